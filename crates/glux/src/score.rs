//! Scoring: rooms, places, ties.

use serde_json::{Value, json};
use table::{Seat, Standing, TieBreak};

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
            *own = table.pips_on(tops & room.squares) as u8;
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

/// GX-18: the middle room decides.
pub(crate) fn tie_breaks(table: &Table) -> Vec<TieBreak> {
    let middle = RoomScore::of(table, &table.layout.rooms[table.layout.middle]);
    let values = middle.pips[..table.seats()].iter().map(|&pips| pips.into()).collect();
    vec![TieBreak { name: "middle", values, least_wins: false }]
}

pub(crate) fn detail(table: &Table) -> Value {
    let seats = table.seats();
    let room = |room: &Room| {
        let score = RoomScore::of(table, room);
        (room.letter.to_string(), json!({ "pips": score.pips[..seats], "points": score.points[..seats] }))
    };
    json!({ "rooms": table.layout.rooms.iter().map(room).collect::<serde_json::Map<_, _>>() })
}

#[cfg(test)]
mod tests {
    use table::{Game, Loaded};

    use super::*;
    use crate::action::Face;
    use crate::{Glux, Setup};

    /// A table for four with the first and second place of some rooms taken, by seat: a 6 against a 1.
    fn table(places: &[(char, usize, usize)]) -> Table {
        let mut table = Glux::new(&Setup { players: 4 }, &Loaded::<Glux>::standard().data).unwrap().table;
        for &(letter, first, second) in places {
            let room = table.layout.rooms.iter().find(|room| room.letter == letter).unwrap();
            let mut squares = room.squares.iter();
            table.put(Seat::new(first), squares.next().unwrap(), Face::new(6).unwrap());
            table.put(Seat::new(second), squares.next().unwrap(), Face::new(1).unwrap());
        }
        table
    }

    #[test]
    fn gx_18_a_tie_goes_to_the_middle_room() {
        let rooms = [
            ('A', 0, 1),
            ('B', 0, 1),
            ('C', 0, 1),
            ('D', 1, 0),
            ('E', 1, 0),
            ('F', 0, 2),
            ('G', 1, 3),
            ('H', 2, 1),
            ('I', 2, 3),
            ('J', 3, 2),
            ('K', 3, 2),
        ];
        let standing = standing(&table(&rooms));
        assert_eq!(standing.scores[..], [20, 20, 14, 12], "all 66 points are handed out");
        assert_eq!(standing.ranks[..], [1, 2, 3, 4], "seat 0 has pips in F, seat 1 has none");
    }

    #[test]
    fn gx_18_without_pips_in_the_middle_the_victory_is_shared() {
        let standing = standing(&table(&[('A', 0, 2), ('B', 1, 2), ('C', 3, 2)]));
        assert_eq!(standing.scores[..], [4, 4, 6, 4]);
        assert_eq!(standing.ranks[..], [2, 2, 1, 2]);
    }
}
