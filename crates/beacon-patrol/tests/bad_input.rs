//! What is not Beacon Patrol is refused in words, whatever it is.

use std::path::Path;

use beacon_patrol::BeaconPatrol;
use proptest::prelude::*;
use table::conformance::{self, fuzz};
use table::{Game, Loaded};

#[test]
fn bad_files_are_refused_with_the_reason() {
    conformance::check_bad_files::<BeaconPatrol>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad"));
}

proptest! {
    #[test]
    fn any_text_is_an_action_or_an_error(
        text in ".{0,24}|(draw|place|sail|swap|end)( ([nesw]|[0-9]|[A-Z]{1,2}[0-9]?|HQ)){0,4}"
    ) {
        fuzz::action::<BeaconPatrol>(&text);
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in ".{0,200}") {
        fuzz::record::<BeaconPatrol>(&text);
    }

    #[test]
    fn doctored_games_never_panic(seed: u64, bytes in prop::collection::vec(any::<u8>(), 0..32)) {
        fuzz::replay::<BeaconPatrol>(seed, &bytes);
    }

    /// Damaged content is refused, or it is a game that can be played to its end.
    #[test]
    fn damaged_content_never_panics(
        changes in prop::collection::vec((any::<prop::sample::Index>(), "[lwNESW0-9=\"\\[\\]{} \n]"), 1..4)
    ) {
        let mut text = BeaconPatrol::CONTENT.to_owned();
        for (place, new) in changes {
            let bytes = text.len();
            let at = (0..=place.index(bytes)).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
            text.replace_range(at..at + text[at..].chars().next().map_or(0, char::len_utf8), &new);
        }
        let _verdict = BeaconPatrol::read_content(&text);
    }
}

/// The file in the box may be passed as it is, and is the standard content whatever it is called.
#[test]
fn the_standard_file_is_standard_content() {
    let read = Loaded::<BeaconPatrol>::read("mine", BeaconPatrol::CONTENT).unwrap();
    assert_eq!(read.id.name, "standard");
    let corrected = BeaconPatrol::CONTENT.replace("houses = { north = 2 }", "houses = { north = 3 }");
    let read = Loaded::<BeaconPatrol>::read("mine", &corrected).unwrap();
    assert_eq!(read.id.name, "mine");
}
