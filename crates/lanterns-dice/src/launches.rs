//! Stacks of tiles, and the displays that can be launched from them.

use std::ops::ControlFlow;

use crate::action::{Action, Launch, STACKS};
use crate::content::Content;
use crate::lake::Pools;
use crate::rules::LanternsDice;
use crate::shape::LEAST_POOLS;

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
    pub(crate) fn values(self, content: &Content) -> &[u8] {
        let values = &content.shapes[usize::from(self.shape)].values;
        &values[values.len() - usize::from(self.left)..]
    }
}

impl LanternsDice {
    /// The name of a display's shape, and what the next tile of its stack is worth.
    pub(crate) fn display(&self, launch: Launch) -> (&'static str, u8) {
        let content = self.content.0;
        let shape = launch.shape(content);
        let stack = self.stacks.iter().find(|stack| stack.shape == shape).expect("the shape is in play");
        (content.shapes[usize::from(shape)].id.as_str(), stack.values(content)[0])
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

    pub(crate) fn any(&self) -> bool {
        // Of three pools or more that hang together one is between two others; few sheets have such a pool yet.
        const { assert!(LEAST_POOLS >= 3) };
        !self.free.between().is_empty() && self.any_fits()
    }

    #[inline(never)]
    fn any_fits(&self) -> bool {
        self.try_each(|_, _| ControlFlow::Break(())).is_break()
    }

    /// What the next display of an outline's shape is worth.
    pub(crate) fn points(&self, outline: u8) -> u8 {
        let shape = self.content.outlines[usize::from(outline)].shape;
        let stack = self.stacks.iter().find(|stack| stack.shape == shape).expect("the shape is in play");
        stack.values(self.content)[0]
    }

    /// Calls `found` with every outline that fits somewhere, and the corners at which it does.
    pub(crate) fn for_each(&self, mut found: impl FnMut(u8, Pools)) {
        let _: ControlFlow<()> = self.try_each(|outline, corners| {
            found(outline, corners);
            ControlFlow::Continue(())
        });
    }

    pub(crate) fn len(&self) -> u32 {
        let mut len = 0;
        self.for_each(|_, corners| len += corners.len());
        len
    }

    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        self.for_each(|outline, corners| {
            out.extend(corners.iter().map(|corner| Action::Launch(Launch { outline, corner })));
        });
    }

    pub(crate) fn nth(&self, mut n: u32) -> Launch {
        let found = self.try_each(|outline, corners| match n.checked_sub(corners.len()) {
            None => ControlFlow::Break(Launch { outline, corner: corners.nth(n) }),
            Some(rest) => {
                n = rest;
                ControlFlow::Continue(())
            }
        });
        found.break_value().expect("as many launches as were counted")
    }

    pub(crate) fn contains(&self, launch: Launch) -> bool {
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
            let empty = Stack { left: 0, ..launches.stacks[0] };
            launches.stacks[1..].fill(empty);
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
