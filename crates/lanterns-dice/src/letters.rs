//! Which sheet each seat has. All sheets show one lake; their letters tell their turn bonuses apart (LD-2).

use table::Seat;

use crate::content::PLAYERS;

/// The letter of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Letter {
    /// The first sheet.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The fourth.
    D,
}

impl Letter {
    /// Every sheet there is.
    pub const ALL: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

    /// The letter in the sheet's corner.
    pub const fn letter(self) -> char {
        match self {
            Letter::A => 'A',
            Letter::B => 'B',
            Letter::C => 'C',
            Letter::D => 'D',
        }
    }

    fn of(letter: char) -> Option<Letter> {
        Letter::ALL.into_iter().find(|sheet| sheet.letter() == letter)
    }
}

/// The sheets of all seats: they differ, and seat 0, which begins, has the earliest of them (LD-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Letters([Option<Letter>; Letter::ALL.len()]);

impl Letters {
    /// The sheets of a first game: A, B, C, D by seat (LD-1).
    pub(crate) fn first(players: usize) -> Letters {
        Letters(std::array::from_fn(|seat| (seat < players).then_some(Letter::ALL[seat])))
    }

    /// All that so many players may have, in the order of the alphabet.
    pub(crate) fn all(players: usize) -> impl Iterator<Item = Letters> {
        let sheets = Letter::ALL.len();
        (0..sheets.pow(players as u32)).filter_map(move |number| {
            let digit = |seat: usize| number / sheets.pow((players - 1).saturating_sub(seat) as u32) % sheets;
            let letters: [Letter; 4] = std::array::from_fn(|seat| Letter::ALL[digit(seat)]);
            Letters::new(&letters[..players])
        })
    }

    /// The sheets of these letters by seat, if they may be had.
    fn new(letters: &[Letter]) -> Option<Letters> {
        let (first, others) = letters.split_first()?;
        let differ = (1..others.len()).all(|seat| !others[..seat].contains(&others[seat]));
        let right = PLAYERS.contains(&letters.len()) && differ && others.iter().all(|other| first < other);
        right.then(|| Letters(std::array::from_fn(|seat| letters.get(seat).copied())))
    }

    /// Reads letters such as `BDC`.
    pub(crate) fn parse(text: &str) -> Option<Letters> {
        let letters: Option<Vec<Letter>> = text.chars().map(Letter::of).collect();
        Letters::new(&letters?)
    }

    /// Writes what [`parse`](Letters::parse) reads.
    pub(crate) fn print(self) -> String {
        self.iter().map(Letter::letter).collect()
    }

    /// The letters by seat.
    pub(crate) fn iter(self) -> impl Iterator<Item = Letter> {
        self.0.into_iter().flatten()
    }

    /// The sheet of a seat that plays.
    pub fn of(self, seat: Seat) -> Letter {
        self.0[seat.index()].expect("every seat has a sheet")
    }
}
