//! What the tree search knows of Glux: which placements to try first, and how a position probably ends.

use bots::tree::{Guide, Rewards};
use table::{By, Game, Rng, Scratch, Seat};

use super::forecast::{forecast, leads};
use super::manners::{Second, is_idle};
use super::rooms::{Floor, Points, Rooms, left};
use super::thumb;
use crate::action::Action;
use crate::rules::{Glux, Phase, Table};

/// How many points make a placement e times as promising.
const PROMISE: f32 = 1.2;

/// How much of its promise a placement keeps that brings nothing.
const IDLE: f32 = 0.01;

/// Looks ahead from a position.
pub(super) struct Foresight {
    floor: Floor,
    /// For how many placements it plays on by the rule of thumb before it forecasts.
    placements: usize,
    /// Where it looks from: what is chosen there is seen by all, so no chip is thrown away.
    root: Table,
}

impl Guide<Glux> for Foresight {
    fn weigh(&mut self, position: &Glux, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(self.values(position, seat, actions));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let chosen = position.table == self.root;
        for (weight, &action) in weights.iter_mut().zip(actions) {
            *weight = ((*weight - best) / PROMISE).exp();
            if chosen && self.is_idle(seat, action) {
                *weight *= IDLE;
            }
        }
    }

    fn value(&mut self, position: &mut Glux, rng: &mut Rng, _: &mut Scratch<Action>) -> Rewards {
        let mut rewards = Rewards::default();
        let leads = leads(&self.play_on(position, rng), self.floor.seats);
        rewards[..leads.len()].copy_from_slice(&leads);
        rewards
    }

    /// Who begins is open, and what follows differs much.
    fn branches(&self, position: &Glux) -> bool {
        position.table.phase == Phase::First
    }
}

impl Foresight {
    pub(super) fn new(position: &Glux, placements: usize) -> Foresight {
        Foresight { floor: Floor::new(&position.table.layout), placements, root: position.table }
    }

    /// Whether a placement at the root brings nothing.
    fn is_idle(&self, seat: Seat, action: Action) -> bool {
        Second::of(&self.floor, &self.root, seat, action).is_some_and(|second| is_idle(&second))
    }

    /// By how many points `seat` will probably end ahead after each of its placements.
    pub(super) fn values(
        &self,
        position: &Glux,
        seat: Seat,
        actions: &[Action],
    ) -> impl Iterator<Item = f32> {
        let rooms = Rooms::of(&position.table);
        let left = left(position, seat.index()) - 1;
        let next = seat.next(self.floor.seats);
        actions.iter().map(move |&action| {
            let Action::Place(square, face) = action else { unreachable!("seats only place") };
            let (mut table, mut rooms) = (position.table, rooms);
            rooms.put(&self.floor, &table, seat.index(), square, face.pips());
            table.put(seat, square, face);
            let points = forecast(&self.floor, &table, &rooms, left, next);
            leads(&points, self.floor.seats)[seat.index()]
        })
    }

    /// Plays on by the rule of thumb, for so many placements from the first turn on or from now on. What every seat has
    /// at the end, or probably will have.
    pub(super) fn play_on(&self, position: &mut Glux, rng: &mut Rng) -> Points {
        let floor = &self.floor;
        let mut rooms = Rooms::of(&position.table);
        let mut placements = 0;
        loop {
            match position.table.phase {
                Phase::Over => return rooms.points(floor),
                Phase::Place(seat) if placements == self.placements => {
                    let left = left(position, seat.index());
                    return forecast(floor, &position.table, &rooms, left, seat);
                }
                Phase::Place(_) | Phase::PlaceStart => {
                    placements += usize::from(position.table.phase != Phase::PlaceStart);
                    let seat = position.table.acting().first().expect("somebody places");
                    let (square, face) = thumb::pick(floor, position, &rooms, seat.index(), rng);
                    rooms.put(floor, &position.table, seat.index(), square, face.pips());
                    position.play(By::Seat(seat), Action::Place(square, face));
                }
                Phase::DrawStart(_) | Phase::DrawHand(_) | Phase::First | Phase::Draw(_) => {
                    let outcome = position.random_outcome(rng, &mut Scratch::default());
                    position.play(By::Chance, outcome);
                }
            }
        }
    }
}
