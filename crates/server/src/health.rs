//! For whoever watches the server: is it alive, is it ready, how much is going on.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::App;

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "alive\n"
}

/// The store answers too, and the server does not stop: it may be sent requests.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if *app.stop.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    let answer = tokio::time::timeout(Duration::from_secs(2), app.hub.store.by_code("")).await;
    match answer {
        Ok(Ok(_)) => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Everything that is counted, for Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.hub.metrics.text())
}
