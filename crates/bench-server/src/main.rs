//! How many moves a server takes in, how long people wait, and what it needs for that.
//!
//! It is a program of its own, because players need neither a `PostgreSQL` harness nor a client to play. The server is another process, the
//! `lamplight` beside this program or another build of it, so what is read of it in `/proc` is its own. Two people at every table play at random over real sockets, each table one move after the other: a move counts once
//! everybody at the table has been told of it, and by then it is on the disk. Afterwards tables and sockets are
//! left alone, to see what they weigh.

mod client;
mod play;
mod process;

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use postgres_harness::Postgres;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use table::Rng;
use tokio::task::JoinSet;

use client::{Client, Socket};
use play::{Pair, Seat};
use process::{Process, Usage};

/// Why nothing was measured.
type Failure = Box<dyn Error + Send + Sync>;

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
        let allowed = server::open_files(wanted);
        if allowed < wanted {
            let most = allowed.saturating_sub(FILES);
            return Err(format!(
                "the system allows {allowed} open files to a program, and {wanted} are needed: ulimit -n raises that, \
                 or ask for {most} sockets at most"
            )
            .into());
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

fn main() -> Result<(), Failure> {
    let matches = command_line().get_matches();
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
    let program = program(&matches)?;
    let database = matches.get_one::<String>("database").expect("it has a usual value");
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
        println!("{}", serde_json::to_string_pretty(&measured)?);
    } else {
        print!("{}", told(&measured));
    }
    Ok(())
}

fn command_line() -> Command {
    let number = |name: &'static str, most: u64, usual: &'static str| {
        let parser = value_parser!(u64).range(1..=most);
        Arg::new(name).long(name).value_name("N").value_parser(parser).default_value(usual)
    };
    let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    let database = Arg::new("database").long("database").value_name("sqlite|postgres|URL");
    let program = Arg::new("program").long("program").value_name("FILE");
    Command::new("bench-server")
        .about("Measures a server: two people at every table play at random over real sockets")
        .arg(number("tables", 10_000, "50").help("At how many tables people play"))
        .arg(number("seconds", 3_600, "10").help("For how long"))
        .arg(
            number("idle-tables", 10_000, "500")
                .help("How many tables are left alone afterwards, to weigh them"),
        )
        .arg(
            number("idle-sockets", 60_000, "1000")
                .help("How many sockets watch them in silence, to weigh those"),
        )
        .arg(
            database
                .default_value("sqlite")
                .help("A new file, a new PostgreSQL, or a database that is there"),
        )
        .arg(
            flag("page")
                .help("Ask for words and pictures, as the page does; else for notation, as programs do"),
        )
        .arg(
            program
                .value_parser(value_parser!(PathBuf))
                .help("The lamplight to measure; else the one beside this program"),
        )
        .arg(flag("json").help("Print JSON, for programs"))
}

/// The program whose server is measured.
fn program(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let given = matches.get_one::<PathBuf>("program").cloned();
    let program =
        given.map_or_else(|| env::current_exe().map(|this| this.with_file_name("lamplight")), Ok)?;
    if program.exists() {
        return Ok(program);
    }
    Err(format!("there is no {}: cargo xtask bench-server builds it", program.display()).into())
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
                let postgres = Postgres::start()?;
                let database = postgres.database("bench")?;
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
        Err("nothing was played: the server does not answer".into())
    } else {
        Ok((pairs, all))
    }
}

/// What a table weighs that nobody looks at, and a socket on which nothing is said.
async fn weigh(plan: &Plan, server: &Process) -> Result<Weight, Failure> {
    let (client, mut rng) = (Client::new(server.address), Rng::seed_from_u64(2));
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
        }
    }
    let tables = server.settle().await?;
    let sockets = look(&client, Arc::from(seats), plan.idle_sockets).await?;
    let all = server.settle().await?;
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
async fn look(client: &Client, seats: Arc<[Seat]>, count: usize) -> Result<Vec<Socket>, Failure> {
    let mut sockets = Vec::with_capacity(count);
    while sockets.len() < count {
        let mut coming = JoinSet::new();
        for number in sockets.len()..count.min(sockets.len() + AT_ONCE) {
            let (client, seats) = (client.of_household(number / PER_HOUSEHOLD), Arc::clone(&seats));
            coming.spawn(async move { seats[number % seats.len()].look(&client).await });
        }
        for socket in coming.join_all().await {
            sockets.push(socket?);
        }
    }
    Ok(sockets)
}

fn told(measured: &Measured) -> String {
    let number = |value: f64, digits: usize| format!("{value:.digits$}");
    let Measured { database, load, weight } = measured;
    let lines = [
        ("database", database.clone()),
        ("tables", load.tables.to_string()),
        ("durable moves/s", number(load.moves_per_s, 0)),
        ("until everybody knows, median, ms", number(load.p50_ms, 1)),
        ("99 of 100 within, ms", number(load.p99_ms, 1)),
        ("longest, ms", number(load.most_ms, 1)),
        ("server CPU per 1000 moves, s", number(load.cpu_s_per_1000_moves, 3)),
        ("idle tables", weight.idle_tables.to_string()),
        ("memory per idle table, kB", number(weight.kb_per_table, 1)),
        ("idle sockets", weight.idle_sockets.to_string()),
        ("memory per idle socket, kB", number(weight.kb_per_socket, 1)),
        ("server memory at the end, MB", number(weight.resident_mb, 0)),
    ];
    let width = lines.iter().map(|(label, _)| label.len()).max().unwrap_or(0);
    lines.iter().fold(String::new(), |mut told, (label, value)| {
        let _string_takes_all = writeln!(told, "{label:<width$}  {value:>10}");
        told
    })
}
