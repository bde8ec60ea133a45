//! Every limit of this crate, in one place, and the checks that keep them.

use std::time::Duration;

use crate::{Error, Event, NewTable, Person, Summary};

/// The longest event, in bytes.
pub const EVENT_BYTES: usize = 16 << 10;

/// The most events in one append.
pub const EVENTS_PER_APPEND: usize = 256;

/// The most events of one table, so that reading them all is bounded.
pub const EVENTS_PER_TABLE: usize = 1 << 16;

/// The most appends that wait for the writer; the next one waits for a place.
pub const QUEUE: usize = 4096;

/// The most appends in one transaction.
pub const BATCH: usize = 1024;

/// No append joins a transaction that has so many events: with those of the last append there are fewer than 4096.
/// `SQLite` takes 32,766 values in a statement, and there are three for each event and nine for each append of a [`BATCH`].
pub const BATCH_EVENTS: usize = 4096 - EVENTS_PER_APPEND;

/// The most tables on one page of a list.
pub const PAGE: usize = 50;

/// The most tables of one person that are listed as going on.
pub const MINE: usize = 200;

/// The most tables that are reported as waiting for bots at a time.
pub const STALLED: usize = 200;

/// The most people at a table.
pub const PEOPLE: usize = 16;

/// The longest private part of a table, in bytes.
pub const PRIVATE_BYTES: usize = 4 << 10;

/// The longest analysis of a game, in bytes.
pub const ANALYSIS_BYTES: usize = 1 << 20;

/// The longest list entry, in bytes.
pub const ENTRY_BYTES: usize = 4 << 10;

/// The longest settings of a person, in bytes of JSON.
pub const SETTINGS_BYTES: usize = 8 << 10;

/// The longest name of a person, game, language, and the longest code, in bytes.
pub const WORD_BYTES: usize = 200;

/// How many changes a watcher may be behind before it is told to look at everything again.
pub const CHANGES: usize = 4096;

/// How many connections read at a time, or for `PostgreSQL` do anything.
pub const CONNECTIONS: u32 = 8;

/// How long to wait for a connection, or for another writer, before giving up.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// How long `PostgreSQL` may have no news before the line is taken for dead and dialled anew.
pub const SILENCE: Duration = Duration::from_secs(30);

/// Refuses more than `most` of something.
fn at_most(what: &'static str, most: usize, got: usize) -> Result<(), Error> {
    if got > most { Err(Error::TooMuch { what, most, got }) } else { Ok(()) }
}

/// Refuses the one character that `PostgreSQL` does not store.
fn no_nul(what: &'static str, text: &str) -> Result<(), Error> {
    if text.contains('\0') { Err(Error::Nul(what)) } else { Ok(()) }
}

fn word(what: &'static str, text: &str) -> Result<(), Error> {
    no_nul(what, text)?;
    at_most(what, WORD_BYTES, text.len())
}

pub(crate) fn events(from: u64, events: &[Vec<u8>]) -> Result<(), Error> {
    at_most("events in an append", EVENTS_PER_APPEND, events.len())?;
    let length = usize::try_from(from).unwrap_or(usize::MAX).saturating_add(events.len());
    at_most("events of a table", EVENTS_PER_TABLE, length)?;
    events.iter().try_for_each(|event| at_most("bytes of an event", EVENT_BYTES, event.len()))
}

pub(crate) fn event(event: &Event) -> Result<(), Error> {
    at_most("bytes of an event", EVENT_BYTES, event.data.len())
}

pub(crate) fn summary(summary: &Summary) -> Result<(), Error> {
    word("game", &summary.game)?;
    at_most("people at a table", PEOPLE, summary.people.len())?;
    at_most("people whose turn it is", PEOPLE, summary.acting.len())?;
    no_nul("list entry", &summary.entry)?;
    at_most("bytes of a list entry", ENTRY_BYTES, summary.entry.len())
}

pub(crate) fn code(code: &str) -> Result<(), Error> {
    word("code", code)
}

pub(crate) fn table(table: &NewTable) -> Result<(), Error> {
    code(&table.code)?;
    at_most("bytes of a private part", PRIVATE_BYTES, table.private.0.len())?;
    summary(&table.summary)?;
    events(0, &table.events)
}

pub(crate) fn analysis(data: &[u8]) -> Result<(), Error> {
    at_most("bytes of an analysis", ANALYSIS_BYTES, data.len())
}

pub(crate) fn person(person: &Person) -> Result<(), Error> {
    word("name", &person.name)?;
    word("language", &person.language)?;
    at_most("bytes of settings", SETTINGS_BYTES, person.settings.to_string().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `SQLite`'s statements come in powers of two.
    #[test]
    fn the_largest_batch_fits_into_a_statement() {
        let events = (BATCH_EVENTS - 1 + EVENTS_PER_APPEND).next_power_of_two();
        assert!(3 * events + 9 * BATCH.next_power_of_two() <= 32_766);
    }
}
