//! The suite that every game passes by one call: [`check`].
//!
//! It tests the contract in the docs of [`Game`], for any game, by playing at random and looking hard. What
//! it cannot know is whether the rules are the right ones: that is for the game's own tests, with a second
//! implementation written from the rules text.
//!
//! All of it is seeded, so a failure comes back. Thresholds of statistical tests are at about one in a
//! billion: they fail for a reason, not for bad luck.

mod alloc;
mod files;
pub mod fuzz;
mod guide;
mod knowledge;
pub mod odds;
mod pictures;
mod second;
mod sentences;
mod steps;

pub use alloc::{CountingAllocator, playouts_allocate_nothing};
pub use files::{check_bad_files, check_golden, check_perft};
pub use guide::check_guide;
pub use second::{Second, agree, agree_on_perft};
pub use sentences::{accounted, asked};

use crate::playout::RandomGame;
use crate::{Game, Lang, Loaded, Secret, setup, words};

/// Holds a game to its contract, for each of these setups.
///
/// # Panics
/// With the reason, if the game breaks it.
pub fn check<G: Game>(setups: &[G::Setup]) {
    check_words::<G>();
    for setup in setups {
        let options = setup::to_options::<G>(setup);
        assert_eq!(setup::from_options::<G>(&options).as_ref(), Ok(setup), "options round trip");
        let games: Vec<RandomGame<G>> = (0..12).map(|index| random_game(setup, index)).collect();
        steps::check(&games);
        odds::check(&games);
        knowledge::check(&games);
        pictures::check(&games);
        sentences::check(&games);
    }
}

fn random_game<G: Game>(setup: &G::Setup, index: u64) -> RandomGame<G> {
    RandomGame::play(setup, Loaded::standard(), Secret::simulated(20, index))
        .expect("the suite gets setups that fit")
}

/// Every language has the same messages, and those that generic code asks for are there.
fn check_words<G: Game>() {
    let [english, german] = Lang::ALL.map(G::words);
    assert_eq!(words::differences(english, german), Vec::<String>::new(), "the languages differ");
    for lang in Lang::ALL {
        let words = crate::Words::new(lang, [G::words(lang)]);
        let options = G::OPTIONS.iter().map(|option| format!("option-{}", option.name));
        for key in ["name", "tagline", "rules", "reconstructed"].map(str::to_owned).into_iter().chain(options)
        {
            assert!(words.has(&key), "{lang:?} has no message {key}");
        }
    }
}
