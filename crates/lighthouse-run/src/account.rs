//! How the points came about: by what the ships are worth where they stand.

use std::collections::BTreeSet;

use table::account::{Account, AccountRow, Cell};
use table::{Listener, Seat};

use crate::board::{Board, Variant};
use crate::content::Color;
use crate::ships::foremost_first;
use crate::touch::ship_key;

/// Every worth that a ship has by now, most first (LR-21).
pub(crate) fn account(board: &Board, to: &Listener<'_>) -> Account {
    let ships = board.colors().flat_map(|color| board.ships[color.index()].by_space());
    let worths: BTreeSet<u8> = ships.map(|(space, _)| board.content.points[space.index()]).collect();
    let columns = columns(board);
    Account { rows: worths.into_iter().rev().map(|worth| row(board, &columns, worth, to)).collect() }
}

/// By entry of the scores, the colours that count for it (LR-26, LR-30).
fn columns(board: &Board) -> Vec<u8> {
    match board.variant {
        Variant::Fleet => Seat::all(board.seats()).map(|seat| board.own(seat)).collect(),
        Variant::Base | Variant::Erik => board.colors().map(Color::bit).collect(),
    }
}

fn row(board: &Board, columns: &[u8], worth: u8, to: &Listener<'_>) -> AccountRow {
    let cell = |&colors: &u8| {
        let ships = ships_worth(board, colors, worth);
        let note = (ships > 0).then(|| to.words.say("account-ships", &[("ships", ships.into())]));
        let at = if worth > 0 { keys_worth(board, colors, worth) } else { Vec::new() };
        Cell { points: i32::from(worth) * i32::from(ships), note, at }
    };
    AccountRow {
        label: to.words.say("account-worth", &[("points", worth.into())]),
        cells: columns.iter().map(cell).collect(),
    }
}

/// How many ships of some colours stand where a ship scores this much.
fn ships_worth(board: &Board, colors: u8, worth: u8) -> u8 {
    let colors = board.colors().filter(|color| colors & color.bit() != 0);
    let ships = colors.flat_map(|color| board.ships[color.index()].by_space());
    ships.filter(|(space, _)| board.content.points[space.index()] == worth).map(|(_, ships)| ships).sum()
}

/// The keys of the ships of some colours that score this much, so that they can be counted one by one.
fn keys_worth(board: &Board, colors: u8, worth: u8) -> Vec<String> {
    let content = &board.content;
    let fleet = |color: Color| {
        let ships = (1..).zip(foremost_first(board, color));
        let ships = ships.filter(|(_, space)| content.points[space.index()] == worth);
        ships.map(move |(number, _)| ship_key(content, color, number))
    };
    board.colors().filter(|color| colors & color.bit() != 0).flat_map(fleet).collect()
}
