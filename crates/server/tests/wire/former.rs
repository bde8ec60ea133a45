//! A database from before the rules changed: what can be played on is played on, the rest is closed kindly.
//!
//! `databases/first-rules.db` was written by the last build with the first rules of Glux and Lighthouse Run: Anna sits on
//! all seats, but for one of a table of Glux that has not begun.

use crate::common::{Client, TestServer, text};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

const GLUX: &str = "01a1ee6a4a6975ae617a4d62fc51e4dc";
const GLUX_WAITING: &str = "01a1ee6a4a712633277b1da076c428d7";
const LIGHTHOUSE_RUN: &str = "01a1ee6a4a727d1e5340c71dc05de30a";
const LIGHTHOUSE_RUN_OVER: &str = "01a1ee6a4a7ddbf100e5e60960f21091";
const BEACON_PATROL: &str = "01a1ee6a4ad3eb2f4843cc1c47c08833";
const LANTERNS_DICE: &str = "01a1ee6a4ad9fa3e2656188b0ee07ed0";

async fn upgraded() -> (TestServer, Client) {
    let server = TestServer::on(include_bytes!("databases/first-rules.db")).await;
    let mut anna = server.person();
    anna.cookie = Some("lamplight=9eab16e210380c78ca34e04f1ab49dfe".to_owned());
    (server, anna)
}

/// Anna's unfinished tables.
async fn unfinished(anna: &mut Client) -> Vec<String> {
    let (_, lists) = anna.get("/api/lists").await;
    lists["mine"].as_array().expect("a list").iter().map(|row| text(&row["table"])).collect()
}

#[tokio::test]
async fn a_game_that_cannot_be_played_on_is_closed_with_a_word() {
    let (_server, mut anna) = upgraded().await;
    assert_eq!(unfinished(&mut anna).await.len(), 5);
    for (id, changed) in [(GLUX, "GX-4"), (GLUX_WAITING, "GX-4"), (LIGHTHOUSE_RUN, "LR-2")] {
        let (status, answer) = anna.get(&format!("/api/tables/{id}")).await;
        assert_eq!((status, &answer["why"]), (StatusCode::GONE, &json!("former-rules")));
        let page = anna.request(Method::GET, &format!("/table/{id}"), None, &[]).await;
        assert_eq!(page.status, StatusCode::GONE);
        assert!(page.body.contains("This table is closed") && page.body.contains(changed), "{}", page.body);
        let mut socket = anna.socket().await;
        socket.say(json!({ "watch": { "table": id } }).to_string()).await;
        assert_eq!(socket.hear_of("bad").await["why"], "former-rules");
    }
    assert_eq!(unfinished(&mut anna).await.len(), 2, "nobody is asked to move there any more");
}

#[tokio::test]
async fn what_was_won_under_earlier_rules_stays() {
    let (_server, mut anna) = upgraded().await;
    let (_, history) = anna.get("/api/history").await;
    assert_eq!((&history["count"], &history["games"][0]["table"]), (&json!(1), &json!(LIGHTHOUSE_RUN_OVER)));
    let page = anna.request(Method::GET, &format!("/replay/{LIGHTHOUSE_RUN_OVER}"), None, &[]).await;
    assert_eq!(page.status, StatusCode::GONE);
    assert_eq!(anna.get("/api/history").await.1["count"], 1, "and looking for it does not lose it");
}

#[tokio::test]
async fn games_whose_rules_still_hold_go_on() {
    let (_server, anna) = upgraded().await;
    for id in [BEACON_PATROL, LANTERNS_DICE] {
        let mut socket = anna.watch(id, json!({ "seat": 0 })).await;
        let mut seat = 0;
        if socket.offer().is_none() {
            (seat, socket) = (1, anna.watch(id, json!({ "seat": 1 })).await);
        }
        let action = socket.offer().expect("Anna is to act");
        socket.done(json!({ "act": { "seat": seat, "action": action } })).await;
    }
}

#[tokio::test]
async fn who_sat_at_a_closed_table_can_be_forgotten() {
    let (_server, mut anna) = upgraded().await;
    let answer = anna.request(Method::DELETE, "/api/me", None, &[]).await;
    assert_eq!((answer.status, serde_json::from_str::<Value>(&answer.body).is_ok()), (StatusCode::OK, true));
    assert_eq!(anna.get("/api/history").await.1["games"], json!([]));
}
