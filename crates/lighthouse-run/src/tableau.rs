//! The cards below the board: the own hand, and every fleet's deck with the card it played last; the storm card lies with the
//! fleet that begins the round.
//!
//! A card that its owner plays is the same sprite before and after, so it glides from the hand to the open pile. That is why
//! the pile's card is numbered on from those of its kind that are still held.

use table::look::Color as Tone;
use table::scene::{Frame, Sprite, layer};
use table::{Eyes, Seat};

use crate::board::{Phase, Variant};
use crate::cards::{Card, Cards};
use crate::content::Color;
use crate::describe;
use crate::paint;
use crate::plan::Plan;
use crate::scene::Drawing;
use crate::touch::card_key;

/// The height of a card of width 1.
const CARD: f32 = 1.4;
/// Between two cards of a hand.
const GAP: f32 = 4.0;
/// The widest card of a pile: an open card is not as important as one in hand.
const MOST_PILE: f32 = 74.0;
/// The most steps that a card is drawn for; one with more is spelled out.
const MOST_STEPS: u8 = 4;

/// A part of the picture: its left upper corner and its size.
#[derive(Clone, Copy)]
struct Area {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

impl Area {
    /// One of `count` equal columns.
    fn column(self, index: usize, count: usize) -> Area {
        let width = self.width / count as f32;
        Area { x: self.x + index as f32 * width, width, ..self }
    }

    /// One of `count` equal rows.
    fn row(self, index: usize, count: usize) -> Area {
        let height = self.height / count as f32;
        Area { y: self.y + index as f32 * height, height, ..self }
    }

    fn middle(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The largest card that fits in, with a little air around it.
    fn card(self) -> (f32, f32) {
        let width = (self.width - 4.0).min((self.height - 4.0) / CARD);
        (width, width * CARD)
    }
}

pub(crate) fn sprites(drawing: &Drawing<'_>) -> Vec<Sprite> {
    let (hand, piles, columns) = areas(drawing);
    let mut sprites = match drawing.to.eyes {
        Eyes::Seat(seat) => hands(drawing, seat, hand),
        Eyes::Spectator => Vec::new(),
    };
    let colors: Vec<Color> = drawing.board.colors().collect();
    let rows = colors.len().div_ceil(columns);
    for (index, &color) in colors.iter().enumerate() {
        let area = piles.row(index / columns, rows).column(index % columns, columns);
        sprites.extend(pile(drawing, color, area));
    }
    sprites
}

/// Where the hand lies, where the piles do, and in how many columns.
fn areas(drawing: &Drawing<'_>) -> (Area, Area, usize) {
    let Plan { size, board, frame, .. } = *drawing.plan;
    let seated = matches!(drawing.to.eyes, Eyes::Seat(_));
    let below = Area { x: 4.0, y: board.1 + 4.0, width: size.0 - 8.0, height: size.1 - board.1 - 6.0 };
    let fleets = drawing.board.colors().count();
    if !seated {
        return (below, below, fleets);
    }
    if frame == Frame::Tall && drawing.board.variant == Variant::Fleet {
        let hand = Area { height: below.height * 0.62, ..below };
        let piles = Area { y: hand.y + hand.height, height: below.height - hand.height, ..below };
        return (hand, piles, fleets);
    }
    let (part, columns) = match (frame, drawing.board.variant) {
        (Frame::Tall, _) => (0.69, fleets.div_ceil(2)),
        (Frame::Wide, Variant::Fleet) => (0.61, fleets),
        (Frame::Wide, _) => (0.5, fleets),
    };
    let hand = Area { width: below.width * part, ..below };
    let piles = Area { x: hand.x + hand.width, width: below.width - hand.width, ..below };
    (hand, piles, columns)
}

/// The cards of a seat, those of each of its colours on a tray.
fn hands(drawing: &Drawing<'_>, seat: Seat, area: Area) -> Vec<Sprite> {
    let own = drawing.board.own(seat);
    let colors: Vec<Color> = drawing.board.colors().filter(|color| own & color.bit() != 0).collect();
    let trays = colors.iter().enumerate();
    trays.flat_map(|(index, &color)| tray(drawing, color, area.column(index, colors.len()))).collect()
}

/// The cards of a colour in a row, with the fleet's emblem at its corner.
fn tray(drawing: &Drawing<'_>, color: Color, area: Area) -> Vec<Sprite> {
    let places = drawing.board.content.hand;
    let (width, height) = area.column(0, places).card();
    let (x, y) = area.middle();
    let left = x - (width + GAP) * places as f32 / 2.0;
    let mark = drawing.plan.type_size * 1.9;
    let corner = (left + mark * 0.45, y - height / 2.0 + mark * 0.35);
    let mut sprites = vec![emblem(drawing, "mark", color, layer::HAND + 20, corner, mark)];
    let hand = drawing.view.hand(color).unwrap_or(Cards::EMPTY);
    for (place, card) in hand.iter().enumerate() {
        let at = (left + (place as f32 + 0.5) * (width + GAP), y);
        let alike = hand.iter().take(place).filter(|&other| other == card).count();
        let key = key_of(drawing, color, card, alike);
        let sprite = face(drawing, color, card, &key, at, (width, height));
        sprites.push(sprite.label(describe::card(drawing, color, card)));
    }
    sprites
}

fn emblem(drawing: &Drawing<'_>, what: &str, color: Color, layer: i16, at: (f32, f32), side: f32) -> Sprite {
    let (name, paint) = drawing.fleet(color);
    Sprite::new(format!("{what}/{name}"), format!("mark-{}", paint.emblem), layer, at, (side, side))
        .tint(paint.tone)
}

/// The key of one of several cards of a kind.
fn key_of(drawing: &Drawing<'_>, color: Color, card: Card, before: usize) -> String {
    card_key(&drawing.board.content, drawing.board.label(color), card, before)
}

/// A card, face up.
fn face(
    drawing: &Drawing<'_>,
    color: Color,
    card: Card,
    key: &str,
    at: (f32, f32),
    size: (f32, f32),
) -> Sprite {
    let content = &drawing.board.content;
    let (face, tone) = (content.face(card), paint::fleet(content, color).tone);
    let kind = face.kind.word();
    let sprite = |symbol: String| Sprite::new(key, symbol, layer::HAND + 10, at, size).tint(tone);
    if face.steps > MOST_STEPS {
        return sprite(format!("card-{kind}")).text(content.name(card), 11.0, Tone::Ink);
    }
    let light = face.light.map_or("any", |lighthouse| paint::tower(content, lighthouse).tone.name());
    sprite(format!("card-{kind}{}-{light}", face.steps))
}

/// A fleet's deck, and upon it, to the left, the card that it played last.
fn pile(drawing: &Drawing<'_>, color: Color, area: Area) -> Vec<Sprite> {
    let size = Area { width: (area.width / 1.6).min(MOST_PILE), ..area }.card();
    let (x, y) = area.middle();
    // Erik's cards are kept in order of kind: which he turned last is on record nowhere.
    if Some(color) == drawing.board.erik() {
        return deck(drawing, color, (x, y), size, 0.0);
    }
    let aside = size.0 * 0.27;
    let mut sprites = deck(drawing, color, (x + aside, y), size, aside * 0.85);
    sprites.extend(open_card(drawing, color, (x - aside, y), size));
    sprites.extend(storm_card(drawing, color, (x - aside, y), size));
    sprites
}

/// The storm card, if this is the first colour of whoever begins the round, upon the upper left corner of the pile.
fn storm_card(
    drawing: &Drawing<'_>,
    color: Color,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) -> Option<Sprite> {
    let seat = drawing.board.starter().filter(|seat| seat.index() == color.index())?;
    let side = (drawing.plan.type_size * 2.0).min(width / 2.0);
    let at = (x - width / 2.0 + side * 0.2, y - height / 2.0 + side * 0.3);
    let card = Sprite::new("storm-card", "storm-card", layer::HAND + 30, at, (side, side));
    Some(card.tint(drawing.fleet(color).1.tone).label(describe::storm_card(drawing, seat)))
}

/// A deck, face down, with the fleet's emblem and how many cards it has, both a little to the right of its middle.
fn deck(
    drawing: &Drawing<'_>,
    color: Color,
    (x, y): (f32, f32),
    size: (f32, f32),
    right: f32,
) -> Vec<Sprite> {
    let (board, type_size, (name, paint)) = (drawing.board, drawing.plan.type_size, drawing.fleet(color));
    let played = board.played[color.index()].len();
    let left = board.deck(color).len() - played - usize::from(drawing.view.held[color.index()]);
    let back = Sprite::new(format!("deck/{name}"), "back", layer::HAND, (x, y), size);
    let mark = (size.0 * 0.42).min(type_size * 1.9);
    let [above, below] = [-0.25, 0.25].map(|part| (x + right, y + size.1 * part));
    let count = Sprite::words(format!("left/{name}"), "", layer::HAND + 5, below, type_size);
    vec![
        back.tint(paint.tone).label(describe::pile(drawing, color, left)),
        emblem(drawing, "fleet", color, layer::HAND + 5, above, mark),
        count.text(left.to_string(), type_size, Tone::Ink),
    ]
}

/// The card that a colour played last, with a frame while it is in use.
fn open_card(drawing: &Drawing<'_>, color: Color, at: (f32, f32), size: (f32, f32)) -> Vec<Sprite> {
    let board = drawing.board;
    let mut sprites = vec![match last_played(drawing, color) {
        Some((card, key)) => face(drawing, color, card, &key, at, size),
        None => Sprite::new(format!("open/{}", drawing.fleet(color).0), "open", layer::HAND + 10, at, size),
    }];
    if matches!(board.phase, Phase::Light(of, _) | Phase::Sail(of, _) | Phase::Bonus(of, ..) if of == color) {
        let size = (size.0 * 1.08, size.1 + size.0 * 0.08);
        sprites.push(Sprite::new("active", "active", layer::HAND + 20, at, size));
    }
    sprites
}

/// The last card that a colour played, and the key it has.
fn last_played(drawing: &Drawing<'_>, color: Color) -> Option<(Card, String)> {
    let (board, view) = (drawing.board, drawing.view);
    let card = board.played[color.index()].iter().next_back()?;
    let key = match view.hand(color) {
        Some(hand) => key_of(drawing, color, card, hand.count(card)),
        None => format!("open/{}", drawing.fleet(color).0),
    };
    Some((card, key))
}
