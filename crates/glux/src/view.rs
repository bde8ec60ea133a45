//! What a pair of eyes sees of a position.

use table::{Eyes, Rng, Seat, SeatSet};

use crate::action::Chip;
use crate::rules::{Bag, Glux, SEATS, Table, draw_from};

/// The table as everybody sees it, and the own chip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) table: Table,
    pub(crate) eyes: Eyes,
    /// The chip these eyes hold.
    pub(crate) hand: Option<Chip>,
    /// By seat, the chips that these eyes have not seen: the bag, and another's hand (GX-5).
    pub(crate) unseen: [Bag; SEATS],
    /// Who holds a chip.
    pub(crate) holding: SeatSet,
}

impl View {
    pub(crate) fn of(position: &Glux, eyes: Eyes) -> View {
        let seats = || Seat::all(position.table.seats());
        let mut unseen = position.bags;
        let mut hand = None;
        for seat in seats() {
            match position.hands[seat.index()] {
                held if eyes.are(seat) => hand = held,
                Some(chip) => unseen[seat.index()][chip as usize] += 1,
                None => {}
            }
        }
        let holding = seats().filter(|seat| position.hands[seat.index()].is_some()).collect();
        View { table: position.table, eyes, hand, unseen, holding }
    }

    /// Nothing that anybody did depends on a chip still hidden: it was drawn since. So each of the unseen
    /// chips of a seat is as likely as any other to be the one it holds.
    pub(crate) fn guess(&self, rng: &mut Rng) -> Glux {
        let mut guess = Glux { table: self.table, bags: self.unseen, hands: [None; SEATS] };
        for seat in self.holding.iter() {
            let bag = &mut guess.bags[seat.index()];
            guess.hands[seat.index()] = if self.eyes.are(seat) {
                self.hand
            } else {
                let chip = draw_from(*bag, rng);
                bag[chip as usize] -= 1;
                Some(chip)
            };
        }
        guess
    }
}
