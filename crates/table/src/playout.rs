//! Random play: bare for speed, or kept as a journal.

use rand::RngExt;
use rand::SeedableRng;

use crate::record::Player;
use crate::{By, Dice, Game, Journal, Loaded, Record, Rng, Scratch, Secret, SetupError, Turn};

/// What a playout went through.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Length {
    /// Steps of seats and of chance.
    pub steps: u32,
    /// Steps of seats.
    pub decisions: u32,
}

/// Plays on at random until the game is over. Allocates nothing once `scratch` has grown.
pub fn playout<G: Game>(position: &mut G, rng: &mut Rng, scratch: &mut Scratch<G::Action>) -> Length {
    let mut length = Length::default();
    loop {
        match position.turn() {
            Turn::Over => return length,
            Turn::Chance => {
                let outcome = position.random_outcome(rng, scratch);
                position.play(By::Chance, outcome);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("never empty");
                let action = position.random_action(seat, rng, scratch);
                position.play(By::Seat(seat), action);
                length.decisions += 1;
            }
        }
        length.steps += 1;
    }
}

/// A whole game at random, with what a simulation wants to know of it.
#[derive(Clone, Debug)]
pub struct RandomGame<G: Game> {
    /// The game.
    pub journal: Journal<G>,
    /// How many decisions seats took.
    pub decisions: u32,
    /// How many actions they could choose from, added up.
    pub choices: u64,
    secret: Secret,
}

impl<G: Game> RandomGame<G> {
    /// Plays a game: chance by the dice of `secret`, seats by a generator that follows from it. Where several
    /// may act, a random one does.
    pub fn play(
        setup: &G::Setup,
        content: &'static Loaded<G>,
        secret: Secret,
    ) -> Result<RandomGame<G>, SetupError> {
        let dice = Dice::new(&secret, []);
        let mut rng = Rng::from_seed(secret.derive("lamplight random players 1"));
        let mut journal = Journal::new(setup.clone(), content)?;
        let (mut actions, mut decisions, mut choices) = (Vec::new(), 0, 0);
        journal.roll(&dice);
        while let Turn::Seats(seats) = journal.now().turn() {
            let seat = seats.iter().nth(rng.random_range(0..seats.len())).expect("in the set");
            actions.clear();
            journal.now().legal(seat, &mut actions);
            let action = actions[rng.random_range(0..actions.len())];
            journal.play(By::Seat(seat), action).expect("listed as legal");
            decisions += 1;
            choices += actions.len() as u64;
            journal.roll(&dice);
        }
        Ok(RandomGame { journal, decisions, choices, secret })
    }

    /// The game as a record that verifies.
    pub fn record(&self) -> Record {
        let seats = self.journal.now().seats();
        let player =
            |seat| Player { name: format!("Random {seat}"), bot: Some("random".to_owned()), nonce: None };
        let players = (0..seats).map(player).collect();
        Record::of(&self.journal, players, Some(self.secret.commitment()), Some(&self.secret))
    }
}
