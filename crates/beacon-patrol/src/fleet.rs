//! The ships in a picture.

use table::scene::{Sprite, layer};
use table::{Game, Seat};

use crate::cell::{Cell, Sides};
use crate::rules::Phase;
use crate::scene::Drawing;
use crate::sketch::berth;

/// By how many ships share a tile, how far each lies from the berth, in percent of the tile.
const FANS: [&[(f32, f32)]; 4] = [
    &[(0.0, 0.0)],
    &[(-15.0, -6.0), (15.0, 6.0)],
    &[(-15.0, -10.0), (15.0, -6.0), (0.0, 14.0)],
    &[(-14.0, -14.0), (14.0, -12.0), (-14.0, 12.0), (14.0, 14.0)],
];

impl Drawing<'_> {
    /// All ships, and a lantern at the one whose turn it is.
    pub(crate) fn fleet(&self) -> Vec<Sprite> {
        let mut sprites: Vec<Sprite> =
            Seat::all(self.position.seats()).map(|seat| self.vessel(seat)).collect();
        if let Phase::Act(act) = self.position.phase {
            let (at, size) = (self.berth(act.seat).0, self.plan.side);
            sprites.push(Sprite::new("lantern", "shine", layer::PIECE, at, (size, size)).light(70));
        }
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
        self.ship(format!("ship/{seat}"), seat, layer::PIECE + 10, at, size).label(label)
    }

    /// Where a ship has its middle, and its size.
    fn berth(&self, seat: Seat) -> ((f32, f32), f32) {
        let cell = self.position.ships[seat.index()];
        let count = self.ships_at(cell).count();
        let number = self.ships_at(cell).take_while(|&other| other != seat).count();
        let land = self.position.map.at(cell).map_or(Sides::NONE, |kind| self.tiles().land(kind));
        let ((right, down), fan) = (berth(land), FANS[count - 1][number]);
        let inside = |percent: f32| percent.clamp(20.0, 80.0);
        let percent = if count == 1 { 46.0 } else { 36.0 };
        (
            self.plan.place(cell, (inside(right + fan.0), inside(down + fan.1))),
            self.plan.side * percent / 100.0,
        )
    }
}
