//! What came of a step, in a sentence or two, and the few moments that deserve a headline.

use table::words::FluentValue;
use table::{By, Listener, Seat};

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::cards::Card;
use crate::content::{Color, Lighthouse, Space};
use crate::speech::{erik, fleet, list, place, say_of, section, ships, way};
use crate::storm::sea_steps;
use crate::text::{card_phrase, color_name, light_name};
use crate::view::View;
use crate::voyage::Voyage;

/// The sentence of a step, and what the storm did if a round ended with it.
pub(crate) fn tell(before: &View, after: &View, by: By, action: Action, to: &Listener<'_>) -> String {
    let step = match by {
        By::Chance => chance(before, action, to),
        By::Seat(seat) => decision(&before.board, seat, action, to),
    };
    match round(&before.board, &after.board, to) {
        Some(round) => format!("{step} {round}"),
        None => step,
    }
}

fn chance(before: &View, action: Action, to: &Listener<'_>) -> String {
    let board = &before.board;
    match action {
        Action::Towers(order) => {
            let name = |lighthouse| light_name(&board.content, lighthouse, to);
            let names = order.lighthouses().map(name).join(", ");
            to.words.say("tell-towers", &[("order", names.into())])
        }
        Action::First(seat) => to.say_of(seat, "tell-first", &[]),
        Action::Draw(seat, color, card) => draw(before, seat, color, card, to),
        Action::Erik(card) => erik_sails(board, card, to),
        _ => unreachable!("chance makes no decisions"),
    }
}

/// A draw is one short line. If it is the first of three new cards, everybody learns of it by this (LR-6).
fn draw(before: &View, seat: Seat, label: Option<Color>, card: Card, to: &Listener<'_>) -> String {
    let board = &before.board;
    let color = label.unwrap_or(Color(seat.index() as u8));
    let full = usize::from(before.held[color.index()]) == board.content.hand;
    let key = match (full && matches!(board.phase, Phase::Deal(last) if last == color), to.eyes.are(seat)) {
        (false, true) => "tell-draw",
        (false, false) => "tell-draw-hidden",
        (true, true) => "tell-redraw",
        (true, false) => "tell-redraw-hidden",
    };
    of_color(board, seat, key, label, card, to)
}

/// A message about a card, or in the Great Fleet the one that names its colour too.
fn of_color(
    board: &Board,
    seat: Seat,
    key: &str,
    label: Option<Color>,
    card: Card,
    to: &Listener<'_>,
) -> String {
    let card = ("card", card_phrase(&board.content, card, to).into());
    match label {
        None => to.say_of(seat, key, &[card]),
        Some(color) => {
            let color = color_name(&board.content, color, to);
            to.say_of(seat, &format!("{key}-of"), &[card, ("color", color.into())])
        }
    }
}

fn decision(board: &Board, seat: Seat, action: Action, to: &Listener<'_>) -> String {
    match (action, board.phase) {
        (Action::Play(label, card), _) => of_color(board, seat, "tell-play", label, card, to),
        (Action::Light(Some(beacon)), _) => light(board, seat, beacon, to),
        (Action::Light(None), _) => to.say_of(seat, "tell-light-none", &[]),
        (Action::Sail(Some(from)), Phase::Sail(color, card)) => {
            sail(board, color, Voyage::of(board, color, card, from, board.lit), to)
        }
        (Action::Sail(_), _) => to.say_of(seat, "tell-sail-none", &[]),
        (Action::Bonus, Phase::Bonus(color, card, at)) => {
            bonus(board, color, Voyage::bonus(board, card, at, board.lit), to)
        }
        (_, Phase::Bonus(_, _, at)) => to.say_of(seat, "tell-stay", &[("space", at.0.into())]),
        _ => unreachable!("not what was asked for"),
    }
}

/// Which lighthouse was lit, and where it shines now.
fn light(board: &Board, seat: Seat, (from, lit): (Lighthouse, Lighthouse), to: &Listener<'_>) -> String {
    let name = |lighthouse| FluentValue::from(light_name(&board.content, lighthouse, to));
    let (first, last) = section(&board.content, board.slots[lit.index()]);
    let arguments = [("from", name(from)), ("to", name(lit)), ("first", first.into()), ("last", last.into())];
    to.say_of(seat, "tell-light", &arguments)
}

/// How far ships went, where to, and whom they took along.
fn sail(board: &Board, color: Color, voyage: Voyage, to: &Listener<'_>) -> String {
    let seat = board.sailor(color);
    if voyage.to == voyage.from {
        let key = match (voyage.dark, voyage.from.0) {
            (false, _) => "tell-sail-home",
            (true, 0) => "tell-sail-dark-start",
            (true, _) => "tell-sail-dark",
        };
        return to.say_of(seat, key, &[("space", voyage.from.0.into())]);
    }
    let fleet = if voyage.own > 0 { fleet(board, color, voyage.own, to) } else { None };
    let way = fleet.into_iter().chain([way(board, voyage, to)]).collect::<Vec<_>>().join(" ");
    let key = match (voyage.own, voyage.others) {
        (0, _) => "tell-send",
        (_, 0) => "tell-sail",
        _ => "tell-tow",
    };
    let others = ships(board, color, voyage.others, to);
    let told = to.say_of(seat, key, &[("way", way.into()), ("ships", others.into())]);
    with_dark(told, voyage, to)
}

/// How far the bonus went.
fn bonus(board: &Board, color: Color, voyage: Voyage, to: &Listener<'_>) -> String {
    let told = to.say_of(board.sailor(color), "tell-bonus", &[("way", way(board, voyage, to).into())]);
    with_dark(told, voyage, to)
}

/// A sentence about a voyage, and that the light ended if it did.
fn with_dark(told: String, voyage: Voyage, to: &Listener<'_>) -> String {
    if voyage.dark { format!("{told} {}", to.words.get("tell-dark")) } else { told }
}

/// LR-25: what Erik makes of a card.
fn erik_sails(board: &Board, card: Card, to: &Listener<'_>) -> String {
    let color = board.erik().expect("Erik sails along");
    let say = |key: &str, arguments: &[(&str, FluentValue<'_>)]| {
        let mut all =
            vec![("who", erik(board, to).into()), ("card", card_phrase(&board.content, card, to).into())];
        all.extend(arguments.iter().cloned());
        to.words.say(key, &all)
    };
    let free = board.ships[color.index()].occupied() & !board.caught;
    if free == 0 {
        return say("tell-erik-caught", &[]);
    }
    let river = board.content.river;
    let voyage = Voyage::of(board, color, card, Space(free.trailing_zeros() as u8), river);
    if voyage.to == voyage.from {
        return say("tell-erik-home", &[]);
    }
    let key = if voyage.others == 0 { "tell-erik" } else { "tell-erik-tow" };
    let others = ships(board, color, voyage.others, to);
    let told = say(key, &[("way", way(board, voyage, to).into()), ("ships", others.into())]);
    let again = Voyage::bonus(board, card, voyage.to, river);
    if voyage.others == 0 || again.to == again.from {
        return told;
    }
    format!("{told} {}", say("tell-erik-bonus", &[("place", place(board, again, to).into())]))
}

/// What the end of a round brought: who begins the next, and what the storm did (LR-18 to LR-20).
fn round(before: &Board, after: &Board, to: &Listener<'_>) -> Option<String> {
    let over = after.phase == Phase::Over && before.phase != Phase::Over;
    if over {
        return Some(to.words.get("tell-over"));
    }
    if after.round == before.round {
        return None;
    }
    let begins = to.say_of(after.first, "tell-round", &[("round", after.round.into())]);
    Some(format!("{begins} {}", storm(before, after, to)))
}

/// Where the storm is after a round, and whom it caught by coming there.
fn storm(before: &Board, after: &Board, to: &Listener<'_>) -> String {
    let content = &after.content;
    let space = content.cloud[usize::from(before.round)];
    if space == 0 {
        let left = sea_steps(content) + 1 - usize::from(before.round);
        return to.words.say("tell-storm-sea", &[("left", left.into())]);
    }
    let caught = |seat: Option<Seat>| {
        let colors = after.colors().filter(|&color| after.owner(color) == seat);
        let ships = colors.flat_map(|color| after.ships[color.index()].by_space());
        let new = ships.filter(|(space, _)| after.caught & !before.caught & space.bit() != 0);
        let ships: u8 = new.map(|(_, ships)| ships).sum();
        (ships > 0).then(|| say_of(after, seat, "caught", &[("ships", ships.into())], to))
    };
    let seats = Seat::all(after.seats()).map(Some).chain(after.erik().map(|_| None));
    let caught: Vec<String> = seats.filter_map(caught).collect();
    let key = if caught.is_empty() { "tell-storm-river" } else { "tell-storm-catches" };
    to.words.say(key, &[("space", space.into()), ("ships", list(caught, to).into())])
}

/// The storm comes onto the river, the first ship comes home, the last round begins.
pub(crate) fn moment(before: &Board, after: &Board, to: &Listener<'_>) -> Option<String> {
    let rounds = after.content.rounds;
    if before.caught == 0 && after.caught != 0 {
        return Some(to.words.get("moment-storm"));
    }
    if after.round == rounds && before.round != rounds {
        return Some(to.words.get("moment-last-round"));
    }
    let home = |board: &Board| {
        let in_harbor = |color: &Color| board.ships[color.index()].occupied() & board.content.always_lit != 0;
        board.colors().filter(in_harbor).collect::<Vec<_>>()
    };
    match (&home(before)[..], &home(after)[..]) {
        ([], [color]) => Some(say_of(after, after.owner(*color), "moment-home", &[], to)),
        ([], [_, _, ..]) => Some(to.words.get("moment-home-together")),
        _ => None,
    }
}

/// How far the game is, and how near the storm.
pub(crate) fn progress(board: &Board, to: &Listener<'_>) -> String {
    let content = &board.content;
    let round = [("round", board.round.into()), ("rounds", content.rounds.into())];
    match board.phase {
        Phase::Towers(_) | Phase::First | Phase::Deal(_) => return to.words.get("progress-setup"),
        Phase::Over => return to.words.say("progress-over", &round[1..]),
        _ => {}
    }
    let storm = match content.cloud[usize::from(board.round)] {
        _ if board.round == content.rounds => to.words.get("progress-last"),
        0 => {
            let left = sea_steps(content) + 2 - usize::from(board.round);
            to.words.say("progress-sea", &[("left", left.into())])
        }
        space if board.caught == 0 => to.words.say("progress-coming", &[("space", space.into())]),
        space => to.words.say("progress-river", &[("space", space.into())]),
    };
    format!("{} · {storm}", to.words.say("progress-round", &round))
}
