//! `render`: a position of a record as a picture, in a file.

use std::fs;
use std::path::{Path, PathBuf};

use bots::Skilled;
use clap::ArgMatches;
use games::Visitor;
use table::look::Theme;
use table::{Art, Eyes, Frame, Listener, Record, Seat};

use crate::app::{App, text, visit};
use crate::output::{Failure, print};
use crate::records::{given, open_at};

pub(crate) fn run(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    let (path, record) = given(matches)?;
    let out = matches.get_one::<PathBuf>("output").expect("clap requires it");
    let picture = Picture {
        app,
        path: &path,
        record: &record,
        step: matches.get_one::<usize>("step").copied(),
        seat: matches.get_one::<u8>("seat").map(|&seat| Seat::new(seat.into())),
        frame: if text(matches, "frame") == "tall" { Frame::Tall } else { Frame::Wide },
        theme: if text(matches, "theme") == "day" { Theme::Day } else { Theme::Night },
    };
    let format = Format::of(out)?;
    let svg = visit(&record.game, picture)?;
    let bytes = match format {
        Format::Svg => svg.into_bytes(),
        Format::Png => render::png(&svg).map_err(Failure::input)?,
    };
    fs::write(out, bytes).map_err(|error| Failure::file(out, &error))?;
    print(&app.language.say("render-written", &[("file", out.display().to_string().into())]))
}

/// What the file's name asks for.
enum Format {
    Svg,
    Png,
}

impl Format {
    fn of(path: &Path) -> Result<Format, Failure> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            _ => Err(Failure::input(format!(
                "--output {}: a picture's name ends in .svg or .png",
                path.display()
            ))),
        }
    }
}

struct Picture<'a> {
    app: &'a App<'a>,
    path: &'a Path,
    record: &'a Record,
    step: Option<usize>,
    seat: Option<Seat>,
    frame: Frame,
    theme: Theme,
}

impl Visitor for Picture<'_> {
    type Output = Result<String, Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let journal = open_at::<G>(self.app, self.path, self.record, self.step, self.seat)?;
        let art =
            Art::read(G::ART).map_err(|error| Failure::input(format!("the art of {}: {error}", G::ID)))?;
        let words = self.app.language.with::<G>();
        let names: Vec<String> = self.record.players.iter().map(|player| player.name.clone()).collect();
        let eyes = self.seat.map_or(Eyes::Spectator, Eyes::Seat);
        let to = Listener { words: &words, names: &names, eyes };
        let scene = G::scene(&journal.now().view(eyes), self.frame, &to);
        let (step, steps) = (journal.steps().len(), self.record.steps.len());
        let step = words.say("replay-step", &[("step", step.into()), ("steps", steps.into())]);
        Ok(render::svg(&scene, &art, self.theme, &format!("{}. {step}", words.get("name"))))
    }
}
