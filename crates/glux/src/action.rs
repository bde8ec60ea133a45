//! Chips, faces and actions, and how they are written.

use std::fmt;

use table::{NotationError, Seat, notation};

use crate::bits::Square;

/// A chip: two faces that add up to 7. Either may lie up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chip {
    /// 1 on one side, 6 on the other.
    OneSix,
    /// 2 and 5.
    TwoFive,
    /// 3 and 4.
    ThreeFour,
}

impl Chip {
    /// All chips, in the order in which drawing them is listed.
    pub const ALL: [Chip; 3] = [Chip::OneSix, Chip::TwoFive, Chip::ThreeFour];

    /// The two faces, lower first.
    ///
    /// ```
    /// # use glux::Chip;
    /// assert_eq!(Chip::TwoFive.faces().map(|face| face.pips()), [2, 5]);
    /// ```
    pub fn faces(self) -> [Face; 2] {
        let low = self as u8 + 1;
        [Face(low), Face(7 - low)]
    }

    /// The chip that has this face.
    pub fn of(face: Face) -> Chip {
        Chip::ALL[usize::from(face.0.min(7 - face.0)) - 1]
    }

    fn parse(text: &str) -> Option<Chip> {
        Chip::ALL.into_iter().find(|chip| chip.to_string() == text)
    }
}

impl fmt::Display for Chip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.faces();
        write!(f, "{low}/{high}")
    }
}

/// A face of a chip: 1 to 6 pips.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

impl Face {
    /// A face with this many pips.
    pub fn new(pips: u8) -> Option<Face> {
        (1..=6).contains(&pips).then_some(Face(pips))
    }

    /// How many pips it shows.
    pub fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A step of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat begins. `first 2`
    First(Seat),
    /// Chance: this seat draws this chip. `draw 0 2/5`
    Draw(Seat, Chip),
    /// The acting seat puts its chip here with this face up. `h8=6`
    Place(Square, Face),
}

impl Action {
    /// Reads notation.
    pub fn parse(text: &str) -> Result<Action, NotationError> {
        let right = || "write SQUARE=FACE like h8=6, or for chance first 0 or draw 0 2/5".to_owned();
        notation::exact(text, right, Action::read, |action| action.to_string())
    }

    fn read(text: &str) -> Option<Action> {
        if let Some(seat) = text.strip_prefix("first ") {
            return Seat::parse(seat).map(Action::First);
        }
        if let Some(draw) = text.strip_prefix("draw ") {
            let (seat, chip) = draw.split_once(' ')?;
            return Some(Action::Draw(Seat::parse(seat)?, Chip::parse(chip)?));
        }
        let (square, face) = text.split_once('=')?;
        Some(Action::Place(Square::parse(square)?, Face::new(face.parse().ok()?)?))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Draw(seat, chip) => write!(f, "draw {seat} {chip}"),
            Action::Place(square, face) => write!(f, "{square}={face}"),
        }
    }
}
