//! Beacon Patrol as a chart of text.

use std::fmt::Write;

use table::{Game, Listener, Seat};

use crate::cell::{Cell, Side};
use crate::content::{Feature, Tile};
use crate::legal::Across;
use crate::rules::{BeaconPatrol, Phase};
use crate::score;
use crate::view::View;

/// Columns of a tile.
const WIDTH: usize = 5;
/// Columns of a line.
const LINE: usize = 96;

/// A tile drawn: three rows.
type Picture = [[char; WIDTH]; 3];

const BLANK: Picture = [[' '; WIDTH]; 3];
/// The corners of a tile, row and column; by seat, where its ship is drawn.
const CORNERS: [(usize, usize); 4] = [(0, 0), (0, 4), (2, 4), (2, 0)];
/// By seat, its ship.
const SHIPS: [char; 4] = ['a', 'b', 'c', 'd'];

pub(crate) fn draw(view: &View, to: &Listener<'_>) -> String {
    let position = view.position();
    let mut out = String::new();
    draw_map(position, &mut out);
    out.push('\n');
    wrap(to.words.get("text-legend").split_whitespace(), &mut out);
    out.push('\n');
    draw_hands(position, to, &mut out);
    draw_pile(position, to, &mut out);
    draw_score(position, to, &mut out);
    out
}

/// The chart with one cell of margin, so that there is room to show where the next tile may go.
fn draw_map(position: &BeaconPatrol, out: &mut String) {
    let cells = || position.map.iter().map(|(cell, _)| cell);
    let low = |of: fn(Cell) -> i8| cells().map(of).min().unwrap_or(0) - 1;
    let high = |of: fn(Cell) -> i8| cells().map(of).max().unwrap_or(0) + 1;
    let columns = low(|cell| cell.x)..=high(|cell| cell.x);
    let rows = low(|cell| cell.y)..=high(|cell| cell.y);
    let mut line = String::from("    ");
    for x in columns.clone() {
        let _ = write!(line, "{x:^WIDTH$}");
    }
    end_line(&line, out);
    for y in rows.rev() {
        let pictures: Vec<Picture> = columns.clone().map(|x| picture_at(position, Cell { x, y })).collect();
        for row in 0..3 {
            line = if row == 1 { format!("{y:>3} ") } else { "    ".to_owned() };
            line.extend(pictures.iter().flat_map(|picture| picture[row]));
            end_line(&line, out);
        }
    }
}

fn end_line(line: &str, out: &mut String) {
    out.push_str(line.trim_end());
    out.push('\n');
}

fn picture_at(position: &BeaconPatrol, cell: Cell) -> Picture {
    let Some(kind) = position.map.at(cell) else {
        let mut picture = BLANK;
        picture[1][2] = if is_open(position, cell) { '+' } else { ' ' };
        return picture;
    };
    let mut picture = picture(&position.tiles[kind]);
    if let Some(points) = position.points(cell, kind) {
        let letter = picture[1][2];
        let middle = format!("{letter}{points:<2}");
        picture[1][1..4].iter_mut().zip(middle.chars()).for_each(|(place, char)| *place = char);
    }
    for seat in Seat::all(position.seats()).filter(|seat| position.ships[seat.index()] == cell) {
        let (row, column) = CORNERS[seat.index()];
        picture[row][column] = SHIPS[seat.index()];
    }
    picture
}

/// A tile: shores hatched, with the number of houses on them; what it shows in the middle; the corners of
/// water dotted, so that open sea can be told from no tile at all.
fn picture(tile: &Tile) -> Picture {
    let mut picture = BLANK;
    for (row, column) in CORNERS {
        picture[row][column] = '·';
    }
    for side in tile.land.iter() {
        for n in 0..WIDTH {
            let (row, column) = match side {
                Side::North => (0, n),
                Side::East => (n.min(2), 4),
                Side::South => (2, n),
                Side::West => (n.min(2), 0),
            };
            picture[row][column] = '▒';
        }
    }
    for (side, (row, column)) in Side::ALL.into_iter().zip([(0, 2), (1, 4), (2, 2), (1, 0)]) {
        let houses = tile.houses[side as usize];
        if houses > 0 {
            picture[row][column] = char::from(b'0' + houses);
        }
    }
    picture[1][2] = match tile.feature {
        Feature::None => ' ',
        Feature::Lighthouse => 'L',
        Feature::Buoy => 'B',
        Feature::Windmill => 'W',
        Feature::Pier => 'P',
    };
    picture
}

/// Whether the acting seat has a tile for a cell.
fn is_open(position: &BeaconPatrol, cell: Cell) -> bool {
    let Phase::Act(act) = position.phase else { return false };
    let ship = position.ships[act.seat.index()];
    let hand = &position.hands[act.seat.index()];
    let around = Side::ALL.into_iter().zip(position.around(ship));
    around.into_iter().any(|(side, across)| match across {
        Across::Gap(gap) if ship.beside(side) == cell => {
            hand.tiles().iter().any(|&tile| gap.takes(position.tiles.land(tile)))
        }
        _ => false,
    })
}

/// A block for every seat: who it is, and the hand as it would lie on the chart.
fn draw_hands(position: &BeaconPatrol, to: &Listener<'_>, out: &mut String) {
    let titles: Vec<String> = Seat::all(position.seats()).map(|seat| title(position, seat, to)).collect();
    let width = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0) + 3;
    for (seat, title) in Seat::all(position.seats()).zip(titles) {
        let hand = position.hands[seat.index()].tiles();
        let mut line = format!("{title:<width$}");
        for &kind in hand {
            let _ = write!(line, "{:^WIDTH$}  ", position.tiles[kind].id);
        }
        end_line(&line, out);
        for row in 0..if hand.is_empty() { 0 } else { 3 } {
            line = " ".repeat(width);
            for &kind in hand {
                line.extend(picture(&position.tiles[kind])[row]);
                line.push_str("  ");
            }
            end_line(&line, out);
        }
    }
    out.push('\n');
}

fn title(position: &BeaconPatrol, seat: Seat, to: &Listener<'_>) -> String {
    let state = match position.phase {
        Phase::Act(act) if act.seat == seat => {
            let swap = if act.swap { "yes" } else { "no" };
            to.words.say("text-next", &[("tokens", act.tokens.into()), ("swap", swap.into())])
        }
        Phase::Deal(drawing) | Phase::Draw(drawing) if drawing == seat => to.words.get("text-draws"),
        _ if position.hands[seat.index()].is_empty() => to.words.get("text-no-tiles"),
        _ => String::new(),
    };
    format!("{seat} {} {}  {state}", SHIPS[seat.index()], to.name(seat)).trim_end().to_owned()
}

fn draw_pile(position: &BeaconPatrol, to: &Listener<'_>, out: &mut String) {
    let head = to.words.say("text-pile", &[("tiles", position.pile.len().into())]);
    let tiles = position.pile.iter().map(|(kind, count)| match (&position.tiles[kind].id, count) {
        (id, 1) => id.clone(),
        (id, count) => format!("{count}×{id}"),
    });
    let words: Vec<String> = head.split_whitespace().map(str::to_owned).chain(tiles).collect();
    wrap(words.iter().map(String::as_str), out);
}

fn draw_score(position: &BeaconPatrol, to: &Listener<'_>, out: &mut String) {
    let standing = score::standing(position);
    let grade = to.words.get(&format!("grade-{}", standing.grade.unwrap_or_default()));
    let key = if position.phase == Phase::Over { "text-score-end" } else { "text-score" };
    let line = to.words.say(key, &[("points", standing.scores[0].into()), ("grade", grade.into())]);
    end_line(&line, out);
}

/// Sets words in lines.
fn wrap<'a>(words: impl Iterator<Item = &'a str>, out: &mut String) {
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        let gap = match column {
            0 => "",
            _ if column + 1 + length > LINE => {
                column = 0;
                "\n"
            }
            _ => " ",
        };
        out.push_str(gap);
        out.push_str(word);
        column += length + usize::from(gap == " ");
    }
    out.push('\n');
}
