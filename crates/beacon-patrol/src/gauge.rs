//! The tide gauge: the common score as the level of the water, and the ranks as bars that it has to reach.

use table::Frame;
use table::look::Color;
use table::scene::{Sprite, layer};

use crate::plan::Area;
use crate::scene::Drawing;
use crate::score::{Rank, score};

/// How far the staff reaches above the last bar, in points.
const SPARE: i32 = 4;
/// Points on one length of the staff.
const LENGTH: i32 = 10;
/// From the edge of the panel to the water.
const INSET: f32 = 6.0;
/// The size of type for the points of bars, and for their names.
const TYPE: (f32, f32) = (11.0, 12.0);

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

    /// A line to the left of the staff: its middle and width, given where it begins and ends in percent of the room.
    fn line(&self, from: f32, to: f32) -> (f32, f32) {
        let room = (self.well.width - self.staff - 8.0) / 100.0;
        (self.well.left + 2.0 + f32::midpoint(from, to) * room, (to - from) * room)
    }
}

impl Drawing<'_> {
    pub(crate) fn gauge(&self) -> Vec<Sprite> {
        let (area, score) = (self.plan.gauge, score(self.position));
        let (symbol, head, staff) = match self.plan.frame {
            Frame::Wide => ("gauge-wide", 78.0, 20.0),
            Frame::Tall => ("gauge-tall", 47.0, 13.0),
        };
        let (width, height) = (area.width - 2.0 * INSET, area.height - head - INSET);
        let well = Area::new(area.left + INSET, area.top + head, width, height);
        let gauge = Gauge { well, staff, top: Rank::Cartographers.bar(self.position.expansions) + SPARE };
        let panel = Sprite::new("gauge", symbol, layer::GROUND, area.middle(), area.size());
        let mut sprites = vec![panel.label(self.describe_score(score))];
        sprites.extend(self.figures(area, score));
        sprites.extend(water(&gauge, score));
        sprites.extend((0..gauge.top / LENGTH).map(|number| length(&gauge, number)));
        sprites.extend(Rank::ALL.into_iter().flat_map(|rank| self.bar(&gauge, rank, score)));
        sprites
    }

    /// The score in figures, and the rank it earns.
    fn figures(&self, area: Area, score: i32) -> [Sprite; 2] {
        let (large, small) = if self.plan.frame == Frame::Wide { (40.0, 13.0) } else { (24.0, 11.0) };
        let (x, top) = (area.middle().0, area.top);
        let rank = Rank::of(score, self.position.expansions);
        let number = Sprite::words("score", "", layer::ABOVE, (x, top + large * 0.62), large);
        let name = Sprite::words("rank", "", layer::ABOVE, (x, top + large * 1.15 + small), small);
        [number.text(score.to_string(), large, Color::Ink), name.text(self.grade(rank), small, Color::Lamp)]
    }

    fn describe_score(&self, score: i32) -> String {
        let (words, expansions) = (self.to.words, self.position.expansions);
        let rank = Rank::of(score, expansions);
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

    /// The bar of a rank, with the points it takes and, where there is room, its name. The lowest rank takes none,
    /// so it has no bar.
    fn bar(&self, gauge: &Gauge, rank: Rank, score: i32) -> Vec<Sprite> {
        let points = rank.bar(self.position.expansions);
        let (y, key) = (gauge.level(points), format!("rank/{}", rank.name()));
        let (ink, tint) =
            if score >= points { (Color::Ink, Color::Lamp) } else { (Color::Second, Color::Third) };
        let word = |what: &str, at: (f32, f32), size: f32, words: String| {
            Sprite::words(format!("{key}/{what}"), "", layer::ABOVE, at, size).text(words, size, ink)
        };
        let line = |(x, width)| Sprite::new(&key, "bar", layer::ABOVE, (x, y), (width, 2.0)).tint(tint);
        let ((left, _), whole, right) =
            (gauge.line(0.0, 60.0), gauge.line(0.0, 100.0), gauge.line(60.0, 100.0));
        let name = |above: f32| word("name", (whole.0, y - above), TYPE.1, self.grade(rank));
        let number = |at: (f32, f32)| word("points", at, TYPE.0, points.to_string());
        match self.plan.frame {
            Frame::Wide if points == 0 => vec![name(16.0)],
            Frame::Wide => vec![name(11.0), line(whole), number((whole.0, y + 11.0))],
            Frame::Tall if points == 0 => Vec::new(),
            Frame::Tall => vec![line(right), number((left, y))],
        }
    }
}

/// The well, the water in it, and the waves on top.
fn water(gauge: &Gauge, score: i32) -> [Sprite; 3] {
    let (well, level) = (gauge.well, gauge.level(score));
    // Programs disagree about a drawing without any height.
    let (x, depth) = (well.middle().0, (well.bottom() - level).max(0.1));
    [
        Sprite::new("well", "well", layer::GROUND + 10, well.middle(), well.size()),
        Sprite::new("tide", "tide", layer::PIECE, (x, level + depth / 2.0), (well.width, depth)),
        Sprite::new("swell", "swell", layer::PIECE + 10, (x, level - 3.0), (well.width, 8.0)),
    ]
}

/// Ten points of the staff.
fn length(gauge: &Gauge, number: i32) -> Sprite {
    let (low, high) = (gauge.level(number * LENGTH), gauge.level((number + 1) * LENGTH));
    let at = (gauge.staff_at(), f32::midpoint(low, high));
    Sprite::new(format!("staff/{number}"), "staff", layer::BOARD, at, (gauge.staff, low - high))
}
