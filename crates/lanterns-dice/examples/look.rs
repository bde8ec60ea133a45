#![allow(missing_docs, clippy::pedantic)]
use lanterns_dice::{LanternsDice, Setup};
use rand::SeedableRng;
use std::time::Instant;
use table::playout::{RandomGame, playout};
use table::*;
fn main() {
    let arg: usize = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(0);
    if arg > 0 {
        for (players, emperor) in [(4, "first"), (4, "AAB"), (3, "first"), (2, "first")]
            .into_iter()
            .take(std::env::args().nth(2).and_then(|a| a.parse().ok()).unwrap_or(4))
        {
            let setup = Setup { players, emperor: emperor.into(), ..Setup::default() };
            let start = LanternsDice::new(&setup, &Loaded::<LanternsDice>::standard().data).unwrap();
            let mut rng = Rng::seed_from_u64(1);
            let mut scratch = Scratch::default();
            let mut best = f64::MAX;
            let mut steps = 0;
            for _ in 0..20 {
                let t = Instant::now();
                steps = 0;
                for _ in 0..arg {
                    let mut p = start;
                    steps += playout(&mut p, &mut rng, &mut scratch).steps;
                    std::hint::black_box(&p);
                }
                best = best.min(t.elapsed().as_secs_f64() / arg as f64);
            }
            println!(
                "{players} {emperor}: {:.2} us/game, {:.0} games/s, {} steps, size {}",
                best * 1e6,
                1.0 / best,
                steps as usize / arg,
                size_of::<LanternsDice>()
            );
        }
        return;
    }
    let setup = Setup { players: 4, emperor: "ABB".into(), ..Setup::default() };
    let game = RandomGame::<LanternsDice>::play(&setup, Loaded::standard(), Secret::simulated(1, 1)).unwrap();
    let names: Vec<String> =
        ["Ann", "Benedikt", "Chris the Third of His Name", "Dora"].map(String::from).to_vec();
    for lang in Lang::ALL {
        let words = Words::new(lang, [LanternsDice::words(lang)]);
        let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(Seat::new(1)) };
        let n = game.journal.steps().len();
        for (i, (p, by, a)) in game.journal.walk().enumerate() {
            if i > n - 40 && i < n - 28 {
                println!("{}", LanternsDice::tell(&game.journal.content().data, by, a, &to));
            }
            if i == n - 30 || i == 1 {
                println!("{}", LanternsDice::draw(&p, &to));
            }
        }
        println!("{}", LanternsDice::draw(game.journal.now(), &to));
    }
}
