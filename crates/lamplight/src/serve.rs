//! `serve`: people play in their browsers.
//!
//! What is not said on the command line is looked for in the environment, then in a file, and is else as usual.

use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::{fs, io};

use bots::Skilled;
use clap::ArgMatches;
use directories::ProjectDirs;
use fast_qr::qr::QRBuilder;
use games::{IDS, Visitor};
use serde::Deserialize;
use server::{Config, Limits, Server, StartError};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::app::{App, visit};
use crate::output::{Failure, print, read_at_most};

/// The longest file of settings, in bytes.
const FILE_BYTES: usize = 64 << 10;

/// What a server opens besides connections: the database, and room for those who are turned away.
const FILES: u64 = 5_000;

/// What can be written into a file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    address: Option<IpAddr>,
    port: Option<u16>,
    database: Option<String>,
    public_url: Option<String>,
    behind_proxy: Option<bool>,
    log: Option<String>,
    log_format: Option<String>,
    #[serde(default)]
    limits: Limits,
}

pub(crate) fn run(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    // Content that cannot be read is complained about now, not when somebody wants to play.
    IDS.iter().try_for_each(|id| visit(id, Load { app }))?;
    let file = matches.get_one::<PathBuf>("config").map(|path| read(path));
    let file = file.transpose()?.unwrap_or_default();
    let (level, format) =
        (given::<String>(matches, "log").or(file.log.clone()), given::<String>(matches, "log-format"));
    log(level.as_deref().unwrap_or("info"), format.or(file.log_format.clone()).as_deref())?;
    let config = config(matches, file)?;
    let files = server::open_files(config.limits.connections + FILES);
    if files < config.limits.connections + FILES {
        tracing::info!(files, "the system allows fewer open files than there may be connections");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(app, config))
}

struct Load<'a> {
    app: &'a App<'a>,
}

impl Visitor for Load<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        self.app.content::<G>().map(drop)
    }
}

/// What was said on the command line or in the environment.
fn given<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Option<T> {
    matches.get_one::<T>(name).cloned()
}

fn read(path: &Path) -> Result<File, Failure> {
    let text = read_at_most(path, "settings", FILE_BYTES)?;
    toml::from_str(&text).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

fn config(matches: &ArgMatches, file: File) -> Result<Config, Failure> {
    let address = given(matches, "address").or(file.address).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let port = given(matches, "port").or(file.port).unwrap_or(Config::PORT);
    let database = match given(matches, "database").or(file.database) {
        Some(database) => database,
        None => usual_database()?,
    };
    let mut limits = file.limits;
    for pair in matches.get_many::<String>("limit").into_iter().flatten() {
        let parsed = pair.split_once('=').and_then(|(name, value)| Some((name, value.parse().ok()?)));
        let (name, value) =
            parsed.ok_or_else(|| Failure::input(format!("--limit {pair}: write NAME=NUMBER")))?;
        limits.set(name, value).map_err(Failure::input)?;
    }
    limits.check().map_err(Failure::input)?;
    let public_url = given(matches, "public-url").or(file.public_url);
    if let Some(url) = public_url.as_ref().filter(|url| !is_url(url)) {
        return Err(Failure::input(format!("--public-url {url}: write it like https://play.example")));
    }
    let behind_proxy = matches.get_flag("behind-proxy") || file.behind_proxy.unwrap_or_default();
    Ok(Config { address: SocketAddr::new(address, port), database, public_url, behind_proxy, limits })
}

fn is_url(url: &str) -> bool {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    host.is_some_and(|host| !host.is_empty() && !host.trim_end_matches('/').contains(['/', '#', '?', '@']))
}

/// A file in the user's data folder.
fn usual_database() -> Result<String, Failure> {
    let dirs = ProjectDirs::from("", "", "lamplight");
    let dirs = dirs.ok_or_else(|| Failure::input("there is no home folder: say --database sqlite:PATH"))?;
    let folder = dirs.data_dir();
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    Ok(format!("sqlite:{}", folder.join("lamplight.db").display()))
}

fn log(level: &str, format: Option<&str>) -> Result<(), Failure> {
    let wanted: Targets = level.parse().map_err(|error| Failure::input(format!("--log {level}: {error}")))?;
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match format {
        Some("json") => lines.json().boxed(),
        _ => lines.boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(wanted)).init();
    Ok(())
}

async fn serve(app: &App<'_>, config: Config) -> Result<(), Failure> {
    let server = Server::start(config).await.map_err(|error| explain(app, &error))?;
    // Whoever reads that it is lit may put it out at once.
    let stop = stop_signal()?;
    // Nobody may be reading any more: people play all the same, and the server stops as it should.
    let _unread = print(&app.language.say("serve-ready", &[("url", server.url().into())]));
    let house = server.house();
    if !house.is_empty() {
        let _unread = print(&invitation(app, &house, io::stdout().is_terminal()));
    }
    stop.await;
    let _unread = print(&app.language.get("serve-stopping"));
    server.stop().await;
    Ok(())
}

/// How others in the house get in: every address, and the first as a picture for the camera of a telephone.
fn invitation(app: &App<'_>, house: &[String], colored: bool) -> String {
    let addresses: Vec<String> = house.iter().map(|url| format!("    {url}")).collect();
    let lines = app.language.say("serve-house", &[("addresses", addresses.join("\n").into())]);
    let code = QRBuilder::new(house[0].as_str()).build().map(|code| code.to_str()).unwrap_or_default();
    let code: Vec<String> = code.lines().map(|line| shown(line, colored)).collect();
    format!("{lines}\n\n{}\n", code.join("\n"))
}

/// A line of the picture: white on black where there are colours, because cameras want it so on a bright screen too.
fn shown(line: &str, colored: bool) -> String {
    if colored { format!("    \x1b[97;40m{line}\x1b[0m") } else { format!("    {line}") }
}

fn explain(app: &App<'_>, error: &StartError) -> Failure {
    match error {
        StartError::Listen(address, error) if error.kind() == io::ErrorKind::AddrInUse => {
            let port = i32::from(address.port());
            let arguments = [("port", port.to_string().into()), ("other", (port + 1).to_string().into())];
            Failure::input(app.language.say("serve-port-in-use", &arguments))
        }
        error => Failure::input(error),
    }
}

/// Listens from now on; what it gives waits until somebody wants the server to stop.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminate, mut interrupt) =
            (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async { tokio::signal::ctrl_c().await.unwrap_or_default() })
}
