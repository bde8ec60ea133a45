//! Where the time of a playout goes.

use divan::{Bencher, black_box};
use lighthouse_run::{LighthouseRun, Setup, Variant};
use rand::SeedableRng;
use table::playout::{RandomGame, playout};
use table::{By, Eyes, Game, Loaded, Rng, Scratch, Seat, Secret, Turn};

const TABLES: [(u8, Variant); 5] =
    [(2, Variant::Base), (3, Variant::Base), (4, Variant::Base), (2, Variant::Erik), (2, Variant::Fleet)];

fn main() {
    divan::main();
}

fn setup((players, variant): (u8, Variant)) -> Setup {
    Setup { players, variant, ..Setup::default() }
}

fn start(table: (u8, Variant)) -> LighthouseRun {
    LighthouseRun::new(&setup(table), &Loaded::<LighthouseRun>::standard().data).expect("the setup fits")
}

/// A seat's step in the middle of a game that can be taken in several ways.
fn middle(table: (u8, Variant)) -> (LighthouseRun, Seat) {
    let game = RandomGame::<LighthouseRun>::play(&setup(table), Loaded::standard(), Secret::simulated(1, 1));
    let journal = game.expect("the setup fits").journal;
    let half = journal.steps().len() / 2;
    let choice = |(position, by, _): (LighthouseRun, By, _)| match by {
        By::Seat(seat) => {
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            (actions.len() > 2).then_some((position, seat))
        }
        By::Chance => None,
    };
    journal.walk().skip(half).find_map(choice).expect("a game has choices")
}

#[divan::bench(args = TABLES)]
fn whole_game(bencher: Bencher, table: (u8, Variant)) {
    let start = start(table);
    let mut rng = Rng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    bencher.bench_local(|| {
        let mut position = start;
        playout(&mut position, &mut rng, &mut scratch);
        position.standing()
    });
}

#[divan::bench(args = TABLES)]
fn random_step(bencher: Bencher, table: (u8, Variant)) {
    let (position, seat) = middle(table);
    let mut rng = Rng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    bencher.bench_local(|| {
        let mut position = black_box(position);
        let action = position.random_action(seat, &mut rng, &mut scratch);
        position.play(By::Seat(seat), action);
        while position.turn() == Turn::Chance {
            let outcome = position.random_outcome(&mut rng, &mut scratch);
            position.play(By::Chance, outcome);
        }
        position
    });
}

#[divan::bench(args = TABLES)]
fn legal(bencher: Bencher, table: (u8, Variant)) {
    let (position, seat) = middle(table);
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        black_box(&position).legal(seat, &mut actions);
        actions.len()
    });
}

#[divan::bench(args = TABLES)]
fn play(bencher: Bencher, table: (u8, Variant)) {
    let (position, seat) = middle(table);
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    bencher.bench_local(|| {
        let mut position = black_box(position);
        position.play(By::Seat(seat), black_box(actions[0]));
        position
    });
}

#[divan::bench(args = TABLES)]
fn standing(bencher: Bencher, table: (u8, Variant)) {
    let (position, _) = middle(table);
    bencher.bench_local(|| black_box(&position).standing());
}

#[divan::bench(args = TABLES)]
fn view(bencher: Bencher, table: (u8, Variant)) {
    let (position, seat) = middle(table);
    bencher.bench_local(|| black_box(&position).view(Eyes::Seat(seat)));
}

#[divan::bench(args = TABLES)]
fn guess(bencher: Bencher, table: (u8, Variant)) {
    let (position, seat) = middle(table);
    let view = position.view(Eyes::Seat(seat));
    let mut rng = Rng::seed_from_u64(1);
    bencher.bench_local(|| LighthouseRun::guess(black_box(&view), &mut rng));
}
