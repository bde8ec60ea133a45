//! What is stored of a table, in three parts that never mix: events, the summary for lists, the private part.

use std::fmt;

use crate::{PersonId, TableId, Time};

/// A table to be made.
#[derive(Clone)]
pub struct NewTable {
    /// Its name, new.
    pub id: TableId,
    /// The short code by which people find it, new.
    pub code: String,
    /// What no list may show.
    pub private: Private,
    /// What lists show.
    pub summary: Summary,
    /// Its first events, from 0.
    pub events: Vec<Vec<u8>>,
    /// Now.
    pub created: Time,
}

/// Shows the name only: events tell of hidden cards.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NewTable {}", self.id)
    }
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Event {
    /// Its place, from 0.
    pub n: u64,
    /// What happened, as whoever appended it wrote it.
    pub data: Vec<u8>,
}

/// Shows the place only: events tell of hidden cards.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Event {} of {} bytes", self.n, self.data.len())
    }
}

/// What only the table itself may know: the secret of its dice, hashes of invite keys.
#[derive(Clone, PartialEq, Eq)]
pub struct Private(pub Vec<u8>);

/// Shows nothing: it must not get into a log by accident.
impl fmt::Debug for Private {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Private")
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// It waits for people.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

impl State {
    /// All states, in the order in which a table goes through them.
    pub const ALL: [State; 3] = [State::Open, State::Playing, State::Finished];

    /// The word in the database.
    pub fn word(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Playing => "playing",
            State::Finished => "finished",
        }
    }
}

/// What lists need to know of a table: anybody who may see the list may see all of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How far it is.
    pub state: State,
    /// Whether strangers find it while it is open.
    pub public: bool,
    /// Everybody who has a seat.
    pub people: Vec<PersonId>,
    /// Those of them whose turn it is.
    pub acting: Vec<PersonId>,
    /// When something last happened.
    pub updated: Time,
    /// What else a list shows, as whoever appended it wrote it.
    pub entry: String,
}

/// A table as lists and look-ups return it.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// Its name.
    pub id: TableId,
    /// The short code by which people find it.
    pub code: String,
    /// How many events it has.
    pub length: u64,
    /// When it was made.
    pub created: Time,
    /// The rest.
    pub summary: Summary,
}

impl Listed {
    /// Where a list goes on after this table.
    pub fn cursor(&self) -> Cursor {
        Cursor { updated: self.summary.updated, id: self.id }
    }
}

/// A place in a list that starts with the newest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When something last happened at the table before.
    pub updated: Time,
    /// That table.
    pub id: TableId,
}

impl Cursor {
    /// Before the newest.
    pub const START: Cursor = Cursor { updated: Time(i64::MAX), id: TableId::from_bytes([255; 16]) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_does_not_show() {
        let (event, private) = (Event { n: 3, data: b"ace".to_vec() }, Private(b"dice".to_vec()));
        assert_eq!(format!("{event:?}, {private:?}"), "Event 3 of 3 bytes, Private");
    }
}
