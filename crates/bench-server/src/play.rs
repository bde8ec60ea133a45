//! Two people at a table of Glux, who play at random.

use std::borrow::Cow;
use std::time::{Duration, Instant};

use rand::RngExt;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use table::Rng;

use crate::Failure;
use crate::Look;
use crate::client::{Client, Cookie, Socket};

/// What they read of a message: the rest is passed over.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Heard<'a> {
    #[serde(borrow)]
    State(State<'a>),
    Done(Done),
    Refused(Value),
    Bad(Value),
    Present(IgnoredAny),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum State<'a> {
    #[serde(borrow)]
    Snapshot(Stand<'a>),
    #[serde(borrow)]
    Update(Stand<'a>),
}

#[derive(Deserialize)]
struct Stand<'a> {
    n: u64,
    #[serde(borrow)]
    now: Now<'a>,
}

#[derive(Deserialize)]
struct Now<'a> {
    phase: Cow<'a, str>,
    #[serde(borrow)]
    offers: Vec<Offer<'a>>,
    rematch: Option<String>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    #[serde(borrow)]
    action: Cow<'a, str>,
}

#[derive(Deserialize)]
struct Done {
    n: u64,
}

/// One of the two.
pub(crate) struct Seat {
    cookie: Cookie,
    table: String,
    invite: String,
    look: Look,
}

impl Seat {
    fn watch(&self) -> Value {
        let mut watch = json!({ "table": self.table, "invite": self.invite });
        if self.look == Look::Page {
            (watch["lang"], watch["frame"]) = (json!("en"), json!("wide"));
        }
        json!({ "watch": watch })
    }

    /// A socket that looks at the table.
    pub(crate) async fn look(&self, client: &Client) -> Result<Socket, Failure> {
        let mut socket = client.socket(&self.cookie).await?;
        socket.say(&self.watch()).await?;
        socket.hear().await?;
        Ok(socket)
    }
}

struct Person {
    seat: Seat,
    socket: Socket,
    n: u64,
    /// What they may do, of which they choose one as soon as they hear of it: lists are long.
    next: Option<String>,
    over: bool,
    rematch: Option<String>,
}

/// Both.
pub(crate) struct Pair {
    people: [Person; 2],
    commands: u64,
    rng: Rng,
}

impl Pair {
    /// Lets two people come and sit down.
    pub(crate) async fn sit(client: &Client, look: Look, rng: Rng) -> Result<Pair, Failure> {
        let cookies = [client.somebody("Anna").await?, client.somebody("Ben").await?];
        let (table, invite) = client.open(&cookies[0]).await?;
        let mut people = Vec::new();
        for cookie in cookies {
            let seat = Seat { cookie, table: table.clone(), invite: invite.clone(), look };
            let socket = client.socket(&seat.cookie).await?;
            people.push(Person { seat, socket, n: 0, next: None, over: false, rematch: None });
        }
        let people = people.try_into().ok().expect("two");
        let mut pair = Pair { people, commands: 0, rng };
        pair.watch().await?;
        let sat = pair.command(1, &json!({ "sit": { "seats": [1] } })).await?;
        pair.hear_of(sat).await?;
        Ok(pair)
    }

    async fn watch(&mut self) -> Result<(), Failure> {
        for person in &mut self.people {
            (person.n, person.over) = (0, false);
            person.socket.say(&person.seat.watch()).await?;
            while person.n == 0 {
                person.hear(&mut self.rng).await?;
            }
        }
        Ok(())
    }

    /// Sends a command and waits for its answer.
    async fn command(&mut self, who: usize, deed: &Value) -> Result<u64, Failure> {
        self.commands += 1;
        let person = &mut self.people[who];
        let id = format!("c{}", self.commands);
        person.socket.say(&json!({ "command": { "id": id, "n": person.n, "do": deed } })).await?;
        loop {
            if let Some(n) = person.hear(&mut self.rng).await? {
                return Ok(n);
            }
        }
    }

    /// Waits until both know what led to `n`.
    async fn hear_of(&mut self, n: u64) -> Result<(), Failure> {
        for person in &mut self.people {
            while person.n < n {
                person.hear(&mut self.rng).await?;
            }
        }
        Ok(())
    }

    /// Makes the next move, and returns how long it took until both knew; or begins another game.
    pub(crate) async fn step(&mut self) -> Result<Option<Duration>, Failure> {
        if self.people[0].over {
            return self.rematch().await.map(|()| None);
        }
        let who = usize::from(self.people[0].next.is_none());
        let action = self.people[who].next.take();
        let action = action.ok_or_else(|| Failure::from("nobody may do anything"))?;
        let begun = Instant::now();
        let n = self.command(who, &json!({ "act": { "seat": who, "action": action } })).await?;
        self.hear_of(n).await?;
        Ok(Some(begun.elapsed()))
    }

    async fn rematch(&mut self) -> Result<(), Failure> {
        let n = self.command(0, &json!("rematch")).await?;
        self.hear_of(n).await?;
        for person in &mut self.people {
            person.seat.table = person.rematch.take().ok_or_else(|| Failure::from("there is no rematch"))?;
        }
        self.watch().await?;
        for who in 0..2 {
            let n = self.command(who, &json!({ "sit": { "seats": [who] } })).await?;
            self.hear_of(n).await?;
        }
        Ok(())
    }

    /// Lets both go; their seats stay theirs.
    pub(crate) fn rise(self) -> [Seat; 2] {
        self.people.map(|person| person.seat)
    }
}

impl Person {
    /// Takes in a message; returns what a command led to, if it was the answer to one.
    async fn hear(&mut self, rng: &mut Rng) -> Result<Option<u64>, Failure> {
        let text = self.socket.hear().await?;
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        match heard {
            Heard::State(State::Snapshot(stand) | State::Update(stand)) => self.note(stand, rng),
            Heard::Done(done) => return Ok(Some(done.n)),
            Heard::Refused(why) | Heard::Bad(why) => return Err(why.to_string().into()),
            Heard::Present(_) => {}
        }
        Ok(None)
    }

    fn note(&mut self, stand: Stand<'_>, rng: &mut Rng) {
        self.n = stand.n;
        self.over = stand.now.phase == "over";
        self.rematch = stand.now.rematch;
        let offers = &stand.now.offers;
        let choice = (!offers.is_empty()).then(|| rng.random_range(0..offers.len()));
        self.next = choice.map(|choice| offers[choice].action.clone().into_owned());
    }
}
