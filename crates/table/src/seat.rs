//! Seats, sets of seats, and the three questions about them: who acts, who did it, who looks.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        let fits = usize::from(index) < limits::SEATS;
        fits.then_some(Seat(index))
            .ok_or_else(|| format!("a seat is a number from 0 to {}", limits::SEATS - 1))
    }
}

impl Seat {
    /// Seat number `index`.
    ///
    /// # Panics
    /// If `index` is not below [`limits::SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < limits::SEATS, "seat out of range");
        Seat(index as u8)
    }

    /// The number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise among `seats` seats.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat::new(2).next(3), Seat::new(0));
    /// ```
    #[must_use]
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        Seat(if next >= seats { 0 } else { next as u8 })
    }

    /// All seats of a table of `seats`.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat::new)
    }

    /// Reads the one spelling of a seat: decimal digits without a leading zero.
    pub fn parse(text: &str) -> Option<Seat> {
        match text.as_bytes() {
            [digit @ b'0'..=b'7'] => Some(Seat(digit - b'0')),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The seats of a table of `seats`.
    pub const fn all(seats: usize) -> SeatSet {
        assert!(seats <= limits::SEATS, "too many seats");
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(limits::SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Chance: one of [`Game::outcomes`](crate::Game::outcomes).
    Chance,
    /// Any one of these seats, in any order. Never empty.
    Seats(SeatSet),
    /// Nothing: the game is over.
    Over,
}

impl Turn {
    /// The seats that may act now.
    #[inline]
    pub const fn acting(self) -> SeatSet {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// Whose step it was. Printed as the seat's number, or `*` for chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Nobody decided it.
    Chance,
    /// A seat decided it.
    Seat(Seat),
}

impl By {
    /// Reads `*` or a seat's number.
    pub fn parse(text: &str) -> Option<By> {
        if text == "*" { Some(By::Chance) } else { Seat::parse(text).map(By::Seat) }
    }

    /// The seat, if it was one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            By::Seat(seat) => Some(seat),
            By::Chance => None,
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::Chance => f.write_str("*"),
            By::Seat(seat) => seat.fmt(f),
        }
    }
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// Whoever holds this seat: sees what is open and what is the seat's own.
    Seat(Seat),
    /// Anybody: sees what nobody hides.
    Spectator,
}

impl Eyes {
    /// Whether these are the eyes of `seat`.
    pub fn are(self, seat: Seat) -> bool {
        self == Eyes::Seat(seat)
    }

    /// Every pair of eyes at a table of `seats`: each seat's, then a spectator's.
    pub fn all(seats: usize) -> impl Iterator<Item = Eyes> {
        Seat::all(seats).map(Eyes::Seat).chain([Eyes::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: SeatSet = [3, 1].map(Seat::new).into_iter().collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
        set.remove(Seat::new(1));
        assert_eq!((set.len(), set.first()), (1, Some(Seat::new(3))));
        assert_eq!(SeatSet::all(8).len(), 8);
    }

    #[test]
    fn a_seat_has_one_spelling() {
        for text in ["", "00", "8", "-1", "+1", "1 ", "a"] {
            assert_eq!(Seat::parse(text), None, "{text:?}");
        }
        assert_eq!(By::parse("*"), Some(By::Chance));
        assert_eq!(By::parse("7").map(|by| by.to_string()).as_deref(), Some("7"));
    }
}
