//! Sitting down and leaving, bots on seats and bots that sit in, who may see what table.

use crate::common::{self, Room, code, json, stranger, terms, viewer, who};
use serde_json::{Value, json};
use session::protocol::{Phase, State};
use session::{Founding, PersonId};
use table::Seat;

/// Sends each, and compares what comes of it: `ok`, or the code of the refusal.
fn check(room: &mut Room, script: &[(&str, Value, &str)]) {
    for (name, deed, expected) in script {
        let sender = name.strip_prefix('?').map_or_else(|| who(name), stranger);
        assert_eq!(code(room.send(&sender, deed.clone())), *expected, "{name}: {deed}");
    }
}

fn sit(seats: &[u8]) -> Value {
    json!({"sit": {"seats": seats}})
}

#[test]
fn people_sit_down_and_the_game_begins() {
    let mut room = Room::open(json!({"game": "glux", "setup": {"players": 3}}));
    check(
        &mut room,
        &[
            ("?Cleo", sit(&[0]), "not-invited"),
            ("Anna", sit(&[]), "no-such-seat"),
            ("Anna", sit(&[3]), "no-such-seat"),
            ("Anna", sit(&[1, 1]), "seat-taken"),
            ("Anna", json!({"leave": {"seat": 1}}), "foreign-seat"),
            ("Anna", sit(&[1]), "ok"),
            ("Ben", sit(&[1]), "seat-taken"),
            ("Ben", json!({"say": {"phrase": "hello"}}), "not-seated"),
            ("Ben", sit(&[0]), "ok"),
            ("Ben", json!({"leave": {"seat": 0}}), "ok"),
            ("Ben", json!({"act": {"seat": 1, "action": "a1=1"}}), "foreign-seat"),
            ("Anna", json!({"act": {"seat": 1, "action": "a1=1"}}), "not-begun"),
            ("Ben", json!({"seat_bot": {"seat": 2, "level": "easy"}}), "not-host"),
            ("Anna", json!({"seat_bot": {"seat": 1, "level": "easy"}}), "seat-taken"),
            ("Anna", json!({"seat_bot": {"seat": 2, "level": "easy"}}), "ok"),
        ],
    );
    assert_eq!(room.table.phase(), Phase::Waiting);
    check(
        &mut room,
        &[("Ben", sit(&[0]), "ok"), ("Anna", json!({"seat_bot": {"seat": 2, "level": "easy"}}), "begun")],
    );
    assert_eq!(room.table.phase(), Phase::Playing);
    assert!(!room.table.acting().is_empty());
}

#[test]
fn names_and_nonces_have_limits() {
    let mut room = Room::open(json!({"game": "glux"}));
    for name in ["", "  ", "A\u{202e}nna", "A\nB", &"x".repeat(41)] {
        let refused = room.send(&who(name), sit(&[0]));
        assert_eq!(code(refused), "name", "{name:?}");
    }
    for nonce in [String::new(), "x".repeat(65)] {
        let refused = room.send(&who("Anna"), json!({"sit": {"seats": [0], "nonce": nonce}}));
        assert_eq!(code(refused), "nonce");
    }
    assert_eq!(code(room.send(&who(" Änne "), json!({"sit": {"seats": [0], "nonce": "ü"}}))), "ok");
    assert_eq!(room.now_for(&who("Ben"))["seats"][0]["name"], "Änne");
}

#[test]
fn at_a_public_table_only_the_host_takes_several_seats() {
    let mut room = Room::open(json!({"game": "glux", "setup": {"players": 4}, "public": true}));
    check(
        &mut room,
        &[
            ("?Cleo", sit(&[0, 1]), "one-seat-only"),
            ("?Cleo", sit(&[0]), "ok"),
            ("?Cleo", sit(&[1]), "one-seat-only"),
            ("Anna", sit(&[1, 2]), "ok"),
            ("?Cleo", json!({"write": {"text": "hello"}}), "no-text-here"),
        ],
    );
}

#[test]
fn one_person_may_have_all_seats() {
    let mut room = Room::open(json!({"game": "lighthouse-run"}));
    check(&mut room, &[("Anna", sit(&[0, 1]), "ok")]);
    for _ in 0..6 {
        room.act();
    }
    let anna = who("Anna");
    for seat in [0, 1] {
        let eyes = session::Viewer { seat: Some(Seat::new(seat)), ..viewer(&anna) };
        let State::Snapshot(shown) = room.table.state(&eyes, None) else { panic!("a snapshot") };
        assert_eq!((shown.eyes, shown.own.len()), (Some(Seat::new(seat)), 2));
        assert!(shown.hand.is_some());
    }
}

#[test]
fn eyes_are_ones_own() {
    let (room, anna, _) = Room::glux();
    let watch = |seat| session::protocol::Watch {
        table: room.table.id().clone(),
        n: None,
        seat: Some(Seat::new(seat)),
        lang: None,
        frame: None,
        invite: None,
    };
    let look = |person: &str, invited, seat| {
        room.table.watch(Some(PersonId(person.to_owned())), invited, &watch(seat)).map_err(|why| why.code())
    };
    assert!(look(&anna.person.0, false, 0).is_ok());
    assert_eq!(look(&anna.person.0, false, 1), Err("foreign-seat"));
    assert_eq!(look(&anna.person.0, false, 7), Err("no-such-seat"));
    assert_eq!(look("somebody", true, 0), Err("foreign-seat"));
    assert_eq!(look("somebody", false, 0), Err("not-invited"));
}

#[test]
fn a_bot_sits_in_and_hands_back() {
    let (mut room, _, ben) = Room::glux();
    let sit_in = |seat: u8| json!({"sit_in": {"seat": seat, "level": "random"}});
    check(&mut room, &[("Anna", sit_in(1), "not-away"), ("Cleo", sit_in(1), "not-seated")]);
    room.away.push(ben.person.clone());
    check(&mut room, &[("Anna", sit_in(1), "ok"), ("Anna", sit_in(1), "bot-sits-in")]);
    while room.acting() != Seat::new(1) {
        room.act();
    }
    check(&mut room, &[("Ben", json!({"act": {"seat": 1, "action": "a1=1"}}), "bot-sits-in")]);
    room.run_bots(bots::Budget::Iterations(1));
    assert_eq!(room.acting(), Seat::new(0));
    check(
        &mut room,
        &[
            ("Anna", json!({"come_back": {"seat": 0}}), "no-bot-sits-in"),
            ("Anna", json!({"come_back": {"seat": 1}}), "foreign-seat"),
            ("Ben", json!({"come_back": {"seat": 1}}), "ok"),
        ],
    );
    assert!(room.table.chairs().get(Seat::new(1)).unwrap().bot().is_none());
}

#[test]
fn who_leaves_a_game_is_played_for_until_somebody_sits_down() {
    let (mut room, _, _) = Room::glux();
    check(&mut room, &[("Ben", json!({"leave": {"seat": 1}}), "ok")]);
    assert_eq!(room.now_for(&who("Anna"))["seats"][1]["bot"], "medium");
    check(&mut room, &[("Cleo", json!({"sit": {"seats": [1], "nonce": "late"}}), "ok")]);
    let seats = room.now_for(&who("Cleo"))["seats"].clone();
    assert_eq!((seats[1]["name"].as_str(), seats[1].get("bot")), (Some("Cleo"), None));
}

#[test]
fn a_table_without_people_rests() {
    let mut room = Room::open(json!({"game": "glux", "places": ["open", {"bot": "random"}]}));
    check(&mut room, &[("Anna", sit(&[0]), "ok"), ("Anna", json!({"leave": {"seat": 0}}), "ok")]);
    assert!(room.table.wanted().is_empty());
    check(&mut room, &[("Anna", sit(&[0]), "ok")]);
    room.run_bots(bots::Budget::Iterations(1));
    assert_eq!(room.acting(), Seat::new(0));
}

#[test]
fn bad_terms_are_refused_in_words() {
    let refused = |value: Value| Room::try_open(value).err().map(|refusal| refusal.code());
    let bot = json!({"bot": "hard"});
    for (value, expected) in [
        (json!({"game": "chess"}), "no-such-game"),
        (json!({"game": "glux", "setup": {"players": 5}}), "setup"),
        (json!({"game": "glux", "setup": {"piers": true}}), "setup"),
        (json!({"game": "glux", "content": "abc"}), "no-such-content"),
        (json!({"game": "glux", "places": ["open"]}), "places"),
        (json!({"game": "glux", "places": [bot, bot]}), "only-bots"),
        (json!({"game": "glux", "clock": {"total": 5}}), "clock"),
        (json!({"game": "glux", "clock": {"total": 60, "increment": 601}}), "clock"),
    ] {
        assert_eq!(refused(value.clone()), Some(expected), "{value}");
    }
}

#[test]
fn options_left_out_are_as_usual() {
    let room = Room::open(json!({"game": "beacon-patrol", "setup": {"piers": true}}));
    let shown = room.state(&who("Anna"))["snapshot"].clone();
    assert_eq!(shown["setup"], json!({"players": 1, "windmills": false, "piers": true}));
    assert_eq!(
        (shown["now"]["host"].as_bool(), shown["content"]["name"].as_str()),
        (Some(true), Some("standard"))
    );
}

#[test]
fn a_rematch_keeps_the_seats() {
    let founding = Founding {
        kept: vec![Some(who("Anna").person), Some(who("Ben").person)],
        ..Founding::new(terms(json!({"game": "glux"})), who("Ben").person)
    };
    let entries = vec![founding.open(&common::secret(), session::Time(0)).unwrap()];
    let table = common::replay(&entries, common::secret());
    assert!(table.admit(Some(&who("Anna").person), false).is_ok());
    assert!(table.admit(Some(&who("Cleo").person), false).is_err());
    assert_eq!(
        json(&table.state(&viewer(&who("Cleo")), None))["snapshot"]["now"]["seats"][0]["held"],
        "kept"
    );
}

#[test]
fn who_is_forgotten_has_no_name_and_never_said_anything() {
    let (mut room, anna, ben) = Room::glux();
    room.send(&anna, json!({"write": {"text": "I live at the harbour"}})).unwrap();
    room.send(&ben, json!({"write": {"text": "So do I"}})).unwrap();
    let before = room.table.at();
    room.record(room.table.forget(&anna.person));
    assert_eq!(room.table.at(), before, "nobody learns when somebody went");
    for entry in &mut room.entries {
        entry.forget(&anna.person);
    }
    assert!(!json(&room.entries).to_string().contains("\"Anna\""), "what is written down has no name");
    for table in [&room.table, &room.replayed()] {
        let State::Snapshot(shown) = table.state(&viewer(&ben), Some(room.table.n() - 1)) else {
            panic!("whoever looked has to look at everything anew");
        };
        let told = json(&shown).to_string();
        assert!(!told.contains("Anna") && !told.contains("harbour"), "{told}");
        assert!(told.contains("Somebody sits down.") && told.contains("So do I"), "{told}");
        assert_eq!(shown.now.seats[0].name, "Somebody");
        assert!(!json(&table.listing()).to_string().contains("Anna"));
    }
}

#[test]
fn a_listing_says_whose_seat_is_whose_and_how_it_ended() {
    let (mut room, ..) = Room::of_two(json!({"game": "glux"}));
    assert_eq!(room.table.listing().holders, [Some(0), Some(1)]);
    assert_eq!(room.table.listing().outcome, None);
    while room.table.phase() != Phase::Over {
        room.now = room.now.after(1000);
        room.act();
    }
    let ended = room.now;
    room.now = room.now.after(60_000);
    room.send(&who("Anna"), json!({"say": {"phrase": "good-game"}})).unwrap();
    let outcome = room.table.listing().outcome.expect("it is over");
    assert_eq!((outcome.at, outcome.grade), (ended, None), "what is said later does not make it later");
    assert_eq!(Some(outcome.scores), room.table.result().map(|result| result.scores));
}
