//! The contract between the store and everything that keeps something in it.

use async_trait::async_trait;

use crate::{
    Cursor, Error, Event, Hash, Listed, NewTable, Person, PersonId, Private, Summary, TableId, Time, Watch,
};

/// Tables with their events, and people.
///
/// - **Durable**: what returned `Ok` is on the disk; it survives the process and the machine.
/// - **Once**: place n of a table is taken by one append, ever, however many nodes try. What is written there stays,
///   but for what [`redact`](Store::redact) takes out of it.
/// - **Whole**: an append's events and its summary are stored together or not at all.
/// - **Unsure**: after [`Error::Database`] it may have happened or not. Read, then decide. Dropping the future
///   of an append does not take it back either.
/// - **Apart**: nothing but [`private`](Store::private) returns anything of a table's private part.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Makes a table with its first events, or says that its id or code is [taken](Error::Taken).
    async fn create(&self, table: NewTable) -> Result<(), Error>;

    /// Appends events at place `n` and replaces the summary, or says with [`Error::Conflict`] where the table
    /// is now. Without events it checks the place and replaces the summary only.
    async fn append(
        &self,
        table: TableId,
        n: u64,
        events: Vec<Vec<u8>>,
        summary: Summary,
    ) -> Result<(), Error>;

    /// The events from place `from` on, in order; none if there is no such table.
    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Event>, Error>;

    /// How many events each of these tables has; nothing is said of those that are not there.
    async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, Error>;

    /// What lists show of a table.
    async fn table(&self, id: TableId) -> Result<Option<Listed>, Error>;

    /// The table with this short code.
    async fn by_code(&self, code: &str) -> Result<Option<Listed>, Error>;

    /// The private part of a table: for whoever runs the game, never for a list.
    async fn private(&self, id: TableId) -> Result<Option<Private>, Error>;

    /// Keeps what was found out about the game of a table, instead of what was known before.
    async fn keep_analysis(&self, table: TableId, data: Vec<u8>) -> Result<(), Error>;

    /// What was found out about the game of a table.
    async fn analysis(&self, table: TableId) -> Result<Option<Vec<u8>>, Error>;

    /// The tables of a person that are not finished: first those where it is their turn, then the newest.
    async fn mine(&self, person: PersonId) -> Result<Vec<Listed>, Error>;

    /// A page of public tables that wait for people, newest first.
    async fn open(&self, after: Cursor) -> Result<Vec<Listed>, Error>;

    /// A page of the finished tables of a person, newest first.
    async fn finished(&self, person: PersonId, after: Cursor) -> Result<Vec<Listed>, Error>;

    /// Some tables where a game is on, people have seats, but nobody of them is waited for, and nothing has happened
    /// since `before`: bots have to go on there.
    async fn stalled(&self, before: Time) -> Result<Vec<TableId>, Error>;

    /// Adds a person with their first token, or says that one of both is [taken](Error::Taken).
    async fn add_person(&self, person: Person, token: Hash) -> Result<(), Error>;

    /// A person by id.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, Error>;

    /// The person with this token.
    async fn by_token(&self, token: Hash) -> Result<Option<Person>, Error>;

    /// Replaces name, language and settings. Whoever was forgotten stays so.
    async fn change_person(&self, person: Person) -> Result<(), Error>;

    /// Notes that these people are here.
    async fn saw(&self, people: &[PersonId], now: Time) -> Result<(), Error>;

    /// Adds a code that lets one more device be this person, once, until it expires.
    async fn add_link(&self, code: Hash, person: PersonId, expires: Time) -> Result<(), Error>;

    /// Uses a code: the token is this person's from now on. `None` if the code is unknown, used or expired,
    /// or its person was forgotten.
    async fn use_link(&self, code: Hash, token: Hash, now: Time) -> Result<Option<Person>, Error>;

    /// Some tables where a person has ever had a seat and that were not [redacted](Store::redact) for them.
    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, Error>;

    /// Writes other data in place of events that are there, because somebody wants to be forgotten who is named in
    /// them, and strikes the table from those they [visited](Store::visited). No place becomes free, and none new.
    async fn redact(&self, table: TableId, person: PersonId, events: Vec<Event>) -> Result<(), Error>;

    /// Forgets a person: name, settings, tokens, links, and what lists knew of their seats. Events stay, with
    /// an id that means nobody: let the person leave their tables first, and redact what names them.
    async fn forget(&self, person: PersonId) -> Result<(), Error>;

    /// Deletes open tables where nobody sits and nothing has happened since `before`, and links that expired
    /// by then; returns how many tables.
    async fn put_away(&self, before: Time) -> Result<u64, Error>;

    /// How much there is of everything.
    async fn figures(&self) -> Result<Figures, Error>;

    /// News of all tables from now on.
    fn watch(&self) -> Watch;

    /// Finishes what is being written and lets go of the database. What comes later fails.
    async fn close(&self);
}

/// How much there is of everything, for whoever watches the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// People.
    pub people: u64,
    /// Tables that wait for people.
    pub open: u64,
    /// Tables where a game is on.
    pub playing: u64,
    /// Tables where the game is over.
    pub finished: u64,
    /// Events of all tables.
    pub events: u64,
}
