//! How much goes wrong, in chances out of a thousand. Every seed has a storm of its own; after it comes calm.

use rand::RngExt;
use table::Rng;

pub(crate) struct Weather {
    pub(crate) calm: bool,
    /// Messages between clients and nodes that never arrive.
    lost: u32,
    /// Those that arrive twice.
    repeated: u32,
    /// The slowest of them, in milliseconds; the fastest take one, so they overtake each other.
    slowest: u64,
    /// News of a table's growth that a node does not hear.
    unheard: u32,
    /// Steps of a node in which it crashes.
    crashes: u32,
    /// Requests to the shelf that end with an error.
    errors: u32,
}

/// What becomes of an append.
#[derive(Clone, Copy)]
pub(crate) enum Fate {
    /// It is done, and said so.
    Told,
    /// It is done, but all that is heard is an error.
    Untold,
    /// An error is heard, and it is done afterwards, if its place is still free then.
    Late,
    /// An error is heard, and it is not done.
    Lost,
}

impl Fate {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Fate::Told => "append told",
            Fate::Untold => "append untold",
            Fate::Late => "append late",
            Fate::Lost => "append lost",
        }
    }
}

impl Weather {
    /// A storm in which no message takes longer than `slowest`.
    pub(crate) fn storm(slowest: u64, rng: &mut Rng) -> Weather {
        Weather {
            calm: false,
            lost: rng.random_range(0..200),
            repeated: rng.random_range(0..200),
            slowest: rng.random_range(5..=slowest),
            unheard: rng.random_range(0..1000),
            crashes: rng.random_range(0..5),
            errors: rng.random_range(0..150),
        }
    }

    pub(crate) fn calm() -> Weather {
        Weather { calm: true, lost: 0, repeated: 0, slowest: 1, unheard: 0, crashes: 0, errors: 0 }
    }

    /// How long each copy of a message takes, of those that arrive.
    pub(crate) fn copies(&self, rng: &mut Rng) -> Vec<u64> {
        let count = if chance(self.lost, rng) { 0 } else { 1 + usize::from(chance(self.repeated, rng)) };
        (0..count).map(|_| self.delay(rng)).collect()
    }

    /// How long something takes that goes over the network.
    pub(crate) fn delay(&self, rng: &mut Rng) -> u64 {
        rng.random_range(1..=self.slowest)
    }

    pub(crate) fn is_heard(&self, rng: &mut Rng) -> bool {
        !chance(self.unheard, rng)
    }

    pub(crate) fn crashes(&self, rng: &mut Rng) -> bool {
        chance(self.crashes, rng)
    }

    pub(crate) fn fails(&self, rng: &mut Rng) -> bool {
        chance(self.errors, rng)
    }

    pub(crate) fn fate(&self, rng: &mut Rng) -> Fate {
        if self.fails(rng) {
            [Fate::Untold, Fate::Late, Fate::Lost][rng.random_range(0..3)]
        } else {
            Fate::Told
        }
    }
}

fn chance(of_thousand: u32, rng: &mut Rng) -> bool {
    rng.random_ratio(of_thousand, 1000)
}
