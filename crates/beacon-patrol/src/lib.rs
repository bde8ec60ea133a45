//! Beacon Patrol: one growing sea chart, laid and sailed together.
//!
//! The key decision is how the [chart](map) is kept. It grows in all directions, so it has no size; a grid with
//! room for every chart there can be would be thousands of bytes, copied with every position. Instead the tiles
//! stand in a list, and a small table finds them by their cell: a position is a plain value of little more than
//! half a kilobyte, looking at a cell costs a few instructions, and no chart is too long or too wide. The price
//! is that the list shows the order in which tiles were laid, which means nothing; so charts are compared as
//! what they are, sets of tiles on cells.
//!
//! The second decision is that a turn holds what may still be done in it, not what was done: two orders of the
//! same actions lead to one position, wherever they leave the same choices. Where ships stand is part of a
//! position to the end, even the ship of somebody who has no tiles any more: it is on the table for all to see.
//!
//! Everybody plays together for one score, so a standing has no winners but a [rank](Rank) that all share.
//!
//! Rule numbers (BP-1 to BP-19) are those of `docs/rules/beacon-patrol.md`; `tests/rules.rs` has a test for each.

mod account;
pub mod action;
mod ask;
mod bot;
pub mod cell;
mod chart;
pub mod content;
mod fleet;
mod gauge;
mod guide;
pub mod hand;
mod legal;
pub mod map;
mod name;
mod plan;
mod rack;
mod rules;
mod scene;
mod score;
mod sketch;
mod tell;
mod text;
mod touch;
mod view;
mod voyage;
mod why;

pub use action::Action;
pub use cell::{Cell, Side, Sides};
pub use content::{Expansion, Feature, Kind, Tile, Tiles};
pub use rules::{BeaconPatrol, Setup};
pub use score::Rank;
pub use view::View;
