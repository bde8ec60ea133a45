//! Learning the figures from games that the bot plays with itself.
//!
//! After each game the value of every turn's end is corrected towards what came of it: partly the value of the next
//! end, partly the final score (temporal differences). Each figure has a step of its own, which shrinks where
//! corrections cancel out (temporal coherence). Games are played alone and without expansions; what is learned holds
//! for all setups.

use rand::SeedableRng;
use table::{By, Game, Loaded, Rng, Scratch};

use super::mind::{Care, Mind, Outlooks};
use super::value::{FIGURES, is_chance};
use super::weights::{Weights, stage};
use crate::rules::{BeaconPatrol, Phase, Setup};
use crate::score::score;

/// How closely turns are looked at while learning.
const CARE: Care = Care { width: 12, plans: 8 };
/// How much of an error is corrected at once, in the first game and in the last.
const RATE: (f32, f32) = (0.3, 0.01);
/// How much the final score counts, not the value of the next end.
const FORESIGHT: f32 = 0.7;

/// Plays `games` and returns the learned figures as text. Tells the number and the score of every game.
pub(super) fn train(games: u64, seed: u64, tell: &mut dyn FnMut(u64, i32)) -> String {
    let mut pupil = Pupil::new();
    let mut rng = Rng::seed_from_u64(seed);
    for game in 0..games {
        let rate = RATE.0 * (RATE.1 / RATE.0).powf(game as f32 / games as f32);
        let (ends, score) = pupil.play(&mut rng);
        pupil.learn(&ends, score, rate);
        tell(game, score);
    }
    pupil.weights.print()
}

struct Pupil {
    weights: Weights,
    /// By figure, the sum of all corrections, and the sum of their sizes.
    corrections: Vec<[(f32, f32); FIGURES]>,
}

/// The end of a turn as it was seen.
struct Seen {
    value: f32,
    to_come: u8,
    slopes: Vec<(usize, f32)>,
}

impl Pupil {
    fn new() -> Pupil {
        let weights = Weights::by_thumb().clone();
        // Not quite zero, so that the first correction is made in full.
        Pupil { corrections: vec![[(1e-9, 1e-9); FIGURES]; weights.0.len()], weights }
    }

    /// Plays a game. Returns the end of every turn, and the score.
    fn play(&self, rng: &mut Rng) -> (Vec<Seen>, i32) {
        let content = &Loaded::<BeaconPatrol>::standard().data;
        let mut position = BeaconPatrol::new(&Setup::default(), content).expect("the standard game");
        let mut mind = Mind::new(&self.weights, &position);
        let mut scratch = Scratch::default();
        let mut ends = Vec::new();
        loop {
            match position.phase {
                Phase::Over => return (ends, score(&position)),
                Phase::Deal(_) | Phase::Draw(_) => {
                    let outcome = position.random_outcome(rng, &mut scratch);
                    position.play(By::Chance, outcome);
                }
                Phase::Act(act) => {
                    let mut outlooks = Outlooks::new(&self.weights, &position, act.seat);
                    let is_settled = position.is_settled();
                    mind.look(&position, act, CARE);
                    let end = mind.best();
                    let plan = mind.plans.list[end.plan as usize].clone();
                    mind.take(&mut position, act, &plan, end);
                    // Where the value is known there is nothing to learn: as if nothing were to come.
                    let outlook = outlooks.to(end.kept.filter(|_| !is_settled), &mind.board);
                    let slopes = mind.slopes(outlook, end);
                    ends.push(Seen { value: end.value, to_come: outlook.to_come, slopes });
                }
            }
        }
    }

    fn learn(&mut self, ends: &[Seen], score: i32, rate: f32) {
        let score = score as f32;
        let (mut next, mut outcome) = (score, score);
        for seen in ends.iter().rev() {
            outcome = FORESIGHT * outcome + (1.0 - FORESIGHT) * next;
            self.correct(seen, rate * (outcome - seen.value));
            next = seen.value;
        }
    }

    fn correct(&mut self, seen: &Seen, error: f32) {
        if seen.to_come == 0 {
            return;
        }
        let (stage, share) = stage(seen.to_come);
        let squares: f32 = seen.slopes.iter().map(|(_, slope)| slope * slope).sum();
        for &(figure, slope) in &seen.slopes {
            for (stage, share) in [(stage, 1.0 - share), (stage + 1, share)] {
                let correction = error * slope * share / squares;
                let (sum, size) = &mut self.corrections[stage][figure];
                *sum += correction;
                *size += correction.abs();
                let weight = &mut self.weights.0[stage][figure];
                *weight += correction * (sum.abs() / *size);
                if is_chance(figure) {
                    *weight = weight.clamp(0.0, 1.0);
                }
            }
        }
    }
}
