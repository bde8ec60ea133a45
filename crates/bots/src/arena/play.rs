//! One game between bots.

use std::time::{Duration, Instant};

use table::record::Player;
use table::{By, Dice, Eyes, Journal, Loaded, Record, Secret, Turn};

use super::Contestant;
use crate::skilled::rng_for;
use crate::{Skilled, choose};

/// A game that bots have played.
#[derive(Debug)]
pub struct Played<G: Skilled> {
    /// The game.
    pub journal: Journal<G>,
    /// By seat, how it thought.
    pub thought: Vec<Thought>,
    bots: Vec<Contestant>,
    secret: Secret,
}

/// How a seat thought in a game.
#[derive(Clone, Copy, Default, Debug)]
pub struct Thought {
    /// Decisions taken.
    pub decisions: u32,
    /// How many actions there were to choose from, added up.
    pub choices: u64,
    /// Iterations of search.
    pub iterations: u64,
    /// Time for all decisions.
    pub time: Duration,
    /// The longest time for one of them.
    pub longest: Duration,
}

/// Plays a game: chance by the dice of `secret`, each seat by its bot. Where several may act, the first does:
/// none of them could tell.
pub fn play<G: Skilled>(
    setup: &G::Setup,
    content: &'static Loaded<G>,
    secret: &Secret,
    bots: &[Contestant],
) -> Played<G> {
    let dice = Dice::new(secret, []);
    let mut journal = Journal::<G>::new(setup.clone(), content).expect("the setup was tried");
    let mut thought = vec![Thought::default(); journal.now().seats()];
    let mut actions = Vec::new();
    journal.roll(&dice);
    while let Turn::Seats(acting) = journal.now().turn() {
        let seat = acting.first().expect("never empty");
        let bot = bots[seat.index()];
        let view = journal.now().view(Eyes::Seat(seat));
        actions.clear();
        journal.now().legal(seat, &mut actions);
        let begin = Instant::now();
        let rng = rng_for(secret, journal.steps().len());
        let (choice, thinking) = choose::<G>(seat, &view, bot.level, bot.budget, rng);
        thought[seat.index()].add(actions.len(), thinking.iterations(), begin.elapsed());
        journal.play(By::Seat(seat), choice.action()).expect("bots play by the rules");
        journal.roll(&dice);
    }
    Played { journal, thought, bots: bots.to_vec(), secret: secret.clone() }
}

impl Thought {
    fn add(&mut self, choices: usize, iterations: u64, time: Duration) {
        self.decisions += 1;
        self.choices += choices as u64;
        self.iterations += iterations;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}

impl<G: Skilled> Played<G> {
    /// The game as a record that verifies.
    pub fn record(&self) -> Record {
        let player = |(seat, bot): (usize, &Contestant)| Player {
            name: format!("{}{} {seat}", bot.level.name()[..1].to_uppercase(), &bot.level.name()[1..]),
            bot: Some(bot.level.name().to_owned()),
            nonce: None,
        };
        let players = self.bots.iter().enumerate().map(player).collect();
        Record::of(&self.journal, players, Some(self.secret.commitment()), Some(&self.secret))
    }
}
