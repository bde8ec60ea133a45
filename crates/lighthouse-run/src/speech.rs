//! Parts of sentences: whose ship it is, where it goes and how far.

use table::words::FluentValue;
use table::{Listener, Seat};

use crate::board::Board;
use crate::content::{Color, Content, Space};
use crate::text::{color_name, hue};
use crate::voyage::Voyage;

/// Where ships arrive: to space 9, or with its points where it is the harbor.
pub(crate) fn place(board: &Board, voyage: Voyage, to: &Listener<'_>) -> String {
    let harbor = |space: Space| board.content.always_lit & space.bit() != 0;
    let key = match (harbor(voyage.from), harbor(voyage.to)) {
        (_, false) => "place-space",
        (false, true) => "place-harbor",
        (true, true) => "place-quay",
    };
    let points = board.content.points[voyage.to.index()];
    let arguments =
        [("space", voyage.to.0.into()), ("points", points.into()), ("ships", voyage.ships().into())];
    to.words.say(key, &arguments)
}

/// Where ships come from: from space 4, from the start.
pub(crate) fn origin(space: Space, to: &Listener<'_>) -> String {
    let key = if space.0 == 0 { "origin-start" } else { "origin-space" };
    to.words.say(key, &[("space", space.0.into())])
}

/// How far and where to: 3 spaces to space 9, 2 of 4 spaces from the start to space 2.
pub(crate) fn way(board: &Board, voyage: Voyage, to: &Listener<'_>) -> String {
    let key = if voyage.dark { "way-part" } else { "way" };
    let arguments = [("distance", voyage.distance().into()), ("steps", voyage.steps.into())];
    let from = (voyage.from.0 == 0).then(|| origin(voyage.from, to));
    let parts = [Some(to.words.say(key, &arguments)), from, Some(place(board, voyage, to))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// With which ships of the own colour, where that has to be said: 2 ships, a red ship.
pub(crate) fn fleet(board: &Board, color: Color, ships: u8, to: &Listener<'_>) -> Option<String> {
    let key = match (board.label(color), ships) {
        (Some(_), _) => "fleet-of",
        (None, 2..) => "fleet",
        (None, _) => return None,
    };
    let color = color_name(&board.content, color, to);
    Some(to.words.say(key, &[("ships", ships.into()), ("color", color.into())]))
}

/// One ship each of these colours, which sail along with one of the colour `with`: your ship and Mira's ship.
pub(crate) fn ships(board: &Board, with: Color, colors: u8, to: &Listener<'_>) -> String {
    let colors = board.colors().filter(|color| colors & color.bit() != 0);
    list(colors.map(|color| ship(board, with, color, to)).collect(), to)
}

/// A ship of a colour: your ship, Mira's ship, in the Great Fleet Mira's blue ship.
fn ship(board: &Board, with: Color, color: Color, to: &Listener<'_>) -> String {
    let owner = board.owner(color);
    let is_you = owner.is_some_and(|seat| to.eyes.are(seat));
    let key = match board.label(color) {
        None => "ship",
        // Whoever takes an own ship of the other colour along need not be named again.
        Some(_) if !is_you && owner == board.owner(with) => "ship-same",
        Some(_) => "ship-of",
    };
    say_of(board, owner, key, &[("hue", hue(&board.content, color, to).into())], to)
}

/// A message about a seat, or about Erik where there is none.
pub(crate) fn say_of(
    board: &Board,
    seat: Option<Seat>,
    key: &str,
    arguments: &[(&str, FluentValue<'_>)],
    to: &Listener<'_>,
) -> String {
    let Some(seat) = seat else {
        let mut all = vec![("who", erik(board, to).into()), ("self", "other".into())];
        all.extend(arguments.iter().cloned());
        return to.words.say(key, &all);
    };
    to.say_of(seat, key, arguments)
}

/// Erik's name: he is entered behind the seats.
pub(crate) fn erik(board: &Board, to: &Listener<'_>) -> String {
    to.words.get(&format!("entry-{}", board.seats()))
}

/// Several things in a row: one, another and a third.
pub(crate) fn list(mut parts: Vec<String>, to: &Listener<'_>) -> String {
    let Some(last) = parts.pop() else { return String::new() };
    if parts.is_empty() {
        return last;
    }
    to.words.say("list", &[("first", parts.join(", ").into()), ("last", last.into())])
}

/// The first and the last space of a slot's lighthouse.
pub(crate) fn section(content: &Content, slot: u8) -> (u32, u32) {
    let section = content.sections[usize::from(slot)];
    (section.trailing_zeros(), u32::BITS - 1 - section.leading_zeros())
}
