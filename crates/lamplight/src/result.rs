//! How a game ended, and how it came to that: two tables.

use std::iter;

use table::account::Cell;
use table::tie::ties;
use table::{Eyes, Game, Listener, Words};

use crate::output::columns;

/// How a game ended: places and points, and what decided where points are equal; or for a team the title it earned.
pub(crate) fn result<G: Game>(position: &G, words: &Words, names: &[String]) -> String {
    let standing = position.standing();
    if let Some(grade) = standing.grade {
        let title = words.get(&format!("grade-{grade}"));
        return words.say("result-team", &[("title", title.into()), ("points", standing.scores[0].into())]);
    }
    let mut order: Vec<usize> = (0..standing.scores.len()).collect();
    order.sort_by_key(|&entry| standing.ranks[entry]);
    let header = ["column-player", "column-place", "column-points"].map(|key| words.get(key)).to_vec();
    let row = |entry: usize| {
        vec![
            entry_name(entry, words, names),
            format!("{}.", standing.ranks[entry]),
            standing.scores[entry].to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = iter::once(header).chain(order.into_iter().map(row)).collect();
    let ties = ties(position, &Listener { words, names, eyes: Eyes::Spectator });
    ties.into_iter().fold(columns(&rows), |told, tie| format!("{told}\n{}", tie.told))
}

/// How the points came about: a column for everybody who scores, with its sum below.
pub(crate) fn account<G: Game>(position: &G, to: &Listener<'_>) -> String {
    let standing = position.standing();
    let heads: Vec<String> = match standing.grade {
        Some(_) => vec![to.words.get("column-team")],
        None => (0..standing.scores.len()).map(|entry| entry_name(entry, to.words, to.names)).collect(),
    };
    let sums = standing.scores[..heads.len()].iter().map(i32::to_string).collect();
    let line = |label: String, cells: Vec<String>| [vec![label], cells].concat();
    let mut rows = vec![line(String::new(), heads)];
    for row in G::account(&position.view(to.eyes), to).rows {
        rows.push(line(row.label, row.cells.iter().map(written).collect()));
    }
    rows.push(line(to.words.get("column-points"), sums));
    for row in ties(position, to).into_iter().filter_map(|tie| tie.row) {
        let value = |value: Option<i32>| value.map_or_else(String::new, |value| value.to_string());
        rows.push(line(row.label, row.values.into_iter().map(value).collect()));
    }
    columns(&rows)
}

/// What points are for, then the points, so that they stand below each other.
fn written(cell: &Cell) -> String {
    let points = if cell.points == 0 { "–".to_owned() } else { cell.points.to_string() };
    format!("{}  {points:>3}", cell.note.as_deref().unwrap_or_default())
}

/// Who an entry of the scores is: a seat, or somebody who plays without one.
pub(crate) fn entry_name(entry: usize, words: &Words, names: &[String]) -> String {
    names.get(entry).cloned().unwrap_or_else(|| words.get(&format!("entry-{entry}")))
}
