//! What is not Lighthouse Run is refused in words, whatever it is.

use std::path::Path;

use lighthouse_run::LighthouseRun;
use proptest::prelude::*;
use table::conformance::{self, fuzz};
use table::{Game, Loaded};

#[test]
fn bad_files_are_refused_with_the_reason() {
    conformance::check_bad_files::<LighthouseRun>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad"));
}

/// Notation, nearly: the words of the game in any order.
const NEARLY: &str = "(play|light|sail|draw|erik|first|towers|bonus|stay)? ?[0-9+-]{0,2} ?(red|purple|any)?[:>,]?\
    (solo4-purple|coop1-any|green|-|21)?";

proptest! {
    #[test]
    fn any_text_is_an_action_or_an_error(text in prop_oneof![".{0,24}", NEARLY]) {
        fuzz::action::<LighthouseRun>(&text);
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in ".{0,200}") {
        fuzz::record::<LighthouseRun>(&text);
    }

    #[test]
    fn doctored_games_never_panic(seed: u64, bytes in prop::collection::vec(any::<u8>(), 0..32)) {
        fuzz::replay::<LighthouseRun>(seed, &bytes);
    }

    #[test]
    fn damaged_content_is_read_or_refused(changes in prop::collection::vec((any::<usize>(), "[ -~]"), 1..8)) {
        let mut text: Vec<char> = LighthouseRun::CONTENT.chars().collect();
        for (place, letter) in &changes {
            let place = place % text.len();
            text[place] = letter.chars().next().unwrap();
        }
        let text: String = text.into_iter().collect();
        let _verdict = LighthouseRun::read_content(&text);
    }

    #[test]
    fn numbers_in_content_may_be_anything(number: i64, which in 0usize..60) {
        let mut parts: Vec<String> =
            LighthouseRun::CONTENT.split_inclusive(|letter: char| !letter.is_ascii_digit()).map(str::to_owned).collect();
        let numbers: Vec<usize> = (0..parts.len()).filter(|&part| parts[part].starts_with(|c: char| c.is_ascii_digit())).collect();
        let part = numbers[which % numbers.len()];
        let end = parts[part].trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
        parts[part] = format!("{}{end}", number % 300);
        let _verdict = LighthouseRun::read_content(&parts.concat());
    }
}

#[test]
fn the_standard_file_is_the_standard_content() {
    let loaded =
        Loaded::<LighthouseRun>::read("mine", &format!("# mine\n{}", LighthouseRun::CONTENT)).unwrap();
    assert_eq!(loaded.id.name, "standard");
}
