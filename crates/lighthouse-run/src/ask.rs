//! What the seat in turn is asked: a card, a beacon, ships, the bonus.

use table::Listener;

use crate::board::{Board, Phase};
use crate::cards::Card;
use crate::content::{Color, Kind, Space};
use crate::river::reach;
use crate::text::{color_name, light_name};
use crate::view::View;

pub(crate) fn ask(view: &View, to: &Listener<'_>) -> Option<String> {
    let board = &view.board;
    let own = |color: Color| view.eyes.are(board.sailor(color));
    match board.phase {
        Phase::Play(seat) if view.eyes.are(seat) => Some(ask_card(board, board.own(seat), to)),
        Phase::Light(color, card) if own(color) => Some(ask_light(board, card, to)),
        Phase::Sail(color, card) if own(color) => Some(ask_ships(board, color, card, to)),
        Phase::Bonus(color, card, at) if own(color) => Some(ask_bonus(board, color, card, at, to)),
        _ => None,
    }
}

/// LR-28: who sails two colours chooses between them first, and then has the other one left.
fn ask_card(board: &Board, own: u8, to: &Listener<'_>) -> String {
    let left = own & !board.sailed;
    match board.label(Color(left.trailing_zeros() as u8)) {
        None => to.words.get("ask-card"),
        Some(_) if !left.is_power_of_two() => to.words.get("ask-card-either"),
        Some(color) => {
            to.words.say("ask-card-of", &[("color", color_name(&board.content, color, to).into())])
        }
    }
}

fn ask_light(board: &Board, card: Card, to: &Listener<'_>) -> String {
    match board.content.face(card).light {
        Some(dark) => to.words.say("ask-light", &[("to", light_name(&board.content, dark, to).into())]),
        None => to.words.get("ask-light-any"),
    }
}

fn ask_ships(board: &Board, color: Color, card: Card, to: &Listener<'_>) -> String {
    if board.sources(color, card) == 0 {
        return to.words.get("ask-no-ship");
    }
    let face = board.content.face(card);
    let (key, key_of) = match face.kind {
        Kind::Solo => ("ask-solo", "ask-solo-of"),
        Kind::Group => ("ask-group", "ask-group-of"),
        Kind::Coop => ("ask-coop", "ask-coop"),
    };
    let key = if board.label(color).is_some() { key_of } else { key };
    let color = color_name(&board.content, color, to);
    to.words.say(key, &[("steps", face.steps.into()), ("color", color.into())])
}

fn ask_bonus(board: &Board, color: Color, card: Card, from: Space, to: &Listener<'_>) -> String {
    let key = if board.label(color).is_some() { "ask-bonus-of" } else { "ask-bonus" };
    let Space(at) = reach(from, board.content.face(card).steps, board.lit);
    let color = color_name(&board.content, color, to);
    to.words.say(key, &[("from", from.0.into()), ("at", at.into()), ("color", color.into())])
}
