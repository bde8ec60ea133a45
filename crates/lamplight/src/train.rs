//! `train`: a game's bots learn from games with themselves.

use bots::Skilled;
use clap::ArgMatches;
use games::Visitor;

use crate::app::App;
use crate::output::{Failure, print, say};
use crate::progress::Progress;

/// Prints what was learned, under the command that learns it again; how it went is said on standard error.
pub(crate) struct Train<'a> {
    pub(crate) app: &'a App<'a>,
    pub(crate) matches: &'a ArgMatches,
}

impl Visitor for Train<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let number = |name| *self.matches.get_one::<u64>(name).expect("has a default");
        let (games, seed) = (number("games"), number("seed"));
        let (mut progress, mut last) = (Progress::new(games), Vec::new());
        let learned = G::train(games, seed, &mut |game, score| {
            progress.add(1);
            if game >= games - games.div_ceil(10) {
                last.push(f64::from(score));
            }
        });
        progress.finish();
        let learned = learned.ok_or_else(|| Failure::input(format!("{} has nothing to learn", G::ID)))?;
        let mean = last.iter().sum::<f64>() / last.len() as f64;
        let mean = [("games", last.len().into()), ("points", format!("{mean:.2}").into())];
        say(&self.app.language.with::<G>().say("train-last", &mean));
        print(&format!("# lamplight train {} --games {games} --seed {seed}\n{learned}", G::ID))
    }
}
