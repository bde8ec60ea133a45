//! Whole games over the wire.

use crate::common::{TestServer, play_out, text};
use reqwest::StatusCode;
use serde_json::{Value, json};
use table::{Loaded, Record};

#[tokio::test]
async fn two_people_play_a_game_and_its_record_verifies() {
    let server = TestServer::start().await;
    let (mut anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let (status, _) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(status, StatusCode::CONFLICT, "the dice are secret as long as it is played");
    let mut sockets =
        [anna.watch(&id, json!({})).await, ben.watch(&id, json!({ "lang": "de", "frame": "tall" })).await];
    assert!(play_out(&mut sockets).await > 20);
    let (status, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(status, StatusCode::OK);
    let record = Record::parse(&record.to_string()).expect("a record");
    table::verify::verify::<glux::Glux>(&record, Loaded::standard()).expect("fair and by the rules");
    let (_, lists) = anna.get("/api/lists").await;
    assert_eq!(lists["finished"][0]["table"], json!(id));
    assert_eq!(lists["mine"], json!([]));
}

#[tokio::test]
async fn a_program_plays_against_bots_over_http_alone() {
    let server = TestServer::start().await;
    let mut program = server.named("Program").await;
    let terms =
        json!({ "game": "lanterns-dice", "setup": { "players": 2 }, "places": ["open", { "bot": "easy" }] });
    let (status, table) = program.post("/api/tables", json!({ "terms": terms, "sit": [0] })).await;
    assert_eq!(status, StatusCode::CREATED);
    let path = format!("/api/tables/{}", text(&table["table"]));
    for turn in 0..2000 {
        let (status, state) = program.get(&path).await;
        assert_eq!(status, StatusCode::OK);
        let snapshot = &state["state"]["snapshot"];
        if snapshot["now"]["phase"] == "over" {
            assert!(snapshot["now"]["seed"].is_string(), "the dice are revealed");
            return;
        }
        match snapshot["now"]["offers"].get(0) {
            Some(offer) => {
                let deed = json!({ "act": { "seat": 0, "action": offer["action"] } });
                let command = json!({ "id": format!("t{turn}"), "n": snapshot["n"], "do": deed });
                let (status, answer) = program.post(&format!("{path}/commands"), command).await;
                assert_eq!(status, StatusCode::OK, "{answer}");
            }
            None => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn advice_previews_and_phrases_arrive() {
    let server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut sockets = [
        anna.watch(&id, json!({ "lang": "en", "frame": "wide" })).await,
        ben.watch(&id, json!({ "lang": "de" })).await,
    ];
    let seat = usize::from(sockets[0].offer().is_none());
    sockets[seat].send(json!({ "hint": { "seat": seat } })).await;
    let hint = sockets[seat].hear_of("hint").await;
    assert!(!text(&hint["best"][0]["reason"]).is_empty());
    if seat == 0 {
        let action = sockets[0].offer().expect("it acts");
        let ask = json!({ "preview": { "n": sockets[0].n, "seat": 0, "action": action } });
        sockets[0].say(ask.to_string()).await;
        assert!(sockets[0].hear_of("previewed").await["scene"]["put"].is_array());
    }
    let n = sockets[0].done(json!({ "say": { "phrase": "good-luck" } })).await;
    sockets[1].follow_to(n).await;
    let said = text(&sockets[1].state["news"][0]["say"]);
    assert!(said.starts_with("Anna: ") && !said.contains("luck"), "{said}");
}

#[tokio::test]
async fn a_rematch_keeps_the_seats() {
    let server = TestServer::start().await;
    let (anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let mut sockets = [anna.watch(&id, json!({})).await, ben.watch(&id, json!({})).await];
    play_out(&mut sockets).await;
    let n = sockets[0].done(json!("rematch")).await;
    sockets[1].follow_to(n).await;
    let next = text(&sockets[1].state["now"]["rematch"]);
    let mut ben = ben.watch(&next, json!({})).await;
    assert_eq!(ben.state["now"]["seats"][1]["held"], "kept");
    ben.done(json!({ "sit": { "seats": [1] } })).await;
    let mut anna = anna.watch(&next, json!({})).await;
    anna.done(json!({ "sit": { "seats": [0] } })).await;
    assert_eq!(anna.phase(), "playing");
}

#[tokio::test]
async fn clocks_run_out_by_themselves() {
    let server = TestServer::start().await;
    let terms = json!({ "game": "glux", "clock": { "total": 10 } });
    let (anna, ben, id) = server.two_at(terms).await;
    let mut anna = anna.watch(&id, json!({})).await;
    let _ben = ben.watch(&id, json!({})).await;
    let flag = loop {
        let state = anna.hear_of("state").await;
        let news = state["update"]["news"].as_array().cloned().unwrap_or_default();
        if let Some(flag) = news.into_iter().find(|news: &Value| news["what"].get("flag_fell").is_some()) {
            break flag;
        }
    };
    assert!(flag["what"]["flag_fell"]["seat"].is_number());
}
