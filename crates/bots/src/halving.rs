//! Sequential halving: which of a few candidates is best, when trying one costs time and luck blurs the result.
//!
//! The budget is cut into rounds. In each, every candidate left is tried equally often, then the worse half
//! goes. So most of the budget is spent on telling the best ones apart, and no constant has to be tuned. All
//! candidates are tried with the same luck: the n-th sample of each begins with the same generator, which takes
//! out most of what chance would blur.

use rand::RngExt;
use rand::SeedableRng;
use table::Rng;

use crate::Thinking;

/// What was found out about a candidate.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Found {
    /// The mean of its samples.
    pub mean: f64,
    /// How many there were.
    pub samples: u32,
}

/// Samples `candidates` of them until the budget is spent. `sample` gets a candidate's number and the generator of
/// the sample; it is called at least once for each.
///
/// Returns what was found of each, and the number of the best one.
pub fn halve(
    candidates: usize,
    thinking: &mut Thinking,
    mut sample: impl FnMut(usize, &mut Rng) -> f64,
) -> (Vec<Found>, usize) {
    assert!(candidates > 0, "nothing to choose from");
    let mut found = vec![Found::default(); candidates];
    let mut left: Vec<usize> = (0..candidates).collect();
    let rounds = (usize::BITS - (candidates - 1).leading_zeros()).max(1);
    for round in 1..=rounds {
        let until = f64::from(round) / f64::from(rounds);
        loop {
            let luck: u64 = thinking.rng.random();
            let mut cut = false;
            for &candidate in &left {
                cut = !thinking.more_until(until);
                let first = found[candidate].samples == 0;
                if cut && !first {
                    break;
                }
                found[candidate].add(sample(candidate, &mut Rng::seed_from_u64(luck)));
            }
            if cut || left.len() == 1 {
                break;
            }
        }
        left.sort_by(|&one, &other| found[other].mean.total_cmp(&found[one].mean));
        left.truncate(left.len().div_ceil(2));
    }
    (found, left[0])
}

impl Found {
    fn add(&mut self, value: f64) {
        self.samples += 1;
        self.mean += (value - self.mean) / f64::from(self.samples);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    fn thinking(iterations: u64) -> Thinking {
        Thinking::new(Budget::Iterations(iterations), Rng::seed_from_u64(1))
    }

    #[test]
    fn the_best_is_found_through_the_luck() {
        // Candidate 5 is better by a tenth of what luck makes.
        let sample = |candidate: usize, rng: &mut Rng| {
            let own = Rng::seed_from_u64(rng.random::<u64>() ^ candidate as u64).random_range(-1.0..1.0);
            own + f64::from(u8::from(candidate == 5)) * 0.1
        };
        let (found, best) = halve(9, &mut thinking(20_000), sample);
        assert_eq!(best, 5);
        assert!(found[5].samples > 4_000 && found.iter().all(|found| found.samples > 300));
    }

    #[test]
    fn all_have_the_same_luck() {
        let (found, best) = halve(2, &mut thinking(10), |candidate, rng| {
            rng.random_range(0.0..1000.0) + candidate as f64 * 1e-6
        });
        assert_eq!(best, 1, "{found:?}");
    }

    #[test]
    fn everybody_is_tried_once_however_small_the_budget() {
        let (found, _) = halve(30, &mut thinking(1), |_, _| 0.0);
        assert!(found.iter().all(|found| found.samples >= 1));
        assert_eq!(halve(1, &mut thinking(5), |_, _| 3.0).1, 0);
    }
}
