//! The guide of Glux keeps what it promises.

use table::{Game, Loaded};

#[test]
fn guide() {
    table::conformance::check_guide::<glux::Glux>(include_str!("../../../docs/rules/glux.md"));
}

/// A first game is short, and what its last words say of the score is so.
#[test]
fn the_tutorial_is_short_and_its_count_is_right() {
    let tutorial = glux::Glux::GUIDE.tutorial();
    assert!(tutorial.lessons.len() <= 20, "{} lessons", tutorial.lessons.len());
    let record = glux::Glux::GUIDE.record("tutorial").unwrap();
    let game = record.open::<glux::Glux>(Loaded::standard()).unwrap();
    assert_eq!(game.now().standing().scores[..], [16, 16]);
    assert_eq!(game.now().detail()["rooms"]["E"]["pips"], serde_json::json!([5, 5]));
    assert_eq!(game.now().turn().acting().first(), Some(tutorial.seat), "whoever learns goes on");
}
