//! From rounds to figures: means, intervals, Elo.

use serde::{Deserialize, Serialize};
use table::Standing;

use super::{Outcome, Round};

/// What a game brought to the contestant with this number: the mean of the seats it sat on.
pub(super) fn outcome(standing: &Standing, seating: &[usize], contestant: usize) -> Outcome {
    let seats = || (0..seating.len()).filter(|&seat| seating[seat] == contestant);
    let others = || (0..seating.len()).filter(|&seat| seating[seat] != contestant);
    let best = seating.iter().enumerate().map(|(seat, _)| standing.ranks[seat]).min().unwrap_or(1);
    let winners = (0..seating.len()).filter(|&seat| standing.ranks[seat] == best).count();
    let mut sum = Outcome::default();
    let mut duels = 0;
    for seat in seats() {
        sum.score += f64::from(standing.scores[seat]);
        sum.won += if standing.ranks[seat] == best { 1.0 / winners as f64 } else { 0.0 };
        for other in others() {
            duels += 1;
            let (own, rival) = (standing.ranks[seat], standing.ranks[other]);
            sum.duels += if own == rival { 0.5 } else { f64::from(u8::from(own < rival)) };
            sum.decided += f64::from(u8::from(own != rival));
        }
    }
    let count = seats().count().max(1) as f64;
    Outcome {
        // A victory belongs to the contestant, whichever of its seats it fell to.
        won: sum.won,
        score: sum.score / count,
        duels: sum.duels / f64::from(duels.max(1)),
        decided: sum.decided / f64::from(duels.max(1)),
    }
}

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval.
    pub margin: f64,
}

impl Interval {
    /// The interval of a mean, from independent samples.
    pub fn of(samples: impl Iterator<Item = f64> + Clone) -> Interval {
        let count = samples.clone().count().max(1) as f64;
        let mean = samples.clone().sum::<f64>() / count;
        let variance = samples.map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Interval { mean, margin: 1.96 * (variance / count).sqrt() }
    }
}

/// What the rounds say about one contestant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Points.
    pub score: Interval,
    /// Points more than the contestant before it in the list, on the same dice.
    pub gain: Option<Interval>,
    /// How it did against the others, where there are rivals.
    #[serde(flatten)]
    pub against: Option<Against>,
    /// In a game played together, how often each title was earned, as a share.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grades: Vec<(&'static str, f64)>,
}

/// How a contestant did against the others.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Against {
    /// The share of games won, shared victories in parts.
    pub won: Interval,
    /// The share of decided duels that it won.
    pub duels: Interval,
    /// Its rating above theirs.
    pub elo: Interval,
}

impl Figures {
    /// The figures of contestant number `index`.
    pub fn of(rounds: &[Round], index: usize) -> Figures {
        let gain = index.checked_sub(1).map(|before| {
            let points = |round: &Round, index: usize| round.outcomes[index].score;
            Interval::of(rounds.iter().map(move |round| points(round, index) - points(round, before)))
        });
        let grades = grades(rounds, index);
        Figures {
            score: interval(rounds, index, |outcome| outcome.score),
            gain,
            against: grades.is_empty().then(|| Against::of(rounds, index)),
            grades,
        }
    }
}

impl Against {
    fn of(rounds: &[Round], index: usize) -> Against {
        let duels = interval(rounds, index, |outcome| outcome.duels);
        let decided = interval(rounds, index, |outcome| outcome.decided).mean.max(f64::MIN_POSITIVE);
        let share = ((duels.mean - 0.5 * (1.0 - decided)) / decided).clamp(0.0, 1.0);
        Against {
            won: interval(rounds, index, |outcome| outcome.won),
            duels: Interval { mean: share, margin: duels.margin / decided },
            elo: elo_interval(duels),
        }
    }
}

fn interval(rounds: &[Round], index: usize, value: fn(&Outcome) -> f64) -> Interval {
    Interval::of(rounds.iter().map(move |round| value(&round.outcomes[index])))
}

fn grades(rounds: &[Round], index: usize) -> Vec<(&'static str, f64)> {
    let mut counts: Vec<(&'static str, f64)> = Vec::new();
    for grade in rounds.iter().filter_map(|round| round.grades[index]) {
        let share = 1.0 / rounds.len() as f64;
        match counts.iter_mut().find(|(name, _)| *name == grade) {
            Some((_, sum)) => *sum += share,
            None => counts.push((grade, share)),
        }
    }
    counts
}

/// The difference in Elo at which a duel is expected to bring this share of points.
///
/// ```
/// # use bots::arena::elo;
/// assert_eq!(elo(0.5), 0.0);
/// assert_eq!(elo(0.76).round(), 200.0);
/// ```
pub fn elo(share: f64) -> f64 {
    // A contestant that wins everything is stronger than can be told.
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of points that a difference in Elo promises.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

fn elo_interval(duels: Interval) -> Interval {
    let [low, high] = [duels.mean - duels.margin, duels.mean + duels.margin].map(elo);
    Interval { mean: elo(duels.mean), margin: (high - low) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_victory_and_duels_are_counted_by_seating() {
        let standing = Standing::competitive([10, 20, 20, 5], |&key| key);
        let one = outcome(&standing, &[1, 0, 1, 1], 0);
        assert!((one.won - 0.5).abs() < 1e-9 && (one.score - 20.0).abs() < 1e-9);
        assert!((one.duels - 2.5 / 3.0).abs() < 1e-9, "two won, one drawn");
        let rest = outcome(&standing, &[1, 0, 1, 1], 1);
        assert!((rest.won - 0.5).abs() < 1e-9);
        assert!((rest.score - 35.0 / 3.0).abs() < 1e-9);
    }

    #[test]
    fn those_who_play_without_a_seat_are_nobodys_rivals() {
        let standing = Standing::competitive([10, 20, 30], |&key| key);
        assert!(outcome(&standing, &[0, 1], 1).won > 0.99, "Erik is no bot");
    }

    #[test]
    fn intervals_shrink_with_the_root_of_the_number() {
        let wide = Interval::of([0.0, 1.0].into_iter().cycle().take(100));
        let narrow = Interval::of([0.0, 1.0].into_iter().cycle().take(10_000));
        assert!((wide.mean - 0.5).abs() < 1e-9 && (wide.margin / narrow.margin - 10.0).abs() < 0.1);
    }
}
