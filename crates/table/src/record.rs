//! Records: one finished or unfinished game as a JSON document.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::content::ContentId;
use crate::journal::StepError;
use crate::setup::{self, Options};
use crate::{Game, Journal, Lang, Loaded, Secret, SetupError, Turn, Words, limits};

/// The format that is written and read.
pub const FORMAT: &str = "lamplight-record/1";

/// What a bot's level may be called, weakest first.
pub const BOT_LEVELS: [&str; 6] = ["random", "greedy", "easy", "medium", "hard", "expert"];

/// A game, written down. It alone is enough to rebuild every position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`FORMAT`].
    pub format: String,
    /// [`Game::ID`].
    pub game: String,
    /// Every option, defaults too.
    pub setup: Options,
    /// What the game was played on.
    pub content: ContentId,
    /// By seat.
    pub players: Vec<Player>,
    /// What was published before the game; absent in a game typed in from a real table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The secret of the dice, revealed when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// `WHO STEP` each.
    pub steps: Vec<String>,
    /// Absent while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// Who held a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// A display name.
    pub name: String,
    /// The level, where a bot played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What the person added to the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Points, by entry.
    pub scores: Vec<i32>,
    /// Places, by entry.
    pub ranks: Vec<u8>,
    /// The game's own breakdown.
    pub detail: Value,
}

impl GameResult {
    /// How this position stands.
    pub fn of<G: Game>(position: &G) -> GameResult {
        let standing = position.standing();
        GameResult {
            scores: standing.scores.to_vec(),
            ranks: standing.ranks.to_vec(),
            detail: position.detail(),
        }
    }
}

impl Record {
    /// Writes a game down. The seed is written if `secret` is given; while others play, it must not be.
    pub fn of<G: Game>(
        journal: &Journal<G>,
        players: Vec<Player>,
        commitment: Option<String>,
        secret: Option<&Secret>,
    ) -> Record {
        let over = journal.now().turn() == Turn::Over;
        Record {
            format: FORMAT.to_owned(),
            game: G::ID.to_owned(),
            setup: setup::to_options::<G>(journal.setup()),
            content: journal.content().id.clone(),
            players,
            commitment,
            seed: secret.map(Secret::reveal),
            steps: journal.steps().iter().map(|&step| journal.print(step)).collect(),
            result: over.then(|| GameResult::of(journal.now())),
        }
    }

    /// Reads a record's form; whether it makes sense is for [`open`](Record::open) and
    /// [`verify`](crate::verify::verify) to say.
    pub fn parse(text: &str) -> Result<Record, FormError> {
        if text.len() > limits::RECORD_BYTES {
            return Err(FormError::Long);
        }
        let record: Record = serde_json::from_str(text)?;
        check_maps(&serde_json::from_str(text)?)?;
        if record.format != FORMAT {
            return Err(FormError::Format(record.format));
        }
        for player in &record.players {
            if player.name.chars().count() > limits::NAME_CHARS {
                return Err(FormError::Name);
            }
            if player.nonce.as_ref().is_some_and(|nonce| nonce.len() > limits::NONCE_BYTES) {
                return Err(FormError::Nonce);
            }
        }
        Ok(record)
    }

    /// The record as a JSON document, ending in a line break.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data") + "\n"
    }

    /// Plays the steps again, each through the checked door.
    pub fn open<G: Game>(&self, content: &'static Loaded<G>) -> Result<Journal<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game { game: self.game.clone(), wanted: G::ID });
        }
        if G::is_former(&self.content, &self.steps) {
            let words = Words::new(Lang::En, [G::words(Lang::En)]);
            return Err(RecordError::Former(words.get("former-rules")));
        }
        if self.content.hash != content.id.hash {
            return Err(RecordError::Content { wanted: self.content.clone(), given: content.id.clone() });
        }
        if self.content.is_standard() != content.id.is_standard() {
            let [given, right] = [&self.content, &content.id].map(|id| id.name.clone());
            return Err(RecordError::ContentName { given, right });
        }
        let mut journal = Journal::new(setup::from_options::<G>(&self.setup)?, content)?;
        let seats = journal.now().seats();
        if self.players.len() != seats {
            return Err(RecordError::Players { players: self.players.len(), seats });
        }
        for (index, step) in self.steps.iter().enumerate() {
            journal.play_text(step).map_err(|why| RecordError::Step {
                n: index + 1,
                step: shorten(step),
                why,
            })?;
        }
        Ok(journal)
    }
}

/// Whatever has keys is written with them: bare lists of values would be read as well, but have more than one spelling.
fn check_maps(record: &Value) -> Result<(), FormError> {
    let players = record.get("players").and_then(Value::as_array).into_iter().flatten();
    let parts = ["content", "result"].into_iter().filter_map(|key| record.get(key));
    let is_map = |part: &Value| part.is_object() || part.is_null();
    let all = [record].into_iter().chain(parts).chain(players).all(is_map);
    if all { Ok(()) } else { Err(FormError::NoMap) }
}

fn shorten(text: &str) -> String {
    text.chars().take(limits::ACTION_BYTES).collect()
}

/// Text that is not a record.
#[derive(Debug, Error)]
pub enum FormError {
    /// Not JSON, or not with a record's keys. Names line and column.
    #[error("not a record: {0}")]
    Json(#[from] serde_json::Error),
    /// A list in place of a map.
    #[error(
        "a record, its content, its result and each of its players are JSON objects, with names for their values"
    )]
    NoMap,
    /// Another format.
    #[error("the format is {0:?}, but this program reads {FORMAT:?}")]
    Format(String),
    /// Too long.
    #[error("a record has at most {} bytes", limits::RECORD_BYTES)]
    Long,
    /// A name is too long.
    #[error("a name has at most {} characters", limits::NAME_CHARS)]
    Name,
    /// A nonce is too long.
    #[error("a nonce has at most {} bytes", limits::NONCE_BYTES)]
    Nonce,
}

/// A record that cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// It is of another game.
    #[error("this is a game of {game:?}, not of {wanted:?}")]
    Game {
        /// What the record says.
        game: String,
        /// What was asked for.
        wanted: &'static str,
    },
    /// It was played on other content.
    #[error(
        "it was played on content {:?} ({}…), but this is {:?} ({}…); pass the right file with --content",
        wanted.name, short_hash(wanted), given.name, short_hash(given)
    )]
    Content {
        /// What the record says.
        wanted: ContentId,
        /// What is loaded.
        given: ContentId,
    },
    /// The hash is right, but the name is not.
    #[error("the content of this hash is called {right:?}, not {given:?}")]
    ContentName {
        /// What the record says.
        given: String,
        /// As it is called.
        right: String,
    },
    /// It was played by rules that have changed.
    #[error("it was played by earlier rules and cannot be replayed: {0}")]
    Former(String),
    /// The options make no game.
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    /// Not one player per seat.
    #[error("it names {players} players, but the setup has {seats} seats")]
    Players {
        /// How many are named.
        players: usize,
        /// How many there are.
        seats: usize,
    },
    /// A step cannot be taken.
    #[error("step {n}, {step:?}: {why}")]
    Step {
        /// Which, from 1.
        n: usize,
        /// As written.
        step: String,
        /// Why not.
        why: StepError,
    },
}

fn short_hash(id: &ContentId) -> String {
    id.hash.chars().take(8).collect()
}
