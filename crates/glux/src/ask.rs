//! What the seat in turn is asked.

use table::Listener;

use crate::rules::Phase;
use crate::view::View;

pub(crate) fn ask(view: &View, to: &Listener<'_>) -> Option<String> {
    let (Phase::PlaceStart(seat) | Phase::Place(seat)) = view.table.phase else { return None };
    let chip = view.hand.filter(|_| view.eyes.are(seat))?;
    if let Phase::PlaceStart(_) = view.table.phase {
        let [low, high] = chip.faces().map(|face| face.pips().into());
        return Some(to.words.say("ask-start", &[("low", low), ("high", high)]));
    }
    let squares = view.table.targets.len();
    Some(to.words.say("ask-place", &[("chip", chip.to_string().into()), ("squares", squares.into())]))
}
