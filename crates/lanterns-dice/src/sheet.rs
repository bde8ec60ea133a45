//! One player's sheet.

use crate::content::Lake;
use crate::lake::{Area, Areas, Half, Pool, Pools};

/// What is marked on a sheet, and which of a turn's steps its player has come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sheet {
    pub(crate) shaded: Areas,
    /// The pools that displays lie on.
    pub(crate) covered: Pools,
    /// What the displays are worth.
    pub(crate) displays: u16,
    pub(crate) gifts: u8,
    pub(crate) step: Step,
    /// The card that was paid, counted from 0; no other when no effect is to be taken.
    pub(crate) card: u8,
    /// The platform just completed, whose bonus comes before the step (LD-11).
    pub(crate) platform: Option<Pool>,
}

/// The steps of a turn, in order (LD-8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Step {
    /// 1: shade in the colour of the die.
    Die,
    /// 2: shade in the colour of the bonus; the active player.
    Bonus,
    /// 3: choose an emperor action.
    Emperor,
    /// 3: take the effect of the card that was paid.
    Effect,
    /// 4: launch a display; the active player.
    Launch,
    /// The turn is over for this player.
    Done,
}

impl Step {
    /// The step that follows for an active player or another.
    pub(crate) fn next(self, active: bool) -> Step {
        match self {
            Step::Die if active => Step::Bonus,
            Step::Die | Step::Bonus => Step::Emperor,
            Step::Emperor | Step::Effect if active => Step::Launch,
            Step::Emperor | Step::Effect | Step::Launch | Step::Done => Step::Done,
        }
    }
}

impl Sheet {
    /// A sheet at the start (LD-4).
    pub(crate) fn new(gifts: u8) -> Sheet {
        Sheet {
            shaded: Areas::EMPTY,
            covered: Pools::EMPTY,
            displays: 0,
            gifts,
            step: Step::Done,
            card: 0,
            platform: None,
        }
    }

    /// The pools of which both areas are shaded, covered or not.
    pub(crate) fn complete(&self) -> Pools {
        self.shaded.whole()
    }

    /// The pools that a display may cover.
    pub(crate) fn free(&self) -> Pools {
        self.complete() & !self.covered
    }

    /// Shades an area; a pavilion earns a gift (LD-10), a platform completed asks for its bonus (LD-11).
    pub(crate) fn shade(&mut self, lake: &Lake, area: Area) {
        self.shaded.insert(area);
        self.gifts += u8::from(lake.pavilions.contains(area));
        if (lake.platforms & self.complete()).contains(area.pool) {
            self.platform = Some(area.pool);
        }
    }

    /// Shades both areas of a pool.
    pub(crate) fn shade_pool(&mut self, lake: &Lake, pool: Pool) {
        for half in [Half::Top, Half::Bottom] {
            self.shade(lake, Area { pool, half });
        }
    }
}
