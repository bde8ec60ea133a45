//! Games looked at again, step by step: pictures, sentences and points, as far as somebody's knowledge goes.
//!
//! A replay is made from a record, so that finished tables, files and figures are shown by the same code. What is shown
//! comes from views, as everywhere; *everything* is what a spectator sees, with every hand in words beside it, and each step
//! as it was told to whoever was told most.

use bots::Skilled;
use games::Visitor;
use serde::Serialize;
use table::record::{GameResult, Player, RecordError};
use table::scene::Change;
use table::setup::Options;
use table::{By, Eyes, Frame, Journal, Lang, Listener, Loaded, Outcomes, Record, Scene, Seat, Turn, Words};
use thiserror::Error;

use crate::chairs;
use crate::event::PersonId;
use crate::protocol::Phase;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::words;

/// How much is shown of what was hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knowledge {
    /// What these eyes saw.
    Of(Eyes),
    /// All hands.
    Everything,
}

impl Knowledge {
    /// Whose picture it is.
    fn eyes(self) -> Eyes {
        match self {
            Knowledge::Of(eyes) => eyes,
            Knowledge::Everything => Eyes::Spectator,
        }
    }
}

/// How somebody looks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looking {
    /// How much they see.
    pub knowledge: Knowledge,
    /// In which language.
    pub lang: Lang,
    /// In what space.
    pub frame: Frame,
    /// From the position after so many steps.
    pub from: usize,
    /// To the position after so many steps, or the last one.
    pub to: usize,
}

/// A game, or a stretch of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Replay {
    /// Which game.
    pub game: &'static str,
    /// Every option.
    pub setup: Options,
    /// By seat.
    pub names: Vec<String>,
    /// By seat, the level of a bot.
    pub bots: Vec<Option<String>>,
    /// By seat, the drawing of a bot that is one of ours.
    pub faces: Vec<Option<&'static str>>,
    /// Whoever has points without a seat, as the game calls them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
    /// Whether it is dice that chance rolls in this game; else it draws.
    pub dice: bool,
    /// How many steps the whole game has.
    pub length: usize,
    /// How many steps there were before the first position.
    pub from: usize,
    /// The first position.
    pub scene: Scene,
    /// Points there.
    pub scores: Vec<i32>,
    /// Hands there, where everything is shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<String>,
    /// What happened, in order.
    pub steps: Vec<Taken>,
    /// How it ended, if it did.
    pub result: Option<GameResult>,
    /// Whether a seed was revealed, so that the dice can be checked.
    pub seeded: bool,
}

/// A step, and what it led to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Taken {
    /// Whose; nobody's is chance's.
    pub by: Option<Seat>,
    /// In notation, as it is told.
    pub step: String,
    /// In a sentence.
    pub say: String,
    /// What it changed in the picture.
    pub scene: Change,
    /// Points after it.
    pub scores: Vec<i32>,
    /// Hands after it, where everything is shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<String>,
}

/// Everything that is needed to check a game's dice with nothing but a hash function.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Draws {
    /// What was published before the game.
    pub commitment: String,
    /// What was revealed after it.
    pub seed: String,
    /// What people added, by seat.
    pub nonces: Vec<Option<String>>,
    /// Every draw, in order.
    pub draws: Vec<Draw>,
}

/// What chance brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Draw {
    /// Which step of the game it is, from 1.
    pub step: usize,
    /// In a sentence.
    pub say: String,
    /// The sum of all weights: the number drawn lies below it.
    pub total: u64,
    /// The outcome is right if the number is at least this
    pub low: u64,
    /// and below this.
    pub high: u64,
}

/// Why a record cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unshown {
    /// It is of no game that is known here.
    #[error("there is no game {0:?}")]
    Game(String),
    /// It was played on content that is not loaded here.
    #[error("it was played on content {0:?}, which is not known here")]
    Content(String),
    /// It cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is no such seat.
    #[error("seats are numbered from 0 to {0}")]
    Seat(usize),
    /// There is nothing that could be checked.
    #[error("no seed was revealed, so there is nothing to check")]
    Seedless,
}

/// Shows a game.
pub fn show(record: &Record, looking: &Looking) -> Result<Replay, Unshown> {
    games::visit(&record.game, Show(record, looking)).ok_or_else(|| Unshown::Game(record.game.clone()))?
}

/// What is needed to check the dice of a game.
pub fn draws(record: &Record, lang: Lang) -> Result<Draws, Unshown> {
    games::visit(&record.game, Check(record, lang)).ok_or_else(|| Unshown::Game(record.game.clone()))?
}

/// A table's game so far, for looking back.
pub struct SoFar {
    /// It holds what is hidden: what is shown of it follows from `knowledge`.
    pub record: Record,
    /// Whether it is over, and everything may be shown.
    pub over: bool,
    /// The seats whose eyes the person has.
    pub own: Vec<Seat>,
}

impl SoFar {
    /// Whether so much may be shown.
    pub fn allow(&self, knowledge: Knowledge) -> Result<(), Refusal> {
        let fits = match knowledge {
            Knowledge::Of(Eyes::Spectator) => true,
            Knowledge::Of(Eyes::Seat(seat)) => self.over || self.own.contains(&seat),
            Knowledge::Everything => self.over,
        };
        if fits { Ok(()) } else { Err(Refusal::NotYourEyes) }
    }
}

impl Table {
    /// The game so far, for whoever may look at the table; once it is over, for whoever knows of it.
    pub fn so_far(&self, person: Option<&PersonId>, invited: bool) -> Result<SoFar, Refusal> {
        let over = self.phase() == Phase::Over;
        if !over {
            self.admit(person, invited)?;
        }
        let own = person.into_iter().flat_map(|person| self.chairs.of(person)).collect();
        Ok(SoFar { record: self.written(), over, own })
    }
}

fn open<G: Skilled>(record: &Record) -> Result<Journal<G>, Unshown> {
    let content = Loaded::<G>::by_hash(&record.content.hash)
        .ok_or_else(|| Unshown::Content(record.content.name.clone()))?;
    Ok(record.open(content)?)
}

/// Everybody as they are called.
fn names(record: &Record, words: &Words) -> Vec<String> {
    let name = |(seat, player): (Seat, &Player)| {
        if player.name.is_empty() { chairs::open_name(seat, words) } else { player.name.clone() }
    };
    Seat::all(record.players.len()).zip(&record.players).map(name).collect()
}

/// The drawing of a bot that is one of ours.
fn face(player: &Player) -> Option<&'static str> {
    player.bot.as_ref().and_then(|_| bots::cast::named(&player.name)).map(|character| character.face)
}

struct Show<'a>(&'a Record, &'a Looking);

impl Visitor for Show<'_> {
    type Output = Result<Replay, Unshown>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let Show(record, looking) = self;
        let journal = open::<G>(record)?;
        let seats = journal.now().seats();
        let eyes = looking.knowledge.eyes();
        if let Eyes::Seat(seat) = eyes
            && seat.index() >= seats
        {
            return Err(Unshown::Seat(seats - 1));
        }
        let words = words::of::<G>(looking.lang);
        let names = &names(record, words)[..];
        let shown = Shown { journal: &journal, looking, to: Listener { words, names, eyes } };
        let length = journal.steps().len();
        let (from, to) = (looking.from.min(length), looking.to.clamp(looking.from.min(length), length));
        let positions: Vec<G> = journal.positions().collect();
        let position = |n: usize| &positions[n];
        let (steps, scene) = shown.steps(from, to, position);
        let scores = position(from).standing().scores.to_vec();
        Ok(Replay {
            game: G::ID,
            setup: record.setup.clone(),
            names: names.to_vec(),
            bots: record.players.iter().map(|player| player.bot.clone()).collect(),
            faces: record.players.iter().map(face).collect(),
            others: (seats..scores.len()).map(|entry| words.get(&format!("entry-{entry}"))).collect(),
            dice: words.get("chance") == "dice",
            length,
            from,
            scene,
            scores,
            hands: shown.hands(position(from)),
            steps,
            result: (journal.now().turn() == Turn::Over).then(|| GameResult::of(journal.now())),
            seeded: record.seed.is_some() && record.commitment.is_some(),
        })
    }
}

/// A game on its way to somebody who looks back.
struct Shown<'a, G: Skilled> {
    journal: &'a Journal<G>,
    looking: &'a Looking,
    to: Listener<'a>,
}

impl<G: Skilled> Shown<'_, G> {
    /// The steps of a stretch, and the picture that it begins with.
    fn steps<'p>(&self, from: usize, to: usize, position: impl Fn(usize) -> &'p G) -> (Vec<Taken>, Scene) {
        let first = self.scene(position(from));
        let mut before = first.clone();
        let mut steps = Vec::with_capacity(to - from);
        for (n, &(by, action)) in (from + 1..).zip(&self.journal.steps()[from..to]) {
            let (was, now) = (position(n - 1), position(n));
            let after = self.scene(now);
            let eyes = self.told_to(action);
            let to = Listener { words: self.to.words, names: self.to.names, eyes };
            let content = &self.journal.content().data;
            steps.push(Taken {
                by: by.seat(),
                step: format!("{by} {}", G::print_for(content, action, eyes)),
                say: G::tell(&was.view(eyes), &now.view(eyes), by, action, &to),
                scene: after.change_from(&before),
                scores: now.standing().scores.to_vec(),
                hands: self.hands(now),
            });
            before = after;
        }
        (steps, first)
    }

    fn scene(&self, position: &G) -> Scene {
        G::scene(&position.view(self.to.eyes), self.looking.frame, &self.to)
    }

    /// Whose ears a step is told to: where everything is shown, those of whoever was told all of it.
    fn told_to(&self, action: G::Action) -> Eyes {
        match self.looking.knowledge {
            Knowledge::Of(eyes) => eyes,
            Knowledge::Everything => self.journal.fullest(action),
        }
    }

    fn hands(&self, position: &G) -> Vec<String> {
        if self.looking.knowledge != Knowledge::Everything {
            return Vec::new();
        }
        let hand = |seat| {
            let eyes = Eyes::Seat(seat);
            let to = Listener { words: self.to.words, names: self.to.names, eyes };
            G::hand(&position.view(eyes), &to).unwrap_or_default()
        };
        Seat::all(position.seats()).map(hand).collect()
    }
}

struct Check<'a>(&'a Record, Lang);

impl Visitor for Check<'_> {
    type Output = Result<Draws, Unshown>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let Check(record, lang) = self;
        let (Some(commitment), Some(seed)) = (&record.commitment, &record.seed) else {
            return Err(Unshown::Seedless);
        };
        let journal = open::<G>(record)?;
        let words = words::of::<G>(lang);
        let names = names(record, words);
        let mut outcomes = Outcomes::new();
        let draw = |(n, (position, by, action)): (usize, (G, By, G::Action))| {
            outcomes.clear();
            position.outcomes(&mut outcomes);
            let below = outcomes.list().iter().take_while(|(outcome, _)| *outcome != action);
            let low = below.map(|&(_, weight)| u64::from(weight)).sum();
            let weight = outcomes.list().iter().find(|(outcome, _)| *outcome == action);
            let eyes = journal.fullest(action);
            let mut after = position.clone();
            after.play(by, action);
            let to = Listener { words, names: &names, eyes };
            Draw {
                step: n,
                say: G::tell(&position.view(eyes), &after.view(eyes), by, action, &to),
                total: outcomes.total(),
                low,
                high: low + weight.map_or(0, |&(_, weight)| u64::from(weight)),
            }
        };
        let chance = (1..).zip(journal.walk()).filter(|(_, (_, by, _))| *by == By::Chance);
        Ok(Draws {
            commitment: commitment.clone(),
            seed: seed.clone(),
            nonces: record.players.iter().map(|player| player.nonce.clone()).collect(),
            draws: chance.map(draw).collect(),
        })
    }
}
