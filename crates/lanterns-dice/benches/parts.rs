//! Where the time of a playout goes.

use divan::{Bencher, black_box};
use lanterns_dice::{LanternsDice, Setup};
use rand::SeedableRng;
use table::playout::{RandomGame, playout};
use table::{By, Eyes, Game, Loaded, Rng, Scratch, Seat, Secret, Turn};

const PLAYERS: [usize; 3] = [2, 3, 4];

fn main() {
    divan::main();
}

fn setup(players: usize) -> Setup {
    Setup { players, ..Setup::default() }
}

fn start(setup: &Setup) -> LanternsDice {
    LanternsDice::new(setup, &Loaded::<LanternsDice>::standard().data).expect("the setup fits")
}

/// A seat's decision late in a game, where lakes are full enough to launch from.
fn late(players: usize) -> (LanternsDice, Seat) {
    let game = RandomGame::<LanternsDice>::play(&setup(players), Loaded::standard(), Secret::simulated(1, 1));
    let journal = game.expect("two to four play").journal;
    let most = journal.steps().len() * 3 / 4;
    let mut decisions = journal.walk().skip(most).filter_map(|(position, by, _)| match by {
        By::Seat(seat) => Some((position, seat)),
        By::Chance => None,
    });
    decisions.next().expect("a game has decisions")
}

fn bench_games(bencher: Bencher, setup: &Setup) {
    let start = start(setup);
    let mut rng = Rng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    bencher.bench_local(|| {
        let mut position = start;
        playout(&mut position, &mut rng, &mut scratch);
        position.standing()
    });
}

#[divan::bench(args = PLAYERS)]
fn whole_game(bencher: Bencher, players: usize) {
    bench_games(bencher, &setup(players));
}

#[divan::bench(args = PLAYERS)]
fn whole_game_with_waiting(bencher: Bencher, players: usize) {
    bench_games(bencher, &Setup { emperor: "AAB".to_owned(), ..setup(players) });
}

#[divan::bench(args = PLAYERS)]
fn random_turn(bencher: Bencher, players: usize) {
    let (position, seat) = late(players);
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

#[divan::bench(args = PLAYERS)]
fn legal(bencher: Bencher, players: usize) {
    let (position, seat) = late(players);
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        black_box(&position).legal(seat, &mut actions);
        actions.len()
    });
}

#[divan::bench(args = PLAYERS)]
fn standing(bencher: Bencher, players: usize) {
    let (position, _) = late(players);
    bencher.bench_local(|| black_box(&position).standing());
}

#[divan::bench(args = PLAYERS)]
fn view_and_guess(bencher: Bencher, players: usize) {
    let (position, seat) = late(players);
    let mut rng = Rng::seed_from_u64(1);
    bencher.bench_local(|| LanternsDice::guess(&black_box(&position).view(Eyes::Seat(seat)), &mut rng));
}
