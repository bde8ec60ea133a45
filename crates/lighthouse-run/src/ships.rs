//! Ships on the river, fanned out where they share a space, and the voyages that a card opens to them.
//!
//! Ship 1 of a fleet is its foremost: of ships that cannot be told apart, the one that moves is then mostly the one that
//! keeps its number.

use table::look::Color as Tone;
use table::scene::{Sprite, layer};

use crate::board::{Board, Phase};
use crate::content::{Color, Kind, Space};
use crate::course::degrees;
use crate::scene::Drawing;
use crate::touch::ship_key;
use crate::voyage::Voyage;

/// From so many ships of a fleet on, a number says how many they are.
const COUNTED: u8 = 4;
/// The same where they lie closer than this, in widths of a ship.
const CROWDED: f32 = 0.18;

/// All ships, and numbers beside those that are many.
pub(crate) fn sprites(drawing: &Drawing<'_>) -> Vec<Sprite> {
    drawing.board.colors().flat_map(|color| fleet(drawing, color)).collect()
}

fn fleet(drawing: &Drawing<'_>, color: Color) -> Vec<Sprite> {
    let (board, (_, paint)) = (drawing.board, drawing.fleet(color));
    let mut spaces: Vec<(Space, u8)> = board.ships[color.index()].by_space().collect();
    spaces.reverse();
    let mut sprites = Vec::new();
    let mut number = 0;
    for (space, ships) in spaces {
        let state = if board.caught & space.bit() == 0 { "ship" } else { "moored" };
        for place in 0..ships {
            number += 1;
            let (key, symbol) =
                (ship_key(&board.content, color, number), format!("{state}-{}", paint.emblem));
            let (at, layer) = (berth(drawing, space, color, place), layer::PIECE + i16::from(ships - place));
            sprites.push(Sprite::new(key, symbol, layer, at, drawing.plan.ship).tint(paint.tone).notable());
        }
        sprites.extend(count(drawing, space, color, ships));
    }
    sprites
}

/// The spaces of a fleet's ships, that of ship 1 first.
pub(crate) fn foremost_first(board: &Board, color: Color) -> impl Iterator<Item = Space> {
    let ships =
        board.ships[color.index()].by_space().flat_map(|(space, ships)| (0..ships).map(move |_| space));
    ships.collect::<Vec<_>>().into_iter().rev()
}

/// How many ships of a fleet there are, on the bow of the first, where that is not plain to see.
fn count(drawing: &Drawing<'_>, space: Space, color: Color, ships: u8) -> Option<Sprite> {
    let plan = drawing.plan;
    let (x, y) = berth(drawing, space, color, 0);
    let crowded = ships > 1 && x - berth(drawing, space, color, 1).0 < CROWDED * plan.ship.0;
    let (at, size) = ((x + plan.ship.0 * 0.3, y + plan.ship.1 * 0.32), plan.type_size * 1.45);
    let key = format!("count/{}/{}", drawing.fleet(color).0, space.0);
    let count = Sprite::new(key, "count", layer::PIECE + 20, at, (size, size));
    (crowded || ships >= COUNTED).then(|| count.text(ships.to_string(), plan.type_size, Tone::Ink))
}

/// Where one of a fleet's ships lies on a space.
fn berth(drawing: &Drawing<'_>, space: Space, color: Color, place: u8) -> (f32, f32) {
    let (board, plan) = (drawing.board, drawing.plan);
    let on = |color: Color| board.ships[color.index()].on(space);
    let fleets = board.colors().filter(|&color| on(color) > 0).count();
    let rank = board.colors().take_while(|&other| other != color).filter(|&color| on(color) > 0).count();
    let ((right, down), width) = cell(plan.room(space), rank, fleets);
    let (ship, gaps) = (plan.ship.0, f32::from(on(color)) - 1.0);
    let fan = ((width - ship) / gaps.max(1.0)).clamp(ship * 0.08, ship * 0.5);
    let (x, y) = plan.at(space);
    (x + right + (gaps / 2.0 - f32::from(place)) * fan, y + down)
}

/// Where the ships of one of several fleets lie, as seen from the middle of a room, and how wide their part of it is: side by
/// side, or in two rows if there are many and the room is not long.
fn cell((width, height): (f32, f32), rank: usize, fleets: usize) -> ((f32, f32), f32) {
    let columns = if fleets <= 2 || width > 3.0 * height { fleets } else { 2 };
    let rows = fleets.div_ceil(columns);
    let (row, column) = (rank / columns, rank % columns);
    let in_row = (fleets - row * columns).min(columns);
    let (wide, high) = (width / columns as f32, height / rows as f32);
    let right = (column as f32 - (in_row as f32 - 1.0) / 2.0) * wide;
    let down = (row as f32 - (rows as f32 - 1.0) / 2.0) * high;
    ((right, down), wide)
}

/// The voyage from a space, if the one who looks is asked for ships and may choose those.
pub(crate) fn voyage(drawing: &Drawing<'_>, from: Space) -> Option<Voyage> {
    let board = drawing.board;
    let (color, sources, voyage) = match board.phase {
        Phase::Sail(color, card) => {
            (color, board.sources(color, card), Voyage::of(board, color, card, from, board.lit))
        }
        Phase::Bonus(color, card, at) => (color, at.bit(), Voyage::bonus(board, card, from, board.lit)),
        _ => return None,
    };
    (drawing.is_own(color) && sources & from.bit() != 0).then_some(voyage)
}

/// All voyages, each in a lane of its own.
pub(crate) fn voyages(drawing: &Drawing<'_>) -> Vec<Sprite> {
    let spaces = (0..=drawing.board.content.harbor.0).map(Space);
    let voyages: Vec<Voyage> = spaces.filter_map(|space| voyage(drawing, space)).collect();
    let middle = (voyages.len() as f32 - 1.0) / 2.0;
    let lane = |lane: usize| (lane as f32 - middle) * drawing.plan.course.half * 0.24;
    voyages.iter().enumerate().flat_map(|(index, &voyage)| draw(drawing, voyage, lane(index))).collect()
}

/// Chevrons on the way, shadows of the ships at its end, and a bar if darkness stops them.
fn draw(drawing: &Drawing<'_>, Voyage { from, to, dark, .. }: Voyage, lane: f32) -> Vec<Sprite> {
    let (plan, size) = (drawing.plan, drawing.plan.course.half * 0.4);
    let sign = |what: &str, symbol: &str, after: Space, height: f32| {
        let (key, front) = (format!("course/{}/{what}", from.0), plan.front(after));
        Sprite::new(key, symbol, layer::ABOVE + 40, front.beside(0.0, lane), (size, height))
            .turn(degrees(front.heading))
    };
    let chevron = |space: u8| sign(&(space + 1).to_string(), "chevron", Space(space), size);
    let mut sprites: Vec<Sprite> = (from.0..to.0).map(chevron).collect();
    sprites.extend(dark.then(|| sign("dark", "dark", to, 2.0 * size)));
    if to > from {
        sprites.extend(shadows(drawing, from, plan.spot(to).beside(plan.step() * 0.2, lane)));
    }
    sprites
}

/// Pale ships of the fleets that would arrive together.
fn shadows(drawing: &Drawing<'_>, from: Space, (x, y): (f32, f32)) -> Vec<Sprite> {
    let (board, plan) = (drawing.board, drawing.plan);
    let sails = |color: &Color| match board.phase {
        Phase::Sail(own, card) => *color == own || board.content.face(card).kind == Kind::Coop,
        Phase::Bonus(own, ..) => *color == own,
        _ => false,
    };
    let there = |color: &Color| board.ships[color.index()].on(from) > 0;
    let fleets: Vec<Color> = board.colors().filter(there).filter(sails).collect();
    let shadow = |(place, &color): (usize, &Color)| {
        let (name, paint) = drawing.fleet(color);
        let (key, symbol) = (format!("course/{}/{name}", from.0), format!("ship-{}", paint.emblem));
        let aside = (place as f32 - (fleets.len() as f32 - 1.0) / 2.0) * plan.ship.0 * 0.5;
        let size = (plan.ship.0 * 0.8, plan.ship.1 * 0.8);
        Sprite::new(key, symbol, layer::ABOVE + 30, (x + aside, y), size).tint(paint.tone).light(65)
    };
    fleets.iter().enumerate().map(shadow).collect()
}
