//! `play`: a game in the terminal, several people at one keyboard or against bots.

use std::fs;
use std::path::{Path, PathBuf};

use bots::skilled::rng_for;
use bots::{Budget, Level, Skilled, choose, hint};
use clap::ArgMatches;
use games::Visitor;
use table::guide::{Lesson, Tutorial};
use table::record::Player;
use table::verify::verify;
use table::{By, Dice, Eyes, Journal, Listener, Loaded, Record, Seat, Secret, Turn, Words, limits, trace};

use crate::app::{App, visit};
use crate::output::{Failure, print, prompt, say};
use crate::result::{account, result};
use crate::{options, records};

/// More legal actions than this are not listed unless asked for.
const LISTED: usize = 40;

/// Starts a game of this name, or goes on with one that was saved in a file.
pub(crate) fn run(app: &App<'_>, game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    let path = Path::new(game);
    if !games::IDS.contains(&game) && path.is_file() {
        let record = records::read(path)?;
        return visit(&record.game, Resume { app, path, record: &record });
    }
    visit(game, Start { app, matches })
}

struct Start<'a> {
    app: &'a App<'a>,
    matches: &'a ArgMatches,
}

impl Visitor for Start<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let words = self.app.language.with::<G>();
        if self.matches.get_flag("tutorial") {
            return learn::<G>(words);
        }
        let setup = options::setup::<G>(self.matches)?;
        let journal = Journal::<G>::new(setup, self.app.content()?).map_err(Failure::input)?;
        let secret = match self.matches.get_one::<u64>("seed") {
            Some(&seed) => Secret::simulated(seed, 0),
            None => Secret::draw().map_err(Failure::input)?,
        };
        let people = *self.matches.get_one::<u64>("people").expect("has a default") as usize;
        let names: Vec<&String> = self.matches.get_many("names").into_iter().flatten().collect();
        let against = Level::parse(crate::app::text(self.matches, "against")).expect("clap knows the levels");
        let players = seat_people(&words, journal.now().seats(), people, against, &names)?;
        Session { journal, players, secret, words, saved: None, shown: None, tutorial: None }.run()
    }
}

/// The game that teaches: the script's setup and dice, and easy bots.
fn learn<G: Skilled>(words: Words) -> Result<(), Failure> {
    let tutorial = G::GUIDE.tutorial();
    let setup = table::setup::from_options::<G>(&tutorial.record.setup).map_err(Failure::input)?;
    let journal = Journal::<G>::new(setup, Loaded::standard()).map_err(Failure::input)?;
    let players = seat_people(&words, journal.now().seats(), 1, Level::Easy, &[])?;
    let secret = dice_of(&tutorial).expect("a tutorial has a seed");
    Session { journal, players, secret, words, saved: None, shown: None, tutorial: Some(tutorial) }.run()
}

fn dice_of(tutorial: &Tutorial) -> Option<Secret> {
    tutorial.record.seed.as_deref().and_then(Secret::parse)
}

fn seat_people(
    words: &Words,
    seats: usize,
    people: usize,
    against: Level,
    names: &[&String],
) -> Result<Vec<Player>, Failure> {
    if people > seats {
        return Err(Failure::input(format!("--people {people}: the game has {seats} seats")));
    }
    if names.len() > seats {
        return Err(Failure::input(format!("--names has {} names: the game has {seats} seats", names.len())));
    }
    if names.iter().any(|name| name.is_empty() || name.chars().count() > limits::NAME_CHARS) {
        return Err(Failure::input(format!("--names: a name has 1 to {} characters", limits::NAME_CHARS)));
    }
    let player = |seat: usize| {
        let bot = (seat >= people).then(|| against.name().to_owned());
        let name = match &bot {
            Some(_) => bots::cast::of(Seat::new(seat)).name.to_owned(),
            None => words.say("seat", &[("seat", seat.into())]),
        };
        Player { name: names.get(seat).map_or(name, |&name| name.clone()), bot, nonce: None }
    };
    Ok((0..seats).map(player).collect())
}

struct Resume<'a> {
    app: &'a App<'a>,
    path: &'a Path,
    record: &'a Record,
}

impl Visitor for Resume<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let journal = records::open::<G>(self.app, self.path, self.record)?;
        let file = self.path.display();
        verify::<G>(self.record, self.app.content()?)
            .map_err(|fault| Failure::input(format!("{file}: {fault}")))?;
        let secret = self.record.seed.as_deref().and_then(Secret::parse).ok_or_else(|| {
            Failure::input(format!(
                "{file}: it has no seed, so nothing says how chance goes on; save games with `save`"
            ))
        })?;
        let words = self.app.language.with::<G>();
        let saved = Some(self.path.to_owned());
        // A tutorial that was left goes on as one.
        let tutorial = Some(G::GUIDE.tutorial()).filter(|tutorial| tutorial.record.seed == self.record.seed);
        let players = self.record.players.clone();
        Session { journal, players, secret, words, saved, shown: None, tutorial }.run()
    }
}

/// A game at this keyboard.
struct Session<G: Skilled> {
    journal: Journal<G>,
    players: Vec<Player>,
    secret: Secret,
    words: Words,
    /// Where the game was saved last.
    saved: Option<PathBuf>,
    /// Who looked at the screen last, and how many steps there were then.
    shown: Option<(Seat, usize)>,
    /// What is said along the game, if it teaches.
    tutorial: Option<Tutorial>,
}

/// What somebody typed.
enum Input<A> {
    Action(A),
    Undo,
    Quit,
    /// It was answered, and the question stands.
    Answered,
}

impl<G: Skilled> Session<G> {
    fn run(mut self) -> Result<(), Failure> {
        say(&self.words.say("play-welcome", &[("game", self.words.get("name").into())]));
        let dice = Dice::new(&self.secret, self.players.iter().map(|player| player.nonce.as_deref()));
        loop {
            self.journal.roll(&dice);
            let Turn::Seats(seats) = self.journal.now().turn() else { break };
            let scripted = self.scripted();
            let acts = |seat: &Seat| scripted.is_none_or(|(next, _)| next == *seat);
            if let Some((seat, level)) =
                seats.iter().filter(acts).find_map(|seat| Some((seat, self.bot(seat)?)))
            {
                self.play_bot(seat, level);
                continue;
            }
            let seat = seats.iter().find(acts).expect("never empty");
            self.show(seat)?;
            self.teach();
            match self.ask(seat)? {
                Input::Action(action) => self.journal.play(By::Seat(seat), action).expect("it was checked"),
                Input::Undo => self.undo(),
                Input::Quit => return Ok(()),
                Input::Answered => unreachable!("asked until there is an answer"),
            }
        }
        self.finish()
    }

    /// The level of the bot on a seat, if one sits there. A name that we do not know plays at random.
    fn bot(&self, seat: Seat) -> Option<Level> {
        let name = self.players[seat.index()].bot.as_ref()?;
        Some(Level::parse(name).unwrap_or(Level::Random))
    }

    /// Whose decision the script of a tutorial has next, and what it is.
    fn scripted(&self) -> Option<(Seat, G::Action)> {
        let steps = &self.tutorial.as_ref()?.record.steps;
        let (by, action) = steps.get(self.journal.steps().len())?.split_once(' ')?;
        Some((By::parse(by)?.seat()?, G::parse(&self.journal.content().data, action).ok()?))
    }

    /// What a tutorial says at this point.
    fn lessons(&self) -> Vec<&Lesson> {
        let steps: Vec<By> = self.journal.steps().iter().map(|&(by, _)| by).collect();
        self.tutorial.iter().flat_map(|tutorial| tutorial.said_after(&steps)).collect()
    }

    fn teach(&self) {
        for lesson in self.lessons() {
            say(&format!("» {}", lesson.say(self.words.lang())));
        }
    }

    /// A kind word to an action that the script does not go on with; nothing if it does, or if there is no script.
    fn wrong(&self, seat: Seat, action: G::Action) -> Option<String> {
        self.scripted().filter(|next| *next != (seat, action))?;
        let wrong = self.lessons().into_iter().filter_map(|lesson| lesson.wrong.as_ref()).next_back();
        Some(match wrong {
            Some(wrong) => wrong.say(self.words.lang()).to_owned(),
            None => self.words.get("play-lesson"),
        })
    }

    fn play_bot(&mut self, seat: Seat, level: Level) {
        if let Some((_, action)) = self.scripted() {
            self.journal.play(By::Seat(seat), action).expect("the script was verified");
            return;
        }
        let view = self.journal.now().view(Eyes::Seat(seat));
        let rng = rng_for(&self.secret, self.journal.steps().len());
        let (choice, _) = choose::<G>(seat, &view, level, Budget::EXPERT, rng);
        self.journal.play(By::Seat(seat), choice.action()).expect("bots play by the rules");
    }

    /// What an expert would do here, and why.
    fn hint(&self, seat: Seat) -> String {
        let (names, eyes) = (self.names(), Eyes::Seat(seat));
        let to = Listener { words: &self.words, names: &names, eyes };
        let view = self.journal.now().view(eyes);
        let rng = rng_for(&self.secret, self.journal.steps().len());
        let hints = hint::<G>(seat, &view, Budget::EXPERT, rng, &to);
        let line = |(place, hint): (usize, bots::Hint<G::Action>)| {
            let action = G::print(&self.journal.content().data, hint.action);
            let cost = format!("{:.1}", hint.cost);
            let arguments =
                [("action", action.into()), ("reason", hint.reason.into()), ("cost", cost.into())];
            self.words.say(if place == 0 { "play-hint-best" } else { "play-hint-other" }, &arguments)
        };
        hints.into_iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    }

    fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        let people = |(seat, player): (usize, &Player)| player.bot.is_none().then(|| Seat::new(seat));
        self.players.iter().enumerate().filter_map(people).collect::<Vec<_>>().into_iter()
    }

    /// Shows the table to a seat, after a hand-over if somebody else looked last and hands are secret.
    fn show(&mut self, seat: Seat) -> Result<(), Failure> {
        let (names, eyes) = (self.names(), Eyes::Seat(seat));
        let to = Listener { words: &self.words, names: &names, eyes };
        let view = self.journal.now().view(eyes);
        let hand = G::hand(&view, &to);
        let changed = self.shown.is_none_or(|(last, _)| last != seat);
        if changed && hand.is_some() && self.people().count() > 1 {
            say(&"\n".repeat(60));
            prompt(&to.say_of(seat, "play-hand-over", &[]))?;
        }
        let since = self.shown.map_or(0, |(_, steps)| steps).min(self.journal.steps().len());
        let log = self.log(eyes, since);
        self.shown = Some((seat, self.journal.steps().len()));
        let mut screen = if log.is_empty() { String::new() } else { format!("{log}\n\n") };
        screen += &G::draw(&view, &to);
        screen += &hand.unwrap_or_default();
        print(&screen)
    }

    /// What happened after the first `since` steps, a sentence each, as these eyes may know it.
    fn log(&self, eyes: Eyes, since: usize) -> String {
        let names = self.names();
        let to = Listener { words: &self.words, names: &names, eyes };
        let views: Vec<G::View> =
            self.journal.positions().skip(since).map(|position| position.view(eyes)).collect();
        let steps = self.journal.steps().iter().skip(since).zip(views.windows(2));
        let told = steps.map(|(&(by, action), views)| G::tell(&views[0], &views[1], by, action, &to));
        told.collect::<Vec<_>>().join("\n")
    }

    /// What a seat has to decide now, in a sentence.
    fn question(&self, seat: Seat) -> String {
        let (names, eyes) = (self.names(), Eyes::Seat(seat));
        let to = Listener { words: &self.words, names: &names, eyes };
        G::ask(&self.journal.now().view(eyes), &to).expect("an acting seat is asked something")
    }

    /// Asks until something happens to the game.
    fn ask(&mut self, seat: Seat) -> Result<Input<G::Action>, Failure> {
        let legal = trace::legal(self.journal.now(), seat, &self.journal.content().data);
        print(&self.question(seat))?;
        if legal.len() <= LISTED {
            print(&list(&legal))?;
        }
        loop {
            let arguments = [("actions", legal.len().into())];
            let key = if legal.len() <= LISTED { "play-prompt" } else { "play-prompt-many" };
            let listener = Listener { words: &self.words, names: &self.names(), eyes: Eyes::Seat(seat) };
            let Some(line) = prompt(&listener.say_of(seat, key, &arguments))? else {
                say(&self.words.get("play-quit"));
                return Ok(Input::Quit);
            };
            match self.answer(line.trim(), seat, &legal)? {
                Input::Answered => {}
                input => return Ok(input),
            }
        }
    }

    fn answer(&mut self, line: &str, seat: Seat, legal: &[String]) -> Result<Input<G::Action>, Failure> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "" => {}
            "help" | "?" => say(&self.words.get("play-help")),
            "list" => print(&list(legal))?,
            "hint" => print(&self.hint(seat))?,
            "log" => print(&self.log(Eyes::Seat(seat), 0))?,
            "rules" => print(&self.words.get("rules"))?,
            "save" => self.save(rest.trim()),
            "undo" if self.last_decision().is_some() => return Ok(Input::Undo),
            "undo" => say(&self.words.get("play-nothing-to-undo")),
            "quit" | "exit" => {
                say(&self.words.get("play-quit"));
                return Ok(Input::Quit);
            }
            _ => return Ok(self.choose(line, seat, legal)),
        }
        Ok(Input::Answered)
    }

    /// An action by its number in the list or in notation.
    fn choose(&self, line: &str, seat: Seat, legal: &[String]) -> Input<G::Action> {
        let numbered = line.parse().ok().and_then(|number: usize| legal.get(number.checked_sub(1)?));
        let content = &self.journal.content().data;
        match G::parse(content, numbered.map_or(line, String::as_str)) {
            Ok(action) if self.journal.now().is_legal(seat, action) => match self.wrong(seat, action) {
                Some(wrong) => {
                    say(&format!("» {wrong}"));
                    Input::Answered
                }
                None => Input::Action(action),
            },
            _ => {
                let near = legal
                    .iter()
                    .filter(|action| line.chars().next().is_some_and(|first| action.starts_with(first)));
                let near: Vec<&str> = near.take(12).map(String::as_str).collect();
                let (key, near) = if near.is_empty() {
                    ("play-refused", String::new())
                } else {
                    ("play-refused-near", near.join(", "))
                };
                say(&self.words.say(key, &[("text", line.into()), ("near", near.into())]));
                Input::Answered
            }
        }
    }

    /// The last step that a person at this keyboard decided.
    fn last_decision(&self) -> Option<usize> {
        let people: Vec<By> = self.people().map(By::Seat).collect();
        self.journal.steps().iter().rposition(|(by, _)| people.contains(by))
    }

    fn undo(&mut self) {
        let step = self.last_decision().expect("it was looked for");
        self.journal.go_back(step);
        self.shown = self.shown.map(|(seat, steps)| (seat, steps.min(step)));
        say(&self.words.get("play-undone"));
    }

    /// The game as a record. It holds the seed, running or not: nobody else keeps it for this game.
    fn record(&self) -> Record {
        Record::of(&self.journal, self.players.clone(), Some(self.secret.commitment()), Some(&self.secret))
    }

    fn save(&mut self, file: &str) {
        let path = match (file, &self.saved) {
            ("", None) => return say(&self.words.get("play-save-how")),
            ("", Some(saved)) => saved.clone(),
            (file, _) => PathBuf::from(file),
        };
        let shown = path.display().to_string();
        if self.saved.as_ref() != Some(&path) && path.exists() {
            return say(&self.words.say("play-save-exists", &[("file", shown.into())]));
        }
        match fs::write(&path, self.record().to_json()) {
            Ok(()) => {
                self.saved = Some(path);
                say(&self.words.say("play-saved", &[("file", shown.into())]));
            }
            Err(error) => say(&format!("{shown}: {error}")),
        }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.teach();
        let names = self.names();
        let to = Listener { words: &self.words, names: &names, eyes: Eyes::Spectator };
        let since = self.shown.map_or(0, |(_, steps)| steps);
        let position = self.journal.now();
        let board = G::draw(&position.view(Eyes::Spectator), &to);
        print(&format!(
            "{}\n\n{board}\n{}\n\n{}",
            self.log(Eyes::Spectator, since),
            account(position, &to),
            result(position, &self.words, &names)
        ))?;
        if let Some(file) =
            prompt(&self.words.get("play-save-prompt"))?.filter(|file| !file.trim().is_empty())
        {
            self.save(file.trim());
        }
        Ok(())
    }
}

/// Numbered actions in columns.
fn list(legal: &[String]) -> String {
    let numbered: Vec<String> =
        legal.iter().enumerate().map(|(n, action)| format!("{:>3} {action}", n + 1)).collect();
    let width = numbered.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 2;
    let rows = numbered.chunks((76 / width).max(1));
    rows.map(|row| row.iter().map(|cell| format!("{cell:<width$}")).collect::<String>().trim_end().to_owned())
        .collect::<Vec<_>>()
        .join("\n")
}
