//! A person who owns the box may change the file: everything that is played follows it.

use lighthouse_run::{LighthouseRun, Setup, Variant};
use table::playout::RandomGame;
use table::verify::verify;
use table::{Game, Journal, Loaded, Secret};

/// The standard file with some lines changed.
fn changed(changes: &[(&str, &str)]) -> &'static Loaded<LighthouseRun> {
    let mut text = LighthouseRun::CONTENT.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    Loaded::read("mine", &text).unwrap_or_else(|error| panic!("{error}"))
}

fn play(content: &'static Loaded<LighthouseRun>, towers: &str, steps: &str) -> Journal<LighthouseRun> {
    let setup = Setup { towers: towers.to_owned(), ..Setup::default() };
    let mut journal = Journal::new(setup, content).unwrap();
    for step in steps.split(';').map(str::trim) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    journal
}

const TOWERS: &str = "purple,green,red,blue,yellow,orange";
const OPENING: &str = "* first 0; * draw 0 solo4-purple; * draw 0 solo2-red; * draw 0 coop3-any; \
    * draw 1 coop3-any; * draw 1 solo2-red; * draw 1 coop3-any";

#[test]
fn longer_sections_carry_ships_further() {
    let content = changed(&[("[[1, 2], [3, 4, 5]", "[[1, 2, 3, 4], [5]")]);
    let journal = play(content, TOWERS, &format!("{OPENING}; 0 play solo4-purple; 0 sail 0"));
    assert_eq!(journal.now().detail()["red"]["spaces"].to_string(), "[0,0,0,0,4]");
}

#[test]
fn symbols_ships_and_beacons_are_data() {
    let content = changed(&[
        ("{ 2 = 1, 5 = 2", "{ 1 = 1, 4 = 2"),
        ("ships = 5", "ships = 3"),
        ("first_beacons = [1, 3, 5]", "first_beacons = [1, 2]"),
    ]);
    let journal =
        play(content, TOWERS, &format!("{OPENING}; 0 play solo4-purple; 0 sail 0; * draw 0 coop3-any"));
    assert_eq!(journal.now().detail()["red"].to_string(), r#"{"cards":8,"points":[0,0,2],"spaces":[0,0,4]}"#);
}

#[test]
fn colours_and_cards_are_data() {
    let content = changed(&[
        ("\"purple\"", "\"violet\""),
        ("solo4-purple", "coop4-violet"),
        ("\"red\"\nemblem = \"crab\"", "\"black\"\nemblem = \"cat\""),
    ]);
    let steps = OPENING.replace("solo4-purple", "coop4-violet");
    let journal = play(
        content,
        "violet,green,red,blue,yellow,orange",
        &format!("{steps}; 0 play coop4-violet; 0 sail 0"),
    );
    assert_eq!(journal.now().detail()["black"]["spaces"].to_string(), "[0,0,0,0,2]");
}

#[test]
fn whole_games_on_another_board() {
    let content = changed(&[
        ("spaces = 21", "spaces = 24"),
        ("[15, 16, 17, 18]]", "[15, 16, 17, 18, 19, 20]]"),
        ("[19, 20, 21]", "[21, 22, 23, 24]"),
        ("cloud_after_round = { 7 = 2,", "cloud_after_round = { 5 = 1, 6 = 2, 7 = 3,"),
        ("rounds = 12", "rounds = 11"),
        ("11 = 16, 12 = 21 }", "11 = 24 }"),
        ("hand = 3", "hand = 4"),
        ("first_beacons = [1, 3, 5]", "first_beacons = [2, 4, 5, 6]"),
    ]);
    for (players, variant) in [(4, Variant::Base), (2, Variant::Erik), (2, Variant::Fleet)] {
        let setup = Setup { players, variant, ..Setup::default() };
        for seed in 0..20 {
            let game = RandomGame::play(&setup, content, Secret::simulated(3, seed)).unwrap();
            assert!(verify::<LighthouseRun>(&game.record(), content).is_ok());
            let detail = game.journal.now().detail();
            let spaces = detail["red"]["spaces"].as_array().unwrap();
            assert!(spaces.iter().all(|space| space.as_u64() <= Some(24)));
        }
    }
}
