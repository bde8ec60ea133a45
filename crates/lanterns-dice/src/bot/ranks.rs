//! A number for every pool, added up for all of them at once.
//!
//! The numbers are stored by bit: word i holds bit i of every pool's number. To add a weight to every pool of a
//! set takes a few operations on words, however many pools there are; so does finding the pools with the
//! greatest number. That is what makes whole games by rule of thumb quick enough to search with.

use crate::lake::Pools;

/// How many bits a number has.
const BITS: usize = 7;

/// By pool, a number from 0 to 127. Greater sums are the caller's mistake.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ranks {
    bits: [Pools; BITS],
}

impl Ranks {
    /// Adds `weight` to the number of each of these pools.
    #[inline]
    pub(crate) fn add(&mut self, pools: Pools, weight: u32) {
        for from in 0..BITS {
            if weight >> from & 1 == 0 {
                continue;
            }
            let mut carry = pools;
            for bit in &mut self.bits[from..] {
                (*bit, carry) = (*bit ^ carry, *bit & carry);
            }
        }
    }

    /// The greatest number among these pools, and all of them that have it.
    #[inline]
    pub(crate) fn best(&self, mut among: Pools) -> (u32, Pools) {
        let mut number = 0;
        for (place, bit) in self.bits.iter().enumerate().rev() {
            let having = among & *bit;
            if !having.is_empty() {
                among = having;
                number |= 1 << place;
            }
        }
        (number, among)
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use table::Rng;

    use super::*;
    use crate::lake::Pool;

    #[test]
    fn ranks_are_sums() {
        let mut rng = Rng::seed_from_u64(1);
        let mut some = || -> Pools { Pools::ALL.iter().filter(|_| rng.random_ratio(1, 3)).collect() };
        let mut ranks = Ranks::default();
        let mut sums = [0; Pools::CAPACITY];
        for weight in [1, 2, 3, 7, 11, 14, 15, 33, 41] {
            let pools = some();
            ranks.add(pools, weight);
            pools.iter().for_each(|pool| sums[pool.index()] += weight);
        }
        for among in [some(), some(), Pools::ALL, Pools::only(Pool::parse("c4").expect("a pool"))] {
            let most = among.iter().map(|pool| sums[pool.index()]).max().expect("not empty");
            let best = among.iter().filter(|pool| sums[pool.index()] == most).collect();
            assert_eq!(ranks.best(among), (most, best));
        }
        assert_eq!(ranks.best(Pools::EMPTY), (0, Pools::EMPTY));
    }
}
