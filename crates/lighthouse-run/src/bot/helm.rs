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
use crate::content::{
    ALL_LIGHTHOUSES, COLORS, Color, Content, Face, Kind, LIGHTHOUSES, Lighthouse, SPACES, Space,
};
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
    worth: &'a [f32; SPACES],
    own: u8,
    /// By colour, how much the gains of its ships count.
    weights: [f32; COLORS],
    /// By colour, how much the lights ahead count: Erik sails without (LR-25).
    lights: [f32; COLORS],
    /// What company is worth, and by colour, the spaces of the river where it has some.
    company: (f32, [u32; COLORS]),
    /// By set of beacons, what the lights promise to all ships; NaN where it has not been added up yet.
    promises: [f32; 1 << LIGHTHOUSES],
    best: Option<(f32, Course)>,
}

impl<'a> Lookout<'a> {
    fn new(helm: &'a Helm, position: &'a LighthouseRun, seat: Seat) -> Lookout<'a> {
        let board = &position.board;
        let own = board.own(seat);
        let erik = board.erik();
        Lookout {
            content: helm.content,
            board,
            worth: helm.worth.in_round(board.round),
            own,
            weights: std::array::from_fn(|color| if own >> color & 1 != 0 { 1.0 } else { -helm.care.envy }),
            lights: std::array::from_fn(
                |color| {
                    if erik == Some(Color(color as u8)) { 0.0 } else { helm.care.light }
                },
            ),
            company: (helm.care.company, std::array::from_fn(|color| company(board, Color(color as u8)))),
            promises: [f32::NAN; 1 << LIGHTHOUSES],
            best: None,
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
            self.consider(value, course);
        }
        for from in members(sources.into()).map(Space) {
            self.sail(value, Course { from: Some(from), ..course }, from, lit);
        }
    }

    fn sail(&mut self, value: f32, course: Course, from: Space, lit: u32) {
        let Face { kind, steps, .. } = self.content.face(course.card);
        let to = reach(from, steps, lit);
        let own = self.gain(course.color, from, to, lit);
        match kind {
            Kind::Solo => self.consider(value + own, course),
            Kind::Group => {
                let ships = self.board.ships[course.color.index()].on(from);
                self.consider(value + own * f32::from(ships), course);
            }
            Kind::Coop => self.tow(value, course, (from, to), lit),
        }
    }

    /// LR-13, LR-16: one ship of every colour, and perhaps the own one again.
    fn tow(&mut self, mut value: f32, course: Course, (from, to): (Space, Space), lit: u32) {
        let mut towed = 0;
        for color in self.board.colors().filter(|color| self.board.ships[color.index()].on(from) > 0) {
            towed |= color.bit();
            value += self.weights[color.index()] * self.gain(color, from, to, lit);
        }
        if towed & course.color.bit() != 0 && towed & !self.own != 0 {
            self.bonus(value, course, to, lit);
        } else {
            self.consider(value, course);
        }
    }

    fn bonus(&mut self, value: f32, course: Course, at: Space, lit: u32) {
        self.consider(value, course);
        let to = reach(at, self.content.face(course.card).steps, lit);
        let gain = self.gain(course.color, at, to, lit);
        self.consider(value + gain, Course { bonus: true, ..course });
    }

    /// What a ship gains by moving, with these spaces lit.
    fn gain(&self, color: Color, from: Space, to: Space, lit: u32) -> f32 {
        let light = self.lights[color.index()];
        let (company, spaces) = (self.company.0, self.company.1[color.index()]);
        let worth = |space: Space| {
            let beside = if spaces & space.bit() == 0 { 0.0 } else { company };
            self.worth[space.index()] + light * self.ahead(space, lit) + beside
        };
        worth(to) - worth(from)
    }

    /// What a ship would gain by sailing on.
    fn ahead(&self, space: Space, lit: u32) -> f32 {
        self.worth[reach(space, RUN, lit).index()] - self.worth[space.index()]
    }

    /// What these lit spaces promise to all ships that the storm has not caught.
    fn promise(&self, lit: u32) -> f32 {
        let of_color = |color: Color| -> f32 {
            let ships = &self.board.ships[color.index()];
            let afloat = members((ships.occupied() & !self.board.caught).into()).map(Space);
            let sum: f32 = afloat.map(|space| f32::from(ships.on(space)) * self.ahead(space, lit)).sum();
            self.weights[color.index()] * self.lights[color.index()] * sum
        };
        self.board.colors().map(of_color).sum()
    }
}

/// The spaces between the start and the harbor where ships stand whose company earns this colour a bonus (LR-16,
/// LR-29).
fn company(board: &Board, color: Color) -> u32 {
    let own = board.owner(color).map_or(color.bit(), |seat| board.own(seat));
    let others = board.colors().filter(|other| own & other.bit() == 0);
    let spaces = others.fold(0, |spaces, other| spaces | board.ships[other.index()].occupied());
    spaces & board.content.river & !board.content.harbor.bit()
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
        check(position(3, &["group3-any"]), "play group3-any; light purple>green; sail 3");
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
