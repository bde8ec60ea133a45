//! What to touch for an action: the face that the chip in hand shall show, then a square.

use crate::action::Action;

pub(crate) fn touch(action: Action) -> Vec<String> {
    match action {
        Action::Place(square, face) => vec![format!("hand/{face}"), format!("square/{square}")],
        Action::First(_) | Action::Draw(..) => Vec::new(),
    }
}
