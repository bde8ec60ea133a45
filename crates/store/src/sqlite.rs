//! `SQLite`: embedded, no set-up, one process.
//!
//! One connection writes, for `SQLite` has one writer anyway and a queue in front of it is fairer than its
//! lock; the others read. The log is folded into the file only every 64 MB, since a page of a busy table
//! changes many times before.

use std::collections::HashMap;
use std::iter;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{QueryBuilder, SqliteConnection};
use tokio::task::JoinSet;

use self::backend::Backend;
use crate::plan::{Append, Grown, Held, Plan, spell};
use crate::watch::{Change, News};
use crate::{Error, Store, TableId, limits};

#[path = "backend.rs"]
mod backend;

type Db = sqlx::Sqlite;

/// Takes the lock at once: a transaction that reads first and writes later could be refused in between.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// Opens the file at `sqlite:PATH`, made if it is missing.
pub(crate) async fn open(address: &str) -> Result<Arc<dyn Store>, Error> {
    let options = SqliteConnectOptions::from_str(address)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(limits::PATIENCE)
        // Rows come from a thread of the connection; a whole batch fits, so it need not stop and wait.
        .row_buffer_size(limits::BATCH)
        .pragma("wal_autocheckpoint", "16384");
    let pool = SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None).test_before_acquire(false);
    let writers = pool.clone().max_connections(1).connect_with(options.clone()).await?;
    migrations().run(&writers).await?;
    let readers =
        pool.max_connections(limits::CONNECTIONS).connect_with(options.pragma("query_only", "1")).await?;
    Ok(Arc::new(Backend::new(readers, writers, News::new(), JoinSet::new())))
}

fn migrations() -> Migrator {
    crate::migrations([
        ("tables and people", include_str!("../migrations/sqlite/1_tables_and_people.sql")),
        ("stalled tables", include_str!("../migrations/sqlite/2_stalled_tables.sql")),
        ("analyses", include_str!("../migrations/sqlite/3_analyses.sql")),
        ("visited tables", include_str!("../migrations/sqlite/4_visited.sql")),
    ])
}

/// Rows, filled up so that there are few sizes of statements: the connection keeps each as it was first prepared.
fn filled<T>(rows: &[T]) -> impl Iterator<Item = Option<&T>> {
    rows.iter().map(Some).chain(iter::repeat(None)).take(rows.len().next_power_of_two())
}

/// What the tables of these appends have now. The transaction holds all of them. It is asked for in one row, because
/// the connection's thread hands every row over by itself.
async fn hold(db: &mut SqliteConnection, appends: &[Append]) -> Result<HashMap<TableId, Held>, sqlx::Error> {
    let mut query = QueryBuilder::<Db>::new(
        "SELECT json_group_array(json_array(lower(hex(id)), length, people)) FROM tables WHERE id IN (",
    );
    let mut ids = query.separated(", ");
    for append in filled(appends) {
        ids.push_bind(append.map(|append| append.table.as_bytes().as_slice()));
    }
    query.push(")");
    let rows: String = query.build_query_scalar().fetch_one(db).await?;
    let rows: Vec<(String, u64, String)> = serde_json::from_str(&rows).map_err(unreadable)?;
    let held =
        |(id, length, people): (String, _, _)| Ok((id.parse().map_err(unreadable)?, Held { length, people }));
    rows.into_iter().map(held).collect()
}

fn unreadable(error: impl std::error::Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}

/// Writes events and summaries.
async fn write(db: &mut SqliteConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
    let mut query = QueryBuilder::<Db>::new("INSERT INTO events (table_id, n, data) SELECT * FROM (");
    query.push_values(filled(&plan.events), |mut row, event| {
        row.push_bind(event.map(|(table, ..)| table.as_bytes().as_slice()));
        row.push_bind(event.map(|&(_, n, _)| n as i64)).push_bind(event.map(|&(.., data)| data));
    });
    query.push(
        ") WHERE column1 IS NOT NULL; \
         WITH new (id, length, game, state, public, people, acting, updated, entry) AS (",
    );
    query.push_values(filled(&plan.grown), |mut row, grown| {
        let summary = grown.map(|grown| grown.summary);
        row.push_bind(grown.map(|grown| grown.table.as_bytes().as_slice()));
        row.push_bind(grown.map(|grown| grown.length as i64));
        row.push_bind(summary.map(|summary| &summary.game));
        row.push_bind(summary.map(|summary| summary.state.word()));
        row.push_bind(summary.map(|summary| summary.public));
        row.push_bind(summary.map(|summary| spell(&summary.people)));
        row.push_bind(summary.map(|summary| spell(&summary.acting)));
        row.push_bind(summary.map(|summary| summary.updated.0));
        row.push_bind(summary.map(|summary| &summary.entry));
    });
    query.push(
        ") UPDATE tables SET length = new.length, game = new.game, state = new.state, public = new.public, \
         people = new.people, acting = new.acting, updated = new.updated, entry = new.entry \
         FROM new WHERE tables.id = new.id",
    );
    query.build().execute(db).await?;
    Ok(())
}

/// Tells what was committed: all who want to know are in this process.
fn committed(news: &News, plan: &Plan<'_>) {
    for &Grown { table, length, .. } in &plan.grown {
        news.tell(Change::Grew { table, length });
    }
}
