//! Files of known answers: golden traces, `.perft` suites, and files that must be refused.

use std::path::Path;
use std::{env, fs};

use serde_json::Value;

use super::random_game;
use crate::perft::{Case, perft};
use crate::trace::trace;
use crate::verify::verify;
use crate::{Game, Journal, Loaded, Record, setup};

/// Plays the steps of every golden trace again and compares what is traced with the file, byte by byte.
///
/// `names` are the files that must be there, `NAME.jsonl` each, with their setups. With `UPDATE_GOLDEN` in the
/// environment, missing ones are made from a random game and the others written anew from their steps.
pub fn check_golden<G: Game>(dir: &Path, names: &[(&str, G::Setup)]) {
    let update = env::var_os("UPDATE_GOLDEN").is_some();
    for (name, setup) in names {
        let path = dir.join(format!("{name}.jsonl"));
        let golden = fs::read_to_string(&path).ok();
        let journal = match &golden {
            Some(golden) => replay::<G>(golden),
            None if update => random_game::<G>(setup, 0).journal,
            None => panic!("{} is missing: run the test with UPDATE_GOLDEN=1", path.display()),
        };
        assert_eq!(journal.setup(), setup, "{name} was played with another setup");
        let traced = trace(&journal);
        if update {
            fs::create_dir_all(dir)
                .and_then(|()| fs::write(&path, traced))
                .expect("golden files can be written");
        } else if golden.as_deref() != Some(&traced) {
            let (n, (now, was)) = traced
                .lines()
                .zip(golden.as_deref().unwrap_or_default().lines())
                .enumerate()
                .find(|(_, (now, was))| now != was)
                .expect("two different traces differ in a line");
            panic!("{name}, line {}:\n  now {now}\n  was {was}", n + 1);
        }
    }
}

/// The game that a trace tells of.
fn replay<G: Game>(golden: &str) -> Journal<G> {
    let mut lines =
        golden.lines().map(|line| serde_json::from_str::<Value>(line).expect("a trace is JSON Lines"));
    let head = lines.next().expect("a trace has a head");
    let options = head["setup"].as_object().expect("a setup is a map");
    let setup = setup::from_options::<G>(options).expect("the setup fits");
    let mut journal = Journal::new(setup, Loaded::standard()).expect("the setup fits");
    for line in lines.filter(|line| line.get("did").is_some()) {
        let by = line["by"].as_str().map_or_else(|| line["by"].to_string(), str::to_owned);
        let step = format!("{by} {}", line["did"].as_str().expect("an action is text"));
        journal.play_text(&step).unwrap_or_else(|why| panic!("step {}, {step}: {why}", line["n"]));
    }
    journal
}

/// Counts every case of a `.perft` file.
pub fn check_perft<G: Game>(text: &str) {
    for case in Case::parse_all(text) {
        let setup = setup::from_options::<G>(&case.setup).expect("the setup fits");
        let mut journal = Journal::<G>::new(setup, Loaded::standard()).expect("the setup fits");
        for step in &case.steps {
            journal.play_text(step).unwrap_or_else(|why| panic!("{}: {step}: {why}", case.id));
        }
        for &(depth, count) in &case.counts {
            assert_eq!(perft(journal.now(), depth), count, "{}, depth {depth}", case.id);
        }
    }
}

/// Reads every file of a corpus of bad input and compares the error with the `.txt` file beside it.
///
/// Content is `NAME.toml`, a record `NAME.json`. With `UPDATE_GOLDEN` in the environment the errors are written
/// anew; what is not refused always fails.
pub fn check_bad_files<G: Game>(dir: &Path) {
    let mut files = 0;
    for entry in fs::read_dir(dir).expect("the corpus is there") {
        let path = entry.expect("the corpus can be read").path();
        let text = fs::read_to_string(&path).expect("a bad file is still text");
        let error = match path.extension().and_then(|extension| extension.to_str()) {
            Some("toml") => Loaded::<G>::read("bad", &text).map(|_| ()).map_err(|error| error.to_string()),
            Some("json") => refuse_record::<G>(&text),
            _ => continue,
        };
        let Err(error) = error else { panic!("{} is not refused", path.display()) };
        let expected = path.with_extension("txt");
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&expected, error + "\n").expect("the corpus can be written");
        } else {
            let right = fs::read_to_string(&expected).unwrap_or_default();
            assert_eq!(error, right.trim_end(), "{}", path.display());
        }
        files += 1;
    }
    assert!(files > 0, "{} holds no bad files", dir.display());
}

fn refuse_record<G: Game>(text: &str) -> Result<(), String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    verify::<G>(&record, Loaded::standard()).map(|_| ()).map_err(|fault| fault.to_string())
}
