//! What to touch for an action: a card; the lighthouse that gives a beacon and the one that gets it; a space.

use crate::action::Action;
use crate::content::{Content, Lighthouse};

pub(crate) fn touch(content: &Content, action: Action) -> Vec<String> {
    let lighthouse =
        |lighthouse: Lighthouse| format!("lighthouse/{}", content.lighthouses[lighthouse.index()].color);
    match action {
        Action::Play(color, card) => {
            let color = color.map(|color| format!("{}:", content.fleets[color.index()].color));
            vec![format!("card/{}{}", color.unwrap_or_default(), content.name(card))]
        }
        Action::Light(Some((from, to))) => [from, to].map(lighthouse).to_vec(),
        Action::Sail(Some(space)) => vec![format!("space/{}", space.0)],
        Action::Light(None) => vec!["button/none".to_owned()],
        Action::Sail(None) => vec!["button/let-go".to_owned()],
        Action::Bonus => vec!["button/bonus".to_owned()],
        Action::Stay => vec!["button/stay".to_owned()],
        Action::Towers(_) | Action::First(_) | Action::Draw(..) | Action::Erik(_) => Vec::new(),
    }
}
