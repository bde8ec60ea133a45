//! Beacon Patrol agrees with a second implementation, written from the rules text alone.

#[path = "naive/game.rs"]
mod game;

use std::path::Path;

use beacon_patrol::{BeaconPatrol, Setup};
use game::Naive;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use table::conformance::{Second, agree, agree_on_perft, check_perft};
use table::record::GameResult;
use table::{Game, Journal, Loaded, Rng, setup};

const PERFT: &str = include_str!("beacon-patrol.perft");

/// Without expansions, with windmills, with piers, with both.
const EXPANSIONS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// By setup: 16 of them make more than a million.
const POSITIONS: usize = 65_000;

fn agree_among(players: usize) {
    for (windmills, piers) in EXPANSIONS {
        agree::<BeaconPatrol, Naive>(&Setup { players, windmills, piers }, POSITIONS);
    }
}

#[test]
fn agrees_alone() {
    agree_among(1);
}

#[test]
fn agrees_with_two_players() {
    agree_among(2);
}

#[test]
fn agrees_with_three_players() {
    agree_among(3);
}

#[test]
fn agrees_with_four_players() {
    agree_among(4);
}

#[test]
fn both_count_the_same() {
    check_perft::<BeaconPatrol>(PERFT);
    agree_on_perft::<Naive>(PERFT);
}

/// Random captains hardly ever close a gap. These lay a tile whenever they can, as near to the middle as they can:
/// their charts have explored tiles in plenty, windmills and piers among them, and the scores agree all along.
#[test]
fn keen_captains_score_the_same() {
    let mut rng = Rng::seed_from_u64(7);
    let (mut windmills, mut piers) = (0, 0);
    for game in 0..400 {
        let expansions = EXPANSIONS[game % 4];
        let setup = Setup { players: 1 + game / 4 % 4, windmills: expansions.0, piers: expansions.1 };
        for (tile, _, points) in keen_game(setup, &mut rng).explored() {
            windmills += usize::from(tile == "M");
            piers += usize::from(tile.starts_with('P') && points > 1);
        }
    }
    assert!(windmills > 100 && piers > 40, "{windmills} windmills and {piers} piers scored");
}

fn keen_game(setup: Setup, rng: &mut Rng) -> Naive {
    let mut naive = Naive::new(&setup::to_options::<BeaconPatrol>(&setup));
    let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).unwrap();
    while !naive.is_over() {
        let seat = naive.acting().first().copied();
        let step = match seat {
            None => {
                let tiles: Vec<String> = naive.odds().into_keys().collect();
                tiles[rng.random_range(0..tiles.len())].clone()
            }
            Some(seat) => keenest(&naive, seat, rng),
        };
        let who = seat.map_or("*".to_owned(), |seat| seat.to_string());
        journal.play_text(&format!("{who} {step}")).unwrap();
        naive.play(seat, &step);
        let standing = journal.now().standing();
        assert_eq!(standing.grade, Some(naive.rank()));
        let GameResult { scores, ranks, detail } = GameResult::of(journal.now());
        assert_eq!(json!({ "scores": scores, "ranks": ranks, "detail": detail }), naive.result());
    }
    naive
}

/// Mostly the laying that leaves the most neighbours beside the new tile; else sailing, else anything.
fn keenest(naive: &Naive, seat: usize, rng: &mut Rng) -> String {
    let legal = naive.legal(seat);
    let value = |step: &&String| {
        let mut after = naive.clone();
        after.play(Some(seat), step);
        after.score() * 2 + after.neighbours(seat)
    };
    let laying = legal.iter().filter(|step| step.starts_with("place"));
    match laying.max_by_key(value) {
        Some(step) if rng.random_range(0..10) < 8 => step.clone(),
        _ => {
            let sailing: Vec<&String> = legal.iter().filter(|step| step.len() == "sail e".len()).collect();
            let any = if sailing.is_empty() { legal.iter().collect() } else { sailing };
            any[rng.random_range(0..any.len())].clone()
        }
    }
}

#[test]
fn the_naive_game_knows_every_golden_trace() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for entry in std::fs::read_dir(dir).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let [head, steps @ .., end] = &lines[..] else { panic!("a trace has a head and an end") };
        let mut naive = Naive::new(head["setup"].as_object().unwrap());
        for line in steps {
            assert_eq!(json!(naive.acting()), *line.get("acting").unwrap_or(&json!([])));
            let seat = line["by"].as_u64().map(|seat| seat as usize);
            match seat {
                None => assert_eq!(json!(naive.odds()), line["odds"]),
                Some(seat) => assert_eq!(json!(naive.legal(seat)), line["legal"]),
            }
            naive.play(seat, line["did"].as_str().unwrap());
        }
        assert!(naive.is_over());
        assert_eq!(naive.result(), end["end"]);
    }
}
