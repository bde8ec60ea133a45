//! Verification: is this record a game that was really, and fairly, played?

use thiserror::Error;

use crate::record::{BOT_LEVELS, GameResult, RecordError};
use crate::{By, Dice, Game, Journal, Loaded, Outcomes, Record, Secret, Turn};

/// What a record that passed has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many steps were played again.
    pub steps: usize,
    /// Whether the game is over.
    pub over: bool,
    /// Whether every draw was shown to follow from the seed. Not so in a game from a real table, nor while
    /// the seed is still secret.
    pub dice: bool,
}

/// Why a record fails.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// It cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is no such bot.
    #[error("there is no bot of level {0:?}: the levels are {levels}", levels = BOT_LEVELS.join(", "))]
    Bot(String),
    /// The seed is not a seed.
    #[error("the seed is not 64 hexadecimal digits, lower case")]
    SeedForm,
    /// The seed was never promised.
    #[error("there is a seed but no commitment, so nothing shows that it was fixed before the game")]
    NoCommitment,
    /// The game is over and the promise was not kept.
    #[error("the game is over and was committed to, but the seed is not revealed")]
    NoSeed,
    /// The seed is not the one promised.
    #[error("the seed does not match the commitment: it gives {given}")]
    Commitment {
        /// What the seed's commitment would be.
        given: String,
    },
    /// A draw is not the one that the seed gives.
    #[error("step {n}, {step:?}: the seed gives {right:?}")]
    Draw {
        /// Which, from 1.
        n: usize,
        /// As written.
        step: String,
        /// As it should be.
        right: String,
    },
    /// There is a result, but the game goes on.
    #[error("there is a result, but the game is not over after step {0}")]
    NotOver(usize),
    /// The game is over, but there is no result.
    #[error("the game is over after step {0}, but there is no result")]
    NoResult(usize),
    /// The result is wrong.
    #[error("the result's {part} are {given}, but should be {right}")]
    Result {
        /// `scores`, `ranks` or `detail`.
        part: &'static str,
        /// As written.
        given: String,
        /// As it should be.
        right: String,
    },
}

/// Checks everything: every step legal, every draw the seed's, the seed the one committed to, the result right.
pub fn verify<G: Game>(record: &Record, content: &'static Loaded<G>) -> Result<Verified, Fault> {
    let journal = record.open(content)?;
    let bots = record.players.iter().filter_map(|player| player.bot.as_deref());
    if let Some(unknown) = bots.into_iter().find(|level| !BOT_LEVELS.contains(level)) {
        return Err(Fault::Bot(unknown.to_owned()));
    }
    let over = journal.now().turn() == Turn::Over;
    let dice = dice(record, over)?;
    if let Some(dice) = &dice {
        check_draws(&journal, dice)?;
    }
    check_result(record, &journal, over)?;
    Ok(Verified { steps: record.steps.len(), over, dice: dice.is_some() })
}

fn dice(record: &Record, over: bool) -> Result<Option<Dice>, Fault> {
    match (&record.commitment, &record.seed) {
        (None, Some(_)) => Err(Fault::NoCommitment),
        (Some(_), None) if over => Err(Fault::NoSeed),
        (_, None) => Ok(None),
        (Some(commitment), Some(seed)) => {
            let secret = Secret::parse(seed).ok_or(Fault::SeedForm)?;
            let given = secret.commitment();
            if given != *commitment {
                return Err(Fault::Commitment { given });
            }
            Ok(Some(Dice::new(&secret, record.players.iter().map(|player| player.nonce.as_deref()))))
        }
    }
}

fn check_draws<G: Game>(journal: &Journal<G>, dice: &Dice) -> Result<(), Fault> {
    let mut outcomes = Outcomes::new();
    let mut index = 0;
    for (n, (position, by, action)) in journal.walk().enumerate() {
        if by != By::Chance {
            continue;
        }
        outcomes.clear();
        position.outcomes(&mut outcomes);
        let right = dice.pick(index, &outcomes);
        index += 1;
        if right != action {
            let [step, right] = [action, right].map(|action| journal.print((by, action)));
            return Err(Fault::Draw { n: n + 1, step, right });
        }
    }
    Ok(())
}

fn check_result<G: Game>(record: &Record, journal: &Journal<G>, over: bool) -> Result<(), Fault> {
    let given = match (&record.result, over) {
        (None, false) => return Ok(()),
        (Some(_), false) => return Err(Fault::NotOver(record.steps.len())),
        (None, true) => return Err(Fault::NoResult(record.steps.len())),
        (Some(given), true) => given,
    };
    let right = GameResult::of(journal.now());
    let differ = |part, given: String, right: String| Fault::Result {
        part,
        given: given.chars().take(400).collect(),
        right,
    };
    if given.scores != right.scores {
        return Err(differ("scores", format!("{:?}", given.scores), format!("{:?}", right.scores)));
    }
    if given.ranks != right.ranks {
        return Err(differ("ranks", format!("{:?}", given.ranks), format!("{:?}", right.ranks)));
    }
    if given.detail != right.detail {
        return Err(differ("details", given.detail.to_string(), right.detail.to_string()));
    }
    Ok(())
}
