//! What rooms are worth before the end.
//!
//! A lead of two pips is little while many chips are still to come, and nearly the room when the bags are empty. So
//! a room is worth its points times the chance to hold it, and that chance is a smooth step whose width
//! shrinks with the chips left.

use std::sync::LazyLock;

use crate::bits::{Bits, Square};
use crate::content::Layout;
use crate::rules::{Glux, SEATS, Table};
use crate::score::RoomScore;

/// Rooms have letters.
pub(super) const MOST_ROOMS: usize = 26;
/// Of a square that is in no room.
const PATH: u8 = u8::MAX;
/// The most chips a seat can have left.
const MOST_LEFT: usize = 24;
/// The greatest lead in pips that is told apart from a greater one.
const MOST_LEAD: i32 = 63;

/// Points by seat.
pub(super) type Points = [f32; SEATS];

/// Which room every square lies in.
pub(super) struct Floor {
    room_of: [u8; 256],
    /// The squares of all rooms.
    pub(super) inside: Bits,
    rooms: usize,
    pub(super) seats: usize,
}

impl Floor {
    pub(super) fn new(layout: &Layout) -> Floor {
        let mut room_of = [PATH; 256];
        for (room, number) in layout.rooms.iter().zip(0..) {
            room.squares.iter().for_each(|square| room_of[square.index()] = number);
        }
        let inside = layout.rooms.iter().flat_map(|room| room.squares.iter()).collect();
        Floor { room_of, inside, rooms: layout.rooms.len(), seats: layout.starts.len() }
    }

    /// The number of the room; `None` on a path.
    pub(super) fn room_at(&self, square: Square) -> Option<usize> {
        let room = self.room_of[square.index()];
        (room != PATH).then_some(room.into())
    }
}

/// Pips on top by room and seat, kept along with a position.
#[derive(Clone, Copy)]
pub(super) struct Rooms([[u8; SEATS]; MOST_ROOMS]);

impl Rooms {
    pub(super) fn of(table: &Table) -> Rooms {
        let mut rooms = Rooms([[0; SEATS]; MOST_ROOMS]);
        for (pips, room) in rooms.0.iter_mut().zip(&table.layout.rooms) {
            for (own, &tops) in pips.iter_mut().zip(&table.tops[..table.seats()]) {
                *own = table.pips_on(tops & room.squares) as u8;
            }
        }
        rooms
    }

    /// By seat.
    pub(super) fn pips(&self, room: usize) -> [u8; SEATS] {
        self.0[room]
    }

    /// Notes what `seat` is about to place.
    pub(super) fn put(&mut self, floor: &Floor, table: &Table, seat: usize, square: Square, pips: u8) {
        if let Some(room) = floor.room_at(square) {
            self.0[room] = after(self.0[room], table, seat, square, pips);
        }
    }

    /// What every seat may expect of all rooms.
    pub(super) fn expected(&self, floor: &Floor, chances: &Chances) -> Points {
        let mut points = Points::default();
        for &pips in &self.0[..floor.rooms] {
            add(&mut points, chances.points(pips, floor.seats));
        }
        points
    }

    /// What every seat has.
    pub(super) fn points(&self, floor: &Floor) -> Points {
        let mut points = Points::default();
        for &pips in &self.0[..floor.rooms] {
            add(&mut points, RoomScore::new(pips, floor.seats).points.map(f32::from));
        }
        points
    }
}

fn add(sum: &mut Points, points: Points) {
    sum.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
}

/// The pips of a room after `seat` has placed on one of its squares.
pub(super) fn after(
    mut pips: [u8; SEATS],
    table: &Table,
    seat: usize,
    square: Square,
    placed: u8,
) -> [u8; SEATS] {
    if let (Some(owner), Some(face)) = (table.owner_of(square), table.face_at(square)) {
        pips[owner.index()] -= face.pips();
    }
    pips[seat] += placed;
    pips
}

/// How many chips `seat` has left to place.
pub(super) fn left(position: &Glux, seat: usize) -> usize {
    let bag: u8 = position.bags[seat].iter().sum();
    usize::from(bag) + usize::from(position.hands[seat].is_some())
}

/// By lead in pips, the chance to stay ahead.
pub(super) struct Chances([f32; 2 * MOST_LEAD as usize + 1]);

/// How wide the step from losing to holding a room is, in pips: at the end of the game, and how much wider for the
/// root of the chips that each seat has left.
#[derive(Clone, Copy)]
struct Width(f32, f32);

/// Chances by chips left, as the rule of thumb takes them: it does best when it hardly believes in later.
static NEAR: LazyLock<Vec<Chances>> = LazyLock::new(|| Width(0.6, 0.3).tables());
/// Chances by chips left, as they turn out.
static FAR: LazyLock<Vec<Chances>> = LazyLock::new(|| Width(0.6, 1.6).tables());

impl Width {
    fn tables(self) -> Vec<Chances> {
        let width = |left: usize| self.0 + self.1 * (left as f32).sqrt();
        (0..=MOST_LEFT).map(|left| Chances::new(width(left))).collect()
    }
}

impl Chances {
    /// For a quick choice of what to place, with so many chips left.
    pub(super) fn near(left: usize) -> &'static Chances {
        &NEAR[left.min(MOST_LEFT)]
    }

    /// For a forecast of how the game ends, with so many chips left.
    pub(super) fn far(left: usize) -> &'static Chances {
        &FAR[left.min(MOST_LEFT)]
    }

    fn new(width: f32) -> Chances {
        Chances(std::array::from_fn(|index| {
            let lead = index as i32 - MOST_LEAD;
            1.0 / (1.0 + (-lead as f32 / width).exp())
        }))
    }

    fn ahead(&self, own: u8, other: u8) -> f32 {
        let lead = i32::from(own) - i32::from(other);
        self.0[(lead + MOST_LEAD).clamp(0, 2 * MOST_LEAD) as usize]
    }

    /// What every seat may expect of a room with these pips: two points for being ahead of the best rival, and
    /// two for being ahead of the next; between two players all four for the first.
    pub(super) fn points(&self, pips: [u8; SEATS], seats: usize) -> Points {
        if seats == 2 {
            let first = 4.0 * self.ahead(pips[0], pips[1]);
            return [first, 4.0 - first, 0.0, 0.0];
        }
        let mut points = Points::default();
        for seat in 0..seats {
            let [best, next] = best_two(pips, seat);
            points[seat] = 2.0 * (self.ahead(pips[seat], best) + self.ahead(pips[seat], next));
        }
        points
    }
}

/// The most and the second most pips of the others.
fn best_two(pips: [u8; SEATS], seat: usize) -> [u8; 2] {
    let [mut best, mut next] = [0, 0];
    for (rival, pips) in pips.into_iter().enumerate() {
        if rival != seat {
            next = next.max(pips.min(best));
            best = best.max(pips);
        }
    }
    [best, next]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_the_fewer_chips_are_left() {
        let worth = |left| Chances::far(left).points([9, 6, 0, 0], 2)[0];
        assert!(worth(24) > 2.0, "being ahead is better than not");
        assert!(worth(24) < worth(12) && worth(12) < worth(1));
        assert!(worth(0) > 3.95, "nothing can change any more");
    }

    #[test]
    fn first_and_second_place_count_with_three_players() {
        let points = Chances::far(0).points([20, 10, 2, 0], 3);
        for (points, right) in points.into_iter().zip([4.0, 2.0, 0.0]) {
            assert!((points - right).abs() < 0.1, "{points} is not about {right}");
        }
    }
}
