//! What the captain in turn is asked.
//!
//! A turn is one decision after the other, each of them between laying, sailing, swapping and ending. Listing them all
//! would say the same every time; so the sentence names what can be done here and now, the best of it first.

use table::{Eyes, Game, Listener};

use crate::action::Action;
use crate::rules::{BeaconPatrol, Phase};

/// BP-13: a tile that was carried so long that it may be kept only so often is all that matters.
const FEW: u8 = 3;

pub(crate) fn ask(position: &BeaconPatrol, to: &Listener<'_>) -> Option<String> {
    let Phase::Act(act) = position.phase else { return None };
    if to.eyes != Eyes::Seat(act.seat) {
        return None;
    }
    if position.is_settled() && act.keeps <= FEW {
        return Some(to.words.say("ask-last", &[("keeps", act.keeps.into())]));
    }
    let mut actions = Vec::new();
    position.legal(act.seat, &mut actions);
    let tiles = !position.hands[act.seat.index()].is_empty();
    Some(to.words.say(key(tiles, &actions), &[("also", also(&actions).into())]))
}

/// What matters most: whether there are tiles, whether one fits, and what it costs to sail on.
fn key(tiles: bool, actions: &[Action]) -> &'static str {
    let any = |kind: fn(&Action) -> bool| actions.iter().any(kind);
    let lay = any(|action| matches!(action, Action::Place(..)));
    let sail = any(|action| matches!(action, Action::Sail(_)));
    let pay = any(|action| matches!(action, Action::SailFor(..)));
    match (tiles, lay) {
        (true, true) if sail => "ask-lay-sail",
        (true, true) if pay => "ask-lay-pay",
        (true, true) => "ask-lay",
        (true, false) if sail => "ask-sail",
        (true, false) if pay => "ask-pay",
        (true, false) => "ask-stuck",
        (false, _) if sail => "ask-used-sail",
        (false, _) => "ask-used",
    }
}

/// What else tiles are good for: in company for a swap (BP-10), alone for the next turn (BP-13).
fn also(actions: &[Action]) -> &'static str {
    let also = |action: &Action| match action {
        Action::Swap(..) => Some("swap"),
        Action::Keep(_) => Some("keep"),
        _ => None,
    };
    actions.iter().find_map(also).unwrap_or("no")
}
