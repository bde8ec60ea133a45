//! Beacon Patrol agrees with a second implementation, written from the rules text alone, step by step over random
//! games, on every golden trace, and in the counts of the perft suite.

#[path = "naive/game.rs"]
mod game;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use beacon_patrol::{BeaconPatrol, Setup};
use game::Naive;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use table::perft::Case;
use table::{By, Game, Loaded, Outcomes, Rng, Seat, Turn, conformance, setup, trace};

const PERFT: &str = include_str!("beacon-patrol.perft");

/// At least this many positions are compared by each half.
const POSITIONS: usize = 520_000;

#[test]
fn agrees_alone_and_with_two() {
    agree(&[1, 2], 100);
}

#[test]
fn agrees_with_three_and_four() {
    agree(&[3, 4], 200);
}

fn agree(players: &[usize], seed: u64) {
    let mut rng = Rng::seed_from_u64(seed);
    let mut positions = 0;
    while positions < POSITIONS {
        for &players in players {
            for (windmills, piers) in [(false, false), (true, false), (false, true), (true, true)] {
                positions += compare_game(&Setup { players, windmills, piers }, &mut rng);
            }
        }
    }
    assert!(positions >= POSITIONS);
}

/// Plays a random game on both sides; how many positions were compared.
///
/// Random players hardly ever close a gap, so half of the games are played by ones who lay a tile when they can,
/// and near HQ if they can: such charts have explored tiles in plenty.
fn compare_game(setup: &Setup, rng: &mut Rng) -> usize {
    let content = &Loaded::<BeaconPatrol>::standard().data;
    let mut position = BeaconPatrol::new(setup, content).unwrap();
    let mut naive = naive(setup);
    let is_keen = rng.random_range(0..2) == 0;
    let mut positions = 0;
    loop {
        positions += 1;
        let steps = compare(&position, &naive, content);
        compare_score(&position, &naive, positions % 16 == 1 || position.turn() == Turn::Over);
        if steps.is_empty() {
            return positions;
        }
        let laying: Vec<&String> = steps.iter().filter(|step| step.starts_with("place")).collect();
        let choice: Vec<&String> =
            if is_keen && !laying.is_empty() { laying } else { steps.iter().collect() };
        let step = choice[rng.random_range(0..choice.len())];
        let by = position.turn().acting().first().map_or(By::Chance, By::Seat);
        position.play(by, BeaconPatrol::parse(content, step).unwrap());
        naive.play(step);
    }
}

fn naive(setup: &Setup) -> Naive {
    Naive::new(BeaconPatrol::CONTENT, setup.players, setup.windmills, setup.piers)
}

/// Both offer the same; returns what they offer.
fn compare(position: &BeaconPatrol, naive: &Naive, content: &<BeaconPatrol as Game>::Content) -> Vec<String> {
    let acting: Vec<usize> = position.turn().acting().iter().map(Seat::index).collect();
    assert_eq!(acting, naive.acting());
    assert_eq!(position.turn() == Turn::Over, naive.is_over());
    let mut legal = Vec::new();
    for seat in Seat::all(position.seats()) {
        let own = trace::legal(position, seat, content);
        assert!(own.is_empty() || acting == [seat.index()]);
        legal.extend(own);
    }
    assert_eq!(legal, naive.legal().into_iter().collect::<Vec<_>>(), "{position:?}");
    let mut outcomes = Outcomes::new();
    position.outcomes(&mut outcomes);
    let odds: BTreeMap<String, u32> = outcomes
        .list()
        .iter()
        .map(|&(outcome, weight)| (BeaconPatrol::print(content, outcome), weight))
        .collect();
    assert_eq!(odds, naive.odds());
    legal.extend(odds.into_keys());
    legal
}

fn compare_score(position: &BeaconPatrol, naive: &Naive, in_detail: bool) {
    let standing = position.standing();
    let (score, rank) = (naive.score(), naive.rank());
    assert_eq!(standing.scores[..], vec![score; position.seats()]);
    assert_eq!(standing.ranks[..], vec![1; position.seats()]);
    assert_eq!(standing.grade, Some(rank));
    if in_detail {
        assert_eq!(position.detail(), naive.detail());
    }
}

#[test]
fn the_naive_game_knows_every_golden_trace() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut steps = 0;
    for entry in std::fs::read_dir(dir).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (head, end) = (&lines[0], &lines[lines.len() - 1]["end"]);
        let setup: Setup = serde_json::from_value(head["setup"].clone()).unwrap();
        let mut naive = naive(&setup);
        for line in &lines[1..lines.len() - 1] {
            if line["by"] == "*" {
                assert_eq!(line["odds"], serde_json::to_value(naive.odds()).unwrap());
            } else {
                assert_eq!(line["acting"], serde_json::to_value(naive.acting()).unwrap());
                assert_eq!(line["by"], line["acting"][0]);
                assert_eq!(line["legal"], serde_json::to_value(naive.legal()).unwrap());
            }
            naive.play(line["did"].as_str().unwrap());
            steps += 1;
        }
        assert!(naive.is_over());
        assert_eq!(end["scores"], serde_json::to_value(vec![naive.score(); setup.players]).unwrap());
        assert_eq!(end["detail"], naive.detail());
    }
    assert!(steps > 16 * 60, "{steps} steps");
}

#[test]
fn perft_agrees_with_the_suite() {
    conformance::check_perft::<BeaconPatrol>(PERFT);
    let cases = Case::parse_all(PERFT);
    assert!(cases.len() >= 6);
    for case in cases {
        let setup = setup::from_options::<BeaconPatrol>(&case.setup).unwrap();
        let mut naive = naive(&setup);
        for step in &case.steps {
            let (_, action) = step.split_once(' ').unwrap();
            let possible: BTreeSet<String> = naive.legal().into_iter().chain(naive.odds().into_keys()).collect();
            assert!(possible.contains(action), "{}: {step}", case.id);
            naive.play(action);
        }
        for &(depth, count) in &case.counts {
            assert_eq!(naive.perft(depth), count, "{}, depth {depth}", case.id);
        }
    }
}
