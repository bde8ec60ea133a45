//! A last tile, carried to its place (BP-13).
//!
//! Alone and with an empty pile nothing is left to chance: a tile that is kept will be laid where it brings most, of
//! all gaps that the ship gets to while keeping is legal. So the end of such a turn need not be guessed at.

use super::board::{Board, Spot};
use super::sea::Sea;
use super::value::Outlook;
use crate::content::Kind;
use crate::rules::BeaconPatrol;

/// Where a tile is carried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carry {
    pub(super) gap: Spot,
    /// What laying it there brings.
    pub(super) points: f32,
    /// What it takes to sail there.
    pub(super) tokens: usize,
}

/// Scratch for one tile after another.
pub(super) struct Voyages {
    sea: Sea,
    gaps: Vec<Spot>,
    /// Gaps in which the tile brings points.
    goals: Vec<(Spot, f32)>,
}

impl Voyages {
    pub(super) fn new() -> Voyages {
        Voyages { sea: Sea::new(), gaps: Vec::new(), goals: Vec::new() }
    }

    /// Finds where a tile brings points, for a ship that may sail as far as there is water. The outlook is that of the
    /// end, with nothing to come. Returns whether there is such a place.
    pub(super) fn chart(&mut self, board: &mut Board, end: &Outlook, ship: Spot, kind: Kind) -> bool {
        self.gaps.clear();
        self.goals.clear();
        let fitting = |gap: Spot, _| self.gaps.extend(board.fits(gap, kind).then_some(gap));
        self.sea.gaps(board, ship, usize::MAX, fitting);
        for &gap in &self.gaps {
            let before = end.near(board, gap) + end.piers(board);
            let base = board.laid().len();
            board.lay(gap, kind);
            let points = end.near(board, gap) + end.piers(board) - before;
            board.cut(base);
            // Points are whole; what is less is rounding.
            if points > 0.5 {
                self.goals.push((gap, points));
            }
        }
        !self.goals.is_empty()
    }

    /// The best of these places for a ship that has so many tokens in all, and of equal ones the nearest.
    pub(super) fn best(&mut self, board: &Board, ship: Spot, tokens: usize) -> Option<Carry> {
        let Voyages { sea, goals, .. } = self;
        let mut best: Option<Carry> = None;
        sea.gaps(board, ship, tokens + 1, |gap, distance| {
            let goal = goals.iter().find(|goal| goal.0 == gap);
            if let Some(&(gap, points)) = goal.filter(|goal| best.is_none_or(|best| best.points < goal.1)) {
                best = Some(Carry { gap, points, tokens: distance });
            }
        });
        best
    }
}

impl BeaconPatrol {
    /// The tokens of all turns that follow if so many, this one first, end with a tile kept.
    pub(super) fn tokens_to_come(&self, keeps: u8) -> usize {
        let (_, tokens) = self.allowance();
        usize::from(keeps) * usize::from(tokens)
    }
}
