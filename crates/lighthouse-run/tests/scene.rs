//! What a picture of Lighthouse Run shows.

use expect_test::expect;
use lighthouse_run::{LighthouseRun, Setup, Variant};
use rand::SeedableRng;
use table::look::Color as Tone;
use table::{
    Art, By, Eyes, Frame, Game, Lang, Listener, Loaded, Rng, Scene, Scratch, Seat, Sprite, Turn, Words,
};

const TOWERS: &str = "purple,green,red,blue,yellow,orange";

/// The position of two players after these steps.
fn after(variant: Variant, steps: &[&str]) -> LighthouseRun {
    let content = &Loaded::<LighthouseRun>::standard().data;
    let setup = Setup { players: 2, variant, towers: TOWERS.to_owned(), ..Setup::default() };
    let mut position = LighthouseRun::new(&setup, content).expect("for two");
    for step in steps {
        let (by, action) = step.split_once(' ').expect("by and action");
        let action = LighthouseRun::parse(content, action).expect("an action");
        position.try_play(By::parse(by).expect("a seat or chance"), action).expect(step);
    }
    position
}

const HANDS: [&str; 7] = [
    "* first 0",
    "* draw 0 solo4-purple",
    "* draw 0 coop1-any",
    "* draw 0 coop1-any",
    "* draw 1 solo3-green",
    "* draw 1 coop3-any",
    "* draw 1 group2-any",
];

fn opening(further: &[&str]) -> LighthouseRun {
    after(Variant::Base, &[&HANDS[..], further].concat())
}

fn picture(position: &LighthouseRun, eyes: Eyes, frame: Frame, lang: Lang) -> Scene {
    let words = Words::new(lang, [LighthouseRun::words(lang)]);
    let names = ["Ada", "Ben"].map(str::to_owned);
    LighthouseRun::scene(&position.view(eyes), frame, &Listener { words: &words, names: &names, eyes })
}

fn seen(position: &LighthouseRun, seat: usize) -> Scene {
    picture(position, Eyes::Seat(Seat::new(seat)), Frame::Wide, Lang::En)
}

fn find<'a>(scene: &'a Scene, key: &str) -> &'a Sprite {
    scene.sprites.iter().find(|sprite| sprite.key == key).unwrap_or_else(|| panic!("no {key}"))
}

fn label<'a>(scene: &'a Scene, key: &str) -> &'a str {
    find(scene, key).label.as_deref().unwrap_or_else(|| panic!("{key} has no label"))
}

fn keys<'a>(scene: &'a Scene, start: &str) -> Vec<&'a str> {
    let keys = scene.sprites.iter().map(|sprite| sprite.key.as_str());
    keys.filter(|key| key.starts_with(start)).collect()
}

#[test]
fn only_its_owner_sees_a_hand() {
    let position = opening(&[]);
    assert_eq!(
        keys(&seen(&position, 0), "card/"),
        ["card/coop1-any", "card/coop1-any/2", "card/solo4-purple"]
    );
    assert_eq!(keys(&seen(&position, 1), "card/"), ["card/coop3-any", "card/group2-any", "card/solo3-green"]);
    assert!(keys(&picture(&position, Eyes::Spectator, Frame::Wide, Lang::En), "card/").is_empty());
}

#[test]
fn a_played_card_keeps_its_key_for_its_owner() {
    let [before, after] = [&[][..], &["0 play solo4-purple"]].map(opening);
    let card = |position, seat, key| find(&seen(position, seat), key).at;
    let (from, to) = (card(&before, 0, "card/solo4-purple"), card(&after, 0, "card/solo4-purple"));
    assert!(to.0 > from.0, "it goes to the pile");
    assert_eq!(card(&after, 1, "open/red"), to);
    let one_of_two = opening(&["0 play coop1-any"]);
    assert_eq!(card(&one_of_two, 0, "card/coop1-any/2"), to);
}

/// The slot, from 0, of the lighthouse that lights a space.
fn slot(space: usize) -> usize {
    let sections = Loaded::<LighthouseRun>::standard().data.sections;
    sections.iter().position(|section| section >> space & 1 == 1).expect("no harbor")
}

#[test]
fn a_lit_lighthouse_shines_on_each_space_of_its_section() {
    let scene = seen(&opening(&[]), 0);
    for space in 1..=18 {
        let light = if slot(space).is_multiple_of(2) { 100 } else { 0 };
        assert_eq!(find(&scene, &format!("beam/{space}")).light, light, "beam on {space}");
        assert_eq!(find(&scene, &format!("lit/{space}")).light, light, "water of {space}");
    }
    for harbor in 19..=21 {
        assert_eq!(find(&scene, &format!("lit/{harbor}")).light, 100);
    }
}

/// A beam is a triangle on its side: its point is the middle of its left edge before it is turned.
#[test]
fn a_beam_leads_from_the_lamp_to_the_space() {
    for frame in Frame::ALL {
        let scene = picture(&opening(&[]), Eyes::Spectator, frame, Lang::En);
        for space in 1..=18 {
            let beam = find(&scene, &format!("beam/{space}"));
            let tower = TOWERS.split(',').nth(slot(space)).expect("six");
            let (lamp, water) =
                (find(&scene, &format!("halo/{tower}")).at, find(&scene, &format!("lit/{space}")).at);
            let (sin, cos) = f32::from(beam.turn).to_radians().sin_cos();
            let half = beam.size.0 / 2.0;
            let [from, to] = [-half, half].map(|way| (beam.at.0 + way * cos, beam.at.1 + way * sin));
            let distance = |one: (f32, f32), other: (f32, f32)| (one.0 - other.0).hypot(one.1 - other.1);
            assert!(distance(from, lamp) < 3.0, "{frame:?}: beam {space} starts at {from:?}, not {lamp:?}");
            assert!(distance(to, water) < half, "{frame:?}: beam {space} ends at {to:?}, not near {water:?}");
        }
    }
}

#[test]
fn moving_a_beacon_only_changes_light_and_words() {
    let before = seen(&opening(&["0 play coop1-any"]), 1);
    let after = seen(&opening(&["0 play coop1-any", "0 light purple>green"]), 1);
    let change = after.change_from(&before);
    assert!(change.gone.is_empty());
    for sprite in &change.put {
        let what = sprite.key.split('/').next().expect("a word");
        assert!(
            ["beam", "flame", "halo", "lighthouse", "lit", "number", "space"].contains(&what),
            "{}",
            sprite.key
        );
        assert_eq!(sprite.at, find(&before, &sprite.key).at);
    }
}

#[test]
fn a_course_shows_where_the_light_ends() {
    let steps = ["0 play solo4-purple"];
    let scene = seen(&opening(&steps), 0);
    assert_eq!(keys(&scene, "course/0/"), ["course/0/red", "course/0/1", "course/0/2", "course/0/dark"]);
    let label = label(&scene, "space/0").to_owned();
    assert!(label.ends_with("from here to space 2, where the light ends"), "{label}");
    assert!(keys(&seen(&opening(&steps), 1), "course/").is_empty(), "the other one is not asked");
}

#[test]
fn a_card_with_one_lighthouse_points_at_it() {
    let steps =
        ["0 play coop1-any", "0 light -", "0 sail 0", "0 stay", "* draw 0 solo2-red", "1 play solo3-green"];
    let position = opening(&steps);
    assert_eq!(keys(&seen(&position, 1), "wanted/"), ["wanted/green"]);
    assert!(keys(&seen(&position, 0), "wanted/").is_empty(), "the other one is not asked");
}

/// Pictures of a random game, one for each round, and one of its end.
fn rounds() -> Vec<Scene> {
    let (mut position, mut rng, mut scratch) = (opening(&[]), Rng::seed_from_u64(7), Scratch::default());
    let mut scenes: Vec<Scene> = Vec::new();
    loop {
        let scene = picture(&position, Eyes::Spectator, Frame::Wide, Lang::En);
        if scenes.last().is_none_or(|last| find(last, "cloud").at != find(&scene, "cloud").at) {
            scenes.push(scene);
        }
        match position.turn() {
            Turn::Chance => {
                let outcome = position.random_outcome(&mut rng, &mut scratch);
                position.play(By::Chance, outcome);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("never empty");
                let action = position.random_action(seat, &mut rng, &mut scratch);
                position.play(By::Seat(seat), action);
            }
            Turn::Over => return scenes,
        }
    }
}

#[test]
fn the_storm_crosses_the_sea_and_takes_the_river() {
    let rounds = rounds();
    assert_eq!(rounds.len(), 13);
    let (sea, river) = rounds.split_at(7);
    assert!(sea.is_sorted_by(|one, next| find(one, "cloud").at.0 < find(next, "cloud").at.0));
    assert!(sea.iter().all(|scene| keys(scene, "mist/").is_empty()));
    let mist: Vec<usize> = river.iter().map(|scene| keys(scene, "mist/").len()).collect();
    assert_eq!(mist, [3, 6, 9, 13, 17, 22]);
    let end = &rounds[12];
    assert!((find(end, "cloud").at.0 - find(end, "space/21").at.0).abs() < 0.1);
    let moored = |key: &&str| find(end, key).sprite.as_ref().is_some_and(|id| id.starts_with("moored-"));
    assert!(keys(end, "ship/").iter().all(moored));
}

#[test]
fn caught_ships_keep_their_colour() {
    let rounds = rounds();
    for (start, color, symbol) in
        [("ship/red/", Tone::Red, "moored-crab"), ("ship/yellow/", Tone::Yellow, "moored-seahorse")]
    {
        for key in keys(&rounds[12], start) {
            let ship = find(&rounds[12], key);
            assert_eq!((ship.tint, ship.sprite.as_deref()), (Some(color), Some(symbol)));
        }
    }
}

/// With whom the storm card lies: the nearest deck.
fn storm_card(scene: &Scene) -> &str {
    let card = find(scene, "storm-card").at;
    let distance = |key: &str| (find(scene, key).at.0 - card.0).hypot(find(scene, key).at.1 - card.1);
    let decks = keys(scene, "deck/").into_iter();
    decks.min_by(|one, other| distance(one).total_cmp(&distance(other))).expect("two fleets")
}

#[test]
fn the_storm_card_lies_with_whoever_begins_the_round() {
    let (first, next) = (
        opening(&[]),
        opening(&[
            "0 play solo4-purple",
            "0 sail 0",
            "* draw 0 solo2-red",
            "1 play solo3-green",
            "1 light red>green",
            "1 sail 0",
            "* draw 1 solo2-red",
        ]),
    );
    for frame in Frame::ALL {
        let [one, two] = [&first, &next].map(|position| picture(position, Eyes::Spectator, frame, Lang::En));
        assert_eq!((storm_card(&one), storm_card(&two)), ("deck/red", "deck/yellow"));
        assert_eq!(label(&one, "storm-card"), "Storm card: Ada begins this round");
        assert_eq!(label(&two, "storm-card"), "Storm card: Ben begins this round");
        // Beside the names, after the mark of the fleet.
        assert_eq!(keys(&one, "badge/"), ["badge/0/crab", "badge/1/seahorse", "badge/0/storm-card"]);
        assert_eq!(keys(&two, "badge/"), ["badge/0/crab", "badge/1/seahorse", "badge/1/storm-card"]);
    }
    let german = picture(&next, Eyes::Seat(Seat::new(0)), Frame::Wide, Lang::De);
    assert_eq!(label(&german, "storm-card"), "Unwetterkarte: Ben beginnt diese Runde");
    assert!(keys(&rounds()[12], "storm-card").is_empty(), "no round begins after the last");
}

#[test]
fn the_storm_card_is_there_as_soon_as_it_is_known_whose_it_is() {
    let content = &Loaded::<LighthouseRun>::standard().data;
    let drawn = LighthouseRun::new(&Setup::default(), content).expect("for two");
    assert!(keys(&seen(&drawn, 0), "storm-card").is_empty());
    let chosen = Setup { first: "1".to_owned(), ..Setup::default() };
    let chosen = LighthouseRun::new(&chosen, content).expect("for two");
    assert_eq!(storm_card(&seen(&chosen, 0)), "deck/yellow");
}

#[test]
fn lighthouses_have_room_beside_their_sections() {
    for frame in Frame::ALL {
        let scene = picture(&opening(&[]), Eyes::Spectator, frame, Lang::En);
        let towers: Vec<&Sprite> =
            keys(&scene, "lighthouse/").into_iter().map(|key| find(&scene, key)).collect();
        for (index, tower) in towers.iter().enumerate() {
            let (width, height) = tower.size;
            let near = |at: (f32, f32), part: f32| {
                (at.0 - tower.at.0).abs() < width * part && (at.1 - tower.at.1).abs() < height * part
            };
            assert!(towers[..index].iter().all(|other| !near(other.at, 1.0)), "{frame:?}: {}", tower.key);
            let water = |space: usize| near(find(&scene, &format!("lit/{space}")).at, 0.6);
            assert!(!(1..=21).any(water), "{frame:?}: {} stands in the river", tower.key);
        }
    }
}

#[test]
fn buoys_part_the_sections() {
    let scene = seen(&opening(&[]), 0);
    assert_eq!(keys(&scene, "buoys/").len(), 6);
    // Space 2 is the last of its section, and 3 the first of the next: in the lowest row, where ships sail to the right.
    let [before, buoys, after] = ["space/2", "buoys/1", "space/3"].map(|key| find(&scene, key).at.0);
    assert!((buoys - f32::midpoint(before, after)).abs() < 0.2, "{before}, {buoys}, {after}");
}

/// The lines of the text board, as everybody sees it.
fn text_board(position: &LighthouseRun, lang: Lang) -> Vec<String> {
    let words = Words::new(lang, [LighthouseRun::words(lang)]);
    let (names, eyes) = (["Ada", "Ben"].map(str::to_owned), Eyes::Spectator);
    let text = LighthouseRun::draw(&position.view(eyes), &Listener { words: &words, names: &names, eyes });
    let plain: String = text.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect();
    plain.lines().map(str::to_owned).collect()
}

#[test]
fn the_text_board_names_every_lighthouse_above_its_spaces() {
    let lines = text_board(&opening(&[]), Lang::En);
    expect![[r"
        Space      0 |  1  2    |  3  4  5 |  6  7  8 |  9 10 11 | 12 13 14 | 15 16 17 18 | 19 20 21
        Light        |  ● purple|  ○ green |  ● red   |  ○ blue  |  ● yellow|  ○ orange   |  ● harbor
        Points       |     1    |        2 |        3 |        4 |        6 |           9 | 10 11 12
    "]]
    .assert_eq(&(lines[2..5].join("\n") + "\n"));
}

#[test]
fn the_text_board_says_who_has_the_storm_card() {
    let position = opening(&[]);
    let say = |lang| text_board(&position, lang)[0].clone();
    assert_eq!(
        say(Lang::En),
        "Round 1 of 12. Ada has the storm card and begins this round. The storm reaches the river after round 7."
    );
    assert_eq!(
        say(Lang::De),
        "Runde 1 von 12. Ada hat die Unwetterkarte und beginnt diese Runde. Das Unwetter erreicht den Fluss nach \
         Runde 7."
    );
}

#[test]
fn the_foremost_ship_is_number_one() {
    let sailed = opening(&["0 play solo4-purple", "0 sail 0"]);
    let scene = seen(&sailed, 0);
    let space = find(&scene, "space/2").at;
    assert_eq!(find(&scene, "ship/red/1").at, space);
    assert_eq!(find(&scene, "count/red/0").text.as_ref().map(|text| text.words.as_str()), Some("4"));
    assert!(label(&scene, "space/2").contains("1 ship of red"));
}

#[test]
fn labels_say_what_is_where_in_both_languages() {
    let position = opening(&[]);
    let [english, german] =
        [Lang::En, Lang::De].map(|lang| picture(&position, Eyes::Seat(Seat::new(0)), Frame::Tall, lang));
    let said = |key| [label(&english, key), label(&german, key)];
    assert_eq!(
        said("space/5"),
        [
            "Space 5, dark, in the section of green, 2 points, no ships",
            "Feld 5, dunkel, im Abschnitt von Grün, 2 Punkte, kein Schiff"
        ]
    );
    assert_eq!(
        said("lighthouse/purple"),
        [
            "Lighthouse purple, shines on the spaces 1 to 2",
            "Leuchtturm Lila, leuchtet auf die Felder 1 bis 2"
        ]
    );
    assert_eq!(said("card/solo4-purple"), ["Your card: solo 4 (purple)", "Deine Karte: Solo 4 (Lila)"]);
    assert_eq!(
        said("cloud"),
        [
            "The storm, at sea; it reaches the river after round 7",
            "Das Unwetter, auf dem Meer; nach Runde 7 erreicht es den Fluss"
        ]
    );
    assert_eq!(
        said("deck/yellow"),
        ["Ben, yellow: 11 to draw, 3 in hand", "Ben, Gelb: 11 im Stapel, 3 auf der Hand"]
    );
}

#[test]
fn everything_to_touch_is_large_enough_for_a_finger() {
    for variant in [Variant::Base, Variant::Erik] {
        for frame in Frame::ALL {
            let position = after(variant, &HANDS);
            let scene = picture(&position, Eyes::Seat(Seat::new(0)), frame, Lang::En);
            for sprite in &scene.sprites {
                let touched =
                    ["space/", "lighthouse/", "card/"].iter().any(|start| sprite.key.starts_with(start));
                let (width, height) = sprite.size;
                assert!(
                    !touched || width.min(height) >= 44.0,
                    "{frame:?}: {} is {width} × {height}",
                    sprite.key
                );
            }
        }
    }
}

#[test]
fn the_great_fleet_has_two_hands() {
    let hands = ["red", "green"].map(|color| {
        ["solo4-purple", "coop1-any", "coop2-any"].map(|card| format!("* draw 0 {color}:{card}"))
    });
    let steps: Vec<&str> =
        ["* first 0"].into_iter().chain(hands.iter().flatten().map(String::as_str)).collect();
    let position = after(Variant::Fleet, &steps);
    for frame in Frame::ALL {
        let scene = picture(&position, Eyes::Seat(Seat::new(0)), frame, Lang::En);
        assert_eq!(keys(&scene, "card/green:").len(), 3);
        assert_eq!(keys(&scene, "card/red:").len(), 3);
        assert_eq!(keys(&scene, "ship/").len(), 20);
        assert!(find(&scene, "card/red:solo4-purple").size.0 >= 44.0);
    }
}

/// A longer river, a fleet that nobody has drawn, a card with more steps than any of ours: a picture all the same.
#[test]
fn content_of_ones_own_can_be_drawn() {
    let text = LighthouseRun::CONTENT
        .replace("spaces = 21", "spaces = 24")
        .replace("[19, 20, 21]", "[19, 20, 21, 22, 23, 24]")
        .replace("\"red\"\nemblem = \"crab\"", "\"black\"\nemblem = \"cat\"")
        .replace("solo4-purple", "solo6-purple");
    let content = &Loaded::<LighthouseRun>::read("own", &text).expect("content").data;
    let setup = Setup { towers: TOWERS.to_owned(), ..Setup::default() };
    let mut position = LighthouseRun::new(&setup, content).expect("for two");
    for action in ["first 0", "draw 0 solo6-purple"] {
        let action = LighthouseRun::parse(content, action).expect("an action");
        position.try_play(By::Chance, action).expect("possible");
    }
    let art = Art::read(LighthouseRun::ART).expect("in form");
    for frame in Frame::ALL {
        let scene = picture(&position, Eyes::Seat(Seat::new(0)), frame, Lang::En);
        let drawn = |sprite: &Sprite| sprite.sprite.as_deref().is_none_or(|id| art.symbols.contains_key(id));
        assert!(scene.sprites.iter().all(drawn));
        let (width, height) = frame.size();
        let inside = |sprite: &Sprite| sprite.at.0 <= width && sprite.at.1 <= height;
        assert!(scene.sprites.iter().all(inside));
        let card = find(&scene, "card/solo6-purple");
        assert_eq!(card.text.as_ref().map(|text| text.words.as_str()), Some("solo6-purple"));
        assert_eq!(keys(&scene, "ship/black/").len(), 5);
    }
}

#[test]
fn at_sea_the_cloud_touches_no_lighthouse_and_its_stops_lie_side_by_side() {
    for frame in Frame::ALL {
        let scene = picture(&opening(&[]), Eyes::Spectator, frame, Lang::En);
        let (cloud, tower) = (find(&scene, "cloud"), find(&scene, "lighthouse/purple"));
        let last = find(&scene, "stop/6").at;
        assert!(last.0 + cloud.size.0 / 2.0 < tower.at.0 - tower.size.0 / 2.0, "{frame:?}");
        for round in 1..6 {
            let [one, next] = [round, round + 1].map(|round| find(&scene, &format!("stop/{round}")));
            assert!(next.at.0 - one.at.0 >= one.size.0 - 0.01, "{frame:?}: stop {round}");
        }
    }
}

#[test]
fn no_beam_washes_a_number_out() {
    let scene = seen(&opening(&[]), 0);
    for space in 1..=18 {
        let [number, beam] = ["number", "beam"].map(|what| find(&scene, &format!("{what}/{space}")).layer);
        assert!(number > beam, "{space}");
    }
}
