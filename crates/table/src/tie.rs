//! Ties: what decided between equal scores, in words and numbers.
//!
//! Whoever loses with as many points as the winner wants to know why. A game lists what decides, in the order of its
//! rules; what was needed of that list, and for whom, follows from the scores.

use serde::Serialize;

use crate::{Game, Listener, Seat};

/// Something that decides between equal scores.
///
/// The message `tie-NAME` says how it did, among those who have `$points`, with their values in `$list`: `$outcome` is
/// `decides`, or `level` where all values are the same. Its attribute `label` names the values in a table. What remains
/// level in the end is said by `tie-shared`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TieBreak {
    /// The name in the game's words.
    pub name: &'static str,
    /// By entry of the standing.
    pub values: Vec<i32>,
    /// Whether less is better.
    pub least_wins: bool,
}

impl TieBreak {
    /// How good an entry's value is: more is better.
    fn merit(&self, entry: usize) -> i32 {
        if self.least_wins { -self.values[entry] } else { self.values[entry] }
    }
}

/// How entries that were level were told apart, or that they were not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tie {
    /// In a sentence.
    pub told: String,
    /// What was compared; nothing where nothing was left to compare.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<TieRow>,
}

/// What was compared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TieRow {
    /// What it is.
    pub label: String,
    /// By column of the scores; nothing for those who were not level.
    pub values: Vec<Option<i32>>,
}

/// Every tie of a game that is over, the better places first.
pub fn ties<G: Game>(position: &G, to: &Listener<'_>) -> Vec<Tie> {
    let standing = position.standing();
    if standing.grade.is_some() {
        return Vec::new();
    }
    let telling =
        Telling { scores: &standing.scores, breaks: &position.tie_breaks(), seats: position.seats(), to };
    let mut entries: Vec<usize> = (0..standing.scores.len()).collect();
    entries.sort_by_key(|&entry| standing.ranks[entry]);
    let groups = entries.chunk_by(|&one, &other| standing.scores[one] == standing.scores[other]);
    groups.flat_map(|level| telling.tell(level, 0)).collect()
}

struct Telling<'a> {
    scores: &'a [i32],
    breaks: &'a [TieBreak],
    seats: usize,
    to: &'a Listener<'a>,
}

impl Telling<'_> {
    /// Entries, best first, that everything before this tie-break has left level.
    fn tell(&self, level: &[usize], from: usize) -> Vec<Tie> {
        if level.len() < 2 {
            return Vec::new();
        }
        let Some(tie_break) = self.breaks.get(from) else {
            let list = level.iter().map(|&entry| self.name(entry));
            return vec![Tie { told: self.say("tie-shared", level, "shared", join(list)), row: None }];
        };
        let mut ties = vec![self.compare(level, tie_break)];
        let still_level = level.chunk_by(|&one, &other| tie_break.values[one] == tie_break.values[other]);
        ties.extend(still_level.flat_map(|level| self.tell(level, from + 1)));
        ties
    }

    fn compare(&self, level: &[usize], tie_break: &TieBreak) -> Tie {
        let key = format!("tie-{}", tie_break.name);
        let first = tie_break.merit(level[0]);
        let outcome =
            if level.iter().all(|&entry| tie_break.merit(entry) == first) { "level" } else { "decides" };
        let list = level.iter().map(|&entry| format!("{}: {}", self.name(entry), tie_break.values[entry]));
        let values =
            (0..self.scores.len()).map(|entry| level.contains(&entry).then(|| tie_break.values[entry]));
        let label = self.to.words.attribute(&key, "label").unwrap_or_else(|| key.clone());
        Tie {
            told: self.say(&key, level, outcome, join(list)),
            row: Some(TieRow { label, values: values.collect() }),
        }
    }

    fn say(&self, key: &str, level: &[usize], outcome: &str, list: String) -> String {
        let points = self.scores[level[0]];
        self.to
            .words
            .say(key, &[("points", points.into()), ("outcome", outcome.into()), ("list", list.into())])
    }

    /// A seat's name, or that of whoever plays without one.
    fn name(&self, entry: usize) -> String {
        if entry < self.seats {
            self.to.name(Seat::new(entry)).to_owned()
        } else {
            self.to.words.get(&format!("entry-{entry}"))
        }
    }
}

fn join(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
