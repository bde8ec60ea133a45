//! What the tests need beside Rust: installed with apt where that is possible, asked for where it is not.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::Command;

/// Makes sure that there is a `PostgreSQL` server for the tests of the store.
pub(crate) fn postgresql() -> bool {
    let installed = fs::read_dir("/usr/lib/postgresql")
        .is_ok_and(|mut versions| versions.any(|v| v.is_ok_and(|v| v.path().join("bin/initdb").exists())));
    installed || apt("postgresql")
}

/// Makes sure that the page can be tried in a real browser.
pub(crate) fn browser() -> bool {
    let there = |program: &str| Path::new("/usr/bin").join(program).exists();
    [("node", "nodejs"), ("npm", "npm"), ("chromium", "chromium")]
        .into_iter()
        .all(|(program, package)| there(program) || apt(package))
}

fn apt(package: &str) -> bool {
    if !(is_root() && Path::new("/usr/bin/apt-get").exists()) {
        eprintln!("xtask: the tests need {package}. As root: apt-get install {package}");
        return false;
    }
    eprintln!("\nxtask: installing {package}");
    let installed =
        apt_get(&["update"]) && apt_get(&["install", "--yes", "--no-install-recommends", package]);
    if !installed {
        eprintln!("xtask: {package} could not be installed. To see why: apt-get install {package}");
    }
    installed
}

fn apt_get(arguments: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command.status().is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}
