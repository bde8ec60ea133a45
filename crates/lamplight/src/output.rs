//! What goes out: results, and failures with their exit codes; and reading files, the commonest way to fail.

use std::io::{BufRead, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;
use std::{fmt, fs, io};

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input makes no sense, or a file cannot be read or written. Exit code 2.
    Input(String),
    /// A record fails verification, as has been said already. Exit code 1.
    Verification,
    /// One of several files cannot be read, as has been said already. Exit code 2.
    Unreadable,
    /// Whoever read our output stopped reading, as `head` does: no reason to complain.
    Closed,
}

impl Failure {
    pub(crate) fn input(reason: impl fmt::Display) -> Failure {
        Failure::Input(reason.to_string())
    }

    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        Failure::input(format!("{}: {error}", path.display()))
    }

    /// Says it on standard error and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(reason) => {
                say(&format!("error: {reason}"));
                ExitCode::from(2)
            }
            Failure::Unreadable => ExitCode::from(2),
            Failure::Verification => ExitCode::from(1),
            Failure::Closed => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::input(error),
        }
    }
}

/// Prints a result, with a line break at its end.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.trim_end_matches('\n').as_bytes())?;
    out.write_all(b"\n")?;
    Ok(out.flush()?)
}

/// Says something that is not a result. Nobody may be listening, and that is fine.
pub(crate) fn say(text: &str) {
    let _unheard = writeln!(io::stderr(), "{text}");
}

/// Reads a text file that may not be longer than `limit` bytes.
pub(crate) fn read_at_most(path: &Path, what: &str, limit: usize) -> Result<String, Failure> {
    let length = fs::metadata(path).map_err(|error| Failure::file(path, &error))?.len();
    if length > limit as u64 {
        return Err(Failure::input(format!("{}: {what} has at most {limit} bytes", path.display())));
    }
    fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

/// Columns of text, padded to the widest cell; the first is flush left, the others flush right.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Asks a question; `None` when there is nobody left to answer.
pub(crate) fn prompt(question: &str) -> Result<Option<String>, Failure> {
    let mut error = io::stderr();
    let _unheard = write!(error, "{question} ").and_then(|()| error.flush());
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then_some(line))
}
