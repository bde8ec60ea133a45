//! Where the time of a playout goes.

use beacon_patrol::{Action, BeaconPatrol, Setup};
use divan::{Bencher, black_box};
use rand::SeedableRng;
use table::playout::{RandomGame, playout};
use table::{By, Eyes, Game, Loaded, Outcomes, Rng, Scratch, Secret, Turn};

fn main() {
    divan::main();
}

/// Players, and whether both expansions are in.
const SETUPS: [(usize, bool); 5] = [(1, false), (1, true), (2, false), (3, false), (4, true)];

fn start((players, both): (usize, bool)) -> BeaconPatrol {
    let setup = Setup { players, windmills: both, piers: both };
    BeaconPatrol::new(&setup, &Loaded::<BeaconPatrol>::standard().data).expect("the setup fits")
}

/// The positions of a random game with the step taken in each, chance's or a seat's.
fn walk(setup: (usize, bool), of_chance: bool) -> Vec<(BeaconPatrol, By, Action)> {
    let options = Setup { players: setup.0, windmills: setup.1, piers: setup.1 };
    let game = RandomGame::<BeaconPatrol>::play(&options, Loaded::standard(), Secret::simulated(5, 0))
        .expect("the setup fits");
    game.journal.walk().filter(|(_, by, _)| (*by == By::Chance) == of_chance).collect()
}

#[divan::bench(args = SETUPS)]
fn whole_playout(bencher: Bencher<'_, '_>, setup: (usize, bool)) {
    let start = start(setup);
    let (mut rng, mut scratch) = (Rng::seed_from_u64(1), Scratch::default());
    bencher.bench_local(|| {
        let mut position = start;
        playout(&mut position, &mut rng, &mut scratch)
    });
}

#[divan::bench(args = SETUPS)]
fn whole_playout_with_standing(bencher: Bencher<'_, '_>, setup: (usize, bool)) {
    let start = start(setup);
    let (mut rng, mut scratch) = (Rng::seed_from_u64(1), Scratch::default());
    bencher.bench_local(|| {
        let mut position = start;
        playout(&mut position, &mut rng, &mut scratch);
        position.standing()
    });
}

#[divan::bench(args = SETUPS)]
fn legal_of_a_game(bencher: Bencher<'_, '_>, setup: (usize, bool)) {
    let walk = walk(setup, false);
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        for (position, ..) in &walk {
            let Turn::Seats(seats) = position.turn() else { continue };
            actions.clear();
            position.legal(seats.first().expect("never empty"), &mut actions);
            black_box(&actions);
        }
    });
}

#[divan::bench(args = SETUPS)]
fn outcomes_of_a_game(bencher: Bencher<'_, '_>, setup: (usize, bool)) {
    let walk = walk(setup, true);
    let mut outcomes = Outcomes::new();
    bencher.bench_local(|| {
        for (position, ..) in &walk {
            outcomes.clear();
            position.outcomes(&mut outcomes);
            black_box(&outcomes);
        }
    });
}

#[divan::bench(args = [(1, false), (4, true)])]
fn play_of_a_game(bencher: Bencher<'_, '_>, setup: (usize, bool)) {
    let steps: Vec<(By, Action)> = RandomGame::<BeaconPatrol>::play(
        &Setup { players: setup.0, windmills: setup.1, piers: setup.1 },
        Loaded::standard(),
        Secret::simulated(5, 0),
    )
    .expect("the setup fits")
    .journal
    .steps()
    .to_vec();
    let start = start(setup);
    bencher.bench_local(|| {
        let mut position = start;
        for &(by, action) in &steps {
            position.play(by, action);
        }
        position
    });
}

#[divan::bench(args = SETUPS)]
fn standing(bencher: Bencher<'_, '_>, setup: (usize, bool)) {
    let (position, ..) = *walk(setup, false).last().expect("a game has steps");
    bencher.bench_local(|| black_box(&position).standing());
}

#[divan::bench]
fn view_and_guess(bencher: Bencher<'_, '_>) {
    let (position, ..) = *walk((4, true), false).last().expect("a game has steps");
    let mut rng = Rng::seed_from_u64(1);
    bencher.bench_local(|| {
        let view = black_box(&position).view(Eyes::Spectator);
        BeaconPatrol::guess(&view, &mut rng)
    });
}
