//! Bots keep the rules and the clock, search finds what is best, and reasons are true.

use bots::{Budget, Choice, Level, Skilled, conformance, exact};
use lighthouse_run::{Action, Content, LighthouseRun, Setup, Variant};
use rand::SeedableRng;
use table::{By, Eyes, Game, Journal, Lang, Listener, Loaded, Rng, Scratch, Seat, SeatSet, Turn, Words};

const TOWERS: &str = "purple,green,red,blue,yellow,orange";

fn content() -> &'static Content {
    &Loaded::<LighthouseRun>::standard().data
}

fn setup(players: u8, variant: Variant) -> Setup {
    Setup { players, variant, ..Setup::default() }
}

#[test]
fn manners() {
    conformance::check::<LighthouseRun>(&[
        setup(2, Variant::Base),
        setup(3, Variant::Base),
        setup(4, Variant::Base),
        setup(2, Variant::Erik),
        setup(2, Variant::Fleet),
    ]);
}

#[test]
fn time() {
    conformance::check_time::<LighthouseRun>(&setup(4, Variant::Base));
}

/// The position before the last turn of a random game, in which nothing hidden can matter any more.
fn last_turn(setup: &Setup, seed: u64) -> (LighthouseRun, Seat) {
    let mut rng = Rng::seed_from_u64(seed);
    let mut scratch = Scratch::default();
    let mut position = LighthouseRun::new(setup, content()).unwrap();
    let mut begun = None;
    loop {
        let (by, action) = match position.turn() {
            Turn::Over => return begun.expect("somebody has played"),
            Turn::Chance => (By::Chance, position.random_outcome(&mut rng, &mut scratch)),
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap();
                let action = position.random_action(seat, &mut rng, &mut scratch);
                if matches!(action, Action::Play(..)) {
                    begun = Some((position, seat));
                }
                (By::Seat(seat), action)
            }
        };
        position.play(by, action);
    }
}

fn choose(position: &LighthouseRun, seat: Seat, level: Level, iterations: u64) -> Choice<Action> {
    let view = position.view(Eyes::Seat(seat));
    let budget = Budget::Iterations(iterations);
    bots::choose::<LighthouseRun>(seat, &view, level, budget, Rng::seed_from_u64(1)).0
}

/// Lets a level play the last turn of random games, and compares every decision with the exact values.
fn check_last_turns(setup: &Setup, level: Level) {
    for seed in 0..10 {
        let (mut position, seat) = last_turn(setup, seed);
        while position.turn() == Turn::Seats(SeatSet::only(seat)) {
            let actions = exact::actions(&position, seat);
            let most = actions.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
            let action = choose(&position, seat, level, (1_000.0 / level.share()) as u64).action();
            let value = actions.iter().find(|&&(other, _)| other == action).unwrap().1;
            assert!((value - most).abs() < 1e-9, "{level}, game {seed}: {value} instead of {most}");
            position.play(By::Seat(seat), action);
        }
    }
}

#[test]
fn search_plays_the_last_turn_perfectly() {
    for level in [Level::Hard, Level::Expert] {
        for players in 2..=4 {
            check_last_turns(&setup(players, Variant::Base), level);
        }
        check_last_turns(&setup(2, Variant::Fleet), level);
    }
}

/// A game of two, red and yellow, in which these steps were taken after both got their cards.
fn after(steps: &[&str]) -> Journal<LighthouseRun> {
    let setup = Setup { towers: TOWERS.to_owned(), ..Setup::default() };
    let mut journal = Journal::new(setup, Loaded::standard()).unwrap();
    let deal = [
        "* first 0",
        "* draw 0 solo4-purple",
        "* draw 0 coop3-any",
        "* draw 0 group2-any",
        "* draw 1 solo3-green",
        "* draw 1 coop1-any",
        "* draw 1 solo2-red",
    ];
    for step in deal.iter().chain(steps) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    journal
}

#[track_caller]
fn check_reason(steps: &[&str], action: &str, english: &str, german: &str) {
    let journal = after(steps);
    let Turn::Seats(acting) = journal.now().turn() else { panic!("a seat acts") };
    let seat = acting.first().unwrap();
    let view = journal.now().view(Eyes::Seat(seat));
    let action = LighthouseRun::parse(content(), action).unwrap();
    assert!(journal.now().is_legal(seat, action));
    for (lang, expected) in [(Lang::En, english), (Lang::De, german)] {
        let words = Words::new(lang, [LighthouseRun::words(lang)]);
        let names = ["A".to_owned(), "B".to_owned()];
        let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
        let reason = LighthouseRun::reason(seat, &view, action, &to);
        let plain: String = reason.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect();
        assert_eq!(plain, expected);
    }
}

#[test]
fn reasons_of_cards() {
    check_reason(
        &[],
        "play solo4-purple",
        "It can bring your ships 2 spaces farther, and 1 point with it.",
        "Damit können deine Schiffe 2 Felder weit kommen, das ist 1 Punkt mehr.",
    );
    check_reason(
        &[],
        "play group2-any",
        "It keeps your other cards for a better moment.",
        "Deine anderen Karten bleiben dir für einen besseren Moment.",
    );
}

#[test]
fn reasons_of_beacons() {
    let played = ["0 play coop3-any"];
    // Section 1 is lit, section 2 is not: a ship from the start stops on 2 whatever is lit behind it.
    check_reason(
        &played,
        "light -",
        "5 of your ships have light right ahead.",
        "5 deiner Schiffe haben gleich vor sich Licht.",
    );
    check_reason(
        &played,
        "light purple>green",
        "Then 5 ships of the others face the dark.",
        "Dann stehen 5 fremde Schiffe vor der Dunkelheit.",
    );
    check_reason(
        &played,
        "light red>blue",
        "Nothing changes right ahead of your ships.",
        "Gleich vor deinen Schiffen ändert sich nichts.",
    );
    // Both have a ship on 2, the end of the light.
    let ahead = ["0 play coop3-any", "0 light -", "0 sail 0", "* draw 0 coop1-any", "1 play coop1-any"];
    check_reason(
        &ahead,
        "light yellow>green",
        "One of your ships gets farther with this card.",
        "Eines deiner Schiffe kommt mit dieser Karte weiter.",
    );
}

#[test]
fn reasons_of_ships() {
    check_reason(&["0 play solo4-purple"], "sail 0", "That is 1 point more.", "Das ist 1 Punkt mehr.");
    check_reason(
        &["0 play coop3-any", "0 light yellow>green"],
        "sail 0",
        "In company your ship may then sail once more.",
        "In Gesellschaft darf dein Schiff dann noch einmal fahren.",
    );
    let towed = ["0 play coop3-any", "0 light yellow>green", "0 sail 0"];
    check_reason(&towed, "bonus", "That is 1 point more.", "Das ist 1 Punkt mehr.");
    check_reason(
        &towed,
        "stay",
        "There another ship can take it along.",
        "Dort kann ein anderes Schiff es mitnehmen.",
    );
}

/// The spaces and the points of a seat's ships, added up.
fn come(setup: &Setup, position: &LighthouseRun, seat: Seat) -> [i64; 2] {
    let detail = position.detail();
    let own =
        |index: usize| index == seat.index() || setup.variant == Variant::Fleet && index == seat.index() + 2;
    let colors = ["red", "yellow", "green", "blue"].into_iter().enumerate().filter(|&(index, _)| own(index));
    let sum = |fleet: &serde_json::Value| {
        fleet.as_array().unwrap().iter().filter_map(serde_json::Value::as_i64).sum::<i64>()
    };
    ["spaces", "points"].map(|what| colors.clone().map(|(_, color)| sum(&detail[color][what])).sum())
}

/// Whoever can move an own ship does, and whoever can have points by the bonus takes it.
fn check_pride(setup: &Setup, position: &LighthouseRun, seat: Seat, level: Level) -> Action {
    let action = choose(position, seat, level, 300).action();
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let gain = |action: Action| {
        let mut after = *position;
        after.play(By::Seat(seat), action);
        let ([spaces, points], before) = (come(setup, &after, seat), come(setup, position, seat));
        [spaces - before[0], points - before[1]]
    };
    let could_move = actions.iter().any(|&other| gain(other)[0] > 0);
    let print = || LighthouseRun::print(content(), action);
    match action {
        Action::Sail(_) => assert!(!could_move || gain(action)[0] > 0, "{level}: {}", print()),
        Action::Stay => assert_eq!(gain(Action::Bonus)[1], 0, "{level} declines points"),
        _ => {}
    }
    action
}

/// In the last round everything can be counted, and to let one's steps go may be right.
#[test]
fn no_choice_that_a_beginner_would_laugh_at() {
    for (level, games) in [(Level::Medium, 30), (Level::Hard, 1)] {
        for setup in [
            setup(2, Variant::Base),
            setup(4, Variant::Base),
            setup(2, Variant::Erik),
            setup(2, Variant::Fleet),
        ] {
            for seed in 0..games {
                let (mut rng, mut scratch) = (Rng::seed_from_u64(seed), Scratch::default());
                let mut position = LighthouseRun::new(&setup, content()).unwrap();
                let mut played = 0;
                let last = 11 * if setup.variant == Variant::Fleet { 4 } else { usize::from(setup.players) };
                while played <= last {
                    let (by, action) = match position.turn() {
                        Turn::Over => break,
                        Turn::Chance => (By::Chance, position.random_outcome(&mut rng, &mut scratch)),
                        Turn::Seats(acting) => {
                            let seat = acting.first().unwrap();
                            (By::Seat(seat), check_pride(&setup, &position, seat, level))
                        }
                    };
                    played += usize::from(matches!(action, Action::Play(..)));
                    position.play(by, action);
                }
            }
        }
    }
}
