//! Hints: what an expert would do, what else is good, and why.

use table::{Listener, Rng, Seat};

use crate::{Budget, Level, Skilled, choose};

/// The most actions that a hint names.
const MOST: usize = 3;

/// An action worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// How many points it is expected to cost against the best one, which costs nothing.
    pub cost: f64,
    /// Why, in the listener's language.
    pub reason: String,
}

/// The best action for `seat`, which acts now and sees `view`, and up to two others.
pub fn hint<G: Skilled>(
    seat: Seat,
    view: &G::View,
    budget: Budget,
    rng: Rng,
    to: &Listener<'_>,
) -> Vec<Hint<G::Action>> {
    let (choice, _) = choose::<G>(seat, view, Level::Expert, budget, rng);
    let best = choice.all()[0].value;
    let hint = |rated: &crate::Rated<G::Action>| Hint {
        action: rated.action,
        cost: best - rated.value,
        reason: G::reason(seat, view, rated.action, to),
    };
    choice.all().iter().take(MOST).map(hint).collect()
}
