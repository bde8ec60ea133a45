//! Any text is a record or an error, for every game.
#![no_main]

use games::{IDS, Visitor};
use table::{Game, conformance::fuzz};

struct Record<'a>(&'a str);

impl Visitor for Record<'_> {
    type Output = ();
    fn visit<G: Game>(self) {
        fuzz::record::<G>(self.0);
    }
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    for id in IDS {
        games::visit(id, Record(text));
    }
});
