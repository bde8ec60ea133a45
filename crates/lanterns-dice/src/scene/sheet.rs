//! What the own sheet tells beside the lake: the bonuses of all turns, the gifts, and the points so far.

use table::scene::{Sprite, layer};

use super::Drawing;
use crate::score::Score;
use crate::tell::name;

/// How much a bonus shows once its turn is over, in percent.
const GONE: u8 = 25;

impl Drawing<'_> {
    pub(super) fn own_sheet(&self, out: &mut Vec<Sprite>) {
        let (middle, size) = self.plan.strip;
        out.push(Sprite::new("strip", "strip", layer::GROUND + 10, middle, size));
        out.push(self.sign(self.own, self.plan.own_sign));
        self.bonuses(out);
        self.gifts(out);
        self.tally(out);
    }

    fn bonuses(&self, out: &mut Vec<Sprite>) {
        let position = self.position;
        let gone = usize::from(position.own_turn) + usize::from(self.own < position.active);
        let ((x, y), step, size) = self.plan.bonuses;
        let size = (size, size);
        let at = |turn: usize| (x + step * turn as f32, y);
        for (turn, &colour) in position.content.bonuses(position.seats.into(), self.own).iter().enumerate() {
            let key = if turn < gone { "scene-bonus-gone" } else { "scene-bonus" };
            let label = self
                .to
                .words
                .say(key, &[("turn", (turn + 1).into()), ("colour", name(colour, self.to).into())]);
            let symbol = format!("bonus-{}", colour.name());
            let bonus = Sprite::new(format!("bonus/{}", turn + 1), symbol, layer::HAND, at(turn), size);
            out.push(bonus.light(if turn < gone { GONE } else { 100 }).label(label));
        }
        if self.is_active(self.own) {
            out.push(Sprite::new("bonus/now", "bonus-now", layer::HAND - 10, at(gone), size));
        }
    }

    /// The gifts in a row, closer together when there are many.
    fn gifts(&self, out: &mut Vec<Sprite>) {
        let gifts = self.position.gifts(self.own);
        let ((left, y), length, size) = self.plan.gifts;
        let step = (size * 1.1).min((length - size) / f32::from(gifts).max(2.0));
        out.extend((0..gifts).map(|n| {
            let at = (left + size / 2.0 + step * f32::from(n), y);
            let gift = Sprite::new(format!("gift/{:02}", n + 1), "gift", layer::HAND, at, (size, size));
            if n == 0 {
                gift.label(self.to.words.say("scene-gifts", &[("gifts", gifts.into())]))
            } else {
                gift
            }
        }));
    }

    /// The three parts of the score.
    fn tally(&self, out: &mut Vec<Sprite>) {
        let score = Score::of(&self.position.content.lake, self.position.sheet(self.own));
        let parts = [
            ("displays", "sparkle", score.displays),
            ("group", "group", score.group),
            ("boats", "boat-lit", score.boats),
        ];
        for ((part, symbol, points), (x, y)) in parts.into_iter().zip(self.plan.tally) {
            let (key, size) = (format!("tally/{part}"), self.plan.types[1]);
            let label = self.to.words.say(&format!("scene-{part}"), &[("points", points.into())]);
            let icon = Sprite::new(&key, symbol, layer::HAND, (x - size, y), (size * 1.6, size * 1.6));
            out.push(icon.tint(table::look::Color::Lamp).label(label));
            out.push(Sprite::words(
                format!("{key}/points"),
                points.to_string(),
                layer::HAND,
                (x + size * 0.7, y),
                size,
            ));
        }
    }
}
