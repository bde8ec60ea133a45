//! The vocabulary of Lamplight: what every board game has, and nothing that only one has.
//!
//! The key decision is that **rules are pure**. A position offers what can happen next, to seats or to
//! chance, and whoever drives the game picks one: a person, a bot, the fair dice, a record, a test. So a
//! record replays without a generator, search can enumerate chance exactly, and a server, a terminal and a
//! test run the very same rules. The price is that a driver has to ask [`Game::turn`] after every step.
//!
//! The second decision is that **notation needs the content**. Cards, tiles and shapes are data, so what an
//! action is called is data too: actions are small indices, and [`Game::print`] and [`Game::parse`] take the
//! content that gives them names.
//!
//! | module | what it holds |
//! |---|---|
//! | [`seat`] | seats, sets of seats, whose turn it is, who looks |
//! | [`game`] | the [`Game`] trait: the contract that everything else is written against |
//! | [`setup`], [`content`], [`notation`], [`words`] | options, data files, written actions, Fluent texts |
//! | [`chance`], [`dice`] | weighted outcomes; the committed stream that picks among them |
//! | [`journal`], [`record`], [`verify`], [`trace`] | a game in progress, stored, checked and spelled out |
//! | [`standing`], [`account`] | scores and ranks, and how the points came about |
//! | [`scene`], [`art`], [`look`] | pictures of a position, what they are drawn with, and in which colours |
//! | [`guide`] | what teaches a game: rules for people, figures, a tutorial |
//! | [`bits`] | small sets, and choosing from them without a loop |
//! | [`playout`], [`perft`] | random play and counting, for speed and for tests |
//! | [`conformance`] | the suite that every game passes by one call |

pub mod account;
pub mod art;
pub mod bits;
pub mod chance;
pub mod conformance;
pub mod content;
pub mod dice;
pub mod game;
pub mod guide;
pub mod journal;
pub mod limits;
pub mod look;
pub mod notation;
pub mod perft;
pub mod playout;
pub mod record;
pub mod scene;
pub mod seat;
pub mod setup;
pub mod standing;
pub mod tie;
pub mod trace;
pub mod verify;
pub mod words;

pub use account::{Account, AccountRow};
pub use art::Art;
pub use chance::Outcomes;
pub use content::{ContentError, Fixed, Loaded, Provenance};
pub use dice::{Dice, Secret};
pub use game::{Game, Refusal, Rng, Scratch};
pub use guide::Guide;
pub use journal::Journal;
pub use notation::NotationError;
pub use record::Record;
pub use scene::{Frame, Scene, Sprite};
pub use seat::{By, Eyes, Seat, SeatSet, Turn};
pub use setup::{OptionKind, SetupError, SetupOption};
pub use standing::Standing;
pub use tie::{Tie, TieBreak};
pub use words::{Lang, Listener, Words};
