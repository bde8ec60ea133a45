//! Glux keeps the contract of every game.

use std::path::Path;

use glux::{Glux, Setup};
use table::conformance;

#[global_allocator]
static ALLOCATOR: conformance::CountingAllocator = conformance::CountingAllocator;

const SETUPS: [(&str, Setup); 3] = [
    ("2-players", Setup { players: 2 }),
    ("3-players", Setup { players: 3 }),
    ("4-players", Setup { players: 4 }),
];

#[test]
fn contract() {
    conformance::check::<Glux>(&SETUPS.map(|(_, setup)| setup));
}

#[test]
fn golden_traces() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    conformance::check_golden::<Glux>(&dir, &SETUPS);
}

#[test]
fn playouts_allocate_nothing() {
    for (_, setup) in SETUPS {
        conformance::playouts_allocate_nothing::<Glux>(&setup);
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Glux>() <= 512, "{} bytes", size_of::<Glux>());
}
