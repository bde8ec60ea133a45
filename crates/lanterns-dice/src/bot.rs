//! How bots play.

use bots::exact::lead;
use bots::{Choice, Level, Skilled, Thinking};
use table::{By, Game, Listener, Seat};

use crate::LanternsDice;

impl Skilled for LanternsDice {
    fn choose(seat: Seat, view: &Self::View, _level: Level, thinking: &mut Thinking) -> Choice<Self::Action> {
        let position = Self::guess(view, &mut thinking.rng);
        let mut actions = Vec::new();
        position.legal(seat, &mut actions);
        Choice::ranked(actions.into_iter().map(|action| {
            let mut after = position.clone();
            after.play(By::Seat(seat), action);
            (action, lead(&after, seat))
        }))
    }

    fn reason(_: Seat, _: &Self::View, _: Self::Action, to: &Listener<'_>) -> String {
        to.words.get("tagline")
    }
}
