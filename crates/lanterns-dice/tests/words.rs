//! What people are asked, and what they are told of sheets. How their points came about is in `rules.rs`, with the worked example.

use lanterns_dice::{LanternsDice, Setup};
use table::conformance::asked;
use table::playout::RandomGame;
use table::{Eyes, Game, Journal, Lang, Listener, Loaded, Seat, Secret, Turn, Words};

/// Everybody has twenty gifts, and every card costs one.
fn lavish() -> &'static Loaded<LanternsDice> {
    Loaded::read("lavish", &lavish_text()).unwrap()
}

fn lavish_text() -> String {
    let text = LanternsDice::CONTENT.replace("first_gifts = 1", "first_gifts = 20");
    text.replace("cost = 2", "cost = 1").replace("cost = 3", "cost = 1")
}

fn play(content: &'static Loaded<LanternsDice>, emperor: &str, steps: &str) -> LanternsDice {
    let setup = Setup { emperor: emperor.to_owned(), ..Setup::default() };
    let mut journal = Journal::new(setup, content).unwrap();
    for step in steps.split(';').map(str::trim) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    *journal.now()
}

fn check(position: &LanternsDice, seat: usize, [english, german]: [&str; 2]) {
    assert_eq!(asked(position, Seat::new(seat), Lang::En).as_deref(), Some(english));
    assert_eq!(asked(position, Seat::new(seat), Lang::De).as_deref(), Some(german));
}

#[test]
fn the_tray_and_perhaps_a_gift() {
    let rolled = play(Loaded::standard(), "AAA", "* roll RGBW");
    check(
        &rolled,
        0,
        [
            "Turn the tray, or spend a gift to roll again.",
            "Dreh die Schale, oder gib ein Geschenk für einen neuen Wurf aus.",
        ],
    );
    assert_eq!(asked(&rolled, Seat::new(1), Lang::En), None);
    check(
        &play(Loaded::standard(), "AAA", "* roll RGBW; 0 reroll; * roll RGBW"),
        0,
        ["Turn the tray: which die do you want?", "Dreh die Schale: Welcher Würfel soll vor dir liegen?"],
    );
}

#[test]
fn everybody_has_a_step_of_their_own() {
    let position = play(Loaded::standard(), "AAA", "* roll OGBW; 0 turn 0; 1 pass");
    check(
        &position,
        0,
        [
            "Shade an area in orange, as your die says, or pass.",
            "Male ein Feld in Orange aus, wie dein Würfel zeigt, oder verzichte.",
        ],
    );
    check(
        &position,
        1,
        [
            "Give the emperor your gift for a card, or keep it.",
            "Gib dem Kaiser dein Geschenk für eine Karte oder behalte es.",
        ],
    );
    check(
        &play(lavish(), "AAA", "* roll OGBW; 0 turn 0; 0 pass; 0 pass"),
        0,
        [
            "Give the emperor gifts for a card, or keep your 20.",
            "Gib dem Kaiser Geschenke für eine Karte oder behalte deine 20.",
        ],
    );
    check(
        &play(Loaded::standard(), "AAA", "* roll OGBW; 0 turn 0; 0 pass"),
        0,
        [
            "Shade an area in red as your bonus, or pass.",
            "Male als Bonus ein Feld in Rot aus oder verzichte.",
        ],
    );
}

/// LD-2: sheet C begins with an orange bonus.
#[test]
fn a_bonus_is_that_of_the_sheet() {
    let setup = Setup { sheets: "CD".to_owned(), ..Setup::default() };
    let mut journal = Journal::new(setup, Loaded::standard()).unwrap();
    for step in ["* roll RRRR", "0 turn 0", "0 pass"] {
        journal.play_text(step).unwrap();
    }
    check(
        journal.now(),
        0,
        [
            "Shade an area in orange as your bonus, or pass.",
            "Male als Bonus ein Feld in Orange aus oder verzichte.",
        ],
    );
}

#[test]
fn sheets_are_told_and_stand_beside_the_names() {
    let setup = Setup { players: 3, sheets: "random".to_owned(), ..Setup::default() };
    let mut journal = Journal::new(setup, Loaded::standard()).unwrap();
    let names = ["Ada", "Ben", "Cleo"].map(str::to_owned);
    let drawn = |position: &LanternsDice, lang: Lang| {
        let words = Words::new(lang, [LanternsDice::words(lang)]);
        LanternsDice::draw(
            position,
            &Listener { words: &words, names: &names, eyes: Eyes::Seat(Seat::new(2)) },
        )
    };
    assert!(!drawn(journal.now(), Lang::En).contains("heet "), "chance has not picked them");
    journal.play_text("* sheets BDC").unwrap();
    let (by, action) = journal.steps()[0];
    let told = Lang::ALL.map(|lang| {
        let words = Words::new(lang, [LanternsDice::words(lang)]);
        let to = Listener { words: &words, names: &names, eyes: Eyes::Spectator };
        LanternsDice::tell(journal.now(), journal.now(), by, action, &to)
    });
    assert_eq!(told, ["The sheets are B, D and C.", "Die Blätter sind B, D und C."]);
    let [english, german] = Lang::ALL.map(|lang| drawn(journal.now(), lang));
    for line in [
        "Turn 1 of 8: Ada is active, with a green bonus.",
        "Bonuses of sheet C: O W B G R P G B",
        "Ada   Sheet B  1 gift,",
        "Ben   Sheet D  1 gift,",
        "Cleo  Sheet C  1 gift,",
        "Ada  Sheet B                  Ben  Sheet D",
    ] {
        assert!(english.contains(line), "{line} is not in\n{english}");
    }
    assert!(german.contains("Ben   Blatt D  1 Geschenk,"), "{german}");
}

#[test]
fn a_platform_comes_before_the_step() {
    check(
        &play(lavish(), "AAA", "* roll RRRR; 0 turn 0; 1 pass; 1 emperor 3; 1 shade c4"),
        1,
        [
            "Shade an area beside the platform c4, or pass.",
            "Male ein Feld neben der Plattform c4 aus oder verzichte.",
        ],
    );
}

/// Seat 1 faces the blue die, has shaded one half of a pool, and takes a card.
#[test]
fn every_effect_of_a_card_has_a_sentence() {
    for (emperor, card, english, german) in [
        (
            "AAA",
            1,
            "Shade an area in the colour of any of the four dice.",
            "Male ein Feld in der Farbe eines beliebigen der vier Würfel aus.",
        ),
        (
            "BBA",
            1,
            "Shade one more area in blue, as your die says.",
            "Male noch ein Feld in Blau aus, wie dein Würfel zeigt.",
        ),
        (
            "AAA",
            2,
            "Shade an area in a colour that no die shows.",
            "Male ein Feld in einer Farbe aus, die kein Würfel zeigt.",
        ),
        (
            "BBA",
            2,
            "Shade the open half of a pool that is half shaded.",
            "Male die offene Hälfte eines halb ausgemalten Beckens aus.",
        ),
        (
            "AAA",
            3,
            "Shade both halves of a pool that is not shaded at all.",
            "Male beide Hälften eines noch ganz offenen Beckens aus.",
        ),
    ] {
        let steps = format!("* roll RRBB; 0 turn 0; 1 shade d3t; 1 emperor {card}");
        check(&play(lavish(), emperor, &steps), 1, [english, german]);
    }
}

/// The first two turns, in which seat 0 completes a pool each by a card, and nobody does anything else.
fn two_turns(card: u8, [first, second]: [&str; 2]) -> String {
    format!(
        "* roll RRRR; 0 turn 0; 0 pass; 0 pass; 0 emperor {card}; 0 shade {first}; 1 pass; 1 pass; \
         * roll RRRR; 1 turn 0; 1 pass; 1 pass; 1 pass; 0 pass; 0 emperor {card}; 0 shade {second}; \
         * roll RRRR; 0 turn 0; 0 pass; 0 pass; 0 emperor {card}"
    )
}

#[test]
fn a_display_may_be_launched() {
    let steps = two_turns(3, ["a1", "a2"]) + "; 0 shade b2";
    check(
        &play(lavish(), "AAA", &steps),
        0,
        ["Launch a display, or pass.", "Zünde ein Feuerwerk oder verzichte."],
    );
}

#[test]
fn a_card_grants_a_display() {
    // Card 1A fills a pool here, so that 3B can be on the table too.
    let whole = "shade both areas of one wholly unshaded pool";
    let text = lavish_text().replace("shade one area of a colour shown on any of the four dice", whole);
    let steps = two_turns(1, ["a1", "a2"])
        + "; 0 shade b2; 1 pass; 1 pass; 0 pass; \
         * roll RRRR; 1 turn 0; 1 pass; 1 pass; 1 pass; 0 pass; 0 emperor 3";
    check(
        &play(Loaded::read("feast", &text).unwrap(), "AAB", &steps),
        0,
        [
            "Launch the display that the emperor grants you.",
            "Zünde das Feuerwerk, das der Kaiser dir gewährt.",
        ],
    );
}

#[test]
fn last_displays_are_asked_for_after_the_last_turn() {
    let setup = Setup { players: 3, ..Setup::default() };
    let last = |position: &LanternsDice| {
        let Turn::Seats(seats) = position.turn() else { return false };
        let asked = |seat| asked(position, seat, Lang::En).expect("it acts");
        seats.iter().all(|seat| asked(seat) == "Launch one last display, or pass.")
    };
    let mut seen = 0;
    for index in 0..20 {
        let game = RandomGame::play(&setup, Loaded::standard(), Secret::simulated(4, index)).unwrap();
        let asked: Vec<bool> = game.journal.walk().map(|(position, _, _)| last(&position)).collect();
        assert!(asked.is_sorted(), "nothing else comes after the first of them");
        seen += asked.iter().filter(|&&last| last).count();
    }
    assert!(seen > 0, "somebody can launch in the end");
}
