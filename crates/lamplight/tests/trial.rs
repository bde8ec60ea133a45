//! Real servers, real sockets, a real database, and everything goes wrong that can.
//!
//! People of all four games play through a [line] that loses what they say or hear and tears; nodes are killed, frozen
//! and restarted under them; the database crashes. Whoever gets no answer says it again, perhaps to another node. Each
//! party is played to its end, and [`check`] says what must hold then. What cannot be tried here, because no process
//! can be killed between any two of its steps on demand, is tried in the simulation of `session`.
//!
//! `LAMPLIGHT_TRIAL_SEED` begins with another seed: choices follow from it, times do not.
//! `LAMPLIGHT_TRIAL_SECONDS` makes the storm longer.

#[path = "trial/check.rs"]
mod check;
#[path = "../../session/tests/simulation/fair.rs"]
mod fair;
#[path = "trial/http.rs"]
mod http;
#[path = "../../session/tests/simulation/known.rs"]
mod known;
#[path = "trial/line.rs"]
mod line;
#[path = "trial/node.rs"]
mod node;
#[path = "trial/party.rs"]
mod party;
#[path = "trial/player.rs"]
mod player;
#[path = "trial/storm.rs"]
mod storm;
#[path = "trial/tally.rs"]
mod tally;
#[path = "../../session/tests/simulation/whim.rs"]
mod whim;

use std::env;
use std::time::Duration;

#[cfg(feature = "postgres-tests")]
use postgres_harness::Postgres;
use rand::SeedableRng;
use table::Rng;

use storm::{Place, Trial};

/// How long the storm lasts, if nobody wants it longer.
const SECONDS: u64 = 10;
/// What has to have happened besides everything that can happen to nodes.
const PROOF: &[&str] = &["games", "commands", "cut", "lost a question", "lost an answer", "sent again"];

#[test]
#[cfg(feature = "postgres-tests")]
fn three_nodes_and_postgresql_lose_nothing() {
    let postgres = Postgres::start().unwrap_or_else(|error| panic!("{error}"));
    let database = postgres.database("trial").expect("a database");
    run(Place { database, postgres: Some(postgres), nodes: 3, parties: 6 });
}

#[test]
fn one_node_and_sqlite_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("trial.db").display());
    run(Place { database, postgres: None, nodes: 1, parties: 4 });
}

/// Runs a trial; on failure its seed is in the message.
fn run(place: Place) {
    let seed = number("LAMPLIGHT_TRIAL_SEED").unwrap_or(1);
    let storm = Duration::from_secs(number("LAMPLIGHT_TRIAL_SECONDS").unwrap_or(SECONDS));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let trial = Trial::new(place, storm, Rng::seed_from_u64(seed));
    match runtime.block_on(trial.run()) {
        Ok(tally) => {
            println!("{tally}");
            tally.expect(PROOF);
        }
        Err(fault) => panic!("LAMPLIGHT_TRIAL_SEED={seed}: {fault}"),
    }
}

fn number(variable: &str) -> Option<u64> {
    let text = env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not {text:?}")))
}
