//! An action as advice to the seat that may take it.

use table::Listener;

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::cards::Card;
use crate::content::{Color, Kind, Lighthouse, Space};
use crate::speech::{origin, place, ships};
use crate::text::{card_phrase, color_name, light_name};
use crate::voyage::Voyage;

pub(crate) fn propose(board: &Board, action: Action, to: &Listener<'_>) -> String {
    match (action, board.phase) {
        (Action::Play(label, card), _) => play(board, label, card, to),
        (Action::Light(Some(beacon)), _) => light(board, beacon, to),
        (Action::Light(None), _) => to.words.get("propose-light-none"),
        (Action::Sail(Some(from)), Phase::Sail(color, card)) => sail(board, color, card, from, to),
        (Action::Sail(_), _) => to.words.get("propose-let-go"),
        (Action::Bonus, Phase::Bonus(_, card, at)) => {
            let place = place(board, Voyage::bonus(board, card, at, board.lit), to);
            to.words.say("propose-bonus", &[("place", place.into())])
        }
        (_, Phase::Bonus(_, _, at)) => to.words.say("propose-stay", &[("space", at.0.into())]),
        _ => unreachable!("only what a seat may do is proposed"),
    }
}

fn play(board: &Board, label: Option<Color>, card: Card, to: &Listener<'_>) -> String {
    let card = ("card", card_phrase(&board.content, card, to).into());
    match label {
        None => to.words.say("propose-play", &[card]),
        Some(color) => {
            let color = color_name(&board.content, color, to);
            to.words.say("propose-play-of", &[card, ("color", color.into())])
        }
    }
}

fn light(board: &Board, (from, lit): (Lighthouse, Lighthouse), to: &Listener<'_>) -> String {
    let name = |lighthouse| light_name(&board.content, lighthouse, to).into();
    to.words.say("propose-light", &[("from", name(from)), ("to", name(lit))])
}

fn sail(board: &Board, color: Color, card: Card, from: Space, to: &Listener<'_>) -> String {
    let voyage = Voyage::of(board, color, card, from, board.lit);
    let origin = ("origin", origin(from, to).into());
    if voyage.to == from {
        return to.words.say("propose-idle", &[origin]);
    }
    let arguments = [origin, ("place", place(board, voyage, to).into())];
    let foremost = board.label(color).is_none() && from.0 > 0 && is_foremost(board, color, from);
    let key = match (board.content.face(card).kind, voyage.own, voyage.others) {
        (_, 0, _) => "propose-send",
        (_, _, 1..) => "propose-tow",
        (_, 2.., 0) => "propose-group",
        (Kind::Solo, ..) if foremost => "propose-foremost",
        _ => "propose-sail",
    };
    let ships = match (voyage.others, voyage.own) {
        (0, own) => ("ships", own.into()),
        (others, _) => ("ships", ships(board, color, others, to).into()),
    };
    to.words.say(key, &[&arguments[..], &[ships]].concat())
}

/// Whether no ship of a colour is farther than those on a space.
fn is_foremost(board: &Board, color: Color, space: Space) -> bool {
    board.ships[color.index()].occupied() >> space.0 == 1
}
