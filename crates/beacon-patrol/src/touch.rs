//! What to touch for an action: a tile, where one is used, and the cell to sail to.

use crate::action::Action;
use crate::cell::Side;
use crate::content::Kind;
use crate::rules::{BeaconPatrol, Phase};

pub(crate) fn touch(position: &BeaconPatrol, action: Action) -> Vec<String> {
    let Phase::Act(act) = position.phase else { return Vec::new() };
    let cell = |side: Side| format!("cell/{}", position.ships[act.seat.index()].beside(side));
    let id = |kind: Kind| &position.tiles[kind].id;
    let own = |kind: Kind| format!("hand/{}", id(kind));
    match action {
        Action::Place(tile, side) | Action::SailFor(side, tile) => vec![own(tile), cell(side)],
        Action::Sail(side) => vec![cell(side)],
        Action::Swap(tile, with, other) => vec![own(tile), format!("hand/{with}/{}", id(other))],
        Action::End => vec!["button/end".to_owned()],
        Action::Keep(tile) => vec!["button/keep".to_owned(), own(tile)],
        Action::Draw(..) => Vec::new(),
    }
}
