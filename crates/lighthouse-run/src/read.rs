//! Reading the content file: every line that makes no sense is refused with the reason.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::ContentError;
use table::content::{error_at, parse};
use toml::Spanned;

use crate::cards::{Card, Cards, MOST};
use crate::content::{
    COLORS, Content, Face, GROUPS, Kind, LIGHTHOUSES, Lighthouse, MOST_SPACES, SPACES, Space, Tint,
};

/// The most ships of a colour.
const MOST_SHIPS: u8 = 15;
/// The most steps on a card: a digit.
const MOST_STEPS: u8 = 9;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    spaces: Spanned<u8>,
    sections: Spanned<Vec<Spanned<Vec<u8>>>>,
    always_lit: Spanned<Vec<u8>>,
    first_beacons: Spanned<Vec<u8>>,
    cloud_after_round: Spanned<Numbers>,
    symbols: Spanned<Numbers>,
    rounds: Spanned<u8>,
    ships: Spanned<u8>,
    hand: Spanned<u8>,
    lighthouse: Spanned<Vec<Entry>>,
    fleet: Spanned<Vec<Entry>>,
    card: Spanned<Vec<CardEntry>>,
}

/// Numbers by number: TOML's keys are text.
type Numbers = BTreeMap<Spanned<String>, Spanned<u8>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    color: Spanned<String>,
    emblem: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Spanned<String>,
    count: Spanned<u8>,
}

/// Reads a content file.
pub(crate) fn read(text: &str) -> Result<Content, ContentError> {
    let file: File = parse(text)?;
    Reader { text, file: &file }.content()
}

struct Reader<'a> {
    text: &'a str,
    file: &'a File,
}

impl Reader<'_> {
    fn content(&self) -> Result<Content, ContentError> {
        let file = self.file;
        let spaces = self.number(&file.spaces, "spaces", LIGHTHOUSES as u8, MOST_SPACES)?;
        let hand = self.number(&file.hand, "hand", 3, 5)?;
        let rounds = self.number(&file.rounds, "rounds", 1, MOST as u8 + 1 - hand)?;
        let ships = self.number(&file.ships, "ships", 1, MOST_SHIPS)?;
        let (sections, always_lit) = self.sections(spaces)?;
        let lighthouses = self.tints(&file.lighthouse, "lighthouse", LIGHTHOUSES)?;
        let (names, faces, deck) = self.cards(&lighthouses, usize::from(rounds + hand - 1))?;
        let first_beacons = self.first_beacons()?;
        let beacons = first_beacons.count_ones() as u8;
        let symbols = self.symbols(spaces)?;
        let mut points = symbols;
        (1..points.len()).for_each(|space| points[space] = points[space].max(points[space - 1]));
        Ok(Content {
            harbor: Space(spaces),
            river: (2 << spaces) - 2,
            sections,
            always_lit,
            first_beacons,
            beacons: u32::from(beacons),
            beacon_moves: (0..beacons)
                .flat_map(|from| (beacons..LIGHTHOUSES as u8).map(move |to| (from, to - beacons)))
                .collect(),
            cloud: self.cloud(spaces, rounds)?,
            symbols,
            points,
            rounds,
            ships,
            hand: usize::from(hand),
            lighthouses,
            fleets: self.tints(&file.fleet, "fleet", COLORS)?,
            names,
            faces,
            deck,
        })
    }

    fn error<T>(&self, at: &Spanned<T>, reason: impl Into<String>) -> ContentError {
        error_at(self.text, at.span().start, reason)
    }

    fn number(&self, given: &Spanned<u8>, key: &str, least: u8, most: u8) -> Result<u8, ContentError> {
        let number = *given.get_ref();
        if !(least..=most).contains(&number) {
            return Err(self.error(given, format!("{key} is {number}, but it is {least} to {most}")));
        }
        Ok(number)
    }

    /// LR-2: six sections and the harbor, space after space, without a gap.
    fn sections(&self, spaces: u8) -> Result<([u32; LIGHTHOUSES], u32), ContentError> {
        let list = &self.file.sections;
        let mut sections = [0; LIGHTHOUSES];
        if list.get_ref().len() != LIGHTHOUSES {
            let reason = format!("there are {LIGHTHOUSES} sections, not {}", list.get_ref().len());
            return Err(self.error(list, reason));
        }
        let mut next = 1;
        for (slot, section) in list.get_ref().iter().enumerate() {
            sections[slot] = self.run(section, &mut next)?;
        }
        let harbor = &self.file.always_lit;
        let always_lit = self.run(harbor, &mut next)?;
        if next != spaces + 1 {
            let reason = format!("the harbor ends on space {}, but the river on {spaces}", next - 1);
            return Err(self.error(harbor, reason));
        }
        Ok((sections, always_lit))
    }

    /// A run of spaces that begins with `next`, as a set.
    fn run(&self, spaces: &Spanned<Vec<u8>>, next: &mut u8) -> Result<u32, ContentError> {
        let mut set = 0;
        for &space in spaces.get_ref() {
            if space != *next || space > MOST_SPACES {
                let reason =
                    format!("space {space} stands where space {next} comes next: no gaps, no overlaps");
                return Err(self.error(spaces, reason));
            }
            set |= Space(space).bit();
            *next += 1;
        }
        if set == 0 {
            return Err(self.error(spaces, format!("no spaces stand here: space {next} comes next")));
        }
        Ok(set)
    }

    fn first_beacons(&self) -> Result<u8, ContentError> {
        let list = &self.file.first_beacons;
        let mut slots = 0;
        for &slot in list.get_ref() {
            if !(1..=LIGHTHOUSES as u8).contains(&slot) {
                return Err(self.error(list, format!("there is no slot {slot}: they are 1 to {LIGHTHOUSES}")));
            }
            if slots & 1 << (slot - 1) != 0 {
                return Err(
                    self.error(list, format!("slot {slot} is there twice: a lighthouse holds one beacon"))
                );
            }
            slots |= 1 << (slot - 1);
        }
        if !(1..LIGHTHOUSES).contains(&list.get_ref().len()) {
            let reason =
                format!("{} beacons: at least one lighthouse is lit and one dark", list.get_ref().len());
            return Err(self.error(list, reason));
        }
        Ok(slots)
    }

    /// The numbers by their keys, in ascending order.
    fn sorted<'a>(
        &self,
        numbers: &'a Numbers,
        what: &str,
        most: u8,
    ) -> Result<BTreeMap<u8, &'a Spanned<u8>>, ContentError> {
        let mut sorted = BTreeMap::new();
        for (key, value) in numbers {
            let number = key.get_ref().parse().ok().filter(|number| (1..=most).contains(number));
            let number = number.filter(|number| number.to_string() == *key.get_ref());
            let reason = || format!("{:?} is not a {what} from 1 to {most}", key.get_ref());
            sorted.insert(number.ok_or_else(|| self.error(key, reason()))?, value);
        }
        Ok(sorted)
    }

    /// LR-18: by round, the cloud's space after it.
    fn cloud(&self, spaces: u8, rounds: u8) -> Result<Vec<u8>, ContentError> {
        let given = &self.file.cloud_after_round;
        let stops = self.sorted(given.get_ref(), "round", rounds)?;
        let mut cloud = vec![0; usize::from(rounds) + 1];
        let Some(&reaches) = stops.keys().next() else {
            return Err(self.error(given, "the cloud never reaches the river"));
        };
        for round in reaches..=rounds {
            let Some(stop) = stops.get(&round) else {
                return Err(self.error(given, format!("the cloud has no stop after round {round}")));
            };
            let space = self.number(stop, "a stop of the cloud", 1, spaces)?;
            let before = cloud[usize::from(round) - 1];
            if space <= before {
                let reason = format!("the cloud goes from space {before} to {space}: it only moves on");
                return Err(self.error(*stop, reason));
            }
            cloud[usize::from(round)] = space;
        }
        Ok(cloud)
    }

    /// LR-21: by space, the symbol on it.
    fn symbols(&self, spaces: u8) -> Result<[u8; SPACES], ContentError> {
        let mut symbols = [0; SPACES];
        let mut before = 0;
        for (space, symbol) in self.sorted(self.file.symbols.get_ref(), "space", spaces)? {
            let points = *symbol.get_ref();
            if points <= before {
                let reason =
                    format!("the symbol {points} comes after {before}: they grow towards the harbor");
                return Err(self.error(symbol, reason));
            }
            symbols[usize::from(space)] = points;
            before = points;
        }
        Ok(symbols)
    }

    fn tints(&self, list: &Spanned<Vec<Entry>>, what: &str, count: usize) -> Result<Vec<Tint>, ContentError> {
        let mut tints: Vec<Tint> = Vec::new();
        for Entry { color, emblem } in list.get_ref() {
            let name = color.get_ref();
            if name.is_empty() || name == "any" || !name.bytes().all(|byte| byte.is_ascii_lowercase()) {
                let reason = format!("{name:?} is not a colour: a word of small letters, not \"any\"");
                return Err(self.error(color, reason));
            }
            if tints.iter().any(|tint| tint.color == *name) {
                return Err(self.error(color, format!("the {what} {name:?} is there twice")));
            }
            tints.push(Tint { color: name.clone(), emblem: emblem.clone() });
        }
        if tints.len() != count {
            let reason = format!("there are {count} entries [[{what}]], not {}", tints.len());
            return Err(self.error(list, reason));
        }
        Ok(tints)
    }

    /// LR-4 and LR-6: every kind of card, and a deck of them.
    fn cards(
        &self,
        lighthouses: &[Tint],
        size: usize,
    ) -> Result<(Vec<String>, Vec<Face>, Cards), ContentError> {
        let list = &self.file.card;
        let (mut names, mut faces, mut deck) = (Vec::new(), Vec::new(), Vec::new());
        for CardEntry { id, count } in list.get_ref() {
            let name = id.get_ref();
            let face = face(name, lighthouses).ok_or_else(|| {
                let colors: Vec<&str> = lighthouses.iter().map(|tint| tint.color.as_str()).collect();
                let kinds = Kind::ALL.map(Kind::word).join(", ");
                let colors = colors.join(", ");
                let right = format!("one of {kinds}, then 1 to {MOST_STEPS}, -, and any or one of {colors}");
                self.error(id, format!("{name:?} is not a card: it is {right}"))
            })?;
            if names.contains(name) {
                return Err(self.error(id, format!("the card {name:?} is there twice: use its count")));
            }
            let count = self.number(count, "count", 1, MOST as u8)?;
            deck.extend((0..count).map(|_| Card(names.len() as u8)));
            names.push(name.clone());
            faces.push(face);
        }
        if deck.len() != size {
            let reason = format!("the deck has {} cards, but hand and rounds need {size}", deck.len());
            return Err(self.error(list, reason));
        }
        let groups = deck.iter().filter(|card| faces[card.index()].kind == Kind::Group).count();
        if groups != GROUPS {
            return Err(self.error(list, format!("the deck has {groups} group cards, but it needs {GROUPS}")));
        }
        Ok((names, faces, deck.into_iter().collect()))
    }
}

/// What a card of this name shows: `coop3-any`, `solo4-purple`.
fn face(name: &str, lighthouses: &[Tint]) -> Option<Face> {
    let kind = Kind::ALL.into_iter().find(|kind| name.starts_with(kind.word()))?;
    let (steps, light) = name[kind.word().len()..].split_once('-')?;
    let steps = match steps.as_bytes() {
        [digit @ b'1'..=b'9'] => digit - b'0',
        _ => return None,
    };
    let find = |light| lighthouses.iter().position(|tint| tint.color == light);
    let light = if light == "any" { None } else { Some(Lighthouse(find(light)? as u8)) };
    Some(Face { kind, steps, light })
}
