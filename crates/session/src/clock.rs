//! What happens as time passes: clocks run, flags fall, requests lapse.
//!
//! A player has so much time for the whole game, and a little more after each turn. The clock of a seat runs while
//! it may act and its person plays it; several may run at once. It charges what lies between two entries, by the
//! times that they carry, so every node comes to the same. Nobody gets time back by taking back. When a flag falls
//! the game must neither stop nor lose a player that the others reckon with: a bot plays on, to the end.

use table::SeatSet;

use crate::event::{Entry, Event, Time};
use crate::limits;
use crate::protocol::Phase;
use crate::table::Table;

impl Table {
    /// The seats whose clocks run.
    pub fn running(&self) -> SeatSet {
        if self.phase() != Phase::Playing {
            return SeatSet::EMPTY;
        }
        let acting = self.game.turn().acting();
        let runs = |chair: &crate::chairs::Chair| chair.left.is_some() && chair.person().is_some();
        let running = self
            .chairs
            .iter()
            .filter(|(seat, chair)| acting.contains(*seat) && runs(chair) && chair.sits_in.is_none());
        running.map(|(seat, _)| seat).collect()
    }

    /// Charges the clocks that ran until now.
    pub(crate) fn charge(&mut self, now: Time) {
        let passed = now.since(self.at);
        for seat in self.running().iter() {
            let left = &mut self.chairs.0[seat.index()].left;
            *left = left.map(|left| left.saturating_sub(passed));
        }
    }

    /// When something happens by itself, if nothing else happens before: a driver calls [`tick`](Table::tick) then.
    pub fn due(&self) -> Option<Time> {
        let left = |seat: table::Seat| self.chairs.get(seat).and_then(|chair| chair.left);
        let flags = self.running().iter().filter_map(left).min().map(|left| self.at.after(left));
        let lapses = self.request.as_ref().map(|request| request.at.after(limits::UNDO_MS));
        flags.into_iter().chain(lapses).min()
    }

    /// What has happened by itself until now.
    pub fn tick(&self, now: Time) -> Vec<Entry> {
        let now = now.max(self.at);
        let fallen = self.running().iter().filter(|&seat| self.is_time_up(seat, now));
        let mut events: Vec<Event> = fallen.map(|seat| Event::FlagFell { seat }).collect();
        if let Some(request) = &self.request
            && now >= request.at.after(limits::UNDO_MS)
        {
            events.push(Event::UndoDropped { seat: None });
        }
        events.into_iter().map(|event| Entry { at: now, answers: None, event }).collect()
    }

    /// Whether a seat has used up all of its time.
    pub(crate) fn is_time_up(&self, seat: table::Seat, now: Time) -> bool {
        let left = self.chairs.get(seat).and_then(|chair| chair.left);
        self.running().contains(seat) && left.is_some_and(|left| now.since(self.at) >= left)
    }
}
