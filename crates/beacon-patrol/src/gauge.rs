//! The tide gauge: the common score as the level of the water, and the ranks as bars that it has to reach.

use table::Frame;
use table::look::Color;
use table::scene::{Sprite, layer};

use crate::plan::Area;
use crate::scene::Drawing;
use crate::score::{Rank, score};

/// How far the staff reaches above the last bar, in points.
const SPARE: i32 = 4;
/// From the edge of the panel to the water.
const INSET: f32 = 6.0;
/// Points on one length of the staff.
const LENGTH: i32 = 10;

/// Where points are on the staff.
struct Gauge {
    /// The water and what stands in it.
    well: Area,
    /// The width of the staff, which stands at the right.
    staff: f32,
    /// The highest score it shows.
    top: i32,
}

impl Gauge {
    /// The height of so many points.
    fn level(&self, points: i32) -> f32 {
        self.well.bottom() - self.well.height * points.min(self.top) as f32 / self.top as f32
    }

    /// The middle of the staff, from left to right.
    fn staff_at(&self) -> f32 {
        self.well.right() - self.staff / 2.0 - 2.0
    }
}

impl Drawing<'_> {
    pub(crate) fn gauge(&self) -> Vec<Sprite> {
        let (area, wide) = (self.plan.gauge, self.plan.frame == Frame::Wide);
        let (head, staff) = if wide { (78.0, 20.0) } else { (47.0, 13.0) };
        let (width, height) = (area.width - 2.0 * INSET, area.height - head - INSET);
        let well = Area::new(area.left + INSET, area.top + head, width, height);
        let top = Rank::Cartographers.bar(self.position.expansions) + SPARE;
        let gauge = Gauge { well, staff, top };
        let score = score(self.position);
        let mut sprites = self.header(area, score).to_vec();
        sprites.push(Sprite::new("well", "well", layer::GROUND + 10, well.middle(), well.size()));
        sprites.extend(water(&gauge, score));
        sprites.extend((0..top / LENGTH).map(|number| length(&gauge, number)));
        for rank in Rank::ALL {
            sprites.extend(self.bar(&gauge, rank, score, wide));
        }
        sprites
    }

    /// The score in figures, with the rank it earns.
    fn header(&self, area: Area, score: i32) -> [Sprite; 3] {
        let (large, small) = if self.plan.frame == Frame::Wide { (40.0, 13.0) } else { (24.0, 11.0) };
        let (x, top) = (area.middle().0, area.top);
        let rank = Rank::of(score, self.position.expansions);
        let symbol = if self.plan.frame == Frame::Wide { "gauge-wide" } else { "gauge-tall" };
        let panel = Sprite::new("gauge", symbol, layer::GROUND, area.middle(), area.size());
        let number = Sprite::words("score", "", layer::ABOVE, (x, top + large * 0.62), large);
        let name = Sprite::words("rank", "", layer::ABOVE, (x, top + large * 1.15 + small), small);
        [
            panel.label(self.describe_score(score, rank)),
            number.text(score.to_string(), large, Color::Ink),
            name.text(self.grade(rank), small, Color::Lamp),
        ]
    }

    fn describe_score(&self, score: i32, rank: Rank) -> String {
        let (words, expansions) = (self.to.words, self.position.expansions);
        let now = words.say("scene-score", &[("points", score.into()), ("rank", self.grade(rank).into())]);
        let next = Rank::ALL.into_iter().find(|&next| next > rank).map(|next| {
            let bar = next.bar(expansions).into();
            words.say("scene-next-rank", &[("rank", self.grade(next).into()), ("points", bar)])
        });
        std::iter::once(now).chain(next).collect::<Vec<_>>().join(", ")
    }

    fn grade(&self, rank: Rank) -> String {
        self.to.words.get(&format!("grade-{}", rank.name()))
    }

    /// The bar of a rank: its name above, where there is room, and the points it takes.
    fn bar(&self, gauge: &Gauge, rank: Rank, score: i32, wide: bool) -> Vec<Sprite> {
        let (bar, well) = (rank.bar(self.position.expansions), gauge.well);
        let (y, reached) = (gauge.level(bar), score >= bar);
        let (color, width) =
            (if reached { Color::Lamp } else { Color::Third }, well.width - gauge.staff - 8.0);
        let key = format!("rank/{}", rank.name());
        let middle = well.left + 2.0 + width / 2.0;
        let mut sprites = Vec::new();
        if wide {
            let ink = if reached { Color::Ink } else { Color::Second };
            let name = Sprite::words(
                format!("{key}/name"),
                "",
                layer::ABOVE,
                (middle, y - if bar > 0 { 11.0 } else { 16.0 }),
                12.0,
            );
            sprites.push(name.text(self.grade(rank), 12.0, ink));
        }
        if bar > 0 {
            let (line, number) = if wide {
                ((middle, width), (middle, y + 11.0))
            } else {
                ((middle + width * 0.3, width * 0.4), (well.left + width * 0.32, y))
            };
            sprites.push(Sprite::new(&key, "bar", layer::ABOVE, (line.0, y), (line.1, 2.0)).tint(color));
            let points = Sprite::words(format!("{key}/points"), "", layer::ABOVE, number, 11.0);
            sprites.push(points.text(
                bar.to_string(),
                11.0,
                if reached { Color::Ink } else { Color::Second },
            ));
        }
        sprites
    }
}

fn water(gauge: &Gauge, score: i32) -> [Sprite; 2] {
    let (well, level) = (gauge.well, gauge.level(score));
    let x = well.middle().0;
    let depth = (well.bottom() - level).max(0.1);
    let tide = (x, level + depth / 2.0);
    [
        Sprite::new("tide", "tide", layer::PIECE, tide, (well.width, depth)),
        Sprite::new("swell", "swell", layer::PIECE + 10, (x, level - 3.0), (well.width, 8.0)),
    ]
}

/// Ten points of the staff.
fn length(gauge: &Gauge, number: i32) -> Sprite {
    let (low, high) = (gauge.level(number * LENGTH), gauge.level((number + 1) * LENGTH));
    let at = (gauge.staff_at(), f32::midpoint(low, high));
    Sprite::new(format!("staff/{number}"), "staff", layer::BOARD, at, (gauge.staff, low - high))
}
