//! The rule of thumb: lay a tile where it explores most, or else where most tiles lie around it, and not too far away.

use bots::Choice;
use table::{By, Game, Seat};

use crate::action::Action;
use crate::cell::Side;
use crate::rules::{Act, BeaconPatrol, Phase};
use crate::score::score;

/// What a neighbour is worth to a new tile, in points: four of them explore it.
const NEIGHBOUR: f64 = 0.5;
/// What a token is worth.
const TOKEN: f64 = 0.25;

pub(super) fn choose(position: &BeaconPatrol, act: Act) -> Choice<Action> {
    let (seat, now) = (act.seat, f64::from(score(position)));
    let mut rated = vec![(rest(position, act), now)];
    // All that can be sailed to with tokens, with the action that it begins with.
    let mut sailed = vec![(*position, None)];
    let mut next = 0;
    while let Some(&(from, first)) = sailed.get(next) {
        next += 1;
        let mut actions = Vec::new();
        from.legal(seat, &mut actions);
        for action in actions {
            let first = first.unwrap_or(action);
            let mut after = from;
            after.play(By::Seat(seat), action);
            let ship = after.ships[seat.index()];
            match action {
                Action::Place(..) => {
                    rated.push((first, rate(&after, seat) - TOKEN * tokens(position, &from)));
                }
                Action::Sail(_) if sailed.iter().all(|(known, _)| known.ships[seat.index()] != ship) => {
                    sailed.push((after, Some(first)));
                }
                _ => {}
            }
        }
    }
    Choice::ranked(rated)
}

/// What a position is worth in which `seat` has just laid a tile.
fn rate(position: &BeaconPatrol, seat: Seat) -> f64 {
    let ship = position.ships[seat.index()];
    let neighbours =
        Side::ALL.into_iter().filter(|&side| position.map.at(ship.beside(side)).is_some()).count();
    f64::from(score(position)) + NEIGHBOUR * neighbours as f64
}

/// Tokens used between two positions of one turn.
fn tokens(before: &BeaconPatrol, after: &BeaconPatrol) -> f64 {
    let left = |position: &BeaconPatrol| match position.phase {
        Phase::Act(act) => act.tokens,
        _ => 0,
    };
    f64::from(left(before) - left(after))
}

/// Ends the turn, and keeps a tile if that is allowed; but does not carry it about idly.
fn rest(position: &BeaconPatrol, act: Act) -> Action {
    let kept = position.hands[act.seat.index()].tiles().first().map(|&tile| Action::Keep(tile));
    let is_busy = act.keeps > 0 && act.keeps == position.keeps_when_busy();
    kept.filter(|_| is_busy).unwrap_or(Action::End)
}
