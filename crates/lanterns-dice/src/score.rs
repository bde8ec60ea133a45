//! Scoring: displays, the second-largest group, surrounded boats.

use serde_json::{Value, json};
use table::{Standing, TieBreak};

use crate::content::Lake;
use crate::lake::Pools;
use crate::rules::LanternsDice;
use crate::sheet::Sheet;

/// Points for a surrounded boat (LD-18).
pub(crate) const BOAT: u32 = 4;

/// The three parts of a player's score (LD-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The values of the displays.
    pub displays: u32,
    /// A point per pool of the second-largest group.
    pub group: u32,
    /// Points for boats.
    pub boats: u32,
}

impl Score {
    pub(crate) fn of(lake: &Lake, sheet: &Sheet) -> Score {
        let complete = sheet.complete();
        Score {
            displays: sheet.displays.into(),
            group: two_largest_groups(complete)[1].len(),
            boats: BOAT * scoring_boats(lake, sheet).len(),
        }
    }

    /// All points.
    pub fn total(self) -> u32 {
        self.displays + self.group + self.boats
    }
}

/// The pools of boats that count: wholly unshaded, with a complete pool on each side.
pub(crate) fn scoring_boats(lake: &Lake, sheet: &Sheet) -> Pools {
    lake.boats & !sheet.shaded.touched() & sheet.complete().surrounded()
}

/// The largest group of these pools and the second-largest; empty where there is none.
pub(crate) fn two_largest_groups(mut pools: Pools) -> [Pools; 2] {
    let [mut largest, mut second] = [Pools::EMPTY; 2];
    while let Some(first) = pools.first() {
        let group = Pools::only(first).grown(pools);
        pools = pools & !group;
        if group.len() > largest.len() {
            (largest, second) = (group, largest);
        } else if group.len() > second.len() {
            second = group;
        }
    }
    [largest, second]
}

pub(crate) fn scores(position: &LanternsDice) -> impl Iterator<Item = Score> {
    let sheets = &position.sheets[..usize::from(position.seats)];
    sheets.iter().map(|sheet| Score::of(&position.content.lake, sheet))
}

/// LD-19: most points, then most points of displays.
pub(crate) fn standing(position: &LanternsDice) -> Standing {
    let keys = scores(position).map(|score| (score.total() as i32, score.displays));
    Standing::competitive(keys, |key| key.0)
}

/// LD-19: the displays decide.
pub(crate) fn tie_breaks(position: &LanternsDice) -> Vec<TieBreak> {
    let values = scores(position).map(|score| score.displays as i32).collect();
    vec![TieBreak { name: "displays", values, least_wins: false }]
}

pub(crate) fn detail(position: &LanternsDice) -> Value {
    let part = |part: fn(Score) -> u32| scores(position).map(part).collect::<Vec<u32>>();
    json!({
        "displays": part(|score| score.displays),
        "group": part(|score| score.group),
        "boats": part(|score| score.boats),
    })
}
