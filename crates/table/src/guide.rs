//! The guide to a game: its rules for people, the games that illustrate them, and a tutorial. All of it is data
//! beside the game.
//!
//! The key decision is that **whatever is shown was played**. A figure names a record and a step of it, a tutorial is a
//! record with words; so pictures are drawn, and moves are told, by the same code as in a game, in any language
//! and theme, and a figure that the rules do not allow cannot be written.
//!
//! Rules are Markdown. `{GX-7}` at the end of a paragraph marks the rule that it states, and an image whose target is a
//! [`Figure`] shows a position: `![What to look at.](first-room@12-18/0)`.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

use crate::{By, Eyes, Lang, Record, Seat};

/// What teaches a game.
#[derive(Clone, Copy, Debug)]
pub struct Guide {
    /// The rules in full, in Markdown.
    pub rules: fn(Lang) -> &'static str,
    /// Games by name, as JSON: those that figures show, and `tutorial`.
    pub records: &'static [(&'static str, &'static str)],
    /// What is said along the game called `tutorial`, as TOML.
    pub tutorial: &'static str,
}

impl Guide {
    /// The game of this name.
    ///
    /// # Panics
    /// If it cannot be read, which the game's tests rule out.
    pub fn record(&self, name: &str) -> Option<Record> {
        let (_, text) = self.records.iter().find(|(record, _)| *record == name)?;
        Some(Record::parse(text).unwrap_or_else(|error| panic!("{name}: {error}")))
    }

    /// The tutorial.
    ///
    /// # Panics
    /// If it cannot be read, which the game's tests rule out.
    pub fn tutorial(&self) -> Tutorial {
        let Script { seat, lesson } =
            toml::from_str(self.tutorial).unwrap_or_else(|error| panic!("tutorial: {error}"));
        let record = self.record("tutorial").expect("a guide has a tutorial");
        Tutorial { record, seat, lessons: lesson }
    }

    /// The numbers of all rules that a text marks, in order.
    pub fn marks(text: &str) -> Vec<&str> {
        let blocks = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        blocks.flat_map(|(marks, _)| marks.split_whitespace()).collect()
    }

    /// The figures of a text, in order, each with its caption.
    pub fn figures(text: &str) -> Vec<(&str, &str)> {
        let images = text.split("![").skip(1);
        let parts = images.filter_map(|rest| rest.split_once("](")).filter_map(|(caption, rest)| {
            let (target, _) = rest.split_once(')')?;
            Some((caption, target))
        });
        parts.collect()
    }
}

/// A position of a game, or a stretch of it to step through: `NAME@STEP`, `NAME@FROM-TO`, and `/SEAT` for the eyes of a
/// seat.
///
/// ```
/// # use table::guide::Figure;
/// let figure: Figure = "first-room@12-18/0".parse().unwrap();
/// assert_eq!((figure.from, figure.to), (12, 18));
/// assert_eq!(figure.to_string(), "first-room@12-18/0");
/// assert!("first-room".parse::<Figure>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Which game.
    pub record: String,
    /// After so many steps.
    pub from: usize,
    /// Up to here.
    pub to: usize,
    /// Who looks.
    pub eyes: Eyes,
}

/// Not a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a figure is NAME@STEP or NAME@FROM-TO, with /SEAT for a seat's eyes")]
pub struct BadFigure;

impl FromStr for Figure {
    type Err = BadFigure;

    fn from_str(text: &str) -> Result<Figure, BadFigure> {
        let (record, rest) = text.split_once('@').ok_or(BadFigure)?;
        let (steps, seat) = rest.split_once('/').map_or((rest, None), |(steps, seat)| (steps, Some(seat)));
        let (from, to) = steps.split_once('-').unwrap_or((steps, steps));
        let number = |text: &str| text.parse().map_err(|_| BadFigure);
        let eyes = match seat {
            None => Eyes::Spectator,
            Some(seat) => {
                let seat = seat.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
                Eyes::Seat(seat.ok_or(BadFigure)?)
            }
        };
        let (from, to) = (number(from)?, number(to)?);
        if from > to { Err(BadFigure) } else { Ok(Figure { record: record.to_owned(), from, to, eyes }) }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.record, self.from)?;
        if self.to != self.from {
            write!(f, "-{}", self.to)?;
        }
        if let Eyes::Seat(seat) = self.eyes {
            write!(f, "/{seat}")?;
        }
        Ok(())
    }
}

/// A scripted game, with what is said along it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tutorial {
    /// The game, with a seed from which all its chance follows.
    pub record: Record,
    /// Whoever learns sits here.
    pub seat: Seat,
    /// What is said, in order.
    pub lessons: Vec<Lesson>,
}

impl Tutorial {
    /// What is said after these steps. What is said at the end of the script stays until whoever learns has decided something.
    pub fn said_after(&self, steps: &[By]) -> Vec<&Lesson> {
        let end = self.record.steps.len();
        let is_free = steps.get(end..).is_some_and(|free| free.contains(&By::Seat(self.seat)));
        let step = steps.len().min(end);
        self.lessons.iter().filter(|lesson| lesson.step == step && !is_free).collect()
    }
}

/// One thing at a time.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How many steps the game has had when it is said.
    pub step: usize,
    /// The keys of what it points at in the picture.
    #[serde(default)]
    pub point: Vec<String>,
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
    /// What is said to another action than the one that the game goes on with.
    #[serde(default)]
    pub wrong: Option<Wrong>,
}

/// A kind word, in every language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

impl Lesson {
    /// What is said.
    pub fn say(&self, lang: Lang) -> &str {
        spoken(lang, &self.en, &self.de)
    }
}

impl Wrong {
    /// What is said.
    pub fn say(&self, lang: Lang) -> &str {
        spoken(lang, &self.en, &self.de)
    }
}

fn spoken<'a>(lang: Lang, en: &'a str, de: &'a str) -> &'a str {
    match lang {
        Lang::En => en,
        Lang::De => de,
    }
}

/// A tutorial as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    seat: Seat,
    lesson: Vec<Lesson>,
}
