//! Knowledge: a view holds what its eyes were told and no more, and guesses follow the odds.
//!
//! The test keeps, for a pair of eyes, every position that fits what they were told so far, with its exact
//! probability. All of them must look alike to these eyes, and guesses must be spread over them by those
//! probabilities. Where there are too many to keep, only the second-best test is left: a guess looks the same.

use std::collections::HashMap;

use rand::SeedableRng;

use super::odds::assert_draws;
use crate::playout::RandomGame;
use crate::{By, Eyes, Game, Lang, Listener, Outcomes, Rng, Words};

/// More candidates than this are not kept.
const CANDIDATES: usize = 4_000;

pub(super) fn check<G: Game>(games: &[RandomGame<G>]) {
    for (game, seed) in games[..3].iter().zip(0..) {
        let seats = game.journal.now().seats();
        for eyes in Eyes::all(seats) {
            check_candidates(game, eyes, &mut Rng::seed_from_u64(seed));
            check_telling(game, eyes);
        }
    }
}

fn check_candidates<G: Game>(game: &RandomGame<G>, eyes: Eyes, rng: &mut Rng) {
    let content = &game.journal.content().data;
    let mut candidates: Option<HashMap<G, f64>> = None;
    let walk = game.journal.walk();
    for (n, (position, by, action)) in walk.enumerate() {
        let known = candidates.get_or_insert_with(|| HashMap::from([(position.clone(), 1.0)]));
        assert!(known.is_empty() || known.contains_key(&position), "step {}: the truth was ruled out", n + 1);
        let view = position.view(eyes);
        check_guess(&position, eyes, rng);
        for (other, _) in known.iter() {
            check_alike(&position, other, eyes);
        }
        if n % 7 == 0 && known.len() > 1 {
            let what = format!("{} guesses for {eyes:?}, step {}", G::ID, n + 1);
            let list: Vec<(&G, f64)> = known.iter().map(|(position, &weight)| (position, weight)).collect();
            let index = |guess: &G| list.iter().position(|(position, _)| *position == guess);
            let weights: Vec<(usize, f64)> = list.iter().map(|&(_, weight)| weight).enumerate().collect();
            assert_draws(&what, &weights, || {
                let guess = G::guess(&view, rng);
                index(&guess).unwrap_or_else(|| panic!("{what}: {guess:?} was ruled out"))
            });
        }
        *known = told(known, by, &G::print_for(content, action, eyes), eyes, content);
        if known.len() > CANDIDATES {
            known.clear();
        }
        let mut after = position;
        after.play(by, action);
        known.retain(|other, _| other.turn() == after.turn());
    }
}

/// The candidates after these eyes were told of a step.
fn told<G: Game>(
    known: &HashMap<G, f64>,
    by: By,
    text: &str,
    eyes: Eyes,
    content: &G::Content,
) -> HashMap<G, f64> {
    let mut next = HashMap::new();
    for (position, weight) in known {
        for (action, share) in ways(position, by) {
            if G::print_for(content, action, eyes) == text {
                let mut after = position.clone();
                after.play(by, action);
                *next.entry(after).or_insert(0.0) += weight * share;
            }
        }
        if next.len() > CANDIDATES {
            break;
        }
    }
    next
}

/// What may happen, with its probability; nothing is known of how seats choose.
fn ways<G: Game>(position: &G, by: By) -> Vec<(G::Action, f64)> {
    match by {
        By::Seat(seat) => {
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            actions.into_iter().map(|action| (action, 1.0)).collect()
        }
        By::Chance => {
            let mut outcomes = Outcomes::new();
            position.outcomes(&mut outcomes);
            let total = outcomes.total() as f64;
            outcomes.list().iter().map(|&(outcome, weight)| (outcome, f64::from(weight) / total)).collect()
        }
    }
}

fn check_guess<G: Game>(position: &G, eyes: Eyes, rng: &mut Rng) {
    let guess = G::guess(&position.view(eyes), rng);
    check_alike(position, &guess, eyes);
}

/// Both look the same to these eyes, to the last byte, and ask the same of them.
fn check_alike<G: Game>(position: &G, other: &G, eyes: Eyes) {
    let (view, seen) = (position.view(eyes), other.view(eyes));
    assert_eq!(view, seen, "{eyes:?} can tell two positions apart");
    assert_eq!(position.turn(), other.turn(), "{eyes:?} does not know whose turn it is");
    if let Eyes::Seat(seat) = eyes {
        let [mut mine, mut same] = [Vec::new(), Vec::new()];
        position.legal(seat, &mut mine);
        other.legal(seat, &mut same);
        assert_eq!(mine, same, "{eyes:?} does not know what it may do");
    }
}

/// Sentences and boards say no more than notation does, in every language, and have all their words.
fn check_telling<G: Game>(game: &RandomGame<G>, eyes: Eyes) {
    let journal = &game.journal;
    let content = &journal.content().data;
    let names: Vec<String> = (0..journal.now().seats()).map(|seat| format!("Seat {seat}")).collect();
    for lang in Lang::ALL {
        let words = Words::new(lang, [G::words(lang)]);
        let to = Listener { words: &words, names: &names, eyes };
        let complete = |text: String| assert!(!text.contains('‹'), "a message is missing: {text}");
        for (position, by, action) in journal.walk() {
            let view = position.view(eyes);
            let tell = |action| {
                let mut after = position.clone();
                after.play(by, action);
                let after = after.view(eyes);
                G::moment(&view, &after, &to).into_iter().for_each(complete);
                G::tell(&view, &after, by, action, &to)
            };
            let (told, sentence) = (G::print_for(content, action, eyes), tell(action));
            for (other, _) in ways(&position, by).into_iter().take(100) {
                if G::print_for(content, other, eyes) == told {
                    assert_eq!(tell(other), sentence, "{eyes:?} is told too much");
                }
            }
            complete(sentence);
            complete(G::draw(&view, &to));
            complete(G::progress(&view, &to));
            G::hand(&view, &to).into_iter().for_each(complete);
            if by.seat().is_some_and(|seat| eyes.are(seat)) {
                complete(G::propose(&view, action, &to));
            }
        }
    }
}
