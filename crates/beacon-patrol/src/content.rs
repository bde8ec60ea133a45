//! The tiles: read from TOML, checked, and numbered.

use std::ops::Index;

use serde::Deserialize;
use table::content::{error_at, parse};
use table::{ContentError, Provenance};
use toml::Spanned;

use crate::cell::{Side, Sides};
use crate::map::CELLS;

/// The most kinds of tiles, HQ included: each has one tile at least, and all fit on one chart.
pub const KINDS: usize = CELLS;
/// The most houses on one side of a tile.
const HOUSES: u8 = 9;
/// The longest id, in characters: it has to fit above a tile on the text board.
const ID_CHARS: usize = 4;

/// A kind of tile: all tiles of one id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// The HQ tile.
    pub const HQ: Kind = Kind(0);

    pub(crate) const fn new(index: usize) -> Kind {
        assert!(index < KINDS, "kind out of range");
        Kind(index as u8)
    }

    /// The number: 0 for HQ, then as in the file.
    pub const fn index(self) -> usize {
        self.0 as usize % KINDS
    }
}

/// What a tile shows besides land and water.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    /// Nothing that counts.
    None,
    /// A lighthouse.
    Lighthouse,
    /// A beacon buoy.
    Buoy,
    /// A windmill in the sea.
    Windmill,
    /// A pier.
    Pier,
}

/// An expansion that a tile belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Expansion {
    /// The windmills.
    Windmills,
    /// The piers.
    Piers,
}

/// What is the same on all tiles of a kind.
#[derive(Debug)]
pub struct Tile {
    /// Its name in notation.
    pub id: String,
    /// The sides that are land; the others are water.
    pub land: Sides,
    /// What it shows.
    pub feature: Feature,
    /// By side, the houses on the land there (BP-18).
    pub houses: [u8; 4],
    /// The expansion it comes with, if it is not in every game.
    pub expansion: Option<Expansion>,
    /// How many there are.
    pub count: u8,
    /// How sure we are of the houses.
    pub provenance: Provenance,
}

impl Tile {
    /// BP-18: the land that the land side `side` belongs to, as sides of this tile.
    pub fn landmass(&self, side: Side) -> Sides {
        if self.land.are_apart() { Sides::only(side) } else { self.land }
    }

    /// BP-17: no land at all.
    pub fn is_open_ocean(&self) -> bool {
        self.land == Sides::NONE
    }
}

/// All kinds of tiles, HQ first.
#[derive(Debug)]
pub struct Tiles {
    list: Vec<Tile>,
    /// By kind, its land: all that laying and sailing ask for.
    lands: [Sides; KINDS],
}

impl Tiles {
    /// Every kind but HQ, in the order of the file.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        (1..self.list.len()).map(Kind::new)
    }

    /// The kind with this id.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.list.iter().position(|tile| tile.id == id).map(Kind::new)
    }

    /// Whether there are tiles of an expansion.
    pub fn has(&self, expansion: Expansion) -> bool {
        self.list.iter().any(|tile| tile.expansion == Some(expansion))
    }

    pub(crate) fn land(&self, kind: Kind) -> Sides {
        self.lands[kind.index()]
    }
}

impl Index<Kind> for Tiles {
    type Output = Tile;

    fn index(&self, kind: Kind) -> &Tile {
        &self.list[kind.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    hq: Spanned<HqEntry>,
    #[serde(default)]
    tile: Vec<Spanned<TileEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HqEntry {
    id: Spanned<String>,
    edges: Spanned<String>,
    feature: Spanned<Feature>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    id: Spanned<String>,
    edges: Spanned<String>,
    feature: Spanned<Feature>,
    count: Option<Spanned<u8>>,
    set: Option<Expansion>,
    houses: Option<HousesEntry>,
    houses_known: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HousesEntry {
    north: Option<Spanned<u8>>,
    east: Option<Spanned<u8>>,
    south: Option<Spanned<u8>>,
    west: Option<Spanned<u8>>,
}

/// Reads a file of tiles.
pub fn read(text: &str) -> Result<Tiles, ContentError> {
    let file: File = parse(text)?;
    let mut list = vec![file.hq.get_ref().read(text)?];
    let mut room = CELLS - 1;
    for entry in &file.tile {
        let (at, entry) = (entry.span().start, entry.get_ref());
        let tile = entry.read(text)?;
        if list.iter().any(|other| other.id == tile.id) {
            let reason = format!("{} is there twice: every kind of tile has an id of its own", tile.id);
            return Err(error_at(text, entry.id.span().start, reason));
        }
        room = room.checked_sub(usize::from(tile.count)).ok_or_else(|| {
            let reason = format!("with {} there are more than {} tiles beside HQ", tile.id, CELLS - 1);
            error_at(text, entry.count.as_ref().map_or(at, |count| count.span().start), reason)
        })?;
        list.push(tile);
    }
    if list[1..].iter().all(|tile| tile.expansion.is_some()) {
        let reason = "there is no [[tile]] without a set, so a game without expansions has nothing to draw";
        return Err(error_at(text, text.len(), reason));
    }
    let mut lands = [Sides::NONE; KINDS];
    for (land, tile) in lands.iter_mut().zip(&list) {
        *land = tile.land;
    }
    Ok(Tiles { list, lands })
}

impl HqEntry {
    fn read(&self, text: &str) -> Result<Tile, ContentError> {
        if *self.feature.get_ref() != Feature::Lighthouse {
            return Err(error_at(
                text,
                self.feature.span().start,
                "HQ is a \"lighthouse\", and scores as one",
            ));
        }
        Ok(Tile {
            id: read_id(text, &self.id)?,
            land: read_edges(text, &self.edges)?,
            feature: Feature::Lighthouse,
            houses: [0; 4],
            expansion: None,
            count: 1,
            provenance: Provenance::Known,
        })
    }
}

impl TileEntry {
    fn read(&self, text: &str) -> Result<Tile, ContentError> {
        let known = self.houses_known.unwrap_or(true);
        let tile = Tile {
            id: read_id(text, &self.id)?,
            land: read_edges(text, &self.edges)?,
            feature: *self.feature.get_ref(),
            houses: self.read_houses(text)?,
            expansion: self.set,
            count: self.read_count(text)?,
            provenance: if known { Provenance::Known } else { Provenance::Reconstructed },
        };
        match misfit(&tile) {
            Some(reason) => Err(error_at(text, self.feature.span().start, reason)),
            None => Ok(tile),
        }
    }

    fn read_count(&self, text: &str) -> Result<u8, ContentError> {
        match &self.count {
            Some(count) if *count.get_ref() == 0 => {
                let reason =
                    format!("count is 0: leave {} out, or say how many there are", self.id.get_ref());
                Err(error_at(text, count.span().start, reason))
            }
            count => Ok(count.as_ref().map_or(1, |count| *count.get_ref())),
        }
    }

    fn read_houses(&self, text: &str) -> Result<[u8; 4], ContentError> {
        let Some(HousesEntry { north, east, south, west }) = &self.houses else { return Ok([0; 4]) };
        let land = read_edges(text, &self.edges)?;
        let mut houses = [0; 4];
        let named = [("north", north), ("east", east), ("south", south), ("west", west)];
        for (side, (name, count)) in Side::ALL.into_iter().zip(named) {
            let Some(count) = count else { continue };
            let fail = |reason: String| Err(error_at(text, count.span().start, reason));
            if !land.contains(side) {
                return fail(format!(
                    "houses in the {name} of {}, where its edge is water",
                    self.id.get_ref()
                ));
            }
            if *count.get_ref() > HOUSES {
                return fail(format!(
                    "{} houses in the {name}: at most {HOUSES} on one edge",
                    count.get_ref()
                ));
            }
            houses[side as usize] = *count.get_ref();
        }
        Ok(houses)
    }
}

/// What makes no sense about a feature, and what would.
fn misfit(tile: &Tile) -> Option<&'static str> {
    match tile.feature {
        Feature::Windmill if tile.expansion != Some(Expansion::Windmills) => {
            Some("a windmill belongs to the expansion: set = \"windmills\"")
        }
        Feature::Pier if tile.expansion != Some(Expansion::Piers) => {
            Some("a pier belongs to the expansion: set = \"piers\"")
        }
        Feature::Pier if tile.is_open_ocean() => Some("a pier stands on land: at least one edge is l"),
        Feature::Pier if tile.land.are_apart() => {
            Some("a pier stands on one landmass, but two opposite land edges are two")
        }
        _ => None,
    }
}

/// An id must be one word that cannot be taken for a side, a seat or anything else in notation.
fn read_id(text: &str, id: &Spanned<String>) -> Result<String, ContentError> {
    let name = id.get_ref();
    let fits = name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.chars().all(|char| char.is_ascii_uppercase() || char.is_ascii_digit())
        && name.len() <= ID_CHARS;
    if fits {
        return Ok(name.clone());
    }
    let reason = format!(
        "{name:?} is not an id: a capital letter, then capital letters or digits, {ID_CHARS} characters at most"
    );
    Err(error_at(text, id.span().start, reason))
}

/// Four letters, north, east, south, west.
fn read_edges(text: &str, edges: &Spanned<String>) -> Result<Sides, ContentError> {
    let fail = |reason: String| Err(error_at(text, edges.span().start, reason));
    let letters = edges.get_ref();
    if letters.chars().count() != 4 || !letters.chars().all(|letter| matches!(letter, 'l' | 'w')) {
        return fail(format!(
            "edges are four letters, north, east, south, west, l for land and w for water; not {letters:?}"
        ));
    }
    let mut land = Sides::NONE;
    for (side, letter) in Side::ALL.into_iter().zip(letters.chars()) {
        if letter == 'l' {
            land.insert(side);
        }
    }
    if land == Sides::ALL {
        return fail(
            "no ship can get to or from a tile that is land all around: at least one edge is w".into(),
        );
    }
    Ok(land)
}
