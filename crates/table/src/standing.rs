//! Scores and ranks.

use arrayvec::ArrayVec;

use crate::limits::ENTRIES;

/// How things stand: by seat, and behind the seats whoever plays without one.
///
/// Meaningful at any time, final when the game is over. Holds no heap memory, so a search may ask for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points, by entry.
    pub scores: ArrayVec<i32, ENTRIES>,
    /// Places, by entry: 1 is best, equal ones are shared (1, 1, 3).
    pub ranks: ArrayVec<u8, ENTRIES>,
    /// In a cooperative game, the title that the common score earns, as a key of the game's words.
    pub grade: Option<&'static str>,
}

impl Standing {
    /// Ranks entries by `keys`, greatest first. A key starts with the score; what follows breaks ties.
    ///
    /// ```
    /// # use table::Standing;
    /// let standing = Standing::competitive([(20, 0), (14, 0), (20, 7), (20, 7)], |key| key.0);
    /// assert_eq!(standing.scores[..], [20, 14, 20, 20]);
    /// assert_eq!(standing.ranks[..], [3, 4, 1, 1]);
    /// ```
    pub fn competitive<K: Ord>(keys: impl IntoIterator<Item = K>, score: impl Fn(&K) -> i32) -> Standing {
        let keys: ArrayVec<K, ENTRIES> = keys.into_iter().collect();
        let better = |key: &K| keys.iter().filter(|other| *other > key).count() as u8;
        Standing {
            scores: keys.iter().map(score).collect(),
            ranks: keys.iter().map(|key| 1 + better(key)).collect(),
            grade: None,
        }
    }

    /// One score for all `seats`, all of rank 1, and the title it earns.
    pub fn cooperative(seats: usize, score: i32, grade: &'static str) -> Standing {
        Standing {
            scores: (0..seats).map(|_| score).collect(),
            ranks: (0..seats).map(|_| 1).collect(),
            grade: Some(grade),
        }
    }

    /// The entries of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = usize> + '_ {
        self.ranks.iter().enumerate().filter(|&(_, &rank)| rank == 1).map(|(entry, _)| entry)
    }
}
