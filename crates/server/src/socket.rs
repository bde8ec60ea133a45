//! A socket: one client, who watches one table and sends commands.
//!
//! One task reads and writes in turns. What takes long, advice above all, is done by other tasks and comes back
//! through the same outbox as everything that the table tells, so nothing overtakes anything.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use session::protocol::{Bad, Command, FromClient, Preview, ToClient, Watch, Why};
use session::{PersonId, Refusal, Who};
use store::{Person, TableId};
use table::Lang;
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::audience::{Watching, encode};
use crate::failure::say;
use crate::limits::{OUTBOX, PING, SILENCE, SLOW, WINDOW};
use crate::rate::Window;
use crate::room::{Guest, Room};
use crate::secret::Token;

/// A client.
pub(crate) struct Client {
    app: Arc<App>,
    id: u64,
    person: Option<Person>,
    lang: Lang,
    out: Sender<Utf8Bytes>,
    place: Option<Place>,
    window: Window,
    /// Whether an answer found no room among the messages that wait.
    behind: bool,
}

/// Where a client is.
struct Place {
    room: Arc<Room>,
    watching: Watching,
}

impl Place {
    /// Waits until the table does not tell the client any more, if there is one.
    async fn cut_off(place: Option<&mut Place>) {
        match place {
            Some(place) => drop((&mut place.watching.told).await),
            None => std::future::pending().await,
        }
    }
}

/// Why a socket is closed.
type Goodbye = Option<(u16, &'static str)>;

/// The client did not keep up, or its table was dropped: whoever comes back is told everything.
const COME_BACK: (u16, &str) = (close_code::AGAIN, "come back");

/// Serves a socket until it is closed, by either side.
pub(crate) async fn serve(app: Arc<App>, mut socket: WebSocket, person: Option<Person>, lang: Lang) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let (out, mut outbox) = mpsc::channel(OUTBOX);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let window = Window::new();
    let mut client =
        Client { app: Arc::clone(&app), id, person, lang, out, place: None, window, behind: false };
    app.hub.metrics.sockets.inc();
    let goodbye = client.talk(&mut socket, &mut outbox).await;
    client.depart().await;
    if let Some((code, reason)) = goodbye {
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        let _already_gone = timeout(Duration::from_secs(2), part(&mut socket, close)).await;
    }
    app.hub.metrics.sockets.dec();
}

/// Says goodbye and hears the client out: what it has just said would else break the connection before it has read why.
async fn part(socket: &mut WebSocket, close: Message) {
    if socket.send(close).await.is_ok() {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}

/// Sends a message and all that wait behind it, together: an answer mostly follows the news of what it answers.
async fn sends(socket: &mut WebSocket, text: Utf8Bytes, outbox: &mut Receiver<Utf8Bytes>) -> bool {
    let mut next = Some(text);
    leaves(async {
        while let Some(text) = next {
            socket.feed(Message::Text(text)).await?;
            next = outbox.try_recv().ok();
        }
        socket.flush().await
    })
    .await
}

/// Whether something was sent. A client that does not take it off our hands is not waited for.
async fn leaves(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(timeout(SLOW, sending).await, Ok(Ok(())))
}

/// Waits until the server stops.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _or_gone = stop.wait_for(|stop| *stop).await;
}

impl Client {
    async fn talk(&mut self, socket: &mut WebSocket, outbox: &mut Receiver<Utf8Bytes>) -> Goodbye {
        let mut stop = self.app.stop.clone();
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                biased;
                Some(text) = outbox.recv() => {
                    if !sends(socket, text, outbox).await {
                        return None;
                    }
                }
                () = Place::cut_off(self.place.as_mut()) => return Some(COME_BACK),
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => match self.hear(message).await {
                            ControlFlow::Continue(()) if self.behind => return Some(COME_BACK),
                            ControlFlow::Continue(()) => {}
                            ControlFlow::Break(goodbye) => return goodbye,
                        },
                        Some(Err(_)) => return Some((close_code::SIZE, "a message has at most 8 KiB")),
                        None => return None,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE || !leaves(socket.send(Message::Ping(Bytes::new()))).await {
                        return None;
                    }
                }
                () = stopped(&mut stop) => return Some((close_code::RESTART, "the server restarts")),
            }
        }
    }

    async fn hear(&mut self, message: Message) -> ControlFlow<Goodbye> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return ControlFlow::Continue(()),
            Message::Close(_) => return ControlFlow::Break(None),
            Message::Binary(_) => {
                return ControlFlow::Break(Some((close_code::UNSUPPORTED, "messages are text")));
            }
        };
        if !self.window.allows(self.allowance(), WINDOW) {
            self.app.hub.metrics.cut_off.inc();
            return ControlFlow::Break(Some((close_code::POLICY, "too many messages: slow down")));
        }
        match FromClient::parse(&text) {
            Ok(FromClient::Watch(watch)) => self.watch(&watch).await,
            Ok(FromClient::Command(command)) => self.command(command),
            Ok(FromClient::Preview(ask)) => self.preview(&ask).await,
            Ok(FromClient::Why(ask)) => self.why(&ask).await,
            Err(error) => {
                self.app.hub.metrics.bad_messages.inc();
                self.answer(&ToClient::Bad(Bad { why: "message", say: error.to_string() }));
            }
        }
        ControlFlow::Continue(())
    }

    fn allowance(&self) -> u64 {
        let limits = &self.app.hub.limits;
        let has_seat = self.place.as_ref().is_some_and(|place| place.watching.seated.load(Ordering::Relaxed));
        if has_seat { limits.messages_playing } else { limits.messages_watching }
    }

    fn answer(&mut self, message: &ToClient) {
        self.behind |= self.out.try_send(encode(message)).is_err();
    }

    fn refuse(&mut self, why: &'static str) {
        self.answer(&ToClient::Bad(Bad { why, say: say(why, self.lang) }));
    }

    async fn watch(&mut self, watch: &Watch) {
        self.depart().await;
        self.lang = watch.lang.unwrap_or(self.lang);
        let Ok(id) = watch.table.0.parse::<TableId>() else { return self.refuse("no-such-table") };
        let hub = Arc::clone(&self.app.hub);
        let room = match hub.room(id).await {
            Ok(Some(room)) => room,
            Ok(None) => return self.refuse("no-such-table"),
            Err(why) => return self.refuse(why.code()),
        };
        let person = self.person.as_ref().map(|person| PersonId(person.id.to_string()));
        let guest = Guest { person, key: watch.invite.as_deref().and_then(Token::parse) };
        match room.watch(&hub, self.id, guest, watch, self.out.clone()).await {
            Ok(Ok(watching)) => self.place = Some(Place { room, watching }),
            Ok(Err(refusal)) => {
                self.answer(&ToClient::Bad(Bad { why: refusal.code(), say: refusal.say(self.lang) }));
            }
            Err(why) => self.refuse(why.code()),
        }
    }

    fn command(&mut self, command: Command) {
        let (Some(place), Some(person)) = (&self.place, &self.person) else {
            return self.refuse(if self.place.is_none() { "watch-first" } else { "no-person" });
        };
        let who = Who {
            person: PersonId(person.id.to_string()),
            name: person.name.clone(),
            invited: place.watching.viewer.invited,
            lang: self.lang,
        };
        let (app, room, viewer) =
            (Arc::clone(&self.app), Arc::clone(&place.room), place.watching.viewer.clone());
        let (out, lang) = (self.out.clone(), self.lang);
        tokio::spawn(async move {
            let answer = room.perform(&app.hub, &who, &viewer, &command).await;
            let answer = answer
                .unwrap_or_else(|why| ToClient::Bad(Bad { why: why.code(), say: say(why.code(), lang) }));
            // No more wait here than messages are allowed.
            let _gone = out.send(encode(&answer)).await;
        });
    }

    async fn preview(&mut self, ask: &Preview) {
        let Some(place) = &self.place else { return self.refuse("watch-first") };
        let previewed = place.room.preview(&place.watching.viewer, ask).await;
        self.answer_or_refuse(previewed);
    }

    async fn why(&mut self, ask: &Why) {
        let Some(place) = &self.place else { return self.refuse("watch-first") };
        let reason = place.room.why(&place.watching.viewer, ask).await;
        self.answer_or_refuse(reason);
    }

    fn answer_or_refuse(&mut self, answer: Result<ToClient, Refusal>) {
        match answer {
            Ok(answer) => self.answer(&answer),
            Err(refusal) => {
                self.answer(&ToClient::Bad(Bad { why: refusal.code(), say: refusal.say(self.lang) }));
            }
        }
    }

    /// Stops looking at the table.
    async fn depart(&mut self) {
        if let Some(place) = self.place.take() {
            place.room.leave(self.id).await;
        }
    }
}
