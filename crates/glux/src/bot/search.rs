//! What the tree search knows of Glux: which placements to try first, and how a position probably ends.

use bots::tree::{Guide, Rewards};
use table::{By, Game, Rng, Scratch, Seat};

use super::rooms::{Chances, Floor, Points, Rooms, left};
use super::thumb;
use crate::action::Action;
use crate::rules::{Glux, Phase, draw_from};

/// How many points of gain make a placement e times as promising.
const PROMISE: f32 = 1.0;

/// A guide that plays on by the rule of thumb for some placements, then forecasts.
pub(super) struct Foresight {
    pub(super) floor: Floor,
    /// After how many placements it stops to play on.
    pub(super) placements: usize,
}

impl Guide<Glux> for Foresight {
    fn weigh(&mut self, position: &Glux, seat: Seat, _: &[Action], weights: &mut Vec<f32>) {
        let rooms = Rooms::of(&position.table);
        thumb::gains(&self.floor, position, &rooms, seat.index(), |_, gains| {
            weights.extend(gains.map(|gain| (gain / PROMISE).exp()));
        });
    }

    fn value(&mut self, position: &mut Glux, rng: &mut Rng, _: &mut Scratch<Action>) -> Rewards {
        let mut rewards = Rewards::default();
        let leads = self.leads(position, rng);
        rewards[..leads.len()].copy_from_slice(&leads);
        rewards
    }
}

impl Foresight {
    /// By seat, by how many points it probably ends ahead of its best rival.
    fn leads(&self, position: &mut Glux, rng: &mut Rng) -> Points {
        let mut rooms = Rooms::of(&position.table);
        let points = match self.play_on(position, &mut rooms, rng) {
            None => rooms.points(&self.floor),
            Some(next) => rooms.expected(&self.floor, Chances::far(left(position, next))),
        };
        let mut leads = Points::default();
        for seat in 0..self.floor.seats {
            let rivals = (0..self.floor.seats).filter(|&rival| rival != seat).map(|rival| points[rival]);
            leads[seat] = points[seat] - rivals.fold(0.0, f32::max);
        }
        leads
    }

    /// Plays on by the rule of thumb. Says who is next, if the game is not over then.
    fn play_on(&self, position: &mut Glux, rooms: &mut Rooms, rng: &mut Rng) -> Option<usize> {
        let mut placements = 0;
        loop {
            match position.table.phase {
                Phase::Over => return None,
                Phase::Place(seat) | Phase::PlaceStart(seat) => {
                    if placements == self.placements {
                        return Some(seat.index());
                    }
                    placements += 1;
                    let (square, face) = thumb::pick(&self.floor, position, rooms, seat.index(), rng);
                    rooms.put(&self.floor, &position.table, seat.index(), square, face.pips());
                    position.play(By::Seat(seat), Action::Place(square, face));
                }
                Phase::DrawStart(seat) | Phase::DrawHand(seat) | Phase::Draw(seat) => {
                    let chip = draw_from(position.bags[seat.index()], rng);
                    position.play(By::Chance, Action::Draw(seat, chip));
                }
                Phase::First => unreachable!("bots are asked after it is known who begins"),
            }
        }
    }
}
