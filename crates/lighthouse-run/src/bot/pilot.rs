//! The pilot: leads the tree search along what the helm thinks of each decision, and lets it sail the games home.

use bots::exact::lead;
use bots::tree::{Guide, Rewards};
use table::limits::SEATS;
use table::{Game, Rng, Scratch, Seat, Turn};

use crate::action::Action;
use crate::board::Phase;
use crate::rules::LighthouseRun;

use super::good;
use super::helm::Helm;

/// By how many points an action has to look better to be tried about three times as often.
const DOUBT: f32 = 1.0;
/// How promising an action is at least, against 1 for the one that looks best: the helm may be wrong.
const BENEFIT: f32 = 0.02;

/// A guide for the search.
#[derive(Debug)]
pub(super) struct Pilot {
    /// Everybody sails by it.
    helm: Helm,
}

impl Pilot {
    pub(super) fn new(position: &LighthouseRun) -> Pilot {
        let board = &position.board;
        Pilot { helm: Helm::new(board.content.0, good(board.variant)) }
    }

    /// Lets everybody sail home by the helm, beginning with whoever is in the middle of a turn.
    pub(super) fn sail_home(
        &self,
        position: &mut LighthouseRun,
        rng: &mut Rng,
        scratch: &mut Scratch<Action>,
    ) {
        let begun = matches!(position.board.phase, Phase::Light(..) | Phase::Sail(..) | Phase::Bonus(..));
        if let (Turn::Seats(acting), true) = (position.turn(), begun) {
            self.helm.finish(position, acting.first().expect("never empty"));
        }
        self.helm.sail_home(position, rng, scratch);
    }
}

impl Guide<LighthouseRun> for Pilot {
    fn weigh(&mut self, position: &LighthouseRun, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        self.helm.values(position, seat, actions, weights);
        let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights {
            *weight = ((*weight - most) / DOUBT).exp() + BENEFIT;
        }
    }

    fn value(
        &mut self,
        position: &mut LighthouseRun,
        rng: &mut Rng,
        scratch: &mut Scratch<Action>,
    ) -> Rewards {
        self.sail_home(position, rng, scratch);
        let mut rewards = [0.0; SEATS];
        for seat in Seat::all(position.seats()) {
            rewards[seat.index()] = lead(position, seat) as f32;
        }
        rewards
    }
}
