//! What tiles are called: by what one sees on them. The code that notation knows them by stands behind.

use table::Listener;
use table::words::FluentValue;

use crate::cell::{Side, Sides};
use crate::content::{Feature, Kind, Tiles};

/// `the buoy tile (B)`. If one of those `among` which it lies is called the same and differs in its land, its land is
/// said too: `the buoy tile with land in the north (N3)`.
pub(crate) fn the(tiles: &Tiles, kind: Kind, among: &[Kind], to: &Listener<'_>) -> String {
    to.words.say("tile-the", &arguments(tiles, kind, among, to))
}

/// `a buoy tile (B)`: one that was not there before.
pub(crate) fn a(tiles: &Tiles, kind: Kind, to: &Listener<'_>) -> String {
    to.words.say("tile-a", &arguments(tiles, kind, &[], to))
}

/// `to the buoy tile (B)`: where a ship sails.
pub(crate) fn to_the(tiles: &Tiles, kind: Kind, to: &Listener<'_>) -> String {
    to.words.say("tile-to", &arguments(tiles, kind, &[], to))
}

/// What is to be seen on a tile first of all, as messages select it.
pub(crate) fn shows(tiles: &Tiles, kind: Kind) -> &'static str {
    let land = tiles.land(kind);
    match tiles[kind].feature {
        _ if kind == Kind::HQ => "hq",
        Feature::Lighthouse => "lighthouse",
        Feature::Buoy => "buoy",
        Feature::Windmill => "windmill",
        Feature::Pier => "pier",
        Feature::None if land == Sides::NONE => "open",
        Feature::None if land.are_apart() => "strait",
        Feature::None if land.iter().count() == 3 => "bay",
        Feature::None => "coast",
    }
}

/// Sides in words: `north, east and south`.
pub(crate) fn sides(sides: Sides, to: &Listener<'_>) -> String {
    let say = |side: Side| to.words.say("scene-side", &[("side", side.letter().into())]);
    let mut all: Vec<String> = sides.iter().map(say).collect();
    match (all.pop(), all.is_empty()) {
        (Some(last), false) => {
            to.words.say("list-and", &[("first", all.join(", ").into()), ("last", last.into())])
        }
        (only, _) => only.unwrap_or_default(),
    }
}

fn arguments<'a>(
    tiles: &'a Tiles,
    kind: Kind,
    among: &[Kind],
    to: &Listener<'_>,
) -> [(&'static str, FluentValue<'a>); 4] {
    let land = tiles.land(kind);
    let is_alike = |&other: &Kind| shows(tiles, other) == shows(tiles, kind) && tiles.land(other) != land;
    let said = match among.iter().any(is_alike) {
        false => "no",
        true if land == Sides::NONE => "none",
        true => "some",
    };
    [
        ("shows", shows(tiles, kind).into()),
        ("land", said.into()),
        ("sides", sides(land, to).into()),
        ("id", tiles[kind].id.as_str().into()),
    ]
}
