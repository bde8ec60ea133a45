//! All tables that this node has in memory, and what they need: the store, bots, the news of other nodes.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use session::protocol::{Command, Deed};
use session::{Decision, Entry, Errand, Founding, Moment, PersonId, Refusal, Table, Who};
use store::{Change, Error, Event, Listed, NewTable, Private, State, Store, Summary, TableId};
use table::{Seat, Secret};

use crate::clock::now;
use crate::limits::{ATTEMPTS, Limits, OTHER_NODE};
use crate::metrics::Metrics;
use crate::room::{Room, summary};
use crate::secret::{self, Token};
use crate::thinkers::Thinkers;

/// Why the server cannot do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unavailable {
    /// Not at the moment: the store does not answer, or there is too much to do.
    #[error("the server cannot do that at the moment")]
    Now,
    /// Never again: the table was begun under rules that have changed since.
    #[error("the table was begun under earlier rules")]
    Former,
}

impl Unavailable {
    /// The word for programs.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Unavailable::Now => "unavailable",
            Unavailable::Former => "former-rules",
        }
    }
}

impl From<Error> for Unavailable {
    fn from(error: Error) -> Unavailable {
        tracing::warn!(%error, "the store failed");
        Unavailable::Now
    }
}

/// What only the table itself may know.
#[derive(Serialize, Deserialize)]
struct Hidden {
    /// Of the dice.
    secret: String,
    /// Of the invite. It is kept as it is, so that the host can be shown the link again.
    key: String,
}

/// All tables in memory.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) thinkers: Thinkers,
    /// Whether other nodes write to the same store.
    pub(crate) shared: bool,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

impl Hub {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        shared: bool,
        limits: Limits,
        metrics: Arc<Metrics>,
    ) -> Arc<Hub> {
        let thinkers = Thinkers::start(&limits, Arc::clone(&metrics));
        Arc::new(Hub { store, limits, metrics, thinkers, shared, rooms: Mutex::default() })
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_memory(&self, id: TableId) -> Option<Arc<Room>> {
        self.rooms().get(&id).cloned()
    }

    /// The table of this id, if it is in memory but not as long as it should be.
    fn behind(&self, id: TableId, length: u64) -> Option<Arc<Room>> {
        self.in_memory(id).filter(|room| room.length() < length)
    }

    /// Every table in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    /// The table of this id, if there is one.
    pub(crate) async fn room(self: &Arc<Self>, id: TableId) -> Result<Option<Arc<Room>>, Unavailable> {
        if let Some(room) = self.in_memory(id) {
            return Ok(Some(room));
        }
        let Some(listed) = self.store.table(id).await? else { return Ok(None) };
        let read = self.read(id).await;
        if read.as_ref().is_err_and(|&why| why == Unavailable::Former) {
            self.close_former(listed).await?;
            return Err(Unavailable::Former);
        }
        let Some((hidden, table)) = read? else { return Ok(None) };
        let key = Token::parse(&hidden.key).ok_or(Unavailable::Now)?;
        let room = self.keep(Room::new(id, listed.code, key, table));
        room.refresh(self).await?;
        Ok(Some(room))
    }

    /// Takes a table that was begun under earlier rules off all lists of games to be played: nobody has to move there, and
    /// no bot has to think. What happened there stays written down, and a result stays in its players' histories.
    async fn close_former(&self, listed: Listed) -> Result<(), Unavailable> {
        if listed.summary.state == State::Finished {
            return Ok(());
        }
        let summary = Summary { state: State::Finished, acting: Vec::new(), ..listed.summary };
        match self.store.append(listed.id, listed.length, Vec::new(), summary).await {
            // Another node was faster.
            Ok(()) | Err(Error::Conflict { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Keeps a table in memory, unless somebody else was faster.
    fn keep(&self, room: Room) -> Arc<Room> {
        let mut rooms = self.rooms();
        let kept = Arc::clone(rooms.entry(room.id).or_insert_with(|| Arc::new(room)));
        self.metrics.tables.set(rooms.len() as i64);
        kept
    }

    /// Drops a table from memory: the next who comes reads it anew.
    pub(crate) fn drop_room(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        if rooms.get(&room.id).is_some_and(|kept| Arc::ptr_eq(kept, room)) {
            rooms.remove(&room.id);
        }
        self.metrics.tables.set(rooms.len() as i64);
    }

    /// Puts tables away that nobody has looked at for so long.
    pub(crate) fn put_away(&self, idle: Duration) {
        let mut rooms = self.rooms();
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(idle));
        rooms.shrink_to_fit();
        self.metrics.tables.set(rooms.len() as i64);
    }

    /// The table as the store has it.
    pub(crate) async fn read_table(&self, id: TableId) -> Result<Table, Unavailable> {
        self.read(id).await?.map(|(_, table)| table).ok_or(Unavailable::Now)
    }

    async fn read(&self, id: TableId) -> Result<Option<(Hidden, Table)>, Unavailable> {
        let Some(private) = self.store.private(id).await? else { return Ok(None) };
        let events = self.store.read(id, 0).await?;
        let corrupt = |error: String| {
            tracing::error!(table = %id, %error, "a table cannot be read");
            Unavailable::Now
        };
        let hidden: Hidden =
            serde_json::from_slice(&private.0).map_err(|error| corrupt(error.to_string()))?;
        let secret = Secret::parse(&hidden.secret).ok_or_else(|| corrupt("no secret".to_owned()))?;
        let entries: Result<Vec<Entry>, _> =
            events.iter().map(|event| serde_json::from_slice(&event.data)).collect();
        let entries = entries.map_err(|error| corrupt(error.to_string()))?;
        if session::is_former(&entries) {
            return Err(Unavailable::Former);
        }
        let table = Table::replay(session::TableId(id.to_string()), secret, entries);
        Ok(Some((hidden, table.map_err(|error| corrupt(error.to_string()))?)))
    }

    /// Opens a table, with somebody sitting down at once if they like.
    pub(crate) async fn open(
        self: &Arc<Self>,
        founding: Founding,
        sit: Option<(&Who, Vec<Seat>)>,
    ) -> Result<Result<Arc<Room>, Refusal>, Unavailable> {
        let id = TableId::new(now().into(), secret::random());
        let hidden = founding.secret().map_or_else(Secret::draw, Ok).map_err(|_| Unavailable::Now)?;
        let begun = begin(id, founding, &hidden, sit);
        let (table, entries) = match begun {
            Ok(begun) => begun,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let key = Token::draw();
        let private = Hidden { secret: hidden.reveal(), key: key.reveal() };
        let mut new = NewTable {
            id,
            code: secret::draw_code(),
            private: Private(serde_json::to_vec(&private).expect("plain data")),
            summary: summary(&table),
            events: entries.iter().map(|entry| serde_json::to_vec(entry).expect("plain data")).collect(),
            created: now().into(),
        };
        let mut attempts = ATTEMPTS;
        while let Err(error) = self.store.create(new.clone()).await {
            attempts -= 1;
            match error {
                // Codes are short enough to meet.
                Error::Taken(_) if attempts > 0 => new.code = secret::draw_code(),
                error => return Err(error.into()),
            }
        }
        let room = self.keep(Room::new(id, new.code, key, table));
        room.arrange(self, &mut *room.lock().await, true);
        Ok(Ok(room))
    }

    /// Takes a person's name, and what they wrote, out of every table where they have had a seat. What was done is
    /// done: if this fails midway, the next attempt goes on with the rest.
    pub(crate) async fn forget(self: &Arc<Self>, person: store::PersonId) -> Result<(), Unavailable> {
        let who = PersonId(person.to_string());
        loop {
            let tables = self.store.visited(person).await?;
            if tables.is_empty() {
                return Ok(());
            }
            for table in tables {
                match self.room(table).await {
                    Ok(Some(room)) => room.forget(self, &who).await?,
                    Ok(None) | Err(Unavailable::Former) => {}
                    Err(why) => return Err(why),
                }
                let events = self.store.read(table, 0).await?;
                self.store.redact(table, person, redacted(events, &who)).await?;
            }
        }
    }

    /// Lets a bot think, and act. Other nodes than the one where the last move was made give that one time.
    pub(crate) fn think(
        self: &Arc<Self>,
        room: &Arc<Room>,
        question: (Seat, u64),
        errand: Errand,
        owner: PersonId,
        at_once: bool,
    ) {
        let (hub, room) = (Arc::clone(self), Arc::clone(room));
        tokio::spawn(async move {
            if !at_once {
                tokio::time::sleep(OTHER_NODE).await;
                if !room.still_asks(question).await {
                    return;
                }
            }
            let thought = hub.thinkers.think(&owner, move |budget| errand.think(budget)).await.ok();
            if thought.is_none() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            let _everybody_was_sent_away = room.bot_decided(&hub, question, thought).await;
        });
    }

    /// Follows the news of other nodes, until the store is closed.
    pub(crate) async fn follow(self: Arc<Self>, mut news: store::Watch) {
        while let Some(change) = news.next().await {
            match change {
                Change::Grew { table, length } => {
                    if let Some(room) = self.behind(table, length) {
                        let hub = Arc::clone(&self);
                        tokio::spawn(async move { room.refresh_to(&hub, length).await });
                    }
                }
                Change::Resync => {
                    let _the_poll_comes_soon = self.refresh_all().await;
                }
            }
        }
    }

    /// Reads on at every table in memory that has grown.
    pub(crate) async fn refresh_all(self: &Arc<Self>) -> Result<(), Unavailable> {
        let ids: Vec<TableId> = self.rooms().keys().copied().collect();
        for (table, length) in self.store.lengths(&ids).await? {
            if let Some(room) = self.behind(table, length) {
                let _it_is_dropped_then = room.refresh_to(self, length).await;
            }
        }
        Ok(())
    }

    /// Thinks for bots of tables that have been waiting for them: the node that did may be gone. Where there are no
    /// other nodes, nobody else can be at it.
    pub(crate) async fn wake_stalled(self: &Arc<Self>) -> Result<(), Unavailable> {
        let patience = if self.shared { OTHER_NODE } else { Duration::ZERO };
        let before = store::Time(now().0 as i64 - patience.as_millis() as i64);
        for id in self.store.stalled(before).await? {
            if let Ok(Some(room)) = self.room(id).await {
                room.arrange(self, &mut *room.lock().await, false);
            }
        }
        Ok(())
    }

    /// Notes for other nodes who is here.
    pub(crate) async fn note_presence(&self) -> Result<(), Unavailable> {
        let mut here = HashSet::new();
        for room in self.all() {
            here.extend(
                room.here().await.iter().filter_map(|person| person.0.parse::<store::PersonId>().ok()),
            );
        }
        let here: Vec<store::PersonId> = here.into_iter().collect();
        Ok(self.store.saw(&here, now().into()).await?)
    }
}

/// Those events that name somebody, without the name.
fn redacted(events: Vec<Event>, person: &PersonId) -> Vec<Event> {
    let without = |Event { n, data }: Event| {
        let mut entry: Entry = serde_json::from_slice(&data).ok()?;
        entry.forget(person).then(|| Event { n, data: serde_json::to_vec(&entry).expect("plain data") })
    };
    events.into_iter().filter_map(without).collect()
}

/// A new table and its first entries.
fn begin(
    id: TableId,
    founding: Founding,
    secret: &Secret,
    sit: Option<(&Who, Vec<Seat>)>,
) -> Result<(Table, Vec<Entry>), Refusal> {
    let mut entries = vec![founding.open(secret, now().into())?];
    let replay = |entries: &[Entry]| {
        let id = session::TableId(id.to_string());
        Table::replay(id, secret.clone(), entries.to_vec()).expect("what was decided can be played")
    };
    let table = replay(&entries);
    let Some((who, seats)) = sit else { return Ok((table, entries)) };
    let command = Command { id: "open".to_owned(), n: table.n(), deed: Deed::Sit { seats, nonce: None } };
    if let Decision::Record(more) = table.decide(who, &command, Moment { now: now().into(), away: &[] })? {
        entries.extend(more);
    }
    Ok((replay(&entries), entries))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_that_nobody_looks_at_is_put_away_and_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = store::open(&format!("sqlite:{}", folder.path().join("hub.db").display())).await;
        let hub = Hub::new(store.expect("it opens"), false, Limits::default(), Arc::default());
        let terms = serde_json::from_value(serde_json::json!({ "game": "glux" })).expect("terms");
        let host = PersonId("0".repeat(32));
        let room =
            hub.open(Founding::new(terms, host), None).await.expect("it is there").expect("it is allowed");
        let (id, n) = (room.id, room.length());
        hub.put_away(Duration::ZERO);
        assert_eq!(hub.all().len(), 1, "somebody holds it");
        drop(room);
        hub.put_away(Duration::from_mins(1));
        assert_eq!(hub.all().len(), 1, "it was just used");
        hub.put_away(Duration::ZERO);
        assert_eq!(hub.all().len(), 0);
        let again = hub.room(id).await.expect("it is there").expect("it is stored");
        assert_eq!((again.length(), hub.all().len()), (n, 1));
    }
}
