//! The game at a table, whichever it is; and the door through which eyes see it.
//!
//! `Playing` is generic over the game, and [`Play`] is what the rest of this crate knows of it. What is shown
//! to somebody comes from a [`Sight`] alone: it holds what these eyes see, and a position guessed from that.
//! By the contract of [`Game`](table::Game) whose turn it is and what a seat may do follow from its view, so the guess has
//! them right; and as it is a function of the view, nothing that it says can depend on more.

use bots::analysis::{Analysis, Analyst, Lesson, lessons};
use bots::{Budget, Level, Skilled};
use rand::SeedableRng;
use table::journal::StepError;
use table::record::{GameResult, Player};
use table::setup::{self, Options};
use table::tie::ties;
use table::{
    Account, By, Dice, Eyes, Frame, Journal, Lang, Listener, Loaded, Record, Rng, Scene, Seat, Secret, Tie,
    Turn, Words,
};

use crate::protocol::{Advised, Journey, Offer};
use crate::words;

/// A game in progress.
pub trait Play: Send + Sync {
    /// The game's name.
    fn id(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// What it waits for, which everybody knows.
    fn turn(&self) -> Turn;
    /// How many steps there were.
    fn steps(&self) -> usize;
    /// Whose this step was, from 0.
    fn decider(&self, step: usize) -> By;
    /// The steps that are given, and what chance does after them before anybody acts.
    fn opening(&self, given: &[String], dice: &Dice) -> Vec<String>;
    /// The step of a seat and those of chance that would follow; nothing if the seat may not do that now.
    fn follow(&self, seat: Seat, action: &str, dice: &Dice) -> Option<Vec<String>>;
    /// Takes a step that was written down.
    fn take(&mut self, step: &str) -> Result<(), StepError>;
    /// Goes back to the position after so many steps.
    fn go_back(&mut self, steps: usize);
    /// What these eyes see.
    fn sight(&self, eyes: Eyes) -> Box<dyn Sight>;
    /// What the listener's eyes saw after so many steps, and after each one since, as pictures.
    fn scenes(&self, steps: usize, frame: Frame, to: &Listener<'_>) -> Vec<Scene>;
    /// A step that was written down, as it is told to a pair of eyes.
    fn told(&self, step: &str, eyes: Eyes) -> String;
    /// Lets the oldest thing that is still told be forgotten: what is told sets out after it from now on.
    fn forget(&mut self, oldest: Turned<'_>);
    /// What happened since then in sentences, thing by thing, step by step; the first `skip` things are left out.
    fn tell(&self, since: &[Turned<'_>], skip: usize, to: &Listener<'_>) -> Vec<Vec<Sentence>>;
    /// Everything that is said about this game.
    fn words(&self, lang: Lang) -> &'static Words;
    /// How it ended, once it is over.
    fn result(&self) -> Option<GameResult>;
    /// What decided where points are equal; nothing before the game is over.
    fn ties(&self, to: &Listener<'_>) -> Vec<Tie>;
    /// What the common score is called, in a game where all play together; a word of the game's.
    fn grade(&self) -> Option<&'static str>;
    /// The game, written down; with the promise of the secret, if it decided all chance, and when it is over with the
    /// secret itself.
    fn record(&self, players: Vec<Player>, secret: Option<&Secret>) -> Record;
    /// Begins to find out what can be learned from this game.
    fn study(&self) -> Box<dyn Study>;
    /// What can be learned from this game, in words, most instructive first.
    fn lessons(&self, analysis: &Analysis, words: &Words, names: &[String]) -> Vec<Lesson>;
}

/// What can happen to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned<'a> {
    /// It went on by these steps, as they were written down; often by none.
    On(&'a [String]),
    /// It went back to the position after so many steps.
    Back(usize),
}

/// A step in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What came of it.
    pub say: String,
    /// A headline, if it is a moment of the game.
    pub moment: Option<String>,
}

/// An analysis in the making, of whichever game.
pub trait Study: Send {
    /// How many thoughts it takes in all, and how many are done.
    fn progress(&self) -> (usize, usize);
    /// Thinks one thought more. False if there was none left.
    fn advance(&mut self, budget: Budget) -> bool;
    /// What came of it.
    fn finish(self: Box<Self>) -> Analysis;
}

impl<G: Skilled> Study for Analyst<G> {
    fn progress(&self) -> (usize, usize) {
        (self.thoughts(), self.done())
    }

    fn advance(&mut self, budget: Budget) -> bool {
        Analyst::advance(self, budget)
    }

    fn finish(self: Box<Self>) -> Analysis {
        Analyst::finish(*self)
    }
}

/// What a pair of eyes sees: there is no way from here to what it does not.
pub trait Sight: Send {
    /// The board in text.
    fn board(&self, to: &Listener<'_>) -> String;
    /// What only these eyes see, in a line of text.
    fn hand(&self, to: &Listener<'_>) -> Option<String>;
    /// What the seat with these eyes may do; with sentences if there is a listener.
    fn offers(&self, to: Option<&Listener<'_>>) -> Vec<Offer>;
    /// Where this seat can go by several actions.
    fn journeys(&self) -> Vec<Journey>;
    /// Why touching these leads to nothing that this seat may do, in a sentence.
    fn why_not(&self, touched: &[&str], to: &Listener<'_>) -> Option<String>;
    /// Points so far.
    fn scores(&self) -> Vec<i32>;
    /// How far the game is, in a few words.
    fn progress(&self, to: &Listener<'_>) -> String;
    /// What this seat has to decide, in a sentence; nothing if it has nothing to decide.
    fn ask(&self, to: &Listener<'_>) -> Option<String>;
    /// How the points came about.
    fn account(&self, to: &Listener<'_>) -> Account;
    /// The board as a picture.
    fn scene(&self, frame: Frame, to: &Listener<'_>) -> Scene;
    /// The picture and the points after an action of this seat; nothing if it may not do that now.
    fn preview(&self, action: &str, frame: Frame, to: &Listener<'_>) -> Option<(Scene, Vec<i32>)>;
    /// What a bot would do in this seat, which acts now.
    fn choose(&self, level: Level, budget: Budget, rng: Rng) -> String;
    /// What is good for this seat, which acts now, and why.
    fn hint(&self, budget: Budget, rng: Rng, to: &Listener<'_>) -> Vec<Advised>;
}

/// Begins a game with these options on this content; what the options leave out is as usual.
pub(crate) fn begin<G: Skilled>(
    options: &Options,
    content: &'static Loaded<G>,
) -> Result<(Options, Box<dyn Play>), table::SetupError> {
    let mut all = setup::to_options::<G>(&G::Setup::default());
    all.extend(options.clone());
    let journal = Journal::new(setup::from_options::<G>(&all)?, content)?;
    Ok((all, Box::new(Playing::<G> { past: journal.clone(), journal })))
}

/// A game in progress, of one kind.
struct Playing<G: Skilled> {
    journal: Journal<G>,
    /// The game as it was before the oldest thing that is still told. It may have been taken back since.
    past: Journal<G>,
}

/// Lets something happen to a game that has happened to it before.
fn redo<G: Skilled>(
    journal: &mut Journal<G>,
    turned: Turned<'_>,
    mut each: impl FnMut(&G, &G, By, G::Action),
) {
    match turned {
        Turned::Back(steps) => journal.go_back(steps),
        Turned::On(steps) => {
            for step in steps {
                let before = journal.now().clone();
                journal.play_text(step).unwrap_or_else(|error| panic!("{step:?} was taken: {error}"));
                let &(by, action) = journal.steps().last().expect("it was just taken");
                each(&before, journal.now(), by, action);
            }
        }
    }
}

impl<G: Skilled> Playing<G> {
    /// What `roll` adds to the game so far, written down.
    fn steps_after(&self, mut journal: Journal<G>, dice: &Dice) -> Vec<String> {
        journal.roll(dice);
        journal.steps()[self.journal.steps().len()..].iter().map(|&step| journal.print(step)).collect()
    }

    /// The game before these things happened to it last; nothing if it was taken back among them.
    fn before(&self, last: &[Turned<'_>]) -> Option<Journal<G>> {
        let steps = |turned: &Turned<'_>| match turned {
            Turned::On(steps) => Some(steps.len()),
            Turned::Back(_) => None,
        };
        let fresh: usize = last.iter().map(steps).sum::<Option<usize>>()?;
        let mut journal = self.journal.clone();
        journal.go_back(journal.steps().len() - fresh);
        Some(journal)
    }

    /// The game as it was after these things, which are the oldest that are still told.
    fn past_after(&self, oldest: &[Turned<'_>]) -> Journal<G> {
        let mut journal = self.past.clone();
        for &turned in oldest {
            redo(&mut journal, turned, |_, _, _, _| {});
        }
        journal
    }

    /// A step that was written down; it has been taken, so it can be read.
    fn read(&self, step: &str) -> (By, G::Action) {
        let read = || {
            let (by, action) = step.split_once(' ')?;
            Some((By::parse(by)?, G::parse(&self.journal.content().data, action).ok()?))
        };
        read().unwrap_or_else(|| panic!("{step:?} was taken but cannot be read"))
    }
}

impl<G: Skilled> Play for Playing<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.journal.now().seats()
    }

    fn turn(&self) -> Turn {
        self.journal.now().turn()
    }

    fn steps(&self) -> usize {
        self.journal.steps().len()
    }

    fn decider(&self, step: usize) -> By {
        self.journal.steps()[step].0
    }

    fn opening(&self, given: &[String], dice: &Dice) -> Vec<String> {
        let mut journal = self.journal.clone();
        for step in given {
            journal.play_text(step).expect("the table was opened with it");
        }
        self.steps_after(journal, dice)
    }

    fn follow(&self, seat: Seat, action: &str, dice: &Dice) -> Option<Vec<String>> {
        let action = G::parse(&self.journal.content().data, action).ok()?;
        let mut journal = self.journal.clone();
        journal.play(By::Seat(seat), action).ok()?;
        Some(self.steps_after(journal, dice))
    }

    fn take(&mut self, step: &str) -> Result<(), StepError> {
        self.journal.play_text(step)
    }

    fn go_back(&mut self, steps: usize) {
        self.journal.go_back(steps);
    }

    fn sight(&self, eyes: Eyes) -> Box<dyn Sight> {
        let view = self.journal.now().view(eyes);
        let guess = G::guess(&view, &mut Rng::seed_from_u64(0));
        Box::new(Seen::<G> { content: self.journal.content(), eyes, view, guess })
    }

    fn scenes(&self, steps: usize, frame: Frame, to: &Listener<'_>) -> Vec<Scene> {
        let all = self.journal.positions().skip(steps);
        all.map(|position| G::scene(&position.view(to.eyes), frame, to)).collect()
    }

    fn told(&self, step: &str, eyes: Eyes) -> String {
        let (by, action) = self.read(step);
        format!("{by} {}", G::print_for(&self.journal.content().data, action, eyes))
    }

    fn forget(&mut self, oldest: Turned<'_>) {
        redo(&mut self.past, oldest, |_, _, _, _| {});
    }

    fn tell(&self, since: &[Turned<'_>], skip: usize, to: &Listener<'_>) -> Vec<Vec<Sentence>> {
        let (before, told) = since.split_at(skip);
        let mut journal = self.before(told).unwrap_or_else(|| self.past_after(before));
        let tell = |&turned: &Turned<'_>| {
            let mut sentences = Vec::new();
            redo(&mut journal, turned, |before, after, by, action| {
                let [before, after] = [before, after].map(|position| position.view(to.eyes));
                let say = G::tell(&before, &after, by, action, to);
                sentences.push(Sentence { say, moment: G::moment(&before, &after, to) });
            });
            sentences
        };
        told.iter().map(tell).collect()
    }

    fn words(&self, lang: Lang) -> &'static Words {
        words::of::<G>(lang)
    }

    fn ties(&self, to: &Listener<'_>) -> Vec<Tie> {
        if self.turn() == Turn::Over { ties(self.journal.now(), to) } else { Vec::new() }
    }

    fn result(&self) -> Option<GameResult> {
        (self.turn() == Turn::Over).then(|| GameResult::of(self.journal.now()))
    }

    fn grade(&self) -> Option<&'static str> {
        self.journal.now().standing().grade
    }

    fn record(&self, players: Vec<Player>, secret: Option<&Secret>) -> Record {
        let revealed = secret.filter(|_| self.turn() == Turn::Over);
        Record::of(&self.journal, players, secret.map(Secret::commitment), revealed)
    }

    fn study(&self) -> Box<dyn Study> {
        Box::new(Analyst::new(&self.journal))
    }

    fn lessons(&self, analysis: &Analysis, words: &Words, names: &[String]) -> Vec<Lesson> {
        lessons(analysis, &self.journal, words, names)
    }
}

/// What a pair of eyes sees of one kind of game.
struct Seen<G: Skilled> {
    content: &'static Loaded<G>,
    eyes: Eyes,
    view: G::View,
    /// Some position that looks like this.
    guess: G,
}

impl<G: Skilled> Seen<G> {
    fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        }
    }

    fn offer(&self, action: G::Action, to: Option<&Listener<'_>>) -> Offer {
        let touch = G::touch(&self.view, action);
        let name = touch.first().and_then(|key| key.strip_prefix("button/"));
        Offer {
            action: G::print(&self.content.data, action),
            say: to.map(|to| G::propose(&self.view, action, to)),
            also: G::other_touches(&self.view, action),
            button: to.zip(name).map(|(to, name)| to.words.get(&format!("button-{name}"))),
            asks: to.zip(name).and_then(|(to, name)| {
                let key = format!("ask-button-{name}");
                to.words.has(&key).then(|| to.words.get(&key))
            }),
            touch,
        }
    }
}

impl<G: Skilled> Sight for Seen<G> {
    fn board(&self, to: &Listener<'_>) -> String {
        G::draw(&self.view, to)
    }

    fn hand(&self, to: &Listener<'_>) -> Option<String> {
        G::hand(&self.view, to)
    }

    fn offers(&self, to: Option<&Listener<'_>>) -> Vec<Offer> {
        let Some(seat) = self.seat() else { return Vec::new() };
        let mut actions = Vec::new();
        self.guess.legal(seat, &mut actions);
        actions.into_iter().map(|action| self.offer(action, to)).collect()
    }

    fn journeys(&self) -> Vec<Journey> {
        if !self.seat().is_some_and(|seat| self.guess.turn().acting().contains(seat)) {
            return Vec::new();
        }
        let print = |action| G::print(&self.content.data, action);
        let journey = |(touch, actions): (String, Vec<G::Action>)| Journey {
            touch,
            actions: actions.into_iter().map(print).collect(),
        };
        G::journeys(&self.view).into_iter().map(journey).collect()
    }

    fn why_not(&self, touched: &[&str], to: &Listener<'_>) -> Option<String> {
        G::why_not(&self.view, touched, to)
    }

    fn progress(&self, to: &Listener<'_>) -> String {
        G::progress(&self.view, to)
    }

    fn scores(&self) -> Vec<i32> {
        self.guess.standing().scores.to_vec()
    }

    fn ask(&self, to: &Listener<'_>) -> Option<String> {
        G::ask(&self.view, to)
    }

    fn account(&self, to: &Listener<'_>) -> Account {
        G::account(&self.view, to)
    }

    fn scene(&self, frame: Frame, to: &Listener<'_>) -> Scene {
        G::scene(&self.view, frame, to)
    }

    fn preview(&self, action: &str, frame: Frame, to: &Listener<'_>) -> Option<(Scene, Vec<i32>)> {
        let action = G::parse(&self.content.data, action).ok()?;
        let mut after = self.guess.clone();
        after.try_play(By::Seat(self.seat()?), action).ok()?;
        Some((G::scene(&after.view(self.eyes), frame, to), after.standing().scores.to_vec()))
    }

    fn choose(&self, level: Level, budget: Budget, rng: Rng) -> String {
        let seat = self.seat().expect("a bot has a seat");
        let (choice, _) = bots::choose::<G>(seat, &self.view, level, budget, rng);
        G::print(&self.content.data, choice.action())
    }

    fn hint(&self, budget: Budget, rng: Rng, to: &Listener<'_>) -> Vec<Advised> {
        let seat = self.seat().expect("advice is for a seat");
        let advised = |hint: bots::Hint<G::Action>| Advised {
            offer: self.offer(hint.action, Some(to)),
            cost: (hint.cost * 10.0).round() / 10.0,
            reason: hint.reason,
        };
        bots::hint::<G>(seat, &self.view, budget, rng, to).into_iter().map(advised).collect()
    }
}
