//! How the points came about: displays, the second-largest group, boats (LD-18).

use table::Listener;
use table::account::{Account, AccountRow, Cell};

use crate::lake::Pools;
use crate::rules::LanternsDice;
use crate::score::{BOAT, Score, two_largest_groups};
use crate::sheet::Sheet;

pub(crate) fn account(position: &LanternsDice, to: &Listener<'_>) -> Account {
    Account {
        rows: vec![
            row(position, "account-displays", displays, to),
            row(position, "account-group", group, to),
            row(position, "account-boats", boats, to),
        ],
    }
}

/// The message that says what points are for, and its number.
type Note = Option<(&'static str, u32)>;

/// Points of one kind on a sheet, and what they are for.
type Part = fn(Score, &Sheet) -> (u32, Note);

fn row(position: &LanternsDice, label: &str, part: Part, to: &Listener<'_>) -> AccountRow {
    let cell = |sheet: &Sheet| {
        let (points, note) = part(Score::of(&position.content.lake, sheet), sheet);
        let note = note.map(|(key, count)| to.words.say(key, &[("count", count.into())]));
        Cell { points: points as i32, note }
    };
    let sheets = &position.sheets[..usize::from(position.seats)];
    AccountRow { label: to.words.get(label), cells: sheets.iter().map(cell).collect() }
}

/// Says how many pools the displays cover.
fn displays(score: Score, sheet: &Sheet) -> (u32, Note) {
    let pools = sheet.covered.len();
    (score.displays, (pools > 0).then_some(("account-note-displays", pools)))
}

/// Says how large the largest group is, which does not count: that is what the second-largest has to come up to.
fn group(score: Score, sheet: &Sheet) -> (u32, Note) {
    let [largest, _] = two_largest_groups(sheet.complete()).map(Pools::len);
    (score.group, (largest > 0).then_some(("account-note-group", largest)))
}

/// Says how many boats are surrounded.
fn boats(score: Score, _: &Sheet) -> (u32, Note) {
    (score.boats, (score.boats > 0).then_some(("account-note-boats", score.boats / BOAT)))
}
