//! From matched arguments to the command that does the work.

use std::path::PathBuf;

use clap::ArgMatches;
use games::{IDS, Visitor};
use table::{Game, Lang, Loaded, Words, limits};

use crate::output::{Failure, read_at_most};
use crate::{analyse, arena, bench, list, play, records, render, serve, simulate, train};

/// The program's own words.
pub(crate) fn words(lang: Lang) -> Language {
    Language { lang, words: Words::new(lang, [source(lang)]) }
}

fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../words/en.ftl"),
        Lang::De => include_str!("../words/de.ftl"),
    }
}

/// The language people are spoken to in.
pub(crate) struct Language {
    lang: Lang,
    words: Words,
}

impl Language {
    /// The program's words together with those of a game.
    pub(crate) fn with<G: Game>(&self) -> Words {
        Words::new(self.lang, [source(self.lang), G::words(self.lang)])
    }
}

impl std::ops::Deref for Language {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.words
    }
}

/// What every command may need.
pub(crate) struct App<'a> {
    pub(crate) language: &'a Language,
    /// Content files named on the command line, by game.
    contents: Vec<(String, PathBuf)>,
}

impl App<'_> {
    /// The content to play on: the file given for this game, or the standard one.
    pub(crate) fn content<G: Game>(&self) -> Result<&'static Loaded<G>, Failure> {
        let Some((_, path)) = self.contents.iter().find(|(game, _)| game == G::ID) else {
            return Ok(Loaded::standard());
        };
        let text = read_at_most(path, "content", limits::CONTENT_BYTES)?;
        let name =
            path.file_stem().map_or_else(|| "custom".to_owned(), |stem| stem.to_string_lossy().into_owned());
        Loaded::read(&name, &text).map_err(|error| Failure::input(format!("{}, {error}", path.display())))
    }
}

/// Does what the arguments say.
pub(crate) fn run(language: &Language, matches: &ArgMatches) -> Result<(), Failure> {
    let mut contents = Vec::new();
    for pair in matches.get_many::<String>("content").into_iter().flatten() {
        let Some((game, file)) = pair.split_once('=').filter(|(game, _)| IDS.contains(game)) else {
            let games = IDS.join(", ");
            return Err(Failure::input(format!(
                "--content {pair:?}: write GAME=FILE, where GAME is one of {games}"
            )));
        };
        contents.push((game.to_owned(), PathBuf::from(file)));
    }
    let app = App { language, contents };
    match matches.subcommand() {
        Some(("serve", matches)) => serve::run(&app, matches),
        Some(("games", matches)) => list::games(&app, matches.get_flag("json")),
        Some(("rules", matches)) => visit(text(matches, "game"), list::Rules { app: &app }),
        Some(("simulate", matches)) => {
            let (game, matches) = matches.subcommand().expect("required");
            visit(game, simulate::Simulate { app: &app, matches })
        }
        Some(("arena", matches)) => {
            let (game, matches) = matches.subcommand().expect("required");
            visit(game, arena::Arena { app: &app, matches })
        }
        Some(("train", matches)) => visit(text(matches, "game"), train::Train { app: &app, matches }),
        Some(("play", matches)) => {
            let (game, matches) = matches.subcommand().expect("required");
            play::run(&app, game, matches)
        }
        Some(("trace", matches)) => records::trace(&app, matches),
        Some(("verify", matches)) => records::verify(&app, matches),
        Some(("replay", matches)) => records::replay(&app, matches),
        Some(("analyse", matches)) => analyse::run(&app, matches),
        Some(("render", matches)) => render::run(&app, matches),
        Some(("bench", matches)) => bench::run(&app, matches),
        other => unreachable!("clap knows no command {other:?}"),
    }
}

/// Does something with the game of this name.
pub(crate) fn visit<T>(game: &str, visitor: impl Visitor<Output = Result<T, Failure>>) -> Result<T, Failure> {
    games::visit(game, visitor).unwrap_or_else(|| {
        Err(Failure::input(format!("there is no game {game:?}; the games are {}", IDS.join(", "))))
    })
}

/// A required text argument.
pub(crate) fn text<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    matches.get_one::<String>(name).expect("clap requires it")
}
