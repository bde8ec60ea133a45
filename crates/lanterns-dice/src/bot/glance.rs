//! What every area of a sheet is worth at a glance: a few things that good players look for, weighed and added up.
//!
//! The weights are in no unit; only their ratios count. They were found by changing a few at a time and letting
//! the [habit](super::habit) play thousands of games alone: what made its mean score higher was kept.

use super::ranks::Ranks;
use crate::content::Lake;
use crate::lake::{Areas, Pools};
use crate::score::two_largest_groups;
use crate::sheet::Sheet;

/// The area completes its pool.
const COMPLETES: u32 = 11;
/// The pool holds a platform, whose bonus is another area.
const PLATFORM: u32 = 5;
/// For each pool beside that holds a platform and is not complete: the platform's bonus may be spent here.
const BESIDE_PLATFORM: u32 = 1;
/// The area holds a pavilion, and there are turns left to spend its gift.
const PAVILION: u32 = 15;
/// For each pool beside that is at least half shaded: what lies close together is launched together.
const BESIDE_TOUCHED: u32 = 2;
/// For each pool beside that is complete and not yet under a display.
const BESIDE_FREE: u32 = 3;
/// A boat beside that nobody has drawn over.
const BESIDE_BOAT: u32 = 8;
/// Such a boat that has two of its four sides complete already, or three.
const BESIDE_BOAT_OF_TWO: u32 = 7;
const BESIDE_BOAT_OF_THREE: u32 = 14;
/// The pool does not join the two largest groups into one: only the second-largest scores.
const KEEPS_GROUPS_APART: u32 = 14;
/// The pool makes the second-largest group larger.
const GROWS_SECOND_GROUP: u32 = 3;

/// A second-largest group of so many pools is not given away for one complete pool more.
const GROUP_TO_KEEP: u32 = 3;

/// A sheet, looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Glance {
    shaded: Areas,
    covered: Pools,
    gifts_count: bool,
    groups: [Pools; 2],
    /// What is left alone: boats that can still score, and what would join two groups that are worth keeping apart.
    spared: Areas,
    top: Ranks,
    bottom: Ranks,
}

impl Glance {
    /// Looks at a sheet, most often the same one again: what has not changed is kept.
    #[inline]
    pub(crate) fn look(&mut self, lake: &Lake, sheet: &Sheet, gifts_count: bool) {
        let same = self.shaded == sheet.shaded && self.covered == sheet.covered;
        if !same || self.gifts_count != gifts_count {
            self.look_anew(lake, sheet, gifts_count);
        }
    }

    fn look_anew(&mut self, lake: &Lake, sheet: &Sheet, gifts_count: bool) {
        let complete = sheet.complete();
        if self.shaded.whole() != complete {
            self.groups = two_largest_groups(complete);
        }
        self.shaded = sheet.shaded;
        self.covered = sheet.covered;
        self.gifts_count = gifts_count;
        let boats = lake.boats & !sheet.shaded.touched();
        self.spared = spared(sheet, boats, self.groups);
        let pools = rank_pools(lake, sheet, boats, self.groups);
        (self.top, self.bottom) = (pools, pools);
        self.top.add(sheet.shaded.bottom, COMPLETES);
        self.bottom.add(sheet.shaded.top, COMPLETES);
        if gifts_count {
            self.top.add(lake.pavilions.top, PAVILION);
            self.bottom.add(lake.pavilions.bottom, PAVILION);
        }
    }

    /// The greatest worth among these areas, and those that have it; 0 and none if all are better left alone.
    pub(crate) fn best(&self, areas: Areas) -> (u32, Areas) {
        let Areas { top, bottom } = areas & !self.spared;
        let (tops, bottoms) = (self.top.best(top), self.bottom.best(bottom));
        let best = tops.0.max(bottoms.0);
        let of = |(worth, pools): (u32, Pools)| if worth == best { pools } else { Pools::EMPTY };
        (best, Areas { top: of(tops), bottom: of(bottoms) })
    }

    /// The greatest worth among these pools, none of them touched yet, and those that have it; 0 and none if all
    /// are better left alone.
    pub(crate) fn best_pools(&self, pools: Pools) -> (u32, Pools) {
        self.top.best(pools & !self.spared.touched() & !joins(self.groups))
    }
}

/// The pools that would make one group of two that are worth keeping apart.
fn joins([largest, second]: [Pools; 2]) -> Pools {
    if second.len() < GROUP_TO_KEEP { Pools::EMPTY } else { largest.beside() & second.beside() }
}

/// What is left alone.
fn spared(sheet: &Sheet, boats: Pools, groups: [Pools; 2]) -> Areas {
    let joins = joins(groups);
    Areas { top: boats | joins & sheet.shaded.bottom, bottom: boats | joins & sheet.shaded.top }
}

/// What is the same for both areas of a pool.
fn rank_pools(lake: &Lake, sheet: &Sheet, boats: Pools, [largest, second]: [Pools; 2]) -> Ranks {
    let mut pools = Ranks::default();
    pools.add(lake.platforms, PLATFORM);
    for side in sheet.shaded.touched().each_side() {
        pools.add(side, BESIDE_TOUCHED);
    }
    for side in sheet.free().each_side() {
        pools.add(side, BESIDE_FREE);
    }
    for side in (lake.platforms & !sheet.complete()).each_side() {
        pools.add(side, BESIDE_PLATFORM);
    }
    let [of_two, of_three] = sheet.complete().beside_two_and_three();
    pools.add(boats.beside(), BESIDE_BOAT);
    pools.add((boats & of_two & !of_three).beside(), BESIDE_BOAT_OF_TWO);
    pools.add((boats & of_three).beside(), BESIDE_BOAT_OF_THREE);
    pools.add(!(largest.beside() & second.beside()), KEEPS_GROUPS_APART);
    pools.add(second.beside(), GROWS_SECOND_GROUP);
    pools
}
