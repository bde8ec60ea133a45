//! Along the lower edge of a picture: the hands, all open, with ships and propellers of their captains; and the pile.

use table::look::Color;
use table::scene::{Frame, Sprite, layer};
use table::{Game, Seat};

use crate::content::Kind;
use crate::fleet::ship;
use crate::scene::Drawing;
use crate::sketch::Sketch;

/// Room between two hands that lie side by side.
const GAP: f32 = 12.0;
/// The size of type for what stands on the rack.
const TYPE: f32 = 11.0;
/// How much higher than wide the mount of a tile is where it bears a name.
const NAMED: f32 = 1.2;

/// Sizes of a captain's part of the rack.
#[derive(Clone, Copy)]
struct Sizes {
    /// The width of what stands before the tiles: a ship over its propellers. Nothing if both have a row to themselves.
    head: f32,
    ship: f32,
    token: f32,
    /// The width of a mount.
    mount: f32,
    /// From one mount to the next.
    step: f32,
}

const fn sizes(head: f32, ship: f32, token: f32, mount: f32, step: f32) -> Sizes {
    Sizes { head, ship, token, mount, step }
}

/// A captain's part of the rack.
struct Post {
    seat: Seat,
    /// The left end, and the height of the middle.
    at: (f32, f32),
    sizes: Sizes,
    /// Where the ship lies, and the first propeller.
    ship: (f32, f32),
    tokens: (f32, f32),
}

impl Post {
    /// With the ship over the propellers, before `tokens` of them and the tiles.
    fn new(seat: Seat, at: (f32, f32), sizes: Sizes, tokens: u8) -> Post {
        let Sizes { head, ship, token, .. } = sizes;
        let (x, y) = (at.0 + head / 2.0 - 2.0, at.1);
        let first = x - token * (f32::from(tokens) - 1.0) / 2.0;
        Post { seat, at, sizes, ship: (x, y - token * 0.6), tokens: (first, y + ship * 0.5) }
    }

    /// The middle of the n-th mount.
    fn place(&self, number: usize) -> (f32, f32) {
        let Sizes { head, mount, step, .. } = self.sizes;
        (self.at.0 + head + step * number as f32 + mount / 2.0, self.at.1)
    }
}

/// The middle of the pile, and its size.
type Pile = (f32, f32, f32);

impl Drawing<'_> {
    pub(crate) fn rack(&self) -> Vec<Sprite> {
        let rack = self.plan.rack;
        let (symbol, (posts, pile)) = match (self.plan.frame, self.position.seats()) {
            (Frame::Wide, _) => ("rack-wide", self.side_by_side()),
            (Frame::Tall, 1) => ("rack-tall", self.alone()),
            (Frame::Tall, _) => ("rack-tall", self.in_two_rows()),
        };
        // Under everything: a tile that is laid leaves the hand over it.
        let mut sprites = vec![Sprite::new("rack", symbol, layer::GROUND, rack.middle(), rack.size())];
        for post in &posts {
            sprites.extend(self.captain(post));
            sprites.extend(self.hand(post));
        }
        sprites.extend(self.slots(&posts[0]));
        sprites.extend(self.pile(pile));
        sprites
    }

    /// All in one row, in the middle of the rack.
    fn side_by_side(&self) -> (Vec<Post>, Pile) {
        let (rack, (hand, tokens)) = (self.plan.rack, self.position.allowance());
        let own = sizes(f32::from(tokens) * 20.0 + 8.0, 46.0, 19.0, 84.0, 92.0);
        let other = sizes(42.0, 32.0, 12.0, 60.0, 63.0);
        let (width, pile) = (|sizes: Sizes| sizes.head + sizes.step * hand as f32, 72.0);
        let others = self.position.seats() - 1;
        let total = width(own) + others as f32 * (width(other) + GAP) + GAP + pile;
        let (mut left, middle) = (rack.middle().0 - total / 2.0, rack.middle().1);
        let mut posts = Vec::new();
        for (number, seat) in self.seats().enumerate() {
            let sizes = if number == 0 { own } else { other };
            posts.push(Post::new(seat, (left, middle), sizes, tokens));
            left += width(sizes) + GAP;
        }
        (posts, (left + pile / 2.0, middle, pile))
    }

    /// The only hand below; above it ship, propellers and pile.
    fn alone(&self) -> (Vec<Post>, Pile) {
        let rack = self.plan.rack;
        let (upper, lower) = (rack.top + 22.0, rack.bottom() - 46.0);
        let post = Post {
            seat: Seat::new(0),
            at: (rack.left + 14.0, lower),
            sizes: sizes(0.0, 34.0, 30.0, 74.0, 84.0),
            ship: (rack.left + 30.0, upper),
            tokens: (rack.left + 72.0, upper),
        };
        (vec![post], (rack.right() - 32.0, upper, 38.0))
    }

    /// The own hand below; above it those of the others.
    fn in_two_rows(&self) -> (Vec<Post>, Pile) {
        let (rack, (hand, tokens)) = (self.plan.rack, self.position.allowance());
        let (upper, lower) = (rack.top + 26.0, rack.bottom() - 40.0);
        let own = sizes(60.0, 30.0, 17.0, 58.0, 60.0);
        let other = match self.position.seats() {
            2 => sizes(26.0, 24.0, 8.0, 44.0, 46.0),
            3 => sizes(18.0, 18.0, 6.0, 38.0, 39.0),
            _ => sizes(19.0, 18.0, 7.0, 35.0, 36.0),
        };
        let width = other.head + other.step * hand as f32 + 2.0;
        let post = |(number, seat): (usize, Seat)| match number {
            0 => Post::new(seat, (rack.left + 4.0, lower), own, tokens),
            _ => Post::new(seat, (rack.left + 3.0 + width * (number - 1) as f32, upper), other, tokens),
        };
        (self.seats().enumerate().map(post).collect(), (rack.right() - 18.0, lower, 34.0))
    }

    /// A captain's ship, lit in its turn, and the propellers: those spent only in outline.
    fn captain(&self, post: &Post) -> Vec<Sprite> {
        let (seat, Sizes { ship: size, token, .. }) = (post.seat, post.sizes);
        let (act, (_, all)) = (self.act().filter(|act| act.seat == seat), self.position.allowance());
        let left = act.map_or(all, |act| act.tokens);
        let label = self.to.say_of(seat, "scene-tokens", &[("left", left.into()), ("all", all.into())]);
        let key = format!("captain/{seat}");
        let mut sprites = vec![ship(key, seat, layer::HAND + 10, post.ship, size).label(label)];
        if act.is_some() {
            let around = (size * 1.9, size * 1.9);
            sprites.push(Sprite::new("watch", "shine", layer::HAND + 5, post.ship, around).light(60));
        }
        sprites.extend((0..all).map(|number| {
            let symbol = if number < left { "token" } else { "token-spent" };
            let (key, (x, y)) = (format!("token/{seat}/{number}"), post.tokens);
            let at = (x + token * f32::from(number), y);
            Sprite::new(key, symbol, layer::HAND + 10, at, (token, token))
        }));
        sprites
    }

    fn hand(&self, post: &Post) -> Vec<Sprite> {
        let hand = &self.position.hands[post.seat.index()];
        let mut sprites = Vec::new();
        for (number, kind) in hand.kinds().into_iter().enumerate() {
            let copies = hand.tiles().iter().filter(|&&tile| tile == kind).count();
            sprites.extend(self.mounted(post, kind, copies, post.place(number)));
        }
        sprites
    }

    /// Room for the tiles that the nearest hand lacks.
    fn slots(&self, post: &Post) -> impl Iterator<Item = Sprite> {
        let (taken, all) =
            (self.position.hands[post.seat.index()].kinds().len(), self.position.allowance().0);
        let size = (post.sizes.mount, post.sizes.mount * NAMED);
        (taken..all).map(move |number| {
            Sprite::new(format!("slot/{number}"), "slot", layer::HAND + 10, post.place(number), size)
        })
    }

    /// A tile of a hand on its mount, which bears its name in the nearest hand; equal ones lie in a stack.
    fn mounted(&self, post: &Post, kind: Kind, copies: usize, (x, y): (f32, f32)) -> Vec<Sprite> {
        let (seat, width, id) = (post.seat, post.sizes.mount, &self.tiles()[kind].id);
        let named = self.seats().next() == Some(seat);
        let key = if self.own() == Some(seat) { format!("hand/{id}") } else { format!("hand/{seat}/{id}") };
        let (symbol, height) = if named { ("mount", width * NAMED) } else { ("mount-small", width) };
        let mount = Sprite::new(&key, symbol, layer::HAND + 10, (x, y), (width, height));
        let mut sprites = vec![mount.label(self.describe_mounted(seat, kind, copies))];
        let middle = (x, y - (height - width) / 2.0);
        sprites.extend(self.stack(seat, kind, copies, middle, width * 0.92));
        if named {
            let at = (x, y + height / 2.0 - width * 0.12);
            let name = Sprite::words(format!("{key}/name"), "", layer::HAND + 40, at, TYPE);
            sprites.push(name.text(id, TYPE, Color::Second));
        }
        if copies > 1 {
            let (at, size) =
                ((middle.0 + width * 0.36, middle.1 + width * 0.36), (width * 0.26).max(TYPE * 1.45));
            let count = Sprite::new(format!("{key}/copies"), "copies", layer::HAND + 40, at, (size, size));
            sprites.push(count.text(copies.to_string(), (size * 0.6).max(TYPE), Color::Ink));
        }
        sprites
    }

    /// Equal tiles of a hand, one exactly over the other.
    fn stack(&self, seat: Seat, kind: Kind, copies: usize, at: (f32, f32), side: f32) -> Vec<Sprite> {
        let tile = |copy: usize| {
            let key = self.tile_key(kind, &format!("hand/{seat}/{copy}"));
            let layer = layer::HAND + 20 + 5 * copy as i16;
            Sketch { key, tiles: self.tiles(), kind, at, side, layer, light: 100 }.sprites()
        };
        (0..copies).flat_map(tile).collect()
    }

    fn describe_mounted(&self, seat: Seat, kind: Kind, copies: usize) -> String {
        let whose = if self.own() == Some(seat) { "scene-hand" } else { "scene-hand-of" };
        let (tile, shows) = (self.tiles()[kind].id.as_str().into(), self.describe(kind).into());
        self.to.say_of(seat, whose, &[("tile", tile), ("shows", shows), ("copies", copies.into())])
    }

    fn pile(&self, (x, y, size): Pile) -> [Sprite; 2] {
        let count = self.position.pile.len();
        // The stack lies aslant, and its number on the tile on top.
        let (symbol, aslant) = if count == 0 { ("pile-empty", 0.0) } else { ("pile", size * 0.07) };
        let label = self.to.words.say("scene-pile", &[("tiles", count.into())]);
        let pile = Sprite::new("pile", symbol, layer::HAND + 10, (x, y), (size, size)).label(label);
        let number = Sprite::words("pile/count", "", layer::HAND + 20, (x - aslant, y - aslant), TYPE);
        [pile, number.text(count.to_string(), (size * 0.34).max(TYPE), Color::Ink)]
    }
}
