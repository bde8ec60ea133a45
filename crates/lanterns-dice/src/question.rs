//! What a seat is asked, as a sentence; as a value it is in `ask.rs`.

use table::{Eyes, Listener, Seat};

use crate::colour::Colour;
use crate::phrase::name;
use crate::rules::{LanternsDice, Phase};
use crate::sheet::Step;

pub(crate) fn question(position: &LanternsDice, to: &Listener<'_>) -> Option<String> {
    let Eyes::Seat(seat) = to.eyes else { return None };
    match position.phase {
        _ if !position.acting.contains(seat) => None,
        Phase::Tray if position.gifts(seat) > 0 => Some(to.words.get("ask-tray-gift")),
        Phase::Tray => Some(to.words.get("ask-tray")),
        Phase::Steps => Some(of_step(position, seat, to)),
        Phase::Last => Some(to.words.get("ask-launch-last")),
        Phase::Shapes { .. } | Phase::Sides { .. } | Phase::Sheets | Phase::Roll | Phase::Over => None,
    }
}

fn of_step(position: &LanternsDice, seat: Seat, to: &Listener<'_>) -> String {
    let sheet = position.sheet(seat);
    let of_colour = |key: &str, colour: Colour| to.words.say(key, &[("colour", name(colour, to).into())]);
    match (sheet.platform, sheet.step) {
        (Some(pool), _) => to.words.say("ask-platform", &[("pool", pool.to_string().into())]),
        (None, Step::Die) => of_colour("ask-die", position.faced(seat)),
        (None, Step::Bonus) => of_colour("ask-bonus", position.bonus()),
        (None, Step::Emperor) => to.words.say("ask-emperor", &[("gifts", sheet.gifts.into())]),
        (None, Step::Effect) => {
            let key = format!("ask-{}", position.effect(sheet.card).key());
            of_colour(&key, position.faced(seat))
        }
        (None, Step::Launch) => to.words.get("ask-launch"),
        (None, Step::Done) => unreachable!("who is done does not act"),
    }
}
