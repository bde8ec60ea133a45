//! A room's tally: its letter, and who leads with how many pips, on a plaque at its wall.

use table::look::Color;
use table::scene::{Sprite, layer};
use table::{Listener, Seat};

use crate::content::Room;
use crate::plan::Plan;
use crate::rules::Table;
use crate::scene::{color, rim};
use crate::score::RoomScore;

/// Parts of a plaque, in heights of its type: all of it, its beginning with the letter, each entry, its end.
const HEIGHT: f32 = 1.35;
const LETTER: f32 = 1.25;
const ENTRY: f32 = 2.8;
const END: f32 = 0.35;

/// How a room stands: all who get points in it, and at least the best two, most pips first.
pub(crate) struct Tally {
    score: RoomScore,
    places: Vec<Seat>,
}

impl Tally {
    pub(crate) fn of(table: &Table, room: &Room) -> Tally {
        let score = RoomScore::of(table, room);
        let pips = |seat: &Seat| score.pips[seat.index()];
        let mut places: Vec<Seat> = Seat::all(table.seats()).filter(|seat| pips(seat) > 0).collect();
        places.sort_by_key(|seat| std::cmp::Reverse(pips(seat)));
        let scoring = places.iter().filter(|seat| score.points[seat.index()] > 0).count();
        places.truncate(scoring.max(2));
        Tally { score, places }
    }

    /// The light in the room: in the colour of who leads, or warm like a lamp's if several do; brighter with each pip.
    pub(crate) fn light(&self) -> Option<(Color, u8)> {
        let pips = |seat: Seat| self.score.pips[seat.index()];
        let shared = |first: Seat| self.places.get(1).is_some_and(|&second| pips(second) == pips(first));
        let first = *self.places.first()?;
        let sum: u32 = self.score.pips.into_iter().map(u32::from).sum();
        let color = if shared(first) { Color::Sand } else { color(first) };
        Some((color, (24 + 3 * sum).min(100) as u8))
    }

    pub(crate) fn sprites(&self, room: &Room, plan: &Plan, to: &Listener<'_>) -> Vec<Sprite> {
        let (key, size, count) = (format!("tally/{}", room.letter), plan.type_size, self.places.len());
        let (x, y) = plan.plaque(room.squares);
        let width = size * if count == 0 { HEIGHT } else { LETTER + ENTRY * count as f32 + END };
        let plaque = (width, size * HEIGHT);
        let plaque = Sprite::new(&key, format!("tally-{count}"), layer::ABOVE, (x, y), plaque);
        let letter = (x - width / 2.0 + size * HEIGHT / 2.0, y);
        let letter = Sprite::words(format!("{key}/letter"), "", layer::ABOVE + 10, letter, size);
        let letter = letter.text(room.letter, size, Color::Second);
        let mut sprites = vec![plaque.label(self.describe(room, to)), letter];
        for (place, &seat) in self.places.iter().enumerate() {
            let left = x - width / 2.0 + size * (LETTER + ENTRY * place as f32);
            let (mark, pips) = ((left + size * 0.9, y), (left + size * 2.07, y));
            let symbol = format!("mark-{}", rim(seat));
            let mark = Sprite::new(
                format!("{key}/{seat}"),
                symbol,
                layer::ABOVE + 10,
                mark,
                (size * 0.9, size * 0.9),
            );
            sprites.push(mark.tint(color(seat)));
            let number = self.score.pips[seat.index()].to_string();
            sprites.push(Sprite::words(format!("{key}/{seat}/pips"), number, layer::ABOVE + 10, pips, size));
        }
        sprites
    }

    fn describe(&self, room: &Room, to: &Listener<'_>) -> String {
        let letter = ("room", room.letter.to_string().into());
        if self.places.is_empty() {
            return to.words.say("scene-dark", &[letter]);
        }
        let entry = |&seat: &Seat| {
            let index = seat.index();
            let (pips, points) = (self.score.pips[index].into(), self.score.points[index].into());
            to.say_of(seat, "scene-place", &[("pips", pips), ("points", points)])
        };
        let places = self.places.iter().map(entry).collect::<Vec<_>>().join("; ");
        to.words.say("scene-tally", &[letter, ("places", places.into())])
    }
}
