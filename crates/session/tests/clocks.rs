//! Clocks: who is charged, what is added, and what a fallen flag does.

use crate::common::{Room, code, who};
use serde_json::json;
use table::Seat;

fn left(room: &Room, seat: Seat) -> u64 {
    room.table.chairs().get(seat).unwrap().left.unwrap()
}

fn begun() -> Room {
    Room::of_two(json!({"game": "glux", "clock": {"total": 60, "increment": 2}})).0
}

/// Both have chosen a face for their first chip, without losing time, and so have two seconds more.
fn timed() -> (Room, Seat) {
    let mut room = begun();
    room.choose_faces();
    let seat = room.acting();
    (room, seat)
}

#[test]
fn time_runs_for_all_who_choose_at_the_same_time() {
    let mut room = begun();
    room.now = room.now.after(5_000);
    room.act_with(Seat::new(1));
    assert_eq!([0, 1].map(|seat| left(&room, Seat::new(seat))), [55_000, 57_000]);
    room.now = room.now.after(1_000);
    room.act_with(Seat::new(0));
    assert_eq!([0, 1].map(|seat| left(&room, Seat::new(seat))), [56_000, 57_000]);
}

#[test]
fn time_runs_for_who_acts() {
    let (mut room, seat) = timed();
    room.now = room.now.after(5_000);
    room.act();
    assert_eq!((left(&room, seat), left(&room, seat.next(2))), (59_000, 62_000));
    room.now = room.now.after(1_000);
    room.send(&who("Anna"), json!({"say": {"phrase": "one-moment"}})).unwrap();
    assert_eq!((left(&room, seat), left(&room, seat.next(2))), (59_000, 61_000));
    assert!(room.table.running().contains(seat.next(2)));
}

#[test]
fn no_time_runs_in_a_pause() {
    let (mut room, seat) = timed();
    room.send(&who("Anna"), json!("pause")).unwrap();
    room.now = room.now.after(50_000);
    assert_eq!(room.table.due(), None);
    room.send(&who("Ben"), json!("resume")).unwrap();
    assert_eq!(left(&room, seat), 62_000);
}

#[test]
fn at_a_public_table_nobody_stops_the_clocks() {
    let (mut room, ..) = Room::of_two(json!({"game": "glux", "clock": {"total": 60}, "public": true}));
    assert_eq!(code(room.send(&who("Anna"), json!("pause"))), "no-pause-here");
}

#[test]
fn after_a_fallen_flag_a_bot_plays_to_the_end() {
    let (mut room, seat) = timed();
    let slow = who(if seat == Seat::new(0) { "Anna" } else { "Ben" });
    assert_eq!(room.table.due(), Some(room.now.after(62_000)));
    assert!(room.table.tick(room.now.after(61_999)).is_empty());
    room.now = room.now.after(62_000);
    let action = room.offers(seat)[0].action.clone();
    assert_eq!(code(room.send(&slow, json!({"act": {"seat": seat, "action": action}}))), "time-is-up");
    let entries = room.table.tick(room.now);
    room.record(entries);
    assert_eq!(room.table.wanted().len(), 1);
    assert_eq!(code(room.send(&slow, json!({"come_back": {"seat": seat}}))), "time-is-up");
    room.send(&slow, json!({"leave": {"seat": seat}})).unwrap();
    assert_eq!(code(room.send(&who("Cleo"), json!({"sit": {"seats": [seat]}}))), "time-is-up");
}

/// A clock that goes wrong on another node takes no time from anybody.
#[test]
fn time_never_goes_back() {
    let (mut room, seat) = timed();
    room.now = room.now.after(5_000);
    room.send(&who("Anna"), json!({"say": {"phrase": "hello"}})).unwrap();
    room.now = session::Time(0);
    room.send(&who("Anna"), json!({"say": {"phrase": "hello"}})).unwrap();
    assert_eq!(left(&room, seat), 57_000);
    assert!(room.entries.is_sorted_by_key(|entry| entry.at));
}
