//! The description of the HTTP interface, for programs.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

/// The document, as it is written.
pub(crate) const DOCUMENT: &str = include_str!("openapi.json");

/// The document.
pub(crate) async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT)
}
