//! Why an action might be good, in a sentence: what can be counted on the board, the most important thing first.

use rand::SeedableRng;
use table::{By, Game, Listener, Rng, Seat};

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::cards::Card;
use crate::content::{Color, Lighthouse, Space};
use crate::river::reach;
use crate::score;
use crate::view::View;

use super::helm::Helm;
use super::{good, progress};

pub(super) fn reason(seat: Seat, view: &View, action: Action, to: &Listener<'_>) -> String {
    let board = &view.board;
    match (action, board.phase) {
        (Action::Light(None), _) => of_dark(board, seat, to),
        (Action::Light(Some(beacon)), Phase::Light(_, card)) => of_light(board, seat, card, beacon, to),
        (Action::Sail(Some(from)), Phase::Sail(color, card)) => of_sail(board, color, card, from, to),
        (Action::Bonus, Phase::Bonus(color, card, at)) => {
            let mut after = *board;
            after.take_bonus(color, card, at, board.lit);
            of_ships(board, &after, color, at, to)
        }
        (Action::Stay, Phase::Bonus(color, _, at)) => {
            let others = ships(board, !board.own(board.sailor(color)), |space| space == at);
            to.words.say("reason-stay", &[("ships", others.into())])
        }
        (Action::Play(..), _) => of_card(view, seat, action, to),
        _ => to.words.get("reason-idle"),
    }
}

/// A card: what its seat can make of it.
fn of_card(view: &View, seat: Seat, action: Action, to: &Listener<'_>) -> String {
    // No hidden card matters to the seat's own turn, so any guess will do.
    let mut position = view.guess(&mut Rng::seed_from_u64(0));
    let helm = Helm::new(position.board.content.0, good(position.board.variant));
    position.play(By::Seat(seat), action);
    helm.finish(&mut position, seat);
    let come = |board: &Board| progress(board, board.own(seat));
    let spaces = come(&position.board) - come(&view.board);
    let points = points(&position.board, seat) - points(&view.board, seat);
    let key = match (spaces, points) {
        (0, _) => "reason-card-kept",
        (_, 0) => "reason-card",
        _ => "reason-card-points",
    };
    to.words.say(key, &[("spaces", spaces.into()), ("points", points.into())])
}

/// No beacon.
fn of_dark(board: &Board, seat: Seat, to: &Listener<'_>) -> String {
    let own = board.own(seat);
    let is_free = |space: Space| reach(space, 1, board.lit) != space;
    let free = ships(board, own, is_free);
    let held = ships(board, !own & !erik(board), |space| space < board.content.harbor && !is_free(space));
    let (key, count) = match (free, held) {
        (1.., _) => ("reason-lights", free),
        (0, 1..) => ("reason-lights-dark", held),
        (0, 0) => ("reason-lights-none", 0),
    };
    to.words.say(key, &[("ships", count.into())])
}

fn of_light(
    board: &Board,
    seat: Seat,
    card: Card,
    (from, lit): (Lighthouse, Lighthouse),
    to: &Listener<'_>,
) -> String {
    let content = board.content;
    let own = board.own(seat);
    let (after, _) = board.lights_after(Some((from, lit)));
    let farther = |steps: u8, before: u32, after: u32| {
        move |space: Space| reach(space, steps, after) > reach(space, steps, before)
    };
    let dark = content.sections[usize::from(board.slots[from.index()])];
    let sailed = match board.phase {
        Phase::Light(color, _) => color.bit(),
        _ => own,
    };
    let now = ships(board, sailed, farther(content.face(card).steps, board.lit, after));
    let blocked = ships(board, !own & !erik(board), farther(1, after, board.lit));
    let next = ships(board, own, farther(1, board.lit, after));
    let lost = ships(board, own, farther(1, after, board.lit));
    let behind = ships(board, own, |space| dark >> space.0 > 1);
    let (key, count) = match (now, blocked, next, lost, behind) {
        (1.., ..) => ("reason-light-now", now),
        (_, 1.., ..) => ("reason-light-dark", blocked),
        (_, _, 1.., ..) => ("reason-light-next", next),
        (.., 1.., _) => ("reason-light-loss", lost),
        (.., 0) => ("reason-light-unused", 0),
        _ => ("reason-light", 0),
    };
    to.words.say(key, &[("ships", count.into())])
}

fn of_sail(board: &Board, color: Color, card: Card, from: Space, to: &Listener<'_>) -> String {
    let mut after = *board;
    if after.sail(color, card, from, board.lit).is_some() {
        return to.words.get("reason-sail-bonus");
    }
    of_ships(board, &after, color, from, to)
}

/// Ships that have sailed from a space, all to the same one.
fn of_ships(before: &Board, after: &Board, color: Color, from: Space, to: &Listener<'_>) -> String {
    let [was, is] = [before, after].map(|board| board.ships[color.index()]);
    let ships = was.on(from) - is.on(from);
    let Some((at, _)) = is.by_space().find(|&(space, ships)| ships > was.on(space)) else {
        return to.words.get("reason-idle");
    };
    let storm = before.content.cloud[usize::from(before.round)];
    let points = score::points(after, color) - score::points(before, color);
    let key = match (from.0 <= storm && storm < at.0 && storm > 0, points) {
        (true, _) => "reason-sail-storm",
        (_, 0) => "reason-sail",
        _ => "reason-sail-points",
    };
    let spaces = (at.0 - from.0) * ships;
    to.words.say(key, &[("ships", ships.into()), ("spaces", spaces.into()), ("points", points.into())])
}

/// How many ships of some colours the storm has not caught, on spaces of a kind.
fn ships(board: &Board, colors: u8, kind: impl Fn(Space) -> bool) -> u8 {
    let counted = |&(space, _): &(Space, u8)| board.caught & space.bit() == 0 && kind(space);
    let of_color = |color: Color| -> u8 {
        board.ships[color.index()].by_space().filter(counted).map(|(_, ships)| ships).sum()
    };
    board.colors().filter(|color| colors & color.bit() != 0).map(of_color).sum()
}

fn erik(board: &Board) -> u8 {
    board.erik().map_or(0, Color::bit)
}

fn points(board: &Board, seat: Seat) -> i32 {
    let own = board.colors().filter(|color| board.own(seat) & color.bit() != 0);
    own.map(|color| score::points(board, color)).sum()
}
