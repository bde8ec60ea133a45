//! Hostile input: whatever a client sends is a message or an error, and no entry breaks a table.

use crate::common::{self, Room, json, viewer, who};
use proptest::prelude::*;
use serde_json::{Value, json};
use session::protocol::{Command, Deed, FromClient, Phrase};
use session::{Entry, limits};
use table::Seat;

#[test]
fn bad_messages_are_refused() {
    let long =
        format!(r#"{{"command":{{"id":"{}","n":1,"do":"pause"}}}}"#, "x".repeat(limits::MESSAGE_BYTES));
    for text in [
        "",
        "null",
        "{}",
        "[]",
        "{\"command\":{\"id\":\"a\",\"n\":1,\"do\":\"pause\"}",
        r#"{"command":{"id":"a","n":1}}"#,
        r#"{"command":{"id":"a","n":1,"do":"fly"}}"#,
        r#"{"command":{"id":"a","n":1,"do":"pause","extra":1}}"#,
        r#"{"command":{"id":"a","n":1,"do":{"act":{"seat":0,"action":"x","extra":1}}}}"#,
        r#"{"command":{"id":"a","n":1,"n":2,"do":"pause"}}"#,
        r#"{"command":{"id":7,"n":1,"do":"pause"}}"#,
        r#"{"command":{"id":"a","n":-1,"do":"pause"}}"#,
        r#"{"command":{"id":"a","n":1.5,"do":"pause"}}"#,
        r#"{"command":{"id":"a","n":18446744073709551616,"do":"pause"}}"#,
        r#"{"command":{"id":"a","n":1e400,"do":"pause"}}"#,
        r#"{"command":{"id":"a","n":1,"do":{"undo":{"seat":8}}}}"#,
        r#"{"command":{"id":"a","n":1,"do":{"undo":{"seat":256}}}}"#,
        r#"{"command":{"id":"a","n":1,"do":{"undo":{"seat":"0"}}}}"#,
        r#"{"command":{"id":"a","n":1,"do":{"say":{"phrase":"Hello"}}}}"#,
        r#"{"command":{"id":"a","n":1,"do":{"seat_bot":{"seat":0,"level":"god"}}}}"#,
        r#"{"watch":{"table":"t","lang":"fr"}}"#,
        r#"{"watch":{"table":"t","key":"k"}}"#,
        r#"{"watch":{"table":"t"},"command":{"id":"a","n":1,"do":"pause"}}"#,
        &long,
    ] {
        let error = FromClient::parse(text).expect_err(text);
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn messages_read_what_they_write() {
    let seat = Seat::new(1);
    let phrases = Phrase::ALL.map(|phrase| Deed::Say { phrase });
    let others = [Deed::AgreeUndo, Deed::Rematch, Deed::Undo { seat }, Deed::SitIn { seat, level: None }];
    for deed in phrases.into_iter().chain(others) {
        let message = FromClient::Command(Command { id: "a".to_owned(), n: 3, deed });
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(FromClient::parse(&text).unwrap(), message);
    }
}

/// Values as a careless or hostile program might send them.
fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0..9_u8).prop_map(Value::from),
        "[a-z0-9=/, ]{0,12}".prop_map(Value::from),
        prop_oneof![Just("hello"), Just("easy"), Just("a1=1"), Just("\u{202e}")].prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| prop::collection::vec(inner, 0..3).prop_map(Value::from))
}

fn deeds() -> impl Strategy<Value = Value> {
    let name = prop::sample::select(vec![
        "sit",
        "leave",
        "seat_bot",
        "act",
        "undo",
        "agree_undo",
        "drop_undo",
        "hint",
        "say",
        "write",
        "pause",
        "resume",
        "sit_in",
        "come_back",
        "rematch",
        "fly",
    ]);
    let field =
        prop::sample::select(vec!["seat", "seats", "action", "nonce", "level", "phrase", "text", "x"]);
    let fields = prop::collection::btree_map(field, values(), 0..4);
    (name, fields, any::<bool>()).prop_map(
        |(name, fields, bare)| {
            if bare { json!(name) } else { json!({name: fields}) }
        },
    )
}

proptest! {
    /// Whatever is sent is read or refused, and whatever is read is carried out or refused.
    #[test]
    fn anything_can_be_sent(deeds in prop::collection::vec((deeds(), any::<u8>(), 0..4_usize), 1..12)) {
        let (mut room, anna, ben) = Room::glux();
        let people = [anna, ben, who("Cleo"), common::stranger("Dora")];
        for (index, (deed, n, person)) in deeds.into_iter().enumerate() {
            let text = json!({"command": {"id": format!("p{index}"), "n": n % 8, "do": deed}}).to_string();
            let Ok(FromClient::Command(command)) = FromClient::parse(&text) else { continue };
            let who = &people[person];
            if let Err(why) = room.send_command(who, &command) {
                let answer = json(&room.table.refused(&viewer(who), who.lang, &command, &why));
                prop_assert!(!answer.to_string().contains('‹'), "{}", answer);
            }
        }
        prop_assert_eq!(room.replayed().n(), room.table.n());
    }

    /// Any text is no action, or one; but never a panic.
    #[test]
    fn any_action_can_be_tried(action in ".{0,60}", game in prop::sample::select(games::IDS)) {
        let (mut room, anna, ben) = Room::of_two(json!({"game": game, "setup": {"players": 2}}));
        let seat = room.acting();
        let who = if seat == Seat::new(0) { anna } else { ben };
        let _ = room.send(&who, json!({"act": {"seat": seat, "action": action}}));
    }
}

/// Entries that were tampered with are found out when the table is built.
#[test]
fn entries_that_cannot_be_are_refused() {
    let (room, ..) = Room::glux();
    let broken = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut entries = room.entries.clone();
        change(&mut entries);
        session::Table::replay(room.table.id().clone(), common::secret(), entries).err().map(|error| error.n)
    };
    assert_eq!(broken(&|_| {}), None);
    assert_eq!(broken(&Vec::clear), Some(0));
    assert_eq!(broken(&|entries| drop(entries.remove(0))), Some(0));
    assert_eq!(broken(&|entries| entries.push(entries[0].clone())), Some(4));
    let event = |value: Value| -> session::Event { serde_json::from_value(value).expect("an event") };
    for value in [
        json!({"stepped": {"steps": ["0 z9=9"]}}),
        json!({"stepped": {"steps": ["nonsense"]}}),
        json!({"left": {"seat": 7}}),
        json!({"took_back": {"seat": 0, "steps": 99}}),
        json!({"undo_agreed": {"seat": 0}}),
    ] {
        let mut entry = room.entries[1].clone();
        entry.event = event(value);
        assert_eq!(broken(&|entries| entries.push(entry.clone())), Some(4), "{entry:?}");
    }
}
