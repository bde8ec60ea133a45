//! The tray: four dice, and a thread from each that somebody faces to whoever does.

use std::collections::BTreeMap;

use table::scene::{Sprite, layer};
use table::{Eyes, Seat};

use super::plan::{Point, Tray, WAYS};
use super::{Drawing, color};
use crate::action::DICE;
use crate::colour::Colour;
use crate::phrase::name;
use crate::rules::Phase;
use crate::tell::faced;

/// How much a thread shows as long as the tray may still be turned, in percent.
const LOOSE: u8 = 40;
/// The size of the lantern at the end of a thread.
const LANTERN: f32 = 18.0;

impl Drawing<'_> {
    pub(super) fn tray(&self, out: &mut Vec<Sprite>) {
        let Tray { middle, size, .. } = self.plan.tray;
        out.push(Sprite::new("tray", "tray", layer::PIECE - 20, middle, (size, size)));
        if self.may_turn() {
            out.extend((0..DICE).map(|places| self.slot(places)));
        }
        if matches!(self.position.phase, Phase::Tray | Phase::Steps) {
            out.extend(self.dice());
            out.extend(self.seats().flat_map(|seat| self.thread(seat)));
        }
    }

    /// Whether the listener is about to turn the tray.
    fn may_turn(&self) -> bool {
        self.position.phase == Phase::Tray && self.to.eyes == Eyes::Seat(self.position.active)
    }

    /// Where the die lies that faces this place at the table.
    fn die_at(&self, place: usize) -> Point {
        let Tray { middle: (x, y), reach, .. } = self.plan.tray;
        let (right, down) = WAYS[self.way(place)];
        (x + reach * right, y + reach * down)
    }

    /// The slot of the die that would face the active player if the tray were turned this far.
    fn slot(&self, places: usize) -> Sprite {
        let size = self.plan.tray.die;
        let at = self.die_at((self.position.place(self.position.active) + places) % DICE);
        let faced = faced(self.position, places as u8, self.to).collect::<Vec<_>>().join(", ");
        let arguments = [("places", places.into()), ("faced", faced.into())];
        Sprite::new(format!("tray/{places}"), "slot", layer::PIECE - 10, at, (size * 1.25, size * 1.25))
            .label(self.to.words.say("scene-turn", &arguments))
    }

    /// The dice, those of one colour counted from place 0 on. Where their slots can be touched, these have the words.
    fn dice(&self) -> Vec<Sprite> {
        let size = self.plan.tray.die;
        let mut counts: BTreeMap<Colour, usize> = BTreeMap::new();
        let dice = self.position.tray.iter().enumerate().map(|(place, &colour)| {
            let count = counts.entry(colour).or_default();
            *count += 1;
            let (key, symbol) = (format!("die/{}/{count}", colour.name()), format!("die-{}", colour.name()));
            let die = Sprite::new(key, symbol, layer::PIECE, self.die_at(place), (size, size));
            if self.may_turn() { die } else { die.label(self.describe_die(place, colour)) }
        });
        dice.collect()
    }

    fn describe_die(&self, place: usize, colour: Colour) -> String {
        let colour = [("colour", name(colour, self.to).into())];
        if self.position.phase == Phase::Tray {
            return self.to.words.say("scene-die-loose", &colour);
        }
        match self.seats().find(|&seat| self.position.place(seat) == place) {
            Some(seat) => self.to.say_of(seat, "scene-die", &colour),
            None => self.to.words.say("scene-die-idle", &colour),
        }
    }

    /// The thread from the die that a seat faces, and a lantern of its colour at the end.
    fn thread(&self, seat: Seat) -> [Sprite; 2] {
        let place = self.position.place(seat);
        let (way, colour) = (self.way(place), self.position.tray[place]);
        let size = self.plan.tray.die;
        let (x, y) = self.die_at(place);
        let from = (x + WAYS[way].0 * size / 2.0, y + WAYS[way].1 * size / 2.0);
        let to = way.checked_sub(1).map_or(self.plan.hook, |other| self.plan.others[other].hook);
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        let middle = (from.0 + across / 2.0, from.1 + down / 2.0);
        let degrees = down.atan2(across).to_degrees().round() as i16;
        let length = (across.hypot(down), 8.0);
        let thread = Sprite::new(format!("thread/{seat}"), "thread", layer::ABOVE + 10, middle, length);
        let symbol = format!("bonus-{}", colour.name());
        let lantern = Sprite::new(format!("faced/{seat}"), symbol, layer::ABOVE + 12, to, (LANTERN, LANTERN));
        let light = if self.position.phase == Phase::Tray { LOOSE } else { 100 };
        [thread.turn(degrees).tint(color(colour)).light(light), lantern.light(light)]
    }
}
