//! `SQLite`: embedded, no set-up, one process.
//!
//! One connection writes, for `SQLite` has one writer anyway and a queue in front of it is fairer than its
//! lock; the others read. The log is folded into the file only every 64 MB, since a page of a busy table
//! changes many times before.

use std::collections::HashMap;
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

/// What the tables of these appends have now. The transaction holds all of them.
async fn hold(db: &mut SqliteConnection, appends: &[Append]) -> Result<HashMap<TableId, Held>, sqlx::Error> {
    let mut query = QueryBuilder::<Db>::new("SELECT id, length, people FROM tables WHERE id IN (");
    let mut ids = query.separated(", ");
    for append in appends {
        ids.push_bind(append.table.as_bytes().as_slice());
    }
    query.push(")");
    backend::held(query.build_query_as().persistent(false).fetch_all(db).await?)
}

/// Writes events and summaries.
async fn write(db: &mut SqliteConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
    if !plan.events.is_empty() {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO events (table_id, n, data) ");
        query.push_values(&plan.events, |mut row, (table, n, data)| {
            row.push_bind(table.as_bytes().as_slice()).push_bind(*n as i64).push_bind(*data);
        });
        query.build().persistent(false).execute(&mut *db).await?;
    }
    let mut query = QueryBuilder::<Db>::new(
        "WITH new (id, length, game, state, public, people, acting, updated, entry) AS (",
    );
    query.push_values(&plan.grown, |mut row, Grown { table, length, summary, .. }| {
        row.push_bind(table.as_bytes().as_slice()).push_bind(*length as i64);
        row.push_bind(&summary.game).push_bind(summary.state.word()).push_bind(summary.public);
        row.push_bind(spell(&summary.people)).push_bind(spell(&summary.acting));
        row.push_bind(summary.updated.0).push_bind(summary.entry.to_string());
    });
    query.push(
        ") UPDATE tables SET length = new.length, game = new.game, state = new.state, public = new.public, \
         people = new.people, acting = new.acting, updated = new.updated, entry = new.entry \
         FROM new WHERE tables.id = new.id",
    );
    query.build().persistent(false).execute(db).await?;
    Ok(())
}

/// Tells what was committed: all who want to know are in this process.
fn committed(news: &News, plan: &Plan<'_>) {
    for &Grown { table, length, .. } in &plan.grown {
        news.tell(Change::Grew { table, length });
    }
}
