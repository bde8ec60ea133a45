//! What the own sheet tells beside the lake: its letter, the bonuses of all turns, the gifts, and the points so far.

use table::look::Color;
use table::scene::{Sprite, layer};

use super::Drawing;
use crate::phrase::name;
use crate::score::Score;

/// How much a bonus shows once its turn is over, in percent.
const GONE: u8 = 25;

impl Drawing<'_> {
    pub(super) fn own_sheet(&self, out: &mut Vec<Sprite>) {
        let (middle, size) = self.plan.strip;
        out.push(Sprite::new("strip", "strip", layer::GROUND + 10, middle, size));
        out.push(self.sign(self.own, self.plan.own_sign));
        out.extend(self.sheet_letter(self.own, self.plan.own_letter));
        self.bonuses(out);
        self.gifts(out);
        self.tally(out);
    }

    fn bonuses(&self, out: &mut Vec<Sprite>) {
        let position = self.position;
        let Some(sheet) = position.letter(self.own) else { return };
        let gone = usize::from(position.own_turn) + usize::from(self.own < position.active);
        let (row, bonuses) = (&self.plan.bonuses, position.content.bonuses(position.seats.into(), sheet));
        let size = (row.size, row.size);
        for (turn, &colour) in bonuses.iter().enumerate() {
            let (key, light) = if turn < gone { ("scene-bonus-gone", GONE) } else { ("scene-bonus", 100) };
            let arguments = [("turn", (turn + 1).into()), ("colour", name(colour, self.to).into())];
            let (at, symbol) = (row.at(turn, bonuses.len()), format!("bonus-{}", colour.name()));
            let bonus = Sprite::new(format!("bonus/{}", turn + 1), symbol, layer::HAND, at, size);
            out.push(bonus.light(light).label(self.to.words.say(key, &arguments)));
        }
        if self.is_active(self.own) {
            let at = row.at(gone, bonuses.len());
            out.push(Sprite::new("bonus/now", "bonus-now", layer::HAND - 10, at, size));
        }
    }

    /// The gifts in a row; the first speaks for all.
    fn gifts(&self, out: &mut Vec<Sprite>) {
        let (row, gifts) = (&self.plan.gifts, usize::from(self.position.gifts(self.own)));
        out.extend((0..gifts).map(|n| {
            let key = format!("gift/{:02}", n + 1);
            let gift = Sprite::new(key, "gift", layer::HAND, row.at(n, gifts), (row.size, row.size));
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
            out.push(icon.tint(Color::Lamp).label(label));
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
