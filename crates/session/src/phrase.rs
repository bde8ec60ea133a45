//! What everybody can say without a common language.
//!
//! Each is a message of the words, said to everybody in their own language; nothing rude can be said with them.

use serde::{Deserialize, Serialize};

/// What everybody can say, and is heard in the listener's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is what it says; the words are in `words/`")]
pub enum Phrase {
    Hello,
    GoodLuck,
    YourTurn,
    OneMoment,
    NiceMove,
    Oops,
    Sorry,
    ThankYou,
    WellPlayed,
    GoodGame,
    Another,
    Goodbye,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Phrase; 12] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::YourTurn,
        Phrase::OneMoment,
        Phrase::NiceMove,
        Phrase::Oops,
        Phrase::Sorry,
        Phrase::ThankYou,
        Phrase::WellPlayed,
        Phrase::GoodGame,
        Phrase::Another,
        Phrase::Goodbye,
    ];

    /// The message of its words.
    pub const fn key(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::GoodLuck => "phrase-good-luck",
            Phrase::YourTurn => "phrase-your-turn",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::NiceMove => "phrase-nice-move",
            Phrase::Oops => "phrase-oops",
            Phrase::Sorry => "phrase-sorry",
            Phrase::ThankYou => "phrase-thank-you",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::GoodGame => "phrase-good-game",
            Phrase::Another => "phrase-another",
            Phrase::Goodbye => "phrase-goodbye",
        }
    }
}
