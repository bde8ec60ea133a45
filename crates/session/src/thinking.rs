//! What is asked of bots: a decision, or advice for a person.
//!
//! Both take long, so the table only hands out what is needed to think, to be taken to another thread: a sight and
//! a generator. The answer comes back as a command made for the same `n`, and may be too late by then. Nothing
//! is written down before that: after a restart the table simply asks again.

use bots::{Budget, Level};
use rand::SeedableRng;
use table::{Eyes, Lang, Listener, Rng, Seat, Words};

use crate::playing::Sight;
use crate::protocol::{Advice, Phase};
use crate::table::Table;

/// A decision that a bot has to take.
pub struct Errand {
    /// Where the bot sits.
    pub seat: Seat,
    /// How strong it is.
    pub level: Level,
    /// For which state of the table.
    pub n: u64,
    /// What it has to be, where the game follows a script.
    scripted: Option<String>,
    sight: Box<dyn Sight>,
    rng: Rng,
}

/// What a bot decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Where the bot sits.
    pub seat: Seat,
    /// For which state of the table.
    pub n: u64,
    /// In notation.
    pub action: String,
}

impl Errand {
    /// Thinks. `budget` is an expert's; other levels take their share.
    pub fn think(&self, budget: Budget) -> Thought {
        let choose = || self.sight.choose(self.level, budget, self.rng.clone());
        let action = self.scripted.clone().unwrap_or_else(choose);
        Thought { seat: self.seat, n: self.n, action }
    }
}

/// A question for advice.
pub struct Question {
    id: String,
    seat: Seat,
    n: u64,
    sight: Box<dyn Sight>,
    words: &'static Words,
    names: Vec<String>,
}

impl Question {
    /// Thinks like an expert.
    pub fn think(&self, budget: Budget) -> Advice {
        let to = Listener { words: self.words, names: &self.names, eyes: Eyes::Seat(self.seat) };
        let best = self.sight.hint(budget, Rng::seed_from_u64(self.n), &to);
        Advice { id: self.id.clone(), seat: self.seat, n: self.n, best }
    }
}

impl Table {
    /// The decisions that bots have to take now. None while somebody waits for leave to take back, and none at a
    /// table where no person has a seat any more: it rests until somebody sits down.
    pub fn wanted(&self) -> Vec<Errand> {
        let rests = self.chairs.people().is_empty() || self.request.is_some();
        if rests || self.phase() != Phase::Playing {
            return Vec::new();
        }
        self.game.turn().acting().iter().filter_map(|seat| self.errand(seat)).collect()
    }

    fn errand(&self, seat: Seat) -> Option<Errand> {
        let level = self.chairs.get(seat)?.bot()?;
        let scripted = match self.scripted() {
            Some((by, action)) if by == seat => Some(action.to_owned()),
            Some(_) => return None,
            None => None,
        };
        let rng = bots::skilled::rng_for(&self.secret, self.game.steps());
        Some(Errand { seat, level, n: self.n, scripted, sight: self.game.sight(Eyes::Seat(seat)), rng })
    }

    /// What is needed to advise `seat`, which acts now.
    pub(crate) fn question(&self, id: &str, seat: Seat, lang: Lang) -> Question {
        let words = self.game.words(lang);
        Question {
            id: id.to_owned(),
            seat,
            n: self.n,
            sight: self.game.sight(Eyes::Seat(seat)),
            words,
            names: self.names(words),
        }
    }
}
