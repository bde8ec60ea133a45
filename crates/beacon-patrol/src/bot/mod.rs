//! How bots play.
//!
//! The decision to be made is a whole turn, and all that can be done in one is [found](plans) at once: what counts
//! is which tiles lie where, which one is kept, and where the ship stands. The end of a turn has a
//! [value], learned from play. An expert then [thinks ahead](ahead) about the best ends. Alone, when the pile is
//! empty, all that is to come is known: a last tile is [carried](carry) to its place, over as many turns as it takes.
//!
//! | level | what it does |
//! |---|---|
//! | greedy | one tile at a time, by a [rule of thumb](greedy) |
//! | easy | the turn that looks best to somebody who has not played yet |
//! | medium | the turn that looks best |
//! | hard | tries a few turns one turn ahead |
//! | expert | tries more of them, further ahead |

mod ahead;
mod board;
mod carry;
mod course;
mod greedy;
mod mind;
mod pattern;
mod plans;
mod reason;
mod sea;
mod train;
mod value;
mod weights;

use bots::{Choice, Level, Points, Skilled, Thinking};
use table::{Listener, Rng, Seat};

use self::ahead::Manner;
use self::mind::Care;
use self::weights::Weights;
use crate::BeaconPatrol;
use crate::rules::Phase;

/// A look at the turn alone.
const GLANCE: Manner = Manner {
    now: Care { width: 40, plans: 20 },
    last: Care { width: 400, plans: 400 },
    later: Care { width: 12, plans: 8 },
    candidates: 24,
    depth: 0,
};
/// So few plans that it overlooks things.
const FEW: Care = Care { width: 4, plans: 2 };
const EASY: Manner = Manner { now: FEW, last: FEW, ..GLANCE };
/// How many tries a hard bot makes at most before it decides.
const HARD_TRIES: u64 = 12;
/// One turn ahead, for the turns that look best.
const HARD: Manner = Manner { candidates: 8, depth: 1, ..GLANCE };
/// Further ahead, for more turns.
const EXPERT: Manner = Manner { now: Care { width: 150, plans: 60 }, candidates: 24, depth: 2, ..GLANCE };

/// How a position is judged: two turns ahead, as an expert does.
const JUDGE: Manner = Manner { later: Care { width: 24, plans: 12 }, depth: 2, ..GLANCE };

impl Skilled for BeaconPatrol {
    fn choose(_: Seat, view: &Self::View, level: Level, thinking: &mut Thinking) -> Choice<Self::Action> {
        let position = view.position();
        let Phase::Act(act) = position.phase else { unreachable!("a seat acts") };
        match level {
            Level::Random | Level::Greedy => greedy::choose(position, act),
            Level::Easy => ahead::at_a_glance(position, act, Weights::by_thumb(), EASY),
            Level::Medium => ahead::at_a_glance(position, act, Weights::learned(), GLANCE),
            Level::Hard => {
                thinking.at_most(HARD_TRIES);
                ahead::think(position, act, Weights::learned(), HARD, thinking)
            }
            Level::Expert => ahead::think(position, act, Weights::learned(), EXPERT, thinking),
        }
    }

    fn foresight(position: &Self) -> impl FnMut(Self, &mut Rng) -> Points {
        let seats = usize::from(position.seats);
        move |position, rng| {
            let common = ahead::foresee(position, Weights::learned(), JUDGE, rng);
            let mut points = Points::default();
            points[..seats].fill(common);
            points
        }
    }

    fn reason(seat: Seat, view: &Self::View, action: Self::Action, to: &Listener<'_>) -> String {
        reason::reason(view.position(), seat, action, to)
    }

    fn train(games: u64, seed: u64, tell: &mut dyn FnMut(u64, i32)) -> Option<String> {
        Some(train::train(games, seed, tell))
    }
}
