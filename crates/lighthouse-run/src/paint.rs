//! In which colours, and with which emblems, lighthouses and fleets are drawn.
//!
//! Content names its colours freely; the art has six lighthouses and four fleets. A colour that nobody has drawn looks like
//! the one that usually has its place.

use table::look::Color as Tone;

use crate::content::{COLORS, Color, Content, LIGHTHOUSES, Lighthouse, Tint};

/// A colour, and the emblem that says the same without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paint {
    pub(crate) tone: Tone,
    pub(crate) emblem: &'static str,
}

const fn paint(tone: Tone, emblem: &'static str) -> Paint {
    Paint { tone, emblem }
}

const TOWERS: [Paint; LIGHTHOUSES] = [
    paint(Tone::Purple, "anchor"),
    paint(Tone::Green, "compass"),
    paint(Tone::Red, "lifebuoy"),
    paint(Tone::Blue, "wheel"),
    paint(Tone::Yellow, "bell"),
    paint(Tone::Orange, "knot"),
];

const FLEETS: [Paint; COLORS] = [
    paint(Tone::Red, "crab"),
    paint(Tone::Yellow, "seahorse"),
    paint(Tone::Green, "turtle"),
    paint(Tone::Blue, "whale"),
];

pub(crate) fn tower(content: &Content, lighthouse: Lighthouse) -> Paint {
    find(&TOWERS, &content.lighthouses, lighthouse.index())
}

pub(crate) fn fleet(content: &Content, color: Color) -> Paint {
    find(&FLEETS, &content.fleets, color.index())
}

fn find(paints: &[Paint], tints: &[Tint], index: usize) -> Paint {
    let named = paints.iter().find(|paint| paint.tone.name() == tints[index].color);
    *named.unwrap_or(&paints[index])
}
