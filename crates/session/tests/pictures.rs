//! Pictures on the wire: what a client puts together from changes is what somebody sees who has just come.

use crate::common::{Room, viewer, who};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use session::protocol::{Phase, Preview, Snapshot, State};
use session::{Viewer, Who};
use table::{Frame, Lang, Rng, Scene, Seat};

/// Somebody who looks at a table as the page does, and keeps the picture.
struct Page {
    viewer: Viewer,
    n: u64,
    scene: Scene,
}

impl Page {
    fn open(room: &Room, who: &Who, frame: Frame) -> Page {
        let viewer = Viewer { frame: Some(frame), lang: Some(Lang::De), ..viewer(who) };
        let snapshot = snapshot(room, &viewer);
        Page { n: snapshot.n, scene: snapshot.scene.expect("there is a frame"), viewer }
    }

    fn follow(&mut self, room: &Room) {
        match room.table.state(&self.viewer, Some(self.n)) {
            State::Snapshot(snapshot) => self.scene = snapshot.scene.expect("there is a frame"),
            State::Update(update) => {
                for change in update.news.iter().filter_map(|news| news.scene.as_ref()) {
                    self.scene = self.scene.after(change);
                }
                if let Some(scene) = update.scene {
                    self.scene = scene;
                }
            }
        }
        self.n = room.table.n();
    }
}

fn snapshot(room: &Room, viewer: &Viewer) -> Snapshot {
    match room.table.state(viewer, None) {
        State::Snapshot(snapshot) => *snapshot,
        State::Update(_) => panic!("who has nothing gets everything"),
    }
}

/// Takes a random offer, and says what was promised of it.
fn act(room: &mut Room, page: &Page, rng: &mut Rng) -> Option<Scene> {
    let seats: Vec<Seat> = room.table.acting().iter().collect();
    let seat = *seats.choose(rng).expect("somebody acts");
    let action = room.offers(seat).choose(rng).expect("there are offers").action.clone();
    let person = room.table.chairs().get(seat).and_then(|chair| chair.person()).cloned();
    let who = Who { person: person.expect("people play"), ..who("") };
    let ask = Preview { n: room.table.n(), seat, action: action.clone() };
    let preview = room.table.preview(&page.viewer, &ask);
    assert_eq!(preview.is_ok(), page.viewer.seat.is_some_and(|own| own == seat), "only for the own seat");
    room.send(&who, json!({"act": {"seat": seat, "action": action}})).expect("it was offered");
    preview.ok().map(|preview| page.scene.after(&preview.scene))
}

fn play(game: &str, frame: Frame, seed: u64) {
    let (mut room, anna, ben) = Room::of_two(json!({"game": game, "setup": {"players": 2}}));
    let mut rng = Rng::seed_from_u64(seed);
    let mut pages = [Page::open(&room, &anna, frame), Page::open(&room, &ben, frame)];
    for (page, seat) in pages.iter_mut().zip(Seat::all(2)) {
        page.viewer.seat = Some(seat);
    }
    let mut promised = 0;
    while room.table.phase() == Phase::Playing {
        let deciders = room.table.n();
        let promise = act(&mut room, &pages[0], &mut rng);
        if let (Some(promise), State::Update(update)) =
            (promise, room.table.state(&pages[0].viewer, Some(deciders)))
        {
            let first = update.news.first().and_then(|news| news.scene.as_ref());
            let seen = first.map_or(pages[0].scene.clone(), |change| pages[0].scene.after(change));
            assert_eq!(promise, seen, "{game}: a preview shows what the step itself does");
            promised += 1;
        }
        if rng.random_ratio(1, 6) {
            let _may_be_refused = room.send(&anna, json!({"undo": {"seat": 0}}));
        }
        for page in &mut pages {
            if rng.random_ratio(2, 3) {
                page.follow(&room);
                assert_eq!(page.scene, snapshot(&room, &page.viewer).scene.expect("there is a frame"));
            }
        }
        pages[0].follow(&room);
    }
    assert!(promised > 5, "{game}: the test would prove little");
}

#[test]
fn changes_add_up_to_the_picture() {
    for game in games::IDS {
        for (frame, seed) in [(Frame::Wide, 1), (Frame::Tall, 2)] {
            play(game, frame, seed);
        }
    }
}

#[test]
fn without_words_there_are_no_pictures() {
    let (room, anna, _) = Room::glux();
    let silent = Viewer { lang: None, frame: Some(Frame::Wide), ..viewer(&anna) };
    assert!(snapshot(&room, &silent).scene.is_none());
    let ask = Preview { n: room.table.n(), seat: room.acting(), action: "a1=1".to_owned() };
    assert_eq!(room.table.preview(&silent, &ask).unwrap_err().code(), "no-pictures");
}
