//! How the points came about: room by room.

use table::account::{Account, AccountRow, Cell};
use table::{Listener, Seat};

use crate::bits::Square;
use crate::content::Room;
use crate::rules::Table;
use crate::score::RoomScore;

/// Every room, lit or not, so that the account keeps its size while the rooms fill.
pub(crate) fn account(table: &Table, to: &Listener<'_>) -> Account {
    let rooms = table.layout.rooms.iter().enumerate();
    Account { rows: rooms.map(|(index, room)| row(table, room, index == table.layout.middle, to)).collect() }
}

/// The middle room says that it is the middle one: it decides a tie (GX-18).
fn row(table: &Table, room: &Room, middle: bool, to: &Listener<'_>) -> AccountRow {
    let score = RoomScore::of(table, room);
    let cell = |seat: Seat| {
        let pips = score.pips[seat.index()];
        let note = (pips > 0).then(|| to.words.say("account-pips", &[("pips", pips.into())]));
        let points = score.points[seat.index()].into();
        let at = if points > 0 { chips(table, room, seat) } else { Vec::new() };
        Cell { points, note, at }
    };
    let key = if middle { "account-middle" } else { "account-room" };
    AccountRow {
        label: to.words.say(key, &[("room", room.letter.to_string().into())]),
        cells: Seat::all(table.seats()).map(cell).collect(),
    }
}

/// The keys of a seat's chips that score in a room.
fn chips(table: &Table, room: &Room, seat: Seat) -> Vec<String> {
    let mut squares: Vec<Square> = (table.tops[seat.index()] & room.squares).iter().collect();
    squares.sort_by_key(|square| (square.row(), square.column()));
    squares.into_iter().map(|square| format!("chip/{square}")).collect()
}
