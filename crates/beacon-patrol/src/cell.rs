//! Cells of the sea chart, the four sides of a tile, and sets of sides.

use std::fmt;

/// A side of a tile, which is also a course to sail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All sides, clockwise from the north: the order of `edges` in the content.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across.
    ///
    /// ```
    /// # use beacon_patrol::Side;
    /// assert_eq!(Side::East.opposite(), Side::West);
    /// ```
    #[must_use]
    pub fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// The letter in notation.
    pub fn letter(self) -> &'static str {
        ["n", "e", "s", "w"][self as usize]
    }

    pub(crate) fn parse(text: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == text)
    }
}

/// A set of sides: those of a tile that are land, say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// All four.
    pub const ALL: Sides = Sides(0b1111);
    const NORTH_SOUTH: Sides = Sides(0b0101);
    const EAST_WEST: Sides = Sides(0b1010);

    /// One side.
    pub const fn only(side: Side) -> Sides {
        Sides(1 << side as u8)
    }

    /// Whether `side` is in the set.
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// One bit for each side, north first.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Adds a side.
    pub const fn insert(&mut self, side: Side) {
        self.0 |= 1 << side as u8;
    }

    /// What both sets have.
    #[must_use]
    pub const fn and(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// What either set has.
    #[must_use]
    pub const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// The sides that are not in the set.
    #[must_use]
    pub const fn others(self) -> Sides {
        Sides(!self.0 & Sides::ALL.0)
    }

    /// Whether these are two sides across from each other and no more: two lands on one tile (BP-18).
    pub fn are_apart(self) -> bool {
        self == Sides::NORTH_SOUTH || self == Sides::EAST_WEST
    }

    /// The sides, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| f.write_str(side.letter()))
    }
}

/// A place on the chart: steps to the east and to the north of HQ.
///
/// No step leaves the range: a chart has [`CELLS`](crate::map::CELLS) tiles at most, all in one piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// To the east.
    pub x: i8,
    /// To the north.
    pub y: i8,
}

impl Cell {
    /// Where HQ lies (BP-2).
    pub const HQ: Cell = Cell { x: 0, y: 0 };

    /// The cell beside this one.
    ///
    /// ```
    /// # use beacon_patrol::{Cell, Side};
    /// assert_eq!(Cell::HQ.beside(Side::South).to_string(), "0,-1");
    /// ```
    #[must_use]
    pub fn beside(self, side: Side) -> Cell {
        const EAST: [i8; 4] = [0, 1, 0, -1];
        const NORTH: [i8; 4] = [1, 0, -1, 0];
        Cell { x: self.x + EAST[side as usize], y: self.y + NORTH[side as usize] }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
