//! How bots play.
//!
//! | level | what it does |
//! |---|---|
//! | greedy | makes its sheet look best after each step, as a [beginner](greedy) sees it |
//! | easy | the same, but is often not sure what looks best |
//! | medium | plays by [habit]: what a good player does without thinking ahead |
//! | hard | thinks [ahead](search), but tries few games |
//! | expert | thinks ahead for as long as it may |

mod glance;
mod greedy;
mod habit;
mod ranks;
mod reason;
mod search;

use bots::skilled::points;
use bots::{Choice, Interval, Level, Points, Skilled, Thinking};
use table::{Game, Listener, Rng, Seat};

use crate::LanternsDice;
use crate::action::Action;
use habit::Habit;

/// How far an easy bot may be wrong about what a sheet is worth, in points.
const EASY_BLUR: f64 = 1.0;
/// How many games a hard bot tries at most before it decides.
const HARD_GAMES: u64 = 150;

impl Skilled for LanternsDice {
    fn choose(seat: Seat, view: &Self::View, level: Level, thinking: &mut Thinking) -> Choice<Action> {
        let position = Self::guess(view, &mut thinking.rng);
        match level {
            Level::Random | Level::Greedy => Choice::ranked(greedy::rate(&position, seat)),
            Level::Easy => {
                Choice::ranked(greedy::rate_blurred(&position, seat, EASY_BLUR, &mut thinking.rng))
            }
            Level::Medium => Choice::only(Habit::default().pick(&position, seat, &mut thinking.rng)),
            Level::Hard => {
                thinking.at_most(HARD_GAMES);
                search::search(&position, seat, thinking)
            }
            Level::Expert => search::search(&position, seat, thinking),
        }
    }

    fn foresight(_: &Self) -> impl FnMut(Self, &mut Rng) -> Points {
        let mut habit = Habit::default();
        move |position, dice| points(&habit.end(position, dice))
    }

    fn compare(seat: Seat, view: &Self::View, actions: [Action; 2], thinking: &mut Thinking) -> Interval {
        let position = Self::guess(view, &mut thinking.rng);
        search::compare(&position, seat, actions, thinking)
    }

    fn reason(seat: Seat, view: &Self::View, action: Action, to: &Listener<'_>) -> String {
        reason::reason(view, seat, action, to)
    }
}
