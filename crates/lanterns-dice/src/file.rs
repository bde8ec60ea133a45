//! The content file: its form, and everything that can be wrong with it.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::ContentError;
use table::content::{error_at, error_in_row, parse};
use toml::Spanned;

use crate::colour::Colour;
use crate::content::{Card, Content, FIRST_SHAPES, Lake, PLAYERS};
use crate::effect::{CARDS, Effect};
use crate::lake::{Area, Areas, COLUMNS, Half, Pool, Pools, ROWS};
use crate::letters::Letter;
use crate::shape::{LEAST_POOLS, Outline, Shape, Size, TILES, turned_and_mirrored};

/// More gifts than this are not given at the start, nor asked for by a card.
const MOST_GIFTS: u8 = 20;
/// More shapes than this are not read.
const MOST_SHAPES: usize = 16;
/// Nobody has more own turns than this.
const MOST_TURNS: usize = 30;
/// A tile is worth no more than this.
const MOST_POINTS: u8 = 20;
/// A shape's name is no longer than this.
const ID_BYTES: usize = 8;

type ByKey<T> = BTreeMap<Spanned<String>, Spanned<T>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    colors: Spanned<ByKey<String>>,
    lake: Spanned<String>,
    first_gifts: Spanned<u8>,
    turns: Spanned<ByKey<usize>>,
    bonus: Spanned<ByKey<BonusEntry>>,
    shape: Vec<ShapeEntry>,
    values: Values,
    emperor: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusEntry {
    all: Spanned<String>,
    three: Spanned<String>,
    two: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeEntry {
    id: Spanned<String>,
    size: Size,
    cells: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Values {
    small: Spanned<Vec<u8>>,
    medium: Spanned<Vec<u8>>,
    large: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    card: Spanned<usize>,
    cost: Spanned<u8>,
    #[serde(rename = "A")]
    a: Spanned<String>,
    #[serde(rename = "B")]
    b: Spanned<String>,
}

/// The text of the file, for saying where something is wrong.
#[derive(Clone, Copy)]
struct Source<'a>(&'a str);

impl Source<'_> {
    fn at<T>(self, what: &Spanned<T>, reason: impl Into<String>) -> ContentError {
        error_at(self.0, what.span().start, reason)
    }

    fn at_end(self, reason: impl Into<String>) -> ContentError {
        error_at(self.0, self.0.len(), reason)
    }
}

pub(crate) fn read(text: &str) -> Result<Content, ContentError> {
    let file: File = parse(text)?;
    let source = Source(text);
    check_colours(source, &file.colors)?;
    if *file.first_gifts.get_ref() > MOST_GIFTS {
        return Err(source.at(&file.first_gifts, format!("nobody starts with more than {MOST_GIFTS} gifts")));
    }
    let (shapes, outlines) = read_shapes(source, &file)?;
    Ok(Content {
        lake: read_lake(source, &file.lake)?,
        first_gifts: *file.first_gifts.get_ref(),
        bonuses: read_bonuses(source, &file)?,
        shapes,
        outlines,
        cards: read_cards(source, &file.emperor)?,
    })
}

/// The six colours are the faces of the dice, so a file names exactly these.
fn check_colours(source: Source<'_>, colours: &Spanned<ByKey<String>>) -> Result<(), ContentError> {
    let right = Colour::ALL.map(|colour| format!("{} = {:?}", colour.letter(), colour.name())).join(", ");
    let known = |letter: &str, name: &str| {
        Colour::ALL.iter().any(|colour| letter == colour.letter().to_string() && name == colour.name())
    };
    for (letter, name) in colours.get_ref() {
        if !known(letter.get_ref(), name.get_ref()) {
            let reason = format!("colour {} = {:?} is none of {right}", letter.get_ref(), name.get_ref());
            return Err(source.at(letter, reason));
        }
    }
    if colours.get_ref().len() != Colour::ALL.len() {
        let reason = format!("{} colours, but there are six: {right}", colours.get_ref().len());
        return Err(source.at(colours, reason));
    }
    Ok(())
}

fn colour_of(letter: char) -> Result<Colour, String> {
    Colour::of(letter).ok_or_else(|| {
        let letters: String = Colour::ALL.map(Colour::letter).iter().collect();
        format!("{letter:?} is not a colour: the letters are {letters}")
    })
}

fn read_lake(source: Source<'_>, map: &Spanned<String>) -> Result<Lake, ContentError> {
    let at_row = |row: usize, reason: String| error_in_row(source.0, map.span().start, row, reason);
    let rows: Vec<&str> = map.get_ref().trim_end().lines().collect();
    if rows.len() != ROWS {
        return Err(at_row(0, format!("the lake has {} rows, but a lake has {ROWS}", rows.len())));
    }
    let mut lake = Lake {
        by_colour: [Areas::EMPTY; Colour::ALL.len()],
        pavilions: Areas::EMPTY,
        platforms: Pools::EMPTY,
        boats: Pools::EMPTY,
    };
    for (row, line) in rows.iter().enumerate() {
        let pools: Vec<&str> = line.split_whitespace().collect();
        if pools.len() != COLUMNS {
            let reason = format!("row {} has {} pools, but a row has {COLUMNS}", row + 1, pools.len());
            return Err(at_row(row, reason));
        }
        for (column, text) in pools.into_iter().enumerate() {
            let pool = Pool::at(column, row).expect("the size was checked");
            add_pool(&mut lake, pool, text)
                .map_err(|reason| at_row(row, format!("pool {pool}, {text:?}: {reason}")))?;
        }
    }
    Ok(lake)
}

/// Puts a pool on the map: top colour, bottom colour, feature.
fn add_pool(lake: &mut Lake, pool: Pool, text: &str) -> Result<(), String> {
    let letters: Vec<char> = text.chars().collect();
    let [top, bottom, feature] = letters[..] else {
        return Err("a pool is a colour, a colour and a feature, like OW-".to_owned());
    };
    if top == bottom {
        return Err("the two areas of a pool have two colours".to_owned());
    }
    let [top_area, bottom_area] = [Half::Top, Half::Bottom].map(|half| Area { pool, half });
    lake.by_colour[colour_of(top)? as usize].insert(top_area);
    lake.by_colour[colour_of(bottom)? as usize].insert(bottom_area);
    match feature {
        '-' => {}
        'p' => lake.platforms.insert(pool),
        'b' if Pools::only(pool).beside().len() < 4 => {
            return Err("a boat needs four pools beside it, so it cannot lie at the rim".to_owned());
        }
        'b' => lake.boats.insert(pool),
        'u' => lake.pavilions.insert(top_area),
        'd' => lake.pavilions.insert(bottom_area),
        other => {
            return Err(format!(
                "{other:?} is not a feature: p is a platform, b a boat, u a pavilion in the top area, d in \
                 the bottom area, - none"
            ));
        }
    }
    Ok(())
}

fn read_bonuses(source: Source<'_>, file: &File) -> Result<[[Vec<Colour>; 4]; 3], ContentError> {
    for letter in file.bonus.get_ref().keys() {
        if !Letter::ALL.iter().any(|sheet| sheet.letter().to_string() == *letter.get_ref()) {
            let reason = format!("there is no sheet {:?}: the sheets are A, B, C, D", letter.get_ref());
            return Err(source.at(letter, reason));
        }
    }
    let mut bonuses: [[Vec<Colour>; 4]; 3] = Default::default();
    for (players, by_sheet) in PLAYERS.zip(&mut bonuses) {
        let turns = read_turns(source, &file.turns, players)?;
        for (sheet, colours) in Letter::ALL.map(Letter::letter).into_iter().zip(by_sheet) {
            let Some(entry) = file.bonus.get_ref().get(sheet.to_string().as_str()) else {
                return Err(source.at_end(format!("there is no [bonus.{sheet}]: every sheet has its own")));
            };
            *colours = read_bonus(source, entry, sheet, players, turns)?;
        }
    }
    Ok(bonuses)
}

fn read_turns(
    source: Source<'_>,
    turns: &Spanned<ByKey<usize>>,
    players: usize,
) -> Result<usize, ContentError> {
    for key in turns.get_ref().keys() {
        if !PLAYERS.clone().any(|players| players.to_string() == *key.get_ref()) {
            return Err(source.at(key, format!("turns for {} players: 2, 3 or 4 play", key.get_ref())));
        }
    }
    let Some(number) = turns.get_ref().get(players.to_string().as_str()) else {
        return Err(source.at(turns, format!("there are no turns for {players} players")));
    };
    if !(1..=MOST_TURNS).contains(number.get_ref()) {
        return Err(source.at(number, format!("everybody has 1 to {MOST_TURNS} own turns")));
    }
    Ok(*number.get_ref())
}

/// The bonuses of a sheet: those for all, then those that only this number of players has.
fn read_bonus(
    source: Source<'_>,
    entry: &Spanned<BonusEntry>,
    sheet: char,
    players: usize,
    turns: usize,
) -> Result<Vec<Colour>, ContentError> {
    let entry = entry.get_ref();
    let last = match players {
        2 => &entry.two,
        3 => &entry.three,
        _ => &entry.all,
    };
    let blocks = if players == 4 { vec![&entry.all] } else { vec![&entry.all, last] };
    let mut colours = Vec::new();
    for block in blocks {
        for letter in block.get_ref().chars() {
            let colour = colour_of(letter)
                .map_err(|reason| source.at(block, format!("sheet {sheet}'s bonuses: {reason}")))?;
            colours.push(colour);
        }
    }
    if colours.len() != turns {
        let reason = format!(
            "sheet {sheet} has {} bonuses with {players} players, but {turns} turns: every turn has one",
            colours.len()
        );
        return Err(source.at(last, reason));
    }
    Ok(colours)
}

fn read_shapes(source: Source<'_>, file: &File) -> Result<(Vec<Shape>, Vec<Outline>), ContentError> {
    let (mut shapes, mut outlines) = (Vec::<Shape>::new(), Vec::new());
    for entry in &file.shape {
        let id = entry.id.get_ref();
        if id.is_empty() || id.len() > ID_BYTES || !id.chars().all(|c| c.is_ascii_alphanumeric()) {
            let reason = format!("{id:?} is no name for a shape: 1 to {ID_BYTES} letters and digits");
            return Err(source.at(&entry.id, reason));
        }
        if shapes.iter().any(|shape| shape.id == *id) {
            return Err(source.at(&entry.id, format!("shape {id} is there twice")));
        }
        if shapes.len() == MOST_SHAPES {
            return Err(source.at(&entry.id, format!("there are more than {MOST_SHAPES} shapes")));
        }
        let ways = read_cells(&entry.cells)
            .map_err(|reason| source.at(&entry.cells, format!("shape {id}: {reason}")))?;
        let values = read_values(source, &file.values, entry.size)?;
        let start = outlines.len();
        outlines.extend(ways.iter().map(|&pools| Outline { shape: shapes.len() as u8, pools }));
        let shape = Shape { id: id.clone(), size: entry.size, values, outlines: start..outlines.len() };
        shapes.push(shape);
    }
    check_choice(source, &shapes)?;
    Ok((shapes, outlines))
}

/// A first game and a random one must be possible (LD-1).
fn check_choice(source: Source<'_>, shapes: &[Shape]) -> Result<(), ContentError> {
    for id in FIRST_SHAPES {
        if !shapes.iter().any(|shape| shape.id == id) {
            let reason = format!("there is no shape {id}: a first game has {}", FIRST_SHAPES.join(", "));
            return Err(source.at_end(reason));
        }
    }
    for size in Size::ALL {
        let (there, drawn) = (shapes.iter().filter(|shape| shape.size == size).count(), size.drawn());
        if there < drawn {
            let reason = format!("{there} {} shapes, but a random choice has {drawn}", size.name());
            return Err(source.at_end(reason));
        }
    }
    Ok(())
}

/// Every way in which a drawn shape may lie in the lake.
fn read_cells(rows: &Spanned<Vec<String>>) -> Result<Vec<Pools>, String> {
    let mut cells = Vec::new();
    let width = rows.get_ref().first().map_or(0, |row| row.chars().count());
    for (row, line) in rows.get_ref().iter().enumerate() {
        if line.chars().count() != width {
            return Err(format!("row {} is not as wide as the first one", row + 1));
        }
        for (column, letter) in line.chars().enumerate() {
            match letter {
                '#' => cells.push((column, row)),
                '.' => {}
                other => return Err(format!("{other:?} is neither a pool, '#', nor none, '.'")),
            }
        }
    }
    if cells.len() < LEAST_POOLS {
        return Err(format!("it covers {} pools, but fireworks cover at least {LEAST_POOLS}", cells.len()));
    }
    let ways: Vec<Pools> = turned_and_mirrored(&cells).into_iter().flatten().collect();
    let Some(&one) = ways.first() else {
        return Err(format!("it does not fit into the lake of {COLUMNS} by {ROWS} pools"));
    };
    if one.first().map(|pool| Pools::only(pool).grown(one)) != Some(one) {
        return Err("it is in pieces: its pools touch at their sides".to_owned());
    }
    Ok(ways)
}

fn read_values(source: Source<'_>, values: &Values, size: Size) -> Result<[u8; TILES], ContentError> {
    let list = match size {
        Size::Small => &values.small,
        Size::Medium => &values.medium,
        Size::Large => &values.large,
    };
    let Ok(stack) = <[u8; TILES]>::try_from(list.get_ref().as_slice()) else {
        let reason = format!("{} values, but a stack has {TILES} tiles", list.get_ref().len());
        return Err(source.at(list, reason));
    };
    if !stack.is_sorted_by(|upper, lower| upper >= lower) {
        return Err(source.at(list, "the highest value is on top: no tile is worth more than the one above"));
    }
    if stack[0] > MOST_POINTS {
        return Err(source.at(list, format!("a tile is worth at most {MOST_POINTS}")));
    }
    Ok(stack)
}

fn read_cards(source: Source<'_>, entries: &[CardEntry]) -> Result<[Card; CARDS], ContentError> {
    let mut cards = [None; CARDS];
    for entry in entries {
        let number = *entry.card.get_ref();
        let Some(card) = number.checked_sub(1).and_then(|index| cards.get_mut(index)) else {
            return Err(source.at(&entry.card, format!("there is no card {number}: the cards are 1, 2, 3")));
        };
        if card.is_some() {
            return Err(source.at(&entry.card, format!("card {number} is there twice")));
        }
        if !(1..=MOST_GIFTS).contains(entry.cost.get_ref()) {
            return Err(source.at(&entry.cost, format!("a card costs 1 to {MOST_GIFTS} gifts")));
        }
        let effects = [read_effect(source, &entry.a)?, read_effect(source, &entry.b)?];
        *card = Some(Card { cost: *entry.cost.get_ref(), effects });
    }
    let missing = |index: usize| source.at_end(format!("there is no emperor card {}", index + 1));
    let [one, two, three] = cards;
    Ok([one.ok_or_else(|| missing(0))?, two.ok_or_else(|| missing(1))?, three.ok_or_else(|| missing(2))?])
}

fn read_effect(source: Source<'_>, text: &Spanned<String>) -> Result<Effect, ContentError> {
    Effect::of(text.get_ref()).ok_or_else(|| {
        let known = Effect::ALL.map(|effect| format!("{:?}", effect.text())).join(", ");
        source.at(text, format!("the effect {:?} is not known; known are {known}", text.get_ref()))
    })
}
