//! How strong a bot plays.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A level, named the same in all games, weakest first.
///
/// Levels differ in knowledge and in how long they think, never in seeing more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal action, each as likely as any other: a yardstick.
    Random,
    /// One good rule of thumb: another yardstick.
    Greedy,
    /// Plays sensibly, and loses to a child who thinks.
    Easy,
    /// Sees what is coming.
    Medium,
    /// Hard to beat.
    Hard,
    /// As strong as a second on one core allows.
    Expert,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The levels that people choose from.
    pub const FOR_PEOPLE: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level of this name.
    ///
    /// ```
    /// # use bots::Level;
    /// assert_eq!(Level::parse("hard"), Some(Level::Hard));
    /// assert_eq!(Level::parse("Hard"), None);
    /// ```
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How much of an expert's budget it thinks for.
    pub const fn share(self) -> f64 {
        match self {
            Level::Random | Level::Greedy => 0.0,
            Level::Easy => 0.005,
            Level::Medium => 0.025,
            Level::Hard => 0.2,
            Level::Expert => 1.0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_know_the_same_levels() {
        assert_eq!(Level::ALL.map(Level::name), table::record::BOT_LEVELS);
    }
}
