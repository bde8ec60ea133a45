//! Whether a finished game can be checked by anybody.

use bots::Skilled;
use games::Visitor;
use table::verify::{Verified, verify};
use table::{Loaded, Record};

/// A record is a finished game of which every step, every draw and the result is right.
pub(crate) fn fair(record: &Record) -> Result<(), String> {
    let verified = games::visit(&record.game, Verify(record)).ok_or("there is no such game")??;
    if verified.over && verified.dice {
        Ok(())
    } else {
        Err(format!("the record shows little: {verified:?}"))
    }
}

struct Verify<'a>(&'a Record);

impl Visitor for Verify<'_> {
    type Output = Result<Verified, String>;

    fn visit<G: Skilled>(self) -> Self::Output {
        verify::<G>(self.0, Loaded::standard()).map_err(|fault| format!("the record fails: {fault}"))
    }
}
