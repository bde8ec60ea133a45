//! A node: desks for the tables that somebody here looks at. It has no I/O: inputs in, effects out. All that it
//! knows is a cache, so it can crash at any moment.

use std::collections::BTreeMap;

use session::protocol::{FromClient, ToClient};
use session::table::Corrupt;
use session::{Table, TableId, Thought, Time, Who};

use crate::desk::{Answer, Desk, Step, Work};
use crate::mistake::Mistake;

pub(crate) struct Node {
    desks: BTreeMap<TableId, Desk>,
    /// What the clients here look at.
    lines: BTreeMap<Line, TableId>,
    /// By how much its clock is ahead, in milliseconds.
    skew: u64,
    mistake: Option<Mistake>,
}

/// A connection between a client and a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Line {
    pub(crate) client: usize,
    pub(crate) node: usize,
    /// The client's how many-th connection it is.
    pub(crate) number: u64,
}

pub(crate) enum Input {
    Message(Line, Who, String),
    HungUp(Line),
    Shelf(TableId, Answer),
    /// A table has grown: not always heard.
    Grew(TableId),
    /// Time to look at all tables, whatever was heard.
    Poll,
    /// A bot has decided.
    Thought(TableId, Thought),
    /// Something is due at a table.
    Wake(TableId),
}

pub(crate) enum Effect {
    Send(Line, Box<ToClient>),
    Append { table: TableId, n: u64, entries: Vec<Vec<u8>> },
    Read { table: TableId, from: u64 },
    Think { table: TableId, thought: Thought },
    Wake { table: TableId, delay: u64 },
}

impl Node {
    pub(crate) fn new(skew: u64, mistake: Option<Mistake>) -> Node {
        Node { desks: BTreeMap::new(), lines: BTreeMap::new(), skew, mistake }
    }

    /// What it would show of a table, if it has looked at it.
    pub(crate) fn table(&self, id: &TableId) -> Option<&Table> {
        self.desks.get(id)?.table()
    }

    /// Forgets everything.
    pub(crate) fn crash(&mut self) {
        *self = Node::new(self.skew, self.mistake);
    }

    pub(crate) fn step(&mut self, now: Time, input: Input) -> Result<Vec<Effect>, Corrupt> {
        let mut step = Step { now: now.after(self.skew), mistake: self.mistake, effects: Vec::new() };
        match input {
            Input::Message(line, who, text) => self.hear(line, who, &text, &mut step),
            Input::HungUp(line) => self.hang_up(line),
            Input::Shelf(table, answer) => self.desk(&table).answered(answer, &mut step)?,
            Input::Thought(table, thought) => self.desk(&table).take(Work::Thought(thought), &mut step),
            Input::Wake(table) => self.desk(&table).take(Work::Tick, &mut step),
            Input::Grew(_) | Input::Poll if self.mistake == Some(Mistake::NeverLooks) => {}
            Input::Grew(table) => {
                self.desks.get_mut(&table).into_iter().for_each(|desk| desk.take(Work::Look, &mut step));
            }
            Input::Poll => self.desks.values_mut().for_each(|desk| desk.take(Work::Look, &mut step)),
        }
        Ok(step.effects)
    }

    fn hear(&mut self, line: Line, who: Who, text: &str, step: &mut Step) {
        match FromClient::parse(text) {
            Ok(FromClient::Watch(watch)) => {
                let table = watch.table.clone();
                self.lines.insert(line, table.clone());
                self.desk(&table).take(Work::Watch(line, who, watch), step);
            }
            Ok(FromClient::Command(command)) => match self.lines.get(&line).cloned() {
                Some(table) => self.desk(&table).take(Work::Command(line, who, command), step),
                None => step.send_bad(line, "watch a table first"),
            },
            _ => step.send_bad(line, "not a message"),
        }
    }

    fn hang_up(&mut self, line: Line) {
        self.lines.remove(&line);
        self.desks.values_mut().for_each(|desk| desk.hang_up(line));
    }

    fn desk(&mut self, table: &TableId) -> &mut Desk {
        self.desks.entry(table.clone()).or_insert_with(|| Desk::new(table.clone()))
    }
}
