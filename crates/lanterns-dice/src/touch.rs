//! What to touch for an action: an area, a pool, a card; for a display its stack, then its pools from the top.

use crate::action::Action;
use crate::content::Content;

pub(crate) fn touch(content: &Content, action: Action) -> Vec<String> {
    match action {
        Action::Shade(area) => vec![format!("area/{area}")],
        Action::ShadePool(pool) => vec![format!("pool/{pool}")],
        Action::Emperor(card) => vec![format!("card/{}", card + 1)],
        Action::Launch(launch) => {
            let shape = &content.shapes[usize::from(launch.shape(content))];
            let pools = launch.pools(content);
            let pools = pools.iter().map(|pool| format!("pool/{pool}"));
            std::iter::once(format!("shape/{}", shape.id)).chain(pools).collect()
        }
        Action::Turn(places) => vec![format!("tray/{places}")],
        Action::Reroll => vec!["button/reroll".to_owned()],
        Action::Pass => vec!["button/pass".to_owned()],
        Action::Shapes(_) | Action::Sides(_) | Action::Sheets(_) | Action::Roll(_) => Vec::new(),
    }
}
