//! Everything together: clients, nodes and a shelf, in a storm and in the calm after it. One seed, one story.

use std::collections::BTreeMap;
use std::ops::Range;

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use session::protocol::{FromClient, Refused, State, ToClient};
use session::{Founding, PersonId, TableId, Thought, Time, Who, limits};
use table::{Lang, Rng, Secret};

use crate::agenda::Agenda;
use crate::check;
use crate::client::Client;
use crate::desk::Answer;
use crate::mistake::Mistake;
use crate::node::{Effect, Input, Line, Node};
use crate::shelf::Shelf;
use crate::tally::Tally;
use crate::weather::{Fate, Weather};
use crate::whim::Temper;

/// In the calm, something happens within so many milliseconds, or there is nothing more to wait for: longer than any
/// clock, and than a request to take back waits.
const STUCK: u64 = 150_000;
const HISTORY: u64 = limits::HISTORY as u64;
/// How long a device sleeps, in milliseconds.
const SLEEP: Range<u64> = 1_000..30_000;
/// How often nodes look at all their tables.
const POLL: u64 = 2_000;

pub(crate) struct World {
    rng: Rng,
    agenda: Agenda<Event>,
    weather: Weather,
    mistake: Option<Mistake>,
    pub(crate) shelf: Shelf,
    pub(crate) nodes: Vec<Running>,
    pub(crate) clients: Vec<Client>,
    /// When something was last written down.
    grew: Time,
    /// How much was durable when a command first arrived, by client, node and id.
    arrivals: BTreeMap<(usize, usize, String), u64>,
    pub(crate) tally: Tally,
}

/// A node, or where one will be again.
pub(crate) struct Running {
    pub(crate) node: Node,
    /// How often it has crashed: what was meant for an earlier life reaches nobody.
    life: u64,
    up: bool,
}

enum Event {
    /// Somebody thinks of something.
    Whim(usize),
    ToClient(Line, String),
    /// The client hears that its line is dead.
    Lost(Line),
    /// For whatever runs there.
    ToNode(usize, Input),
    /// For this life of a node only.
    ToLife(Life, Input),
    Append {
        by: Option<Life>,
        table: TableId,
        n: u64,
        entries: Vec<Vec<u8>>,
    },
    Read {
        by: Life,
        table: TableId,
        from: u64,
    },
    Poll(usize),
    Start(usize),
    Calm,
}

#[derive(Clone, Copy)]
struct Life {
    node: usize,
    life: u64,
}

/// Lives a seed through, and says what was wrong.
pub(crate) fn run(seed: u64, mistake: Option<Mistake>) -> Result<Tally, String> {
    let mut world = World::new(seed, mistake);
    while !world.is_quiet() {
        let event = world.agenda.next().ok_or("nothing is planned any more")?;
        world.happen(event)?;
    }
    check::all(&world)?;
    Ok(world.tally)
}

impl World {
    fn new(seed: u64, mistake: Option<Mistake>) -> World {
        let mut rng = Rng::seed_from_u64(seed);
        let temper = if rng.random_ratio(1, 8) { Temper::Talkative } else { Temper::Moody };
        let (slowest, storm) = match temper {
            Temper::Talkative => (50, rng.random_range(40_000..80_000)),
            _ => (600, rng.random_range(5_000..40_000)),
        };
        let (agenda, weather) = (Agenda::new(Time(1_000_000)), Weather::storm(slowest, &mut rng));
        let (shelf, nodes, clients) = (Shelf::default(), Vec::new(), Vec::new());
        let (grew, arrivals, tally) = (agenda.now(), BTreeMap::new(), Tally::default());
        let mut world = World { rng, agenda, weather, mistake, shelf, nodes, clients, grew, arrivals, tally };
        for _ in 0..world.rng.random_range(1..=3) {
            world.add_node();
        }
        let game = games::IDS[seed as usize % games::IDS.len()];
        for index in 0..world.rng.random_range(1..=2) {
            let secret = Secret::simulated(seed, index);
            world.open_table(game, &secret, &TableId(format!("table {index}")), temper);
        }
        world.agenda.plan(storm, Event::Calm);
        world
    }

    fn add_node(&mut self) {
        let node = Node::new(self.rng.random_range(0..3_000), self.mistake);
        self.agenda.plan(POLL, Event::Poll(self.nodes.len()));
        self.nodes.push(Running { node, life: 0, up: true });
    }

    /// Opens a table, and lets people come: as many as it has seats and one more, and somebody on a second device.
    fn open_table(&mut self, game: &str, secret: &Secret, id: &TableId, temper: Temper) {
        let terms = self.terms(game);
        let public = terms["public"] == true;
        let seats = terms["places"].as_array().map_or(0, Vec::len);
        let host = person(id, 0);
        let founding = Founding::new(serde_json::from_value(terms).expect("terms"), host);
        let first = founding.open(secret, self.agenda.now()).expect("the terms fit");
        self.shelf.create(id.clone(), secret.clone(), &first);
        for index in (0..=seats).chain([0]) {
            let invited = !public || self.rng.random();
            let name = format!("P{index}");
            let who = Who { person: person(id, index), name, invited, lang: Lang::En };
            let lang = [None, None, Some("en"), Some("de")][self.rng.random_range(0..4)];
            self.agenda.plan(self.rng.random_range(0..2_000), Event::Whim(self.clients.len()));
            self.clients.push(Client::new(self.clients.len(), who, id.clone(), lang, temper));
        }
    }

    fn terms(&mut self, game: &str) -> Value {
        let rng = &mut self.rng;
        let players = rng.random_range(2..=3);
        let mut places = vec![json!("open"); players];
        if rng.random() {
            places[players - 1] = json!({"bot": "random"});
        }
        let clock = rng.random_ratio(1, 3).then(|| {
            let (total, increment) = (rng.random_range(10..60), rng.random_range(0..3));
            json!({"total": total, "increment": increment})
        });
        let public: bool = rng.random();
        json!({
            "game": game, "setup": {"players": players}, "places": places, "public": public, "clock": clock,
            "stand_in": "random",
        })
    }

    /// Whether all has been said, or nothing more will be.
    fn is_quiet(&self) -> bool {
        let is_content = |client: &Client| {
            let knows_all = client
                .known
                .as_ref()
                .is_some_and(|known| known.phase() == "over" && known.n == self.shelf.length(&client.table));
            knows_all && client.pending.is_empty()
        };
        let stuck = self.agenda.now().since(self.grew) > STUCK;
        self.weather.calm && (stuck || self.clients.iter().all(is_content))
    }

    fn happen(&mut self, event: Event) -> Result<(), String> {
        self.tally.count("event");
        match event {
            Event::Whim(client) => self.whim(client),
            Event::ToClient(line, text) => self.clients[line.client].hear(line, &text, self.agenda.now()),
            Event::Lost(line) => self.clients[line.client].lose(line),
            Event::ToNode(node, input) => {
                self.note_arrival(&input);
                return self.step(node, input);
            }
            Event::ToLife(Life { node, life }, input) if self.nodes[node].life == life => {
                return self.step(node, input);
            }
            Event::ToLife(..) => {}
            Event::Append { by, table, n, entries } => self.append(by, table, n, entries),
            Event::Read { by, table, from } => self.read(by, table, from),
            Event::Poll(node) => {
                self.agenda.plan(POLL, Event::Poll(node));
                return self.step(node, Input::Poll);
            }
            Event::Start(node) => self.nodes[node].up = true,
            Event::Calm => {
                self.weather = Weather::calm();
                self.grew = self.agenda.now();
            }
        }
        Ok(())
    }

    fn whim(&mut self, index: usize) {
        let (now, calm) = (self.agenda.now(), self.weather.calm);
        let client = &mut self.clients[index];
        let before = client.line();
        let sent = client.act(now, self.nodes.len(), calm, &mut self.rng);
        let (line, who) = (client.line().expect("it has connected"), client.who.clone());
        if let Some(before) = before.filter(|before| *before != line) {
            self.tally.count("reconnect");
            let delay = self.weather.delay(&mut self.rng);
            self.agenda.plan(delay, Event::ToNode(before.node, Input::HungUp(before)));
        }
        for text in sent {
            for delay in self.copies() {
                let input = Input::Message(line, who.clone(), text.clone());
                self.agenda.plan(delay, Event::ToNode(line.node, input));
            }
        }
        let pause = self.pause(index);
        self.agenda.plan(pause, Event::Whim(index));
    }

    /// How long somebody waits before the next whim: in a storm, now and then the device goes to sleep.
    fn pause(&mut self, index: usize) -> u64 {
        if self.weather.calm {
            return 50;
        }
        if self.rng.random_ratio(1, 100) {
            self.tally.count("sleep");
            self.clients[index].sleep();
            return self.rng.random_range(SLEEP);
        }
        let longest = if self.clients[index].temper == Temper::Talkative { 100 } else { 500 };
        self.rng.random_range(20..longest)
    }

    fn copies(&mut self) -> Vec<u64> {
        let copies = self.weather.copies(&mut self.rng);
        match copies.len() {
            0 => self.tally.count("lost"),
            1 => {}
            _ => self.tally.count("repeated"),
        }
        copies
    }

    /// A step of a node. If it crashes, then after any of the step's effects.
    fn step(&mut self, index: usize, input: Input) -> Result<(), String> {
        let running = &mut self.nodes[index];
        if !running.up {
            return Ok(());
        }
        let life = Life { node: index, life: running.life };
        let step = running.node.step(self.agenda.now(), input);
        let mut effects = step.map_err(|corrupt| format!("node {index}: {corrupt}"))?;
        let crashes = self.weather.crashes(&mut self.rng);
        if crashes {
            effects.truncate(self.rng.random_range(0..=effects.len()));
        }
        effects.into_iter().try_for_each(|effect| self.effect(life, effect))?;
        if crashes {
            self.crash(index);
        }
        Ok(())
    }

    fn crash(&mut self, index: usize) {
        self.tally.count("crash");
        let running = &mut self.nodes[index];
        running.node.crash();
        running.life += 1;
        running.up = false;
        self.agenda.plan(self.rng.random_range(1..3_000), Event::Start(index));
        for line in self.clients.iter().filter_map(Client::line).filter(|line| line.node == index) {
            let delay = self.weather.delay(&mut self.rng);
            self.agenda.plan(delay, Event::Lost(line));
        }
    }

    fn effect(&mut self, life: Life, effect: Effect) -> Result<(), String> {
        let delay = self.weather.delay(&mut self.rng);
        match effect {
            Effect::Send(line, message) => return self.send(line, &message),
            Effect::Append { table, n, entries } => {
                self.agenda.plan(delay, Event::Append { by: Some(life), table, n, entries });
            }
            Effect::Read { table, from } => self.agenda.plan(delay, Event::Read { by: life, table, from }),
            Effect::Think { table, thought } => self.think(life, table, thought),
            Effect::Wake { table, delay } => {
                self.agenda.plan(delay.max(1), Event::ToLife(life, Input::Wake(table)));
            }
        }
        Ok(())
    }

    fn think(&mut self, life: Life, table: TableId, thought: Thought) {
        let most = if self.weather.calm { 20 } else { 800 };
        let delay = self.rng.random_range(1..=most);
        self.agenda.plan(delay, Event::ToLife(life, Input::Thought(table, thought)));
    }

    /// Sends a message to a client, if it says nothing that a crash could undo.
    fn send(&mut self, line: Line, message: &ToClient) -> Result<(), String> {
        let durable = self.shelf.length(&self.clients[line.client].table);
        if let Some(n) = self.tally.count_message(message).filter(|&n| n > durable) {
            return Err(format!("client {} is told of {n} when {durable} is durable", line.client));
        }
        self.check_refusal(line, message)?;
        let text = serde_json::to_string(message).expect("plain data");
        for delay in self.copies() {
            self.agenda.plan(delay, Event::ToClient(line, text.clone()));
        }
        Ok(())
    }

    fn note_arrival(&mut self, input: &Input) {
        if let Input::Message(line, _, text) = input
            && let Ok(FromClient::Command(command)) = FromClient::parse(text)
        {
            let durable = self.shelf.length(&self.clients[line.client].table);
            self.arrivals.entry((line.client, line.node, command.id)).or_insert(durable);
        }
    }

    /// Whoever is refused is refused by a table that knows all that was durable when the command arrived.
    fn check_refusal(&self, line: Line, message: &ToClient) -> Result<(), String> {
        let ToClient::Refused(Refused { id, why, state, .. }) = message else { return Ok(()) };
        let durable = self.arrivals[&(line.client, line.node, id.clone())];
        let n = match state {
            State::Snapshot(snapshot) => snapshot.n,
            State::Update(update) => update.n,
        };
        if n >= durable { Ok(()) } else { Err(format!("{id:?} is refused at {n} of {durable}: {why}")) }
    }

    fn append(&mut self, by: Option<Life>, table: TableId, n: u64, entries: Vec<Vec<u8>>) {
        let fate = if by.is_some() { self.weather.fate(&mut self.rng) } else { Fate::Told };
        self.tally.count(fate.name());
        let answer = match fate {
            Fate::Told => self.write(&table, n, &entries),
            Fate::Untold => {
                self.write(&table, n, &entries);
                Answer::Error
            }
            Fate::Late => {
                let table = table.clone();
                let delay = self.weather.delay(&mut self.rng);
                self.agenda.plan(delay, Event::Append { by: None, table, n, entries });
                Answer::Error
            }
            Fate::Lost => Answer::Error,
        };
        if let Some(life) = by {
            self.answer(life, table, answer);
        }
    }

    fn write(&mut self, table: &TableId, n: u64, entries: &[Vec<u8>]) -> Answer {
        let n = if self.mistake == Some(Mistake::AppendsAnywhere) { self.shelf.length(table) } else { n };
        if self.shelf.append(table, n, entries).is_err() {
            self.tally.count("conflict");
            return Answer::Conflict;
        }
        if n < HISTORY && n + entries.len() as u64 >= HISTORY {
            self.tally.count("long table");
        }
        self.grew = self.agenda.now();
        for node in 0..self.nodes.len() {
            if self.weather.is_heard(&mut self.rng) {
                let delay = self.weather.delay(&mut self.rng);
                self.agenda.plan(delay, Event::ToNode(node, Input::Grew(table.clone())));
            }
        }
        Answer::Appended
    }

    fn read(&mut self, by: Life, table: TableId, from: u64) {
        let answer = if self.weather.fails(&mut self.rng) {
            Answer::Error
        } else {
            Answer::Entries(self.shelf.secret(&table), self.shelf.read(&table, from))
        };
        self.answer(by, table, answer);
    }

    fn answer(&mut self, life: Life, table: TableId, answer: Answer) {
        let delay = self.weather.delay(&mut self.rng);
        self.agenda.plan(delay, Event::ToLife(life, Input::Shelf(table, answer)));
    }
}

fn person(table: &TableId, index: usize) -> PersonId {
    PersonId(format!("person {index} of {}", table.0))
}
