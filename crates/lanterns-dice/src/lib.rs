//! Lanterns Dice: coloured pools, lanterns, fireworks, and an emperor with gifts.
//!
//! The key decision is that **a seat is asked one thing at a time, and that thing is a value**. After the tray
//! is turned everybody walks through steps of their own, bonuses interrupt them, and where a card launches they
//! wait for each other; but whatever the way, a seat that may act stands before one `Ask`: a set of areas,
//! of pools, of cards, or of launches. Listing the legal actions, checking one and picking one at random are three
//! readings of the same value, and what is skipped because it offers nothing is decided by it too. The price is
//! that the value is computed anew each time; it is a few operations on words.
//!
//! For that the lake is [bits](lake): 54 pools in one word, with a gap after each row, so that neighbours,
//! groups, surrounded boats and all places where a shape fits are found by shifting it.
//!
//! Rule numbers (LD-1 to LD-19) are those of `docs/rules/lanterns-dice.md`; `tests/rules.rs` has a test for each.

mod account;
pub mod action;
mod ask;
mod bot;
pub mod colour;
pub mod content;
pub mod effect;
mod file;
mod guide;
pub mod lake;
mod launches;
pub mod letters;
mod phrase;
mod propose;
mod question;
mod rules;
mod scene;
mod score;
mod setup;
pub mod shape;
mod sheet;
mod steps;
mod tell;
mod text;
mod touch;
mod why_not;

pub use action::Action;
pub use colour::Colour;
pub use content::Content;
pub use effect::{Effect, Side};
pub use lake::{Area, Areas, Half, Pool, Pools};
pub use letters::{Letter, Letters};
pub use rules::LanternsDice;
pub use score::Score;
pub use setup::Setup;
pub use shape::{Outline, Shape, Size};
