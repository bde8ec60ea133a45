//! What the acting seat may do: a look around its ship.

use table::Seat;

use crate::action::Action;
use crate::cell::{Cell, Side, Sides};
use crate::content::Kind;
use crate::rules::{Act, BeaconPatrol};

/// What lies across a side of a ship's tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Across {
    /// Land in the way: a ship cannot cross this side (BP-7, BP-8).
    Shore,
    /// A tile to sail to.
    Tile,
    /// Room for a tile that fits.
    Gap(Gap),
}

/// A vacant cell, and what the tiles around it ask of a tile that is to lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap {
    /// The sides on which a tile lies.
    beside: Sides,
    /// Those of them that must be land.
    land: Sides,
}

impl Gap {
    /// BP-6: land to land and water to water.
    pub(crate) fn takes(self, land: Sides) -> bool {
        land.and(self.beside) == self.land
    }

    /// The sides on which this land would meet water, or water land.
    pub(crate) fn clashes(self, land: Sides) -> Sides {
        let here = land.and(self.beside);
        here.and(self.land.others()).or(self.land.and(here.others()))
    }
}

impl BeaconPatrol {
    /// By side, what lies across it from the tile on `cell`.
    pub(crate) fn around(&self, cell: Cell) -> [Across; 4] {
        let land = self.map.at(cell).map_or(Sides::ALL, |kind| self.tiles.land(kind));
        let across = |side| self.across(cell, land, side);
        // Spelled out and inlined, so that each side is a constant where it is looked at: half of a playout is here.
        [across(Side::North), across(Side::East), across(Side::South), across(Side::West)]
    }

    #[expect(clippy::inline_always, reason = "a tenth of a playout: see `around`")]
    #[inline(always)]
    fn across(&self, cell: Cell, land: Sides, side: Side) -> Across {
        let there = cell.beside(side);
        if land.contains(side) {
            Across::Shore
        } else if self.map.find(there).is_some() {
            Across::Tile
        } else {
            Across::Gap(self.gap(there, side.opposite()))
        }
    }

    /// A vacant cell with water on the side `from` which a ship looks at it.
    #[expect(clippy::inline_always, reason = "a tenth of a playout: see `around`")]
    #[inline(always)]
    fn gap(&self, cell: Cell, from: Side) -> Gap {
        let mut gap = Gap { beside: Sides::only(from), land: Sides::NONE };
        let mut look = |side: Side| {
            if side != from
                && let Some(neighbour) = self.map.at(cell.beside(side))
            {
                gap.beside.insert(side);
                if self.tiles.land(neighbour).contains(side.opposite()) {
                    gap.land.insert(side);
                }
            }
        };
        look(Side::North);
        look(Side::East);
        look(Side::South);
        look(Side::West);
        gap
    }

    /// Adds all actions of the seat whose turn it is, each once.
    pub(crate) fn list_actions(&self, act: Act, out: &mut Vec<Action>) {
        let hand = self.hands[act.seat.index()].kinds();
        let around = self.around(self.ships[act.seat.index()]);
        for (side, across) in Side::ALL.into_iter().zip(around) {
            match across {
                Across::Shore => {}
                Across::Tile => {
                    if act.tokens > 0 {
                        out.push(Action::Sail(side));
                    }
                    out.extend(hand.iter().map(|&tile| Action::SailFor(side, tile)));
                }
                Across::Gap(gap) => {
                    for &tile in &hand {
                        if gap.takes(self.tiles.land(tile)) {
                            out.push(Action::Place(tile, side));
                        }
                    }
                }
            }
        }
        if act.swap {
            self.list_swaps(act.seat, &hand, out);
        }
        out.push(Action::End);
        if act.keeps > 0 {
            out.extend(hand.iter().map(|&tile| Action::Keep(tile)));
        }
    }

    /// BP-10: every two tiles that differ.
    fn list_swaps(&self, seat: Seat, hand: &[Kind], out: &mut Vec<Action>) {
        for with in Seat::all(usize::from(self.seats)).filter(|&with| with != seat) {
            for other in self.hands[with.index()].kinds() {
                for &own in hand {
                    if own != other {
                        out.push(Action::Swap(own, with, other));
                    }
                }
            }
        }
    }
}
