//! My finished games, and how many tables wait for me.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::api::Caller;
use crate::app::App;
use crate::failure::{Failure, InWords};
use crate::history::{Finished, History, Wish, best_before, finished};
use crate::input::{Asked, Named};

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
    Ok(History::of(all(app, caller).await?, wish))
}

async fn all(app: &App, caller: &Caller) -> Result<Vec<Finished>, Failure> {
    match &caller.person {
        Some(person) => finished(&*app.hub.store, person.id).await.in_words(caller.lang),
        None => Ok(Vec::new()),
    }
}

/// My most points in other games like that of a table.
pub(crate) async fn best(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
) -> Result<Json<Value>, Failure> {
    Ok(Json(json!({ "best": best_before(&all(&app, &caller).await?, &id) })))
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
