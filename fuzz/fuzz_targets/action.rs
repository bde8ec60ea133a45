//! Any text is an action with exactly that spelling or an error, for every game.
#![no_main]

use bots::Skilled;
use games::{IDS, Visitor};
use table::conformance::fuzz;

struct Action<'a>(&'a str);

impl Visitor for Action<'_> {
    type Output = ();
    fn visit<G: Skilled>(self) {
        fuzz::action::<G>(self.0);
    }
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    for id in IDS {
        games::visit(id, Action(text));
    }
});
