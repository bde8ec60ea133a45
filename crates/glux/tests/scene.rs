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
    assert_eq!(label(&english, "square/a9"), "a9, room G, Ada’s start square, Ada’s 4, closed");
    assert_eq!(label(&english, "square/m1"), "m1, room C, Ben’s start square, Ben’s 1");
    assert_eq!(label(&english, "square/c1"), "c1, path, empty");
    assert_eq!(label(&english, "tally/C"), "Room C: Ben 1 pip, 4 points");
    assert_eq!(label(&german, "square/a9"), "a9, Raum G, Startfeld von Ada, die 4 von Ada, geschlossen");
    assert_eq!(label(&german, "tally/C"), "Raum C: Ben 1 Auge, 4 Punkte");
    let [english, german] =
        [Lang::En, Lang::De].map(|lang| picture(&covered, Eyes::Seat(Seat::new(0)), Frame::Wide, lang));
    assert_eq!(label(&english, "square/a9"), "a9, room G, your start square, your 4, closed");
    assert_eq!(label(&english, "tally/G"), "Room G: you 4 pips, 4 points");
    assert_eq!(label(&german, "square/a9"), "a9, Raum G, dein Startfeld, deine 4, geschlossen");
    assert_eq!(label(&german, "tally/G"), "Raum G: du 4 Augen, 4 Punkte");
}

#[test]
fn a_covered_chip_changes_its_own_square_and_its_room() {
    let [before, after] = [&OPENING[..], &[&OPENING[..], &["0 a9=4"]].concat()]
        .map(|steps| picture(&after(steps), Eyes::Spectator, Frame::Wide, Lang::En));
    let change = after.change_from(&before);
    let mut put: Vec<&str> = change.put.iter().map(|sprite| sprite.key.as_str()).collect();
    put.sort_unstable();
    let room = ["lit/a8", "lit/a9", "lit/b8", "lit/b9"];
    let rest = ["ray/a9/0", "ray/a9/1", "square/a9", "tally/G", "tally/G/0/pips", "under/a9"];
    assert_eq!(put, [&["chip/a9", "halo/G"][..], &room, &rest].concat());
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
}

#[test]
fn others_show_what_they_reach_only_from_their_chips() {
    let steps = [&OPENING[..], &["0 c9=3", "* draw 0 1/6", "1 m2=5", "* draw 1 1/6"]].concat();
    let position = after(&steps);
    let rays = |eyes, chip: &str| -> Vec<String> {
        let scene = picture(&position, eyes, Frame::Wide, Lang::En);
        let of = |sprite: &&Sprite| sprite.key.starts_with(&format!("ray/{chip}/"));
        let line =
            |sprite: &Sprite| format!("{}: {}", sprite.sprite.as_deref().unwrap(), sprite.when.join(" "));
        scene.sprites.iter().filter(of).map(line).collect()
    };
    let reach = ["reach-5: square/m2", "reach-5: square/m2"];
    assert_eq!(rays(Eyes::Seat(Seat::new(0)), "m2"), reach, "down and to the left; the edge is near");
    assert_eq!(rays(Eyes::Spectator, "m2"), reach);
    assert_eq!(rays(Eyes::Seat(Seat::new(1)), "m2").len(), 4, "the own ones show what stops them, too");
}

/// Every room has its letter, also while it is dark.
#[test]
fn rooms_carry_the_letters_that_words_use() {
    for frame in Frame::ALL {
        let scene = picture(&after(&OPENING), Eyes::Spectator, frame, Lang::En);
        for letter in 'A'..='I' {
            let sprite = find(&scene, &format!("tally/{letter}/letter"));
            assert_eq!(sprite.text.as_ref().unwrap().words, letter.to_string());
            assert!(sprite.text.as_ref().unwrap().size >= 9.0, "it can be read");
        }
        assert_eq!(label(&scene, "tally/A"), "Room A: still dark");
    }
}

/// What brought points is there to be counted on the board.
#[test]
fn points_point_at_the_chips_that_brought_them() {
    let steps = [&OPENING[..], &["0 c9=3", "* draw 0 1/6", "1 m2=5", "* draw 1 1/6"]].concat();
    let (position, eyes) = (after(&steps), Eyes::Spectator);
    let words = Words::new(Lang::En, [Glux::words(Lang::En)]);
    let names = ["Ada", "Ben"].map(str::to_owned);
    let account = Glux::account(&position.view(eyes), &Listener { words: &words, names: &names, eyes });
    let at = |row: usize, seat: usize| account.rows[row].cells[seat].at.clone();
    assert_eq!(at(2, 1), ["chip/m1", "chip/m2"], "room C");
    assert!(at(2, 0).is_empty(), "no points, no chips");
    assert_eq!(at(6, 0), ["chip/a9"], "room G; c9 is a path");
    let scene = picture(&position, eyes, Frame::Wide, Lang::En);
    let keys = account.rows.iter().flat_map(|row| &row.cells).flat_map(|cell| &cell.at);
    keys.for_each(|key| assert!(find(&scene, key).sprite.is_some()));
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
