//! What is going to happen, in order. It is the only clock: time passes from one event to the next.

use std::collections::BTreeMap;

use session::Time;

pub(crate) struct Agenda<E> {
    now: Time,
    /// How many were planned: of two events at the same time, the one planned first comes first.
    planned: u64,
    events: BTreeMap<(Time, u64), E>,
}

impl<E> Agenda<E> {
    pub(crate) fn new(now: Time) -> Agenda<E> {
        Agenda { now, planned: 0, events: BTreeMap::new() }
    }

    pub(crate) fn now(&self) -> Time {
        self.now
    }

    /// Plans an event, so many milliseconds from now.
    pub(crate) fn plan(&mut self, delay: u64, event: E) {
        self.planned += 1;
        self.events.insert((self.now.after(delay), self.planned), event);
    }

    /// Lets time pass until the next event.
    pub(crate) fn next(&mut self) -> Option<E> {
        let ((now, _), event) = self.events.pop_first()?;
        self.now = now;
        Some(event)
    }
}
