//! The trait that a game implements to be played by bots.

use rand::SeedableRng;
use table::{Game, Listener, Rng, Scratch, Seat};

use crate::{Budget, Choice, Level, Thinking};

/// A game that knows how to play itself.
///
/// - **Blind**: what a bot does follows from the view, the level, the budget and the generator, and from
///   nothing else; with a budget of iterations it is always the same.
/// - **Legal**: every action of a choice is legal for `seat`.
/// - **Punctual**: a budget of time is kept to within a tenth.
pub trait Skilled: Game {
    /// What `seat` would do. It acts now, it sees `view`, and it has more than one legal action. `level` is not
    /// [`Level::Random`], which is the same in all games.
    fn choose(seat: Seat, view: &Self::View, level: Level, thinking: &mut Thinking) -> Choice<Self::Action>;

    /// Why `seat` might do this, in a sentence that a person understands: what it brings, in the game's own terms.
    fn reason(seat: Seat, view: &Self::View, action: Self::Action, to: &Listener<'_>) -> String;

    /// Learns from games with itself what its bots know, and returns it as the text of the file that keeps it; `None`
    /// where nothing is learned. Tells the number and the score of every game.
    fn train(games: u64, seed: u64, tell: &mut dyn FnMut(u64, i32)) -> Option<String> {
        let _ = (games, seed, tell);
        None
    }
}

/// What a bot of a level does with the view of `seat`, which acts now. `budget` is an expert's: other levels
/// take their share of it.
pub fn choose<G: Skilled>(
    seat: Seat,
    view: &G::View,
    level: Level,
    budget: Budget,
    mut rng: Rng,
) -> (Choice<G::Action>, Thinking) {
    let position = G::guess(view, &mut rng);
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let mut thinking = Thinking::new(budget.of(level), rng);
    let choice = match (&actions[..], level) {
        (&[only], _) => Choice::only(only),
        (_, Level::Random) => {
            Choice::only(position.random_action(seat, &mut thinking.rng, &mut Scratch::default()))
        }
        _ => G::choose(seat, view, level, &mut thinking),
    };
    (choice, thinking)
}

/// A generator for one decision of a game whose secret is known, apart from the game's own chance.
pub fn rng_for(secret: &table::Secret, step: usize) -> Rng {
    Rng::from_seed(secret.derive(&format!("lamplight bots 1 step {step}")))
}
