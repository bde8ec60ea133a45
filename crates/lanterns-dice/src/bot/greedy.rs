//! A beginner's rule of thumb: what makes the own sheet look best right after the step.

use rand::RngExt;
use table::{By, Game, Rng, Seat};

use crate::action::Action;
use crate::rules::LanternsDice;
use crate::score::Score;

/// What a beginner thinks a complete pool is worth, in points.
const COMPLETE: f64 = 1.0;
/// What a pool that is at least begun is worth.
const BEGUN: f64 = 0.4;
/// What it adds that such a pool touches another one.
const TOGETHER: f64 = 0.1;

/// Rates every action by the sheet after it. To turn the tray or to pay for a card is as good as the best that it
/// leads to.
pub(crate) fn rate(position: &LanternsDice, seat: Seat) -> impl Iterator<Item = (Action, f64)> {
    actions(position, seat).map(move |action| {
        let after = after(position, seat, action);
        let opens = matches!(action, Action::Turn(_) | Action::Emperor(_));
        (action, if opens { best_after(&after, seat) } else { looks(&after, seat) })
    })
}

/// The same by somebody who is not sure: every rating is too high by up to `blur` points.
pub(crate) fn rate_blurred(
    position: &LanternsDice,
    seat: Seat,
    blur: f64,
    rng: &mut Rng,
) -> impl Iterator<Item = (Action, f64)> {
    rate(position, seat).map(move |(action, value)| (action, value + rng.random_range(0.0..blur)))
}

fn best_after(position: &LanternsDice, seat: Seat) -> f64 {
    let rated = actions(position, seat).map(|action| looks(&after(position, seat, action), seat));
    rated.fold(looks(position, seat), f64::max)
}

fn actions(position: &LanternsDice, seat: Seat) -> impl Iterator<Item = Action> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions.into_iter()
}

fn after(position: &LanternsDice, seat: Seat, action: Action) -> LanternsDice {
    let mut after = *position;
    after.play(By::Seat(seat), action);
    after
}

/// What the sheet is worth to a beginner, who counts points and likes complete pools that lie together.
fn looks(position: &LanternsDice, seat: Seat) -> f64 {
    let sheet = position.sheet(seat);
    let begun = sheet.shaded.touched() & !position.content.lake.boats;
    f64::from(Score::of(&position.content.lake, sheet).total())
        + COMPLETE * f64::from(sheet.complete().len())
        + BEGUN * f64::from(begun.len())
        + TOGETHER * f64::from((begun & begun.beside()).len())
}
