//! The application: what every request needs, and where requests go.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use tokio::sync::{Semaphore, mpsc, watch};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::analyses::Analyses;
use crate::config::Config;
use crate::crowd::Crowd;
use crate::guard;
use crate::hub::Hub;
use crate::identity::People;
use crate::limits::{BODY_BYTES, DRAWINGS, RECORD_BYTES, WINDOW};
use crate::rate::Windows;
use crate::{api, assets, health, openapi, site};

/// What every request needs.
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) people: People,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) config: Config,
    /// True once the server stops.
    pub(crate) stop: watch::Receiver<bool>,
    /// Held by every socket, so that the server knows when the last one has gone.
    pub(crate) busy: mpsc::Sender<()>,
    pub(crate) requests: Windows<IpAddr>,
    pub(crate) codes: Windows<IpAddr>,
    pub(crate) newcomers: Windows<IpAddr>,
    pub(crate) sockets: Arc<Crowd>,
    /// Whoever draws a whole game holds one of these.
    pub(crate) easels: Semaphore,
}

impl App {
    pub(crate) fn new(
        hub: Arc<Hub>,
        config: Config,
        stop: watch::Receiver<bool>,
        busy: mpsc::Sender<()>,
    ) -> Arc<App> {
        let people = People::new(Arc::clone(&hub.store));
        let analyses = Analyses::new(Arc::clone(&hub), stop.clone());
        let sockets = Crowd::new(hub.limits.connections_per_address, hub.limits.connections);
        Arc::new(App {
            hub,
            people,
            analyses,
            config,
            stop,
            busy,
            requests: Windows::new(WINDOW),
            codes: Windows::new(WINDOW),
            newcomers: Windows::new(Duration::from_hours(1)),
            sockets,
            easels: Semaphore::new(DRAWINGS),
        })
    }

    /// Forgets what is not needed any more.
    pub(crate) fn tidy(&self) {
        self.people.tidy();
        self.requests.tidy();
        self.codes.tidy();
        self.newcomers.tidy();
    }
}

/// What takes whole games, which are longer than other requests.
fn records() -> Router<Arc<App>> {
    Router::new()
        .route("/replay", post(api::replay::of_record))
        .route("/draws", post(api::replay::draws_of_record))
        .route("/picture", post(api::replay::picture_of_record))
        .route("/play-on", post(api::replay::play_on))
        .layer(DefaultBodyLimit::max(RECORD_BYTES))
}

/// Where requests go.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/games", get(api::games::all))
        .route("/me", get(api::me::show).post(api::me::change).delete(api::me::forget))
        .route("/link", post(api::me::link))
        .route("/link/use", post(api::me::use_link))
        .route("/lists", get(api::lists::all))
        .route("/history", get(api::history::show))
        .route("/turns", get(api::history::turns))
        .route("/join", post(api::tables::join))
        .route("/qr", post(api::tables::qr))
        .route("/tables", post(api::tables::open))
        .route("/tables/{id}", get(api::tables::state))
        .route("/tables/{id}/commands", post(api::tables::command))
        .route("/tables/{id}/preview", post(api::tables::preview))
        .route("/tables/{id}/invite", get(api::tables::invite))
        .route("/tables/{id}/record", get(api::tables::record))
        .route("/tables/{id}/replay", get(api::replay::of_table))
        .route("/tables/{id}/draws", get(api::replay::draws_of_table))
        .route("/tables/{id}/picture", get(api::replay::picture_of_table))
        .route("/tables/{id}/best", get(api::history::best))
        .merge(records())
        .route("/tables/{id}/analysis", get(api::analysis::show).post(api::analysis::begin))
        .route("/openapi.json", get(openapi::document));
    let pages = Router::new()
        .route("/", get(site::lobby))
        .route("/new/{game}", get(site::new))
        .route("/rules/{game}", get(site::rules))
        .route("/table/{id}", get(site::table))
        .route("/replay", get(site::replay_file))
        .route("/replay/{id}", get(site::replay))
        .route("/join", get(site::join))
        .route("/me", get(site::me))
        .route("/history", get(site::history))
        .route("/link", get(site::link))
        .route("/about", get(site::about))
        .route("/assets/{version}/{*path}", get(assets::get));
    Router::new()
        .nest("/api", api)
        .merge(pages)
        .layer(CompressionLayer::new())
        .route("/ws", get(api::socket))
        .route("/health", get(health::alive))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(site::missing)
        .method_not_allowed_fallback(guard::method)
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(CatchPanicLayer::custom(guard::lost_its_head))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}
