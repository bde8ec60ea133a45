//! What comes to somebody's mind at a table: mostly what brings the game on, in a storm anything.

use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use table::Rng;

use crate::known::Known;

/// How people are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Temper {
    /// They do what the others wait for.
    Dutiful,
    /// Now and then they do something else.
    Moody,
    /// They also talk all the time, so that the table soon has more entries than it keeps.
    Talkative,
}

pub(crate) fn deed(known: &Known, temper: Temper, rng: &mut Rng) -> Option<Value> {
    if temper != Temper::Dutiful && rng.random_ratio(1, 5) {
        return Some(mood(known, rng));
    }
    let talks = temper == Temper::Talkative && !known.own().is_empty();
    let chat = || talks.then(|| json!({"say": {"phrase": "one-moment"}}));
    duty(known, rng).or_else(chat)
}

/// What the others wait for.
fn duty(known: &Known, rng: &mut Rng) -> Option<Value> {
    match known.phase() {
        "over" => None,
        _ if known.own().is_empty() => sit(known, rng),
        "paused" => Some(json!("resume")),
        "playing" if is_asked_to_agree(known) => Some(json!("agree_undo")),
        "playing" => play(known, rng),
        _ => None,
    }
}

fn sit(known: &Known, rng: &mut Rng) -> Option<Value> {
    let seats = known.now("seats").as_array()?;
    let free: Vec<&Value> = seats.iter().filter(|seat| seat["held"] == "open").collect();
    let seat = &free.choose(rng)?["seat"];
    Some(json!({"sit": {"seats": [seat], "nonce": format!("nonce {}", rng.random_range(0..9))}}))
}

fn is_asked_to_agree(known: &Known) -> bool {
    let waiting = known.now("undo")["asked"]["waiting"].as_array();
    let own = known.own();
    waiting.into_iter().flatten().filter_map(Value::as_u64).any(|seat| own.contains(&seat))
}

fn play(known: &Known, rng: &mut Rng) -> Option<Value> {
    let seat = known.eyes()?;
    let shown = &known.now("seats")[seat as usize];
    if shown.get("bot").is_some() {
        return None;
    }
    let action = &known.now("offers").as_array()?.choose(rng)?["action"];
    Some(json!({"act": {"seat": seat, "action": action}}))
}

/// Anything, sensible or not.
fn mood(known: &Known, rng: &mut Rng) -> Value {
    let seats = known.now("seats").as_array().map_or(1, Vec::len);
    let any = rng.random_range(0..seats);
    let own = known.eyes().unwrap_or(any as u64);
    let mut deeds = vec![
        json!({"say": {"phrase": "good-luck"}}),
        json!({"say": {"phrase": "oops"}}),
        json!({"write": {"text": "Psst!"}}),
        json!({"undo": {"seat": own}}),
        json!({"undo": {"seat": own}}),
        json!("agree_undo"),
        json!("drop_undo"),
        json!("pause"),
        json!("resume"),
        json!({"sit": {"seats": [any]}}),
        json!({"sit_in": {"seat": own, "level": "random"}}),
        json!({"come_back": {"seat": own}}),
        json!({"seat_bot": {"seat": any, "level": "greedy"}}),
        json!({"act": {"seat": any, "action": "nonsense"}}),
    ];
    // Whoever leaves a seat whose flag has fallen leaves it to a bot for good; if all did, the game would rest.
    if known.now("seats")[own as usize].get("left").is_none() {
        deeds.push(json!({"leave": {"seat": own}}));
    }
    deeds.choose(rng).expect("there are some").clone()
}
