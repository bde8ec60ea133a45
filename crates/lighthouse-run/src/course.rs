//! The river's course: three rows and two half circles, the letter S written from its lower end.
//!
//! Lengths are counted in spaces of a river of [`LENGTH`]. Both frames have whole spaces in their rows and bends, so that
//! with the standard board every slab lies in a row or in a bend and never across both; sections may go from one into the
//! other. A board with more or fewer spaces gets them smaller or larger along the same water, and nothing else has to know.

use std::f32::consts::PI;

/// How many spaces the course is drawn for.
pub(crate) const LENGTH: f32 = 21.0;

/// The middle line of the river.
pub(crate) struct Course {
    /// Where the river meets the sea: the beginning of the lowest row.
    pub(crate) mouth: (f32, f32),
    /// Half the distance between two rows.
    pub(crate) radius: f32,
    /// From the middle line to the bank.
    pub(crate) half: f32,
    /// How many spaces lie in a bend.
    pub(crate) bend: f32,
    /// How many lie in the first and in the second row; the rest is in the third.
    pub(crate) rows: [f32; 2],
}

/// A place on the middle line.
pub(crate) struct Spot {
    pub(crate) at: (f32, f32),
    /// The direction of sailing in radians, 0 to the right and clockwise from there.
    pub(crate) heading: f32,
    pub(crate) bend: Option<Bend>,
}

/// Which way the river turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bend {
    Left,
    Right,
}

impl Course {
    /// The length of a space.
    pub(crate) fn step(&self) -> f32 {
        PI * self.radius / self.bend
    }

    /// The place so many spaces from the mouth.
    pub(crate) fn spot(&self, along: f32) -> Spot {
        let ([first, second], (x, y), radius, step) = (self.rows, self.mouth, self.radius, self.step());
        let (east, west) = (x + first * step, x + (first - second) * step);
        let ends = [first, first + self.bend, first + self.bend + second, first + second + 2.0 * self.bend];
        match ends.iter().position(|&end| along <= end) {
            Some(0) => Spot::straight((x + along * step, y), 0.0),
            Some(1) => self.turning((east, y - radius), (along - ends[0]) / self.bend, Bend::Left),
            Some(2) => Spot::straight((east - (along - ends[1]) * step, y - 2.0 * radius), -PI),
            Some(_) => self.turning((west, y - 3.0 * radius), (along - ends[2]) / self.bend, Bend::Right),
            None => Spot::straight((west + (along - ends[3]) * step, y - 4.0 * radius), 0.0),
        }
    }

    /// A place in a bend around `center`, of which `part` is behind.
    fn turning(&self, center: (f32, f32), part: f32, bend: Bend) -> Spot {
        let (out, down) = (PI * part).sin_cos();
        let (out, heading) = match bend {
            Bend::Left => (out, -PI * part),
            Bend::Right => (-out, PI * (part - 1.0)),
        };
        Spot { at: (center.0 + self.radius * out, center.1 + self.radius * down), heading, bend: Some(bend) }
    }
}

impl Spot {
    fn straight(at: (f32, f32), heading: f32) -> Spot {
        Spot { at, heading, bend: None }
    }

    /// A place `ahead` of this one and `left` of it, as seen from a ship.
    pub(crate) fn beside(&self, ahead: f32, left: f32) -> (f32, f32) {
        let (sin, cos) = self.heading.sin_cos();
        (self.at.0 + ahead * cos + left * sin, self.at.1 + ahead * sin - left * cos)
    }

    /// How far a slab is turned whose upper edge is its outer one.
    pub(crate) fn turn(&self) -> i16 {
        match self.bend {
            None => 0,
            Some(Bend::Right) => degrees(self.heading),
            Some(Bend::Left) => degrees(self.heading + PI),
        }
    }
}

/// Whole degrees.
pub(crate) fn degrees(radians: f32) -> i16 {
    radians.to_degrees().round() as i16
}
