//! The table as text: one sheet large, with all that is printed on it, the others small beside each other.

use std::fmt::Write;

use table::{Eyes, Game, Listener, Seat, Turn};

use crate::action::DICE;
use crate::content::Feature;
use crate::lake::{Area, COLUMNS, Half, Pool, ROWS};
use crate::phrase::name;
use crate::rules::{LanternsDice, Phase};
use crate::score;
use crate::sheet::{Sheet, Step};

/// How wide the large lake is, with some air to its right.
const LAKE_WIDTH: usize = 52;
/// How wide a small lake is, with some air to its right.
const SMALL_WIDTH: usize = 30;
/// Longer names are cut where they stand in a row with others.
const SHORT_NAME: usize = 12;

const SHADED: char = '▒';
const COVERED: char = '█';
const PAVILION: char = '⌂';
const PLATFORM: char = '■';
const BOAT: char = '▲';

pub(crate) fn draw(position: &LanternsDice, to: &Listener<'_>) -> String {
    let own = match to.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Spectator => position.active,
    };
    let mut out = headline(position, to);
    out.push_str("\n\n");
    let mut panel = tray(position, own, to);
    panel.extend(stacks(position, to));
    push_beside(&mut out, &[(LAKE_WIDTH, lake(position, own)), (0, panel)]);
    let _ = writeln!(out, "\n{}", to.words.get("text-legend"));
    out.push('\n');
    cards(position, to, &mut out);
    out.push('\n');
    seats(position, to, &mut out);
    out.push('\n');
    let others = Seat::all(position.seats()).filter(|&seat| seat != own);
    let small: Vec<_> = others.map(|seat| (SMALL_WIDTH, small_lake(position, seat, to))).collect();
    push_beside(&mut out, &small);
    out
}

/// Blocks of lines beside each other, each as wide as said.
fn push_beside(out: &mut String, blocks: &[(usize, Vec<String>)]) {
    let height = blocks.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    for row in 0..height {
        for (width, lines) in blocks {
            let _ = write!(out, "{:<width$}", lines.get(row).map_or("", String::as_str));
        }
        out.truncate(out.trim_end_matches(' ').len());
        out.push('\n');
    }
}

fn headline(position: &LanternsDice, to: &Listener<'_>) -> String {
    match position.phase {
        Phase::Shapes { .. } | Phase::Sides { .. } | Phase::Sheets => to.words.get("text-before"),
        Phase::Last => to.words.get("text-last"),
        Phase::Over => to.words.get("text-over"),
        Phase::Roll | Phase::Tray | Phase::Steps => {
            let turns = position.content.turns(position.seats());
            let arguments = [
                ("turn", (position.own_turn + 1).into()),
                ("turns", turns.into()),
                ("colour", name(position.bonus(), to).into()),
            ];
            to.say_of(position.active, "text-turn", &arguments)
        }
    }
}

/// Two lines per row of pools: the top areas above the slash, the bottom areas below it.
fn lake(position: &LanternsDice, seat: Seat) -> Vec<String> {
    let mut heading = "  ".to_owned();
    for column in 0..COLUMNS {
        let _ = write!(heading, "   {} ", char::from(b'a' + column as u8));
    }
    let mut lines = vec![heading];
    for row in 0..ROWS {
        for half in [Half::Top, Half::Bottom] {
            let mut line = if half == Half::Top { format!("{:>2}", row + 1) } else { "  ".to_owned() };
            for column in 0..COLUMNS {
                line.push_str("  ");
                let pool = Pool::at(column, row).expect("in the lake");
                line.extend(cell(position, position.sheet(seat), Area { pool, half }));
            }
            lines.push(line);
        }
    }
    lines
}

/// An area as three characters: its colour, its feature, the slash between it and the other.
fn cell(position: &LanternsDice, sheet: &Sheet, area: Area) -> [char; 3] {
    if sheet.covered.contains(area.pool) {
        return [COVERED; 3];
    }
    if sheet.complete().contains(area.pool) {
        return [SHADED; 3];
    }
    let mark = mark(position, sheet, area);
    let feature = match position.content.lake.feature(area.pool) {
        Some(Feature::Platform) => PLATFORM,
        Some(Feature::Pavilion(half)) if half == area.half && mark != SHADED => PAVILION,
        Some(Feature::Boat) if !sheet.shaded.touched().contains(area.pool) => BOAT,
        _ if mark == SHADED => SHADED,
        _ => ' ',
    };
    match area.half {
        Half::Top => [mark, feature, '/'],
        Half::Bottom => ['/', feature, mark],
    }
}

/// An area as one character: covered, shaded, or its colour.
fn mark(position: &LanternsDice, sheet: &Sheet, area: Area) -> char {
    if sheet.covered.contains(area.pool) {
        COVERED
    } else if sheet.shaded.contains(area) {
        SHADED
    } else {
        position.content.lake.colour(area).letter()
    }
}

/// Two characters per pool: top and bottom area.
fn small_lake(position: &LanternsDice, seat: Seat, to: &Listener<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}  {}", short_name(seat, to), sheet(position, seat, to))];
    for row in 0..ROWS {
        let mut line = String::new();
        for column in 0..COLUMNS {
            let pool = Pool::at(column, row).expect("in the lake");
            let halves = [Half::Top, Half::Bottom].map(|half| Area { pool, half });
            line.extend(halves.map(|area| mark(position, position.sheet(seat), area)));
            line.push(' ');
        }
        lines.push(line);
    }
    lines
}

/// What the dice show, and who faces what; before the tray is turned, who would after every turn of it.
fn tray(position: &LanternsDice, own: Seat, to: &Listener<'_>) -> Vec<String> {
    let turns = match position.phase {
        Phase::Tray => DICE,
        Phase::Steps => 1,
        _ => 0,
    };
    let mut lines = Vec::new();
    if turns > 0 {
        let dice = position.tray.map(|colour| colour.letter().to_string()).join(" ");
        lines.push(to.words.say("text-dice", &[("dice", dice.into())]));
        let row =
            |title: &str, columns: Vec<String>| format!("  {title:<SHORT_NAME$}  {}", columns.join("  "));
        if turns > 1 {
            lines.push(row("turn", (0..turns).map(|places| places.to_string()).collect()));
        }
        for seat in Seat::all(position.seats()) {
            let die = |places: usize| position.tray[(position.place(seat) + places) % DICE].letter();
            let dice = (0..turns).map(|places| die(places).to_string()).collect();
            lines.push(row(&short_name(seat, to), dice));
        }
    }
    lines.extend(bonuses(position, own, to));
    lines.push(String::new());
    lines
}

/// The bonuses of a sheet, those of turns gone by as dots; nothing as long as chance has not picked the sheet.
fn bonuses(position: &LanternsDice, seat: Seat, to: &Listener<'_>) -> Option<String> {
    let sheet = position.letter(seat)?;
    let gone = usize::from(position.own_turn) + usize::from(seat < position.active);
    let colours = position.content.bonuses(position.seats(), sheet).iter().enumerate();
    let letters = colours.map(|(turn, colour)| if turn < gone { '·' } else { colour.letter() });
    let letters: Vec<String> = letters.map(String::from).collect();
    let sheet = sheet.letter().to_string();
    Some(to.words.say("text-bonuses", &[("sheet", sheet.into()), ("bonuses", letters.join(" ").into())]))
}

/// Which sheet a seat has; nothing as long as chance has not picked it.
fn sheet(position: &LanternsDice, seat: Seat, to: &Listener<'_>) -> String {
    let letter = position.letter(seat).map(|letter| letter.letter().to_string());
    letter.map_or_else(String::new, |letter| to.words.say("text-sheet", &[("sheet", letter.into())]))
}

/// Every stack: shape, picture, and the values that are left.
fn stacks(position: &LanternsDice, to: &Listener<'_>) -> Vec<String> {
    if matches!(position.phase, Phase::Shapes { .. }) {
        return Vec::new();
    }
    let mut lines = vec![to.words.get("text-stacks")];
    for stack in &position.stacks {
        let shape = &position.content.shapes[usize::from(stack.shape)];
        let pools = position.content.outlines[shape.outlines.start].pools;
        let width = pools.iter().map(Pool::column).max().unwrap_or(0);
        let height = pools.iter().map(Pool::row).max().unwrap_or(0);
        let row = |row: usize| -> String {
            let taken = |column| Pool::at(column, row).is_some_and(|pool| pools.contains(pool));
            (0..=width).map(|column| if taken(column) { '#' } else { '.' }).collect()
        };
        let picture = (0..=height).map(row).collect::<Vec<_>>().join("/");
        let values: Vec<String> = stack.values(position.content.0).iter().map(u8::to_string).collect();
        lines.push(format!("  {:<3} {picture:<12} {}", shape.id, values.join(" ")));
    }
    lines
}

fn cards(position: &LanternsDice, to: &Listener<'_>, out: &mut String) {
    if !position.has_sides() {
        return;
    }
    for (card, number) in position.content.cards.iter().zip(0u8..) {
        let effect = position.effect(number);
        let side = position.sides[usize::from(number)].letter();
        let arguments = [
            ("card", format!("{}{side}", number + 1).into()),
            ("cost", card.cost.into()),
            ("effect", to.words.get(effect.key()).into()),
        ];
        let _ = writeln!(out, "{}", to.words.say("text-card", &arguments));
    }
}

fn seats(position: &LanternsDice, to: &Listener<'_>, out: &mut String) {
    let width = to.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (seat, score) in Seat::all(position.seats()).zip(score::scores(position)) {
        let arguments = [
            ("gifts", position.sheet(seat).gifts.into()),
            ("points", score.total().into()),
            ("displays", score.displays.into()),
            ("group", score.group.into()),
            ("boats", score.boats.into()),
            ("state", state(position, seat, to).into()),
        ];
        let line = to.words.say("text-seat", &arguments);
        let (name, sheet) = (to.name(seat), sheet(position, seat, to));
        let _ = writeln!(out, "{name:<width$}  {sheet}  {}", line.trim_end());
    }
}

/// What a seat is asked, or why it is not.
fn state(position: &LanternsDice, seat: Seat, to: &Listener<'_>) -> String {
    let sheet = position.sheet(seat);
    let colour = |key, colour| to.words.say(key, &[("colour", name(colour, to).into())]);
    match position.phase {
        _ if position.turn() == Turn::Chance => String::new(),
        Phase::Tray if seat == position.active => to.words.get("text-do-tray"),
        Phase::Last if position.acting.contains(seat) => to.words.get("text-do-launch"),
        Phase::Steps => match (sheet.platform, sheet.step) {
            (Some(pool), _) => to.words.say("text-do-platform", &[("pool", pool.to_string().into())]),
            (None, Step::Done) => to.words.get("text-done"),
            _ if !position.acting.contains(seat) => to.words.get("text-waits"),
            (None, Step::Die) => colour("text-do-die", position.faced(seat)),
            (None, Step::Bonus) => colour("text-do-bonus", position.bonus()),
            (None, Step::Emperor) => to.words.get("text-do-emperor"),
            (None, Step::Effect) => to.words.say("text-do-effect", &[("card", (sheet.card + 1).into())]),
            (None, Step::Launch) => to.words.get("text-do-launch"),
        },
        _ => String::new(),
    }
}

fn short_name(seat: Seat, to: &Listener<'_>) -> String {
    to.name(seat).chars().take(SHORT_NAME).collect()
}
