//! A voyage: what becomes of a choice of ships, before it is made and after.

use crate::board::Board;
use crate::cards::Card;
use crate::content::{Color, Kind, Space};
use crate::river::reach;

/// Ships that sail together from one space to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Voyage {
    pub(crate) from: Space,
    pub(crate) to: Space,
    /// How far they would get if all were lit and the river long enough.
    pub(crate) steps: u8,
    /// Whether darkness ends it.
    pub(crate) dark: bool,
    /// How many ships of the card's own colour sail.
    pub(crate) own: u8,
    /// The other colours of which one ship each sails along (LR-13).
    pub(crate) others: u8,
}

impl Voyage {
    /// The voyage from a space by a card of a colour, when these spaces are lit (LR-11 to LR-15).
    pub(crate) fn of(board: &Board, color: Color, card: Card, from: Space, lit: u32) -> Voyage {
        let on = |color: Color| board.ships[color.index()].on(from);
        let kind = board.content.face(card).kind;
        let along = board.colors().filter(|&other| kind == Kind::Coop && other != color && on(other) > 0);
        Voyage {
            own: if kind == Kind::Group { on(color) } else { on(color).min(1) },
            others: along.fold(0, |others, other| others | other.bit()),
            ..Voyage::bonus(board, card, from, lit)
        }
    }

    /// The own ship's second voyage by a card, alone (LR-16).
    pub(crate) fn bonus(board: &Board, card: Card, from: Space, lit: u32) -> Voyage {
        let steps = board.content.face(card).steps;
        let to = reach(from, steps, lit);
        let dark = to.0 < (from.0 + steps).min(board.content.harbor.0);
        Voyage { from, to, steps, dark, own: 1, others: 0 }
    }

    /// How many spaces it is long.
    pub(crate) fn distance(self) -> u8 {
        self.to.0 - self.from.0
    }

    /// How many ships sail, of all colours.
    pub(crate) fn ships(self) -> u8 {
        self.own + self.others.count_ones() as u8
    }
}
