//! Actions and outcomes, and how they are written.

use table::{NotationError, notation};

use crate::colour::Colour;
use crate::content::Content;
use crate::effect::{CARDS, Sides, parse_sides, print_sides};
use crate::lake::{Area, Pool, Pools};
use crate::letters::Letters;
use crate::shape::corner;

/// How many stacks of tiles are in play (LD-1).
pub const STACKS: usize = 4;
/// How many dice there are (LD-6), and how many places the tray has.
pub const DICE: usize = 4;

/// The colours that the dice show, by place, clockwise.
pub type Tray = [Colour; DICE];

/// A step of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: these shapes are in play, by number in content, ascending. `shapes I3,L4,S4,X5`
    Shapes([u8; STACKS]),
    /// Chance: these sides of the emperor's cards lie up. `emperor ABA`
    Sides(Sides),
    /// Chance: these are the sheets by seat. `sheets BDC`
    Sheets(Letters),
    /// Chance: the dice fall. `roll RGBW`
    Roll(Tray),
    /// Spend a gift and roll again. `reroll`
    Reroll,
    /// Turn the tray this far. `turn 3`
    Turn(u8),
    /// Shade an area. `shade c4t`
    Shade(Area),
    /// Shade both areas of a pool. `shade c4`
    ShadePool(Pool),
    /// Pay for this card, counted from 0. `emperor 1`
    Emperor(u8),
    /// Launch a display: the outline of this number, with its corner here. `launch L3 b2,b3,c3`
    Launch(Launch),
    /// Decline. `pass`
    Pass,
}

/// Where a display goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Launch {
    /// The number of the outline in [`Content::outlines`].
    pub outline: u8,
    /// Its corner: leftmost column, topmost row.
    pub corner: Pool,
}

impl Launch {
    /// The pools that are covered.
    pub fn pools(self, content: &Content) -> Pools {
        content.outlines[usize::from(self.outline)].pools.moved_to(self.corner)
    }

    /// The number of the shape in content.
    pub fn shape(self, content: &Content) -> u8 {
        content.outlines[usize::from(self.outline)].shape
    }

    fn read(content: &Content, text: &str) -> Option<Launch> {
        let (id, list) = text.split_once(' ')?;
        let shape = &content.shapes[usize::from(content.shape(id)?)];
        let pools: Pools = list.split(',').map(Pool::parse).collect::<Option<_>>()?;
        let corner = corner(pools)?;
        let lies = |outline: &usize| content.outlines[*outline].pools.moved_to(corner) == pools;
        let outline = shape.outlines.clone().find(lies)? as u8;
        Some(Launch { outline, corner })
    }
}

impl Action {
    /// Writes notation.
    pub fn print(self, content: &Content) -> String {
        match self {
            Action::Shapes(shapes) => {
                let ids = shapes.map(|shape| content.shapes[usize::from(shape)].id.as_str());
                format!("shapes {}", ids.join(","))
            }
            Action::Sides(sides) => format!("emperor {}", print_sides(sides)),
            Action::Sheets(letters) => format!("sheets {}", letters.print()),
            Action::Roll(tray) => format!("roll {}", tray.map(Colour::letter).iter().collect::<String>()),
            Action::Reroll => "reroll".to_owned(),
            Action::Turn(places) => format!("turn {places}"),
            Action::Shade(area) => format!("shade {area}"),
            Action::ShadePool(pool) => format!("shade {pool}"),
            Action::Emperor(card) => format!("emperor {}", card + 1),
            Action::Launch(launch) => {
                let pools: Vec<String> = launch.pools(content).iter().map(|pool| pool.to_string()).collect();
                let shape = &content.shapes[usize::from(launch.shape(content))];
                format!("launch {} {}", shape.id, pools.join(","))
            }
            Action::Pass => "pass".to_owned(),
        }
    }

    /// Reads notation.
    pub fn parse(content: &Content, text: &str) -> Result<Action, NotationError> {
        let right = || {
            "write shade c4t, shade c4, turn 0, reroll, emperor 1, launch L3 b2,b3,c3 or pass, or for chance \
             roll RGBW, shapes L3,O4,T4,U5, emperor ABA or sheets BDC"
                .to_owned()
        };
        notation::exact(text, right, |text| Action::read(content, text), |action| action.print(content))
    }

    fn read(content: &Content, text: &str) -> Option<Action> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "pass" => Some(Action::Pass),
            "reroll" => Some(Action::Reroll),
            "shapes" => parse_shapes(content, rest).map(Action::Shapes),
            "sheets" => Letters::parse(rest).map(Action::Sheets),
            "roll" => {
                let colours: Option<Vec<Colour>> = rest.chars().map(Colour::of).collect();
                colours?.try_into().ok().map(Action::Roll)
            }
            "turn" => rest.parse().ok().filter(|&places: &u8| usize::from(places) < DICE).map(Action::Turn),
            "shade" => {
                Area::parse(rest).map(Action::Shade).or_else(|| Pool::parse(rest).map(Action::ShadePool))
            }
            "emperor" => parse_sides(rest).map(Action::Sides).or_else(|| {
                let card: u8 = rest.parse().ok().filter(|card| (1..=CARDS).contains(&usize::from(*card)))?;
                Some(Action::Emperor(card - 1))
            }),
            "launch" => Launch::read(content, rest).map(Action::Launch),
            _ => None,
        }
    }
}

/// Reads the names of four different shapes, in any order, into their numbers, ascending.
pub(crate) fn parse_shapes(content: &Content, text: &str) -> Option<[u8; STACKS]> {
    let shapes: Option<Vec<u8>> = text.split(',').map(|id| content.shape(id)).collect();
    let mut shapes: [u8; STACKS] = shapes?.try_into().ok()?;
    shapes.sort_unstable();
    shapes.is_sorted_by(|one, next| one < next).then_some(shapes)
}
