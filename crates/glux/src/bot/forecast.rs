//! How a position probably ends: rooms, reach and exposed chips.
//!
//! Pips in rooms alone make a poor forecast, because a single chip is covered by whoever can count to it. What
//! decides games is reach: who can place on more squares of rooms covers the others' chips late and for good. The
//! weights are round numbers near those that best explain how games between bots end; only an exposed pip costs
//! more than that, because bots that fear more for their chips win more.

use table::Seat;

use super::rooms::{Chances, Floor, Points, Rooms};
use crate::bits::Bits;
use crate::rules::{SEATS, Table};

/// Points for every square of a room that a seat can place on.
const REACH: f32 = 0.5;
/// Points that a pip on top of a single chip in a room costs: it may be covered some day.
const LOOSE: f32 = 0.12;
/// Points that a pip of a single chip costs in addition when a rival can place on it, and is to place first.
const EXPOSED: f32 = 0.5;
/// The same for the seat that is to place next: it still can do something about it.
const EXPOSED_NEXT: f32 = 0.2;
/// How much of these prices is left with so many chips, the last one with none.
const FADE: [f32; 3] = [0.0, 0.4, 0.7];

/// What every seat probably ends with, when `next` is to place and each has about `left` chips.
pub(super) fn forecast(floor: &Floor, table: &Table, rooms: &Rooms, left: usize, next: Seat) -> Points {
    let mut points = rooms.expected(floor, Chances::far(left));
    let mut reach = [Bits::EMPTY; SEATS];
    for seat in Seat::all(floor.seats) {
        reach[seat.index()] = table.reach(seat) & floor.inside;
    }
    let fade = FADE.get(left).copied().unwrap_or(1.0);
    for seat in Seat::all(floor.seats) {
        let rivals = Seat::all(floor.seats).filter(|&rival| rival != seat);
        let threats = rivals.fold(Bits::EMPTY, |threats, rival| threats | reach[rival.index()]);
        let loose = table.tops[seat.index()] & floor.inside & !table.full;
        let exposed = if seat == next { EXPOSED_NEXT } else { EXPOSED };
        let price = LOOSE * table.pips_on(loose) as f32 + exposed * table.pips_on(loose & threats) as f32;
        points[seat.index()] += fade * (REACH * reach[seat.index()].len() as f32 - price);
    }
    points
}

/// By seat, how far it is ahead of its best rival.
pub(super) fn leads(points: &Points, seats: usize) -> Points {
    let mut leads = Points::default();
    for seat in 0..seats {
        let rivals = (0..seats).filter(|&rival| rival != seat).map(|rival| points[rival]);
        leads[seat] = points[seat] - rivals.fold(f32::NEG_INFINITY, f32::max);
    }
    leads
}

#[cfg(test)]
mod tests {
    use table::{Game, Loaded};

    use super::*;
    use crate::action::Face;
    use crate::bits::Square;
    use crate::{Glux, Setup};

    /// What seat 0 may expect with a 5 on g5, seat 1 to place, when these chips lie there, too.
    fn expected(chips: &[(usize, &str, u8)]) -> f32 {
        let position = Glux::new(&Setup { players: 2 }, &Loaded::<Glux>::standard().data).unwrap();
        let mut table = position.table;
        for &(seat, square, pips) in chips.iter().chain(&[(0, "g5", 5)]) {
            table.put(Seat::new(seat), Square::parse(square).unwrap(), Face::new(pips).unwrap());
        }
        let floor = Floor::new(&table.layout);
        forecast(&floor, &table, &Rooms::of(&table), 10, Seat::new(1))[0]
    }

    #[test]
    fn a_chip_that_a_rival_can_cover_is_worth_less() {
        let safe = expected(&[(1, "i5", 1)]);
        let exposed = expected(&[(1, "i5", 2)]);
        assert!((safe - exposed - 5.0 * EXPOSED).abs() < 1e-4, "{safe} {exposed}");
    }

    #[test]
    fn nobody_covers_a_stack_of_two() {
        let closed = expected(&[(1, "i5", 2), (0, "g5", 1)]);
        let single = expected(&[(1, "i5", 2)]);
        assert!((closed - single - 5.0 * (EXPOSED + LOOSE)).abs() < 1e-4, "{closed} {single}");
    }

    #[test]
    fn a_chip_on_a_path_is_worth_the_rooms_it_reaches() {
        let none = expected(&[(1, "i5", 1)]);
        let path = expected(&[(1, "i5", 1), (0, "a3", 1)]);
        assert!((path - none - REACH).abs() < 1e-4, "a3 reaches a2: {path} {none}");
    }
}
