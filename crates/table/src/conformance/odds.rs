//! Chi-squared: does random play follow the odds it should?

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use rand::SeedableRng;

use crate::playout::RandomGame;
use crate::{Game, Outcomes, Rng, Scratch, Turn};

/// Panics if counts do not fit what was expected of them.
pub fn assert_fit(what: &str, seen: &[f64], expected: &[f64]) {
    let (mut squares, mut cells) = (0.0, 0.0);
    let (mut rare_seen, mut rare_expected) = (0.0, 0.0);
    for (&seen, &expected) in seen.iter().zip(expected) {
        assert!(seen == 0.0 || expected > 0.0, "{what}: something impossible happened");
        if expected < 8.0 {
            rare_seen += seen;
            rare_expected += expected;
        } else {
            squares += (seen - expected).powi(2) / expected;
            cells += 1.0;
        }
    }
    if rare_expected >= 8.0 {
        squares += (rare_seen - rare_expected).powi(2) / rare_expected;
        cells += 1.0;
    }
    if cells < 2.0 {
        return;
    }
    // Wilson and Hilferty: the cube root of chi-squared over its freedom is nearly normal.
    let freedom: f64 = cells - 1.0;
    let spread = 2.0 / (9.0 * freedom);
    let deviations = ((squares / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    assert!(deviations < 6.0, "{what}: {deviations:.1} standard deviations off\n{seen:?}\n{expected:?}");
}

/// Draws from `draw` and compares with the weights.
pub(super) fn assert_draws<T: Copy + Eq + Hash + Debug>(
    what: &str,
    weights: &[(T, f64)],
    mut draw: impl FnMut() -> T,
) {
    let index: HashMap<T, usize> = weights.iter().enumerate().map(|(i, &(value, _))| (value, i)).collect();
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let draws = (60 * weights.len()).clamp(1_000, 40_000);
    let mut seen = vec![0.0; weights.len()];
    for _ in 0..draws {
        let value = draw();
        let cell =
            index.get(&value).unwrap_or_else(|| panic!("{what}: drew {value:?}, which is not possible"));
        seen[*cell] += 1.0;
    }
    let expected: Vec<f64> = weights.iter().map(|(_, weight)| weight / total * draws as f64).collect();
    assert_fit(what, &seen, &expected);
}

/// `random_action` is uniform and `random_outcome` follows the weights, in positions all over the games.
pub(super) fn check<G: Game>(games: &[RandomGame<G>]) {
    let mut rng = Rng::seed_from_u64(4);
    let mut scratch = Scratch::default();
    for game in &games[..2] {
        let journal = &game.journal;
        let stride = (journal.steps().len() / 40).max(1);
        for (n, (position, _, _)) in journal.walk().enumerate().filter(|(n, _)| n % stride == 0 || *n < 12) {
            let what = format!("{} {:?}, step {}", G::ID, journal.setup(), n + 1);
            for seat in position.turn().acting().iter() {
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                let weights: Vec<_> = actions.into_iter().map(|action| (action, 1.0)).collect();
                assert_draws(&what, &weights, || position.random_action(seat, &mut rng, &mut scratch));
            }
            if position.turn() == Turn::Chance {
                let mut outcomes = Outcomes::new();
                position.outcomes(&mut outcomes);
                let weights: Vec<_> =
                    outcomes.list().iter().map(|&(o, weight)| (o, f64::from(weight))).collect();
                assert_draws(&what, &weights, || position.random_outcome(&mut rng, &mut scratch));
            }
        }
    }
}
