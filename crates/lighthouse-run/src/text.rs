//! Lighthouse Run in words and as a board of text.

use std::fmt::Write;

use table::Listener;

use crate::board::{Board, Phase};
use crate::cards::{Card, Cards};
use crate::content::{Color, Content, Lighthouse, Space};
use crate::score;
use crate::speech::erik;
use crate::view::View;

/// How wide a space of the river is.
const CELL: usize = 3;

/// A word of the content in the listener's language, if it has one.
fn translated(word: &str, to: &Listener<'_>) -> String {
    let key = format!("word-{word}");
    if to.words.has(&key) { to.words.get(&key) } else { word.to_owned() }
}

pub(crate) fn color_name(content: &Content, color: Color, to: &Listener<'_>) -> String {
    translated(&content.fleets[color.index()].color, to)
}

/// A fleet's colour as it stands before "ship".
pub(crate) fn hue(content: &Content, color: Color, to: &Listener<'_>) -> String {
    let key = format!("hue-{}", content.fleets[color.index()].color);
    if to.words.has(&key) { to.words.get(&key) } else { content.fleets[color.index()].color.clone() }
}

pub(crate) fn light_name(content: &Content, lighthouse: Lighthouse, to: &Listener<'_>) -> String {
    translated(&content.lighthouses[lighthouse.index()].color, to)
}

/// The card's kind and steps, and its lighthouse.
fn card_parts(content: &Content, card: Card, to: &Listener<'_>) -> [String; 2] {
    let face = content.face(card);
    let light = match face.light {
        Some(lighthouse) => light_name(content, lighthouse, to),
        None => to.words.get("light-any"),
    };
    [format!("{} {}", to.words.get(&format!("kind-{}", face.kind.word())), face.steps), light]
}

pub(crate) fn card_name(content: &Content, card: Card, to: &Listener<'_>) -> String {
    let [kind, light] = card_parts(content, card, to);
    format!("{kind} ({light})")
}

/// A card in a sentence: solo 4 with purple, co-op 3.
pub(crate) fn card_phrase(content: &Content, card: Card, to: &Listener<'_>) -> String {
    let [kind, light] = card_parts(content, card, to);
    let key = if content.face(card).light.is_some() { "card-single" } else { "card-all" };
    to.words.say(key, &[("kind", kind.into()), ("light", light.into())])
}

fn card_names(content: &Content, cards: Cards, to: &Listener<'_>) -> String {
    cards.iter().map(|card| card_name(content, card, to)).collect::<Vec<_>>().join(", ")
}

pub(crate) fn hand(view: &View, to: &Listener<'_>) -> Option<String> {
    let board = &view.board;
    let held = |color: Color| view.hand(color).filter(|hand| !hand.is_empty()).map(|hand| (color, hand));
    let hands: Vec<String> = board
        .colors()
        .filter_map(held)
        .map(|(color, hand)| match board.label(color) {
            Some(_) => {
                format!("{}: {}", color_name(&board.content, color, to), card_names(&board.content, hand, to))
            }
            None => card_names(&board.content, hand, to),
        })
        .collect();
    (!hands.is_empty()).then(|| to.words.say("text-hand", &[("cards", hands.join("; ").into())]))
}

pub(crate) fn draw(view: &View, to: &Listener<'_>) -> String {
    let board = &view.board;
    let mut out = String::new();
    draw_head(board, to, &mut out);
    draw_river(board, to, &mut out);
    draw_seats(view, to, &mut out);
    draw_unseen(view, to, &mut out);
    out
}

/// The round, who begins it, and where the storm will be.
fn draw_head(board: &Board, to: &Listener<'_>, out: &mut String) {
    let content = board.content;
    let key = match board.phase {
        Phase::Towers(_) | Phase::First | Phase::Deal(_) => "text-setup",
        Phase::Over => "text-over",
        _ => "text-round",
    };
    let arguments = [("round", board.round.into()), ("rounds", content.rounds.into())];
    let _ = write!(out, "{} ", to.words.say(key, &arguments));
    if let Some(seat) = board.starter() {
        let _ = write!(out, "{} ", to.say_of(seat, "text-storm-card", &[]));
    }
    let next = content.cloud[usize::from(board.round)];
    let reaches = content.cloud.iter().position(|&space| space > 0).unwrap_or(0);
    let storm = match (board.phase, next) {
        (Phase::Over, _) => String::new(),
        (_, 0) => to.words.say("text-storm-at-sea", &[("round", reaches.into())]),
        (_, space) => to.words.say("text-storm-next", &[("space", space.into())]),
    };
    let _ = writeln!(out, "{storm}\n");
}

/// A column for each space: its number, its lighthouse, its symbol, and the ships on it.
fn draw_river(board: &Board, to: &Listener<'_>, out: &mut String) {
    let content = board.content;
    let label = |key: &str| to.words.get(key);
    let number = |space: Space| space.0.to_string();
    let symbol = |space: Space| match content.symbols[space.index()] {
        0 => String::new(),
        points => points.to_string(),
    };
    draw_row(board, &label("text-spaces"), number, to, out);
    draw_lights(board, to, out);
    draw_row(board, &label("text-symbols"), symbol, to, out);
    for color in board.colors() {
        let ships = |space: Space| match board.ships[color.index()].on(space) {
            0 if board.caught & space.bit() != 0 => "≈".to_owned(),
            0 => "·".to_owned(),
            ships => ships.to_string(),
        };
        draw_row(board, &color_name(&content, color, to), ships, to, out);
    }
    let _ = writeln!(out, "\n{}\n", label("text-legend"));
}

/// The starting area, the sections from slot 1 on, and the harbor.
fn parts(content: &Content) -> impl Iterator<Item = u32> + '_ {
    [1].into_iter().chain(content.sections).chain([content.always_lit])
}

/// How wide a part of the river is: its spaces have room in it, and beside a section the name of any lighthouse.
fn width(content: &Content, part: u32, to: &Listener<'_>) -> usize {
    let name = |lighthouse: Lighthouse| light_name(content, lighthouse, to).chars().count();
    let longest = Lighthouse::all().map(name).max().unwrap_or(0);
    let named = if part == 1 { 0 } else { longest + CELL };
    named.max(CELL * part.count_ones() as usize)
}

fn draw_row(board: &Board, label: &str, cell: impl Fn(Space) -> String, to: &Listener<'_>, out: &mut String) {
    let _ = write!(out, "{label:<9}");
    for part in parts(&board.content) {
        let spaces = (0..=board.content.harbor.0).map(Space).filter(|space| part & space.bit() != 0);
        let cells: String = spaces.map(|space| format!("{:>CELL$}", cell(space))).collect();
        let _ = write!(out, "{cells:<0$} |", width(&board.content, part, to));
    }
    out.pop();
    out.truncate(out.trim_end().len());
    out.push('\n');
}

fn draw_lights(board: &Board, to: &Listener<'_>, out: &mut String) {
    let _ = write!(out, "{:<9}", to.words.get("text-lights"));
    for (index, part) in parts(&board.content).enumerate() {
        let stands = |lighthouse: &Lighthouse| usize::from(board.slots[lighthouse.index()]) + 1 == index;
        let name = match Lighthouse::all().find(stands) {
            _ if matches!(board.phase, Phase::Towers(_)) || index == 0 => String::new(),
            Some(lighthouse) => {
                let sign = if board.beacons & lighthouse.bit() == 0 { '○' } else { '●' };
                format!("{sign} {}", light_name(&board.content, lighthouse, to))
            }
            None => format!("● {}", to.words.get("text-harbor")),
        };
        let width = width(&board.content, part, to) - 1;
        let _ = write!(out, "  {name:<width$.width$}|");
    }
    out.pop();
    out.truncate(out.trim_end().len());
    out.push('\n');
}

/// Every colour with who sails it, points, cards, and what is asked of it.
fn draw_seats(view: &View, to: &Listener<'_>, out: &mut String) {
    let board = &view.board;
    let name = |color: Color| match board.owner(color) {
        Some(seat) => to.name(seat).to_owned(),
        None => erik(board, to),
    };
    let ships = |color: Color| {
        let tint = &board.content.fleets[color.index()];
        format!("{} ({})", translated(&tint.color, to), translated(&tint.emblem, to))
    };
    let widest =
        |text: &dyn Fn(Color) -> String| board.colors().map(|color| text(color).chars().count()).max();
    let (names, fleets) = (widest(&name).unwrap_or(0), widest(&ships).unwrap_or(0));
    for color in board.colors() {
        let held = usize::from(view.held[color.index()]);
        let deck = board.deck(color).len() - board.played[color.index()].len() - held;
        let points = score::points(board, color);
        let arguments = [("points", points.into()), ("held", held.into()), ("deck", deck.into())];
        let (line, state) = (to.words.say("text-seat", &arguments), state(board, color, to));
        let line = format!("{:<names$}  {:<fleets$}  {line}  {state}", name(color), ships(color));
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out.push('\n');
}

/// What a colour's owner is asked now; nothing if somebody else is.
fn state(board: &Board, color: Color, to: &Listener<'_>) -> String {
    let card = |card| ("card", card_name(&board.content, card, to).into());
    match board.phase {
        Phase::Play(seat) if board.own(seat) & !board.sailed & color.bit() != 0 => {
            to.words.get("text-to-play")
        }
        Phase::Light(of, played) if of == color => to.words.say("text-to-light", &[card(played)]),
        Phase::Sail(of, played) if of == color => to.words.say("text-to-sail", &[card(played)]),
        Phase::Bonus(of, played, Space(space)) if of == color => {
            to.words.say("text-to-decide", &[card(played), ("space", space.into())])
        }
        _ => String::new(),
    }
}

/// By colour, how many cards of each kind these eyes have not seen.
fn draw_unseen(view: &View, to: &Listener<'_>, out: &mut String) {
    let content = view.board.content;
    let kinds: Vec<Card> = (0..content.faces.len() as u8).map(Card).collect();
    let parts: Vec<[String; 2]> = kinds.iter().map(|&card| card_parts(&content, card, to)).collect();
    let long = |parts: &[String; 2]| 1 + parts.iter().map(|part| part.chars().count()).max().unwrap_or(0);
    for (line, label) in [to.words.get("text-unseen"), String::new()].iter().enumerate() {
        let _ = write!(out, "{label:<9}");
        for parts in &parts {
            let _ = write!(out, "{:>1$}", parts[line], long(parts));
        }
        out.push('\n');
    }
    for color in view.board.colors() {
        let unseen = view.unseen(color);
        let _ = write!(out, "{:<9}", color_name(&content, color, to));
        for (&card, parts) in kinds.iter().zip(&parts) {
            let count = match unseen.count(card) {
                0 => "·".to_owned(),
                count => count.to_string(),
            };
            let _ = write!(out, "{:>1$}", count, long(parts));
        }
        out.push('\n');
    }
}
