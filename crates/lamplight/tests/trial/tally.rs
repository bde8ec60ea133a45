//! What happened in a trial: it proves little unless enough went wrong.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts, shared by everybody who has something to count.
#[derive(Clone, Default)]
pub(crate) struct Tally(Arc<Mutex<BTreeMap<&'static str, usize>>>);

impl Tally {
    pub(crate) fn note(&self, what: &'static str) {
        self.add(what, 1);
    }

    pub(crate) fn add(&self, what: &'static str, times: usize) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *counts.entry(what).or_default() += times;
    }

    fn of(&self, what: &str) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(what).copied().unwrap_or(0)
    }

    /// Fails unless each of these happened.
    pub(crate) fn expect(&self, all: &[&str]) {
        for what in all {
            assert!(self.of(what) > 0, "{what}: it never happened, so nothing is proved. {self}");
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let words: Vec<String> = counts.iter().map(|(what, times)| format!("{what} {times}")).collect();
        f.write_str(&words.join(", "))
    }
}
