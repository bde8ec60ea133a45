//! How bots play.

mod glance;
mod greedy;
mod habit;
mod ranks;
mod search;

use bots::{Choice, Level, Skilled, Thinking};
use table::{Game, Listener, Seat};

use crate::LanternsDice;
use habit::Habit;

impl Skilled for LanternsDice {
    fn choose(seat: Seat, view: &Self::View, level: Level, thinking: &mut Thinking) -> Choice<Self::Action> {
        let position = Self::guess(view, &mut thinking.rng);
        match level {
            Level::Random | Level::Greedy | Level::Easy => greedy::choose(&position, seat),
            Level::Medium => Choice::only(Habit::default().pick(&position, seat, &mut thinking.rng)),
            Level::Hard | Level::Expert => search::search(&position, seat, thinking),
        }
    }

    fn reason(_: Seat, _: &Self::View, _: Self::Action, to: &Listener<'_>) -> String {
        to.words.get("tagline")
    }
}
