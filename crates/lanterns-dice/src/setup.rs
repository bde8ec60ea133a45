//! What can be chosen before a game starts (LD-1).

use serde::{Deserialize, Serialize};
use table::{OptionKind, SetupError, SetupOption};

use crate::action::{STACKS, parse_shapes};
use crate::content::{Content, FIRST_SHAPES, PLAYERS};
use crate::effect::{Side, Sides, parse_sides};
use crate::letters::Letters;

const FIRST: &str = "first";
const RANDOM: &str = "random";
/// By number of players, from 2: sheets that may be chosen.
const SHEETS: [&str; 3] = ["BD", "BDC", "ADBC"];

/// The options, as the person wrote them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: usize,
    /// Which shapes: `first`, `random`, or four names such as `L3,O4,T4,U5`.
    pub shapes: String,
    /// Which sides of the emperor's cards: `first`, `random`, or three letters such as `ABA`.
    pub emperor: String,
    /// Which sheets: `first`, `random`, or a letter for each seat, such as `BDC`.
    pub sheets: String,
}

impl Default for Setup {
    fn default() -> Setup {
        let first = || FIRST.to_owned();
        Setup { players: 2, shapes: first(), emperor: first(), sheets: first() }
    }
}

pub(crate) const OPTIONS: &[SetupOption] = &[
    SetupOption { name: "players", kind: OptionKind::Number(2, 4) },
    SetupOption { name: "shapes", kind: OptionKind::Text(&[FIRST, RANDOM, "L3,O4,T4,U5"]) },
    SetupOption { name: "emperor", kind: OptionKind::Text(&[FIRST, RANDOM, "ABA"]) },
    SetupOption { name: "sheets", kind: OptionKind::Text(&[FIRST, RANDOM, SHEETS[0], SHEETS[1], SHEETS[2]]) },
];

impl Setup {
    pub(crate) fn check_players(&self) -> Result<(), SetupError> {
        if PLAYERS.contains(&self.players) {
            return Ok(());
        }
        Err(SetupError::new("players", self.players, "Lanterns Dice is for 2, 3 or 4"))
    }

    /// The shapes in play; `None` if chance picks them.
    pub(crate) fn chosen_shapes(&self, content: &Content) -> Result<Option<[u8; STACKS]>, SetupError> {
        let list = match self.shapes.as_str() {
            RANDOM => return Ok(None),
            FIRST => FIRST_SHAPES.join(","),
            list => list.to_owned(),
        };
        parse_shapes(content, &list).map(Some).ok_or_else(|| {
            let ids: Vec<&str> = content.shapes.iter().map(|shape| shape.id.as_str()).collect();
            let right = format!("it is first, random, or four different ones of {}", ids.join(","));
            SetupError::new("shapes", format!("{:?}", self.shapes), right)
        })
    }

    /// The sides of the cards; `None` if chance picks them.
    pub(crate) fn chosen_sides(&self) -> Result<Option<Sides>, SetupError> {
        match self.emperor.as_str() {
            RANDOM => Ok(None),
            FIRST => Ok(Some([Side::A; 3])),
            letters => parse_sides(letters).map(Some).ok_or_else(|| {
                let right = "it is first, random, or three letters A or B, like ABA";
                SetupError::new("emperor", format!("{letters:?}"), right)
            }),
        }
    }

    /// The sheets by seat; `None` if chance picks them.
    pub(crate) fn chosen_sheets(&self) -> Result<Option<Letters>, SetupError> {
        let fits = |sheets: &Letters| sheets.iter().count() == self.players;
        match self.sheets.as_str() {
            RANDOM => Ok(None),
            FIRST => Ok(Some(Letters::first(self.players))),
            letters => Letters::parse(letters).filter(fits).map(Some).ok_or_else(|| {
                let right = format!(
                    "with {} players it is first, random, or so many different letters of A, B, C and D by seat, \
                     the earliest of them first, like {}",
                    self.players,
                    SHEETS[self.players - PLAYERS.start()]
                );
                SetupError::new("sheets", format!("{letters:?}"), right)
            }),
        }
    }
}
