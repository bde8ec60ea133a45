//! Where everything is written down, in memory but with the store's contract: a place is taken once, entries of an
//! append are there together or not at all, and what is there stays.

use std::collections::BTreeMap;

use session::{Entry, Table, TableId};
use table::Secret;

#[derive(Default)]
pub(crate) struct Shelf(BTreeMap<TableId, Book>);

/// All about one table.
struct Book {
    secret: Secret,
    lines: Vec<Line>,
    appends: u64,
}

/// An entry, and which append brought it.
struct Line {
    append: u64,
    data: Vec<u8>,
}

/// Somebody else was there first.
#[derive(Debug)]
pub(crate) struct Conflict;

impl Shelf {
    pub(crate) fn create(&mut self, table: TableId, secret: Secret, first: &Entry) {
        let lines = vec![Line { append: 0, data: write(first) }];
        self.0.insert(table, Book { secret, lines, appends: 0 });
    }

    pub(crate) fn append(&mut self, table: &TableId, n: u64, entries: &[Vec<u8>]) -> Result<(), Conflict> {
        if n != self.length(table) {
            return Err(Conflict);
        }
        let book = self.book_mut(table);
        book.appends += 1;
        let append = book.appends;
        book.lines.extend(entries.iter().map(|data| Line { append, data: data.clone() }));
        Ok(())
    }

    pub(crate) fn read(&self, table: &TableId, from: u64) -> Vec<Vec<u8>> {
        self.book(table).lines.iter().skip(from as usize).map(|line| line.data.clone()).collect()
    }

    pub(crate) fn secret(&self, table: &TableId) -> Secret {
        self.book(table).secret.clone()
    }

    pub(crate) fn length(&self, table: &TableId) -> u64 {
        self.book(table).lines.len() as u64
    }

    pub(crate) fn tables(&self) -> impl Iterator<Item = &TableId> {
        self.0.keys()
    }

    /// Every entry of a table in order, each with its append.
    pub(crate) fn entries(&self, table: &TableId) -> Vec<(u64, Entry)> {
        self.book(table).lines.iter().map(|line| (line.append, read(&line.data))).collect()
    }

    /// The table, built from nothing but what is written here.
    pub(crate) fn replay(&self, table: &TableId) -> Result<Table, String> {
        let entries = self.entries(table).into_iter().map(|(_, entry)| entry);
        Table::replay(table.clone(), self.secret(table), entries).map_err(|corrupt| corrupt.to_string())
    }

    fn book(&self, table: &TableId) -> &Book {
        self.0.get(table).expect("it was created")
    }

    fn book_mut(&mut self, table: &TableId) -> &mut Book {
        self.0.get_mut(table).expect("it was created")
    }
}

pub(crate) fn write(entry: &Entry) -> Vec<u8> {
    serde_json::to_vec(entry).expect("plain data")
}

pub(crate) fn read(data: &[u8]) -> Entry {
    serde_json::from_slice(data).expect("an entry reads what it wrote")
}
