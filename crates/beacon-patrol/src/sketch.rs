//! How a tile is drawn: its coast, and what stands on land and in the water.
//!
//! The coast is a symbol for each of the fifteen ways in which land can lie. All else is put on it here, so that any
//! file of tiles can be drawn, whatever its houses.

use table::scene::Sprite;

use crate::cell::{Side, Sides};
use crate::content::{Feature, Kind, Tile, Tiles};

/// A place on a tile, in percent of its side from its upper left corner.
type Spot = (f32, f32);

/// Where things are on tiles whose land lies alike.
struct Spots {
    /// The foot of a lighthouse.
    tower: Spot,
    /// A buoy, or the middle of a pier.
    buoy: Spot,
    /// A ship.
    berth: Spot,
    /// The course from land to water, clockwise from the south: the way a pier leads.
    out: i16,
}

const fn spots(tower: Spot, buoy: Spot, berth: Spot, out: i16) -> Spots {
    Spots { tower, buoy, berth, out }
}

/// By land: 1 for the north, 2 for the east, 4 for the south, 8 for the west.
const SPOTS: [Spots; 16] = [
    spots((56.0, 54.0), (58.0, 40.0), (27.0, 71.0), 0),
    spots((64.0, 44.0), (60.0, 57.0), (30.0, 74.0), 0),
    spots((84.0, 56.0), (42.0, 26.0), (30.0, 68.0), 90),
    spots((72.0, 50.0), (37.0, 62.0), (34.0, 77.0), 45),
    spots((34.0, 93.0), (68.0, 32.0), (33.0, 30.0), 180),
    spots((66.0, 33.0), (68.0, 47.0), (34.0, 51.0), 0),
    spots((67.0, 70.0), (37.0, 38.0), (26.0, 25.0), 135),
    spots((74.0, 56.0), (30.0, 50.0), (24.0, 51.0), 90),
    spots((17.0, 66.0), (58.0, 26.0), (55.0, 69.0), 270),
    spots((30.0, 50.0), (63.0, 62.0), (58.0, 76.0), 315),
    spots((86.0, 58.0), (50.0, 26.0), (50.0, 69.0), 90),
    spots((54.0, 48.0), (50.0, 76.0), (48.0, 80.0), 0),
    spots((28.0, 86.0), (63.0, 38.0), (72.0, 25.0), 225),
    spots((25.0, 74.0), (70.0, 50.0), (76.0, 46.0), 270),
    spots((40.0, 86.0), (50.0, 24.0), (50.0, 24.0), 180),
    spots((50.0, 50.0), (50.0, 50.0), (50.0, 50.0), 0),
];

/// How far the lighthouse of HQ stands to the right of where others stand, to make room for the house.
const HQ_TOWER: f32 = 14.0;

fn spots_of(land: Sides) -> &'static Spots {
    &SPOTS[usize::from(land.bits()) % SPOTS.len()]
}

/// Where a ship lies on a tile.
pub(crate) fn berth(land: Sides) -> Spot {
    spots_of(land).berth
}

/// A tile to be drawn somewhere.
pub(crate) struct Sketch<'a> {
    /// The key of the tile; that of a part begins with it.
    pub(crate) key: String,
    pub(crate) tiles: &'a Tiles,
    pub(crate) kind: Kind,
    /// The middle.
    pub(crate) at: (f32, f32),
    pub(crate) side: f32,
    pub(crate) layer: i16,
    /// How much of it shows, in percent.
    pub(crate) light: u8,
}

impl Sketch<'_> {
    pub(crate) fn sprites(&self) -> Vec<Sprite> {
        let tile = &self.tiles[self.kind];
        let mut sprites = vec![self.coast(tile)];
        sprites.extend(self.feature(tile));
        for side in tile.land.iter() {
            let count = tile.houses[side as usize];
            sprites.extend((0..count).map(|number| self.house(side, number, count)));
        }
        sprites
    }

    /// Two drawings of each coast take turns. They overlap by a hair, so that no gap shows between two tiles.
    fn coast(&self, tile: &Tile) -> Sprite {
        let letter = |side: Side| if tile.land.contains(side) { 'l' } else { 'w' };
        let edges: String = Side::ALL.into_iter().map(letter).collect();
        let turn = if self.kind.index().is_multiple_of(2) { 'a' } else { 'b' };
        let size = self.side + 0.6;
        Sprite::new(&self.key, format!("tile-{edges}-{turn}"), self.layer, self.at, (size, size))
            .light(self.light)
    }

    fn feature(&self, tile: &Tile) -> Vec<Sprite> {
        let Spots { tower: (x, y), buoy, out, .. } = *spots_of(tile.land);
        let on_islet = || self.part("islet", "islet", 3, (x, y), (64.0, 32.0));
        match tile.feature {
            Feature::None => Vec::new(),
            Feature::Lighthouse if self.kind == Kind::HQ => {
                let quarters = self.part("quarters", "quarters", 4, (x - 9.0, y - 12.0), (34.0, 27.8));
                vec![on_islet(), quarters, self.lighthouse((x + HQ_TOWER, y))]
            }
            Feature::Lighthouse if tile.is_open_ocean() => vec![on_islet(), self.lighthouse((x, y))],
            Feature::Lighthouse => vec![self.lighthouse((x, y))],
            Feature::Buoy => vec![self.part("buoy", "buoy", 5, buoy, (29.0, 38.7))],
            Feature::Windmill => vec![self.part("windmill", "windmill", 5, (55.0, 46.0), (54.0, 72.0))],
            Feature::Pier => vec![self.part("pier", "pier", 3, buoy, (21.0, 42.0)).turn(out)],
        }
    }

    fn lighthouse(&self, (x, foot): Spot) -> Sprite {
        self.part("lighthouse", "lighthouse", 5, (x, foot - 20.0), (30.0, 49.5))
    }

    /// Houses stand in a row along the coast, away from the corner where a tile tells its points.
    fn house(&self, side: Side, number: u8, count: u8) -> Sprite {
        let step = (54.0 / f32::from(count.max(2))).min(19.0);
        let along = 23.0 + step * f32::from(number);
        let at = match side {
            Side::North => (along, 11.0),
            Side::East => (89.0, along),
            Side::South => (along, 89.0),
            Side::West => (11.0, along),
        };
        self.part(&format!("house/{}{number}", side.letter()), "house", 4, at, (19.0, 17.7))
    }

    /// Something on the tile; place and size in percent of its side.
    fn part(
        &self,
        name: &str,
        symbol: &str,
        above: i16,
        (right, down): Spot,
        (width, height): (f32, f32),
    ) -> Sprite {
        let percent = self.side / 100.0;
        let at = (self.at.0 + (right - 50.0) * percent, self.at.1 + (down - 50.0) * percent);
        let key = format!("{}/{name}", self.key);
        Sprite::new(key, symbol, self.layer + above, at, (width * percent, height * percent))
            .light(self.light)
    }
}

/// Where the light of a tile burns, if it has one.
pub(crate) fn lamp(tiles: &Tiles, kind: Kind) -> Option<Spot> {
    let Spots { tower: (x, y), buoy, .. } = *spots_of(tiles.land(kind));
    match tiles[kind].feature {
        Feature::Lighthouse if kind == Kind::HQ => Some((x + HQ_TOWER, y - 34.0)),
        Feature::Lighthouse => Some((x, y - 34.0)),
        Feature::Buoy => Some((buoy.0, buoy.1 - 13.7)),
        Feature::None | Feature::Windmill | Feature::Pier => None,
    }
}
