//! Scoring: explored tiles, landmasses, ranks.

use serde_json::{Value, json};
use table::{Game, Standing};

use crate::cell::{Cell, Side, Sides};
use crate::content::{Feature, Kind};
use crate::map::CELLS;
use crate::rules::BeaconPatrol;

/// What the common score earns (BP-19).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// The lowest.
    Novices,
    /// From 26 points on.
    Sailors,
    /// From 36.
    Captains,
    /// From 46.
    Navigators,
    /// From 56.
    Cartographers,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Rank; 5] =
        [Rank::Novices, Rank::Sailors, Rank::Captains, Rank::Navigators, Rank::Cartographers];

    /// The rank for a score.
    ///
    /// ```
    /// # use beacon_patrol::Rank;
    /// assert_eq!(Rank::of(36, 0), Rank::Captains);
    /// assert_eq!(Rank::of(36, 2), Rank::Novices);
    /// ```
    pub fn of(score: i32, expansions: u8) -> Rank {
        let reached = |rank: &Rank| score >= rank.bar(expansions);
        Rank::ALL.into_iter().rfind(reached).unwrap_or(Rank::Novices)
    }

    /// The points it takes; each expansion raises all bars by 10.
    ///
    /// ```
    /// # use beacon_patrol::Rank;
    /// assert_eq!(Rank::Sailors.bar(1), 36);
    /// assert_eq!(Rank::Novices.bar(1), 0);
    /// ```
    pub fn bar(self, expansions: u8) -> i32 {
        let raised = |bar: i32| bar + 10 * i32::from(expansions);
        match self {
            Rank::Novices => 0,
            Rank::Sailors => raised(26),
            Rank::Captains => raised(36),
            Rank::Navigators => raised(46),
            Rank::Cartographers => raised(56),
        }
    }

    /// Its name in records; `grade-NAME` is its name for people.
    pub fn name(self) -> &'static str {
        ["Novices", "Sailors", "Captains", "Navigators", "Cartographers"][self as usize]
    }
}

impl BeaconPatrol {
    /// The points for the tile on a cell; `None` if it is not explored (BP-15).
    pub(crate) fn points(&self, cell: Cell, kind: Kind) -> Option<i32> {
        if !self.map.is_surrounded(cell) {
            return None;
        }
        Some(match self.tiles[kind].feature {
            Feature::None => 1,
            Feature::Buoy => 2,
            Feature::Lighthouse => 3,
            Feature::Windmill => 1 + self.open_ocean_around(cell),
            Feature::Pier => 1 + self.houses_around(cell),
        })
    }

    /// BP-17.
    fn open_ocean_around(&self, cell: Cell) -> i32 {
        let is_open = |side: &Side| {
            self.map.at(cell.beside(*side)).is_some_and(|kind| self.tiles[kind].is_open_ocean())
        };
        Side::ALL.iter().filter(|side| is_open(side)).count() as i32
    }

    /// BP-18: the houses on the landmass of the pier on a cell.
    fn houses_around(&self, pier: Cell) -> i32 {
        let mut landmass = Landmass::default();
        let land = self.map.at(pier).map_or(Sides::NONE, |kind| self.tiles.land(kind));
        landmass.reach(self, pier, land);
        while let Some((cell, land)) = landmass.next() {
            for side in land.iter() {
                let beside = cell.beside(side);
                if let Some(kind) = self.map.at(beside) {
                    landmass.reach(self, beside, self.tiles[kind].landmass(side.opposite()));
                }
            }
        }
        landmass.houses
    }
}

/// A landmass as far as it is known: pieces of land, each the sides of a tile that hang together.
struct Landmass {
    /// By tile, the sides reached.
    reached: [Sides; CELLS],
    /// Every piece reached. No tile has more than two.
    pieces: [(Cell, Sides); 2 * CELLS],
    len: usize,
    /// How many of the pieces were looked around from.
    done: usize,
    houses: i32,
}

impl Default for Landmass {
    fn default() -> Landmass {
        Landmass {
            reached: [Sides::NONE; CELLS],
            pieces: [(Cell::HQ, Sides::NONE); 2 * CELLS],
            len: 0,
            done: 0,
            houses: 0,
        }
    }
}

impl Landmass {
    /// Adds the piece on these sides of the tile on `cell`, once.
    fn reach(&mut self, position: &BeaconPatrol, cell: Cell, land: Sides) {
        let (Some(tile), Some(kind)) = (position.map.find(cell), position.map.at(cell)) else { return };
        if self.reached[tile].and(land) != Sides::NONE {
            return;
        }
        self.reached[tile] = self.reached[tile].or(land);
        self.pieces[self.len] = (cell, land);
        self.len += 1;
        let houses = position.tiles[kind].houses;
        self.houses += land.iter().map(|side| i32::from(houses[side as usize])).sum::<i32>();
    }

    /// The next piece to look around from.
    fn next(&mut self) -> Option<(Cell, Sides)> {
        let piece = self.pieces[..self.len].get(self.done).copied();
        self.done += 1;
        piece
    }
}

/// The common score.
pub(crate) fn score(position: &BeaconPatrol) -> i32 {
    position.map.iter().filter_map(|(cell, kind)| position.points(cell, kind)).sum()
}

pub(crate) fn standing(position: &BeaconPatrol) -> Standing {
    let score = score(position);
    Standing::cooperative(position.seats(), score, Rank::of(score, position.expansions).name())
}

/// Explored tiles from north to south, in a row from west to east.
pub(crate) fn detail(position: &BeaconPatrol) -> Value {
    let mut tiles: Vec<(Cell, Kind)> = position.map.iter().collect();
    tiles.sort_unstable_by_key(|(cell, _)| (-cell.y, cell.x));
    let explored = tiles.into_iter().filter_map(|(cell, kind)| {
        let points = position.points(cell, kind)?;
        Some(json!({ "tile": position.tiles[kind].id, "cell": cell.to_string(), "points": points }))
    });
    let rank = Rank::of(score(position), position.expansions).name();
    json!({ "tiles": explored.collect::<Vec<_>>(), "rank": rank })
}
