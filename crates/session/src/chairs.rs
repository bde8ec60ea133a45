//! Who sits where.
//!
//! A seat has a holder and somebody who plays it, and the two may differ: a bot sits in for a person who is away,
//! and plays a seat that its holder has left until somebody else sits down there.

use std::collections::BTreeSet;

use bots::Level;
use table::record::Player;
use table::{Seat, Words};

use crate::event::PersonId;
use crate::protocol::Held;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody.
    Open,
    /// Nobody yet, but it is kept for this person.
    Kept(PersonId),
    /// A person, and how they want to be called; nothing once they were forgotten.
    Person(PersonId, String),
    /// A bot.
    Bot(Level),
}

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who has it.
    pub holder: Holder,
    /// A bot that plays in the holder's place.
    pub sits_in: Option<Level>,
    /// What was added to the dice here, before the game began.
    pub nonce: Option<String>,
    /// What is left on the clock, in milliseconds, if there are clocks.
    pub left: Option<u64>,
    /// Whether the time was up once: then nobody takes the seat back from the bot.
    pub flag: bool,
    /// The `n` at which it was asked what it is asked now.
    pub asked: u64,
}

impl Chair {
    /// A seat for this holder, with so much time.
    pub(crate) fn new(holder: Holder, left: Option<u64>) -> Chair {
        Chair { holder, sits_in: None, nonce: None, left, flag: false, asked: 0 }
    }

    /// The person who has it.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.holder {
            Holder::Person(person, _) => Some(person),
            _ => None,
        }
    }

    /// The bot that plays it.
    pub fn bot(&self) -> Option<Level> {
        match self.holder {
            Holder::Bot(level) => Some(level),
            _ => self.sits_in,
        }
    }

    /// Forgets what its holder is called, if it is this person.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        match &mut self.holder {
            Holder::Person(holder, name) if holder == person => name.clear(),
            _ => {}
        }
    }

    /// Whether this person may sit down here.
    pub(crate) fn is_free_for(&self, person: &PersonId) -> bool {
        self.holder == Holder::Open || self.is_kept_for(person)
    }

    /// Whether it waits for this person.
    pub(crate) fn is_kept_for(&self, person: &PersonId) -> bool {
        matches!(&self.holder, Holder::Kept(kept) if kept == person)
    }

    /// Whether the game cannot begin without somebody here.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(self.holder, Holder::Open | Holder::Kept(_))
    }

    pub(crate) fn held(&self) -> Held {
        match self.holder {
            Holder::Open => Held::Open,
            Holder::Kept(_) => Held::Kept,
            Holder::Person(..) => Held::Person,
            Holder::Bot(_) => Held::Bot,
        }
    }

    /// The drawing of the bot that has it, or that has taken it over.
    pub(crate) fn face(&self, seat: Seat) -> Option<String> {
        let is_bot = self.bot().is_some() && self.person().is_none();
        is_bot.then(|| bots::cast::of(seat).face.to_owned())
    }

    /// What it is called.
    fn name(&self, seat: Seat, words: &Words) -> String {
        match (&self.holder, self.bot()) {
            (Holder::Person(_, name), _) if name.is_empty() => words.get("name-forgotten"),
            (Holder::Person(_, name), _) => name.clone(),
            (_, Some(_)) => bots::cast::of(seat).name.to_owned(),
            _ => open_name(seat, words),
        }
    }
}

/// What a seat is called that nobody has.
pub(crate) fn open_name(seat: Seat, words: &Words) -> String {
    words.say("name-open", &[("seat", (seat.index() + 1).into())])
}

/// All seats of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chairs(pub(crate) Vec<Chair>);

impl Chairs {
    /// All seats in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.0.len()).zip(&self.0)
    }

    /// The chair of this seat, if there is one.
    pub fn get(&self, seat: Seat) -> Option<&Chair> {
        self.0.get(seat.index())
    }

    /// The seats of a person.
    pub fn of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        self.iter().filter(move |(_, chair)| chair.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// Everybody who has a seat.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        self.0.iter().filter_map(Chair::person).collect()
    }

    /// The other people who play a seat themselves.
    pub(crate) fn others<'a>(&'a self, than: &PersonId) -> BTreeSet<&'a PersonId> {
        let playing = self.0.iter().filter(|chair| chair.sits_in.is_none());
        playing.filter_map(Chair::person).filter(|&person| person != than).collect()
    }

    /// A name for every seat.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        self.iter().map(|(seat, chair)| chair.name(seat, words)).collect()
    }

    /// As a record names them.
    pub(crate) fn players(&self, words: &Words) -> Vec<Player> {
        let player = |(seat, chair): (Seat, &Chair)| Player {
            name: chair.name(seat, words),
            bot: chair.bot().map(|level| level.to_string()),
            nonce: chair.nonce.clone(),
        };
        self.iter().map(player).collect()
    }
}
