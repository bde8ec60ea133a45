//! One table in play: people, bots, seats, undo, hints, clocks, phrases; and the messages of the protocol.
//!
//! The key decision is that **a table is a machine without I/O**, in two halves. [`Table::decide`] looks at a
//! command and says what would happen, or why not; it changes nothing. [`Table::apply`] lets happen what was
//! decided. In between the driver makes the entries durable, at their number, so that nobody is told of
//! anything that could still be lost, and of two nodes that decide at the same time only one gets through.
//! Replaying the entries gives the same table on any node. The price is that every decision is computed twice:
//! once to be written down, once to be played.
//!
//! The second decision is that **eyes see through one door**. Whatever is sent to somebody is made from a
//! [sight](playing::Sight), which holds a view, and a position guessed from that view, and from the steps as
//! they are told to those eyes. The true position is out of reach there, so a message cannot say too much;
//! `tests/secrets.rs` checks it byte by byte all the same.
//!
//! The number that orders everything is `n`: how many entries a table has. Each message says to which `n` it
//! leads; each command says for which `n` it was made.
//!
//! | module | what it holds |
//! |---|---|
//! | [`protocol`], [`phrase`] | every message, to and from clients; what everybody can say |
//! | [`event`] | what is written down |
//! | [`founding`] | how a table begins: terms and their check |
//! | [`table`](mod@table) | the table, and how entries change it |
//! | [`decide`] | what a command leads to |
//! | [`chairs`], [`undo`], [`clock`] | who sits where, what can be taken back, whose time runs |
//! | [`playing`] | the game, whichever it is; the door for eyes |
//! | [`show`], [`news`] | snapshots and updates; what happened, in words |
//! | [`thinking`], `tutorial` | what is asked of bots; what a script decides |
//! | [`replay`] | games looked at again, step by step |
//! | [`refusal`], [`limits`] | why not, and how much |

pub mod chairs;
pub mod clock;
pub mod decide;
pub mod event;
pub mod founding;
pub mod limits;
pub mod news;
pub mod phrase;
pub mod playing;
pub mod protocol;
pub mod refusal;
pub mod replay;
mod seating;
pub mod show;
pub mod table;
pub mod thinking;
mod tutorial;
pub mod undo;
mod words;

pub use decide::{Decision, Moment, Who};
pub use event::{Entry, Event, PersonId, TableId, Time};
pub use founding::{Founding, is_former};
pub use playing::Study;
pub use refusal::Refusal;
pub use show::Viewer;
pub use table::Table;
pub use thinking::{Errand, Question, Thought};
