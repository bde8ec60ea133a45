//! Agreement with a second implementation: slow, obviously right, written from the rules text alone.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::perft::Case;
use crate::record::GameResult;
use crate::setup::{self, Options};
use crate::{By, Game, Journal, Loaded, Outcomes, Rng, Seat, Turn, trace};

/// A game's rules, implemented once more with nothing in common but the notation.
pub trait Second: Clone {
    /// The first position on the standard content.
    fn new(setup: &Options) -> Self;

    /// The seats that may act now, ascending; none where chance is next or the game is over.
    fn acting(&self) -> Vec<usize>;

    /// The legal actions of an acting seat, each once, in any order.
    fn legal(&self, seat: usize) -> Vec<String>;

    /// What chance may bring, with weights; empty unless chance is next.
    fn odds(&self) -> BTreeMap<String, u32>;

    /// Takes a legal step: a seat's, or chance's.
    fn play(&mut self, by: Option<usize>, step: &str);

    /// `scores`, `ranks` and `detail` of a game that is over.
    fn result(&self) -> Value;
}

/// Plays random games with both implementations until they have agreed on `positions` positions.
pub fn agree<G: Game, S: Second>(setup: &G::Setup, positions: usize) {
    let options = setup::to_options::<G>(setup);
    let mut rng = Rng::seed_from_u64(9);
    let mut agreed = 0;
    while agreed < positions {
        let mut journal = Journal::<G>::new(setup.clone(), Loaded::standard()).expect("the setup fits");
        let mut second = S::new(&options);
        while let Some((by, action)) = compare(&journal, &second, &mut rng) {
            let text = G::print(&journal.content().data, action);
            journal.play(by, action).expect("listed as legal");
            second.play(seat_of(by), &text);
            agreed += 1;
        }
        let GameResult { scores, ranks, detail } = GameResult::of(journal.now());
        let result = json!({ "scores": scores, "ranks": ranks, "detail": detail });
        assert_eq!(result, second.result(), "the results differ after {}", steps(&journal));
    }
}

/// Compares all that can happen now and picks a step; `None` if both say that the game is over.
fn compare<G: Game, S: Second>(journal: &Journal<G>, second: &S, rng: &mut Rng) -> Option<(By, G::Action)> {
    let position = journal.now();
    let content = &journal.content().data;
    let acting: Vec<usize> = position.turn().acting().iter().map(Seat::index).collect();
    assert_eq!(acting, second.acting(), "others act after {}", steps(journal));
    let mut outcomes = Outcomes::new();
    if position.turn() == Turn::Chance {
        position.outcomes(&mut outcomes);
    }
    let odds: BTreeMap<String, u32> =
        outcomes.list().iter().map(|&(outcome, weight)| (G::print(content, outcome), weight)).collect();
    assert_eq!(odds, second.odds(), "the odds differ after {}", steps(journal));
    for &seat in &acting {
        let mut legal = second.legal(seat);
        legal.sort_unstable();
        let ours = trace::legal(position, Seat::new(seat), content);
        assert_eq!(ours, legal, "legal actions of seat {seat} differ after {}", steps(journal));
    }
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => Some((By::Chance, outcomes.draw(rng))),
        Turn::Seats(_) => {
            let seat = Seat::new(acting[rng.random_range(0..acting.len())]);
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            Some((By::Seat(seat), actions[rng.random_range(0..actions.len())]))
        }
    }
}

fn steps<G: Game>(journal: &Journal<G>) -> String {
    journal.steps().iter().map(|&step| journal.print(step)).collect::<Vec<_>>().join("; ")
}

fn seat_of(by: By) -> Option<usize> {
    match by {
        By::Chance => None,
        By::Seat(seat) => Some(seat.index()),
    }
}

/// Counts every case of a `.perft` file with the second implementation.
pub fn agree_on_perft<S: Second>(text: &str) {
    for case in Case::parse_all(text) {
        let mut second = S::new(&case.setup);
        for step in &case.steps {
            let (by, action) = step.split_once(' ').expect("a step is WHO STEP");
            second.play(by.parse().ok(), action);
        }
        for &(depth, count) in &case.counts {
            assert_eq!(perft(&second, depth), count, "{}, depth {depth}", case.id);
        }
    }
}

fn perft<S: Second>(position: &S, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut steps: Vec<(Option<usize>, String)> =
        position.odds().into_keys().map(|step| (None, step)).collect();
    for seat in position.acting() {
        steps.extend(position.legal(seat).into_iter().map(|step| (Some(seat), step)));
    }
    if steps.is_empty() {
        return 1;
    }
    let after = |(by, step): (Option<usize>, String)| {
        let mut next = position.clone();
        next.play(by, &step);
        perft(&next, depth - 1)
    };
    if depth == 1 { steps.len() as u64 } else { steps.into_iter().map(after).sum() }
}
