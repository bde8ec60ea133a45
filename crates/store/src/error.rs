//! What can go wrong, in words that say what would be right.

use sqlx::migrate::MigrateError;
use thiserror::Error;

use crate::TableId;

/// Why the store did not do what it was asked to.
///
/// Database errors are kept as their message only: their details may quote a row, and rows hold secrets.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// Somebody else appended there first. Read on from there and decide again.
    #[error("the table has {now} events now: read on and append after them")]
    Conflict {
        /// How many events the table has.
        now: u64,
    },
    /// There is no such table; it may have been put away.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The name of a new thing belongs to another already.
    #[error("this {0} is taken: draw another")]
    Taken(&'static str),
    /// More than a limit allows.
    #[error("{what}: at most {most}, not {got}")]
    TooMuch {
        /// Of what.
        what: &'static str,
        /// The limit, see [`limits`](crate::limits).
        most: usize,
        /// What was asked for.
        got: usize,
    },
    /// A text that not every database can hold.
    #[error("{0} must not contain the character U+0000")]
    Nul(&'static str),
    /// The address of the database makes no sense.
    #[error("{0} is no database: write sqlite:PATH or postgres://USER@HOST/NAME")]
    Address(String),
    /// The database did not do it, or did not say whether it did: read before trying again.
    #[error("the database failed: {0}")]
    Database(String),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        Error::Database(error.to_string())
    }
}

impl From<MigrateError> for Error {
    fn from(error: MigrateError) -> Error {
        Error::Database(error.to_string())
    }
}
