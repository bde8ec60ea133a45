//! What the acting seat may do: a look around its ship.

use table::Seat;

use crate::action::Action;
use crate::cell::{Cell, Side, Sides};
use crate::hand::Hand;
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
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
}

impl BeaconPatrol {
    /// What lies across a side of the tile on `cell`.
    pub(crate) fn across(&self, cell: Cell, side: Side) -> Across {
        let here = self.map.at(cell).expect("a ship is on a tile");
        let there = cell.beside(side);
        if self.tiles.land(here).contains(side) {
            Across::Shore
        } else if self.map.at(there).is_some() {
            Across::Tile
        } else {
            Across::Gap(self.gap(there))
        }
    }

    fn gap(&self, cell: Cell) -> Gap {
        let mut gap = Gap::default();
        for side in Side::ALL {
            if let Some(neighbour) = self.map.at(cell.beside(side)) {
                gap.beside.insert(side);
                if self.tiles.land(neighbour).contains(side.opposite()) {
                    gap.land.insert(side);
                }
            }
        }
        gap
    }

    /// Adds all actions of the seat whose turn it is, each once.
    pub(crate) fn list_actions(&self, act: Act, out: &mut Vec<Action>) {
        let hand = &self.hands[act.seat.index()];
        for side in Side::ALL {
            match self.across(self.ships[act.seat.index()], side) {
                Across::Shore => {}
                Across::Tile => {
                    if act.tokens > 0 {
                        out.push(Action::Sail(side));
                    }
                    out.extend(hand.kinds().map(|tile| Action::SailFor(side, tile)));
                }
                Across::Gap(gap) => {
                    let fitting = hand.kinds().filter(|&tile| gap.takes(self.tiles.land(tile)));
                    out.extend(fitting.map(|tile| Action::Place(tile, side)));
                }
            }
        }
        if act.swap {
            self.list_swaps(act.seat, hand, out);
        }
        out.push(Action::End);
        if act.keep {
            out.extend(hand.kinds().map(Action::Keep));
        }
    }

    /// BP-10: every two tiles that differ.
    fn list_swaps(&self, seat: Seat, hand: &Hand, out: &mut Vec<Action>) {
        for with in Seat::all(usize::from(self.seats)).filter(|&with| with != seat) {
            for own in hand.kinds() {
                let others = self.hands[with.index()].kinds().filter(|&other| other != own);
                out.extend(others.map(|other| Action::Swap(own, with, other)));
            }
        }
    }
}
