//! Somebody at a table, on a device that loses its connection: what it hears, and what it asks for again.

use rand::RngExt;
use serde_json::{Value, json};
use session::{TableId, Time, Who};
use table::Rng;

use crate::known::Known;
use crate::node::Line;
use crate::whim::{self, Temper};

/// After so many milliseconds without an answer, a command is sent again.
const PATIENCE: u64 = 1_000;
/// So often it asks whether there is something new.
const HEARTBEAT: u64 = 1_500;
/// After so long without a word, it tries another node.
const SILENCE: u64 = 4_000;
/// How many commands may be on their way at once.
const AT_ONCE: usize = 4;

pub(crate) struct Client {
    pub(crate) who: Who,
    pub(crate) table: TableId,
    index: usize,
    /// In which language it is told, if in any.
    lang: Option<&'static str>,
    pub(crate) temper: Temper,
    /// With the eyes of which seat it wants to look.
    seat: Option<u64>,
    line: Option<Line>,
    lines: u64,
    pub(crate) known: Option<Known>,
    /// Whether it missed something.
    misses: bool,
    commands: u64,
    /// Commands without an answer.
    pub(crate) pending: Vec<Pending>,
    /// Commands that were carried out, and the `n` that they led to.
    pub(crate) acknowledged: Vec<(String, u64)>,
    /// When it last heard something, and when it last asked.
    heard: Time,
    asked: Time,
}

pub(crate) struct Pending {
    pub(crate) id: String,
    text: String,
    sent: Time,
}

impl Client {
    pub(crate) fn new(
        index: usize,
        who: Who,
        table: TableId,
        lang: Option<&'static str>,
        temper: Temper,
    ) -> Client {
        Client {
            who,
            table,
            index,
            lang,
            temper,
            seat: None,
            line: None,
            lines: 0,
            known: None,
            misses: false,
            commands: 0,
            pending: Vec::new(),
            acknowledged: Vec::new(),
            heard: Time::default(),
            asked: Time::default(),
        }
    }

    pub(crate) fn line(&self) -> Option<Line> {
        self.line
    }

    /// Asks to be told of the table, from where it is.
    pub(crate) fn watch(&self) -> Value {
        let n = self.known.as_ref().map(|known| known.n);
        json!({"watch": {"table": self.table, "n": n, "seat": self.seat, "lang": self.lang}})
    }

    /// Takes in a message. Those on a line that it has given up do not reach it.
    pub(crate) fn hear(&mut self, line: Line, text: &str, now: Time) {
        if self.line != Some(line) {
            return;
        }
        self.heard = now;
        let message: Value = serde_json::from_str(text).expect("nodes send JSON");
        if let Some(state) = message.get("state") {
            self.misses |= !Known::hear(&mut self.known, state);
        } else if let Some(done) = message.get("done") {
            let n = done["n"].as_u64().expect("a number");
            let settled = self.settle(done);
            self.acknowledged.extend(settled.map(|id| (id, n)));
        } else if let Some(refused) = message.get("refused") {
            self.settle(refused);
            self.misses |= !Known::hear(&mut self.known, &refused["state"]);
        } else {
            // The node knows nothing of this line, or somebody else has the seat by now.
            self.misses = true;
            if self.seat.take().is_some() {
                self.known = None;
                self.line = None;
            }
        }
    }

    /// A command has its answer: the first one counts.
    fn settle(&mut self, answer: &Value) -> Option<String> {
        let place = self.pending.iter().position(|pending| pending.id == answer["id"])?;
        Some(self.pending.remove(place).id)
    }

    /// The other side of the line has gone.
    pub(crate) fn lose(&mut self, line: Line) {
        if self.line == Some(line) {
            self.sleep();
        }
    }

    /// Hears nothing until it connects again.
    pub(crate) fn sleep(&mut self) {
        self.line = None;
    }

    /// Does whatever it has in mind, and returns what it sends.
    pub(crate) fn act(&mut self, now: Time, nodes: usize, calm: bool, rng: &mut Rng) -> Vec<String> {
        let mut sent = Vec::new();
        let restless = !calm && rng.random_ratio(1, 40);
        if self.line.is_none() || restless || now.since(self.heard) > SILENCE || self.turns_head() {
            self.connect(rng.random_range(0..nodes));
            self.heard = now;
            self.misses = true;
        }
        if self.misses || now.since(self.asked) > HEARTBEAT {
            self.asked = now;
            self.misses = false;
            sent.push(self.watch().to_string());
        }
        sent.extend(self.send_again(now));
        sent.extend(self.begin(now, calm, rng));
        sent
    }

    fn connect(&mut self, node: usize) {
        self.lines += 1;
        self.line = Some(Line { client: self.index, node, number: self.lines });
    }

    /// Whether another of its seats is to act than the one with whose eyes it looks. Then it begins anew with those.
    fn turns_head(&mut self) -> bool {
        let other = self.known.as_ref().and_then(Known::other_seat);
        if other.is_some() {
            (self.seat, self.known) = (other, None);
        }
        other.is_some()
    }

    fn send_again(&mut self, now: Time) -> Vec<String> {
        let late = self.pending.iter_mut().filter(|pending| now.since(pending.sent) > PATIENCE);
        late.map(|pending| {
            pending.sent = now;
            pending.text.clone()
        })
        .collect()
    }

    fn begin(&mut self, now: Time, calm: bool, rng: &mut Rng) -> Option<String> {
        let known = self.known.as_ref().filter(|_| self.pending.len() < AT_ONCE)?;
        let temper = if calm { Temper::Dutiful } else { self.temper };
        let deed = whim::deed(known, temper, rng)?;
        self.commands += 1;
        let id = format!("{}-{}", self.index, self.commands);
        let text = json!({"command": {"id": id, "n": known.n, "do": deed}}).to_string();
        self.pending.push(Pending { id, text: text.clone(), sent: now });
        Some(text)
    }
}
