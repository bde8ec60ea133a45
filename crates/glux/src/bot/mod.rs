//! How bots play.
//!
//! Rooms are what counts, but what a room will bring is decided by who can still reach it, and that no simple
//! formula tells. So everything above `easy` searches: a tree of placements over guesses of the rivals' chips, in
//! which each leaf is played on by a [rule of thumb](thumb) and then [forecast](rooms). The levels differ in how
//! long they search and in how far they play on.

mod reason;
mod rooms;
mod search;
mod thumb;

use bots::exact::lead;
use bots::{Choice, Level, Skilled, Thinking, tree};
use rand::RngExt;
use rand::seq::SliceRandom;
use table::{By, Game, Listener, Seat};

use crate::Glux;
use crate::action::Action;
use crate::view::View;
use rooms::{Floor, Rooms};
use search::Foresight;

impl Skilled for Glux {
    fn choose(seat: Seat, view: &View, level: Level, thinking: &mut Thinking) -> Choice<Action> {
        match level {
            Level::Random | Level::Greedy => greedy(seat, view, thinking),
            Level::Easy => by_thumb(seat, view, thinking),
            Level::Medium => search(seat, view, 6, thinking),
            Level::Hard => search(seat, view, 6, thinking),
            Level::Expert => search(seat, view, 6, thinking),
        }
    }

    fn reason(seat: Seat, view: &View, action: Action, to: &Listener<'_>) -> String {
        reason::say(&view.table, seat, action, to)
    }
}

/// What brings the best standing at once; any of those that are equally good.
fn greedy(seat: Seat, view: &View, thinking: &mut Thinking) -> Choice<Action> {
    let position = Glux::guess(view, &mut thinking.rng);
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions.shuffle(&mut thinking.rng);
    Choice::ranked(actions.into_iter().map(|action| {
        let mut after = position;
        after.play(By::Seat(seat), action);
        (action, lead(&after, seat))
    }))
}

/// What the rule of thumb likes, seen through a haze.
fn by_thumb(seat: Seat, view: &View, thinking: &mut Thinking) -> Choice<Action> {
    /// The most points by which a gain is taken for more than it is.
    const HAZE: f64 = 0.5;
    let position = Glux::guess(view, &mut thinking.rng);
    let floor = Floor::new(&position.table.layout);
    let rooms = Rooms::of(&position.table);
    let now = lead(&position, seat);
    let faces = thumb::faces(&position, seat.index());
    let mut rated = Vec::new();
    thumb::gains(&floor, &position, &rooms, seat.index(), |square, gains| {
        for (face, gain) in faces.into_iter().zip(gains) {
            let haze = HAZE * thinking.rng.random::<f64>();
            rated.push((Action::Place(square, face), now + f64::from(gain) + haze));
        }
    });
    Choice::ranked(rated)
}

fn search(seat: Seat, view: &View, placements: usize, thinking: &mut Thinking) -> Choice<Action> {
    let mut foresight = Foresight { floor: Floor::new(&view.table.layout), placements };
    tree::search(seat, view, &mut foresight, thinking)
}
