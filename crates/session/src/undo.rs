//! Taking back.
//!
//! A seat takes back its last decision, and with it all that came after; around one screen, where one person decides for
//! several seats, the last of any of these, since the screen has passed on to the next seat by then. That is free as long as nothing came
//! after but its own person's decisions: chance may have shown something, and others may have relied on what
//! they saw. What the person has shown of their own hand is their own loss. Else the other people at the table
//! are asked, all of them; a bot never minds, and neither does one that sits in for somebody. The dice fall the
//! same the second time, so nobody can roll again.

use table::{By, Seat};

use crate::chairs::Chair;
use crate::event::{PersonId, Time};
use crate::protocol::{Phase, Undo};
use crate::table::Table;

/// A seat asks for leave to take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) seat: Seat,
    /// When, as the table counts.
    pub(crate) n: u64,
    /// When, as clocks count.
    pub(crate) at: Time,
    pub(crate) agreed: Vec<PersonId>,
}

impl Table {
    /// How many steps would be left if `seat` took back.
    pub(crate) fn undo_target(&self, seat: Seat) -> Option<usize> {
        let person = self.chairs.get(seat).and_then(Chair::person);
        let is_own = |other| {
            other == seat || person.is_some_and(|person| self.chairs.of(person).any(|own| own == other))
        };
        let decided = |&step: &usize| matches!(self.game.decider(step), By::Seat(other) if is_own(other));
        (self.given().len()..self.game.steps()).rfind(decided)
    }

    /// Whether `seat` may go back to this step without asking anybody.
    pub(crate) fn is_undo_free(&self, seat: Seat, target: usize) -> bool {
        let Some(person) = self.chairs.get(seat).and_then(Chair::person) else { return false };
        let own = |by| matches!(by, By::Seat(seat) if self.chairs.of(person).any(|own| own == seat));
        self.chairs.others(person).is_empty()
            || (target..self.game.steps()).all(|step| own(self.game.decider(step)))
    }

    /// The people who have still to answer a request.
    pub(crate) fn unanswered(&self, request: &Request) -> Vec<&PersonId> {
        let Some(asker) = self.chairs.get(request.seat).and_then(Chair::person) else { return Vec::new() };
        self.chairs.others(asker).into_iter().filter(|person| !request.agreed.contains(person)).collect()
    }

    /// What taking back would need for these eyes.
    pub(crate) fn undo(&self, seat: Option<Seat>) -> Undo {
        if let Some(request) = &self.request {
            let unanswered = self.unanswered(request);
            let waiting = unanswered.into_iter().filter_map(|person| self.chairs.of(person).next());
            return Undo::Asked { seat: request.seat, waiting: waiting.collect() };
        }
        let possible = seat.filter(|_| self.phase() == Phase::Playing);
        match possible.and_then(|seat| self.undo_target(seat).map(|target| (seat, target))) {
            None => Undo::None,
            Some((seat, target)) if self.is_undo_free(seat, target) => Undo::Free,
            Some(_) => Undo::Ask,
        }
    }
}
