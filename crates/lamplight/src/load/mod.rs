//! `bench server`: how many moves a server takes in, how long people wait, and what it needs for that.
//!
//! The server is a process of its own, this program once more or another build of it, so what is read of it in `/proc` is its own. Two people
//! at every table play at random over real sockets, each table one move after the other: a move counts once
//! everybody at the table has been told of it, and by then it is on the disk. Afterwards tables and sockets are
//! left alone, to see what they weigh.

mod client;
mod play;
mod process;

use std::env;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::ArgMatches;
use postgres_harness::Postgres;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use table::Rng;
use tokio::task::JoinSet;

use crate::app::{App, text};
use crate::output::{Failure, print};
use crate::progress::Progress;
use crate::serve;
use client::Client;
use play::Pair;
use process::{Process, Usage};

/// How many moves a table that is left alone has had: about half a game.
const IDLE_MOVES: usize = 40;
/// How many clients come in at the same time.
const AT_ONCE: usize = 64;

struct Plan {
    tables: usize,
    time: Duration,
    idle_tables: usize,
    idle_sockets: usize,
    look: Look,
}

/// What clients ask to be told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Notation only, as programs do.
    Notation,
    /// Words and pictures, as the page does.
    Page,
}

#[derive(Serialize)]
struct Measured {
    database: String,
    tables: usize,
    seconds: f64,
    moves: usize,
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    most_ms: f64,
    cpu_s_per_1000_moves: f64,
    idle_tables: usize,
    kb_per_table: f64,
    idle_sockets: usize,
    kb_per_socket: f64,
    resident_mb: f64,
}

pub(crate) fn run(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    let number = |name: &str| *matches.get_one::<u64>(name).expect("it has a usual value") as usize;
    let plan = Plan {
        tables: number("tables"),
        time: Duration::from_secs(number("seconds") as u64),
        idle_tables: number("idle-tables"),
        idle_sockets: number("idle-sockets"),
        look: if matches.get_flag("page") { Look::Page } else { Look::Notation },
    };
    serve::open_many_files();
    let place = Place::make(text(matches, "database"))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let program = matches.get_one::<PathBuf>("program").cloned().map_or_else(env::current_exe, Ok)?;
    let server = Process::start(&program, &place.database)?;
    let measured = runtime.block_on(measure(&plan, &place.database, &server))?;
    if matches.get_flag("json") {
        return print(&serde_json::to_string_pretty(&measured).expect("plain data"));
    }
    print(&told(app, &measured))
}

/// Where the server keeps what happens; what was made for it goes with it.
struct Place {
    database: String,
    _postgres: Option<Postgres>,
    _folder: Option<tempfile::TempDir>,
}

impl Place {
    /// A new file, a private `PostgreSQL`, or whatever is at this address.
    fn make(database: &str) -> Result<Place, Failure> {
        match database {
            "sqlite" => {
                let folder = tempfile::tempdir()?;
                Ok(Place { database: file(folder.path()), _postgres: None, _folder: Some(folder) })
            }
            "postgres" => {
                let postgres = Postgres::start().map_err(Failure::input)?;
                let database = postgres.database("bench").map_err(Failure::input)?;
                Ok(Place { database, _postgres: Some(postgres), _folder: None })
            }
            address => Ok(Place { database: address.to_owned(), _postgres: None, _folder: None }),
        }
    }
}

fn file(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("bench.db").display())
}

async fn measure(plan: &Plan, database: &str, server: &Process) -> Result<Measured, Failure> {
    let client = Client::new(server.address);
    let mut rng = Rng::seed_from_u64(1);
    let pairs = pairs(&client, plan.tables, plan.look, &mut rng).await?;
    let (pairs, _) = play(pairs, Duration::from_secs(1)).await?;
    let before = server.usage()?;
    let begun = Instant::now();
    let (pairs, mut waits) = play(pairs, plan.time).await?;
    let (seconds, after) = (begun.elapsed().as_secs_f64(), server.usage()?);
    drop(pairs);
    let (kb_per_table, kb_per_socket) = weigh(plan, server, &client, &mut rng).await?;
    waits.sort_unstable();
    let quantile = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    Ok(Measured {
        database: database.split(':').next().unwrap_or_default().to_owned(),
        tables: plan.tables,
        seconds,
        moves: waits.len(),
        moves_per_s: waits.len() as f64 / seconds,
        p50_ms: quantile(0.5),
        p99_ms: quantile(0.99),
        most_ms: quantile(1.0),
        cpu_s_per_1000_moves: after.cpu.saturating_sub(before.cpu).as_secs_f64() * 1e3 / waits.len() as f64,
        idle_tables: plan.idle_tables,
        kb_per_table,
        idle_sockets: plan.idle_sockets,
        kb_per_socket,
        resident_mb: server.usage()?.kb as f64 / 1024.0,
    })
}

/// Two people at each of so many tables.
async fn pairs(client: &Client, tables: usize, look: Look, rng: &mut Rng) -> Result<Vec<Pair>, Failure> {
    let mut pairs = Vec::new();
    while pairs.len() < tables {
        let mut coming = JoinSet::new();
        for _ in pairs.len()..tables.min(pairs.len() + AT_ONCE) {
            let (client, rng) = (client.clone(), Rng::seed_from_u64(rng.random()));
            coming.spawn(async move { Pair::sit(&client, look, rng).await });
        }
        for pair in coming.join_all().await {
            pairs.push(pair?);
        }
    }
    Ok(pairs)
}

/// Lets all pairs play for so long; returns how long each move took to be known to both.
async fn play(pairs: Vec<Pair>, time: Duration) -> Result<(Vec<Pair>, Vec<Duration>), Failure> {
    let until = Instant::now() + time;
    let mut playing = JoinSet::new();
    for mut pair in pairs {
        playing.spawn(async move {
            let mut waits = Vec::new();
            while Instant::now() < until {
                waits.extend(pair.step().await?);
            }
            Ok::<_, Failure>((pair, waits))
        });
    }
    let (mut pairs, mut all) = (Vec::new(), Vec::new());
    for played in playing.join_all().await {
        let (pair, waits) = played?;
        pairs.push(pair);
        all.extend(waits);
    }
    if all.is_empty() {
        Err(Failure::input("nothing was played: the server does not answer"))
    } else {
        Ok((pairs, all))
    }
}

/// What a table weighs that nobody looks at, and a socket on which nothing is said, in kilobytes.
async fn weigh(plan: &Plan, server: &Process, client: &Client, rng: &mut Rng) -> Result<(f64, f64), Failure> {
    let mut progress = Progress::new((plan.idle_tables + plan.idle_sockets) as u64);
    let empty = server.settle().await?;
    let mut seats = Vec::new();
    while seats.len() < 2 * plan.idle_tables {
        let count = AT_ONCE.min(plan.idle_tables - seats.len() / 2);
        for mut pair in pairs(client, count, plan.look, rng).await? {
            for _ in 0..IDLE_MOVES {
                pair.step().await?;
            }
            progress.add(1);
            seats.extend(pair.rise());
        }
    }
    let tables = server.settle().await?;
    let mut sockets = Vec::new();
    for seat in seats.iter().cycle().take(if seats.is_empty() { 0 } else { plan.idle_sockets }) {
        sockets.push(seat.look(client).await?);
        progress.add(1);
    }
    let all = server.settle().await?;
    progress.finish();
    let share =
        |more: Usage, less: Usage, count: usize| more.kb.saturating_sub(less.kb) as f64 / count.max(1) as f64;
    Ok((share(tables, empty, plan.idle_tables), share(all, tables, sockets.len())))
}

fn told(app: &App<'_>, measured: &Measured) -> String {
    let number = |value: f64, digits: usize| format!("{value:.digits$}");
    let lines = [
        ("load-database", measured.database.clone()),
        ("load-tables", measured.tables.to_string()),
        ("load-moves", number(measured.moves_per_s, 0)),
        ("load-p50", number(measured.p50_ms, 1)),
        ("load-p99", number(measured.p99_ms, 1)),
        ("load-most", number(measured.most_ms, 1)),
        ("load-cpu", number(measured.cpu_s_per_1000_moves, 3)),
        ("load-table", number(measured.kb_per_table, 1)),
        ("load-socket", number(measured.kb_per_socket, 1)),
        ("load-resident", number(measured.resident_mb, 0)),
    ];
    let label = |key: &str| app.language.get(key);
    let width = lines.iter().map(|(key, _)| label(key).chars().count()).max().unwrap_or(0);
    lines.iter().fold(String::new(), |mut told, (key, value)| {
        let _string_takes_all = writeln!(told, "{:<width$}  {value:>10}", label(key));
        told
    })
}
