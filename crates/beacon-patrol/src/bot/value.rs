//! What the end of a turn is worth: the points that are explored, and what may become of the rest.
//!
//! Every unexplored tile counts with the chance that all gaps beside it are filled in the end. The chance of a gap
//! follows from what lies around it and from how many of the tiles to come fit into it; the chances of a tile's
//! gaps are multiplied. Added to that is what a gap is good for by itself (a tile to be laid there will have
//! neighbours), how near the ship is to gaps, what is kept in hand, and what so many tiles to come bring at all.
//! The figures themselves are [learned](super::weights).
//!
//! All of it but the ship is a sum over cells that look no further than two steps, so laying a tile changes the sum
//! [nearby](Outlook::near) only.

use super::board::{Board, Spot};
use super::pattern::{FORMS, PATTERN, PATTERNS, Pattern};
use super::sea::Sea;
use super::weights::Weights;
use crate::cell::Side;
use crate::content::Kind;

/// Steps for how many tiles to come fit into a gap.
const FITTING: usize = 7;
/// Classes of gaps: their form, and how many tiles fit.
const CLASSES: usize = FORMS * FITTING;
/// How far a ship looks, in tokens.
const REACH: usize = 6;

/// By class, the chance that a gap is filled.
const FILLED: usize = 0;
/// By class, what a gap is good for.
const GAPS: usize = FILLED + CLASSES;
/// By open sides (1, 2, more) and face (1 to 3), how much better the chance of a tile is than that of its gaps.
const OPEN: usize = GAPS + CLASSES;
/// By distance and tiles around, a gap that the ship may sail to.
const SHIP: usize = OPEN + 3 * 3;
/// By land sides (0 to 3) and face, a tile kept in hand.
const KEPT: usize = SHIP + REACH * 4;
/// All that is to come.
const REST: usize = KEPT + 4 * 3;
/// How many figures there are.
pub(super) const FIGURES: usize = REST + 1;

/// Tiles to come, by their land.
pub(super) type Lands = [u8; 16];

/// The tiles that may still come, and what everything is worth with them.
#[derive(Clone)]
pub(super) struct Outlook {
    /// How many tiles.
    pub(super) to_come: u8,
    figures: [f32; FIGURES],
    /// By pattern, its class.
    class: [u8; PATTERNS],
    /// By pattern, whether a ship can fill such a gap.
    is_fillable: [bool; PATTERNS],
    /// By pattern, the figures of its class.
    filled: [f32; PATTERNS],
    gap: [f32; PATTERNS],
}

/// A gap that a ship may sail up to, with fewer than [`REACH`] tokens.
#[derive(Clone, Copy)]
pub(super) struct Near {
    pattern: u8,
    distance: u8,
}

/// The gaps that a ship sees.
pub(super) fn look_around(board: &Board, ship: Spot, sea: &mut Sea, near: &mut Vec<Near>) {
    near.clear();
    sea.gaps(board, ship, REACH, |gap, distance| {
        near.push(Near { pattern: board.around(gap) as u8, distance: distance as u8 });
    });
}

impl Outlook {
    pub(super) fn new(weights: &Weights, lands: &Lands) -> Outlook {
        let to_come = lands.iter().sum();
        let figures = weights.at(to_come);
        let fitting: [usize; PATTERNS] = std::array::from_fn(|pattern| fitting(PATTERN[pattern], lands));
        let class = |pattern: usize| usize::from(PATTERN[pattern].form) * FITTING + fitting[pattern];
        Outlook {
            to_come,
            class: std::array::from_fn(|pattern| class(pattern) as u8),
            is_fillable: fitting.map(|fitting| fitting >= 2),
            filled: std::array::from_fn(|pattern| figures[FILLED + class(pattern)]),
            // Around the pattern 0 lies nothing, so it is no gap.
            gap: std::array::from_fn(
                |pattern| if pattern == 0 { 0.0 } else { figures[GAPS + class(pattern)] },
            ),
            figures,
        }
    }

    /// The value of all cells.
    pub(super) fn chart(&self, board: &Board) -> f32 {
        let mut sum = 0.0;
        each_cell(board, |spot| sum += self.cell(board, spot));
        sum
    }

    /// The value of the cells that change when a tile is laid on `spot`.
    pub(super) fn near(&self, board: &Board, spot: Spot) -> f32 {
        let mut sum = self.cell(board, spot);
        for (index, side) in Side::ALL.into_iter().enumerate() {
            let beside = spot.beside(side);
            sum += self.cell(board, beside);
            for far in [beside.beside(side), beside.beside(Side::ALL[(index + 1) % 4])] {
                sum += board.at(far).map_or(0.0, |kind| self.tile(board, far, kind));
            }
        }
        sum
    }

    fn cell(&self, board: &Board, spot: Spot) -> f32 {
        match board.at(spot) {
            Some(kind) => self.tile(board, spot, kind),
            None => self.gap[board.around(spot)],
        }
    }

    fn tile(&self, board: &Board, spot: Spot, kind: Kind) -> f32 {
        board.worth(spot, kind) * self.chance(board, spot, kind)
    }

    /// How likely the tile on `spot` is to be explored in the end.
    fn chance(&self, board: &Board, spot: Spot, kind: Kind) -> f32 {
        let mut open = board.pattern(spot).open;
        if open == 0 {
            return 1.0;
        }
        let mut chance = self.figures[open_figure(board, kind, open)];
        while open != 0 {
            let side = Side::ALL[open.trailing_zeros() as usize % 4];
            chance *= self.filled[board.around(spot.beside(side))];
            open &= open - 1;
        }
        chance
    }

    /// What the piers hope for beside what a plain tile does: the houses on their land.
    pub(super) fn piers(&self, board: &Board) -> f32 {
        let pier = |&spot: &Spot| {
            let chance = board.at(spot).map_or(0.0, |kind| self.chance(board, spot, kind));
            chance * board.houses(spot)
        };
        board.piers().iter().map(pier).sum()
    }

    /// What is in hand, and what is to come.
    pub(super) fn rest(&self, board: &Board, kept: Option<Kind>) -> f32 {
        self.figures[REST] + kept.map_or(0.0, |kind| self.figures[kept_figure(board, kind)])
    }

    /// What a ship that sees these gaps is worth.
    pub(super) fn ship(&self, near: &[Near]) -> f32 {
        self.ship_figures(near).map(|figure| self.figures[figure]).sum()
    }

    fn ship_figures(&self, near: &[Near]) -> impl Iterator<Item = usize> {
        let fillable = near.iter().filter(|near| self.is_fillable[usize::from(near.pattern)]);
        fillable.map(|near| {
            let tiles = usize::from(PATTERN[usize::from(near.pattern)].tiles);
            SHIP + usize::from(near.distance) * 4 + tiles - 1
        })
    }

    /// Tells by how much the value of the end of a turn changes with each figure.
    pub(super) fn slopes(
        &self,
        board: &Board,
        near: &[Near],
        kept: Option<Kind>,
        mut tell: impl FnMut(usize, f32),
    ) {
        each_cell(board, |spot| match board.at(spot) {
            None => tell(GAPS + usize::from(self.class[board.around(spot)]), 1.0),
            Some(kind) => self.slopes_of(board, spot, kind, &mut tell),
        });
        self.ship_figures(near).for_each(|figure| tell(figure, 1.0));
        if let Some(kind) = kept {
            tell(kept_figure(board, kind), 1.0);
        }
        tell(REST, 1.0);
    }

    fn slopes_of(&self, board: &Board, spot: Spot, kind: Kind, tell: &mut impl FnMut(usize, f32)) {
        let open = board.pattern(spot).open;
        if open == 0 {
            return;
        }
        let houses = if board.piers().contains(&spot) { board.houses(spot) } else { 0.0 };
        let worth = board.worth(spot, kind) + houses;
        let gaps = || Side::ALL.into_iter().filter(|&side| open & 1 << side as u8 != 0);
        let around = |side| board.around(spot.beside(side));
        let chance = |without: Option<Side>| -> f32 {
            gaps().filter(|&side| Some(side) != without).map(|side| self.filled[around(side)]).product()
        };
        let figure = open_figure(board, kind, open);
        tell(figure, worth * chance(None));
        for side in gaps() {
            let class = usize::from(self.class[around(side)]);
            tell(FILLED + class, worth * self.figures[figure] * chance(Some(side)));
        }
    }
}

/// Whether a figure is a chance, so that it lies between 0 and 1.
pub(super) fn is_chance(figure: usize) -> bool {
    (FILLED..FILLED + CLASSES).contains(&figure)
}

/// Figures by rule of thumb, when so many tiles are to come: the more of them fit into a gap and the more tiles lie
/// around it, the likelier it is filled, as long as there is time.
pub(super) fn by_thumb(to_come: f32) -> [f32; FIGURES] {
    const CHANCE: [f32; FITTING] = [0.0, 0.2, 0.5, 0.6, 0.7, 0.8, 0.9];
    let mut figures = [0.0; FIGURES];
    let time = to_come / (to_come + 6.0);
    for pattern in &PATTERN {
        for (fitting, chance) in CHANCE.into_iter().enumerate() {
            let class = usize::from(pattern.form) * FITTING + fitting;
            figures[FILLED + class] = chance * time * (0.5 + 0.125 * f32::from(pattern.tiles));
        }
    }
    figures[OPEN..SHIP].fill(1.0);
    figures[REST] = 0.6 * to_come;
    figures
}

fn open_figure(board: &Board, kind: Kind, open: u8) -> usize {
    let open = (open.count_ones() as usize).min(3);
    OPEN + (open - 1) * 3 + board.face(kind) as usize - 1
}

fn kept_figure(board: &Board, kind: Kind) -> usize {
    let land = board.land(kind).iter().count().min(3);
    KEPT + land * 3 + board.face(kind) as usize - 1
}

/// The step for a gap: 0 if nothing fits or no ship ever gets there, 1 if land is in the way for now, then by how
/// many tiles fit.
fn fitting(pattern: Pattern, lands: &Lands) -> usize {
    let fitting = lands.iter().enumerate().filter(|&(land, _)| pattern.fits & 1 << land != 0);
    match fitting.map(|(_, count)| count).sum::<u8>() {
        0 => 0,
        _ if pattern.water == 0 => usize::from(pattern.open != 0),
        1 => 2,
        2 => 3,
        3..=4 => 4,
        5..=9 => 5,
        10.. => 6,
    }
}

/// Every tile, and every vacant cell beside one, once.
fn each_cell(board: &Board, mut tell: impl FnMut(Spot)) {
    for &spot in board.laid() {
        tell(spot);
        for side in Side::ALL {
            let gap = spot.beside(side);
            // Of the tiles around a gap, the first tells of it.
            let first = (!board.pattern(gap).open).trailing_zeros();
            if first == side.opposite() as u32 && board.is_vacant(gap) {
                tell(gap);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use table::{By, Game, Loaded, Rng, Scratch, Turn};

    use super::*;
    use crate::rules::{BeaconPatrol, Setup};
    use crate::score::score;

    /// Positions of a random game with all expansions.
    fn positions(seed: u64) -> Vec<BeaconPatrol> {
        let setup = Setup { players: 2, windmills: true, piers: true };
        let mut position = BeaconPatrol::new(&setup, &Loaded::<BeaconPatrol>::standard().data).unwrap();
        let (mut rng, mut scratch) = (Rng::seed_from_u64(seed), Scratch::default());
        let mut all = vec![position];
        loop {
            let (by, action) = match position.turn() {
                Turn::Over => return all,
                Turn::Chance => (By::Chance, position.random_outcome(&mut rng, &mut scratch)),
                Turn::Seats(acting) => {
                    let seat = acting.first().unwrap();
                    (By::Seat(seat), position.random_action(seat, &mut rng, &mut scratch))
                }
            };
            position.play(by, action);
            all.push(position);
        }
    }

    #[test]
    fn with_nothing_to_come_the_value_is_the_score() {
        let outlook = Outlook::new(Weights::learned(), &[0; 16]);
        for position in (0..20).flat_map(positions) {
            let board = Board::new(&position);
            let value = outlook.chart(&board) + outlook.piers(&board);
            assert!((value - score(&position) as f32).abs() < 1e-3, "{value} of {position:?}");
        }
    }

    #[test]
    fn laying_a_tile_changes_only_what_is_near() {
        let outlook = Outlook::new(Weights::learned(), &[2; 16]);
        for position in (0..5).flat_map(positions) {
            let mut board = Board::new(&position);
            for (index, kind) in position.tiles.kinds().enumerate() {
                let spot = board.laid()[index % board.laid().len()].beside(Side::ALL[index % 4]);
                if board.is_vacant(spot) {
                    let (all, near) = (outlook.chart(&board), outlook.near(&board, spot));
                    let base = board.laid().len();
                    board.lay(spot, kind);
                    let change = outlook.near(&board, spot) - near;
                    assert!((outlook.chart(&board) - all - change).abs() < 1e-3);
                    board.cut(base);
                }
            }
        }
    }

    /// Two gaps beside HQ that only one tile fits, or none.
    #[test]
    fn a_gap_that_nothing_fits_gives_no_hope() {
        let mut lands = [0; 16];
        let pattern = PATTERN[1 + 3 * 2];
        assert_eq!(fitting(pattern, &lands), 0, "water in the north, land in the east");
        lands[0b0001] = 5;
        assert_eq!(fitting(pattern, &lands), 0, "land in the north does not fit");
        lands[0b0010] = 1;
        assert_eq!(fitting(pattern, &lands), 2);
        lands[0b1110] = 1;
        assert_eq!(fitting(pattern, &lands), 3);
        assert_eq!(fitting(PATTERN[2], &[1; 16]), 1, "no ship gets across land, but perhaps around it");
        assert_eq!(fitting(PATTERN[80], &[1; 16]), 0, "nor ever through land on all sides");
    }
}
