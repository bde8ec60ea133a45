//! What is told of a step, advised, headlined, and answered when something cannot be done.

use glux::{Glux, Setup};
use rand::SeedableRng;
use table::{By, Eyes, Game, Journal, Lang, Listener, Loaded, Rng, Scratch, Seat, Turn, Words};

/// Seat 0 has a 2 on a9 and seat 1 a 6 on m1; seat 0 holds a 3/4.
const OPENING: &str = "* draw 0 2/5; * draw 1 1/6; 0 a9=2; 1 m1=6; * draw 0 3/4; * draw 1 2/5; * first 0";
/// Seat 0 has a 3 on l9 and holds a 3/4; seat 1 has come to i9 with a 3.
const RIVAL_IN_H: &str = "* draw 0 2/5; * draw 1 3/4; 0 a9=5; 1 m1=4; * draw 0 1/6; * draw 1 1/6; * first 0; 0 f9=6; \
    * draw 0 3/4; 1 i1=6; * draw 1 2/5; 0 l9=3; * draw 0 2/5; 1 i7=2; * draw 1 3/4; 0 a4=2; * draw 0 3/4; 1 i9=3; \
    * draw 1 3/4";

fn play(players: usize, steps: &str) -> Journal<Glux> {
    let mut journal = Journal::new(Setup { players }, Loaded::standard()).unwrap();
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    journal
}

/// What `say` makes of it, in both languages, for these eyes.
fn heard<T>(eyes: Eyes, say: impl Fn(&Listener<'_>) -> T) -> [T; 2] {
    let names = ["Ada", "Jonas", "Wilma", "Otto"].map(str::to_owned);
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, [Glux::words(lang)]);
        say(&Listener { words: &words, names: &names, eyes })
    })
}

fn seat(number: usize) -> Eyes {
    Eyes::Seat(Seat::new(number))
}

/// What these eyes are told of the last step.
fn told(steps: &str, eyes: Eyes) -> [String; 2] {
    let journal = play(2, steps);
    let positions: Vec<Glux> = journal.positions().collect();
    let [before, after] = [2, 1].map(|back| positions[positions.len() - back].view(eyes));
    let &(by, action) = journal.steps().last().unwrap();
    heard(eyes, |to| Glux::tell(&before, &after, by, action, to))
}

#[test]
fn a_placement_is_told_with_its_square_and_its_room() {
    let steps = format!("{OPENING}; 0 c9=3; * draw 0 1/6; 1 g1=2");
    assert_eq!(told(&steps, seat(1)), ["You put a 2 on g1 in room B.", "Du legst eine 2 auf g1 in Raum B."]);
    assert_eq!(
        told(&steps, seat(0)),
        ["Jonas puts a 2 on g1 in room B.", "Jonas legt eine 2 auf g1 in Raum B."]
    );
    let path = format!("{OPENING}; 0 c9=3");
    assert_eq!(
        told(&path, seat(0)),
        ["You put a 3 on c9, on a path.", "Du legst eine 3 auf c9, in einen Gang."]
    );
}

#[test]
fn a_covered_chip_is_told_by_whose_it_is() {
    let cover = format!("{RIVAL_IN_H}; 0 i9=3");
    assert_eq!(
        told(&cover, seat(0)),
        [
            "You cover Jonas’s 3 on i9 in room H with a 3.",
            "Du verdeckst die 3 von Jonas auf i9 in Raum H mit einer 3."
        ]
    );
    assert_eq!(
        told(&cover, seat(1)),
        ["Ada covers your 3 on i9 in room H with a 3.", "Ada verdeckt deine 3 auf i9 in Raum H mit einer 3."]
    );
    assert_eq!(
        told(&cover, Eyes::Spectator),
        [
            "Ada covers Jonas’s 3 on i9 in room H with a 3.",
            "Ada verdeckt die 3 von Jonas auf i9 in Raum H mit einer 3."
        ]
    );
}

#[test]
fn a_chip_on_an_own_one_closes_the_square() {
    let steps = format!("{OPENING}; 0 a9=4");
    assert_eq!(
        told(&steps, seat(0)),
        ["You close a9 in room G: a 4 on top of your 2.", "Du schließt a9 in Raum G: eine 4 auf deine 2."]
    );
    assert_eq!(
        told(&steps, seat(1)),
        [
            "Ada closes a9 in room G: a 4 on top of the 2 there.",
            "Ada schließt a9 in Raum G: eine 4 auf die eigene 2."
        ]
    );
}

#[test]
fn the_beginning_is_told_in_short_lines() {
    let own = |steps| told(steps, seat(0));
    assert_eq!(own("* draw 0 2/5"), ["You draw 2/5.", "Du ziehst 2/5."]);
    assert_eq!(own("* draw 0 2/5; * draw 1 1/6"), ["Jonas draws a chip.", "Jonas zieht einen Chip."]);
    assert_eq!(
        own("* draw 0 2/5; * draw 1 1/6; 0 a9=2"),
        ["You show a 2 on a9.", "Du zeigst auf a9 eine 2."]
    );
    assert_eq!(own(OPENING), ["You begin.", "Du beginnst."]);
    assert_eq!(told(OPENING, seat(1)), ["Ada begins.", "Ada beginnt."]);
}

/// An action as advice to the seat.
fn proposed(steps: &str, number: usize, action: &str) -> [String; 2] {
    let journal = play(2, steps);
    let action = Glux::parse(&journal.content().data, action).unwrap();
    assert!(journal.now().is_legal(Seat::new(number), action), "{steps}");
    heard(seat(number), |to| Glux::propose(&journal.now().view(seat(number)), action, to))
}

#[test]
fn advice_is_in_the_imperative() {
    assert_eq!(
        proposed("* draw 0 2/5; * draw 1 1/6", 0, "a9=5"),
        ["Let the 5 lie up on your start square, a9.", "Lass auf deinem Startfeld a9 die 5 oben liegen."]
    );
    assert_eq!(
        proposed(OPENING, 0, "c9=4"),
        ["Put the 4 on c9, on a path.", "Leg die 4 auf c9, in einen Gang."]
    );
    assert_eq!(
        proposed(OPENING, 0, "a9=4"),
        ["Put the 4 on top of your 2 on a9, in room G.", "Leg die 4 auf deine 2 auf a9, in Raum G."]
    );
    assert_eq!(
        proposed(RIVAL_IN_H, 0, "i9=4"),
        [
            "Cover Jonas’s 3 on i9 with the 4, in room H.",
            "Verdecke die 3 von Jonas auf i9 mit der 4, in Raum H."
        ]
    );
    assert_eq!(
        proposed(RIVAL_IN_H, 0, "c4=4"),
        ["Put the 4 on c4, in room D.", "Leg die 4 auf c4, in Raum D."]
    );
}

#[test]
fn progress_counts_the_chips_that_are_left() {
    let journal = play(2, &format!("{OPENING}; 0 c9=3"));
    let progress = |eyes| heard(eyes, |to| Glux::progress(&journal.now().view(eyes), to));
    assert_eq!(progress(seat(0)), ["Chips left: you 22, Jonas 23", "Chips übrig: du 22, Jonas 23"]);
    assert_eq!(progress(Eyes::Spectator)[0], "Chips left: Ada 22, Jonas 23");
    let four = Glux::new(&Setup { players: 4 }, &Loaded::<Glux>::standard().data).unwrap();
    let named = heard(seat(3), |to| Glux::progress(&four.view(seat(3)), to));
    assert_eq!(named[0], "Chips left: Ada 24, Jonas 24, Wilma 24, you 24");
    let words = Words::new(Lang::En, [Glux::words(Lang::En)]);
    let names = ["Wilhelmina von Hohenfels", "Maximilian", "Anneliese", "Ferdinand"].map(str::to_owned);
    let to = Listener { words: &words, names: &names, eyes: Eyes::Spectator };
    assert_eq!(Glux::progress(&four.view(Eyes::Spectator), &to), "Chips left: 24 · 24 · 24 · 24");
}

/// All headlines of a game, as these eyes read them.
fn moments(journal: &Journal<Glux>, eyes: Eyes) -> Vec<String> {
    let views: Vec<_> = journal.positions().map(|position| position.view(eyes)).collect();
    let [english, _] = heard(eyes, |to| {
        views.windows(2).filter_map(|pair| Glux::moment(&pair[0], &pair[1], to)).collect::<Vec<_>>()
    });
    english
}

fn shown(name: &str) -> Journal<Glux> {
    Glux::GUIDE.record(name).unwrap().open(Loaded::standard()).unwrap()
}

#[test]
fn the_last_chips_are_moments() {
    let journal = shown("last-chips");
    let last = "The last round: one chip each.";
    assert_eq!(moments(&journal, seat(1)), ["Your bag is empty: this is your last chip.", last]);
    assert_eq!(moments(&journal, seat(0)), ["Jonas’s bag is empty: one chip left.", last]);
    let over = heard(seat(0), |to| Glux::progress(&journal.now().view(seat(0)), to));
    assert_eq!(over, ["The last chip is down.", "Der letzte Chip liegt."]);
    assert!(moments(&shown("middle-decides"), seat(2)).len() <= 3, "moments are rare");
}

#[test]
fn gx_12_whoever_is_out_is_named() {
    let journal = shown("shut-out");
    assert_eq!(moments(&journal, seat(0)), ["Jonas has no square left and is out."]);
    assert_eq!(moments(&journal, seat(1)), ["You have no square left: you are out."]);
    let positions: Vec<Glux> = journal.positions().collect();
    let told: Vec<String> = journal
        .steps()
        .iter()
        .zip(positions.windows(2))
        .map(|(&(by, action), pair)| {
            let [before, after] = [0, 1].map(|at| pair[at].view(seat(0)));
            heard(seat(0), |to| Glux::tell(&before, &after, by, action, to))[0].clone()
        })
        .collect();
    let out: Vec<&String> = told.iter().filter(|line| line.contains("is out")).collect();
    assert_eq!(out.len(), 1, "{out:?}");
    assert!(out[0].ends_with(". Jonas has no square left and is out."), "{out:?}");
}

/// Why a seat cannot put its chip where it touched.
fn why(players: usize, steps: &str, number: usize, touched: &[&str]) -> Option<[String; 2]> {
    let journal = play(players, steps);
    let view = journal.now().view(seat(number));
    let [english, german] = heard(seat(number), |to| Glux::why_not(&view, touched, to));
    Some([english?, german?])
}

#[track_caller]
fn check_why(steps: &str, touched: &[&str], english: &str, german: &str) {
    assert_eq!(why(2, steps, 0, touched), Some([english.to_owned(), german.to_owned()]));
}

#[test]
fn gx_04_the_first_chip_goes_on_the_start_square() {
    check_why(
        "* draw 0 2/5; * draw 1 1/6",
        &["hand/5", "square/c4"],
        "Your first chip goes on your start square, a9.",
        "Dein erster Chip kommt auf dein Startfeld a9.",
    );
}

#[test]
fn gx_07_a_square_that_is_too_near_or_too_far_says_how_far() {
    check_why(
        OPENING,
        &["hand/4", "square/a4"],
        "a4 is 5 squares from your 2 on a9, which reaches exactly 2.",
        "a4 liegt 5 Felder von deiner 2 auf a9 entfernt, und die reicht genau 2 Felder weit.",
    );
    check_why(
        OPENING,
        &["square/b9"],
        "b9 is one square from your 2 on a9, which reaches exactly 2.",
        "b9 liegt ein Feld von deiner 2 auf a9 entfernt, und die reicht genau 2 Felder weit.",
    );
}

#[test]
fn gx_07_a_square_in_no_line_says_so() {
    check_why(
        OPENING,
        &["hand/4", "square/e5"],
        "No chip of yours lies in line with e5: you count straight along a row or a column.",
        "Keiner deiner Chips liegt in einer Linie mit e5: Gezählt wird gerade, waagerecht oder senkrecht.",
    );
}

/// Seat 0 has a 6 on a9 and a 2 on a3; a 1 between them.
const BETWEEN: &str = "* draw 0 1/6; * draw 1 1/6; 0 a9=6; 1 m1=6; * draw 0 2/5; * draw 1 2/5; * first 0; 0 a3=2; \
    * draw 0 1/6; 1 g1=2; * draw 1 1/6; 0 a5=1; * draw 0 3/4; 1 g3=6; * draw 1 3/4";

#[test]
fn gx_08_a_chip_on_the_way_is_named() {
    check_why(
        BETWEEN,
        &["hand/3", "square/a3"],
        "Your 6 on a9 would reach a3, but your 1 on a5 lies between.",
        "Deine 6 auf a9 würde bis a3 reichen, aber auf a5 liegt deine 1 dazwischen.",
    );
    let rival = format!("{BETWEEN}; 0 g9=4; * draw 0 3/4; 1 g9=3; * draw 1 1/6");
    check_why(
        &format!("{rival}; 0 a6=3; * draw 0 1/6; 1 d9=6; * draw 1 1/6"),
        &["hand/6", "chip/g9"],
        "Two chips lie on g9: it is closed for good.",
        "Auf g9 liegen zwei Chips: Das Feld ist für immer geschlossen.",
    );
    check_why(
        &format!(
            "{BETWEEN}; 0 b5=3; * draw 0 1/6; 1 g9=3; * draw 1 1/6; 0 a4=6; * draw 0 1/6; 1 d9=6; * draw 1 1/6"
        ),
        &["hand/6", "chip/g9"],
        "Your 6 on a9 would reach g9, but Jonas’s 6 on d9 lies between.",
        "Deine 6 auf a9 würde bis g9 reichen, aber auf d9 liegt die 6 von Jonas dazwischen.",
    );
}

#[test]
fn gx_10_a_rivals_start_square_is_named() {
    check_why(
        OPENING,
        &["hand/4", "chip/m1"],
        "m1 is Jonas’s start square: nobody else may place there.",
        "m1 ist das Startfeld von Jonas: Dort darf sonst niemand legen.",
    );
}

#[test]
fn only_whoever_acts_is_answered_and_only_about_squares() {
    assert_eq!(why(2, OPENING, 1, &["hand/2", "square/e5"]), None);
    assert_eq!(why(2, OPENING, 0, &["hand/3"]), None);
    assert_eq!(why(2, OPENING, 0, &["tally/A"]), None);
    assert_eq!(why(2, OPENING, 0, &["hand/3", "square/p1"]), None);
}

/// Every square that takes no chip says why, and no other does; in random games of all sizes.
#[test]
fn every_square_that_takes_no_chip_says_why() {
    let mut scratch = Scratch::default();
    let words = Lang::ALL.map(|lang| Words::new(lang, [Glux::words(lang)]));
    for number in 0..12 {
        let mut rng = Rng::seed_from_u64(number);
        let players = 2 + number as usize % 3;
        let mut position = Glux::new(&Setup { players }, &Loaded::<Glux>::standard().data).unwrap();
        loop {
            let (by, action) = match position.turn() {
                Turn::Over => break,
                Turn::Chance => (By::Chance, position.random_outcome(&mut rng, &mut scratch)),
                Turn::Seats(acting) => {
                    acting.iter().for_each(|seat| check_squares(&position, seat, &words));
                    let seat = acting.first().unwrap();
                    (By::Seat(seat), position.random_action(seat, &mut rng, &mut scratch))
                }
            };
            position.play(by, action);
        }
    }
}

fn check_squares(position: &Glux, seat: Seat, words: &[Words; 2]) {
    let names = ["Ada", "Jonas", "Wilma", "Otto"].map(str::to_owned);
    let eyes = Eyes::Seat(seat);
    let view = position.view(eyes);
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let paths: Vec<Vec<String>> = actions.iter().map(|&action| Glux::touch(&view, action)).collect();
    let squares: Vec<&String> = paths.iter().map(|path| &path[1]).collect();
    let (width, height) = if position.seats() == 2 { (13, 9) } else { (15, 15) };
    for (column, row) in (0..width).flat_map(|column| (1..=height).map(move |row| (column, row))) {
        let key = format!("square/{}{row}", char::from(b'a' + column));
        for words in words {
            let said = Glux::why_not(&view, &[&paths[0][0], &key], &Listener { words, names: &names, eyes });
            assert_eq!(said.is_none(), squares.contains(&&key), "{key}: {said:?}");
            let whole = |said: &String| !said.contains(['‹', '{']) && said.ends_with('.');
            assert!(said.as_ref().is_none_or(whole), "{said:?}");
        }
    }
}

#[test]
fn a_square_may_be_touched_before_the_face() {
    let journal = play(2, OPENING);
    let (view, action) = (journal.now().view(seat(0)), Glux::parse(&journal.content().data, "c9=4").unwrap());
    assert_eq!(Glux::other_touches(&view, action), [["square/c9", "hand/4"]]);
}
