//! The mean of samples that come one by one, and how sure it is.

use rand::{RngExt, SeedableRng};
use table::Rng;

use crate::Thinking;
use crate::arena::Interval;

/// So many samples are taken however small the budget: fewer could not say how sure their mean is.
pub const LEAST_SAMPLES: u32 = 16;

/// A mean in the making.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    samples: u32,
    middle: f64,
    /// The sum of squared distances from the mean.
    squares: f64,
}

impl Mean {
    /// Takes a sample in.
    pub fn add(&mut self, sample: f64) {
        self.samples += 1;
        let distance = sample - self.middle;
        self.middle += distance / f64::from(self.samples);
        self.squares += distance * (sample - self.middle);
    }

    /// Whether there are enough samples to say how sure their mean is.
    pub fn is_sure(&self) -> bool {
        self.samples >= LEAST_SAMPLES
    }

    /// The mean with its 95 % interval.
    pub fn interval(&self) -> Interval {
        let samples = f64::from(self.samples.max(1));
        let variance = self.squares / (samples - 1.0).max(1.0);
        Interval { mean: self.middle, margin: 1.96 * (variance / samples).sqrt() }
    }
}

/// The mean of what `sample` finds with generator after generator, until the budget is spent.
pub fn mean(thinking: &mut Thinking, mut sample: impl FnMut(&mut Rng) -> f64) -> Interval {
    let mut mean = Mean::default();
    while thinking.more() || !mean.is_sure() {
        mean.add(sample(&mut Rng::seed_from_u64(thinking.rng.random())));
    }
    mean.interval()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    #[test]
    fn it_is_the_same_as_of_all_samples_at_once() {
        let samples = [3.0, -1.0, 4.0, 1.5, -5.0, 9.0, 2.0, 6.0];
        let mut mean = Mean::default();
        for sample in samples {
            mean.add(sample);
        }
        let (found, right) = (mean.interval(), Interval::of(samples.into_iter()));
        assert!((found.mean - right.mean).abs() < 1e-12 && (found.margin - right.margin).abs() < 1e-12);
    }

    #[test]
    fn the_interval_holds_the_truth_about_as_often_as_it_says() {
        let holds = |seed| {
            let mut thinking = Thinking::new(Budget::Iterations(50), Rng::seed_from_u64(seed));
            let found = mean(&mut thinking, |rng| rng.random_range(-1.0..3.0));
            (found.mean - 1.0).abs() < found.margin
        };
        let held = (0..1000).filter(|&seed| holds(seed)).count();
        assert!((920..=975).contains(&held), "{held} of 1000");
    }

    #[test]
    fn a_small_budget_is_enough_to_be_sure() {
        let mut count = 0;
        let mut thinking = Thinking::new(Budget::Iterations(1), Rng::seed_from_u64(1));
        mean(&mut thinking, |_| {
            count += 1;
            0.0
        });
        assert_eq!(count, LEAST_SAMPLES);
    }
}
