//! The chart in a picture: the sea with its net of lines, tiles, and the cells that wait for one.

use table::look::Color;
use table::scene::{Frame, Sprite, layer};

use crate::cell::{Cell, Side, Sides};
use crate::content::Kind;
use crate::legal::Across;
use crate::name;
use crate::scene::Drawing;
use crate::sketch::{Sketch, lamp};

/// The thickness of a line of the net.
const LINE: f32 = 1.0;
/// The size of type for columns and rows.
const NUMBER: f32 = 11.0;
/// The least size of a ring, and of points: a number fits in.
const LEAST: (f32, f32) = (11.5, 14.5);

/// By which sides miss a neighbour, the ring of a tile before it is turned.
const RINGS: [(&str, u8); 4] =
    [("ring-1", 0b0001), ("ring-2", 0b0011), ("ring-2-apart", 0b0101), ("ring-3", 0b0111)];

impl Drawing<'_> {
    /// What is there before any tile.
    pub(crate) fn sea(&self) -> Vec<Sprite> {
        let sea = self.plan.sea;
        let rose = if self.plan.frame == Frame::Wide { 150.0 } else { 100.0 };
        let corner = (sea.right() - rose * 0.58, sea.bottom() - rose * 0.56);
        let whale = (sea.left + rose * 0.58, sea.top + rose * 0.44);
        let margin = self.plan.margin;
        let all = (sea.width + margin, sea.height + margin);
        let mut sprites = vec![
            Sprite::window((sea.middle().0 - margin / 2.0, sea.middle().1 - margin / 2.0), all),
            Sprite::new("sea", "sea", layer::GROUND, sea.middle(), sea.size()),
            Sprite::new("rose", "rose", layer::GROUND + 10, corner, (rose, rose)),
            Sprite::new("whale", "whale", layer::GROUND + 10, whale, (rose * 0.82, rose * 0.42)),
        ];
        sprites.extend(self.plan.columns().flat_map(|x| self.column(x)));
        sprites.extend(self.plan.rows().flat_map(|y| self.row(y)));
        sprites
    }

    /// A column's number and the line at its western side. The middle of HQ has the number 0 in both directions.
    fn column(&self, x: i8) -> impl Iterator<Item = Sprite> {
        let (sea, cell) = (self.plan.sea, Cell { x, y: 0 });
        let (west, _) = self.plan.place(cell, (0.0, 0.0));
        let (east, _) = self.plan.place(cell, (100.0, 0.0));
        let middle = (f32::midpoint(west, east), sea.top - self.plan.margin / 2.0);
        let side =
            |name: i16, at: f32| line(format!("meridian/{name}"), (at, sea.middle().1), (LINE, sea.height));
        let last = (Some(x) == self.plan.columns().last()).then(|| side(i16::from(x) + 1, east));
        [Some(side(i16::from(x), west)), last, self.number("column", x, middle)].into_iter().flatten()
    }

    /// A row's number and the line at its northern side.
    fn row(&self, y: i8) -> impl Iterator<Item = Sprite> {
        let (sea, cell) = (self.plan.sea, Cell { x: 0, y });
        let (_, north) = self.plan.place(cell, (0.0, 0.0));
        let (_, south) = self.plan.place(cell, (0.0, 100.0));
        let middle = (sea.left - self.plan.margin / 2.0, f32::midpoint(north, south));
        let side =
            |name: i16, at: f32| line(format!("parallel/{name}"), (sea.middle().0, at), (sea.width, LINE));
        let last = (Some(y) == self.plan.rows().last()).then(|| side(i16::from(y) - 1, south));
        [Some(side(i16::from(y), north)), last, self.number("row", y, middle)].into_iter().flatten()
    }

    /// Where cells are too small for a number each, every fifth has one.
    fn number(&self, what: &str, number: i8, at: (f32, f32)) -> Option<Sprite> {
        let fits = self.plan.side >= 2.0 * NUMBER || number % 5 == 0;
        let sprite = Sprite::words(format!("{what}/{number}"), "", layer::GROUND, at, NUMBER);
        fits.then(|| sprite.text(number.to_string(), NUMBER, Color::Third))
    }

    /// All tiles, and the cells where one of the hand may go.
    pub(crate) fn chart(&self) -> Vec<Sprite> {
        let mut sprites = Vec::new();
        for (cell, kind) in self.position.map.iter() {
            let (key, at) = (self.tile_key(kind, &cell.to_string()), self.plan.at(cell));
            let sketch = Sketch {
                key,
                tiles: self.tiles(),
                kind,
                at,
                side: self.plan.side,
                layer: layer::BOARD,
                light: 100,
            };
            sprites.extend(sketch.sprites());
            sprites.extend(self.state(cell, kind));
        }
        for side in Side::ALL {
            sprites.extend(self.free(side));
        }
        sprites
    }

    /// How far a tile is explored: light and points, or the sides that are missing.
    fn state(&self, cell: Cell, kind: Kind) -> Vec<Sprite> {
        let points = self.position.points(cell, kind);
        let mark = points.map_or_else(|| self.ring(cell), |points| Some(self.points(cell, points)));
        let (at, size) = (self.plan.at(cell), (self.plan.side, self.plan.side));
        let symbol = if points.is_some() { "cell-lit" } else { "cell" };
        let light = Sprite::new(format!("cell/{cell}"), symbol, layer::BOARD + 1, at, size).notable();
        let mut sprites = vec![light.label(self.describe_cell(cell, kind))];
        sprites.extend(mark);
        if let (Some(_), Some(spot)) = (points, lamp(self.tiles(), kind)) {
            let size = self.plan.side * 1.5;
            let at = self.plan.place(cell, spot);
            sprites.push(Sprite::new(format!("shine/{cell}"), "shine", layer::BOARD + 2, at, (size, size)));
        }
        sprites
    }

    fn points(&self, cell: Cell, points: i32) -> Sprite {
        let (at, size) = self.corner(cell, LEAST.1);
        Sprite::new(format!("points/{cell}"), "points", layer::ABOVE, at, (size, size)).text(
            points.to_string(),
            (size * 0.62).max(11.0),
            Color::Shade,
        )
    }

    /// A ring that closes as neighbours come; none around a tile that lies alone.
    fn ring(&self, cell: Cell) -> Option<Sprite> {
        let missing = self.missing(cell).bits();
        let turned = |bits: u8, quarter: u8| (bits << quarter | bits >> (4 - quarter)) & 0b1111;
        let fits = |&(_, bits): &(&str, u8)| (0..4).find(|&quarter| turned(bits, quarter) == missing);
        let (symbol, quarter) = RINGS.iter().find_map(|ring| Some((ring.0, fits(ring)?)))?;
        let (at, size) = self.corner(cell, LEAST.0);
        let ring = Sprite::new(format!("points/{cell}"), symbol, layer::ABOVE, at, (size, size));
        Some(ring.turn(i16::from(quarter) * 90))
    }

    /// The lower right corner of a cell, where it tells of its points.
    fn corner(&self, cell: Cell, least: f32) -> ((f32, f32), f32) {
        let (x, y) = self.plan.place(cell, (100.0, 100.0));
        let size = (self.plan.side * 0.23).max(least);
        let inward = size / 2.0 + self.plan.side * 0.03;
        ((x - inward, y - inward), size)
    }

    /// The sides of a tile on which none lies.
    fn missing(&self, cell: Cell) -> Sides {
        let mut missing = Sides::NONE;
        for side in Side::ALL.into_iter().filter(|&side| self.position.map.at(cell.beside(side)).is_none()) {
            missing.insert(side);
        }
        missing
    }

    fn describe_cell(&self, cell: Cell, kind: Kind) -> String {
        let words = self.to.words;
        let state = match self.position.points(cell, kind) {
            Some(points) => words.say("scene-explored", &[("points", points.into())]),
            None => words.say("scene-missing", &[("sides", self.missing(cell).iter().count().into())]),
        };
        let ships = self.ships_at(cell).map(|seat| self.to.say_of(seat, "scene-ship", &[]));
        let all = [format!("{cell}: {}", self.describe(kind)), state].into_iter().chain(ships);
        all.collect::<Vec<_>>().join(", ")
    }

    /// The cell beside the acting ship, if a tile of the hand fits there: a frame, with those tiles ghosted in.
    fn free(&self, side: Side) -> Vec<Sprite> {
        let Some(act) = self.act() else { return Vec::new() };
        let ship = self.position.ships[act.seat.index()];
        let Across::Gap(gap) = self.position.around(ship)[side as usize] else { return Vec::new() };
        let mut fitting = self.position.hands[act.seat.index()].kinds();
        fitting.retain(|&mut kind| gap.takes(self.tiles().land(kind)));
        if fitting.is_empty() {
            return Vec::new();
        }
        let (cell, size) = (ship.beside(side), (self.plan.side, self.plan.side));
        let frame =
            Sprite::new(format!("cell/{cell}"), "cell-free", layer::BOARD + 10, self.plan.at(cell), size);
        let mut sprites = vec![frame.label(self.describe_free(cell, &fitting))];
        for (number, &kind) in fitting.iter().enumerate() {
            sprites.extend(self.ghost(cell, kind, (number, fitting.len())));
        }
        if fitting.len() > 1 && self.own() == Some(act.seat) {
            sprites.extend(fitting.iter().flat_map(|&kind| self.fit(cell, kind)));
        }
        sprites
    }

    /// A tile as it would lie on a cell, as long as it is the one that is pointed at in the hand.
    fn fit(&self, cell: Cell, kind: Kind) -> impl Iterator<Item = Sprite> {
        let id = &self.tiles()[kind].id;
        let (key, hand, side) = (format!("fit/{cell}/{id}"), format!("hand/{id}"), self.plan.side * 0.9);
        let sketch = Sketch {
            key,
            tiles: self.tiles(),
            kind,
            at: self.plan.at(cell),
            side,
            layer: layer::BOARD + 30,
            light: 100,
        };
        sketch.sprites().into_iter().map(move |sprite| sprite.when([hand.clone()]))
    }

    fn describe_free(&self, cell: Cell, fitting: &[Kind]) -> String {
        let tiles: Vec<String> =
            fitting.iter().map(|&kind| name::the(self.tiles(), kind, fitting, self.to)).collect();
        let (cell, count) = (cell.to_string().into(), tiles.len().into());
        let tiles = tiles.join(", ").into();
        self.to.words.say("scene-free", &[("cell", cell), ("tiles", tiles), ("count", count)])
    }

    /// The n-th of the tiles that could lie on a cell.
    fn ghost(&self, cell: Cell, kind: Kind, (number, count): (usize, usize)) -> Vec<Sprite> {
        let (spots, percent): (&[(f32, f32)], f32) = match count {
            1 => (&[(50.0, 50.0)], 86.0),
            2 => (&[(28.0, 50.0), (72.0, 50.0)], 40.0),
            _ => (&[(28.0, 28.0), (72.0, 28.0), (50.0, 72.0)], 40.0),
        };
        let key = format!("ghost/{cell}/{}", self.tiles()[kind].id);
        let (at, side) = (self.plan.place(cell, spots[number]), self.plan.side * percent / 100.0);
        Sketch { key, tiles: self.tiles(), kind, at, side, layer: layer::BOARD + 20, light: 88 }.sprites()
    }
}

/// A line of the net.
fn line(key: String, at: (f32, f32), size: (f32, f32)) -> Sprite {
    Sprite::new(key, "net", layer::BOARD + 2, at, size)
}
