//! Steps: legal means legal, refused means unchanged, written means the same when read.

use std::collections::BTreeSet;

use rand::SeedableRng;

use crate::playout::{RandomGame, playout};
use crate::verify::{Verified, verify};
use crate::{By, Eyes, Game, Outcomes, Record, Refusal, Rng, Scratch, Seat, Turn};

pub(super) fn check<G: Game>(games: &[RandomGame<G>]) {
    let foreign = actions_of(games);
    for game in games {
        check_positions(game, &foreign);
        check_record(game);
    }
    check_playouts(&games[0]);
}

/// Actions that are legal somewhere: the likeliest mistakes are those that would be right elsewhere.
fn actions_of<G: Game>(games: &[RandomGame<G>]) -> Vec<G::Action> {
    let all: BTreeSet<G::Action> =
        games.iter().flat_map(|game| game.journal.steps().iter().map(|&(_, action)| action)).collect();
    let stride = 1 + all.len() / 150;
    all.into_iter().step_by(stride).collect()
}

fn check_positions<G: Game>(game: &RandomGame<G>, foreign: &[G::Action]) {
    let journal = &game.journal;
    let content = &journal.content().data;
    assert!(journal.steps().len() <= G::MAX_STEPS, "{} steps are too many", journal.steps().len());
    for (position, by, action) in journal.walk() {
        let untouched = position.clone();
        match position.turn() {
            Turn::Over => panic!("a game went on after its end"),
            Turn::Chance => check_outcomes(&position, content),
            Turn::Seats(seats) => assert!(!seats.is_empty(), "nobody may act, but the game is not over"),
        }
        for seat in Seat::all(position.seats()) {
            check_legal(&position, seat, content, foreign);
        }
        check_standing(&position);
        let mut clone = position.clone();
        clone.play(by, action);
        assert_eq!(position, untouched, "playing on a clone changed the original");
        assert_ne!(clone, untouched, "a step changed nothing");
    }
    let end = journal.now();
    check_standing(end);
    for &action in foreign {
        for by in Seat::all(end.seats()).map(By::Seat).chain([By::Chance]) {
            assert_eq!(end.check(by, action), Err(Refusal::Over));
        }
    }
}

fn check_legal<G: Game>(position: &G, seat: Seat, content: &G::Content, foreign: &[G::Action]) {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let acting = position.turn().acting().contains(seat);
    assert_eq!(acting, !actions.is_empty(), "seat {seat} acts: {acting}, with {} actions", actions.len());
    let listed: BTreeSet<G::Action> = actions.iter().copied().collect();
    assert_eq!(listed.len(), actions.len(), "an action is listed twice: {actions:?}");
    for &action in &actions {
        assert_eq!(position.check(By::Seat(seat), action), Ok(()), "{action:?} is listed but refused");
        check_notation::<G>(content, action);
    }
    check_touch(position, seat, &actions);
    for &action in foreign.iter().filter(|action| !listed.contains(action)) {
        let mut tried = position.clone();
        assert!(tried.try_play(By::Seat(seat), action).is_err(), "{action:?} is accepted but not listed");
        assert_eq!(tried, *position, "a refused action changed the position");
    }
}

/// Sorted, a path stands right before those that begin like it.
fn check_touch<G: Game>(position: &G, seat: Seat, actions: &[G::Action]) {
    let view = position.view(Eyes::Seat(seat));
    let mut paths: Vec<Vec<String>> = actions.iter().flat_map(|&action| paths::<G>(&view, action)).collect();
    paths.sort_unstable();
    assert!(paths.iter().all(|path| !path.is_empty()), "an action of seat {seat} cannot be touched");
    for pair in paths.windows(2) {
        assert!(!pair[1].starts_with(&pair[0]), "{:?} is touched on the way to {:?}", pair[0], pair[1]);
    }
    let journeys = if actions.is_empty() { Vec::new() } else { G::journeys(&view) };
    for (key, actions) in journeys {
        assert!(actions.len() > 1, "{key} is reached by one action, which is no journey");
        let mut travelled = position.clone();
        for action in actions {
            let step = travelled.try_play(By::Seat(seat), action);
            assert_eq!(step, Ok(()), "{action:?} leads to {key} but is refused");
        }
    }
}

/// All ways to touch an action.
pub(super) fn paths<G: Game>(view: &G::View, action: G::Action) -> Vec<Vec<String>> {
    let mut paths = G::other_touches(view, action);
    paths.push(G::touch(view, action));
    paths
}

fn check_outcomes<G: Game>(position: &G, content: &G::Content) {
    let mut outcomes = Outcomes::new();
    position.outcomes(&mut outcomes);
    let list = outcomes.list();
    let set: BTreeSet<G::Action> = list.iter().map(|&(outcome, _)| outcome).collect();
    assert!(!list.is_empty(), "chance has nothing to choose from");
    assert_eq!(set.len(), list.len(), "an outcome is listed twice");
    // Long lists, of rolls say, are the same in every position: a few outcomes of each are enough.
    for &(outcome, weight) in list.iter().step_by(1 + list.len() / 60) {
        assert!(weight > 0);
        assert_eq!(position.check(By::Chance, outcome), Ok(()));
        check_notation::<G>(content, outcome);
    }
}

fn check_notation<G: Game>(content: &G::Content, action: G::Action) {
    let text = G::print(content, action);
    assert_eq!(G::parse(content, &text), Ok(action), "{text:?} reads as something else");
    for wrong in [format!("{text} "), format!(" {text}"), text.to_uppercase() + "x", String::new()] {
        assert!(G::parse(content, &wrong).is_err(), "{wrong:?} is a second spelling of {text:?}");
    }
}

/// Ranks are places of a competition, and a better score is never placed behind a worse one.
fn check_standing<G: Game>(position: &G) {
    let standing = position.standing();
    let (scores, ranks) = (&standing.scores, &standing.ranks);
    assert!(scores.len() >= position.seats() && scores.len() == ranks.len());
    for (a, &rank) in ranks.iter().enumerate() {
        let better = ranks.iter().filter(|&&other| other < rank).count();
        assert_eq!(usize::from(rank), better + 1, "{ranks:?} are not shared places");
        for (b, &other) in ranks.iter().enumerate() {
            assert!(scores[a] <= scores[b] || rank <= other, "{scores:?} are ranked {ranks:?}");
        }
    }
    if standing.grade.is_some() {
        assert!(ranks.iter().all(|&rank| rank == 1) && scores.iter().all(|&score| score == scores[0]));
    }
}

fn check_record<G: Game>(game: &RandomGame<G>) {
    let record = game.record();
    let read = Record::parse(&record.to_json()).expect("a record reads what it wrote");
    assert_eq!(read, record, "record round trip");
    let again = read.open::<G>(game.journal.content()).expect("a played game is legal");
    assert!(again.walk().eq(game.journal.walk()), "replaying gives other positions");
    assert_eq!(again.now(), game.journal.now());
    let verified = verify::<G>(&read, game.journal.content());
    assert_eq!(verified, Ok(Verified { steps: record.steps.len(), over: true, dice: true }));
}

fn check_playouts<G: Game>(game: &RandomGame<G>) {
    let (start, ..) = game.journal.walk().next().expect("a game has steps");
    let mut rng = Rng::seed_from_u64(2);
    let mut scratch = Scratch::default();
    for _ in 0..500 {
        let mut position = start.clone();
        let length = playout(&mut position, &mut rng, &mut scratch);
        assert_eq!(position.turn(), Turn::Over);
        assert!(length.steps as usize <= G::MAX_STEPS, "{} steps are too many", length.steps);
    }
}
