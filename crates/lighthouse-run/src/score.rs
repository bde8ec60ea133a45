//! Scoring: symbols, ties.

use serde_json::{Value, json};
use table::{Seat, Standing, TieBreak};

use crate::board::{Board, Variant};
use crate::content::{Color, Space};
use crate::rules::LighthouseRun;

/// LR-21: what the ships of a colour have scored so far.
pub(crate) fn points(board: &Board, color: Color) -> i32 {
    let points =
        |(space, ships): (Space, u8)| i32::from(board.content.points[space.index()]) * i32::from(ships);
    board.ships[color.index()].by_space().map(points).sum()
}

/// LR-21, LR-22, LR-26 and LR-30: most points; in the Great Fleet the smaller difference; most steps on the cards
/// that are left.
pub(crate) fn standing(position: &LighthouseRun) -> Standing {
    let board = &position.board;
    let points = |color: Color| points(board, color);
    let cards = |color: Color| i32::from(board.content.steps_on(position.hands[color.index()]));
    let key = |color: Color| (points(color), 0, cards(color));
    let fleet = |seat: Seat| {
        let [one, two] = both_colors(board, seat);
        let difference = (points(one) - points(two)).abs();
        (points(one) + points(two), -difference, cards(one) + cards(two))
    };
    match board.variant {
        Variant::Fleet => Standing::competitive(Seat::all(board.seats()).map(fleet), |key| key.0),
        Variant::Base | Variant::Erik => Standing::competitive(board.colors().map(key), |key| key.0),
    }
}

/// The two colours of a seat in the Great Fleet (LR-27).
fn both_colors(board: &Board, seat: Seat) -> [Color; 2] {
    [Color(seat.index() as u8), Color(seat.index() as u8 + board.players)]
}

/// LR-22 and LR-30: in the Great Fleet the smaller difference; then the steps on the cards that are left.
pub(crate) fn tie_breaks(position: &LighthouseRun) -> Vec<TieBreak> {
    let board = &position.board;
    let cards = |color: Color| i32::from(board.content.steps_on(position.hands[color.index()]));
    if board.variant != Variant::Fleet {
        let values = board.colors().map(cards).collect();
        return vec![TieBreak { name: "cards", values, least_wins: false }];
    }
    let by_seat = |value: &dyn Fn([Color; 2]) -> i32| {
        Seat::all(board.seats()).map(|seat| value(both_colors(board, seat))).collect()
    };
    let differences = by_seat(&|[one, two]| (points(board, one) - points(board, two)).abs());
    let cards = by_seat(&|colors| colors.map(cards).iter().sum());
    vec![
        TieBreak { name: "difference", values: differences, least_wins: true },
        TieBreak { name: "cards", values: cards, least_wins: false },
    ]
}

pub(crate) fn detail(position: &LighthouseRun) -> Value {
    let board = &position.board;
    let fleet = |color: Color| {
        let ships = |(space, ships): (Space, u8)| (0..ships).map(move |_| space.0);
        let spaces: Vec<u8> = board.ships[color.index()].by_space().flat_map(ships).collect();
        let points: Vec<u8> = spaces.iter().map(|&space| board.content.points[usize::from(space)]).collect();
        let cards = board.content.steps_on(position.hands[color.index()]);
        let name = board.content.fleets[color.index()].color.clone();
        (name, json!({ "spaces": spaces, "points": points, "cards": cards }))
    };
    Value::Object(board.colors().map(fleet).collect())
}

#[cfg(test)]
mod tests {
    use table::{Game, Loaded};

    use super::*;
    use crate::rules::Setup;

    /// A position with these points for the ships of each colour, and these cards in the hands.
    fn position(players: u8, variant: Variant, ships: &[[u8; 5]], hands: &[&[&str]]) -> LighthouseRun {
        let content = &Loaded::<LighthouseRun>::standard().data;
        let setup = Setup { players, variant, ..Setup::default() };
        let mut position = LighthouseRun::new(&setup, content).unwrap();
        for (color, points) in ships.iter().enumerate() {
            for points in points {
                let space =
                    content.points.iter().position(|on| on == points).expect("a symbol has these points");
                position.board.ships[color].shift(Space(0), Space(space as u8), 1);
            }
        }
        for (hand, cards) in position.hands.iter_mut().zip(hands) {
            *hand = cards.iter().map(|card| content.card(card).expect("a card")).collect();
        }
        position
    }

    fn check(position: &LighthouseRun, scores: &[i32], ranks: &[u8]) {
        let standing = standing(position);
        assert_eq!((&standing.scores[..], &standing.ranks[..]), (scores, ranks));
    }

    #[test]
    fn example_6_cards_decide_a_tie() {
        // Red, yellow, green, blue: Jenise, Björn, Julia, John.
        let ships = [[11, 4, 3, 3, 1], [9, 6, 3, 2, 2], [12, 4, 2, 2, 0], [11, 6, 4, 2, 1]];
        let cards: [&[&str]; 2] = [&["solo3-green", "coop1-any"], &["solo2-red", "coop1-any"]];
        let position = position(4, Variant::Base, &ships, &cards);
        check(&position, &[22, 22, 20, 24], &[2, 3, 4, 1]);
        let detail = detail(&position);
        assert_eq!(detail["red"].to_string(), r#"{"cards":4,"points":[1,3,3,4,11],"spaces":[2,8,8,11,20]}"#);
    }

    #[test]
    fn lr_22_still_tied_the_rank_is_shared() {
        let cards: [&[&str]; 3] =
            [&["solo4-purple", "coop1-any"], &["solo3-green", "solo2-red"], &["coop1-any"]];
        check(
            &position(3, Variant::Base, &[[12, 1, 0, 0, 0], [11, 2, 0, 0, 0], [9, 4, 0, 0, 0]], &cards),
            &[13; 3],
            &[1, 1, 3],
        );
    }

    #[test]
    fn lr_26_erik_loses_ties_but_may_win() {
        let cards: [&[&str]; 2] = [&["coop1-any", "coop1-any"], &["coop1-any", "coop2-any"]];
        let tied = [[4, 0, 0, 0, 0], [3, 1, 0, 0, 0], [2, 2, 0, 0, 0]];
        check(&position(2, Variant::Erik, &tied, &cards), &[4, 4, 4], &[2, 1, 3]);
        let ahead = [[4, 0, 0, 0, 0], [3, 1, 0, 0, 0], [2, 2, 1, 0, 0]];
        check(&position(2, Variant::Erik, &ahead, &cards), &[4, 4, 5], &[3, 2, 1]);
    }

    #[test]
    fn lr_30_the_great_fleets_ties_in_order() {
        let one: &[&str] = &["coop1-any", "coop1-any"];
        let more: &[&str] = &["coop1-any", "coop2-any"];
        let [low, high, even] = [[0; 5], [12, 4, 0, 0, 0], [4, 4, 0, 0, 0]];
        // Red and green are seat 0's. Points first, whatever the difference.
        check(&position(2, Variant::Fleet, &[high, even, low, low], &[one; 4]), &[16, 8], &[1, 2]);
        // Then the smaller difference, whatever the cards.
        check(
            &position(2, Variant::Fleet, &[high, even, low, even], &[more, one, more, one]),
            &[16, 16],
            &[2, 1],
        );
        // Then all four cards left; then it is shared.
        check(
            &position(2, Variant::Fleet, &[high, low, low, high], &[one, one, more, one]),
            &[16, 16],
            &[1, 2],
        );
        check(
            &position(2, Variant::Fleet, &[high, low, low, high], &[one, more, more, one]),
            &[16, 16],
            &[1, 1],
        );
    }
}
