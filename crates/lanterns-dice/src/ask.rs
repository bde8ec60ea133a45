//! What a seat is asked: one value from which listing, checking and picking at random all follow, so that they
//! cannot disagree.

use std::ops::ControlFlow;

use rand::RngExt;
use table::Rng;

use crate::action::{Action, DICE, Launch, STACKS};
use crate::content::Content;
use crate::effect::CARDS;
use crate::lake::{Areas, Pools};
use crate::shape::LEAST_POOLS;

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
    #[inline(always)]
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

    fn iter(self) -> impl Iterator<Item = u8> {
        (0..CARDS as u8).filter(move |&card| self.contains(card))
    }

    fn nth(self, n: u32) -> u8 {
        self.iter().nth(n as usize).expect("in the set")
    }
}

/// A stack of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stack {
    /// The number of its shape in content.
    pub(crate) shape: u8,
    /// How many tiles are left.
    pub(crate) left: u8,
}

impl Stack {
    /// What its tiles are worth, top one first.
    pub(crate) fn values<'a>(&self, content: &'a Content) -> &'a [u8] {
        let values = &content.shapes[usize::from(self.shape)].values;
        &values[values.len() - usize::from(self.left)..]
    }
}

/// All displays that fit on `free` pools with the tiles that are left (LD-14).
///
/// Nothing is enumerated until it is asked for: whether there is any takes a few shifts of one word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Launches {
    pub(crate) content: &'static Content,
    pub(crate) stacks: [Stack; STACKS],
    pub(crate) free: Pools,
}

impl Launches {
    /// Calls `found` with every outline of a stack that is not empty and the corners at which it fits, if there
    /// are any, until it breaks.
    fn try_each<B>(&self, mut found: impl FnMut(u8, Pools) -> ControlFlow<B>) -> ControlFlow<B> {
        for stack in self.stacks.iter().filter(|stack| stack.left > 0) {
            for outline in self.content.shapes[usize::from(stack.shape)].outlines.clone() {
                let corners = self.content.outlines[outline].pools.places_in(self.free);
                if !corners.is_empty() {
                    found(outline as u8, corners)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn any(&self) -> bool {
        // Of three pools or more that hang together one is between two others; few sheets have such a pool yet.
        const { assert!(LEAST_POOLS >= 3) };
        !self.free.between().is_empty() && self.any_fits()
    }

    #[inline(never)]
    fn any_fits(&self) -> bool {
        self.try_each(|_, _| ControlFlow::Break(())).is_break()
    }

    fn for_each(&self, mut found: impl FnMut(u8, Pools)) {
        let _: ControlFlow<()> = self.try_each(|outline, corners| {
            found(outline, corners);
            ControlFlow::Continue(())
        });
    }

    fn len(&self) -> u32 {
        let mut len = 0;
        self.for_each(|_, corners| len += corners.len());
        len
    }

    fn list(&self, out: &mut Vec<Action>) {
        self.for_each(|outline, corners| {
            out.extend(corners.iter().map(|corner| Action::Launch(Launch { outline, corner })));
        });
    }

    fn nth(&self, mut n: u32) -> Launch {
        let found = self.try_each(|outline, corners| match n.checked_sub(corners.len()) {
            None => ControlFlow::Break(Launch { outline, corner: corners.nth(n) }),
            Some(rest) => {
                n = rest;
                ControlFlow::Continue(())
            }
        });
        found.break_value().expect("as many launches as were counted")
    }

    fn contains(&self, launch: Launch) -> bool {
        let shape = launch.shape(self.content);
        let in_play = self.stacks.iter().any(|stack| stack.shape == shape && stack.left > 0);
        in_play && self.free.contains_all(launch.pools(self.content))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use table::{Game, Loaded};

    use super::*;
    use crate::LanternsDice;

    fn launches(shapes: [&str; STACKS], free: Pools) -> Launches {
        let content = &Loaded::<LanternsDice>::standard().data;
        let stack = |id| Stack { shape: content.shape(id).expect("a shape"), left: 1 };
        Launches { content, stacks: shapes.map(stack), free }
    }

    /// LD-14: every place of every shape, turned and mirrored, each once.
    #[test]
    fn a_full_lake_has_every_place_of_every_shape() {
        let [wide, tall] = [7 * 5, 8 * 4];
        for (id, places) in [
            ("I3", 7 * 6 + 9 * 4),
            ("L3", 4 * 8 * 5),
            ("O4", 8 * 5),
            ("T4", 2 * wide + 2 * tall),
            ("L4", 4 * wide + 4 * tall),
            ("S4", 2 * wide + 2 * tall),
            ("X5", 7 * 4),
            ("U5", 2 * wide + 2 * tall),
        ] {
            let mut launches = launches([id; STACKS], Pools::ALL);
            launches.stacks[1..].fill(Stack { left: 0, ..launches.stacks[0] });
            let mut actions = Vec::new();
            launches.list(&mut actions);
            let content = launches.content;
            let printed: BTreeSet<String> =
                actions.iter().map(|&action| LanternsDice::print(content, action)).collect();
            assert_eq!((printed.len(), actions.len()), (places, places), "{id}");
            assert_eq!(launches.len() as usize, places);
            for (n, &action) in actions.iter().enumerate() {
                assert_eq!(Action::Launch(launches.nth(n as u32)), action);
            }
        }
    }

    /// The quick look never misses a launch: all sets of pools in a corner of three by three are tried.
    #[test]
    fn any_is_whether_the_list_is_empty() {
        let corner = |bits: u32| -> Pools {
            let pool = |n: usize| crate::lake::Pool::at(n % 3, n / 3).expect("in the lake");
            (0..9).filter(|n| bits >> n & 1 != 0).map(pool).collect()
        };
        for bits in 0..1 << 9 {
            for shapes in [["L3", "O4", "T4", "U5"], ["I3", "L4", "S4", "X5"], ["O4", "X5", "U5", "T4"]] {
                let launches = launches(shapes, corner(bits));
                assert_eq!(launches.any(), launches.len() > 0, "{:?}", corner(bits));
            }
        }
    }
}
