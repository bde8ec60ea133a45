//! My finished games, and how many tables wait for me.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::api::Caller;
use crate::app::App;
use crate::failure::{Failure, InWords};
use crate::history::{History, Wish, finished};
use crate::input::Asked;

/// A page of my finished games, and all of them in figures.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asked(wish): Asked<Wish>,
) -> Result<Json<History>, Failure> {
    history(&app, &caller, &wish).await.map(Json)
}

/// The same, for a page.
pub(crate) async fn history(app: &App, caller: &Caller, wish: &Wish) -> Result<History, Failure> {
    let all = match &caller.person {
        Some(person) => finished(&*app.hub.store, person.id).await.in_words(caller.lang)?,
        None => Vec::new(),
    };
    Ok(History::of(all, wish))
}

/// How many tables wait for me.
pub(crate) async fn turns(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Value>, Failure> {
    let turns = match &caller.person {
        Some(person) => {
            let mine = app.hub.store.mine(person.id).await.in_words(caller.lang)?;
            mine.iter().filter(|listed| listed.summary.acting.contains(&person.id)).count()
        }
        None => 0,
    };
    Ok(Json(json!({ "turns": turns })))
}
