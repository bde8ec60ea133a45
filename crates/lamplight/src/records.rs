//! `trace`, `verify` and `replay`: what can be done with a record.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use bots::Skilled;
use clap::ArgMatches;
use games::Visitor;
use serde_json::{Value, json};
use table::verify::{Fault, Verified};
use table::{Eyes, Game, Journal, Listener, Record, Seat, Turn, limits};

use crate::app::{App, visit};
use crate::output::{Failure, print, prompt, read_at_most, say};

/// Reads a record's form.
pub(crate) fn read(path: &Path) -> Result<Record, Failure> {
    let text = read_at_most(path, "a record", limits::RECORD_BYTES)?;
    Record::parse(&text).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

/// The record named on the command line, with its path.
pub(crate) fn given(matches: &ArgMatches) -> Result<(PathBuf, Record), Failure> {
    let path = matches.get_one::<PathBuf>("record").expect("clap requires it");
    Ok((path.clone(), read(path)?))
}

pub(crate) fn trace(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    let (path, record) = given(matches)?;
    visit(&record.game, Trace { app, path: &path, record: &record })
}

struct Trace<'a> {
    app: &'a App<'a>,
    path: &'a Path,
    record: &'a Record,
}

impl Visitor for Trace<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        print(&table::trace::trace(&open::<G>(self.app, self.path, self.record)?))
    }
}

/// Plays a record again.
pub(crate) fn open<G: Game>(app: &App<'_>, path: &Path, record: &Record) -> Result<Journal<G>, Failure> {
    let content = app.content::<G>()?;
    record.open(content).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

/// Plays a record again as far as `step`, or to its end, for the eyes of a seat that must exist.
pub(crate) fn open_at<G: Game>(
    app: &App<'_>,
    path: &Path,
    record: &Record,
    step: Option<usize>,
    seat: Option<Seat>,
) -> Result<Journal<G>, Failure> {
    let mut journal = open::<G>(app, path, record)?;
    let (steps, seats) = (journal.steps().len(), journal.now().seats());
    let step = step.unwrap_or(steps);
    if step > steps {
        return Err(Failure::input(format!("--step {step}: the game has {steps} steps; 0 is the start")));
    }
    if let Some(seat) = seat.filter(|seat| seat.index() >= seats) {
        return Err(Failure::input(format!("--seat {seat}: the seats are 0 to {}", seats - 1)));
    }
    journal.go_back(step);
    Ok(journal)
}

/// Verifies all records; the worst of them decides the exit code.
pub(crate) fn verify(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    let mut reports: Vec<Value> = Vec::new();
    let mut worst = Ok(());
    for path in matches.get_many::<PathBuf>("record").expect("clap requires it") {
        let file = path.display();
        let verdict = read(path).and_then(|record| visit(&record.game, Verify { app, record: &record }));
        match verdict {
            Ok(Ok(verified)) => {
                reports.push(json!({
                    "file": path, "ok": true, "steps": verified.steps, "over": verified.over, "dice": verified.dice,
                }));
                if !matches.get_flag("json") {
                    print(&format!("{file}: {}", describe(app, verified)))?;
                }
            }
            Ok(Err(fault)) => {
                say(&format!("{file}: {fault}"));
                reports.push(json!({ "file": path, "ok": false, "error": fault.to_string() }));
                worst = worst.and(Err(Failure::Verification));
            }
            Err(Failure::Input(reason)) => {
                reports.push(json!({ "file": path, "ok": false, "error": reason }));
                say(&format!("error: {reason}"));
                worst = Err(Failure::Unreadable);
            }
            Err(other) => return Err(other),
        }
    }
    if matches.get_flag("json") {
        print(&serde_json::to_string_pretty(&reports).expect("plain data"))?;
    }
    worst
}

fn describe(app: &App<'_>, verified: Verified) -> String {
    let word = |key| app.language.get(key);
    let game = word(if verified.over { "verified-over" } else { "verified-running" });
    let dice = word(if verified.dice { "verified-dice" } else { "verified-no-dice" });
    app.language
        .say("verified", &[("steps", verified.steps.into()), ("game", game.into()), ("dice", dice.into())])
}

struct Verify<'a> {
    app: &'a App<'a>,
    record: &'a Record,
}

impl Visitor for Verify<'_> {
    type Output = Result<Result<Verified, Fault>, Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        Ok(table::verify::verify::<G>(self.record, self.app.content()?))
    }
}

pub(crate) fn replay(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    let (path, record) = given(matches)?;
    let step = matches.get_one::<usize>("step").copied();
    let seat = matches.get_one::<u8>("seat").map(|&seat| Seat::new(seat.into()));
    let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let walk = matches.get_flag("walk") || (step.is_none() && at_terminal);
    visit(&record.game, Replay { app, path: &path, record: &record, step, seat, walk })
}

struct Replay<'a> {
    app: &'a App<'a>,
    path: &'a Path,
    record: &'a Record,
    step: Option<usize>,
    seat: Option<Seat>,
    /// Whether it is stepped through instead of shown once.
    walk: bool,
}

impl Visitor for Replay<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let journal = open_at::<G>(self.app, self.path, self.record, self.step, self.seat)?;
        if self.walk { self.walk(&journal) } else { self.show(&journal) }
    }
}

impl Replay<'_> {
    /// Steps through the game, as whoever sits there likes, until they have enough.
    fn walk<G: Skilled>(&self, journal: &Journal<G>) -> Result<(), Failure> {
        let words = self.app.language.with::<G>();
        let mut step = 0;
        loop {
            let mut then = journal.clone();
            then.go_back(step);
            self.show(&then)?;
            let Some(line) = prompt(&words.get("replay-prompt"))? else { return Ok(()) };
            step = match line.trim() {
                "" | "n" => step + 1,
                "b" => step.saturating_sub(1),
                "q" => return Ok(()),
                other => other.parse().unwrap_or(step),
            };
            step = step.min(journal.steps().len());
        }
    }

    /// Shows where a game stands.
    fn show<G: Skilled>(&self, journal: &Journal<G>) -> Result<(), Failure> {
        let (step, steps) = (journal.steps().len(), self.record.steps.len());
        let seats = journal.now().seats();
        let words = self.app.language.with::<G>();
        let names: Vec<String> = self.record.players.iter().map(|player| player.name.clone()).collect();
        let to = |eyes| Listener { words: &words, names: &names, eyes };
        let mut out = words.say("replay-step", &[("step", step.into()), ("steps", steps.into())]);
        if let Some((before, by, action)) = journal.walk().last() {
            // Without a seat everything is open.
            let eyes = self.seat.map_or_else(|| journal.fullest(action), Eyes::Seat);
            let told = G::tell(&before.view(eyes), &journal.now().view(eyes), by, action, &to(eyes));
            out += &format!(" {told}");
        }
        let board = self.seat.map_or(Eyes::Spectator, Eyes::Seat);
        out += &format!("\n\n{}", G::draw(&journal.now().view(board), &to(board)));
        for eyes in self.eyes(seats) {
            if let (Some(hand), Eyes::Seat(seat)) = (G::hand(&journal.now().view(eyes), &to(eyes)), eyes) {
                out += &format!("{}: {hand}\n", names[seat.index()]);
            }
        }
        if journal.now().turn() == Turn::Over {
            out += &format!("\n{}", crate::result::result(journal.now(), &words, &names));
        }
        print(&out)
    }

    fn eyes(&self, seats: usize) -> impl Iterator<Item = Eyes> {
        let seat = self.seat;
        Seat::all(seats).filter(move |own| seat.is_none_or(|seat| seat == *own)).map(Eyes::Seat)
    }
}
