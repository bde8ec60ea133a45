//! Taking back: at once, by leave of the others, and never to roll again.

use crate::common::{Room, code, who};
use bots::Budget;
use serde_json::{Value, json};
use session::{Time, Who, limits};
use table::Seat;

fn undo(seat: Seat) -> Value {
    json!({"undo": {"seat": seat}})
}

/// Who acts, and who does not.
fn sides(room: &Room) -> (Seat, Who, Who) {
    let seat = room.acting();
    let [anna, ben] = ["Anna", "Ben"].map(who);
    if seat == Seat::new(0) { (seat, anna, ben) } else { (seat, ben, anna) }
}

#[test]
fn a_card_is_taken_back_until_the_turn_is_over() {
    let (mut room, ..) = Room::of_two(json!({"game": "lighthouse-run"}));
    let (seat, on, off) = sides(&room);
    assert_eq!(code(room.send(&on, undo(seat))), "nothing-to-undo");
    let offers = room.offers(seat);
    room.act();
    assert_eq!(room.now_for(&on)["undo"], "free");
    assert_eq!(room.now_for(&off)["undo"], "none");
    assert_eq!(code(room.send(&off, undo(seat))), "foreign-seat");
    assert_eq!(code(room.send(&on, undo(seat))), "ok");
    assert_eq!((room.acting(), room.offers(seat)), (seat, offers));
}

/// Around one screen the seat that looks is another when a turn has ended; it is that turn that is taken back.
#[test]
fn the_end_of_a_turn_is_taken_back_around_one_screen() {
    let mut room = Room::open(json!({"game": "beacon-patrol", "setup": {"players": 2}}));
    let anna = who("Anna");
    room.send(&anna, json!({"sit": {"seats": [0, 1]}})).unwrap();
    let [first, second] = [0, 1].map(Seat::new);
    let offers = room.offers(first);
    room.send(&anna, json!({"act": {"seat": first, "action": "end"}})).unwrap();
    assert_eq!(room.acting(), second);
    assert_eq!(room.now_for(&anna)["undo"], "free");
    assert_eq!(code(room.send(&anna, undo(second))), "ok");
    assert_eq!((room.acting(), room.offers(first)), (first, offers));
}

/// Alone nobody minds, whatever was drawn; and what a button asks for is said.
#[test]
fn the_end_of_a_turn_is_taken_back_alone() {
    let mut room = Room::open(json!({"game": "beacon-patrol"}));
    let (anna, seat) = (who("Anna"), Seat::new(0));
    room.send(&anna, json!({"sit": {"seats": [0]}})).unwrap();
    let before = room.now_for(&anna);
    let button = |name: &str| {
        let offers = before["offers"].as_array().unwrap().iter();
        offers.clone().find(|offer| offer["touch"][0] == format!("button/{name}")).cloned().unwrap()
    };
    assert_eq!(button("end-3")["button"], "End the turn: 3 tiles are thrown away");
    assert_eq!(button("keep")["asks"], "Which tile do you keep?");
    room.send(&anna, json!({"act": {"seat": seat, "action": "end"}})).unwrap();
    assert_eq!(room.now_for(&anna)["undo"], "free");
    assert_eq!(code(room.send(&anna, undo(seat))), "ok");
    assert_eq!(room.now_for(&anna)["offers"], before["offers"]);
}

/// What all choose at the same time can be taken back as long as somebody has not chosen.
#[test]
fn a_choice_is_taken_back_while_others_still_choose() {
    let (mut room, anna, ben) = Room::glux();
    let seat = Seat::new(0);
    room.act_with(seat);
    assert_eq!((room.now_for(&anna)["undo"].clone(), room.acting()), (json!("free"), Seat::new(1)));
    assert_eq!(code(room.send(&anna, undo(seat))), "ok");
    assert_eq!(room.table.acting().len(), 2);
    room.choose_faces();
    for who in [&anna, &ben] {
        assert_eq!(room.now_for(who)["undo"], "ask", "chips were drawn since");
    }
}

#[test]
fn after_a_draw_the_others_are_asked() {
    let (mut room, ..) = Room::glux();
    while room.now_for(&who("Anna"))["steps"].as_u64() < Some(20) {
        room.act();
    }
    let (seat, on, off) = sides(&room);
    let steps = room.now_for(&on)["steps"].clone();
    let told =
        |room: &Room| room.state(&on)["snapshot"]["log"].as_array().unwrap().last().unwrap()["what"].clone();
    room.act();
    let drawn = told(&room);
    assert_eq!(room.now_for(&on)["undo"], "ask");
    assert_eq!(code(room.send(&off, json!("agree_undo"))), "no-undo-asked");
    assert_eq!(code(room.send(&on, undo(seat))), "ok");
    assert_eq!(room.now_for(&off)["undo"], json!({"asked": {"seat": seat, "waiting": [seat.next(2)]}}));
    assert_eq!(code(room.send(&on, undo(seat))), "undo-asked");
    assert_eq!(code(room.send(&on, json!("agree_undo"))), "no-undo-asked");
    assert_eq!(code(room.send(&who("Cleo"), json!("agree_undo"))), "not-seated");
    assert_eq!(code(room.send(&off, json!("agree_undo"))), "ok");
    assert_eq!(room.now_for(&on)["steps"], steps);
    room.act();
    assert_eq!(told(&room), drawn, "the dice fall the same");
}

#[test]
fn a_request_is_declined_withdrawn_or_lapses() {
    let (mut room, ..) = Room::glux_in_turns();
    let (seat, on, off) = sides(&room);
    room.act();
    for who in [&on, &off] {
        assert_eq!(code(room.send(&on, undo(seat))), "ok");
        assert_eq!(code(room.send(who, json!("drop_undo"))), "ok");
        assert_eq!(room.now_for(&on)["undo"], "ask");
    }
    room.send(&on, undo(seat)).unwrap();
    assert_eq!(room.table.due(), Some(room.now.after(limits::UNDO_MS)));
    assert!(room.table.tick(room.now).is_empty());
    let entries = room.table.tick(room.now.after(limits::UNDO_MS));
    room.record(entries);
    assert_eq!((room.now_for(&on)["undo"].clone(), room.table.due()), (json!("ask"), None));
    room.send(&on, undo(seat)).unwrap();
    room.act();
    assert_eq!(room.table.due(), None, "who plays on has answered");
}

#[test]
fn leave_is_for_what_was_asked() {
    let (mut room, ..) = Room::glux();
    let (seat, on, off) = sides(&room);
    room.act();
    let mut late = room.command(undo(seat));
    room.act();
    assert_eq!(code(room.send_command(&on, &late)), "stale");
    room.send(&on, undo(seat)).unwrap();
    late = room.command(json!("agree_undo"));
    late.n -= 1;
    assert_eq!(code(room.send_command(&off, &late)), "stale");
}

/// Neither bots mind, nor people who are away; but a bot that thinks waits for the answer.
#[test]
fn bots_do_not_mind() {
    let mut room = Room::open(
        json!({"game": "glux", "setup": {"players": 3}, "places": ["open", "open", {"bot": "random"}]}),
    );
    let [anna, ben] = ["Anna", "Ben"].map(who);
    room.send(&anna, json!({"sit": {"seats": [0]}})).unwrap();
    room.send(&ben, json!({"sit": {"seats": [1]}})).unwrap();
    room.run_bots(Budget::Iterations(1));
    room.choose_faces();
    while room.acting() != Seat::new(1) {
        room.run_bots(Budget::Iterations(1));
        if room.acting() == Seat::new(0) {
            room.act();
        }
    }
    room.act();
    assert_eq!(room.acting(), Seat::new(2));
    room.send(&ben, undo(Seat::new(1))).unwrap();
    assert!(room.table.wanted().is_empty());
    room.send(&anna, json!({"sit_in": {"seat": 0}})).unwrap();
    assert_eq!(room.now_for(&ben)["undo"], "free");
    room.now = Time(5000);
    assert_eq!(code(room.send(&ben, undo(Seat::new(1)))), "ok");
    assert_eq!(room.acting(), Seat::new(1));
}
