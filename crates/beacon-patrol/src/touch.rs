//! What to touch for an action: a tile, where one is used, and the cell to sail to.

use table::{Game, Seat};

use crate::action::Action;
use crate::cell::Side;
use crate::content::Kind;
use crate::rules::{Act, BeaconPatrol, Phase};

pub(crate) fn touch(position: &BeaconPatrol, action: Action) -> Vec<String> {
    let Phase::Act(act) = position.phase else { return Vec::new() };
    let cell = |side: Side| format!("cell/{}", position.ships[act.seat.index()].beside(side));
    let own = |kind: Kind| hand(position, kind);
    match action {
        Action::Place(tile, side) | Action::SailFor(side, tile) => vec![own(tile), cell(side)],
        Action::Sail(side) => vec![cell(side)],
        Action::Swap(tile, with, other) => {
            vec![own(tile), format!("hand/{with}/{}", position.tiles[other].id)]
        }
        Action::End => vec![end(position, act)],
        Action::Keep(tile) => vec!["button/keep".to_owned(), own(tile)],
        Action::Draw(..) => Vec::new(),
    }
}

/// The tile to keep before the button; instead of a tile of the chart the ships that lie on it.
pub(crate) fn other_touches(position: &BeaconPatrol, action: Action) -> Vec<Vec<String>> {
    let Phase::Act(act) = position.phase else { return Vec::new() };
    let (side, paid) = match action {
        Action::Sail(side) => (side, None),
        Action::SailFor(side, tile) => (side, Some(hand(position, tile))),
        Action::Keep(tile) => return vec![vec![hand(position, tile), "button/keep".to_owned()]],
        _ => return Vec::new(),
    };
    let there = position.ships[act.seat.index()].beside(side);
    let ships = Seat::all(position.seats()).filter(|seat| position.ships[seat.index()] == there);
    ships.map(|seat| paid.iter().cloned().chain([format!("ship/{seat}")]).collect()).collect()
}

/// A tile of the own hand.
fn hand(position: &BeaconPatrol, kind: Kind) -> String {
    format!("hand/{}", position.tiles[kind].id)
}

/// Each number of tiles that are lost has a button of its own, which says how many.
fn end(position: &BeaconPatrol, act: Act) -> String {
    match position.hands[act.seat.index()].len() {
        0 => "button/end".to_owned(),
        lost => format!("button/end-{lost}"),
    }
}
