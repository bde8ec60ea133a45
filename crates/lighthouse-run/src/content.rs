//! The board, the cloud and the deck: what they are once they have been read.

use crate::cards::{Card, Cards};

/// How many lighthouses there are, and sections of the river, one for each (LR-2).
pub const LIGHTHOUSES: usize = 6;
/// The set of all lighthouses.
pub(crate) const ALL_LIGHTHOUSES: u8 = (1 << LIGHTHOUSES) - 1;
/// How many colours of ships there are (LR-4).
pub const COLORS: usize = 4;
/// The most spaces of the river, so that a set of spaces, the starting area among them, is 31 bits.
pub const MOST_SPACES: u8 = 30;
/// How many bytes hold a number for each space.
pub(crate) const SPACES: usize = MOST_SPACES as usize + 1;
/// How many group cards a deck has (LR-6).
pub const GROUPS: usize = 2;

/// A space of the river; 0 is the starting area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub(crate) u8);

/// A lighthouse, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lighthouse(pub(crate) u8);

/// A colour of ships, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color(pub(crate) u8);

impl Space {
    /// The number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this space alone.
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl Lighthouse {
    /// All lighthouses.
    pub fn all() -> impl Iterator<Item = Lighthouse> {
        (0..LIGHTHOUSES as u8).map(Lighthouse)
    }

    /// The place in the content, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this lighthouse alone.
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl Color {
    /// All colours, whether they sail or not.
    pub fn all() -> impl Iterator<Item = Color> {
        (0..COLORS as u8).map(Color)
    }

    /// The place in the content, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this colour alone.
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// Whose ships a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One own ship (LR-11).
    Solo,
    /// All own ships of a space (LR-12).
    Group,
    /// One ship of every colour on a space (LR-13).
    Coop,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Solo, Kind::Group, Kind::Coop];

    /// As a card's name begins.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Solo => "solo",
            Kind::Group => "group",
            Kind::Coop => "coop",
        }
    }
}

/// What is printed on a card (LR-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Whose ships it moves.
    pub kind: Kind,
    /// How far.
    pub steps: u8,
    /// The single lighthouse that it lights; `None` if it shows all six.
    pub light: Option<Lighthouse>,
}

/// A colour's name, and the sign that tells it from others without colours.
#[derive(Debug)]
pub struct Tint {
    /// As notation writes it.
    pub color: String,
    /// What is painted beside it.
    pub emblem: String,
}

/// Everything that the box holds. A set of spaces has bit n for space n.
#[derive(Debug)]
pub struct Content {
    /// The last space.
    pub harbor: Space,
    /// All spaces of the river.
    pub river: u32,
    /// By slot, the spaces that the lighthouse there lights (LR-2).
    pub sections: [u32; LIGHTHOUSES],
    /// The spaces that need no lighthouse.
    pub always_lit: u32,
    /// The slots whose lighthouses begin with a beacon (LR-3).
    pub first_beacons: u8,
    /// How many beacons there are.
    pub beacons: u32,
    /// The ways to move a beacon: from which of the lit lighthouses to which of the dark ones, both from 0.
    pub beacon_moves: Vec<(u8, u8)>,
    /// By round, how far the cloud has come after it: 0 at sea (LR-18).
    pub cloud: Vec<u8>,
    /// By space, the symbol on it, 0 if there is none.
    pub symbols: [u8; SPACES],
    /// By space, what a ship there scores (LR-21).
    pub points: [u8; SPACES],
    /// How many rounds are played (LR-7).
    pub rounds: u8,
    /// How many ships each colour has (LR-4).
    pub ships: u8,
    /// How many cards a first hand has (LR-5).
    pub hand: usize,
    /// The lighthouses.
    pub lighthouses: Vec<Tint>,
    /// The colours of ships, in the order of the seats.
    pub fleets: Vec<Tint>,
    /// By kind of card, its name.
    pub names: Vec<String>,
    /// By kind of card, what it shows.
    pub faces: Vec<Face>,
    /// The cards of each colour.
    pub deck: Cards,
}

impl Content {
    /// What a card shows.
    pub fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }

    /// Whether a card moves a group.
    pub fn is_group(&self, card: Card) -> bool {
        self.face(card).kind == Kind::Group
    }

    /// LR-6: whether a hand holds every group card that there is.
    pub fn holds_groups(&self, hand: Cards) -> bool {
        hand.iter().filter(|&card| self.is_group(card)).count() == GROUPS
    }

    /// LR-23: the deck without its group cards.
    pub fn erik_deck(&self) -> Cards {
        self.deck.iter().filter(|&card| !self.is_group(card)).collect()
    }

    /// The sum of the steps on some cards (LR-22).
    pub fn steps_on(&self, cards: Cards) -> u8 {
        cards.iter().map(|card| self.face(card).steps).sum()
    }

    /// How a card is written.
    pub fn name(&self, card: Card) -> &str {
        &self.names[card.index()]
    }

    /// The card of this name.
    pub fn card(&self, name: &str) -> Option<Card> {
        self.names.iter().position(|other| other == name).map(|index| Card(index as u8))
    }

    /// The lighthouse of this colour.
    pub fn lighthouse(&self, color: &str) -> Option<Lighthouse> {
        self.lighthouses.iter().position(|tint| tint.color == color).map(|index| Lighthouse(index as u8))
    }

    /// The ships of this colour.
    pub fn color(&self, color: &str) -> Option<Color> {
        self.fleets.iter().position(|tint| tint.color == color).map(|index| Color(index as u8))
    }
}
