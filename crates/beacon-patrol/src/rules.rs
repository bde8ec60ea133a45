//! Positions and the steps between them.

use serde::{Deserialize, Serialize};
use table::{
    Account, By, ContentError, Eyes, Fixed, Frame, Game, Guide, Lang, Listener, NotationError, OptionKind,
    Outcomes, Rng, Scene, Scratch, Seat, SeatSet, SetupError, SetupOption, Standing, TieBreak, Turn,
};

use crate::action::Action;
use crate::cell::{Cell, Side};
use crate::content::{self, Expansion, Kind, Tiles};
use crate::hand::{Hand, Pile};
use crate::map::Map;
use crate::view::View;
use crate::{account, ask, guide, scene, score, tell, text, touch, voyage, why};

/// The most seats.
pub(crate) const SEATS: usize = 4;
/// BP-13: after so many idle turns in a row keeping takes a tile laid.
pub(crate) const IDLE_TURNS: u8 = 15;

/// The options (BP-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: usize,
    /// Whether the windmills are in the pile.
    pub windmills: bool,
    /// Whether the piers are.
    pub piers: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 1, windmills: false, piers: false }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// A tile of a seat's first hand.
    Deal(Seat),
    /// A tile after a seat's turn.
    Draw(Seat),
    /// A seat's next action.
    Act(Act),
    /// The end.
    Over,
}

/// A turn under way. What it holds beside the tokens is what may still come of it, not what was done: so two
/// ways to the same choices are one position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Act {
    pub(crate) seat: Seat,
    /// Movement tokens left.
    pub(crate) tokens: u8,
    /// How many turns in a row, this one first, may end with a tile kept if none is laid from now on (BP-13).
    pub(crate) keeps: u8,
    /// Whether there is a swap left to make (BP-10).
    pub(crate) swap: bool,
}

/// A position of Beacon Patrol. All of it is open (BP-3): nothing is hidden but the order of the pile, and
/// that is not decided yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BeaconPatrol {
    pub(crate) tiles: Fixed<Tiles>,
    pub(crate) seats: u8,
    /// How many expansions are played with: they raise the bars (BP-19).
    pub(crate) expansions: u8,
    pub(crate) phase: Phase,
    pub(crate) ships: [Cell; SEATS],
    pub(crate) hands: [Hand; SEATS],
    pub(crate) pile: Pile,
    pub(crate) map: Map,
}

impl BeaconPatrol {
    /// BP-3: tiles in a full hand, and movement tokens.
    pub(crate) fn allowance(&self) -> (usize, u8) {
        match self.seats {
            1 => (3, 4),
            2 | 3 => (3, 3),
            _ => (2, 2),
        }
    }

    fn draw(&mut self, seat: Seat, tile: Kind) {
        self.pile.remove(tile);
        self.hands[seat.index()].insert(tile);
        let (full, _) = self.allowance();
        if self.hands[seat.index()].len() == full || self.pile.is_empty() {
            self.drawn(seat, self.keeps_when_busy());
        }
    }

    /// A seat has drawn all that it draws now. The turn before left so many `keeps`.
    fn drawn(&mut self, seat: Seat, keeps: u8) {
        let next = seat.next(self.seats());
        match self.phase {
            Phase::Deal(_) if next == Seat::new(0) || self.pile.is_empty() => self.begin(Seat::new(0), keeps),
            Phase::Deal(_) => self.phase = Phase::Deal(next),
            _ => self.pass_on(next, keeps),
        }
    }

    /// BP-14: the turn goes to the first seat from `next` on that has tiles.
    fn pass_on(&mut self, next: Seat, keeps: u8) {
        let mut next = next;
        for _ in 0..self.seats {
            if !self.hands[next.index()].is_empty() {
                return self.begin(next, keeps);
            }
            next = next.next(self.seats());
        }
        self.phase = Phase::Over;
    }

    fn begin(&mut self, seat: Seat, keeps: u8) {
        let (_, tokens) = self.allowance();
        // With an empty pile the turn is idle, as long as no tile is laid in it.
        let keeps = if self.pile.is_empty() { keeps.saturating_sub(1) } else { self.keeps_when_busy() };
        self.phase = Phase::Act(Act { seat, tokens, keeps, swap: self.has_swap(seat) });
    }

    /// BP-13: what a turn that is not idle has of `keeps`, since there is a pile or a tile was laid: itself, and all
    /// the idle turns that may follow. In company nobody keeps.
    pub(crate) fn keeps_when_busy(&self) -> u8 {
        if self.seats == 1 { 1 + IDLE_TURNS } else { 0 }
    }

    /// Whether chance has nothing more to say, and one captain decides how the game ends.
    pub(crate) fn is_settled(&self) -> bool {
        self.seats == 1 && self.pile.is_empty()
    }

    /// BP-10: whether `seat` and another hold tiles of different kinds.
    pub(crate) fn has_swap(&self, seat: Seat) -> bool {
        let own = self.hands[seat.index()].bits();
        let others = Seat::all(self.seats())
            .filter(|&other| other != seat)
            .fold(0, |bits, other| bits | self.hands[other.index()].bits());
        own != 0 && others != 0 && !(own | others).is_power_of_two()
    }

    /// A seat has used a tile. BP-14: if it was the last of all, the game is over at once.
    fn used(&mut self, act: Act) {
        let hands = &self.hands[..self.seats()];
        self.phase = if self.pile.is_empty() && hands.iter().all(Hand::is_empty) {
            Phase::Over
        } else {
            Phase::Act(Act { swap: act.swap && self.has_swap(act.seat), ..act })
        };
    }

    /// BP-5 to BP-7.
    fn place(&mut self, act: Act, tile: Kind, side: Side) {
        self.hands[act.seat.index()].remove(tile);
        self.sail(act.seat, side);
        self.map.lay(self.ships[act.seat.index()], tile);
        self.used(Act { keeps: self.keeps_when_busy(), ..act });
    }

    fn sail(&mut self, seat: Seat, side: Side) {
        let ship = &mut self.ships[seat.index()];
        *ship = ship.beside(side);
    }

    /// BP-10.
    fn swap(&mut self, act: Act, own: Kind, with: Seat, other: Kind) {
        for (seat, give, take) in [(act.seat, own, other), (with, other, own)] {
            let hand = &mut self.hands[seat.index()];
            hand.remove(give);
            hand.insert(take);
        }
        self.phase = Phase::Act(Act { swap: false, ..act });
    }

    /// BP-12 and BP-13.
    pub(crate) fn end(&mut self, Act { seat, keeps, .. }: Act, kept: Option<Kind>) {
        let hand = &mut self.hands[seat.index()];
        *hand = Hand::EMPTY;
        if let Some(tile) = kept {
            hand.insert(tile);
        }
        self.phase = Phase::Draw(seat);
        if self.pile.is_empty() {
            self.drawn(seat, keeps);
        }
    }

    fn act(&mut self, act: Act, action: Action) {
        match action {
            Action::Place(tile, side) => self.place(act, tile, side),
            Action::Sail(side) => {
                self.sail(act.seat, side);
                self.phase = Phase::Act(Act { tokens: act.tokens - 1, ..act });
            }
            Action::SailFor(side, tile) => {
                self.hands[act.seat.index()].remove(tile);
                self.sail(act.seat, side);
                self.used(act);
            }
            Action::Swap(own, with, other) => self.swap(act, own, with, other),
            Action::End => self.end(act, None),
            Action::Keep(tile) => self.end(act, Some(tile)),
            Action::Draw(..) => unreachable!("only chance draws"),
        }
    }
}

impl Game for BeaconPatrol {
    const ID: &'static str = "beacon-patrol";
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", kind: OptionKind::Number(1, 4) },
        SetupOption { name: "windmills", kind: OptionKind::Flag },
        SetupOption { name: "piers", kind: OptionKind::Flag },
    ];
    const CONTENT: &'static str = include_str!("../content.toml");
    const ART: &'static str = include_str!("../art.svg");
    const GUIDE: Guide = guide::GUIDE;
    /// Nobody wanders for ever. Each of the 63 tiles is drawn once and used once at most. Besides, a turn has
    /// as many steps as there are tokens, a swap and its end: 5 at most in any case, since alone there is no
    /// swap but a fourth token, and four seats have two tokens each. And there are at most 47 turns: alone,
    /// every turn uses up two tiles or more as long as there is a pile, so 30 turns end with one; then one that
    /// lays a tile and keeps another, 15 idle ones that carry it, and a last one (BP-13). In company
    /// every turn uses up a whole hand, and only the last one drawn can be short: 32 turns.
    const MAX_STEPS: usize = 2 * 63 + 5 * 47;

    type Setup = Setup;
    type Content = Tiles;
    type Action = Action;
    type View = View;

    fn read_content(text: &str) -> Result<Tiles, ContentError> {
        content::read(text)
    }

    fn new(setup: &Setup, content: &'static Tiles) -> Result<BeaconPatrol, SetupError> {
        let expansions =
            [(Expansion::Windmills, "windmills", setup.windmills), (Expansion::Piers, "piers", setup.piers)];
        if !(1..=SEATS).contains(&setup.players) {
            return Err(SetupError::new("players", setup.players, "Beacon Patrol is for 1 to 4"));
        }
        for (expansion, name, chosen) in expansions {
            if chosen && !content.has(expansion) {
                return Err(SetupError::new(name, chosen, "the content has no tiles of that set"));
            }
        }
        let chosen = |expansion| expansions.iter().any(|&(which, _, chosen)| which == expansion && chosen);
        let drawn = content.kinds().filter(|&kind| content[kind].expansion.is_none_or(chosen));
        Ok(BeaconPatrol {
            tiles: Fixed(content),
            seats: setup.players as u8,
            expansions: u8::from(setup.windmills) + u8::from(setup.piers),
            phase: Phase::Deal(Seat::new(0)),
            ships: [Cell::HQ; SEATS],
            hands: [Hand::EMPTY; SEATS],
            pile: Pile::new(drawn.map(|kind| (kind, content[kind].count))),
            map: Map::new(),
        })
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Draw(_) => Turn::Chance,
            Phase::Act(act) => Turn::Seats(SeatSet::only(act.seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Phase::Act(act) = self.phase
            && act.seat == seat
        {
            self.list_actions(act, out);
        }
    }

    fn outcomes(&self, out: &mut Outcomes<Action>) {
        if let Phase::Deal(seat) | Phase::Draw(seat) = self.phase {
            for (tile, count) in self.pile.iter() {
                out.push(Action::Draw(seat, tile), u32::from(count));
            }
        }
    }

    #[inline]
    fn play(&mut self, by: By, action: Action) {
        match (self.phase, action) {
            (Phase::Deal(_) | Phase::Draw(_), Action::Draw(seat, tile)) => self.draw(seat, tile),
            (Phase::Act(act), action) => self.act(act, action),
            _ => unreachable!("{by} cannot {action:?} here"),
        }
    }

    fn view(&self, _: Eyes) -> View {
        View::of(self)
    }

    fn guess(view: &View, _: &mut Rng) -> BeaconPatrol {
        *view.position()
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        Vec::new()
    }

    fn detail(&self) -> serde_json::Value {
        score::detail(self)
    }

    fn print(tiles: &Tiles, action: Action) -> String {
        action.print(tiles)
    }

    fn parse(tiles: &Tiles, text: &str) -> Result<Action, NotationError> {
        Action::parse(text, tiles)
    }

    fn words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../words/en.ftl"),
            Lang::De => include_str!("../words/de.ftl"),
        }
    }

    fn tell(before: &View, after: &View, by: By, action: Action, to: &Listener<'_>) -> String {
        tell::tell(before.position(), after.position(), by, action, to)
    }

    fn propose(view: &View, action: Action, to: &Listener<'_>) -> String {
        tell::propose(view.position(), action, to)
    }

    fn progress(view: &View, to: &Listener<'_>) -> String {
        tell::progress(view.position(), to)
    }

    fn moment(before: &View, after: &View, to: &Listener<'_>) -> Option<String> {
        tell::moment(before.position(), after.position(), to)
    }

    fn ask(view: &View, to: &Listener<'_>) -> Option<String> {
        ask::ask(view.position(), to)
    }

    fn account(view: &View, to: &Listener<'_>) -> Account {
        account::account(view.position(), to)
    }

    fn draw(view: &View, to: &Listener<'_>) -> String {
        text::draw(view, to)
    }

    /// Hands are open (BP-3): the board shows them.
    fn hand(_: &View, _: &Listener<'_>) -> Option<String> {
        None
    }

    fn scene(view: &View, frame: Frame, to: &Listener<'_>) -> Scene {
        scene::scene(view, frame, to)
    }

    fn touch(view: &View, action: Action) -> Vec<String> {
        touch::touch(view.position(), action)
    }

    fn other_touches(view: &View, action: Action) -> Vec<Vec<String>> {
        touch::other_touches(view.position(), action)
    }

    fn journeys(view: &View) -> Vec<(String, Vec<Action>)> {
        voyage::journeys(view.position())
    }

    fn why_not(view: &View, touched: &[&str], to: &Listener<'_>) -> Option<String> {
        why::why_not(view.position(), touched, to)
    }

    #[inline]
    fn random_outcome(&self, rng: &mut Rng, _: &mut Scratch<Action>) -> Action {
        match self.phase {
            Phase::Deal(seat) | Phase::Draw(seat) => Action::Draw(seat, self.pile.random(rng)),
            Phase::Act(_) | Phase::Over => unreachable!("chance has nothing to decide"),
        }
    }
}
