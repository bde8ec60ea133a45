//! How bots play: the levels.
//!
//! | level | what it does |
//! |---|---|
//! | `greedy` | the turn that brings the own ships farthest, compared with the others' |
//! | `easy` | the same, but now and then anything |
//! | `medium` | the turn after which the own ships are worth most: it knows the storm, the lights and the cards |
//! | `hard` | plays all its turns to the end of the game, again and again, everybody sailing by a rough rule |
//! | `expert` | searches its own decisions and those of the others, everybody sailing as `medium` does in the end |

mod helm;
mod pilot;
mod reason;
mod search;
mod turns;
mod worth;

use bots::skilled::points;
use bots::{Choice, Interval, Level, Points, Skilled, Thinking, tree};
use rand::RngExt;
use table::{Game, Listener, Rng, Scratch, Seat};

use crate::action::Action;
use crate::board::{Board, Phase, Variant};
use crate::content::{Color, Space};
use crate::rules::LighthouseRun;
use crate::view::View;
use crate::voyage::Voyage;

use helm::{Care, Helm};
use pilot::Pilot;
use search::{rank, search};
use turns::turns;

/// Of so many decisions an easy bot makes one without thinking.
const BLUNDERS: u32 = 5;

/// What good sailors care for. In the Great Fleet there is one rival with all other ships, so what these gain hurts
/// more.
const fn good(variant: Variant) -> Care {
    let envy = if matches!(variant, Variant::Fleet) { 0.8 } else { 0.45 };
    Care { envy, light: 0.1, thrift: 0.7, company: 0.2, pride: 1.0 }
}

/// Rough ones begrudge others everything, and neither look for light nor spare good cards.
const ROUGH: Care = Care { envy: 1.0, light: 0.0, thrift: 0.0, company: 0.0, pride: 0.0 };

impl Skilled for LighthouseRun {
    fn choose(seat: Seat, view: &View, level: Level, thinking: &mut Thinking) -> Choice<Action> {
        let position = Self::guess(view, &mut thinking.rng);
        let good = good(position.board.variant);
        let helm = |care| Helm::new(position.board.content.0, care);
        match level {
            Level::Medium | Level::Hard | Level::Expert if bonus_scores(&position.board) => {
                Choice::only(Action::Bonus)
            }
            Level::Easy if thinking.rng.random_ratio(1, BLUNDERS) => {
                Choice::only(position.random_action(seat, &mut thinking.rng, &mut Scratch::default()))
            }
            Level::Random | Level::Greedy | Level::Easy => farthest(&position, seat),
            Level::Medium => Choice::only(helm(good).course(&position, seat).step(&position.board)),
            Level::Hard => search(&position, seat, view, &helm(ROUGH), thinking),
            Level::Expert => tree::search(seat, view, &mut Pilot::new(&position), thinking),
        }
    }

    fn foresight(position: &Self) -> impl FnMut(Self, &mut Rng) -> Points {
        let pilot = Pilot::new(position);
        let mut scratch = Scratch::default();
        move |mut position, rng| {
            pilot.sail_home(&mut position, rng, &mut scratch);
            points(&position)
        }
    }

    fn compare(seat: Seat, view: &View, actions: [Action; 2], thinking: &mut Thinking) -> Interval {
        let position = Self::guess(view, &mut thinking.rng);
        tree::compare(seat, view, actions, &mut Pilot::new(&position), thinking)
    }

    fn reason(seat: Seat, view: &View, action: Action, to: &Listener<'_>) -> String {
        reason::reason(seat, view, action, to)
    }
}

/// Whether the bonus that is offered brings points: then nobody thinks about declining it.
fn bonus_scores(board: &Board) -> bool {
    let Phase::Bonus(_, card, at) = board.phase else { return false };
    let points = |space: Space| board.content.points[space.index()];
    points(Voyage::bonus(board, card, at, board.lit).to) > points(at)
}

/// The turn that brings the own ships farthest, compared with the others'.
fn farthest(position: &LighthouseRun, seat: Seat) -> Choice<Action> {
    let turns = turns(position, seat);
    let values: Vec<f64> = turns.iter().map(|turn| ahead(turn.board(), seat)).collect();
    let first_best = |best: usize, turn: usize| if values[turn] > values[best] { turn } else { best };
    rank(&turns, &values, (0..turns.len()).fold(0, first_best))
}

/// How many spaces the ships of a seat have come, less those of another colour on average.
fn ahead(board: &Board, seat: Seat) -> f64 {
    let own = board.own(seat);
    let others = board.colors().filter(|color| own & color.bit() == 0).count();
    f64::from(progress(board, own)) - f64::from(progress(board, !own)) / others as f64
}

/// How many spaces the ships of some colours have come.
fn progress(board: &Board, colors: u8) -> i32 {
    let come = |(space, ships): (Space, u8)| i32::from(space.0) * i32::from(ships);
    let of_color = |color: Color| board.ships[color.index()].by_space().map(come).sum::<i32>();
    board.colors().filter(|color| colors & color.bit() != 0).map(of_color).sum()
}
