//! Beacon Patrol agrees with a second implementation, written from the rules text alone.

mod game;

use std::path::Path;

use beacon_patrol::{BeaconPatrol, Setup};
use game::Naive;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use table::conformance::{Second, agree, agree_on_perft, check_perft};
use table::record::GameResult;
use table::{Game, Journal, Loaded, Rng, Seat, trace};

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

/// Random captains hardly ever close a gap. These look for gaps, so that their charts have explored tiles in
/// plenty, windmills and piers among them; and the scores agree all along. In every other game all lighthouses
/// but HQ are piers.
#[test]
fn keen_captains_score_the_same() {
    let standard = BeaconPatrol::CONTENT;
    let (hq, rest) = standard.split_at(standard.find("[[tile]]").unwrap());
    let piers = hq.to_owned() + &rest.replace("\"lighthouse\"", "\"pier\"\nset = \"piers\"");
    let mut rng = Rng::seed_from_u64(7);
    let mut scored = [0, 0];
    for game in 0..800 {
        let (windmills, piers_too) = EXPANSIONS[game % 4];
        let setup = Setup { players: 1 + game / 4 % 4, windmills, piers: piers_too };
        let content = if game / 16 % 2 == 0 { standard } else { &piers };
        let naive = keen_game(content, setup, &mut rng);
        for (feature, count) in ["windmill", "pier"].into_iter().zip(&mut scored) {
            *count +=
                naive.explored().iter().filter(|tile| naive.shows(&tile.0, feature) && tile.2 > 1).count();
        }
    }
    assert!(scored[0] > 200 && scored[1] > 150, "{scored:?} windmills and piers scored");
}

fn keen_game(content: &str, setup: Setup, rng: &mut Rng) -> Naive {
    let mut naive = Naive::of(content, setup.players, setup.windmills, setup.piers);
    let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::read("keen", content).unwrap()).unwrap();
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

/// Random captains hardly ever carry a last tile for long. These do, in most games until keeping has come to its end;
/// and what they may do agrees all along.
#[test]
fn patient_captains_have_the_same_choices() {
    let mut rng = Rng::seed_from_u64(8);
    let mut worn_out = 0;
    for game in 0..80 {
        let (windmills, piers) = EXPANSIONS[game % 4];
        let setup = Setup { players: 1, windmills, piers };
        let mut naive = Naive::of(BeaconPatrol::CONTENT, 1, windmills, piers);
        let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).unwrap();
        while !naive.is_over() {
            let (seat, choices) = match naive.acting().first() {
                None => (None, naive.odds().into_keys().collect()),
                Some(&seat) => (Some(seat), naive.legal(seat)),
            };
            if seat.is_some() {
                let legal = trace::legal(journal.now(), Seat::new(0), &journal.content().data);
                assert_eq!(legal, choices);
            }
            let is_patient = |step: &&String| step.len() == "sail e".len() || step.starts_with("end ");
            let mut patient: Vec<&String> = choices.iter().filter(is_patient).collect();
            if !naive.is_pile_empty() || patient.is_empty() || rng.random_range(0..40) == 0 {
                patient = choices.iter().collect();
            }
            let can_keep = choices.iter().any(|step| step.starts_with("end "));
            worn_out += usize::from(seat.is_some() && naive.is_pile_empty() && !can_keep);
            let step = patient[rng.random_range(0..patient.len())].clone();
            let who = seat.map_or("*".to_owned(), |seat| seat.to_string());
            journal.play_text(&format!("{who} {step}")).unwrap();
            naive.play(seat, &step);
        }
    }
    assert!(worn_out > 40, "{worn_out} positions in which keeping had come to its end");
}

/// Mostly what brings most: by laying now, or by sailing a tile further and laying there.
fn keenest(naive: &Naive, seat: usize, rng: &mut Rng) -> String {
    let legal = naive.legal(seat);
    let sails = legal.iter().filter(|step| step.len() == "sail e".len());
    let further =
        sails.filter_map(|step| Some((best_laying(&after(naive, seat, step), seat)?.0 - 1, step.clone())));
    match best_laying(naive, seat).into_iter().chain(further).max() {
        Some((_, step)) if rng.random_range(0..10) < 9 => step,
        _ => legal[rng.random_range(0..legal.len())].clone(),
    }
}

fn best_laying(naive: &Naive, seat: usize) -> Option<(i32, String)> {
    let legal = naive.legal(seat).into_iter().filter(|step| step.starts_with("place"));
    let value = |step: String| {
        let laid = after(naive, seat, &step);
        (4 * laid.score() + 2 * laid.neighbours(seat), step)
    };
    legal.map(value).max()
}

fn after(naive: &Naive, seat: usize, step: &str) -> Naive {
    let mut after = naive.clone();
    after.play(Some(seat), step);
    after
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
