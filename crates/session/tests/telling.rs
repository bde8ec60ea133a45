//! The log: every step is told from the position in which it was taken, also one that was taken back since.

use crate::common::{Room, json, viewer, who};
use serde_json::{Value, json};
use session::{Table, limits};

/// The sentences of all steps that are still told.
fn told(table: &Table) -> Vec<String> {
    let shown = json(&table.state(&viewer(&who("Cleo")), None));
    let log = shown["snapshot"]["log"].as_array().expect("a log").clone();
    let steps = log.iter().filter(|news| news["what"].get("step").is_some());
    steps.map(|news: &Value| news["say"].as_str().expect("in words").to_owned()).collect()
}

#[test]
fn what_was_taken_back_is_told_as_it_was() {
    let (mut room, anna, ben) = Room::of_two(json!({"game": "lighthouse-run", "public": true}));
    for _ in 0..12 {
        room.act();
    }
    let before = told(&room.table);
    let (asker, other) =
        if room.send(&anna, json!({"undo": {"seat": 0}})).is_ok() { (0, &ben) } else { (1, &anna) };
    if asker == 1 {
        room.send(&ben, json!({"undo": {"seat": 1}})).expect("somebody has decided something");
    }
    room.send(other, json!("agree_undo")).expect("it was asked for");
    assert_eq!(told(&room.table), before, "the past does not change");
    room.act();
    let after = told(&room.table);
    assert!(after.len() > before.len());
    assert_eq!(after[..before.len()], before);
    assert_eq!(told(&room.replayed()), after);
}

#[test]
fn what_is_forgotten_does_not_change_what_is_told() {
    let (mut room, anna, _) = Room::of_two(json!({"game": "lighthouse-run", "public": true}));
    for _ in 0..12 {
        room.act();
    }
    let all = told(&room.table);
    // Talk pushes the oldest entries out, one by one.
    while told(&room.table).len() > 3 {
        room.now = room.now.after(60_000);
        for _ in 0..5 {
            let _ = room.send(&anna, json!({"say": {"phrase": "oops"}}));
        }
        let left = told(&room.table);
        assert_eq!(left, all[all.len() - left.len()..], "the rest is told as before");
        assert!(room.table.n() < 2 * limits::HISTORY as u64, "it is forgotten at last");
    }
}
