//! Beacon Patrol keeps the contract of every game.

use std::path::Path;

use beacon_patrol::{BeaconPatrol, Rank, Setup};
use table::{Game, Lang, Words, conformance};

#[global_allocator]
static ALLOCATOR: conformance::CountingAllocator = conformance::CountingAllocator;

const fn setup(players: usize, windmills: bool, piers: bool) -> Setup {
    Setup { players, windmills, piers }
}

const SETUPS: [(&str, Setup); 16] = [
    ("1-players", setup(1, false, false)),
    ("1-players-windmills", setup(1, true, false)),
    ("1-players-piers", setup(1, false, true)),
    ("1-players-both", setup(1, true, true)),
    ("2-players", setup(2, false, false)),
    ("2-players-windmills", setup(2, true, false)),
    ("2-players-piers", setup(2, false, true)),
    ("2-players-both", setup(2, true, true)),
    ("3-players", setup(3, false, false)),
    ("3-players-windmills", setup(3, true, false)),
    ("3-players-piers", setup(3, false, true)),
    ("3-players-both", setup(3, true, true)),
    ("4-players", setup(4, false, false)),
    ("4-players-windmills", setup(4, true, false)),
    ("4-players-piers", setup(4, false, true)),
    ("4-players-both", setup(4, true, true)),
];

#[test]
fn contract() {
    conformance::check::<BeaconPatrol>(&SETUPS.map(|(_, setup)| setup));
}

#[test]
fn golden_traces() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    conformance::check_golden::<BeaconPatrol>(&dir, &SETUPS);
}

#[test]
fn playouts_allocate_nothing() {
    for (_, setup) in SETUPS {
        conformance::playouts_allocate_nothing::<BeaconPatrol>(&setup);
    }
}

/// The chart takes most of it: 64 tiles with their cells, and the table that finds them.
#[test]
fn a_position_is_small() {
    assert!(size_of::<BeaconPatrol>() <= 576, "{} bytes", size_of::<BeaconPatrol>());
}

#[test]
fn every_rank_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::new(lang, [BeaconPatrol::words(lang)]);
        for rank in Rank::ALL {
            assert!(words.has(&format!("grade-{}", rank.name())), "{lang:?} has no name for {rank:?}");
        }
    }
}
