//! Glux: light chips, counted paths, lit rooms.
//!
//! The key decision is the [board of bits](bits): where a seat may place is found by shifting whole sets of
//! chips at once, all faces and all chips of a seat together, instead of following rays chip by chip. That is
//! what makes a playout fast; the price is a board of at most 15 by 15 squares.
//!
//! Rule numbers (GX-1 to GX-18) are those of `docs/rules/glux.md`; `tests/rules.rs` has a test for each.

mod account;
pub mod action;
mod ask;
pub mod bits;
mod bot;
pub mod content;
mod guide;
mod plan;
mod rays;
mod rules;
mod scene;
mod score;
mod tally;
mod tell;
mod text;
mod touch;
mod view;
mod why;

pub use action::{Action, Chip, Face};
pub use bits::{Bits, Square};
pub use content::Boards;
pub use rules::{Glux, Setup};
pub use score::RoomScore;
pub use view::View;
