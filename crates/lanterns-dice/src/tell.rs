//! Steps of Lanterns Dice as sentences.

use table::{By, Listener, Seat};

use crate::action::Action;
use crate::colour::Colour;
use crate::content::Content;
use crate::effect::print_sides;
use crate::lake::{Area, Areas, Pools};
use crate::letters::Letters;

pub(crate) fn tell(content: &Content, by: By, action: Action, to: &Listener<'_>) -> String {
    match by {
        By::Chance => tell_chance(content, action, to),
        By::Seat(seat) => tell_seat(content, seat, action, to),
    }
}

fn tell_chance(content: &Content, action: Action, to: &Listener<'_>) -> String {
    match action {
        Action::Shapes(shapes) => {
            let ids = shapes.map(|shape| content.shapes[usize::from(shape)].id.as_str());
            to.words.say("tell-shapes", &[("shapes", ids.join(", ").into())])
        }
        Action::Sides(sides) => to.words.say("tell-sides", &[("sides", print_sides(sides).into())]),
        Action::Sheets(letters) => tell_sheets(letters, to),
        Action::Roll(tray) => {
            let colours = tray.map(|colour| name(colour, to)).join(", ");
            to.words.say("tell-roll", &[("colours", colours.into())])
        }
        _ => unreachable!("chance takes no action of a seat"),
    }
}

/// The letters by seat, the last one joined by a word.
fn tell_sheets(letters: Letters, to: &Listener<'_>) -> String {
    let mut letters: Vec<String> = letters.iter().map(|sheet| sheet.letter().to_string()).collect();
    let last = letters.pop().expect("at least two play");
    to.words.say("tell-sheets", &[("others", letters.join(", ").into()), ("last", last.into())])
}

fn tell_seat(content: &Content, seat: Seat, action: Action, to: &Listener<'_>) -> String {
    match action {
        Action::Reroll => to.say_of(seat, "tell-reroll", &[]),
        Action::Turn(places) => to.say_of(seat, "tell-turn", &[("places", places.into())]),
        Action::Shade(area) => tell_shade(content, seat, area, to),
        Action::ShadePool(pool) => {
            let gift = !(content.lake.pavilions & Areas::of(Pools::only(pool))).is_empty();
            let key = if gift { "tell-shade-pool-pavilion" } else { "tell-shade-pool" };
            to.say_of(seat, key, &[("pool", pool.to_string().into())])
        }
        Action::Emperor(card) => {
            let cost = content.cards[usize::from(card)].cost;
            to.say_of(seat, "tell-emperor", &[("card", (card + 1).into()), ("cost", cost.into())])
        }
        Action::Launch(launch) => {
            let shape = content.shapes[usize::from(launch.shape(content))].id.as_str();
            let pools: Vec<String> = launch.pools(content).iter().map(|pool| pool.to_string()).collect();
            to.say_of(seat, "tell-launch", &[("shape", shape.into()), ("pools", pools.join(", ").into())])
        }
        Action::Pass => to.say_of(seat, "tell-pass", &[]),
        Action::Shapes(_) | Action::Sides(_) | Action::Sheets(_) | Action::Roll(_) => {
            unreachable!("only chance does this")
        }
    }
}

fn tell_shade(content: &Content, seat: Seat, area: Area, to: &Listener<'_>) -> String {
    let gift = content.lake.pavilions.contains(area);
    let key = if gift { "tell-shade-pavilion" } else { "tell-shade" };
    let colour = name(content.lake.colour(area), to);
    to.say_of(seat, key, &[("area", area.to_string().into()), ("colour", colour.into())])
}

/// What a colour is called.
pub(crate) fn name(colour: Colour, to: &Listener<'_>) -> String {
    to.words.get(&format!("colour-{}", colour.name()))
}
