//! The server: people, tables over WebSocket and HTTP, bots that think, limits, and the page.
//!
//! The key decision is that **a node owns nothing**. Whatever it has in memory was read from the store and can be
//! thrown away; whatever it tells was written there before. So nodes can be killed, added and restarted while
//! people play, and the only thing that a node adds to [`session`] and [`store`] is the driver loop between them: decide,
//! append, apply, tell (`room`).
//!
//! The second decision is that **what takes long never stands in the way**: bots think on threads of their own, in
//! turns by owner (`thinkers`); a client that cannot keep up is cut off and comes back for what it missed; a
//! table that nobody looks at is put away.
//!
//! | module | what it holds |
//! |---|---|
//! | `room`, `audience`, `hub` | one table in memory; who looks at it; all of them, and the news of other nodes |
//! | `socket`, `api`, `openapi` | clients over WebSocket; over HTTP; how that is described |
//! | `identity`, `secret` | who somebody is; tokens and codes |
//! | `settings`, `history` | what somebody prefers; how their games ended |
//! | `thinkers` | bots |
//! | `analyses` | what can be learned from finished games |
//! | `door`, `guard` | what every connection passes, and every request |
//! | `crowd`, `rate`, [`limits`] | counting who is there, and how often; how much |
//! | `site`, `pages`, `assets` | where pages are; how they are rendered; what they are made of |
//! | `health`, `metrics` | for whoever watches the server |
//! | `reach` | for whom a link works |
//! | `app`, `config`, `files`, `input`, `failure`, `words` | the rest |

mod analyses;
mod api;
mod app;
mod assets;
mod audience;
mod clock;
mod config;
mod crowd;
mod door;
mod failure;
mod files;
mod guard;
mod health;
mod history;
mod hub;
mod identity;
mod input;
mod keepsake;
pub mod limits;
mod metrics;
mod openapi;
mod pages;
mod rate;
mod reach;
mod room;
mod secret;
mod settings;
mod site;
mod socket;
mod thinkers;
mod words;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::app::App;
use crate::clock::now;
pub use crate::config::Config;
use crate::crowd::Crowd;
use crate::door::Door;
pub use crate::files::open_files;
use crate::hub::Hub;
pub use crate::limits::Limits;
use crate::limits::{GOODBYE, POLL, SILENCE, SPARE, SPARE_IN_ALL, SWEEP};

/// Why a server did not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// It cannot listen there.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// Its database does not open.
    #[error("the database does not open: {0}")]
    Store(#[from] store::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    /// Ends when the last socket has gone.
    idle: mpsc::Receiver<()>,
    app: Arc<App>,
    serving: JoinHandle<io::Result<()>>,
    beside: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts a server: it answers when this returns.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let listening = TcpListener::bind(config.address).await;
        let listener = listening.map_err(|error| StartError::Listen(config.address, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(config.address, error))?;
        let config = Config { address, ..config };
        let store = store::open(&config.database).await?;
        let hub = Hub::new(store, config.is_shared(), config.limits.clone(), Arc::default());
        let (stop, stopped) = watch::channel(false);
        let (busy, idle) = mpsc::channel(1);
        let app = App::new(hub, config, stopped.clone(), busy);
        let beside = beside(&app);
        let service = app::router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
        let goodbye = async move {
            let mut stopped = stopped;
            let _or_dropped = stopped.wait_for(|stop| *stop).await;
        };
        // Tapping does nothing here, but makes the address known to requests.
        let door = Door::new(listener, crowd(&app.config), SILENCE).tap_io(|_| {});
        let serve = axum::serve(door, service).with_graceful_shutdown(goodbye);
        let serving = tokio::spawn(serve.into_future());
        Ok(Server { address, stop, idle, app, serving, beside })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where people find it.
    pub fn url(&self) -> String {
        self.app.config.url()
    }

    /// Where others in the house find it: nothing if it listens to this machine only, or if it was told where it is found.
    pub fn house(&self) -> Vec<String> {
        let config = &self.app.config;
        let found =
            reach::house().into_iter().filter(|ip| config.public_url.is_none() && config.listens_to(*ip));
        found.map(|ip| reach::url_at(ip, self.address.port())).collect()
    }

    /// Stops: nobody new is let in, what is being written is finished, everybody is told, the store is closed.
    pub async fn stop(self) {
        let Server { stop, mut idle, app, serving, beside, .. } = self;
        stop.send_replace(true);
        beside.iter().for_each(JoinHandle::abort);
        let store = Arc::clone(&app.hub.store);
        drop(app);
        let quiet = async {
            let _ended = serving.await;
            while idle.recv().await.is_some() {}
        };
        if tokio::time::timeout(GOODBYE, quiet).await.is_err() {
            tracing::warn!("some connections did not say goodbye");
        }
        store.close().await;
    }
}

/// Who may be at the door: as many as may have sockets, and some more for pages. Behind a proxy all come from there.
fn crowd(config: &Config) -> Arc<Crowd> {
    let limits = &config.limits;
    let per_address = if config.behind_proxy { u64::MAX } else { limits.connections_per_address + SPARE };
    Crowd::new(per_address, limits.connections + SPARE_IN_ALL)
}

/// What goes on beside the requests.
fn beside(app: &Arc<App>) -> Vec<JoinHandle<()>> {
    let mut tasks = vec![tokio::spawn(sweep(Arc::clone(app)))];
    if app.hub.shared {
        tasks.push(tokio::spawn(Arc::clone(&app.hub).follow(app.hub.store.watch())));
        tasks.push(tokio::spawn(poll(Arc::clone(&app.hub))));
    }
    tasks
}

/// News may get lost: now and then everything is looked at.
async fn poll(hub: Arc<Hub>) {
    loop {
        tokio::time::sleep(POLL).await;
        let _next_time = hub.refresh_all().await;
        let _next_time = hub.note_presence().await;
    }
}

/// Wakes tables up that wait for bots, and puts away what nobody needs.
async fn sweep(app: Arc<App>) {
    const HOUR: Duration = Duration::from_hours(1);
    let limits = app.hub.limits.clone();
    let mut deleted = tokio::time::Instant::now();
    loop {
        if let Err(error) = app.hub.wake_stalled().await {
            tracing::warn!(%error, "stalled tables could not be looked for");
        }
        app.tidy();
        app.hub.put_away(Duration::from_secs(60 * limits.idle_minutes));
        if deleted.elapsed() > HOUR {
            deleted = tokio::time::Instant::now();
            let before = now().0.saturating_sub(limits.open_days * 24 * 3_600_000);
            let _next_time = app.hub.store.put_away(store::Time(before as i64)).await;
        }
        tokio::time::sleep(SWEEP).await;
    }
}
