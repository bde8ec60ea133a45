//! A party: people who come together at a table, by invite or by code, and play one game to its end.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use store::Store;
use table::{Record, Rng};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::check;
use crate::http::{self, Answer, Request};
use crate::player::{Player, Surroundings, Ticket};
use crate::whim::Temper;

/// How long the storm being over a game may take to its end, on a machine that is busy with other things.
const GAME: Duration = Duration::from_mins(3);

/// What all parties share.
pub(crate) struct Host {
    pub(crate) around: Surroundings,
    pub(crate) store: Arc<dyn Store>,
    /// What only those may know whom it was given to.
    pub(crate) secrets: Mutex<Vec<String>>,
}

/// What can be played, with places for people and bots.
fn terms(rng: &mut Rng) -> Value {
    let bot = |level: &str| json!({ "bot": level });
    let tables = [
        ("glux", vec![json!("open"), json!("open")]),
        ("glux", vec![json!("open"), bot("hard")]),
        ("glux", vec![json!("open"), json!("open"), bot("easy"), json!("open")]),
        ("lighthouse-run", vec![json!("open"), json!("open"), bot("expert")]),
        ("lighthouse-run", vec![json!("open"), json!("open"), json!("open"), json!("open")]),
        ("beacon-patrol", vec![json!("open"), json!("open")]),
        ("beacon-patrol", vec![bot("medium"), json!("open")]),
        ("lanterns-dice", vec![json!("open"), json!("open"), json!("open")]),
        ("lanterns-dice", vec![json!("open"), bot("hard"), bot("easy")]),
    ];
    let (game, places) = tables.choose(rng).expect("there are some");
    let clock = rng.random_ratio(1, 3).then(|| json!({ "total": 600, "increment": 2 }));
    json!({
        "game": game,
        "setup": { "players": places.len() },
        "places": places,
        "clock": clock,
        "stand_in": "greedy",
        "public": clock.is_some(),
    })
}

impl Host {
    /// Plays a game with new people, and checks what came of it.
    pub(crate) async fn party(&self, number: usize, mut rng: Rng) -> Result<(), String> {
        let (last, _) = watch::channel(None);
        let players = self.gather(number, &last, &mut rng).await?;
        let ticket = players[0].ticket.clone();
        let mut storm = self.around.storm.clone();
        let patience = async {
            drop(storm.wait_for(|storm| !*storm).await);
            tokio::time::sleep(GAME).await;
        };
        let players = tokio::select! {
            players = self.play(players, &last, &ticket.table) => players?,
            () = patience => return Err(self.standstill(&ticket).await),
        };
        let checked = check::all(&*self.store, &ticket.table, &players, &self.record(&ticket).await).await;
        checked.map_err(|fault| format!("table {}: {fault}", ticket.table))?;
        self.around.tally.note("games");
        self.around.tally.add("commands", players.iter().map(|player| player.acknowledged.len()).sum());
        Ok(())
    }

    /// Lets people play until the game is over, and then until all of them know all there is to know.
    async fn play(
        &self,
        players: Vec<Player>,
        last: &watch::Sender<Option<u64>>,
        table: &str,
    ) -> Result<Vec<Player>, String> {
        let through: Vec<_> = players.iter().map(|player| player.through.subscribe()).collect();
        let mut playing = JoinSet::new();
        for player in players {
            playing.spawn(player.play(self.around.clone()));
        }
        for mut through in through {
            through.wait_for(|through| *through).await.map_err(|_| "somebody gave up")?;
        }
        let listed = check::insist(|| self.store.table(check::id(table))).await;
        last.send_replace(Some(listed.ok_or("the table has gone")?.length));
        Ok(playing.join_all().await)
    }

    /// What is known of a game that does not end.
    async fn standstill(&self, ticket: &Ticket) -> String {
        let path = format!("/api/tables/{}", ticket.table);
        let state = self.ask(&path, None, Some(ticket)).await.body;
        format!("a game does not end: {state}")
    }

    /// Opens a table and lets people come to it by its code; sometimes one more, who finds all seats taken and watches.
    async fn gather(
        &self,
        number: usize,
        last: &watch::Sender<Option<u64>>,
        rng: &mut Rng,
    ) -> Result<Vec<Player>, String> {
        let terms = terms(rng);
        let places = terms["places"].as_array().expect("a list");
        let open: Vec<usize> = (0..places.len()).filter(|&seat| places[seat] == "open").collect();
        // Sometimes the first two share a screen.
        let shared = usize::from(open.len() > 2 && rng.random_ratio(1, 3));
        let guests = open.len() - 1 - shared;
        let opening = json!({ "terms": terms, "sit": &open[..=shared] });
        let host = self.ticket(format!("{number}.0"), "/api/tables", &opening).await?;
        let code = check::insist(|| self.store.table(check::id(&host.table))).await;
        let code = json!({ "code": code.ok_or("the table has gone")?.code });
        let mut players = vec![player(host, true, last, rng)];
        for guest in 1..=guests + usize::from(rng.random_ratio(1, 3)) {
            let ticket = self.ticket(format!("{number}.{guest}"), "/api/join", &code).await?;
            players.push(player(ticket, guest <= guests, last, rng));
        }
        Ok(players)
    }

    /// Lets a new person open a table, or find one.
    async fn ticket(&self, name: String, path: &str, body: &Value) -> Result<Ticket, String> {
        let cookie = self.somebody(&name).await;
        let mut ticket = Ticket { name, cookie, table: String::new(), invite: String::new() };
        let found = self.ask(path, Some(body), Some(&ticket)).await.body;
        let text =
            |key: &str| found[key].as_str().map(str::to_owned).ok_or_else(|| format!("{found} has no {key}"));
        (ticket.table, ticket.invite) = (text("table")?, text("invite")?);
        let token = ticket.cookie.split('=').nth(1).unwrap_or_default().to_owned();
        let mut secrets = self.secrets.lock().unwrap_or_else(PoisonError::into_inner);
        secrets.extend([token, ticket.invite.clone(), text("code")?]);
        drop(secrets);
        Ok(ticket)
    }

    /// A new person's cookie.
    async fn somebody(&self, name: &str) -> String {
        loop {
            let answer = self.ask("/api/me", Some(&json!({ "name": name })), None).await;
            if let Some(cookie) = answer.cookie {
                return cookie;
            }
        }
    }

    async fn record(&self, ticket: &Ticket) -> Record {
        let path = format!("/api/tables/{}/record", ticket.table);
        let record = self.ask(&path, None, Some(ticket)).await.body;
        Record::parse(&record.to_string()).expect("a record")
    }

    async fn ask(&self, path: &str, body: Option<&Value>, as_whom: Option<&Ticket>) -> Answer {
        let show =
            |ticket: &Ticket| format!("cookie: {}\r\nlamplight-invite: {}\r\n", ticket.cookie, ticket.invite);
        let headers = as_whom.map(show).unwrap_or_default();
        http::insist(self.around.line, &Request { path, body, headers }).await
    }
}

/// Somebody with a ticket, with a temper and a look of their own.
fn player(ticket: Ticket, plays: bool, last: &watch::Sender<Option<u64>>, rng: &mut Rng) -> Player {
    let temper = if rng.random_ratio(1, 3) { Temper::Moody } else { Temper::Dutiful };
    let looks = [json!({}), json!({ "lang": "en" }), json!({ "lang": "de", "frame": "tall" })];
    let look = looks.choose(rng).expect("there are some").clone();
    Player::new(ticket, look, plays.then_some(temper), last.subscribe(), Rng::seed_from_u64(rng.random()))
}
