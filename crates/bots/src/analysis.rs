//! After the game: what each decision cost, and what luck brought.
//!
//! **What a decision cost** is asked from the eyes of the seat that took it, with what it knew then. The expert says what
//! it would have done; if that is something else, [`Skilled::compare`] tries both with the same guesses and the same
//! luck. The expert was asked before, with other guesses, so that what it hopes for does not flatter its own
//! choice. A difference within the noise costs nothing.
//!
//! **What luck brought** is, for each step of chance, how many points everybody may expect after what came, less the
//! same after what else could have come, weighted as likely as it was ([`Skilled::foresight`] of both, with the same
//! generator). So luck is nothing on average, whatever the foresight is worth; and a card counts once, when it is
//! drawn, not again when others get to see it. Luck is what chance did to the points: that good players make more of
//! the same draws is not part of it.
//!
//! All figures are kept without words: sentences are made for whoever reads them, by [`lessons`].

use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use table::{By, Eyes, Game, Journal, Listener, Outcomes, Rng, Seat, Turn, Words};

use crate::{Budget, Interval, Level, Mean, Skilled, Thinking, choose};

/// How much of a decision's budget the expert has; the rest goes into comparing.
const EXPERT_SHARE: f64 = 0.5;

/// What there is to say about a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Analysis {
    /// Whether all play together: then what one gains everybody gains.
    pub together: bool,
    /// Points by entry of the standing, at the beginning and after every step.
    pub points: Vec<Vec<i32>>,
    /// Every decision between several actions, in the order of the game.
    pub decisions: Vec<Decision>,
    /// Every step of chance that could have gone otherwise, in the order of the game.
    pub luck: Vec<Luck>,
    /// By entry, all of it.
    pub totals: Vec<Total>,
}

/// A decision that was taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The number of its step, from 0: so many steps came before.
    pub step: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, in notation.
    pub played: String,
    /// What the expert would have done, in notation.
    pub best: String,
    /// By how many expected points that is better.
    pub gap: Interval,
    /// What the decision cost: the gap, or nothing where that is within the noise.
    pub cost: f64,
}

/// What a step of chance brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Luck {
    /// The number of the step, from 0.
    pub step: usize,
    /// By entry, in expected points.
    pub gains: Vec<Interval>,
}

/// All of a game, for one entry of its standing.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Total {
    /// What all luck brought.
    pub luck: Interval,
    /// What a decision cost on average. Their sum would count a missed chance as often as it was missed.
    pub cost: f64,
}

impl Analysis {
    /// The decisions that cost something, the dearest first.
    pub fn dearest(&self) -> Vec<&Decision> {
        let mut dear: Vec<&Decision> = self.decisions.iter().filter(|decision| decision.cost > 0.0).collect();
        dear.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        dear
    }

    fn add_up(&mut self, entries: usize) {
        self.totals = (0..entries).map(|entry| self.total(entry)).collect();
    }

    fn total(&self, entry: usize) -> Total {
        let gains = || self.luck.iter().map(|luck| luck.gains[entry]);
        let own = || self.decisions.iter().filter(|decision| decision.seat.index() == entry);
        Total {
            luck: tidy(Interval {
                mean: gains().map(|gain| gain.mean).sum(),
                margin: gains().map(|gain| gain.margin.powi(2)).sum::<f64>().sqrt(),
            }),
            cost: thousandths(own().map(|decision| decision.cost).sum::<f64>() / own().count().max(1) as f64),
        }
    }
}

/// Analyses a whole game. `tell` hears how many of how many thoughts are done.
pub fn analyse<G: Skilled>(
    journal: &Journal<G>,
    budget: Budget,
    mut tell: impl FnMut(usize, usize),
) -> Analysis {
    let mut analyst = Analyst::new(journal);
    while analyst.advance(budget) {
        tell(analyst.done, analyst.thoughts);
    }
    analyst.finish()
}

/// An analysis in the making. It is done thought by thought, so that others can think in between.
pub struct Analyst<G: Skilled> {
    content: &'static G::Content,
    steps: Vec<(By, G::Action)>,
    seed: u64,
    /// The position before step `next`.
    position: G,
    next: usize,
    thoughts: usize,
    done: usize,
    analysis: Analysis,
}

impl<G: Skilled> Analyst<G> {
    /// Begins.
    pub fn new(journal: &Journal<G>) -> Analyst<G> {
        let mut start = journal.clone();
        start.go_back(0);
        let position = start.now().clone();
        let standing = position.standing();
        Analyst {
            content: &journal.content().data,
            steps: journal.steps().to_vec(),
            seed: seed(journal),
            position,
            next: 0,
            thoughts: journal.walk().filter(|(position, by, _)| is_open(position, *by)).count(),
            done: 0,
            analysis: Analysis {
                together: standing.grade.is_some(),
                points: vec![standing.scores.to_vec()],
                ..Analysis::default()
            },
        }
    }

    /// How many thoughts the whole game takes.
    pub fn thoughts(&self) -> usize {
        self.thoughts
    }

    /// How many of them are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Thinks about the next step that could have gone otherwise. False if there was none left.
    pub fn advance(&mut self, budget: Budget) -> bool {
        while let Some(&(by, action)) = self.steps.get(self.next) {
            let thinks = is_open(&self.position, by);
            match by {
                By::Seat(seat) if thinks => {
                    let decision = self.decision(seat, action, budget);
                    self.analysis.decisions.push(decision);
                }
                By::Chance if thinks => {
                    let luck = self.luck(action, budget);
                    self.analysis.luck.push(luck);
                }
                _ => {}
            }
            self.position.play(by, action);
            self.analysis.points.push(self.position.standing().scores.to_vec());
            self.next += 1;
            if thinks {
                self.done += 1;
                return true;
            }
        }
        false
    }

    /// What came of it.
    pub fn finish(mut self) -> Analysis {
        self.analysis.add_up(self.position.standing().scores.len());
        self.analysis
    }

    /// The same for the same game, and another for each of its steps.
    fn rng(&self) -> Rng {
        Rng::seed_from_u64(self.seed.wrapping_add(self.next as u64))
    }

    fn decision(&self, seat: Seat, played: G::Action, budget: Budget) -> Decision {
        let view = self.position.view(Eyes::Seat(seat));
        let mut rng = self.rng();
        let own = Rng::seed_from_u64(rng.random());
        let (choice, _) = choose::<G>(seat, &view, Level::Expert, budget.part(EXPERT_SHARE), own);
        let best = choice.action();
        let gap = if best == played {
            Interval::default()
        } else {
            let mut thinking = Thinking::new(budget.part(1.0 - EXPERT_SHARE), rng);
            tidy(G::compare(seat, &view, [best, played], &mut thinking))
        };
        Decision {
            step: self.next,
            seat,
            played: G::print(self.content, played),
            best: G::print(self.content, best),
            gap,
            cost: if gap.mean > gap.margin { gap.mean } else { 0.0 },
        }
    }

    fn luck(&self, came: G::Action, budget: Budget) -> Luck {
        let mut outcomes = Outcomes::new();
        self.position.outcomes(&mut outcomes);
        let mut thinking = Thinking::new(budget.part(1.0 - EXPERT_SHARE), self.rng());
        let mut foresee = G::foresight(&self.position);
        let mut gains = vec![Mean::default(); self.position.standing().scores.len()];
        let mut turns = EvenTurns(thinking.rng.random());
        while thinking.more() || !gains[0].is_sure() {
            let luck = Rng::seed_from_u64(thinking.rng.random());
            let else_came = outcomes.at(turns.next(outcomes.total()));
            let [with, without] = [came, else_came].map(|outcome| {
                let mut after = self.position.clone();
                after.play(By::Chance, outcome);
                foresee(after, &mut luck.clone())
            });
            for (entry, gain) in gains.iter_mut().enumerate() {
                gain.add(f64::from(with[entry]) - f64::from(without[entry]));
            }
        }
        Luck { step: self.next, gains: gains.iter().map(|gain| tidy(gain.interval())).collect() }
    }
}

/// A number that follows from the steps of a game (FNV-1a of what they are called). If all games had the same luck to
/// be judged with, they would all be misjudged in the same direction.
fn seed<G: Game>(journal: &Journal<G>) -> u64 {
    let bytes = journal.steps().iter().flat_map(|&step| journal.print(step).into_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Whether this step could have gone otherwise.
fn is_open<G: Game>(position: &G, by: By) -> bool {
    match by {
        By::Seat(seat) => {
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            actions.len() > 1
        }
        By::Chance => {
            let mut outcomes = Outcomes::new();
            position.outcomes(&mut outcomes);
            position.turn() == Turn::Chance && outcomes.list().len() > 1
        }
    }
}

/// Points between 0 and 1 that lie evenly however many are taken, each a golden section after the one before. So
/// few outcomes are all met about as often as they are likely.
struct EvenTurns(f64);

impl EvenTurns {
    fn next(&mut self, total: u64) -> u64 {
        const GOLDEN: f64 = 0.618_033_988_749_894_8;
        self.0 = (self.0 + GOLDEN).fract();
        ((self.0 * total as f64) as u64).min(total - 1)
    }
}

/// More than thousandths would be noise.
fn tidy(interval: Interval) -> Interval {
    Interval { mean: thousandths(interval.mean), margin: thousandths(interval.margin) }
}

fn thousandths(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// A decision that cost something, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lesson {
    /// The number of the step, from 0: so many steps came before.
    pub step: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was done, in a sentence.
    pub played: String,
    /// What would have been better, in a sentence.
    pub better: String,
    /// Why.
    pub reason: String,
    /// What it cost, in expected points.
    pub cost: f64,
    /// Half the width of the 95 % interval of the cost.
    pub margin: f64,
}

/// What can be learned from a game, most instructive first: each decision as its own seat would hear of it.
pub fn lessons<G: Skilled>(
    analysis: &Analysis,
    journal: &Journal<G>,
    words: &Words,
    names: &[String],
) -> Vec<Lesson> {
    let positions: Vec<G> = journal.positions().collect();
    let lesson = |decision: &Decision| {
        let content = &journal.content().data;
        let to = Listener { words, names, eyes: Eyes::Seat(decision.seat) };
        let best = G::parse(content, &decision.best).ok()?;
        let (by, played) = *journal.steps().get(decision.step)?;
        let [view, after] = [0, 1].map(|later| positions[decision.step + later].view(to.eyes));
        Some(Lesson {
            step: decision.step,
            seat: decision.seat,
            played: G::tell(&view, &after, by, played, &to),
            better: G::propose(&view, best, &to),
            reason: G::reason(decision.seat, &view, best, &to),
            cost: decision.cost,
            margin: decision.gap.margin,
        })
    };
    analysis.dearest().into_iter().filter_map(lesson).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_turns_meet_every_outcome_as_often_as_it_is_likely() {
        let mut turns = EvenTurns(0.3);
        let mut met = [0; 3];
        for _ in 0..60 {
            // Weights 1, 2 and 3.
            let which = match turns.next(6) {
                0 => 0,
                1 | 2 => 1,
                _ => 2,
            };
            met[which] += 1;
        }
        for (met, right) in met.into_iter().zip([10, 20, 30]) {
            assert!((right - 1..=right + 1).contains(&met), "{met} is not about {right}");
        }
        assert!(turns.next(1) == 0);
    }

    #[test]
    fn luck_adds_up_and_the_dearest_come_first() {
        let decision = |step, seat, cost| Decision {
            step,
            seat: Seat::new(seat),
            played: String::new(),
            best: String::new(),
            gap: Interval { mean: cost, margin: 0.1 },
            cost,
        };
        let luck = |step, one, margin| Luck {
            step,
            gains: vec![Interval { mean: one, margin }, Interval { mean: -one, margin }],
        };
        let mut analysis = Analysis {
            decisions: vec![decision(1, 0, 0.5), decision(2, 1, 0.0), decision(4, 0, 2.0)],
            luck: vec![luck(0, 1.0, 0.3), luck(3, 0.5, 0.4)],
            ..Analysis::default()
        };
        analysis.add_up(2);
        let luck = |mean| Interval { mean, margin: 0.5 };
        assert_eq!(
            analysis.totals,
            [Total { luck: luck(1.5), cost: 1.25 }, Total { luck: luck(-1.5), cost: 0.0 }]
        );
        assert_eq!(analysis.dearest().iter().map(|decision| decision.step).collect::<Vec<_>>(), [4, 1]);
    }
}
