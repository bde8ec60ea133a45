//! How a table begins: what is agreed is checked once, and written down in full.

use bots::{Level, Skilled};
use games::Visitor;
use serde::{Deserialize, Serialize};
use table::content::ContentId;
use table::setup::Options;
use table::{Loaded, Secret};

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

    /// The first entry of the table, with the commitment to a secret that was drawn for it.
    pub fn open(mut self, secret: &Secret, now: Time) -> Result<Entry, Refusal> {
        let (content, game) = begin(&mut self.terms)?;
        let seats = game.seats();
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

/// Begins the game of these terms, and spells their options out.
pub(crate) fn begin(terms: &mut Terms) -> Result<(ContentId, Box<dyn Play>), Refusal> {
    let game = terms.game.clone();
    games::visit(&game, Begin(terms)).ok_or(Refusal::NoSuchGame)?
}

struct Begin<'a>(&'a mut Terms);

impl Visitor for Begin<'_> {
    type Output = Result<(ContentId, Box<dyn Play>), Refusal>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let content = match &self.0.content {
            None => Loaded::<G>::standard(),
            Some(hash) => Loaded::<G>::by_hash(hash).ok_or(Refusal::NoSuchContent)?,
        };
        let (options, game) = playing::begin(&self.0.setup, content)?;
        self.0.setup = options;
        Ok((content.id.clone(), game))
    }
}
