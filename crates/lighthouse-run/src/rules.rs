//! Positions and the steps between them.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use table::bits::{members, nth, nth_in_byte};
use table::content::ContentId;
use table::{
    Account, By, ContentError, Eyes, Frame, Game, Guide, Lang, Listener, NotationError, OptionKind, Outcomes,
    Rng, Scene, Scratch, Seat, SeatSet, SetupError, SetupOption, Standing, TieBreak, Turn,
};

use crate::action::{Action, Order};
use crate::board::{Board, Phase, Variant};
use crate::cards::{Card, Cards};
use crate::content::{ALL_LIGHTHOUSES, COLORS, Color, Content, Lighthouse, Space};
use crate::view::View;
use crate::{account, ask, guide, propose, read, scene, score, tell, text, touch, why};

/// The options' word for what is left to chance.
const RANDOM: &str = "random";

/// The hash of the standard content as it was at first.
const FIRST_BOARD: &str = "e496eb645c0eac7b95652986836dbcaf2ec0dac968f64f09162ac87a8e0fbd96";

/// The options (LR-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// How they play.
    pub variant: Variant,
    /// `random`, or the colours of the lighthouses on slots 1 to 6, joined by commas.
    pub towers: String,
    /// `random`, or the number of the seat that begins.
    pub first: String,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, variant: Variant::Base, towers: RANDOM.to_owned(), first: RANDOM.to_owned() }
    }
}

impl Setup {
    /// Who begins, if that was chosen.
    fn starter(&self) -> Result<Option<Seat>, SetupError> {
        if self.first == RANDOM {
            return Ok(None);
        }
        let players = usize::from(self.players);
        let seat = Seat::parse(&self.first).filter(|seat| seat.index() < players);
        let wrong = || {
            let seats: Vec<String> = Seat::all(players - 1).map(|seat| seat.to_string()).collect();
            let seats = seats.join(", ");
            let right = format!("with {players} players it is {RANDOM}, {seats} or {}", players - 1);
            SetupError::new("first", format!("{:?}", self.first), right)
        };
        seat.map(Some).ok_or_else(wrong)
    }

    /// The order of the lighthouses, if that was chosen.
    fn order(&self, content: &Content) -> Result<Option<Order>, SetupError> {
        if self.towers == RANDOM {
            return Ok(None);
        }
        let wrong = || {
            let colors: Vec<&str> = content.lighthouses.iter().map(|tint| tint.color.as_str()).collect();
            let right = format!("it is {RANDOM}, or each of {} once, joined by commas", colors.join(", "));
            SetupError::new("towers", format!("{:?}", self.towers), right)
        };
        Order::parse(content, &self.towers).map(Some).ok_or_else(wrong)
    }
}

/// A position of Lighthouse Run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LighthouseRun {
    pub(crate) board: Board,
    pub(crate) decks: [Cards; COLORS],
    pub(crate) hands: [Cards; COLORS],
}

impl LighthouseRun {
    /// Which colour draws now, and from which cards.
    ///
    /// LR-6 is looked at here, not when the third card is drawn: only then does it show to everybody.
    fn drawing(&self) -> Option<(Color, Cards)> {
        let color = match self.board.phase {
            Phase::Deal(last) if self.goes_back(last) => return Some((last, self.board.content.deck)),
            Phase::Deal(last) if self.is_full(last) => self.board.next_to_draw(last)?,
            Phase::Deal(color) | Phase::Draw(color) => color,
            Phase::Erik => self.board.erik()?,
            _ => return None,
        };
        Some((color, self.decks[color.index()]))
    }

    fn is_full(&self, color: Color) -> bool {
        self.hands[color.index()].len() == self.board.content.hand
    }

    /// LR-6: whether a first hand is complete and cannot be kept.
    fn goes_back(&self, color: Color) -> bool {
        self.is_full(color) && self.board.content.holds_groups(self.hands[color.index()])
    }

    fn draw(&mut self, color: Color, card: Card) {
        if self.is_full(color) {
            self.hands[color.index()] = Cards::EMPTY;
            self.decks[color.index()] = self.board.content.deck;
        }
        self.decks[color.index()].remove(card);
        self.hands[color.index()].insert(card);
        match self.board.phase {
            Phase::Deal(_) => self.dealt(color),
            _ if self.board.variant == Variant::Fleet => match self.board.next_to_draw(color) {
                Some(next) => self.board.phase = Phase::Draw(next),
                None => self.board.close_round(),
            },
            _ => self.next_turn(color),
        }
    }

    fn dealt(&mut self, color: Color) {
        let done = self.is_full(color) && !self.goes_back(color) && self.board.next_to_draw(color).is_none();
        self.board.phase = if done { Phase::Play(self.board.first) } else { Phase::Deal(color) };
    }

    fn play_card(&mut self, color: Color, card: Card) {
        self.hands[color.index()].remove(card);
        self.board.played[color.index()].push(card);
        self.board.sailed |= color.bit();
        let asks = self.board.asks_for_light(card);
        self.board.phase = if asks { Phase::Light(color, card) } else { Phase::Sail(color, card) };
    }

    fn light(&mut self, beacon: Option<(Lighthouse, Lighthouse)>) {
        let Phase::Light(color, card) = self.board.phase else { unreachable!("no beacon is asked for") };
        if let Some((from, to)) = beacon {
            self.board.move_beacon(from, to);
        }
        self.board.phase = Phase::Sail(color, card);
    }

    fn sail(&mut self, from: Option<Space>) {
        let Phase::Sail(color, card) = self.board.phase else { unreachable!("no ships are asked for") };
        match from.and_then(|from| self.board.sail(color, card, from, self.board.lit)) {
            Some(at) => self.board.phase = Phase::Bonus(color, card, at),
            None => self.end_turn(color),
        }
    }

    fn bonus(&mut self, taken: bool) {
        let Phase::Bonus(color, card, at) = self.board.phase else { unreachable!("no bonus is asked for") };
        if taken {
            self.board.take_bonus(color, card, at, self.board.lit);
        }
        self.end_turn(color);
    }

    fn end_turn(&mut self, color: Color) {
        if self.board.variant == Variant::Fleet || self.decks[color.index()].is_empty() {
            self.next_turn(color);
        } else {
            self.board.phase = Phase::Draw(color);
        }
    }

    fn next_turn(&mut self, after: Color) {
        let starter = Color(self.board.first.index() as u8);
        match (self.board.next_turn(after), self.board.variant) {
            (Some(seat), _) => self.board.phase = Phase::Play(seat),
            (None, Variant::Base) => self.board.close_round(),
            (None, Variant::Erik) => self.board.phase = Phase::Erik,
            (None, Variant::Fleet) if self.decks[starter.index()].is_empty() => self.board.close_round(),
            (None, Variant::Fleet) => self.board.phase = Phase::Draw(starter),
        }
    }

    fn sail_erik(&mut self, card: Card) {
        let color = self.board.erik().expect("Erik sails along");
        self.decks[color.index()].remove(card);
        self.board.sail_erik(card);
        self.board.close_round();
    }

    /// The colours whose cards a seat may play now, each with its hand (LR-28).
    fn playable(&self, seat: Seat) -> impl Iterator<Item = (Color, Cards)> + '_ {
        let colors = self.board.own(seat) & !self.board.sailed;
        members(colors.into()).map(|color| (Color(color), self.hands[usize::from(color)]))
    }

    /// The lighthouses that a beacon may come from and go to.
    fn beacons(&self, card: Card) -> (u8, u8) {
        let lit = self.board.beacons;
        (lit, self.board.content.face(card).light.map_or(ALL_LIGHTHOUSES & !lit, Lighthouse::bit))
    }
}

impl Game for LighthouseRun {
    const ID: &'static str = "lighthouse-run";
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", kind: OptionKind::Number(2, 4) },
        SetupOption { name: "variant", kind: OptionKind::Choice(&["base", "erik", "fleet"]) },
        SetupOption {
            name: "towers",
            kind: OptionKind::Order(&[RANDOM], &["purple", "green", "red", "blue", "yellow", "orange"]),
        },
        SetupOption { name: "first", kind: OptionKind::Choice(&[RANDOM, "0", "1", "2", "3"]) },
    ];
    const CONTENT: &'static str = include_str!("../content.toml");
    const ART: &'static str = include_str!("../art.svg");
    const GUIDE: Guide = guide::GUIDE;
    /// Towers and first; four first hands of three; 48 cards, each with beacon, ships and bonus; 44 drawn.
    ///
    /// First hands go back as often as it takes (LR-6), so there is no bound that luck could not break. A hand
    /// goes back with odds of 12 in 364: this leaves room for 60 such hands in a game, which a thousand servers
    /// with a million games a second each would wait for longer than 10^50 times the age of the universe.
    const MAX_STEPS: usize = 2 + 4 * 3 + 48 * 4 + 44 + 60 * 3;
    const LATER_OPTIONS: &'static [&'static str] = &["first"];

    type Setup = Setup;
    type Content = Content;
    type Action = Action;
    type View = View;

    fn read_content(text: &str) -> Result<Content, ContentError> {
        read::read(text)
    }

    fn new(setup: &Setup, content: &'static Content) -> Result<LighthouseRun, SetupError> {
        let players = setup.players;
        if !(2..=COLORS as u8).contains(&players) {
            return Err(SetupError::new("players", players, "Lighthouse Run is for 2, 3 or 4"));
        }
        if setup.variant != Variant::Base && players != 2 {
            let variant = if setup.variant == Variant::Erik { "erik" } else { "fleet" };
            return Err(SetupError::new("variant", variant, format!("that is for 2 players, not {players}")));
        }
        let mut board = Board::new(content, players, setup.variant, setup.starter()?);
        if let Some(order) = setup.order(content)? {
            board.build(order);
        }
        let mut decks = [Cards::EMPTY; COLORS];
        for color in board.colors() {
            decks[color.index()] = board.deck(color);
        }
        Ok(LighthouseRun { board, decks, hands: [Cards::EMPTY; COLORS] })
    }

    fn seats(&self) -> usize {
        self.board.seats()
    }

    fn turn(&self) -> Turn {
        match self.board.phase {
            Phase::Towers(_) | Phase::First | Phase::Deal(_) | Phase::Draw(_) | Phase::Erik => Turn::Chance,
            Phase::Play(seat) => Turn::Seats(SeatSet::only(seat)),
            Phase::Light(color, _) | Phase::Sail(color, _) | Phase::Bonus(color, ..) => {
                Turn::Seats(SeatSet::only(self.board.sailor(color)))
            }
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().acting().contains(seat) {
            return;
        }
        match self.board.phase {
            Phase::Play(_) => {
                for (color, hand) in self.playable(seat) {
                    let label = self.board.label(color);
                    out.extend(hand.kinds().map(|card| Action::Play(label, card)));
                }
            }
            Phase::Light(_, card) => {
                if self.board.content.face(card).light.is_none() {
                    out.push(Action::Light(None));
                }
                let (from, to) = self.beacons(card);
                let pairs =
                    members(from.into()).flat_map(|from| members(to.into()).map(move |to| (from, to)));
                out.extend(pairs.map(|(from, to)| Action::Light(Some((Lighthouse(from), Lighthouse(to))))));
            }
            Phase::Sail(color, card) => match self.board.sources(color, card) {
                0 => out.push(Action::Sail(None)),
                spaces => out.extend(members(spaces.into()).map(|space| Action::Sail(Some(Space(space))))),
            },
            Phase::Bonus(..) => out.extend([Action::Bonus, Action::Stay]),
            _ => {}
        }
    }

    fn outcomes(&self, out: &mut Outcomes<Action>) {
        match self.board.phase {
            Phase::Towers(_) => Order::all().for_each(|order| out.push_even(Action::Towers(order))),
            Phase::First => Seat::all(self.seats()).for_each(|seat| out.push_even(Action::First(seat))),
            _ => {
                let Some((color, deck)) = self.drawing() else { return };
                for card in deck.kinds() {
                    out.push(self.drawn(color, card), deck.count(card) as u32);
                }
            }
        }
    }

    fn play(&mut self, _: By, action: Action) {
        match action {
            Action::Towers(order) => self.board.build(order),
            Action::First(seat) => self.board.begin(seat),
            Action::Draw(seat, label, card) => self.draw(label.unwrap_or(Color(seat.index() as u8)), card),
            Action::Erik(card) => self.sail_erik(card),
            Action::Play(Some(color), card) => self.play_card(color, card),
            Action::Play(None, card) => {
                let Phase::Play(seat) = self.board.phase else { unreachable!("no card is asked for") };
                self.play_card(Color(seat.index() as u8), card);
            }
            Action::Light(beacon) => self.light(beacon),
            Action::Sail(space) => self.sail(space),
            Action::Bonus => self.bonus(true),
            Action::Stay => self.bonus(false),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn guess(view: &View, rng: &mut Rng) -> LighthouseRun {
        view.guess(rng)
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

    /// LR-5: a drawn card is seen by its owner only; from which deck it comes, by everybody.
    fn print_for(content: &Content, action: Action, eyes: Eyes) -> String {
        match action {
            Action::Draw(seat, color, _) if !eyes.are(seat) => {
                Action::print_hidden_draw(content, seat, color)
            }
            _ => action.print(content),
        }
    }

    /// LR-2: the first board had six sections of three spaces.
    fn is_former(content: &ContentId, _: &[String]) -> bool {
        content.hash == FIRST_BOARD
    }

    fn words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../words/en.ftl"),
            Lang::De => include_str!("../words/de.ftl"),
        }
    }

    fn tell(before: &View, after: &View, by: By, action: Action, to: &Listener<'_>) -> String {
        tell::tell(before, after, by, action, to)
    }

    fn propose(view: &View, action: Action, to: &Listener<'_>) -> String {
        propose::propose(&view.board, action, to)
    }

    fn progress(view: &View, to: &Listener<'_>) -> String {
        tell::progress(&view.board, to)
    }

    fn moment(before: &View, after: &View, to: &Listener<'_>) -> Option<String> {
        tell::moment(&before.board, &after.board, to)
    }

    fn ask(view: &View, to: &Listener<'_>) -> Option<String> {
        ask::ask(view, to)
    }

    fn account(view: &View, to: &Listener<'_>) -> Account {
        account::account(&view.board, to)
    }

    fn draw(view: &View, to: &Listener<'_>) -> String {
        text::draw(view, to)
    }

    fn hand(view: &View, to: &Listener<'_>) -> Option<String> {
        text::hand(view, to)
    }

    fn scene(view: &View, frame: Frame, to: &Listener<'_>) -> Scene {
        scene::scene(view, frame, to)
    }

    fn touch(view: &View, action: Action) -> Vec<String> {
        touch::touch(&view.board.content, action)
    }

    fn other_touches(view: &View, action: Action) -> Vec<Vec<String>> {
        touch::other_touches(view, action)
    }

    fn why_not(view: &View, touched: &[&str], to: &Listener<'_>) -> Option<String> {
        why::why_not(view, touched, to)
    }

    fn random_action(&self, seat: Seat, rng: &mut Rng, _: &mut Scratch<Action>) -> Action {
        match self.board.phase {
            Phase::Light(_, card) => self.random_light(card, rng),
            Phase::Sail(color, card) => self.random_sail(color, card, rng),
            Phase::Bonus(..) if rng.random() => Action::Bonus,
            Phase::Bonus(..) => Action::Stay,
            _ => self.random_card(seat, rng),
        }
    }

    fn random_outcome(&self, rng: &mut Rng, _: &mut Scratch<Action>) -> Action {
        match self.board.phase {
            Phase::Towers(_) => Action::Towers(Order::new(rng.random_range(0..Order::COUNT))),
            Phase::First => Action::First(Seat::new(rng.random_range(0..self.seats()))),
            _ => {
                let (color, deck) = self.drawing().expect("a card is drawn");
                self.drawn(color, deck.get(rng.random_range(0..deck.len() as u32) as usize))
            }
        }
    }
}

impl LighthouseRun {
    /// Chance's step in which a colour draws a card.
    fn drawn(&self, color: Color, card: Card) -> Action {
        match self.board.owner(color) {
            Some(seat) => Action::Draw(seat, self.board.label(color), card),
            None => Action::Erik(card),
        }
    }

    /// A card to play, every kind as likely as any other: any card, but of a kind only the first one counts.
    fn random_card(&self, seat: Seat, rng: &mut Rng) -> Action {
        let colors = self.board.own(seat) & !self.board.sailed;
        let first = Color(colors.trailing_zeros() as u8);
        // Hands that may be played from at the same time have the same number of cards.
        let held = self.hands[first.index()].len() as u32;
        let cards = if colors == first.bit() { held } else { 2 * held };
        loop {
            let pick = rng.random_range(0..cards);
            let (color, place) =
                if pick < held { (first, pick) } else { (Color(first.0 + self.board.players), pick - held) };
            let hand = self.hands[color.index()];
            if hand.begins_kind(place as usize) {
                return Action::Play(self.board.label(color), hand.get(place as usize));
            }
        }
    }

    fn random_light(&self, card: Card, rng: &mut Rng) -> Action {
        let content = self.board.content;
        let lit = self.board.beacons;
        if let Some(to) = content.face(card).light {
            let from = Lighthouse(nth_in_byte(lit, rng.random_range(0..content.beacons)));
            return Action::Light(Some((from, to)));
        }
        let pick = rng.random_range(0..=content.beacon_moves.len() as u32) as usize;
        let beacon = content.beacon_moves.get(pick).map(|&(from, to)| {
            (
                Lighthouse(nth_in_byte(lit, from.into())),
                Lighthouse(nth_in_byte(ALL_LIGHTHOUSES & !lit, to.into())),
            )
        });
        Action::Light(beacon)
    }

    fn random_sail(&self, color: Color, card: Card, rng: &mut Rng) -> Action {
        let spaces = self.board.sources(color, card);
        Action::Sail(
            (spaces != 0).then(|| Space(nth(spaces.into(), rng.random_range(0..spaces.count_ones())))),
        )
    }
}
