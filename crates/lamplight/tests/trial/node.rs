//! A node: a process that can be killed, frozen and started again, at another port each time.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

/// How long a node may take to start, and to stop.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a trial must not be held up by; and bots that think long enough to be killed while they do.
const LIMITS: &str = "connections_per_address=100000,messages_playing=100000,messages_watching=100000,\
                      requests=100000,codes=100000,people_per_address=100000,bot_ms=60";

/// Where a node listens at the moment; 0 if it does not.
#[derive(Clone, Default)]
pub(crate) struct Port(Arc<AtomicU16>);

impl Port {
    pub(crate) fn get(&self) -> Option<u16> {
        Some(self.0.load(Ordering::Relaxed)).filter(|&port| port != 0)
    }

    fn set(&self, port: u16) {
        self.0.store(port, Ordering::Relaxed);
    }
}

pub(crate) struct Node {
    database: String,
    /// Where it writes what it would write to standard error.
    log: PathBuf,
    pub(crate) port: Port,
    process: Option<Child>,
}

impl Node {
    pub(crate) fn new(database: String, log: PathBuf) -> Node {
        Node { database, log, port: Port::default(), process: None }
    }

    /// Starts it; it answers when this returns. While the database is away it cannot start.
    pub(crate) async fn start(&mut self) -> Result<(), String> {
        let log =
            File::options().create(true).append(true).open(&self.log).map_err(|error| error.to_string())?;
        let mut command = Command::new(env!("CARGO_BIN_EXE_lamplight"));
        command.args([
            "serve",
            "--port",
            "0",
            "--log",
            "debug",
            "--limit",
            LIMITS,
            "--database",
            &self.database,
        ]);
        command.env("LAMPLIGHT_LANG", "en").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut process = command.spawn().map_err(|error| error.to_string())?;
        let mut out = BufReader::new(process.stdout.take().expect("piped"));
        self.process = Some(process);
        let said = spawn_blocking(move || {
            let mut line = String::new();
            out.read_line(&mut line).map(|_| line)
        });
        let said = timeout(PATIENCE, said).await.map_err(|_| "a node does not start")?;
        let said = said.expect("reading does not panic").map_err(|error| error.to_string())?;
        let port = said.trim_end().rsplit(':').next().and_then(|port| port.parse().ok());
        self.port.set(port.ok_or_else(|| format!("a node says {said:?} instead of where it is"))?);
        Ok(())
    }

    /// Kills it: it has no time to finish anything.
    pub(crate) fn kill(&mut self) {
        self.port.set(0);
        if let Some(mut process) = self.process.take() {
            process.kill().expect("it runs");
            process.wait().expect("it has ended");
        }
    }

    /// Lets it come to a halt between any two of its instructions, for a while.
    pub(crate) async fn freeze(&mut self, time: Duration) {
        self.signal(Signal::STOP);
        sleep(time).await;
        self.signal(Signal::CONT);
    }

    /// Asks it to stop, which it does as it should.
    pub(crate) async fn terminate(&mut self) -> Result<(), String> {
        self.signal(Signal::TERM);
        self.port.set(0);
        let status = timeout(PATIENCE, self.ended()).await.map_err(|_| "a node does not stop")?;
        self.process = None;
        if status.success() { Ok(()) } else { Err(format!("a node stopped with {status}")) }
    }

    async fn ended(&mut self) -> ExitStatus {
        let process = self.process.as_mut().expect("it runs");
        loop {
            match process.try_wait().expect("it is a child") {
                Some(status) => return status,
                None => sleep(Duration::from_millis(10)).await,
            }
        }
    }

    fn signal(&self, signal: Signal) {
        let process = self.process.as_ref().map(Pid::from_child).expect("it runs");
        kill_process(process, signal).expect("a process can be sent a signal");
    }

    /// What in its log must never be there: that somebody lost their head, or a secret.
    pub(crate) fn complaints(&self, secrets: &[String]) -> Vec<String> {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let bad = ["panicked", "cannot be read", "cannot be:", "in disorder", "lost its head"];
        let is_bad = |line: &&str| bad.iter().any(|word| line.contains(word));
        let told = secrets.iter().filter(|secret| log.contains(secret.as_str()));
        log.lines()
            .filter(is_bad)
            .map(str::to_owned)
            .chain(told.map(|secret| format!("tells {secret:?}")))
            .collect()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
