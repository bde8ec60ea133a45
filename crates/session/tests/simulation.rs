//! A seeded simulation of tables, nodes and a store, in which everything goes wrong that can.
//!
//! Clients of all four games play through nodes that share a shelf of entries. Messages are lost, repeated, delayed and
//! overtaken; the shelf answers with errors that mean yes, no or later; nodes do not hear that a table grew, have
//! clocks that disagree, and crash between any two of their steps; clients come back elsewhere and send again.
//! There are no sockets, threads or clocks: one seed, one story. Then the storm is over, the games are played to
//! their end, and [`check`] says what must hold.
//!
//! Nodes drive a table as the server does; [`desk`] is that loop. A second test lets them make [mistakes](mistake),
//! each of which has to be found: so the simulation can fail.

#[path = "simulation/agenda.rs"]
mod agenda;
#[path = "simulation/check.rs"]
mod check;
#[path = "simulation/client.rs"]
mod client;
#[path = "simulation/desk.rs"]
mod desk;
#[path = "simulation/fair.rs"]
mod fair;
#[path = "simulation/known.rs"]
mod known;
#[path = "simulation/mistake.rs"]
mod mistake;
#[path = "simulation/node.rs"]
mod node;
#[path = "simulation/shelf.rs"]
mod shelf;
#[path = "simulation/tally.rs"]
mod tally;
#[path = "simulation/weather.rs"]
mod weather;
#[path = "simulation/whim.rs"]
mod whim;
#[path = "simulation/world.rs"]
mod world;

use mistake::Mistake;
use tally::Tally;

/// As many as take about 20 seconds.
const SEEDS: u64 = 140;
/// A mistake is found within so many.
const SEEDS_PER_MISTAKE: u64 = 20;

#[test]
fn nothing_that_was_acknowledged_is_lost() {
    if let Some(seed) = chosen_seed() {
        println!("{:?}", live(seed));
        return;
    }
    let mut tally = Tally::default();
    (0..SEEDS).for_each(|seed| tally.add(&live(seed)));
    println!("{tally:?}");
    for what in ["crash", "conflict", "append untold", "append late", "append lost", "sleep"] {
        assert!(tally.of(what) > SEEDS as usize / 2, "{what}: too rare to prove much");
    }
    assert!(tally.of("long table") > 0, "no table had more entries than it keeps");
}

#[test]
fn a_seed_always_tells_the_same_story() {
    assert_eq!(live(3), live(3));
}

#[test]
fn mistakes_are_found() {
    for mistake in Mistake::ALL {
        let fault = |seed| world::run(seed, Some(mistake)).err().map(|fault| (seed, fault));
        let found = (0..SEEDS_PER_MISTAKE).find_map(fault);
        let (seed, fault) = found.unwrap_or_else(|| panic!("{mistake:?} goes unnoticed"));
        println!("{mistake:?}, seed {seed}: {}", fault.lines().next().unwrap_or_default());
        live(seed);
    }
}

/// One seed to be run alone.
fn chosen_seed() -> Option<u64> {
    let seed = std::env::var("LAMPLIGHT_SEED").ok()?;
    Some(seed.parse().expect("LAMPLIGHT_SEED is a number"))
}

fn live(seed: u64) -> Tally {
    let _guard = Named(seed);
    world::run(seed, None).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Names the seed of a simulation that fails, however it does.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let seed = self.0;
            eprintln!("This was seed {seed}. To run it alone:");
            eprintln!("LAMPLIGHT_SEED={seed} cargo test -p session --test simulation nothing");
        }
    }
}
