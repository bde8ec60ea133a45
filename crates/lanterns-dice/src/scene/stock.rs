//! What lies open for everybody: the stacks of fireworks and the emperor's cards.

use table::look::Color;
use table::scene::{Sprite, layer};

use super::Drawing;
use super::plan::Point;
use crate::content::Card;
use crate::lake::{Pool, Pools};
use crate::launches::Stack;
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

    /// The tiles that are left, their shape, what the top one is worth, and what the next.
    fn stack(&self, stack: Stack, (x, y): Point, out: &mut Vec<Sprite>) {
        let content = self.position.content.0;
        let (shape, (width, height)) = (&content.shapes[usize::from(stack.shape)], self.plan.stacks.size);
        let (key, values) = (format!("shape/{}", shape.id), stack.values(content));
        let symbol = format!("stack-{}", values.len());
        let sprite = Sprite::new(&key, symbol, layer::HAND, (x, y), (width, height));
        out.push(sprite.label(self.describe_stack(&shape.id, values)));
        let cells = content.outlines[shape.outlines.start].pools;
        let symbol = if values.is_empty() { "cell-gone" } else { "cell" };
        self.cells(&key, cells, symbol, (x - width * 0.17, y), out);
        for ((&value, what), place) in values.iter().zip(["value", "next"]).zip([-0.16, 0.22]) {
            let at = (x + width * 0.29, y + height * place);
            let (type_size, ink) = if what == "value" {
                (self.plan.types[2], Color::Shade)
            } else {
                (self.plan.types[1], Color::Ink)
            };
            let disc = Sprite::new(
                format!("{key}/{what}"),
                what,
                layer::HAND + 10,
                at,
                (type_size * 1.4, type_size * 1.4),
            );
            out.push(disc.text(value.to_string(), type_size, ink));
        }
    }

    /// The cells of a shape, with the middle of its box here.
    fn cells(&self, key: &str, cells: Pools, symbol: &str, (x, y): Point, out: &mut Vec<Sprite>) {
        let side = self.plan.cell;
        let most = |of: fn(Pool) -> usize| cells.iter().map(of).max().unwrap_or(0) as f32;
        let (columns, rows) = (most(Pool::column), most(Pool::row));
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
        let shape = ("shape", shape.into());
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
        if matches!(self.position.phase, Phase::Shapes { .. } | Phase::Sides) {
            return;
        }
        for (number, card) in self.position.content.cards.iter().enumerate() {
            self.card(number, *card, out);
        }
    }

    /// A card: its name, what it costs, and a drawing of what it does.
    fn card(&self, number: usize, card: Card, out: &mut Vec<Sprite>) {
        let (size, (x, y)) = (self.plan.cards.size, self.plan.cards.at(number));
        let (key, name) = (format!("card/{}", number + 1), self.card_name(number));
        let tint = if self.is_paid(number) { Color::Lamp } else { Color::Line };
        let sprite = Sprite::new(&key, "card", layer::HAND, (x, y), size).tint(tint);
        out.push(sprite.label(self.describe_card(number, card)));
        let (top, type_size) = (y - size.1 * 0.34, self.plan.types[0]);
        let words =
            Sprite::words(format!("{key}/name"), "", layer::HAND + 10, (x - size.0 * 0.34, top), type_size);
        out.push(words.text(name, type_size, Color::Second));
        let gift = size.1 * 0.22;
        out.extend((0..card.cost).map(|n| {
            let at = (x + size.0 * 0.36 - f32::from(n) * gift * 1.08, top);
            Sprite::new(format!("{key}/gift/{}", n + 1), "gift", layer::HAND + 10, at, (gift, gift))
        }));
        let effect = self.position.effect(number as u8).key();
        let at = (x, y + size.1 * 0.14);
        out.push(Sprite::new(
            format!("{key}/effect"),
            effect,
            layer::HAND + 10,
            at,
            (size.0 * 0.86, size.1 * 0.62),
        ));
    }

    fn card_name(&self, number: usize) -> String {
        format!("{}{}", number + 1, self.position.sides[number].letter())
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
