//! Ships on the river, fanned out where they share a space, and the courses that a card opens to them.
//!
//! Ship 1 of a fleet is its foremost: of ships that cannot be told apart, the one that moves is then mostly the one that
//! keeps its number.

use table::look::Color as Tone;
use table::scene::{Sprite, layer};

use crate::board::Phase;
use crate::content::{COLORS, Color, Kind, Space};
use crate::course::degrees;
use crate::paint;
use crate::river::reach;
use crate::scene::Drawing;

/// From so many ships of a fleet on, a number says how many they are.
const COUNTED: u8 = 4;

/// All ships, and numbers beside those that are many.
pub(crate) fn sprites(drawing: &Drawing<'_>) -> Vec<Sprite> {
    drawing.board.colors().flat_map(|color| fleet(drawing, color)).collect()
}

fn fleet(drawing: &Drawing<'_>, color: Color) -> Vec<Sprite> {
    let (board, plan) = (drawing.board, drawing.plan);
    let (name, paint) = (&board.content.fleets[color.index()].color, paint::fleet(&board.content, color));
    let spaces: Vec<(Space, u8)> = board.ships[color.index()].by_space().collect();
    let mut sprites = Vec::new();
    let mut number = 0;
    for (space, ships) in spaces.into_iter().rev() {
        let caught = board.caught & space.bit() != 0;
        let state = if caught { "moored" } else { "ship" };
        for place in 0..ships {
            number += 1;
            let (key, symbol) = (format!("ship/{name}/{number}"), format!("{state}-{}", paint.emblem));
            let at = berth(drawing, space, color, (place, ships));
            let layer = layer::PIECE + i16::from(ships - place);
            sprites.push(Sprite::new(key, symbol, layer, at, plan.ship).tint(paint.tone));
        }
        if ships >= COUNTED {
            let (x, y) = berth(drawing, space, color, (0, ships));
            let (at, size) = ((x + plan.ship.0 * 0.3, y + plan.ship.1 * 0.32), plan.type_size * 1.45);
            let key = format!("count/{name}/{}", space.0);
            let count = Sprite::new(key, "count", layer::PIECE + 20, at, (size, size));
            sprites.push(count.text(ships.to_string(), plan.type_size, Tone::Ink));
        }
    }
    sprites
}

/// Where one of several ships lies: fleets side by side or in two rows, the ships of a fleet one behind the other.
fn berth(drawing: &Drawing<'_>, space: Space, color: Color, (place, ships): (u8, u8)) -> (f32, f32) {
    let (board, plan) = (drawing.board, drawing.plan);
    let on = |color: &Color| board.ships[color.index()].on(space) > 0;
    let fleets: Vec<Color> = board.colors().filter(on).collect();
    let rank = fleets.iter().position(|&other| other == color).unwrap_or(0);
    let (x, y) = plan.at(space);
    let (width, height) =
        if space.0 == 0 { plan.start.1 } else { (plan.step() * 0.92, plan.course.half * 1.7) };
    let single_row = width > 3.0 * height;
    let columns = if fleets.len() <= 2 || single_row { fleets.len() } else { 2 };
    let rows = fleets.len().div_ceil(columns);
    let cell = (width / columns as f32, height / rows as f32);
    let in_row = (fleets.len() - rank / columns * columns).min(columns);
    let right = (rank % columns) as f32 - (in_row as f32 - 1.0) / 2.0;
    let down = (rank / columns) as f32 - (rows as f32 - 1.0) / 2.0;
    let room = ((cell.0 - plan.ship.0) / f32::from(ships.max(2) - 1)).min(plan.ship.0 * 0.5);
    let fan = room.max(plan.ship.0 * 0.08) * (f32::from(ships - 1) / 2.0 - f32::from(place));
    (x + right * cell.0 + fan, y + down * cell.1)
}

/// For the one who is asked for ships: from each space that the card may be used on, the way that the light leaves open.
pub(crate) fn courses(drawing: &Drawing<'_>) -> Vec<Sprite> {
    let ends = ends(drawing);
    let lanes = ends.len();
    let course = |(lane, (from, to, stopped)): (usize, (Space, Space, bool))| {
        let off = (lane as f32 - (lanes as f32 - 1.0) / 2.0) * drawing.plan.course.half * 0.24;
        course(drawing, off, from, to, stopped)
    };
    ends.into_iter().enumerate().flat_map(course).collect()
}

/// Every space from which ships may sail now, where they would end, and whether darkness is what ends it.
pub(crate) fn ends(drawing: &Drawing<'_>) -> Vec<(Space, Space, bool)> {
    let board = drawing.board;
    if !drawing.asked() {
        return Vec::new();
    }
    let (sources, card) = match board.phase {
        Phase::Sail(color, card) => (board.sources(color, card), card),
        Phase::Bonus(_, card, from) => (from.bit(), card),
        _ => return Vec::new(),
    };
    let steps = board.content.face(card).steps;
    let spaces = (0..=board.content.harbor.0).map(Space).filter(|space| sources & space.bit() != 0);
    let end = |from: Space| {
        let to = reach(from, steps, board.lit);
        (from, to, to.0 < (from.0 + steps).min(board.content.harbor.0))
    };
    spaces.map(end).collect()
}

/// Chevrons over the spaces of a course, shadows of the ships at its end, and a bar if darkness stops them.
fn course(drawing: &Drawing<'_>, off: f32, from: Space, to: Space, stopped: bool) -> Vec<Sprite> {
    let plan = drawing.plan;
    let key = |what: &str| format!("course/{}/{what}", from.0);
    let size = plan.course.half * 0.4;
    let mut sprites: Vec<Sprite> = (from.0 + 1..=to.0)
        .map(|space| {
            let front = plan.front(Space(space - 1));
            Sprite::new(
                key(&space.to_string()),
                "chevron",
                layer::ABOVE + 40,
                front.beside(0.0, off),
                (size, size),
            )
            .turn(degrees(front.heading))
        })
        .collect();
    if to > from {
        sprites.extend(shadows(drawing, from, plan.spot(to).beside(plan.step() * 0.2, off)));
    }
    if stopped {
        let front = plan.front(to);
        let at = front.beside(0.0, off);
        let bar = Sprite::new(key("dark"), "dark", layer::ABOVE + 40, at, (size, 2.0 * size));
        sprites.push(bar.turn(degrees(front.heading)));
    }
    sprites
}

/// Pale ships of the fleets that would arrive together.
fn shadows(drawing: &Drawing<'_>, from: Space, (x, y): (f32, f32)) -> Vec<Sprite> {
    let (board, plan) = (drawing.board, drawing.plan);
    let sailing = |color: &Color| match board.phase {
        Phase::Sail(own, card) if board.content.face(card).kind == Kind::Coop => {
            *color == own || board.ships[color.index()].on(from) > 0
        }
        Phase::Sail(own, _) | Phase::Bonus(own, ..) => *color == own,
        _ => false,
    };
    let there = |color: &Color| board.ships[color.index()].on(from) > 0;
    let fleets = (0..COLORS as u8).map(Color).filter(|color| sailing(color) && there(color));
    fleets
        .enumerate()
        .map(|(place, color)| {
            let (paint, name) =
                (paint::fleet(&board.content, color), &board.content.fleets[color.index()].color);
            let at = (x + place as f32 * plan.ship.0 * 0.3, y);
            let size = (plan.ship.0 * 0.8, plan.ship.1 * 0.8);
            let key = format!("course/{}/{name}", from.0);
            let symbol = format!("ship-{}", paint.emblem);
            Sprite::new(key, symbol, layer::ABOVE + 30, at, size).tint(paint.tone).light(65)
        })
        .collect()
}
