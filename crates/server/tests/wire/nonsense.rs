//! Nonsense of every kind, sent by somebody with a seat: it is refused, and the game goes on as if nothing had been.

use crate::common::{Socket, TestServer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// Messages with something wrong, and what they are told.
fn wrong() -> Vec<(String, &'static str)> {
    let command = |deed: Value| json!({ "command": { "id": "x", "n": 1, "do": deed } }).to_string();
    vec![
        (String::new(), "message"),
        ("{".to_owned(), "message"),
        ("[[[[[[".repeat(200), "message"),
        ("null".to_owned(), "message"),
        ("\"watch\"".to_owned(), "message"),
        (json!({ "watch": {} }).to_string(), "message"),
        (json!({ "watch": { "table": 7 } }).to_string(), "message"),
        (json!({ "dance": {} }).to_string(), "message"),
        (json!({ "watch": { "table": "x", "color": "red" } }).to_string(), "message"),
        (json!({ "command": { "id": "x", "n": -1, "do": "pause" } }).to_string(), "message"),
        (json!({ "command": { "id": "x", "n": 1e300, "do": "pause" } }).to_string(), "message"),
        (json!({ "command": { "id": 5, "n": 1, "do": "pause" } }).to_string(), "message"),
        (command(json!({ "act": { "seat": 0 } })), "message"),
        (command(json!({ "act": { "seat": 900, "action": "a1=1" } })), "message"),
        (command(json!({ "act": { "seat": 0, "action": "a1=1", "force": true } })), "message"),
        (command(json!({ "win": {} })), "message"),
        (command(json!({ "say": { "phrase": "rude" } })), "message"),
        (json!({ "command": { "id": "x", "n": u64::MAX, "do": "pause" } }).to_string(), "ahead"),
        (json!({ "command": { "id": "", "n": 1, "do": "pause" } }).to_string(), "command-id"),
        (json!({ "command": { "id": "x".repeat(41), "n": 1, "do": "pause" } }).to_string(), "command-id"),
        (command(json!({ "act": { "seat": 1, "action": "a1=1" } })), "foreign-seat"),
        (command(json!({ "act": { "seat": 7, "action": "a1=1" } })), "no-such-seat"),
        (command(json!({ "sit": { "seats": [] } })), "no-such-seat"),
        (command(json!({ "write": { "text": "\u{0}" } })), "text"),
        (command(json!("resume")), "not-paused"),
        (command(json!("rematch")), "not-over"),
        (command(json!("agree_undo")), "no-undo-asked"),
    ]
}

#[tokio::test]
async fn each_kind_of_nonsense_is_named() {
    let server = TestServer::with(|limits| limits.messages_playing = 1_000).await;
    let (anna, _, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut socket = anna.watch(&id, json!({})).await;
    let n = socket.n;
    for (message, why) in wrong() {
        socket.say(message.clone()).await;
        let heard = next_answer(&mut socket).await;
        assert_eq!(heard["why"], why, "{message}: {heard}");
        assert!(heard["say"].as_str().is_some_and(|say| say.len() > 10), "{message}: {heard}");
    }
    assert_eq!(anna.watch(&id, json!({})).await.n, n, "nothing has changed");
}

/// The same over HTTP: what is asked for, and what is sent.
#[tokio::test]
async fn nonsense_over_http_is_named_too() {
    let server = TestServer::start().await;
    let (mut anna, _, id) = server.two_at(json!({ "game": "glux" })).await;
    let path = format!("/api/tables/{id}");
    for question in ["n=-1", "n=1e300", "seat=8", "seat=200", "seat=x", "lang=fr", "frame=round", "color=red"]
    {
        let (status, answer) = anna.get(&format!("{path}?{question}")).await;
        assert_eq!((status, &answer["why"]), (StatusCode::BAD_REQUEST, &json!("request")), "{question}");
    }
    let (status, answer) = anna.get(&format!("{path}?seat=1")).await;
    assert_eq!((status, &answer["why"]), (StatusCode::FORBIDDEN, &json!("foreign-seat")));
    let commands = format!("{path}/commands");
    for body in [json!({}), json!(null), json!({ "id": "x", "n": 1, "do": "dance" })] {
        assert_eq!(anna.post(&commands, body.clone()).await.1["why"], "request", "{body}");
    }
    for (deed, why) in [
        (json!({ "act": { "seat": 1, "action": "a1=1" } }), "foreign-seat"),
        (json!({ "act": { "seat": 0, "action": "\u{0}" } }), "illegal"),
        (json!("resume"), "not-paused"),
    ] {
        let (status, answer) = anna.post(&commands, json!({ "id": "x", "n": 3, "do": deed })).await;
        let known =
            [why, "not-your-turn", "stale"].contains(&answer["refused"]["why"].as_str().unwrap_or(""));
        assert!(status == StatusCode::CONFLICT && known, "{deed}: {answer}");
    }
    for id in ["x", "%00", "%ff", "../me", &"0".repeat(26), &"z".repeat(500)] {
        let (status, _) = anna.get(&format!("/api/tables/{id}")).await;
        assert!(status.is_client_error() || id == "../me", "{id}: {status}");
    }
}

async fn next_answer(socket: &mut Socket) -> Value {
    loop {
        let message = socket.hear().await.expect("the socket stays open");
        for kind in ["bad", "refused", "done", "hint", "previewed"] {
            if let Some(answer) = message.get(kind) {
                return answer.clone();
            }
        }
    }
}

/// Takes a valid message and spoils it somewhere.
fn spoil(rng: &mut StdRng, n: u64, id: &str) -> String {
    let messages = [
        json!({ "watch": { "table": id, "n": n, "seat": 0, "lang": "de", "frame": "tall" } }),
        json!({ "command": { "id": format!("f{}", rng.random::<u32>()), "n": n, "do": { "act": { "seat": 0, "action": "h8=6" } } } }),
        json!({ "command": { "id": "y", "n": n, "do": { "sit": { "seats": [0, 1], "nonce": "moon" } } } }),
        json!({ "preview": { "n": n, "seat": 0, "action": "h8=6" } }),
        json!({ "command": { "id": "z", "n": n, "do": { "undo": { "seat": 0 } } } }),
    ];
    let mut bytes = messages.choose(rng).expect("there are some").to_string().into_bytes();
    for _ in 0..rng.random_range(0..6) {
        if bytes.is_empty() {
            break;
        }
        let place = rng.random_range(0..bytes.len());
        match rng.random_range(0..4) {
            0 => bytes[place] = rng.random_range(32..127),
            1 => drop(bytes.remove(place)),
            2 => bytes.insert(place, *b"{}[]\",:09-e".choose(rng).expect("there are some")),
            _ => bytes.truncate(place.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn spoiled_messages_never_close_the_server() {
    let server = TestServer::with(|limits| {
        limits.messages_playing = 1_000_000;
        limits.messages_watching = 1_000_000;
    })
    .await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut rng = StdRng::seed_from_u64(4);
    let mut socket = anna.watch(&id, json!({})).await;
    for round in 0..3_000 {
        let message = spoil(&mut rng, socket.n, &id);
        socket.say(message).await;
        if round % 20 == 19 {
            // Everything so far has been answered once this is.
            socket.say(json!({ "watch": { "table": id } }).to_string()).await;
            loop {
                let message = socket.hear().await.expect("the socket stays open");
                if message["state"].get("snapshot").is_some() {
                    break;
                }
            }
        }
    }
    let watcher = ben.watch(&id, json!({})).await;
    assert_eq!(watcher.phase(), "playing");
}
