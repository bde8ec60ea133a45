//! A doctored game is verified or refused, for every game.
#![no_main]

use bots::Skilled;
use games::{IDS, Visitor};
use table::conformance::fuzz;

struct Replay<'a>(u64, &'a [u8]);

impl Visitor for Replay<'_> {
    type Output = ();
    fn visit<G: Skilled>(self) {
        fuzz::replay::<G>(self.0, self.1);
    }
}

libfuzzer_sys::fuzz_target!(|input: (u64, Vec<u8>)| {
    let id = IDS[(input.0 / 64) as usize % IDS.len()];
    games::visit(id, Replay(input.0, &input.1));
});
