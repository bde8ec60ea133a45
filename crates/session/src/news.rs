//! What happened, as it is told to a pair of eyes.

use std::iter;

use table::words::FluentValue;
use table::{Eyes, Listener, Seat};

use crate::event::{Entry, Event};
use crate::playing::{Sentence, Turned};
use crate::protocol::{Happened, News};
use crate::table::Table;

/// Somebody who is told.
pub(crate) struct Hearing<'a> {
    pub(crate) eyes: Eyes,
    /// Whether they came by the invite, and so hear free text.
    pub(crate) invited: bool,
    /// With words, if they want any.
    pub(crate) to: Option<Listener<'a>>,
}

impl Table {
    /// What an entry is to somebody: what happened, and step by step what came of it in the game.
    fn news(&self, (n, entry): (u64, &Entry), sentences: Vec<Sentence>, hearing: &Hearing<'_>) -> Vec<News> {
        let news = |what, say, moment| News { n, at: entry.at, what, say, moment, scene: None };
        let mut sentences = sentences.into_iter();
        let step = |step: &String| {
            let what = Happened::Step { step: self.game.told(step, hearing.eyes) };
            let (say, moment) = sentences.next().map(|Sentence { say, moment }| (say, moment)).unzip();
            news(what, say, moment.flatten())
        };
        let steps = entry.event.steps().iter().map(step);
        let what = happened(&entry.event, hearing.invited).map(|what| tell(what, hearing));
        what.into_iter().map(|(what, say)| news(what, say, None)).chain(steps).collect()
    }

    /// What happened after the entry `from`, as far as it is still told.
    pub(crate) fn news_since(&self, from: u64, hearing: &Hearing<'_>) -> Vec<News> {
        let oldest = self.oldest();
        let skip = from.saturating_sub(oldest) as usize;
        let turned: Vec<Turned<'_>> = self.history.iter().map(|entry| entry.event.turned()).collect();
        let sentences = hearing.to.as_ref().map_or_else(Vec::new, |to| self.game.tell(&turned, skip, to));
        let entries = (oldest + 1..).zip(&self.history).skip(skip);
        let told = entries.zip(sentences.into_iter().chain(iter::repeat(Vec::new())));
        told.flat_map(|(entry, sentences)| self.news(entry, sentences, hearing)).collect()
    }
}

/// What is told of an event besides its steps.
fn happened(event: &Event, invited: bool) -> Option<Happened> {
    Some(match event.clone() {
        Event::Stepped { .. } | Event::Forgotten { .. } => return None,
        Event::Wrote { text, .. } if !invited || text.is_empty() => return None,
        Event::Opened(_) => Happened::Opened,
        Event::Began { .. } => Happened::Began,
        Event::Sat { seat, name, .. } => Happened::Sat { seat, name },
        Event::BotSat { seat, level } => Happened::BotSat { seat, level },
        Event::Left { seat } => Happened::Left { seat },
        Event::TookBack { seat, steps } => Happened::TookBack { seat, steps },
        Event::UndoAsked { seat } => Happened::UndoAsked { seat },
        Event::UndoAgreed { seat } => Happened::UndoAgreed { seat },
        Event::UndoDropped { seat } => Happened::UndoDropped { seat },
        Event::Said { seat, phrase } => Happened::Said { seat, phrase },
        Event::Wrote { seat, text } => Happened::Wrote { seat, text },
        Event::Paused { seat } => Happened::Paused { seat },
        Event::Resumed { seat } => Happened::Resumed { seat },
        Event::SatIn { seat, level } => Happened::SatIn { seat, level },
        Event::CameBack { seat } => Happened::CameBack { seat },
        Event::FlagFell { seat } => Happened::FlagFell { seat },
        Event::Rematched { table } => Happened::Rematched { table },
    })
}

fn tell(what: Happened, hearing: &Hearing<'_>) -> (Happened, Option<String>) {
    let say = hearing.to.as_ref().map(|to| sentence(&what, to));
    (what, say)
}

fn sentence(what: &Happened, to: &Listener<'_>) -> String {
    let of = |seat: &Seat, key: &str| to.say_of(*seat, key, &[]);
    let with = |seat: &Seat, key: &str, name: &str, value: String| {
        to.say_of(*seat, key, &[(name, FluentValue::from(value))])
    };
    match what {
        Happened::Opened => to.words.get("news-opened"),
        Happened::Sat { seat, name } if name == to.name(*seat) => of(seat, "news-sat"),
        // Whoever sat down there has left since, or was forgotten.
        Happened::Sat { name, .. } => {
            let name = if name.is_empty() { to.words.get("name-forgotten") } else { name.clone() };
            to.words.say("news-sat", &[("who", name.into()), ("self", "other".into())])
        }
        Happened::BotSat { seat, .. } => of(seat, "news-bot-sat"),
        Happened::Left { seat } => of(seat, "news-left"),
        Happened::Began => to.words.get("news-began"),
        Happened::Step { step } => step.clone(),
        Happened::TookBack { seat, .. } => of(seat, "news-took-back"),
        Happened::UndoAsked { seat } => of(seat, "news-undo-asked"),
        Happened::UndoAgreed { seat } => of(seat, "news-undo-agreed"),
        Happened::UndoDropped { seat: Some(seat) } => of(seat, "news-undo-dropped"),
        Happened::UndoDropped { seat: None } => to.words.get("news-undo-lapsed"),
        Happened::Said { seat, phrase } => with(seat, "news-said", "text", to.words.get(phrase.key())),
        Happened::Wrote { seat, text } => with(seat, "news-said", "text", text.clone()),
        Happened::Paused { seat } => of(seat, "news-paused"),
        Happened::Resumed { seat } => of(seat, "news-resumed"),
        Happened::SatIn { seat, level } => {
            with(seat, "news-sat-in", "level", to.words.get(&format!("level-{level}")))
        }
        Happened::CameBack { seat } => of(seat, "news-came-back"),
        Happened::FlagFell { seat } => of(seat, "news-flag-fell"),
        Happened::Rematched { .. } => to.words.get("news-rematched"),
    }
}
