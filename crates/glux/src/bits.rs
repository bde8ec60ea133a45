//! Squares, and sets of squares as bits.
//!
//! A board has at most 15 columns and 15 rows. A row takes 16 bits of a word, so it ends in at least one bit that is
//! no square, and a shift to the side runs into that gap instead of into the next row. Neighbouring rows lie in
//! neighbouring words: row 5 of the board, counted from 0, is the second of word 1. So going down a row means renaming
//! three of four words and shifting one, which is nearly free, and no bit ever has to be carried over.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use table::bits::{members, nth};

/// The most columns and rows a board can have.
pub const SIDE: usize = 15;
/// Bits per row.
const ROW: usize = 16;
/// Words per set; row r lies in word r mod 4.
const WORDS: usize = 4;

/// A square of the board, `a1` at the top left. The number is that of its bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both from 0.
    ///
    /// ```
    /// # use glux::Square;
    /// assert_eq!(Square::at(7, 7).unwrap().to_string(), "h8");
    /// assert_eq!(Square::at(15, 0), None);
    /// ```
    pub fn at(column: usize, row: usize) -> Option<Square> {
        (column < SIDE && row < SIDE)
            .then(|| Square(((row % WORDS * WORDS + row / WORDS) * ROW + column) as u8))
    }

    /// Reads `h8`.
    pub fn parse(text: &str) -> Option<Square> {
        let (&column, row) = text.as_bytes().split_first()?;
        let column = column.checked_sub(b'a')?;
        let row: usize = str::from_utf8(row).ok()?.parse().ok()?;
        Square::at(usize::from(column), row.checked_sub(1)?).filter(|square| square.to_string() == text)
    }

    /// The number of its bit.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The column, from 0.
    pub fn column(self) -> usize {
        usize::from(self.0) % ROW
    }

    /// The row, from 0.
    pub fn row(self) -> usize {
        let place = usize::from(self.0) / ROW;
        place % WORDS * WORDS + place / WORDS
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bits([u64; WORDS]);

impl Bits {
    /// No square.
    pub const EMPTY: Bits = Bits([0; WORDS]);

    /// One square.
    pub fn only(square: Square) -> Bits {
        let mut bits = Bits::EMPTY;
        bits.insert(square);
        bits
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        self.0[usize::from(square.0 >> 6)] >> (square.0 & 63) & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0[usize::from(square.0 >> 6)] |= 1 << (square.0 & 63);
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0[usize::from(square.0 >> 6)] &= !(1 << (square.0 & 63));
    }

    /// Whether no square is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// How many squares are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The squares, in an order of their own.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.0
            .into_iter()
            .zip(0u8..)
            .flat_map(|(word, index)| members(word).map(move |bit| Square(index * 64 + bit)))
    }

    /// The square number `n` of [`iter`](Bits::iter), which must exist.
    pub fn nth(self, mut n: u32) -> Square {
        for (word, index) in self.0.into_iter().zip(0u8..) {
            let here = word.count_ones();
            if n < here {
                return Square(index * 64 + nth(word, n));
            }
            n -= here;
        }
        panic!("fewer squares than asked for")
    }

    /// Every square's neighbour to the right. What falls off a row lands in the gap behind it.
    #[must_use]
    #[inline]
    pub fn east(self) -> Bits {
        Bits(self.0.map(|word| word << 1))
    }

    /// Every square's neighbour to the left. What falls off a row lands in the gap before it.
    #[must_use]
    #[inline]
    pub fn west(self) -> Bits {
        Bits(self.0.map(|word| word >> 1))
    }

    /// Every square's neighbour below.
    #[must_use]
    #[inline]
    pub fn south(self) -> Bits {
        let [a, b, c, d] = self.0;
        Bits([d << ROW, a, b, c])
    }

    /// Every square's neighbour above.
    #[must_use]
    #[inline]
    pub fn north(self) -> Bits {
        let [a, b, c, d] = self.0;
        Bits([b, c, d, a >> ROW])
    }
}

impl BitAnd for Bits {
    type Output = Bits;

    #[inline]
    fn bitand(self, other: Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Bits {
    type Output = Bits;

    #[inline]
    fn bitor(self, other: Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for Bits {
    #[inline]
    fn bitor_assign(&mut self, other: Bits) {
        *self = *self | other;
    }
}

impl Not for Bits {
    type Output = Bits;

    #[inline]
    fn not(self) -> Bits {
        Bits(self.0.map(|word| !word))
    }
}

impl FromIterator<Square> for Bits {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bits {
        let mut bits = Bits::EMPTY;
        squares.into_iter().for_each(|square| bits.insert(square));
        bits
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_are_neighbours() {
        type Shift = fn(Bits) -> Bits;
        let moves: [(Shift, isize, isize); 4] =
            [(Bits::east, 1, 0), (Bits::west, -1, 0), (Bits::south, 0, 1), (Bits::north, 0, -1)];
        let board: Bits = (0..SIDE * SIDE).filter_map(|i| Square::at(i % SIDE, i / SIDE)).collect();
        for square in board.iter() {
            for (shift, right, down) in moves {
                let neighbour = square
                    .column()
                    .checked_add_signed(right)
                    .zip(square.row().checked_add_signed(down))
                    .and_then(|(column, row)| Square::at(column, row));
                let expected = neighbour.map_or(Bits::EMPTY, Bits::only);
                assert_eq!(shift(Bits::only(square)) & board, expected, "from {square}");
            }
        }
    }

    #[test]
    fn the_nth_square_is_the_nth_of_the_iteration() {
        let bits: Bits =
            ["a1", "o1", "a5", "h8", "b15", "o15"].iter().filter_map(|s| Square::parse(s)).collect();
        assert_eq!(bits.len(), 6);
        for (n, square) in bits.iter().enumerate() {
            assert_eq!(bits.nth(n as u32), square);
        }
    }
}
