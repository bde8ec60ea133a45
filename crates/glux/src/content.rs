//! The boards: read from TOML, checked, and turned into sets of squares.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::content::{error_at, error_in_row, parse};
use table::{ContentError, Provenance};
use toml::Spanned;

use crate::bits::{Bits, SIDE, Square};

/// The fewest and the most players (GX-1).
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

/// Every board, laid out for each number of players.
#[derive(Debug)]
pub struct Boards {
    layouts: Vec<Layout>,
}

impl Boards {
    /// The board as `players` play on it.
    pub fn layout(&self, players: usize) -> Option<&Layout> {
        self.layouts.get(players.checked_sub(*PLAYERS.start())?)
    }
}

/// A board with the start squares for one number of players.
#[derive(Debug)]
pub struct Layout {
    /// Columns and rows.
    pub size: (usize, usize),
    /// All squares.
    pub squares: Bits,
    /// The rooms, by letter.
    pub rooms: Vec<Room>,
    /// The index of the room that breaks ties (GX-18).
    pub middle: usize,
    /// By seat, where it starts (GX-3).
    pub starts: Vec<Start>,
    /// How sure we are of the map.
    pub provenance: Provenance,
}

/// Where a seat starts.
#[derive(Debug)]
pub struct Start {
    /// The start square.
    pub square: Square,
    /// The same as a set.
    pub home: Bits,
    /// Where the seat may place as far as start squares go: anywhere but on another's (GX-10).
    pub allowed: Bits,
}

/// A room.
#[derive(Debug)]
pub struct Room {
    /// Its letter on the map.
    pub letter: char,
    /// Its squares.
    pub squares: Bits,
}

impl Layout {
    /// The room a square lies in; `None` on a path.
    pub fn room_at(&self, square: Square) -> Option<&Room> {
        self.rooms.iter().find(|room| room.squares.contains(square))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    board: Vec<Board>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    name: Spanned<String>,
    players: Spanned<Vec<usize>>,
    middle: Spanned<String>,
    provenance: Provenance,
    map: Spanned<String>,
    starts: BTreeMap<Spanned<String>, Spanned<Vec<String>>>,
}

struct Map {
    size: (usize, usize),
    squares: Bits,
    rooms: Vec<Room>,
}

/// Reads a file of boards.
pub fn read(text: &str) -> Result<Boards, ContentError> {
    let file: File = parse(text)?;
    let mut layouts = BTreeMap::new();
    for board in &file.board {
        let at = |offset: usize, reason: String| error_at(text, offset, reason);
        for &players in board.players.get_ref() {
            let start = board.players.span().start;
            if !PLAYERS.contains(&players) {
                return Err(at(start, format!("{players} players: Glux is for 2, 3 or 4")));
            }
            let layout = board.layout(text, players)?;
            if layouts.insert(players, layout).is_some() {
                return Err(at(start, format!("two boards for {players} players: each number has one")));
            }
        }
    }
    for players in PLAYERS {
        if !layouts.contains_key(&players) {
            return Err(error_at(text, text.len(), format!("there is no board for {players} players")));
        }
    }
    Ok(Boards { layouts: layouts.into_values().collect() })
}

impl Board {
    fn layout(&self, text: &str, players: usize) -> Result<Layout, ContentError> {
        let Map { size, squares, rooms } = self.read_map(text)?;
        let starts = self.read_starts(text, players, squares)?;
        let middle = rooms.iter().position(|room| room.letter.to_string() == *self.middle.get_ref());
        let middle = middle.ok_or_else(|| {
            let letters: String = rooms.iter().map(|room| room.letter).collect();
            let reason =
                format!("the middle room {:?} is not on the map, which has {letters}", self.middle.get_ref());
            error_at(text, self.middle.span().start, reason)
        })?;
        let homes: Bits = starts.iter().copied().collect();
        let start = |square| {
            let home = Bits::only(square);
            Start { square, home, allowed: squares & (home | !homes) }
        };
        let starts = starts.into_iter().map(start).collect();
        Ok(Layout { size, squares, rooms, middle, starts, provenance: self.provenance })
    }

    fn read_map(&self, text: &str) -> Result<Map, ContentError> {
        let first = self.map.span().start;
        let rows: Vec<&str> = self.map.get_ref().trim_end().lines().collect();
        let width = rows.first().map_or(0, |row| row.chars().count());
        let at_row = |row: usize, reason: String| error_in_row(text, first, row, reason);
        if rows.is_empty() || rows.len() > SIDE || width == 0 || width > SIDE {
            let reason =
                format!("a map has 1 to {SIDE} rows and columns, this one {width} by {}", rows.len());
            return Err(at_row(0, reason));
        }
        let mut squares = Bits::EMPTY;
        let mut rooms: BTreeMap<char, (Bits, usize)> = BTreeMap::new();
        for (row, line) in rows.iter().enumerate() {
            let length = line.chars().count();
            if length != width {
                let reason = format!("row {} has {length} squares, but the first row has {width}", row + 1);
                return Err(at_row(row, reason));
            }
            for (column, letter) in line.chars().enumerate() {
                let square = Square::at(column, row).expect("the size was checked");
                squares.insert(square);
                match letter {
                    '.' => {}
                    'A'..='Z' => rooms.entry(letter).or_insert((Bits::EMPTY, row)).0.insert(square),
                    other => {
                        let reason =
                            format!("{other:?} at {square} is neither a room, A to Z, nor a path, '.'");
                        return Err(at_row(row, reason));
                    }
                }
            }
        }
        for (letter, (room, row)) in &rooms {
            if !connected(*room) {
                return Err(at_row(
                    *row,
                    format!("room {letter} is in pieces: its squares touch at their sides"),
                ));
            }
        }
        let rooms = rooms.into_iter().map(|(letter, (squares, _))| Room { letter, squares }).collect();
        Ok(Map { size: (width, rows.len()), squares, rooms })
    }

    fn read_starts(&self, text: &str, players: usize, squares: Bits) -> Result<Vec<Square>, ContentError> {
        let Some(list) = self.starts.get(players.to_string().as_str()) else {
            let reason = format!("board {:?} has no starts.{players}", self.name.get_ref());
            return Err(error_at(text, self.name.span().start, reason));
        };
        let fail = |reason: String| Err(error_at(text, list.span().start, reason));
        let mut starts: Vec<Square> = Vec::new();
        for name in list.get_ref() {
            match Square::parse(name).filter(|&square| squares.contains(square)) {
                None => return fail(format!("start {name:?} is not a square of this board")),
                Some(square) if starts.contains(&square) => {
                    return fail(format!("start {name} is there twice"));
                }
                Some(square) => starts.push(square),
            }
        }
        if starts.len() != players {
            return fail(format!("starts.{players} names {} squares, one for each player", starts.len()));
        }
        Ok(starts)
    }
}

fn connected(room: Bits) -> bool {
    let mut reached = room.iter().next().map_or(Bits::EMPTY, Bits::only);
    loop {
        let around = reached.north() | reached.east() | reached.south() | reached.west();
        let next = (reached | around) & room;
        if next == reached {
            return reached == room;
        }
        reached = next;
    }
}
