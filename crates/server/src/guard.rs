//! What every request passes: headers that protect people, and checks that protect the server.

use std::any::Any;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Lang;

use crate::app::App;
use crate::crowd::household;
use crate::failure::Failure;
use crate::hub::Unavailable;
use crate::identity::language;
use crate::metrics::Answers;

/// Everything comes from here: no script, style or picture from anywhere else, and nothing written into the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

/// Lets a request through, or not, and sees to it that its answer is safe to show.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let address = address(&app, peer.ip(), request.headers());
    request.extensions_mut().insert(Address(address));
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = match check(&app, address, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    protect(response.headers_mut(), app.config.is_secure());
    let status = response.status().as_u16();
    app.hub.metrics.answers.get_or_create(&Answers { status }).inc();
    tracing::debug!(%method, path, status, ms = began.elapsed().as_millis() as u64, "answered");
    response
}

/// The address of whoever sent a request.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

fn address(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded =
        || headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?.rsplit(',').next();
    let named = app.config.behind_proxy.then(forwarded).flatten();
    household(named.and_then(|text| text.trim().parse().ok()).unwrap_or(peer))
}

fn check(app: &App, address: IpAddr, request: &Request) -> Result<(), Failure> {
    let lang = language(request.headers(), None);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let opens_socket = request.uri().path() == "/ws";
    if (changes || opens_socket) && !is_own_page(app, request.headers()) {
        return Err(Failure::new(StatusCode::FORBIDDEN, "foreign-page", lang));
    }
    if changes && !app.requests.allows(address, app.hub.limits.requests) {
        return Err(Failure::too_many("too-many-requests", lang));
    }
    Ok(())
}

/// Whether a request comes from a page of ours, or from a program: browsers always say from which page.
fn is_own_page(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Some(host) = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host)
    else {
        return false;
    };
    let named = headers.get(HOST).and_then(|host| host.to_str().ok());
    let url = app.config.url();
    named == Some(host) || url.split_once("://").is_some_and(|(_, own)| own == host)
}

fn protect(headers: &mut HeaderMap, secure: bool) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if secure {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// A handler lost its head: whoever asked is told, and nobody else notices. The hook has logged why.
pub(crate) fn lost_its_head(_: Box<dyn Any + Send>) -> Response {
    Failure::unavailable(Unavailable::Now, Lang::default()).into_response()
}

/// Something is here, but not for this method.
pub(crate) async fn method(headers: HeaderMap) -> Failure {
    Failure::new(StatusCode::METHOD_NOT_ALLOWED, "method", language(&headers, None))
}
