//! Lamplight on the command line.
//!
//! Results go to standard output, everything else to standard error. Exit codes: 0 all is well, 1 a record fails
//! verification, 2 the input makes no sense and nothing was written.

mod analyse;
mod app;
mod arena;
mod bench;
mod cli;
mod list;
mod options;
mod output;
mod play;
mod progress;
mod records;
mod render;
mod result;
mod serve;
mod simulate;
mod train;

use std::env;
use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A server allocates small things on many threads; the system's allocator took a fifth of the time for that.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let words = app::words(cli::language());
    let matches = cli::command(&words).get_matches();
    // Without a command the lamp is lit, with whatever the environment says.
    let matches = match matches.subcommand() {
        Some(_) => matches,
        None => cli::command(&words).get_matches_from(env::args_os().chain(["serve".into()])),
    };
    match app::run(&words, &matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
