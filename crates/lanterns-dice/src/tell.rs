//! Steps of Lanterns Dice as sentences: what came of them, and how far the game is.

use table::{By, Listener, Seat};

use crate::action::{Action, DICE, Launch};
use crate::ask::Ask;
use crate::colour::Colour;
use crate::content::Content;
use crate::lake::Pool;
use crate::phrase::{self, half, list, name};
use crate::rules::{LanternsDice, Phase};
use crate::score::Score;
use crate::sheet::Step;

pub(crate) fn tell(
    before: &LanternsDice,
    after: &LanternsDice,
    by: By,
    action: Action,
    to: &Listener<'_>,
) -> String {
    match by {
        By::Chance => tell_chance(before.content.0, action, to),
        By::Seat(seat) => tell_seat(before, after, seat, action, to),
    }
}

fn tell_chance(content: &Content, action: Action, to: &Listener<'_>) -> String {
    match action {
        Action::Shapes(shapes) => {
            let titles =
                shapes.map(|shape| phrase::shape_title(&content.shapes[usize::from(shape)].id, to)).to_vec();
            to.words.say("tell-shapes", &[("shapes", list(titles, to).into())])
        }
        Action::Sides(sides) => {
            let cards = sides.iter().zip(1..).map(|(side, card)| format!("{card}{}", side.letter()));
            to.words.say("tell-sides", &[("cards", list(cards.collect(), to).into())])
        }
        Action::Sheets(letters) => {
            let letters = letters.iter().map(|sheet| sheet.letter().to_string()).collect();
            to.words.say("tell-sheets", &[("letters", list(letters, to).into())])
        }
        Action::Roll(tray) => {
            let colours = list(tray.map(|colour| name(colour, to)).to_vec(), to);
            to.words.say("tell-roll", &[("colours", colours.into())])
        }
        _ => unreachable!("chance takes no action of a seat"),
    }
}

fn tell_seat(
    before: &LanternsDice,
    after: &LanternsDice,
    seat: Seat,
    action: Action,
    to: &Listener<'_>,
) -> String {
    match action {
        Action::Reroll => to.say_of(seat, "tell-reroll", &[]),
        Action::Turn(places) => {
            let faced = list(faced(before, places, to).collect(), to);
            to.say_of(seat, "tell-turn", &[("places", places.into()), ("faced", faced.into())])
        }
        Action::Shade(area) => {
            let half = half(before.content.0, area, to);
            let completes = after.sheet(seat).complete().contains(area.pool);
            let key = if completes { "tell-shade-complete" } else { "tell-shade" };
            tell_shaded(before, after, seat, key, ("half", half), area.pool, to)
        }
        Action::ShadePool(pool) => {
            tell_shaded(before, after, seat, "tell-shade-pool", ("pool", pool.to_string()), pool, to)
        }
        Action::Emperor(card) => {
            let cost = before.content.cards[usize::from(card)].cost;
            let arguments = [("card", phrase::card(before, card).into()), ("cost", cost.into())];
            to.say_of(seat, "tell-emperor", &arguments)
        }
        Action::Launch(launch) => tell_launch(before, seat, launch, to),
        Action::Pass => to.say_of(seat, tell_pass(before, seat), &[]),
        Action::Shapes(_) | Action::Sides(_) | Action::Sheets(_) | Action::Roll(_) => {
            unreachable!("only chance does this")
        }
    }
}

/// What faces everybody if the tray is turned so far, the active player first: `orange for you`.
pub(crate) fn faced(
    position: &LanternsDice,
    places: u8,
    to: &Listener<'_>,
) -> impl Iterator<Item = String> + use<> {
    let say = |seat: Seat| {
        let colour = die_after(position, seat, places);
        to.say_of(seat, "faced", &[("colour", name(colour, to).into())])
    };
    position.in_turn_order().map(say).collect::<Vec<_>>().into_iter()
}

/// The colour of the die that faces `seat` once the tray is turned so far.
pub(crate) fn die_after(position: &LanternsDice, seat: Seat, places: u8) -> Colour {
    position.tray[(position.place(seat) + usize::from(places)) % DICE]
}

/// Something in a pool was shaded: what allowed it, and what it brought.
fn tell_shaded(
    before: &LanternsDice,
    after: &LanternsDice,
    seat: Seat,
    key: &str,
    (what, shaded): (&str, String),
    pool: Pool,
    to: &Listener<'_>,
) -> String {
    let arguments = [
        (what, shaded.into()),
        ("leave", leave(before, seat, to).into()),
        ("gains", gains(before, after, seat, pool, to).into()),
    ];
    to.say_of(seat, key, &arguments)
}

/// What allows the step of `seat`, in brackets; a die needs no mention.
fn leave(before: &LanternsDice, seat: Seat, to: &Listener<'_>) -> String {
    let sheet = before.sheet(seat);
    match (sheet.platform, sheet.step) {
        (Some(pool), _) => to.words.say("leave-platform", &[("pool", pool.to_string().into())]),
        (None, Step::Bonus) => to.words.get("leave-bonus"),
        (None, Step::Effect) => {
            to.words.say("leave-card", &[("card", phrase::card(before, sheet.card).into())])
        }
        _ => String::new(),
    }
}

/// What shading in a pool brought and what it cost, after a colon; nothing if neither.
fn gains(before: &LanternsDice, after: &LanternsDice, seat: Seat, pool: Pool, to: &Listener<'_>) -> String {
    let lake = &before.content.lake;
    let (was, is) = (before.sheet(seat), after.sheet(seat));
    let boats = Score::of(lake, is).boats.saturating_sub(Score::of(lake, was).boats);
    let spoils = lake.boats.contains(pool) && !was.shaded.touched().contains(pool);
    let gains: Vec<String> = [
        (is.gifts > was.gifts, "gain-gift"),
        (is.platform.is_some(), "gain-platform"),
        (boats > 0, "gain-boats"),
        (spoils, "gain-no-boat"),
    ]
    .into_iter()
    .filter(|&(true_of_it, _)| true_of_it)
    .map(|(_, key)| to.words.say(key, &[("points", boats.into())]))
    .collect();
    if gains.is_empty() { String::new() } else { format!(": {}", list(gains, to)) }
}

fn tell_launch(before: &LanternsDice, seat: Seat, launch: Launch, to: &Listener<'_>) -> String {
    let (shape, points) = before.display(launch);
    let arguments = [
        ("shape", phrase::shape(shape, to).into()),
        ("pools", phrase::pools(launch.pools(before.content.0), to).into()),
        ("points", points.into()),
    ];
    to.say_of(seat, "tell-launch", &arguments)
}

/// What is not done.
fn tell_pass(before: &LanternsDice, seat: Seat) -> &'static str {
    match before.ask(seat) {
        Ask::Emperor(_) => "tell-pass-emperor",
        Ask::Launch { .. } => "tell-pass-launch",
        _ => "tell-pass-shade",
    }
}

/// How far the game is.
pub(crate) fn progress(position: &LanternsDice, to: &Listener<'_>) -> String {
    let turns = position.content.turns(position.seats.into());
    let round = usize::from(position.own_turn) + 1;
    let key = match position.phase {
        Phase::Last => "progress-last",
        Phase::Over => "progress-over",
        _ => "progress-round",
    };
    to.words.say(key, &[("round", round.into()), ("rounds", turns.into())])
}

/// The last round begins, or the turns are over.
pub(crate) fn moment(before: &LanternsDice, after: &LanternsDice, to: &Listener<'_>) -> Option<String> {
    let rounds = before.content.turns(before.seats.into());
    let is_last = |position: &LanternsDice| usize::from(position.own_turn) + 1 == rounds;
    if after.phase == Phase::Last && before.phase != Phase::Last {
        Some(to.words.get("moment-last-displays"))
    } else if is_last(after) && !is_last(before) {
        Some(to.words.get("moment-last-round"))
    } else {
        None
    }
}
