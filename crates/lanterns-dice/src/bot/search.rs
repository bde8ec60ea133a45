//! Thinking ahead: each promising line of the seat's own next steps is tried in whole games that everybody
//! plays on by [habit](super::habit), with the same dice for all of them, and the worse half of the lines is
//! dropped again and again.
//!
//! A line is one action; where the action only opens a choice, to turn the tray or to pay for a card, it is that
//! action and what is then chosen, since habit would choose worse. When no die will fall any more, a line is all
//! that the seat still does, and the best of very many are found step by step.

use bots::halving::{Found, halve};
use bots::{Choice, Interval, Rated, Thinking, mean};
use rand::{RngExt, SeedableRng};
use table::{By, Game, Rng, Seat};

use super::habit::{Habit, turns_left};
use crate::action::Action;
use crate::ask::Ask;
use crate::lake::Areas;
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

/// How much of a comparison's budget is spent on finding the best line of each action.
const LINE_SHARE: f64 = 0.25;

/// By how many points more the first of two actions is worth to `seat`: the best line that begins with the one against
/// the best that begins with the other, in games with the same dice.
pub(crate) fn compare(
    position: &LanternsDice,
    seat: Seat,
    actions: [Action; 2],
    thinking: &mut Thinking,
) -> Interval {
    let mut habit = Habit::default();
    let [one, other] = actions.map(|action| best_line(position, seat, action, &mut habit, thinking).after);
    mean(thinking, |dice| {
        habit.lead_at_end(one, seat, &mut dice.clone()) - habit.lead_at_end(other, seat, dice)
    })
}

/// The best line that begins with an action, with a share of the budget.
fn best_line(
    position: &LanternsDice,
    seat: Seat,
    action: Action,
    habit: &mut Habit,
    thinking: &mut Thinking,
) -> Line {
    let rng = Rng::seed_from_u64(thinking.rng.random());
    let mut share = Thinking::new(thinking.budget().part(LINE_SHARE), rng);
    let mut begin = Line { actions: vec![action], after: *position, lead: 0.0 };
    begin.after.play(By::Seat(seat), action);
    let mut lines = grow(vec![begin], seat, habit, &mut share);
    let (_, best) =
        halve(lines.len(), &mut share, |line, dice| habit.lead_at_end(lines[line].after, seat, dice));
    lines.swap_remove(best)
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
    let begin = Line { actions: Vec::new(), after: *position, lead: 0.0 };
    grow(longer(&begin, seat, habit), seat, habit, thinking)
}

/// Makes lines longer, as long as some should be.
fn grow(mut lines: Vec<Line>, seat: Seat, habit: &mut Habit, thinking: &mut Thinking) -> Vec<Line> {
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
    match without_boats(position, seat) {
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

/// In so many last rounds a boat may be worth less than its pool.
const LAST_ROUNDS: u32 = 2;

/// What `seat` may do now, without areas that would spoil a boat if there are others and the end is not near.
fn without_boats(position: &LanternsDice, seat: Seat) -> Ask {
    let boats = position.content.lake.boats & !position.sheet(seat).shaded.touched();
    match position.ask(seat) {
        Ask::Shade { areas, pass } if turns_left(position) > LAST_ROUNDS * u32::from(position.seats) => {
            let others = areas & !Areas::of(boats);
            Ask::Shade { areas: if others.is_empty() { areas } else { others }, pass }
        }
        ask => ask,
    }
}
