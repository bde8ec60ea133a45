//! Beacon Patrol in sentences: what came of a step, what to do, how far the game is.

use table::words::FluentValue;
use table::{By, Game, Listener, Seat};

use crate::action::Action;
use crate::cell::{Cell, Side};
use crate::content::Kind;
use crate::hand::Hand;
use crate::name;
use crate::rules::{BeaconPatrol, Phase};
use crate::score::{Rank, score};

/// An argument of a message.
type Argument<'a> = (&'a str, FluentValue<'a>);

/// What came of a step.
pub(crate) fn tell(
    before: &BeaconPatrol,
    after: &BeaconPatrol,
    by: By,
    action: Action,
    to: &Listener<'_>,
) -> String {
    if let Action::Draw(seat, kind) = action {
        let tile = name::a(&before.tiles, kind, to);
        return to.say_of(seat, "tell-draw", &[("tile", tile.into())]);
    }
    let By::Seat(seat) = by else { unreachable!("chance only draws") };
    let mut arguments = arguments(before, seat, action, to);
    if let Action::Place(..) = action {
        arguments.push(("gain", gain(before, after, to).into()));
    }
    to.say_of(seat, &format!("tell-{}", key(action)), &arguments)
}

/// An action, as advice to the seat that may take it.
pub(crate) fn propose(position: &BeaconPatrol, action: Action, to: &Listener<'_>) -> String {
    let Phase::Act(act) = position.phase else { unreachable!("advice is for a seat that acts") };
    let arguments = arguments(position, act.seat, action, to);
    to.say_of(act.seat, &format!("propose-{}", key(action)), &arguments)
}

/// What the messages of an action are called, without what they begin with.
fn key(action: Action) -> &'static str {
    match action {
        Action::Draw(..) => "draw",
        Action::Place(..) => "place",
        Action::Sail(_) => "sail",
        Action::SailFor(..) => "sail-for",
        Action::Swap(..) => "swap",
        Action::End => "end",
        Action::Keep(_) => "keep",
    }
}

/// What the messages of a seat's action are about.
fn arguments<'a>(
    position: &BeaconPatrol,
    seat: Seat,
    action: Action,
    to: &Listener<'_>,
) -> Vec<Argument<'a>> {
    let hand = |seat: Seat| position.hands[seat.index()].tiles();
    let tile = |seat: Seat, kind: Kind| name::the(&position.tiles, kind, hand(seat), to).into();
    let course = |side: Side| ("side", side.letter().into());
    let there = |side: Side| ("there", destination(position, seat, side, to).into());
    let left = hand(seat).len();
    match action {
        Action::Draw(..) => Vec::new(),
        Action::Place(kind, side) => vec![("tile", tile(seat, kind)), course(side)],
        Action::Sail(side) => vec![course(side), there(side)],
        Action::SailFor(side, kind) => vec![("tile", tile(seat, kind)), course(side), there(side)],
        Action::Swap(own, with, other) => {
            let whose = if to.eyes.are(with) { "you" } else { "other" };
            let partner = to.name(with).to_owned().into();
            let tiles = [("tile", tile(seat, own)), ("other", tile(with, other))];
            tiles.into_iter().chain([("partner", partner), ("whose", whose.into())]).collect()
        }
        Action::End => vec![("lost", left.into())],
        Action::Keep(kind) => vec![("tile", tile(seat, kind)), ("lost", (left - 1).into())],
    }
}

/// The tile that a ship comes to.
fn destination(position: &BeaconPatrol, seat: Seat, side: Side, to: &Listener<'_>) -> String {
    let there = position.map.at(position.ships[seat.index()].beside(side));
    name::to_the(&position.tiles, there.expect("a ship sails from tile to tile"), to)
}

/// What a tile that was laid has brought; nothing in words if nothing in points.
fn gain(before: &BeaconPatrol, after: &BeaconPatrol, to: &Listener<'_>) -> String {
    let explored = explored(before, after);
    let what = explored.first().map_or("none", |&(_, kind)| name::shows(&after.tiles, kind));
    let points = score(after) - score(before);
    to.words.say(
        "tell-gain",
        &[("explored", explored.len().into()), ("what", what.into()), ("points", points.into())],
    )
}

/// The tiles that are explored now and were not before.
pub(crate) fn explored(before: &BeaconPatrol, after: &BeaconPatrol) -> Vec<(Cell, Kind)> {
    let is_new = |&(cell, _): &(Cell, Kind)| after.map.is_surrounded(cell) && !before.map.is_surrounded(cell);
    after.map.iter().filter(is_new).collect()
}

/// How far the game is: the pile, and for whoever acts the turn.
pub(crate) fn progress(position: &BeaconPatrol, to: &Listener<'_>) -> String {
    let hands: usize = position.hands[..position.seats()].iter().map(Hand::len).sum();
    let pile = ("pile", position.pile.len().into());
    match position.phase {
        Phase::Over => to.words.get("progress-over"),
        Phase::Act(act) if to.eyes.are(act.seat) => {
            let tiles = position.hands[act.seat.index()].len().into();
            to.words.say("progress-own", &[pile, ("tokens", act.tokens.into()), ("tiles", tiles)])
        }
        _ => to.words.say("progress", &[pile, ("tiles", hands.into())]),
    }
}

/// A headline for the last tile of the pile, the last turn in company, and a new rank.
pub(crate) fn moment(before: &BeaconPatrol, after: &BeaconPatrol, to: &Listener<'_>) -> Option<String> {
    let points = score(after);
    let rank = |position| Rank::of(score(position), after.expansions);
    if rank(after) > rank(before) {
        let grade = to.words.get(&format!("grade-{}", rank(after).name()));
        return Some(to.words.say("moment-rank", &[("points", points.into()), ("grade", grade.into())]));
    }
    if let Some(seat) = last_turn(after).filter(|_| last_turn(before).is_none()) {
        return Some(to.say_of(seat, "moment-last-turn", &[]));
    }
    (after.pile.is_empty() && !before.pile.is_empty()).then(|| to.words.get("moment-pile"))
}

/// Whose turn it is if nobody's can follow: in company, with an empty pile and nobody else holding tiles.
fn last_turn(position: &BeaconPatrol) -> Option<Seat> {
    let Phase::Act(act) = position.phase else { return None };
    let is_last = position.seats() > 1
        && position.pile.is_empty()
        && Seat::all(position.seats())
            .all(|seat| seat == act.seat || position.hands[seat.index()].is_empty());
    is_last.then_some(act.seat)
}
