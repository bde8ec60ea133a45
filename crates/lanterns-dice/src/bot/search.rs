//! Thinking ahead: each promising line of the seat's own next steps is tried in whole games that everybody
//! plays on by [habit](super::habit), with the same dice for all of them, and the worse half of the lines is
//! dropped again and again.
//!
//! A line is one action; where the action only opens a choice, to turn the tray or to pay for a card, it is that
//! action and what is then chosen, since habit would choose worse.

use bots::halving::{Found, halve};
use bots::{Choice, Rated, Thinking};
use table::{By, Game, Seat};

use super::habit::Habit;
use crate::action::Action;
use crate::ask::Ask;
use crate::rules::LanternsDice;

/// How many of many areas are worth a thought.
const SHORT_LIST: usize = 16;
/// How many are, where they come second in a line.
const SHORTER_LIST: usize = 5;

/// An action, and the one that follows if the same seat is asked again at once.
type Line = (Action, Option<Action>);

/// What `seat` does, after thinking for as long as it may.
pub(crate) fn search(position: &LanternsDice, seat: Seat, thinking: &mut Thinking) -> Choice<Action> {
    let mut habit = Habit::default();
    let lines = lines(position, seat, &mut habit);
    let (found, best) = halve(lines.len(), thinking, |line, rng| {
        let mut after = *position;
        after.play(By::Seat(seat), lines[line].0);
        if let Some(next) = lines[line].1 {
            after.play(By::Seat(seat), next);
        }
        habit.lead_at_end(after, seat, rng)
    });
    rank(&lines, &found, best)
}

/// The first actions of all lines, each rated by its best one.
fn rank(lines: &[Line], found: &[Found], best: usize) -> Choice<Action> {
    let first = lines[best].0;
    let mut others: Vec<(Action, f64)> = Vec::new();
    for (&(action, _), found) in lines.iter().zip(found).filter(|((action, _), _)| *action != first) {
        match others.last_mut() {
            Some((last, value)) if *last == action => *value = value.max(found.mean),
            _ => others.push((action, found.mean)),
        }
    }
    Choice::led_by(Rated { action: first, value: found[best].mean }, others)
}

fn lines(position: &LanternsDice, seat: Seat, habit: &mut Habit) -> Vec<Line> {
    let mut lines = Vec::new();
    for action in short_list(position, seat, habit, SHORT_LIST) {
        if !matches!(action, Action::Turn(_) | Action::Emperor(_)) {
            lines.push((action, None));
            continue;
        }
        let mut after = *position;
        after.play(By::Seat(seat), action);
        let next = short_list(&after, seat, habit, SHORTER_LIST);
        if next.is_empty() {
            lines.push((action, None));
        }
        lines.extend(next.into_iter().map(|next| (action, Some(next))));
    }
    lines
}

/// What `seat` may do now; of many areas or pools the best ones at a glance.
fn short_list(position: &LanternsDice, seat: Seat, habit: &mut Habit, most: usize) -> Vec<Action> {
    let ask = position.ask(seat);
    let mut actions = Vec::new();
    match ask {
        Ask::Shade { mut areas, pass } if areas.len() as usize > most => {
            let glance = habit.glance(position, seat);
            while actions.len() < most && !areas.is_empty() {
                let (_, best) = glance.best(areas);
                if best.is_empty() {
                    break;
                }
                actions.extend(best.iter().map(Action::Shade));
                areas = areas & !best;
            }
            actions.truncate(most);
            actions.extend(pass.then_some(Action::Pass));
        }
        Ask::ShadePool(mut pools) if pools.len() as usize > most => {
            let glance = habit.glance(position, seat);
            while actions.len() < most {
                let (_, best) = glance.best_pools(pools);
                if best.is_empty() {
                    break;
                }
                actions.extend(best.iter().map(Action::ShadePool));
                pools = pools & !best;
            }
            actions.truncate(most);
        }
        _ => {}
    }
    if actions.is_empty() {
        ask.list(&mut actions);
    }
    actions
}
