//! The append-only event store: what happened at every table, and who plays there.
//!
//! The key decision is that **a table is a list of events, and a place in it can be taken once**. Whoever
//! appends says at which place; if somebody else was there first the answer is [`Error::Conflict`], the
//! caller reads what it missed and decides again. That is the whole concurrency control: any node may serve
//! any table, sending twice is harmless, and an append that was acknowledged is on the disk.
//!
//! The second decision is that **the store knows no game**. Events are bytes; what lists need to know of a
//! table (its [`Summary`]) travels beside them and is replaced in the same transaction. What nobody may see
//! (its [`Private`]) lies in a table of its own that no list reads.
//!
//! The price of durability is one `fsync` per commit, so all appends that wait share one: a writer takes
//! whatever stands in the queue, checks the places, writes it all in one transaction and answers everybody
//! after the commit. Both databases do it the same way; `backend.rs` is compiled once for each.
//!
//! | module | what it holds |
//! |---|---|
//! | [`store`] | the [`Store`] trait: the contract |
//! | [`table`], [`person`], [`id`] | what is stored |
//! | [`watch`] | hearing which table grew, on whatever node |
//! | [`error`], [`limits`] | what can go wrong, and how much is too much |
//! | `writer`, `plan` | group commit, and which of the waiting appends may go ahead |
//! | `sqlite`, `postgres`, `backend` | what differs between the databases, and what does not |

use std::sync::Arc;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

pub mod error;
pub mod id;
pub mod limits;
pub mod person;
pub mod store;
pub mod table;
pub mod watch;

mod plan;
mod postgres;
mod sqlite;
mod writer;

pub use error::Error;
pub use id::{Hash, PersonId, TableId, Time};
pub use person::Person;
pub use store::{Figures, Store};
pub use table::{Cursor, Event, Listed, NewTable, Private, State, Summary};
pub use watch::{Change, Watch};

/// Opens the store at an address, `sqlite:PATH` or `postgres://…`, and brings its schema up to date.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, Error> {
    match address.split_once(':') {
        Some(("sqlite", _)) => sqlite::open(address).await,
        Some(("postgres" | "postgresql", _)) => postgres::open(address).await,
        // What follows the colon may be a password.
        other => Err(Error::Address(other.map_or(address, |(scheme, _)| scheme).to_owned())),
    }
}

/// The steps of a schema, in order. A step that was released never changes; the next one is added after it.
fn migrations<const N: usize>(steps: [(&'static str, &'static str); N]) -> Migrator {
    let migration = |(version, (what, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, what.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
}
