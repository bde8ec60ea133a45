//! The search: which of the whole turns ends best when the helm plays the game from there on.
//!
//! Every sample guesses what is hidden, takes a turn and lets the helm sail everybody home. The helm leaves
//! nothing to chance, so in samples of the same luck all candidates face the same hands and the same draws.

use bots::exact::lead;
use bots::halving::halve;
use bots::{Choice, Rated, Thinking};
use table::{Game, Rng, Scratch, Seat};

use crate::action::Action;
use crate::board::Phase;
use crate::rules::LighthouseRun;
use crate::view::View;

use super::helm::Helm;
use super::progress;
use super::turns::{Turn, turns};

/// Compares all turns of `seat`, which acts now, until the budget is spent.
pub(super) fn search(
    position: &LighthouseRun,
    seat: Seat,
    view: &View,
    helm: &Helm,
    thinking: &mut Thinking,
) -> Choice<Action> {
    let turns = proud(turns(position, seat), position, seat);
    let mut guesses = Guesses { view, last: None };
    let mut scratch = Scratch::default();
    let (found, best) = halve(turns.len(), thinking, |index, rng| {
        let mut position = guesses.next(rng);
        turns[index].take(&mut position, seat);
        helm.sail_home(&mut position, rng, &mut scratch);
        lead(&position, seat)
    });
    let means: Vec<f64> = found.iter().map(|found| found.mean).collect();
    rank(&turns, &means, best)
}

/// Leaves out what moves none of the own ships where something else does: a few samples too many can make that look clever,
/// to people it looks foolish. In the last round, where all can be counted, everything is compared.
fn proud(turns: Vec<Turn>, position: &LighthouseRun, seat: Seat) -> Vec<Turn> {
    let (board, own) = (&position.board, position.board.own(seat));
    let moves = |turn: &Turn| progress(turn.board(), own) > progress(board, own);
    let may_wait = board.round == board.content.rounds || matches!(board.phase, Phase::Bonus(..));
    if may_wait || !turns.iter().any(moves) {
        return turns;
    }
    turns.into_iter().filter(moves).collect()
}

/// Guesses of a position. All candidates of a sample begin with the same generator, so one guess serves them all.
struct Guesses<'a> {
    view: &'a View,
    /// The generator before the last guess, what was guessed, and the generator after it.
    last: Option<(Rng, LighthouseRun, Rng)>,
}

impl Guesses<'_> {
    fn next(&mut self, rng: &mut Rng) -> LighthouseRun {
        if self.last.as_ref().is_none_or(|(before, ..)| before != rng) {
            let before = rng.clone();
            let guess = LighthouseRun::guess(self.view, rng);
            self.last = Some((before, guess, rng.clone()));
        }
        let (_, guess, after) = self.last.as_ref().expect("just guessed");
        rng.clone_from(after);
        *guess
    }
}

/// Ranks actions by the best of the turns that they begin, first the action of the best turn.
pub(super) fn rank(turns: &[Turn], values: &[f64], best: usize) -> Choice<Action> {
    let mut others: Vec<(Action, f64)> = Vec::new();
    for (turn, &value) in turns.iter().zip(values).filter(|(turn, _)| turn.action != turns[best].action) {
        match others.last_mut() {
            Some((action, most)) if *action == turn.action => *most = most.max(value),
            _ => others.push((turn.action, value)),
        }
    }
    Choice::led_by(Rated { action: turns[best].action, value: values[best] }, others)
}
