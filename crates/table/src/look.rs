//! The colours of Lamplight, night and day, in one table.
//!
//! Art, scenes and the page name a colour and never spell it: the theme decides. So one drawing serves both, and
//! a colour that is hard to see is mended in one place.

use serde::{Deserialize, Serialize};

/// Which of the two sets of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Dark blues that recede behind the lamp.
    #[default]
    Night,
    /// Paper and ink.
    Day,
}

impl Theme {
    /// Both.
    pub const ALL: [Theme; 2] = [Theme::Night, Theme::Day];
}

macro_rules! colors {
    ($($(#[$doc:meta])* $color:ident $name:literal $night:literal $day:literal,)*) => {
        /// A colour by what it is for. In art and on the page it is the custom property of the same name:
        /// [`Color::WaterDeep`] is `var(--water-deep)`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Color {
            $($(#[$doc])* $color,)*
        }

        impl Color {
            /// Every colour.
            pub const ALL: &'static [Color] = &[$(Color::$color),*];

            /// The name, as in `var(--name)`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Color::$color => $name,)*
                }
            }

            /// The value: `#rrggbb`.
            pub const fn value(self, theme: Theme) -> &'static str {
                match (self, theme) {
                    $((Color::$color, Theme::Night) => $night, (Color::$color, Theme::Day) => $day,)*
                }
            }
        }
    };
}

colors! {
    /// Behind everything.
    Page "page" "#070b17" "#efe9dc",
    /// What lies on the page.
    Panel "panel" "#0d1526" "#fbf8f0",
    /// What lies on a panel.
    Raised "raised" "#15213a" "#ffffff",
    /// What separates.
    Line "line" "#2a3a5c" "#d3c8b2",
    /// Text.
    Ink "ink" "#e9eef8" "#1b2436",
    /// Text that comes second.
    Second "second" "#b3c0d9" "#46526a",
    /// Text that comes last.
    Third "third" "#8a98b5" "#5c667c",
    /// The lamp: what is offered, what has the focus, what matters most.
    Lamp "lamp" "#ffc35a" "#955000",
    /// The lamp's deeper glow.
    Ember "ember" "#ff9d3c" "#b93c14",
    /// The heart of a light, nearly white in both themes.
    Glow "glow" "#fff3d9" "#fffdf6",
    /// What light does not reach, dark in both themes: shadows, and marks on what glows.
    Shade "shade" "#04060e" "#2b2417",
    /// Water far from land.
    WaterDeep "water-deep" "#0b2340" "#7fb2d9",
    /// Water.
    WaterMid "water-mid" "#17406b" "#b4d6ec",
    /// Where water breaks.
    Foam "foam" "#9fd0ff" "#ffffff",
    /// Grass.
    Land "land" "#3c5a45" "#8fb284",
    /// Beach and dune.
    Sand "sand" "#c9b38a" "#ead9b0",
    /// Boats, piers.
    Wood "wood" "#8a623c" "#a97c50",
    /// A colour of players, towers, lanterns; so are all that follow.
    Red "red" "#ef5a5f" "#e3555a",
    /// Yellow.
    Yellow "yellow" "#f4c83f" "#a97f00",
    /// Green.
    Green "green" "#4fb86a" "#409656",
    /// Blue.
    Blue "blue" "#4b95f5" "#4486dc",
    /// Purple.
    Purple "purple" "#a47bff" "#946fe7",
    /// Orange.
    Orange "orange" "#f58a3c" "#c56f30",
    /// White.
    White "white" "#eef2fa" "#83868a",
}

impl Color {
    /// The colour of this name.
    ///
    /// ```
    /// # use table::look::Color;
    /// assert_eq!(Color::named("water-deep"), Some(Color::WaterDeep));
    /// assert_eq!(Color::named("mauve"), None);
    /// ```
    pub fn named(name: &str) -> Option<Color> {
        Color::ALL.iter().copied().find(|color| color.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance as WCAG 2.2 defines it.
    fn luminance(value: &str) -> f64 {
        let channel = |at: usize| {
            let part = f64::from(u8::from_str_radix(&value[at..at + 2], 16).expect("#rrggbb")) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        (one / other).max(other / one)
    }

    fn assert_contrast(colors: &[Color], least: f64) {
        for theme in Theme::ALL {
            for ground in [Color::Page, Color::Panel, Color::Raised] {
                for color in colors {
                    let ratio = contrast(color.value(theme), ground.value(theme));
                    assert!(ratio >= least, "{color:?} on {ground:?}, {theme:?}: {ratio:.2} : 1");
                }
            }
        }
    }

    #[test]
    fn text_can_be_read() {
        assert_contrast(&[Color::Ink, Color::Second, Color::Third, Color::Lamp, Color::Ember], 4.5);
    }

    #[test]
    fn marks_on_a_light_can_be_seen() {
        for theme in Theme::ALL {
            assert!(contrast(Color::Shade.value(theme), Color::Glow.value(theme)) > 10.0);
        }
    }

    #[test]
    fn colors_that_mean_something_can_be_seen() {
        use Color::{Blue, Green, Orange, Purple, Red, White, Yellow};
        assert_contrast(&[Red, Yellow, Green, Blue, Purple, Orange, White], 3.0);
    }
}
