//! Lighthouse Run as a picture: a river at night, and how far the light reaches.
//!
//! Light is never added or taken away, it shines or does not: every section has its beams and its bright water in every
//! picture, at full light or at none. So a page that fades what changes its light fades a beacon over from one lighthouse to
//! another, and needs to know nothing of lighthouses.

use table::look::Color as Tone;
use table::scene::{Frame, Scene, Sprite, layer};
use table::{Eyes, Listener};

use crate::board::{Board, Phase};
use crate::content::{LIGHTHOUSES, Lighthouse, Space};
use crate::course::degrees;
use crate::describe;
use crate::paint;
use crate::plan::Plan;
use crate::ships;
use crate::tableau;
use crate::view::View;

pub(crate) fn scene(view: &View, frame: Frame, to: &Listener<'_>) -> Scene {
    let plan = Plan::new(&view.board.content, frame, matches!(to.eyes, Eyes::Seat(_)));
    let drawing = Drawing { view, board: &view.board, plan: &plan, to };
    let mut sprites = vec![drawing.ground()];
    for space in (0..=view.board.content.harbor.0).map(Space) {
        sprites.extend(drawing.space(space));
    }
    if view.board.phase != Phase::Towers {
        sprites.extend(Lighthouse::all().flat_map(|lighthouse| drawing.lighthouse(lighthouse)));
    }
    sprites.extend(drawing.storm());
    sprites.extend(ships::sprites(&drawing));
    sprites.extend(ships::courses(&drawing));
    sprites.extend(tableau::sprites(&drawing));
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
        let mut sprites = vec![Sprite::new(key, symbol, layer::BOARD, at, size).turn(turn).label(label)];
        let lit = if self.board.lit & space.bit() == 0 { 0 } else { 100 };
        let bright =
            Sprite::new(format!("lit/{}", space.0), format!("{symbol}-lit"), layer::BOARD + 10, at, size);
        sprites.push(bright.turn(turn).light(lit));
        sprites.push(self.number(space));
        sprites.extend(self.pennant(space));
        sprites
    }

    /// The faint number of a space, at the bank where its lighthouse stands.
    fn number(&self, space: Space) -> Sprite {
        let (size, half) = (self.plan.type_size, self.plan.course.half);
        let off = -Plan::free_bank(&self.board.content, space) * (half - size * 0.75);
        let at = self.plan.spot(space).beside(0.0, off);
        let tone = if self.board.lit & space.bit() == 0 { Tone::Third } else { Tone::Shade };
        let number = space.0.to_string();
        Sprite::words(format!("number/{number}"), "", layer::BOARD + 20, at, size)
            .text(number, size, tone)
            .light(80)
    }

    /// The points of a space, on the bank across from its lighthouse.
    fn pennant(&self, space: Space) -> Option<Sprite> {
        let points = self.board.content.symbols[space.index()];
        let size = self.plan.type_size * 2.0;
        let off = Plan::free_bank(&self.board.content, space) * (self.plan.course.half + size * 0.36);
        let at = self.plan.inside(self.plan.spot(space).beside(0.0, off), size);
        let sprite =
            Sprite::new(format!("pennant/{}", space.0), "pennant", layer::BOARD + 30, at, (size, size));
        (points > 0).then(|| sprite.text(points.to_string(), self.plan.type_size, Tone::Shade))
    }

    /// A lighthouse, its lamp, and a beam to every space of its section.
    fn lighthouse(&self, lighthouse: Lighthouse) -> Vec<Sprite> {
        let (content, plan) = (&self.board.content, self.plan);
        let slot = usize::from(self.board.slots[lighthouse.index()]);
        let (at, paint) = (plan.tower(content, slot), paint::tower(content, lighthouse));
        let light = if self.board.beacons & lighthouse.bit() == 0 { 0 } else { 100 };
        let name = &content.lighthouses[lighthouse.index()].color;
        let tower = Sprite::new(
            format!("lighthouse/{name}"),
            format!("tower-{}", paint.emblem),
            layer::LIGHT + 20,
            at,
            plan.tower,
        );
        let lamp = plan.lamp(at);
        let glow = |what: &str, layer: i16, part: f32| {
            let side = plan.tower.1 * part;
            Sprite::new(format!("{what}/{name}"), what, layer, lamp, (side, side)).light(light)
        };
        let mut sprites = vec![
            tower.tint(paint.tone).label(describe::lighthouse(self, lighthouse)),
            glow("halo", layer::LIGHT + 10, 1.4),
            glow("flame", layer::LIGHT + 30, 0.18),
        ];
        let spaces = (1..=content.harbor.0).map(Space);
        let section = spaces.filter(|space| content.sections[slot] & space.bit() != 0);
        sprites.extend(section.map(|space| self.beam(lamp, space).light(light)));
        sprites
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

    /// The cloud, the marks of its way over the sea, and mist where it has been.
    fn storm(&self) -> Vec<Sprite> {
        let (content, plan) = (&self.board.content, self.plan);
        let mut sprites: Vec<Sprite> = (1..content.cloud.len()).map(|round| self.stop(round)).collect();
        let past = self.rounds_past();
        let at = match content.cloud[past] {
            0 => plan.at_sea(past, self.sea_steps()),
            space => {
                let (x, y) = plan.at(Space(space));
                (x, y - plan.cloud.1 * 0.4)
            }
        };
        let cloud = Sprite::new("cloud", "cloud", layer::ABOVE + 20, at, plan.cloud).light(92);
        sprites.push(cloud.label(describe::storm(self)));
        let caught = (0..=content.harbor.0).map(Space).filter(|space| self.board.caught & space.bit() != 0);
        sprites.extend(caught.map(|space| self.mist(space)));
        sprites
    }

    /// Where the cloud will be after a round: at sea, or on the bank beside the front of its space.
    fn stop(&self, round: usize) -> Sprite {
        let (content, plan) = (&self.board.content, self.plan);
        let size = plan.type_size * 1.9;
        let at = match content.cloud[round] {
            0 => plan.at_sea(round, self.sea_steps()),
            space => {
                let off = plan.course.half + size * 0.42;
                let off = -Plan::free_bank(content, Space(space)) * off;
                plan.inside(plan.spot(Space(space)).beside(plan.step() * 0.36, off), size)
            }
        };
        let light = if round <= self.rounds_past() { 40 } else { 100 };
        Sprite::new(format!("stop/{round}"), "stop", layer::BOARD + 30, at, (size, size * 0.8))
            .text(round.to_string(), plan.type_size.min(12.0), Tone::Second)
            .light(light)
    }

    fn mist(&self, space: Space) -> Sprite {
        let key = format!("mist/{}", space.0);
        if space.0 == 0 {
            let (at, (width, height)) = self.plan.start;
            return Sprite::new(key, "mist", layer::PIECE - 10, at, (width * 1.05, height * 1.2));
        }
        let size = (self.plan.step() * 1.5, self.plan.course.half * 2.6);
        Sprite::new(key, "mist", layer::PIECE - 10, self.plan.at(space), size)
    }

    /// How many rounds are over.
    pub(crate) fn rounds_past(&self) -> usize {
        usize::from(self.board.round) - usize::from(self.board.phase != Phase::Over)
    }

    /// After how many rounds the cloud is at sea for the last time.
    pub(crate) fn sea_steps(&self) -> usize {
        self.board.content.cloud.iter().take_while(|&&space| space == 0).count() - 1
    }

    /// Whether the one who looks has to decide now.
    pub(crate) fn asked(&self) -> bool {
        match (self.board.phase, self.to.eyes) {
            (Phase::Light(color, _) | Phase::Sail(color, _) | Phase::Bonus(color, ..), Eyes::Seat(seat)) => {
                self.board.owner(color) == Some(seat)
            }
            _ => false,
        }
    }

    /// The slot that lights a space, if one does.
    pub(crate) fn slot_of(&self, space: Space) -> Option<usize> {
        (0..LIGHTHOUSES).find(|&slot| self.board.content.sections[slot] & space.bit() != 0)
    }
}
