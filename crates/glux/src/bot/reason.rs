//! Why a placement, in a sentence that follows the advice: the most important thing it changes, there.

use table::{Listener, Seat};

use crate::action::{Action, Face};
use crate::bits::{Bits, Square};
use crate::content::Room;
use crate::rules::{Phase, SEATS, Table};
use crate::score::RoomScore;

/// Says why `seat` might do this.
pub(super) fn say(table: &Table, seat: Seat, action: Action, to: &Listener<'_>) -> String {
    let Action::Place(square, face) = action else { unreachable!("seats only place") };
    if table.phase == Phase::PlaceStart {
        return to.words.say("reason-start", &[("face", face.pips().into())]);
    }
    match table.layout.room_at(square) {
        None => of_path(table, seat, square, face, to),
        Some(room) => Change::of(table, room, seat, square, face).say(seat, to),
    }
}

/// On a path, what counts is where the chip leads.
fn of_path(table: &Table, seat: Seat, square: Square, face: Face, to: &Listener<'_>) -> String {
    let mut alone = *table;
    alone.tops[seat.index()] = Bits::EMPTY;
    alone.put(seat, square, face);
    let home = table.layout.starts[seat.index()].home;
    let reached = alone.reach(seat) & !home;
    let rooms = table.layout.rooms.iter().filter(|room| !(room.squares & reached).is_empty());
    let letters: Vec<String> = rooms.map(|room| room.letter.to_string()).collect();
    if letters.is_empty() {
        return to.words.get("reason-path");
    }
    let arguments = [("count", letters.len().into()), ("rooms", letters.join(", ").into())];
    to.words.say("reason-reach", &arguments)
}

/// What a placement changes in a room.
struct Change {
    before: RoomScore,
    after: RoomScore,
    /// Whose chip it covers.
    covered: Option<Seat>,
}

impl Change {
    fn of(table: &Table, room: &Room, seat: Seat, square: Square, face: Face) -> Change {
        let mut then = *table;
        then.put(seat, square, face);
        Change {
            before: RoomScore::of(table, room),
            after: RoomScore::of(&then, room),
            covered: table.owner_of(square),
        }
    }

    fn say(&self, seat: Seat, to: &Listener<'_>) -> String {
        let (own, rival) = (self.after.pips[seat.index()], best_rival(self.after, seat));
        to.words.say(self.key(seat), &[("own", own.into()), ("rival", rival.into())])
    }

    fn key(&self, seat: Seat) -> &'static str {
        let [before, after] = [self.before, self.after].map(|score| lead(score, seat));
        let points = [self.before, self.after].map(|score| score.points[seat.index()]);
        match self.covered {
            _ if self.before.pips == [0; SEATS] => "reason-first",
            _ if after > 0 && before <= 0 => "reason-lead",
            _ if after == 0 && before < 0 => "reason-level",
            _ if points[1] > points[0] => "reason-second",
            Some(owner) if owner != seat => "reason-cover",
            Some(_) => "reason-close",
            None if after > 0 => "reason-widen",
            None => "reason-closer",
        }
    }
}

fn best_rival(score: RoomScore, seat: Seat) -> u8 {
    let rivals = score.pips.iter().enumerate().filter(|&(rival, _)| rival != seat.index());
    rivals.map(|(_, &pips)| pips).max().unwrap_or(0)
}

fn lead(score: RoomScore, seat: Seat) -> i32 {
    i32::from(score.pips[seat.index()]) - i32::from(best_rival(score, seat))
}
