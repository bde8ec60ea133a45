//! Tree search agrees with the exact value where a game is so nearly over that there is one.

use bots::exact;
use bots::tree::{Playouts, search};
use bots::{Budget, Skilled, Thinking};
use games::{IDS, Visitor};
use rand::SeedableRng;
use table::{By, Eyes, Loaded, Rng, Scratch, Seat, Turn, setup};

/// How many positions of each game are compared.
const POSITIONS: usize = 12;
/// How many games are looked through for them.
const GAMES: u64 = 20_000;
/// The most ways to the end: all of them are walked, and search has to find the best among them.
const LEAVES: u64 = 400;
/// The most steps that may be left.
const STEPS: u32 = 6;

struct Compare;

impl Visitor for Compare {
    type Output = ();

    fn visit<G: Skilled>(self) {
        // Alone, Beacon Patrol has no near end: a last tile may be carried on and on.
        let setup = setup::with::<G>([("players", 2.into())]).expect("all games are for two");
        let start = G::new(&setup, &Loaded::<G>::standard().data).expect("the setup was read");
        let fits = |&seed: &u64| compare(&start, &mut Rng::seed_from_u64(seed));
        let compared = (0..GAMES).filter(fits).take(POSITIONS).count();
        assert_eq!(compared, POSITIONS, "{}: too few games end so that they can be compared", G::ID);
    }
}

/// Plays at random until the end is near. There, if something is left to choose and nothing that is hidden matters,
/// what search chooses is worth as much as the best.
fn compare<G: Skilled>(start: &G, rng: &mut Rng) -> bool {
    let mut scratch = Scratch::default();
    let mut game = vec![start.clone()];
    while let Some(last) = game.last().filter(|last| last.turn() != Turn::Over) {
        let (by, action) = match last.turn() {
            Turn::Seats(acting) => {
                let seat = acting.first().expect("never empty");
                (By::Seat(seat), last.random_action(seat, rng, &mut scratch))
            }
            _ => (By::Chance, last.random_outcome(rng, &mut scratch)),
        };
        let mut next = last.clone();
        next.play(by, action);
        game.push(next);
    }
    let near = game.len().saturating_sub(STEPS as usize);
    let Some((position, seat)) = game[near..].iter().find_map(|position| {
        let seat = position.turn().acting().first()?;
        let mut actions = Vec::new();
        position.legal(seat, &mut actions);
        (2..=8).contains(&actions.len()).then_some((position, seat))
    }) else {
        return false;
    };
    let view = position.view(Eyes::Seat(seat));
    let open = (0..20).all(|_| G::guess(&view, rng) == *position);
    if !open || leaves(position, LEAVES).is_none() {
        return false;
    }
    let values = exact::actions(position, seat);
    let best = values.iter().map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
    let worst = values.iter().map(|(_, value)| *value).fold(f64::INFINITY, f64::min);
    if best - worst < 0.5 {
        return false;
    }
    let mut thinking = Thinking::new(Budget::Iterations(30_000), rng.clone());
    let choice = search::<G>(seat, &view, &mut Playouts, &mut thinking);
    let value = values.iter().find(|(action, _)| *action == choice.action()).expect("legal").1;
    assert!(value >= best - 0.05, "{}: {:?} is worth {value}, not {best}", G::ID, choice.action());
    check_gap(position, seat, &values, rng);
    true
}

/// What an expert finds between the best and the worst action is about what there is between them.
fn check_gap<G: Skilled>(position: &G, seat: Seat, values: &[(G::Action, f64)], rng: &Rng) {
    let by_value = |one: &&(G::Action, f64), other: &&(G::Action, f64)| one.1.total_cmp(&other.1);
    let best = values.iter().max_by(by_value).expect("something can be done");
    let worst = values.iter().min_by(by_value).expect("something can be done");
    let view = position.view(Eyes::Seat(seat));
    let mut thinking = Thinking::new(Budget::Iterations(3_000), rng.clone());
    let gap = G::compare(seat, &view, [best.0, worst.0], &mut thinking);
    let right = best.1 - worst.1;
    assert!((gap.mean - right).abs() <= 0.3 + gap.margin, "{}: {gap:?} is not {right}", G::ID);
    let mut thinking = Thinking::new(Budget::Iterations(3_000), rng.clone());
    let back = G::compare(seat, &view, [worst.0, best.0], &mut thinking);
    assert!(back.mean < -back.margin, "{}: the worst is worse, not {back:?}", G::ID);
}

/// How many ends the game can come to from here, if no more than `most`.
fn leaves<G: Skilled>(position: &G, most: u64) -> Option<u64> {
    let mut next: Vec<(By, G::Action)> = Vec::new();
    match position.turn() {
        Turn::Over => return Some(1),
        Turn::Chance => {
            let mut outcomes = table::Outcomes::new();
            position.outcomes(&mut outcomes);
            next.extend(outcomes.list().iter().map(|&(outcome, _)| (By::Chance, outcome)));
        }
        Turn::Seats(acting) => {
            let seat = acting.first().expect("never empty");
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            next.extend(actions.into_iter().map(|action| (By::Seat(seat), action)));
        }
    }
    let mut sum = 0;
    for (by, action) in next {
        let mut after = position.clone();
        after.play(by, action);
        sum += leaves(&after, most - sum)?;
        if sum >= most {
            return None;
        }
    }
    Some(sum)
}

#[test]
fn search_finds_what_is_best() {
    for id in IDS {
        games::visit(id, Compare).expect("a registered game");
    }
}
