//! Sailing about: which cells were seen, and in what order.

use super::board::{Board, Grid, Spot, grid};
use crate::map::CELLS;

/// Scratch for one flood after another.
pub(super) struct Sea {
    /// By cell, the flood that saw it last.
    seen: Grid<u16>,
    flood: u16,
    queue: Vec<Spot>,
}

impl Sea {
    pub(super) fn new() -> Sea {
        Sea { seen: grid(0), flood: 0, queue: Vec::with_capacity(CELLS) }
    }

    /// Forgets what was seen.
    pub(super) fn calm(&mut self) {
        self.flood = self.flood.wrapping_add(1);
        if self.flood == 0 {
            self.seen.fill(0);
            self.flood = 1;
        }
    }

    /// Whether a cell is seen for the first time.
    pub(super) fn sees(&mut self, spot: Spot) -> bool {
        std::mem::replace(&mut self.seen[spot.index()], self.flood) != self.flood
    }

    /// Tells every gap that a ship can sail up to, with the tokens it takes: fewer than `reach`.
    pub(super) fn gaps(
        &mut self,
        board: &Board,
        ship: Spot,
        reach: usize,
        mut tell: impl FnMut(Spot, usize),
    ) {
        self.calm();
        self.queue.clear();
        self.sees(ship);
        self.queue.push(ship);
        let mut begin = 0;
        for distance in 0..reach {
            let end = self.queue.len();
            if begin == end {
                break;
            }
            for index in begin..end {
                let spot = self.queue[index];
                for side in board.ways(spot) {
                    let there = spot.beside(side);
                    if !self.sees(there) {
                        continue;
                    }
                    if board.is_vacant(there) {
                        tell(there, distance);
                    } else {
                        self.queue.push(there);
                    }
                }
            }
            begin = end;
        }
    }
}
