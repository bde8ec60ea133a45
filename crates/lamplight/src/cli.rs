//! The command line: which commands and flags there are, described in the user's language.

use std::env;

use bots::{Budget, Level, Skilled};
use clap::{Arg, ArgAction, Command, value_parser};
use games::{IDS, Visitor};
use table::Lang;

use crate::app::Language;
use crate::options;

/// The most games one simulation plays.
const MOST_GAMES: u64 = 100_000_000;
/// The most threads it uses.
const MOST_THREADS: u64 = 256;

/// The language to speak: of `--lang`, else of the environment, else English.
///
/// It is looked up before clap sees the arguments, because clap's help is written in it.
pub(crate) fn language() -> Lang {
    let arguments: Vec<String> = env::args().collect();
    let flag =
        arguments.iter().enumerate().find_map(|(index, argument)| match argument.strip_prefix("--lang") {
            Some("") => arguments.get(index + 1).map(String::as_str),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        });
    let variables = ["LAMPLIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
    let environment = variables.into_iter().flatten().find(|tag| !tag.is_empty());
    flag.map(str::to_owned).or(environment).and_then(|tag| Lang::parse(&tag)).unwrap_or_default()
}

/// All commands.
pub(crate) fn command(language: &Language) -> Command {
    let cli = Cli { language };
    let command = cli
        .dress(Command::new("lamplight"), "about", "examples")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .subcommand_value_name(cli.word("value-command"))
        .subcommand_help_heading(cli.word("heading-commands"))
        .arg(cli.option("version").short('V').action(ArgAction::Version))
        .arg(cli.option("lang").value_name("en|de").value_parser(["en", "de"]).global(true))
        .arg(cli.option("content").value_name("GAME=FILE").action(ArgAction::Append).global(true));
    command.subcommands([
        cli.serve(),
        cli.subcommand("games").arg(cli.json()),
        cli.subcommand("rules").arg(cli.game().required(true)),
        cli.play(),
        cli.simulate(),
        cli.arena(),
        cli.subcommand("train")
            .arg(cli.game().required(true))
            .arg(cli.number("games", MOST_GAMES).default_value("40000"))
            .arg(cli.seed().default_value("1")),
        cli.subcommand("trace").arg(cli.record()),
        cli.subcommand("verify").arg(cli.record().num_args(1..)).arg(cli.json()),
        cli.position("replay").arg(cli.option("walk").action(ArgAction::SetTrue).conflicts_with("step")),
        cli.subcommand("analyse").arg(cli.record()).args(cli.budget()).arg(cli.json()),
        cli.render(),
        cli.bench(),
    ])
}

struct Cli<'a> {
    language: &'a Language,
}

impl Cli<'_> {
    fn word(&self, key: &str) -> String {
        self.language.get(key)
    }

    /// What every command has: a description, examples, and help in the user's language.
    fn dress(&self, command: Command, about: &str, examples: &str) -> Command {
        let template = "{about-with-newline}\nUSAGE {usage}\n\n{all-args}{after-help}";
        let help = self.option("help").short('h').action(ArgAction::Help);
        command
            .about(self.word(about))
            .after_help(self.word(examples))
            .help_template(template.replace("USAGE", &self.word("heading-usage")))
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .arg(help)
    }

    fn subcommand(&self, name: &'static str) -> Command {
        self.dress(Command::new(name), &format!("{name}-about"), &format!("{name}-examples"))
    }

    fn option(&self, name: &'static str) -> Arg {
        Arg::new(name)
            .long(name)
            .help(self.word(&format!("arg-{name}")))
            .help_heading(self.word("heading-options"))
    }

    fn positional(&self, name: &'static str) -> Arg {
        Arg::new(name).help(self.word(&format!("arg-{name}"))).help_heading(self.word("heading-arguments"))
    }

    fn json(&self) -> Arg {
        self.option("json").action(ArgAction::SetTrue)
    }

    fn game(&self) -> Arg {
        self.positional("game").value_name("GAME")
    }

    fn record(&self) -> Arg {
        self.positional("record")
            .value_name("RECORD")
            .required(true)
            .value_parser(value_parser!(std::path::PathBuf))
    }

    /// A command that shows a position of a record.
    fn position(&self, name: &'static str) -> Command {
        self.subcommand(name)
            .arg(self.record())
            .arg(self.option("step").value_name("N").value_parser(value_parser!(usize)))
            .arg(self.option("seat").value_name("S").value_parser(value_parser!(u8).range(0..8)))
    }

    fn render(&self) -> Command {
        let output = self.option("output").short('o').value_name("FILE").required(true);
        self.position("render")
            .arg(
                self.option("frame")
                    .value_name("wide|tall")
                    .value_parser(["wide", "tall"])
                    .default_value("wide"),
            )
            .arg(
                self.option("theme")
                    .value_name("night|day")
                    .value_parser(["night", "day"])
                    .default_value("night"),
            )
            .arg(output.value_parser(value_parser!(std::path::PathBuf)))
    }

    fn number(&self, name: &'static str, most: u64) -> Arg {
        self.option(name).value_name("N").value_parser(value_parser!(u64).range(1..=most))
    }

    fn seed(&self) -> Arg {
        self.option("seed").value_name("S").value_parser(value_parser!(u64))
    }

    /// A command that is followed by a game, which brings its own flags.
    fn by_game(&self, name: &'static str, args: &[Arg]) -> Command {
        let command = self
            .subcommand(name)
            .subcommand_required(true)
            .arg_required_else_help(true)
            .allow_external_subcommands(true)
            .subcommand_value_name("GAME")
            .subcommand_help_heading(self.word("heading-games"));
        IDS.iter().fold(command, |command, id| {
            let game =
                games::visit(id, GameCommand { cli: self, parent: name, args }).expect("a registered game");
            command.subcommand(game)
        })
    }

    fn simulate(&self) -> Command {
        let [time, iterations] = self.budget();
        self.by_game(
            "simulate",
            &[
                self.number("games", MOST_GAMES).default_value("1000"),
                self.option("bots").value_name("A,B").value_delimiter(','),
                time,
                iterations,
                self.seed().default_value("1"),
                self.number("threads", MOST_THREADS),
                self.option("records").value_name("DIR").value_parser(value_parser!(std::path::PathBuf)),
                self.option("trace").value_name("FILE|-").value_parser(value_parser!(std::path::PathBuf)),
                self.json(),
            ],
        )
    }

    /// How much bots think.
    fn budget(&self) -> [Arg; 2] {
        let time = self.option("time").value_name("100ms|1s").value_parser(time);
        [time.conflicts_with("iterations"), self.number("iterations", MOST_GAMES)]
    }

    fn arena(&self) -> Command {
        let bots = self.option("bots").value_name("A,B").value_delimiter(',').default_value("expert,greedy");
        let [time, iterations] = self.budget();
        self.by_game(
            "arena",
            &[
                bots,
                self.option("ladder").action(ArgAction::SetTrue).conflicts_with("bots"),
                self.number("games", MOST_GAMES).default_value("400"),
                time,
                iterations,
                self.option("until").value_name("LOW:HIGH").allow_hyphen_values(true),
                self.seed().default_value("1"),
                self.number("threads", MOST_THREADS),
                self.json(),
            ],
        )
    }

    fn bench(&self) -> Command {
        self.subcommand("bench").arg(self.game()).arg(self.json())
    }

    /// Each setting has a variable of its own: `LAMPLIGHT_PORT`, and so on.
    fn serve(&self) -> Command {
        let set = |name: &'static str, value: &'static str, variable: &'static str| {
            self.option(name).value_name(value).env(variable)
        };
        self.subcommand("serve")
            .arg(set("address", "IP", "LAMPLIGHT_ADDRESS").value_parser(value_parser!(std::net::IpAddr)))
            .arg(set("port", "PORT", "LAMPLIGHT_PORT").short('p').value_parser(value_parser!(u16)))
            .arg(set("database", "URL", "LAMPLIGHT_DATABASE").hide_env_values(true))
            .arg(set("public-url", "URL", "LAMPLIGHT_PUBLIC_URL"))
            .arg(set("behind-proxy", "true|false", "LAMPLIGHT_BEHIND_PROXY").action(ArgAction::SetTrue))
            .arg(set("limit", "NAME=N", "LAMPLIGHT_LIMITS").action(ArgAction::Append).value_delimiter(','))
            .arg(set("log", "LEVEL", "LAMPLIGHT_LOG"))
            .arg(set("log-format", "text|json", "LAMPLIGHT_LOG_FORMAT").value_parser(["text", "json"]))
            .arg(set("config", "FILE", "LAMPLIGHT_CONFIG").value_parser(value_parser!(std::path::PathBuf)))
    }

    fn play(&self) -> Command {
        let people = self.option("people").value_name("N").value_parser(value_parser!(u64).range(1..=8));
        let names = self.option("names").value_name("A,B").value_delimiter(',');
        let against = self
            .option("against")
            .value_name("LEVEL")
            .value_parser(Level::ALL.map(Level::name))
            .default_value(Level::Medium.name());
        let tutorial = self.option("tutorial").action(ArgAction::SetTrue);
        self.by_game("play", &[people.default_value("1"), against, names, self.seed(), tutorial])
    }
}

/// Reads a budget of time.
fn time(text: &str) -> Result<Budget, String> {
    match Budget::parse(text) {
        Some(budget @ Budget::Time(_)) => Ok(budget),
        _ => Err("a time is written like 100ms or 1s".to_owned()),
    }
}

struct GameCommand<'a> {
    cli: &'a Cli<'a>,
    parent: &'static str,
    args: &'a [Arg],
}

impl Visitor for GameCommand<'_> {
    type Output = Command;

    fn visit<G: Skilled>(self) -> Command {
        let words = self.cli.language.with::<G>();
        let command = self.cli.dress(Command::new(G::ID), "about", &format!("{}-examples", self.parent));
        options::flags::<G>(command.about(words.get("tagline")).args(self.args), &words)
    }
}
