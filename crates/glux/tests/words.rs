//! What people are asked, and how their points came about.

use expect_test::{Expect, expect};
use glux::{Glux, Setup};
use table::conformance::{accounted, asked};
use table::{Eyes, Game, Journal, Lang, Listener, Loaded, Seat, Words};

/// Seat 0 and seat 1 have their first chips, a 1 each, and hold a 2/5 and a 1/6.
const OPENING: &str = "* draw 0 1/6; * draw 1 1/6; 0 a9=1; 1 m1=1; * draw 0 2/5; * draw 1 1/6; * first 0";

fn play(steps: &str) -> Glux {
    let mut journal = Journal::new(Setup { players: 2 }, Loaded::standard()).unwrap();
    for step in steps.split(';').map(str::trim) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    *journal.now()
}

/// A seat is asked this, in both languages.
fn check(position: &Glux, seat: usize, asks: Option<[&str; 2]>) {
    let seat = Seat::new(seat);
    assert_eq!(asked(position, seat, Lang::En).as_deref(), asks.map(|[english, _]| english));
    assert_eq!(asked(position, seat, Lang::De).as_deref(), asks.map(|[_, german]| german));
}

#[test]
fn whoever_has_not_chosen_yet_is_asked_for_the_face_of_the_first_chip() {
    const TWO_OR_FIVE: [&str; 2] = [
        "Choose the face of your first chip: 2 or 5.",
        "Welche Seite deines ersten Chips soll oben liegen: 2 oder 5?",
    ];
    const ONE_OR_SIX: [&str; 2] = [
        "Choose the face of your first chip: 1 or 6.",
        "Welche Seite deines ersten Chips soll oben liegen: 1 oder 6?",
    ];
    let both = play("* draw 0 2/5; * draw 1 1/6");
    check(&both, 0, Some(TWO_OR_FIVE));
    check(&both, 1, Some(ONE_OR_SIX));
    let other = play("* draw 0 2/5; * draw 1 1/6; 0 a9=5");
    check(&other, 0, None);
    check(&other, 1, Some(ONE_OR_SIX));
}

#[test]
fn a_chip_can_go_on_so_many_squares() {
    let position = play(OPENING);
    let english = "Put your 2/5 on one of 3 squares, either face up.";
    let german = "Leg deinen 2/5 auf eines von 3 Feldern und wähle die Seite.";
    check(&position, 0, Some([english, german]));
    check(&position, 1, None);
}

#[test]
fn nobody_is_asked_while_a_chip_is_drawn() {
    let position = play("* draw 0 2/5");
    assert!(Seat::all(position.seats()).all(|seat| asked(&position, seat, Lang::En).is_none()));
}

#[test]
fn the_board_of_text_points_at_all_who_are_to_place() {
    let names = ["Ada", "Ben"].map(str::to_owned);
    let (words, eyes) = (Words::new(Lang::En, [Glux::words(Lang::En)]), Eyes::Spectator);
    let pointed = |steps: &str| {
        let to = Listener { words: &words, names: &names, eyes };
        let board = Glux::draw(&play(steps).view(eyes), &to);
        names.clone().map(|name| board.lines().any(|line| line.contains(&name) && line.contains('←')))
    };
    assert_eq!(pointed("* draw 0 2/5"), [false, false]);
    assert_eq!(pointed("* draw 0 2/5; * draw 1 1/6"), [true, true]);
    assert_eq!(pointed("* draw 0 2/5; * draw 1 1/6; 0 a9=5"), [false, true]);
    assert_eq!(pointed(OPENING), [true, false]);
}

#[test]
fn rooms_are_accounted_for_one_by_one() {
    let steps = "0 a8=5; * draw 0 1/6; 1 l1=6; * draw 1 3/4; 0 f8=6; * draw 0 2/5; 1 f1=3";
    let position = play(&format!("{OPENING}; {steps}"));
    let check = |lang, expected: &Expect| expected.assert_eq(&accounted(&position, lang));
    check(
        Lang::En,
        &expect![[r"
        Room A | 0 | 0
        Room B | 0 | 4 (3 pips)
        Room C | 0 | 4 (7 pips)
        Room D | 0 | 0
        Room E, the middle | 0 | 0
        Room F | 0 | 0
        Room G | 4 (6 pips) | 0
        Room H | 0 | 0
        Room I | 0 | 0
    "]],
    );
    check(
        Lang::De,
        &expect![[r"
        Raum A | 0 | 0
        Raum B | 0 | 4 (3 Augen)
        Raum C | 0 | 4 (7 Augen)
        Raum D | 0 | 0
        Raum E, die Mitte | 0 | 0
        Raum F | 0 | 0
        Raum G | 4 (6 Augen) | 0
        Raum H | 0 | 0
        Raum I | 0 | 0
    "]],
    );
}
