//! Lanterns Dice as a picture: a lake at dusk, and around the tray the lakes of the others.
//!
//! All sit as they sit around the table, with the own lake at the lower edge; whoever only looks on sits with seat 0.
//! All sheets show the same lake, so colours and features are drawn on the own one, and the others' show what is lit;
//! one that is pointed at opens [large](looked_at) over the own one.
//!
//! Which tile covers which pools is on record nowhere, so every covered pool has a burst of its own. Nor is it how
//! far the tray was turned; dice are therefore named by what they show, and a die that is turned to somebody glides.

mod lakes;
mod looked_at;
mod plan;
mod sheet;
mod stock;
mod tray;

use table::look::Color;
use table::scene::{Frame, Scene, Sprite, layer};
use table::{Eyes, Listener, Seat};

use crate::action::DICE;
use crate::colour::Colour;
use crate::rules::{LanternsDice, Phase};
use plan::Plan;

pub(crate) fn scene(position: &LanternsDice, frame: Frame, to: &Listener<'_>) -> Scene {
    let own = own_seat(to.eyes);
    let plan = Plan::new(frame, position.seats.into());
    let drawing = Drawing { position, own, plan: &plan, to };
    let mut sprites = vec![drawing.ground()];
    drawing.own_lake(&mut sprites);
    drawing.other_lakes(&mut sprites);
    drawing.tray(&mut sprites);
    drawing.stacks(&mut sprites);
    drawing.cards(&mut sprites);
    drawing.own_sheet(&mut sprites);
    drawing.looked_at(&mut sprites);
    Scene::new(frame.size(), sprites)
}

/// Whose lake is the large one for these eyes.
pub(crate) fn own_seat(eyes: Eyes) -> Seat {
    match eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Spectator => Seat::new(0),
    }
}

struct Drawing<'a> {
    position: &'a LanternsDice,
    /// Whose lake is the large one.
    own: Seat,
    plan: &'a Plan,
    to: &'a Listener<'a>,
}

impl Drawing<'_> {
    fn ground(&self) -> Sprite {
        let (width, height) = self.plan.frame.size();
        let symbol = match self.plan.frame {
            Frame::Wide => "ground-wide",
            Frame::Tall => "ground-tall",
        };
        Sprite::new("ground", symbol, layer::GROUND, (width / 2.0, height / 2.0), (width, height))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position.seats.into())
    }

    /// On which side of the tray a place at the table is, clockwise from the own one.
    fn way(&self, place: usize) -> usize {
        (place + DICE - self.position.place(self.own)) % DICE
    }

    /// Whether it is the seat's own turn.
    fn is_active(&self, seat: Seat) -> bool {
        let in_turn = matches!(self.position.phase, Phase::Roll | Phase::Tray | Phase::Steps);
        in_turn && seat == self.position.active
    }

    /// The sign with a seat's name, lit if it is their turn.
    fn sign(&self, seat: Seat, at: plan::Point) -> Sprite {
        let active = self.is_active(seat);
        let (tint, ink) = if active { (Color::Lamp, Color::Ink) } else { (Color::Line, Color::Second) };
        let name = shortened(self.to.name(seat), self.plan.letters);
        let sign =
            Sprite::new(format!("sign/{seat}"), "sign", layer::ABOVE + 20, at, self.plan.sign).tint(tint);
        if name.is_empty() { sign } else { sign.text(name, self.plan.types[0], ink) }
    }

    /// The letter of a seat's sheet, once it is known.
    fn sheet_letter(&self, seat: Seat, at: plan::Point) -> Option<Sprite> {
        let letter = self.position.letter(seat)?.letter().to_string();
        let (type_size, side) = (self.plan.types[0], self.plan.types[1] * 1.5);
        let label = self.to.say_of(seat, "scene-sheet", &[("sheet", letter.as_str().into())]);
        let sheet = Sprite::new(format!("sheet/{seat}"), "sheet", layer::PIECE, at, (side, side));
        Some(sheet.text(letter, type_size, Color::Ink).label(label))
    }
}

/// A name in so many letters: without what stands in brackets, or cut off.
fn shortened(name: &str, letters: usize) -> String {
    let fits = |name: &&str| name.chars().count() <= letters;
    let plain = name.split(" (").next().unwrap_or(name);
    let whole = [name, plain].into_iter().find(fits).map(str::to_owned);
    whole.unwrap_or_else(|| plain.chars().take(letters - 1).chain(['…']).collect())
}

/// The colour of a lantern that is lit: white is as bright by day as by night.
fn color(colour: Colour) -> Color {
    match colour {
        Colour::Red => Color::Red,
        Colour::Orange => Color::Orange,
        Colour::Green => Color::Green,
        Colour::Blue => Color::Blue,
        Colour::Purple => Color::Purple,
        Colour::White => Color::Glow,
    }
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_name_fits_on_its_sign() {
        assert_eq!(shortened("Ada", 8), "Ada");
        assert_eq!(shortened("Bot 2 (medium)", 14), "Bot 2 (medium)");
        assert_eq!(shortened("Bot 2 (medium)", 8), "Bot 2");
        assert_eq!(shortened("Seeschwalbe (2)", 8), "Seeschw…");
    }
}
