//! The guide: every rule is stated, every figure can be drawn, the tutorial plays through.

use std::collections::{BTreeMap, BTreeSet};

use crate::guide::{Figure, Lesson, Tutorial};
use crate::{
    By, Eyes, Frame, Game, Guide, Journal, Lang, Listener, Loaded, Record, Scene, Seat, Words, setup, verify,
};

/// The longest that a lesson may be, in characters: one look, on a telephone too.
const LESSON_CHARS: usize = 240;
/// The fewest figures of a guide, and of those how many can be stepped through.
const FIGURES: (usize, usize) = (5, 3);

/// Holds a game's guide to what [`guide`](crate::guide) promises. `rules` are the numbered rules that it explains.
///
/// # Panics
/// With the reason, if it does not.
pub fn check_guide<G: Game>(rules: &str) {
    let games: BTreeMap<&str, Journal<G>> =
        G::GUIDE.records.iter().map(|(name, _)| (*name, open::<G>(name))).collect();
    for lang in Lang::ALL {
        check_marks((G::GUIDE.rules)(lang), rules, lang);
    }
    check_figures(&games);
    check_tutorial(&G::GUIDE.tutorial(), &games["tutorial"]);
}

/// Every record is a game that was really played.
fn open<G: Game>(name: &str) -> Journal<G> {
    let record = G::GUIDE.record(name).expect("it is listed");
    let content = Loaded::standard();
    let verified = verify::verify::<G>(&record, content).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert!(name != "tutorial" || verified.dice, "the dice of the tutorial follow from a seed");
    check_later_options::<G>(&record);
    record.open(content).expect("it was verified")
}

/// Without an option that came later, a record is one from before; and the option is as usual.
fn check_later_options<G: Game>(record: &Record) {
    let usual = setup::to_options::<G>(&G::Setup::default());
    for &name in G::LATER_OPTIONS {
        let mut before = record.clone();
        if before.setup.remove(name) == usual.get(name).cloned() {
            let fault = verify::verify::<G>(&before, Loaded::standard()).err();
            assert_eq!(fault, None, "without {name} it is a record from before");
        }
    }
}

/// What is numbered is stated, and nothing else is.
fn check_marks(text: &str, rules: &str, lang: Lang) {
    let numbered = |line: &str| line.strip_prefix("- ")?.split(' ').next().map(str::to_owned);
    let is_number = |word: &String| {
        word.split_once('-').is_some_and(|(letters, number)| {
            letters.chars().all(|c| c.is_ascii_uppercase())
                && number.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    let wanted: BTreeSet<String> = rules.lines().filter_map(numbered).filter(is_number).collect();
    let stated: BTreeSet<String> = Guide::marks(text).into_iter().map(str::to_owned).collect();
    assert!(!wanted.is_empty(), "there are no numbered rules");
    let missing: Vec<_> = wanted.difference(&stated).collect();
    let unknown: Vec<_> = stated.difference(&wanted).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "{lang:?} lacks {missing:?}; unknown are {unknown:?}");
}

fn check_figures<G: Game>(games: &BTreeMap<&str, Journal<G>>) {
    let [english, german] = Lang::ALL.map(|lang| Guide::figures((G::GUIDE.rules)(lang)));
    let targets = |figures: &[(&str, &str)]| -> Vec<String> {
        figures.iter().map(|(_, target)| (*target).to_owned()).collect()
    };
    assert_eq!(targets(&english), targets(&german), "the languages show the same");
    assert!(
        english.iter().chain(&german).all(|(caption, _)| !caption.is_empty()),
        "a figure says what it shows"
    );
    let figures: Vec<Figure> =
        targets(&english).iter().map(|target| target.parse().expect("a figure")).collect();
    let walks = figures.iter().filter(|figure| figure.to > figure.from).count();
    assert!(
        figures.len() >= FIGURES.0 && walks >= FIGURES.1,
        "{} figures, {walks} of them walks",
        figures.len()
    );
    for figure in &figures {
        let game = games.get(figure.record.as_str()).unwrap_or_else(|| panic!("{figure}: no such record"));
        assert!(figure.to <= game.steps().len(), "{figure}: the game has {} steps", game.steps().len());
        if let Eyes::Seat(seat) = figure.eyes {
            assert!(seat.index() < game.now().seats(), "{figure}: no such seat");
        }
    }
    let used: BTreeSet<&str> = figures.iter().map(|figure| figure.record.as_str()).collect();
    let idle: Vec<_> = games.keys().filter(|name| **name != "tutorial" && !used.contains(*name)).collect();
    assert!(idle.is_empty(), "no figure shows {idle:?}");
}

fn check_tutorial<G: Game>(tutorial: &Tutorial, game: &Journal<G>) {
    assert_eq!(tutorial.seat, Seat::new(0), "whoever learns sits first");
    assert!(tutorial.lessons.is_sorted_by_key(|lesson| lesson.step), "lessons come in order");
    let positions: Vec<G> = game.positions().collect();
    let own = |&(by, _): &(By, G::Action)| by == By::Seat(tutorial.seat);
    let mut decisions: BTreeSet<usize> =
        game.steps().iter().enumerate().filter(|(_, step)| own(step)).map(|(n, _)| n).collect();
    let answered = tutorial.lessons.iter().filter(|lesson| lesson.wrong.is_some()).count();
    assert!(3 * answered >= decisions.len(), "{answered} of {} decisions answer kindly", decisions.len());
    decisions.insert(game.steps().len());
    let said: BTreeSet<usize> = tutorial.lessons.iter().map(|lesson| lesson.step).collect();
    assert_eq!(said, decisions, "every decision has a lesson, and so has the end; nothing else has");
    for lesson in &tutorial.lessons {
        check_lesson(lesson, &positions[lesson.step], Eyes::Seat(tutorial.seat));
    }
}

fn check_lesson<G: Game>(lesson: &Lesson, position: &G, eyes: Eyes) {
    let names: Vec<String> = (0..position.seats()).map(|seat| format!("Seat {seat}")).collect();
    for lang in Lang::ALL {
        let said = [lesson.say(lang)].into_iter().chain(lesson.wrong.as_ref().map(|wrong| wrong.say(lang)));
        for text in said {
            assert!(!text.is_empty() && text.chars().count() <= LESSON_CHARS, "{text:?} is empty or long");
        }
        let words = Words::new(lang, [G::words(lang)]);
        for frame in Frame::ALL {
            let to = Listener { words: &words, names: &names, eyes };
            let scene: Scene = G::scene(&position.view(eyes), frame, &to);
            for key in &lesson.point {
                let there = scene.sprites.iter().any(|sprite| sprite.key == *key);
                assert!(there, "step {}: {key} is not in the {frame:?} picture", lesson.step);
            }
        }
    }
}
