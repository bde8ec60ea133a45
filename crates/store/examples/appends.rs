//! How many moves a second become durable: many tables at once, one event each time, each waiting for the last.
//!
//! `cargo run --release -p store --example appends -- [ADDRESS] [TABLES] [SECONDS]`; without an address, a
//! fresh `SQLite` file in the directory for temporary files. `private` as the address: a private `PostgreSQL`.

use std::env;
use std::sync::Arc;
use std::time::{Duration, Instant};

use postgres_harness::Postgres;
use serde_json::json;
use store::{NewTable, PersonId, Private, State, Store, Summary, TableId, Time};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() {
    let mut arguments = env::args().skip(1);
    let address = arguments.next().unwrap_or_else(|| "sqlite".to_owned());
    let mut number = |default| arguments.next().map_or(default, |text| text.parse().expect("a number"));
    let (tables, seconds) = (number(1_000), number(10));
    let home = tempfile::tempdir().expect("a directory");
    let mut postgres = None;
    let address = match address.as_str() {
        "sqlite" => format!("sqlite:{}", home.path().join("store.db").display()),
        "private" => {
            let server = postgres.insert(Postgres::start().expect("PostgreSQL starts"));
            server.database("appends").expect("a database")
        }
        _ => address,
    };
    let store = store::open(&address).await.expect("the store opens");
    measure(store, tables, Duration::from_secs(seconds)).await;
}

async fn measure(store: Arc<dyn Store>, tables: u64, time: Duration) {
    let now = Time(1_700_000_000_000);
    let mut players = JoinSet::new();
    let ids: Vec<TableId> = (0..tables).map(|n| TableId::new(now, random(n))).collect();
    for id in &ids {
        let events = vec![vec![b'e'; 400]];
        let private = Private(vec![0; 64]);
        let new =
            NewTable { id: *id, code: id.to_string(), private, summary: summary(0), events, created: now };
        store.create(new).await.expect("a new table");
    }
    let begin = Instant::now();
    for id in ids {
        players.spawn(play(store.clone(), id, begin + time));
    }
    let mut waits: Vec<Duration> = players.join_all().await.concat();
    let (moves, seconds) = (waits.len(), begin.elapsed().as_secs_f64());
    waits.sort_unstable();
    let wait = |share: f64| waits[((moves - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!("{tables} tables, {seconds:.1} s: {:.0} durable moves/s", moves as f64 / seconds);
    println!("wait in ms: p50 {:.1}, p99 {:.1}, most {:.1}", wait(0.5), wait(0.99), wait(1.0));
}

/// Appends one event after the other until `end`, and says how long each took.
async fn play(store: Arc<dyn Store>, id: TableId, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    for n in 1.. {
        let begin = Instant::now();
        if begin > end {
            break;
        }
        store.append(id, n, vec![vec![b'e'; 120]], summary(n)).await.expect("nobody else writes here");
        waits.push(begin.elapsed());
    }
    waits
}

/// What a two-player table has in its list entry, about.
fn summary(n: u64) -> Summary {
    let people = vec![PersonId::from_bytes([1; 16]), PersonId::from_bytes([2; 16])];
    Summary {
        game: "glux".to_owned(),
        state: State::Playing,
        public: false,
        acting: vec![people[n as usize % 2]],
        people,
        updated: Time(n as i64),
        entry: json!({ "seats": ["Ada", "Ben"], "turn": n % 2, "step": n, "score": [12, 15] }).to_string(),
    }
}

fn random(n: u64) -> [u8; 10] {
    let mut bytes = [0; 10];
    bytes[2..].copy_from_slice(&n.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
    bytes
}
