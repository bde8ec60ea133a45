//! What a picture of Beacon Patrol shows.

use beacon_patrol::{BeaconPatrol, Setup};
use table::{Eyes, Frame, Game, Journal, Lang, Listener, Loaded, Scene, Seat, Sprite, Words};

const ADA: Eyes = Eyes::Seat(Seat::new(0));
const BO: Eyes = Eyes::Seat(Seat::new(1));

/// The position after these steps.
fn after(setup: Setup, steps: &str) -> BeaconPatrol {
    let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).expect("a game");
    for step in steps.split("; ") {
        journal.play_text(step).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
    *journal.now()
}

fn picture(position: &BeaconPatrol, eyes: Eyes, frame: Frame, lang: Lang) -> Scene {
    let words = Words::new(lang, [BeaconPatrol::words(lang)]);
    let names = ["Ada", "Bo", "Cleo", "Dirk"].map(str::to_owned);
    BeaconPatrol::scene(&position.view(eyes), frame, &Listener { words: &words, names: &names, eyes })
}

fn find<'a>(scene: &'a Scene, key: &str) -> &'a Sprite {
    scene.sprites.iter().find(|sprite| sprite.key == key).unwrap_or_else(|| panic!("no {key}"))
}

fn has(scene: &Scene, key: &str) -> bool {
    scene.sprites.iter().any(|sprite| sprite.key == key)
}

fn label<'a>(scene: &'a Scene, key: &str) -> &'a str {
    find(scene, key).label.as_deref().unwrap_or_else(|| panic!("{key} has no label"))
}

const PAIR: Setup = Setup { players: 2, windmills: true, piers: true };
/// A windmill in the east of HQ, three tiles around it; the last of them is to come.
const WINDMILL: &str = "* draw 0 M; * draw 0 B; * draw 0 N1; * draw 1 O; * draw 1 O; * draw 1 H2; 0 place M e; \
                        0 place N1 n; 0 sail s; 0 place B s; 0 end; * draw 0 P2; * draw 0 M; * draw 0 B; 1 sail e";

#[test]
fn labels_say_what_lies_where() {
    let position = after(PAIR, WINDMILL);
    let [english, german] = [Lang::En, Lang::De].map(|lang| picture(&position, BO, Frame::Wide, lang));
    assert_eq!(label(&english, "cell/0,0"), "0,0: open sea, headquarters, 3 sides open");
    assert_eq!(label(&english, "cell/1,1"), "1,1: land north, 2 houses, 3 sides open");
    assert_eq!(label(&english, "cell/1,0"), "1,0: open sea, windmill, 1 side open, ship of Bo");
    assert_eq!(label(&english, "cell/2,0"), "2,0: free, the open-water tile (O) fits here");
    assert_eq!(label(&english, "hand/O"), "Your tile O (2 of them): open sea");
    assert_eq!(label(&english, "hand/0/P2"), "Tile P2 of Ada: land east, south, pier");
    assert_eq!(label(&english, "ship/0"), "Ship of Ada at 1,-1");
    assert_eq!(label(&english, "captain/1"), "Bo: 2 of 3 movement tokens left");
    assert_eq!(label(&english, "pile"), "54 tiles in the pile");
    assert_eq!(label(&english, "gauge"), "0 points, Novices, Sailors from 46");
    assert_eq!(label(&german, "cell/1,1"), "1,1: Land im Norden, 2 Häuser, 3 Seiten offen");
    assert_eq!(label(&german, "hand/0/P2"), "Plättchen P2 von Ada: Land im Osten, im Süden, Anleger");
}

#[test]
fn an_explored_tile_lights_up_and_shows_its_points() {
    let before = picture(&after(PAIR, WINDMILL), BO, Frame::Wide, Lang::En);
    let after = picture(&after(PAIR, &format!("{WINDMILL}; 1 place O e")), BO, Frame::Wide, Lang::En);
    assert_eq!(find(&before, "cell/1,0").sprite.as_deref(), Some("cell"));
    assert_eq!(find(&before, "points/1,0").sprite.as_deref(), Some("ring-1"));
    assert_eq!(find(&before, "points/1,0").turn, 90, "the east is missing");
    assert_eq!(find(&after, "cell/1,0").sprite.as_deref(), Some("cell-lit"));
    assert_eq!(find(&after, "points/1,0").text.as_ref().map(|text| text.words.as_str()), Some("4"));
    assert_eq!(find(&after, "score").text.as_ref().map(|text| text.words.as_str()), Some("4"));
    assert!(find(&after, "swell").at.1 < find(&before, "swell").at.1, "the tide rises");
}

#[test]
fn a_tile_keeps_its_key_from_the_hand_to_the_chart() {
    let steps = "* draw 0 W5; * draw 0 N1; * draw 0 V2";
    let hand = picture(&after(Setup::default(), steps), ADA, Frame::Tall, Lang::En);
    let laid =
        picture(&after(Setup::default(), &format!("{steps}; 0 place V2 e")), ADA, Frame::Tall, Lang::En);
    let above = find(&hand, "tile/V2").at.0 - find(&hand, "hand/V2").at.0;
    assert!(above.abs() < 0.1, "the tile lies on its mount");
    assert_eq!(find(&laid, "tile/V2").at, find(&laid, "cell/1,0").at);
    assert!(!has(&laid, "hand/V2"));
    for key in ["sea", "cell/0,0", "column/0", "hand/N1"] {
        assert_eq!(find(&hand, key).at, find(&laid, key).at, "{key} stays");
    }
}

/// A row of open sea, laid to the east one by one.
fn row_of(tiles: usize) -> BeaconPatrol {
    let draw = "; * draw 0 O; * draw 0 O; * draw 0 O";
    let steps = "; 0 place O e".repeat(3) + "; 0 end" + draw + &"; 0 place O e".repeat(3);
    let all = format!("{}{steps}", &draw[2..]);
    let end = all.match_indices("place O e").nth(tiles - 1).map_or(all.len(), |(at, found)| at + found.len());
    after(Setup::default(), &all[..end])
}

/// HQ stays in the middle as long as there is room, then the window follows, and cells shrink last.
#[test]
fn the_chart_always_fits() {
    let seen = |tiles: usize| {
        let scene = picture(&row_of(tiles), Eyes::Spectator, Frame::Tall, Lang::En);
        let (hq, sea) = (find(&scene, "cell/0,0"), find(&scene, "sea"));
        let last = find(&scene, &format!("cell/{tiles},0"));
        let room = [hq.at.0 - (sea.at.0 - sea.size.0 / 2.0), sea.at.0 + sea.size.0 / 2.0 - last.at.0];
        assert!(room.iter().all(|&room| room >= 1.49 * hq.size.0), "a cell to spare on both sides: {room:?}");
        [hq.size.0, hq.at.0 - sea.at.0].map(|value| value.round() as i32)
    };
    assert_eq!([1, 2, 3, 6].map(seen), [[72, 0], [72, -68], [61, -92], [41, -123]]);
}

/// Hands are open, but only one's own is called one's own.
#[test]
fn everybody_sees_all_hands_from_their_own_side() {
    let position = after(PAIR, WINDMILL);
    for (eyes, own, other) in [
        (ADA, "hand/P2", "hand/1/H2"),
        (BO, "hand/H2", "hand/0/P2"),
        (Eyes::Spectator, "hand/0/P2", "hand/1/H2"),
    ] {
        for frame in Frame::ALL {
            let scene = picture(&position, eyes, frame, Lang::En);
            let (own, other) = (find(&scene, own), find(&scene, other));
            assert!(own.size.0 > other.size.0 && own.size.0 >= 44.0, "the nearest hand is the largest");
        }
    }
}

#[test]
fn tiles_in_any_hand_can_be_hit_with_a_finger() {
    for players in 1..=4 {
        let setup = Setup { players, ..Setup::default() };
        let kinds = ["N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3"];
        let hand = [3, 3, 3, 2][players - 1];
        let draws = (0..players * hand).map(|number| format!("* draw {} {}", number / hand, kinds[number]));
        let position = after(setup, &draws.collect::<Vec<_>>().join("; "));
        for (frame, least) in [(Frame::Wide, 60.0), (Frame::Tall, 35.0)] {
            let scene = picture(&position, ADA, frame, Lang::En);
            let hands = scene
                .sprites
                .iter()
                .filter(|sprite| sprite.key.starts_with("hand/") && sprite.label.is_some());
            let smallest = hands.map(|sprite| sprite.size.0).fold(f32::MAX, f32::min);
            assert!(smallest >= least, "{players} players, {frame:?}: {smallest}");
        }
    }
}
