//! What can be learned from a finished game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::Analysis;
use bots::analysis::Lesson;
use serde::{Deserialize, Serialize};
use serde_json::json;
use session::Table;
use table::Lang;

use crate::analyses::{NotNow, Progress};
use crate::api::Caller;
use crate::api::tables::room_of;
use crate::app::App;
use crate::failure::{Failure, InWords};
use crate::input::{Asked, Named};
use crate::room::Room;

/// What `with` finds is there once the game is over, for whoever has the link to it.
async fn after_the_game<T>(
    app: &App,
    caller: &Caller,
    room: &Arc<Room>,
    with: impl FnOnce(&Table) -> Option<T>,
) -> Result<T, Failure> {
    let found = with(&room.latest(&app.hub).await.in_words(caller.lang)?.table);
    found.ok_or_else(|| Failure::new(StatusCode::CONFLICT, "no-analysis-yet", caller.lang))
}

/// Begins the analysis of a finished game, or says how far it is.
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
) -> Result<Response, Failure> {
    let room = room_of(&app, &id, caller.lang).await?;
    let study = after_the_game(&app, &caller, &room, Table::study).await?;
    let (status, progress) = match app.analyses.progress(room.id).await.in_words(caller.lang)? {
        Progress::Done(_) => (StatusCode::OK, 1.0),
        Progress::Begun(progress) => (StatusCode::ACCEPTED, progress),
        Progress::None => {
            caller.known()?;
            let by = caller.id().expect("just seen");
            app.analyses.begin(room.id, &by, study).map_err(|why| not_now(why, caller.lang))?;
            (StatusCode::ACCEPTED, 0.0)
        }
    };
    Ok((status, Json(json!({ "progress": progress }))).into_response())
}

fn not_now(why: NotNow, lang: Lang) -> Failure {
    let why = match why {
        NotNow::Another => "another-analysis",
        NotNow::Crowded => "too-many-analyses",
    };
    Failure::too_many(why, lang)
}

/// In which language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    #[serde(default)]
    lang: Option<Lang>,
}

/// An analysis, and what can be learned from it in words.
#[derive(Serialize)]
struct InSentences {
    progress: f64,
    #[serde(flatten)]
    analysis: Analysis,
    lessons: Vec<Lesson>,
}

/// The analysis of a finished game, or how far it is.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
    Asked(told): Asked<Told>,
) -> Result<Response, Failure> {
    let room = room_of(&app, &id, caller.lang).await?;
    let lang = told.lang.unwrap_or(caller.lang);
    let progress = app.analyses.progress(room.id).await.in_words(caller.lang)?;
    let show = |table: &Table| {
        table.result()?;
        Some(match progress {
            Progress::None => Json(json!({ "progress": null })).into_response(),
            Progress::Begun(progress) => Json(json!({ "progress": progress })).into_response(),
            Progress::Done(analysis) => {
                let lessons = table.lessons(&analysis, lang);
                Json(InSentences { progress: 1.0, analysis: *analysis, lessons }).into_response()
            }
        })
    };
    after_the_game(&app, &caller, &room, show).await
}
