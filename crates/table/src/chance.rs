//! Weighted outcomes: what chance may do next.

use rand::RngExt;

use crate::Rng;

/// A list of outcomes with integer weights, kept between uses so that filling it again allocates nothing.
///
/// The order in which a game lists its outcomes is part of its notation: the fair dice turn a number into an
/// outcome by counting weights along the list, and anybody who verifies a game counts along the same list.
#[derive(Clone, Debug)]
pub struct Outcomes<A> {
    list: Vec<(A, u32)>,
    even: bool,
}

impl<A> Default for Outcomes<A> {
    fn default() -> Self {
        Outcomes { list: Vec::new(), even: true }
    }
}

impl<A: Copy> Outcomes<A> {
    /// An empty list.
    pub fn new() -> Self {
        Outcomes::default()
    }

    /// Empties the list, keeping its memory.
    pub fn clear(&mut self) {
        self.list.clear();
        self.even = true;
    }

    /// Adds an outcome of a drawing whose weights a trace spells out. A weight of 0 adds nothing.
    pub fn push(&mut self, outcome: A, weight: u32) {
        self.even = false;
        if weight > 0 {
            self.list.push((outcome, weight));
        }
    }

    /// Adds an outcome of a drawing in which all weigh the same by rule; a trace says `"uniform"`.
    pub fn push_even(&mut self, outcome: A) {
        self.list.push((outcome, 1));
    }

    /// Whether all outcomes were added by [`push_even`](Self::push_even).
    pub fn is_even(&self) -> bool {
        self.even
    }

    /// The outcomes with their weights, in the game's order.
    pub fn list(&self) -> &[(A, u32)] {
        &self.list
    }

    /// The sum of all weights.
    pub fn total(&self) -> u64 {
        self.list.iter().map(|&(_, weight)| u64::from(weight)).sum()
    }

    /// The outcome at `point` of `0..total`, counting weights along the list.
    ///
    /// ```
    /// # use table::Outcomes;
    /// let mut outcomes = Outcomes::new();
    /// outcomes.push("a", 2);
    /// outcomes.push("b", 1);
    /// assert_eq!([0, 1, 2].map(|point| outcomes.at(point)), ["a", "a", "b"]);
    /// ```
    pub fn at(&self, mut point: u64) -> A {
        for &(outcome, weight) in &self.list {
            match point.checked_sub(u64::from(weight)) {
                None => return outcome,
                Some(rest) => point = rest,
            }
        }
        panic!("chance was asked beyond its last outcome")
    }

    /// One outcome, drawn by the weights.
    pub fn draw(&self, rng: &mut Rng) -> A {
        self.at(rng.random_range(0..self.total()))
    }
}
