//! What captains are asked, and how their points came about.

use beacon_patrol::{BeaconPatrol, Setup};
use expect_test::expect;
use table::conformance::{accounted, asked};
use table::{Journal, Lang, Loaded, Seat};

fn play(setup: Setup, steps: &str) -> BeaconPatrol {
    play_on(Loaded::standard(), setup, steps)
}

fn play_on(tiles: &'static Loaded<BeaconPatrol>, setup: Setup, steps: &str) -> BeaconPatrol {
    let mut journal = Journal::new(setup, tiles).unwrap();
    for step in steps.split(';').map(str::trim) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    *journal.now()
}

/// Seat 0 is asked this.
fn check(position: &BeaconPatrol, [english, german]: [&str; 2]) {
    assert_eq!(asked(position, Seat::new(0), Lang::En).as_deref(), Some(english));
    assert_eq!(asked(position, Seat::new(0), Lang::De).as_deref(), Some(german));
}

/// O is open sea; from X1 and X2 a ship can leave to the west only.
fn check_alone(steps: &str, sentences: [&str; 2]) {
    check(&play(Setup::default(), &format!("* draw 0 O; * draw 0 X1; * draw 0 X2; {steps}")), sentences);
}

#[test]
fn where_a_tile_fits_lay_it_or_sail() {
    check(
        &play(Setup::default(), "* draw 0 O; * draw 0 X1; * draw 0 X2"),
        ["Lay a tile.", "Lege ein Plättchen."],
    );
    check_alone("0 place O e", ["Lay a tile, or sail on.", "Lege ein Plättchen oder fahre weiter."]);
    check_alone(
        "0 place O e; 0 sail w; 0 sail e; 0 sail w; 0 sail e",
        [
            "Lay a tile, or discard one to sail on.",
            "Lege ein Plättchen, oder wirf eines ab und fahre dafür weiter.",
        ],
    );
}

#[test]
fn where_no_tile_fits_sail_or_end() {
    check_alone(
        "0 place X1 e",
        [
            "No tile fits here: sail on, or end your turn and keep one.",
            "Hier passt kein Plättchen: Fahre weiter, oder beende den Zug und behalte eines.",
        ],
    );
    check_alone(
        "0 place X1 e; 0 sail w; 0 sail e; 0 sail w; 0 sail e",
        [
            "Without tokens sailing costs a tile: sail on, or end your turn and keep one.",
            "Ohne Marker kostet die Fahrt ein Plättchen: Fahre, oder beende den Zug und behalte eines.",
        ],
    );
}

/// A captain who has kept a last tile in so many idle turns.
fn check_idle(turns: usize, sentences: [&str; 2]) {
    let hq = "[hq]\nid = \"HQ\"\nedges = \"wwww\"\nfeature = \"lighthouse\"\n";
    let tile = "[[tile]]\nid = \"F\"\nedges = \"wwww\"\nfeature = \"none\"\ncount = 3\n";
    let tiles = Loaded::read("idle", &format!("{hq}{tile}")).unwrap();
    let steps = "* draw 0 F; * draw 0 F; * draw 0 F".to_owned() + &"; 0 end F".repeat(turns);
    check(&play_on(tiles, Setup::default(), &steps), sentences);
}

#[test]
fn a_last_tile_is_not_kept_for_ever() {
    check_idle(11, ["Lay a tile.", "Lege ein Plättchen."]);
    check_idle(
        12,
        [
            "Bring your last tile to its place: you may keep it 3 more times.",
            "Bring dein letztes Plättchen an seinen Platz: Behalten darfst du es noch 3 Mal.",
        ],
    );
    check_idle(
        14,
        [
            "Bring your last tile to its place: you may keep it once more.",
            "Bring dein letztes Plättchen an seinen Platz: Behalten darfst du es noch einmal.",
        ],
    );
    check_idle(
        15,
        [
            "Lay your last tile in this turn: you may not keep it any more.",
            "Lege dein letztes Plättchen in diesem Zug: Behalten darfst du es nicht mehr.",
        ],
    );
}

#[test]
fn without_tiles_a_turn_is_nearly_over() {
    check_alone(
        "0 place O e; 0 sail w X1; 0 sail e X2",
        [
            "Your tiles are used up: sail on, or end your turn.",
            "Deine Plättchen sind verbraucht: Fahre weiter oder beende den Zug.",
        ],
    );
    check_alone(
        "0 place O e; 0 sail w; 0 sail e; 0 sail w; 0 sail e; 0 sail w X1; 0 sail e X2",
        ["Your tiles are used up: end your turn.", "Deine Plättchen sind verbraucht: Beende den Zug."],
    );
}

fn check_in_company(steps: &str, sentences: [&str; 2]) {
    let draws = "* draw 0 O; * draw 0 X1; * draw 0 X2; * draw 1 O; * draw 1 O; * draw 1 B";
    let position = play(Setup { players: 2, ..Setup::default() }, &format!("{draws}{steps}"));
    check(&position, sentences);
    assert_eq!(asked(&position, Seat::new(1), Lang::En), None);
}

#[test]
fn in_company_there_may_be_a_swap() {
    check_in_company("", ["Lay a tile, or swap one.", "Lege ein Plättchen oder tausche eines."]);
    check_in_company(
        "; 0 place O e",
        ["Lay a tile, sail on, or swap one.", "Lege ein Plättchen, fahre weiter oder tausche eines."],
    );
    check_in_company(
        "; 0 place O e; 0 sail w; 0 sail e; 0 sail w",
        [
            "Without tokens sailing costs a tile: sail on, swap one, or end your turn.",
            "Ohne Marker kostet die Fahrt ein Plättchen: Fahre, tausche oder beende den Zug.",
        ],
    );
    check_in_company(
        "; 0 place O e; 0 sail w; 0 sail e; 0 sail w; 0 sail e X1",
        [
            "Lay a tile, discard one to sail on, or swap one.",
            "Lege ein Plättchen, wirf eines ab und fahre dafür weiter, oder tausche eines.",
        ],
    );
    check_in_company(
        "; 0 place X1 e",
        [
            "No tile fits here: sail on, swap one, or end your turn.",
            "Hier passt kein Plättchen: Fahre weiter, tausche eines oder beende den Zug.",
        ],
    );
}

#[test]
fn one_swap_is_all() {
    let swapped = "; 0 place X1 e; 0 swap X2 1 B";
    check_in_company(
        swapped,
        [
            "No tile fits here: sail on, or end your turn.",
            "Hier passt kein Plättchen: Fahre weiter oder beende den Zug.",
        ],
    );
    check_in_company(
        &format!("{swapped}; 0 sail w; 0 sail e; 0 sail w O; 0 sail e"),
        [
            "Without tokens sailing costs a tile: sail on, or end your turn.",
            "Ohne Marker kostet die Fahrt ein Plättchen: Fahre weiter oder beende den Zug.",
        ],
    );
}

/// A box of its own in which HQ can be left to the west only, and none of these tiles can be entered from the east.
fn check_stuck(players: usize, draws: &str, sentences: [&str; 2]) {
    let hq = "[hq]\nid = \"HQ\"\nedges = \"lllw\"\nfeature = \"lighthouse\"\n";
    let tile =
        |id, edges| format!("[[tile]]\nid = \"{id}\"\nedges = \"{edges}\"\nfeature = \"none\"\ncount = 9\n");
    let tiles = Loaded::read("stuck", &(hq.to_owned() + &tile("E", "wlww") + &tile("F", "llww"))).unwrap();
    check(&play_on(tiles, Setup { players, ..Setup::default() }, draws), sentences);
}

#[test]
fn nowhere_to_go() {
    check_stuck(
        1,
        "* draw 0 E; * draw 0 E; * draw 0 E",
        [
            "No tile fits here: end your turn, and keep one if you like.",
            "Hier passt kein Plättchen: Beende den Zug, und behalte eines, wenn du magst.",
        ],
    );
    check_stuck(
        2,
        "* draw 0 E; * draw 0 E; * draw 0 E; * draw 1 E; * draw 1 E; * draw 1 F",
        [
            "No tile fits here: swap one, or end your turn.",
            "Hier passt kein Plättchen: Tausche eines oder beende den Zug.",
        ],
    );
    check_stuck(
        2,
        "* draw 0 E; * draw 0 E; * draw 0 E; * draw 1 E; * draw 1 E; * draw 1 E",
        ["No tile fits here: end your turn.", "Hier passt kein Plättchen: Beende den Zug."],
    );
}

#[test]
fn explored_tiles_are_accounted_for_by_what_they_show() {
    let steps = "* draw 0 M; * draw 0 B; * draw 0 N1; * draw 1 O; * draw 1 O; * draw 1 H2; 0 place M e; \
                 0 place N1 n; 0 sail s; 0 place B s; 0 end; * draw 0 P2; * draw 0 M; * draw 0 B; \
                 1 sail e; 1 place O e";
    let position = play(Setup { players: 2, windmills: true, piers: true }, steps);
    expect![[r"
        Lighthouses | 0 (0 of 1 explored)
        Buoys | 0 (0 of 1 explored)
        Windmills | 4 (1 of 1 explored)
        Other tiles | 0 (0 of 2 explored)
        Rank: Novices | 0 (42 points below Sailors)
    "]]
    .assert_eq(&accounted(&position, Lang::En));
    expect![[r"
        Leuchttürme | 0 (0 von 1 erkundet)
        Bojen | 0 (0 von 1 erkundet)
        Windräder | 4 (1 von 1 erkundet)
        Andere Plättchen | 0 (0 von 2 erkundet)
        Rang: Neulinge | 0 (42 Punkte fehlen zu „Matrosen“)
    "]]
    .assert_eq(&accounted(&position, Lang::De));
}
