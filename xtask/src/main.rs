//! Automation for Lamplight: `cargo xtask test` runs every check there is.

mod install;
mod page;

use std::env;
use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str =
    "cargo xtask test    every check there is: format, lints, tests, docs, the page in a browser
cargo xtask page    the page alone: types, and tests in a browser";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.join(" ").as_str() {
        "test" => test(),
        "page" => page::test(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every check, cheapest first; the first that fails ends it.
fn test() -> bool {
    let begin = Instant::now();
    let done = cargo("format", "fmt --all --check", &[])
        && cargo("lints", "clippy --workspace --all-targets -- -D warnings", &[])
        && install::postgresql()
        && cargo("tests and doc tests", "test --workspace", &[])
        && cargo(
            "docs",
            "doc --workspace --no-deps --document-private-items",
            &[("RUSTDOCFLAGS", "-D warnings")],
        )
        && page::test();
    if done {
        eprintln!("\nxtask: everything is green after {:.0} s", begin.elapsed().as_secs_f64());
    }
    done
}

fn cargo(what: &str, arguments: &str, environment: &[(&str, &str)]) -> bool {
    let program = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(program);
    command.args(arguments.split(' ')).envs(environment.iter().copied());
    run(what, &format!("cargo {arguments}"), command)
}

/// Runs a command, says how long it took, and how to see it alone if it fails.
fn run(what: &str, spelled: &str, mut command: Command) -> bool {
    eprintln!("\nxtask: {what}: {spelled}");
    let begin = Instant::now();
    match command.status() {
        Ok(status) if status.success() => {
            eprintln!("xtask: {what}: good, {:.0} s", begin.elapsed().as_secs_f64());
            true
        }
        Ok(status) => {
            eprintln!("xtask: {what}: {status}. To see it alone: {spelled}");
            false
        }
        Err(error) => {
            eprintln!("xtask: {what}: it does not start: {error}");
            false
        }
    }
}
