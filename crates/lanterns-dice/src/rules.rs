//! Positions, and how the game goes from one to the next.

use rand::RngExt;
use table::{
    Account, By, ContentError, Eyes, Fixed, Frame, Game, Guide, Lang, Listener, NotationError, Outcomes, Rng,
    Scene, Scratch, Seat, SeatSet, SetupError, SetupOption, Standing, TieBreak, Turn,
};

use crate::action::{Action, DICE, STACKS, Tray};
use crate::colour::Colour;
use crate::content::Content;
use crate::effect::{CARDS, Effect, Side, Sides};
use crate::launches::Stack;
use crate::letters::Letters;
use crate::setup::{self, Setup};
use crate::shape::{Size, TILES};
use crate::sheet::Sheet;
use crate::{account, guide, propose, question, scene, score, tell, text, touch, why_not};

/// The most seats.
pub(crate) const SEATS: usize = 4;
/// What the tray holds while nobody has rolled.
pub(crate) const NO_ROLL: Tray = [Colour::Red; DICE];

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Which shapes are in play, and then perhaps more that is left to chance.
    Shapes { then_sides: bool, then_sheets: bool },
    /// Which sides of the cards lie up, and then perhaps who has which sheet.
    Sides { then_sheets: bool },
    /// Who has which sheet.
    Sheets,
    /// The dice.
    Roll,
    /// The active player, who turns the tray.
    Tray,
    /// Everybody, each in their own steps.
    Steps,
    /// A last display (LD-17).
    Last,
    /// Nothing more.
    Over,
}

impl Phase {
    /// What comes first before the first roll, if these are left to chance; if none is, the roll (LD-1).
    fn first(shapes: bool, sides: bool, sheets: bool) -> Phase {
        match (shapes, sides, sheets) {
            (true, then_sides, then_sheets) => Phase::Shapes { then_sides, then_sheets },
            (false, true, then_sheets) => Phase::Sides { then_sheets },
            (false, false, true) => Phase::Sheets,
            (false, false, false) => Phase::Roll,
        }
    }

    /// What follows when chance has picked this.
    fn picked(self) -> Phase {
        match self {
            Phase::Shapes { then_sides, then_sheets } => Phase::first(false, then_sides, then_sheets),
            Phase::Sides { then_sheets } => Phase::first(false, false, then_sheets),
            _ => Phase::Roll,
        }
    }
}

/// A position of Lanterns Dice. Nothing is hidden, so it is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LanternsDice {
    pub(crate) content: Fixed<Content>,
    pub(crate) sheets: [Sheet; SEATS],
    pub(crate) stacks: [Stack; STACKS],
    pub(crate) sides: Sides,
    /// The letters of the sheets; `None` as long as chance has not picked them.
    pub(crate) letters: Option<Letters>,
    /// Whether a card that lies up launches, so that seats wait for each other (LD-15).
    pub(crate) launching: bool,
    /// The dice: as they fell, or, once the tray is turned, by the place at the table that they face.
    pub(crate) tray: Tray,
    pub(crate) phase: Phase,
    pub(crate) seats: u8,
    /// Which of their own turns the active player takes, from 0.
    pub(crate) own_turn: u8,
    pub(crate) active: Seat,
    /// Who may act now.
    pub(crate) acting: SeatSet,
}

impl LanternsDice {
    /// How many gifts a seat has.
    pub fn gifts(&self, seat: Seat) -> u8 {
        self.sheet(seat).gifts
    }

    /// Whether it is known which sides of the cards lie up.
    pub(crate) fn has_sides(&self) -> bool {
        !matches!(self.phase, Phase::Shapes { then_sides: true, .. } | Phase::Sides { .. })
    }

    fn choose_shapes(&mut self, shapes: [u8; STACKS]) {
        self.stacks = shapes.map(|shape| Stack { shape, left: TILES as u8 });
    }

    fn choose_sides(&mut self, sides: Sides) {
        self.sides = sides;
        self.launching = (0..CARDS as u8).any(|card| self.effect(card) == Effect::Launch);
    }

    fn roll(&mut self, tray: Tray) {
        self.tray = tray;
        self.phase = Phase::Tray;
        self.acting = SeatSet::only(self.active);
    }

    fn reroll(&mut self) {
        self.sheets[self.active.index()].gifts -= 1;
        self.tray = NO_ROLL;
        self.phase = Phase::Roll;
        self.acting = SeatSet::EMPTY;
    }
}

impl Game for LanternsDice {
    const ID: &'static str = "lanterns-dice";
    const OPTIONS: &'static [SetupOption] = setup::OPTIONS;
    const CONTENT: &'static str = include_str!("../content.toml");
    const ART: &'static str = include_str!("../art.svg");
    const GUIDE: Guide = guide::GUIDE;
    /// Shapes, sides and sheets. In each of 24 turns: the roll and the tray; for each seat a die, a card and its effect; for
    /// one of them a bonus and a launch. Then for each seat: 9 platforms, 13 gifts for rolling again, a last launch.
    const MAX_STEPS: usize = 3 + 24 * (2 + 3 * SEATS + 2) + SEATS * (9 + 13 * 2 + 1);
    const LATER_OPTIONS: &'static [&'static str] = &["sheets"];

    type Setup = Setup;
    type Content = Content;
    type Action = Action;
    type View = LanternsDice;

    fn read_content(text: &str) -> Result<Content, ContentError> {
        Content::read(text)
    }

    fn new(setup: &Setup, content: &'static Content) -> Result<LanternsDice, SetupError> {
        setup.check_players()?;
        let mut position = LanternsDice {
            content: Fixed(content),
            sheets: [Sheet::new(content.first_gifts); SEATS],
            stacks: [Stack::default(); STACKS],
            sides: [Side::A; CARDS],
            letters: setup.chosen_sheets()?,
            launching: false,
            tray: NO_ROLL,
            phase: Phase::Roll,
            seats: setup.players as u8,
            own_turn: 0,
            active: Seat::new(0),
            acting: SeatSet::EMPTY,
        };
        let (shapes, sides) = (setup.chosen_shapes(content)?, setup.chosen_sides()?);
        position.phase = Phase::first(shapes.is_none(), sides.is_none(), position.letters.is_none());
        if let Some(shapes) = shapes {
            position.choose_shapes(shapes);
        }
        if let Some(sides) = sides {
            position.choose_sides(sides);
        }
        Ok(position)
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Shapes { .. } | Phase::Sides { .. } | Phase::Sheets | Phase::Roll => Turn::Chance,
            Phase::Tray | Phase::Steps | Phase::Last => Turn::Seats(self.acting),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.ask(seat).list(out);
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.ask(seat).allows(action)
    }

    /// Shapes by their numbers in content, sides with card 1 first and A before B, sheets with seat 0 first, rolls with
    /// place 0 first and colours in the order of the rules: each list counts like an odometer, its last wheel the
    /// fastest.
    fn outcomes(&self, out: &mut Outcomes<Action>) {
        match self.phase {
            Phase::Shapes { .. } => random_shapes(self.content.0, out),
            Phase::Sides { .. } => {
                (0..1 << CARDS).for_each(|number| out.push_even(Action::Sides(nth_sides(number))));
            }
            Phase::Sheets => {
                Letters::all(self.seats.into()).for_each(|letters| out.push_even(Action::Sheets(letters)));
            }
            Phase::Roll => (0..ROLLS).for_each(|number| out.push_even(Action::Roll(nth_roll(number)))),
            Phase::Tray | Phase::Steps | Phase::Last | Phase::Over => {}
        }
    }

    #[inline]
    fn play(&mut self, by: By, action: Action) {
        match (by, action) {
            (By::Chance, Action::Roll(tray)) => self.roll(tray),
            (By::Chance, Action::Shapes(shapes)) => {
                self.phase = self.phase.picked();
                self.choose_shapes(shapes);
            }
            (By::Chance, Action::Sides(sides)) => {
                self.phase = self.phase.picked();
                self.choose_sides(sides);
            }
            (By::Chance, Action::Sheets(letters)) => {
                self.phase = self.phase.picked();
                self.letters = Some(letters);
            }
            (By::Seat(_), Action::Reroll) => self.reroll(),
            (By::Seat(_), Action::Turn(places)) => self.turn_tray(places),
            (By::Seat(seat), _) if self.phase == Phase::Last => self.act_last(seat, action),
            (By::Seat(seat), _) => self.act(seat, action),
            (By::Chance, _) => unreachable!("chance takes no action of a seat"),
        }
    }

    fn view(&self, _: Eyes) -> LanternsDice {
        *self
    }

    fn guess(view: &LanternsDice, _: &mut Rng) -> LanternsDice {
        *view
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        score::tie_breaks(self)
    }

    fn detail(&self) -> serde_json::Value {
        score::detail(self)
    }

    fn print(content: &Content, action: Action) -> String {
        action.print(content)
    }

    fn parse(content: &Content, text: &str) -> Result<Action, NotationError> {
        Action::parse(content, text)
    }

    fn words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../words/en.ftl"),
            Lang::De => include_str!("../words/de.ftl"),
        }
    }

    fn tell(
        before: &LanternsDice,
        after: &LanternsDice,
        by: By,
        action: Action,
        to: &Listener<'_>,
    ) -> String {
        tell::tell(before, after, by, action, to)
    }

    fn propose(view: &LanternsDice, action: Action, to: &Listener<'_>) -> String {
        propose::propose(view, action, to)
    }

    fn progress(view: &LanternsDice, to: &Listener<'_>) -> String {
        tell::progress(view, to)
    }

    fn moment(before: &LanternsDice, after: &LanternsDice, to: &Listener<'_>) -> Option<String> {
        tell::moment(before, after, to)
    }

    fn ask(view: &LanternsDice, to: &Listener<'_>) -> Option<String> {
        question::question(view, to)
    }

    fn account(view: &LanternsDice, to: &Listener<'_>) -> Account {
        account::account(view, to)
    }

    fn draw(view: &LanternsDice, to: &Listener<'_>) -> String {
        text::draw(view, to)
    }

    fn hand(_: &LanternsDice, _: &Listener<'_>) -> Option<String> {
        None
    }

    fn scene(view: &LanternsDice, frame: Frame, to: &Listener<'_>) -> Scene {
        scene::scene(view, frame, to)
    }

    fn touch(view: &LanternsDice, action: Action) -> Vec<String> {
        touch::touch(&view.content, action)
    }

    fn why_not(view: &LanternsDice, touched: &[&str], to: &Listener<'_>) -> Option<String> {
        why_not::why_not(view, touched, to)
    }

    #[inline]
    fn random_action(&self, seat: Seat, rng: &mut Rng, _: &mut Scratch<Action>) -> Action {
        self.ask(seat).random(rng)
    }

    #[inline]
    fn random_outcome(&self, rng: &mut Rng, scratch: &mut Scratch<Action>) -> Action {
        if self.phase == Phase::Roll {
            return Action::Roll(nth_roll(rng.random_range(0..ROLLS)));
        }
        scratch.outcomes.clear();
        self.outcomes(&mut scratch.outcomes);
        scratch.outcomes.draw(rng)
    }
}

/// How many ways there are for the dice to fall.
const ROLLS: u32 = (Colour::ALL.len() as u32).pow(DICE as u32);

/// The roll of this number: its digits in base six, place 0 first.
fn nth_roll(number: u32) -> Tray {
    let faces = Colour::ALL.len() as u32;
    std::array::from_fn(|place| {
        let digit = number / faces.pow((DICE - 1 - place) as u32) % faces;
        Colour::ALL[digit as usize]
    })
}

/// The sides of this number: its binary digits, card 1 first.
fn nth_sides(number: usize) -> Sides {
    std::array::from_fn(|card| Side::ALL[number >> (CARDS - 1 - card) & 1])
}

/// LD-1: one small shape, two medium ones and a large one, all choices alike.
fn random_shapes(content: &Content, out: &mut Outcomes<Action>) {
    let count = content.shapes.len() as u8;
    for a in 0..count {
        for b in a + 1..count {
            for c in b + 1..count {
                for d in c + 1..count {
                    let shapes = [a, b, c, d];
                    let of = |size: Size| {
                        shapes
                            .iter()
                            .filter(|&&shape| content.shapes[usize::from(shape)].size == size)
                            .count()
                    };
                    if Size::ALL.iter().all(|&size| of(size) == size.drawn()) {
                        out.push_even(Action::Shapes(shapes));
                    }
                }
            }
        }
    }
}
