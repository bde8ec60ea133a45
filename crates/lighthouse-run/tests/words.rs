//! What people are asked, and how their points came about.

use expect_test::expect;
use lighthouse_run::{LighthouseRun, Setup, Variant};
use table::conformance::{accounted, asked};
use table::{Journal, Lang, Loaded, Seat};

/// Plays steps after the deal; in it each hand is dealt from seat 0 on. Purple, red and yellow are lit.
fn play(variant: Variant, hands: &[&str], steps: &str) -> LighthouseRun {
    let towers = "purple,green,red,blue,yellow,orange".to_owned();
    let setup = Setup { players: 2, variant, towers, ..Setup::default() };
    let mut journal = Journal::new(setup, Loaded::standard()).unwrap();
    let mut play = |step: &str| journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    play("* first 0");
    for (index, hand) in hands.iter().enumerate() {
        let seat = if variant == Variant::Fleet { index / 2 } else { index };
        hand.split(' ').for_each(|card| play(&format!("* draw {seat} {card}")));
    }
    steps.split(';').map(str::trim).filter(|step| !step.is_empty()).for_each(play);
    *journal.now()
}

/// Seat 0 is asked this, seat 1 nothing.
fn check(position: &LighthouseRun, [english, german]: [&str; 2]) {
    assert_eq!(asked(position, Seat::new(0), Lang::En).as_deref(), Some(english));
    assert_eq!(asked(position, Seat::new(0), Lang::De).as_deref(), Some(german));
    assert_eq!(asked(position, Seat::new(1), Lang::En), None);
}

const OTHER: &str = "solo2-red solo2-yellow coop1-any";

fn check_base(hand: &str, steps: &str, sentences: [&str; 2]) {
    check(&play(Variant::Base, &[hand, OTHER], steps), sentences);
}

#[test]
fn a_card_then_its_beacon() {
    let hand = "solo3-green coop2-any group3-any";
    check_base(hand, "", ["Choose a card.", "Wähle eine Karte."]);
    check_base(
        hand,
        "0 play solo3-green",
        [
            "Which lighthouse gives its beacon to green?",
            "Welcher Leuchtturm gibt sein Leuchtfeuer an Grün ab?",
        ],
    );
    check_base(
        hand,
        "0 play coop2-any",
        [
            "Move a beacon to a dark lighthouse, or leave the lights as they are.",
            "Versetze ein Leuchtfeuer an einen dunklen Turm oder lass die Lichter, wie sie sind.",
        ],
    );
}

#[test]
fn ships_by_the_kind_of_card() {
    check_base(
        OTHER,
        "0 play solo2-red",
        ["Which ship sails 2 spaces?", "Welches Schiff soll 2 Felder weit fahren?"],
    );
    check_base(
        OTHER,
        "0 play coop1-any; 0 light -",
        [
            "From where does one ship of every colour sail one space?",
            "Von wo soll je ein Schiff jeder Farbe ein Feld weit fahren?",
        ],
    );
    check_base(
        "solo2-red group3-any solo3-blue",
        "0 play solo2-red; 0 sail 0; * draw 0 coop1-any; 1 play solo2-red; 1 sail 0; * draw 1 coop1-any; \
         1 play solo2-yellow; 1 sail 0; * draw 1 coop2-any; 0 play group3-any; 0 light -",
        [
            "From which space do all your ships sail 3 spaces?",
            "Von wo sollen alle deine Schiffe 3 Felder weit fahren?",
        ],
    );
    check_base(
        "solo2-red group3-any solo3-blue",
        "0 play group3-any; 0 light -",
        [
            "No ship can sail with this card: let its steps go.",
            "Mit dieser Karte kann kein Schiff fahren: Lass ihre Schritte verfallen.",
        ],
    );
}

#[test]
fn the_bonus_says_how_far_the_light_reaches() {
    check_base(
        "coop2-any solo2-red solo2-yellow",
        "0 play coop2-any; 0 light red>green; 0 sail 0",
        [
            "Does your ship sail on from space 2 to 4, or stay?",
            "Soll dein Schiff von Feld 2 bis Feld 4 weiterfahren oder bleiben?",
        ],
    );
}

#[test]
fn the_great_fleet_names_the_colour() {
    let hands = [
        "red:coop2-any red:solo2-red red:group2-any",
        "green:solo2-red green:solo2-yellow green:coop1-any",
        "yellow:solo2-red yellow:solo2-yellow yellow:coop1-any",
        "blue:solo2-red blue:solo2-yellow blue:coop1-any",
    ];
    let check = |steps: &str, sentences| check(&play(Variant::Fleet, &hands, steps), sentences);
    check("", ["Choose a card of either colour.", "Wähle eine Karte aus einer deiner Farben."]);
    check(
        "0 play red:solo2-red",
        ["Which red ship sails 2 spaces?", "Welches Schiff von Rot soll 2 Felder weit fahren?"],
    );
    check(
        "0 play red:coop2-any; 0 light red>green; 0 sail 0",
        [
            "Does your red ship sail on from space 2 to 4, or stay?",
            "Soll Rot von Feld 2 bis Feld 4 weiterfahren oder bleiben?",
        ],
    );
    let round = "0 play red:solo2-red; 0 sail 0; 1 play yellow:solo2-red; 1 sail 0;";
    check(round, ["Choose a card for green.", "Wähle eine Karte für Grün."]);
    let next = "0 play green:solo2-red; 0 sail 0; 1 play blue:solo2-red; 1 sail 0; * draw 0 red:coop1-any; \
                * draw 0 green:coop2-any; * draw 1 yellow:coop2-any; * draw 1 blue:coop2-any; \
                1 play blue:solo2-yellow; 1 sail 0; 0 play red:group2-any; 0 light -";
    check(
        &format!("{round} {next}"),
        [
            "From which space do all red ships sail 2 spaces?",
            "Von wo sollen alle Schiffe von Rot 2 Felder weit fahren?",
        ],
    );
}

#[test]
fn ships_are_accounted_for_by_what_they_are_worth() {
    let steps = "0 play coop1-any; 0 light -; 0 sail 0; 0 stay; * draw 0 coop1-any; 1 play solo4-purple; \
                 1 sail 0; * draw 1 coop1-any; * erik coop3-any";
    let hands = ["coop1-any solo2-yellow solo3-blue", "solo4-purple solo2-red solo3-blue"];
    let position = play(Variant::Erik, &hands, steps);
    expect![[r"
        2 points each | 0 | 0 | 2 (1 ship)
        1 point each | 1 (1 ship) | 2 (2 ships) | 0
        Without points | 0 (4 ships) | 0 (3 ships) | 0 (4 ships)
    "]]
    .assert_eq(&accounted(&position, Lang::En));
    expect![[r"
        Je 2 Punkte | 0 | 0 | 2 (1 Schiff)
        Je 1 Punkt | 1 (1 Schiff) | 2 (2 Schiffe) | 0
        Ohne Punkte | 0 (4 Schiffe) | 0 (3 Schiffe) | 0 (4 Schiffe)
    "]]
    .assert_eq(&accounted(&position, Lang::De));
}

#[test]
fn the_great_fleet_adds_two_colours_up() {
    let hands = [
        "red:solo4-purple red:solo2-red red:coop1-any",
        "green:solo4-purple green:solo2-yellow green:coop1-any",
        "yellow:solo2-red yellow:solo2-yellow yellow:coop1-any",
        "blue:solo2-red blue:solo2-yellow blue:coop1-any",
    ];
    let steps = "0 play red:solo4-purple; 0 sail 0; 1 play yellow:solo2-red; 1 sail 0; 0 play green:solo4-purple; 0 sail 0";
    expect![[r"
        1 point each | 2 (2 ships) | 1 (1 ship)
        Without points | 0 (8 ships) | 0 (9 ships)
    "]]
    .assert_eq(&accounted(&play(Variant::Fleet, &hands, steps), Lang::En));
}
