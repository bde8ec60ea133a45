//! Lighthouse Run: ships, beacons, and a storm behind them.
//!
//! The key decision is that **there are no ships, only spaces**: ships of a colour on a space are
//! interchangeable, so a position counts them by space and keeps the set of spaces beside the counts. Where a
//! card may be used is then a union of sets, and how far a ship gets is the number of ones that follow its bit
//! in the set of lit spaces. That is what makes a playout fast; the price is a river of at most 30 spaces.
//!
//! The second decision is that **a position remembers the order in which cards were played**, though no rule
//! asks for it: what others can make of a hidden hand depends on it, as the docs of `view.rs` explain.
//!
//! Rule numbers (LR-1 to LR-30) are those of `docs/rules/lighthouse-run.md`; `tests/rules.rs` has a test for each.

mod account;
pub mod action;
mod ask;
mod board;
mod bot;
pub mod cards;
pub mod content;
mod course;
mod describe;
mod guide;
mod paint;
mod plan;
mod propose;
mod read;
mod river;
mod rules;
mod scene;
mod score;
mod ships;
mod speech;
mod storm;
mod tableau;
mod tell;
mod text;
mod touch;
mod view;
mod voyage;
mod why;

pub use action::{Action, Order};
pub use board::Variant;
pub use cards::{Card, Cards};
pub use content::{Color, Content, Face, Kind, Lighthouse, Space};
pub use rules::{LighthouseRun, Setup};
pub use view::View;
