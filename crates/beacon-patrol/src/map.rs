//! The sea chart: tiles on cells, growing from HQ in all directions.
//!
//! Tiles stand in the order in which they were laid, and a table of 256 slots finds them by their cell. A cell's
//! slot is `x + 16 y`, so a chart of up to 16 columns has a slot of its own for every cell and is read like a grid;
//! a longer one shares slots, and whoever comes second takes the next free one. So any chart fits, a row of 64
//! tiles too, and no chart pays for the room that another might need.
//!
//! Which tile was laid first makes no difference to anything that follows. So two charts are equal if they have
//! the same tiles on the same cells, whatever the order; `print` is a sum over the tiles, and decides nearly
//! always at the first glance that two charts differ.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::cell::{Cell, Side};
use crate::content::Kind;

/// The most tiles on a chart, HQ included: the whole box.
pub const CELLS: usize = 64;

/// A slot without a tile.
const VACANT: u8 = u8::MAX;

/// Tiles on cells.
#[derive(Clone, Copy)]
pub struct Map {
    /// By tile, in the order of laying.
    cells: [Cell; CELLS],
    kinds: [Kind; CELLS],
    tiles: u8,
    /// By slot, the tile.
    slots: [u8; 256],
    /// The sum of all tiles' fingerprints.
    print: u64,
}

impl Map {
    /// A chart with HQ alone (BP-2).
    pub(crate) fn new() -> Map {
        let mut map = Map {
            cells: [Cell::HQ; CELLS],
            kinds: [Kind::HQ; CELLS],
            tiles: 0,
            slots: [VACANT; 256],
            print: 0,
        };
        map.lay(Cell::HQ, Kind::HQ);
        map
    }

    /// The tile on a cell.
    pub fn at(&self, cell: Cell) -> Option<Kind> {
        self.find(cell).map(|tile| self.kinds[tile])
    }

    /// How many tiles lie on the chart.
    pub fn len(&self) -> usize {
        usize::from(self.tiles)
    }

    /// Never: HQ is always there.
    pub fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// All tiles, in the order of laying.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Kind)> + '_ {
        self.cells[..self.len()].iter().copied().zip(self.kinds.iter().copied())
    }

    /// BP-15: whether all four cells beside this one hold tiles.
    pub fn is_surrounded(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().all(|side| self.find(cell.beside(side)).is_some())
    }

    /// Puts a tile on a vacant cell.
    pub(crate) fn lay(&mut self, cell: Cell, kind: Kind) {
        let mut slot = slot_of(cell);
        while self.slots[usize::from(slot)] != VACANT {
            slot = slot.wrapping_add(1);
        }
        self.slots[usize::from(slot)] = self.tiles;
        self.cells[usize::from(self.tiles)] = cell;
        self.kinds[usize::from(self.tiles)] = kind;
        self.tiles += 1;
        self.print = self.print.wrapping_add(fingerprint(cell, kind));
    }

    /// The number of the tile on a cell, in the order of laying.
    pub(crate) fn find(&self, cell: Cell) -> Option<usize> {
        let mut slot = slot_of(cell);
        loop {
            let tile = self.slots[usize::from(slot)];
            if tile == VACANT {
                return None;
            }
            if self.cells[usize::from(tile) % CELLS] == cell {
                return Some(usize::from(tile));
            }
            slot = slot.wrapping_add(1);
        }
    }
}

fn slot_of(cell: Cell) -> u8 {
    (cell.x as u8).wrapping_add((cell.y as u8) << 4)
}

fn fingerprint(cell: Cell, kind: Kind) -> u64 {
    mix(u64::from(cell.x as u8) | u64::from(cell.y as u8) << 8 | (kind.index() as u64) << 16)
}

/// `SplitMix64`: every bit of the value touches every bit of the print.
pub(crate) fn mix(value: u64) -> u64 {
    let mut z = (value + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        self.print == other.print
            && self.tiles == other.tiles
            && self.iter().all(|(cell, kind)| other.at(cell) == Some(kind))
    }
}

impl Eq for Map {}

impl Hash for Map {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.print.hash(state);
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(cell, kind)| (cell.to_string(), kind))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    fn map_of(cells: &[Cell]) -> Map {
        let mut map = Map::new();
        for (&cell, index) in cells.iter().zip(1..) {
            map.lay(cell, Kind::new(index % 7 + 1));
        }
        map
    }

    /// The longest charts there can be, also those whose cells share slots.
    #[test]
    fn the_whole_box_fits_in_any_shape() {
        let shapes: [fn(i8) -> Cell; 7] = [
            |n| cell(n, 0),
            |n| cell(-n, 0),
            |n| cell(0, n),
            |n| cell(0, -n),
            |n| cell(n / 2, (n + 1) / 2),
            |n| cell(-(n / 2), (n + 1) / 2),
            |n| cell(n % 16 - 8, n / 16 * 16),
        ];
        for shape in shapes {
            let cells: Vec<Cell> = (1..64).map(shape).filter(|&cell| cell != Cell::HQ).collect();
            let map = map_of(&cells);
            assert_eq!(map.len(), cells.len() + 1);
            for x in -64..=64 {
                for y in -64..=64 {
                    let laid = cells.iter().position(|&other| other == cell(x, y));
                    let expected = laid.map(|index| Kind::new((index + 1) % 7 + 1));
                    let expected = if cell(x, y) == Cell::HQ { Some(Kind::HQ) } else { expected };
                    assert_eq!(map.at(cell(x, y)), expected, "{x},{y}");
                }
            }
        }
    }

    #[test]
    fn the_order_of_laying_does_not_count() {
        // The second and the third share a slot, so the order shows inside.
        let tiles = [(cell(1, 0), 1), (cell(16, 0), 2), (cell(0, 1), 3), (cell(0, -1), 4)];
        let lay = |order: [usize; 4]| {
            let mut map = Map::new();
            order.map(|n| tiles[n]).into_iter().for_each(|(cell, kind)| map.lay(cell, Kind::new(kind)));
            map
        };
        assert_eq!(lay([0, 1, 2, 3]), lay([3, 2, 1, 0]));
        let mut other = lay([0, 1, 2, 3]);
        other.lay(cell(0, 2), Kind::new(1));
        assert_ne!(lay([0, 1, 2, 3]), other);
    }

    #[test]
    fn a_tile_is_surrounded_on_four_sides() {
        let mut map = map_of(&[cell(0, 1), cell(1, 0), cell(0, -1), cell(1, 1), cell(-1, -1)]);
        assert!(!map.is_surrounded(Cell::HQ));
        map.lay(cell(-1, 0), Kind::new(1));
        assert!(map.is_surrounded(Cell::HQ));
        assert!(!map.is_surrounded(cell(0, 1)));
    }
}
