//! The six colours, and sets of them.

/// A colour of lanterns, of areas and of the faces of every die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// `R`
    Red,
    /// `O`
    Orange,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `P`
    Purple,
    /// `W`
    White,
}

impl Colour {
    /// All colours, in the order of the rules (LD-3), which is that of the faces in the list of rolls.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Green, Colour::Blue, Colour::Purple, Colour::White];

    /// The letter in notation and in content.
    ///
    /// ```
    /// # use lanterns_dice::Colour;
    /// assert_eq!(Colour::ALL.map(Colour::letter), ['R', 'O', 'G', 'B', 'P', 'W']);
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Orange => 'O',
            Colour::Green => 'G',
            Colour::Blue => 'B',
            Colour::Purple => 'P',
            Colour::White => 'W',
        }
    }

    /// The name in content, and the end of the key under which it stands in the words.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Orange => "orange",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
            Colour::White => "white",
        }
    }

    /// The colour of a letter.
    pub fn of(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}
