//! Games looked at again: from a finished table, from one's own eyes at a running one, or from a file.
//!
//! A finished game is open to whoever has its link: its id cannot be guessed. Drawing a whole game takes a while, so it
//! happens apart from everything that answers people.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use bots::{Level, Skilled};
use games::Visitor;
use serde::Deserialize;
use session::Refusal;
use session::protocol::{Opening, Outcome, Place, Terms};
use session::replay::{self, Draws, Knowledge, Looking, Replay, SoFar};
use table::look::Theme;
use table::{Art, Eyes, Frame, Lang, Record, Scene, Seat, Words};
use tokio::time::timeout;

use super::Caller;
use super::tables::{found, room_of};
use crate::app::App;
use crate::failure::{Failure, InWords};
use crate::hub::Unavailable;
use crate::input::{Asked, Filed, Input, Named};
use crate::keepsake::keepsake;
use crate::limits::DRAWING_PATIENCE;
use crate::pages;

/// How somebody looks back.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Back {
    /// With whose eyes; without, a spectator's.
    seat: Option<Seat>,
    /// Whether everything is shown.
    #[serde(default)]
    open: bool,
    lang: Option<Lang>,
    #[serde(default)]
    frame: Frame,
    #[serde(default)]
    from: usize,
    to: Option<usize>,
    /// Whether it begins after the last decision of the seat.
    #[serde(default)]
    since: bool,
    #[serde(default)]
    theme: Theme,
    #[serde(default)]
    format: Format,
    /// Whether it is the end, with names, points and the date below.
    #[serde(default)]
    result: bool,
}

/// What a picture is written as.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Format {
    #[default]
    Svg,
    Png,
}

impl Back {
    fn knowledge(&self) -> Knowledge {
        match (self.open, self.seat) {
            (true, _) => Knowledge::Everything,
            (false, Some(seat)) => Knowledge::Of(Eyes::Seat(seat)),
            (false, None) => Knowledge::Of(Eyes::Spectator),
        }
    }

    fn looking(&self, lang: Lang) -> Looking {
        Looking {
            knowledge: self.knowledge(),
            lang: self.lang.unwrap_or(lang),
            frame: self.frame,
            from: self.from,
            to: self.to.unwrap_or(usize::MAX),
        }
    }
}

/// A table's game so far.
async fn so_far(app: &Arc<App>, caller: &Caller, id: &str) -> Result<SoFar, Failure> {
    let room = room_of(app, id, caller.lang).await?;
    let so_far = room.so_far(&app.hub, caller.guest()).await.in_words(caller.lang)?;
    so_far.map_err(|refusal| Failure::refused(&refusal, caller.lang))
}

/// The record of a table, for whoever may see so much of it.
async fn allowed(app: &Arc<App>, caller: &Caller, id: &str, back: &Back) -> Result<Record, Failure> {
    let so_far = so_far(app, caller, id).await?;
    so_far.allow(back.knowledge()).map_err(|refusal| Failure::refused(&refusal, caller.lang))?;
    Ok(so_far.record)
}

/// The record of a finished table.
pub(crate) async fn finished(app: &Arc<App>, caller: &Caller, id: &str) -> Result<Record, Failure> {
    let so_far = so_far(app, caller, id).await?;
    so_far.over.then_some(so_far.record).ok_or_else(|| unfinished(caller.lang))
}

/// Does something with a record where it holds up nobody, and not too often at a time.
async fn apart<T: Send + 'static>(
    app: &App,
    lang: Lang,
    work: impl FnOnce() -> Result<T, replay::Unshown> + Send + 'static,
) -> Result<T, Failure> {
    let busy = || Failure::unavailable(Unavailable::Now, lang);
    let easel = timeout(DRAWING_PATIENCE, app.easels.acquire()).await.map_err(|_| busy())?;
    let done = tokio::task::spawn_blocking(work).await.map_err(|_| busy())?;
    drop(easel);
    done.map_err(|unshown| Failure::bad(unshown.to_string()))
}

/// A table's game.
pub(crate) async fn of_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
    Asked(back): Asked<Back>,
) -> Result<Json<Replay>, Failure> {
    let record = allowed(&app, &caller, &id, &back).await?;
    let from = back.seat.filter(|_| back.since).map_or(back.from, |seat| last_of(&record, seat));
    shown(&app, record, Back { from, ..back }, caller.lang).await
}

/// How many steps there were when a seat had last decided.
fn last_of(record: &Record, seat: Seat) -> usize {
    let own = format!("{seat} ");
    record.steps.iter().rposition(|step| step.starts_with(&own)).map_or(0, |index| index + 1)
}

/// A game from a file.
pub(crate) async fn of_record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asked(back): Asked<Back>,
    Filed(record): Filed,
) -> Result<Json<Replay>, Failure> {
    shown(&app, record, back, caller.lang).await
}

async fn shown(app: &App, record: Record, back: Back, lang: Lang) -> Result<Json<Replay>, Failure> {
    let looking = back.looking(lang);
    apart(app, lang, move || replay::show(&record, &looking)).await.map(Json)
}

/// What is needed to check the dice of a table.
pub(crate) async fn draws_of_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
) -> Result<Json<Draws>, Failure> {
    let record = finished(&app, &caller, &id).await?;
    apart(&app, caller.lang, move || replay::draws(&record, caller.lang)).await.map(Json)
}

/// What is needed to check the dice of a game from a file.
pub(crate) async fn draws_of_record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Filed(record): Filed,
) -> Result<Json<Draws>, Failure> {
    apart(&app, caller.lang, move || replay::draws(&record, caller.lang)).await.map(Json)
}

/// A picture of a position of a table's game.
pub(crate) async fn picture_of_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
    Asked(back): Asked<Back>,
) -> Result<Response, Failure> {
    let record = allowed(&app, &caller, &id, &back).await?;
    let ending = if back.result { Some(ending(&app, &caller, &id).await?) } else { None };
    picture(&app, record, back, caller.lang, ending).await
}

/// How a table's game ended.
async fn ending(app: &Arc<App>, caller: &Caller, id: &str) -> Result<Outcome, Failure> {
    let room = room_of(app, id, caller.lang).await?;
    let outcome = room.latest(&app.hub).await.in_words(caller.lang)?.table.listing().outcome;
    outcome.ok_or_else(|| unfinished(caller.lang))
}

fn unfinished(lang: Lang) -> Failure {
    Failure::new(axum::http::StatusCode::CONFLICT, "not-finished", lang)
}

/// A picture of a position of a game from a file.
pub(crate) async fn picture_of_record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asked(back): Asked<Back>,
    Filed(record): Filed,
) -> Result<Response, Failure> {
    picture(&app, record, back, caller.lang, None).await
}

async fn picture(
    app: &App,
    record: Record,
    back: Back,
    lang: Lang,
    ending: Option<Outcome>,
) -> Result<Response, Failure> {
    let from = if ending.is_some() { usize::MAX } else { back.from };
    let looking = Looking { from, to: from, ..back.looking(lang) };
    let draw = move || {
        let mut shown = replay::show(&record, &looking)?;
        if let Some(outcome) = ending {
            let words = (pages::words(looking.lang), games::visit(shown.game, WordsOf(looking.lang)));
            if let (pages, Some(game)) = words {
                shown.scene = keepsake(&shown, &outcome, pages, &game);
            }
        }
        Ok(games::visit(shown.game, Draw(&shown.scene, back.theme, back.format)))
    };
    apart(app, lang, draw).await?.flatten().ok_or_else(|| Failure::unavailable(Unavailable::Now, lang))
}

/// The words of a game.
struct WordsOf(Lang);

impl Visitor for WordsOf {
    type Output = Words;

    fn visit<G: Skilled>(self) -> Words {
        Words::new(self.0, [G::words(self.0)])
    }
}

struct Draw<'a>(&'a Scene, Theme, Format);

impl Visitor for Draw<'_> {
    type Output = Option<Response>;

    fn visit<G: Skilled>(self) -> Option<Response> {
        let Draw(scene, theme, format) = self;
        let svg = render::svg(scene, &Art::read(G::ART).ok()?, theme, G::ID);
        Some(match format {
            Format::Svg => ([(CONTENT_TYPE, "image/svg+xml")], svg).into_response(),
            Format::Png => ([(CONTENT_TYPE, "image/png")], render::png(&svg).ok()?).into_response(),
        })
    }
}

/// A position to play on from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayOn {
    from: Source,
    /// After so many steps.
    step: usize,
    /// Which seat the person takes; bots have the others.
    seat: Seat,
    level: Level,
    /// How the person wants to be called, if nobody knows yet.
    #[serde(default)]
    name: Option<String>,
}

/// Where a game is.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    /// At a table, where it is over.
    Table(String),
    /// In a file.
    Record(Box<Record>),
}

/// Plays on from a position, against bots.
pub(crate) async fn play_on(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Input(wish): Input<PlayOn>,
) -> Result<Response, Failure> {
    let record = match wish.from {
        Source::Table(id) => finished(&app, &caller, &id).await?,
        Source::Record(record) => *record,
    };
    let seats = record.players.len();
    if wish.seat.index() >= seats {
        return Err(Failure::refused(&Refusal::NoSuchSeat(seats.max(1)), caller.lang));
    }
    let place = |seat: usize| if seat == wish.seat.index() { Place::Open } else { Place::Bot(wish.level) };
    let terms = Terms {
        game: record.game,
        setup: record.setup,
        content: Some(record.content.hash),
        places: (0..seats).map(place).collect(),
        public: false,
        clock: None,
        stand_in: Level::Medium,
        opening: Some(Opening::Steps(record.steps.into_iter().take(wish.step).collect())),
    };
    found(&app, &mut caller, terms, vec![wish.seat], wish.name.as_deref()).await
}
