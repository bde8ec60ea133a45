//! The helm: a sensible turn, found in about a microsecond.
//!
//! It looks at every turn and takes the one after which the own ships are worth most, compared with the others'.
//! It plays the games that the search looks ahead with, hundreds of thousands of turns for one decision. So it
//! changes no board: what a turn gains is the sum of what its few ships gain, on top of what the lights promise
//! to all ships, which is added up once for each set of beacons.

use table::bits::members;
use table::{By, Game, Rng, Scratch, Seat};

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::cards::Card;
use crate::content::{ALL_LIGHTHOUSES, Color, Content, Face, Kind, LIGHTHOUSES, Lighthouse, SPACES, Space};
use crate::river::reach;
use crate::rules::LighthouseRun;

use super::worth::Worth;

/// What a helm cares for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// How much a gain of a rival's ship counts against one of the own ships.
    pub(super) envy: f32,
    /// How much of what a ship would gain by sailing on along the lights counts now.
    pub(super) light: f32,
    /// The points that a card has to bring for each step it could be expected to move ships by in the first round,
    /// to be worth playing rather than keeping; less and less up to the last round, when nothing can be kept.
    pub(super) thrift: f32,
    /// The points that it is worth to stand beside a ship that a co-op card could take along.
    pub(super) company: f32,
    /// The points that it is worth to move an own ship at all: to let one's steps go looks foolish, however clever it is.
    pub(super) pride: f32,
}

/// How far along the lights a ship is seen to sail on.
const RUN: u8 = 3;
/// How many steps a card can be expected to move own ships by, for each step on it.
const fn ships_moved(kind: Kind) -> f32 {
    match kind {
        Kind::Solo => 1.0,
        Kind::Coop => 1.6,
        Kind::Group => 2.0,
    }
}

/// What to do with a turn, or with the rest of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    color: Color,
    card: Card,
    beacon: Option<(Lighthouse, Lighthouse)>,
    from: Option<Space>,
    bonus: bool,
}

impl Course {
    /// The step that is asked for in a phase of the turn.
    pub(super) fn step(self, board: &Board) -> Action {
        match board.phase {
            Phase::Light(..) => Action::Light(self.beacon),
            Phase::Sail(..) => Action::Sail(self.from),
            Phase::Bonus(..) if self.bonus => Action::Bonus,
            Phase::Bonus(..) => Action::Stay,
            _ => Action::Play(board.label(self.color), self.card),
        }
    }

    /// Takes the steps that are left of a turn.
    fn keep(self, position: &mut LighthouseRun, seat: Seat) {
        while let Phase::Light(..) | Phase::Sail(..) | Phase::Bonus(..) = position.board.phase {
            position.play(By::Seat(seat), self.step(&position.board));
        }
    }
}

/// Finds courses.
#[derive(Debug)]
pub(super) struct Helm {
    content: &'static Content,
    worth: Worth,
    care: Care,
}

impl Helm {
    pub(super) fn new(content: &'static Content, care: Care) -> Helm {
        Helm { content, worth: Worth::new(content), care }
    }

    /// What `seat`, which acts now, should do.
    pub(super) fn course(&self, position: &LighthouseRun, seat: Seat) -> Course {
        let mut lookout = Lookout::new(self, position, seat);
        let course = |color, card| Course { color, card, beacon: None, from: None, bonus: false };
        match position.board.phase {
            Phase::Light(color, card) => lookout.beacons(0.0, course(color, card)),
            Phase::Sail(color, card) => lookout.ships(0.0, course(color, card)),
            Phase::Bonus(color, card, at) => lookout.bonus(0.0, course(color, card), at, position.board.lit),
            _ => {
                for color in members((lookout.own & !position.board.sailed).into()).map(Color) {
                    for card in position.hands[color.index()].kinds() {
                        lookout.beacons(-self.price(position.board.round, card), course(color, card));
                    }
                }
            }
        }
        lookout.best.expect("an acting seat has an action").1
    }

    /// What each action of `seat`, which acts now, is worth if it goes on well: only differences count.
    pub(super) fn values(
        &self,
        position: &LighthouseRun,
        seat: Seat,
        actions: &[Action],
        values: &mut Vec<f32>,
    ) {
        let mut lookout = Lookout::new(self, position, seat);
        for &action in actions {
            lookout.best = None;
            lookout.follow(self, action);
            values.push(lookout.best.map_or(0.0, |(value, _)| value));
        }
    }

    /// What a card has to bring to be worth playing in a round.
    fn price(&self, round: u8, card: Card) -> f32 {
        let left = 1.0 - f32::from(round) / f32::from(self.content.rounds);
        let face = self.content.face(card);
        self.care.thrift * left * ships_moved(face.kind) * f32::from(face.steps)
    }

    /// Plays on to the end of the game.
    pub(super) fn sail_home(
        &self,
        position: &mut LighthouseRun,
        rng: &mut Rng,
        scratch: &mut Scratch<Action>,
    ) {
        loop {
            match position.board.phase {
                Phase::Over => return,
                Phase::Play(seat) => self.sail(position, seat),
                _ => {
                    let outcome = position.random_outcome(rng, scratch);
                    position.play(By::Chance, outcome);
                }
            }
        }
    }

    /// Takes the turn of `seat`, which begins.
    fn sail(&self, position: &mut LighthouseRun, seat: Seat) {
        let course = self.course(position, seat);
        position.play(By::Seat(seat), course.step(&position.board));
        course.keep(position, seat);
    }

    /// Takes the rest of a turn of `seat`.
    pub(super) fn finish(&self, position: &mut LighthouseRun, seat: Seat) {
        self.course(position, seat).keep(position, seat);
    }
}

/// A look at all turns of a position.
struct Lookout<'a> {
    content: &'static Content,
    board: &'a Board,
    care: Care,
    worth: &'a [f32; SPACES],
    own: u8,
    /// The spaces of the river where ships stand whose company earns a bonus (LR-16, LR-29).
    company: u32,
    /// By space, what is at stake when one ship of every colour there moves: how much their gains count.
    at_stake: [Stake; SPACES],
    /// By space, how much it counts what the lights promise to all ships there that the storm has not caught.
    hopes: [f32; SPACES],
    /// By set of beacons, what the lights promise to all ships; NaN where it has not been added up yet.
    promises: [f32; 1 << LIGHTHOUSES],
    best: Option<(f32, Course)>,
}

/// How much a gain counts.
#[derive(Clone, Copy, Default)]
struct Stake {
    /// Of what spaces are worth.
    worth: f32,
    /// Of what the lights ahead promise: nothing to Erik, who sails without (LR-25).
    light: f32,
    /// The colours whose ships are meant.
    colors: u8,
}

impl<'a> Lookout<'a> {
    fn new(helm: &'a Helm, position: &'a LighthouseRun, seat: Seat) -> Lookout<'a> {
        let board = &position.board;
        let mut lookout = Lookout {
            content: helm.content,
            board,
            care: helm.care,
            worth: helm.worth.in_round(board.round),
            own: board.own(seat),
            company: 0,
            at_stake: [Stake::default(); SPACES],
            hopes: [0.0; SPACES],
            promises: [f32::NAN; 1 << LIGHTHOUSES],
            best: None,
        };
        board.colors().for_each(|color| lookout.survey(color));
        lookout.company &= helm.content.river & !helm.content.harbor.bit();
        lookout
    }

    /// Adds what is at stake for a colour.
    fn survey(&mut self, color: Color) {
        let ships = &self.board.ships[color.index()];
        let is_own = self.own & color.bit() != 0;
        let worth = if is_own { 1.0 } else { -self.care.envy };
        let light = if self.board.erik() == Some(color) { 0.0 } else { worth * self.care.light };
        self.company |= if is_own { 0 } else { ships.occupied() };
        for space in members((ships.occupied() & !self.board.caught).into()).map(Space) {
            let stake = &mut self.at_stake[space.index()];
            stake.worth += worth;
            stake.light += light;
            stake.colors |= color.bit();
            self.hopes[space.index()] += light * f32::from(ships.on(space));
        }
    }

    /// All that can follow an action.
    fn follow(&mut self, helm: &Helm, action: Action) {
        let board = self.board;
        let course = |color, card| Course { color, card, beacon: None, from: None, bonus: false };
        match (action, board.phase) {
            (Action::Play(label, card), Phase::Play(seat)) => {
                let color = label.unwrap_or(Color(seat.index() as u8));
                self.beacons(-helm.price(board.round, card), course(color, card));
            }
            (Action::Light(beacon), Phase::Light(color, card)) => {
                self.ships(0.0, Course { beacon, ..course(color, card) });
            }
            (Action::Sail(Some(from)), Phase::Sail(color, card)) => {
                self.sail(0.0, course(color, card), from, board.lit);
            }
            (Action::Bonus, Phase::Bonus(color, card, at)) => {
                self.sail_on(0.0, course(color, card), at, board.lit);
            }
            // The bonus declined, or no ship that could sail: there is nothing to gain.
            (_, Phase::Sail(color, card) | Phase::Bonus(color, card, _)) => {
                self.consider(0.0, course(color, card));
            }
            _ => {}
        }
    }

    fn consider(&mut self, value: f32, course: Course) {
        if self.best.is_none_or(|(best, _)| value > best) {
            self.best = Some((value, course));
        }
    }

    /// LR-9, LR-10: every beacon that may move by the card of this course.
    fn beacons(&mut self, value: f32, course: Course) {
        let lit = self.board.beacons;
        let light = self.content.face(course.card).light;
        let dark = light.map_or(ALL_LIGHTHOUSES, Lighthouse::bit) & !lit;
        if light.is_none() || dark == 0 {
            self.ships(value, course);
        }
        for from in members(lit.into()).map(Lighthouse) {
            for to in members(dark.into()).map(Lighthouse) {
                self.ships(value, Course { beacon: Some((from, to)), ..course });
            }
        }
    }

    /// LR-11 to LR-14: all ships that may sail when the beacon of this course has moved.
    fn ships(&mut self, value: f32, course: Course) {
        let (lit, beacons) = self.board.lights_after(course.beacon);
        if self.promises[usize::from(beacons)].is_nan() {
            self.promises[usize::from(beacons)] = self.promise(lit);
        }
        let value = value + self.promises[usize::from(beacons)];
        let sources = self.board.sources(course.color, course.card);
        if sources == 0 {
            self.consider(value - self.care.pride, course);
        }
        for from in members(sources.into()).map(Space) {
            self.sail(value, Course { from: Some(from), ..course }, from, lit);
        }
    }

    fn sail(&mut self, value: f32, course: Course, from: Space, lit: u32) {
        let Face { kind, steps, .. } = self.content.face(course.card);
        let to = reach(from, steps, lit);
        let moves = to != from && self.board.ships[course.color.index()].on(from) > 0;
        let value = if moves { value } else { value - self.care.pride };
        match kind {
            Kind::Solo => self.consider(value + self.own_gain(from, to, lit), course),
            Kind::Group => {
                let ships = self.board.ships[course.color.index()].on(from);
                self.consider(value + self.own_gain(from, to, lit) * f32::from(ships), course);
            }
            Kind::Coop => self.tow(value, course, (from, to), lit),
        }
    }

    /// LR-13, LR-16: one ship of every colour, and perhaps the own one again.
    fn tow(&mut self, value: f32, course: Course, (from, to): (Space, Space), lit: u32) {
        let stake = self.at_stake[from.index()];
        let value = value + self.gain(stake, from, to, lit);
        if stake.colors & course.color.bit() != 0 && stake.colors & !self.own != 0 {
            self.bonus(value, course, to, lit);
        } else {
            self.consider(value, course);
        }
    }

    fn bonus(&mut self, value: f32, course: Course, at: Space, lit: u32) {
        let to = reach(at, self.content.face(course.card).steps, lit);
        // Nobody declines points, though company may be worth more.
        if self.content.points[to.index()] == self.content.points[at.index()] {
            self.consider(value, course);
        }
        self.sail_on(value, course, at, lit);
    }

    /// LR-16: the bonus is taken.
    fn sail_on(&mut self, value: f32, course: Course, at: Space, lit: u32) {
        let to = reach(at, self.content.face(course.card).steps, lit);
        self.consider(value + self.own_gain(at, to, lit), Course { bonus: true, ..course });
    }

    /// What an own ship gains by moving, with these spaces lit.
    fn own_gain(&self, from: Space, to: Space, lit: u32) -> f32 {
        let own = Stake { worth: 1.0, light: self.care.light, colors: 0 };
        let company = |space: Space| if self.company & space.bit() == 0 { 0.0 } else { self.care.company };
        self.gain(own, from, to, lit) + company(to) - company(from)
    }

    fn gain(&self, stake: Stake, from: Space, to: Space, lit: u32) -> f32 {
        let worth = self.worth[to.index()] - self.worth[from.index()];
        stake.worth * worth + stake.light * (self.ahead(to, lit) - self.ahead(from, lit))
    }

    /// What a ship would gain by sailing on.
    fn ahead(&self, space: Space, lit: u32) -> f32 {
        self.worth[reach(space, RUN, lit).index()] - self.worth[space.index()]
    }

    /// What these lit spaces promise to all ships that the storm has not caught.
    fn promise(&self, lit: u32) -> f32 {
        let occupied = self.board.ships.iter().fold(0, |any, ships| any | ships.occupied());
        let promise = |space: Space| self.hopes[space.index()] * self.ahead(space, lit);
        members((occupied & !self.board.caught).into()).map(Space).map(promise).sum()
    }
}

#[cfg(test)]
mod tests {
    use table::Loaded;

    use super::*;
    use crate::board::Variant;
    use crate::bot::good;
    use crate::rules::Setup;

    /// Seat 0 to play one of these cards, all its ships on one space and the other's in the starting area.
    fn position(space: u8, hand: &[&str]) -> LighthouseRun {
        let content = &Loaded::<LighthouseRun>::standard().data;
        let setup = Setup { towers: "purple,green,red,blue,yellow,orange".to_owned(), ..Setup::default() };
        let mut position = LighthouseRun::new(&setup, content).unwrap();
        position.board.phase = Phase::Play(Seat::new(0));
        position.board.ships[0].shift(Space(0), Space(space), content.ships);
        position.hands[0] = hand.iter().map(|card| content.card(card).unwrap()).collect();
        position
    }

    /// The whole turn that the helm takes, in notation.
    #[track_caller]
    fn check(mut position: LighthouseRun, expected: &str) {
        let content = position.board.content.0;
        let course = Helm::new(content, good(Variant::Base)).course(&position, Seat::new(0));
        let mut steps = Vec::new();
        while position.board.phase != Phase::Draw(Color(0)) {
            steps.push(course.step(&position.board).print(content));
            position.play(By::Seat(Seat::new(0)), course.step(&position.board));
        }
        assert_eq!(steps.join("; "), expected);
    }

    #[test]
    fn lights_the_way_before_sailing() {
        check(position(2, &["group3-any"]), "play group3-any; light purple>green; sail 2");
    }

    #[test]
    fn spares_the_card_that_could_do_more() {
        check(position(19, &["solo4-purple", "solo2-red"]), "play solo2-red; sail 19");
        let mut last = position(19, &["solo4-purple", "solo2-red"]);
        last.board.round = 12;
        check(last, "play solo4-purple; sail 19");
    }

    #[test]
    fn takes_the_bonus_in_company() {
        check(position(0, &["coop1-any"]), "play coop1-any; light red>green; sail 0; bonus");
    }
}
