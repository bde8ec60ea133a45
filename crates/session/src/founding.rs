//! How a table begins: what is agreed is checked once, and written down in full.

use bots::{Level, Skilled};
use games::Visitor;
use serde::{Deserialize, Serialize};
use table::content::ContentId;
use table::guide::Tutorial;
use table::setup::Options;
use table::{Loaded, Seat, Secret, Turn};

use crate::event::{Entry, Event, Opened, PersonId, Time};
use crate::limits::{CLOCK_SECONDS, INCREMENT_SECONDS};
use crate::playing::{self, Play};
use crate::refusal::Refusal;

/// What is agreed before a table is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Which game.
    pub game: String,
    /// Its options; those left out are as usual.
    #[serde(default)]
    pub setup: Options,
    /// The hash of the content; without, the standard one.
    #[serde(default)]
    pub content: Option<String>,
    /// By seat; without, all are open.
    #[serde(default)]
    pub places: Vec<Place>,
    /// Whether anybody may see it and sit down; else those with the invite.
    #[serde(default)]
    pub public: bool,
    /// Without, there is no hurry.
    #[serde(default)]
    pub clock: Option<ClockTerms>,
    /// How strong a bot is that sits in for somebody.
    #[serde(default = "usual_stand_in")]
    pub stand_in: Level,
    /// Where the game begins, if not at its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
}

/// How a game begins that is not for the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// As the game's tutorial, which says what to do as long as its script lasts. It has its own options, and bots on all
    /// seats but one.
    Tutorial,
    /// After these steps, as a record writes them: somebody plays on from there.
    Steps(Vec<String>),
}

fn usual_stand_in() -> Level {
    Level::Medium
}

/// What a seat is meant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// For whoever comes.
    Open,
    /// For a bot.
    Bot(Level),
}

impl Place {
    /// The bot that this place is for.
    pub fn bot(self) -> Option<Level> {
        match self {
            Place::Open => None,
            Place::Bot(level) => Some(level),
        }
    }
}

/// A player's time for the whole game, in seconds. Who runs out of it has a bot play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockTerms {
    /// At the start.
    pub total: u32,
    /// Added after every turn of the player.
    #[serde(default)]
    pub increment: u32,
}

/// A table that somebody wants to open.
#[derive(Clone, PartialEq, Debug)]
pub struct Founding {
    /// What is agreed.
    pub terms: Terms,
    /// Who opens it.
    pub host: PersonId,
    /// By seat, for whom it is kept; for a rematch, else empty.
    pub kept: Vec<Option<PersonId>>,
}

impl Founding {
    /// A new table with nobody there yet.
    pub fn new(terms: Terms, host: PersonId) -> Founding {
        Founding { terms, host, kept: Vec::new() }
    }

    /// The secret that the dice of this table must have, if not any: a tutorial's are part of its script.
    pub fn secret(&self) -> Option<Secret> {
        let begun = begin(&mut self.terms.clone()).ok()?;
        begun.tutorial.and_then(|tutorial| Secret::parse(tutorial.record.seed.as_deref()?))
    }

    /// The first entry of the table, with the commitment to a secret that was drawn for it.
    pub fn open(mut self, secret: &Secret, now: Time) -> Result<Entry, Refusal> {
        let Begun { content, mut game, tutorial } = begin(&mut self.terms)?;
        let seats = game.seats();
        if let Some(tutorial) = tutorial {
            self.terms = tutorial_terms(self.terms, &tutorial, seats);
        }
        if let Some(Opening::Steps(steps)) = &self.terms.opening {
            check_steps(game.as_mut(), steps)?;
        }
        if self.terms.places.is_empty() {
            self.terms.places = vec![Place::Open; seats];
        }
        check_places(&self.terms.places, seats)?;
        self.terms.clock.map_or(Ok(()), check_clock)?;
        self.kept.resize(seats, None);
        let Founding { terms, host, kept } = self;
        let opened = Opened { terms, content, host, kept, commitment: secret.commitment() };
        Ok(Entry { at: now, answers: None, event: Event::Opened(Box::new(opened)) })
    }
}

fn check_places(places: &[Place], seats: usize) -> Result<(), Refusal> {
    if places.len() != seats {
        return Err(Refusal::Places(seats));
    }
    if places.contains(&Place::Open) { Ok(()) } else { Err(Refusal::OnlyBots) }
}

fn check_clock(clock: ClockTerms) -> Result<(), Refusal> {
    let fits = CLOCK_SECONDS.contains(&clock.total) && INCREMENT_SECONDS.contains(&clock.increment);
    if fits { Ok(()) } else { Err(Refusal::Clock) }
}

/// Whoever learns is alone with bots, and in no hurry.
fn tutorial_terms(terms: Terms, tutorial: &Tutorial, seats: usize) -> Terms {
    let place = |seat| if seat == tutorial.seat { Place::Open } else { Place::Bot(Level::Easy) };
    Terms { places: Seat::all(seats).map(place).collect(), public: false, clock: None, ..terms }
}

/// There is a game to be played on after these steps.
fn check_steps(game: &mut dyn Play, steps: &[String]) -> Result<(), Refusal> {
    for (index, step) in steps.iter().enumerate() {
        game.take(step).map_err(|error| Refusal::OpeningStep(index + 1, error.to_string()))?;
    }
    if game.turn() == Turn::Over { Err(Refusal::Over) } else { Ok(()) }
}

/// Whether a table was begun under rules that have changed since: then it cannot be built again.
pub fn is_former(entries: &[Entry]) -> bool {
    let Some(Event::Opened(opened)) = entries.first().map(|entry| &entry.event) else { return false };
    let steps = match &opened.terms.opening {
        Some(Opening::Steps(steps)) => steps,
        _ => entries
            .iter()
            .map(|entry| entry.event.steps())
            .find(|steps| !steps.is_empty())
            .unwrap_or_default(),
    };
    games::visit(&opened.terms.game, IsFormer(&opened.content, steps)).unwrap_or(false)
}

struct IsFormer<'a>(&'a ContentId, &'a [String]);

impl Visitor for IsFormer<'_> {
    type Output = bool;

    fn visit<G: Skilled>(self) -> bool {
        G::is_former(self.0, self.1)
    }
}

/// A game at its beginning.
pub(crate) struct Begun {
    pub(crate) content: ContentId,
    pub(crate) game: Box<dyn Play>,
    pub(crate) tutorial: Option<Tutorial>,
}

/// Begins the game of these terms, and spells their options out.
pub(crate) fn begin(terms: &mut Terms) -> Result<Begun, Refusal> {
    let game = terms.game.clone();
    games::visit(&game, Begin(terms)).ok_or(Refusal::NoSuchGame)?
}

struct Begin<'a>(&'a mut Terms);

impl Visitor for Begin<'_> {
    type Output = Result<Begun, Refusal>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let is_tutorial = self.0.opening == Some(Opening::Tutorial);
        let tutorial = is_tutorial.then(|| G::GUIDE.tutorial());
        if let Some(tutorial) = &tutorial {
            self.0.setup.clone_from(&tutorial.record.setup);
            self.0.content = None;
        }
        let content = match &self.0.content {
            None => Loaded::<G>::standard(),
            Some(hash) => Loaded::<G>::by_hash(hash).ok_or(Refusal::NoSuchContent)?,
        };
        let (options, game) = playing::begin(&self.0.setup, content)?;
        self.0.setup = options;
        Ok(Begun { content: content.id.clone(), game, tutorial })
    }
}
