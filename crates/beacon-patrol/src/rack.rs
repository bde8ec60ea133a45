//! Along the lower edge of a picture: the hands, all open, with ships and propellers of their captains; and the pile.

use table::look::Color;
use table::scene::{Frame, Sprite, layer};
use table::{Game, Seat};

use crate::content::Kind;
use crate::scene::Drawing;
use crate::sketch::Sketch;

/// Room between two hands.
const GAP: f32 = 12.0;
/// The size of type for what stands on the rack.
const TYPE: f32 = 11.0;
/// How much higher than wide the mount of an own tile is, to bear its name.
const NAMED: f32 = 1.2;

/// Sizes of a captain's part of the rack.
#[derive(Clone, Copy)]
struct Sizes {
    /// The width of what stands before the tiles: a ship over its propellers.
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
}

impl Drawing<'_> {
    pub(crate) fn rack(&self) -> Vec<Sprite> {
        let rack = self.plan.rack;
        let mut sprites = vec![Sprite::new("rack", "rack", layer::HAND, rack.middle(), rack.size())];
        let (posts, pile) = match self.plan.frame {
            Frame::Wide => self.side_by_side(),
            Frame::Tall => self.in_two_rows(),
        };
        for post in &posts {
            sprites.extend(self.post(post));
        }
        sprites.extend(self.pile(pile));
        sprites
    }

    /// All in one row, in the middle of the rack; and the middle and size of the pile.
    fn side_by_side(&self) -> (Vec<Post>, (f32, f32, f32)) {
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
            posts.push(Post { seat, at: (left, middle), sizes });
            left += width(sizes) + GAP;
        }
        (posts, (left + pile / 2.0, middle, pile))
    }

    /// The own hand below; above it the others', or the propellers of somebody who sails alone.
    fn in_two_rows(&self) -> (Vec<Post>, (f32, f32, f32)) {
        let rack = self.plan.rack;
        let (upper, lower) = (rack.top + 22.0, rack.bottom() - 46.0);
        let (own, others) = match self.position.seats() {
            1 => (sizes(0.0, 34.0, 30.0, 74.0, 84.0), None),
            2 => (sizes(60.0, 30.0, 17.0, 58.0, 60.0), Some(sizes(26.0, 24.0, 8.0, 44.0, 46.0))),
            3 => (sizes(60.0, 30.0, 17.0, 58.0, 60.0), Some(sizes(19.0, 18.0, 6.0, 39.0, 40.0))),
            _ => (sizes(60.0, 30.0, 17.0, 58.0, 60.0), Some(sizes(19.0, 18.0, 7.0, 35.0, 36.0))),
        };
        let alone = others.is_none();
        let start = if alone { 14.0 } else { 4.0 };
        let mut posts = vec![Post { seat: self.first(), at: (rack.left + start, lower), sizes: own }];
        let mut left = rack.left + 3.0;
        for (seat, sizes) in self.seats().skip(1).zip(others.into_iter().cycle()) {
            posts.push(Post { seat, at: (left, upper), sizes });
            left += sizes.head + sizes.step * self.position.allowance().0 as f32 + 2.0;
        }
        let pile =
            if alone { (rack.right() - 32.0, upper, 38.0) } else { (rack.right() - 18.0, lower, 34.0) };
        (posts, pile)
    }

    fn first(&self) -> Seat {
        self.own().unwrap_or(Seat::new(0))
    }

    fn post(&self, post: &Post) -> Vec<Sprite> {
        let mut sprites = self.head(post);
        let hand = &self.position.hands[post.seat.index()];
        for (number, kind) in hand.kinds().into_iter().enumerate() {
            let copies = hand.tiles().iter().filter(|&&tile| tile == kind).count();
            let sizes = post.sizes;
            let x = post.at.0 + sizes.head + sizes.step * number as f32 + sizes.mount / 2.0;
            sprites.extend(self.mounted(post, kind, copies, (x, post.at.1)));
        }
        sprites
    }

    /// The captain's ship, and the propellers: those spent only in outline.
    fn head(&self, post: &Post) -> Vec<Sprite> {
        let (seat, Sizes { head, ship, token, .. }) = (post.seat, post.sizes);
        let (_, all) = self.position.allowance();
        let left = self.act().filter(|act| act.seat == seat).map_or(all, |act| act.tokens);
        // Alone, there is a row for both.
        let in_line = head == 0.0;
        let (x, y) = if in_line {
            (self.plan.rack.left + 30.0, self.plan.rack.top + 22.0)
        } else {
            (post.at.0 + head / 2.0 - 2.0, post.at.1)
        };
        let (ship_at, first) = if in_line {
            ((x, y), (x + 42.0, y))
        } else {
            ((x, y - token * 0.6), (x - token * f32::from(all - 1) / 2.0, y + ship * 0.5))
        };
        let label = self.to.say_of(seat, "scene-tokens", &[("left", left.into()), ("all", all.into())]);
        let ship = self.ship(format!("captain/{seat}"), seat, layer::HAND + 10, ship_at, ship).label(label);
        let tokens = (0..all).map(|number| {
            let symbol = if number < left { "token" } else { "token-spent" };
            let at = (first.0 + token * f32::from(number), first.1);
            Sprite::new(format!("token/{seat}/{number}"), symbol, layer::HAND + 10, at, (token, token))
        });
        std::iter::once(ship).chain(tokens).collect()
    }

    /// A tile of a hand on its mount; equal ones lie in a stack.
    fn mounted(&self, post: &Post, kind: Kind, copies: usize, (x, y): (f32, f32)) -> Vec<Sprite> {
        let (seat, width) = (post.seat, post.sizes.mount);
        let is_first = seat == self.first();
        let id = &self.tiles()[kind].id;
        let key = if self.own() == Some(seat) { format!("hand/{id}") } else { format!("hand/{seat}/{id}") };
        let (symbol, height) = if is_first { ("mount", width * NAMED) } else { ("mount-small", width) };
        let mount = Sprite::new(&key, symbol, layer::HAND + 10, (x, y), (width, height));
        let mut sprites = vec![mount.label(self.describe_mounted(seat, kind, copies))];
        let (side, above) = (width * 0.92, (height - width) / 2.0);
        for copy in 0..copies {
            let key = self.tile_key(kind, &format!("hand/{seat}/{copy}"));
            let (at, layer) = ((x, y - above), layer::HAND + 20 + 5 * copy as i16);
            sprites.extend(Sketch { key, tiles: self.tiles(), kind, at, side, layer, light: 100 }.sprites());
        }
        if is_first {
            let at = (x, y + height / 2.0 - width * 0.12);
            let name = Sprite::words(format!("{key}/name"), "", layer::HAND + 20, at, TYPE);
            sprites.push(name.text(id, TYPE, Color::Second));
        }
        if copies > 1 {
            let (at, size) = ((x + width * 0.36, y - above + width * 0.36), (width * 0.26).max(16.0));
            let count = Sprite::new(format!("{key}/copies"), "copies", layer::HAND + 40, at, (size, size));
            sprites.push(count.text(copies.to_string(), (size * 0.6).max(TYPE), Color::Ink));
        }
        sprites
    }

    fn describe_mounted(&self, seat: Seat, kind: Kind, copies: usize) -> String {
        let whose = if self.own() == Some(seat) { "scene-hand" } else { "scene-hand-of" };
        let (tile, shows) = (self.tiles()[kind].id.as_str().into(), self.describe(kind).into());
        self.to.say_of(seat, whose, &[("tile", tile), ("shows", shows), ("copies", copies.into())])
    }

    fn pile(&self, (x, y, size): (f32, f32, f32)) -> Vec<Sprite> {
        let count = self.position.pile.len();
        let symbol = if count == 0 { "pile-empty" } else { "pile" };
        let label = self.to.words.say("scene-pile", &[("tiles", count.into())]);
        let pile = Sprite::new("pile", symbol, layer::HAND + 10, (x, y), (size, size)).label(label);
        let middle = (x - size * 0.07, y - size * 0.07);
        let number = Sprite::words("pile/count", "", layer::HAND + 20, middle, TYPE);
        let number = number.text(count.to_string(), (size * 0.34).max(TYPE), Color::Ink);
        vec![pile, number]
    }
}
