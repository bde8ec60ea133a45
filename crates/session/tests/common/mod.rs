//! A driver for tests: it writes down in memory, knows the time it is told, and keeps nothing from anybody.

use bots::Budget;
use serde_json::{Value, json};
use session::protocol::{Command, Deed, Offer, State, Terms};
use session::{Decision, Entry, Founding, Moment, PersonId, Refusal, Table, TableId, Time, Viewer, Who};
use table::{Lang, Seat, Secret};

pub(crate) const SECRET: (u64, u64) = (7, 7);

pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
    pub(crate) now: Time,
    pub(crate) away: Vec<PersonId>,
    sent: u64,
}

/// Somebody who came by the invite.
pub(crate) fn who(name: &str) -> Who {
    Who { person: PersonId(format!("id-{name}")), name: name.to_owned(), invited: true, lang: Lang::En }
}

/// Somebody who did not.
pub(crate) fn stranger(name: &str) -> Who {
    Who { invited: false, ..who(name) }
}

pub(crate) fn viewer(who: &Who) -> Viewer {
    let person = Some(who.person.clone());
    Viewer { person, lang: Some(Lang::En), invited: who.invited, ..Viewer::default() }
}

pub(crate) fn deed(value: Value) -> Deed {
    serde_json::from_value(value).expect("a deed")
}

pub(crate) fn terms(value: Value) -> Terms {
    serde_json::from_value(value).expect("terms")
}

pub(crate) fn replay(entries: &[Entry], secret: Secret) -> Table {
    Table::replay(TableId("t1".to_owned()), secret, entries.to_vec()).expect("it was played")
}

pub(crate) fn secret() -> Secret {
    Secret::simulated(SECRET.0, SECRET.1)
}

impl Room {
    pub(crate) fn try_open(value: Value) -> Result<Room, Refusal> {
        let founding = Founding::new(terms(value), who("Anna").person);
        let entries = vec![founding.open(&secret(), Time(1000))?];
        let table = replay(&entries, secret());
        Ok(Room { table, entries, now: Time(1000), away: Vec::new(), sent: 0 })
    }

    pub(crate) fn open(value: Value) -> Room {
        Room::try_open(value).expect("the terms fit")
    }

    /// A game of Glux between Anna and Ben, begun: both choose a face for their first chip.
    pub(crate) fn glux() -> (Room, Who, Who) {
        Room::of_two(json!({"game": "glux"}))
    }

    /// The same when both have chosen, and one of them has the turn.
    pub(crate) fn glux_in_turns() -> (Room, Who, Who) {
        let (mut room, anna, ben) = Room::glux();
        room.choose_faces();
        (room, anna, ben)
    }

    /// Lets all people choose a face for their first chip of Glux.
    pub(crate) fn choose_faces(&mut self) {
        for seat in self.table.acting().iter() {
            self.act_with(seat);
        }
    }

    /// A game for two, begun.
    pub(crate) fn of_two(value: Value) -> (Room, Who, Who) {
        let (mut room, anna, ben) = (Room::open(value), who("Anna"), who("Ben"));
        room.send(&anna, json!({"sit": {"seats": [0]}})).unwrap();
        room.send(&ben, json!({"sit": {"seats": [1]}})).unwrap();
        (room, anna, ben)
    }

    pub(crate) fn record(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            let text = serde_json::to_string(&entry).expect("plain data");
            let read: Entry = serde_json::from_str(&text).expect("an entry reads what it wrote");
            assert_eq!(read, entry);
            self.entries.push(read.clone());
            self.table.apply(read).expect("it was decided");
        }
    }

    pub(crate) fn command(&mut self, value: Value) -> Command {
        self.sent += 1;
        Command { id: format!("c{}", self.sent), n: self.table.n(), deed: deed(value) }
    }

    pub(crate) fn send(&mut self, who: &Who, value: Value) -> Result<u64, Refusal> {
        let command = self.command(value);
        self.send_command(who, &command)
    }

    pub(crate) fn decide(&self, who: &Who, command: &Command) -> Result<Decision, Refusal> {
        self.table.decide(who, command, Moment { now: self.now, away: &self.away })
    }

    pub(crate) fn send_command(&mut self, who: &Who, command: &Command) -> Result<u64, Refusal> {
        match self.decide(who, command)? {
            Decision::Record(entries) => self.record(entries),
            Decision::Done(n) => return Ok(n),
            Decision::Think(_) | Decision::Rematch(_) => {}
        }
        Ok(self.table.n())
    }

    /// What a seat may do.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<Offer> {
        let person = self.table.chairs().get(seat).and_then(|chair| chair.person()).cloned();
        let viewer = Viewer { person, seat: Some(seat), invited: true, ..Viewer::default() };
        match self.table.state(&viewer, Some(self.table.n())) {
            State::Update(update) => update.now.offers,
            State::Snapshot(snapshot) => snapshot.now.offers,
        }
    }

    /// The seat that acts; the first, if there are several.
    pub(crate) fn acting(&self) -> Seat {
        self.table.acting().first().expect("somebody acts")
    }

    /// Lets the seat that acts do the first thing that it may do.
    pub(crate) fn act(&mut self) -> Seat {
        let seat = self.acting();
        self.act_with(seat);
        seat
    }

    pub(crate) fn act_with(&mut self, seat: Seat) {
        let person = self.table.chairs().get(seat).and_then(|chair| chair.person()).cloned();
        let who = Who { person: person.expect("a person's seat"), ..who("") };
        let action = self.offers(seat)[0].action.clone();
        self.send(&who, json!({"act": {"seat": seat, "action": action}})).expect("it was offered");
    }

    /// Lets bots act as long as it is for them to act.
    pub(crate) fn run_bots(&mut self, budget: Budget) {
        while let Some(errand) = self.table.wanted().into_iter().next() {
            let thought = errand.think(budget);
            let entries = self.table.decide_for_bot(&thought, self.now).expect("bots do what is legal");
            self.record(entries);
        }
    }

    /// A table built from what was written down.
    pub(crate) fn replayed(&self) -> Table {
        replay(&self.entries, secret())
    }

    pub(crate) fn state(&self, who: &Who) -> Value {
        json(&self.table.state(&viewer(who), None))
    }

    pub(crate) fn now_for(&self, who: &Who) -> Value {
        self.state(who)["snapshot"]["now"].clone()
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

pub(crate) fn code(result: Result<u64, Refusal>) -> &'static str {
    result.map_or_else(|refusal| refusal.code(), |_| "ok")
}
