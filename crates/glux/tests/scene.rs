//! What a picture of Glux shows.

use glux::{Glux, Setup};
use table::{By, Eyes, Frame, Game, Lang, Listener, Loaded, Scene, Seat, Sprite, Words};

/// The position after these steps, with two players.
fn after(steps: &[&str]) -> Glux {
    let content = &Loaded::<Glux>::standard().data;
    let mut position = Glux::new(&Setup { players: 2 }, content).expect("for two");
    for step in steps {
        let (by, action) = step.split_once(' ').expect("by and action");
        let action = Glux::parse(content, action).expect("an action");
        position.try_play(By::parse(by).expect("a seat or chance"), action).expect("legal");
    }
    position
}

const OPENING: [&str; 7] =
    ["* draw 0 2/5", "* draw 1 1/6", "0 a9=2", "1 m1=1", "* draw 0 3/4", "* draw 1 2/5", "* first 0"];

fn picture(position: &Glux, eyes: Eyes, frame: Frame, lang: Lang) -> Scene {
    let words = Words::new(lang, [Glux::words(lang)]);
    let names = ["Ada", "Ben"].map(str::to_owned);
    Glux::scene(&position.view(eyes), frame, &Listener { words: &words, names: &names, eyes })
}

fn find<'a>(scene: &'a Scene, key: &str) -> &'a Sprite {
    scene.sprites.iter().find(|sprite| sprite.key == key).unwrap_or_else(|| panic!("no {key}"))
}

fn label<'a>(scene: &'a Scene, key: &str) -> &'a str {
    find(scene, key).label.as_deref().unwrap_or_else(|| panic!("{key} has no label"))
}

#[test]
fn only_its_owner_sees_a_chip_in_hand() {
    let position = after(&OPENING);
    let hand = |eyes| {
        let scene = picture(&position, eyes, Frame::Wide, Lang::En);
        let keys = scene.sprites.into_iter().map(|sprite| sprite.key);
        keys.filter(|key| key.starts_with("hand/")).collect::<Vec<_>>()
    };
    assert_eq!(hand(Eyes::Seat(Seat::new(0))), ["hand/3", "hand/4"]);
    assert_eq!(hand(Eyes::Seat(Seat::new(1))), ["hand/2", "hand/5"]);
    assert!(hand(Eyes::Spectator).is_empty());
}

#[test]
fn a_first_chip_stays_in_its_owners_hand_until_its_face_is_chosen() {
    let position = after(&["* draw 0 2/5", "* draw 1 1/6", "1 m1=6"]);
    let keys = |eyes| {
        let scene = picture(&position, eyes, Frame::Wide, Lang::En);
        let shown = |key: &String| key.starts_with("hand/") || key.starts_with("chip/");
        scene.sprites.into_iter().map(|sprite| sprite.key).filter(shown).collect::<Vec<_>>()
    };
    assert_eq!(keys(Eyes::Seat(Seat::new(0))), ["chip/m1", "hand/2", "hand/5"]);
    assert_eq!(keys(Eyes::Seat(Seat::new(1))), ["chip/m1"]);
    assert_eq!(keys(Eyes::Spectator), ["chip/m1"]);
}

#[test]
fn labels_say_what_lies_where() {
    let covered = after(&[&OPENING[..], &["0 a9=4"]].concat());
    let [english, german] =
        [Lang::En, Lang::De].map(|lang| picture(&covered, Eyes::Spectator, Frame::Wide, lang));
    assert_eq!(label(&english, "square/a9"), "a9, room G, start of Ada, 4 of Ada, closed");
    assert_eq!(label(&english, "square/m1"), "m1, room C, start of Ben, 1 of Ben");
    assert_eq!(label(&english, "square/c1"), "c1, path, empty");
    assert_eq!(label(&english, "tally/C"), "Room C: Ben 1 pip, 4 points");
    assert_eq!(label(&german, "square/a9"), "a9, Raum G, Startfeld von Ada, 4 von Ada, geschlossen");
    assert_eq!(label(&german, "tally/C"), "Raum C: Ben 1 Auge, 4 Punkte");
}

#[test]
fn a_covered_chip_changes_its_own_square_and_its_room() {
    let [before, after] = [&OPENING[..], &[&OPENING[..], &["0 a9=4"]].concat()]
        .map(|steps| picture(&after(steps), Eyes::Spectator, Frame::Wide, Lang::En));
    let change = after.change_from(&before);
    let mut put: Vec<&str> = change.put.iter().map(|sprite| sprite.key.as_str()).collect();
    put.sort_unstable();
    let room = ["lit/a8", "lit/a9", "lit/b8", "lit/b9"];
    let expected = ["chip/a9", "halo/G", room[0], room[1], room[2], room[3], "square/a9", "tally/G"];
    assert_eq!(put, [&expected[..], &["tally/G/0/pips", "under/a9"]].concat());
    assert!(change.gone.is_empty());
}

#[test]
fn gx_07_rays_end_where_a_chip_may_lie_or_before_what_is_in_the_way() {
    let steps = [&OPENING[..], &["0 c9=3", "* draw 0 1/6", "1 m2=5", "* draw 1 1/6"]].concat();
    let scene = picture(&after(&steps), Eyes::Seat(Seat::new(0)), Frame::Wide, Lang::En);
    let ray = |of: &str| {
        let ray = find(&scene, &format!("ray/{of}"));
        [ray.sprite.as_deref().unwrap_or_default(), &ray.when.join(" ")].join(": ")
    };
    // Up, right, down, left: the 2 on a9 reaches the own 3 on c9, which the edge and a9 stop.
    let rays = ["a9/0", "a9/1", "a9/2", "a9/3", "c9/0", "c9/1", "c9/2", "c9/3"].map(ray);
    let expected = [
        "ray-2: square/a9 square/a7",
        "ray-2: square/a9 square/c9",
        "ray-stop-1: square/a9",
        "ray-stop-1: square/a9",
        "ray-3: square/c9 square/c6",
        "ray-3: square/c9 square/f9",
        "ray-stop-1: square/c9",
        "ray-stop-2: square/c9",
    ];
    assert_eq!(rays, expected);
    let spectator = picture(&after(&steps), Eyes::Spectator, Frame::Wide, Lang::En);
    assert!(spectator.sprites.iter().all(|sprite| !sprite.key.starts_with("ray/")), "only the own ones");
}

#[test]
fn squares_can_be_hit_with_a_finger() {
    let content = &Loaded::<Glux>::standard().data;
    for (players, frame, least) in
        [(2, Frame::Wide, 66.0), (2, Frame::Tall, 40.0), (4, Frame::Wide, 44.0), (4, Frame::Tall, 24.0)]
    {
        let position = Glux::new(&Setup { players }, content).expect("for two and four");
        let words = Words::new(Lang::En, [Glux::words(Lang::En)]);
        let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let eyes = Eyes::Seat(Seat::new(0));
        let scene =
            Glux::scene(&position.view(eyes), frame, &Listener { words: &words, names: &names, eyes });
        let side = find(&scene, "square/a1").size.0;
        assert!(side >= least, "{players} players, {frame:?}: {side}");
    }
}

/// Turned by a quarter: columns run down, rows run to the left.
#[test]
fn a_wide_board_is_turned_for_a_tall_frame() {
    let scene = picture(&after(&[]), Eyes::Spectator, Frame::Tall, Lang::En);
    let [a1, a2, b1] = ["square/a1", "square/a2", "square/b1"].map(|key| find(&scene, key).at);
    let step = |to: (f32, f32)| [to.0 - a1.0, to.1 - a1.1].map(|way| (way * 10.0).round() as i32);
    let side = (find(&scene, "square/a1").size.0 * 10.0) as i32;
    assert_eq!((step(a2), step(b1)), ([-side, 0], [0, side]));
}
