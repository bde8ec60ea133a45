//! Every message, to and from clients. The same go over a socket and over HTTP.
//!
//! All enums are closed and no unknown field is accepted: a client that says something we do not understand is
//! told so at once, instead of being half understood. What is sent to a client says nothing about a person but
//! a name: ids of people stay on the server.

use bots::Level;
use serde::{Deserialize, Serialize};
use table::content::ContentId;
use table::record::GameResult;
use table::scene::Change;
use table::setup::Options;
use table::{Account, Frame, Lang, Scene, Seat, Tie};
use thiserror::Error;

use crate::event::{TableId, Time};
pub use crate::founding::{ClockTerms, Opening, Place, Terms};
use crate::limits;
pub use crate::phrase::Phrase;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Wants to be told of a table from now on.
    Watch(Watch),
    /// Wants something done at the table that it watches.
    Command(Command),
    /// Wants to see what an action would lead to.
    Preview(Preview),
    /// Wants to know why something cannot be done.
    Why(Why),
}

impl FromClient {
    /// Reads a message, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<FromClient, BadMessage> {
        if text.len() > limits::MESSAGE_BYTES {
            return Err(BadMessage::Long);
        }
        Ok(serde_json::from_str(text)?)
    }
}

/// Text that is not a message.
#[derive(Debug, Error)]
pub enum BadMessage {
    /// Too long.
    #[error("a message has at most {} bytes", limits::MESSAGE_BYTES)]
    Long,
    /// Not JSON, or not of a message's form. Names line and column.
    #[error("not a message: {0}")]
    Form(#[from] serde_json::Error),
}

/// With which eyes a client looks at a table, and what it knows already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// Which table.
    pub table: TableId,
    /// The last `n` that the client has seen, if it comes back.
    #[serde(default)]
    pub n: Option<u64>,
    /// With the eyes of which of its own seats; without, of the first, or a spectator's if it has none.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// In which language to tell; without, everything is told in notation only.
    #[serde(default)]
    pub lang: Option<Lang>,
    /// In what space to draw; without, or without a language, there are no pictures.
    #[serde(default)]
    pub frame: Option<Frame>,
    /// The key of the table's invite, for whoever comes by it.
    #[serde(default)]
    pub invite: Option<String>,
}

/// An action to look at before it is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preview {
    /// The `n` that the client has seen.
    pub n: u64,
    /// With this seat: the one with whose eyes the client looks.
    pub seat: Seat,
    /// In notation.
    pub action: String,
}

/// What was touched, in order, and leads to nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// The `n` that the client has seen.
    pub n: u64,
    /// With this seat: the one with whose eyes the client looks.
    pub seat: Seat,
    /// The keys, in order.
    pub touched: Vec<String>,
}

/// Something to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Chosen by the client, different for each: the same again is not done again, but answered again.
    pub id: String,
    /// The `n` that the client had seen.
    pub n: u64,
    /// What.
    #[serde(rename = "do")]
    pub deed: Deed,
}

/// What can be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Sit down on free seats. When none is left free, the game begins.
    Sit {
        /// Which; several, if people share a screen.
        seats: Vec<Seat>,
        /// Anything, to have a part in the dice.
        #[serde(default)]
        nonce: Option<String>,
    },
    /// Leave a seat. Once the game has begun, a bot sits in until somebody sits down there.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// Put a bot on a free seat, before the game begins. For the host.
    SeatBot {
        /// Where.
        seat: Seat,
        /// How strong.
        level: Level,
    },
    /// Take an action.
    Act {
        /// With this seat.
        seat: Seat,
        /// In notation.
        action: String,
    },
    /// Take back the last decision of a seat, or ask the others for leave.
    Undo {
        /// Which.
        seat: Seat,
    },
    /// Give leave.
    AgreeUndo,
    /// Refuse it, or withdraw the own request.
    DropUndo,
    /// Ask for advice.
    Hint {
        /// For this seat.
        seat: Seat,
    },
    /// Say a phrase.
    Say {
        /// Which.
        phrase: Phrase,
    },
    /// Write a text, to those who came by the invite.
    Write {
        /// What.
        text: String,
    },
    /// Let the game rest.
    Pause,
    /// Let it go on.
    Resume,
    /// Let a bot sit in: for oneself, or for somebody who has been away for a while.
    SitIn {
        /// Where.
        seat: Seat,
        /// How strong; without, as agreed.
        #[serde(default)]
        level: Option<Level>,
    },
    /// Play again oneself.
    ComeBack {
        /// Where.
        seat: Seat,
    },
    /// Arrange another game like this one.
    Rematch,
}

impl Deed {
    /// Whether a game may need it to come to its end.
    pub(crate) fn brings_on(&self) -> bool {
        match self {
            Deed::Sit { .. }
            | Deed::Act { .. }
            | Deed::Resume
            | Deed::Hint { .. }
            | Deed::Rematch
            | Deed::SitIn { .. }
            | Deed::ComeBack { .. }
            | Deed::AgreeUndo
            | Deed::DropUndo => true,
            Deed::Leave { .. }
            | Deed::SeatBot { .. }
            | Deed::Undo { .. }
            | Deed::Say { .. }
            | Deed::Write { .. }
            | Deed::Pause => false,
        }
    }
}

/// What is sent to a client.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// How the table stands, in whole or from where the client was.
    State(State),
    /// A command was carried out.
    Done(Done),
    /// A command was not carried out.
    Refused(Refused),
    /// Advice that was asked for.
    Hint(Advice),
    /// What an action would lead to.
    Previewed(Previewed),
    /// Why something cannot be done.
    Reason(Reason),
    /// Who is there changed.
    Present(Present),
    /// The message made no sense, or what it asks for cannot be had.
    Bad(Bad),
}

/// How the table stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// All that a client needs.
    Snapshot(Box<Snapshot>),
    /// What is new to it.
    Update(Box<Update>),
}

/// All that a client needs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Snapshot {
    /// Which table.
    pub table: TableId,
    /// Which game.
    pub game: &'static str,
    /// Every option.
    pub setup: Options,
    /// What is played on.
    pub content: ContentId,
    /// Whether anybody may come.
    pub public: bool,
    /// What the clocks give.
    pub clock: Option<ClockTerms>,
    /// What fixed the dice before anybody sat down.
    pub commitment: String,
    /// The client's own seats.
    pub own: Vec<Seat>,
    /// With whose eyes all this is seen; nobody's are a spectator's.
    pub eyes: Option<Seat>,
    /// How many entries there are.
    pub n: u64,
    /// What happened, oldest first; the beginning of a long game is left out.
    pub log: Vec<News>,
    /// The board in text, in the client's language.
    pub board: Option<String>,
    /// What only these eyes see, in a line of text.
    pub hand: Option<String>,
    /// The board as a picture, if the client has a frame for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// What is the case now.
    pub now: Now,
}

/// What is new to a client.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Update {
    /// What the client had seen.
    pub from: u64,
    /// What it has seen now.
    pub n: u64,
    /// What happened in between.
    pub news: Vec<News>,
    /// The whole picture, where it is not the one before with the changes that came with the news.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// What is the case now.
    pub now: Now,
}

/// Something that happened, as it is told to a pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct News {
    /// What it led to; several may have happened together.
    pub n: u64,
    /// When.
    pub at: Time,
    /// What.
    pub what: Happened,
    /// In a sentence, if the client has a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// A headline, if it is a moment of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<String>,
    /// What it changed in the picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Change>,
}

/// What can happen. Meanings are those of [`Event`](crate::Event), less what is not for all eyes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they mirror `Event`, which says what they mean")]
pub enum Happened {
    Opened,
    Sat { seat: Seat, name: String },
    BotSat { seat: Seat, level: Level },
    Left { seat: Seat },
    Began,
    Step { step: String },
    TookBack { seat: Seat, steps: usize },
    UndoAsked { seat: Seat },
    UndoAgreed { seat: Seat },
    UndoDropped { seat: Option<Seat> },
    Said { seat: Seat, phrase: Phrase },
    Wrote { seat: Seat, text: String },
    Paused { seat: Seat },
    Resumed { seat: Seat },
    SatIn { seat: Seat, level: Level },
    CameBack { seat: Seat },
    FlagFell { seat: Seat },
    Rematched { table: TableId },
}

/// What is the case now, for a pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Now {
    /// How far the table is.
    pub phase: Phase,
    /// Whether this client's person may put bots on free seats.
    pub host: bool,
    /// Who sits where, and how much time they have, as of `at`.
    pub seats: Vec<SeatShown>,
    /// When the last entry was made.
    pub at: Time,
    /// How many steps the game has had.
    pub steps: usize,
    /// Who may act.
    pub acting: Vec<Seat>,
    /// What the seat with these eyes may do.
    pub offers: Vec<Offer>,
    /// Where it can go by several actions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub journeys: Vec<Journey>,
    /// What it is asked, in a sentence, if the client has a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<String>,
    /// What is taught here, at a table that teaches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Lesson>,
    /// How far the game is, in a few words, if the client has a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<String>,
    /// Points so far, by seat and then by whoever plays without one; absent before the game.
    pub scores: Option<Vec<i32>>,
    /// How they came about, if the client has a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<Account>,
    /// What taking back would need.
    pub undo: Undo,
    /// How it ended.
    pub result: Option<GameResult>,
    /// What the common score is called once the game is over, where all play together, if the client has a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grade: Option<String>,
    /// What decided where points are equal, if the client has a language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<Tie>,
    /// The secret of the dice, once the game is over.
    pub seed: Option<String>,
    /// Where the next game was arranged.
    pub rematch: Option<TableId>,
}

/// What is taught at a point of a tutorial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lesson {
    /// One thing after the other. The last says what to do, if there is an action.
    pub says: Vec<Said>,
    /// The action that the script waits for; none at its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// How many things have been said before.
    pub done: usize,
    /// How many there are in all.
    pub of: usize,
}

/// One thing that is taught.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Said {
    /// In a sentence or two.
    pub say: String,
    /// The keys of what it points at in the picture.
    pub point: Vec<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A seat is free.
    Waiting,
    /// The game is on.
    Playing,
    /// It rests.
    Paused,
    /// It is over.
    Over,
}

/// A seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatShown {
    /// Which.
    pub seat: Seat,
    /// What it is called: the person's name, or the bot's, in the client's language.
    pub name: String,
    /// The drawing of whoever it is, if it is one of ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
    /// Who has it.
    pub held: Held,
    /// The level of a bot that plays here, as its holder or for somebody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// What is left on the clock, in milliseconds, if there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// Whether the clock runs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub running: bool,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// Nobody.
    Open,
    /// Nobody yet, but it is kept for somebody.
    Kept,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// An action that may be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// In notation.
    pub action: String,
    /// In a sentence, if the client has a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The keys to touch, in order.
    pub touch: Vec<String>,
    /// Other ways to touch the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Vec<String>>,
    /// What stands on its button, if the first of them is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub button: Option<String>,
    /// What is asked once that button is pressed, if more is to be touched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<String>,
}

/// A place that is reached by several actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Journey {
    /// Its key.
    pub touch: String,
    /// What leads there, in notation, in order.
    pub actions: Vec<String>,
}

/// What taking back would need, and whether somebody has asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// There is nothing to take back.
    None,
    /// It can be taken back at once.
    Free,
    /// The others are asked.
    Ask,
    /// A seat has asked, and these have to answer.
    Asked {
        /// Who.
        seat: Seat,
        /// Seats of people who have not answered yet.
        waiting: Vec<Seat>,
    },
}

/// A table, as a list shows it to anybody who may see the list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Listing {
    /// Which game.
    pub game: &'static str,
    /// Every option.
    pub setup: Options,
    /// What the clocks give.
    pub clock: Option<ClockTerms>,
    /// How far it is.
    pub phase: Phase,
    /// Whether it did not begin as the rules say: a tutorial, or played on from somewhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Who sits where. Bots are named in English: a list is made for everybody.
    pub seats: Vec<SeatShown>,
    /// By seat, whose it is: the place among [`Chairs::people`](crate::chairs::Chairs::people), whose ids stay on the server.
    pub holders: Vec<Option<usize>>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// How a game ended, in short: what made the points up is in its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// When.
    pub at: Time,
    /// Points, by seat and then by whoever plays without one.
    pub scores: Vec<i32>,
    /// Places, likewise.
    pub ranks: Vec<u8>,
    /// What the common score is called, where all play together; a word of the game's.
    pub grade: Option<String>,
}

/// A command was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Done {
    /// Which.
    pub id: String,
    /// What it led to.
    pub n: u64,
}

/// A command was not carried out, and nothing changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// Which.
    pub id: String,
    /// [`Refusal::code`](crate::Refusal::code).
    pub why: &'static str,
    /// Why, in a sentence.
    pub say: String,
    /// How the table stands.
    pub state: State,
}

/// Advice for a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The command that asked.
    pub id: String,
    /// For which seat.
    pub seat: Seat,
    /// For which state of the table.
    pub n: u64,
    /// What is good, best first.
    pub best: Vec<Advised>,
}

/// An action worth considering.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised {
    /// What, and how.
    #[serde(flatten)]
    pub offer: Offer,
    /// How many points it is expected to cost against the best one.
    pub cost: f64,
    /// Why it is good.
    pub reason: String,
}

/// What an action would lead to, as far as the seat can know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Previewed {
    /// For which state of the table.
    pub n: u64,
    /// Whose action.
    pub seat: Seat,
    /// In notation.
    pub action: String,
    /// What it would change in the picture.
    pub scene: Change,
    /// Points afterwards, as in [`Now::scores`].
    pub scores: Vec<i32>,
}

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// For which state of the table.
    pub n: u64,
    /// What was touched, in order.
    pub touched: Vec<String>,
    /// In a sentence, if there is something to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Present {
    /// Seats whose people are there.
    pub seats: Vec<Seat>,
    /// How many watch without a seat.
    pub watching: usize,
}

/// A message made no sense, or cannot be answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bad {
    /// A word that stays the same in every language.
    pub why: &'static str,
    /// What is wrong, and what would be right, in a sentence.
    pub say: String,
}
