//! A sequential test: play until it is clear which of two claims is true, and no longer.

use super::figures::expected;

/// How often either answer may be wrong.
const ERROR: f64 = 0.05;
/// Rounds before the first verdict: the variance has to be known a little.
const LEAST: usize = 20;

/// Two claims about the mean of a series: that it is `low`, and that it is `high`.
///
/// The ratio of their likelihoods is that of normal series with the variance seen (a generalised SPRT), so it
/// fits duels in pairs as well as points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The lower claim holds.
    Low,
    /// The higher claim holds.
    High,
}

impl Sprt {
    /// Claims about a difference in Elo, for shares of duels.
    pub fn elo(low: f64, high: f64) -> Sprt {
        Sprt { low: expected(low), high: expected(high) }
    }

    /// Claims about a difference in points.
    pub fn points(low: f64, high: f64) -> Sprt {
        Sprt { low, high }
    }

    /// The logarithm of how much more likely the higher claim makes these samples.
    pub fn ratio(&self, samples: &[f64]) -> f64 {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let variance = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / count;
        count * (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * variance.max(1e-4))
    }

    /// The verdict, once there is one.
    pub fn verdict(&self, samples: &[f64]) -> Option<Verdict> {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let ratio = self.ratio(samples);
        match samples.len() {
            ..LEAST => None,
            _ if ratio >= bound => Some(Verdict::High),
            _ if ratio <= -bound => Some(Verdict::Low),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use table::Rng;

    use super::*;

    fn decide(share: f64, seed: u64) -> Verdict {
        let (sprt, mut rng) = (Sprt::elo(0.0, 40.0), Rng::seed_from_u64(seed));
        let mut samples = Vec::new();
        loop {
            samples.push(f64::from(u8::from(rng.random_bool(share))));
            if let Some(verdict) = sprt.verdict(&samples) {
                return verdict;
            }
        }
    }

    #[test]
    fn a_test_errs_seldom() {
        let wrong = |share, right| (0..200).filter(|&seed| decide(share, seed) != right).count();
        assert!(wrong(expected(40.0), Verdict::High) <= 20);
        assert!(wrong(expected(0.0), Verdict::Low) <= 20);
    }
}
