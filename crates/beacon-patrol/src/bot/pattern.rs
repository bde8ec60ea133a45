//! What lies around a cell, as a number: one digit of three for each side, 0 nothing, 1 a tile with water there,
//! 2 a tile with land there.
//!
//! There are 81 patterns, so whether a tile fits, whether it is explored and what a gap asks for is one look in a
//! table.

use crate::cell::{Side, Sides};

/// How many patterns there are.
pub(super) const PATTERNS: usize = 81;
/// How many there are if turned and mirrored ones are the same.
pub(super) const FORMS: usize = 21;
/// By side, what a tile there adds.
const DIGIT: [u8; 4] = [1, 3, 9, 27];

/// What is to be known of a pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    /// As bits, the sides without a tile.
    pub(super) open: u8,
    /// As bits, the sides with water.
    pub(super) water: u8,
    /// As bits, the lands (themselves bits) that fit.
    pub(super) fits: u16,
    /// How many tiles lie around.
    pub(super) tiles: u8,
    /// The same for all turned and mirrored images.
    pub(super) form: u8,
}

/// By number.
pub(super) static PATTERN: [Pattern; PATTERNS] = patterns();

/// What a tile with this land adds to the pattern of the cell across `side`.
pub(super) fn digit(land: Sides, side: Side) -> u8 {
    DIGIT[side.opposite() as usize] * (1 + u8::from(land.contains(side)))
}

const fn patterns() -> [Pattern; PATTERNS] {
    let mut all = [Pattern { open: 0, water: 0, fits: 0, tiles: 0, form: 0 }; PATTERNS];
    let (mut forms, mut number) = (0, 0);
    while number < PATTERNS {
        all[number] = pattern(digits(number));
        let image = first_image(digits(number));
        if image == number {
            all[number].form = forms;
            forms += 1;
        } else {
            all[number].form = all[image].form;
        }
        number += 1;
    }
    assert!(forms as usize == FORMS, "the forms are counted");
    all
}

const fn digits(number: usize) -> [usize; 4] {
    [number % 3, number / 3 % 3, number / 9 % 3, number / 27]
}

const fn number(digits: [usize; 4]) -> usize {
    digits[0] + 3 * digits[1] + 9 * digits[2] + 27 * digits[3]
}

const fn pattern(digits: [usize; 4]) -> Pattern {
    let (mut open, mut water, mut land) = (0u8, 0, 0);
    let mut side = 0;
    while side < 4 {
        match digits[side] {
            0 => open |= 1 << side,
            1 => water |= 1 << side,
            _ => land |= 1 << side,
        }
        side += 1;
    }
    let (mut fits, mut tile) = (0, 0);
    while tile < 16 {
        if tile & (water | land) == land {
            fits |= 1 << tile;
        }
        tile += 1;
    }
    Pattern { open, water, fits, tiles: 4 - open.count_ones() as u8, form: 0 }
}

/// The lowest number among the turned and mirrored images of a pattern.
const fn first_image(digits: [usize; 4]) -> usize {
    let mut first = number(digits);
    let [mut a, mut b, mut c, mut d] = digits;
    let mut turn = 0;
    while turn < 4 {
        [a, b, c, d] = [b, c, d, a];
        let (turned, mirrored) = (number([a, b, c, d]), number([d, c, b, a]));
        first = if turned < first { turned } else { first };
        first = if mirrored < first { mirrored } else { first };
        turn += 1;
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_knows_what_fits() {
        // Water in the north, land in the east, nothing in the south, water in the west.
        let pattern = &PATTERN[number([1, 2, 0, 1])];
        assert_eq!((pattern.open, pattern.water, pattern.tiles), (0b0100, 0b1001, 3));
        assert_eq!(pattern.fits, 1 << 0b0010 | 1 << 0b0110, "land in the east, and in the south or not");
    }

    #[test]
    fn images_have_one_form() {
        let form = |digits| PATTERN[number(digits)].form;
        assert_eq!(form([1, 2, 0, 0]), form([0, 1, 2, 0]), "turned");
        assert_eq!(form([1, 2, 0, 0]), form([2, 1, 0, 0]), "mirrored");
        assert_ne!(form([1, 2, 0, 0]), form([1, 0, 2, 0]));
    }
}
