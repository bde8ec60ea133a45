//! A table in memory, with everybody who looks at it.
//!
//! One lock per table orders everything that happens there, and it is held until what was decided is durable. So
//! nobody is told of anything that could still be lost, and nobody sees a table between two states; other
//! tables share the same commit and are not held up. The price is that a table makes one step per commit.
//!
//! What is decided is applied before it is written, because what lists show of the table is written with it. If the
//! write fails, or another node was ahead, the table is read again from the store: memory never wins.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use session::protocol::{Command, Deed, Phase, Preview, ToClient, Watch, Why};
use session::replay::SoFar;
use session::{Decision, Entry, Moment, PersonId, Refusal, Table, Viewer, Who};
use store::{Error, State, Summary};
use table::Seat;
use tokio::sync::Mutex;
use tokio::sync::mpsc::Sender;
use tokio::task::AbortHandle;

use crate::audience::{Audience, Watching, has_seat};
use crate::clock::now;
use crate::hub::{Hub, Unavailable};
use crate::limits::ATTEMPTS;
use crate::metrics::Outcome;
use crate::secret::Token;

/// A table in memory.
pub(crate) struct Room {
    pub(crate) id: store::TableId,
    pub(crate) code: String,
    /// Whoever has it was invited.
    pub(crate) key: Token,
    /// How many entries the table has, for a look without the lock.
    length: AtomicU64,
    inner: Mutex<Inner>,
}

/// What the lock protects.
pub(crate) struct Inner {
    pub(crate) table: Table,
    audience: Audience,
    /// The decisions that bots are thinking about: the seat, and since when it is asked.
    pub(crate) thinking: BTreeSet<(Seat, u64)>,
    /// Rings when a flag falls or a request lapses.
    timer: Option<AbortHandle>,
    used: Instant,
    /// Whether what is here may never have been written.
    unsure: bool,
    /// Whether it was dropped from memory.
    gone: bool,
}

/// Somebody at the door of a table: the driver knows who they are, and what they have to show.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) person: Option<PersonId>,
    pub(crate) key: Option<Token>,
}

impl Room {
    pub(crate) fn new(id: store::TableId, code: String, key: Token, table: Table) -> Room {
        let inner = Inner {
            table,
            audience: Audience::new(),
            thinking: BTreeSet::new(),
            timer: None,
            used: Instant::now(),
            unsure: false,
            gone: false,
        };
        Room { id, code, key, length: AtomicU64::new(inner.table.n()), inner: Mutex::new(inner) }
    }

    /// The table, for a look that changes nothing.
    pub(crate) async fn lock(&self) -> tokio::sync::MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// The table, for whoever relies on what they find there. If somebody lost their head before they knew whether
    /// it was written, it is dropped.
    async fn enter(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
    ) -> Result<tokio::sync::MutexGuard<'_, Inner>, Unavailable> {
        let mut inner = self.lock().await;
        match (inner.gone, inner.unsure) {
            (false, false) => Ok(inner),
            (true, _) => Err(Unavailable::Now),
            (false, true) => self.or_drop(hub, &mut inner, Err("somebody left it in disorder")),
        }
    }

    /// The table as far as any node has brought it.
    pub(crate) async fn latest(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
    ) -> Result<tokio::sync::MutexGuard<'_, Inner>, Unavailable> {
        let mut inner = self.enter(hub).await?;
        if hub.shared {
            self.catch_up(hub, &mut inner).await?;
        }
        Ok(inner)
    }

    /// How many entries there were at last sight.
    pub(crate) fn length(&self) -> u64 {
        self.length.load(Ordering::Relaxed)
    }

    /// Lets somebody look from now on; their first message is in `out` when this returns.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        id: u64,
        guest: Guest,
        watch: &Watch,
        out: Sender<Utf8Bytes>,
    ) -> Result<Result<Watching, Refusal>, Unavailable> {
        let mut inner = self.latest(hub).await?;
        let invited = self.is_invited(&inner.table, &guest);
        let viewer = match inner.table.watch(guest.person, invited, watch) {
            Ok(viewer) => viewer,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let Inner { table, audience, .. } = &mut *inner;
        audience.go(table, id);
        if !has_seat(table, &viewer) && audience.spectators(table) as u64 >= hub.limits.spectators {
            return Ok(Err(Refusal::Crowded));
        }
        let state = ToClient::State(table.state(&viewer, watch.n));
        let watching = audience.come(table, (id, viewer), &state, out);
        self.arrange(hub, &mut inner, false);
        Ok(Ok(watching))
    }

    /// Somebody does not look any more.
    pub(crate) async fn leave(&self, id: u64) {
        let Inner { table, audience, .. } = &mut *self.lock().await;
        audience.go(table, id);
        audience.tell_presence(table, None);
    }

    /// Whether somebody has the key, opened the table, or has a seat where only the invited sit.
    fn is_invited(&self, table: &Table, guest: &Guest) -> bool {
        let has_key = guest.key.as_ref().is_some_and(|key| key.is(&self.key));
        let sits = |person| table.chairs().of(person).next().is_some();
        let belongs = |person| table.opener() == person || !table.terms().public && sits(person);
        has_key || guest.person.as_ref().is_some_and(belongs)
    }

    /// With which eyes somebody looks who does not keep looking.
    pub(crate) async fn glance<T>(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        guest: Guest,
        watch: &Watch,
        with: impl FnOnce(&Table, &Viewer) -> T,
    ) -> Result<Result<T, Refusal>, Unavailable> {
        let inner = self.latest(hub).await?;
        let invited = self.is_invited(&inner.table, &guest);
        Ok(inner.table.watch(guest.person, invited, watch).map(|viewer| with(&inner.table, &viewer)))
    }

    /// The game so far, for whoever may look back at it.
    pub(crate) async fn so_far(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        guest: Guest,
    ) -> Result<Result<SoFar, Refusal>, Unavailable> {
        let inner = self.latest(hub).await?;
        let invited = self.is_invited(&inner.table, &guest);
        Ok(inner.table.so_far(guest.person.as_ref(), invited))
    }

    /// What an action would lead to.
    pub(crate) async fn preview(&self, viewer: &Viewer, ask: &Preview) -> Result<ToClient, Refusal> {
        self.lock().await.table.preview(viewer, ask).map(ToClient::Previewed)
    }

    /// Why something cannot be done.
    pub(crate) async fn why(&self, viewer: &Viewer, ask: &Why) -> Result<ToClient, Refusal> {
        self.lock().await.table.why(viewer, ask).map(ToClient::Reason)
    }

    /// Carries a command out, or says why not. It is carried out whether or not somebody waits for the answer.
    pub(crate) async fn command(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        who: Who,
        viewer: Viewer,
        command: Command,
    ) -> Result<ToClient, Unavailable> {
        let (room, hub) = (Arc::clone(self), Arc::clone(hub));
        let done = tokio::spawn(async move { room.perform(&hub, &who, &viewer, &command).await });
        done.await.unwrap_or(Err(Unavailable::Now))
    }

    /// The same for whoever has a task of their own for it: dropped midway, it would leave the table in disorder.
    pub(crate) async fn perform(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        who: &Who,
        viewer: &Viewer,
        command: &Command,
    ) -> Result<ToClient, Unavailable> {
        let began = Instant::now();
        let done = AssertUnwindSafe(self.carry_out(hub, who, viewer, command)).catch_unwind().await;
        let answer = match done {
            Ok(answer) => answer,
            Err(_) => self.or_drop(hub, &mut *self.lock().await, Err("somebody lost their head")),
        };
        hub.metrics.command_seconds.observe(began.elapsed().as_secs_f64());
        hub.metrics.command(match &answer {
            Ok(ToClient::Refused(_)) => Outcome::Refused,
            Ok(ToClient::Hint(_)) => Outcome::Hinted,
            Ok(_) => Outcome::Done,
            Err(_) => Outcome::Failed,
        });
        answer
    }

    async fn carry_out(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        who: &Who,
        viewer: &Viewer,
        command: &Command,
    ) -> Result<ToClient, Unavailable> {
        let mut inner = self.enter(hub).await?;
        inner.used = Instant::now();
        let mut fresh = !hub.shared;
        for _ in 0..ATTEMPTS {
            let away = self.away(hub, &inner, &command.deed).await?;
            let moment = Moment { now: now().into(), away: &away };
            let entries = match inner.table.decide(who, command, moment) {
                Ok(Decision::Record(entries)) => entries,
                Ok(Decision::Done(n)) => return Ok(inner.table.done_at(command, n)),
                Ok(Decision::Think(question)) => {
                    drop(inner);
                    let advice = hub.thinkers.think(&who.person, move |budget| question.think(budget)).await;
                    return advice.map(ToClient::Hint).map_err(|_busy| Unavailable::Now);
                }
                Ok(Decision::Rematch(founding)) => {
                    let next = hub.open(founding, None).await?.map_err(|_refusal| Unavailable::Now)?;
                    let id = session::TableId(next.id.to_string());
                    inner.table.rematched(who, command, id, now().into())
                }
                Err(refusal) if fresh => return Ok(inner.table.refused(viewer, who.lang, command, &refusal)),
                Err(_) => {
                    // Another node may know better.
                    fresh = true;
                    self.catch_up(hub, &mut inner).await?;
                    continue;
                }
            };
            if self.commit(hub, &mut inner, entries, true).await? {
                return Ok(inner.table.done(command));
            }
        }
        Err(Unavailable::Now)
    }

    /// Forgets what somebody is called and what they wrote, here and on every node that has the table in memory.
    pub(crate) async fn forget(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        person: &PersonId,
    ) -> Result<(), Unavailable> {
        let mut inner = self.enter(hub).await?;
        for _ in 0..ATTEMPTS {
            let entries = inner.table.forget(person);
            if self.commit(hub, &mut inner, entries, true).await? {
                return Ok(());
            }
        }
        Err(Unavailable::Now)
    }

    /// A bot has decided. Whether it came in time or not, the next ones are asked.
    pub(crate) async fn bot_decided(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        (seat, asked): (Seat, u64),
        thought: Option<session::Thought>,
    ) -> Result<(), Unavailable> {
        let mut inner = self.enter(hub).await?;
        inner.thinking.remove(&(seat, asked));
        if let Some(thought) = thought {
            match inner.table.decide_for_bot(&thought, now().into()) {
                Ok(entries) => drop(self.commit(hub, &mut inner, entries, true).await?),
                Err(refusal) => tracing::debug!(table = %self.id, %refusal, "a bot comes too late"),
            }
        }
        self.arrange(hub, &mut inner, true);
        Ok(())
    }

    /// Whether a bot still has this to decide.
    pub(crate) async fn still_asks(&self, (seat, asked): (Seat, u64)) -> bool {
        let mut inner = self.lock().await;
        let asks = inner.table.phase() == Phase::Playing
            && inner.table.acting().contains(seat)
            && inner
                .table
                .chairs()
                .get(seat)
                .is_some_and(|chair| chair.asked == asked && chair.bot().is_some());
        if !asks {
            inner.thinking.remove(&(seat, asked));
        }
        asks
    }

    /// Lets time pass.
    async fn tick(self: Arc<Self>, hub: Arc<Hub>) -> Result<(), Unavailable> {
        let mut inner = self.enter(&hub).await?;
        inner.timer = None;
        let entries = inner.table.tick(now().into());
        if entries.is_empty() {
            self.arrange(&hub, &mut inner, false);
            return Ok(());
        }
        self.commit(&hub, &mut inner, entries, true).await.map(drop)
    }

    /// Reads what other nodes have added, unless it is known by now: this node hears of its own entries too.
    pub(crate) async fn refresh_to(self: &Arc<Self>, hub: &Arc<Hub>, length: u64) -> Result<(), Unavailable> {
        let is_known = self.enter(hub).await?.table.n() >= length;
        if is_known { Ok(()) } else { self.refresh(hub).await }
    }

    /// Reads what other nodes have added, and tells everybody here.
    pub(crate) async fn refresh(self: &Arc<Self>, hub: &Arc<Hub>) -> Result<(), Unavailable> {
        let mut inner = self.enter(hub).await?;
        self.catch_up(hub, &mut inner).await?;
        self.arrange(hub, &mut inner, false);
        Ok(())
    }

    async fn catch_up(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) -> Result<(), Unavailable> {
        let read = hub.store.read(self.id, inner.table.n()).await;
        let more = self.or_drop(hub, inner, read)?;
        if more.is_empty() {
            return Ok(());
        }
        let applied = more.iter().try_for_each(|event| {
            let entry: Entry = serde_json::from_slice(&event.data).map_err(|error| error.to_string())?;
            inner.table.apply(entry).map_err(|corrupt| corrupt.to_string())
        });
        self.or_drop(hub, inner, applied)?;
        self.told(inner);
        Ok(())
    }

    /// Writes entries down, lets them happen and tells everybody. False if another node was ahead or it is unsure
    /// whether they were written: then the table is as the store has it, and it has to be decided again.
    async fn commit(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        entries: Vec<Entry>,
        mine: bool,
    ) -> Result<bool, Unavailable> {
        let (n, count) = (inner.table.n(), entries.len() as u64);
        let events = entries.iter().map(|entry| serde_json::to_vec(entry).expect("plain data")).collect();
        inner.unsure = true;
        let applied = entries.into_iter().try_for_each(|entry| inner.table.apply(entry));
        self.or_drop(hub, inner, applied)?;
        let began = Instant::now();
        let written = hub.store.append(self.id, n, events, summary(&inner.table)).await;
        hub.metrics.append_seconds.observe(began.elapsed().as_secs_f64());
        match &written {
            Ok(()) => {
                inner.unsure = false;
                hub.metrics.entries.inc_by(count);
                self.told(inner);
                self.arrange(hub, inner, mine);
                return Ok(true);
            }
            Err(Error::Conflict { .. }) => drop(hub.metrics.conflicts.inc()),
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "an append failed");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        let again = hub.read_table(self.id).await;
        inner.table = self.or_drop(hub, inner, again)?;
        inner.unsure = false;
        self.told(inner);
        self.arrange(hub, inner, false);
        Ok(false)
    }

    /// Tells everybody what is new to them.
    fn told(&self, inner: &mut Inner) {
        self.length.store(inner.table.n(), Ordering::Relaxed);
        inner.audience.tell(&inner.table);
    }

    /// Passes a result on; if it is a failure, what is in memory is not to be trusted and everybody is sent away,
    /// to come back to a table that is read anew.
    fn or_drop<T, E: std::fmt::Display>(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        result: Result<T, E>,
    ) -> Result<T, Unavailable> {
        result.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a table is dropped from memory");
            inner.audience.clear();
            inner.gone = true;
            hub.drop_room(self);
            Unavailable::Now
        })
    }

    /// Sees to it that bots think and that time passes. `mine`: this node made the last entry.
    pub(crate) fn arrange(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner, mine: bool) {
        for errand in inner.table.wanted() {
            let Some(chair) = inner.table.chairs().get(errand.seat) else { continue };
            let question = (errand.seat, chair.asked);
            if inner.thinking.insert(question) {
                let owner = inner.table.host().clone();
                hub.think(self, question, errand, owner, mine || !hub.shared);
            }
        }
        if let Some(timer) = inner.timer.take() {
            timer.abort();
        }
        if let Some(due) = inner.table.due() {
            let wait = Duration::from_millis(due.since(now().into()) + 1);
            let (room, hub) = (Arc::clone(self), Arc::clone(hub));
            let ring = async move {
                tokio::time::sleep(wait).await;
                // In a task of its own: what is being written must not be aborted.
                tokio::spawn(room.tick(hub));
            };
            inner.timer = Some(tokio::spawn(ring).abort_handle());
        }
    }

    /// Who has been away for long, of those whom somebody wants a bot to sit in for.
    async fn away(&self, hub: &Hub, inner: &Inner, deed: &Deed) -> Result<Vec<PersonId>, Unavailable> {
        let Deed::SitIn { seat, .. } = deed else { return Ok(Vec::new()) };
        let holder = inner.table.chairs().get(*seat).and_then(|chair| chair.person());
        let Some(person) = holder.filter(|person| inner.audience.is_gone(person)) else {
            return Ok(Vec::new());
        };
        let seen = match person.0.parse() {
            Ok(id) => {
                hub.store.person(id).await.map_err(|_| Unavailable::Now)?.map_or(0, |person| person.seen.0)
            }
            Err(_) => 0,
        };
        let long_ago = now().0.saturating_sub(seen as u64) >= session::limits::AWAY_MS;
        Ok(if long_ago { vec![person.clone()] } else { Vec::new() })
    }

    /// People with a seat who are looking.
    pub(crate) async fn here(&self) -> Vec<PersonId> {
        let inner = self.lock().await;
        inner.audience.seated(&inner.table).cloned().collect()
    }

    /// Whether nobody looks, nobody thinks, and nothing has happened for so long. Somebody busy is not idle.
    pub(crate) fn is_idle(&self, since: Duration) -> bool {
        self.inner.try_lock().is_ok_and(|inner| {
            inner.audience.is_empty() && inner.thinking.is_empty() && inner.used.elapsed() >= since
        })
    }
}

/// What lists show of a table.
pub(crate) fn summary(table: &Table) -> Summary {
    let ids =
        |people: BTreeSet<&PersonId>| people.into_iter().filter_map(|person| person.0.parse().ok()).collect();
    Summary {
        game: table.terms().game.clone(),
        state: match table.phase() {
            Phase::Waiting => State::Open,
            Phase::Playing | Phase::Paused => State::Playing,
            Phase::Over => State::Finished,
        },
        public: table.terms().public,
        people: ids(table.chairs().people()),
        acting: ids(table.awaited()),
        updated: store::Time(table.at().0 as i64),
        entry: serde_json::to_string(&table.listing()).expect("plain data"),
    }
}
