//! Looking at an action before it is taken: over HTTP as over the socket.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Answer, Client, TestServer, text};

/// Whose turn it is at a table of two.
struct Turn {
    own: Client,
    other: Client,
    seat: usize,
    /// What that seat is offered first.
    action: String,
    n: u64,
}

async fn turn(table: &str, mut anna: Client, ben: Client) -> Turn {
    let offered = async |client: &mut Client| {
        let (_, state) = client.get(&format!("/api/tables/{table}")).await;
        let snapshot = &state["state"]["snapshot"];
        let action = snapshot["now"]["offers"].get(0).map(|offer| text(&offer["action"]));
        (action, snapshot["n"].as_u64().expect("a number"))
    };
    let (action, n) = offered(&mut anna).await;
    let (mut own, other, seat) = if action.is_some() { (anna, ben, 0) } else { (ben, anna, 1) };
    let action = if seat == 0 { action } else { offered(&mut own).await.0 };
    Turn { own, other, seat, action: action.expect("somebody acts"), n }
}

async fn ask(client: &mut Client, path: &str, ask: &Value) -> Answer {
    client.request(Method::POST, path, Some(ask.to_string()), &[]).await
}

#[tokio::test]
async fn a_preview_is_the_same_over_http_and_over_the_socket() {
    let server = TestServer::start().await;
    for game in ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"] {
        let terms = json!({ "game": game, "setup": { "players": 2 } });
        let (anna, ben, id) = server.two_at(terms).await;
        let Turn { own: mut client, seat, action, n, .. } = turn(&id, anna, ben).await;
        let preview = json!({ "n": n, "seat": seat, "action": action });
        let path = format!("/api/tables/{id}/preview");
        for (lang, frame, question) in [
            ("en", "wide", "?lang=en&frame=wide"),
            ("en", "tall", "?frame=tall"),
            ("de", "wide", "?lang=de"),
            ("en", "wide", ""),
        ] {
            let mut socket = client.watch(&id, json!({ "seat": seat, "lang": lang, "frame": frame })).await;
            socket.say(json!({ "preview": preview }).to_string()).await;
            socket.hear_of("previewed").await;
            let answer = ask(&mut client, &format!("{path}{question}"), &preview).await;
            assert_eq!(answer.status, StatusCode::OK, "{game}: {}", answer.body);
            assert_eq!(answer.body, socket.heard, "{game}{question}");
        }
    }
}

#[tokio::test]
async fn a_preview_that_cannot_be_had_is_refused_with_the_reason() {
    let server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    // Both choose a face for their first chip at the same time: when Ben has, he is not asked any more.
    let mut chosen = ben.watch(&id, json!({})).await;
    let face = chosen.offer().expect("he chooses");
    chosen.done(json!({ "act": { "seat": 1, "action": face } })).await;
    let Turn { mut own, mut other, seat, action, n } = turn(&id, anna, ben).await;
    let mut stranger = server.person();
    let path = format!("/api/tables/{id}/preview");
    let preview = |seat: usize, action: &str| json!({ "n": n, "seat": seat, "action": action });

    let refused = async |client: &mut Client, path: &str, body: Value, status: StatusCode, why: &str| {
        let answer = ask(client, path, &body).await;
        let said: Value = serde_json::from_str(&answer.body).expect("a failure is JSON");
        assert_eq!((answer.status, &said["why"]), (status, &json!(why)), "{path} {body}");
        assert!(text(&said["say"]).len() > 10, "{said}");
    };
    let (forbidden, conflict) = (StatusCode::FORBIDDEN, StatusCode::CONFLICT);
    let (unfit, bad) = (StatusCode::UNPROCESSABLE_ENTITY, StatusCode::BAD_REQUEST);
    let right = preview(seat, &action);
    refused(&mut other, &path, right.clone(), forbidden, "foreign-seat").await;
    refused(&mut stranger, &path, right.clone(), forbidden, "not-invited").await;
    refused(&mut own, &path, preview(7, &action), unfit, "no-such-seat").await;
    refused(&mut own, &path, preview(seat, "\u{0}"), unfit, "illegal").await;
    refused(&mut other, &path, preview(1 - seat, &action), conflict, "not-your-turn").await;
    refused(&mut own, &format!("{path}?color=red"), right.clone(), bad, "request").await;
    for body in [json!(null), json!({ "n": n, "seat": seat }), json!({ "preview": right })] {
        refused(&mut own, &path, body, bad, "request").await;
    }
    let nowhere = format!("/api/tables/{}/preview", "0".repeat(32));
    refused(&mut own, &nowhere, right.clone(), StatusCode::NOT_FOUND, "no-such-table").await;
    let answer = own.request(Method::POST, &path, Some("{".to_owned()), &[]).await;
    assert_eq!(answer.status, bad, "{}", answer.body);

    let mut socket = own.watch(&id, json!({})).await;
    assert_eq!(socket.n, n, "nothing has changed so far");
    socket.done(json!("pause")).await;
    refused(&mut own, &path, right.clone(), conflict, "paused").await;
    socket.done(json!("resume")).await;
    socket.done(json!({ "act": { "seat": seat, "action": action } })).await;
    refused(&mut own, &path, right, conflict, "stale").await;
}
