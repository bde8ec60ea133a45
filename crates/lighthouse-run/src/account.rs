//! How the points came about: by what the ships are worth where they stand.

use std::collections::BTreeSet;

use table::account::{Account, AccountRow, Cell};
use table::{Listener, Seat};

use crate::board::{Board, Variant};
use crate::content::Color;

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
        Cell { points: i32::from(worth) * i32::from(ships), note }
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
