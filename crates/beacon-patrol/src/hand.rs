//! Tiles that do not lie on the chart: in a hand, or face down in the pile.

use arrayvec::ArrayVec;
use rand::RngExt;
use table::Rng;

use crate::content::{KINDS, Kind};

/// The most tiles in a hand (BP-3).
pub const HAND: usize = 3;

/// A seat's tiles, always in the order of their kinds: which was drawn first makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    /// What is behind the last tile stays HQ, which nobody can hold.
    tiles: [Kind; HAND],
    len: u8,
}

impl Hand {
    /// No tiles.
    pub(crate) const EMPTY: Hand = Hand { tiles: [Kind::HQ; HAND], len: 0 };

    /// The tiles.
    pub fn tiles(&self) -> &[Kind] {
        &self.tiles[..usize::from(self.len)]
    }

    /// How many tiles.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Each kind of tile once: two equal tiles offer the same actions.
    pub fn kinds(&self) -> ArrayVec<Kind, HAND> {
        let mut kinds = ArrayVec::new();
        for &tile in self.tiles() {
            if kinds.last() != Some(&tile) {
                kinds.push(tile);
            }
        }
        kinds
    }

    /// The kinds as bits.
    pub(crate) fn bits(self) -> u64 {
        self.tiles().iter().fold(0, |bits, tile| bits | 1 << tile.index())
    }

    pub(crate) fn insert(&mut self, tile: Kind) {
        let mut at = self.len();
        while at > 0 && self.tiles[at - 1] > tile {
            self.tiles[at] = self.tiles[at - 1];
            at -= 1;
        }
        self.tiles[at] = tile;
        self.len += 1;
    }

    /// Takes out a tile that is in the hand.
    pub(crate) fn remove(&mut self, tile: Kind) {
        let at = self.tiles().iter().position(|&own| own == tile).expect("the tile is in the hand");
        self.tiles.copy_within(at + 1.., at);
        self.tiles[HAND - 1] = Kind::HQ;
        self.len -= 1;
    }
}

/// The pile: how many tiles of each kind. In what order they lie is decided when they are drawn (BP-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    counts: [u8; KINDS],
    len: u8,
}

impl Pile {
    pub(crate) fn new(tiles: impl Iterator<Item = (Kind, u8)>) -> Pile {
        let mut pile = Pile { counts: [0; KINDS], len: 0 };
        for (kind, count) in tiles {
            pile.counts[kind.index()] += count;
            pile.len += count;
        }
        pile
    }

    /// How many tiles.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Every kind that is in the pile, with how many there are.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        let kinds = self.counts.iter().enumerate().filter(|&(_, &count)| count > 0);
        kinds.map(|(index, &count)| (Kind::new(index), count))
    }

    pub(crate) fn remove(&mut self, tile: Kind) {
        self.counts[tile.index()] -= 1;
        self.len -= 1;
    }

    /// One of the tiles, each as likely as any other. The pile is not empty.
    pub(crate) fn random(&self, rng: &mut Rng) -> Kind {
        let mut pick = rng.random_range(0..u32::from(self.len)) as u8;
        // Eight kinds at a stride: draws are nearly half of all steps.
        let mut index = 0;
        for counts in self.counts.chunks_exact(8) {
            let sum: u8 = counts.iter().sum();
            if pick < sum {
                break;
            }
            pick -= sum;
            index += 8;
        }
        while pick >= self.counts[index] {
            pick -= self.counts[index];
            index += 1;
        }
        Kind::new(index)
    }
}
