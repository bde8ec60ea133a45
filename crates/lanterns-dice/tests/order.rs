//! Everybody acts at the same time: who happens to be first makes no difference.

use std::collections::VecDeque;

use lanterns_dice::{Action, LanternsDice, Setup};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use table::playout::RandomGame;
use table::{By, Game, Loaded, Rng, Seat, Secret, Turn, trace};

const SIDES: [&str; 4] = ["first", "random", "AAB", "BBB"];

/// The standard sheets, or such that gifts abound and cards are cheap, so that there is much to do and to launch.
fn content(generous: bool) -> &'static Loaded<LanternsDice> {
    if !generous {
        return Loaded::standard();
    }
    let text = LanternsDice::CONTENT
        .replace("first_gifts = 1", "first_gifts = 20")
        .replace("cost = 3", "cost = 1")
        .replace(
            "shade one more area of the colour of the die you face",
            "shade both areas of one wholly unshaded pool",
        );
    Loaded::read("generous", &text).unwrap()
}

fn game(players: usize, sides: usize, generous: bool, seed: u64) -> RandomGame<LanternsDice> {
    let random = || "random".to_owned();
    let setup = Setup { players, shapes: random(), emperor: SIDES[sides].to_owned(), sheets: random() };
    RandomGame::play(&setup, content(generous), Secret::simulated(11, seed)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// The same decisions of every seat, in another order from roll to roll, lead to the same positions; also where
    /// LD-15 makes some wait, for then the order of what matters is fixed.
    #[test]
    fn the_same_decisions_in_any_order_lead_to_the_same_position(
        players in 2..=4_usize, sides in 0..SIDES.len(), generous: bool, seed in 0..500_u64, order: u64
    ) {
        let game = game(players, sides, generous, seed);
        let mut rng = Rng::seed_from_u64(order);
        let mut shuffled = game.journal.walk().next().unwrap().0;
        let mut decisions: Vec<VecDeque<Action>> = vec![VecDeque::new(); players];
        for (position, by, action) in game.journal.walk() {
            match by {
                By::Seat(seat) => decisions[seat.index()].push_back(action),
                By::Chance => {
                    catch_up(&mut shuffled, &mut decisions, &mut rng);
                    prop_assert_eq!(shuffled, position);
                    shuffled.play(by, action);
                }
            }
        }
        catch_up(&mut shuffled, &mut decisions, &mut rng);
        prop_assert_eq!(&shuffled, game.journal.now());
    }

    /// Unless a card launches, what one seat does changes nothing of what the others may do.
    #[test]
    fn nobody_changes_what_others_may_do(players in 2..=4_usize, generous: bool, seed in 0..500_u64) {
        let game = game(players, 0, generous, seed);
        let content = &game.journal.content().data;
        for (position, by, action) in game.journal.walk() {
            let acting = position.turn().acting();
            let mut next = position;
            next.play(by, action);
            for other in acting.iter().filter(|&other| By::Seat(other) != by) {
                prop_assert!(next.turn().acting().contains(other));
                prop_assert_eq!(trace::legal(&next, other, content), trace::legal(&position, other, content));
            }
        }
    }
}

/// Plays all decisions, each time those of a random seat that may act.
fn catch_up(position: &mut LanternsDice, decisions: &mut [VecDeque<Action>], rng: &mut Rng) {
    while decisions.iter().any(|decisions| !decisions.is_empty()) {
        let Turn::Seats(acting) = position.turn() else { panic!("decisions are left, but nobody acts") };
        let acting: Vec<Seat> = acting.iter().collect();
        let seat = acting[rng.random_range(0..acting.len())];
        let action = decisions[seat.index()].pop_front().expect("whoever may act has decided something");
        position.try_play(By::Seat(seat), action).expect("what was legal in one order is legal in another");
    }
}
