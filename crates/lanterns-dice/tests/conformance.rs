//! Lanterns Dice keeps the contract of every game.

use std::path::Path;

use lanterns_dice::{LanternsDice, Setup};
use table::conformance;

#[global_allocator]
static ALLOCATOR: conformance::CountingAllocator = conformance::CountingAllocator;

fn setup(players: usize, shapes: &str, emperor: &str, sheets: &str) -> Setup {
    let [shapes, emperor, sheets] = [shapes, emperor, sheets].map(str::to_owned);
    Setup { players, shapes, emperor, sheets }
}

/// The setups of the golden traces.
fn setups() -> [(&'static str, Setup); 8] {
    [
        ("2-players", setup(2, "first", "first", "first")),
        ("3-players", setup(3, "first", "first", "first")),
        ("4-players", setup(4, "first", "first", "first")),
        ("random", setup(4, "random", "random", "first")),
        ("3-players-random", setup(3, "random", "random", "first")),
        ("side-3B", setup(2, "first", "AAB", "first")),
        ("sheets", setup(3, "first", "first", "BDC")),
        ("sheets-random", setup(2, "random", "random", "random")),
    ]
}

#[test]
fn contract() {
    conformance::check::<LanternsDice>(&setups().map(|(_, setup)| setup));
}

#[test]
fn contract_of_what_is_chosen() {
    let setups = [
        setup(4, "X5,I3,S4,L4", "BBB", "random"),
        setup(3, "first", "BAB", "random"),
        setup(2, "random", "ABA", "CD"),
        setup(4, "random", "first", "ADCB"),
    ];
    conformance::check::<LanternsDice>(&setups);
}

#[test]
fn golden_traces() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    conformance::check_golden::<LanternsDice>(&dir, &setups());
}

#[test]
fn playouts_allocate_nothing() {
    for (_, setup) in setups() {
        conformance::playouts_allocate_nothing::<LanternsDice>(&setup);
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<LanternsDice>() <= 512, "{} bytes", size_of::<LanternsDice>());
}
