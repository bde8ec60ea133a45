//! Glux as a picture: a floor plan at night, lit by chips.
//!
//! Chips never move, so a chip's key is its square. What a stack covers is on record nowhere, so only its edge
//! is drawn, in the colour of the chip on top.

use table::look::Color;
use table::scene::{Frame, Scene, Sprite, layer};
use table::{Eyes, Listener, Seat};

use crate::action::Face;
use crate::bits::Square;
use crate::content::Room;
use crate::plan::{Plan, SIDES};
use crate::rays::rays;
use crate::rules::{SEATS, Table};
use crate::tally::Tally;
use crate::view::View;

/// By seat, the colour of its light and the shape of its rim, which says the same without colour.
const LIGHTS: [(Color, &str); SEATS] =
    [(Color::Blue, "round"), (Color::Red, "square"), (Color::Green, "diamond"), (Color::Purple, "flower")];

/// The colour of a seat's light.
pub(crate) fn color(seat: Seat) -> Color {
    LIGHTS[seat.index()].0
}

/// The shape of a seat's rim.
pub(crate) fn rim(seat: Seat) -> &'static str {
    LIGHTS[seat.index()].1
}

pub(crate) fn scene(view: &View, frame: Frame, to: &Listener<'_>) -> Scene {
    let plan = Plan::new(&view.table.layout, frame, matches!(to.eyes, Eyes::Seat(_)));
    let drawing = Drawing { table: &view.table, to, plan: &plan };
    let mut sprites = drawing.floor();
    for room in &view.table.layout.rooms {
        sprites.extend(drawing.room(room));
    }
    for square in view.table.layout.squares.iter() {
        sprites.push(drawing.square(square));
        sprites.extend(drawing.chip(square));
    }
    sprites.extend(Seat::all(view.table.seats()).flat_map(|seat| [drawing.start(seat), badge(seat)]));
    sprites.extend(drawing.hand(view));
    sprites.extend(rays(&view.table, &plan, to.eyes));
    Scene::new(plan.size, sprites)
}

/// The mark that a seat has in tallies.
fn badge(seat: Seat) -> Sprite {
    Sprite::badge(seat, format!("mark-{}", rim(seat)), color(seat))
}

struct Drawing<'a> {
    table: &'a Table,
    to: &'a Listener<'a>,
    plan: &'a Plan,
}

impl Drawing<'_> {
    /// The slab that all squares lie on, and the names of columns and rows around it.
    fn floor(&self) -> Vec<Sprite> {
        let ((middle, size), window) = (self.plan.floor(), self.plan.window());
        let mut sprites = vec![
            Sprite::window(window.0, window.1),
            Sprite::new("floor", "floor", layer::GROUND, middle, size),
        ];
        let before = -0.5 - self.plan.margin / self.plan.side / 2.0;
        let (columns, rows) = self.table.layout.size;
        for column in 0..columns {
            let name = char::from(b'a' + column as u8).to_string();
            sprites.push(self.name("column", name, (column as f32, before)));
        }
        sprites.extend((0..rows).map(|row| self.name("row", (row + 1).to_string(), (before, row as f32))));
        sprites
    }

    fn name(&self, what: &str, name: String, (column, row): (f32, f32)) -> Sprite {
        let (key, at, size) = (format!("{what}/{name}"), self.plan.place(column, row), self.plan.type_size);
        Sprite::words(key, "", layer::GROUND, at, size).text(name, size - 1.0, Color::Third)
    }

    /// The light in a room or its shadow, the corners that its squares leave open, and its tally.
    fn room(&self, room: &Room) -> Vec<Sprite> {
        let tally = Tally::of(self.table, room);
        let mut sprites = tally.sprites(room, self.plan, self.to);
        let (middle, (width, height)) = self.plan.bounds(room.squares);
        let side = self.plan.side;
        if let Some((color, light)) = tally.light() {
            let halo = (width + 2.4 * side, height + 2.4 * side);
            let key = format!("halo/{}", room.letter);
            sprites.push(
                Sprite::new(key, format!("halo-{}", color.name()), layer::LIGHT, middle, halo).light(light),
            );
            sprites.extend(room.squares.iter().map(|square| {
                let (key, at) = (format!("lit/{square}"), self.plan.at(square));
                Sprite::new(key, "lit", layer::BOARD + 20, at, (side, side)).tint(color).light(light)
            }));
        } else {
            sprites.extend(room.squares.iter().map(|square| {
                let (key, at) = (format!("lit/{square}"), self.plan.at(square));
                Sprite::new(key, "dark", layer::BOARD + 20, at, (side, side))
            }));
        }
        if room.letter == self.table.layout.rooms[self.table.layout.middle].letter {
            sprites.push(Sprite::new("middle", "middle", layer::BOARD + 10, middle, (width, height)));
        }
        sprites.extend(room.squares.iter().flat_map(|square| self.nooks(room, square)));
        sprites
    }

    /// Corners where two walls of neighbouring squares meet.
    fn nooks(&self, room: &Room, square: Square) -> impl Iterator<Item = Sprite> {
        let inside =
            move |side| self.plan.beside(square, side).is_some_and(|other| room.squares.contains(other));
        let nook = move |quarter: usize| {
            let (one, two) = (SIDES[quarter], SIDES[(quarter + 1) % 4]);
            inside(one) && inside(two) && !inside((one.0 + two.0, one.1 + two.1))
        };
        let (at, side) = (self.plan.at(square), self.plan.side);
        (0..4).filter(move |&quarter| nook(quarter)).map(move |quarter| {
            let key = format!("nook/{square}/{quarter}");
            Sprite::new(key, "nook", layer::BOARD + 30, at, (side, side)).turn(quarter as i16 * 90)
        })
    }

    fn square(&self, square: Square) -> Sprite {
        let room = self.table.layout.room_at(square);
        let (symbol, turn) = room.map_or(("path", 0), |room| self.walls(room, square));
        let (at, side) = (self.plan.at(square), self.plan.side);
        Sprite::new(format!("square/{square}"), symbol, layer::BOARD, at, (side, side))
            .turn(turn)
            .label(self.describe(square, room))
    }

    /// The symbol of a square in a room, by the sides that have a wall, and how far it is turned.
    fn walls(&self, room: &Room, square: Square) -> (&'static str, i16) {
        let wall = SIDES
            .map(|side| self.plan.beside(square, side).is_none_or(|other| !room.squares.contains(other)));
        let turn = |pattern: [bool; 4]| {
            (0..4).find(|&quarter| (0..4).all(|side| wall[(side + quarter) % 4] == pattern[side]))
        };
        let symbols = [
            ("room-open", [false, false, false, false]),
            ("room-edge", [true, false, false, false]),
            ("room-corner", [true, true, false, false]),
            ("room-hall", [true, false, true, false]),
            ("room-end", [true, true, false, true]),
            ("room-cell", [true, true, true, true]),
        ];
        let found = symbols.into_iter().find_map(|(symbol, pattern)| Some((symbol, turn(pattern)?)));
        let (symbol, quarter) = found.expect("four sides have no other pattern");
        (symbol, quarter as i16 * 90)
    }

    /// Where a square is and what lies on it, in words.
    fn describe(&self, square: Square, room: Option<&Room>) -> String {
        let words = self.to.words;
        let name = ("square", square.to_string().into());
        let place = match room {
            Some(room) => words.say("scene-room", &[name, ("room", room.letter.to_string().into())]),
            None => words.say("scene-path", &[name]),
        };
        let start = self.start_of(square).map(|seat| self.to.say_of(seat, "scene-start", &[]));
        let chip = self.chip_on(square).map(|(seat, face)| {
            let key = if self.table.full.contains(square) { "scene-closed" } else { "scene-chip" };
            self.to.say_of(seat, key, &[("face", face.pips().into())])
        });
        let chip = chip.unwrap_or_else(|| words.get("scene-empty"));
        [Some(place), start, Some(chip)].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn start_of(&self, square: Square) -> Option<Seat> {
        Seat::all(self.table.seats()).find(|seat| self.table.layout.starts[seat.index()].square == square)
    }

    fn chip_on(&self, square: Square) -> Option<(Seat, Face)> {
        self.table.owner_of(square).zip(self.table.face_at(square))
    }

    /// The frame of a start square.
    fn start(&self, seat: Seat) -> Sprite {
        let at = self.plan.at(self.table.layout.starts[seat.index()].square);
        let (key, symbol) = (format!("start/{seat}"), format!("start-{}", rim(seat)));
        Sprite::new(key, symbol, layer::LIGHT + 20, at, (self.plan.side, self.plan.side)).tint(color(seat))
    }

    /// A chip with the light around it, higher up if it lies on another.
    fn chip(&self, square: Square) -> Vec<Sprite> {
        let Some((seat, face)) = self.chip_on(square) else { return Vec::new() };
        let ((x, y), side) = (self.plan.at(square), self.plan.side);
        let key = |what: &str| format!("{what}/{square}");
        let (color, around) = (color(seat), (2.2 * side, 2.2 * side));
        let shine = format!("shine-{}", color.name());
        let mut sprites = vec![Sprite::new(key("shine"), shine, layer::LIGHT + 10, (x, y), around)];
        let mut at = (x, y);
        if self.table.full.contains(square) {
            let under = format!("under-{}", rim(seat));
            sprites.push(Sprite::new(key("under"), under, layer::PIECE, at, (side, side)).tint(color));
            at.1 -= side * 0.05;
        }
        let (symbol, size) = (format!("chip-{}-{face}", rim(seat)), (side * 0.93, side * 0.93));
        sprites.push(Sprite::new(key("chip"), symbol, layer::PIECE + 10, at, size).tint(color).notable());
        sprites
    }

    /// Both faces of the chip in hand, on the tray.
    fn hand(&self, view: &View) -> Vec<Sprite> {
        let Eyes::Seat(seat) = self.to.eyes else { return Vec::new() };
        let (x, y) = self.plan.hand;
        let mut sprites = vec![Sprite::new("tray", "tray", layer::HAND, (x, y), (224.0, 80.0))];
        let Some(chip) = view.hand else { return sprites };
        for (face, x) in chip.faces().into_iter().zip([x - 56.0, x + 56.0]) {
            let (key, symbol) = (format!("hand/{face}"), format!("chip-{}-{face}", rim(seat)));
            let label = self.to.words.say("scene-hand", &[("face", face.pips().into())]);
            let sprite = Sprite::new(key, symbol, layer::HAND + 10, (x, y), (76.0, 76.0));
            sprites.push(sprite.tint(color(seat)).label(label));
        }
        sprites.push(Sprite::new("flip", "flip", layer::HAND + 10, (x, y), (28.0, 28.0)));
        sprites
    }
}
