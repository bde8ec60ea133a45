//! Lighthouse Run as a picture: a river at night, and how far the light reaches.
//!
//! Light is never added or taken away, it shines or does not: every section has its beams and its bright water in every
//! picture, at full light or at none. So a page that fades what changes its light fades a beacon over from one lighthouse to
//! another, and needs to know nothing of lighthouses.

use table::look::Color as Tone;
use table::scene::{Frame, Scene, Sprite, layer};
use table::{Eyes, Listener, Seat};

use crate::board::{Board, Phase};
use crate::content::{Color, LIGHTHOUSES, Lighthouse, Space};
use crate::course::degrees;
use crate::paint::{self, Paint};
use crate::plan::Plan;
use crate::view::View;
use crate::{describe, ships, storm, tableau};

pub(crate) fn scene(view: &View, frame: Frame, to: &Listener<'_>) -> Scene {
    let plan = Plan::new(&view.board.content, frame, matches!(to.eyes, Eyes::Seat(_)));
    let drawing = Drawing { view, board: &view.board, plan: &plan, to };
    let ((width, height), ground) = (plan.board, drawing.ground());
    let mut sprites = vec![Sprite::window((width / 2.0, height / 2.0), plan.board), ground];
    for space in (0..=view.board.content.harbor.0).map(Space) {
        sprites.extend(drawing.space(space));
    }
    sprites.extend((0..LIGHTHOUSES).map(|slot| drawing.buoys(slot)));
    if !matches!(view.board.phase, Phase::Towers(_)) {
        sprites.extend(Lighthouse::all().flat_map(|lighthouse| drawing.lighthouse(lighthouse)));
    }
    sprites.extend(storm::sprites(&drawing));
    sprites.extend(ships::sprites(&drawing));
    sprites.extend(ships::voyages(&drawing));
    sprites.extend(tableau::sprites(&drawing));
    sprites.extend(view.board.colors().map(|color| drawing.badge(color)));
    sprites.extend(view.board.starter().map(|seat| drawing.storm_badge(seat)));
    Scene::new(plan.size, sprites)
}

/// What is drawn, where, and for whom.
pub(crate) struct Drawing<'a> {
    pub(crate) view: &'a View,
    pub(crate) board: &'a Board,
    pub(crate) plan: &'a Plan,
    pub(crate) to: &'a Listener<'a>,
}

impl Drawing<'_> {
    /// The mark of a fleet, for whoever sails it; Erik comes after all seats.
    fn badge(&self, color: Color) -> Sprite {
        let Paint { tone, emblem } = paint::fleet(&self.board.content, color);
        let column = self.board.owner(color).map_or(self.board.players.into(), Seat::index);
        Sprite::badge(format!("{column}/{emblem}"), format!("mark-{emblem}"), tone)
    }

    /// The storm card, for whoever begins the round. It comes after the mark of the fleet, by which a page knows their colour.
    fn storm_badge(&self, seat: Seat) -> Sprite {
        let tone = paint::fleet(&self.board.content, Color(seat.index() as u8)).tone;
        let badge = Sprite::badge(format!("{}/storm-card", seat.index()), "storm-card", tone);
        Sprite { layer: badge.layer + 1, ..badge }
    }

    fn ground(&self) -> Sprite {
        let (width, height) = self.plan.board;
        let symbol = if self.plan.frame == Frame::Wide { "board-wide" } else { "board-tall" };
        Sprite::new("board", symbol, layer::GROUND, (width / 2.0, height / 2.0), (width, height))
    }

    /// A slab of water with its number and its symbol, or the starting area.
    fn space(&self, space: Space) -> Vec<Sprite> {
        let key = format!("space/{}", space.0);
        let label = describe::space(self, space);
        if space.0 == 0 {
            let (at, size) = self.plan.start;
            let symbol = if self.plan.frame == Frame::Wide { "bay-wide" } else { "bay-tall" };
            return vec![Sprite::new(key, symbol, layer::BOARD, at, size).label(label)];
        }
        let (symbol, at, size, turn) = self.plan.slab(space);
        // One layer each: spaces are read out in the order of the river.
        let layer = layer::BOARD + i16::from(space.0);
        let mut sprites = vec![Sprite::new(key, symbol, layer, at, size).turn(turn).label(label)];
        let lit = if self.is_lit(space) { 100 } else { 0 };
        let bright =
            Sprite::new(format!("lit/{}", space.0), format!("{symbol}-lit"), layer::BOARD + 40, at, size);
        sprites.push(bright.turn(turn).light(lit));
        sprites.push(self.number(space));
        sprites.extend(self.pennant(space));
        sprites
    }

    /// The faint number of a space, at the bank where its lighthouse stands. No beam washes it out: people speak of spaces by
    /// their numbers.
    fn number(&self, space: Space) -> Sprite {
        let (size, half) = (self.plan.type_size, self.plan.course.half);
        let off = -Plan::free_bank(&self.board.content, space) * (half - size * 0.75);
        let at = self.plan.spot(space).beside(0.0, off);
        let tone = if self.is_lit(space) { Tone::Shade } else { Tone::Third };
        let number = space.0.to_string();
        Sprite::words(format!("number/{number}"), "", layer::LIGHT + 5, at, size)
            .text(number, size, tone)
            .light(75)
    }

    /// The points of a space, on the bank across from its lighthouse.
    fn pennant(&self, space: Space) -> Option<Sprite> {
        let points = self.board.content.symbols[space.index()];
        let size = self.plan.type_size * 2.0;
        let off = Plan::free_bank(&self.board.content, space) * (self.plan.course.half + size * 0.45);
        let at = self.plan.inside(self.plan.spot(space).beside(0.0, off), size);
        let sprite =
            Sprite::new(format!("pennant/{}", space.0), "pennant", layer::BOARD + 60, at, (size, size));
        (points > 0).then(|| sprite.text(points.to_string(), self.plan.type_size, Tone::Shade))
    }

    /// A line of buoys across the river, where the section of a slot ends.
    fn buoys(&self, slot: usize) -> Sprite {
        let (border, half) = (self.plan.border(&self.board.content, slot), self.plan.course.half);
        let size = (half * 0.16, half * 1.84);
        Sprite::new(format!("buoys/{}", slot + 1), "buoys", layer::BOARD + 45, border.at, size)
            .turn(degrees(border.heading))
    }

    /// A lighthouse, its lamp, and a beam to every space of its section.
    fn lighthouse(&self, lighthouse: Lighthouse) -> Vec<Sprite> {
        let (content, plan) = (&self.board.content, self.plan);
        let slot = usize::from(self.board.slots[lighthouse.index()]);
        let at = plan.towers[slot];
        let lamp = plan.lamp(at);
        let name = &content.lighthouses[lighthouse.index()].color;
        let glow = |what: &str, layer: i16, part: f32| {
            let side = plan.tower.1 * part;
            Sprite::new(format!("{what}/{name}"), what, layer, lamp, (side, side))
        };
        let spaces = (1..=content.harbor.0).map(Space);
        let section = spaces.filter(|space| content.sections[slot] & space.bit() != 0);
        let light = if self.board.beacons & lighthouse.bit() == 0 { 0 } else { 100 };
        let lights = section
            .map(|space| self.beam(lamp, space))
            .chain([glow("halo", layer::LIGHT + 10, 1.4), glow("flame", layer::LIGHT + 30, 0.18).notable()])
            .map(|sprite| sprite.light(light));
        let wanted = self.is_wanted(lighthouse).then(|| glow("wanted", layer::LIGHT + 40, 0.52));
        lights.chain(wanted).chain([self.tower(lighthouse, slot, at)]).collect()
    }

    fn tower(&self, lighthouse: Lighthouse, slot: usize, at: (f32, f32)) -> Sprite {
        let content = &self.board.content;
        let (name, paint) =
            (&content.lighthouses[lighthouse.index()].color, paint::tower(content, lighthouse));
        let (key, symbol) = (format!("lighthouse/{name}"), format!("tower-{}", paint.emblem));
        Sprite::new(key, symbol, layer::LIGHT + 20 + slot as i16, at, self.plan.tower)
            .tint(paint.tone)
            .label(describe::lighthouse(self, lighthouse))
    }

    /// Whether the one who looks has to bring a beacon here (LR-9).
    fn is_wanted(&self, lighthouse: Lighthouse) -> bool {
        matches!(self.board.phase, Phase::Light(color, card)
            if self.is_own(color) && self.board.content.face(card).light == Some(lighthouse))
    }

    /// The part of a cone of light that falls on one space: from the lamp to the far bank.
    fn beam(&self, (x, y): (f32, f32), space: Space) -> Sprite {
        let (to_x, to_y) = self.plan.spot(space).at;
        let (across, down) = (to_x - x, to_y - y);
        let reach = across.hypot(down) + self.plan.course.half * 0.9;
        let angle = down.atan2(across);
        let middle = (x + reach / 2.0 * angle.cos(), y + reach / 2.0 * angle.sin());
        let size = (reach, self.plan.step() * 1.5);
        Sprite::new(format!("beam/{}", space.0), "beam", layer::LIGHT, middle, size).turn(degrees(angle))
    }

    /// Whether ships can move onto a space. The harbor has light before the first lighthouse stands.
    fn is_lit(&self, space: Space) -> bool {
        (self.board.lit | self.board.content.always_lit) & space.bit() != 0
    }

    /// A fleet's name in the content, and how it is drawn.
    pub(crate) fn fleet(&self, color: Color) -> (&str, Paint) {
        let content = &self.board.content.0;
        (&content.fleets[color.index()].color, paint::fleet(content, color))
    }

    /// Whether the one who looks sails this colour.
    pub(crate) fn is_own(&self, color: Color) -> bool {
        self.board.owner(color).is_some_and(|seat| self.to.eyes.are(seat))
    }
}
