//! Why a command is not carried out: a code for programs, a sentence for people.

use std::fmt;

use table::guide::Wrong;
use table::words::FluentValue;
use table::{Lang, SetupError, Words};

use crate::{limits, words};

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The command was made before something that it depends on.
    Stale,
    /// The command was made for an `n` that this table has not reached: the driver should read on and try again.
    Ahead,
    /// The id of the command is empty or too long.
    CommandId,
    /// The table is not public, and this person was not invited.
    NotInvited,
    /// As many watch as there is room for.
    Crowded,
    /// Only for those who have a seat.
    NotSeated,
    /// There is no such seat.
    NoSuchSeat(usize),
    /// Somebody else has the seat.
    SeatTaken,
    /// The seat is not this person's.
    ForeignSeat,
    /// At a public table only the host takes several seats.
    OneSeatOnly,
    /// Only for the host.
    NotHost,
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The game rests.
    Paused,
    /// The game does not rest.
    NotPaused,
    /// At a public table with clocks nobody stops them.
    NoPauseHere,
    /// Somebody else acts now.
    NotYourTurn,
    /// Not an action that is possible now; here are some that are.
    Illegal(Vec<String>),
    /// The seat has decided nothing yet.
    NothingToUndo,
    /// Somebody has asked already.
    UndoAsked,
    /// Nobody has asked, or not this person.
    NoUndoAsked,
    /// A bot sits in for this person.
    BotSitsIn,
    /// No bot sits in for this person.
    NoBotSitsIn,
    /// The person has not been away for long.
    NotAway,
    /// The player's time is up.
    TimeIsUp,
    /// The name is empty, too long, or has characters that cannot be seen.
    Name,
    /// The nonce is empty or too long.
    Nonce,
    /// The text is empty, too long, or has characters that cannot be seen.
    Text,
    /// Free text is for those who came by the invite.
    NoTextHere,
    /// So much has happened here that only the game goes on.
    Full,
    /// The client did not ask for pictures.
    NoPictures,
    /// A tutorial waits for something else; there may be a kind word.
    Lesson(Option<Wrong>),
    /// The game was to begin with steps, and this one cannot be taken.
    OpeningStep(usize, String),
    /// A game that goes on is looked at with one's own eyes only.
    NotYourEyes,
    /// There is no such game.
    NoSuchGame,
    /// The options make no game.
    Setup(SetupError),
    /// The content is not loaded here.
    NoSuchContent,
    /// Not one place for each seat.
    Places(usize),
    /// There is no seat for a person.
    OnlyBots,
    /// The clock gives too little or too much.
    Clock,
}

impl Refusal {
    /// The code: a word that stays the same in every language.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Stale => "stale",
            Refusal::Ahead => "ahead",
            Refusal::CommandId => "command-id",
            Refusal::NotInvited => "not-invited",
            Refusal::Crowded => "crowded",
            Refusal::NotSeated => "not-seated",
            Refusal::NoSuchSeat(_) => "no-such-seat",
            Refusal::SeatTaken => "seat-taken",
            Refusal::ForeignSeat => "foreign-seat",
            Refusal::OneSeatOnly => "one-seat-only",
            Refusal::NotHost => "not-host",
            Refusal::NotBegun => "not-begun",
            Refusal::Begun => "begun",
            Refusal::Over => "over",
            Refusal::NotOver => "not-over",
            Refusal::Paused => "paused",
            Refusal::NotPaused => "not-paused",
            Refusal::NoPauseHere => "no-pause-here",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Illegal(_) => "illegal",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::UndoAsked => "undo-asked",
            Refusal::NoUndoAsked => "no-undo-asked",
            Refusal::BotSitsIn => "bot-sits-in",
            Refusal::NoBotSitsIn => "no-bot-sits-in",
            Refusal::NotAway => "not-away",
            Refusal::TimeIsUp => "time-is-up",
            Refusal::Name => "name",
            Refusal::Nonce => "nonce",
            Refusal::Text => "text",
            Refusal::NoTextHere => "no-text-here",
            Refusal::Full => "full",
            Refusal::NoPictures => "no-pictures",
            Refusal::Lesson(_) => "lesson",
            Refusal::OpeningStep(..) => "opening-step",
            Refusal::NotYourEyes => "not-your-eyes",
            Refusal::NoSuchGame => "no-such-game",
            Refusal::Setup(_) => "setup",
            Refusal::NoSuchContent => "no-such-content",
            Refusal::Places(_) => "places",
            Refusal::OnlyBots => "only-bots",
            Refusal::Clock => "clock",
        }
    }

    /// The sentence.
    pub fn say(&self, lang: Lang) -> String {
        self.say_with(words::common(lang))
    }

    pub(crate) fn say_with(&self, words: &Words) -> String {
        if let Refusal::Lesson(Some(wrong)) = self {
            return wrong.say(words.lang()).to_owned();
        }
        words.say(&format!("refused-{}", self.code()), &self.arguments())
    }

    fn arguments(&self) -> Vec<(&'static str, FluentValue<'static>)> {
        match self {
            Refusal::NoSuchSeat(seats) => vec![("last", (seats - 1).into())],
            Refusal::Places(seats) => vec![("seats", (*seats).into())],
            Refusal::Illegal(examples) => vec![("examples", examples.join(", ").into())],
            Refusal::Setup(error) => vec![("reason", error.to_string().into())],
            Refusal::OpeningStep(step, reason) => {
                vec![("step", (*step).into()), ("reason", reason.clone().into())]
            }
            Refusal::NoSuchGame => vec![("games", games::IDS.join(", ").into())],
            Refusal::CommandId => vec![("most", limits::COMMAND_ID_BYTES.into())],
            Refusal::Name => vec![("most", table::limits::NAME_CHARS.into())],
            Refusal::Nonce => vec![("most", table::limits::NONCE_BYTES.into())],
            Refusal::Text => vec![("most", limits::TEXT_CHARS.into())],
            Refusal::Clock => {
                let (total, increment) = (limits::CLOCK_SECONDS, limits::INCREMENT_SECONDS);
                vec![
                    ("least", (*total.start()).into()),
                    ("most", (*total.end()).into()),
                    ("increment", (*increment.end()).into()),
                ]
            }
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Refusal {}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        Refusal::Setup(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every message for a refusal belongs to a code, and the other way round.
    #[test]
    fn every_refusal_has_words_in_every_language() {
        let code_of = |line: &str| Some(line.strip_prefix("refused-")?.split_once(" =")?.0.to_owned());
        for lang in Lang::ALL {
            let mut written: Vec<String> = words::source(lang).lines().filter_map(code_of).collect();
            let mut codes: Vec<String> = all().iter().map(|refusal| refusal.code().to_owned()).collect();
            written.sort_unstable();
            codes.sort_unstable();
            assert_eq!(written, codes);
            for refusal in all() {
                let sentence = refusal.say(lang);
                assert!(!sentence.contains(['‹', '{', '$']), "{sentence}");
            }
        }
    }

    fn all() -> Vec<Refusal> {
        use Refusal::{
            Ahead, Begun, BotSitsIn, Clock, CommandId, Crowded, ForeignSeat, Full, Name, NoBotSitsIn,
            NoPauseHere, NoPictures, NoSuchContent, NoSuchGame, NoTextHere, NoUndoAsked, Nonce, NotAway,
            NotBegun, NotHost, NotInvited, NotOver, NotPaused, NotSeated, NotYourTurn, NothingToUndo,
            OneSeatOnly, OnlyBots, Over, Paused, SeatTaken, Stale, Text, TimeIsUp, UndoAsked,
        };
        let mut all = vec![
            Refusal::NoSuchSeat(2),
            Refusal::Illegal(vec!["a1=1".to_owned()]),
            Refusal::Setup(SetupError::new("players", 9, "it is less")),
            Refusal::Places(1),
            Refusal::Lesson(None),
            Refusal::OpeningStep(3, "not a legal action here".to_owned()),
            Refusal::NotYourEyes,
        ];
        all.extend([Ahead, Begun, BotSitsIn, Clock, CommandId, ForeignSeat, Name, NoBotSitsIn, NoPauseHere]);
        all.extend([NoSuchContent, NoSuchGame, NoTextHere, NoUndoAsked, Nonce, NotAway, NotBegun, NotHost]);
        all.extend([NotInvited, NotOver, NotPaused, NotSeated, NotYourTurn, NothingToUndo, OneSeatOnly]);
        all.extend([
            Crowded, Full, NoPictures, OnlyBots, Over, Paused, SeatTaken, Stale, Text, TimeIsUp, UndoAsked,
        ]);
        all
    }
}
