//! Properties of hostile input, one function each: proptests of the games and the fuzz targets call them.

use super::random_game;
use crate::verify::verify;
use crate::{Game, Loaded, Record};

/// Any text is an action with exactly this spelling, or an error.
pub fn action<G: Game>(text: &str) {
    let content = &Loaded::<G>::standard().data;
    if let Ok(action) = G::parse(content, text) {
        assert_eq!(G::print(content, action), text, "two spellings of one action");
    }
}

/// Any text is a record that is written as it was read and can be verified or refused, or an error.
pub fn record<G: Game>(text: &str) {
    if let Ok(record) = Record::parse(text) {
        let again = Record::parse(&record.to_json()).expect("a record reads what it wrote");
        assert_eq!(again, record);
        let _verdict = verify::<G>(&record, Loaded::standard());
    }
}

/// A real game with steps cut, repeated, exchanged or misspelt, and then with its text damaged, is verified or
/// refused. `bytes` say what is done where.
pub fn replay<G: Game>(seed: u64, bytes: &[u8]) {
    let mut doctored = random_game::<G>(&G::Setup::default(), seed % 64).record();
    for change in bytes.chunks_exact(4) {
        let steps = &mut doctored.steps;
        let [a, b] = [change[1], change[2]].map(|byte| usize::from(byte) % steps.len().max(1));
        match change[0] % 5 {
            _ if steps.is_empty() => {}
            0 => drop(steps.remove(a)),
            1 => steps.insert(a, steps[b].clone()),
            2 => steps.swap(a, b),
            3 => steps.truncate(a),
            _ => steps[a].insert(0, char::from(change[3])),
        }
    }
    let _verdict = verify::<G>(&doctored, Loaded::standard());
    let mut text = doctored.to_json().into_bytes();
    for change in bytes.chunks_exact(3) {
        let place = usize::from(u16::from_le_bytes([change[0], change[1]])) % text.len();
        text[place] = change[2];
    }
    record::<G>(&String::from_utf8_lossy(&text));
}
