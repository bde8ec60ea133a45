//! What the emperor's cards do: a closed set of effects, which content names by their texts.

/// What follows when a card is paid (LD-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Shade an area of a colour that one of the four dice shows.
    Shown,
    /// Shade an area of the colour of the die faced.
    Faced,
    /// Shade an area of a colour that no die shows.
    Unshown,
    /// Shade the other area of a pool of which one is shaded.
    Halved,
    /// Shade both areas of a pool of which none is shaded.
    Whole,
    /// Launch a display.
    Launch,
}

impl Effect {
    /// Every effect there is.
    pub const ALL: [Effect; 6] =
        [Effect::Shown, Effect::Faced, Effect::Unshown, Effect::Halved, Effect::Whole, Effect::Launch];

    /// The text by which content names it.
    pub const fn text(self) -> &'static str {
        match self {
            Effect::Shown => "shade one area of a colour shown on any of the four dice",
            Effect::Faced => "shade one more area of the colour of the die you face",
            Effect::Unshown => "shade one area of a colour not shown on the dice",
            Effect::Halved => "shade one area of any colour in a pool with exactly one shaded area",
            Effect::Whole => "shade both areas of one wholly unshaded pool",
            Effect::Launch => "launch one fireworks display, besides step 4",
        }
    }

    /// The key under which it is described in the words.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Effect::Shown => "effect-shown",
            Effect::Faced => "effect-faced",
            Effect::Unshown => "effect-unshown",
            Effect::Halved => "effect-halved",
            Effect::Whole => "effect-whole",
            Effect::Launch => "effect-launch",
        }
    }

    /// The effect of this text.
    pub fn of(text: &str) -> Option<Effect> {
        Effect::ALL.into_iter().find(|effect| effect.text() == text)
    }
}

/// Which side of a card lies up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The side of the first game.
    A,
    /// The other one.
    B,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// The letter on the card.
    pub const fn letter(self) -> char {
        match self {
            Side::A => 'A',
            Side::B => 'B',
        }
    }
}

/// The sides of the three cards.
pub type Sides = [Side; CARDS];

/// How many cards there are.
pub const CARDS: usize = 3;

/// Reads three letters such as `ABA`.
pub(crate) fn parse_sides(text: &str) -> Option<Sides> {
    let side = |&byte: &u8| Side::ALL.into_iter().find(|side| side.letter() as u8 == byte);
    let sides: Option<Vec<Side>> = text.as_bytes().iter().map(side).collect();
    sides?.try_into().ok()
}

/// Writes what [`parse_sides`] reads.
pub(crate) fn print_sides(sides: Sides) -> String {
    sides.iter().map(|side| side.letter()).collect()
}
