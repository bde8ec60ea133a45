//! `PostgreSQL`: any number of nodes share one database.
//!
//! Each node has one writer, as with `SQLite`: many appends in one transaction need one round trip per
//! statement and one `fsync`, and `NOTIFY` makes commits queue anyway. Rows are locked in the order of their
//! ids, so two nodes never wait for each other in a circle; what a node that vanished holds is let go after
//! [`limits::PATIENCE`].
//!
//! The news comes over a line of its own. After it broke, and whenever it was suspiciously silent, it is
//! dialled anew, and everybody is told to look at what they may have missed.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{PgConnection, PgPool};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tracing::warn;

use self::backend::Backend;
use crate::plan::{Append, Held, Plan, spell};
use crate::watch::{Change, News};
use crate::{Error, Store, TableId, limits};

// The same statements for another database: see `backend.rs`.
#[allow(clippy::duplicate_mod)]
#[path = "backend.rs"]
mod backend;

type Db = sqlx::Postgres;

const BEGIN: &str = "BEGIN";
const CHANNEL: &str = "lamplight_tables";

/// Connects to the database at `postgres://…`.
pub(crate) async fn open(address: &str) -> Result<Arc<dyn Store>, Error> {
    let patience = format!("{}ms", limits::PATIENCE.as_millis());
    let options = PgConnectOptions::from_str(address)?.application_name("lamplight").options([
        ("lock_timeout", patience.as_str()),
        ("idle_in_transaction_session_timeout", &patience),
        ("synchronous_commit", "on"),
    ]);
    let pool = PgPoolOptions::new()
        .max_connections(limits::CONNECTIONS)
        .acquire_timeout(limits::PATIENCE)
        .connect_with(options)
        .await?;
    migrations().run(&pool).await?;
    let news = News::new();
    let line = listen(&pool).await?;
    let mut beside = JoinSet::new();
    beside.spawn(relay(line, pool.clone(), news.clone()));
    Ok(Arc::new(Backend::new(pool.clone(), pool, news, beside)))
}

fn migrations() -> Migrator {
    crate::migrations([
        ("tables and people", include_str!("../migrations/postgres/1_tables_and_people.sql")),
        ("stalled tables", include_str!("../migrations/postgres/2_stalled_tables.sql")),
        ("analyses", include_str!("../migrations/postgres/3_analyses.sql")),
        ("visited tables", include_str!("../migrations/postgres/4_visited.sql")),
    ])
}

/// Locks the tables of these appends and says what they have now.
async fn hold(db: &mut PgConnection, appends: &[Append]) -> Result<HashMap<TableId, Held>, sqlx::Error> {
    let ids: Vec<&[u8]> = appends.iter().map(|append| append.table.as_bytes().as_slice()).collect();
    let query = "SELECT id, length, people FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";
    let rows: Vec<(Vec<u8>, i64, String)> = sqlx::query_as(query).bind(ids).fetch_all(db).await?;
    let held = |(id, length, people): (Vec<u8>, i64, String)| {
        let id = backend::sixteen(&id).map_err(|error| sqlx::Error::Decode(error.into()))?;
        Ok((TableId::from_bytes(id), Held { length: length as u64, people }))
    };
    rows.into_iter().map(held).collect()
}

/// Writes events and summaries, and has the news told with the commit.
async fn write(db: &mut PgConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
    write_events(&mut *db, plan).await?;
    write_summaries(&mut *db, plan).await?;
    let news: Vec<String> =
        plan.grown.iter().map(|grown| format!("{} {}", grown.table, grown.length)).collect();
    sqlx::query("SELECT pg_notify($1, news) FROM UNNEST($2::TEXT[]) AS news")
        .bind(CHANNEL)
        .bind(news)
        .execute(db)
        .await?;
    Ok(())
}

async fn write_events(db: &mut PgConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
    let events = &plan.events;
    sqlx::query(
        "INSERT INTO events (table_id, n, data) SELECT * FROM UNNEST($1::BYTEA[], $2::BIGINT[], $3::BYTEA[])",
    )
    .bind(events.iter().map(|(table, ..)| table.as_bytes().as_slice()).collect::<Vec<_>>())
    .bind(events.iter().map(|&(_, n, _)| n as i64).collect::<Vec<_>>())
    .bind(events.iter().map(|&(.., data)| data).collect::<Vec<_>>())
    .execute(db)
    .await?;
    Ok(())
}

async fn write_summaries(db: &mut PgConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
    let grown = &plan.grown;
    sqlx::query(
        "UPDATE tables SET length = new.length, game = new.game, state = new.state, public = new.public, \
         people = new.people, acting = new.acting, updated = new.updated, entry = new.entry \
         FROM UNNEST($1::BYTEA[], $2::BIGINT[], $3::TEXT[], $4::TEXT[], $5::BOOLEAN[], $6::TEXT[], $7::TEXT[], \
         $8::BIGINT[], $9::TEXT[]) AS new (id, length, game, state, public, people, acting, updated, entry) \
         WHERE tables.id = new.id",
    )
    .bind(grown.iter().map(|grown| grown.table.as_bytes().as_slice()).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| grown.length as i64).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| grown.summary.game.as_str()).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| grown.summary.state.word()).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| grown.summary.public).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| spell(&grown.summary.people)).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| spell(&grown.summary.acting)).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| grown.summary.updated.0).collect::<Vec<_>>())
    .bind(grown.iter().map(|grown| grown.summary.entry.as_str()).collect::<Vec<_>>())
    .execute(db)
    .await?;
    Ok(())
}

/// Nothing is left to tell: the commit told every node, this one included.
fn committed(_: &News, _: &Plan<'_>) {}

async fn listen(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut line = PgListener::connect_with(pool).await?;
    line.listen(CHANNEL).await?;
    Ok(line)
}

/// Passes news on until the pool is closed.
async fn relay(mut line: PgListener, pool: PgPool, news: News) {
    loop {
        pass_on(&mut line, &news).await;
        drop(line);
        line = loop {
            match listen(&pool).await {
                Ok(line) => break line,
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => warn!(%error, "no news from the database; trying again"),
            }
            sleep(limits::PATIENCE / 10).await;
        };
        news.tell(Change::Resync);
    }
}

/// Passes news on until the line breaks or is silent for too long.
async fn pass_on(line: &mut PgListener, news: &News) {
    while let Ok(Ok(Some(note))) = timeout(limits::SILENCE, line.try_recv()).await {
        news.tell(read_news(note.payload()).unwrap_or(Change::Resync));
    }
}

fn read_news(payload: &str) -> Option<Change> {
    let (table, length) = payload.split_once(' ')?;
    Some(Change::Grew { table: table.parse().ok()?, length: length.parse().ok()? })
}
