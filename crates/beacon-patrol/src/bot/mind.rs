//! A look at a turn: how it may end, and what that is worth.

use arrayvec::ArrayVec;
use table::Seat;

use super::board::{Board, Spot};
use super::carry::Voyages;
use super::plans::{Plan, Plans, Reached, Swap};
use super::sea::Sea;
use super::value::{Lands, Near, Outlook, look_around};
use super::weights::Weights;
use crate::content::Kind;
use crate::hand::HAND;
use crate::rules::{Act, BeaconPatrol};

/// The end of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    /// The number of the plan.
    pub(super) plan: u32,
    pub(super) ship: Spot,
    pub(super) kept: Option<Kind>,
    /// Tokens that are left.
    pub(super) tokens: u8,
    pub(super) value: f32,
}

/// How closely a turn is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// Plans that are carried on, tile by tile.
    pub(super) width: usize,
    /// Plans whose ends are looked at.
    pub(super) plans: usize,
}

/// What it takes to look at turn after turn without allocating.
pub(super) struct Mind<'a> {
    weights: &'a Weights,
    pub(super) board: Board,
    pub(super) plans: Plans,
    /// What the last look found.
    pub(super) ends: Vec<End>,
    sea: Sea,
    voyages: Voyages,
    near: Vec<Near>,
    begin: Vec<Plan>,
    promising: Vec<u32>,
}

/// Sailing about for nothing is worse, by so much a token.
const IDLE: f32 = 1e-4;
/// Carrying a tile later rather than now is worse, by so much a token: more than what a token saved is worth.
const LATER: f32 = 2.0 * IDLE;

impl<'a> Mind<'a> {
    pub(super) fn new(weights: &'a Weights, position: &BeaconPatrol) -> Mind<'a> {
        Mind {
            weights,
            board: Board::new(position),
            plans: Plans::new(),
            ends: Vec::new(),
            sea: Sea::new(),
            voyages: Voyages::new(),
            near: Vec::new(),
            begin: Vec::new(),
            promising: Vec::new(),
        }
    }

    /// Finds the ends of the turn. The board shows the position.
    pub(super) fn look(&mut self, position: &BeaconPatrol, act: Act, care: Care) {
        let mut outlooks = Outlooks::new(self.weights, position, act.seat);
        self.begin(position, act);
        self.plans.find(&mut self.board, &outlooks.without, &self.begin, care.width);
        // About what a tile left in hand may still bring.
        let left = if position.is_settled() { 3.0 } else { 1.0 };
        self.pick(care.plans, left);
        self.ends.clear();
        for index in 0..self.promising.len() {
            let number = self.promising[index];
            let plan = self.plans.list[number as usize].clone();
            let base = self.plans.put(&mut self.board, &plan);
            let keeps = plan.keeps(position, act);
            if position.is_settled() {
                self.end_for_good(number, &plan, position.tokens_to_come(keeps), &outlooks.without);
            } else {
                self.end(number, &plan, keeps > 0, &mut outlooks);
            }
            self.board.cut(base);
        }
    }

    /// The plans to begin with: the hand as it is, and after every swap.
    fn begin(&mut self, position: &BeaconPatrol, act: Act) {
        let (ship, hand) = (Spot::of(position.ships[act.seat.index()]), position.hands[act.seat.index()]);
        self.begin.clear();
        self.begin.push(Plan::new(ship, act.tokens, hand, None));
        if !act.swap {
            return;
        }
        for with in Seat::all(usize::from(position.seats)).filter(|&with| with != act.seat) {
            for other in position.hands[with.index()].kinds() {
                for own in hand.kinds().into_iter().filter(|&own| own != other) {
                    let mut hand = hand;
                    hand.remove(own);
                    hand.insert(other);
                    let swap = Swap { own, with: with.index() as u8, other };
                    self.begin.push(Plan::new(ship, act.tokens, hand, Some(swap)));
                }
            }
        }
    }

    /// Picks the plans that promise most.
    fn pick(&mut self, count: usize, left: f32) {
        let list = &self.plans.list;
        let promise = |number: u32| {
            let plan = &list[number as usize];
            plan.value + if plan.hand.is_empty() { 0.0 } else { left }
        };
        self.promising.clear();
        self.promising.extend(0..list.len() as u32);
        if list.len() > count {
            self.promising
                .select_nth_unstable_by(count - 1, |&one, &other| promise(other).total_cmp(&promise(one)));
            self.promising.truncate(count);
        }
    }

    /// Adds the ends of the plan on the board: for each cell that its ship may sail to, and each tile to keep.
    fn end(&mut self, number: u32, plan: &Plan, keeps: bool, outlooks: &mut Outlooks<'_>) {
        let mut charts: ArrayVec<(Option<Kind>, f32), { HAND + 1 }> = ArrayVec::new();
        charts.push((None, plan.value + outlooks.to(None, &self.board).rest(&self.board, None)));
        for kept in plan.hand.kinds().into_iter().filter(|_| keeps).map(Some) {
            let outlook = outlooks.to(kept, &self.board);
            let chart = outlook.chart(&self.board) + outlook.piers(&self.board);
            charts.push((kept, chart + outlook.rest(&self.board, kept)));
        }
        for reached in &self.plans.reached {
            look_around(&self.board, reached.spot, &mut self.sea, &mut self.near);
            for &(kept, chart) in &charts {
                let ship = outlooks.to(kept, &self.board).ship(&self.near);
                let value = chart + ship + IDLE * f32::from(reached.tokens);
                self.ends.push(End { plan: number, ship: reached.spot, kept, tokens: reached.tokens, value });
            }
        }
    }

    /// The same where chance has nothing more to say: a tile is kept to be carried to where it brings points, with so
    /// many tokens to come, and for nothing else.
    fn end_for_good(&mut self, number: u32, plan: &Plan, tokens: usize, outlook: &Outlook) {
        let end = |reached: &Reached, kept, value: f32| {
            let value = plan.value + value + IDLE * f32::from(reached.tokens);
            End { plan: number, ship: reached.spot, kept, tokens: reached.tokens, value }
        };
        self.ends.extend(self.plans.reached.iter().map(|reached| end(reached, None, 0.0)));
        for kind in plan.hand.kinds().into_iter().filter(|_| tokens > 0) {
            if !self.voyages.chart(&mut self.board, outlook, plan.berths[0].spot, kind) {
                continue;
            }
            for reached in &self.plans.reached {
                if let Some(carry) = self.voyages.best(&self.board, reached.spot, tokens) {
                    let value = carry.points - LATER * (carry.tokens + 1) as f32;
                    self.ends.push(end(reached, Some(kind), value));
                }
            }
        }
    }

    /// The best end that the last look found.
    pub(super) fn best(&self) -> End {
        let best = self.ends.iter().max_by(|one, other| one.value.total_cmp(&other.value));
        *best.expect("a turn can always end")
    }

    /// What the end of a turn, which the board shows, hangs on: every figure, and by how much.
    pub(super) fn slopes(&mut self, outlook: &Outlook, end: End) -> Vec<(usize, f32)> {
        let mut slopes = Vec::new();
        look_around(&self.board, end.ship, &mut self.sea, &mut self.near);
        outlook.slopes(&self.board, &self.near, end.kept, |figure, slope| slopes.push((figure, slope)));
        slopes
    }

    /// Takes a turn, in the position and on the board, as far as chance has to draw.
    pub(super) fn take(&mut self, position: &mut BeaconPatrol, act: Act, plan: &Plan, end: End) {
        for &(spot, kind) in &plan.laid {
            self.board.lay(spot, kind);
            position.map.lay(spot.cell(), kind);
        }
        position.ships[act.seat.index()] = end.ship.cell();
        if let Some(Swap { own, with, other }) = plan.swap {
            let hand = &mut position.hands[usize::from(with)];
            hand.remove(other);
            hand.insert(own);
        }
        position.end(Act { keeps: plan.keeps(position, act), ..act }, end.kept);
    }
}

/// The outlooks of a turn: which tiles are to come depends on the tile that is kept.
pub(super) struct Outlooks<'a> {
    weights: &'a Weights,
    lands: Lands,
    /// Nothing kept.
    pub(super) without: Outlook,
    with: ArrayVec<(Kind, Outlook), HAND>,
}

impl<'a> Outlooks<'a> {
    /// What may come after a seat's turn is in the pile and in the others' hands.
    pub(super) fn new(weights: &'a Weights, position: &BeaconPatrol, seat: Seat) -> Outlooks<'a> {
        let mut lands = [0; 16];
        let mut add = |kind, count| lands[usize::from(position.tiles.0.land(kind).bits())] += count;
        position.pile.iter().for_each(|(kind, count)| add(kind, count));
        for other in Seat::all(usize::from(position.seats)).filter(|&other| other != seat) {
            position.hands[other.index()].tiles().iter().for_each(|&kind| add(kind, 1));
        }
        Outlooks { weights, lands, without: Outlook::new(weights, &lands), with: ArrayVec::new() }
    }

    /// With a tile kept, or with none.
    pub(super) fn to(&mut self, kept: Option<Kind>, board: &Board) -> &Outlook {
        let Some(kind) = kept else { return &self.without };
        let known = self.with.iter().position(|&(other, _)| other == kind).unwrap_or_else(|| {
            let mut lands = self.lands;
            lands[usize::from(board.land(kind).bits())] += 1;
            self.with.push((kind, Outlook::new(self.weights, &lands)));
            self.with.len() - 1
        });
        &self.with[known].1
    }
}
