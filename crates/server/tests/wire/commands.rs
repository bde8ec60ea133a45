//! Commands that come twice, too late, or from the wrong person; clients that come back.

use crate::common::{TestServer, text};
use reqwest::StatusCode;
use serde_json::json;

#[tokio::test]
async fn the_same_command_again_is_answered_again_and_not_done_again() {
    let server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut sockets = [anna.watch(&id, json!({})).await, ben.watch(&id, json!({})).await];
    let seat = usize::from(sockets[0].offer().is_none());
    let action = sockets[seat].offer().expect("it acts");
    let command = json!({ "command": { "id": "once", "n": sockets[seat].n, "do": { "act": { "seat": seat, "action": action } } } });
    for _ in 0..3 {
        sockets[seat].say(command.to_string()).await;
    }
    let answers = [
        sockets[seat].hear_of("done").await,
        sockets[seat].hear_of("done").await,
        sockets[seat].hear_of("done").await,
    ];
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let fresh = anna.watch(&id, json!({})).await;
    assert_eq!(fresh.n, answers[0]["n"], "nothing else has happened");
}

#[tokio::test]
async fn a_stale_command_is_refused_with_the_state() {
    let server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut sockets = [anna.watch(&id, json!({})).await, ben.watch(&id, json!({})).await];
    let seat = usize::from(sockets[0].offer().is_none());
    let (action, old) = (sockets[seat].offer().expect("it acts"), sockets[seat].n);
    sockets[seat].done(json!({ "act": { "seat": seat, "action": action } })).await;
    let late =
        json!({ "command": { "id": "late", "n": old, "do": { "act": { "seat": seat, "action": action } } } });
    sockets[seat].say(late.to_string()).await;
    let refused = sockets[seat].hear_of("refused").await;
    assert_eq!(refused["why"], "stale");
    assert_eq!(refused["state"]["update"]["from"], old);
    assert_eq!(
        sockets[1 - seat].refused(json!({ "act": { "seat": seat, "action": "a1=1" } })).await,
        "foreign-seat"
    );
}

#[tokio::test]
async fn a_refusal_speaks_the_language_of_whoever_is_refused() {
    let server = TestServer::start().await;
    let (mut anna, _ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let path = format!("/api/tables/{id}/commands");
    let mut said = Vec::new();
    for lang in ["en", "de"] {
        anna.post("/api/me", json!({ "lang": lang })).await;
        let (status, answer) = anna.post(&path, json!({ "id": lang, "n": 1, "do": "resume" })).await;
        assert_eq!((status, &answer["refused"]["why"]), (StatusCode::CONFLICT, &json!("not-paused")));
        said.push(text(&answer["refused"]["say"]));
    }
    assert_eq!(said, ["The game is not paused.", "Das Spiel ist nicht unterbrochen."]);
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed() {
    let server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut anna = anna.watch(&id, json!({})).await;
    let away = ben.watch(&id, json!({})).await;
    let seen = away.n;
    away.close().await;
    anna.done(json!({ "say": { "phrase": "hello" } })).await;
    anna.done(json!({ "say": { "phrase": "your-turn" } })).await;
    let back = ben.watch(&id, json!({ "n": seen })).await;
    assert_eq!(back.state["from"], seen);
    assert_eq!(back.state["news"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn a_restart_is_a_blink() {
    let mut server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut before = anna.watch(&id, json!({})).await;
    let seen = before.done(json!({ "say": { "phrase": "hello" } })).await;
    server.stop().await;
    let code = loop {
        if let Err(code) = before.hear().await {
            break code;
        }
    };
    assert_eq!(code, 1012, "the client knows that the server comes back");
    server.begin().await;
    let after = anna.watch(&id, json!({ "n": seen })).await;
    assert_eq!((after.n, after.state["from"].as_u64()), (seen, Some(seen)));
    let mut sockets = [after, ben.watch(&id, json!({})).await];
    let seat = usize::from(sockets[0].offer().is_none());
    let action = sockets[seat].offer().expect("it acts");
    sockets[seat].done(json!({ "act": { "seat": seat, "action": action } })).await;
}

#[tokio::test]
async fn a_bot_that_owed_a_move_makes_it_after_a_restart() {
    let mut server = TestServer::with(|limits| limits.bot_ms = 3_000).await;
    let mut anna = server.named("Anna").await;
    let terms = json!({ "game": "glux", "places": ["open", { "bot": "expert" }] });
    let (_, table) = anna.post("/api/tables", json!({ "terms": terms, "sit": [0] })).await;
    let id = text(&table["table"]);
    let mut socket = anna.watch(&id, json!({})).await;
    while let Some(action) = socket.offer() {
        socket.done(json!({ "act": { "seat": 0, "action": action } })).await;
    }
    let owed = socket.n;
    server.stop().await;
    server.begin().await;
    for _ in 0..200 {
        let (_, lists) = anna.get("/api/lists").await;
        if lists["mine"][0]["turn"] == json!(true) {
            let back = anna.watch(&id, json!({})).await;
            assert!(back.n > owed);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("nobody thinks for the bot");
}

#[tokio::test]
async fn a_bot_sits_in_only_for_somebody_who_is_away() {
    let server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut anna = anna.watch(&id, json!({})).await;
    let _ben = ben.watch(&id, json!({})).await;
    assert_eq!(anna.refused(json!({ "sit_in": { "seat": 1 } })).await, "not-away");
    anna.done(json!({ "sit_in": { "seat": 0 } })).await;
    anna.done(json!({ "come_back": { "seat": 0 } })).await;
}
