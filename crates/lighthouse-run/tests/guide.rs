//! The guide to this game keeps what it promises.

use lighthouse_run::LighthouseRun;
use table::{Game, Loaded, Record};

#[test]
fn guide() {
    table::conformance::check_guide::<LighthouseRun>(include_str!("../../../docs/rules/lighthouse-run.md"));
}

/// What the tutorial says of points at its end is what the table beside it shows, and no lesson forgets the starting area.
#[test]
fn the_tutorial_counts_right() {
    let guide = LighthouseRun::GUIDE;
    let (_, record) = guide.records.iter().find(|(name, _)| *name == "tutorial").expect("there is one");
    let record = Record::parse(record).expect("a record");
    let journal = record.open::<LighthouseRun>(Loaded::standard()).expect("it can be replayed");
    let scores = journal.now().standing().scores;
    assert!(guide.tutorial.contains(&format!("{} points to {} for you", scores[0], scores[1])));
    assert!(guide.tutorial.contains(&format!("{} zu {} Punkte für dich", scores[0], scores[1])));
    assert!(guide.tutorial.contains("It brings nobody out of the starting area"));
}
