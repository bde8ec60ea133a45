//! Where the time of a playout goes.

use divan::{Bencher, black_box};
use glux::{Glux, Setup};
use rand::SeedableRng;
use table::playout::{RandomGame, playout};
use table::verify::verify;
use table::{By, Dice, Eyes, Game, Loaded, Outcomes, Record, Rng, Scratch, Seat, Secret, Turn};

const PLAYERS: [usize; 3] = [2, 3, 4];

fn main() {
    divan::main();
}

fn start(players: usize) -> Glux {
    Glux::new(&Setup { players }, &Loaded::<Glux>::standard().data).expect("two to four play")
}

/// A seat's turn in the middle of a game, with the rest of the position as it comes.
fn middle(players: usize) -> (Glux, Seat) {
    let game = RandomGame::<Glux>::play(&Setup { players }, Loaded::standard(), Secret::simulated(1, 1));
    let journal = game.expect("two to four play").journal;
    let half = journal.steps().len() / 2;
    let turns = journal.walk().skip(half).filter_map(|(position, by, _)| match by {
        By::Seat(seat) => Some((position, seat)),
        By::Chance => None,
    });
    turns.into_iter().next().expect("a game has turns")
}

#[divan::bench(args = PLAYERS)]
fn whole_game(bencher: Bencher, players: usize) {
    let start = start(players);
    let mut rng = Rng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    bencher.bench_local(|| {
        let mut position = start;
        playout(&mut position, &mut rng, &mut scratch);
        position.standing()
    });
}

#[divan::bench(args = PLAYERS)]
fn random_turn(bencher: Bencher, players: usize) {
    let (position, seat) = middle(players);
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
    let (position, seat) = middle(players);
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        black_box(&position).legal(seat, &mut actions);
        actions.len()
    });
}

#[divan::bench(args = PLAYERS)]
fn standing(bencher: Bencher, players: usize) {
    let (position, _) = middle(players);
    bencher.bench_local(|| black_box(&position).standing());
}

#[divan::bench(args = PLAYERS)]
fn view_and_guess(bencher: Bencher, players: usize) {
    let (position, seat) = middle(players);
    let mut rng = Rng::seed_from_u64(1);
    bencher.bench_local(|| Glux::guess(&black_box(&position).view(Eyes::Seat(seat)), &mut rng));
}

#[divan::bench(args = PLAYERS)]
fn verify_record(bencher: Bencher, players: usize) {
    let game = RandomGame::<Glux>::play(&Setup { players }, Loaded::standard(), Secret::simulated(1, 1));
    let text = game.expect("two to four play").record().to_json();
    bencher.bench_local(|| {
        let record = Record::parse(black_box(&text)).expect("a record");
        verify::<Glux>(&record, Loaded::standard())
    });
}

#[divan::bench]
fn pick_by_fair_dice(bencher: Bencher) {
    let dice = Dice::new(&Secret::simulated(1, 1), []);
    let mut outcomes = Outcomes::new();
    start(4).outcomes(&mut outcomes);
    let mut index = 0;
    bencher.bench_local(|| {
        index += 1;
        dice.pick(index, &outcomes)
    });
}
