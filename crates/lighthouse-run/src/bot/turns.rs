//! Whole turns: everything that a seat can make of the decision before it.
//!
//! A card, its beacon, its ships and the bonus are four decisions, but only what they leave behind counts. So the
//! search does not branch four times: it compares the boards at the end of the turn, each once.

use table::{By, Game, Seat};

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::cards::Cards;
use crate::content::COLORS;
use crate::rules::LighthouseRun;

/// How a turn goes on from here, and what it leaves behind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// The decision that was asked for.
    pub(super) action: Action,
    /// What everybody sees after the turn.
    board: Board,
    /// Its seat's are what the turn leaves; the others' are as they were.
    hands: [Cards; COLORS],
}

impl Turn {
    /// Takes the turn in a position that looks the same to its seat.
    pub(super) fn take(&self, position: &mut LighthouseRun, seat: Seat) {
        position.board = self.board;
        for color in self.board.colors().filter(|color| self.board.own(seat) & color.bit() != 0) {
            position.hands[color.index()] = self.hands[color.index()];
        }
    }

    /// What everybody sees after it.
    pub(super) fn board(&self) -> &Board {
        &self.board
    }
}

/// All ways to go on for `seat`, which acts now: by action, every board once.
pub(super) fn turns(position: &LighthouseRun, seat: Seat) -> Vec<Turn> {
    let mut turns = Vec::new();
    for action in legal(position, seat) {
        let begin = turns.len();
        follow(position, seat, action, &mut |end: &LighthouseRun| {
            if turns[begin..].iter().all(|turn: &Turn| turn.board != end.board) {
                turns.push(Turn { action, board: end.board, hands: end.hands });
            }
        });
    }
    turns
}

/// Takes a step, and all that may follow it in the same turn.
fn follow(position: &LighthouseRun, seat: Seat, action: Action, end: &mut impl FnMut(&LighthouseRun)) {
    let mut after = *position;
    after.play(By::Seat(seat), action);
    if matches!(after.board.phase, Phase::Light(..) | Phase::Sail(..) | Phase::Bonus(..)) {
        for next in legal(&after, seat) {
            follow(&after, seat, next, end);
        }
    } else {
        end(&after);
    }
}

fn legal(position: &LighthouseRun, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions
}
