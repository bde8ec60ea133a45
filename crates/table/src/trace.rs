//! Traces: a game spelled out step by step, so that a second implementation can check the rules.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::record::GameResult;
use crate::{By, Game, Journal, Outcomes, Seat, Turn, setup};

/// Writes a game as JSON Lines: a head, a line per step, and an end if the game is over.
pub fn trace<G: Game>(journal: &Journal<G>) -> String {
    let content = journal.content();
    let mut out = String::new();
    let head = json!({
        "game": G::ID,
        "setup": setup::to_options::<G>(journal.setup()),
        "content": content.id,
    });
    line(&mut out, &[("game", &head["game"]), ("setup", &head["setup"]), ("content", &head["content"])]);
    for (index, (position, by, action)) in journal.walk().enumerate() {
        let n = json!(index + 1);
        let did = json!(G::print(&content.data, action));
        match by {
            By::Chance => {
                let odds = odds(&position, &content.data);
                line(&mut out, &[("n", &n), ("by", &json!("*")), ("did", &did), ("odds", &odds)]);
            }
            By::Seat(seat) => {
                let acting = json!(position.turn().acting().iter().map(Seat::index).collect::<Vec<_>>());
                let legal = json!(legal(&position, seat, &content.data));
                let by = json!(seat.index());
                let fields = [("n", &n), ("by", &by), ("acting", &acting), ("legal", &legal), ("did", &did)];
                line(&mut out, &fields);
            }
        }
    }
    if journal.now().turn() == Turn::Over {
        let GameResult { scores, ranks, detail } = GameResult::of(journal.now());
        let _ = write!(out, "{{\"end\":{{\"scores\":{},\"ranks\":{}", json!(scores), json!(ranks));
        let _ = writeln!(out, ",\"detail\":{detail}}}}}");
    }
    out
}

/// Every legal action of a seat in notation, sorted by code point.
pub fn legal<G: Game>(position: &G, seat: Seat, content: &G::Content) -> Vec<String> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let mut printed: Vec<String> = actions.into_iter().map(|action| G::print(content, action)).collect();
    printed.sort_unstable();
    printed
}

/// The weights of all outcomes, or `"uniform"`.
pub fn odds<G: Game>(position: &G, content: &G::Content) -> Value {
    let mut outcomes = Outcomes::new();
    position.outcomes(&mut outcomes);
    if outcomes.is_even() {
        return json!("uniform");
    }
    outcomes.list().iter().map(|&(outcome, weight)| (G::print(content, outcome), json!(weight))).collect()
}

/// Writes one object with its keys in this order, which a JSON map would not keep.
fn line(out: &mut String, fields: &[(&str, &Value)]) {
    for (index, (key, value)) in fields.iter().enumerate() {
        let _ = write!(out, "{}\"{key}\":{value}", if index == 0 { '{' } else { ',' });
    }
    out.push_str("}\n");
}
