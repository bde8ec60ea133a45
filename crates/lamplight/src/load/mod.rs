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
use std::sync::Arc;
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
use client::{Client, Socket};
use play::{Pair, Seat};
use process::{Process, Usage};

/// How many moves a table that is left alone has had: about half a game.
const IDLE_MOVES: usize = 40;
/// How many clients come in at the same time.
const AT_ONCE: usize = 64;
/// What is open besides sockets: the database above all.
const FILES: u64 = 64;
/// How many sockets come from one address: it has about 28,000 ports.
const PER_HOUSEHOLD: usize = 20_000;

struct Plan {
    tables: usize,
    time: Duration,
    idle_tables: usize,
    idle_sockets: usize,
    look: Look,
}

impl Plan {
    /// Every socket is an open file, here and in the server.
    fn check_files(&self) -> Result<(), Failure> {
        let wanted = self.idle_sockets.max(2 * self.tables.max(AT_ONCE)) as u64 + FILES;
        let allowed = serve::open_files(wanted);
        if allowed < wanted {
            return Err(Failure::input(format!(
                "the system allows {allowed} open files to a program, and {wanted} are needed: ulimit -n raises that, \
                 or ask for {} sockets at most",
                allowed.saturating_sub(FILES)
            )));
        }
        Ok(())
    }
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
    #[serde(flatten)]
    load: Load,
    #[serde(flatten)]
    weight: Weight,
}

/// What a server does when it is busy.
#[derive(Serialize)]
struct Load {
    tables: usize,
    seconds: f64,
    moves: usize,
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    most_ms: f64,
    cpu_s_per_1000_moves: f64,
}

/// What it needs when nobody does anything.
#[derive(Serialize)]
struct Weight {
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
    plan.check_files()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let program = matches.get_one::<PathBuf>("program").cloned().map_or_else(env::current_exe, Ok)?;
    let database = text(matches, "database");
    let load = {
        let place = Place::make(database)?;
        let server = Process::start(&program, &place.database)?;
        runtime.block_on(measure(&plan, &server))?
    };
    // What a server has given back to itself would hide what tables weigh: they are put on a new one.
    let place = Place::make(database)?;
    let server = Process::start(&program, &place.database)?;
    let weight = runtime.block_on(weigh(&plan, &server))?;
    let database = place.database.split(':').next().unwrap_or_default().to_owned();
    let measured = Measured { database, load, weight };
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

async fn measure(plan: &Plan, server: &Process) -> Result<Load, Failure> {
    let client = Client::new(server.address);
    let pairs = pairs(&client, plan.tables, plan.look, &mut Rng::seed_from_u64(1)).await?;
    let (pairs, _) = play(pairs, Duration::from_secs(1)).await?;
    let before = server.usage()?;
    let begun = Instant::now();
    let (_pairs, mut waits) = play(pairs, plan.time).await?;
    let (seconds, after) = (begun.elapsed().as_secs_f64(), server.usage()?);
    waits.sort_unstable();
    let quantile = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    Ok(Load {
        tables: plan.tables,
        seconds,
        moves: waits.len(),
        moves_per_s: waits.len() as f64 / seconds,
        p50_ms: quantile(0.5),
        p99_ms: quantile(0.99),
        most_ms: quantile(1.0),
        cpu_s_per_1000_moves: after.cpu.saturating_sub(before.cpu).as_secs_f64() * 1e3 / waits.len() as f64,
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

/// What a table weighs that nobody looks at, and a socket on which nothing is said.
async fn weigh(plan: &Plan, server: &Process) -> Result<Weight, Failure> {
    let (client, mut rng) = (Client::new(server.address), Rng::seed_from_u64(2));
    let mut progress = Progress::new((plan.idle_tables + plan.idle_sockets) as u64);
    // What the first table needs, all others share.
    pairs(&client, 1, plan.look, &mut rng).await?;
    let empty = server.settle().await?;
    let mut seats = Vec::new();
    while seats.len() < 2 * plan.idle_tables {
        let count = AT_ONCE.min(plan.idle_tables - seats.len() / 2);
        let mut playing = JoinSet::new();
        for mut pair in pairs(&client, count, plan.look, &mut rng).await? {
            playing.spawn(async move {
                for _ in 0..IDLE_MOVES {
                    pair.step().await?;
                }
                Ok::<_, Failure>(pair.rise())
            });
        }
        for risen in playing.join_all().await {
            seats.extend(risen?);
            progress.add(1);
        }
    }
    let tables = server.settle().await?;
    let sockets = look(&client, Arc::from(seats), plan.idle_sockets, &mut progress).await?;
    let all = server.settle().await?;
    progress.finish();
    let share =
        |more: Usage, less: Usage, count: usize| more.kb.saturating_sub(less.kb) as f64 / count.max(1) as f64;
    Ok(Weight {
        idle_tables: plan.idle_tables,
        kb_per_table: share(tables, empty, plan.idle_tables),
        idle_sockets: sockets.len(),
        kb_per_socket: share(all, tables, sockets.len()),
        resident_mb: all.kb as f64 / 1024.0,
    })
}

/// So many sockets that look at tables, each with the eyes of somebody who sits there.
async fn look(
    client: &Client,
    seats: Arc<[Seat]>,
    count: usize,
    progress: &mut Progress,
) -> Result<Vec<Socket>, Failure> {
    let mut sockets = Vec::with_capacity(count);
    while sockets.len() < count {
        let mut coming = JoinSet::new();
        for number in sockets.len()..count.min(sockets.len() + AT_ONCE) {
            let (client, seats) = (client.of_household(number / PER_HOUSEHOLD), Arc::clone(&seats));
            coming.spawn(async move { seats[number % seats.len()].look(&client).await });
        }
        for socket in coming.join_all().await {
            sockets.push(socket?);
            progress.add(1);
        }
    }
    Ok(sockets)
}

fn told(app: &App<'_>, measured: &Measured) -> String {
    let number = |value: f64, digits: usize| format!("{value:.digits$}");
    let Measured { database, load, weight } = measured;
    let lines = [
        ("load-database", database.clone()),
        ("load-tables", load.tables.to_string()),
        ("load-moves", number(load.moves_per_s, 0)),
        ("load-p50", number(load.p50_ms, 1)),
        ("load-p99", number(load.p99_ms, 1)),
        ("load-most", number(load.most_ms, 1)),
        ("load-cpu", number(load.cpu_s_per_1000_moves, 3)),
        ("load-idle-tables", weight.idle_tables.to_string()),
        ("load-table", number(weight.kb_per_table, 1)),
        ("load-idle-sockets", weight.idle_sockets.to_string()),
        ("load-socket", number(weight.kb_per_socket, 1)),
        ("load-resident", number(weight.resident_mb, 0)),
    ];
    let label = |key: &str| app.language.get(key);
    let width = lines.iter().map(|(key, _)| label(key).chars().count()).max().unwrap_or(0);
    lines.iter().fold(String::new(), |mut told, (key, value)| {
        let _string_takes_all = writeln!(told, "{:<width$}  {value:>10}", label(key));
        told
    })
}
