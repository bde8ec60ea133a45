//! What a screen reader says of the things in a picture.

use table::Seat;

use crate::board::Phase;
use crate::cards::Card;
use crate::content::{Color, Lighthouse, Space};
use crate::plan::Plan;
use crate::scene::Drawing;
use crate::ships;
use crate::speech::{erik, section};
use crate::storm::{rounds_past, sea_steps};
use crate::text::{card_name, color_name, light_name};

/// Where a space is, what lights it, what it counts, who is on it, and how far they would get.
pub(crate) fn space(drawing: &Drawing<'_>, space: Space) -> String {
    let (board, words) = (drawing.board, drawing.to.words);
    let name = match space.0 {
        0 => words.get("scene-start"),
        number => words.say("scene-space", &[("space", number.into())]),
    };
    let points = board.content.points[space.index()];
    let points = (points > 0).then(|| words.say("scene-points", &[("points", points.into())]));
    let caught = (board.caught & space.bit() != 0).then(|| words.get("scene-caught"));
    let mut parts: Vec<String> =
        [Some(name), lit(drawing, space), points, caught].into_iter().flatten().collect();
    parts.extend(fleets(drawing, space));
    parts.extend(end(drawing, space));
    parts.join(", ")
}

fn lit(drawing: &Drawing<'_>, space: Space) -> Option<String> {
    let (board, words) = (drawing.board, drawing.to.words);
    if matches!(board.phase, Phase::Towers(_)) || space.0 == 0 {
        return None;
    }
    let Some(slot) = Plan::slot(&board.content, space) else { return Some(words.get("scene-harbor")) };
    let stands = |lighthouse: &Lighthouse| usize::from(board.slots[lighthouse.index()]) == slot;
    let lighthouse = Lighthouse::all().find(stands)?;
    let key = if board.lit & space.bit() == 0 { "scene-dark" } else { "scene-lit" };
    Some(words.say(key, &[("light", light_name(&board.content, lighthouse, drawing.to).into())]))
}

fn fleets(drawing: &Drawing<'_>, space: Space) -> Vec<String> {
    let (board, to) = (drawing.board, drawing.to);
    let ships = |color: Color| {
        let count = board.ships[color.index()].on(space);
        let arguments = [("ships", count.into()), ("color", color_name(&board.content, color, to).into())];
        (count > 0).then(|| to.words.say("scene-ships", &arguments))
    };
    let ships: Vec<String> = board.colors().filter_map(ships).collect();
    if ships.is_empty() { vec![to.words.get("scene-empty")] } else { ships }
}

/// How far ships from here would get, if somebody is asked for it.
fn end(drawing: &Drawing<'_>, space: Space) -> Option<String> {
    let voyage = ships::voyage(drawing, space)?;
    let key = match voyage.dark {
        true if voyage.to == space => "scene-end-here",
        true => "scene-end-dark",
        false => "scene-end",
    };
    Some(drawing.to.words.say(key, &[("space", voyage.to.0.into())]))
}

/// Which lighthouse it is, which spaces are its own, and whether it shines on them.
pub(crate) fn lighthouse(drawing: &Drawing<'_>, lighthouse: Lighthouse) -> String {
    let board = drawing.board;
    let (first, last) = section(&board.content, board.slots[lighthouse.index()]);
    let key = if board.beacons & lighthouse.bit() == 0 { "scene-tower-dark" } else { "scene-tower-lit" };
    let light = light_name(&board.content, lighthouse, drawing.to);
    drawing.to.words.say(key, &[("light", light.into()), ("first", first.into()), ("last", last.into())])
}

/// Where the storm is.
pub(crate) fn storm(drawing: &Drawing<'_>) -> String {
    let content = &drawing.board.content;
    let words = drawing.to.words;
    match content.cloud[rounds_past(drawing.board)] {
        0 => words.say("scene-storm-sea", &[("round", (sea_steps(content) + 1).into())]),
        space => words.say("scene-storm-river", &[("space", space.into())]),
    }
}

/// Who has the storm card.
pub(crate) fn storm_card(drawing: &Drawing<'_>, seat: Seat) -> String {
    drawing.to.say_of(seat, "scene-storm-card", &[])
}

/// A card in the own hand.
pub(crate) fn card(drawing: &Drawing<'_>, color: Color, card: Card) -> String {
    let (content, to) = (&drawing.board.content, drawing.to);
    let name = ("card", card_name(content, card, to).into());
    match drawing.board.label(color) {
        Some(_) => to.words.say("scene-card-of", &[name, ("color", color_name(content, color, to).into())]),
        None => to.words.say("scene-card", &[name]),
    }
}

/// Who has how many cards, and played which one last.
pub(crate) fn pile(drawing: &Drawing<'_>, color: Color, left: usize) -> String {
    let (board, to) = (drawing.board, drawing.to);
    let last = match board.played[color.index()].iter().next_back() {
        Some(card) if board.erik() != Some(color) => {
            to.words.say("scene-played", &[("card", card_name(&board.content, card, to).into())])
        }
        _ => String::new(),
    };
    let arguments = [
        ("who", sailor(drawing, color).into()),
        ("color", color_name(&board.content, color, to).into()),
        ("left", left.into()),
        ("held", drawing.view.held[color.index()].into()),
    ];
    let cards = to.words.say("scene-cards", &arguments);
    [cards, last].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Who sails a colour; Erik is entered behind the seats.
fn sailor(drawing: &Drawing<'_>, color: Color) -> String {
    match drawing.board.owner(color) {
        Some(seat) => drawing.to.name(seat).to_owned(),
        None => erik(drawing.board, drawing.to),
    }
}
