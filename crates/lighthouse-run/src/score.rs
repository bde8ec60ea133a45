//! Scoring: symbols, ties.

use serde_json::{Value, json};
use table::{Seat, Standing};

use crate::board::{Board, Variant};
use crate::content::Color;
use crate::rules::LighthouseRun;

/// LR-21: what the ships of a colour have scored so far.
pub(crate) fn points(board: &Board, color: Color) -> i32 {
    board.ships[color.index()].spaces().map(|space| i32::from(board.content.points[space.index()])).sum()
}

/// LR-21, LR-22, LR-26 and LR-30: most points; in the Great Fleet the smaller difference; most steps on the cards
/// that are left.
pub(crate) fn standing(position: &LighthouseRun) -> Standing {
    let board = &position.board;
    let points = |color: Color| points(board, color);
    let cards = |color: Color| i32::from(board.content.steps_on(position.hands[color.index()]));
    let key = |color: Color| (points(color), 0, cards(color));
    let fleet = |seat: Seat| {
        let [one, two] = [Color(seat.index() as u8), Color(seat.index() as u8 + board.players)];
        let difference = (points(one) - points(two)).abs();
        (points(one) + points(two), -difference, cards(one) + cards(two))
    };
    match board.variant {
        Variant::Fleet => Standing::competitive(Seat::all(board.seats()).map(fleet), |key| key.0),
        Variant::Base | Variant::Erik => Standing::competitive(board.colors().map(key), |key| key.0),
    }
}

pub(crate) fn detail(position: &LighthouseRun) -> Value {
    let board = &position.board;
    let fleet = |color: Color| {
        let spaces: Vec<u8> = board.ships[color.index()].spaces().map(|space| space.0).collect();
        let points: Vec<u8> = spaces.iter().map(|&space| board.content.points[usize::from(space)]).collect();
        let cards = board.content.steps_on(position.hands[color.index()]);
        let name = board.content.fleets[color.index()].color.clone();
        (name, json!({ "spaces": spaces, "points": points, "cards": cards }))
    };
    Value::Object(board.colors().map(fleet).collect())
}
