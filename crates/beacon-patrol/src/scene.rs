//! Beacon Patrol as a picture: a sea chart that grows by night.
//!
//! A tile that there is only once is named by its kind, so it glides from the hand to its cell; one that has equals is
//! named by where it lies, since nothing tells it from them. What is touched lies apart from what is drawn: `hand/N1`
//! is the mount under a tile of the hand, `cell/1,0` the light on a tile of the chart, or the frame around a free cell.
//! So the drawing of a tile may move while both stay where they are.

use table::scene::{Frame, Scene};
use table::{Eyes, Game, Listener, Seat};

use crate::cell::Side;
use crate::content::{Feature, Kind, Tiles};
use crate::plan::Plan;
use crate::rules::{Act, BeaconPatrol, Phase};
use crate::view::View;

pub(crate) fn scene(view: &View, frame: Frame, to: &Listener<'_>) -> Scene {
    let position = view.position();
    let drawing = Drawing { position, to, plan: Plan::new(&position.map, frame) };
    let parts = [drawing.sea(), drawing.chart(), drawing.fleet(), drawing.rack(), drawing.gauge()];
    Scene::new(frame.size(), parts.into_iter().flatten().collect())
}

/// What all parts of a picture know. Each part has a file of its own: chart, fleet, rack, gauge.
pub(crate) struct Drawing<'a> {
    pub(crate) position: &'a BeaconPatrol,
    pub(crate) to: &'a Listener<'a>,
    pub(crate) plan: Plan,
}

impl Drawing<'_> {
    pub(crate) fn tiles(&self) -> &Tiles {
        &self.position.tiles
    }

    /// The turn under way.
    pub(crate) fn act(&self) -> Option<Act> {
        match self.position.phase {
            Phase::Act(act) => Some(act),
            Phase::Deal(_) | Phase::Draw(_) | Phase::Over => None,
        }
    }

    /// All seats, first the one whose hand lies nearest.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        let (first, count) = (self.own().map_or(0, Seat::index), self.position.seats());
        (0..count).map(move |number| Seat::new((first + number) % count))
    }

    /// The seat that looks at the picture.
    pub(crate) fn own(&self) -> Option<Seat> {
        match self.to.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        }
    }

    /// The key of a tile that lies somewhere.
    pub(crate) fn tile_key(&self, kind: Kind, place: &str) -> String {
        let tile = &self.tiles()[kind];
        if tile.count == 1 { format!("tile/{}", tile.id) } else { format!("tile/{}/{place}", tile.id) }
    }

    /// What a tile shows, in words.
    pub(crate) fn describe(&self, kind: Kind) -> String {
        let (tile, words) = (&self.tiles()[kind], self.to.words);
        let side = |side: Side| words.say("scene-side", &[("side", side.letter().into())]);
        let sides: Vec<String> = tile.land.iter().map(side).collect();
        let mut parts = vec![match sides.as_slice() {
            [] => words.get("scene-open-sea"),
            sides => words.say("scene-land", &[("sides", sides.join(", ").into())]),
        }];
        let feature = match tile.feature {
            Feature::None => None,
            Feature::Lighthouse if kind == Kind::HQ => Some("hq"),
            Feature::Lighthouse => Some("lighthouse"),
            Feature::Buoy => Some("buoy"),
            Feature::Windmill => Some("windmill"),
            Feature::Pier => Some("pier"),
        };
        parts.extend(feature.map(|feature| words.say("scene-feature", &[("feature", feature.into())])));
        let houses: u32 = tile.houses.into_iter().map(u32::from).sum();
        if houses > 0 {
            parts.push(words.say("scene-houses", &[("houses", houses.into())]));
        }
        parts.join(", ")
    }
}
