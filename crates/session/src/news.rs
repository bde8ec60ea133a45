//! What happened, as it is told to a pair of eyes.

use table::words::FluentValue;
use table::{Eyes, Listener, Seat};

use crate::event::{Entry, Event};
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
    pub(crate) fn news(&self, n: u64, entry: &Entry, hearing: &Hearing<'_>) -> Vec<News> {
        let news = |(what, say): (Happened, Option<String>)| News { n, at: entry.at, what, say, scene: None };
        let what = happened(&entry.event, hearing.invited).map(|what| tell(what, hearing));
        let steps = entry.event.steps().iter().map(|step| self.told(step, hearing));
        what.into_iter().chain(steps).map(news).collect()
    }

    fn told(&self, step: &str, hearing: &Hearing<'_>) -> (Happened, Option<String>) {
        let say = hearing.to.as_ref().map(|to| self.game.tell(step, to));
        (Happened::Step { step: self.game.told(step, hearing.eyes) }, say)
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
        Happened::Sat { name, .. } if name.is_empty() => {
            to.words.say("news-sat", &[("who", to.words.get("name-forgotten").into())])
        }
        Happened::Sat { name, .. } => to.words.say("news-sat", &[("who", name.as_str().into())]),
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
