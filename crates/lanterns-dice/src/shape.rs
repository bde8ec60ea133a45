//! The shapes of fireworks: how a tile may lie, and what the tiles of its stack are worth.

use crate::lake::{Pool, Pools};

/// How many tiles a stack has (LD-4).
pub const TILES: usize = 6;

/// The fewest pools that a shape covers.
pub const LEAST_POOLS: usize = 3;

/// How large a shape is: what its tiles are worth, and how it is drawn at random (LD-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// Of these one is drawn.
    Small,
    /// Of these two are drawn.
    Medium,
    /// Of these one is drawn.
    Large,
}

impl Size {
    /// Every size.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// How many shapes of this size a random choice has.
    pub const fn drawn(self) -> usize {
        match self {
            Size::Small | Size::Large => 1,
            Size::Medium => 2,
        }
    }

    /// The name in content.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }
}

/// A shape of fireworks.
#[derive(Debug)]
pub struct Shape {
    /// Its name: `L3`.
    pub id: String,
    /// How large it is.
    pub size: Size,
    /// What its tiles are worth, top one first.
    pub values: [u8; TILES],
    /// Where its outlines stand in [`Content::outlines`](crate::Content).
    pub outlines: std::ops::Range<usize>,
}

/// A shape as it may lie: turned, mirrored, and pushed into the corner at `a1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The number of the shape in content.
    pub shape: u8,
    /// Its pools.
    pub pools: Pools,
}

/// Every way a shape can lie, each once, however symmetric it is, beginning with the one given; `None` for a way
/// that the lake is too small for. `cells` are columns and rows.
pub(crate) fn turned_and_mirrored(cells: &[(usize, usize)]) -> Vec<Option<Pools>> {
    let mut ways: Vec<Vec<(usize, usize)>> = Vec::new();
    let mut way = pushed(cells.iter().copied());
    for _ in 0..2 {
        for _ in 0..4 {
            if !ways.contains(&way) {
                ways.push(way.clone());
            }
            let lowest = way.iter().map(|&(_, row)| row).max().unwrap_or(0);
            way = pushed(way.iter().map(|&(column, row)| (lowest - row, column)));
        }
        way = pushed(way.iter().map(|&(column, row)| (row, column)));
    }
    ways.iter().map(|way| way.iter().map(|&(column, row)| Pool::at(column, row)).collect()).collect()
}

/// The cells moved up and to the left as far as they go, in order of row, then column.
fn pushed(cells: impl Iterator<Item = (usize, usize)> + Clone) -> Vec<(usize, usize)> {
    let left = cells.clone().map(|(column, _)| column).min().unwrap_or(0);
    let top = cells.clone().map(|(_, row)| row).min().unwrap_or(0);
    let mut pushed: Vec<_> = cells.map(|(column, row)| (column - left, row - top)).collect();
    pushed.sort_unstable_by_key(|&(column, row)| (row, column));
    pushed
}

/// The corner of these pools: leftmost column, topmost row.
pub(crate) fn corner(pools: Pools) -> Option<Pool> {
    let column = pools.iter().map(Pool::column).min()?;
    Pool::at(column, pools.first()?.row())
}
