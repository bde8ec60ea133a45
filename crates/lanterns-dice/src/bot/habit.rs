//! What a seat does without thinking ahead: the best at a [glance](super::glance), launches at once, gifts for
//! what is worth them. It plays a whole game in a few dozen microseconds, which is what search asks of it.

use bots::exact::lead;
use rand::{RngExt, SeedableRng};
use table::{By, Game, Rng, Scratch, Seat, Turn};

use super::glance::Glance;
use crate::action::{Action, DICE, Launch};
use crate::ask::{Ask, Cards};
use crate::colour::Colour;
use crate::effect::{CARDS, Effect};
use crate::lake::{Areas, Pools};
use crate::launches::Launches;
use crate::rules::{LanternsDice, SEATS};

/// An area has to be worth this much for each gift that it costs,
const GIFT_PRICE: u32 = 33;
/// or this much where no card lets one choose among the dice: gifts buy less then, and would pile up.
const POOR_GIFT_PRICE: u32 = 27;
/// In the last rounds there may be more displays than turns to launch them in; before, a card for it is a waste.
const LATE_ROUNDS: u32 = 2;
/// A point of a display, compared with what areas are worth.
const LAUNCHED_POINT: u32 = 128;

/// A player by habit, for all seats.
#[derive(Clone, Debug, Default)]
pub(crate) struct Habit {
    glances: [Glance; SEATS],
    scratch: Scratch<Action>,
}

impl Habit {
    /// Plays to the end; by how much `seat` is ahead there.
    pub(crate) fn lead_at_end(&mut self, position: LanternsDice, seat: Seat, dice: &mut Rng) -> f64 {
        lead(&self.end(position, dice), seat)
    }

    /// Plays to the end.
    ///
    /// The dice have a generator of their own, so that they fall alike whatever happens between two rolls.
    pub(crate) fn end(&mut self, mut position: LanternsDice, dice: &mut Rng) -> LanternsDice {
        let mut rng = Rng::seed_from_u64(dice.random());
        loop {
            let (by, action) = match position.turn() {
                Turn::Over => return position,
                Turn::Chance => (By::Chance, position.random_outcome(dice, &mut self.scratch)),
                Turn::Seats(acting) => {
                    let acting = acting.first().expect("never empty");
                    (By::Seat(acting), self.pick(&position, acting, &mut rng))
                }
            };
            position.play(by, action);
        }
    }

    /// What `seat` does. It acts now.
    pub(crate) fn pick(&mut self, position: &LanternsDice, seat: Seat, rng: &mut Rng) -> Action {
        match position.ask(seat) {
            Ask::Nothing => unreachable!("a seat that acts is asked something"),
            Ask::Tray { .. } => self.turn(position, seat),
            Ask::Shade { areas, pass } => {
                let best = self.glance(position, seat).best(areas).1;
                match (best.is_empty(), pass) {
                    (false, _) => Action::Shade(any_area(best, rng)),
                    (true, true) => Action::Pass,
                    (true, false) => Action::Shade(any_area(areas, rng)),
                }
            }
            Ask::ShadePool(pools) => {
                let best = self.glance(position, seat).best_pools(pools).1;
                let among = if best.is_empty() { pools } else { best };
                Action::ShadePool(among.nth(rng.random_range(0..among.len())))
            }
            Ask::Emperor(cards) => self.emperor(position, seat, cards),
            Ask::Launch { launches, .. } => {
                best_launch(&launches).map_or(Action::Pass, |(_, launch)| Action::Launch(launch))
            }
        }
    }

    /// What the sheet of `seat` looks like.
    pub(crate) fn glance(&mut self, position: &LanternsDice, seat: Seat) -> &Glance {
        let glance = &mut self.glances[seat.index()];
        glance.look(&position.content.0.lake, position.sheet(seat), turns_left(position) > 1);
        glance
    }

    /// Turns the tray so that the own die is worth most.
    fn turn(&mut self, position: &LanternsDice, seat: Seat) -> Action {
        let glance = self.glance(position, seat);
        let worth = |&places: &usize| {
            let colour = position.tray[(position.place(seat) + places) % DICE];
            glance.best(open_areas(position, seat, colour)).0
        };
        let best = (0..DICE).max_by_key(worth);
        Action::Turn(best.unwrap_or(0) as u8)
    }

    /// The card that brings most beyond its price.
    fn emperor(&mut self, position: &LanternsDice, seat: Seat, cards: Cards) -> Action {
        let price = gift_price(position, seat);
        let mut best = (0, Action::Pass);
        for card in cards.iter() {
            let cost = price * u32::from(position.content.cards[usize::from(card)].cost);
            let gain = self.worth(position, seat, position.ask_card(seat, card)).saturating_sub(cost);
            if gain > best.0 {
                best = (gain, Action::Emperor(card));
            }
        }
        best.1
    }

    /// What the effect of a card is worth.
    fn worth(&mut self, position: &LanternsDice, seat: Seat, effect: Ask) -> u32 {
        match effect {
            Ask::Shade { areas, .. } => self.glance(position, seat).best(areas).0,
            Ask::ShadePool(pools) => 2 * self.glance(position, seat).best_pools(pools).0,
            Ask::Launch { .. } if turns_left(position) > LATE_ROUNDS * u32::from(position.seats) => 0,
            Ask::Launch { launches, .. } => best_launch(&launches).map_or(0, |(worth, _)| worth),
            Ask::Nothing | Ask::Tray { .. } | Ask::Emperor(_) => 0,
        }
    }
}

/// What a gift is worth to `seat`: nothing, if there are more than turns to spend them in.
fn gift_price(position: &LanternsDice, seat: Seat) -> u32 {
    let choice = (0..CARDS as u8).any(|card| position.effect(card) == Effect::Shown);
    match (u32::from(position.sheet(seat).gifts) >= turns_left(position), choice) {
        (true, _) => 0,
        (false, true) => GIFT_PRICE,
        (false, false) => POOR_GIFT_PRICE,
    }
}

/// How many turns of the game are left, this one included.
pub(crate) fn turns_left(position: &LanternsDice) -> u32 {
    let seats = u32::from(position.seats);
    let rounds = position.content.turns(position.seats()) as u32 - u32::from(position.own_turn);
    (rounds * seats).saturating_sub(position.active.index() as u32)
}

/// The areas of a colour that a seat has not shaded.
pub(crate) fn open_areas(position: &LanternsDice, seat: Seat, colour: Colour) -> Areas {
    position.content.lake.by_colour[colour as usize] & !position.sheet(seat).shaded
}

fn any_area(areas: Areas, rng: &mut Rng) -> crate::lake::Area {
    areas.nth(rng.random_range(0..areas.len()))
}

/// The display of the highest value, where it leaves the fewest free pools around it; and what it is worth.
fn best_launch(launches: &Launches) -> Option<(u32, Launch)> {
    let mut best = None;
    launches.for_each(|outline, corners| {
        let pools = launches.content.outlines[usize::from(outline)].pools;
        let points = launches.points(outline);
        for corner in corners.iter() {
            let covered = pools.moved_to(corner);
            let around: Pools = covered.beside() & launches.free & !covered;
            let worth = u32::from(points) * LAUNCHED_POINT - around.len();
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, Launch { outline, corner }));
            }
        }
    });
    best
}
