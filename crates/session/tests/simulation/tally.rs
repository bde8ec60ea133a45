//! What happened in a simulation, and how often: if too little went wrong, it has shown little.

use std::collections::BTreeMap;

use session::protocol::{State, ToClient};

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally(BTreeMap<&'static str, usize>);

impl Tally {
    pub(crate) fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    pub(crate) fn of(&self, what: &str) -> usize {
        self.0.get(what).copied().unwrap_or_default()
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        for (what, times) in &other.0 {
            *self.0.entry(what).or_default() += times;
        }
    }

    /// Counts a message to a client, and returns the `n` of which it tells.
    pub(crate) fn count_message(&mut self, message: &ToClient) -> Option<u64> {
        match message {
            ToClient::State(state) => Some(self.count_state(state)),
            ToClient::Done(done) => {
                self.count("done");
                Some(done.n)
            }
            ToClient::Refused(refused) => {
                self.count(refused.why);
                Some(self.count_state(&refused.state))
            }
            _ => None,
        }
    }

    fn count_state(&mut self, state: &State) -> u64 {
        match state {
            State::Snapshot(snapshot) => {
                self.count("snapshot");
                snapshot.n
            }
            State::Update(update) => {
                self.count("update");
                update.n
            }
        }
    }
}
