//! Automation for Lamplight: `cargo xtask test` runs every check there is.

mod needs;
mod page;

use std::env;
use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str =
    "cargo xtask test            every check there is: format, lints, tests, docs, the page in a browser
cargo xtask page            the page alone: types, and tests in a browser
cargo xtask bench-server    measures a server under load; --help says what can be asked for";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.split_first() {
        Some((command, [])) if command == "test" => test(),
        Some((command, [])) if command == "page" => needs::page() && page::test(),
        Some((command, rest)) if command == "bench-server" => bench_server(rest),
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
    let done = needs::all()
        && cargo("format", "fmt --all --check", &[])
        && cargo("lints", "clippy --workspace --all-targets --features postgres-tests -- -D warnings", &[])
        && cargo("tests and doc tests", "test --workspace --features postgres-tests", &[])
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

/// Builds the program as players do, and measures its server.
fn bench_server(arguments: &[String]) -> bool {
    let mut measure = cargo_command();
    measure.args(["run", "--release", "--package", "bench-server", "--"]).args(arguments);
    cargo("the program", "build --release --package lamplight", &[])
        && run("server under load", "cargo run --release --package bench-server", measure)
}

fn cargo_command() -> Command {
    Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
}

fn cargo(what: &str, arguments: &str, environment: &[(&str, &str)]) -> bool {
    let mut command = cargo_command();
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
