//! Content as the game uses it: lake, turn bonuses, shapes and emperor cards, checked and turned into sets.

use table::ContentError;

use crate::colour::Colour;
use crate::effect::{CARDS, Effect, Side};
use crate::file;
use crate::lake::{Area, Areas, Half, Pool, Pools};
use crate::letters::Letter;
use crate::shape::{Outline, Shape};

/// The fewest and the most players.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
/// The shapes of the first game (LD-1).
pub const FIRST_SHAPES: [&str; 4] = ["L3", "O4", "T4", "U5"];

/// Everything that is printed on sheets, tiles and cards.
#[derive(Debug)]
pub struct Content {
    /// The lake that all sheets share.
    pub lake: Lake,
    /// How many gifts everybody starts with (LD-4).
    pub first_gifts: u8,
    /// By number of players, from 2, and by sheet: the colour of the bonus of each own turn.
    pub(crate) bonuses: [[Vec<Colour>; Letter::ALL.len()]; 3],
    /// All shapes, in the order of the file.
    pub shapes: Vec<Shape>,
    /// Every way in which a shape may lie, shape by shape.
    pub outlines: Vec<Outline>,
    /// The emperor's cards 1 to 3.
    pub cards: [Card; CARDS],
}

impl Content {
    /// Reads a content file.
    pub fn read(text: &str) -> Result<Content, ContentError> {
        file::read(text)
    }

    /// How many own turns each of `players` has (LD-5).
    pub fn turns(&self, players: usize) -> usize {
        self.bonuses[players - PLAYERS.start()][0].len()
    }

    /// By own turn, from 0, the bonus colours of a sheet.
    pub fn bonuses(&self, players: usize, sheet: Letter) -> &[Colour] {
        &self.bonuses[players - PLAYERS.start()][sheet as usize]
    }

    /// The number of the shape with this name.
    pub fn shape(&self, id: &str) -> Option<u8> {
        self.shapes.iter().position(|shape| shape.id == id).map(|index| index as u8)
    }
}

/// A pool's feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// A gift for shading this half (LD-10).
    Pavilion(Half),
    /// An area beside it for completing the pool (LD-11).
    Platform,
    /// Points for leaving the pool unshaded and surrounding it (LD-18).
    Boat,
}

/// The lake as it is printed.
#[derive(Debug)]
pub struct Lake {
    /// By colour, its areas.
    pub by_colour: [Areas; Colour::ALL.len()],
    /// The areas that hold a pavilion.
    pub pavilions: Areas,
    /// The pools that hold a platform.
    pub platforms: Pools,
    /// The pools that hold a boat.
    pub boats: Pools,
}

impl Lake {
    /// The colour of an area.
    pub fn colour(&self, area: Area) -> Colour {
        let of = |colour: &Colour| self.by_colour[*colour as usize].contains(area);
        Colour::ALL.into_iter().find(of).expect("every area has a colour")
    }

    /// What a pool holds, if anything.
    pub fn feature(&self, pool: Pool) -> Option<Feature> {
        if self.platforms.contains(pool) {
            return Some(Feature::Platform);
        }
        if self.boats.contains(pool) {
            return Some(Feature::Boat);
        }
        let holds = |half: &Half| self.pavilions.contains(Area { pool, half: *half });
        [Half::Top, Half::Bottom].into_iter().find(holds).map(Feature::Pavilion)
    }
}

/// An emperor card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// What an action costs, in gifts.
    pub cost: u8,
    /// What it does, by side.
    pub effects: [Effect; Side::ALL.len()],
}
