//! How long a bot thinks, and keeping to it.

use std::fmt;
use std::time::{Duration, Instant};

use table::Rng;

use crate::Level;

/// How much a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many iterations of search: the same answer on every machine.
    Iterations(u64),
    /// So long: the best answer that this machine can give.
    Time(Duration),
}

impl Budget {
    /// What an expert has: just under a second, so that the answer is there within it.
    pub const EXPERT: Budget = Budget::Time(Duration::from_millis(900));

    /// A level's share of an expert's budget.
    #[must_use]
    pub fn of(self, level: Level) -> Budget {
        self.part(level.share())
    }

    /// A part of it, but never nothing.
    #[must_use]
    pub fn part(self, share: f64) -> Budget {
        match self {
            Budget::Iterations(count) => Budget::Iterations(((count as f64 * share).round() as u64).max(1)),
            Budget::Time(time) => Budget::Time(time.mul_f64(share)),
        }
    }

    /// Reads `5000` (iterations), `100ms` or `1s`.
    ///
    /// ```
    /// # use bots::Budget;
    /// assert_eq!(Budget::parse("5000"), Some(Budget::Iterations(5000)));
    /// assert_eq!(Budget::parse("100ms").map(|budget| budget.to_string()).as_deref(), Some("100ms"));
    /// assert_eq!(Budget::parse("0"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Budget> {
        let count = |digits: &str| digits.parse().ok().filter(|&count: &u64| count > 0);
        match text.strip_suffix('s') {
            None => count(text).map(Budget::Iterations),
            Some(rest) => {
                let (digits, unit) = rest.strip_suffix('m').map_or((rest, 1000), |digits| (digits, 1));
                let time = count(digits)?.checked_mul(unit).filter(|&ms| ms <= LONGEST_MS)?;
                Some(Budget::Time(Duration::from_millis(time)))
            }
        }
    }
}

/// The longest time budget: an hour, in milliseconds.
const LONGEST_MS: u64 = 3_600_000;

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A bot's thinking about one decision: its budget, what is spent of it, and its generator.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// All of a bot's chance: same view, seed and iterations, same answer.
    pub rng: Rng,
    budget: Budget,
    begin: Instant,
    iterations: u64,
    most: u64,
}

impl Thinking {
    /// Begins to think.
    pub fn new(budget: Budget, rng: Rng) -> Thinking {
        Thinking { rng, budget, begin: Instant::now(), iterations: 0, most: u64::MAX }
    }

    /// Makes at most so many iterations, whatever the budget: for levels that are weak by thinking less than they
    /// could.
    pub fn at_most(&mut self, iterations: u64) {
        self.most = iterations;
    }

    /// How much of the budget is spent: 1 is all of it.
    pub fn spent(&self) -> f64 {
        let of = |count: u64| self.iterations as f64 / count.max(1) as f64;
        match self.budget {
            Budget::Iterations(count) => of(count.min(self.most)),
            Budget::Time(time) => {
                of(self.most).max(self.begin.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9))
            }
        }
    }

    /// Counts an iteration, if it is to be made before `share` of the budget is spent.
    pub fn more_until(&mut self, share: f64) -> bool {
        let more = self.spent() < share;
        self.iterations += u64::from(more);
        more
    }

    /// Counts an iteration, if there is budget for one.
    pub fn more(&mut self) -> bool {
        self.more_until(1.0)
    }

    /// How many iterations were made.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// The whole budget.
    pub fn budget(&self) -> Budget {
        self.budget
    }
}
