//! What a seat that may place is asked.

use table::{Eyes, Listener};

use crate::rules::Phase;
use crate::view::View;

pub(crate) fn ask(view: &View, to: &Listener<'_>) -> Option<String> {
    let Eyes::Seat(seat) = view.eyes else { return None };
    let chip = view.hand.filter(|_| view.table.acting().contains(seat))?;
    if view.table.phase == Phase::PlaceStart {
        let [low, high] = chip.faces().map(|face| face.pips().into());
        return Some(to.words.say("ask-start", &[("low", low), ("high", high)]));
    }
    let squares = view.table.targets.len();
    Some(to.words.say("ask-place", &[("chip", chip.to_string().into()), ("squares", squares.into())]))
}
