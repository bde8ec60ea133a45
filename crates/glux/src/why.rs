//! Why a chip cannot go where somebody touched: the reason from the rules that helps most.

use table::{Eyes, Listener, Seat};

use crate::action::Face;
use crate::bits::Square;
use crate::rules::{Phase, Table};
use crate::tell::owned_by;
use crate::view::View;

/// Why the square touched last takes no chip of the listener's now; nothing if it does, or if none was touched.
pub(crate) fn why_not(view: &View, touched: &[&str], to: &Listener<'_>) -> Option<String> {
    let Eyes::Seat(seat) = view.eyes else { return None };
    let table = &view.table;
    let square = touched.iter().rev().find_map(|key| square_of(key))?;
    let (acts, known) = (table.acting().contains(seat), table.layout.squares.contains(square));
    if !acts || !known || table.targets_of(seat).contains(square) {
        return None;
    }
    Some(Reason::of(table, seat, square).say(table, square, to))
}

/// The square that is meant by the key of a square or of the chip on it.
fn square_of(key: &str) -> Option<Square> {
    let (kind, name) = key.split_once('/')?;
    if matches!(kind, "square" | "chip") { Square::parse(name) } else { None }
}

/// Why a seat may not place on a square.
enum Reason {
    /// The first chip belongs on this square (GX-4).
    Start(Square),
    /// Two chips lie there (GX-9).
    Closed,
    /// It is the start square of this rival (GX-10).
    RivalStart(Seat),
    /// An own chip would reach it, but another lies on the way, here (GX-8).
    Blocked(Line, Square),
    /// An own chip lies in line with it, too near or too far (GX-7).
    Distance(Line),
    /// No own chip lies in its row or column (GX-7).
    NoLine,
}

/// An own chip in the same row or column.
#[derive(Clone, Copy)]
struct Line {
    chip: Square,
    face: Face,
    distance: u8,
}

impl Reason {
    fn of(table: &Table, seat: Seat, square: Square) -> Reason {
        let starts = &table.layout.starts;
        if table.phase == Phase::PlaceStart {
            return Reason::Start(starts[seat.index()].square);
        }
        if table.full.contains(square) {
            return Reason::Closed;
        }
        if let Some(owner) = Seat::all(table.seats()).find(|owner| starts[owner.index()].square == square) {
            return Reason::RivalStart(owner);
        }
        let lines = || lines(table, seat, square);
        let right = lines().filter(|line| line.distance == line.face.pips()).min_by_key(|line| line.distance);
        if let Some((line, at)) = right.and_then(|line| Some((line, blocker(table, line.chip, square)?))) {
            return Reason::Blocked(line, at);
        }
        let missed = |line: &Line| (line.distance.abs_diff(line.face.pips()), line.distance);
        lines().min_by_key(missed).map_or(Reason::NoLine, Reason::Distance)
    }

    fn say(&self, table: &Table, square: Square, to: &Listener<'_>) -> String {
        let name = ("square", square.to_string().into());
        let of = |line: &Line| {
            let (chip, face) = (line.chip.to_string().into(), line.face.pips().into());
            [("chip", chip), ("face", face), ("distance", line.distance.into())]
        };
        match self {
            Reason::Start(start) => to.words.say("why-start", &[("square", start.to_string().into())]),
            Reason::Closed => to.words.say("why-closed", &[name]),
            Reason::RivalStart(owner) => to.say_of(*owner, "why-rival-start", &[name]),
            Reason::Blocked(line, at) => {
                let (owner, under) = (table.owner_of(*at), table.face_at(*at).map_or(0, Face::pips));
                let mut arguments = vec![name, ("at", at.to_string().into()), ("under", under.into())];
                arguments.extend(of(line));
                arguments.extend(owner.into_iter().flat_map(|owner| owned_by(owner, to)));
                to.words.say("why-blocked", &arguments)
            }
            Reason::Distance(line) => {
                let [chip, face, distance] = of(line);
                to.words.say("why-distance", &[name, chip, face, distance])
            }
            Reason::NoLine => to.words.say("why-no-line", &[name]),
        }
    }
}

/// The own chips in the row and the column of a square, but for one on it.
fn lines(table: &Table, seat: Seat, square: Square) -> impl Iterator<Item = Line> {
    let chips = table.tops[seat.index()].iter().filter(move |&chip| chip != square);
    chips.filter_map(move |chip| {
        let across = chip.column().abs_diff(square.column());
        let down = chip.row().abs_diff(square.row());
        let distance = (across + down) as u8;
        (across == 0 || down == 0).then_some(Line { chip, face: table.face_at(chip)?, distance })
    })
}

/// The first square with a chip on the way from one square to another in line with it.
fn blocker(table: &Table, from: Square, to: Square) -> Option<Square> {
    let toward = |at: usize, goal: usize| match at.cmp(&goal) {
        std::cmp::Ordering::Less => at + 1,
        std::cmp::Ordering::Equal => at,
        std::cmp::Ordering::Greater => at - 1,
    };
    let step = |at: &Square| Square::at(toward(at.column(), to.column()), toward(at.row(), to.row()));
    let way = std::iter::successors(step(&from), step).take_while(|&at| at != to);
    way.into_iter().find(|&at| table.taken.contains(at))
}
