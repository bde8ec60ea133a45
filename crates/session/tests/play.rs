//! Acting, coming twice and too late, coming back, and whole games with their records.

use crate::common::{Room, code, json, viewer, who};
use bots::{Budget, Skilled};
use expect_test::expect;
use games::Visitor;
use serde_json::json;
use session::protocol::{Phase, State};
use session::{Decision, limits};
use table::verify::{Verified, verify};
use table::{Loaded, Record, Seat};

#[test]
fn only_what_is_offered_is_accepted() {
    let (mut room, anna, ben) = Room::glux_in_turns();
    let seat = room.acting();
    let (on, off) = if seat == Seat::new(0) { (anna, ben) } else { (ben, anna) };
    let act = |seat: Seat, action: &str| json!({"act": {"seat": seat, "action": action}});
    assert_eq!(code(room.send(&off, act(seat, "a1=1"))), "foreign-seat");
    assert_eq!(code(room.send(&off, act(seat.next(2), "a1=1"))), "not-your-turn");
    for action in ["", "z99=9", "first 0", "draw 0 2/5", "a1=1 ", &"x".repeat(5000)] {
        let refused = room.send(&on, act(seat, action)).unwrap_err();
        assert_eq!(refused.code(), "illegal", "{action:?}");
        assert!(refused.to_string().contains(&room.offers(seat)[0].action));
    }
    let offers = room.offers(seat);
    assert_eq!(code(room.send(&on, act(seat, &offers[0].action))), "ok");
}

#[test]
fn a_command_that_comes_twice_is_done_once() {
    let (mut room, anna, ben) = Room::glux();
    let seat = room.acting();
    let who = if seat == Seat::new(0) { anna } else { ben };
    let action = room.offers(seat)[0].action.clone();
    let command = room.command(json!({"act": {"seat": seat, "action": action}}));
    let n = room.send_command(&who, &command).unwrap();
    room.act();
    assert_eq!(room.send_command(&who, &command), Ok(n));
    assert_eq!(room.table.n(), n + 1, "nothing was done");
    let Ok(Decision::Done(again)) =
        room.replayed().decide(&who, &command, session::Moment { now: room.now, away: &[] })
    else {
        panic!("another node knows it too")
    };
    assert_eq!(again, n);
}

#[test]
fn a_command_for_another_state_is_refused_with_this_one() {
    let (mut room, anna, ben) = Room::glux();
    let seat = room.acting();
    let who = if seat == Seat::new(0) { &anna } else { &ben };
    let action = room.offers(seat)[0].action.clone();
    let mut command = room.command(json!({"act": {"seat": seat, "action": action}}));
    command.n -= 1;
    let why = room.send_command(who, &command).unwrap_err();
    assert_eq!(why.code(), "stale");
    let answer = json(&room.table.refused(&viewer(who), who.lang, &command, &why));
    assert_eq!(answer["refused"]["state"]["update"]["n"], room.table.n());
    assert_eq!(answer["refused"]["state"]["update"]["now"]["offers"][0]["action"], action);
    command.n += 9;
    assert_eq!(code(room.send_command(who, &command)), "ahead");
    for id in [String::new(), "x".repeat(limits::COMMAND_ID_BYTES + 1)] {
        command.id = id;
        assert_eq!(code(room.send_command(who, &command)), "command-id");
    }
}

/// What others do at the same time does not get in the way.
#[test]
fn several_act_at_once() {
    let (mut room, anna, ben) = Room::of_two(json!({"game": "lanterns-dice"}));
    while room.table.acting().len() < 2 {
        room.act();
    }
    let n = room.table.n();
    for (who, seat) in [(&anna, 0), (&ben, 1)] {
        let action = room.offers(Seat::new(seat))[0].action.clone();
        let mut command = room.command(json!({"act": {"seat": seat, "action": action}}));
        command.n = n;
        assert_eq!(code(room.send_command(who, &command)), "ok");
        command.id += "x";
        assert_eq!(code(room.send_command(who, &command)), "stale");
    }
}

#[test]
fn who_comes_back_gets_what_was_missed() {
    let (mut room, anna, _) = Room::glux();
    let from = room.table.n();
    for _ in 0..5 {
        room.act();
    }
    let State::Update(update) = room.table.state(&viewer(&anna), Some(from)) else { panic!("an update") };
    assert_eq!((update.from, update.n), (from, from + 5));
    let State::Snapshot(shown) = room.table.state(&viewer(&anna), None) else { panic!("a snapshot") };
    assert!(shown.log.ends_with(&update.news));
    assert_eq!(shown.now, update.now);
    for from in [room.table.n() + 1, u64::MAX] {
        assert!(matches!(room.table.state(&viewer(&anna), Some(from)), State::Snapshot(_)));
    }
}

/// Who sits down sees with other eyes, and needs the whole table anew.
#[test]
fn new_eyes_get_a_snapshot() {
    let mut room = Room::open(json!({"game": "glux", "setup": {"players": 3}}));
    let [anna, ben] = ["Anna", "Ben"].map(who);
    room.send(&anna, json!({"sit": {"seats": [0]}})).unwrap();
    let n = room.table.n();
    room.send(&ben, json!({"sit": {"seats": [1]}})).unwrap();
    assert!(matches!(room.table.state(&viewer(&anna), Some(n)), State::Update(_)));
    assert!(matches!(room.table.state(&viewer(&ben), Some(n)), State::Snapshot(_)));
}

#[test]
fn an_old_log_is_cut() {
    let (mut room, anna, _) = Room::glux();
    for _ in 0..limits::HISTORY {
        room.send(&anna, json!({"say": {"phrase": "oops"}})).unwrap();
    }
    let State::Snapshot(shown) = room.table.state(&viewer(&anna), Some(1)) else { panic!("too long ago") };
    assert_eq!(shown.log.len(), limits::HISTORY);
}

#[test]
fn a_paused_game_rests() {
    let (mut room, anna, ben) = Room::glux();
    assert_eq!(code(room.send(&anna, json!("resume"))), "not-paused");
    assert_eq!(code(room.send(&anna, json!("pause"))), "ok");
    let seat = room.acting();
    let who = if seat == Seat::new(0) { &anna } else { &ben };
    assert_eq!(code(room.send(who, json!({"act": {"seat": seat, "action": "a1=1"}}))), "paused");
    assert_eq!(code(room.send(who, json!({"hint": {"seat": seat}}))), "paused");
    assert_eq!(code(room.send(&ben, json!("resume"))), "ok");
    room.act();
}

#[test]
fn phrases_are_heard_by_all_and_texts_by_the_invited() {
    let (mut room, anna, ben) = Room::glux();
    let n = room.table.n();
    room.send(&anna, json!({"say": {"phrase": "good-luck"}})).unwrap();
    room.send(&ben, json!({"write": {"text": " Dir auch! "}})).unwrap();
    for text in ["", " ", "a\u{7}b", &"x".repeat(limits::TEXT_CHARS + 1)] {
        assert_eq!(code(room.send(&ben, json!({"write": {"text": text}}))), "text");
    }
    let heard = |lang, invited| {
        let listener = session::Viewer { lang: Some(lang), invited, ..viewer(&anna) };
        let State::Update(update) = room.table.state(&listener, Some(n)) else { panic!("an update") };
        update.news.into_iter().filter_map(|news| news.say).collect::<Vec<_>>()
    };
    assert_eq!(heard(table::Lang::De, true), ["Anna: Viel Glück!", "Ben: Dir auch!"]);
    assert_eq!(heard(table::Lang::En, false), ["Anna: Good luck!"]);
}

#[test]
fn a_hint_is_an_offer_with_a_reason() {
    let (mut room, anna, ben) = Room::glux_in_turns();
    let seat = room.acting();
    let (on, off) = if seat == Seat::new(0) { (&anna, &ben) } else { (&ben, &anna) };
    let command = room.command(json!({"hint": {"seat": seat}}));
    let Ok(Decision::Think(question)) = room.decide(on, &command) else { panic!("somebody thinks") };
    let advice = question.think(Budget::Iterations(10));
    assert_eq!((advice.n, advice.seat), (room.table.n(), seat));
    let offers = room.offers(seat);
    for advised in &advice.best {
        assert!(offers.iter().any(|offer| offer.action == advised.offer.action));
        assert!(!advised.reason.is_empty());
    }
    assert_eq!(code(room.send(off, json!({"hint": {"seat": seat}}))), "foreign-seat");
    assert_eq!(code(room.send(off, json!({"hint": {"seat": seat.next(2)}}))), "not-your-turn");
}

struct Verify<'a>(&'a Record);

impl Visitor for Verify<'_> {
    type Output = Result<Verified, String>;

    fn visit<G: Skilled>(self) -> Self::Output {
        verify::<G>(self.0, Loaded::standard()).map_err(|fault| fault.to_string())
    }
}

/// A whole game of everything, with bots, an added nonce, and a take-back; then its record, and a rematch.
#[test]
fn a_finished_game_is_a_record_that_verifies() {
    for game in games::IDS {
        let mut room =
            Room::open(json!({"game": game, "setup": {"players": 2}, "places": ["open", {"bot": "random"}]}));
        let anna = who("Anna");
        room.send(&anna, json!({"sit": {"seats": [0], "nonce": "moon"}})).unwrap();
        let mut turns = 0;
        while room.table.phase() != Phase::Over {
            assert!(room.now_for(&anna)["seed"].is_null() && room.table.record().is_none());
            assert_eq!(code(room.send(&anna, json!("rematch"))), "not-over");
            room.run_bots(Budget::Iterations(1));
            if room.table.acting().contains(Seat::new(0)) {
                room.act_with(Seat::new(0));
                turns += 1;
            }
            if turns == 5 {
                turns += 1;
                assert_eq!(code(room.send(&anna, json!({"undo": {"seat": 0}}))), "ok", "bots do not mind");
            }
        }
        let record = room.table.record().expect("it is over");
        let verified = games::visit(game, Verify(&record)).unwrap();
        assert_eq!(verified, Ok(Verified { steps: record.steps.len(), over: true, dice: true }), "{game}");
        let now = room.now_for(&anna);
        assert_eq!(now["seed"].as_str(), record.seed.as_deref());
        assert_eq!(now["scores"], now["result"]["scores"]);
        assert_eq!(code(room.send(&anna, json!({"undo": {"seat": 0}}))), "over");
        check_rematch(&mut room);
    }
}

fn check_rematch(room: &mut Room) {
    let anna = who("Anna");
    let command = room.command(json!("rematch"));
    let Ok(Decision::Rematch(founding)) = room.decide(&anna, &command) else { panic!("it is over") };
    assert_eq!(founding.kept, [Some(anna.person.clone()), None]);
    assert_eq!(founding.terms, *room.table.terms());
    let id = session::TableId("t2".to_owned());
    room.record(room.table.rematched(&anna, &command, id, room.now));
    assert_eq!(room.now_for(&anna)["rematch"], "t2");
    assert_eq!(room.send(&anna, json!("rematch")), Ok(room.table.n()));
}

/// The same entries, the same table: whatever it is asked.
#[test]
fn replaying_gives_the_same_table() {
    let (mut room, anna, ben) =
        Room::of_two(json!({"game": "lighthouse-run", "clock": {"total": 600, "increment": 5}}));
    for round in 0..30 {
        room.now = room.now.after(1000 + round);
        room.act();
        room.send(&ben, json!({"say": {"phrase": "oops"}})).unwrap();
        let again = room.replayed();
        for person in [&anna, &ben, &who("Cleo")] {
            assert_eq!(
                json(&again.state(&viewer(person), None)),
                json(&room.table.state(&viewer(person), None))
            );
        }
        assert_eq!(again.due(), room.table.due());
    }
}

/// What a client gets to read; changes here are changes of the protocol.
#[test]
fn an_update_reads_like_this() {
    let (mut room, _, ben) = Room::glux_in_turns();
    let n = room.table.n();
    room.act();
    let mut shown = json(&room.table.state(&viewer(&ben), Some(n)));
    let now = &mut shown["update"]["now"];
    now["offers"].as_array_mut().unwrap().truncate(1);
    assert!(now.as_object_mut().unwrap().remove("account").is_some(), "a row for each room");
    expect![[r#"
        {
          "update": {
            "from": 6,
            "n": 7,
            "news": [
              {
                "at": 1000,
                "n": 7,
                "say": "Anna closes a9 in room G: a 1 on top of the 1 there.",
                "what": {
                  "step": {
                    "step": "0 a9=1"
                  }
                }
              },
              {
                "at": 1000,
                "n": 7,
                "say": "Anna draws a chip.",
                "what": {
                  "step": {
                    "step": "* draw 0 ?"
                  }
                }
              }
            ],
            "now": {
              "acting": [
                1
              ],
              "ask": "Put your 2/5 on one of 3 squares, either face up.",
              "at": 1000,
              "host": false,
              "offers": [
                {
                  "action": "l1=2",
                  "also": [
                    [
                      "square/l1",
                      "hand/2"
                    ]
                  ],
                  "say": "Put the 2 on l1, in room C.",
                  "touch": [
                    "hand/2",
                    "square/l1"
                  ]
                }
              ],
              "phase": "playing",
              "progress": "Chips left: Anna 22, you 23",
              "rematch": null,
              "result": null,
              "scores": [
                4,
                4
              ],
              "seats": [
                {
                  "held": "person",
                  "name": "Anna",
                  "seat": 0
                },
                {
                  "held": "person",
                  "name": "Ben",
                  "seat": 1
                }
              ],
              "seed": null,
              "steps": 9,
              "undo": "ask"
            }
          }
        }"#]]
    .assert_eq(&serde_json::to_string_pretty(&shown).unwrap());
}

/// Nobody can fill a table up with talk so that its game cannot go on.
#[test]
fn a_table_with_very_many_entries_takes_only_what_the_game_needs() {
    let (mut room, anna, ben) = Room::glux();
    while room.table.n() < limits::ENTRIES {
        room.send(&anna, json!({"say": {"phrase": "hello"}})).unwrap();
    }
    for deed in [json!({"say": {"phrase": "hello"}}), json!("pause"), json!({"leave": {"seat": 0}})] {
        assert_eq!(code(room.send(&anna, deed)), "full");
    }
    let seat = room.acting();
    let actor = if seat.index() == 0 { &anna } else { &ben };
    let action = room.offers(seat)[0].action.clone();
    room.send(actor, json!({"act": {"seat": seat, "action": action}})).unwrap();
}
