//! Too much of anything is refused in words, and the server goes on.

use crate::common::{TestServer, text};
use reqwest::StatusCode;
use serde_json::json;

#[tokio::test]
async fn a_long_frame_closes_the_socket() {
    let server = TestServer::start().await;
    let mut socket = server.named("Anna").await.socket().await;
    socket.say(" ".repeat(8 * 1024 + 1)).await;
    assert_eq!(socket.hear().await, Err(1009));
}

#[tokio::test]
async fn too_many_messages_close_the_socket() {
    let server = TestServer::start().await;
    let (anna, _, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut watching = server.person().socket().await;
    assert_eq!(heard_until_closed(&mut watching, 51).await, (50, 1008));
    let mut playing = anna.watch(&id, json!({})).await;
    // To watch was the first message.
    assert_eq!(heard_until_closed(&mut playing, 100).await, (99, 1008));
}

async fn heard_until_closed(socket: &mut crate::common::Socket, messages: usize) -> (usize, u16) {
    for _ in 0..messages {
        socket.say("{}").await;
    }
    let mut heard = 0;
    loop {
        match socket.hear().await {
            Ok(message) => heard += usize::from(message.get("bad").is_some()),
            Err(code) => return (heard, code),
        }
    }
}

#[tokio::test]
async fn connections_of_an_address_are_counted() {
    let server = TestServer::with(|limits| limits.connections_per_address = 2).await;
    let somebody = server.person();
    let (one, _two) = (somebody.socket().await, somebody.socket().await);
    assert!(somebody.try_socket(None).await.is_err());
    one.close().await;
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert!(somebody.try_socket(None).await.is_ok());
}

#[tokio::test]
async fn tables_spectators_and_codes_are_counted() {
    let server = TestServer::with(|limits| {
        limits.tables_per_person = 2;
        limits.spectators = 1;
        limits.codes = 2;
    })
    .await;
    let mut anna = server.named("Anna").await;
    let table = json!({ "terms": { "game": "glux", "public": true }, "sit": [0] });
    let (_, opened) = anna.post("/api/tables", table.clone()).await;
    assert_eq!(anna.post("/api/tables", table.clone()).await.0, StatusCode::CREATED);
    let (status, answer) = anna.post("/api/tables", table).await;
    assert_eq!((status, &answer["why"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-tables")));

    let id = text(&opened["table"]);
    let _first = server.person().watch(&id, json!({})).await;
    let mut second = server.person().socket().await;
    second.say(json!({ "watch": { "table": id } }).to_string()).await;
    assert_eq!(second.hear_of("bad").await["why"], "crowded");
    let _player = anna.watch(&id, json!({})).await;

    let mut guesser = server.person();
    let mut guess = async || guesser.post("/api/join", json!({ "code": "BCDFGHJ" })).await.0;
    assert_eq!(
        [guess().await, guess().await, guess().await],
        [StatusCode::NOT_FOUND, StatusCode::NOT_FOUND, StatusCode::TOO_MANY_REQUESTS]
    );
}

#[tokio::test]
async fn a_long_body_is_refused() {
    let server = TestServer::start().await;
    let mut somebody = server.person();
    let (status, answer) = somebody.post("/api/me", json!({ "name": "x".repeat(20_000) })).await;
    assert_eq!((status, &answer["why"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-long")));
}
