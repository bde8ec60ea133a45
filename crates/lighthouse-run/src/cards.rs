//! Cards and small packs of them.

use std::fmt;

use rand::RngExt;
use table::Rng;

/// The most kinds of cards that a deck may have, and the most cards: both fit in half a byte.
pub const MOST: usize = 15;

/// A kind of card, by its place in the content. Cards of a kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The place in the content, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Up to [`MOST`] cards in a row: half a byte for each, and the length on top.
///
/// A hand or a deck is kept sorted, so that the same cards are always the same value; what was played stays in
/// the order of playing. Taking a card out of the middle is a few shifts, which is why this is not an array.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards(u64);

const LENGTH: u32 = 60;

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards(0);

    /// How many cards these are.
    pub const fn len(self) -> usize {
        (self.0 >> LENGTH) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The card at a place.
    pub const fn get(self, place: usize) -> Card {
        debug_assert!(place < self.len());
        Card((self.0 >> (4 * place) & 0xf) as u8)
    }

    /// All cards, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..self.len()).map(move |place| self.get(place))
    }

    /// How many of a kind.
    pub fn count(self, card: Card) -> usize {
        self.iter().filter(|&other| other == card).count()
    }

    /// Whether the card at a place of a sorted pack is the first of its kind.
    pub(crate) fn begins_kind(self, place: usize) -> bool {
        place == 0 || self.get(place) != self.get(place - 1)
    }

    /// The kinds in a sorted pack, one card of each.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        (0..self.len()).filter(move |&place| self.begins_kind(place)).map(move |place| self.get(place))
    }

    /// Adds a card at the end.
    pub(crate) fn push(&mut self, card: Card) {
        self.put(self.len(), card);
    }

    /// Adds a card to a sorted pack.
    pub(crate) fn insert(&mut self, card: Card) {
        self.put(self.up_to(card), card);
    }

    /// How many cards are not above this one: the cards of even and of odd places are compared in one
    /// subtraction each, every card in a byte of its own whose high bit tells.
    fn up_to(self, card: Card) -> usize {
        const BYTES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = BYTES << 7;
        let bar = (u64::from(card.0) * BYTES) | HIGH;
        let not_above = |cards: u64| ((bar - (cards & (BYTES * 0xf))) & HIGH) >> 7;
        let list = self.list();
        let places = (not_above(list) + not_above(list >> 4)).wrapping_mul(BYTES) >> 56;
        places as usize - (16 - self.len())
    }

    fn put(&mut self, place: usize, card: Card) {
        debug_assert!(self.len() < MOST);
        let list = self.list();
        let below = list & below_mask(place);
        let above = (list ^ below) << 4;
        let length = (self.0 ^ list) + (1 << LENGTH);
        self.0 = length | above | u64::from(card.0) << (4 * place) | below;
    }

    /// Takes out the card at a place.
    pub(crate) fn take(&mut self, place: usize) -> Card {
        let card = self.get(place);
        let list = self.list();
        let below = list & below_mask(place);
        let above = list >> 4 & !below_mask(place);
        let length = (self.0 ^ list) - (1 << LENGTH);
        self.0 = length | above | below;
        card
    }

    /// Takes out a card of this kind; there must be one.
    pub(crate) fn remove(&mut self, card: Card) {
        self.take(self.place(card));
    }

    /// The first place of a card that is there: the first that becomes zero, all places at once.
    fn place(self, card: Card) -> usize {
        const ONES: u64 = 0x1111_1111_1111_1111;
        let other = self.0 ^ (u64::from(card.0) * ONES);
        let zero = other.wrapping_sub(ONES) & !other & (ONES << 3);
        zero.trailing_zeros() as usize / 4
    }

    /// Takes out one of the cards, each as likely as any other.
    pub(crate) fn take_any(&mut self, rng: &mut Rng) -> Card {
        self.take(rng.random_range(0..self.len() as u32) as usize)
    }

    /// The cards without their number.
    const fn list(self) -> u64 {
        self.0 & ((1 << LENGTH) - 1)
    }
}

/// All bits of the cards before a place.
const fn below_mask(place: usize) -> u64 {
    (1 << (4 * place)) - 1
}

impl FromIterator<Card> for Cards {
    /// A sorted pack.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut pack = Cards::EMPTY;
        cards.into_iter().for_each(|card| pack.insert(card));
        pack
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_holds_what_was_put_in() {
        let mut pack: Cards = [7, 0, 14, 7, 3].map(Card).into_iter().collect();
        assert_eq!(format!("{pack:?}"), "[0, 3, 7, 7, 14]");
        assert_eq!(pack.kinds().map(|card| card.0).collect::<Vec<_>>(), [0, 3, 7, 14]);
        assert_eq!((pack.len(), pack.count(Card(7))), (5, 2));
        pack.remove(Card(7));
        assert_eq!((pack.take(0), pack.take(2)), (Card(0), Card(14)));
        pack.push(Card(1));
        assert_eq!(format!("{pack:?}"), "[3, 7, 1]");
    }

    #[test]
    fn a_full_pack_can_be_emptied() {
        let mut pack: Cards = (0..MOST as u8).rev().map(Card).collect();
        assert_eq!(pack.len(), MOST);
        for card in 0..MOST as u8 {
            assert_eq!(pack.count(Card(card)), 1);
            pack.remove(Card(card));
        }
        assert_eq!(pack, Cards::EMPTY);
    }
}
