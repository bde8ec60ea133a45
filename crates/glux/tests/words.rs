//! What people are asked, and how their points came about.

use expect_test::{Expect, expect};
use glux::{Glux, Setup};
use table::conformance::{accounted, asked};
use table::{Game, Journal, Lang, Loaded, Seat};

/// Seat 0 and seat 1 have their first chips, a 1 each, and hold a 2/5 and a 1/6.
const OPENING: &str = "* first 0; * draw 0 1/6; 0 a9=1; * draw 1 1/6; 1 m1=1; * draw 0 2/5; * draw 1 1/6";

fn play(steps: &str) -> Glux {
    let mut journal = Journal::new(Setup { players: 2 }, Loaded::standard()).unwrap();
    for step in steps.split(';').map(str::trim) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    *journal.now()
}

/// Seat 0 is asked this, seat 1 nothing.
fn check(steps: &str, [english, german]: [&str; 2]) {
    let position = play(steps);
    assert_eq!(asked(&position, Seat::new(0), Lang::En).as_deref(), Some(english));
    assert_eq!(asked(&position, Seat::new(0), Lang::De).as_deref(), Some(german));
    assert_eq!(asked(&position, Seat::new(1), Lang::En), None);
}

#[test]
fn the_first_chip_has_one_place_and_two_faces() {
    check(
        "* first 0; * draw 0 2/5",
        ["Shall your first chip show 2 or 5?", "Soll dein erster Chip 2 oder 5 zeigen?"],
    );
}

#[test]
fn a_chip_can_go_on_so_many_squares() {
    check(
        OPENING,
        [
            "Put your 2/5 on one of 3 squares, either face up.",
            "Lege deinen 2/5 auf eines von 3 Feldern und wähle die Seite.",
        ],
    );
}

#[test]
fn nobody_is_asked_while_a_chip_is_drawn() {
    let position = play("* first 0");
    assert!(Seat::all(position.seats()).all(|seat| asked(&position, seat, Lang::En).is_none()));
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
