//! Looking back on finished games.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Client, TestServer, play_out, text};

/// Two people who have played a game.
async fn played(server: &TestServer) -> (Client, Client, String) {
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut sockets = [anna.watch(&id, json!({})).await, ben.watch(&id, json!({})).await];
    play_out(&mut sockets).await;
    (anna, ben, format!("/api/tables/{id}/analysis"))
}

/// Waits until the analysis is there.
async fn awaited(client: &mut Client, path: &str) -> Value {
    let mut progress = 0.0;
    loop {
        let (status, answer) = client.get(path).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let now = answer["progress"].as_f64().expect("it has begun");
        assert!((progress..=1.0).contains(&now), "{now} after {progress}");
        progress = now;
        if answer.get("lessons").is_some() {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_looked_back_on_and_that_is_kept() {
    let mut server = TestServer::with(|limits| limits.analysis_seconds = 2).await;
    let (mut anna, mut ben, path) = played(&server).await;
    assert_eq!(anna.get(&path).await, (StatusCode::OK, json!({ "progress": null })));
    let (status, answer) = anna.post(&path, json!({})).await;
    assert_eq!((status, answer["progress"].as_f64()), (StatusCode::ACCEPTED, Some(0.0)));
    let (status, _) = ben.post(&path, json!({})).await;
    assert_eq!(status, StatusCode::ACCEPTED, "joining is free");
    let english = awaited(&mut anna, &path).await;
    let german = awaited(&mut ben, &format!("{path}?lang=de")).await;
    assert_eq!(english["totals"], german["totals"]);
    assert_eq!(english["totals"].as_array().map(Vec::len), Some(2));
    let costs: Vec<f64> =
        english["lessons"].as_array().expect("a list").iter().filter_map(|it| it["cost"].as_f64()).collect();
    assert!(
        costs.len() > 3 && costs.is_sorted_by(|one, other| one >= other),
        "first offers are bad: {costs:?}"
    );
    let [one, other] = [&english, &german].map(|answer| text(&answer["lessons"][0]["played"]));
    assert!(one.starts_with("You ") && other.starts_with("Du "), "{one} / {other}");

    server.stop().await;
    server.begin().await;
    assert_eq!(anna.get(&path).await.1, english, "it survives a restart");
    assert_eq!(anna.post(&path, json!({})).await, (StatusCode::OK, json!({ "progress": 1.0 })));
}

#[tokio::test]
async fn nobody_looks_back_too_early_or_without_a_name_or_at_two_games_at_once() {
    let server = TestServer::with(|limits| limits.analysis_seconds = 3600).await;
    let (mut anna, _ben, id) = server.two_at(json!({ "game": "glux" })).await;
    for answer in [
        anna.post(&format!("/api/tables/{id}/analysis"), json!({})).await,
        anna.get(&format!("/api/tables/{id}/analysis")).await,
    ] {
        assert_eq!((answer.0, text(&answer.1["why"])), (StatusCode::CONFLICT, "no-analysis-yet".to_owned()));
    }
    let (mut cleo, _, first) = played(&server).await;
    let mut passerby = server.person();
    assert_eq!(passerby.get(&first).await.0, StatusCode::OK, "whoever has the link may look");
    assert_eq!(passerby.post(&first, json!({})).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(cleo.post(&first, json!({})).await.0, StatusCode::ACCEPTED);
    let (mut dora, second) = played_by(&server, &mut cleo).await;
    let (status, answer) = cleo.post(&second, json!({})).await;
    assert_eq!(
        (status, text(&answer["why"])),
        (StatusCode::TOO_MANY_REQUESTS, "another-analysis".to_owned())
    );
    assert_eq!(dora.post(&second, json!({})).await.0, StatusCode::ACCEPTED);
}

/// A game of somebody who is here already.
async fn played_by(server: &TestServer, host: &mut Client) -> (Client, String) {
    let guest = server.named("Dora").await;
    let terms = json!({ "terms": { "game": "glux" }, "sit": [0] });
    let (_, table) = host.post("/api/tables", terms).await;
    let id = text(&table["table"]);
    let mut socket = guest.watch(&id, json!({ "invite": table["invite"] })).await;
    socket.done(json!({ "sit": { "seats": [1] } })).await;
    play_out(&mut [host.watch(&id, json!({})).await, socket]).await;
    (guest, format!("/api/tables/{id}/analysis"))
}
