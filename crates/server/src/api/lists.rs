//! Lists of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Cursor, Listed, Person, Time};

use crate::api::Caller;
use crate::app::App;
use crate::failure::{Failure, InWords};

/// The lists that a lobby shows.
#[derive(Serialize)]
pub(crate) struct Lists {
    pub(crate) mine: Vec<Row>,
    pub(crate) open: Vec<Row>,
    pub(crate) finished: Vec<Row>,
}

/// A table in a list.
#[derive(Serialize)]
pub(crate) struct Row {
    pub(crate) table: String,
    /// For those who sit there, to tell others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) code: Option<String>,
    pub(crate) updated: i64,
    /// Whether the table waits for the one who looks.
    pub(crate) turn: bool,
    /// [`session::protocol::Listing`].
    #[serde(flatten)]
    pub(crate) entry: Value,
}

impl Row {
    fn new(listed: Listed, person: Option<&Person>) -> Row {
        let is_in = |people: &[store::PersonId]| person.is_some_and(|person| people.contains(&person.id));
        Row {
            table: listed.id.to_string(),
            code: is_in(&listed.summary.people).then_some(listed.code),
            updated: listed.summary.updated.0,
            turn: is_in(&listed.summary.acting),
            entry: listed.summary.entry,
        }
    }
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
            (Some(updated), Some(id)) => Cursor { updated: Time(updated), id },
            _ => Cursor::START,
        }
    }
}

/// My tables, open ones, and those I have finished.
pub(crate) async fn all(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(after): Query<After>,
) -> Result<Json<Lists>, Failure> {
    lists(&app, &caller, after.cursor()).await.map(Json)
}

/// The same, for a page.
pub(crate) async fn lists(app: &App, caller: &Caller, after: Cursor) -> Result<Lists, Failure> {
    let (store, person) = (&app.hub.store, caller.person.as_ref());
    let rows = |listed: Vec<Listed>| listed.into_iter().map(|listed| Row::new(listed, person)).collect();
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
