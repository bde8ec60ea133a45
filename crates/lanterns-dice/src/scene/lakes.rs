//! The lakes: the own one with all that is printed on it, the others' with what is lit.

use table::look::Color;
use table::scene::{Frame, Sprite, layer};
use table::{Eyes, Listener, Seat};

use super::plan::{Grid, Other};
use super::{Drawing, color};
use crate::action::DICE;
use crate::ask::Ask;
use crate::colour::Colour;
use crate::content::Feature;
use crate::lake::{Area, Areas, COLUMNS, Half, Pool, Pools, ROWS};
use crate::phrase::name;
use crate::score::Score;
use crate::sheet::Sheet;

pub(super) const HALVES: [Half; 2] = [Half::Top, Half::Bottom];
/// How much a boat shows whose pool is shaded, in percent.
const SPOILED: u8 = 40;

impl Drawing<'_> {
    pub(super) fn own_lake(&self, out: &mut Vec<Sprite>) {
        self.shore(out);
        let phrases = Phrases::new(self.to);
        for pool in Pools::ALL.iter() {
            out.extend(HALVES.map(|half| self.area(Area { pool, half }, &phrases)));
            out.extend(self.feature(pool));
            out.extend(self.light(pool));
        }
        out.extend(self.asked_pools().iter().map(|pool| self.pool(pool, "pool-open", "scene-pool-open")));
    }

    /// The shore around the lake, and the names of columns and rows on it.
    fn shore(&self, out: &mut Vec<Sprite>) {
        let (grid, named, plain) = (&self.plan.own, self.plan.named_shore, self.plan.shore);
        let ((x, y), (width, height)) = grid.bounds();
        let (off, more) = ((plain - named) / 2.0, plain + named);
        let size = (width + more, height + more);
        out.push(Sprite::new("shore", "shore", layer::GROUND + 10, (x + off, y + off), size));
        let (of_columns, of_rows) = grid.names(named / 2.0);
        let mut put = |what: &str, name: String, (column, row): (f32, f32)| {
            let (key, at, size) = (format!("{what}/{name}"), grid.place(column, row), self.plan.types[0]);
            let words = Sprite::words(key, "", layer::GROUND + 20, at, size);
            out.push(words.text(name, size, Color::Second));
        };
        for column in 0..COLUMNS {
            put("column", char::from(b'a' + column as u8).to_string(), (column as f32, of_columns));
        }
        (0..ROWS).for_each(|row| put("row", (row + 1).to_string(), (of_rows, row as f32)));
    }

    fn area(&self, area: Area, phrases: &Phrases) -> Sprite {
        let (grid, lake) = (&self.plan.own, &self.position.content.lake);
        let (colour, shaded) = (lake.colour(area), self.sheet().shaded.contains(area));
        let symbol = format!("{}-{}", if shaded { "lit" } else { "pale" }, colour.name());
        Sprite::new(format!("area/{area}"), symbol, layer::BOARD, grid.at(area.pool), (grid.side, grid.side))
            .turn(grid.turn(area.half))
            .label(phrases.describe(area, colour, lake.feature(area.pool), shaded))
    }

    fn feature(&self, pool: Pool) -> Option<Sprite> {
        self.feature_of(self.sheet(), pool, format!("feature/{pool}"), layer::BOARD + 20)
    }

    /// The drawing of what a pool holds, lit once it has given what it gives; a boat that cannot score any more fades.
    pub(super) fn feature_of(&self, sheet: &Sheet, pool: Pool, key: String, layer: i16) -> Option<Sprite> {
        let grid = &self.plan.own;
        let pick = |lit: bool, symbols: [&'static str; 2]| symbols[usize::from(lit)];
        let touched = sheet.shaded.touched().contains(pool);
        let (symbol, at, share, light) = match self.position.content.lake.feature(pool)? {
            Feature::Pavilion(half) => {
                let area = Area { pool, half };
                let symbol = pick(sheet.shaded.contains(area), ["pavilion", "pavilion-lit"]);
                (symbol, grid.heart(area), 0.4, 100)
            }
            Feature::Platform => {
                let symbol = pick(sheet.complete().contains(pool), ["platform", "platform-lit"]);
                (symbol, grid.at(pool), 0.46, 100)
            }
            Feature::Boat if touched => ("boat", grid.at(pool), 0.62, SPOILED),
            Feature::Boat => (boat(sheet, pool), grid.at(pool), 0.62, 100),
        };
        let size = (grid.side * share, grid.side * share);
        Some(Sprite::new(key, symbol, layer, at, size).light(light))
    }

    /// What shines over a complete pool: its own light and its rim, or the display that covers it.
    fn light(&self, pool: Pool) -> Vec<Sprite> {
        let sheet = self.sheet();
        if sheet.covered.contains(pool) {
            return vec![self.burst(pool)];
        }
        if !sheet.complete().contains(pool) {
            return Vec::new();
        }
        let (at, side) = (self.plan.own.at(pool), self.plan.own.side * 1.9);
        let halo = Sprite::new(format!("halo/{pool}"), "halo", layer::LIGHT, at, (side, side));
        vec![halo, self.pool(pool, "pool-complete", "scene-pool-complete")]
    }

    fn pool(&self, pool: Pool, symbol: &str, label: &str) -> Sprite {
        let (at, side) = (self.plan.own.at(pool), self.plan.own.side);
        Sprite::new(format!("pool/{pool}"), symbol, layer::LIGHT + 20, at, (side, side))
            .label(self.to.words.say(label, &[("pool", pool.to_string().into())]))
    }

    fn burst(&self, pool: Pool) -> Sprite {
        let label = self.to.words.say("scene-display", &[("pool", pool.to_string().into())]);
        self.burst_over(pool, format!("display/{pool}"), layer::ABOVE).label(label)
    }

    /// The burst over a covered pool; neighbours open in two different ways.
    pub(super) fn burst_over(&self, pool: Pool, key: String, layer: i16) -> Sprite {
        let (at, side) = (self.plan.own.at(pool), self.plan.own.side);
        let symbol = ["burst-star", "burst-willow"][(pool.column() + pool.row()) % 2];
        Sprite::new(key, symbol, layer, at, (side, side)).tint(self.burst_color(pool))
    }

    /// The colour of a display over a pool: one of its two, and rather not white, which the sparks are.
    fn burst_color(&self, pool: Pool) -> Color {
        let [top, bottom] = HALVES.map(|half| self.position.content.lake.colour(Area { pool, half }));
        color(if top == Colour::White { bottom } else { top })
    }

    /// The pools that the listener may shade as a whole.
    fn asked_pools(&self) -> Pools {
        match (self.to.eyes, self.position.ask(self.own)) {
            (Eyes::Seat(_), Ask::ShadePool(pools)) => pools,
            _ => Pools::EMPTY,
        }
    }

    fn sheet(&self) -> &Sheet {
        self.position.sheet(self.own)
    }

    /// The lakes of the others, and islets where nobody sits, if there is room for them.
    pub(super) fn other_lakes(&self, out: &mut Vec<Sprite>) {
        if self.plan.frame == Frame::Wide {
            out.extend((0..DICE).filter_map(|place| self.islet(place)));
        }
        for seat in self.seats().filter(|&seat| seat != self.own) {
            let other = &self.plan.others[self.way(self.position.place(seat)) - 1];
            out.push(self.overview(seat, &other.grid));
            self.lights(seat, &other.grid, out);
            out.push(self.sign(seat, other.sign));
            self.beside_sign(seat, other, out);
        }
    }

    fn islet(&self, place: usize) -> Option<Sprite> {
        let taken = self.seats().any(|seat| self.position.place(seat) == place);
        let way = self.way(place).checked_sub(1).filter(|_| !taken)?;
        let (at, (width, _)) = self.plan.others[way].grid.bounds();
        let size = (width * 1.05, width * 1.05 * 18.0 / 26.0);
        let symbol = if way == 2 { "islet-mirrored" } else { "islet" };
        Some(Sprite::new(format!("islet/{place}"), symbol, layer::GROUND + 10, at, size))
    }

    fn overview(&self, seat: Seat, grid: &Grid) -> Sprite {
        let sheet = self.position.sheet(seat);
        let (at, (width, height)) = grid.bounds();
        // The drawing lies as a lake that is not turned, with a shore of a fifth of a pool.
        let size = (width.max(height) + grid.side * 0.4, width.min(height) + grid.side * 0.4);
        let arguments = [
            ("complete", sheet.complete().len().into()),
            ("half", (sheet.shaded.touched() & !sheet.complete()).len().into()),
            ("covered", sheet.covered.len().into()),
            ("gifts", sheet.gifts.into()),
            ("points", Score::of(&self.position.content.lake, sheet).total().into()),
        ];
        Sprite::new(format!("lake/{seat}"), "overview", layer::GROUND + 10, at, size)
            .turn(grid.turn(Half::Top))
            .label(self.to.say_of(seat, "scene-lake", &arguments))
    }

    /// What is lit on somebody else's lake, what is covered, and which boats may still score.
    fn lights(&self, seat: Seat, grid: &Grid, out: &mut Vec<Sprite>) {
        let (lake, sheet) = (&self.position.content.lake, self.position.sheet(seat));
        let size = (grid.side, grid.side);
        let seen = sheet.shaded & !Areas::of(sheet.covered);
        out.extend(seen.iter().map(|area| {
            Sprite::new(format!("lake/{seat}/{area}"), "spark", layer::BOARD, grid.at(area.pool), size)
                .turn(grid.turn(area.half))
                .tint(color(lake.colour(area)))
                .notable()
        }));
        out.extend(sheet.covered.iter().map(|pool| {
            let key = format!("lake/{seat}/display/{pool}");
            Sprite::new(key, "star", layer::ABOVE, grid.at(pool), size).tint(self.burst_color(pool)).notable()
        }));
        let boats = lake.boats & !sheet.shaded.touched();
        out.extend(boats.iter().map(|pool| {
            let key = format!("lake/{seat}/boat/{pool}");
            Sprite::new(key, boat(sheet, pool), layer::BOARD, grid.at(pool), size)
        }));
    }

    /// The letter of somebody's sheet, how many gifts they have, and the bonus of their turn.
    fn beside_sign(&self, seat: Seat, other: &Other, out: &mut Vec<Sprite>) {
        let (size, (x, y)) = (self.plan.types[1] * 1.3, other.purse);
        let gifts = self.position.gifts(seat).to_string();
        out.push(Sprite::new(format!("gifts/{seat}"), "gift", layer::PIECE, (x, y), (size, size)));
        let count = format!("gifts/{seat}/count");
        out.push(Sprite::words(count, gifts, layer::PIECE, (x + size, y), self.plan.types[1]));
        out.extend(self.sheet_letter(seat, other.letter));
        if self.is_active(seat) {
            let symbol = format!("bonus-{}", self.position.bonus().name());
            out.push(Sprite::new("bonus", symbol, layer::PIECE, other.bonus, (size * 1.2, size * 1.2)));
        }
    }
}

/// Parts of what is said of areas: the same few words again and again, looked up once.
struct Phrases {
    colours: [String; 6],
    halves: [String; 2],
    pavilion: String,
    platform: String,
    boat: String,
    open: String,
    shaded: String,
}

impl Phrases {
    fn new(to: &Listener<'_>) -> Phrases {
        let get = |key| to.words.get(key);
        Phrases {
            colours: Colour::ALL.map(|colour| name(colour, to)),
            halves: ["scene-top", "scene-bottom"].map(get),
            pavilion: get("scene-pavilion"),
            platform: get("scene-platform"),
            boat: get("scene-boat"),
            open: get("scene-open"),
            shaded: get("scene-shaded"),
        }
    }

    /// Where an area is, its colour, what it holds and whether it is shaded: `c4, upper half, red, pavilion, open`.
    fn describe(&self, area: Area, colour: Colour, feature: Option<Feature>, shaded: bool) -> String {
        let half = &self.halves[area.half as usize];
        let feature = match feature {
            Some(Feature::Pavilion(half)) if half == area.half => Some(&self.pavilion),
            Some(Feature::Platform) => Some(&self.platform),
            Some(Feature::Boat) => Some(&self.boat),
            _ => None,
        };
        let mut label = format!("{}{half}, {}", area.pool, self.colours[colour as usize]);
        for part in feature.into_iter().chain([if shaded { &self.shaded } else { &self.open }]) {
            label.push_str(", ");
            label.push_str(part);
        }
        label
    }
}

/// A boat that nobody has shaded: it lights its lamp when it scores.
fn boat(sheet: &Sheet, pool: Pool) -> &'static str {
    if sheet.complete().surrounded().contains(pool) { "boat-lit" } else { "boat" }
}
