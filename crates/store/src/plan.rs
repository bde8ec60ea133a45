//! Which of the waiting appends may go ahead, decided before anything is written.
//!
//! The writer holds all tables concerned, so what they have now is what counts: appends are taken in the order
//! in which they came, each sees those before it, and one that comes too late fails alone. The primary key
//! would refuse a place taken twice as well; it never has to.

use std::collections::HashMap;

use crate::{Error, PersonId, Summary, TableId};

/// Events for a table, at a place. Nothing here can be printed: events tell of hidden cards.
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) n: u64,
    pub(crate) events: Vec<Vec<u8>>,
    pub(crate) summary: Summary,
}

/// What the database has of a table.
pub(crate) struct Held {
    pub(crate) length: u64,
    pub(crate) people: String,
}

/// What to write of a table that an append concerns.
#[derive(Debug)]
pub(crate) struct Grown<'a> {
    pub(crate) table: TableId,
    pub(crate) length: u64,
    pub(crate) summary: &'a Summary,
    /// Whether others sit there than before.
    pub(crate) reseat: bool,
}

/// What to write, and what to answer once it is written.
#[derive(Default)]
pub(crate) struct Plan<'a> {
    pub(crate) events: Vec<(TableId, u64, &'a [u8])>,
    pub(crate) grown: Vec<Grown<'a>>,
    pub(crate) answers: Vec<Result<(), Error>>,
}

impl<'a> Plan<'a> {
    /// Plans appends to tables that are held.
    pub(crate) fn new(appends: &'a [Append], mut held: HashMap<TableId, Held>) -> Plan<'a> {
        let mut plan = Plan::default();
        let mut last = HashMap::new();
        for append in appends {
            let answer = plan.place(append, &mut held);
            if answer.is_ok() {
                last.insert(append.table, append);
            }
            plan.answers.push(answer);
        }
        plan.grown = last.into_values().map(|append| grown(append, &held[&append.table])).collect();
        plan
    }

    fn place(&mut self, append: &'a Append, held: &mut HashMap<TableId, Held>) -> Result<(), Error> {
        let table = append.table;
        let now = held.get_mut(&table).ok_or(Error::NoTable(table))?;
        if now.length != append.n {
            return Err(Error::Conflict { now: now.length });
        }
        self.events.extend((append.n..).zip(&append.events).map(|(n, data)| (table, n, data.as_slice())));
        now.length += append.events.len() as u64;
        Ok(())
    }
}

fn grown<'a>(append: &'a Append, held: &Held) -> Grown<'a> {
    let summary = &append.summary;
    let reseat = spell(&summary.people) != held.people;
    Grown { table: append.table, length: held.length, summary, reseat }
}

/// Writes people as the database has them.
pub(crate) fn spell(people: &[PersonId]) -> String {
    people.iter().map(PersonId::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, Time};

    const TABLE: TableId = TableId::from_bytes([1; 16]);
    const OTHER: TableId = TableId::from_bytes([2; 16]);

    fn append(table: TableId, n: u64, events: usize, people: &[PersonId]) -> Append {
        let summary = Summary {
            game: "glux".to_owned(),
            state: State::Playing,
            public: false,
            people: people.to_vec(),
            acting: Vec::new(),
            updated: Time(n as i64),
            entry: String::new(),
        };
        Append { table, n, events: vec![vec![n as u8]; events], summary }
    }

    fn held(length: u64) -> HashMap<TableId, Held> {
        HashMap::from([(TABLE, Held { length, people: String::new() })])
    }

    #[test]
    fn one_that_comes_too_late_fails_alone() {
        let appends = [
            append(TABLE, 5, 2, &[]),
            append(TABLE, 5, 1, &[]),
            append(OTHER, 0, 1, &[]),
            append(TABLE, 7, 1, &[]),
        ];
        let plan = Plan::new(&appends, held(5));
        assert_eq!(
            plan.answers,
            [Ok(()), Err(Error::Conflict { now: 7 }), Err(Error::NoTable(OTHER)), Ok(())]
        );
        assert_eq!(plan.events.iter().map(|event| event.1).collect::<Vec<_>>(), [5, 6, 7]);
    }

    #[test]
    fn the_last_summary_of_a_table_is_written_with_its_length() {
        let somebody = PersonId::from_bytes([3; 16]);
        let appends = [append(TABLE, 0, 1, &[]), append(TABLE, 1, 3, &[somebody]), append(TABLE, 1, 1, &[])];
        let plan = Plan::new(&appends, held(0));
        let [grown] = plan.grown.as_slice() else { panic!("one table grew: {:?}", plan.grown) };
        assert_eq!((grown.length, grown.summary.updated, grown.reseat), (4, Time(1), true));
    }
}
