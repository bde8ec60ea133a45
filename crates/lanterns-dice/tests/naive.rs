//! Lanterns Dice once more, slowly: straight from the rules text, on lists and words, to agree with the fast one.

mod second;

use lanterns_dice::{LanternsDice, Setup};
use rand::{RngExt, SeedableRng};
use serde_json::json;
use table::conformance::{Second, agree, agree_on_perft, check_perft};
use table::record::GameResult;
use table::{Game, Journal, Loaded, Rng, Seat, Turn, setup, trace};

use second::Naive;

const PERFT: &str = include_str!("lanterns-dice.perft");

fn check(players: usize, [shapes, emperor, sheets]: [&str; 3], positions: usize) {
    let [shapes, emperor, sheets] = [shapes, emperor, sheets].map(str::to_owned);
    agree::<LanternsDice, Naive>(&Setup { players, shapes, emperor, sheets }, positions);
}

/// A million positions in all, in two tests so that two cores share them.
#[test]
fn agrees_on_the_first_half_million() {
    check(2, ["first", "first", "first"], 120_000);
    check(4, ["first", "first", "ADBC"], 120_000);
    check(3, ["U5,S4,I3,X5", "BBB", "BDC"], 130_000);
    check(4, ["random", "random", "random"], 150_000);
}

#[test]
fn agrees_on_the_second_half_million() {
    check(2, ["first", "AAB", "random"], 130_000);
    check(3, ["first", "first", "first"], 120_000);
    check(3, ["random", "random", "random"], 130_000);
    check(4, ["L4,T4,L3,O4", "BAB", "first"], 130_000);
}

#[test]
fn both_count_the_same() {
    check_perft::<LanternsDice>(PERFT);
    agree_on_perft::<Naive>(PERFT);
}

/// Cheap cards, many gifts, small tiles: what random play on the standard sheets comes to once in a hundred
/// games happens in every turn of these.
#[test]
fn agrees_on_generous_sheets() {
    let launch = "launch one fireworks display, besides step 4";
    let whole = "shade both areas of one wholly unshaded pool";
    let shown = "shade one area of a colour shown on any of the four dice";
    for (card_1, card_3) in [(whole, whole), (launch, whole), (whole, launch), (shown, launch)] {
        let text = LanternsDice::CONTENT
            .replace("first_gifts = 1", "first_gifts = 20")
            .replace(shown, card_1)
            .replace("cost = 3", "cost = 1")
            .replace(&format!("A = \"{whole}\""), &format!("A = \"{card_3}\""))
            .replace("OW- GBp WG- GR- PBd PO-", "OWp GBp WGp GRp PBp POp");
        for players in 2..=4 {
            agree_on(&text, &Setup { players, ..Setup::default() }, 12_000);
        }
    }
}

/// As [`agree`], on other content; rolls are compared by their number only.
fn agree_on(text: &str, setup: &Setup, positions: usize) {
    let content = Loaded::<LanternsDice>::read("generous", text).unwrap();
    let options = setup::to_options::<LanternsDice>(setup);
    let mut rng = Rng::seed_from_u64(5);
    let mut agreed = 0;
    while agreed < positions {
        let mut journal = Journal::<LanternsDice>::new(setup.clone(), content).unwrap();
        let mut naive = Naive::on(text, &options);
        while journal.now().turn() != Turn::Over {
            let (by, action) = compare(&journal, &naive, &mut rng);
            naive.play(by, &action);
            let by = by.map_or("*".to_owned(), |seat| seat.to_string());
            journal.play_text(&format!("{by} {action}")).unwrap();
            agreed += 1;
        }
        let GameResult { scores, ranks, detail } = GameResult::of(journal.now());
        assert_eq!(json!({ "scores": scores, "ranks": ranks, "detail": detail }), naive.result());
    }
}

fn compare(journal: &Journal<LanternsDice>, naive: &Naive, rng: &mut Rng) -> (Option<usize>, String) {
    let position = journal.now();
    let acting: Vec<usize> = position.turn().acting().iter().map(Seat::index).collect();
    assert_eq!(acting, naive.acting(), "after {:?}", journal.steps());
    let mut choices: Vec<(Option<usize>, String)> = Vec::new();
    for &seat in &acting {
        let mut legal = naive.legal(seat);
        legal.sort_unstable();
        let ours = trace::legal(position, Seat::new(seat), &journal.content().data);
        assert_eq!(ours, legal, "seat {seat} after {:?}", journal.steps());
        // Passing often would leave the lake empty.
        let eager = legal.iter().filter(|action| *action != "pass" && *action != "reroll");
        choices.extend(eager.map(|action| (Some(seat), action.clone())));
    }
    if position.turn() == Turn::Chance {
        choices.extend(naive.odds().into_keys().map(|outcome| (None, outcome)));
    }
    choices.swap_remove(rng.random_range(0..choices.len()))
}
