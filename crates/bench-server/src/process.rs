//! The server that is measured: a process, and what the system says that it uses.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::Failure;

/// What one address needs that plays the part of thousands of people.
const LIMITS: &str = "connections=1000000,connections_per_address=1000000,messages_playing=1000000,\
                      messages_watching=1000000,requests=1000000,codes=1000000,people_per_address=1000000,\
                      tables_per_person=200,spectators=10000";

/// How many ticks of `/proc` are a second, on every Linux that there is.
const TICKS: u64 = 100;

pub(crate) struct Process {
    server: Child,
    pub(crate) address: SocketAddr,
    /// It says goodbye there.
    _out: BufReader<ChildStdout>,
}

/// What a process has used so far, and what it holds now.
#[derive(Clone, Copy)]
pub(crate) struct Usage {
    pub(crate) cpu: Duration,
    pub(crate) kb: u64,
}

impl Process {
    /// Starts a server on this database, at any port of this machine.
    pub(crate) fn start(program: &Path, database: &str) -> Result<Process, Failure> {
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--log", "warn", "--limit", LIMITS, "--database", database]);
        let mut server = command.env("LAMPLIGHT_LANG", "en").stdout(Stdio::piped()).spawn()?;
        let mut out = BufReader::new(server.stdout.take().expect("piped"));
        let mut said = String::new();
        out.read_line(&mut said)?;
        let address = said.trim_end().rsplit("//").next().and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| format!("the server says {said:?}"))?;
        Ok(Process { server, address, _out: out })
    }

    fn read(&self, file: &str) -> Result<String, Failure> {
        fs::read_to_string(format!("/proc/{}/{file}", self.server.id()))
            .map_err(|error| format!("what the server uses cannot be read: {error}").into())
    }

    pub(crate) fn usage(&self) -> Result<Usage, Failure> {
        let (stat, status) = (self.read("stat")?, self.read("status")?);
        // The name of the program, in brackets, may hold anything; user and system time are 12 and 13 fields behind.
        let times = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        let ticks: u64 = times.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        let resident =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        let kb = resident.and_then(|kb| kb.parse().ok()).unwrap_or(0);
        Ok(Usage { cpu: Duration::from_millis(ticks * 1000 / TICKS), kb })
    }

    /// What it uses once it has come to rest.
    pub(crate) async fn settle(&self) -> Result<Usage, Failure> {
        tokio::time::sleep(Duration::from_secs(1)).await;
        self.usage()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _gone_already = self.server.kill();
        let _gone_already = self.server.wait();
    }
}
