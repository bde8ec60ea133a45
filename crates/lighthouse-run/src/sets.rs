//! Sets of small numbers, as bits. Choosing a member at random is what a playout does most, so it is done
//! without loops, whose ends no processor could foresee.

use rand::RngExt;
use table::Rng;

/// The members of a set, ascending.
pub(crate) fn members(set: u32) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let lowest = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        lowest
    })
}

/// By set of numbers below 8: its members, ascending.
static MEMBERS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut set = 0;
    while set < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if set >> bit & 1 != 0 {
                table[set][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        set += 1;
    }
    table
};

/// Member number `n`, from 0, of a set of numbers below 8.
pub(crate) fn nth(set: u8, n: u32) -> u8 {
    MEMBERS[usize::from(set)][n as usize]
}

/// A member of a set that is not empty, each as likely as any other.
pub(crate) fn random(set: u32, rng: &mut Rng) -> u8 {
    const BYTES: u32 = 0x0101_0101;
    const HIGH: u32 = BYTES << 7;
    let pairs = set - (set >> 1 & 0x5555_5555);
    let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
    // By byte, how many members are in it and below it.
    let up_to = ((fours + (fours >> 4)) & 0x0f0f_0f0f).wrapping_mul(BYTES);
    let n = rng.random_range(0..up_to >> 24);
    // A high bit for each byte that ends before member n.
    let before = (((n * BYTES) | HIGH) - up_to) & HIGH;
    let shift = (before >> 7).wrapping_mul(BYTES) >> 24 << 3;
    let below = (u64::from(up_to) << 8 >> shift) as u8;
    shift as u8 + nth((set >> shift) as u8, n - u32::from(below))
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn every_member_and_no_other_is_drawn() {
        let mut rng = Rng::seed_from_u64(1);
        for round in 0..500 {
            let set = (rng.random::<u32>() & rng.random::<u32>() | 1 << (round % 31)) & 0x7fff_ffff;
            let drawn = (0..400).fold(0, |drawn, _| drawn | 1 << random(set, &mut rng));
            assert_eq!(drawn, set);
        }
    }

    #[test]
    fn members_are_listed_in_order() {
        assert_eq!(members(0b1000_0110).collect::<Vec<_>>(), [1, 2, 7]);
        assert_eq!([0, 1, 2].map(|n| nth(0b1000_0110, n)), [1, 2, 7]);
    }
}
