//! What lies open for everybody: the stacks of fireworks and the emperor's cards.

use table::look::Color;
use table::scene::{Sprite, layer};

use super::Drawing;
use super::plan::Point;
use crate::content::Card;
use crate::lake::{Pool, Pools};
use crate::launches::Stack;
use crate::phrase::{self, shape_title};
use crate::rules::Phase;
use crate::sheet::Step;

impl Drawing<'_> {
    pub(super) fn stacks(&self, out: &mut Vec<Sprite>) {
        if matches!(self.position.phase, Phase::Shapes { .. }) {
            return;
        }
        for (number, &stack) in self.position.stacks.iter().enumerate() {
            self.stack(stack, self.plan.stacks.at(number), out);
        }
    }

    /// The tiles that are left and their shape.
    fn stack(&self, stack: Stack, (x, y): Point, out: &mut Vec<Sprite>) {
        let content = self.position.content.0;
        let shape = &content.shapes[usize::from(stack.shape)];
        let (key, values) = (format!("shape/{}", shape.id), stack.values(content));
        let symbol = format!("stack-{}", values.len());
        let sprite = Sprite::new(&key, symbol, layer::HAND, (x, y), self.plan.stacks.size);
        out.push(sprite.label(self.describe_stack(&shape.id, values)));
        let cells = content.outlines[shape.outlines.start].pools;
        let symbol = if values.is_empty() { "cell-gone" } else { "cell" };
        self.cells(&key, cells, symbol, (x - self.plan.stacks.size.0 * 0.17, y), out);
        self.values(&key, values, (x, y), out);
    }

    /// What the top tile is worth, and below it what the next is.
    fn values(&self, key: &str, values: &[u8], (x, y): Point, out: &mut Vec<Sprite>) {
        let ((width, height), [_, middling, large]) = (self.plan.stacks.size, self.plan.types);
        let discs = [("value", -0.16, large, Color::Shade), ("next", 0.22, middling, Color::Ink)];
        out.extend(discs.into_iter().zip(values).map(|((what, down, type_size, ink), value)| {
            let (at, side) = ((x + width * 0.27, y + height * down), type_size * 1.4);
            Sprite::new(format!("{key}/{what}"), what, layer::HAND + 10, at, (side, side)).text(
                value.to_string(),
                type_size,
                ink,
            )
        }));
    }

    /// The cells of a shape, with the middle of its box here.
    fn cells(&self, key: &str, cells: Pools, symbol: &str, (x, y): Point, out: &mut Vec<Sprite>) {
        let most = |of: fn(Pool) -> usize| cells.iter().map(of).max().unwrap_or(0) as f32;
        let (columns, rows) = (most(Pool::column), most(Pool::row));
        let side = self.plan.cell * (3.0 / (columns.max(rows) + 1.0)).min(1.0);
        out.extend(cells.iter().map(|cell| {
            let right = (cell.column() as f32 - columns / 2.0) * side;
            let down = (cell.row() as f32 - rows / 2.0) * side;
            Sprite::new(
                format!("{key}/{cell}"),
                symbol,
                layer::HAND + 10,
                (x + right, y + down),
                (side, side),
            )
        }));
    }

    fn describe_stack(&self, shape: &str, values: &[u8]) -> String {
        let shape = ("shape", shape_title(shape, self.to).into());
        let value = |n: usize| values.get(n).copied().unwrap_or(0).into();
        match values.len() {
            0 => self.to.words.say("scene-stack-empty", &[shape]),
            1 => self.to.words.say("scene-stack-last", &[shape, ("value", value(0))]),
            left => {
                let left = ("left", left.into());
                self.to.words.say("scene-stack", &[shape, ("value", value(0)), ("next", value(1)), left])
            }
        }
    }

    pub(super) fn cards(&self, out: &mut Vec<Sprite>) {
        if !self.position.has_sides() {
            return;
        }
        for (number, card) in self.position.content.cards.iter().enumerate() {
            self.card(number, *card, out);
        }
    }

    /// A card: its name, what it costs, and a drawing of what it does, which is named like the words for it.
    fn card(&self, number: usize, card: Card, out: &mut Vec<Sprite>) {
        let ((width, height), (x, y)) = (self.plan.cards.size, self.plan.cards.at(number));
        let key = format!("card/{}", number + 1);
        let tint = if self.is_paid(number) { Color::Lamp } else { Color::Line };
        let sprite = Sprite::new(&key, "card", layer::HAND, (x, y), (width, height)).tint(tint);
        out.push(sprite.label(self.describe_card(number, card)));
        let (at, size) = ((x, y + height * 0.14), (width * 0.86, height * 0.62));
        let effect = self.position.effect(number as u8).key();
        let effect = Sprite::new(format!("{key}/effect"), effect, layer::HAND + 10, at, size);
        out.push(effect.tint(Color::Lamp));
        self.card_head(number, &key, card.cost, out);
    }

    /// A card's name at the left of its head, its cost at the right.
    fn card_head(&self, number: usize, key: &str, cost: u8, out: &mut Vec<Sprite>) {
        let ((width, height), (x, y)) = (self.plan.cards.size, self.plan.cards.at(number));
        let (top, type_size, gift) = (y - height * 0.34, self.plan.types[0], height * 0.22);
        let words =
            Sprite::words(format!("{key}/name"), "", layer::HAND + 10, (x - width * 0.34, top), type_size);
        out.push(words.text(self.card_name(number), type_size, Color::Second));
        let step = (gift * 1.08).min(width * 0.5 / f32::from(cost - 1).max(1.0));
        out.extend((0..cost).map(|n| {
            let at = (x + width * 0.36 - f32::from(n) * step, top);
            Sprite::new(format!("{key}/gift/{}", n + 1), "gift", layer::HAND + 10, at, (gift, gift))
        }));
    }

    fn card_name(&self, number: usize) -> String {
        phrase::card(self.position, number as u8)
    }

    /// Whether the own player has paid this card and is about to take its effect.
    fn is_paid(&self, number: usize) -> bool {
        let sheet = self.position.sheet(self.own);
        sheet.step == Step::Effect && usize::from(sheet.card) == number
    }

    fn describe_card(&self, number: usize, card: Card) -> String {
        let effect = self.to.words.get(self.position.effect(number as u8).key());
        let arguments =
            [("card", self.card_name(number).into()), ("cost", card.cost.into()), ("effect", effect.into())];
        self.to.words.say("scene-card", &arguments)
    }
}
