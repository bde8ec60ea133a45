//! All that can be laid in a turn, merged where it comes to the same.
//!
//! What is laid matters, not in what order; and of all ways to get a ship to a cell, the one that leaves most tokens
//! is as good as any. So a turn is looked at as a *plan*: the tiles laid, and the tiles left in hand. A plan knows
//! the best way to each of its *berths*, the cells on which the ship may stand when the last tile was laid.
//! Discarding a tile to sail is a token gained, whenever it is used.

use arrayvec::ArrayVec;

use super::board::{Board, Spot};
use super::sea::Sea;
use super::value::Outlook;
use crate::content::Kind;
use crate::hand::{HAND, Hand};
use crate::map::mix;
use crate::rules::{Act, BeaconPatrol};

/// What is laid and what is left.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The value of the chart.
    pub(super) value: f32,
    /// Without piers, which look far.
    cells: f32,
    pub(super) laid: ArrayVec<(Spot, Kind), HAND>,
    pub(super) hand: Hand,
    pub(super) discarded: ArrayVec<Kind, HAND>,
    pub(super) swap: Option<Swap>,
    pub(super) berths: ArrayVec<Berth, { HAND + 1 }>,
    /// A fingerprint, and its place in the table.
    key: u64,
    slot: u32,
}

/// A swap with another seat (BP-10). All that is swapped can be swapped first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Swap {
    pub(super) own: Kind,
    pub(super) with: u8,
    pub(super) other: Kind,
}

/// Where a ship may stand, and how it came there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Berth {
    pub(super) spot: Spot,
    pub(super) tokens: u8,
    /// The number of the plan before, and where the ship stood in it.
    pub(super) from: u32,
    pub(super) at: Spot,
}

/// A cell that a ship may sail to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub(super) spot: Spot,
    pub(super) tokens: u8,
    /// The number of the entry before; of a berth, its own.
    pub(super) from: u32,
}

/// The plans of a turn, and what it takes to find them.
pub(super) struct Plans {
    pub(super) list: Vec<Plan>,
    /// Finds the plans of a level by their key, with open addressing. What is left of other levels counts as free.
    table: Vec<u32>,
    /// The first plan of the level.
    level: usize,
    best: Vec<u32>,
    /// Where the ship may sail in the plan that is looked at, most tokens left first.
    pub(super) reached: Vec<Reached>,
    sea: Sea,
    targets: Sea,
}

/// Places in the table.
const TABLE: usize = 1 << 16;
/// The most plans of a level: the table is never full.
const MOST: usize = TABLE / 2;
/// No plan.
const NONE: u32 = u32::MAX;
/// What a swap has to bring to be made.
const SWAP: f32 = 1e-3;

impl Plan {
    /// Nothing done yet but perhaps a swap.
    pub(super) fn new(ship: Spot, tokens: u8, hand: Hand, swap: Option<Swap>) -> Plan {
        let mut key = hand.tiles().iter().fold(0, |key: u64, &kind| key.wrapping_add(in_hand(kind)));
        if let Some(Swap { own, with, other }) = swap {
            key ^= mix(1 << 40 | (own.index() as u64) << 24 | u64::from(with) << 16 | other.index() as u64);
        }
        let berths = [Berth { spot: ship, tokens, from: NONE, at: ship }].into_iter().collect();
        Plan {
            value: 0.0,
            cells: 0.0,
            laid: ArrayVec::new(),
            hand,
            discarded: ArrayVec::new(),
            swap,
            berths,
            key,
            slot: NONE,
        }
    }

    /// What the turn has of [`Act::keeps`] when this was done (BP-13).
    pub(super) fn keeps(&self, position: &BeaconPatrol, act: Act) -> u8 {
        if self.laid.is_empty() { act.keeps } else { position.keeps_when_busy() }
    }
}

impl Plans {
    pub(super) fn new() -> Plans {
        Plans {
            list: Vec::new(),
            table: vec![NONE; TABLE],
            level: 0,
            best: Vec::new(),
            reached: Vec::new(),
            sea: Sea::new(),
            targets: Sea::new(),
        }
    }

    /// Finds plans, tile by tile; only the best `width` of those with equally many tiles left are carried on.
    pub(super) fn find(&mut self, board: &mut Board, outlook: &Outlook, begin: &[Plan], width: usize) {
        let (cells, piers) = (outlook.chart(board), outlook.piers(board));
        self.list.clear();
        self.list.extend_from_slice(begin);
        for plan in &mut self.list {
            plan.cells = if plan.swap.is_some() { cells - SWAP } else { cells };
            plan.value = plan.cells + piers;
        }
        self.level = 0;
        while self.level < self.list.len() {
            self.pick(width);
            self.level = self.list.len();
            for index in 0..self.best.len() {
                self.carry_on(board, outlook, self.best[index]);
            }
        }
    }

    /// Picks the best plans of the level.
    fn pick(&mut self, width: usize) {
        let list = &self.list;
        self.best.clear();
        self.best.extend(self.level as u32..list.len() as u32);
        if self.best.len() > width {
            self.best.select_nth_unstable_by(width - 1, |&one, &other| {
                list[other as usize].value.total_cmp(&list[one as usize].value)
            });
            self.best.truncate(width);
        }
    }

    /// Adds the plans that lay or discard one tile more.
    fn carry_on(&mut self, board: &mut Board, outlook: &Outlook, number: u32) {
        let plan = self.list[number as usize].clone();
        let kinds = plan.hand.kinds();
        if kinds.is_empty() {
            return;
        }
        let base = self.put(board, &plan);
        self.targets.calm();
        for index in 0..self.reached.len() {
            let Reached { spot: at, tokens, .. } = self.reached[index];
            for side in board.ways(at) {
                let spot = at.beside(side);
                if board.is_vacant(spot) && self.targets.sees(spot) {
                    self.lay(board, outlook, &plan, &kinds, Berth { spot, tokens, from: number, at });
                }
            }
        }
        for kind in kinds {
            self.discard(&plan, number, kind);
        }
        board.cut(base);
    }

    /// Puts a plan on the board and looks where its ship may sail. Returns how many tiles lay there before.
    pub(super) fn put(&mut self, board: &mut Board, plan: &Plan) -> usize {
        let base = board.laid().len();
        for &(spot, kind) in &plan.laid {
            board.lay(spot, kind);
        }
        self.sail(board, &plan.berths);
        base
    }

    /// Adds the plans that lay one of these tiles on the cell of a berth.
    fn lay(&mut self, board: &mut Board, outlook: &Outlook, plan: &Plan, kinds: &[Kind], berth: Berth) {
        let mut before = None;
        for &kind in kinds {
            if !board.fits(berth.spot, kind) {
                continue;
            }
            let key = plan.key.wrapping_sub(in_hand(kind)).wrapping_add(on_chart(berth.spot, kind));
            let slot = match self.look_up(key) {
                Ok(known) => {
                    self.add_berth(known, berth);
                    continue;
                }
                Err(slot) => slot,
            };
            let before = *before.get_or_insert_with(|| outlook.near(board, berth.spot));
            let base = board.laid().len();
            board.lay(berth.spot, kind);
            let cells = plan.cells - before + outlook.near(board, berth.spot);
            let value = cells + outlook.piers(board);
            board.cut(base);
            let mut next = Plan { value, cells, key, ..plan.clone() };
            next.hand.remove(kind);
            next.laid.push((berth.spot, kind));
            next.berths = [berth].into_iter().collect();
            self.insert(slot, next);
        }
    }

    /// Adds the plan with a tile less and a token more.
    fn discard(&mut self, plan: &Plan, number: u32, kind: Kind) {
        let key = plan.key.wrapping_sub(in_hand(kind));
        let again =
            |berth: &Berth| Berth { tokens: berth.tokens + 1, from: number, at: berth.spot, ..*berth };
        let berths = plan.berths.iter().map(again);
        match self.look_up(key) {
            Ok(known) => berths.for_each(|berth| self.add_berth(known, berth)),
            Err(slot) => {
                let mut next = Plan { key, berths: berths.collect(), ..plan.clone() };
                next.hand.remove(kind);
                next.discarded.push(kind);
                self.insert(slot, next);
            }
        }
    }

    /// The number of the plan with this key, or the slot for it.
    fn look_up(&self, key: u64) -> Result<usize, usize> {
        let mut slot = (key >> 40) as usize % TABLE;
        loop {
            let number = self.table[slot] as usize;
            match self.list.get(number) {
                Some(plan) if number >= self.level && plan.slot as usize == slot => {
                    if plan.key == key {
                        return Ok(number);
                    }
                }
                _ => return Err(slot),
            }
            slot = (slot + 1) % TABLE;
        }
    }

    fn insert(&mut self, slot: usize, plan: Plan) {
        if self.list.len() - self.level < MOST {
            self.table[slot] = self.list.len() as u32;
            self.list.push(Plan { slot: slot as u32, ..plan });
        }
    }

    fn add_berth(&mut self, number: usize, berth: Berth) {
        let berths = &mut self.list[number].berths;
        match berths.iter_mut().find(|other| other.spot == berth.spot) {
            Some(other) if other.tokens < berth.tokens => *other = berth,
            Some(_) => {}
            None => berths.push(berth),
        }
    }

    /// Fills `reached`.
    fn sail(&mut self, board: &Board, berths: &[Berth]) {
        self.reached.clear();
        self.sea.calm();
        let most = berths.iter().map(|berth| berth.tokens).max().unwrap_or(0);
        let mut begin = 0;
        for tokens in (0..=most).rev() {
            for berth in berths.iter().filter(|berth| berth.tokens == tokens) {
                let from = self.reached.len();
                self.reach(Reached { spot: berth.spot, tokens, from: from as u32 });
            }
            let end = if tokens == 0 { begin } else { self.reached.len() };
            for from in begin..end {
                let spot = self.reached[from].spot;
                for side in board.ways(spot) {
                    let there = spot.beside(side);
                    if !board.is_vacant(there) {
                        self.reach(Reached { spot: there, tokens: tokens - 1, from: from as u32 });
                    }
                }
            }
            begin = end;
        }
    }

    fn reach(&mut self, reached: Reached) {
        if self.sea.sees(reached.spot) {
            self.reached.push(reached);
        }
    }
}

fn in_hand(kind: Kind) -> u64 {
    mix(kind.index() as u64)
}

fn on_chart(spot: Spot, kind: Kind) -> u64 {
    mix((spot.index() as u64 + 1) << 8 | kind.index() as u64)
}
