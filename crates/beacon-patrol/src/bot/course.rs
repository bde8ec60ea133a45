//! The way to the end of a turn: what to do first.

use table::Seat;

use super::board::Spot;
use super::mind::{End, Mind};
use super::plans::{Plan, Swap};
use crate::action::Action;
use crate::cell::Side;
use crate::rules::Act;

/// The action that the way to an end, found by the last look, begins with.
///
/// The way is followed back, from plan to plan; what is seen last comes first. A tile that is to be discarded stays
/// in hand until there are no tokens.
pub(super) fn first_action(mind: &mut Mind<'_>, act: Act, end: End) -> Action {
    let plan = mind.plans.list[end.plan as usize].clone();
    if let Some(Swap { own, with, other }) = plan.swap {
        return Action::Swap(own, Seat::new(usize::from(with)), other);
    }
    let mut first = end.kept.map_or(Action::End, Action::Keep);
    let (mut current, mut ship) = (plan.clone(), end.ship);
    loop {
        let base = mind.plans.put(&mut mind.board, &current);
        mind.board.cut(base);
        let (berth, side) = way_back(mind, ship);
        if let Some(side) = side {
            first = match act.tokens {
                0 => Action::SailFor(side, plan.discarded[0]),
                _ => Action::Sail(side),
            };
        }
        let berth = *current.berths.iter().find(|known| known.spot == berth).expect("ways begin at berths");
        let Some(before) = mind.plans.list.get(berth.from as usize) else { return first };
        if let Some(action) = laid_between(before, &current, berth.at) {
            first = action;
        }
        (current, ship) = (before.clone(), berth.at);
    }
}

/// The berth from which the ship sails to `spot`, and the first course.
fn way_back(mind: &Mind<'_>, spot: Spot) -> (Spot, Option<Side>) {
    let reached = &mind.plans.reached;
    let mut at = reached.iter().position(|reached| reached.spot == spot).expect("an end is reached");
    let mut side = None;
    while reached[at].from as usize != at {
        let before = reached[at].from as usize;
        side = Some(course(reached[before].spot, reached[at].spot));
        at = before;
    }
    (reached[at].spot, side)
}

/// What was laid from one plan to the next, if it was not a discard, by a ship on `at`.
fn laid_between(before: &Plan, after: &Plan, at: Spot) -> Option<Action> {
    let &(spot, kind) = after.laid.iter().find(|laid| !before.laid.contains(laid))?;
    Some(Action::Place(kind, course(at, spot)))
}

fn course(from: Spot, to: Spot) -> Side {
    Side::ALL.into_iter().find(|&side| from.beside(side) == to).expect("cells side by side")
}
