//! What to touch for an action: the face that the chip in hand shall show, and a square, in any order. A chip on the
//! square is no thing of its own to touch: whoever touches it touches the square below.

use crate::action::Action;

pub(crate) fn touch(action: Action) -> Vec<String> {
    match action {
        Action::Place(square, face) => vec![format!("hand/{face}"), format!("square/{square}")],
        Action::First(_) | Action::Draw(..) => Vec::new(),
    }
}

/// The square first, then the face.
pub(crate) fn other_touches(action: Action) -> Vec<Vec<String>> {
    let mut keys = touch(action);
    keys.reverse();
    if keys.is_empty() { Vec::new() } else { vec![keys] }
}
