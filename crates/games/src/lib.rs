//! The registry: every game of Lamplight, one line each.
//!
//! Code that works for any game is generic over [`Skilled`] games and comes here to find out which one is meant. A
//! [`Visitor`] is a function that is generic over the game: a closure cannot be, so it is a trait. Everything
//! behind it is compiled for each game on its own; no position is ever boxed.

use bots::Skilled;
use table::Game;

/// Something to be done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Skilled>(self) -> Self::Output;
}

macro_rules! registry {
    ($($game:ty,)*) => {
        /// The names of all games, in the order in which they are shown.
        pub const IDS: &[&str] = &[$(<$game>::ID),*];

        /// Visits the game of this name; `None` if there is none.
        ///
        /// ```
        /// # use games::{Visitor, visit};
        /// struct Options;
        /// impl Visitor for Options {
        ///     type Output = usize;
        ///     fn visit<G: bots::Skilled>(self) -> usize { G::OPTIONS.len() }
        /// }
        /// assert!(visit("glux", Options) > Some(0));
        /// assert!(visit("chess", Options).is_none());
        /// ```
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}

registry! {
    glux::Glux,
    lighthouse_run::LighthouseRun,
    beacon_patrol::BeaconPatrol,
    lanterns_dice::LanternsDice,
}
