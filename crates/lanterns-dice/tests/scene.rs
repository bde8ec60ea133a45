//! What a picture of Lanterns Dice shows.

use lanterns_dice::{LanternsDice, Setup};
use table::look::Color;
use table::{Eyes, Frame, Game, Journal, Lang, Listener, Loaded, Scene, Seat, Sprite, Words};

/// The position of so many players after these steps, separated by semicolons; all start with twenty gifts.
fn after(players: usize, steps: &str) -> LanternsDice {
    after_on(Setup { players, ..Setup::default() }, steps)
}

fn after_on(setup: Setup, steps: &str) -> LanternsDice {
    let text = LanternsDice::CONTENT.replace("first_gifts = 1", "first_gifts = 20");
    let content = Loaded::read("rich", &text).expect("a good file");
    let mut journal = Journal::new(setup, content).expect("a good setup");
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    *journal.now()
}

fn picture(position: &LanternsDice, eyes: Eyes, frame: Frame, lang: Lang) -> Scene {
    let words = Words::new(lang, [LanternsDice::words(lang)]);
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
    LanternsDice::scene(position, frame, &Listener { words: &words, names: &names, eyes })
}

fn seen_by(position: &LanternsDice, seat: usize) -> Scene {
    picture(position, Eyes::Seat(Seat::new(seat)), Frame::Wide, Lang::En)
}

fn find<'a>(scene: &'a Scene, key: &str) -> &'a Sprite {
    scene.sprites.iter().find(|sprite| sprite.key == key).unwrap_or_else(|| panic!("no {key}"))
}

fn label<'a>(scene: &'a Scene, key: &str) -> &'a str {
    find(scene, key).label.as_deref().unwrap_or_else(|| panic!("{key} has no label"))
}

fn symbol<'a>(scene: &'a Scene, key: &str) -> &'a str {
    find(scene, key).sprite.as_deref().unwrap_or_else(|| panic!("{key} has no symbol"))
}

fn has(scene: &Scene, key: &str) -> bool {
    scene.sprites.iter().any(|sprite| sprite.key == key)
}

/// Everybody has shaded something, and the active player may turn to the emperor; `b1` holds a platform.
const FIRST_STEPS: &str = "* roll GRBW; 0 turn 0; 0 shade b1t; 0 pass";

/// With card 3 paid, seat 0 may shade a whole pool.
const THIRD_CARD: &str = "* roll GRBW; 0 turn 0; 0 pass; 0 pass; 0 emperor 3";

#[test]
fn an_area_glows_once_it_is_shaded() {
    let [before, after] = ["* roll GRBW; 0 turn 0", "* roll GRBW; 0 turn 0; 0 shade b1t"]
        .map(|steps| seen_by(&after(2, steps), 0));
    assert_eq!((symbol(&before, "area/b1t"), symbol(&after, "area/b1t")), ("pale-green", "lit-green"));
    let change = after.change_from(&before);
    let put: Vec<&str> = change.put.iter().map(|sprite| sprite.key.as_str()).collect();
    assert_eq!((put, change.gone.len()), (vec!["area/b1t"], 0));
}

#[test]
fn others_see_it_on_the_lake_of_its_owner() {
    let position = after(2, FIRST_STEPS);
    let scene = seen_by(&position, 1);
    assert_eq!(symbol(&scene, "lake/0/b1t"), "spark");
    assert_eq!(symbol(&scene, "area/b1t"), "pale-green");
    assert_eq!(
        label(&scene, "lake/0"),
        "Lake of Ada: 0 points; 0 complete, 1 half shaded, 0 under displays; 20 gifts"
    );
}

#[test]
fn a_pool_can_be_touched_once_it_is_complete_or_asked_for() {
    let scene = seen_by(&after(2, THIRD_CARD), 0);
    assert_eq!(label(&scene, "pool/a1"), "a1, not shaded at all");
    assert!(!has(&seen_by(&after(2, THIRD_CARD), 1), "pool/a1"));
    let scene = seen_by(&after(2, &format!("{THIRD_CARD}; 0 shade a1")), 0);
    assert_eq!((label(&scene, "pool/a1"), symbol(&scene, "pool/a1")), ("a1, complete", "pool-complete"));
    assert!(!has(&scene, "pool/c1"));
}

#[test]
fn labels_say_what_is_where() {
    let position = after(2, FIRST_STEPS);
    let [english, german] =
        [Lang::En, Lang::De].map(|lang| picture(&position, Eyes::Seat(Seat::new(0)), Frame::Wide, lang));
    assert_eq!(label(&english, "area/b1t"), "b1, upper half, green, platform, shaded");
    assert_eq!(label(&english, "area/e1b"), "e1, lower half, blue, pavilion, open");
    assert_eq!(label(&english, "area/e1t"), "e1, upper half, purple, open");
    assert_eq!(label(&english, "shape/L3"), "Corner (L3): 4 points now, then 3; 6 tiles");
    assert_eq!(label(&english, "die/blue/1"), "The die of Ben: blue");
    assert_eq!(label(&english, "die/red/1"), "A die that faces nobody: red");
    assert_eq!(label(&german, "area/b1t"), "b1 oben, Grün, Plattform, ausgemalt");
    assert_eq!(
        label(&german, "card/1"),
        "Karte 1A für 1 Geschenk: Male ein Feld in der Farbe eines beliebigen der vier Würfel aus"
    );
}

fn words<'a>(scene: &'a Scene, key: &str) -> &'a str {
    find(scene, key).text.as_ref().map_or("", |text| text.words.as_str())
}

/// LD-2: the letter of every sheet stands beside its lake, and the bonuses are those of the sheet.
#[test]
fn sheets_show_their_letters_and_their_bonuses() {
    let setup = Setup { players: 3, sheets: "random".to_owned(), ..Setup::default() };
    let drawn = after_on(setup.clone(), "* sheets BDC");
    for frame in Frame::ALL {
        let before = picture(&after_on(setup.clone(), ""), Eyes::Spectator, frame, Lang::En);
        assert!(!has(&before, "sheet/0") && !has(&before, "bonus/1"), "chance has not picked them");
        let scene = picture(&drawn, Eyes::Seat(Seat::new(2)), frame, Lang::En);
        assert_eq!(["sheet/0", "sheet/1", "sheet/2"].map(|key| words(&scene, key)), ["B", "D", "C"]);
        assert_eq!(label(&scene, "sheet/1"), "Sheet of Ben: D");
        assert_eq!(label(&scene, "bonus/1"), "Bonus of own turn 1: orange", "sheet C");
        assert_eq!(symbol(&scene, "bonus"), "bonus-green", "Ada is active, with sheet B");
    }
    let german = picture(&drawn, Eyes::Spectator, Frame::Wide, Lang::De);
    assert_eq!(label(&german, "sheet/0"), "Blatt von Ada: B");
}

/// A letter lies on nothing else that is read, whoever is active.
#[test]
fn letters_of_sheets_have_room() {
    let read = ["sheet/", "sign/", "gifts/", "bonus", "gift/", "faced/", "tally/", "tray"];
    let is_read = |sprite: &&Sprite| {
        read.iter().any(|start| sprite.key.starts_with(start)) && sprite.key != "bonus/now"
    };
    let apart = |one: &Sprite, other: &Sprite| {
        (one.at.0 - other.at.0).abs() >= one.size.0.midpoint(other.size.0)
            || (one.at.1 - other.at.1).abs() >= one.size.1.midpoint(other.size.1)
    };
    for players in 2..=4 {
        for (own, frame) in (0..players).flat_map(|own| Frame::ALL.map(|frame| (own, frame))) {
            let scene = picture(
                &after(players, "* roll GRBW; 0 turn 0"),
                Eyes::Seat(Seat::new(own)),
                frame,
                Lang::En,
            );
            for seat in 0..players {
                let letter = find(&scene, &format!("sheet/{seat}"));
                for other in scene.sprites.iter().filter(is_read).filter(|other| other.key != letter.key) {
                    assert!(
                        apart(letter, other),
                        "{players} players, {frame:?}: {} on {}",
                        letter.key,
                        other.key
                    );
                }
            }
        }
    }
}

/// LD-7: from the own place all others sit clockwise, to the left first.
#[test]
fn a_thread_leads_from_each_die_to_whoever_faces_it() {
    let position = after(4, "* roll GRBW; 0 turn 1");
    for own in 0..4 {
        let scene = seen_by(&position, own);
        let (x, y) = find(&scene, "tray").at;
        let sides = [(x, y + 41.0), (x - 41.0, y), (x, y - 41.0), (x + 41.0, y)];
        for (way, side) in sides.into_iter().enumerate() {
            let seat = (own + way) % 4;
            let faced = ["red", "blue", "white", "green"][seat];
            assert_eq!(find(&scene, &format!("die/{faced}/1")).at, side, "seat {seat}, seen by seat {own}");
            let thread = find(&scene, &format!("thread/{seat}"));
            // White shines as light does, by day too.
            let tint = if faced == "white" { "glow" } else { faced };
            assert_eq!(thread.tint.map(Color::name), Some(tint));
        }
    }
}

/// To turn the tray is to touch the die that shall face oneself.
#[test]
fn a_slot_lies_under_the_die_it_turns_to_its_player() {
    let second = "* roll WWWW; 0 turn 0; 0 pass; 0 pass; 0 pass; 1 pass; 1 pass; * roll GRBW";
    for (players, steps, seat, place) in [(4, "* roll GRBW", 0, 0), (2, second, 1, 2)] {
        let scene = seen_by(&after(players, steps), seat);
        for places in 0..4 {
            let faced = ["green", "red", "blue", "white"][(place + places) % 4];
            let die = find(&scene, &format!("die/{faced}/1"));
            assert_eq!(find(&scene, &format!("tray/{places}")).at, die.at, "turned by {places}");
            assert_eq!(die.label, None, "the slot has the words");
        }
        let other = seen_by(&after(players, steps), 1 - seat);
        assert!(!has(&other, "tray/0"));
        assert_eq!(label(&other, "die/red/1"), "A die: red; the tray is still to be turned");
    }
}

#[test]
fn a_turned_die_keeps_its_key() {
    let keys = |steps| {
        let scene = seen_by(&after(3, steps), 0);
        scene
            .sprites
            .into_iter()
            .map(|sprite| sprite.key)
            .filter(|key| key.starts_with("die/"))
            .collect::<Vec<_>>()
    };
    let dice = ["die/green/1", "die/green/2", "die/red/1", "die/white/1"];
    assert_eq!(keys("* roll GRGW"), dice);
    assert_eq!(keys("* roll GRGW; 0 turn 3"), dice);
}

#[test]
fn pools_can_be_hit_with_a_finger() {
    for (frame, least) in [(Frame::Wide, 66.0), (Frame::Tall, 50.0)] {
        let scene = picture(&after(4, ""), Eyes::Seat(Seat::new(2)), frame, Lang::En);
        assert!(find(&scene, "area/a1t").size.0 >= least, "{frame:?}");
        for key in ["shape/L3", "card/1"] {
            let (width, height) = find(&scene, key).size;
            assert!(width.min(height) >= 44.0, "{frame:?}: {key}");
        }
    }
}

/// Turned by a quarter: columns run down, rows run to the left.
#[test]
fn lakes_are_turned_for_a_tall_frame() {
    let scene = picture(&after(2, ""), Eyes::Spectator, Frame::Tall, Lang::En);
    let [a1, a2, b1] = ["area/a1t", "area/a2t", "area/b1t"].map(|key| find(&scene, key).at);
    assert_eq!((a2.0 - a1.0, a2.1 - a1.1), (-50.0, 0.0));
    assert_eq!((b1.0 - a1.0, b1.1 - a1.1), (0.0, 50.0));
}

/// A round in which seat 0 shades a whole pool with card 3, and nobody does anything else.
fn round(pool: &str) -> String {
    let first =
        format!("* roll WWWW; 0 turn 0; 0 pass; 0 pass; 0 emperor 3; 0 shade {pool}; 1 pass; 1 pass; ");
    first + "* roll WWWW; 1 turn 0; 1 pass; 1 pass; 1 pass; 0 pass; 0 pass; "
}

/// The beginning of a round in which seat 0 shades a whole pool with card 3.
fn begun(pool: &str) -> String {
    format!("* roll WWWW; 0 turn 0; 0 pass; 0 pass; 0 emperor 3; 0 shade {pool}")
}

/// LD-14: a display covers its pools, and its stack shows the next tile.
#[test]
fn a_display_bursts_over_its_pools() {
    let steps = ["a5", "b5"].map(round).concat() + &begun("b6") + "; 0 launch L3 a5,b5,b6";
    let position = after(2, &steps);
    let (own, other) = (seen_by(&position, 0), seen_by(&position, 1));
    for pool in ["a5", "b5", "b6"] {
        assert!(symbol(&own, &format!("display/{pool}")).starts_with("burst-"));
        assert!(!has(&own, &format!("pool/{pool}")) && !has(&own, &format!("halo/{pool}")));
        assert_eq!(symbol(&other, &format!("lake/0/display/{pool}")), "star");
        assert!(!has(&other, &format!("lake/0/{pool}t")));
    }
    assert_eq!(symbol(&own, "shape/L3"), "stack-5");
    assert_eq!(words(&own, "shape/L3/value"), "3");
    assert_eq!(label(&own, "tally/displays"), "Displays: 4 points");
}

/// LD-18: a boat lights its lamp when it scores, and fades when its pool is shaded.
#[test]
fn a_boat_shows_whether_it_scores() {
    let around = ["c1", "b2", "d2"].map(round).concat();
    assert_eq!(symbol(&seen_by(&after(2, &around), 0), "feature/c2"), "boat");
    let scene = seen_by(&after(2, &(around + &begun("c3"))), 0);
    assert_eq!((symbol(&scene, "feature/c2"), label(&scene, "tally/boats")), ("boat-lit", "Boats: 4 points"));
    let scene = seen_by(&after(2, "* roll WWWW; 0 turn 0; 0 shade c2t"), 0);
    assert_eq!((symbol(&scene, "feature/c2"), find(&scene, "feature/c2").light), ("boat", 40));
}

/// A lake that is pointed at lies over the own one, with its points, and nothing of it shows otherwise.
#[test]
fn a_lake_that_is_pointed_at_opens_large() {
    let steps = ["a5", "b5"].map(round).concat() + &begun("b6") + "; 0 launch L3 a5,b5,b6; 1 shade a1b";
    let position = after(2, &steps);
    for frame in Frame::ALL {
        let scene = picture(&position, Eyes::Seat(Seat::new(1)), frame, Lang::En);
        for key in ["cover/lake", "cover/a5/top", "large/0/a5/display", "large/0/points"] {
            assert_eq!(find(&scene, key).when, ["lake/0"], "{key}");
        }
        assert_eq!(find(&scene, "large/0/a5/display").at, find(&scene, "area/a5t").at);
        assert_eq!(words(&scene, "large/0/points"), "Ada: 4 points = 4 displays + 0 group + 0 boats");
        assert!(!has(&scene, "large/1/points") && !has(&scene, "large/0/a1/bottom"));
    }
    let four = picture(&after(4, ""), Eyes::Spectator, Frame::Wide, Lang::En);
    assert_eq!(find(&four, "cover/a1/top").when, ["lake/1", "lake/2", "lake/3"]);
}

/// What brought points is there to be counted, on the own lake and on others'.
#[test]
fn points_are_counted_where_they_lie() {
    let around = ["c1", "b2", "d2"].map(round).concat() + &begun("c3") + "; 1 pass; 1 pass";
    let position = after(2, &around);
    let words = Words::new(Lang::En, [LanternsDice::words(Lang::En)]);
    let names = ["Ada", "Ben"].map(str::to_owned);
    for (seat, groups, boats) in [(0, ["pool/b2"], ["feature/c2"]), (1, ["lake/0/b2t"], ["lake/0/boat/c2"])] {
        let eyes = Eyes::Seat(Seat::new(seat));
        let account = LanternsDice::account(&position, &Listener { words: &words, names: &names, eyes });
        let [displays, group, boat] = [0, 1, 2].map(|row: usize| account.rows[row].cells[0].at.clone());
        assert_eq!(
            (displays, group, boat),
            (vec![], groups.map(str::to_owned).to_vec(), boats.map(str::to_owned).to_vec())
        );
        let scene = picture(&position, eyes, Frame::Tall, Lang::En);
        let all = account.rows.iter().flat_map(|row| row.cells.iter().flat_map(|cell| &cell.at));
        all.for_each(|key| assert!(has(&scene, key), "{key}"));
    }
}
