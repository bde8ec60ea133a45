//! Players made of code: levels, search, hints, and the arena that measures them.
//!
//! The key decision is that **a bot is a function of a view**: [`Skilled::choose`] gets what its seat sees, a
//! level and a budget, and nothing it could peek through. What a game knows about playing itself well stands
//! with the game, in its module `bot`; here is what games have in common: how long to think, how to search,
//! how to rank what was found, and how to find out who is stronger. The price is that games depend on this
//! crate, and not only on `table`.
//!
//! | module | what it holds |
//! |---|---|
//! | [`level`], [`budget`] | how strong, and how long |
//! | [`skilled`], [`choice`] | the trait that a game implements; what a bot answers |
//! | [`hint`](mod@hint) | the best actions, and why, in words |
//! | [`analysis`] | after the game: what each decision cost, and what luck brought |
//! | [`halving`], [`tree`] | search: over a list of candidates, and over a tree of decisions |
//! | [`mean`](mod@mean) | the mean of samples, and how sure it is |
//! | [`exact`] | the slow, obviously right value of a position, to check search against |
//! | [`arena`] | matches with paired seeds and all seatings; shares, intervals, Elo, sequential tests |
//! | [`conformance`] | what every game's bots have to keep to |

pub mod analysis;
pub mod arena;
pub mod budget;
pub mod cast;
pub mod choice;
pub mod conformance;
pub mod exact;
pub mod halving;
pub mod hint;
pub mod level;
pub mod mean;
pub mod skilled;
pub mod tree;

pub use analysis::Analysis;
pub use arena::Interval;
pub use budget::{Budget, Thinking};
pub use choice::{Choice, Rated};
pub use hint::{Hint, hint};
pub use level::Level;
pub use mean::{Mean, mean};
pub use skilled::{Points, Skilled, choose};
