//! A picture of each game for its card: a real position, from a game that bots played.
//!
//! The same game each time, so that a picture is as cacheable as any other file of a build.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock};

use bots::skilled::rng_for;
use bots::{Budget, Level, Skilled, choose};
use games::{Visitor, visit};
use table::look::Theme;
use table::{Art, By, Dice, Eyes, Frame, Journal, Lang, Listener, Loaded, Secret, Turn, Words};

/// What a bot may think about a step of it, in iterations: the same on every machine.
const THOUGHT: Budget = Budget::Iterations(4000);

/// A picture of the game of this name, in the colours of a theme; none if there is no such game, or nobody drew it.
pub(crate) fn card(game: &str, theme: Theme) -> Option<String> {
    static DRAWN: OnceLock<Mutex<HashMap<(String, Theme), String>>> = OnceLock::new();
    let drawn = DRAWN.get_or_init(Mutex::default);
    let key = (game.to_owned(), theme);
    if let Some(picture) = drawn.lock().expect("drawing does not panic halfway").get(&key) {
        return Some(picture.clone());
    }
    let picture = visit(game, Draw(theme))??;
    drawn.lock().expect("drawing does not panic halfway").insert(key, picture.clone());
    Some(picture)
}

struct Draw(Theme);

impl Visitor for Draw {
    type Output = Option<String>;

    fn visit<G: Skilled>(self) -> Option<String> {
        let art = Art::read(G::ART).ok().filter(|art| !art.symbols.is_empty())?;
        let journal = played::<G>()?;
        let words = Words::new(Lang::En, [G::words(Lang::En)]);
        let names = vec![String::new(); journal.now().seats()];
        let to = Listener { words: &words, names: &names, eyes: Eyes::Spectator };
        let scene = G::scene(&journal.now().view(to.eyes), Frame::Wide, &to);
        Some(render::svg(&scene, &art, self.0, &words.get("name")))
    }
}

/// Two thirds of a game among bots: enough has happened to look like something, and nothing is over.
fn played<G: Skilled>() -> Option<Journal<G>> {
    let secret = Secret::simulated(1, 1);
    let dice = Dice::new(&secret, []);
    let mut journal = Journal::<G>::new(G::Setup::default(), Loaded::standard()).ok()?;
    journal.roll(&dice);
    while let Turn::Seats(seats) = journal.now().turn() {
        let seat = seats.first()?;
        let view = journal.now().view(Eyes::Seat(seat));
        let rng = rng_for(&secret, journal.steps().len());
        let (choice, _) = choose::<G>(seat, &view, Level::Medium, THOUGHT, rng);
        journal.play(By::Seat(seat), choice.action()).ok()?;
        journal.roll(&dice);
    }
    journal.go_back(journal.steps().len() * 2 / 3);
    Some(journal)
}
