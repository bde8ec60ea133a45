//! Why an action might be a good one: the most important thing that is true of it, said after the action itself.

use table::{By, Game, Listener, Seat};

use super::habit::open_areas;
use crate::action::{Action, Launch};
use crate::ask::Ask;
use crate::content::Lake;
use crate::lake::{Areas, Pool, Pools};
use crate::launches::Launches;
use crate::phrase::shape_title;
use crate::rules::{LanternsDice, Phase};
use crate::score::Score;
use crate::sheet::Sheet;
use crate::tell::die_after;

pub(crate) fn reason(position: &LanternsDice, seat: Seat, action: Action, to: &Listener<'_>) -> String {
    match action {
        Action::Turn(places) => turn(position, seat, places, to),
        Action::Reroll => reroll(position, seat, to),
        Action::Shade(area) => shade(position, seat, action, area.pool, to),
        Action::ShadePool(pool) => shade(position, seat, action, pool, to),
        Action::Emperor(card) => emperor(position, seat, card, to),
        Action::Launch(launched) => launch(position, launched, to),
        Action::Pass => {
            let gifts = position.sheet(seat).gifts;
            to.words.say(pass(position, seat), &[("gifts", gifts.into())])
        }
        Action::Shapes(_) | Action::Sides(_) | Action::Sheets(_) | Action::Roll(_) => {
            unreachable!("only chance does this")
        }
    }
}

/// How many pools `seat` could complete with one of these areas.
fn completions(sheet: &Sheet, areas: Areas) -> u32 {
    let areas = areas & !sheet.shaded;
    (areas.top & sheet.shaded.bottom).len() + (areas.bottom & sheet.shaded.top).len()
}

fn turn(position: &LanternsDice, seat: Seat, places: u8, to: &Listener<'_>) -> String {
    let areas = open_areas(position, seat, die_after(position, seat, places));
    let count = completions(position.sheet(seat), areas);
    let key = match count {
        0 if !(areas & position.content.lake.pavilions).is_empty() => "reason-turn-gift",
        0 => "reason-turn-begins",
        _ => "reason-turn",
    };
    to.words.say(key, &[("count", count.into())])
}

fn reroll(position: &LanternsDice, seat: Seat, to: &Listener<'_>) -> String {
    let sheet = position.sheet(seat);
    let completes =
        position.tray.iter().any(|&colour| completions(sheet, open_areas(position, seat, colour)) > 0);
    to.words.get(if completes { "reason-reroll" } else { "reason-reroll-nothing" })
}

/// What the sheet has after the action that it had not before.
fn shade(position: &LanternsDice, seat: Seat, action: Action, pool: Pool, to: &Listener<'_>) -> String {
    let mut after = *position;
    after.play(By::Seat(seat), action);
    let lake = &position.content.0.lake;
    let (before, after) = (position.sheet(seat), after.sheet(seat));
    let [had, has] = [before, after].map(|sheet| Score::of(lake, sheet));
    let fits = new_display(position, before, after);
    let gift = after.gifts > before.gifts;
    let key = match () {
        () if !after.complete().contains(pool) => begun(lake, before, pool, gift),
        () if has.boats > had.boats => "reason-boat",
        () if lake.platforms.contains(pool) => "reason-platform",
        () if has.group > had.group => "reason-group",
        () if fits.is_some() => "reason-fits",
        () if gift => "reason-completes-gift",
        () => "reason-completes",
    };
    let (shape, worth) = fits.map_or(("", 0), |launch| position.display(launch));
    let points = if has.boats > had.boats { has.boats - had.boats } else { worth.into() };
    let shape = shape_title(shape, to);
    to.words.say(key, &[("points", points.into()), ("size", has.group.into()), ("shape", shape.into())])
}

/// Why a pool might be begun.
fn begun(lake: &Lake, before: &Sheet, pool: Pool, gift: bool) -> &'static str {
    let boats = lake.boats & !before.shaded.touched();
    let beside = Pools::only(pool).beside();
    if gift {
        "reason-gift"
    } else if boats.contains(pool) {
        "reason-begins"
    } else if !(boats & beside).is_empty() {
        "reason-begins-boat"
    } else if !(before.complete() & beside).is_empty() {
        "reason-begins-beside"
    } else {
        "reason-begins"
    }
}

/// The most valuable display that fits now, if none of that value did before.
fn new_display(position: &LanternsDice, before: &Sheet, after: &Sheet) -> Option<Launch> {
    let best = |sheet: &Sheet| {
        let launches = Launches { content: position.content.0, stacks: position.stacks, free: sheet.free() };
        let mut best: Option<(u8, Launch)> = None;
        launches.for_each(|outline, corners| {
            let corner = corners.first().expect("it fits somewhere");
            best = best.max(Some((launches.points(outline), Launch { outline, corner })));
        });
        best
    };
    let points = |found: Option<(u8, Launch)>| found.map_or(0, |(points, _)| points);
    let (had, has) = (best(before), best(after));
    has.filter(|_| points(has) > points(had)).map(|(_, launch)| launch)
}

/// What a display brings, and what whoever launches this shape next will get.
fn launch(position: &LanternsDice, launched: Launch, to: &Listener<'_>) -> String {
    let content = position.content.0;
    let shape = launched.shape(content);
    let stack = position.stacks.iter().find(|stack| stack.shape == shape).expect("the shape is in play");
    let value = |n: usize| stack.values(content).get(n).copied();
    let (points, next) = (value(0).unwrap_or(0), value(1));
    let key = if next.is_some_and(|next| next < points) { "reason-launch-falls" } else { "reason-launch" };
    to.words.say(key, &[("points", points.into()), ("next", next.unwrap_or(0).into())])
}

fn emperor(position: &LanternsDice, seat: Seat, card: u8, to: &Listener<'_>) -> String {
    let (key, count) = match position.ask_card(seat, card) {
        Ask::Shade { areas, .. } => ("reason-emperor-area", completions(position.sheet(seat), areas)),
        Ask::ShadePool(_) => ("reason-emperor-pool", 0),
        _ => ("reason-emperor-launch", 0),
    };
    to.words.say(key, &[("count", count.into())])
}

fn pass(position: &LanternsDice, seat: Seat) -> &'static str {
    let boats = position.content.lake.boats & !position.sheet(seat).shaded.touched();
    match position.ask(seat) {
        Ask::Emperor(_) => "reason-pass-emperor",
        Ask::Launch { .. } if position.phase == Phase::Last => "reason-pass",
        Ask::Launch { .. } => "reason-pass-launch",
        Ask::Shade { areas, .. } if boats.contains_all(areas.touched()) => "reason-pass-boats",
        _ => "reason-pass",
    }
}
