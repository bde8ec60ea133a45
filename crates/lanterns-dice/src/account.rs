//! How the points came about: displays, the second-largest group, boats (LD-18).

use table::account::{Account, AccountRow, Cell};
use table::{Listener, Seat};

use crate::lake::{Pool, Pools};
use crate::rules::LanternsDice;
use crate::scene;
use crate::score::{BOAT, scoring_boats, two_largest_groups};
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

/// Points of one kind on a sheet.
struct Part {
    points: u32,
    /// The message that says what they are for, and its number.
    note: Option<(&'static str, u32)>,
    /// The pools that brought them.
    pools: Pools,
}

type Count = fn(&LanternsDice, &Sheet) -> Part;

fn row(position: &LanternsDice, label: &str, count: Count, to: &Listener<'_>) -> AccountRow {
    let cell = |seat: Seat| {
        let sheet = position.sheet(seat);
        let Part { points, note, pools } = count(position, sheet);
        let note = note.map(|(key, count)| to.words.say(key, &[("count", count.into())]));
        let own = seat == scene::own_seat(to.eyes);
        let at = pools.iter().map(|pool| key(position, seat, own, pool)).collect();
        Cell { points: points as i32, note, at }
    };
    AccountRow { label: to.words.get(label), cells: Seat::all(position.seats.into()).map(cell).collect() }
}

/// What stands for a pool that brought points in a picture of the own lake or of somebody else's.
fn key(position: &LanternsDice, seat: Seat, own: bool, pool: Pool) -> String {
    let sheet = position.sheet(seat);
    match (own, sheet.covered.contains(pool), sheet.complete().contains(pool)) {
        (true, true, _) => format!("display/{pool}"),
        (true, false, true) => format!("pool/{pool}"),
        (true, false, false) => format!("feature/{pool}"),
        (false, true, _) => format!("lake/{seat}/display/{pool}"),
        (false, false, true) => format!("lake/{seat}/{pool}t"),
        (false, false, false) => format!("lake/{seat}/boat/{pool}"),
    }
}

/// Says how many pools the displays cover.
fn displays(_: &LanternsDice, sheet: &Sheet) -> Part {
    let count = sheet.covered.len();
    let note = (count > 0).then_some(("account-note-displays", count));
    Part { points: sheet.displays.into(), note, pools: sheet.covered }
}

/// Says how large the largest group is, which does not count: that is what the second-largest has to come up to.
fn group(_: &LanternsDice, sheet: &Sheet) -> Part {
    let [largest, second] = two_largest_groups(sheet.complete());
    let note = (!largest.is_empty()).then_some(("account-note-group", largest.len()));
    Part { points: second.len(), note, pools: second }
}

/// Says how many boats are surrounded.
fn boats(position: &LanternsDice, sheet: &Sheet) -> Part {
    let pools = scoring_boats(&position.content.lake, sheet);
    let note = (!pools.is_empty()).then_some(("account-note-boats", pools.len()));
    Part { points: BOAT * pools.len(), note, pools }
}
