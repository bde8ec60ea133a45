//! A private `PostgreSQL` for tests and benches: started for one of them, stopped and cleaned up with it, panic or not.
//!
//! It lives in a temporary directory and listens on a socket there, so any number run side by side and nobody
//! else reaches it. `PostgreSQL` does not run as root: when the tests do, it runs as `postgres` or `nobody`.
//! It syncs to the disk as a real one does: what tests of lost connections and crashes find counts.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, io};

use tempfile::TempDir;
use thiserror::Error;

const INSTALLED: &str = "/usr/lib/postgresql";
const PATIENCE: Duration = Duration::from_secs(30);

/// Why there is no server.
#[derive(Debug, Error)]
pub enum Error {
    /// The programs are missing.
    #[error("there is no initdb of a PostgreSQL server, neither under {INSTALLED} nor on the PATH")]
    Missing,
    /// Root has nobody to run it as.
    #[error("PostgreSQL does not run as root, and /etc/passwd has neither postgres nor nobody")]
    NoUser,
    /// One of the programs failed, and said this.
    #[error("{0} failed: {1}")]
    Failed(&'static str, String),
    /// A file or process could not be made.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A running server.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    user: Option<User>,
    home: TempDir,
    server: Child,
}

#[derive(Clone, Copy, Debug)]
struct User {
    uid: u32,
    gid: u32,
}

impl Postgres {
    /// Makes a cluster and starts it; returns when it answers.
    pub fn start() -> Result<Postgres, Error> {
        let programs = programs()?;
        let home = TempDir::with_prefix("lamplight-pg-")?;
        let user = if home.path().metadata()?.uid() == 0 { Some(ordinary_user()?) } else { None };
        if let Some(User { uid, gid }) = user {
            chown(home.path(), Some(uid), Some(gid))?;
        }
        let mut initdb = command(&programs, "initdb", home.path(), user);
        initdb.args(["--pgdata=data", "--username=postgres", "--auth=trust", "--encoding=UTF8"]);
        run("initdb", initdb.args(["--locale=C", "--no-sync"]))?;
        let server = launch(&programs, home.path(), user)?;
        let postgres = Postgres { programs, user, home, server };
        postgres.wait()?;
        Ok(postgres)
    }

    /// Makes an empty database and returns its address.
    pub fn database(&self, name: &str) -> Result<String, Error> {
        run("createdb", self.command("createdb").arg(name))?;
        Ok(format!("postgres:///{name}?host={}&port=5432&user=postgres", self.home.path().display()))
    }

    /// Stops the server as a power cut would: nothing is finished, all connections break.
    pub fn crash(&mut self) -> Result<(), Error> {
        run("pg_ctl", self.command("pg_ctl").args(["stop", "--mode=immediate", "--pgdata=data"]))?;
        self.server.wait()?;
        Ok(())
    }

    /// Starts the server again after a [`crash`](Postgres::crash), with the same addresses.
    pub fn restart(&mut self) -> Result<(), Error> {
        self.server = launch(&self.programs, self.home.path(), self.user)?;
        self.wait()
    }

    fn command(&self, program: &str) -> Command {
        command(&self.programs, program, self.home.path(), self.user)
    }

    fn wait(&self) -> Result<(), Error> {
        let begin = Instant::now();
        while let Err(error) = run("pg_isready", &mut self.command("pg_isready")) {
            if begin.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.home.path().join("log"))?;
                return Err(Error::Failed("postgres", format!("{error}\n{log}")));
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if matches!(self.server.try_wait(), Ok(None)) && self.crash().is_err() {
            let _gone_already = self.server.kill();
        }
    }
}

/// Where the programs are: those of Debian's newest version, or else whatever is on the `PATH`.
pub fn programs() -> Result<PathBuf, Error> {
    let versions = fs::read_dir(INSTALLED).into_iter().flatten();
    let with_server = versions.filter_map(|version| {
        let version = version.ok()?;
        let number: u32 = version.file_name().to_str()?.parse().ok()?;
        Some((number, version.path().join("bin"))).filter(|(_, programs)| has_server(programs))
    });
    let newest = with_server.max().map(|(_, programs)| programs);
    let path = env::var_os("PATH").unwrap_or_default();
    newest.or_else(|| env::split_paths(&path).find(|programs| has_server(programs))).ok_or(Error::Missing)
}

fn has_server(programs: &Path) -> bool {
    programs.join("initdb").exists()
}

fn ordinary_user() -> Result<User, Error> {
    let passwd = fs::read_to_string("/etc/passwd")?;
    let find = |name| {
        let mut lines = passwd.lines().map(|line| line.split(':').collect::<Vec<_>>());
        let line = lines.find(|line| line[0] == name)?;
        Some(User { uid: line.get(2)?.parse().ok()?, gid: line.get(3)?.parse().ok()? })
    };
    find("postgres").or_else(|| find("nobody")).ok_or(Error::NoUser)
}

fn command(programs: &Path, program: &str, home: &Path, user: Option<User>) -> Command {
    let mut command = Command::new(programs.join(program));
    command.current_dir(home).stdin(Stdio::null());
    command.env("PGHOST", home).env("PGUSER", "postgres").env_remove("PGPORT");
    if let Some(User { uid, gid }) = user {
        command.uid(uid).gid(gid);
    }
    command
}

fn launch(programs: &Path, home: &Path, user: Option<User>) -> Result<Child, Error> {
    let log = File::options().create(true).append(true).open(home.join("log"))?;
    let mut postgres = command(programs, "postgres", home, user);
    postgres.args(["-D", "data", "-c", "listen_addresses=", "-k"]).arg(home);
    Ok(postgres.stdout(log.try_clone()?).stderr(log).spawn()?)
}

fn run(program: &'static str, command: &mut Command) -> Result<(), Error> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(Error::Failed(program, String::from_utf8_lossy(&output.stderr).trim().to_owned()))
}

#[cfg(all(test, feature = "postgres-tests"))]
mod tests {
    use super::*;

    #[test]
    fn a_server_comes_back_after_a_crash_and_leaves_nothing_behind() {
        let mut postgres = Postgres::start().unwrap();
        postgres.database("first").unwrap();
        postgres.crash().unwrap();
        assert!(postgres.database("second").is_err());
        postgres.restart().unwrap();
        postgres.database("second").unwrap();
        let (home, pid) = (postgres.home.path().to_owned(), postgres.server.id());
        drop(postgres);
        assert!(!home.exists());
        assert!(!Path::new(&format!("/proc/{pid}")).exists());
    }
}
