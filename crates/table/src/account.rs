//! How points came about: a small table that adds up to the scores.
//!
//! A score alone ends a game with a number; an account ends it with a story: which rooms, which ships, which boats.
//! It is words and numbers only, so that a page, a terminal and a program can each set it as they like. What each
//! column is called is not in it: whoever shows it knows the names.

use serde::Serialize;

/// The points so far, by what brought them.
///
/// There is a column for each of [`Standing::scores`](crate::Standing::scores), in the same order; where all play
/// together, and the standing has a [grade](crate::Standing::grade), one column for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Account {
    /// One for each thing that brings points, or could.
    pub rows: Vec<AccountRow>,
}

/// What one thing brought to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AccountRow {
    /// What it is: `Room A`, `Boats`.
    pub label: String,
    /// By column, what it brought.
    pub cells: Vec<Cell>,
}

/// What one thing brought to one column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cell {
    /// The points.
    pub points: i32,
    /// What they are for, if that says more than the points do: `11 pips`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The keys of what brought them in a picture, to count the points there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<String>,
}

impl Account {
    /// The points of a column, added up.
    ///
    /// ```
    /// # use table::account::{Account, AccountRow, Cell};
    /// let cell = |points| Cell { points, note: None, at: Vec::new() };
    /// let row = |label: &str, points: [i32; 2]| AccountRow {
    ///     label: label.to_owned(),
    ///     cells: points.map(cell).to_vec(),
    /// };
    /// let account = Account { rows: vec![row("Room A", [4, 0]), row("Room B", [4, 2])] };
    /// assert_eq!([account.sum(0), account.sum(1)], [8, 2]);
    /// ```
    pub fn sum(&self, column: usize) -> i32 {
        self.rows.iter().filter_map(|row| row.cells.get(column)).map(|cell| cell.points).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_without_a_note_does_not_mention_it() {
        let noted = Cell { points: 4, note: Some("11 pips".to_owned()), at: Vec::new() };
        let row = AccountRow {
            label: "Room A".to_owned(),
            cells: vec![noted, Cell { points: 0, note: None, at: Vec::new() }],
        };
        let written = serde_json::to_string(&Account { rows: vec![row] }).unwrap();
        let expected =
            r#"{"rows":[{"label":"Room A","cells":[{"points":4,"note":"11 pips"},{"points":0}]}]}"#;
        assert_eq!(written, expected);
    }
}
