//! Setup options: what can be chosen before a game starts.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::Game;

/// Options as a record writes them: numbers, booleans and strings by name.
pub type Options = Map<String, Value>;

/// One option of a game: its name in records and on the command line, and what it may be.
///
/// Its meaning in words is the message `option-NAME` of the game; its default is that of `Game::Setup`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// The name in the rules.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// A whole number between the two, both included.
    Number(u8, u8),
    /// On or off.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Text in a form of its own; here is an example for each form.
    Text(&'static [&'static str]),
    /// One of the first words, or all of the second in an order of one's own, joined by commas.
    Order(&'static [&'static str], &'static [&'static str]),
}

/// Options that make no game, with what would.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{option} is {given}, but {right}")]
pub struct SetupError {
    /// The option that does not fit.
    pub option: String,
    /// What it was.
    pub given: String,
    /// What it may be.
    pub right: String,
}

impl SetupError {
    /// An error about `option`.
    pub fn new(option: &str, given: impl fmt::Display, right: impl Into<String>) -> SetupError {
        SetupError { option: option.to_owned(), given: given.to_string(), right: right.into() }
    }
}

/// Writes a setup with every option spelled out.
pub fn to_options<G: Game>(setup: &G::Setup) -> Options {
    match serde_json::to_value(setup) {
        Ok(Value::Object(options)) => options,
        other => panic!("a setup is a map of plain values, not {other:?}"),
    }
}

/// Reads a setup in which every option is spelled out, and no other; but one that came later may be left out.
pub fn from_options<G: Game>(options: &Options) -> Result<G::Setup, SetupError> {
    for name in options.keys() {
        if !G::OPTIONS.iter().any(|option| option.name == name) {
            return Err(SetupError::new(name, "not an option", format!("the options are {}", names::<G>())));
        }
    }
    let usual = to_options::<G>(&G::Setup::default());
    let mut all = options.clone();
    for option in G::OPTIONS {
        if G::LATER_OPTIONS.contains(&option.name) && !all.contains_key(option.name) {
            all.insert(option.name.to_owned(), usual[option.name].clone());
        }
        let Some(value) = all.get(option.name) else {
            return Err(SetupError::new(option.name, "missing", "every option is written out"));
        };
        option.kind.check(value).map_err(|right| SetupError::new(option.name, value, right))?;
    }
    parse(&all)
}

/// The default setup with some options changed.
pub fn with<G: Game>(
    changes: impl IntoIterator<Item = (&'static str, Value)>,
) -> Result<G::Setup, SetupError> {
    let mut options = to_options::<G>(&G::Setup::default());
    for (name, value) in changes {
        options.insert(name.to_owned(), value);
    }
    from_options::<G>(&options)
}

fn parse<S: DeserializeOwned>(options: &Options) -> Result<S, SetupError> {
    serde_json::from_value(Value::Object(options.clone()))
        .map_err(|error| SetupError::new("setup", Value::Object(options.clone()), error.to_string()))
}

fn names<G: Game>() -> String {
    G::OPTIONS.iter().map(|option| option.name).collect::<Vec<_>>().join(", ")
}

impl OptionKind {
    fn check(self, value: &Value) -> Result<(), String> {
        let fits = match self {
            OptionKind::Number(low, high) => {
                value.as_u64().is_some_and(|number| (u64::from(low)..=u64::from(high)).contains(&number))
            }
            OptionKind::Flag => value.is_boolean(),
            OptionKind::Choice(words) => value.as_str().is_some_and(|word| words.contains(&word)),
            OptionKind::Text(_) | OptionKind::Order(..) => value.is_string(),
        };
        if fits { Ok(()) } else { Err(self.right()) }
    }

    /// What the option may be, in a few words.
    pub fn right(self) -> String {
        match self {
            OptionKind::Number(low, high) => format!("it is a number from {low} to {high}"),
            OptionKind::Flag => "it is true or false".to_owned(),
            OptionKind::Choice(words) => format!("it is one of {}", words.join(", ")),
            OptionKind::Text(examples) => format!("it is written like {}", examples.join(" or ")),
            OptionKind::Order(words, items) => {
                format!("it is written like {} or {}", words.join(" or "), items.join(","))
            }
        }
    }
}
