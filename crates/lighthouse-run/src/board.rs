//! What everybody sees: lighthouses, ships, storm, played cards, and whose turn it is.

use serde::{Deserialize, Serialize};
use table::{Fixed, Seat};

use crate::action::Order;
use crate::cards::{Card, Cards};
use crate::content::{COLORS, Color, Content, Kind, LIGHTHOUSES, Lighthouse, Space};
use crate::river::{Ships, reach};

/// How the game is played (LR-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// One colour for each of two to four.
    #[default]
    Base,
    /// Two players, and a third colour that sails by rule.
    Erik,
    /// Two players with two colours each.
    Fleet,
}

/// What the game waits for. A turn's colour and card are known from `Play` to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The order of the lighthouses; then who begins, unless that was chosen before.
    Towers(Option<Seat>),
    /// Who begins.
    First,
    /// A card of a first hand. The colour drew last, or draws the very first card; whose card is next depends
    /// on its hand, which not everybody has seen (LR-6).
    Deal(Color),
    /// A card.
    Play(Seat),
    /// A beacon.
    Light(Color, Card),
    /// Ships.
    Sail(Color, Card),
    /// The own ship's second move, from this space.
    Bonus(Color, Card, Space),
    /// The card after a turn, or in the Great Fleet after a round.
    Draw(Color),
    /// Erik's card.
    Erik,
    /// The end.
    Over,
}

/// The open part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    pub(crate) content: Fixed<Content>,
    pub(crate) variant: Variant,
    pub(crate) players: u8,
    /// By lighthouse, where it stands: slots count from 0 here.
    pub(crate) slots: [u8; LIGHTHOUSES],
    /// The lighthouses that hold a beacon.
    pub(crate) beacons: u8,
    /// The spaces that ships may move onto.
    pub(crate) lit: u32,
    /// The spaces that the storm has reached.
    pub(crate) caught: u32,
    pub(crate) ships: [Ships; COLORS],
    /// By colour, the cards in the order of playing: it says a little about the hand (see `view`). Erik has no
    /// hand, so his are sorted.
    pub(crate) played: [Cards; COLORS],
    pub(crate) phase: Phase,
    /// Who begins this round; meaningless before that is known (see [`Board::starter`]).
    pub(crate) first: Seat,
    /// From 1.
    pub(crate) round: u8,
    /// The colours that have played a card in this round.
    pub(crate) sailed: u8,
}

impl Board {
    /// A board without lighthouses. `first` begins, or `None` if that is drawn by lot.
    pub(crate) fn new(
        content: &'static Content,
        players: u8,
        variant: Variant,
        first: Option<Seat>,
    ) -> Board {
        let mut board = Board {
            content: Fixed(content),
            variant,
            players,
            slots: [0; LIGHTHOUSES],
            beacons: 0,
            lit: 0,
            caught: 0,
            ships: [Ships::NONE; COLORS],
            played: [Cards::EMPTY; COLORS],
            phase: Phase::Towers(first),
            first: Seat::new(0),
            round: 1,
            sailed: 0,
        };
        for color in board.colors() {
            board.ships[color.index()] = Ships::at_start(content.ships);
        }
        board
    }

    /// LR-3: puts the lighthouses on their slots, and the first beacons on them.
    pub(crate) fn build(&mut self, order: Order) {
        let Phase::Towers(first) = self.phase else { unreachable!("the lighthouses stand already") };
        let content = self.content;
        self.lit = content.always_lit;
        for (slot, lighthouse) in order.lighthouses().into_iter().enumerate() {
            self.slots[lighthouse.index()] = slot as u8;
            if content.first_beacons >> slot & 1 != 0 {
                self.beacons |= lighthouse.bit();
                self.lit |= content.sections[slot];
            }
        }
        match first {
            Some(seat) => self.begin(seat),
            None => self.phase = Phase::First,
        }
    }

    /// LR-5: this seat begins, and is dealt the first hand.
    pub(crate) fn begin(&mut self, seat: Seat) {
        self.first = seat;
        self.phase = Phase::Deal(Color(seat.index() as u8));
    }

    /// Who begins this round, as far as that is known: after the last one nobody does.
    pub(crate) fn starter(&self) -> Option<Seat> {
        match self.phase {
            Phase::Towers(first) => first,
            Phase::First | Phase::Over => None,
            _ => Some(self.first),
        }
    }

    pub(crate) fn seats(&self) -> usize {
        usize::from(self.players)
    }

    /// The colours that sail.
    pub(crate) fn colors(&self) -> impl Iterator<Item = Color> + use<> {
        let colors = match self.variant {
            Variant::Base => self.players,
            Variant::Erik => self.players + 1,
            Variant::Fleet => 2 * self.players,
        };
        (0..colors).map(Color)
    }

    /// The colours of a seat, as a set (LR-27).
    pub(crate) fn own(&self, seat: Seat) -> u8 {
        let first = 1 << seat.index();
        if self.variant == Variant::Fleet { first | first << self.players } else { first }
    }

    /// Who sails this colour; `None` for Erik.
    pub(crate) fn owner(&self, color: Color) -> Option<Seat> {
        (Some(color) != self.erik()).then(|| self.sailor(color))
    }

    /// Who sails this colour, which is not Erik's.
    pub(crate) fn sailor(&self, color: Color) -> Seat {
        let beyond = color.0 >= self.players;
        Seat::new(usize::from(color.0 - if beyond { self.players } else { 0 }))
    }

    /// Erik's colour (LR-23).
    pub(crate) fn erik(&self) -> Option<Color> {
        (self.variant == Variant::Erik).then_some(Color(self.players))
    }

    /// The colour as a card's name has it: only where a seat has two.
    pub(crate) fn label(&self, color: Color) -> Option<Color> {
        (self.variant == Variant::Fleet).then_some(color)
    }

    /// The cards that a colour begins with.
    pub(crate) fn deck(&self, color: Color) -> Cards {
        if self.erik() == Some(color) { self.content.erik_deck() } else { self.content.deck }
    }

    /// Whose cards are dealt or drawn after this colour's, from the starting player on (LR-5, LR-27, LR-28).
    pub(crate) fn next_to_draw(&self, color: Color) -> Option<Color> {
        let seat = self.sailor(color);
        if self.variant == Variant::Fleet && color.0 < self.players {
            return Some(Color(color.0 + self.players));
        }
        let next = seat.next(self.seats());
        (next != self.first).then(|| Color(next.index() as u8))
    }

    /// Whose turn comes after one of this colour, if there is one in this round.
    pub(crate) fn next_turn(&self, color: Color) -> Option<Seat> {
        let turns = if self.variant == Variant::Fleet { 2 * self.players } else { self.players };
        (self.sailed != (1 << turns) - 1).then(|| self.sailor(color).next(self.seats()))
    }

    /// LR-18 to LR-20: the cloud moves on and the role of the starting player passes.
    pub(crate) fn close_round(&mut self) {
        let cloud = self.content.cloud[usize::from(self.round)];
        self.caught = if cloud == 0 { 0 } else { (2 << cloud) - 1 };
        self.sailed = 0;
        if self.round == self.content.rounds {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.first = self.first.next(self.seats());
            self.phase = Phase::Play(self.first);
        }
    }

    /// LR-9 and LR-10: whether the card's beacon is decided by anybody.
    pub(crate) fn asks_for_light(&self, card: Card) -> bool {
        self.content.face(card).light.is_none_or(|lighthouse| self.beacons & lighthouse.bit() == 0)
    }

    pub(crate) fn move_beacon(&mut self, from: Lighthouse, to: Lighthouse) {
        (self.lit, self.beacons) = self.lights_after(Some((from, to)));
    }

    /// The spaces that are lit and the lighthouses that hold beacons when one has moved.
    pub(crate) fn lights_after(&self, beacon: Option<(Lighthouse, Lighthouse)>) -> (u32, u8) {
        let Some((from, to)) = beacon else { return (self.lit, self.beacons) };
        let section =
            |lighthouse: Lighthouse| self.content.sections[usize::from(self.slots[lighthouse.index()])];
        (self.lit & !section(from) | section(to), self.beacons & !from.bit() | to.bit())
    }

    /// LR-11 to LR-13: the spaces from which the card may move ships.
    pub(crate) fn sources(&self, color: Color, card: Card) -> u32 {
        let own = self.ships[color.index()].occupied();
        let spaces = match self.content.face(card).kind {
            Kind::Solo => own,
            Kind::Group => own & !1,
            Kind::Coop => self.ships.iter().fold(0, |any, ships| any | ships.occupied()),
        };
        spaces & !self.caught
    }

    /// Moves ships from `from` by a card, onto spaces of `lit`. Says where the own ship can still take its
    /// bonus from, if it has earned one (LR-16, LR-29).
    pub(crate) fn sail(&mut self, color: Color, card: Card, from: Space, lit: u32) -> Option<Space> {
        let face = self.content.face(card);
        let to = reach(from, face.steps, lit);
        match face.kind {
            Kind::Solo => self.ships[color.index()].shift(from, to, 1),
            Kind::Group => self.ships[color.index()].shift(from, to, self.ships[color.index()].on(from)),
            Kind::Coop => return self.tow(color, from, to).filter(|&at| reach(at, 1, lit) != at),
        }
        None
    }

    /// LR-13: one ship of every colour moves; the own one's space if it went together with a rival's.
    fn tow(&mut self, color: Color, from: Space, to: Space) -> Option<Space> {
        let mut towed = 0;
        for (index, ships) in self.ships.iter_mut().enumerate() {
            let one = ships.on(from).min(1);
            ships.shift(from, to, one);
            towed |= one << index;
        }
        let own = match self.owner(color) {
            Some(seat) => self.own(seat),
            None => color.bit(),
        };
        (towed & color.bit() != 0 && towed & !own != 0).then_some(to)
    }

    /// Moves the own ship once more, onto spaces of `lit`.
    pub(crate) fn take_bonus(&mut self, color: Color, card: Card, from: Space, lit: u32) {
        let to = reach(from, self.content.face(card).steps, lit);
        self.ships[color.index()].shift(from, to, 1);
    }

    /// LR-24 and LR-25: Erik turns a card. His ship nearest to the start sails, whatever is lit.
    pub(crate) fn sail_erik(&mut self, card: Card) {
        let color = self.erik().expect("Erik sails along");
        self.played[color.index()].insert(card);
        let ships = self.ships[color.index()].occupied() & !self.caught;
        if ships == 0 {
            return;
        }
        let from = Space(ships.trailing_zeros() as u8);
        let river = self.content.river;
        if let Some(at) = self.sail(color, card, from, river) {
            self.take_bonus(color, card, at, river);
        }
    }
}
