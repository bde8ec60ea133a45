//! Why an action is good, in words: the most important of the things that are true of it.

use table::{By, Game, Listener, Seat};

use super::board::{Board, Spot};
use super::carry::{Carry, Voyages};
use super::sea::Sea;
use super::value::Outlook;
use super::weights::Weights;
use crate::action::Action;
use crate::cell::{Cell, Side};
use crate::content::Kind;
use crate::name;
use crate::rules::{BeaconPatrol, Phase};
use crate::score::score;
use crate::tell::explored;

/// Tiles around a gap from which on it is one, not the edge of the chart.
const SURROUNDED: usize = 3;

/// Why `seat` might do this.
pub(super) fn reason(position: &BeaconPatrol, seat: Seat, action: Action, to: &Listener<'_>) -> String {
    let mut after = *position;
    after.play(By::Seat(seat), action);
    let about = About { position, after: &after, seat, to };
    match action {
        Action::Place(..) => about.place(),
        Action::Sail(_) | Action::SailFor(..) => about.sail(),
        Action::Swap(_, with, other) => about.swap(with, other),
        Action::End => about.end(),
        Action::Keep(kind) => about.keep(kind),
        Action::Draw(..) => unreachable!("only chance draws"),
    }
}

/// An action: the position before and after it.
struct About<'a> {
    position: &'a BeaconPatrol,
    after: &'a BeaconPatrol,
    seat: Seat,
    to: &'a Listener<'a>,
}

/// A tile that can be laid.
struct Chance {
    kind: Kind,
    cell: Cell,
    /// Tokens to get there.
    distance: usize,
}

impl About<'_> {
    /// What a tile in hand is called.
    fn tile(&self, kind: Kind) -> String {
        let hand = self.after.hands[self.seat.index()].tiles();
        name::the(&self.position.tiles, kind, hand, self.to)
    }

    /// On which side of the ship, when all is done, a cell is.
    fn side_of(&self, cell: Cell) -> Option<Side> {
        let ship = self.after.ships[self.seat.index()];
        Side::ALL.into_iter().find(|&side| ship.beside(side) == cell)
    }

    fn place(&self) -> String {
        let explored = explored(self.position, self.after);
        let points = ("points", (score(self.after) - score(self.position)).into());
        let words = self.to.words;
        match explored[..] {
            [] => self.extend(),
            [(cell, kind)] => {
                let feature = name::shows(&self.position.tiles, kind).into();
                let side = self.side_of(cell).map_or("here", Side::letter).into();
                words.say("reason-explore-one", &[("feature", feature), ("side", side), points])
            }
            _ => words.say("reason-explore", &[("tiles", explored.len().into()), points]),
        }
    }

    /// A tile that explores nothing was laid.
    fn extend(&self) -> String {
        let place = self.after.ships[self.seat.index()];
        let has_tile = |side: &Side| self.after.map.at(place.beside(*side)).is_some();
        let around = Side::ALL.iter().filter(|side| has_tile(side)).count();
        if around >= SURROUNDED {
            return self.to.words.say("reason-fill", &[("tiles", around.into())]);
        }
        let open = self.after.open_ways(place);
        let key = if open > 0 { "reason-extend" } else { "reason-dead-end" };
        self.to.words.say(key, &[("open", open.into())])
    }

    fn sail(&self) -> String {
        let say = |key, chance: &Chance| {
            let side = self.side_of(chance.cell).map_or("none", Side::letter).into();
            self.to.words.say(key, &[("tile", self.tile(chance.kind).into()), ("side", side)])
        };
        if self.after.phase == Phase::Over {
            return self.to.words.get("reason-sail-last");
        }
        if let Some((kind, carry)) = self.carried_on() {
            return self.say_carry("reason-sail-carry", kind, carry);
        }
        let chances = self.after.chances(self.seat);
        if let Some(chance) = chances.iter().find(|chance| chance.distance == 0) {
            return say("reason-sail-lay", chance);
        }
        let before = self.position.chances(self.seat);
        let is_nearer = |chance: &&Chance| {
            before.iter().any(|other| {
                (other.kind, other.cell) == (chance.kind, chance.cell) && other.distance > chance.distance
            })
        };
        match chances.iter().find(is_nearer) {
            Some(chance) => say("reason-sail-nearer", chance),
            None => self.to.words.get("reason-sail-next"),
        }
    }

    fn swap(&self, with: Seat, other: Kind) -> String {
        let chances = self.after.chances(self.seat);
        let points = |chance: &Chance| {
            let mut laid = *self.after;
            laid.map.lay(chance.cell, chance.kind);
            score(&laid) - score(self.after)
        };
        let best =
            chances.iter().rev().filter(|chance| chance.kind == other).max_by_key(|chance| points(chance));
        match best {
            Some(chance) => {
                let arguments = [("tile", self.tile(other).into()), ("points", points(chance).into())];
                self.to.words.say("reason-swap-lay", &arguments)
            }
            None => self.to.words.say("reason-swap", &[("partner", self.to.name(with).into())]),
        }
    }

    /// The tile that the ship sails with to where it brings most, if that place lies ahead.
    fn carried_on(&self) -> Option<(Kind, Carry)> {
        let (kind, now) = self.after.best_carry(self.seat)?;
        let (_, before) = self.position.best_carry(self.seat)?;
        (now.tokens > 0 && now.tokens < before.tokens && now.gap == before.gap).then_some((kind, now))
    }

    fn say_carry(&self, key: &str, kind: Kind, carry: Carry) -> String {
        let (_, tokens) = self.position.allowance();
        let turns = carry.tokens.div_ceil(usize::from(tokens)).max(1);
        let points = (carry.points.round() as i32).into();
        let tile = self.tile(kind).into();
        self.to.words.say(key, &[("tile", tile), ("points", points), ("turns", turns.into())])
    }

    fn keep(&self, kind: Kind) -> String {
        if self.position.is_settled() {
            return match self.after.best_carry(self.seat) {
                Some((kind, carry)) => self.say_carry("reason-carry", kind, carry),
                None => self.to.words.get("reason-carry-none"),
            };
        }
        let board = Board::new(self.position);
        let mut gaps = 0usize;
        Sea::new().gaps(&board, self.ship(), usize::MAX, |gap, _| {
            gaps += usize::from(board.fits(gap, kind));
        });
        let key = if gaps > 0 { "reason-keep" } else { "reason-keep-none" };
        self.to.words.say(key, &[("gaps", gaps.into())])
    }

    fn end(&self) -> String {
        let key = if self.position.hands[self.seat.index()].is_empty() {
            "reason-end-done"
        } else if self.position.is_settled() && self.position.best_carry(self.seat).is_none() {
            "reason-end-last"
        } else if self.position.chances(self.seat).is_empty() {
            "reason-end-stuck"
        } else {
            "reason-end"
        };
        self.to.words.get(key)
    }

    fn ship(&self) -> Spot {
        Spot::of(self.position.ships[self.seat.index()])
    }
}

impl BeaconPatrol {
    /// Every tile of the hand with every gap within reach that it fits, the nearest first.
    fn chances(&self, seat: Seat) -> Vec<Chance> {
        let Phase::Act(act) = self.phase else { return Vec::new() };
        let board = Board::new(self);
        let ship = Spot::of(self.ships[seat.index()]);
        let mut chances = Vec::new();
        Sea::new().gaps(&board, ship, usize::from(act.tokens) + 1, |gap, distance| {
            let kinds = self.hands[seat.index()].kinds().into_iter().filter(|&kind| board.fits(gap, kind));
            chances.extend(kinds.map(|kind| Chance { kind, cell: gap.cell(), distance }));
        });
        chances
    }

    /// When nothing is left to chance: the tile of the hand that brings most, and where, now or after some turns.
    fn best_carry(&self, seat: Seat) -> Option<(Kind, Carry)> {
        let Phase::Act(act) = self.phase else { return None };
        if !self.is_settled() {
            return None;
        }
        let (mut board, mut voyages) = (Board::new(self), Voyages::new());
        let (ship, end) = (Spot::of(self.ships[seat.index()]), Outlook::new(Weights::learned(), &[0; 16]));
        let tokens = usize::from(act.tokens) + self.tokens_to_come(act.keeps);
        let kinds = self.hands[seat.index()].kinds().into_iter();
        let carries = kinds.filter_map(|kind| {
            voyages.chart(&mut board, &end, ship, kind);
            voyages.best(&board, ship, tokens).map(|carry| (kind, carry))
        });
        carries.min_by(|(_, one), (_, other)| {
            other.points.total_cmp(&one.points).then(one.tokens.cmp(&other.tokens))
        })
    }

    /// Vacant cells that a ship on `cell` looks at across water.
    fn open_ways(&self, cell: Cell) -> usize {
        let board = Board::new(self);
        let spot = Spot::of(cell);
        board.ways(spot).filter(|&side| board.is_vacant(spot.beside(side))).count()
    }
}
