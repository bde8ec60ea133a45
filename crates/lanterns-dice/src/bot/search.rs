//! Thinking ahead: each promising line of the seat's own next steps is tried in whole games that everybody
//! plays on by [habit](super::habit), with the same dice for all of them, and the worse half of the lines is
//! dropped again and again.
//!
//! A line is one action; where the action only opens a choice, to turn the tray or to pay for a card, it is that
//! action and what is then chosen, since habit would choose worse. When no die will fall any more, a line is all
//! that the seat still does, and the best of very many are found step by step.

use bots::halving::{Found, halve};
use bots::{Choice, Rated, Thinking};
use table::{By, Game, Seat};

use super::habit::{Habit, turns_left};
use crate::action::Action;
use crate::ask::Ask;
use crate::rules::LanternsDice;

/// How many of many areas are worth a thought.
const SHORT_LIST: usize = 16;
/// How many are, where they come second in a line.
const SHORTER_LIST: usize = 5;

/// How many lines are kept while they are made longer.
const MOST_LINES: usize = 200;
/// How much of the budget may be spent on finding lines.
const LINES_SHARE: f64 = 0.5;

/// A seat's next actions, with nobody else's between them.
#[derive(Clone)]
struct Line {
    actions: Vec<Action>,
    /// The position after them.
    after: LanternsDice,
    /// By how much the seat was ahead at the end of the one game that judged the line.
    lead: f64,
}

/// What `seat` does, after thinking for as long as it may.
pub(crate) fn search(position: &LanternsDice, seat: Seat, thinking: &mut Thinking) -> Choice<Action> {
    let mut habit = Habit::default();
    let lines = lines(position, seat, &mut habit, thinking);
    let (found, best) =
        halve(lines.len(), thinking, |line, dice| habit.lead_at_end(lines[line].after, seat, dice));
    rank(&lines, &found, best)
}

/// The first actions of all lines, each rated by its best one.
fn rank(lines: &[Line], found: &[Found], best: usize) -> Choice<Action> {
    let first = lines[best].actions[0];
    let mut others: Vec<(Action, f64)> = Vec::new();
    for (line, found) in lines.iter().zip(found).filter(|(line, _)| line.actions[0] != first) {
        match others.iter_mut().find(|(action, _)| *action == line.actions[0]) {
            Some((_, value)) => *value = value.max(found.mean),
            None => others.push((line.actions[0], found.mean)),
        }
    }
    Choice::led_by(Rated { action: first, value: found[best].mean }, others)
}

fn lines(position: &LanternsDice, seat: Seat, habit: &mut Habit, thinking: &mut Thinking) -> Vec<Line> {
    let mut lines = longer(&Line { actions: Vec::new(), after: *position, lead: 0.0 }, seat, habit);
    while lines.iter().any(|line| goes_on(line, seat)) {
        let next: Vec<Line> = lines.iter().flat_map(|line| longer(line, seat, habit)).collect();
        match keep_best(next, seat, habit, thinking) {
            Some(best) => lines = best,
            None => break,
        }
    }
    lines
}

/// The lines that are best if everybody goes on by habit, judged by one game each where there are too many;
/// nothing if the budget does not go so far.
fn keep_best(
    mut lines: Vec<Line>,
    seat: Seat,
    habit: &mut Habit,
    thinking: &mut Thinking,
) -> Option<Vec<Line>> {
    if lines.len() > MOST_LINES {
        for line in &mut lines {
            if !thinking.more_until(LINES_SHARE) {
                return None;
            }
            line.lead = habit.lead_at_end(line.after, seat, &mut thinking.rng);
        }
        lines.sort_by(|one, other| other.lead.total_cmp(&one.lead));
        lines.truncate(MOST_LINES);
    }
    Some(lines)
}

/// Whether a line should be longer.
fn goes_on(line: &Line, seat: Seat) -> bool {
    let opens = matches!(line.actions.last(), None | Some(Action::Turn(_) | Action::Emperor(_)));
    line.after.turn().acting().contains(seat) && (opens || is_last_turn(&line.after))
}

fn is_last_turn(position: &LanternsDice) -> bool {
    turns_left(position) <= 1
}

/// A line and each action that may follow; the line itself if none should.
fn longer(line: &Line, seat: Seat, habit: &mut Habit) -> Vec<Line> {
    if !goes_on(line, seat) {
        return vec![line.clone()];
    }
    let most = if line.actions.is_empty() || is_last_turn(&line.after) { SHORT_LIST } else { SHORTER_LIST };
    let follow = |action| {
        let mut line = line.clone();
        line.actions.push(action);
        line.after.play(By::Seat(seat), action);
        line
    };
    short_list(&line.after, seat, habit, most).into_iter().map(follow).collect()
}

/// What `seat` may do now; of many areas or pools the best ones at a glance.
fn short_list(position: &LanternsDice, seat: Seat, habit: &mut Habit, most: usize) -> Vec<Action> {
    let glance = habit.glance(position, seat);
    let mut actions = Vec::new();
    match position.ask(seat) {
        Ask::Shade { areas, pass } if areas.len() as usize > most => {
            let mut left = areas;
            while actions.len() < most && !left.is_empty() {
                let best = Some(glance.best(left).1).filter(|best| !best.is_empty()).unwrap_or(left);
                actions.extend(best.iter().map(Action::Shade));
                left = left & !best;
            }
            actions.truncate(most);
            actions.extend(pass.then_some(Action::Pass));
        }
        Ask::ShadePool(pools) if pools.len() as usize > most => {
            let mut left = pools;
            while actions.len() < most && !left.is_empty() {
                let best = Some(glance.best_pools(left).1).filter(|best| !best.is_empty()).unwrap_or(left);
                actions.extend(best.iter().map(Action::ShadePool));
                left = left & !best;
            }
            actions.truncate(most);
        }
        ask => ask.list(&mut actions),
    }
    actions
}
