//! How bots play.
//!
//! What a room will bring is decided by who can still reach it, and when. So the better levels search: a tree of
//! placements over guesses of the rivals' chips, in which each leaf is played on for a few placements by a
//! [rule of thumb](thumb) and then [forecast]. Of the first chip's two faces, which all choose at the same
//! time, each gets a tree of its own. `medium` takes what the forecast likes and `easy` what the rule of thumb likes, both
//! in a haze. From `medium` on nobody [throws a chip away](manners).

mod forecast;
mod manners;
mod reason;
mod rooms;
mod search;
mod thumb;

use bots::exact::lead;
use bots::{Choice, Interval, Level, Points, Skilled, Thinking, tree};
use rand::RngExt;
use rand::seq::SliceRandom;
use table::{By, Game, Listener, Rng, Seat};

use crate::Glux;
use crate::action::Action;
use crate::rules::Phase;
use crate::view::View;
use manners::{busy, prudent};
use rooms::{Floor, Rooms};
use search::Foresight;

/// For how many placements an expert's search plays on from a leaf.
const PLACEMENTS: usize = 6;

impl Skilled for Glux {
    fn choose(seat: Seat, view: &View, level: Level, thinking: &mut Thinking) -> Choice<Action> {
        let position = Glux::guess(view, &mut thinking.rng);
        match level {
            Level::Random | Level::Greedy => greedy(&position, seat, thinking),
            Level::Easy => by_thumb(&position, seat, thinking),
            Level::Medium => prudent(by_forecast(&position, seat, thinking), &position, seat),
            Level::Hard => busy(search(&position, seat, view, 0, thinking), &position, seat),
            Level::Expert => busy(search(&position, seat, view, PLACEMENTS, thinking), &position, seat),
        }
    }

    fn foresight(position: &Glux) -> impl FnMut(Glux, &mut Rng) -> Points {
        let foresight = Foresight::new(position, PLACEMENTS);
        move |mut position, rng| {
            let mut points = Points::default();
            let expected = foresight.play_on(&mut position, rng);
            points[..expected.len()].copy_from_slice(&expected);
            points
        }
    }

    fn compare(seat: Seat, view: &View, actions: [Action; 2], thinking: &mut Thinking) -> Interval {
        let position = Glux::guess(view, &mut thinking.rng);
        tree::compare(seat, view, actions, &mut Foresight::new(&position, PLACEMENTS), thinking)
    }

    fn reason(seat: Seat, view: &View, action: Action, to: &Listener<'_>) -> String {
        reason::say(&view.table, seat, action, to)
    }
}

/// What looking ahead finds best, by playing on from a leaf for so many placements.
fn search(
    position: &Glux,
    seat: Seat,
    view: &View,
    placements: usize,
    thinking: &mut Thinking,
) -> Choice<Action> {
    let mut foresight = Foresight::new(position, placements);
    if position.table.phase == Phase::PlaceStart {
        start(position, seat, view, &mut foresight, thinking)
    } else {
        tree::search(seat, view, &mut foresight, thinking)
    }
}

/// Which face the first chip shall show.
///
/// All choose at the same time (GX-4), so the own choice comes first, whichever seat it is, and the others choose below
/// it. Nobody is ahead yet: what one face is worth more than the other is all there is to say.
fn start(
    position: &Glux,
    seat: Seat,
    view: &View,
    foresight: &mut Foresight,
    thinking: &mut Thinking,
) -> Choice<Action> {
    let home = position.table.layout.starts[seat.index()].square;
    let [low, high] = thumb::faces(position, seat.index()).map(|face| Action::Place(home, face));
    let gap = tree::compare(seat, view, [low, high], foresight, thinking).mean;
    Choice::ranked([(low, gap / 2.0), (high, -gap / 2.0)])
}

/// What brings the best standing at once; any of those that are equally good.
fn greedy(position: &Glux, seat: Seat, thinking: &mut Thinking) -> Choice<Action> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions.shuffle(&mut thinking.rng);
    Choice::ranked(actions.into_iter().map(|action| {
        let mut after = *position;
        after.play(By::Seat(seat), action);
        (action, lead(&after, seat))
    }))
}

/// What the rule of thumb likes.
fn by_thumb(position: &Glux, seat: Seat, thinking: &mut Thinking) -> Choice<Action> {
    /// By how many points at most a gain is taken for more than it is.
    const HAZE: f64 = 0.5;
    let (floor, rooms) = (Floor::new(&position.table.layout), Rooms::of(&position.table));
    let now = lead(position, seat);
    let faces = thumb::faces(position, seat.index());
    let mut rated = Vec::new();
    thumb::gains(&floor, position, &rooms, seat.index(), |square, gains| {
        for (face, gain) in faces.into_iter().zip(gains) {
            let haze = HAZE * thinking.rng.random::<f64>();
            rated.push((Action::Place(square, face), now + f64::from(gain) + haze));
        }
    });
    Choice::ranked(rated)
}

/// What the forecast likes.
fn by_forecast(position: &Glux, seat: Seat, thinking: &mut Thinking) -> Choice<Action> {
    /// By how many points at most a forecast is taken for better than it is.
    const HAZE: f64 = 5.0;
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let foresight = Foresight::new(position, 0);
    let values = foresight.values(position, seat, &actions);
    let values = values.map(|value| f64::from(value) + HAZE * thinking.rng.random::<f64>());
    Choice::ranked(actions.iter().copied().zip(values))
}
