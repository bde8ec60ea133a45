//! Everybody who looks at a table, and what they have been told.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use session::protocol::{Present, ToClient};
use session::show::Outlook;
use session::{PersonId, Table, Viewer};
use tokio::sync::mpsc::Sender;
use tokio::sync::oneshot;

/// A message as it goes over the wire.
pub(crate) fn encode(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// Everybody who looks at a table.
pub(crate) struct Audience {
    watchers: Vec<Watcher>,
    /// What they were last told of who is there.
    present: Option<Present>,
    /// When somebody was last seen to leave.
    left: HashMap<PersonId, Instant>,
    /// Since when anybody could be seen.
    since: Instant,
}

/// Somebody who looks at the table.
struct Watcher {
    id: u64,
    viewer: Viewer,
    /// What they have been told.
    n: u64,
    out: Sender<Utf8Bytes>,
    /// Whether they have a seat, as their socket needs to know.
    seated: Arc<AtomicBool>,
    /// When it is dropped, the client knows that it is told nothing any more.
    _tells: oneshot::Sender<()>,
}

/// What a client has of the table that it watches.
pub(crate) struct Watching {
    pub(crate) viewer: Viewer,
    pub(crate) seated: Arc<AtomicBool>,
    /// Ends when the table does not tell this client any more: it was too slow, or the table was dropped.
    pub(crate) told: oneshot::Receiver<()>,
}

/// Whether somebody has a seat.
pub(crate) fn has_seat(table: &Table, viewer: &Viewer) -> bool {
    viewer.person.as_ref().is_some_and(|person| table.chairs().of(person).next().is_some())
}

impl Audience {
    pub(crate) fn new() -> Audience {
        Audience { watchers: Vec::new(), present: None, left: HashMap::new(), since: Instant::now() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// Lets somebody look who has been told `state`, or else is cut off at once.
    pub(crate) fn come(
        &mut self,
        table: &Table,
        (id, viewer): (u64, Viewer),
        state: &ToClient,
        out: Sender<Utf8Bytes>,
    ) -> Watching {
        let (tells, told) = oneshot::channel();
        let seated = Arc::new(AtomicBool::new(has_seat(table, &viewer)));
        if out.try_send(encode(state)).is_ok() {
            let (viewer, seated) = (viewer.clone(), Arc::clone(&seated));
            self.watchers.push(Watcher { id, viewer, n: table.n(), out, seated, _tells: tells });
        }
        self.tell_presence(table, Some(id));
        Watching { viewer, seated, told }
    }

    /// Somebody does not look any more.
    pub(crate) fn go(&mut self, table: &Table, id: u64) {
        self.keep(table, |watcher| watcher.id != id);
    }

    /// Sends everybody away.
    pub(crate) fn clear(&mut self) {
        self.watchers.clear();
    }

    pub(crate) fn spectators(&self, table: &Table) -> usize {
        self.watchers.iter().filter(|watcher| !has_seat(table, &watcher.viewer)).count()
    }

    /// People with a seat who are looking.
    pub(crate) fn seated<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = &'a PersonId> {
        let seated = self.watchers.iter().filter(|watcher| has_seat(table, &watcher.viewer));
        seated.filter_map(|watcher| watcher.viewer.person.as_ref())
    }

    fn is_here(&self, person: &PersonId) -> bool {
        self.watchers.iter().any(|watcher| watcher.viewer.person.as_ref() == Some(person))
    }

    /// Whether somebody is not here and has not been for long, as far as this node knows.
    pub(crate) fn is_gone(&self, person: &PersonId) -> bool {
        let since = self.left.get(person).unwrap_or(&self.since);
        !self.is_here(person) && since.elapsed() >= Duration::from_millis(session::limits::AWAY_MS)
    }

    /// Keeps the watchers that it is to keep, and notes when others who have a seat left.
    fn keep(&mut self, table: &Table, mut is_kept: impl FnMut(&mut Watcher) -> bool) {
        let Audience { watchers, left, .. } = self;
        watchers.retain_mut(|watcher| {
            let kept = is_kept(watcher);
            if !kept && has_seat(table, &watcher.viewer) {
                left.extend(watcher.viewer.person.clone().map(|person| (person, Instant::now())));
            }
            kept
        });
    }

    /// Tells everybody what is new to them, and who is there. Who cannot take it in is cut off, and comes back for what
    /// was missed.
    pub(crate) fn tell(&mut self, table: &Table) {
        // Most who watch a table without a seat are told the same.
        let mut told: Vec<(Outlook, u64, Utf8Bytes)> = Vec::new();
        self.keep(table, |watcher| {
            if watcher.n == table.n() {
                return true;
            }
            let outlook = table.outlook(&watcher.viewer);
            let place = told.iter().position(|(other, n, _)| *other == outlook && *n == watcher.n);
            let place = place.unwrap_or_else(|| {
                let news = encode(&ToClient::State(table.state(&watcher.viewer, Some(watcher.n))));
                told.push((outlook, watcher.n, news));
                told.len() - 1
            });
            watcher.n = table.n();
            watcher.seated.store(has_seat(table, &watcher.viewer), Ordering::Relaxed);
            watcher.out.try_send(told[place].2.clone()).is_ok()
        });
        self.tell_presence(table, None);
    }

    /// Tells everybody who is there, if that has changed; whoever has just come is told in any case.
    pub(crate) fn tell_presence(&mut self, table: &Table, newcomer: Option<u64>) {
        self.keep(table, |watcher| !watcher.out.is_closed());
        let present = table.present(|person| self.is_here(person), self.spectators(table));
        let changed = self.present.as_ref() != Some(&present);
        if changed || newcomer.is_some() {
            let told = encode(&ToClient::Present(present.clone()));
            self.keep(table, |watcher| {
                let is_told = changed || Some(watcher.id) == newcomer;
                !is_told || watcher.out.try_send(told.clone()).is_ok()
            });
            self.present = Some(present);
        }
    }
}
