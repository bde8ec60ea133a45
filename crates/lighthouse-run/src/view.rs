//! What a pair of eyes sees of a position, and what it can make of it.
//!
//! The own cards are known; another's hand is unseen, and **not every hand is equally likely**, even to
//! somebody who knows nothing about how others choose:
//!
//! - No first hand held both group cards (LR-6). Who still holds cards of the first hand is a little less
//!   likely to hold both, or to hold one after playing the other.
//! - Where a deck has two cards of a kind, somebody who has just played one is no more likely for holding
//!   both; but of all ways to hold cards, there are more ways to hold both than to hold a given one. So after
//!   each card played, some hands weigh less than their number of ways.
//!
//! Both depend on when cards were played, which is why a position remembers the order. [`View::guess`] draws a
//! hand with all ways alike, together with a past that led to it, and takes it with the odds by which these
//! two reasons make it rarer; else it draws again. The more alike the cards of a deck, the more often.

use rand::RngExt;
use table::{Eyes, Rng};

use crate::board::{Board, Phase};
use crate::cards::Cards;
use crate::content::{COLORS, Color};
use crate::rules::LighthouseRun;

/// The board as everybody sees it, and the own cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) board: Board,
    pub(crate) eyes: Eyes,
    /// The own hand; in the Great Fleet that of the second colour behind that of the first.
    pub(crate) own: [Cards; 2],
    /// By colour, how many cards are held.
    pub(crate) held: [u8; COLORS],
}

impl View {
    pub(crate) fn of(position: &LighthouseRun, eyes: Eyes) -> View {
        let LighthouseRun { board, hands, .. } = *position;
        let own = match eyes {
            Eyes::Seat(seat) => [0, board.players].map(|further| {
                let color = Color(seat.index() as u8 + further);
                if board.own(seat) & color.bit() == 0 { Cards::EMPTY } else { hands[color.index()] }
            }),
            Eyes::Spectator => [Cards::EMPTY; 2],
        };
        View { board, eyes, own, held: hands.map(|hand| hand.len() as u8) }
    }

    /// The hand of a colour, if these eyes see it.
    pub(crate) fn hand(&self, color: Color) -> Option<Cards> {
        let own = self.board.owner(color).is_some_and(|seat| self.eyes.are(seat));
        own.then(|| self.own[usize::from(color.0 >= self.board.players)])
    }

    /// The cards of a colour that these eyes have not seen: its deck, and another's hand (LR-5).
    pub(crate) fn unseen(&self, color: Color) -> Cards {
        let mut unseen = self.board.deck(color);
        let seen =
            self.board.played[color.index()].iter().chain(self.hand(color).into_iter().flat_map(Cards::iter));
        seen.for_each(|card| unseen.remove(card));
        unseen
    }

    pub(crate) fn guess(&self, rng: &mut Rng) -> LighthouseRun {
        let mut guess =
            LighthouseRun { board: self.board, decks: [Cards::EMPTY; COLORS], hands: [Cards::EMPTY; COLORS] };
        for color in self.board.colors() {
            let unseen = self.unseen(color);
            let (hand, deck) = match self.hand(color) {
                Some(hand) => (hand, unseen),
                None => self.guess_hand(color, unseen, rng),
            };
            guess.hands[color.index()] = hand;
            guess.decks[color.index()] = deck;
        }
        guess
    }

    /// A hand and what is left of the unseen cards.
    fn guess_hand(&self, color: Color, unseen: Cards, rng: &mut Rng) -> (Cards, Cards) {
        loop {
            let (mut hand, mut deck) = (Cards::EMPTY, unseen);
            for _ in 0..self.held[color.index()] {
                hand.insert(deck.take_any(rng));
            }
            if !self.was_looked_at(color) || self.is_taken(color, hand, rng) {
                return (hand, deck);
            }
        }
    }

    /// Whether everybody knows by now that the first hand was kept.
    fn was_looked_at(&self, color: Color) -> bool {
        let held = usize::from(self.held[color.index()]);
        match self.board.phase {
            Phase::Towers(_) | Phase::First => false,
            Phase::Deal(last) => color != last && held == self.board.content.hand,
            _ => Some(color) != self.board.erik(),
        }
    }

    /// Goes back from a hand to a first hand: any of the cards held may have been the last one drawn. Takes the
    /// hand with the odds by which this past weighs less than all ways alike.
    fn is_taken(&self, color: Color, mut hand: Cards, rng: &mut Rng) -> bool {
        let content = self.board.content;
        for card in self.board.played[color.index()].iter().rev() {
            if hand.len() == content.hand {
                hand.take_any(rng);
            }
            hand.insert(card);
            let alike = hand.count(card) as u32;
            if alike > 1 && rng.random_range(0..alike) != 0 {
                return false;
            }
        }
        !content.holds_groups(hand)
    }
}
