//! Automation for Lamplight: `cargo xtask test` runs every check there is.

mod install;

use std::env;
use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "cargo xtask test    every check there is: format, lints, tests, docs";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments != ["test"] {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    if test() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
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
        );
    if done {
        eprintln!("\nxtask: everything is green after {:.0} s", begin.elapsed().as_secs_f64());
    }
    done
}

fn cargo(what: &str, arguments: &str, environment: &[(&str, &str)]) -> bool {
    eprintln!("\nxtask: {what}: cargo {arguments}");
    let begin = Instant::now();
    let program = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(program);
    command.args(arguments.split(' ')).envs(environment.iter().copied());
    match command.status() {
        Ok(status) if status.success() => {
            eprintln!("xtask: {what}: good, {:.0} s", begin.elapsed().as_secs_f64());
            true
        }
        Ok(status) => {
            eprintln!("xtask: {what}: {status}. To see it alone: cargo {arguments}");
            false
        }
        Err(error) => {
            eprintln!("xtask: {what}: cargo does not start: {error}");
            false
        }
    }
}
