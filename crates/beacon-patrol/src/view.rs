//! What a pair of eyes sees of a position: everything.

use crate::rules::BeaconPatrol;

/// The whole position, the same for everybody: hands are open, and the order of the pile is not decided before
/// a tile is drawn. So there is nothing to leave out, and nothing to guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(BeaconPatrol);

impl View {
    pub(crate) fn of(position: &BeaconPatrol) -> View {
        View(*position)
    }

    /// What is seen.
    pub fn position(&self) -> &BeaconPatrol {
        &self.0
    }
}
