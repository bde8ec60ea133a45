//! What the seat in turn is asked.

use table::Listener;

use crate::rules::Phase;
use crate::view::View;

pub(crate) fn ask(view: &View, to: &Listener<'_>) -> Option<String> {
    let (Phase::PlaceStart(seat) | Phase::Place(seat)) = view.table.phase else { return None };
    let chip = view.hand.filter(|_| view.eyes.are(seat))?;
    let [low, high] = chip.faces().map(|face| face.pips().into());
    Some(match view.table.phase {
        Phase::PlaceStart(_) => to.words.say("ask-start", &[("low", low), ("high", high)]),
        _ => {
            let squares = view.table.targets.len();
            to.words.say("ask-place", &[("chip", chip.to_string().into()), ("squares", squares.into())])
        }
    })
}
