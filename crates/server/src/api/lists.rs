//! Lists of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::protocol::{ClockTerms, Phase, SeatShown};
use session::{TableId, Time};
use store::{Cursor, Listed, Person};
use table::setup::Options;

use crate::api::Caller;
use crate::app::App;
use crate::failure::{Failure, InWords};
use crate::input::Asked;
use crate::pages::Row;

/// The lists that a lobby shows.
#[derive(Serialize)]
pub(crate) struct Lists {
    pub(crate) mine: Vec<Row>,
    pub(crate) open: Vec<Row>,
    pub(crate) finished: Vec<Row>,
}

/// What a summary's entry has: the parts of a [`session::protocol::Listing`] that a list shows.
#[derive(Deserialize)]
struct Entry {
    game: String,
    phase: Phase,
    seats: Vec<SeatShown>,
    setup: Options,
    clock: Option<ClockTerms>,
}

fn row(listed: Listed, person: Option<&Person>) -> Option<Row> {
    let is_in = |people: &[store::PersonId]| person.is_some_and(|person| people.contains(&person.id));
    let Entry { game, phase, seats, setup, clock } = serde_json::from_str(&listed.summary.entry).ok()?;
    Some(Row {
        table: TableId(listed.id.to_string()),
        code: is_in(&listed.summary.people).then_some(listed.code),
        game,
        phase,
        seats,
        setup,
        clock,
        updated: Time(listed.summary.updated.0 as u64),
        turn: is_in(&listed.summary.acting),
    })
}

/// Where finished tables go on after a page of them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    #[serde(default)]
    updated: Option<i64>,
    #[serde(default)]
    table: Option<String>,
}

impl After {
    fn cursor(&self) -> Cursor {
        let id = self.table.as_deref().and_then(|id| id.parse().ok());
        match (self.updated, id) {
            (Some(updated), Some(id)) => Cursor { updated: store::Time(updated), id },
            _ => Cursor::START,
        }
    }
}

/// My tables, open ones, and those I have finished.
pub(crate) async fn all(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asked(after): Asked<After>,
) -> Result<Json<Lists>, Failure> {
    lists(&app, &caller, after.cursor()).await.map(Json)
}

/// The same, for a page.
pub(crate) async fn lists(app: &App, caller: &Caller, after: Cursor) -> Result<Lists, Failure> {
    let (store, person) = (&app.hub.store, caller.person.as_ref());
    let rows = |listed: Vec<Listed>| listed.into_iter().filter_map(|listed| row(listed, person)).collect();
    let (mine, finished) = match person {
        Some(person) => (
            store.mine(person.id).await.in_words(caller.lang)?,
            store.finished(person.id, after).await.in_words(caller.lang)?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let open = store.open(Cursor::START).await.in_words(caller.lang)?;
    Ok(Lists { mine: rows(mine), open: rows(open), finished: rows(finished) })
}
