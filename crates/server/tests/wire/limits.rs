//! Too much of anything is refused in words, and the server goes on.

use crate::common::{TestServer, text};
use reqwest::StatusCode;
use serde_json::json;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

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
    let (anna, _, id) = server.two_at(json!({ "game": "glux", "public": true })).await;
    let mut watching = server.person().socket().await;
    assert_eq!(heard_until_closed(&mut watching, 51).await, (50, 1008));
    let mut without_a_seat = server.named("Cleo").await.watch(&id, json!({})).await;
    assert_eq!(heard_until_closed(&mut without_a_seat, 50).await, (49, 1008));
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
async fn who_sits_down_may_say_more() {
    let server = TestServer::with(|limits| limits.messages_watching = 3).await;
    let (mut anna, ben) = (server.named("Anna").await, server.named("Ben").await);
    let terms = json!({ "game": "glux", "public": true });
    let (_, table) = anna.post("/api/tables", json!({ "terms": terms, "sit": [0] })).await;
    let mut socket = ben.watch(&text(&table["table"]), json!({})).await;
    socket.done(json!({ "sit": { "seats": [1] } })).await;
    assert_eq!(heard_until_closed(&mut socket, 99).await, (98, 1008));
}

#[tokio::test]
async fn sockets_are_counted_in_all() {
    let server = TestServer::with(|limits| limits.connections = 1).await;
    let somebody = server.person();
    let _one = somebody.socket().await;
    assert!(somebody.try_socket(None).await.is_err());
}

/// Whoever opens connections and says nothing does not keep others out.
#[tokio::test]
async fn connections_are_counted_before_anything_is_read() {
    let server = TestServer::with(|limits| limits.connections_per_address = 1).await;
    let mut silent = Vec::new();
    for _ in 0..=server::limits::SPARE {
        silent.push(TcpStream::connect(server.host()).await.expect("it listens"));
    }
    let mut one_too_many = TcpStream::connect(server.host()).await.expect("it listens");
    let shut = tokio::time::timeout(std::time::Duration::from_secs(5), one_too_many.read_u8()).await;
    assert!(shut.expect("it is shut at once").is_err());
    drop(silent);
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert!(server.person().try_socket(None).await.is_ok());
}

#[tokio::test]
async fn requests_and_newcomers_of_an_address_are_counted() {
    let server = TestServer::with(|limits| {
        limits.requests = 4;
        limits.people_per_address = 2;
    })
    .await;
    let mut newcomers = [server.person(), server.person(), server.person(), server.person(), server.person()];
    let mut answers = Vec::new();
    for newcomer in &mut newcomers {
        let (status, answer) = newcomer.post("/api/me", json!({ "name": "Anna" })).await;
        answers.push((status, answer["why"].as_str().map(str::to_owned)));
    }
    let too_many = (StatusCode::TOO_MANY_REQUESTS, Some("too-many-requests".to_owned()));
    let fine = (StatusCode::OK, None);
    assert_eq!(answers, [fine.clone(), fine, too_many.clone(), too_many.clone(), too_many]);
    assert_eq!(newcomers[0].get("/api/me").await.0, StatusCode::OK, "to look is free");
}

/// A client that says much at once and listens later is answered all the same.
#[tokio::test]
async fn everything_said_at_once_is_answered() {
    let server = TestServer::start().await;
    let (anna, _, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut socket = anna.watch(&id, json!({ "lang": "en", "frame": "wide" })).await;
    for index in 0..90 {
        let deed = if index % 2 == 0 { json!({ "say": { "phrase": "hello" } }) } else { json!("resume") };
        socket.send(deed).await;
    }
    for _ in 0..45 {
        socket.hear_of("done").await;
        assert_eq!(socket.hear_of("refused").await["why"], "not-paused");
    }
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
