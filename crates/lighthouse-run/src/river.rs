//! Ships on the river.

use table::bits::members;

use crate::content::{SPACES, Space};

/// The ships of one colour.
///
/// Ships on a space are interchangeable (LR-4), so there is no ship here, only how many stand where; and the
/// set of spaces beside the numbers answers at once where a card may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ships {
    count: [u8; SPACES],
    occupied: u32,
}

impl Ships {
    /// A colour that does not sail.
    pub(crate) const NONE: Ships = Ships { count: [0; SPACES], occupied: 0 };

    /// All `ships` in the starting area.
    pub(crate) fn at_start(ships: u8) -> Ships {
        let mut at_start = Ships { occupied: 1, ..Ships::NONE };
        at_start.count[0] = ships;
        at_start
    }

    /// The spaces with ships.
    pub(crate) fn occupied(&self) -> u32 {
        self.occupied
    }

    /// How many ships stand on a space.
    pub(crate) fn on(&self, space: Space) -> u8 {
        self.count[space.index()]
    }

    /// Moves some of the ships on a space, or none.
    pub(crate) fn shift(&mut self, from: Space, to: Space, ships: u8) {
        self.count[from.index()] -= ships;
        self.count[to.index()] += ships;
        let left = u32::from(self.count[from.index()] == 0) << from.0;
        let come = u32::from(ships != 0) << to.0;
        self.occupied = self.occupied & !left | come;
    }

    /// The spaces with ships, ascending, and how many stand there.
    pub(crate) fn by_space(&self) -> impl Iterator<Item = (Space, u8)> + '_ {
        members(self.occupied.into()).map(|space| (Space(space), self.count[usize::from(space)]))
    }
}

/// LR-15: how far a ship gets in `steps` when these spaces are lit.
pub(crate) fn reach(from: Space, steps: u8, lit: u32) -> Space {
    let free = (lit >> (from.0 + 1)).trailing_ones() as u8;
    Space(from.0 + free.min(steps))
}
