//! What a seat is asked: one value from which listing, checking and picking at random all follow, so that they
//! cannot disagree.

use rand::RngExt;
use table::Rng;

use crate::action::{Action, DICE};
use crate::effect::CARDS;
use crate::lake::{Areas, Pools};
use crate::launches::Launches;

/// A decision.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ask {
    /// Nothing: the seat does not act.
    Nothing,
    /// Turn the tray, or roll again if there is a gift for it (LD-7).
    Tray { reroll: bool },
    /// Shade one of these areas.
    Shade { areas: Areas, pass: bool },
    /// Shade one of these pools.
    ShadePool(Pools),
    /// Pay for one of these cards, or not.
    Emperor(Cards),
    /// Launch a display.
    Launch { launches: Launches, pass: bool },
}

impl Ask {
    /// Whether there is something to do besides passing. If not, nothing is asked (LD-8).
    #[inline]
    pub(crate) fn offers(&self) -> bool {
        match self {
            Ask::Nothing => false,
            Ask::Tray { .. } => true,
            Ask::Shade { areas, .. } => !areas.is_empty(),
            Ask::ShadePool(pools) => !pools.is_empty(),
            Ask::Emperor(cards) => !cards.is_empty(),
            Ask::Launch { launches, .. } => launches.any(),
        }
    }

    /// The same decision with leave to decline it.
    #[must_use]
    pub(crate) fn or_pass(self) -> Ask {
        match self {
            Ask::Shade { areas, .. } => Ask::Shade { areas, pass: true },
            Ask::Launch { launches, .. } => Ask::Launch { launches, pass: true },
            other => other,
        }
    }

    fn may_pass(&self) -> bool {
        match self {
            Ask::Nothing | Ask::Tray { .. } | Ask::ShadePool(_) => false,
            Ask::Emperor(_) => true,
            Ask::Shade { pass, .. } | Ask::Launch { pass, .. } => *pass,
        }
    }

    /// Adds every action to `out`.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self {
            Ask::Nothing => {}
            Ask::Tray { reroll } => {
                out.extend((0..DICE as u8).map(Action::Turn));
                out.extend(reroll.then_some(Action::Reroll));
            }
            Ask::Shade { areas, .. } => out.extend(areas.iter().map(Action::Shade)),
            Ask::ShadePool(pools) => out.extend(pools.iter().map(Action::ShadePool)),
            Ask::Emperor(cards) => out.extend(cards.iter().map(Action::Emperor)),
            Ask::Launch { launches, .. } => launches.list(out),
        }
        out.extend(self.may_pass().then_some(Action::Pass));
    }

    /// Whether the action is one of [`list`](Ask::list).
    pub(crate) fn allows(&self, action: Action) -> bool {
        match (self, action) {
            (_, Action::Pass) => self.may_pass(),
            (Ask::Tray { .. }, Action::Turn(_)) => true,
            (Ask::Tray { reroll }, Action::Reroll) => *reroll,
            (Ask::Shade { areas, .. }, Action::Shade(area)) => areas.contains(area),
            (Ask::ShadePool(pools), Action::ShadePool(pool)) => pools.contains(pool),
            (Ask::Emperor(cards), Action::Emperor(card)) => cards.contains(card),
            (Ask::Launch { launches, .. }, Action::Launch(launch)) => launches.contains(launch),
            _ => false,
        }
    }

    /// One action of [`list`](Ask::list), each as likely as any other. There is one.
    pub(crate) fn random(&self, rng: &mut Rng) -> Action {
        // The number of an action; `None` is to pass, as likely as each of them.
        let mut pick = |count: u32| {
            let number = rng.random_range(0..count + u32::from(self.may_pass()));
            (number < count).then_some(number)
        };
        let action = match self {
            Ask::Nothing => unreachable!("nobody is asked nothing"),
            Ask::Tray { reroll } => pick(DICE as u32 + u32::from(*reroll)).map(|number| match number as u8 {
                places if usize::from(places) < DICE => Action::Turn(places),
                _ => Action::Reroll,
            }),
            Ask::Shade { areas, .. } => pick(areas.len()).map(|number| Action::Shade(areas.nth(number))),
            Ask::ShadePool(pools) => pick(pools.len()).map(|number| Action::ShadePool(pools.nth(number))),
            Ask::Emperor(cards) => pick(cards.len()).map(|number| Action::Emperor(cards.nth(number))),
            Ask::Launch { launches, .. } => {
                pick(launches.len()).map(|number| Action::Launch(launches.nth(number)))
            }
        };
        action.unwrap_or(Action::Pass)
    }
}

/// A set of emperor cards, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cards(u8);

impl Cards {
    pub(crate) fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 != 0
    }

    fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..CARDS as u8).filter(move |&card| self.contains(card))
    }

    fn nth(self, n: u32) -> u8 {
        self.iter().nth(n as usize).expect("in the set")
    }
}
