//! What is not Glux is refused in words, whatever it is.

use std::path::Path;

use glux::Glux;
use proptest::prelude::*;
use table::conformance::{self, fuzz};

#[test]
fn bad_files_are_refused_with_the_reason() {
    conformance::check_bad_files::<Glux>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad"));
}

/// Found by fuzzing: a row far beyond the board must not be multiplied.
#[test]
fn a_row_beyond_all_boards_is_an_error() {
    fuzz::action::<Glux>(&format!("d{}=5", usize::MAX));
}

proptest! {
    #[test]
    fn any_text_is_an_action_or_an_error(text in ".{0,24}|[a-p][0-9]{1,20}=[0-9]|(first|draw) [0-9*]{1,2}( [1-6]/[1-6])?") {
        fuzz::action::<Glux>(&text);
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in ".{0,200}") {
        fuzz::record::<Glux>(&text);
    }

    #[test]
    fn doctored_games_never_panic(seed: u64, bytes in prop::collection::vec(any::<u8>(), 0..32)) {
        fuzz::replay::<Glux>(seed, &bytes);
    }
}
