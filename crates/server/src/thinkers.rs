//! Threads on which bots think, apart from everything that answers people.
//!
//! Whoever waits takes turns: each owner (the host of a table, or who asked for a hint) has a line of their own, and
//! the threads go from line to line. So a person with twenty tables of experts does not delay somebody with
//! one. The longer the lines, the shorter the thinking; and an owner whose bots have thought for very long gets
//! hasty ones, never none: a game always goes on.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::Budget;
use session::PersonId;
use tokio::sync::oneshot;

use crate::limits::{HASTY, Limits};
use crate::metrics::Metrics;

/// The time after which what bots have thought for somebody is forgotten by half.
const HALF_LIFE: Duration = Duration::from_mins(30);

type Job = Box<dyn FnOnce(Budget) + Send>;

/// The threads, and who waits for them.
pub(crate) struct Thinkers {
    lines: Arc<Lines>,
}

/// There is no room in the lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Busy;

impl Thinkers {
    /// Starts the threads; they end when this is dropped.
    pub(crate) fn start(limits: &Limits, metrics: Arc<Metrics>) -> Thinkers {
        let lines = Arc::new(Lines {
            inner: Mutex::default(),
            waiting: Condvar::new(),
            room: limits.bot_queue as usize,
            threads: limits.thinkers(),
            usual: limits.bot_time(),
            allowance: Duration::from_secs(limits.bot_seconds),
            metrics,
        });
        for number in 0..lines.threads {
            let lines = Arc::clone(&lines);
            let thread = thread::Builder::new().name(format!("thinker-{number}"));
            thread.spawn(move || lines.work()).expect("a thread can be started");
        }
        Thinkers { lines }
    }

    /// Thinks about something in `owner`'s turn.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        owner: &PersonId,
        about: impl FnOnce(Budget) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let (job, thought) = job(about);
        self.lines.add(owner, job)?;
        thought.await.map_err(|_| Busy)
    }

    /// Thinks about something when nobody else has anything to think about. Callers see to it that few wait here.
    pub(crate) async fn think_at_leisure<T: Send + 'static>(
        &self,
        owner: &PersonId,
        about: impl FnOnce(Budget) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let (job, thought) = job(about);
        self.lines.add_at_leisure(owner, job);
        thought.await.map_err(|_| Busy)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.lines.inner().closed = true;
        self.lines.waiting.notify_all();
    }
}

/// A job, and where its result arrives.
fn job<T: Send + 'static>(about: impl FnOnce(Budget) -> T + Send + 'static) -> (Job, oneshot::Receiver<T>) {
    let (answer, thought) = oneshot::channel();
    let job = Box::new(move |budget: Budget| {
        // Nobody may be waiting any more; the time is spent all the same.
        let _nobody_waits = answer.send(about(budget));
    });
    (job, thought)
}

struct Lines {
    inner: Mutex<Inner>,
    waiting: Condvar,
    room: usize,
    threads: usize,
    usual: Duration,
    allowance: Duration,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Inner {
    /// Owners with something in their line, in the order of their turns.
    turns: VecDeque<PersonId>,
    lines: HashMap<PersonId, VecDeque<Job>>,
    /// What can wait until all lines are empty.
    leisure: VecDeque<(PersonId, Job)>,
    /// How long bots have thought for whom lately.
    used: HashMap<PersonId, Used>,
    waiting: usize,
    closed: bool,
}

#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Used {
    fn now(self) -> f64 {
        self.seconds * 0.5f64.powf(self.at.elapsed().as_secs_f64() / HALF_LIFE.as_secs_f64())
    }
}

impl Lines {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, owner: &PersonId, job: Job) -> Result<(), Busy> {
        let mut inner = self.inner();
        if inner.waiting >= self.room || inner.closed {
            return Err(Busy);
        }
        inner.waiting += 1;
        self.metrics.bot_queue.set(inner.waiting as i64);
        let line = inner.lines.entry(owner.clone()).or_default();
        line.push_back(job);
        if line.len() == 1 {
            inner.turns.push_back(owner.clone());
        }
        self.waiting.notify_one();
        Ok(())
    }

    fn add_at_leisure(&self, owner: &PersonId, job: Job) {
        self.inner().leisure.push_back((owner.clone(), job));
        self.waiting.notify_one();
    }

    fn work(&self) {
        while let Some((owner, job, budget)) = self.next() {
            let begun = Instant::now();
            // Whoever waits for it is told that nothing came of it; the others' turns come all the same.
            if catch_unwind(AssertUnwindSafe(|| job(Budget::Time(budget)))).is_err() {
                tracing::error!("a bot lost its head");
            }
            self.note(owner, begun.elapsed());
        }
    }

    /// Waits for somebody's turn; nothing when the server stops.
    fn next(&self) -> Option<(PersonId, Job, Duration)> {
        let mut inner = self.inner();
        loop {
            if inner.closed {
                return None;
            }
            if let Some((owner, job)) = inner.take() {
                let budget = self.budget(&inner, &owner);
                self.metrics.bot_queue.set(inner.waiting as i64);
                return Some((owner, job, budget));
            }
            inner = self.waiting.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn budget(&self, inner: &Inner, owner: &PersonId) -> Duration {
        let used = inner.used.get(owner).map_or(0.0, |used| used.now());
        if used > self.allowance.as_secs_f64() {
            return HASTY.min(self.usual);
        }
        let crowd = 1 + inner.waiting / self.threads;
        (self.usual / crowd as u32).max(HASTY).min(self.usual)
    }

    fn note(&self, owner: PersonId, spent: Duration) {
        self.metrics.bot_seconds.inc_by(spent.as_secs_f64());
        let mut inner = self.inner();
        if inner.used.len() > 10_000 {
            inner.used.retain(|_, used| used.now() > 1.0);
        }
        let before = inner.used.get(&owner).map_or(0.0, |used| used.now());
        let used = Used { seconds: before + spent.as_secs_f64(), at: Instant::now() };
        inner.used.insert(owner, used);
    }
}

impl Inner {
    /// The next job of whoever's turn it is; who has more waits behind the others. When nobody has any, what can wait.
    fn take(&mut self) -> Option<(PersonId, Job)> {
        let Some(owner) = self.turns.pop_front() else { return self.leisure.pop_front() };
        let line = self.lines.get_mut(&owner)?;
        let job = line.pop_front()?;
        if line.is_empty() {
            self.lines.remove(&owner);
        } else {
            self.turns.push_back(owner.clone());
        }
        self.waiting -= 1;
        Some((owner, job))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    #[test]
    fn owners_take_turns() {
        let mut inner = Inner::default();
        for owner in ["a", "a", "a", "b", "c", "b"] {
            let line = inner.lines.entry(person(owner)).or_default();
            line.push_back(Box::new(|_| {}));
            if line.len() == 1 {
                inner.turns.push_back(person(owner));
            }
            inner.waiting += 1;
        }
        let order: Vec<String> = std::iter::from_fn(|| inner.take()).map(|(owner, _)| owner.0).collect();
        assert_eq!(order, ["a", "b", "c", "a", "b", "a"]);
        assert_eq!(inner.waiting, 0);
    }

    #[test]
    fn what_can_wait_waits_for_all_lines() {
        let mut inner = Inner::default();
        inner.leisure.push_back((person("z"), Box::new(|_| {})));
        for owner in ["a", "b"] {
            inner.lines.entry(person(owner)).or_default().push_back(Box::new(|_| {}));
            inner.turns.push_back(person(owner));
            inner.waiting += 1;
        }
        let order: Vec<String> = std::iter::from_fn(|| inner.take()).map(|(owner, _)| owner.0).collect();
        assert_eq!(order, ["a", "b", "z"]);
    }

    #[tokio::test]
    async fn leisure_comes() {
        let thinkers = Thinkers::start(&Limits { bot_threads: 1, ..Limits::default() }, Arc::default());
        assert_eq!(thinkers.think_at_leisure(&person("a"), |_| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn a_full_line_says_so_and_a_thought_arrives() {
        let limits = Limits { bot_queue: 1, bot_threads: 1, bot_ms: 5, ..Limits::default() };
        let thinkers = Thinkers::start(&limits, Arc::default());
        let (block, blocked) = std::sync::mpsc::channel::<()>();
        let (started, begun) = oneshot::channel();
        let anna = person("anna");
        let first = thinkers.think(&anna, move |_| {
            started.send(()).expect("the test waits");
            blocked.recv()
        });
        let others = async {
            begun.await.expect("it starts");
            let waits = thinkers.think(&anna, |budget| budget);
            tokio::pin!(waits);
            let moment = Duration::from_millis(1);
            assert!(tokio::time::timeout(moment, &mut waits).await.is_err(), "it waits");
            assert_eq!(thinkers.think(&anna, |_| ()).await, Err(Busy));
            block.send(()).expect("it waits");
            assert_eq!(waits.await, Ok(Budget::Time(Duration::from_millis(5))));
        };
        let (first, ()) = tokio::join!(first, others);
        assert_eq!(first, Ok(Ok(())));
    }

    #[tokio::test]
    async fn a_bot_that_loses_its_head_takes_nobody_with_it() {
        let limits = Limits { bot_threads: 1, ..Limits::default() };
        let thinkers = Thinkers::start(&limits, Arc::default());
        let lost: Result<(), Busy> = thinkers.think(&person("a"), |_| panic!("as it should")).await;
        assert_eq!(lost, Err(Busy));
        assert_eq!(thinkers.think(&person("b"), |_| 7).await, Ok(7));
    }

    #[test]
    fn who_used_too_much_gets_hasty_bots() {
        let limits = Limits { bot_seconds: 1, bot_threads: 1, ..Limits::default() };
        let thinkers = Thinkers::start(&limits, Arc::default());
        thinkers.lines.note(person("a"), Duration::from_secs(2));
        let budget = |name| thinkers.lines.budget(&thinkers.lines.inner(), &person(name));
        assert_eq!((budget("a"), budget("b")), (HASTY, Duration::from_millis(900)));
    }
}
