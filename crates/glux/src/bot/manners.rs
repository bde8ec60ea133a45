//! What no bot does that is worth playing with: moves that a beginner would laugh at.
//!
//! A second chip on an own one takes the first out of the game. That is sensible if it shines brighter, if it saves
//! light that a rival could cover, or if its new number leads to something. A search knows well when a lower number that
//! nobody can cover any more is worth its price, so it is only kept from what brings [nothing](is_idle) at all; who
//! follows a forecast in a haze is kept from whatever [does not pay at once](is_rash).

use bots::Choice;
use table::Seat;

use super::rooms::Floor;
use crate::action::{Action, Face};
use crate::bits::{Bits, Square};
use crate::rules::{Glux, Table};
use crate::score::RoomScore;

/// How many pips may be given up to save the rest from being covered.
const RANSOM: u8 = 2;

/// A placement of a seat on one of its own chips.
pub(super) struct Second<'a> {
    floor: &'a Floor,
    table: &'a Table,
    seat: Seat,
    square: Square,
    face: Face,
    under: Face,
}

impl<'a> Second<'a> {
    /// Nothing if it goes anywhere else.
    pub(super) fn of(floor: &'a Floor, table: &'a Table, seat: Seat, action: Action) -> Option<Second<'a>> {
        let Action::Place(square, face) = action else { return None };
        let under = table.face_at(square).filter(|_| table.tops[seat.index()].contains(square))?;
        Some(Second { floor, table, seat, square, face, under })
    }

    fn in_room(&self) -> bool {
        self.floor.inside.contains(self.square)
    }

    fn shines(&self) -> bool {
        self.in_room() && self.face > self.under
    }

    /// Whether it closes a square that a rival could have covered, for a few pips at most.
    fn saves(&self) -> bool {
        let mut rivals = Seat::all(self.table.seats()).filter(|&rival| rival != self.seat);
        self.in_room()
            && self.face.pips() + RANSOM >= self.under.pips()
            && rivals.any(|rival| self.table.reach(rival).contains(self.square))
    }

    /// The squares of rooms and the rivals' chips that the new chip alone counts to.
    fn attacks(&self) -> Bits {
        let mut alone = *self.table;
        alone.tops[self.seat.index()] = Bits::EMPTY;
        alone.put(self.seat, self.square, self.face);
        let rivals = self.table.taken & !self.table.tops[self.seat.index()];
        let home = self.table.layout.starts[self.seat.index()].home;
        alone.reach(self.seat) & !home & (self.floor.inside | rivals)
    }

    fn then(&self) -> Table {
        let mut then = *self.table;
        then.put(self.seat, self.square, self.face);
        then
    }

    /// What the room brings to the seat.
    fn points(&self, table: &Table) -> u8 {
        let room = self.table.layout.room_at(self.square);
        room.map_or(0, |room| RoomScore::of(table, room).points[self.seat.index()])
    }
}

/// Whether it brings nothing: no more light, no safety, and no number that leads anywhere.
pub(super) fn is_idle(second: &Second<'_>) -> bool {
    let leads_nowhere = second.face == second.under || second.attacks().is_empty();
    !second.shines() && !second.saves() && leads_nowhere
}

/// Whether it costs the points of a room, or brings neither light nor safety nor more squares of rooms.
fn is_rash(second: &Second<'_>) -> bool {
    let then = second.then();
    let rooms = |table: &Table| (table.reach(second.seat) & second.floor.inside).len();
    let pays = second.shines() || second.saves() || rooms(&then) > rooms(second.table);
    second.points(&then) < second.points(second.table) || !pays
}

/// The same choice of somebody who searched, led by the best placement that is not idle, if there is one.
pub(super) fn busy(choice: Choice<Action>, position: &Glux, seat: Seat) -> Choice<Action> {
    led_by_other(choice, position, seat, is_idle)
}

/// The same choice of somebody who did not search, led by the best placement that is not rash, if there is one.
pub(super) fn prudent(choice: Choice<Action>, position: &Glux, seat: Seat) -> Choice<Action> {
    led_by_other(choice, position, seat, is_rash)
}

fn led_by_other(
    choice: Choice<Action>,
    position: &Glux,
    seat: Seat,
    is_foolish: impl Fn(&Second<'_>) -> bool,
) -> Choice<Action> {
    let floor = Floor::new(&position.table.layout);
    let foolish = |action| {
        let second = Second::of(&floor, &position.table, seat, action);
        second.as_ref().is_some_and(&is_foolish)
    };
    match choice.all().iter().position(|rated| !foolish(rated.action)) {
        None | Some(0) => choice,
        Some(at) => {
            let others = choice.all().iter().enumerate().filter(|&(other, _)| other != at);
            Choice::led_by(choice.all()[at], others.map(|(_, rated)| (rated.action, rated.value)))
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Loaded};

    use super::*;
    use crate::Setup;

    /// Whether it is idle, and whether it is rash, if seat 0 places here while these chips lie there; nothing if it covers
    /// no own chip.
    fn judged(chips: &[(usize, &str, u8)], square: &str, face: u8) -> Option<(bool, bool)> {
        let position = Glux::new(&Setup { players: 2 }, &Loaded::<Glux>::standard().data).unwrap();
        let (mut table, read) = (position.table, |name: &str| Square::parse(name).unwrap());
        for &(seat, square, pips) in chips {
            table.put(Seat::new(seat), read(square), Face::new(pips).unwrap());
        }
        let (floor, action) =
            (Floor::new(&table.layout), Action::Place(read(square), Face::new(face).unwrap()));
        Second::of(&floor, &table, Seat::new(0), action).map(|second| (is_idle(&second), is_rash(&second)))
    }

    #[test]
    fn a_chip_on_an_own_one_has_to_bring_something() {
        let (idle, rash, fine) = (Some((true, true)), Some((false, true)), Some((false, false)));
        assert_eq!(judged(&[(0, "g5", 3)], "g4", 3), None, "a free square");
        assert_eq!(judged(&[(1, "g5", 3)], "g5", 3), None, "a rival's chip");
        assert_eq!(judged(&[(0, "g5", 3)], "g5", 3), idle, "nothing is gained");
        assert_eq!(judged(&[(0, "g5", 3)], "g5", 4), fine, "it shines brighter");
        assert_eq!(judged(&[(0, "g5", 3), (1, "i5", 2)], "g5", 3), fine, "a rival could cover it");
        assert_eq!(judged(&[(0, "g5", 6), (1, "i5", 2)], "g5", 4), fine, "most of it is saved");
        let lost = [(0, "a9", 5), (1, "b9", 2)];
        assert_eq!(judged(&lost, "a9", 1), rash, "a 1 could cover b9, but room G would be lost");
        assert_eq!(judged(&[(0, "e3", 3)], "e3", 1), fine, "a 3 reaches paths, a 1 reaches e2");
        assert_eq!(judged(&[(0, "e3", 1)], "e3", 3), idle, "the other way round it leads nowhere");
    }
}
