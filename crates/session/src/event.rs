//! What is written down about a table: the events from which it can be built again, and nothing else.
//!
//! An entry is opaque to the store. It holds what chance brought, hidden or not, so it never leaves the server;
//! what may be told of it is [`protocol::News`](crate::protocol::News). The secret of the dice is not in it.

use bots::Level;
use serde::{Deserialize, Serialize};
use table::Seat;
use table::content::ContentId;

use crate::playing::Turned;
use crate::protocol::{Phrase, Terms};

/// A person, by an id that is not shown to others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

/// A table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

/// Milliseconds since 1970. A table knows the time only from what it is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// How many milliseconds lie between; none if `earlier` is later, as clocks of two machines may have it.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// So many milliseconds later.
    #[must_use]
    pub fn after(self, milliseconds: u64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }
}

/// An event with its time, and the command that it answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When.
    pub at: Time,
    /// Whose command it was; nothing where a bot acted or time passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<Answered>,
    /// What happened.
    pub event: Event,
}

impl Entry {
    /// Takes out how somebody was called and what they wrote; false if there is nothing of that here. The game stays
    /// what it was, and the id that is left means nobody.
    pub fn forget(&mut self, person: &PersonId) -> bool {
        let sender = self.answers.as_ref().map(|answers| &answers.person);
        let told = match &mut self.event {
            Event::Sat { person: who, name, .. } if who == person => name,
            Event::Wrote { text, .. } if sender == Some(person) => text,
            _ => return false,
        };
        !std::mem::take(told).is_empty()
    }
}

/// A command that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// Who sent it.
    pub person: PersonId,
    /// The id that the sender gave it.
    pub id: String,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The table was opened: always the first, and only the first.
    Opened(Box<Opened>),
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// As they want to be called; nothing once they were forgotten.
        name: String,
        /// What they add to the dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
    /// A bot was put on a free seat.
    BotSat {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// A person left a seat; once the game has begun, a bot sits in.
    Left {
        /// Which.
        seat: Seat,
    },
    /// Everybody is there: chance opens the game.
    Began {
        /// Chance's first steps.
        steps: Vec<String>,
    },
    /// A seat acted.
    Stepped {
        /// Its step, and those of chance that followed.
        steps: Vec<String>,
    },
    /// A seat took back its last decision, and with it everything after.
    TookBack {
        /// Whose decision.
        seat: Seat,
        /// How many steps are left.
        steps: usize,
    },
    /// A seat asks the others for leave to take back.
    UndoAsked {
        /// Whose decision.
        seat: Seat,
    },
    /// Somebody agrees.
    UndoAgreed {
        /// A seat of theirs.
        seat: Seat,
    },
    /// Somebody declines, or the one who asked thinks better of it; nobody if there was no answer.
    UndoDropped {
        /// A seat of theirs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Somebody said a phrase.
    Said {
        /// A seat of theirs.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// Somebody wrote a text.
    Wrote {
        /// A seat of theirs.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The game rests.
    Paused {
        /// A seat of whoever wished it.
        seat: Seat,
    },
    /// It goes on.
    Resumed {
        /// A seat of whoever wished it.
        seat: Seat,
    },
    /// A bot sits in for a person.
    SatIn {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// The person plays again.
    CameBack {
        /// Where.
        seat: Seat,
    },
    /// A player's time is up: a bot plays on.
    FlagFell {
        /// Whose.
        seat: Seat,
    },
    /// Somebody wants to be forgotten: their name, and what they wrote, is gone.
    Forgotten {
        /// Who.
        person: PersonId,
    },
    /// Another game was arranged.
    Rematched {
        /// At this table.
        table: TableId,
    },
}

impl Event {
    /// The steps that the game took.
    pub fn steps(&self) -> &[String] {
        match self {
            Event::Began { steps } | Event::Stepped { steps } => steps,
            _ => &[],
        }
    }

    /// What it did to the game.
    pub(crate) fn turned(&self) -> Turned<'_> {
        match self {
            Event::TookBack { steps, .. } => Turned::Back(*steps),
            _ => Turned::On(self.steps()),
        }
    }
}

/// How a table began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// What was agreed, with every option spelled out.
    pub terms: Terms,
    /// What is played on.
    pub content: ContentId,
    /// Who opened it.
    pub host: PersonId,
    /// By seat, for whom it is kept.
    pub kept: Vec<Option<PersonId>>,
    /// What fixes the dice before anybody sits.
    pub commitment: String,
}
