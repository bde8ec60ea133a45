//! Looking back, playing on from somewhere, and tables that teach.

use crate::common::{self, Room, code, who};
use bots::Budget;
use serde_json::{Value, json};
use session::protocol::Phase;
use session::replay::{Knowledge, Looking, draws, show};
use session::{Founding, Time};
use table::{Eyes, Frame, Lang, Record, Scene, Seat};

const BUDGET: Budget = Budget::Iterations(1);

/// A game of Glux that Anna has played to its end against an easy bot.
fn finished() -> Room {
    let mut room = Room::open(json!({"game": "glux", "places": ["open", {"bot": "easy"}]}));
    room.send(&who("Anna"), json!({"sit": {"seats": [0], "nonce": "moon"}})).unwrap();
    play_out(&mut room);
    room
}

fn play_out(room: &mut Room) {
    loop {
        room.run_bots(BUDGET);
        if room.table.phase() != Phase::Playing {
            break;
        }
        room.act();
    }
}

fn looking(knowledge: Knowledge) -> Looking {
    Looking { knowledge, lang: Lang::En, frame: Frame::Wide, from: 0, to: usize::MAX }
}

fn steps_of(record: &Record) -> usize {
    record.steps.len()
}

#[test]
fn a_finished_game_is_told_again_step_by_step() {
    let room = finished();
    let record = room.table.record().expect("it is over");
    let whole = show(&record, &looking(Knowledge::Of(Eyes::Seat(Seat::new(0))))).unwrap();
    assert_eq!((whole.length, whole.steps.len()), (steps_of(&record), steps_of(&record)));
    assert_eq!(whole.names, ["Anna", "Mira"]);
    assert_eq!((whole.bots, whole.faces), (vec![None, Some("easy".to_owned())], vec![None, Some("mira")]));
    assert!(whole.seeded);
    let last = whole.steps.iter().fold(whole.scene.clone(), |scene: Scene, taken| scene.after(&taken.scene));
    let part = Looking { from: 30, to: 34, ..looking(Knowledge::Of(Eyes::Seat(Seat::new(0)))) };
    let part = show(&record, &part).unwrap();
    assert_eq!(part.steps, whole.steps[30..34]);
    let end = Looking { from: usize::MAX, ..looking(Knowledge::Of(Eyes::Seat(Seat::new(0)))) };
    assert_eq!(show(&record, &end).unwrap().scene, last, "changes lead to the last picture");
    assert_eq!(whole.steps.last().unwrap().scores, whole.result.unwrap().scores);
}

#[test]
fn everything_shows_all_hands_and_eyes_show_their_own() {
    let record = finished().table.record().expect("it is over");
    let hidden = |knowledge| {
        let replay = show(&record, &looking(knowledge)).unwrap();
        let drawn = replay.steps.iter().filter(|taken| taken.step.starts_with("* draw"));
        let hands = replay.steps.iter().filter(|taken| !taken.hands.is_empty()).count();
        (drawn.filter(|taken| taken.step.ends_with('?')).count(), hands)
    };
    let (to_everybody, no_hands) = hidden(Knowledge::Of(Eyes::Spectator));
    assert!(to_everybody > 30 && no_hands == 0, "{to_everybody}");
    let (to_anna, _) = hidden(Knowledge::Of(Eyes::Seat(Seat::new(0))));
    assert!(to_anna > 0 && to_anna < to_everybody);
    assert_eq!(hidden(Knowledge::Everything), (0, steps_of(&record)));
}

#[test]
fn draws_can_be_checked_with_nothing_but_a_hash_function() {
    let record = finished().table.record().expect("it is over");
    let game = draws(&record, Lang::En).unwrap();
    assert_eq!(game.nonces, [Some("moon".to_owned()), None]);
    let chance = record.steps.iter().filter(|step| step.starts_with('*')).count();
    assert_eq!(game.draws.len(), chance);
    assert!(game.draws.iter().all(|draw| draw.low < draw.high && draw.high <= draw.total));
    let seedless = Record { seed: None, ..record };
    assert!(draws(&seedless, Lang::En).is_err());
}

#[test]
fn as_long_as_a_game_goes_on_everybody_looks_with_their_own_eyes() {
    let (room, anna, _) = Room::glux();
    let so_far = room.table.so_far(Some(&anna.person), true).unwrap();
    let allowed = |knowledge| so_far.allow(knowledge).map_err(|refusal| refusal.code());
    assert_eq!(allowed(Knowledge::Of(Eyes::Seat(Seat::new(0)))), Ok(()));
    assert_eq!(allowed(Knowledge::Of(Eyes::Spectator)), Ok(()));
    assert_eq!(allowed(Knowledge::Of(Eyes::Seat(Seat::new(1)))), Err("not-your-eyes"));
    assert_eq!(allowed(Knowledge::Everything), Err("not-your-eyes"));
    assert!(so_far.record.seed.is_none());
    assert!(room.table.so_far(None, false).is_err(), "the table is not public");
    assert!(finished().table.so_far(None, false).is_ok(), "a finished game is open to whoever knows of it");
}

/// A table that goes on after some steps of a game.
fn played_on(record: &Record, steps: usize) -> Value {
    json!({"game": "glux", "places": ["open", {"bot": "easy"}], "opening": {"steps": record.steps[..steps]}})
}

#[test]
fn a_game_can_be_played_on_from_any_position() {
    let record = finished().table.record().expect("it is over");
    let anna = who("Anna");
    let mut room = Room::open(played_on(&record, 25));
    room.send(&anna, json!({"sit": {"seats": [0]}})).unwrap();
    let steps = room.state(&anna)["snapshot"]["log"].clone();
    assert!(steps.as_array().unwrap().len() >= 25, "what was given is told");
    assert_eq!(code(room.send(&anna, json!({"undo": {"seat": 0}}))), "nothing-to-undo");
    play_out(&mut room);
    let other = room.table.record().expect("it is over");
    assert_eq!(other.steps[..25], record.steps[..25]);
    assert!(other.commitment.is_none() && other.seed.is_none(), "these dice prove nothing");
    assert!(room.table.listing().practice);
}

#[test]
fn only_real_positions_can_be_played_on_from() {
    let record = finished().table.record().expect("it is over");
    let over = Room::try_open(played_on(&record, steps_of(&record)));
    assert_eq!(over.err().map(|refusal| refusal.code()), Some("over"));
    let mut wrong = record.clone();
    wrong.steps[7] = "0 zz9=9".to_owned();
    let refused = Room::try_open(played_on(&wrong, 20)).err().expect("there is no such square");
    assert!(refused.to_string().contains("Step 8"), "{refused}");
}

/// Every tutorial, played as it wants to be played.
#[test]
fn tutorials_play_through_in_every_language() {
    for game in games::IDS {
        for lang in Lang::ALL {
            learn(game, lang);
        }
    }
}

fn learn(game: &str, lang: Lang) {
    let terms = common::terms(json!({"game": game, "opening": "tutorial"}));
    let founding = Founding::new(terms, who("Anna").person);
    let secret = founding.secret().expect("a tutorial has dice of its own");
    let opened = founding.open(&secret, Time(1000)).expect("it can be opened");
    let mut room = Room::open(json!({"game": "glux"}));
    room.entries = vec![opened];
    room.table = common::replay(&room.entries, secret);
    let anna = session::Who { lang, ..who("Anna") };
    room.send(&anna, json!({"sit": {"seats": [0]}})).unwrap();
    let viewer = session::Viewer { lang: Some(lang), ..common::viewer(&anna) };
    let mut decisions = 0;
    loop {
        room.run_bots(BUDGET);
        let now = common::json(&room.table.state(&viewer, None))["snapshot"]["now"].clone();
        let lesson = &now["lesson"];
        let Some(action) = lesson["action"].as_str() else {
            assert!(!lesson["says"].as_array().expect("a farewell").is_empty(), "{game}: {now}");
            break;
        };
        assert!(!lesson["says"].as_array().expect("something is said").is_empty());
        let others = room.offers(Seat::new(0)).into_iter().map(|offer| offer.action);
        if let Some(wrong) = others.into_iter().find(|other| other != action) {
            let refused = room.send(&anna, json!({"act": {"seat": 0, "action": wrong}}));
            assert_eq!(code(refused), "lesson", "{game}: a wrong action is answered kindly");
        }
        room.send(&anna, json!({"act": {"seat": 0, "action": action}})).expect("what the script waits for");
        decisions += 1;
    }
    assert!((8..=40).contains(&decisions), "{game}: {decisions} decisions are not five minutes");
    play_out(&mut room);
    assert_eq!(room.table.phase(), Phase::Over, "{game}: after the script the game goes on freely");
}
