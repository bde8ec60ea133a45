//! Looking back on games: decisions cost what they cost, luck is nothing on average, and it is the same every time.

use beacon_patrol::BeaconPatrol;
use bots::analysis::{Analyst, analyse, lessons};
use bots::arena::{Contestant, play};
use bots::{Analysis, Budget, Level, Skilled};
use games::{IDS, Visitor};
use glux::Glux;
use lanterns_dice::LanternsDice;
use lighthouse_run::LighthouseRun;
use table::{Journal, Lang, Loaded, Secret, Words, setup};

/// A game between two bots.
fn game<G: Skilled>(seed: u64, bots: [(Level, u64); 2]) -> Journal<G> {
    let mut options = setup::to_options::<G>(&G::Setup::default());
    options.insert("players".to_owned(), 2.into());
    let setup = setup::from_options::<G>(&options).expect("every game is for two");
    let contestants = bots.map(|(level, count)| Contestant { level, budget: Budget::Iterations(count) });
    play::<G>(&setup, Loaded::standard(), &Secret::simulated(7, seed), &contestants).journal
}

/// Analyses the first steps of a game.
fn part<G: Skilled>(mut journal: Journal<G>, to: usize, iterations: u64) -> Analysis {
    journal.go_back(to.min(journal.steps().len()));
    analyse(&journal, Budget::Iterations(iterations), |_, _| {})
}

struct Repeated;

impl Visitor for Repeated {
    type Output = ();

    fn visit<G: Skilled>(self) {
        let journal = game::<G>(1, [(Level::Greedy, 1), (Level::Easy, 1)]);
        let steps = 30;
        let once = part(journal.clone(), steps, 60);
        assert_eq!(once, part(journal.clone(), steps, 60), "{}", G::ID);
        assert_eq!(once.points.len(), steps + 1);
        assert!(!once.decisions.is_empty() && !once.luck.is_empty(), "{}", G::ID);
        let written = serde_json::to_string(&once).expect("plain data");
        assert_eq!(serde_json::from_str::<Analysis>(&written).expect("plain data"), once);
        for lang in Lang::ALL {
            let words = Words::new(lang, [G::words(lang)]);
            let names = ["Ann", "Bob"].map(str::to_owned);
            let learned = lessons(&once, &journal, &words, &names);
            assert_eq!(learned.len(), once.dearest().len());
            for lesson in learned {
                assert!(!lesson.played.is_empty() && !lesson.better.is_empty() && !lesson.reason.is_empty());
                assert!(!format!("{lesson:?}").contains('‹'), "{lesson:?}");
            }
        }
    }
}

#[test]
fn the_same_budget_gives_the_same_analysis_in_every_language() {
    for id in IDS {
        games::visit(id, Repeated).expect("a game");
    }
}

struct Counted;

impl Visitor for Counted {
    type Output = ();

    fn visit<G: Skilled>(self) {
        let mut journal = game::<G>(2, [(Level::Greedy, 1), (Level::Greedy, 1)]);
        journal.go_back(12);
        let mut analyst = Analyst::new(&journal);
        let mut thoughts = 0;
        while analyst.advance(Budget::Iterations(1)) {
            thoughts += 1;
            assert_eq!(analyst.done(), thoughts);
        }
        assert_eq!(analyst.thoughts(), thoughts, "{}", G::ID);
        let analysis = analyst.finish();
        assert_eq!(analysis.decisions.len() + analysis.luck.len(), thoughts);
        assert!(analysis.decisions.iter().all(|decision| decision.cost >= 0.0));
    }
}

#[test]
fn progress_is_told_thought_by_thought() {
    for id in IDS {
        games::visit(id, Counted).expect("a game");
    }
}

/// What an expert gave away, and what somebody did who plays anything.
fn given_away<G: Skilled>(expert: u64, steps: usize, iterations: u64) -> [f64; 2] {
    let journal = game::<G>(3, [(Level::Expert, expert), (Level::Random, 1)]);
    let analysis = part(journal, steps, iterations);
    [0, 1].map(|seat| {
        let own = analysis.decisions.iter().filter(|decision| decision.seat.index() == seat);
        own.map(|decision| decision.cost).sum()
    })
}

#[test]
fn silly_moves_cost_much_and_an_experts_next_to_nothing() {
    let games = [
        ("glux", given_away::<Glux>(1000, 60, 2000)),
        ("lighthouse-run", given_away::<LighthouseRun>(500, 80, 1000)),
        ("beacon-patrol", given_away::<BeaconPatrol>(40, 60, 60)),
        ("lanterns-dice", given_away::<LanternsDice>(300, 60, 600)),
    ];
    for (id, [expert, silly]) in games {
        println!("{id}: {expert:.1} {silly:.1}");
        assert!(silly > 5.0, "{id}: random play costs only {silly}");
        assert!(expert < 0.25 * silly, "{id}: an expert gives away {expert}, random play {silly}");
    }
}

/// By how many of its standard errors the mean of all luck is away from nothing, and how much luck there is in a game.
fn mean_luck<G: Skilled>(games: u32, steps: usize, iterations: u64) -> (f64, f64) {
    let luck: Vec<f64> = (0..u64::from(games))
        .map(|seed| {
            let journal = game::<G>(seed, [(Level::Greedy, 1), (Level::Greedy, 1)]);
            part(journal, steps, iterations).totals[0].luck.mean
        })
        .collect();
    let mean = luck.iter().sum::<f64>() / f64::from(games);
    let spread = (luck.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / f64::from(games)).sqrt();
    (mean / (spread / f64::from(games).sqrt()), spread)
}

#[test]
fn luck_is_nothing_on_average() {
    let games = [
        ("glux", mean_luck::<Glux>(60, 30, 60)),
        ("lighthouse-run", mean_luck::<LighthouseRun>(60, 30, 60)),
        ("beacon-patrol", mean_luck::<BeaconPatrol>(40, 8, 20)),
        ("lanterns-dice", mean_luck::<LanternsDice>(60, 12, 60)),
    ];
    for (id, (away, spread)) in games {
        println!("{id}: {away:+.2} {spread:.2}");
        assert!(away.abs() < 3.0, "{id}: luck is {away} standard errors away from nothing");
        assert!(spread > 0.1, "{id}: there is luck in dice and draws, not {spread}");
    }
}
