//! What a bot answers.

/// An action and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// By how many points its seat is expected to end ahead of the best rival; where all play together, with how
    /// many points they end.
    pub value: f64,
}

/// The actions that a bot has looked at, best first. There is at least one.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    ranked: Vec<Rated<A>>,
}

impl<A: Copy> Choice<A> {
    /// The only thing to do.
    pub fn only(action: A) -> Choice<A> {
        Choice { ranked: vec![Rated { action, value: 0.0 }] }
    }

    /// Ranks by value. Of equal ones the first stays first.
    ///
    /// # Panics
    /// If there is nothing to rank.
    pub fn ranked(actions: impl IntoIterator<Item = (A, f64)>) -> Choice<A> {
        let mut ranked: Vec<_> = actions.into_iter().map(|(action, value)| Rated { action, value }).collect();
        assert!(!ranked.is_empty(), "a bot is asked only where there is something to do");
        ranked.sort_by(|one, other| other.value.total_cmp(&one.value));
        Choice { ranked }
    }

    /// Ranks one action first, whatever its value: a search trusts how often it came back to an action more than
    /// the mean it found there.
    pub fn led_by(best: Rated<A>, others: impl IntoIterator<Item = (A, f64)>) -> Choice<A> {
        let mut ranked = vec![best];
        let mut rest: Vec<_> = others
            .into_iter()
            .map(|(action, value)| Rated { action, value: value.min(best.value) })
            .collect();
        rest.sort_by(|one, other| other.value.total_cmp(&one.value));
        ranked.append(&mut rest);
        Choice { ranked }
    }

    /// What to do.
    pub fn action(&self) -> A {
        self.ranked[0].action
    }

    /// All that was looked at, best first.
    pub fn all(&self) -> &[Rated<A>] {
        &self.ranked
    }
}
