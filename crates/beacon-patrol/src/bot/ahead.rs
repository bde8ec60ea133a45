//! Thinking ahead: a few good turns, each tried with many orders of the pile.
//!
//! A try takes the turn, draws, lets everybody take the turn that looks best, and looks at what has come of it. All
//! candidates are tried with the same luck, and those that do worse drop out ([sequential halving](bots::halving)).

use bots::halving::halve;
use bots::{Choice, Rated, Thinking};
use rand::SeedableRng;
use table::{By, Game, Rng, Scratch};

use super::course::first_action;
use super::mind::{Care, End, Mind};
use super::plans::Plan;
use super::weights::Weights;
use crate::action::Action;
use crate::map::mix;
use crate::rules::{Act, BeaconPatrol, Phase};
use crate::score;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// How closely it looks at its own turn.
    pub(super) now: Care,
    /// And when nothing is left to chance, so that it sees to the end.
    pub(super) last: Care,
    /// How closely it looks at turns that follow.
    pub(super) later: Care,
    /// How many turns it tries.
    pub(super) candidates: usize,
    /// How many turns it follows each of them.
    pub(super) depth: usize,
}

impl Manner {
    fn care(&self, position: &BeaconPatrol) -> Care {
        if position.is_settled() { self.last } else { self.now }
    }
}

/// A turn that may be taken.
pub(super) struct Candidate {
    plan: Plan,
    end: End,
    /// What it begins with.
    first: Action,
}

/// What a token has to bring to be spent, in points. Luck blurs what turns are worth: without this a ship would turn
/// back halfway whenever another turn looks better by a hair.
const TOKEN: f64 = 0.03;

impl Candidate {
    /// Tokens that the turn takes, discarded tiles among them.
    fn spent(&self, act: Act) -> f64 {
        f64::from(act.tokens) + self.plan.discarded.len() as f64 - f64::from(self.end.tokens)
    }
}

/// The luck that turns are tried with: the same wherever the ship is, as long as nothing but that changes. So a turn that
/// was found best stays the best when it is begun.
fn luck(position: &BeaconPatrol, act: Act) -> u64 {
    let sizes = position.map.len() << 8 | position.pile.len();
    mix(sizes as u64) ^ position.hands[act.seat.index()].bits()
}

/// Looks at the turn alone, and takes what looks best; but does not sail to where it would look best to sail back.
pub(super) fn at_a_glance(
    position: &BeaconPatrol,
    act: Act,
    weights: &Weights,
    manner: Manner,
) -> Choice<Action> {
    let candidates = glance(position, act, weights, manner);
    let choice = rank(&candidates);
    let Action::Sail(side) = choice.action() else { return choice };
    let mut there = *position;
    there.play(By::Seat(act.seat), choice.action());
    let Phase::Act(next) = there.phase else { return choice };
    if rank(&glance(&there, next, weights, manner)).action() != Action::Sail(side.opposite()) {
        return choice;
    }
    let (_, others): (Vec<Candidate>, Vec<Candidate>) =
        candidates.into_iter().partition(|candidate| candidate.first == choice.action());
    if others.is_empty() { choice } else { rank(&others) }
}

/// The turns that look best.
fn glance(position: &BeaconPatrol, act: Act, weights: &Weights, manner: Manner) -> Vec<Candidate> {
    let mut mind = Mind::new(weights, position);
    mind.look(position, act, manner.care(position));
    candidates(&mut mind, act, manner.candidates)
}

/// Looks at the turn, and tries what looks good until the budget is spent; unless nothing is left to chance, since then
/// the look itself sees how it ends.
pub(super) fn think(
    position: &BeaconPatrol,
    act: Act,
    weights: &Weights,
    manner: Manner,
    thinking: &mut Thinking,
) -> Choice<Action> {
    let mut mind = Mind::new(weights, position);
    mind.look(position, act, manner.care(position));
    let candidates = candidates(&mut mind, act, manner.candidates);
    let is_clear = candidates.iter().all(|candidate| candidate.first == candidates[0].first);
    if is_clear || position.is_settled() {
        return rank(&candidates);
    }
    thinking.rng = Rng::seed_from_u64(luck(position, act));
    let base = mind.board.laid().len();
    let (found, best) = halve(candidates.len(), thinking, |number, rng| {
        let value = try_out(&mut mind, position, act, &candidates[number], manner, rng);
        mind.board.cut(base);
        f64::from(value) - TOKEN * candidates[number].spent(act)
    });
    let best = Rated { action: candidates[best].first, value: found[best].mean };
    let others = by_action(&candidates, |number| found[number].mean);
    Choice::led_by(best, others.into_iter().filter(|&(action, _)| action != best.action))
}

/// Ranks by what the look found.
fn rank(candidates: &[Candidate]) -> Choice<Action> {
    Choice::ranked(by_action(candidates, |number| f64::from(candidates[number].end.value)))
}

/// The best ends of a look, with not too many that differ in the ship's berth alone.
fn candidates(mind: &mut Mind<'_>, act: Act, count: usize) -> Vec<Candidate> {
    /// Berths tried with the same tiles laid and kept.
    const BERTHS: usize = 3;
    let mut ends = mind.ends.clone();
    ends.sort_by(|one, other| other.value.total_cmp(&one.value));
    let mut chosen: Vec<End> = Vec::with_capacity(count);
    for end in ends {
        let is_alike = |other: &&End| (other.plan, other.kept) == (end.plan, end.kept);
        if chosen.len() < count && chosen.iter().filter(is_alike).count() < BERTHS {
            chosen.push(end);
        }
    }
    let candidate = |end: End| Candidate {
        first: first_action(mind, act, end),
        plan: mind.plans.list[end.plan as usize].clone(),
        end,
    };
    chosen.into_iter().map(candidate).collect()
}

/// Every action that a candidate begins with, and the value of the best of them.
fn by_action(candidates: &[Candidate], value: impl Fn(usize) -> f64) -> Vec<(Action, f64)> {
    let mut actions: Vec<(Action, f64)> = Vec::new();
    for (number, candidate) in candidates.iter().enumerate() {
        match actions.iter_mut().find(|(action, _)| *action == candidate.first) {
            Some((_, best)) => *best = best.max(value(number)),
            None => actions.push((candidate.first, value(number))),
        }
    }
    actions
}

fn try_out(
    mind: &mut Mind<'_>,
    position: &BeaconPatrol,
    act: Act,
    candidate: &Candidate,
    manner: Manner,
    rng: &mut Rng,
) -> f32 {
    let mut position = *position;
    mind.take(&mut position, act, &candidate.plan, candidate.end);
    follow(mind, position, manner, rng)
}

/// With how many points a game will probably end: the turn under way is ended as looks best, and some more follow.
pub(super) fn foresee(mut position: BeaconPatrol, weights: &Weights, manner: Manner, rng: &mut Rng) -> f32 {
    let mut mind = Mind::new(weights, &position);
    if let Phase::Act(act) = position.phase {
        mind.look(&position, act, manner.care(&position));
        let end = mind.best();
        let plan = mind.plans.list[end.plan as usize].clone();
        mind.take(&mut position, act, &plan, end);
    }
    follow(&mut mind, position, manner, rng)
}

/// Lets everybody take the turns that look best, for as many as the manner says, or until nothing is left to chance;
/// what has come of it then.
fn follow(mind: &mut Mind<'_>, mut position: BeaconPatrol, manner: Manner, rng: &mut Rng) -> f32 {
    let mut scratch = Scratch::default();
    let mut turns = 0;
    loop {
        match position.phase {
            Phase::Over => return score::score(&position) as f32,
            Phase::Deal(_) | Phase::Draw(_) => {
                let outcome = position.random_outcome(rng, &mut scratch);
                position.play(By::Chance, outcome);
            }
            Phase::Act(act) => {
                mind.look(&position, act, manner.later);
                let end = mind.best();
                turns += 1;
                if turns == manner.depth || position.is_settled() {
                    return end.value;
                }
                let plan = mind.plans.list[end.plan as usize].clone();
                mind.take(&mut position, act, &plan, end);
            }
        }
    }
}
