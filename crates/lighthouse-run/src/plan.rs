//! Where everything lies in a picture: the board above, cards below.
//!
//! The board's drawing, `board-wide` or `board-tall`, has banks, sea and town painted around the numbers below.

use table::Frame;

use crate::content::{Content, LIGHTHOUSES, Space};
use crate::course::{Bend, Course, LENGTH, Spot};

/// The board in a frame, and the room below it for cards.
pub(crate) struct Plan {
    pub(crate) frame: Frame,
    /// Width and height of the board.
    pub(crate) board: (f32, f32),
    /// Width and height of the whole picture.
    pub(crate) size: (f32, f32),
    pub(crate) course: Course,
    /// The middle and the size of the starting area.
    pub(crate) start: ((f32, f32), (f32, f32)),
    /// Where the cloud comes from, and its last place at sea.
    pub(crate) lane: [(f32, f32); 2],
    /// The size of a lighthouse.
    pub(crate) tower: (f32, f32),
    /// By slot, the middle of the lighthouse there.
    pub(crate) towers: [(f32, f32); LIGHTHOUSES],
    /// The size of a ship.
    pub(crate) ship: (f32, f32),
    /// The size of the cloud.
    pub(crate) cloud: (f32, f32),
    /// The size of type on the board.
    pub(crate) type_size: f32,
    /// How many spaces of the course make one of this river.
    scale: f32,
}

impl Plan {
    /// The plan for somebody who holds cards, or for a spectator: then the picture is less high.
    pub(crate) fn new(content: &Content, frame: Frame, seated: bool) -> Plan {
        let mut plan = Plan::of_river(content, frame, seated);
        for slot in 0..LIGHTHOUSES {
            plan.towers[slot] = plan.site(content, slot);
        }
        plan
    }

    /// The plan before the lighthouses have their places.
    fn of_river(content: &Content, frame: Frame, seated: bool) -> Plan {
        let scale = LENGTH / f32::from(content.harbor.0);
        let (width, height) = frame.size();
        let spectating = if frame == Frame::Wide { 734.0 } else { 610.0 };
        let size = (width, if seated { height } else { spectating });
        match frame {
            Frame::Wide => Plan {
                frame,
                size,
                scale,
                board: (960.0, 650.0),
                course: Course {
                    mouth: (451.6, 522.0),
                    radius: 96.0,
                    half: 44.0,
                    bend: 3.0,
                    rows: [3.0, 6.0],
                },
                start: ((226.0, 522.0), (412.0, 96.0)),
                lane: [(36.0, 608.0), (384.0, 608.0)],
                tower: (52.0, 78.0),
                towers: [(0.0, 0.0); LIGHTHOUSES],
                ship: (38.0, 42.0),
                cloud: (122.0, 75.0),
                type_size: 13.0,
            },
            Frame::Tall => Plan {
                frame,
                size,
                scale,
                board: (390.0, 550.0),
                course: Course {
                    mouth: (126.0, 444.0),
                    radius: 88.0,
                    half: 27.0,
                    bend: 6.0,
                    rows: [3.0, 3.0],
                },
                start: ((62.0, 424.0), (112.0, 108.0)),
                lane: [(2.0, 518.0), (112.0, 518.0)],
                tower: (44.0, 66.0),
                towers: [(0.0, 0.0); LIGHTHOUSES],
                ship: (23.0, 25.0),
                cloud: (72.0, 44.0),
                type_size: 11.0,
            },
        }
    }

    /// The middle of a space of the river.
    pub(crate) fn spot(&self, space: Space) -> Spot {
        self.course.spot((f32::from(space.0) - 0.5) * self.scale)
    }

    /// The edge over which ships leave a space; that of the starting area is the mouth of the river.
    pub(crate) fn front(&self, space: Space) -> Spot {
        self.course.spot(f32::from(space.0) * self.scale)
    }

    /// Where ships lie on a space: in its middle, but in a bend a little farther out, where it is wider.
    pub(crate) fn at(&self, space: Space) -> (f32, f32) {
        if space.0 == 0 {
            return self.start.0;
        }
        let (spot, off) = (self.spot(space), self.course.half * 0.1);
        match spot.bend {
            None => spot.at,
            Some(Bend::Left) => spot.beside(0.0, -off),
            Some(Bend::Right) => spot.beside(0.0, off),
        }
    }

    /// Width and height of the room that ships have on a space.
    pub(crate) fn room(&self, space: Space) -> (f32, f32) {
        if space.0 == 0 {
            return self.start.1;
        }
        let (long, broad) = (self.step() * 0.92, self.course.half * 1.7);
        let (down, across) = self.spot(space).heading.sin_cos();
        let mixed = |one: f32, other: f32| long * one * one + broad * other * other;
        (mixed(across, down), mixed(down, across))
    }

    /// The length of a space along the river.
    pub(crate) fn step(&self) -> f32 {
        self.course.step() * self.scale
    }

    /// The symbol of a slab of water, its middle, its size and its turn. In a bend it is a wedge with a box of its own.
    pub(crate) fn slab(&self, space: Space) -> (&'static str, (f32, f32), (f32, f32), i16) {
        let spot = self.spot(space);
        let Course { radius, half, bend, .. } = self.course;
        if spot.bend.is_none() {
            return ("slab", spot.at, (self.step(), 2.0 * half), 0);
        }
        let (sin, cos) = (std::f32::consts::PI / bend / 2.0).sin_cos();
        let height = radius + half - (radius - half) * cos;
        let size = (2.0 * (radius + half) * sin * self.scale, height);
        let turn = spot.turn();
        let (out, up) = f32::from(turn).to_radians().sin_cos();
        let off = half - height / 2.0;
        let symbol = if self.frame == Frame::Wide { "wedge-wide" } else { "wedge-tall" };
        (symbol, (spot.at.0 + off * out, spot.at.1 - off * up), size, turn)
    }

    /// Which bank a slot's lighthouse stands on: 1 to the left of the ships, -1 to the right.
    pub(crate) fn bank(slot: usize) -> f32 {
        if slot.is_multiple_of(2) { -1.0 } else { 1.0 }
    }

    /// Where the lighthouse of a slot stands: beside its section, as near to the middle of it as the edge of the board and
    /// the lighthouses of the slots before allow.
    fn site(&self, content: &Content, slot: usize) -> (f32, f32) {
        let section = content.sections[slot];
        let (first, last) = (section.trailing_zeros(), u32::BITS - 1 - section.leading_zeros());
        let off = Plan::bank(slot) * (self.course.half + self.tower.1 / 2.0 + 4.0);
        let beside = |along: f32| self.course.spot(along * self.scale).beside(0.0, off);
        let middle = (first + last) as f32 / 2.0 - 0.5;
        // Every half space of the section, from its middle outwards.
        let sites = (0..=last - first).flat_map(|halves| [0.5, -0.5].map(|half| halves as f32 * half));
        let cost = |aside: f32| {
            let (at, site) = (beside(middle + aside), self.inside(beside(middle + aside), self.tower.0));
            let crowd: f32 = self.towers[..slot].iter().map(|&other| self.overlap(site, other)).sum();
            (at.0 - site.0).abs() + crowd + aside.abs() * self.step() * 0.25
        };
        let aside = sites.min_by(|&one, &other| cost(one).total_cmp(&cost(other))).unwrap_or(0.0);
        self.inside(beside(middle + aside), self.tower.0)
    }

    /// How far two lighthouses would stand in each other.
    fn overlap(&self, one: (f32, f32), other: (f32, f32)) -> f32 {
        let across = self.tower.0 - (one.0 - other.0).abs();
        let down = self.tower.1 - (one.1 - other.1).abs();
        across.min(down).max(0.0)
    }

    /// The edge between a slot's section and what comes after it.
    pub(crate) fn border(&self, content: &Content, slot: usize) -> Spot {
        self.front(Space((u32::BITS - 1 - content.sections[slot].leading_zeros()) as u8))
    }

    /// What is so wide, moved inwards until the edge of the board does not cut it off.
    pub(crate) fn inside(&self, (x, y): (f32, f32), width: f32) -> (f32, f32) {
        (x.clamp(width / 2.0, self.board.0 - width / 2.0), y)
    }

    /// Where the light of a lighthouse shines, whose middle is `at`.
    pub(crate) fn lamp(&self, at: (f32, f32)) -> (f32, f32) {
        (at.0, at.1 - self.tower.1 * 0.262)
    }

    /// The slot whose lighthouse lights a space; none in the harbor.
    pub(crate) fn slot(content: &Content, space: Space) -> Option<usize> {
        (0..LIGHTHOUSES).find(|&slot| content.sections[slot] & space.bit() != 0)
    }

    /// Which bank faces the lighthouse of this space; in the harbor the left one does, where the town is.
    pub(crate) fn free_bank(content: &Content, space: Space) -> f32 {
        -Plan::bank(Plan::slot(content, space).unwrap_or(1))
    }

    /// The cloud's place at sea, after so many of its steps.
    pub(crate) fn at_sea(&self, step: usize, steps: usize) -> (f32, f32) {
        let part = step as f32 / steps.max(1) as f32;
        let [from, to] = self.lane;
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    }
}
