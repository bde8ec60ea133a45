//! The arena: who is stronger, by how much, and how sure that is.
//!
//! Luck is the enemy of measuring. A **round** plays one set of dice in every seating of the contestants, so
//! that nobody has the better draws or the better seat on the whole; what is counted is the mean of a round, and
//! the intervals are those of rounds, because games with the same dice resemble each other. In a game that is
//! played together everybody plays the same dice alone, all seats by the same bot.

mod figures;
mod play;
mod sprt;

use table::{Game, Loaded, Secret};

pub use figures::{Against, Figures, Interval, elo, expected};
pub use play::{Played, play};
pub use sprt::{Sprt, Verdict};

use crate::{Budget, Level, Skilled};

/// A bot that takes part: a level, and what an expert of it may think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contestant {
    /// How strong.
    pub level: Level,
    /// An expert's budget; the level takes its share of it.
    pub budget: Budget,
}

/// Who plays what.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// The options.
    pub setup: G::Setup,
    /// The content.
    pub content: &'static Loaded<G>,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
    /// From which all dice follow.
    pub seed: u64,
}

/// What a game brought to one contestant: the mean of its seats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outcome {
    /// Its share of the victory: 1, or a part of it if it was shared.
    pub won: f64,
    /// Points.
    pub score: f64,
    /// The share of its duels with others that it won; a draw is half.
    pub duels: f64,
    /// The share of its duels that were decided.
    pub decided: f64,
}

/// What a round brought, by contestant.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// How many games were played.
    pub games: u32,
    /// The mean over its games.
    pub outcomes: Vec<Outcome>,
    /// In a game played together: each contestant's title.
    pub grades: Vec<Option<&'static str>>,
}

impl<G: Skilled> Match<G> {
    /// Who sits where in each game of a round: every seating once. Contestants fill the seats in order; the last
    /// takes all that are left.
    pub fn seatings(&self, seats: usize, together: bool) -> Vec<Vec<usize>> {
        let count = self.contestants.len();
        if together {
            return (0..count).map(|contestant| vec![contestant; seats]).collect();
        }
        let mut seating: Vec<usize> = (0..seats).map(|seat| seat.min(count - 1)).collect();
        let mut all = Vec::new();
        permute(&mut seating, 0, &mut all);
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Plays round number `index`: the same dice in every seating.
    pub fn round(&self, index: u64) -> Round {
        let secret = Secret::simulated(self.seed, index);
        let start = G::new(&self.setup, &self.content.data).expect("the setup was tried");
        let together = start.standing().grade.is_some();
        let seatings = self.seatings(start.seats(), together);
        let count = self.contestants.len();
        let mut round = Round {
            games: seatings.len() as u32,
            outcomes: vec![Outcome::default(); count],
            grades: vec![None; count],
        };
        let share = if together { 1.0 } else { 1.0 / seatings.len() as f64 };
        for seating in &seatings {
            let bots: Vec<Contestant> = seating.iter().map(|&index| self.contestants[index]).collect();
            let standing = play::<G>(&self.setup, self.content, &secret, &bots).journal.now().standing();
            if let Some(grade) = standing.grade {
                round.grades[seating[0]] = Some(grade);
            }
            for (index, outcome) in round.outcomes.iter_mut().enumerate() {
                outcome.add(&figures::outcome(&standing, seating, index), share);
            }
        }
        round
    }
}

impl Outcome {
    fn add(&mut self, other: &Outcome, share: f64) {
        self.won += other.won * share;
        self.score += other.score * share;
        self.duels += other.duels * share;
        self.decided += other.decided * share;
    }
}

fn permute(list: &mut Vec<usize>, from: usize, all: &mut Vec<Vec<usize>>) {
    if from == list.len() {
        all.push(list.clone());
    }
    for index in from..list.len() {
        list.swap(from, index);
        permute(list, from + 1, all);
        list.swap(from, index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_orders() {
        let mut all = Vec::new();
        permute(&mut vec![0, 1, 1], 0, &mut all);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all, [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    }
}
