//! What is kept of people: their games, their settings; and how they are forgotten.

use crate::common::{Client, TestServer, play_out, text};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

async fn history(client: &mut Client, wish: &str) -> Value {
    let (status, history) = client.get(&format!("/api/history{wish}")).await;
    assert_eq!(status, StatusCode::OK, "{history}");
    history
}

/// A game alone, or with bots, to its end.
async fn play_alone(server: &TestServer, client: &mut Client, terms: Value) -> String {
    let (status, table) = client.post("/api/tables", json!({ "terms": terms, "sit": [0] })).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let id = text(&table["table"]);
    let mut socket = client.watch(&id, json!({})).await;
    while socket.phase() != "over" {
        match socket.offer() {
            Some(action) => drop(socket.done(json!({ "act": { "seat": 0, "action": action } })).await),
            None => drop(socket.hear().await.expect("bots go on")),
        }
    }
    assert!(server.server.is_some());
    id
}

#[tokio::test]
async fn finished_games_are_found_by_game_and_result() {
    let server = TestServer::start().await;
    let (mut anna, mut ben, id) = server.two_at(json!({ "game": "glux" })).await;
    assert_eq!(history(&mut anna, "").await["count"], 0, "it is not over yet");
    let mut sockets = [anna.watch(&id, json!({})).await, ben.watch(&id, json!({})).await];
    play_out(&mut sockets).await;
    let result = sockets[0].state["now"]["result"].clone();
    for (seat, client) in [&mut anna, &mut ben].into_iter().enumerate() {
        let all = history(client, "").await;
        let game = &all["games"][0];
        assert_eq!((&all["count"], &game["table"], &game["game"]), (&json!(1), &json!(id), &json!("glux")));
        assert_eq!(game["points"], result["scores"][seat]);
        let first =
            result["ranks"].as_array().expect("ranks").iter().filter(|rank| **rank == json!(1)).count();
        let ending = match (result["ranks"][seat].as_u64(), first) {
            (Some(1), 1) => "won",
            (Some(1), _) => "shared",
            _ => "lost",
        };
        assert_eq!(game["ending"], ending);
        assert_eq!(game["players"][seat]["me"], true);
        assert_eq!(game["players"][1 - seat]["name"], ["Anna", "Ben"][1 - seat]);
        assert_eq!(history(client, &format!("?game=glux&result={ending}")).await["count"], 1);
        assert_eq!(history(client, "?game=beacon-patrol").await["count"], 0);
        assert_eq!(history(client, "?result=together").await["count"], 0);
        let figures = &all["figures"][0];
        assert_eq!((&figures["played"], &figures["best"]), (&json!(1), &result["scores"][seat]));
    }
    assert_eq!(history(&mut server.person(), "").await["games"], json!([]), "a stranger has played nothing");
    assert_eq!(anna.get("/api/history?result=drawn").await.0, StatusCode::BAD_REQUEST);
    let page = anna.request(Method::GET, "/history?result=drawn", None, &[]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains(&format!("/replay/{id}")), "the page shows it too");
}

#[tokio::test]
async fn a_game_together_has_a_rank() {
    let server = TestServer::with(|limits| limits.messages_playing = 10_000).await;
    let mut anna = server.named("Anna").await;
    let terms = json!({ "game": "beacon-patrol", "setup": { "players": 1 } });
    let id = play_alone(&server, &mut anna, terms).await;
    let all = history(&mut anna, "?result=together").await;
    assert_eq!(all["games"][0]["table"], json!(id));
    let grade = text(&all["games"][0]["grade"]);
    assert_eq!(all["figures"][0]["grades"], json!([[grade, 1]]));
    let page = anna.request(Method::GET, "/history", None, &[("accept-language", "en")]).await;
    assert!(page.body.contains(&grade), "the rank is named");
}

#[tokio::test]
async fn bots_and_rematches_do_not_hide_a_game() {
    let server = TestServer::with(|limits| limits.messages_playing = 10_000).await;
    let mut anna = server.named("Anna").await;
    let terms = json!({ "game": "glux", "places": ["open", { "bot": "easy" }] });
    let id = play_alone(&server, &mut anna, terms).await;
    let before = history(&mut anna, "").await;
    assert_eq!(before["games"][0]["players"][1]["bot"], "easy");
    let mut socket = anna.watch(&id, json!({})).await;
    socket.done(json!("rematch")).await;
    let after = history(&mut anna, "").await;
    assert_eq!(after["games"][0]["at"], before["games"][0]["at"], "a rematch does not make it later");
}

#[tokio::test]
async fn tables_that_wait_for_me_are_counted() {
    let server = TestServer::start().await;
    assert_eq!(server.person().get("/api/turns").await.1["turns"], 0);
    let (mut anna, mut ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let turns = async |client: &mut Client| client.get("/api/turns").await.1["turns"].as_u64();
    assert_eq!([turns(&mut anna).await, turns(&mut ben).await], [Some(1), Some(1)], "both choose a face");
    let mut socket = anna.watch(&id, json!({})).await;
    let face = socket.offer().expect("she chooses");
    socket.done(json!({ "act": { "seat": 0, "action": face } })).await;
    assert_eq!([turns(&mut anna).await, turns(&mut ben).await], [Some(0), Some(1)], "she has chosen");
}

#[tokio::test]
async fn settings_follow_a_person_to_another_device() {
    let server = TestServer::start().await;
    let (mut anna, mut phone) = (server.named("Anna").await, server.person());
    assert_eq!(anna.get("/api/me").await.1["settings"], json!({}));
    anna.post("/api/me", json!({ "settings": { "sound": true, "theme": "day" } })).await;
    let (_, changed) = anna.post("/api/me", json!({ "settings": { "sound": false }, "lang": "de" })).await;
    assert_eq!(changed["settings"], json!({ "sound": false, "theme": "day" }), "the rest stays");
    assert!(changed["at"].as_u64() > Some(0));
    assert_eq!(changed["name"], "Anna");
    let (_, link) = anna.post("/api/link", json!({})).await;
    let code = text(&link["link"]).split_once('#').expect("a fragment").1.to_owned();
    phone.post("/api/link/use", json!({ "code": code })).await;
    let (_, me) = phone.get("/api/me").await;
    assert_eq!((&me["settings"], &me["lang"]), (&changed["settings"], &json!("de")));
    let page = phone.request(Method::GET, "/me", None, &[]).await;
    assert!(page.body.contains(r#"lang="de" data-theme="day""#), "the first page looks right already");
    for wrong in [json!({ "smell": true }), json!({ "sound": "loud" }), json!({ "theme": "dusk" })] {
        let (status, _) = anna.post("/api/me", json!({ "settings": wrong })).await;
        assert!(status.is_client_error(), "{wrong}: {status}");
    }
}

#[tokio::test]
async fn who_is_forgotten_is_nowhere_named() {
    let server = TestServer::start().await;
    let (mut anna, mut ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut sockets =
        [anna.watch(&id, json!({})).await, ben.watch(&id, json!({ "lang": "en", "frame": "wide" })).await];
    sockets[0].done(json!({ "write": { "text": "Find me at Annaberg" } })).await;
    play_out(&mut sockets).await;
    // A table that she has left long before.
    let (_, other) = anna.post("/api/tables", json!({ "terms": { "game": "glux" }, "sit": [0] })).await;
    let other = text(&other["table"]);
    anna.watch(&other, json!({})).await.done(json!({ "leave": { "seat": 0 } })).await;
    let answer = anna.request(Method::DELETE, "/api/me", None, &[]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);

    sockets[1].hear_of("state").await;
    while sockets[1].state.get("log").is_none() {
        sockets[1].hear_of("state").await;
    }
    let shown = sockets[1].state.to_string();
    assert!(!shown.contains("Anna") && shown.contains("Somebody sits down."), "{shown}");
    let past = history(&mut ben, "").await;
    assert_eq!(past["games"][0]["players"][0]["name"], "Somebody");
    let record = ben.request(Method::GET, &format!("/api/tables/{id}/record"), None, &[]).await;
    assert!(record.status == StatusCode::OK && !record.body.contains("Anna"), "{}", record.body);
    for path in ["/api/lists", "/history", "/"] {
        assert!(!ben.request(Method::GET, path, None, &[]).await.body.contains("Anna"), "{path}");
    }
    let store = store::open(&server.database()).await.expect("the file opens");
    for table in [&id, &other] {
        let events = store.read(table.parse().expect("an id"), 0).await.expect("events");
        assert!(events.len() > 2);
        let named = events.iter().any(|event| String::from_utf8_lossy(&event.data).contains("Anna"));
        assert!(!named, "nothing that is written down names her");
    }
}
