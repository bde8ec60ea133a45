//! The ships in a picture.

use table::look::Color;
use table::scene::{Sprite, layer};
use table::{Game, Seat};

use crate::cell::{Cell, Sides};
use crate::rules::SEATS;
use crate::scene::Drawing;
use crate::sketch::berth;

/// By seat, the captain's colour, and the shape on the sail that says the same without colour.
const CAPTAINS: [(Color, &str); SEATS] = [
    (Color::Blue, "ship-round"),
    (Color::Red, "ship-square"),
    (Color::Green, "ship-diamond"),
    (Color::Purple, "ship-flower"),
];

/// By how many ships share a tile with land, how far each lies from the berth, in percent of the tile.
const FANS: [&[(f32, f32)]; 4] = [
    &[(0.0, 0.0)],
    &[(-15.0, -6.0), (15.0, 6.0)],
    &[(-15.0, -10.0), (15.0, -6.0), (0.0, 14.0)],
    &[(-14.0, -14.0), (14.0, -12.0), (-14.0, 12.0), (14.0, 14.0)],
];
/// The same for the open sea, HQ above all, where there is room to lie side by side.
const ROADS: [&[(f32, f32)]; 4] = [
    &[(0.0, 0.0)],
    &[(-5.0, -8.0), (26.0, 9.0)],
    &[(-8.0, -26.0), (-5.0, 9.0), (27.0, 10.0)],
    &[(-8.0, -28.0), (-8.0, 7.0), (20.0, 12.0), (48.0, 2.0)],
];
/// By how many ships share a tile, the size of each, in percent of the tile.
const SIZES: [f32; 4] = [46.0, 36.0, 32.0, 32.0];

impl Drawing<'_> {
    /// All ships, and a lantern at the one whose turn it is.
    pub(crate) fn fleet(&self) -> Vec<Sprite> {
        let mut sprites: Vec<Sprite> =
            Seat::all(self.position.seats()).map(|seat| self.vessel(seat)).collect();
        if let Some(act) = self.act() {
            let (at, size) = (self.berth(act.seat).0, self.plan.side);
            sprites.push(Sprite::new("lantern", "shine", layer::PIECE, at, (size, size)).light(70));
        }
        let badges = Seat::all(self.position.seats()).map(|seat| (seat, CAPTAINS[seat.index()]));
        sprites.extend(badges.map(|(seat, (color, symbol))| Sprite::badge(seat, symbol, color)));
        sprites
    }

    /// The seats whose ships lie on a cell.
    pub(crate) fn ships_at(&self, cell: Cell) -> impl Iterator<Item = Seat> {
        Seat::all(self.position.seats()).filter(move |seat| self.position.ships[seat.index()] == cell)
    }

    fn vessel(&self, seat: Seat) -> Sprite {
        let (at, size) = self.berth(seat);
        let cell = self.position.ships[seat.index()].to_string();
        let label = self.to.say_of(seat, "scene-ship-at", &[("cell", cell.into())]);
        ship(format!("ship/{seat}"), seat, layer::PIECE + 10, at, size).label(label).notable()
    }

    /// Where a ship has its middle, and its size.
    fn berth(&self, seat: Seat) -> ((f32, f32), f32) {
        let cell = self.position.ships[seat.index()];
        let count = self.ships_at(cell).count();
        let number = self.ships_at(cell).take_while(|&other| other != seat).count();
        let land = self.position.map.at(cell).map_or(Sides::NONE, |kind| self.tiles().land(kind));
        let fans = if land == Sides::NONE { ROADS } else { FANS };
        let ((right, down), fan) = (berth(land), fans[count - 1][number]);
        let inside = |percent: f32| percent.clamp(18.0, 82.0);
        let at = self.plan.place(cell, (inside(right + fan.0), inside(down + fan.1)));
        (at, self.plan.side * SIZES[count - 1] / 100.0)
    }
}

/// A captain's ship.
pub(crate) fn ship(key: String, seat: Seat, layer: i16, at: (f32, f32), size: f32) -> Sprite {
    let (color, symbol) = CAPTAINS[seat.index()];
    Sprite::new(key, symbol, layer, at, (size, size)).tint(color)
}
