//! Invitations: for whom a link works, and that it says so.

use crate::common::{Client, TestServer, text};
use reqwest::StatusCode;
use serde_json::{Value, json};

async fn invitation(host: &mut Client) -> Value {
    let (status, table) = host.post("/api/tables", json!({ "terms": { "game": "glux" } })).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    table
}

#[tokio::test]
async fn a_link_to_this_machine_says_that_it_is_for_nobody_else() {
    let server = TestServer::start().await;
    let mut anna = server.named("Anna").await;
    let table = invitation(&mut anna).await;
    assert_eq!(table["reach"], "here");
    assert!(text(&table["link"]).starts_with(&format!("http://{}/table/", server.host())), "{table}");
    let (_, device) = anna.post("/api/link", json!({})).await;
    assert_eq!(device["reach"], "here", "{device}");
}

/// A machine without a network has no address for others: then its links are for itself.
#[tokio::test]
async fn a_server_for_the_house_invites_to_an_address_of_the_house() {
    let server = TestServer::for_the_house().await;
    let house = server.server.as_ref().expect("it runs").house();
    let mut anna = server.named("Anna").await;
    let table = invitation(&mut anna).await;
    let (_, device) = anna.post("/api/link", json!({})).await;
    for (made, path) in [(&table, "/table/"), (&device, "/link#")] {
        let link = text(&made["link"]);
        match house.first() {
            Some(url) => {
                assert!(made["reach"] == "house" && link.starts_with(&format!("{url}{path}")), "{made}");
            }
            None => assert_eq!(made["reach"], "here"),
        }
        let (status, _) = anna.post("/api/qr", json!({ "text": link })).await;
        assert_eq!(status, StatusCode::OK, "a camera can read it");
    }
}
