//! Any text is a record or an error, for every game.
#![no_main]

use bots::Skilled;
use games::{IDS, Visitor};
use table::conformance::fuzz;

struct Record<'a>(&'a str);

impl Visitor for Record<'_> {
    type Output = ();
    fn visit<G: Skilled>(self) {
        fuzz::record::<G>(self.0);
    }
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    for id in IDS {
        games::visit(id, Record(text));
    }
});
