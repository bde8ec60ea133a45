//! Where the time goes, part by part, for every game: `cargo bench -p games -- glux`, `cargo bench -p games -- legal`.

use bots::Skilled;
use std::fmt;

use divan::{Bencher, black_box};
use games::{IDS, Visitor, visit};
use rand::SeedableRng;
use serde_json::Value;
use table::playout::{RandomGame, playout};
use table::verify::verify;
use table::{
    By, Dice, Eyes, Game, Loaded, OptionKind, Outcomes, Record, Rng, Scratch, Seat, Secret, Turn, setup,
};

fn main() {
    divan::main();
}

/// A game with one option that is not the default.
#[derive(Clone)]
struct Case {
    game: &'static str,
    option: &'static str,
    value: Value,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}={}", self.game, self.option, self.value)
    }
}

/// Every number of players, every variant and every switch of every game.
fn cases() -> Vec<Case> {
    IDS.iter().flat_map(|id| visit(id, Cases).expect("a registered game")).collect()
}

struct Cases;

impl Visitor for Cases {
    type Output = Vec<Case>;

    fn visit<G: Skilled>(self) -> Vec<Case> {
        let mut cases = Vec::new();
        for option in G::OPTIONS {
            let values: Vec<Value> = match option.kind {
                OptionKind::Number(low, high) => (low..=high).map(Value::from).collect(),
                OptionKind::Flag => vec![true.into()],
                OptionKind::Choice(words) => words[1..].iter().map(|&word| word.into()).collect(),
                OptionKind::Text(_) | OptionKind::Order(..) => vec![],
            };
            cases.extend(values.into_iter().map(|value| Case { game: G::ID, option: option.name, value }));
        }
        cases
    }
}

#[divan::bench(args = cases())]
fn whole_game(bencher: Bencher, case: &Case) {
    measure(Part::WholeGame, bencher, case);
}

#[divan::bench(args = cases())]
fn random_step(bencher: Bencher, case: &Case) {
    measure(Part::RandomStep, bencher, case);
}

#[divan::bench(args = cases())]
fn legal(bencher: Bencher, case: &Case) {
    measure(Part::Legal, bencher, case);
}

#[divan::bench(args = cases())]
fn standing(bencher: Bencher, case: &Case) {
    measure(Part::Standing, bencher, case);
}

#[divan::bench(args = cases())]
fn view_and_guess(bencher: Bencher, case: &Case) {
    measure(Part::ViewAndGuess, bencher, case);
}

#[divan::bench(args = cases())]
fn verify_record(bencher: Bencher, case: &Case) {
    measure(Part::VerifyRecord, bencher, case);
}

#[divan::bench]
fn pick_by_fair_dice(bencher: Bencher) {
    let dice = Dice::new(&Secret::simulated(1, 1), []);
    let mut outcomes = Outcomes::new();
    (0..6).for_each(|face| outcomes.push_even(face));
    let mut index = 0;
    bencher.bench_local(|| {
        index += 1;
        dice.pick(index, &outcomes)
    });
}

enum Part {
    WholeGame,
    RandomStep,
    Legal,
    Standing,
    ViewAndGuess,
    VerifyRecord,
}

fn measure(part: Part, bencher: Bencher, case: &Case) {
    visit(case.game, Measure { part, bencher, case }).expect("a registered game");
}

struct Measure<'a, 'b> {
    part: Part,
    bencher: Bencher<'a, 'b>,
    case: &'a Case,
}

impl Visitor for Measure<'_, '_> {
    type Output = ();

    fn visit<G: Skilled>(self) {
        let setup = setup::with::<G>([(self.case.option, self.case.value.clone())]).expect("the option fits");
        let game =
            RandomGame::<G>::play(&setup, Loaded::standard(), Secret::simulated(1, 1)).expect("it fits");
        let (start, ..) = game.journal.walk().next().expect("a game has steps");
        let (middle, seat) = middle(&game);
        let mut rng = Rng::seed_from_u64(1);
        let mut scratch = Scratch::default();
        let bencher = self.bencher;
        match self.part {
            Part::WholeGame => bencher.bench_local(|| {
                let mut position = start.clone();
                playout(&mut position, &mut rng, &mut scratch);
                position.standing()
            }),
            Part::RandomStep => bencher.bench_local(|| {
                let mut position = black_box(&middle).clone();
                let action = position.random_action(seat, &mut rng, &mut scratch);
                position.play(By::Seat(seat), action);
                while position.turn() == Turn::Chance {
                    let outcome = position.random_outcome(&mut rng, &mut scratch);
                    position.play(By::Chance, outcome);
                }
                position
            }),
            Part::Legal => bencher.bench_local(|| {
                scratch.actions.clear();
                black_box(&middle).legal(seat, &mut scratch.actions);
                scratch.actions.len()
            }),
            Part::Standing => bencher.bench_local(|| black_box(&middle).standing()),
            Part::ViewAndGuess => {
                bencher.bench_local(|| G::guess(&black_box(&middle).view(Eyes::Seat(seat)), &mut rng));
            }
            Part::VerifyRecord => {
                let text = game.record().to_json();
                bencher.bench_local(|| {
                    let record = Record::parse(black_box(&text)).expect("a record");
                    verify::<G>(&record, Loaded::standard())
                });
            }
        }
    }
}

/// A decision in the middle of the game that can be taken in several ways, and whose it is.
fn middle<G: Game>(game: &RandomGame<G>) -> (G, Seat) {
    let half = game.journal.steps().len() / 2;
    let choice = |(position, by, _): (G, By, G::Action)| match by {
        By::Seat(seat) => {
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            (actions.len() > 2).then_some((position, seat))
        }
        By::Chance => None,
    };
    game.journal.walk().skip(half).find_map(choice).expect("a game has choices")
}
