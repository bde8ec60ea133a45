//! Glux as a board of text.

use std::fmt::Write;

use table::{Listener, Seat};

use crate::bits::Square;
use crate::rules::Table;
use crate::score::{self, RoomScore};
use crate::view::View;

/// The rim around a seat's pips: who owns a chip is seen without colours.
const RIMS: [(char, char); 4] = [('(', ')'), ('[', ']'), ('<', '>'), ('{', '}')];

pub(crate) fn hand(view: &View, to: &Listener<'_>) -> Option<String> {
    view.hand.map(|chip| to.words.say("text-hand", &[("chip", chip.to_string().into())]))
}

pub(crate) fn draw(view: &View, to: &Listener<'_>) -> String {
    let table = &view.table;
    let (width, height) = table.layout.size;
    let mut out = String::from("   ");
    for column in 0..width {
        let _ = write!(out, " {}  ", char::from(b'a' + column as u8));
    }
    out.truncate(out.trim_end().len());
    for row in 0..height {
        let _ = write!(out, "\n{:>2} ", row + 1);
        for column in 0..width {
            out.push_str(&cell(table, Square::at(column, row).expect("on the board")));
        }
        out.truncate(out.trim_end().len());
    }
    out.push_str("\n\n");
    draw_seats(view, to, &mut out);
    draw_rooms(table, to, &mut out);
    out
}

/// Four characters: a chip in its owner's rim, with `²` on a stack of two; a room's letter; a path.
fn cell(table: &Table, square: Square) -> String {
    if let (Some(seat), Some(face)) = (table.owner_of(square), table.face_at(square)) {
        let (left, right) = RIMS[seat.index()];
        let stack = if table.full.contains(square) { '²' } else { ' ' };
        return format!("{left}{face}{right}{stack}");
    }
    if let Some(seat) =
        Seat::all(table.seats()).find(|seat| table.layout.starts[seat.index()].square == square)
    {
        let (left, right) = RIMS[seat.index()];
        return format!("{left} {right} ");
    }
    format!(" {}  ", table.layout.room_at(square).map_or('·', |room| room.letter))
}

fn draw_seats(view: &View, to: &Listener<'_>, out: &mut String) {
    let (scores, acting) = (score::standing(&view.table).scores, view.table.acting());
    let width = to.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for seat in Seat::all(view.table.seats()) {
        let (left, right) = RIMS[seat.index()];
        let chips: u8 = view.unseen[seat.index()].iter().sum();
        let state = if acting.contains(seat) {
            "text-next"
        } else if view.table.out.contains(seat) {
            "text-out"
        } else {
            "text-waiting"
        };
        let (points, chips) = (("points", scores[seat.index()].into()), ("chips", chips.into()));
        let line = to.words.say("text-seat", &[points, chips, ("state", to.words.get(state).into())]);
        let _ = writeln!(out, "{left}n{right}  {:<width$}  {}", to.name(seat), line.trim_end());
    }
}

fn draw_rooms(table: &Table, to: &Listener<'_>, out: &mut String) {
    out.push_str(&to.words.get("text-rooms"));
    for room in &table.layout.rooms {
        let pips = RoomScore::of(table, room).pips.map(|pips| pips.to_string());
        let _ = write!(out, "  {} {}", room.letter, pips[..table.seats()].join(":"));
    }
    out.push('\n');
}
