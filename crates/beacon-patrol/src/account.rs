//! How the points came about: by what the explored tiles show, and how far the next rank is.

use table::Listener;
use table::account::{Account, AccountRow, Cell};

use crate::cell::Cell as Place;
use crate::content::Feature;
use crate::rules::BeaconPatrol;
use crate::score::{self, Rank};

/// What tiles show, as the rules list it, and the messages that name it.
const FEATURES: [(Feature, &str); 5] = [
    (Feature::Lighthouse, "account-lighthouses"),
    (Feature::Buoy, "account-buoys"),
    (Feature::Windmill, "account-windmills"),
    (Feature::Pier, "account-piers"),
    (Feature::None, "account-others"),
];

/// One column for everybody: the score is common.
pub(crate) fn account(position: &BeaconPatrol, to: &Listener<'_>) -> Account {
    let tiles = FEATURES.into_iter().filter_map(|(feature, key)| tiles(position, feature, key, to));
    Account { rows: tiles.chain([rank(position, to)]).collect() }
}

/// The tiles that show this, if any lie on the chart.
fn tiles(position: &BeaconPatrol, feature: Feature, key: &str, to: &Listener<'_>) -> Option<AccountRow> {
    let shown = position.map.iter().filter(|&(_, kind)| position.tiles[kind].feature == feature);
    let laid: Vec<_> = shown.collect();
    if laid.is_empty() {
        return None;
    }
    let explored = laid.iter().filter_map(|&(cell, kind)| Some((cell, position.points(cell, kind)?)));
    let mut explored: Vec<(Place, i32)> = explored.collect();
    explored.sort_unstable_by_key(|&(cell, _)| outwards(cell));
    let counts = [("explored", explored.len().into()), ("laid", laid.len().into())];
    let note = Some(to.words.say("account-explored", &counts));
    let points = explored.iter().map(|(_, points)| points).sum();
    let at = explored.iter().map(|(cell, _)| format!("cell/{cell}")).collect();
    Some(AccountRow { label: to.words.get(key), cells: vec![Cell { points, note, at }] })
}

/// Sorts cells as the chart lights up: outwards from HQ, and as one reads where they are equally far.
fn outwards(cell: Place) -> (u8, i8, i8) {
    (cell.x.unsigned_abs() + cell.y.unsigned_abs(), -cell.y, cell.x)
}

/// The rank (BP-19). It brings no points; what it says is how many are missing to the next.
fn rank(position: &BeaconPatrol, to: &Listener<'_>) -> AccountRow {
    let grade = |rank: Rank| to.words.get(&format!("grade-{}", rank.name()));
    let score = score::score(position);
    let rank = Rank::of(score, position.expansions);
    let note = match next(score, position.expansions) {
        Some((missing, next)) => {
            to.words.say("account-next", &[("points", missing.into()), ("grade", grade(next).into())])
        }
        None => to.words.get("account-highest"),
    };
    AccountRow {
        label: to.words.say("account-rank", &[("grade", grade(rank).into())]),
        cells: vec![Cell { points: 0, note: Some(note), at: Vec::new() }],
    }
}

/// How many points are missing to the next rank, and which that is; `None` at the highest.
fn next(score: i32, expansions: u8) -> Option<(i32, Rank)> {
    let next = *Rank::ALL.iter().find(|&&rank| rank > Rank::of(score, expansions))?;
    let mut missing = 1;
    while Rank::of(score + missing, expansions) < next {
        missing += 1;
    }
    Some((missing, next))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bp_19_the_next_rank_is_so_far_away() {
        assert_eq!(next(0, 0), Some((26, Rank::Sailors)));
        assert_eq!(next(25, 0), Some((1, Rank::Sailors)));
        assert_eq!(next(26, 0), Some((10, Rank::Captains)));
        assert_eq!(next(55, 1), Some((1, Rank::Navigators)));
        assert_eq!(next(75, 2), Some((1, Rank::Cartographers)));
        assert_eq!(next(76, 2), None);
    }
}
