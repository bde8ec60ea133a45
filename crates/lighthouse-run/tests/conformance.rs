//! Lighthouse Run keeps the contract of every game.

use std::path::Path;

use lighthouse_run::{LighthouseRun, Setup, Variant};
use table::conformance;

#[global_allocator]
static ALLOCATOR: conformance::CountingAllocator = conformance::CountingAllocator;

const CHOSEN: &str = "orange,blue,purple,yellow,green,red";

fn setups() -> [(&'static str, Setup); 8] {
    let setup = |players, variant, towers: &str| {
        let towers = towers.to_owned();
        Setup { players, variant, towers, ..Setup::default() }
    };
    let begun_by = |first: &str, setup| Setup { first: first.to_owned(), ..setup };
    [
        ("2-players", setup(2, Variant::Base, "random")),
        ("3-players", setup(3, Variant::Base, "random")),
        ("4-players", setup(4, Variant::Base, "random")),
        ("erik", setup(2, Variant::Erik, "random")),
        ("fleet", setup(2, Variant::Fleet, "random")),
        ("chosen-towers", setup(2, Variant::Base, CHOSEN)),
        ("chosen-first", begun_by("2", setup(3, Variant::Base, "random"))),
        ("all-chosen", begun_by("1", setup(2, Variant::Fleet, CHOSEN))),
    ]
}

#[test]
fn contract() {
    conformance::check::<LighthouseRun>(&setups().map(|(_, setup)| setup));
}

#[test]
fn golden_traces() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    conformance::check_golden::<LighthouseRun>(&dir, &setups());
}

#[test]
fn playouts_allocate_nothing() {
    for (_, setup) in setups() {
        conformance::playouts_allocate_nothing::<LighthouseRun>(&setup);
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<LighthouseRun>() <= 512, "{} bytes", size_of::<LighthouseRun>());
}
