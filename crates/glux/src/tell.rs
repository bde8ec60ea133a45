//! What happened, what is advised, and how far the game is, in sentences.

use table::words::FluentValue;
use table::{By, Eyes, Listener, Seat};

use crate::action::{Action, Face};
use crate::bits::Square;
use crate::rules::{Phase, Table};
use crate::view::View;

/// The longest line about the chips left that names everybody, in characters: a longer one has numbers alone.
const PROGRESS_CHARS: usize = 60;

/// What came of a step. Whoever finds no square any more is named with it (GX-12).
pub(crate) fn tell(before: &View, after: &View, by: By, action: Action, to: &Listener<'_>) -> String {
    let step = match (by, action) {
        (_, Action::First(seat)) => to.say_of(seat, "tell-first", &[]),
        (_, Action::Draw(seat, chip)) if to.eyes.are(seat) => {
            to.say_of(seat, "tell-draw", &[("chip", chip.to_string().into())])
        }
        (_, Action::Draw(seat, _)) => to.say_of(seat, "tell-draw-hidden", &[]),
        (By::Seat(seat), Action::Place(square, face)) => {
            let placement = Placement::of(&before.table, seat, square, face);
            to.say_of(seat, &placement.key("tell"), &placement.arguments(to))
        }
        (By::Chance, Action::Place(..)) => unreachable!("chance places nothing"),
    };
    let out = newly_out(before, after).map(|seat| to.say_of(seat, "tell-out", &[]));
    [step].into_iter().chain(out).collect::<Vec<_>>().join(" ")
}

/// An action, as advice to the seat that may take it.
pub(crate) fn propose(view: &View, action: Action, to: &Listener<'_>) -> String {
    let (Eyes::Seat(seat), Action::Place(square, face)) = (view.eyes, action) else {
        unreachable!("advice is for a seat, and seats only place")
    };
    let placement = Placement::of(&view.table, seat, square, face);
    to.say_of(seat, &placement.key("propose"), &placement.arguments(to))
}

/// A chip on its way to a square, and what it will lie on.
struct Placement {
    square: Square,
    face: Face,
    room: Option<char>,
    kind: Kind,
}

/// What a placement comes to.
enum Kind {
    /// The first chip of the game shows its face.
    Start,
    /// A square that was free.
    Free,
    /// Over an own chip.
    Own(Face),
    /// Over somebody else's.
    Rival(Seat, Face),
}

impl Placement {
    fn of(table: &Table, seat: Seat, square: Square, face: Face) -> Placement {
        let kind = match table.owner_of(square).zip(table.face_at(square)) {
            _ if table.phase == Phase::PlaceStart => Kind::Start,
            None => Kind::Free,
            Some((owner, under)) if owner == seat => Kind::Own(under),
            Some((owner, under)) => Kind::Rival(owner, under),
        };
        let room = table.layout.room_at(square).map(|room| room.letter);
        Placement { square, face, room, kind }
    }

    /// The message: `tell-cover`.
    fn key(&self, what: &str) -> String {
        let kind = match self.kind {
            Kind::Start => "start",
            Kind::Free => "place",
            Kind::Own(_) => "close",
            Kind::Rival(..) => "cover",
        };
        format!("{what}-{kind}")
    }

    fn arguments(&self, to: &Listener<'_>) -> Vec<(&'static str, FluentValue<'static>)> {
        let room = self.room.map_or_else(|| "none".to_owned(), |letter| letter.to_string());
        let mut arguments = vec![
            ("square", self.square.to_string().into()),
            ("face", self.face.pips().into()),
            ("room", room.into()),
        ];
        match self.kind {
            Kind::Start | Kind::Free => {}
            Kind::Own(under) => arguments.push(("under", under.pips().into())),
            Kind::Rival(owner, under) => {
                arguments.push(("under", under.pips().into()));
                arguments.extend(owned_by(owner, to));
            }
        }
        arguments
    }
}

/// Whose a chip is: `$owner` is a name, and `$whose` is `you` where it is the listener's own.
pub(crate) fn owned_by(owner: Seat, to: &Listener<'_>) -> [(&'static str, FluentValue<'static>); 2] {
    let whose = if to.eyes.are(owner) { "you" } else { "other" };
    [("owner", to.name(owner).to_owned().into()), ("whose", whose.into())]
}

/// How many chips each has left to place; who is out has none.
pub(crate) fn progress(view: &View, to: &Listener<'_>) -> String {
    if view.table.phase == Phase::Over {
        return to.words.get("progress-over");
    }
    let seats = || Seat::all(view.table.seats());
    let left = |seat| if view.table.out.contains(seat) { 0 } else { bag(view, seat) + in_hand(view, seat) };
    let line = |list: String| to.words.say("progress", &[("list", list.into())]);
    let named = seats().map(|seat| to.say_of(seat, "progress-seat", &[("chips", left(seat).into())]));
    let named = line(named.collect::<Vec<_>>().join(", "));
    if named.chars().count() <= PROGRESS_CHARS {
        return named;
    }
    line(seats().map(|seat| left(seat).to_string()).collect::<Vec<_>>().join(" · "))
}

/// Somebody is out, the last round begins, the first bag is empty or the own one: these are moments.
pub(crate) fn moment(before: &View, after: &View, to: &Listener<'_>) -> Option<String> {
    if let Some(seat) = newly_out(before, after).next() {
        return Some(to.say_of(seat, "moment-out", &[]));
    }
    let seats = || Seat::all(after.table.seats()).filter(|&seat| !after.table.out.contains(seat));
    let empty = |view: &View, seat: Seat| bag(view, seat) == 0;
    let emptied = seats().find(|&seat| empty(after, seat) && !empty(before, seat))?;
    if seats().all(|seat| empty(after, seat)) {
        return Some(to.words.get("moment-last-round"));
    }
    let first = seats().filter(|&seat| empty(after, seat)).count() == 1;
    (first || to.eyes.are(emptied)).then(|| to.say_of(emptied, "moment-last-chip", &[]))
}

/// Who was still in before a step and is not any more.
fn newly_out(before: &View, after: &View) -> impl Iterator<Item = Seat> {
    after.table.out.iter().filter(|&seat| !before.table.out.contains(seat))
}

/// How many chips are in the bag of a seat.
fn bag(view: &View, seat: Seat) -> u8 {
    let unseen: u8 = view.unseen[seat.index()].iter().sum();
    if view.eyes.are(seat) { unseen } else { unseen - in_hand(view, seat) }
}

/// How many chips a seat holds: one or none.
fn in_hand(view: &View, seat: Seat) -> u8 {
    view.holding.contains(seat).into()
}
