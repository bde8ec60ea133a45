//! Who may do what, what is told to whom, and what every answer carries.

use crate::common::{TestServer, text};
use reqwest::{Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn every_answer_protects_whoever_reads_it() {
    let server = TestServer::start().await;
    let mut somebody = server.person();
    for path in ["/", "/join", "/about", "/api/games", "/api/me", "/nothing", "/health", "/api/nothing"] {
        let answer = somebody.request(Method::GET, path, None, &[]).await;
        let header = |name: &str| {
            answer.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
        };
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
    }
}

#[tokio::test]
async fn other_websites_cannot_act_for_somebody() {
    let server = TestServer::start().await;
    let mut anna = server.named("Anna").await;
    let (host, evil) = (server.host(), [("origin", "https://evil.example")]);
    let body = || Some(json!({ "name": "Mallory" }).to_string());
    let answer = anna.request(Method::POST, "/api/me", body(), &evil).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(anna.try_socket(Some("https://evil.example")).await.is_err());
    let own = format!("http://{host}");
    assert!(anna.try_socket(Some(&own)).await.is_ok());
    assert_eq!(
        anna.request(Method::POST, "/api/me", body(), &[("origin", &own)]).await.status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn a_token_is_for_the_browser_only() {
    let server = TestServer::start().await;
    let mut anna = server.person();
    let answer =
        anna.request(Method::POST, "/api/me", Some(json!({ "name": "Anna" }).to_string()), &[]).await;
    let cookie = answer.headers["set-cookie"].to_str().expect("plain").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).expect("a token").to_owned();
    assert!(!answer.body.contains(&token));
    let metrics = anna.request(Method::GET, "/metrics", None, &[]).await;
    assert!(metrics.body.contains("lamplight_http_answers_total") && !metrics.body.contains(&token));
    let database = std::fs::read(server.folder.path().join("test.db")).expect("a file");
    let log = std::fs::read(server.folder.path().join("test.db-wal")).unwrap_or_default();
    let found = |bytes: &[u8]| bytes.windows(token.len()).any(|window| window == token.as_bytes());
    assert!(!found(&database) && !found(&log), "the token itself is stored nowhere");
}

#[tokio::test]
async fn a_private_table_is_for_the_invited() {
    let server = TestServer::start().await;
    let (mut anna, mut eve) = (server.named("Anna").await, server.named("Eve").await);
    let (_, table) = anna.post("/api/tables", json!({ "terms": { "game": "glux" }, "sit": [0] })).await;
    let (id, key) = (text(&table["table"]), text(&table["invite"]));
    let path = format!("/api/tables/{id}");
    assert_eq!(eve.get(&path).await.0, StatusCode::FORBIDDEN);
    assert_eq!(eve.get(&format!("{path}/invite")).await.0, StatusCode::FORBIDDEN);
    let mut socket = eve.socket().await;
    for invite in [json!(null), json!("0".repeat(32)), json!("nonsense")] {
        socket.say(json!({ "watch": { "table": id, "invite": invite } }).to_string()).await;
        assert_eq!(socket.hear_of("bad").await["why"], "not-invited");
    }
    socket.watch(&id, json!({ "invite": key })).await;
    assert_eq!(anna.get(&format!("{path}/invite")).await.1["link"], table["link"]);
    let (_, lists) = eve.get("/api/lists").await;
    assert_eq!(lists["open"], json!([]), "it is in nobody's list");
    let (status, joined) =
        eve.post("/api/join", json!({ "code": text(&table["code"]).to_lowercase() })).await;
    assert_eq!((status, text(&joined["invite"])), (StatusCode::OK, key));
}

#[tokio::test]
async fn another_device_becomes_me_once() {
    let server = TestServer::start().await;
    let (mut anna, mut phone, mut thief) = (server.named("Anna").await, server.person(), server.person());
    let (_, link) = anna.post("/api/link", json!({})).await;
    let code = text(&link["link"]).split_once('#').expect("a fragment").1.to_owned();
    let (status, me) = phone.post("/api/link/use", json!({ "code": code })).await;
    assert_eq!((status, &me["name"]), (StatusCode::OK, &json!("Anna")));
    assert_eq!(thief.post("/api/link/use", json!({ "code": code })).await.0, StatusCode::NOT_FOUND);
    assert_ne!(anna.cookie, phone.cookie, "each device has a token of its own");
}

#[tokio::test]
async fn who_is_forgotten_leaves_nothing_but_moves() {
    let server = TestServer::start().await;
    let (mut anna, ben, id) = server.two_at(json!({ "game": "glux" })).await;
    let answer = anna.request(Method::DELETE, "/api/me", None, &[]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert_eq!(anna.get("/api/me").await.1["name"], json!(null));
    let socket = ben.watch(&id, json!({})).await;
    assert_eq!(socket.state["now"]["seats"][0]["held"], "open");
}

#[tokio::test]
async fn names_are_visible_and_short() {
    let server = TestServer::start().await;
    let mut somebody = server.person();
    for name in ["", "   ", "a\u{202e}b", &"x".repeat(41)] {
        let (status, answer) = somebody.post("/api/me", json!({ "name": name })).await;
        assert_eq!((status, &answer["why"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("name")), "{name:?}");
    }
}

#[tokio::test]
async fn every_documented_address_is_there() {
    let server = TestServer::start().await;
    let mut anna = server.named("Anna").await;
    let (_, table) = anna.post("/api/tables", json!({ "terms": { "game": "glux" }, "sit": [0] })).await;
    let (_, document) = anna.get("/api/openapi.json").await;
    let paths = document["paths"].as_object().expect("paths").clone();
    assert!(paths.len() > 10);
    for (path, methods) in paths {
        let path = path.replace("{id}", &text(&table["table"]));
        for method in methods.as_object().expect("methods").keys().filter(|key| *key != "parameters") {
            let method: Method = method.to_uppercase().parse().expect("a method");
            if method == Method::DELETE {
                continue;
            }
            let body = (method == Method::POST).then(|| "{}".to_owned());
            let answer = anna.request(method.clone(), &path, body, &[]).await;
            let there =
                answer.status != StatusCode::METHOD_NOT_ALLOWED && !answer.body.contains("no-such-page");
            assert!(there, "{method} {path}: {}", answer.status);
        }
    }
}
