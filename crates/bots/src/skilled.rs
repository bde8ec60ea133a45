//! The trait that a game implements to be played by bots.

use rand::SeedableRng;
use table::limits::ENTRIES;
use table::{By, Game, Listener, Rng, Scratch, Seat, Standing};

use crate::{Budget, Choice, Interval, Level, Thinking, mean};

/// Points by entry of a [`Standing`], seats first; behind the last entry there are none.
pub type Points = [f32; ENTRIES];

/// A game that knows how to play itself.
///
/// - **Blind**: what a bot does follows from the view, the level, the budget and the generator, and from
///   nothing else; with a budget of iterations it is always the same.
/// - **Legal**: every action of a choice is legal for `seat`.
/// - **Punctual**: a budget of time is kept to within a tenth.
/// - **Foreseen** points are those of the standing where the game is over.
pub trait Skilled: Game {
    /// What `seat` would do. It acts now, it sees `view`, and it has more than one legal action. `level` is not
    /// [`Level::Random`], which is the same in all games.
    fn choose(seat: Seat, view: &Self::View, level: Level, thinking: &mut Thinking) -> Choice<Self::Action>;

    /// Why `seat` might do this, in a sentence that a person understands: what it brings, in the game's own terms.
    fn reason(seat: Seat, view: &Self::View, action: Self::Action, to: &Listener<'_>) -> String;

    /// A quick judgement of the positions of this game: with how many points everybody will probably end. It may play
    /// on with the generator that it gets; what counts is its mean. What is hidden is open to it.
    fn foresight(position: &Self) -> impl FnMut(Self, &mut Rng) -> Points;

    /// By how many points more the first of two actions is worth to `seat`, which acts now, in the terms of
    /// [`Rated::value`](crate::Rated::value). Both are tried equally often with the same guesses and the same luck.
    fn compare(
        seat: Seat,
        view: &Self::View,
        actions: [Self::Action; 2],
        thinking: &mut Thinking,
    ) -> Interval {
        let guess = Self::guess(view, &mut thinking.rng);
        let mut foresee = Self::foresight(&guess);
        let standing = guess.standing();
        mean(thinking, |rng| {
            let guess = Self::guess(view, rng);
            let [one, other] = actions.map(|action| {
                let mut after = guess.clone();
                after.play(By::Seat(seat), action);
                lead(&foresee(after, &mut rng.clone()), &standing, seat)
            });
            one - other
        })
    }

    /// Learns from games with itself what its bots know, and returns it as the text of the file that keeps it; `None`
    /// where nothing is learned. Tells the number and the score of every game.
    fn train(games: u64, seed: u64, tell: &mut dyn FnMut(u64, i32)) -> Option<String> {
        let _ = (games, seed, tell);
        None
    }
}

/// The points of everybody.
pub fn points<G: Game>(position: &G) -> Points {
    let mut points = Points::default();
    for (point, score) in points.iter_mut().zip(position.standing().scores) {
        *point = score as f32;
    }
    points
}

/// By how much `seat` is ahead of its best rival with these points; where all play together, the common score.
/// `standing` says who there is.
fn lead(points: &Points, standing: &Standing, seat: Seat) -> f64 {
    let own = f64::from(points[seat.index()]);
    if standing.grade.is_some() {
        return own;
    }
    let rivals = (0..standing.scores.len()).filter(|&entry| entry != seat.index());
    own - rivals.map(|entry| f64::from(points[entry])).reduce(f64::max).unwrap_or(0.0)
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
