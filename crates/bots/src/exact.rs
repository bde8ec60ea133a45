//! The exact value of a position in which nothing is hidden: every action, every outcome, to the end.
//!
//! Slow and obviously right. It is what search is checked against, on positions so near to the end that it
//! comes back at all.

use table::{By, Game, Outcomes, Seat, Standing, Turn};

/// By how much `seat` is ahead of its best rival; where all play together, the common score.
pub fn lead<G: Game>(position: &G, seat: Seat) -> f64 {
    lead_in(&position.standing(), seat)
}

/// The same, where the standing is known.
pub(crate) fn lead_in(standing: &Standing, seat: Seat) -> f64 {
    let own = standing.scores[seat.index()];
    if standing.grade.is_some() {
        return own.into();
    }
    let rivals = standing.scores.iter().enumerate().filter(|&(entry, _)| entry != seat.index());
    let best = rivals.map(|(_, &score)| score).max().unwrap_or(0);
    (own - best).into()
}

/// By seat, its expected lead when everybody plays for their own.
pub fn values<G: Game>(position: &G) -> Vec<f64> {
    let seats = || Seat::all(position.seats());
    match position.turn() {
        Turn::Over => seats().map(|seat| lead(position, seat)).collect(),
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            position.outcomes(&mut outcomes);
            let total = outcomes.total() as f64;
            let mut mean = vec![0.0; position.seats()];
            for &(outcome, weight) in outcomes.list() {
                let values = values(&after(position, By::Chance, outcome));
                for (sum, value) in mean.iter_mut().zip(values) {
                    *sum += value * f64::from(weight) / total;
                }
            }
            mean
        }
        Turn::Seats(acting) => {
            let seat = acting.first().expect("never empty");
            let after =
                legal(position, seat).into_iter().map(|action| after(position, By::Seat(seat), action));
            let best = after
                .map(|position| values(&position))
                .max_by(|one, other| one[seat.index()].total_cmp(&other[seat.index()]));
            best.expect("an acting seat has an action")
        }
    }
}

/// What each action of `seat` is worth to it.
pub fn actions<G: Game>(position: &G, seat: Seat) -> Vec<(G::Action, f64)> {
    let value = |action| values(&after(position, By::Seat(seat), action))[seat.index()];
    legal(position, seat).into_iter().map(|action| (action, value(action))).collect()
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions
}

fn after<G: Game>(position: &G, by: By, action: G::Action) -> G {
    let mut after = position.clone();
    after.play(by, action);
    after
}
