//! What things are called: by what people see of them, never by the letters of notation.

use table::Listener;

use crate::colour::Colour;
use crate::content::Content;
use crate::lake::{Area, Pools};
use crate::rules::LanternsDice;

/// What a colour is called.
pub(crate) fn name(colour: Colour, to: &Listener<'_>) -> String {
    to.words.get(&format!("colour-{}", colour.name()))
}

/// An area, by its colour, which the other half of its pool never has: `the red half of c4`.
pub(crate) fn half(content: &Content, area: Area, to: &Listener<'_>) -> String {
    let key = format!("half-{}", content.lake.colour(area).name());
    to.words.say(&key, &[("pool", area.pool.to_string().into())])
}

/// A shape as what is launched: `the corner (L3)`. One that only a file of content knows has nothing but its name.
pub(crate) fn shape(id: &str, to: &Listener<'_>) -> String {
    let key = format!("shape-{id}");
    if to.words.has(&key) { to.words.get(&key) } else { id.to_owned() }
}

/// A shape as a title: `Corner (L3)`.
pub(crate) fn shape_title(id: &str, to: &Listener<'_>) -> String {
    to.words.attribute(&format!("shape-{id}"), "title").unwrap_or_else(|| id.to_owned())
}

/// A card, counted from 0, as it is printed: `2A`.
pub(crate) fn card(position: &LanternsDice, card: u8) -> String {
    format!("{}{}", card + 1, position.sides[usize::from(card)].letter())
}

/// Pools one after the other: `b2, b3 and c3`.
pub(crate) fn pools(pools: Pools, to: &Listener<'_>) -> String {
    list(pools.iter().map(|pool| pool.to_string()).collect(), to)
}

/// Things one after the other, the last one joined by a word.
pub(crate) fn list(mut things: Vec<String>, to: &Listener<'_>) -> String {
    match (things.pop(), things.is_empty()) {
        (Some(last), false) => {
            to.words.say("list", &[("others", things.join(", ").into()), ("last", last.into())])
        }
        (last, _) => last.unwrap_or_default(),
    }
}
