//! Setup options as flags, named as in the rules.

use clap::{Arg, ArgAction, ArgMatches, Command, builder::PossibleValuesParser, value_parser};
use serde_json::Value;
use table::setup::{self, Options};
use table::{Game, OptionKind, Words};

use crate::output::Failure;

/// Adds a flag for every option of the game.
pub(crate) fn flags<G: Game>(command: Command, words: &Words) -> Command {
    let defaults = setup::to_options::<G>(&G::Setup::default());
    let heading = words.get("heading-setup");
    command.args(G::OPTIONS.iter().map(|option| {
        let arg = Arg::new(option.name)
            .long(option.name)
            .help(words.get(&format!("option-{}", option.name)))
            .help_heading(heading.clone());
        let default = plain(&defaults[option.name]);
        match option.kind {
            OptionKind::Number(low, high) => arg
                .value_name("N")
                .value_parser(value_parser!(u64).range(u64::from(low)..=u64::from(high)))
                .default_value(default),
            OptionKind::Flag => arg.action(ArgAction::SetTrue),
            OptionKind::Choice(words) => {
                arg.value_name("WORD").value_parser(PossibleValuesParser::new(words)).default_value(default)
            }
            OptionKind::Text(_) | OptionKind::Order(..) => arg.value_name("TEXT").default_value(default),
        }
    }))
}

/// The setup that the flags ask for.
pub(crate) fn setup<G: Game>(matches: &ArgMatches) -> Result<G::Setup, Failure> {
    let value = |name: &str, kind| match kind {
        OptionKind::Number(..) => Value::from(*matches.get_one::<u64>(name).expect("has a default")),
        OptionKind::Flag => Value::from(matches.get_flag(name)),
        OptionKind::Choice(_) | OptionKind::Text(_) | OptionKind::Order(..) => {
            Value::from(crate::app::text(matches, name))
        }
    };
    let options: Options =
        G::OPTIONS.iter().map(|option| (option.name.to_owned(), value(option.name, option.kind))).collect();
    setup::from_options::<G>(&options).map_err(Failure::input)
}

/// An option's value without JSON's quotes.
pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// How many can play.
pub(crate) fn players<G: Game>() -> std::ops::RangeInclusive<u8> {
    let players = G::OPTIONS.iter().find(|option| option.name == "players").map(|option| option.kind);
    let Some(OptionKind::Number(low, high)) = players else { unreachable!("every game has players") };
    low..=high
}
