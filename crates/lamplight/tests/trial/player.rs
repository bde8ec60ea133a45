//! Somebody at a table, on a device that loses its connection: it comes back, and says again what was not answered.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rand::RngExt;
use serde_json::{Value, json};
use table::Rng;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::known::Known;
use crate::tally::Tally;
use crate::whim::{self, Temper};

/// After so long without a word the connection is taken for dead.
const SILENCE: Duration = Duration::from_secs(3);
/// So often somebody asks whether there is something new, if nothing is heard.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How many commands may be on their way at once.
const AT_ONCE: usize = 2;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Who somebody is, and which table they are at.
#[derive(Clone)]
pub(crate) struct Ticket {
    pub(crate) name: String,
    pub(crate) cookie: String,
    pub(crate) table: String,
    pub(crate) invite: String,
}

pub(crate) struct Player {
    pub(crate) ticket: Ticket,
    /// In which language and what space they are told, if in any.
    look: Value,
    /// How they are; spectators want nothing.
    temper: Option<Temper>,
    /// With the eyes of which seat they want to look.
    seat: Option<u64>,
    pub(crate) known: Option<Known>,
    /// Everything they ever wanted done, by id.
    pub(crate) sent: BTreeMap<String, Value>,
    /// Ids without an answer, and the messages to be sent again.
    pending: Vec<(String, String)>,
    /// Commands that were carried out, and the `n` that they led to.
    pub(crate) acknowledged: Vec<(String, u64)>,
    misses: bool,
    /// Whether the node could not do what was asked: which of it is not said, so everything is said again.
    hangs_up: bool,
    /// Whether the game is over and everything they wanted is answered.
    pub(crate) through: watch::Sender<bool>,
    /// The `n` at which nothing more will happen, once it is known.
    last: watch::Receiver<Option<u64>>,
    rng: Rng,
}

/// Where they play.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) line: SocketAddr,
    /// Whether there is still a storm.
    pub(crate) storm: watch::Receiver<bool>,
    pub(crate) tally: Tally,
}

impl Player {
    pub(crate) fn new(
        ticket: Ticket,
        look: Value,
        temper: Option<Temper>,
        last: watch::Receiver<Option<u64>>,
        rng: Rng,
    ) -> Player {
        Player {
            ticket,
            look,
            temper,
            seat: None,
            known: None,
            sent: BTreeMap::new(),
            pending: Vec::new(),
            acknowledged: Vec::new(),
            misses: false,
            hangs_up: false,
            through: watch::Sender::new(false),
            last,
            rng,
        }
    }

    /// Asks to be told of the table, from where they are.
    pub(crate) fn watch(&self) -> Value {
        let mut watch = json!({ "table": self.ticket.table, "invite": self.ticket.invite });
        watch["n"] = json!(self.known.as_ref().map(|known| known.n));
        watch["seat"] = json!(self.seat);
        for (key, value) in self.look.as_object().expect("an object") {
            watch[key] = value.clone();
        }
        json!({ "watch": watch })
    }

    fn is_through(&self) -> bool {
        self.pending.is_empty() && self.known.as_ref().is_some_and(|known| known.phase() == "over")
    }

    /// Plays until the game is over, says so, and then until there is nothing more to hear.
    pub(crate) async fn play(mut self, around: Surroundings) -> Player {
        while !self.knows_all() {
            if let Ok(mut socket) = self.connect(around.line).await {
                self.talk(&mut socket, &around).await;
            }
            tokio::time::sleep(Duration::from_millis(self.rng.random_range(5..80))).await;
        }
        self
    }

    fn knows_all(&self) -> bool {
        let last = *self.last.borrow();
        self.is_through() && self.known.as_ref().map(|known| known.n) >= last && last.is_some()
    }

    async fn connect(&self, line: SocketAddr) -> Result<Socket, String> {
        let mut request = format!("ws://{line}/ws").into_client_request().expect("an address");
        request.headers_mut().insert("cookie", self.ticket.cookie.parse().expect("plain"));
        let connected = timeout(SILENCE, connect_async(request)).await.map_err(|_| "nobody answers")?;
        connected.map(|(socket, _)| socket).map_err(|error| error.to_string())
    }

    /// Hears and says until the connection is lost, or there is nothing more to hear.
    async fn talk(&mut self, socket: &mut Socket, around: &Surroundings) {
        let (mut heard, mut asked) = (Instant::now(), Instant::now());
        let mut out: Vec<String> = vec![self.watch().to_string()];
        if !self.pending.is_empty() {
            around.tally.add("sent again", self.pending.len());
            out.extend(self.pending.iter().map(|(_, text)| text.clone()));
        }
        self.hangs_up = false;
        while !self.knows_all() && !self.hangs_up && heard.elapsed() < SILENCE {
            for text in out.drain(..) {
                if !matches!(timeout(SILENCE, socket.send(Message::text(text))).await, Ok(Ok(()))) {
                    return;
                }
            }
            let pause = Duration::from_millis(self.rng.random_range(2..30));
            match timeout(pause, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    heard = Instant::now();
                    self.hear(&serde_json::from_str(&text).expect("nodes send JSON"));
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return,
                Ok(Some(Ok(_))) => {}
                Err(_) => out.extend(self.begin(*around.storm.borrow())),
            }
            if self.turns_head() || self.misses || asked.elapsed() > HEARTBEAT {
                self.misses = false;
                asked = Instant::now();
                out.push(self.watch().to_string());
            }
            let is_through = self.is_through();
            self.through.send_if_modified(|through| !std::mem::replace(through, is_through) && is_through);
        }
    }

    fn hear(&mut self, message: &Value) {
        if let Some(state) = message.get("state") {
            self.misses |= !Known::hear(&mut self.known, state);
        } else if let Some(done) = message.get("done") {
            let n = done["n"].as_u64().expect("a number");
            let settled = self.settle(done);
            self.acknowledged.extend(settled.map(|id| (id, n)));
        } else if let Some(refused) = message.get("refused") {
            self.settle(refused);
            self.misses |= !Known::hear(&mut self.known, &refused["state"]);
        } else if let Some(bad) = message.get("bad") {
            // The seat that they looked with is not theirs any more; or the node cannot do it at the moment.
            match bad["why"].as_str() {
                Some("foreign-seat") => (self.seat, self.known, self.misses) = (None, None, true),
                _ => self.hangs_up = true,
            }
        }
    }

    /// A command has its answer: the first one counts.
    fn settle(&mut self, answer: &Value) -> Option<String> {
        let place = self.pending.iter().position(|(id, _)| *id == answer["id"])?;
        Some(self.pending.remove(place).0)
    }

    /// Whether another of their seats is to act than the one with whose eyes they look. Then they begin anew with
    /// those.
    fn turns_head(&mut self) -> bool {
        let other = self.known.as_ref().and_then(Known::other_seat);
        if other.is_some() {
            (self.seat, self.known) = (other, None);
        }
        other.is_some()
    }

    /// Whatever comes to their mind. Once the game is over, they want nothing more.
    fn begin(&mut self, storm: bool) -> Option<String> {
        let known = self.known.as_ref().filter(|known| known.phase() != "over")?;
        let temper = if storm { self.temper? } else { self.temper.map(|_| Temper::Dutiful)? };
        if self.pending.len() >= AT_ONCE {
            return None;
        }
        let deed = whim::deed(known, temper, &mut self.rng)?;
        let id = format!("{} {}", self.ticket.name, self.sent.len());
        let text = json!({ "command": { "id": id, "n": known.n, "do": deed } }).to_string();
        self.sent.insert(id.clone(), deed);
        self.pending.push((id, text.clone()));
        Some(text)
    }
}
