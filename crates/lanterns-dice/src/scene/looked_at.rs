//! Somebody else's lake, large, as long as it is pointed at: it lies over the own one, pool upon pool, and its owner's
//! points lie over the own strip.
//!
//! The colours are the same for everybody and drawn once, whoever is looked at; only what is lit differs.

use table::Seat;
use table::look::Color;
use table::scene::{Sprite, layer};

use super::lakes::HALVES;
use super::{Drawing, shortened};
use crate::lake::{Area, Areas, Half, Pool, Pools};
use crate::score::Score;

/// Over everything else.
const COVER: i16 = layer::HAND + 100;

impl Drawing<'_> {
    pub(super) fn looked_at(&self, out: &mut Vec<Sprite>) {
        let lake = |seat: Seat| format!("lake/{seat}");
        let others: Vec<Seat> = self.seats().filter(|&seat| seat != self.own).collect();
        let printed = self.printed().into_iter();
        out.extend(printed.map(|sprite| sprite.when(others.iter().copied().map(lake))));
        for seat in others {
            out.extend(self.lit(seat).into_iter().map(|sprite| sprite.when([lake(seat)])));
        }
    }

    /// What covers the own lake and the own strip, and the colours of every lake.
    fn printed(&self) -> Vec<Sprite> {
        let (middle, (width, height)) = self.plan.own.bounds();
        let (strip, strip_size) = self.plan.strip;
        let size = (width + self.plan.shore, height + self.plan.shore);
        let covers = [
            Sprite::new("cover/lake", "leaf", COVER, middle, size),
            Sprite::new("cover/strip", "leaf", COVER, strip, strip_size),
        ];
        let areas = Pools::ALL.iter().flat_map(|pool| HALVES.map(|half| Area { pool, half }));
        covers
            .into_iter()
            .chain(areas.map(|area| self.large_area("cover", "pale", area, COVER + 10)))
            .collect()
    }

    fn large_area(&self, of: &str, light: &str, area: Area, layer: i16) -> Sprite {
        let grid = &self.plan.own;
        let half = match area.half {
            Half::Top => "top",
            Half::Bottom => "bottom",
        };
        let symbol = format!("{light}-{}", self.position.content.lake.colour(area).name());
        let (key, size) = (format!("{of}/{}/{half}", area.pool), (grid.side, grid.side));
        Sprite::new(key, symbol, layer, grid.at(area.pool), size).turn(grid.turn(area.half))
    }

    /// What a seat has lit and launched, and the points for it.
    fn lit(&self, seat: Seat) -> Vec<Sprite> {
        let (sheet, of) = (self.position.sheet(seat), format!("large/{seat}"));
        let key = |pool: Pool, what: &str| format!("{of}/{pool}/{what}");
        let (grid, side) = (&self.plan.own, self.plan.own.side);
        let areas = sheet.shaded & !Areas::of(sheet.covered);
        let mut sprites: Vec<Sprite> =
            areas.iter().map(|area| self.large_area(&of, "lit", area, COVER + 20)).collect();
        let open = (!sheet.covered).iter();
        sprites
            .extend(open.filter_map(|pool| self.feature_of(sheet, pool, key(pool, "feature"), COVER + 30)));
        sprites.extend(sheet.free().iter().map(|pool| {
            Sprite::new(key(pool, "rim"), "pool-complete", COVER + 40, grid.at(pool), (side, side))
        }));
        sprites
            .extend(sheet.covered.iter().map(|pool| self.burst_over(pool, key(pool, "display"), COVER + 40)));
        sprites.push(self.points_of(seat));
        sprites
    }

    /// A seat's points in a line.
    fn points_of(&self, seat: Seat) -> Sprite {
        let score = Score::of(&self.position.content.lake, self.position.sheet(seat));
        let arguments = [
            ("name", shortened(self.to.name(seat), self.plan.letters).into()),
            ("points", score.total().into()),
            ("displays", score.displays.into()),
            ("group", score.group.into()),
            ("boats", score.boats.into()),
        ];
        let (words, size) = (self.to.words.say("scene-points", &arguments), self.plan.types[1]);
        let (key, (at, _)) = (format!("large/{seat}/points"), self.plan.strip);
        Sprite::words(key, "", COVER + 20, at, size).text(words, size, Color::Ink)
    }
}
