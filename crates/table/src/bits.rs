//! Small sets as the bits of a number.
//!
//! Choosing a member at random is what a playout does most. It is done without a loop: a loop would be left at
//! another place each time, which no processor could foresee.

/// Every byte 1.
const BYTES: u64 = u64::MAX / 0xff;

/// By set of numbers below 8: its members, ascending.
static IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut index = 0_usize;
    while index < 256 * 8 {
        let (byte, bit) = (index / 8, index % 8);
        if byte >> bit & 1 != 0 {
            let number = (byte & ((1 << bit) - 1)).count_ones() as usize;
            table[byte][number] = bit as u8;
        }
        index += 1;
    }
    table
};

/// The members of a set, ascending.
///
/// ```
/// assert_eq!(table::bits::members(0b1000_0110).collect::<Vec<_>>(), [1, 2, 7]);
/// ```
pub fn members(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let lowest = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        lowest
    })
}

/// Member number `n`, from 0, of a set that has so many.
///
/// Counts the members up to the end of every byte at once, and looks the rest up.
#[inline]
pub fn nth(set: u64, n: u32) -> u8 {
    let pairs = set - ((set >> 1) & (BYTES * 0x55));
    let nibbles = (pairs & (BYTES * 0x33)) + ((pairs >> 2) & (BYTES * 0x33));
    let up_to = ((nibbles + (nibbles >> 4)) & (BYTES * 0x0f)).wrapping_mul(BYTES);
    let not_beyond = ((((BYTES * u64::from(n)) | (BYTES * 0x80)) - up_to) >> 7) & BYTES;
    let start = (not_beyond.wrapping_mul(BYTES) >> 56) as u32 * 8;
    let before = u32::from(((up_to << 8) >> start) as u8);
    start as u8 + nth_in_byte((set >> start) as u8, n - before)
}

/// The same for a set of numbers below 8.
#[inline]
pub fn nth_in_byte(set: u8, n: u32) -> u8 {
    IN_BYTE[usize::from(set)][n as usize & 7]
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::Rng;

    #[test]
    fn the_nth_member_is_the_nth_of_all() {
        let mut rng = Rng::seed_from_u64(1);
        for round in 0..2_000 {
            let mut set: u64 = rng.random();
            for _ in 0..round % 7 {
                set &= rng.random::<u64>();
            }
            for set in [set, set >> 1, 1 << (round % 63), u64::MAX >> (round % 63 + 1)] {
                for (member, n) in members(set).zip(0..) {
                    assert_eq!(nth(set, n), member, "{set:b}, {n}");
                }
            }
        }
        assert_eq!((0..3).map(|n| nth_in_byte(0b1000_0110, n)).collect::<Vec<_>>(), [1, 2, 7]);
    }
}
