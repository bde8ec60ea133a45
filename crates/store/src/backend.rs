//! What both databases do alike: every statement but the bulk ones, written once.
//!
//! This file is compiled twice, as a module of `sqlite` and of `postgres`, with the `Db`, `BEGIN`, `hold`,
//! `write` and `committed` of either. Being generic over sqlx's `Database` would take a page of bounds on every
//! function; the statements below are understood by both as they stand, and the suite runs against both.

use std::slice;

use async_trait::async_trait;
use sqlx::{Database, Pool, QueryBuilder, Row, Transaction};
use tokio::task::JoinSet;

use super::{BEGIN, Db};
use crate::plan::{Append, Plan, spell};
use crate::watch::News;
use crate::writer::{Inbox, Queue, queue};
use crate::{
    Cursor, Error, Event, Figures, Hash, Listed, NewTable, Person, PersonId, Private, State, Store, Summary,
    TableId, Time, Watch, limits,
};

type Connection = <Db as Database>::Connection;
type DbRow = <Db as Database>::Row;

macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "SELECT tables.id, code, length, created, game, state, public, people, acting, updated, entry ",
            $rest
        )
    };
}

/// A store on one of the databases.
pub(super) struct Backend {
    readers: Pool<Db>,
    writers: Pool<Db>,
    queue: Queue,
    news: News,
    /// What runs beside the store and is stopped when it is dropped.
    _beside: JoinSet<()>,
}

impl Backend {
    /// Starts the writer, which ends by itself once the store is gone and everything handed in is written.
    pub(super) fn new(readers: Pool<Db>, writers: Pool<Db>, news: News, beside: JoinSet<()>) -> Backend {
        let (queue, inbox) = queue();
        tokio::spawn(write(inbox, writers.clone(), news.clone()));
        Backend { readers, writers, queue, news, _beside: beside }
    }

    async fn begin(&self) -> Result<Transaction<'static, Db>, Error> {
        Ok(self.writers.begin_with(BEGIN).await?)
    }
}

#[async_trait]
impl Store for Backend {
    async fn create(&self, table: NewTable) -> Result<(), Error> {
        limits::table(&table)?;
        let mut tx = self.begin().await?;
        insert_table(&mut tx, &table).await?;
        let people = table.summary.people.clone();
        seat(&mut tx, table.id, &people).await?;
        sqlx::query("INSERT INTO privates (table_id, data) VALUES ($1, $2)")
            .bind(table.id.as_bytes().as_slice())
            .bind(table.private.0)
            .execute(&mut *tx)
            .await?;
        for (n, data) in table.events.into_iter().enumerate() {
            sqlx::query("INSERT INTO events (table_id, n, data) VALUES ($1, $2, $3)")
                .bind(table.id.as_bytes().as_slice())
                .bind(n as i64)
                .bind(data)
                .execute(&mut *tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    async fn append(
        &self,
        table: TableId,
        n: u64,
        events: Vec<Vec<u8>>,
        summary: Summary,
    ) -> Result<(), Error> {
        limits::events(n, &events)?;
        limits::summary(&summary)?;
        self.queue.append(Append { table, n, events, summary }).await
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Event>, Error> {
        let rows: Vec<(i64, Vec<u8>)> =
            sqlx::query_as("SELECT n, data FROM events WHERE table_id = $1 AND n >= $2 ORDER BY n")
                .bind(table.as_bytes().as_slice())
                .bind(i64::try_from(from).unwrap_or(i64::MAX))
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.into_iter().map(|(n, data)| Event { n: n as u64, data }).collect())
    }

    async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, Error> {
        let mut lengths = Vec::with_capacity(tables.len());
        for some in tables.chunks(limits::BATCH) {
            let mut query = QueryBuilder::<Db>::new("SELECT id, length FROM tables WHERE id IN (");
            push_ids(&mut query, some.iter().map(TableId::as_bytes));
            let rows: Vec<(Vec<u8>, i64)> = query.build_query_as().fetch_all(&self.readers).await?;
            for (id, length) in rows {
                lengths.push((TableId::from_bytes(sixteen(&id)?), length as u64));
            }
        }
        Ok(lengths)
    }

    async fn table(&self, id: TableId) -> Result<Option<Listed>, Error> {
        let query = sqlx::query(listed!("FROM tables WHERE id = $1")).bind(id.as_bytes().as_slice());
        query.fetch_optional(&self.readers).await?.as_ref().map(listed).transpose()
    }

    async fn by_code(&self, code: &str) -> Result<Option<Listed>, Error> {
        limits::code(code)?;
        let query = sqlx::query(listed!("FROM tables WHERE code = $1")).bind(code);
        query.fetch_optional(&self.readers).await?.as_ref().map(listed).transpose()
    }

    async fn private(&self, id: TableId) -> Result<Option<Private>, Error> {
        let row = sqlx::query_scalar("SELECT data FROM privates WHERE table_id = $1")
            .bind(id.as_bytes().as_slice())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(Private))
    }

    async fn keep_analysis(&self, table: TableId, data: Vec<u8>) -> Result<(), Error> {
        limits::analysis(&data)?;
        sqlx::query(
            "INSERT INTO analyses (table_id, data) VALUES ($1, $2) \
             ON CONFLICT (table_id) DO UPDATE SET data = excluded.data",
        )
        .bind(table.as_bytes().as_slice())
        .bind(data)
        .execute(&self.writers)
        .await?;
        Ok(())
    }

    async fn analysis(&self, table: TableId) -> Result<Option<Vec<u8>>, Error> {
        let query = sqlx::query_scalar("SELECT data FROM analyses WHERE table_id = $1");
        Ok(query.bind(table.as_bytes().as_slice()).fetch_optional(&self.readers).await?)
    }

    async fn mine(&self, person: PersonId) -> Result<Vec<Listed>, Error> {
        let rows = sqlx::query(listed!(
            "FROM tables JOIN seated ON table_id = tables.id WHERE person = $1 AND state <> 'finished' \
             ORDER BY acting LIKE '%' || $2 || '%' DESC, updated DESC, id DESC LIMIT $3"
        ))
        .bind(person.as_bytes().as_slice())
        .bind(person.to_string())
        .bind(limits::MINE as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listed).collect()
    }

    async fn open(&self, after: Cursor) -> Result<Vec<Listed>, Error> {
        let rows = sqlx::query(listed!(
            "FROM tables WHERE state = 'open' AND public AND (updated, id) < ($1, $2) \
             ORDER BY updated DESC, id DESC LIMIT $3"
        ))
        .bind(after.updated.0)
        .bind(after.id.as_bytes().as_slice())
        .bind(limits::PAGE as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listed).collect()
    }

    async fn stalled(&self, before: Time) -> Result<Vec<TableId>, Error> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE state = 'playing' AND acting = '' AND people <> '' AND updated < $1 LIMIT $2",
        )
        .bind(before.0)
        .bind(limits::STALLED as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(TableId::from_bytes(sixteen(row.try_get("id")?)?))).collect()
    }

    async fn finished(&self, person: PersonId, after: Cursor) -> Result<Vec<Listed>, Error> {
        let rows = sqlx::query(listed!(
            "FROM tables JOIN seated ON table_id = tables.id WHERE person = $1 AND state = 'finished' \
             AND (updated, id) < ($2, $3) ORDER BY updated DESC, id DESC LIMIT $4"
        ))
        .bind(person.as_bytes().as_slice())
        .bind(after.updated.0)
        .bind(after.id.as_bytes().as_slice())
        .bind(limits::PAGE as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listed).collect()
    }

    async fn add_person(&self, person: Person, token: Hash) -> Result<(), Error> {
        limits::person(&person)?;
        let mut tx = self.begin().await?;
        let added = sqlx::query(
            "INSERT INTO people (id, name, language, settings, created, seen) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT DO NOTHING",
        )
        .bind(person.id.as_bytes().as_slice())
        .bind(person.name)
        .bind(person.language)
        .bind(person.settings.to_string())
        .bind(person.created.0)
        .bind(person.seen.0)
        .execute(&mut *tx)
        .await?;
        one(added.rows_affected(), "id")?;
        add_token(&mut tx, person.id, token).await?;
        Ok(tx.commit().await?)
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, Error> {
        person(&mut *self.readers.acquire().await?, id).await
    }

    async fn by_token(&self, token: Hash) -> Result<Option<Person>, Error> {
        let mut db = self.readers.acquire().await?;
        let id: Option<Vec<u8>> = sqlx::query_scalar("SELECT person FROM tokens WHERE hash = $1")
            .bind(token.0.as_slice())
            .fetch_optional(&mut *db)
            .await?;
        match id {
            Some(id) => person(&mut db, PersonId::from_bytes(sixteen(&id)?)).await,
            None => Ok(None),
        }
    }

    async fn change_person(&self, person: Person) -> Result<(), Error> {
        limits::person(&person)?;
        sqlx::query("UPDATE people SET name = $2, language = $3, settings = $4 WHERE id = $1")
            .bind(person.id.as_bytes().as_slice())
            .bind(person.name)
            .bind(person.language)
            .bind(person.settings.to_string())
            .execute(&self.writers)
            .await?;
        Ok(())
    }

    async fn saw(&self, people: &[PersonId], now: Time) -> Result<(), Error> {
        for some in people.chunks(limits::BATCH) {
            let mut query = QueryBuilder::<Db>::new("UPDATE people SET seen = ");
            query.push_bind(now.0).push(" WHERE seen < ").push_bind(now.0).push(" AND id IN (");
            push_ids(&mut query, some.iter().map(PersonId::as_bytes));
            query.build().execute(&self.writers).await?;
        }
        Ok(())
    }

    async fn add_link(&self, code: Hash, person: PersonId, expires: Time) -> Result<(), Error> {
        let added = sqlx::query(
            "INSERT INTO links (code, person, expires) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(code.0.as_slice())
        .bind(person.as_bytes().as_slice())
        .bind(expires.0)
        .execute(&self.writers)
        .await?;
        one(added.rows_affected(), "code")
    }

    async fn use_link(&self, code: Hash, token: Hash, now: Time) -> Result<Option<Person>, Error> {
        let mut tx = self.begin().await?;
        let link: Option<(Vec<u8>, i64)> =
            sqlx::query_as("DELETE FROM links WHERE code = $1 RETURNING person, expires")
                .bind(code.0.as_slice())
                .fetch_optional(&mut *tx)
                .await?;
        let person = match link {
            Some((id, expires)) if now.0 < expires => {
                let id = PersonId::from_bytes(sixteen(&id)?);
                add_token(&mut tx, id, token).await?;
                person(&mut tx, id).await?
            }
            _ => None,
        };
        tx.commit().await?;
        Ok(person)
    }

    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, Error> {
        let rows: Vec<Vec<u8>> =
            sqlx::query_scalar("SELECT table_id FROM visited WHERE person = $1 LIMIT $2")
                .bind(person.as_bytes().as_slice())
                .bind(limits::PAGE as i64)
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(|id| Ok(TableId::from_bytes(sixteen(id)?))).collect()
    }

    async fn redact(&self, table: TableId, person: PersonId, events: Vec<Event>) -> Result<(), Error> {
        events.iter().try_for_each(limits::event)?;
        let mut tx = self.begin().await?;
        for event in events {
            sqlx::query("UPDATE events SET data = $3 WHERE table_id = $1 AND n = $2")
                .bind(table.as_bytes().as_slice())
                .bind(event.n as i64)
                .bind(event.data)
                .execute(&mut *tx)
                .await?;
        }
        sqlx::query("DELETE FROM visited WHERE person = $1 AND table_id = $2")
            .bind(person.as_bytes().as_slice())
            .bind(table.as_bytes().as_slice())
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn forget(&self, person: PersonId) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        for statement in ["DELETE FROM people WHERE id = $1", "DELETE FROM seated WHERE person = $1"] {
            sqlx::query(statement).bind(person.as_bytes().as_slice()).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    async fn put_away(&self, before: Time) -> Result<u64, Error> {
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM links WHERE expires < $1").bind(before.0).execute(&mut *tx).await?;
        let idle: Vec<Vec<u8>> = sqlx::query_scalar(
            "DELETE FROM tables WHERE state = 'open' AND people = '' AND updated < $1 RETURNING id",
        )
        .bind(before.0)
        .fetch_all(&mut *tx)
        .await?;
        for id in &idle {
            for statement in [
                "DELETE FROM events WHERE table_id = $1",
                "DELETE FROM privates WHERE table_id = $1",
                "DELETE FROM seated WHERE table_id = $1",
                "DELETE FROM visited WHERE table_id = $1",
            ] {
                sqlx::query(statement).bind(id.as_slice()).execute(&mut *tx).await?;
            }
        }
        tx.commit().await?;
        Ok(idle.len() as u64)
    }

    async fn figures(&self) -> Result<Figures, Error> {
        let people: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM people").fetch_one(&self.readers).await?;
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as("SELECT state, COUNT(*), CAST(SUM(length) AS BIGINT) FROM tables GROUP BY state")
                .fetch_all(&self.readers)
                .await?;
        let mut figures = Figures { people: people as u64, ..Figures::default() };
        for (word, tables, events) in rows {
            match state(&word)? {
                State::Open => figures.open = tables as u64,
                State::Playing => figures.playing = tables as u64,
                State::Finished => figures.finished = tables as u64,
            }
            figures.events += events as u64;
        }
        Ok(figures)
    }

    fn watch(&self) -> Watch {
        self.news.watch()
    }

    async fn close(&self) {
        self.writers.close().await;
        self.readers.close().await;
    }
}

/// Adds ids and the end of the bracket that they stand in.
fn push_ids<'a>(query: &mut QueryBuilder<Db>, ids: impl Iterator<Item = &'a [u8; 16]>) {
    let mut list = query.separated(", ");
    for id in ids {
        list.push_bind(id.to_vec());
    }
    query.push(")");
}

/// Takes what waits, writes it, answers; until nobody can hand in any more.
async fn write(mut inbox: Inbox, writers: Pool<Db>, news: News) {
    while let Some(batch) = inbox.take().await {
        let answers = commit_all(&writers, &news, &batch.appends).await;
        batch.answer(answers);
    }
}

/// Writes appends together; if the database refuses that, each by itself, so that none fails for another.
async fn commit_all(writers: &Pool<Db>, news: &News, appends: &[Append]) -> Vec<Result<(), Error>> {
    match commit(writers, news, appends).await {
        Ok(answers) => answers,
        Err(sqlx::Error::Database(_)) if appends.len() > 1 => commit_each(writers, news, appends).await,
        Err(error) => vec![Err(error.into()); appends.len()],
    }
}

/// Writes appends one by one, and gives up once the database cannot be reached: the others need not wait for that.
async fn commit_each(writers: &Pool<Db>, news: &News, appends: &[Append]) -> Vec<Result<(), Error>> {
    let mut answers = Vec::new();
    for append in appends {
        match commit(writers, news, slice::from_ref(append)).await {
            Ok(answer) => answers.extend(answer),
            Err(error @ sqlx::Error::Database(_)) => answers.push(Err(error.into())),
            Err(error) => {
                answers.resize(appends.len(), Err(error.into()));
                break;
            }
        }
    }
    answers
}

/// One transaction: holds the tables, decides which appends may go ahead, writes them, commits.
async fn commit(
    writers: &Pool<Db>,
    news: &News,
    appends: &[Append],
) -> Result<Vec<Result<(), Error>>, sqlx::Error> {
    let mut tx = writers.begin_with(BEGIN).await?;
    let held = super::hold(&mut tx, appends).await?;
    let plan = Plan::new(appends, held);
    if !plan.grown.is_empty() {
        super::write(&mut tx, &plan).await?;
        for grown in plan.grown.iter().filter(|grown| grown.reseat) {
            seat(&mut tx, grown.table, &grown.summary.people).await?;
        }
    }
    tx.commit().await?;
    super::committed(news, &plan);
    Ok(plan.answers)
}

async fn insert_table(db: &mut Connection, table: &NewTable) -> Result<(), Error> {
    let summary = &table.summary;
    let added = sqlx::query(
        "INSERT INTO tables (id, code, length, created, game, state, public, people, acting, updated, entry) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
    )
    .bind(table.id.as_bytes().as_slice())
    .bind(&table.code)
    .bind(table.events.len() as i64)
    .bind(table.created.0)
    .bind(&summary.game)
    .bind(summary.state.word())
    .bind(summary.public)
    .bind(spell(&summary.people))
    .bind(spell(&summary.acting))
    .bind(summary.updated.0)
    .bind(&summary.entry)
    .execute(db)
    .await?;
    one(added.rows_affected(), "id or code")
}

/// Notes who sits at a table, instead of those before, and that they have been there.
async fn seat(db: &mut Connection, table: TableId, people: &[PersonId]) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM seated WHERE table_id = $1")
        .bind(table.as_bytes().as_slice())
        .execute(&mut *db)
        .await?;
    for person in people {
        for statement in [
            "INSERT INTO seated (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            "INSERT INTO visited (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        ] {
            sqlx::query(statement)
                .bind(person.as_bytes().as_slice())
                .bind(table.as_bytes().as_slice())
                .execute(&mut *db)
                .await?;
        }
    }
    Ok(())
}

async fn add_token(db: &mut Connection, person: PersonId, token: Hash) -> Result<(), Error> {
    let added = sqlx::query("INSERT INTO tokens (hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(token.0.as_slice())
        .bind(person.as_bytes().as_slice())
        .execute(db)
        .await?;
    one(added.rows_affected(), "token")
}

async fn person(db: &mut Connection, id: PersonId) -> Result<Option<Person>, Error> {
    let row: Option<(String, String, String, i64, i64)> =
        sqlx::query_as("SELECT name, language, settings, created, seen FROM people WHERE id = $1")
            .bind(id.as_bytes().as_slice())
            .fetch_optional(db)
            .await?;
    let Some((name, language, settings, created, seen)) = row else { return Ok(None) };
    let settings = json(&settings)?;
    Ok(Some(Person { id, name, language, settings, created: Time(created), seen: Time(seen) }))
}

/// Reads a row of [`listed!`].
fn listed(row: &DbRow) -> Result<Listed, Error> {
    let summary = Summary {
        game: row.try_get("game")?,
        state: state(row.try_get("state")?)?,
        public: row.try_get("public")?,
        people: people(row.try_get("people")?)?,
        acting: people(row.try_get("acting")?)?,
        updated: Time(row.try_get("updated")?),
        entry: row.try_get("entry")?,
    };
    Ok(Listed {
        id: TableId::from_bytes(sixteen(row.try_get("id")?)?),
        code: row.try_get("code")?,
        length: row.try_get::<i64, _>("length")? as u64,
        created: Time(row.try_get("created")?),
        summary,
    })
}

/// Whether the one row was added; if not, its name belongs to another.
fn one(added: u64, what: &'static str) -> Result<(), Error> {
    if added == 1 { Ok(()) } else { Err(Error::Taken(what)) }
}

pub(super) fn sixteen(bytes: &[u8]) -> Result<[u8; 16], Error> {
    bytes.try_into().map_err(|_| unreadable("an id"))
}

fn people(text: &str) -> Result<Vec<PersonId>, Error> {
    text.split_whitespace().map(|id| id.parse().map_err(|_| unreadable("a list of people"))).collect()
}

fn state(word: &str) -> Result<State, Error> {
    State::ALL.into_iter().find(|state| state.word() == word).ok_or_else(|| unreadable("a state"))
}

fn json(text: &str) -> Result<serde_json::Value, Error> {
    serde_json::from_str(text).map_err(|_| unreadable("JSON"))
}

fn unreadable(what: &str) -> Error {
    Error::Database(format!("{what} in it is not as this version writes it"))
}
