//! The rule of thumb that playouts follow: place where the rooms gain most.
//!
//! It is one glance per square, for a playout asks it again and again. What it does not see (reach, threats) is what
//! the search above it and the forecast behind it are for.

use rand::RngExt;
use table::{Rng, Seat};

use super::rooms::{Chances, Floor, MOST_ROOMS, Points, Rooms, after, left};
use crate::action::Face;
use crate::bits::Square;
use crate::rules::{Glux, SEATS};

/// What a chip on a path is worth, in points: it leads somewhere.
const PATH: f32 = 0.2;
/// What the second chip on the own start square costs, in points: it is always there for a bad moment.
const HOME: f32 = 0.5;
/// With more than two players: how much a rival's loss counts against an own gain.
const SPITE: f32 = 0.5;
/// By how many points at most chance makes a gain look greater: playouts have to differ.
const BLUR: f32 = 0.1;

/// Tells `each` target of `seat`, which is to place now, with the gain for its chip's two faces.
pub(super) fn gains(
    floor: &Floor,
    position: &Glux,
    rooms: &Rooms,
    seat: usize,
    mut each: impl FnMut(Square, [f32; 2]),
) {
    let table = &position.table;
    let faces = faces(position, seat).map(Face::pips);
    let home = table.layout.starts[seat].square;
    let worth = Worth { chances: Chances::near(left(position, seat)), seats: floor.seats, seat };
    let mut known = [None; MOST_ROOMS];
    for square in table.targets_of(Seat::new(seat)).iter() {
        let Some(room) = floor.room_at(square) else {
            each(square, [PATH; 2]);
            continue;
        };
        let pips = rooms.pips(room);
        let (before, onto_free) = *known[room].get_or_insert_with(|| worth.gains(pips, faces));
        if !table.taken.contains(square) {
            each(square, onto_free);
            continue;
        }
        let price = if square == home { HOME } else { 0.0 };
        each(square, faces.map(|face| worth.of(after(pips, table, seat, square, face)) - before - price));
    }
}

/// The faces of the chip that `seat` is to place.
pub(super) fn faces(position: &Glux, seat: usize) -> [Face; 2] {
    position.hands[seat].expect("who is to place holds a chip").faces()
}

/// What rooms are worth to a seat.
struct Worth {
    chances: &'static Chances,
    seats: usize,
    seat: usize,
}

impl Worth {
    fn of(&self, pips: [u8; SEATS]) -> f32 {
        let points: Points = self.chances.points(pips, self.seats);
        let own = points[self.seat];
        let spite = if self.seats == 2 { 1.0 } else { SPITE };
        own - spite * (points.iter().sum::<f32>() - own)
    }

    /// What a room is worth now, and what each face adds to that on a free square.
    fn gains(&self, pips: [u8; SEATS], faces: [u8; 2]) -> (f32, [f32; 2]) {
        let before = self.of(pips);
        let gains = faces.map(|face| {
            let mut pips = pips;
            pips[self.seat] += face;
            self.of(pips) - before
        });
        (before, gains)
    }
}

/// What the rule of thumb places.
pub(super) fn pick(
    floor: &Floor,
    position: &Glux,
    rooms: &Rooms,
    seat: usize,
    rng: &mut Rng,
) -> (Square, Face) {
    const UNIT: f32 = BLUR / (1_u64 << 32) as f32;
    let mut best = (f32::NEG_INFINITY, None);
    gains(floor, position, rooms, seat, |square, gains| {
        let luck: u64 = rng.random();
        let luck = [luck as u32, (luck >> 32) as u32];
        for side in 0..2 {
            let gain = gains[side] + luck[side] as f32 * UNIT;
            if gain > best.0 {
                best = (gain, Some((square, side)));
            }
        }
    });
    let (square, side) = best.1.expect("who is to place has a target");
    (square, faces(position, seat)[side])
}
