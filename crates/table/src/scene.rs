//! A picture of a position: sprites with a name, a place and words.
//!
//! The key decision is that **a scene is made from a single view** and that movement is nobody's business in it.
//! Every sprite has a key that says what it *is*, not where: the page keeps one element per key, so what has the
//! same key in two scenes is the same thing, and it glides from its old place to its new one. The price is that a
//! key must follow from the view alone. Things that cannot be told apart are therefore numbered in an order that a
//! step disturbs as little as possible: ship 1 of a fleet is its foremost, a chip is named by the square it lies on.
//!
//! A scene travels as the [`Change`] from the one before.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::look::Color;

/// The shape of the space that a picture has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The left two thirds of a wide screen.
    #[default]
    Wide,
    /// A telephone held upright, less the lines above and below the board.
    Tall,
}

impl Frame {
    /// Both.
    pub const ALL: [Frame; 2] = [Frame::Wide, Frame::Tall];

    /// The space, in units that are about a pixel on the screen it is named after: a finger needs 44 of them. The
    /// picture is scaled to fit; a scene that needs less height than this says so by its own size.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Frame::Wide => (960.0, 800.0),
            Frame::Tall => (390.0, 680.0),
        }
    }
}

/// What lies over what: numbers to start from, with room between them for a finer order.
pub mod layer {
    /// What everything lies on: sea, lake, floor.
    pub const GROUND: i16 = 0;
    /// Spaces, rooms, tiles, pools.
    pub const BOARD: i16 = 100;
    /// Light that falls on the board.
    pub const LIGHT: i16 = 200;
    /// Ships, chips, tokens, dice.
    pub const PIECE: i16 = 300;
    /// What passes over pieces: clouds, fireworks; counts and tallies.
    pub const ABOVE: i16 = 400;
    /// What lies before the own player.
    pub const HAND: i16 = 500;
}

/// A picture, in the units of its size, with the origin at the top left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// Width and height.
    pub size: (f32, f32),
    /// What is in it, ordered by layer, then by key: what comes later lies over what comes before. No key is there
    /// twice.
    pub sprites: Vec<Sprite>,
}

impl Scene {
    /// A picture of these sprites, whatever their order.
    pub fn new(size: (f32, f32), mut sprites: Vec<Sprite>) -> Scene {
        sprites.sort_unstable_by(Sprite::order);
        Scene { size, sprites }
    }

    /// What has to be done to get this scene out of another.
    pub fn change_from(&self, before: &Scene) -> Change {
        let (mut gone, mut put) = (Vec::new(), Vec::new());
        let (mut old, mut new) = (before.sprites.iter().peekable(), self.sprites.iter().peekable());
        loop {
            let order = match (old.peek(), new.peek()) {
                (Some(old), Some(new)) => old.order(new),
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (None, None) => break,
            };
            let left = if order.is_le() { old.next() } else { None };
            let came = if order.is_ge() { new.next() } else { None };
            if left != came {
                gone.extend(left.filter(|_| came.is_none()));
                put.extend(came);
            }
        }
        // What went to another layer is still there.
        let there: HashSet<&str> = put.iter().map(|sprite| sprite.key.as_str()).collect();
        let gone = gone.into_iter().map(|sprite| &sprite.key).filter(|key| !there.contains(key.as_str()));
        Change {
            size: (self.size != before.size).then_some(self.size),
            gone: gone.cloned().collect(),
            put: put.into_iter().cloned().collect(),
        }
    }

    /// This scene after a change.
    #[must_use]
    pub fn after(&self, change: &Change) -> Scene {
        let touched: HashSet<&str> = change
            .gone
            .iter()
            .chain(change.put.iter().map(|sprite| &sprite.key))
            .map(String::as_str)
            .collect();
        let kept = self.sprites.iter().filter(|sprite| !touched.contains(sprite.key.as_str()));
        Scene::new(change.size.unwrap_or(self.size), kept.chain(&change.put).cloned().collect())
    }
}

/// The difference between two scenes.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Change {
    /// The new size, if it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<(f32, f32)>,
    /// The keys of sprites that are no longer there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    /// Sprites that are new, or no longer what they were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub put: Vec<Sprite>,
}

/// One thing in a picture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprite {
    /// What it is: the same thing has the same key in every scene, and the key that
    /// [`touch`](crate::Game::touch) names if it can be clicked. Words with slashes between: `square/h8`.
    pub key: String,
    /// The symbol of the game's art that shows it; nothing but its text if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprite: Option<String>,
    /// Where its middle lies.
    pub at: (f32, f32),
    /// Width and height. A symbol whose own box has another shape is fitted in.
    pub size: (f32, f32),
    /// Degrees it is turned, clockwise.
    #[serde(default, skip_serializing_if = "is_upright")]
    pub turn: i16,
    /// What it lies over: see [`layer`].
    pub layer: i16,
    /// What `var(--tint)` is in its symbol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tint: Option<Color>,
    /// How much of it shows, in percent: its opacity.
    #[serde(default = "full", skip_serializing_if = "is_full")]
    pub light: u8,
    /// Words in its middle. They are not turned with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    /// What a screen reader says; mere decoration has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The keys of other sprites: it shows only while somebody points at one of them or has chosen it, and never in a
    /// picture that stands still. Empty if it shows always.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<String>,
    /// Whether people want to know when others have put, moved or changed it: a page marks it then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub notable: bool,
}

/// The key of the sprite that says which part of a picture can be looked at closer by itself; without one, it is
/// all of it.
pub const WINDOW: &str = "window";

/// The first word of the keys of badges: `badge/0`, or `badge/0/crab` where somebody has several.
pub const BADGE: &str = "badge";

/// Words in a picture, on one line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Text {
    /// The words.
    pub words: String,
    /// The size of the type, in the scene's units.
    pub size: f32,
    /// The colour.
    pub color: Color,
}

impl Sprite {
    /// A symbol, upright, in full light, without a tint or words.
    pub fn new(
        key: impl Into<String>,
        symbol: impl Into<String>,
        layer: i16,
        at: (f32, f32),
        size: (f32, f32),
    ) -> Sprite {
        Sprite { sprite: Some(symbol.into()), ..Sprite::blank(key.into(), layer, at, size) }
    }

    /// Nothing but words.
    pub fn words(
        key: impl Into<String>,
        words: impl Into<String>,
        layer: i16,
        at: (f32, f32),
        size: f32,
    ) -> Sprite {
        Sprite::blank(key.into(), layer, at, (size, size)).text(words, size, Color::Ink)
    }

    /// Nothing to see: the part of the picture that can be looked at closer, while all around it stays as it is.
    pub fn window(middle: (f32, f32), size: (f32, f32)) -> Sprite {
        Sprite::blank(WINDOW.to_owned(), layer::GROUND, middle, size)
    }

    /// How the things of somebody with points look, `of` the number of their column: a page shows it beside their name.
    /// On the board there is nothing to see; it would show where it is pointed at, and it is nowhere.
    pub fn badge(of: impl Display, symbol: impl Into<String>, color: Color) -> Sprite {
        let key = format!("{BADGE}/{of}");
        Sprite::new(&key, symbol, layer::GROUND, (0.0, 0.0), (0.0, 0.0)).tint(color).when([key])
    }

    fn blank(key: String, layer: i16, at: (f32, f32), size: (f32, f32)) -> Sprite {
        let (at, size) = (tenths(at), tenths(size));
        Sprite {
            key,
            sprite: None,
            at,
            size,
            turn: 0,
            layer,
            tint: None,
            light: 100,
            text: None,
            label: None,
            when: Vec::new(),
            notable: false,
        }
    }

    /// Something that people want to know of when others have put, moved or changed it.
    #[must_use]
    pub fn notable(mut self) -> Sprite {
        self.notable = true;
        self
    }

    /// Turned clockwise by so many degrees.
    #[must_use]
    pub fn turn(self, degrees: i16) -> Sprite {
        Sprite { turn: degrees, ..self }
    }

    /// In this colour.
    #[must_use]
    pub fn tint(self, color: Color) -> Sprite {
        Sprite { tint: Some(color), ..self }
    }

    /// Showing so much, in percent.
    #[must_use]
    pub fn light(self, percent: u8) -> Sprite {
        Sprite { light: percent.min(full()), ..self }
    }

    /// With words in its middle.
    #[must_use]
    pub fn text(self, words: impl Into<String>, size: f32, color: Color) -> Sprite {
        Sprite { text: Some(Text { words: words.into(), size, color }), ..self }
    }

    /// Said like this by a screen reader.
    #[must_use]
    pub fn label(self, words: impl Into<String>) -> Sprite {
        Sprite { label: Some(words.into()), ..self }
    }

    /// Showing only while one of these sprites is pointed at or chosen.
    #[must_use]
    pub fn when(self, keys: impl IntoIterator<Item = String>) -> Sprite {
        Sprite { when: keys.into_iter().collect(), ..self }
    }

    fn order(&self, other: &Sprite) -> Ordering {
        self.layer.cmp(&other.layer).then_with(|| self.key.cmp(&other.key))
    }
}

/// A tenth of a unit is finer than anybody sees, and short to write.
fn tenths((x, y): (f32, f32)) -> (f32, f32) {
    let round = |value: f32| (value * 10.0).round() / 10.0;
    (round(x), round(y))
}

fn full() -> u8 {
    100
}

// serde hands over references.
#[expect(clippy::trivially_copy_pass_by_ref)]
fn is_full(light: &u8) -> bool {
    *light == full()
}

#[expect(clippy::trivially_copy_pass_by_ref)]
fn is_upright(turn: &i16) -> bool {
    *turn == 0
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    fn any_sprite() -> impl Strategy<Value = Sprite> {
        let place = (-50.0f32..900.0, -50.0f32..900.0);
        let looks = (-180i16..180, 0i16..4, 0u8..=100, prop::option::of(0..Color::ALL.len()), any::<bool>());
        ("[a-f]/[0-9]", "[a-c]", place.clone(), place, looks).prop_map(
            |(key, symbol, at, size, (turn, layer, light, tint, words))| {
                let sprite = Sprite::new(key, symbol, layer, at, size).turn(turn).light(light);
                let sprite = tint.into_iter().fold(sprite, |sprite, index| sprite.tint(Color::ALL[index]));
                if words { sprite.text("12", 20.0, Color::Ink).label("twelve") } else { sprite }
            },
        )
    }

    fn any_scene() -> impl Strategy<Value = Scene> {
        (prop::collection::vec(any_sprite(), 0..40), prop::bool::ANY).prop_map(|(sprites, wide)| {
            let unique: BTreeMap<String, Sprite> =
                sprites.into_iter().map(|sprite| (sprite.key.clone(), sprite)).collect();
            let frame = if wide { Frame::Wide } else { Frame::Tall };
            Scene::new(frame.size(), unique.into_values().collect())
        })
    }

    proptest! {
        #[test]
        fn a_change_leads_from_one_scene_to_the_other(before in any_scene(), after in any_scene()) {
            prop_assert_eq!(before.after(&after.change_from(&before)), after);
        }

        #[test]
        fn what_stays_is_not_sent(before in any_scene(), after in any_scene()) {
            prop_assert_eq!(before.change_from(&before), Change::default());
            let change = after.change_from(&before);
            prop_assert!(change.put.iter().all(|sprite| !before.sprites.contains(sprite)));
            prop_assert!(change.gone.iter().all(|key| before.sprites.iter().any(|sprite| sprite.key == *key)));
        }

        #[test]
        fn a_scene_survives_the_wire(scene in any_scene()) {
            let json = serde_json::to_string(&scene).expect("plain data");
            prop_assert_eq!(serde_json::from_str::<Scene>(&json).expect("what was written"), scene);
        }
    }

    #[test]
    fn what_is_plain_is_short() {
        let sprite = Sprite::new("square/h8", "path", layer::BOARD, (12.345, 7.0), (44.0, 44.0));
        let json = serde_json::to_string(&sprite).expect("plain data");
        let expected =
            r#"{"key":"square/h8","sprite":"path","at":[12.3,7.0],"size":[44.0,44.0],"layer":100}"#;
        assert_eq!(json, expected);
    }
}
