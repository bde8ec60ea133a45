//! Pools and areas of the lake, and sets of them as bits.
//!
//! Every row takes ten bits, so that it ends in one that is no pool: a shift to the side runs into that gap
//! instead of into the next row, and all six rows still fit into one word.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

use table::bits;

/// How many columns of pools there are (LD-3).
pub const COLUMNS: usize = 9;
/// How many rows of pools there are (LD-3).
pub const ROWS: usize = 6;
const STRIDE: usize = COLUMNS + 1;

/// A pool of the lake, `a1` at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pool(u8);

impl Pool {
    /// The pool in this column and row, both from 0.
    ///
    /// ```
    /// # use lanterns_dice::Pool;
    /// assert_eq!(Pool::at(8, 5).unwrap().to_string(), "i6");
    /// assert_eq!(Pool::at(9, 0), None);
    /// ```
    pub const fn at(column: usize, row: usize) -> Option<Pool> {
        if column < COLUMNS && row < ROWS { Some(Pool((row * STRIDE + column) as u8)) } else { None }
    }

    /// Reads `c4`.
    pub fn parse(text: &str) -> Option<Pool> {
        match *text.as_bytes() {
            [column, row] => Pool::at(
                column.checked_sub(b'a')?.into(),
                usize::from(row.checked_sub(b'0')?).checked_sub(1)?,
            ),
            _ => None,
        }
    }

    /// The column, from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// The row, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// A number below [`Pools::CAPACITY`], for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Which of the two areas of a pool.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Half {
    /// The upper one, `t`.
    Top,
    /// The lower one, `b`.
    Bottom,
}

/// One lantern area: half a pool, `c4t` or `c4b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Area {
    /// The pool it is half of.
    pub pool: Pool,
    /// Which half.
    pub half: Half,
}

impl Area {
    /// Reads `c4t`.
    pub fn parse(text: &str) -> Option<Area> {
        let (pool, half) = text.split_at_checked(2)?;
        let half = match half {
            "t" => Half::Top,
            "b" => Half::Bottom,
            _ => return None,
        };
        Some(Area { pool: Pool::parse(pool)?, half })
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = match self.half {
            Half::Top => 't',
            Half::Bottom => 'b',
        };
        write!(f, "{}{half}", self.pool)
    }
}

impl fmt::Debug for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of pools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pools(u64);

impl Pools {
    /// No pool.
    pub const EMPTY: Pools = Pools(0);
    /// The whole lake.
    pub const ALL: Pools = Pools::whole_lake();
    /// One more than the greatest [`Pool::index`].
    pub const CAPACITY: usize = ROWS * STRIDE;

    const fn whole_lake() -> Pools {
        let mut bits = 0;
        let mut row = 0;
        while row < ROWS {
            bits |= ((1 << COLUMNS) - 1) << (row * STRIDE);
            row += 1;
        }
        Pools(bits)
    }

    /// One pool.
    pub const fn only(pool: Pool) -> Pools {
        Pools(1 << pool.0)
    }

    /// Whether the pool is in the set.
    pub const fn contains(self, pool: Pool) -> bool {
        self.0 >> pool.0 & 1 != 0
    }

    /// Whether all of these pools are in the set.
    pub const fn contains_all(self, pools: Pools) -> bool {
        pools.0 & !self.0 == 0
    }

    /// Adds a pool.
    pub const fn insert(&mut self, pool: Pool) {
        self.0 |= 1 << pool.0;
    }

    /// Whether no pool is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pools are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first pool, in order of row, then column.
    pub const fn first(self) -> Option<Pool> {
        if self.0 == 0 { None } else { Some(Pool(self.0.trailing_zeros() as u8)) }
    }

    /// The pools, in order of row, then column.
    pub fn iter(self) -> impl Iterator<Item = Pool> {
        bits::members(self.0).map(Pool)
    }

    /// The pool number `n` of [`iter`](Pools::iter), which must exist.
    pub fn nth(self, n: u32) -> Pool {
        Pool(bits::nth(self.0, n))
    }

    /// Every pool that touches one of these at a side.
    ///
    /// ```
    /// # use lanterns_dice::{Pool, Pools};
    /// let beside = Pools::only(Pool::parse("i2").unwrap()).beside();
    /// assert_eq!(beside.iter().map(|pool| pool.to_string()).collect::<Vec<_>>(), ["i1", "h2", "i3"]);
    /// ```
    #[must_use]
    pub const fn beside(self) -> Pools {
        let sideways = self.0 << 1 | self.0 >> 1;
        Pools((sideways | self.0 << STRIDE | self.0 >> STRIDE) & Pools::ALL.0)
    }

    /// The set moved by one pool to each of the four sides: a pool is in as many of these as it has neighbours in
    /// the set.
    #[must_use]
    pub const fn each_side(self) -> [Pools; 4] {
        let (east, west) = (self.0 << 1, self.0 >> 1);
        let (south, north) = (self.0 << STRIDE, self.0 >> STRIDE);
        let lake = Pools::ALL.0;
        [Pools(east & lake), Pools(west & lake), Pools(south & lake), Pools(north & lake)]
    }

    /// The pools that have at least two of these beside them, and those that have at least three.
    #[must_use]
    pub const fn beside_two_and_three(self) -> [Pools; 2] {
        let [Pools(east), Pools(west), Pools(south), Pools(north)] = self.each_side();
        let (one_sideways, both_sideways) = (east | west, east & west);
        let (one_along, both_along) = (south | north, south & north);
        let two = both_sideways | both_along | one_sideways & one_along;
        let three = both_sideways & one_along | both_along & one_sideways;
        [Pools(two), Pools(three)]
    }

    /// The pools that have one of these on each of their four sides.
    #[must_use]
    pub const fn surrounded(self) -> Pools {
        Pools(self.0 << 1 & self.0 >> 1 & self.0 << STRIDE & self.0 >> STRIDE)
    }

    /// Those of the pools that touch at least two others of them.
    #[must_use]
    pub const fn between(self) -> Pools {
        let (east, west) = (self.0 << 1, self.0 >> 1);
        let (south, north) = (self.0 << STRIDE, self.0 >> STRIDE);
        Pools(self.0 & (east & west | south & north | (east | west) & (south | north)))
    }

    /// These pools and all that hang together with them through `through`.
    #[must_use]
    pub fn grown(mut self, through: Pools) -> Pools {
        loop {
            let next = self | self.beside() & through;
            if next == self {
                return self;
            }
            self = next;
        }
    }

    /// The set moved so that what was at `a1` is at `pool`. The caller knows that it stays in the lake.
    #[must_use]
    pub const fn moved_to(self, pool: Pool) -> Pools {
        Pools(self.0 << pool.0)
    }

    /// Where `a1` goes when this set is moved into `free` in every way that fits.
    ///
    /// Right for a set that hangs together: to leave the lake sideways it would have to stand on the gap
    /// between two rows, which is never free.
    #[must_use]
    pub fn places_in(self, free: Pools) -> Pools {
        let mut places = Pools::ALL;
        for pool in self.iter() {
            places.0 &= free.0 >> pool.0;
            if places.is_empty() {
                break;
            }
        }
        places
    }
}

impl BitAnd for Pools {
    type Output = Pools;

    fn bitand(self, other: Pools) -> Pools {
        Pools(self.0 & other.0)
    }
}

impl BitOr for Pools {
    type Output = Pools;

    fn bitor(self, other: Pools) -> Pools {
        Pools(self.0 | other.0)
    }
}

impl BitXor for Pools {
    type Output = Pools;

    fn bitxor(self, other: Pools) -> Pools {
        Pools(self.0 ^ other.0)
    }
}

impl BitOrAssign for Pools {
    fn bitor_assign(&mut self, other: Pools) {
        self.0 |= other.0;
    }
}

/// All other pools of the lake.
impl Not for Pools {
    type Output = Pools;

    fn not(self) -> Pools {
        Pools(!self.0 & Pools::ALL.0)
    }
}

impl FromIterator<Pool> for Pools {
    fn from_iter<I: IntoIterator<Item = Pool>>(pools: I) -> Pools {
        let mut set = Pools::EMPTY;
        pools.into_iter().for_each(|pool| set.insert(pool));
        set
    }
}

impl fmt::Debug for Pools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Areas {
    /// The pools whose top area is in the set.
    pub top: Pools,
    /// The pools whose bottom area is in the set.
    pub bottom: Pools,
}

impl Areas {
    /// No area.
    pub const EMPTY: Areas = Areas { top: Pools::EMPTY, bottom: Pools::EMPTY };

    /// Both areas of every one of these pools.
    pub const fn of(pools: Pools) -> Areas {
        Areas { top: pools, bottom: pools }
    }

    /// Whether the area is in the set.
    pub const fn contains(self, area: Area) -> bool {
        match area.half {
            Half::Top => self.top.contains(area.pool),
            Half::Bottom => self.bottom.contains(area.pool),
        }
    }

    /// Adds an area.
    pub const fn insert(&mut self, area: Area) {
        match area.half {
            Half::Top => self.top.insert(area.pool),
            Half::Bottom => self.bottom.insert(area.pool),
        }
    }

    /// Whether no area is in the set.
    pub const fn is_empty(self) -> bool {
        self.top.0 | self.bottom.0 == 0
    }

    /// How many areas are in the set.
    pub const fn len(self) -> u32 {
        self.top.len() + self.bottom.len()
    }

    /// The areas: all top ones, then all bottom ones.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let top = self.top.iter().map(|pool| Area { pool, half: Half::Top });
        top.chain(self.bottom.iter().map(|pool| Area { pool, half: Half::Bottom }))
    }

    /// The area number `n` of [`iter`](Areas::iter), which must exist.
    pub fn nth(self, n: u32) -> Area {
        match n.checked_sub(self.top.len()) {
            None => Area { pool: self.top.nth(n), half: Half::Top },
            Some(n) => Area { pool: self.bottom.nth(n), half: Half::Bottom },
        }
    }

    /// The pools of which both areas are in the set.
    pub const fn whole(self) -> Pools {
        Pools(self.top.0 & self.bottom.0)
    }

    /// The pools of which at least one area is in the set.
    pub const fn touched(self) -> Pools {
        Pools(self.top.0 | self.bottom.0)
    }
}

impl BitAnd for Areas {
    type Output = Areas;

    fn bitand(self, other: Areas) -> Areas {
        Areas { top: self.top & other.top, bottom: self.bottom & other.bottom }
    }
}

impl BitOr for Areas {
    type Output = Areas;

    fn bitor(self, other: Areas) -> Areas {
        Areas { top: self.top | other.top, bottom: self.bottom | other.bottom }
    }
}

/// All other areas of the lake.
impl Not for Areas {
    type Output = Areas;

    fn not(self) -> Areas {
        Areas { top: !self.top, bottom: !self.bottom }
    }
}

impl fmt::Debug for Areas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pools(text: &str) -> Pools {
        text.split_whitespace().map(|pool| Pool::parse(pool).expect(pool)).collect()
    }

    #[test]
    fn neighbours_touch_at_a_side() {
        let distance = |a: Pool, b: Pool| a.column().abs_diff(b.column()) + a.row().abs_diff(b.row());
        for pool in Pools::ALL.iter() {
            let expected: Pools = Pools::ALL.iter().filter(|&other| distance(pool, other) == 1).collect();
            assert_eq!(Pools::only(pool).beside(), expected, "beside {pool}");
            assert_eq!(expected.surrounded().contains(pool), expected.len() == 4, "around {pool}");
        }
        assert_eq!(Pools::ALL.len(), 54);
    }

    #[test]
    fn a_set_is_placed_without_leaving_the_lake() {
        let corner = pools("a1 a2 b2");
        assert_eq!(corner.places_in(Pools::ALL).len(), 8 * 5);
        assert_eq!(corner.places_in(pools("h1 h2 i2 c3 c4 a4")), pools("h1"));
        assert_eq!(pools("a1 b1 c1").places_in(pools("h3 i3 a4 b4")), Pools::EMPTY);
    }

    #[test]
    fn the_nth_is_the_nth_of_the_iteration() {
        let areas = Areas { top: pools("a1 i1 e4"), bottom: pools("i6 b2") };
        assert_eq!(areas.len(), 5);
        for (n, area) in areas.iter().enumerate() {
            assert_eq!(areas.nth(n as u32), area);
        }
    }

    #[test]
    fn written_pools_and_areas_have_one_spelling() {
        for wrong in ["", "a", "a0", "a7", "j1", "A1", "a1t", "a10", "ä1"] {
            assert_eq!(Pool::parse(wrong), None, "{wrong:?}");
        }
        for wrong in ["", "a1", "a1x", "a1tb", "a7t", "1at", "aä"] {
            assert_eq!(Area::parse(wrong), None, "{wrong:?}");
        }
    }
}
