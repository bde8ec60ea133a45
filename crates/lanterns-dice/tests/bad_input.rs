//! What is not Lanterns Dice is refused in words, whatever it is.

use std::path::Path;

use lanterns_dice::LanternsDice;
use proptest::prelude::*;
use table::conformance::{self, fuzz};
use table::{Game, Loaded};

#[test]
fn bad_files_are_refused_with_the_reason() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad");
    conformance::check_bad_files::<LanternsDice>(&dir);
}

proptest! {
    #[test]
    fn any_text_is_an_action_or_an_error(
        text in ".{0,24}|(shade|turn|emperor|reroll|pass)( [a-j0-9][0-7tbAB]{0,2})?|(roll|emperor) [ROGBPWAB]{3,5}\
            |sheets [A-E]{1,5}|(launch|shapes) [ILOTSXU][345](,[ILOTSXU][345]){3}|launch [ILOTSXU][345] [a-i][1-6](,[a-i][1-6]){1,5}"
    ) {
        fuzz::action::<LanternsDice>(&text);
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in ".{0,200}") {
        fuzz::record::<LanternsDice>(&text);
    }

    #[test]
    fn doctored_games_never_panic(seed: u64, bytes in prop::collection::vec(any::<u8>(), 0..32)) {
        fuzz::replay::<LanternsDice>(seed, &bytes);
    }

    #[test]
    fn damaged_content_is_read_or_refused(changes in prop::collection::vec((0..3_000_usize, ".?"), 1..4)) {
        let mut text = LanternsDice::CONTENT.to_owned();
        for (place, letter) in changes {
            let place = text.floor_char_boundary(place % text.len());
            let end = text.ceil_char_boundary(place + 1);
            text.replace_range(place..end, &letter);
        }
        let _verdict = LanternsDice::read_content(&text);
    }
}

/// A file that a person corrected: other places, colours, values, costs, and effects on other cards.
#[test]
fn corrected_files_are_read() {
    let changes = [
        ("OW- GBp", "WOp GB-"),
        ("first_gifts = 1", "first_gifts = 3"),
        ("small = [4, 3, 3, 2, 2, 1]", "small = [5, 4, 3, 3, 2, 1]"),
        ("all = \"RBOWPG\"", "all = \"WBOWPG\""),
        ("cells = [\"###\"]", "cells = [\"....\", \".###\"]"),
        (
            "A = \"shade one area of a colour shown on any of the four dice\"",
            "A = \"launch one fireworks display, besides step 4\"",
        ),
        ("cost = 3", "cost = 4"),
        ("turns = { 2 = 10, 3 = 8, 4 = 6 }", "turns = { 4 = 6, 3 = 8, 2 = 10 }"),
    ];
    for (from, to) in changes {
        let text = LanternsDice::CONTENT.replace(from, to);
        assert_ne!(text, LanternsDice::CONTENT, "{from}");
        let content =
            Loaded::<LanternsDice>::read("corrected", &text).unwrap_or_else(|why| panic!("{to}: {why}"));
        assert_eq!(
            content.id.name == "standard",
            from.starts_with("turns"),
            "only the order of keys is no change"
        );
    }
}
