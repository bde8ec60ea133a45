//! The chart as bots see it: a grid on which tiles are laid and taken off again.
//!
//! A position's chart is small to copy; this one is quick to look at and large, so there is one of it, and search
//! lays and takes. Every cell keeps the [pattern](super::pattern) of what lies around it.

use std::fmt::Debug;

use arrayvec::ArrayVec;

use super::pattern::{PATTERN, PATTERNS, Pattern, digit};
use crate::cell::{Cell, Side, Sides};
use crate::content::{Feature, KINDS, Kind, Tiles};
use crate::map::CELLS;
use crate::rules::BeaconPatrol;

/// Cells in a row, far more than a chart can reach: a cell is two bytes, and every such number is a cell.
const ROW: u16 = 256;
/// Cells of the grid.
const GRID: usize = 1 << 16;
/// No tile.
const VACANT: u8 = u8::MAX;

/// A cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Spot(u16);

impl Spot {
    pub(super) fn of(cell: Cell) -> Spot {
        let along = |steps: i8| u16::from(steps as u8 ^ 0x80);
        Spot(along(cell.y) * ROW + along(cell.x))
    }

    pub(super) fn cell(self) -> Cell {
        let back = |along: u16| (along as u8 ^ 0x80) as i8;
        Cell { x: back(self.0 % ROW), y: back(self.0 / ROW) }
    }

    pub(super) fn beside(self, side: Side) -> Spot {
        const STEP: [u16; 4] = [ROW, 1, ROW.wrapping_neg(), 1u16.wrapping_neg()];
        Spot(self.0.wrapping_add(STEP[side as usize]))
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Something for every cell.
pub(super) type Grid<T> = Box<[T; GRID]>;

/// The same for every cell.
#[expect(clippy::unnecessary_box_returns, reason = "too large for the stack")]
pub(super) fn grid<T: Copy + Debug>(all: T) -> Grid<T> {
    vec![all; GRID].try_into().expect("as long as it should be")
}

/// The chart on a grid.
pub(super) struct Board {
    tiles: &'static Tiles,
    kinds: Grid<u8>,
    patterns: Grid<u8>,
    /// By cell, the sides of its tile that a ship may cross.
    ways: Grid<Sides>,
    /// All tiles, in the order of laying.
    laid: ArrayVec<Spot, CELLS>,
    /// The piers among them.
    piers: ArrayVec<Spot, CELLS>,
    features: [Feature; KINDS],
}

impl Board {
    pub(super) fn new(position: &BeaconPatrol) -> Board {
        let tiles = position.tiles.0;
        let mut features = [Feature::None; KINDS];
        for kind in tiles.kinds().chain([Kind::HQ]) {
            features[kind.index()] = tiles[kind].feature;
        }
        let mut board = Board {
            tiles,
            kinds: grid(VACANT),
            patterns: grid(0),
            ways: grid(Sides::NONE),
            laid: ArrayVec::new(),
            piers: ArrayVec::new(),
            features,
        };
        for (cell, kind) in position.map.iter() {
            board.lay(Spot::of(cell), kind);
        }
        board
    }

    pub(super) fn lay(&mut self, spot: Spot, kind: Kind) {
        self.kinds[spot.index()] = kind.index() as u8;
        self.ways[spot.index()] = self.land(kind).others();
        for side in Side::ALL {
            self.patterns[spot.beside(side).index()] += digit(self.land(kind), side);
        }
        self.laid.push(spot);
        if self.features[kind.index()] == Feature::Pier {
            self.piers.push(spot);
        }
    }

    /// Takes off the tile that was laid last.
    fn take(&mut self) {
        let Some(spot) = self.laid.pop() else { return };
        let Some(kind) = self.at(spot) else { return };
        for side in Side::ALL {
            self.patterns[spot.beside(side).index()] -= digit(self.land(kind), side);
        }
        self.kinds[spot.index()] = VACANT;
        if self.features[kind.index()] == Feature::Pier {
            self.piers.pop();
        }
    }

    /// Takes off the tiles laid last until `count` are left.
    pub(super) fn cut(&mut self, count: usize) {
        while self.laid.len() > count {
            self.take();
        }
    }

    /// All tiles, in the order of laying.
    pub(super) fn laid(&self) -> &[Spot] {
        &self.laid
    }

    pub(super) fn piers(&self) -> &[Spot] {
        &self.piers
    }

    pub(super) fn at(&self, spot: Spot) -> Option<Kind> {
        let kind = self.kinds[spot.index()];
        (kind != VACANT).then(|| Kind::new(usize::from(kind) % KINDS))
    }

    pub(super) fn is_vacant(&self, spot: Spot) -> bool {
        self.kinds[spot.index()] == VACANT
    }

    /// The number of the pattern around a cell.
    pub(super) fn around(&self, spot: Spot) -> usize {
        usize::from(self.patterns[spot.index()]) % PATTERNS
    }

    pub(super) fn pattern(&self, spot: Spot) -> &'static Pattern {
        &PATTERN[self.around(spot)]
    }

    pub(super) fn land(&self, kind: Kind) -> Sides {
        self.tiles.land(kind)
    }

    /// Whether a tile may lie on a vacant cell (BP-6).
    pub(super) fn fits(&self, spot: Spot, kind: Kind) -> bool {
        self.pattern(spot).fits & 1 << self.land(kind).bits() != 0
    }

    /// The sides of the tile on `spot` that a ship may cross.
    pub(super) fn ways(&self, spot: Spot) -> impl Iterator<Item = Side> + use<> {
        self.ways[spot.index()].iter()
    }

    /// What a tile brings when it is explored, whatever lies around it.
    pub(super) fn face(&self, kind: Kind) -> f32 {
        match self.features[kind.index()] {
            Feature::None | Feature::Windmill | Feature::Pier => 1.0,
            Feature::Buoy => 2.0,
            Feature::Lighthouse => 3.0,
        }
    }

    /// What the tile on `spot` brings when it is explored, as far as can be told; a pier's houses apart.
    pub(super) fn worth(&self, spot: Spot, kind: Kind) -> f32 {
        /// How often the sea around a windmill is open where nothing lies yet.
        const HOPE: f32 = 0.4;
        if self.features[kind.index()] != Feature::Windmill {
            return self.face(kind);
        }
        let sea = |side: Side| match self.at(spot.beside(side)) {
            None => HOPE,
            Some(other) => f32::from(u8::from(self.land(other) == Sides::NONE)),
        };
        self.face(kind) + Side::ALL.into_iter().map(sea).sum::<f32>()
    }

    /// The houses on the land of the pier on `spot` (BP-18).
    pub(super) fn houses(&self, spot: Spot) -> f32 {
        let mut pieces: ArrayVec<(Spot, Sides), { 2 * CELLS }> = ArrayVec::new();
        pieces.extend(self.at(spot).map(|kind| (spot, self.land(kind))));
        let (mut houses, mut done) = (0, 0);
        while let Some(&(spot, land)) = pieces.get(done) {
            done += 1;
            for side in land.iter() {
                houses += self.at(spot).map_or(0, |kind| self.tiles[kind].houses[side as usize]);
                let beside = spot.beside(side);
                let piece = self.at(beside).map(|kind| (beside, self.tiles[kind].landmass(side.opposite())));
                pieces.extend(piece.filter(|piece| !pieces.contains(piece)));
            }
        }
        f32::from(houses)
    }
}
