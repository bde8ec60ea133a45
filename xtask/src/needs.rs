//! What the tests need beside Rust: all that is missing is installed with apt where that is possible, and asked for, in
//! one breath and before anything else runs, where it is not.

use std::env;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Something that has to be there.
struct Need {
    what: &'static str,
    there: fn() -> bool,
    /// What it is called in each of [`MANAGERS`].
    packages: [&'static str; MANAGERS.len()],
}

/// Programs that install packages, and how they are told to.
const MANAGERS: [(&str, &str); 4] = [
    ("apt-get", "apt-get install"),
    ("dnf", "dnf install"),
    ("pacman", "pacman -S"),
    ("brew", "brew install"),
];

const POSTGRESQL: Need = Need {
    what: "PostgreSQL, for the tests of the store",
    there: || postgres_harness::programs().is_ok(),
    packages: ["postgresql", "postgresql-server", "postgresql", "postgresql@17"],
};
const NPM: Need = Need {
    what: "npm, for the checks of the page",
    there: || on_path("npm").is_some(),
    packages: ["npm", "nodejs-npm", "npm", "node"],
};
const NODE: Need = Need {
    what: "Node 20 or newer, for the checks of the page",
    there: || comes_with_npm() || node_version().is_some_and(|major| major >= 20),
    packages: ["nodejs", "nodejs", "nodejs", "node"],
};
const CHROMIUM: Need = Need {
    what: "Chromium, to try the page in",
    there: || chromium().is_some(),
    packages: ["chromium", "chromium", "chromium", "chromium"],
};

/// Everything.
pub(crate) fn all() -> bool {
    provide(&[POSTGRESQL, NPM, NODE, CHROMIUM])
}

/// What the page alone needs.
pub(crate) fn page() -> bool {
    provide(&[NPM, NODE, CHROMIUM])
}

/// A browser: the one that `CHROMIUM` names, or the first that is found.
pub(crate) fn chromium() -> Option<PathBuf> {
    const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
    const APPLICATIONS: [&str; 2] = [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ];
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let application = || APPLICATIONS.iter().map(PathBuf::from).find(|path| path.exists());
    named.or_else(|| NAMES.into_iter().find_map(on_path)).or_else(application)
}

/// Whether `npm ci` brings a Node that is new enough: for these systems it is a package like any other.
fn comes_with_npm() -> bool {
    cfg!(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))
}

fn node_version() -> Option<u32> {
    let said = Command::new(on_path("node")?).arg("--version").output().ok()?.stdout;
    String::from_utf8(said).ok()?.strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn provide(needs: &[Need]) -> bool {
    let missing: Vec<&Need> = needs.iter().filter(|need| !(need.there)()).collect();
    if missing.is_empty() {
        return true;
    }
    if is_root() && on_path("apt-get").is_some() {
        install(&missing);
    }
    let still: Vec<&Need> = missing.into_iter().filter(|need| !(need.there)()).collect();
    if !still.is_empty() {
        ask_for(&still);
    }
    still.is_empty()
}

fn install(missing: &[&Need]) {
    let packages: Vec<&str> = missing.iter().map(|need| need.packages[0]).collect();
    eprintln!("\nxtask: installing {}", packages.join(", "));
    let _said_below = apt_get(&["update"])
        && apt_get(&[&["install", "--yes", "--no-install-recommends"][..], &packages].concat());
}

fn ask_for(missing: &[&Need]) {
    eprintln!("\nxtask: the tests need");
    for need in missing {
        eprintln!("  {}", need.what);
    }
    let manager = MANAGERS.iter().position(|(program, _)| on_path(program).is_some());
    if let Some(manager) = manager {
        let mut packages: Vec<&str> = missing.iter().map(|need| need.packages[manager]).collect();
        packages.dedup();
        eprintln!("To install it all: {} {}", MANAGERS[manager].1, packages.join(" "));
    }
    eprintln!("Without a browser and PostgreSQL, all other tests run by themselves: cargo test --workspace");
}

fn apt_get(arguments: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command.status().is_ok_and(|status| status.success())
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|path| Path::exists(path))
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}
