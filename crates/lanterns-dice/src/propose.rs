//! Actions of Lanterns Dice as advice: what to do, in the imperative.

use table::{Eyes, Listener, Seat};

use crate::action::{Action, DICE};
use crate::ask::Ask;
use crate::phrase::{self, half, name};
use crate::rules::LanternsDice;
use crate::tell::{die_after, faced};

pub(crate) fn propose(position: &LanternsDice, action: Action, to: &Listener<'_>) -> String {
    let Eyes::Seat(seat) = to.eyes else { unreachable!("advice is for a seat") };
    let content = position.content.0;
    match action {
        Action::Reroll => to.words.get("propose-reroll"),
        Action::Turn(places) => propose_turn(position, seat, places, to),
        Action::Shade(area) => to.words.say("propose-shade", &[("half", half(content, area, to).into())]),
        Action::ShadePool(pool) => to.words.say("propose-shade-pool", &[("pool", pool.to_string().into())]),
        Action::Emperor(card) => {
            let cost = content.cards[usize::from(card)].cost;
            let arguments = [("card", phrase::card(position, card).into()), ("cost", cost.into())];
            to.words.say("propose-emperor", &arguments)
        }
        Action::Launch(launch) => {
            let shape = phrase::shape(position.display(launch).0, to);
            let pools = phrase::pools(launch.pools(content), to);
            to.words.say("propose-launch", &[("shape", shape.into()), ("pools", pools.into())])
        }
        Action::Pass => {
            let gifts = position.gifts(seat);
            to.words.say(propose_pass(position, seat), &[("gifts", gifts.into())])
        }
        Action::Shapes(_) | Action::Sides(_) | Action::Sheets(_) | Action::Roll(_) => {
            unreachable!("only chance does this")
        }
    }
}

/// Which die is to lie before the own player; where another turn does that too, what the others get tells them apart.
fn propose_turn(position: &LanternsDice, seat: Seat, places: u8, to: &Listener<'_>) -> String {
    let colour = die_after(position, seat, places);
    let ways = (0..DICE as u8).filter(|&other| die_after(position, seat, other) == colour).count();
    let others = if ways > 1 {
        let others: Vec<String> = faced(position, places, to).skip(1).collect();
        format!(" ({})", others.join(", "))
    } else {
        String::new()
    };
    let arguments =
        [("places", places.into()), ("colour", name(colour, to).into()), ("others", others.into())];
    to.words.say("propose-turn", &arguments)
}

fn propose_pass(position: &LanternsDice, seat: Seat) -> &'static str {
    match position.ask(seat) {
        Ask::Emperor(_) => "propose-pass-emperor",
        Ask::Launch { .. } => "propose-pass-launch",
        _ => "propose-pass-shade",
    }
}
