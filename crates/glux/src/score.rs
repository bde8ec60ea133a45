//! Scoring: rooms, places, ties.

use serde_json::{Value, json};
use table::{Seat, Standing};

use crate::content::Room;
use crate::rules::{SEATS, Table};

/// Points for the first and the second place in a room (GX-16).
const POINTS: [u8; 2] = [4, 2];

/// What a room brings, by seat; what is behind the last seat stays 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomScore {
    /// Pips on top (GX-15).
    pub pips: [u8; SEATS],
    /// Points for them.
    pub points: [u8; SEATS],
}

impl RoomScore {
    /// GX-16 and GX-17: the points for these pips among `players`.
    ///
    /// ```
    /// # use glux::RoomScore;
    /// assert_eq!(RoomScore::new([9, 4, 4, 0], 3).points, [4, 2, 2, 0]);
    /// ```
    pub fn new(pips: [u8; SEATS], players: usize) -> RoomScore {
        let most = |below: u8| pips.into_iter().filter(|&pips| pips < below).max().unwrap_or(0);
        let first = most(u8::MAX);
        let shared = pips.iter().filter(|&&pips| pips == first).count() > 1;
        let second = if shared || players == 2 { 0 } else { most(first) };
        let points = |pips| match pips {
            0 => 0,
            _ if pips == first => POINTS[0],
            _ if pips == second => POINTS[1],
            _ => 0,
        };
        RoomScore { pips, points: pips.map(points) }
    }

    pub(crate) fn of(table: &Table, room: &Room) -> RoomScore {
        let mut pips = [0; SEATS];
        for (own, tops) in pips.iter_mut().zip(table.tops) {
            let chips = tops & room.squares;
            *own = (0..3).map(|power| ((chips & table.pips[power]).len() as u8) << power).sum();
        }
        RoomScore::new(pips, table.seats())
    }
}

/// GX-18: most points, then most pips in the middle.
pub(crate) fn standing(table: &Table) -> Standing {
    let mut points = [0; SEATS];
    let mut middle = [0; SEATS];
    for (index, room) in table.layout.rooms.iter().enumerate() {
        let score = RoomScore::of(table, room);
        for (sum, points) in points.iter_mut().zip(score.points) {
            *sum += i32::from(points);
        }
        if index == table.layout.middle {
            middle = score.pips;
        }
    }
    let keys = Seat::all(table.seats()).map(|seat| (points[seat.index()], middle[seat.index()]));
    Standing::competitive(keys, |key| key.0)
}

pub(crate) fn detail(table: &Table) -> Value {
    let seats = table.seats();
    let room = |room: &Room| {
        let score = RoomScore::of(table, room);
        (room.letter.to_string(), json!({ "pips": score.pips[..seats], "points": score.points[..seats] }))
    };
    json!({ "rooms": table.layout.rooms.iter().map(room).collect::<serde_json::Map<_, _>>() })
}
