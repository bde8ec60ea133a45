//! Why something that was touched leads to nothing: the rule that stands in the way, in a sentence.
//!
//! A touch is read as a [thing](Thing), whatever part of its drawing was hit; what the seat is asked then decides. What
//! has no rule of its own is left without a word: a name on a sign, or somebody's lake, which opens when it is touched.

use table::words::FluentValue;
use table::{Eyes, Listener, Seat};

use crate::action::Action;
use crate::ask::Ask;
use crate::colour::Colour;
use crate::effect::{CARDS, Effect};
use crate::lake::{Area, Areas, Pool, Pools};
use crate::launches::Launches;
use crate::phrase::{self, half, name};
use crate::rules::{LanternsDice, Phase};
use crate::sheet::Step;
use crate::touch::touch;

/// What can be touched, as the rules see it.
#[derive(Clone, Copy)]
enum Thing {
    /// Half a pool of the own lake.
    Area(Area),
    /// A pool of the own lake.
    Pool(Pool),
    /// A stack of fireworks, by its number on the table.
    Stack(usize),
    /// A card, counted from 0.
    Card(u8),
    /// A die, or its place in the tray.
    Die,
}

pub(crate) fn why_not(position: &LanternsDice, touched: &[&str], to: &Listener<'_>) -> Option<String> {
    let Eyes::Seat(seat) = to.eyes else { return None };
    let (last, before) = touched.split_last()?;
    if leads_on(position, seat, touched) {
        return None;
    }
    let asked = Asked { position, seat, to };
    match (Thing::read(position, last)?, position.ask(seat)) {
        (_, Ask::Nothing) => None,
        (thing, Ask::Tray { .. }) => asked.tray(thing),
        (thing, Ask::Shade { areas, .. }) => asked.shade(thing, areas),
        (thing, Ask::ShadePool(pools)) => asked.shade_pool(thing, pools),
        (thing, Ask::Emperor(_)) => asked.emperor(thing),
        (thing, Ask::Launch { launches, .. }) => asked.launch(thing, before, &launches),
    }
}

/// Whether these keys lead on to an action: pools of a display may be touched in any order.
fn leads_on(position: &LanternsDice, seat: Seat, touched: &[&str]) -> bool {
    let mut actions = Vec::new();
    position.ask(seat).list(&mut actions);
    let leads = |&action: &Action| {
        let path = touch(position.content.0, action);
        match touched {
            [first, others @ ..] => {
                path[0] == *first
                    && others.iter().enumerate().all(|(n, key)| {
                        path[1..].iter().any(|other| other == key) && !others[..n].contains(key)
                    })
            }
            [] => true,
        }
    };
    actions.iter().any(leads)
}

impl Thing {
    /// The thing that a key belongs to.
    fn read(position: &LanternsDice, key: &str) -> Option<Thing> {
        let mut words = key.split('/');
        let (kind, what) = (words.next()?, words.next());
        match kind {
            "area" => Area::parse(what?).map(Thing::Area),
            "pool" | "feature" | "halo" | "display" => Pool::parse(what?).map(Thing::Pool),
            "shape" => {
                let shape = position.content.shape(what?)?;
                position.stacks.iter().position(|stack| stack.shape == shape).map(Thing::Stack)
            }
            "card" => {
                let card: u8 = what?.parse().ok()?;
                (1..=CARDS as u8).contains(&card).then_some(Thing::Card(card - 1))
            }
            "die" | "tray" => Some(Thing::Die),
            _ => None,
        }
    }
}

/// A seat that is asked something.
struct Asked<'a> {
    position: &'a LanternsDice,
    seat: Seat,
    to: &'a Listener<'a>,
}

impl Asked<'_> {
    /// LD-7: first the tray, then all else.
    fn tray(&self, thing: Thing) -> Option<String> {
        match thing {
            Thing::Area(_) | Thing::Pool(_) => Some(self.get("why-tray-first")),
            Thing::Card(_) => Some(self.get("why-card-later")),
            Thing::Stack(_) => Some(self.get("why-launch-later")),
            Thing::Die => None,
        }
    }

    /// LD-8, LD-9, LD-11, LD-12: which areas may be shaded now.
    fn shade(&self, thing: Thing, areas: Areas) -> Option<String> {
        let Thing::Pool(pool) = thing else {
            return match thing {
                Thing::Area(area) => Some(self.shade_area(area)),
                other => self.not_now(other),
            };
        };
        let both = Areas::of(Pools::only(pool));
        let open = both & !self.position.sheet(self.seat).shaded;
        match open.iter().next() {
            _ if !(areas & both).is_empty() => None,
            Some(area) => Some(self.shade_area(area)),
            None => Some(self.of_pool("why-complete", pool)),
        }
    }

    /// Why this area may not be shaded; it may not.
    fn shade_area(&self, area: Area) -> String {
        let (position, content) = (self.position, self.position.content.0);
        let sheet = position.sheet(self.seat);
        if sheet.shaded.contains(area) {
            return self.say("why-shaded", &[("half", half(content, area, self.to).into())]);
        }
        match (sheet.platform, sheet.step) {
            (Some(platform), _) => self.of_pool("why-not-beside", platform),
            (None, Step::Bonus) => self.of_colour("why-bonus", area, position.bonus()),
            (None, Step::Effect) => self.effect_on(position.effect(sheet.card), area),
            _ => self.of_colour("why-die", area, position.faced(self.seat)),
        }
    }

    /// Why the effect of a card does not shade this area.
    fn effect_on(&self, effect: Effect, area: Area) -> String {
        let colour = self.position.content.lake.colour(area);
        match effect {
            Effect::Shown => self.of_colour("why-not-shown", area, colour),
            Effect::Unshown => self.of_colour("why-shown", area, colour),
            Effect::Halved => self.of_pool("why-not-halved", area.pool),
            _ => self.of_colour("why-die", area, self.position.faced(self.seat)),
        }
    }

    /// LD-12, card 3A: only pools that are not shaded at all.
    fn shade_pool(&self, thing: Thing, pools: Pools) -> Option<String> {
        match thing {
            Thing::Area(Area { pool, .. }) | Thing::Pool(pool) => {
                (!pools.contains(pool)).then(|| self.of_pool("why-touched", pool))
            }
            other => self.not_now(other),
        }
    }

    /// LD-12: cards that cannot be paid or have no effect.
    fn emperor(&self, thing: Thing) -> Option<String> {
        match thing {
            Thing::Card(card) => Some(self.card(card)),
            Thing::Area(_) | Thing::Pool(_) => Some(self.get("why-card-first")),
            other => self.not_now(other),
        }
    }

    fn card(&self, card: u8) -> String {
        let position = self.position;
        let (cost, gifts) = (position.content.cards[usize::from(card)].cost, position.gifts(self.seat));
        let name = ("card", phrase::card(position, card).into());
        if cost > gifts {
            self.say("why-dear", &[name, ("cost", cost.into()), ("gifts", gifts.into())])
        } else {
            self.say(idle(position.effect(card)), &[name])
        }
    }

    /// LD-14: pools that carry no display, and stacks that fit nowhere.
    fn launch(&self, thing: Thing, before: &[&str], launches: &Launches) -> Option<String> {
        match thing {
            Thing::Stack(stack) => Some(self.launch_from(stack)),
            Thing::Area(Area { pool, .. }) | Thing::Pool(pool) if launches.free.contains(pool) => {
                Some(self.launch_over(pool, before))
            }
            Thing::Area(Area { pool, .. }) | Thing::Pool(pool) => {
                let covered = self.position.sheet(self.seat).covered.contains(pool);
                Some(self.of_pool(if covered { "why-covered" } else { "why-not-complete" }, pool))
            }
            Thing::Card(_) => Some(self.get("why-card-over")),
            Thing::Die if self.position.phase == Phase::Last => Some(self.get("why-dice-over")),
            Thing::Die => self.not_now(thing),
        }
    }

    fn launch_from(&self, stack: usize) -> String {
        let empty = self.position.stacks[stack].left == 0;
        let key = if empty { "why-stack-empty" } else { "why-no-fit" };
        self.say(key, &[("shape", self.title(stack).into())])
    }

    /// Why no display goes over a free pool after what was touched before.
    fn launch_over(&self, pool: Pool, before: &[&str]) -> String {
        let chosen = before.first().and_then(|key| Thing::read(self.position, key));
        let Some(Thing::Stack(stack)) = chosen else { return self.get("why-stack-first") };
        let key = if before.len() > 1 { "why-no-fit-with" } else { "why-no-fit-here" };
        self.say(key, &[("shape", self.title(stack).into()), ("pool", pool.to_string().into())])
    }

    /// LD-8: what has its step later, or had it.
    fn not_now(&self, thing: Thing) -> Option<String> {
        let sheet = self.position.sheet(self.seat);
        let key = match (thing, sheet.platform, sheet.step) {
            (Thing::Card(_), Some(_), _) => "why-platform-first",
            (Thing::Card(_), None, Step::Effect) => "why-card-paid",
            (Thing::Card(_), None, _) => "why-card-later",
            (Thing::Stack(_), ..) if self.position.active == self.seat => "why-launch-later",
            (Thing::Stack(_), ..) => "why-launch-own-turn",
            (Thing::Die, ..) => "why-turned",
            (Thing::Area(_) | Thing::Pool(_), ..) => return None,
        };
        Some(self.get(key))
    }

    fn of_pool(&self, key: &str, pool: Pool) -> String {
        self.say(key, &[("pool", pool.to_string().into())])
    }

    /// What colour an area is, and which other one matters. What is red is written small; red itself is not in every
    /// language.
    fn of_colour(&self, key: &str, area: Area, other: Colour) -> String {
        let is = name(self.position.content.lake.colour(area), self.to).to_lowercase();
        self.say(key, &[("is", is.into()), ("colour", name(other, self.to).into())])
    }

    fn title(&self, stack: usize) -> String {
        let shape = usize::from(self.position.stacks[stack].shape);
        phrase::shape_title(&self.position.content.shapes[shape].id, self.to)
    }

    fn get(&self, key: &str) -> String {
        self.to.words.get(key)
    }

    fn say(&self, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        self.to.words.say(key, arguments)
    }
}

/// Why a card that can be paid has no effect.
fn idle(effect: Effect) -> &'static str {
    match effect {
        Effect::Shown | Effect::Faced | Effect::Unshown => "why-idle-colour",
        Effect::Halved => "why-idle-halved",
        Effect::Whole => "why-idle-whole",
        Effect::Launch => "why-idle-launch",
    }
}
