//! Why an action might be a good one: the most important thing that is true of it.

use table::{By, Game, Listener, Seat};

use super::habit::open_areas;
use crate::action::{Action, DICE, Launch};
use crate::ask::Ask;
use crate::content::Lake;
use crate::lake::{Areas, Pool, Pools};
use crate::launches::Launches;
use crate::rules::{LanternsDice, Phase};
use crate::score::Score;
use crate::sheet::Sheet;
use crate::tell::name;

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
    let colour = position.tray[(position.place(seat) + usize::from(places)) % DICE];
    let count = completions(position.sheet(seat), open_areas(position, seat, colour));
    to.words.say("reason-turn", &[("colour", name(colour, to).into()), ("count", count.into())])
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
    let (shape, worth) = fits.map_or(("", 0), |outline| display(position, outline));
    let points = if has.boats > had.boats { has.boats - had.boats } else { worth.into() };
    to.words.say(
        key,
        &[
            ("pool", pool.to_string().into()),
            ("points", points.into()),
            ("size", has.group.into()),
            ("shape", shape.into()),
        ],
    )
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
fn new_display(position: &LanternsDice, before: &Sheet, after: &Sheet) -> Option<u8> {
    let best = |sheet: &Sheet| {
        let launches = Launches { content: position.content.0, stacks: position.stacks, free: sheet.free() };
        let mut best = None;
        launches.for_each(|outline, _| best = best.max(Some((launches.points(outline), outline))));
        best
    };
    let points = |found: Option<(u8, u8)>| found.map_or(0, |(points, _)| points);
    let (had, has) = (best(before), best(after));
    has.filter(|_| points(has) > points(had)).map(|(_, outline)| outline)
}

fn launch(position: &LanternsDice, launched: Launch, to: &Listener<'_>) -> String {
    let (shape, points) = display(position, launched.outline);
    to.words.say("reason-launch", &[("shape", shape.into()), ("points", points.into())])
}

/// The name of an outline's shape, and what its next display is worth.
fn display(position: &LanternsDice, outline: u8) -> (&'static str, u8) {
    let content = position.content.0;
    let launches = Launches { content, stacks: position.stacks, free: Pools::EMPTY };
    let shape = usize::from(content.outlines[usize::from(outline)].shape);
    (content.shapes[shape].id.as_str(), launches.points(outline))
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
