//! Actions, and how they are written.

use table::{NotationError, Seat, notation};

use crate::cell::Side;
use crate::content::{Kind, Tiles};

/// A step of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat draws this tile. `draw 0 N1`
    Draw(Seat, Kind),
    /// Lays a tile of the hand beside the ship and sails onto it. `place N1 e`
    Place(Kind, Side),
    /// Sails for a movement token. `sail e`
    Sail(Side),
    /// Sails for a discarded tile. `sail e N1`
    SailFor(Side, Kind),
    /// Gives a tile to another seat for one of its tiles. `swap N1 2 S3`
    Swap(Kind, Seat, Kind),
    /// Ends the turn. `end`
    End,
    /// Ends a lone player's turn, but keeps a tile. `end N1`
    Keep(Kind),
}

impl Action {
    /// Writes notation.
    pub fn print(self, tiles: &Tiles) -> String {
        let id = |kind: Kind| tiles[kind].id.as_str();
        match self {
            Action::Draw(seat, kind) => format!("draw {seat} {}", id(kind)),
            Action::Place(kind, side) => format!("place {} {}", id(kind), side.letter()),
            Action::Sail(side) => format!("sail {}", side.letter()),
            Action::SailFor(side, kind) => format!("sail {} {}", side.letter(), id(kind)),
            Action::Swap(own, seat, other) => format!("swap {} {seat} {}", id(own), id(other)),
            Action::End => "end".to_owned(),
            Action::Keep(kind) => format!("end {}", id(kind)),
        }
    }

    /// Reads notation.
    pub fn parse(text: &str, tiles: &Tiles) -> Result<Action, NotationError> {
        let right = || {
            let ids: Vec<&str> = tiles.kinds().map(|kind| tiles[kind].id.as_str()).collect();
            let (id, other) = (ids[0], ids[ids.len() - 1]);
            format!(
                "write place {id} e, sail e, sail e {id}, swap {id} 1 {other}, end or end {id}, \
                 or for chance draw 0 {id}, with the ids of tiles and the sides n, e, s and w"
            )
        };
        notation::exact(text, right, |text| read(text, tiles), |action| action.print(tiles))
    }
}

fn read(text: &str, tiles: &Tiles) -> Option<Action> {
    let kind = |id: &str| tiles.kind(id).filter(|&kind| kind != Kind::HQ);
    let mut words = text.split(' ');
    let mut next = || words.next();
    Some(match next()? {
        "draw" => Action::Draw(Seat::parse(next()?)?, kind(next()?)?),
        "place" => Action::Place(kind(next()?)?, Side::parse(next()?)?),
        "sail" => match (Side::parse(next()?)?, next()) {
            (side, None) => Action::Sail(side),
            (side, Some(id)) => Action::SailFor(side, kind(id)?),
        },
        "swap" => Action::Swap(kind(next()?)?, Seat::parse(next()?)?, kind(next()?)?),
        "end" => next().map_or(Some(Action::End), |id| kind(id).map(Action::Keep))?,
        _ => return None,
    })
}
