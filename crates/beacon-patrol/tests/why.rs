//! What can be touched and what not, and why; and where a ship sails in several steps.

use beacon_patrol::{Action, BeaconPatrol, Setup, Side};
use rand::SeedableRng;
use table::{By, Eyes, Frame, Game, Journal, Lang, Listener, Loaded, Rng, Scratch, Seat, Turn, Words};

const ADA: Seat = Seat::new(0);

fn play(players: usize, steps: &str) -> BeaconPatrol {
    let setup = Setup { players, ..Setup::default() };
    let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).unwrap();
    for step in steps.split("; ") {
        journal.play_text(step).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
    *journal.now()
}

/// Why seat 0 cannot touch these.
fn why(position: &BeaconPatrol, touched: &[&str], lang: Lang) -> Option<String> {
    let words = Words::new(lang, [BeaconPatrol::words(lang)]);
    let names = ["Ada", "Bo", "Cleo", "Dirk"].map(str::to_owned);
    let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(ADA) };
    BeaconPatrol::why_not(&position.view(to.eyes), touched, &to)
}

fn check(position: &BeaconPatrol, touched: &[&str], [english, german]: [&str; 2]) {
    assert_eq!(why(position, touched, Lang::En).as_deref(), Some(english), "{touched:?}");
    assert_eq!(why(position, touched, Lang::De).as_deref(), Some(german), "{touched:?}");
}

/// H3 in the north of HQ has land in the east and in the west; E2 in the east of HQ has land in the east. The ship lies
/// on E2, and W4, with land in the west, is left.
const EAST: &str = "* draw 0 W4; * draw 0 H3; * draw 0 E2; 0 place H3 n; 0 sail s; 0 place E2 e";

#[test]
fn bp_6_land_meets_water() {
    let position = play(1, EAST);
    assert_eq!(why(&position, &["hand/W4", "cell/1,1"], Lang::En), None, "W4 fits in the north");
    assert_eq!(why(&position, &["cell/1,1", "hand/W4"], Lang::En), None, "in any order");
    let other = play(1, &EAST.replace("W4", "O"));
    check(
        &other,
        &["hand/O", "cell/1,1"],
        ["Land meets water in the west.", "Land trifft auf Wasser im Westen."],
    );
}

#[test]
fn bp_7_a_ship_comes_by_water() {
    let position = play(1, "* draw 0 W4; * draw 0 H3; * draw 0 E2");
    check(
        &position,
        &["hand/W4", "cell/1,0"],
        [
            "Your ship comes by water, but this tile has land in the west.",
            "Dein Schiff kommt übers Wasser, aber dieses Plättchen hat im Westen Land.",
        ],
    );
    check(
        &play(1, EAST),
        &["hand/W4", "cell/2,0"],
        ["Your ship cannot cross the land in the east.", "Dein Schiff kommt nicht über das Land im Osten."],
    );
}

#[test]
fn bp_5_tiles_go_beside_the_ship() {
    let position = play(1, EAST);
    check(
        &position,
        &["hand/W4", "cell/-1,0"],
        ["That cell is not beside your ship.", "Dieses Feld liegt nicht neben deinem Schiff."],
    );
    check(
        &position,
        &["hand/W4", "cell/0,1"],
        [
            "A tile pays for one step, and that is farther.",
            "Ein Plättchen zahlt für einen Schritt, und das ist weiter.",
        ],
    );
    check(
        &position,
        &["hand/W4", "cell/1,0"],
        ["Your ship is there already.", "Da liegt dein Schiff schon."],
    );
    check(&position, &["ship/0"], ["Your ship is there already.", "Da liegt dein Schiff schon."]);
    let done = play(1, &format!("{EAST}; 0 place W4 n"));
    check(&done, &["cell/1,2"], ["You have no tile left to lay.", "Du hast kein Plättchen mehr zu legen."]);
    check(
        &play(1, &EAST.replace("W4", "O")),
        &["cell/1,1"],
        ["None of your tiles fits there.", "Keines deiner Plättchen passt dorthin."],
    );
    assert_eq!(why(&position, &["cell/1,1"], Lang::En), None, "a tile fits there");
}

/// The ship lies in the north-east of HQ, on W4; land lies between it and H3.
const CORNER: &str =
    "* draw 0 W4; * draw 0 H3; * draw 0 E2; 0 place H3 n; 0 sail s; 0 place E2 e; 0 place W4 n";

#[test]
fn bp_8_sailing_takes_tokens_and_water() {
    let position = play(1, CORNER);
    assert_eq!(why(&position, &["cell/0,1"], Lang::En), None, "three tokens lead there");
    check(
        &play(1, &format!("{CORNER}; 0 sail s; 0 sail n")),
        &["cell/0,1"],
        [
            "Land lies between in the west: by water it is 3 tokens, and you have 1.",
            "Im Westen ist Land dazwischen: Übers Wasser sind es 3 Marker, und du hast 1.",
        ],
    );
    check(
        &play(1, &format!("{CORNER}; 0 sail s; 0 sail n")),
        &["cell/0,0"],
        ["That is 2 tokens away, and you have 1.", "Das ist 2 Marker weit, und du hast 1."],
    );
    check(
        &play(1, &format!("{CORNER}; 0 sail s; 0 sail n; 0 sail s")),
        &["cell/0,0"],
        ["No token left to sail.", "Kein Marker mehr, um zu fahren."],
    );
}

#[test]
fn bp_10_swaps() {
    let deal = "* draw 0 O; * draw 0 O; * draw 0 B; * draw 1 O; * draw 1 B; * draw 1 N1";
    let position = play(2, deal);
    assert_eq!(why(&position, &["hand/1/N1"], Lang::En), None);
    assert_eq!(why(&position, &["hand/O", "hand/1/N1"], Lang::En), None);
    check(
        &position,
        &["hand/O", "hand/1/O"],
        ["These two tiles are the same.", "Diese beiden Plättchen sind gleich."],
    );
    let swapped = play(2, &format!("{deal}; 0 swap O 1 N1"));
    check(
        &swapped,
        &["hand/B", "hand/1/O"],
        ["You swap once a turn, and have done so.", "Du tauschst einmal im Zug, und das hast du schon."],
    );
    let used = play(2, &format!("{deal}; 0 place O e; 0 place O e; 0 place B e"));
    check(&used, &["hand/1/O"], ["You have no tile to give.", "Du hast kein Plättchen zu geben."]);
    check(&used, &["pile"], ["You draw when your turn ends.", "Du ziehst nach, wenn dein Zug endet."]);
}

/// Keys come from anywhere: what makes no sense has no reason, and nobody else is told any.
#[test]
fn nonsense_has_no_reason() {
    let position = play(1, EAST);
    let keys =
        ["", "cell/", "cell/1", "cell/400,0", "cell/a,b", "hand/", "hand/Q9", "hand/7/O", "ship/9", "gauge"];
    for key in keys {
        assert_eq!(why(&position, &[key], Lang::En), None, "{key}");
    }
    for far in ["cell/127,127", "cell/-128,-128"] {
        assert!(why(&position, &[far], Lang::En).is_some(), "{far}");
        assert!(why(&position, &["hand/W4", far], Lang::En).is_some(), "{far}");
    }
    assert_eq!(why(&position, &[], Lang::En), None);
    let others = play(
        2,
        "* draw 0 O; * draw 0 O; * draw 0 B; * draw 1 O; * draw 1 B; * draw 1 N1; 0 end; * draw 0 N2; * draw 0 N3; * draw 0 N4",
    );
    assert_eq!(why(&others, &["hand/N2", "cell/0,0"], Lang::En), None, "it is Bo's turn");
}

/// Random positions in which a seat acts.
fn random_positions(players: usize, games: u64) -> Vec<BeaconPatrol> {
    let setup = Setup { players, windmills: true, piers: true };
    let mut positions = Vec::new();
    for seed in 0..games {
        let (mut rng, mut scratch) = (Rng::seed_from_u64(seed), Scratch::default());
        let mut position = BeaconPatrol::new(&setup, &Loaded::<BeaconPatrol>::standard().data).unwrap();
        loop {
            match position.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = position.random_outcome(&mut rng, &mut scratch);
                    position.play(By::Chance, outcome);
                }
                Turn::Seats(acting) => {
                    positions.push(position);
                    let seat = acting.first().unwrap();
                    let action = position.random_action(seat, &mut rng, &mut scratch);
                    position.play(By::Seat(seat), action);
                }
            }
        }
    }
    positions
}

/// Every tile of the hand on every cell of the picture either is an action or has a reason why not.
#[test]
fn whatever_cannot_be_done_has_a_reason() {
    let words = Words::new(Lang::En, [BeaconPatrol::words(Lang::En)]);
    let names = ["Ada", "Bo", "Cleo", "Dirk"].map(str::to_owned);
    let (mut refused, mut allowed) = (0, 0);
    for position in [1, 2, 4].into_iter().flat_map(|players| random_positions(players, 2)) {
        let seat = position.turn().acting().first().unwrap();
        let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
        let view = position.view(to.eyes);
        let scene = BeaconPatrol::scene(&view, Frame::Wide, &to);
        let keys = |kind: &str| -> Vec<String> {
            let own = scene.sprites.iter().filter(|sprite| sprite.label.is_some());
            own.map(|sprite| sprite.key.clone()).filter(|key| key.starts_with(kind)).collect()
        };
        let mut actions = Vec::new();
        position.legal(seat, &mut actions);
        let paths: Vec<Vec<String>> =
            actions.iter().map(|&action| BeaconPatrol::touch(&view, action)).collect();
        for hand in keys("hand/").iter().filter(|key| key.matches('/').count() == 1) {
            for cell in &keys("cell/") {
                let reason = BeaconPatrol::why_not(&view, &[hand, cell], &to);
                let legal = paths.iter().any(|path| path == &[hand.clone(), cell.clone()]);
                assert_eq!(legal, reason.is_none(), "{hand} on {cell}: {reason:?}");
                assert!(reason.is_none_or(|reason| reason.ends_with('.') && !reason.contains('‹')));
                allowed += usize::from(legal);
                refused += usize::from(!legal);
            }
        }
        let far: Vec<String> = BeaconPatrol::journeys(&view).into_iter().map(|(key, _)| key).collect();
        for cell in keys("cell/") {
            let reason = BeaconPatrol::why_not(&view, &[&cell], &to);
            let leads = far.contains(&cell) || paths.iter().any(|path| path.contains(&cell));
            assert_eq!(leads, reason.is_none(), "{cell}: {reason:?}");
        }
    }
    assert!(refused > 1000 && allowed > 1000, "{refused} refused, {allowed} allowed");
}

#[test]
fn distant_tiles_are_sailed_to_step_by_step() {
    let position = play(1, CORNER);
    let view = position.view(Eyes::Seat(ADA));
    let sail = |sides: &[Side]| -> Vec<Action> { sides.iter().map(|&side| Action::Sail(side)).collect() };
    let expected = vec![
        ("cell/0,0".to_owned(), sail(&[Side::South, Side::West])),
        ("cell/0,1".to_owned(), sail(&[Side::South, Side::West, Side::North])),
    ];
    assert_eq!(BeaconPatrol::journeys(&view), expected);
    let two_left = play(1, &format!("{CORNER}; 0 sail s; 0 sail n"));
    assert_eq!(BeaconPatrol::journeys(&two_left.view(Eyes::Seat(ADA))), [], "one token leads nowhere far");
}

/// Either the tile or a ship on it; the button before the tile, or the tile first.
#[test]
fn some_actions_can_be_touched_in_another_way() {
    let pair =
        play(2, "* draw 0 O; * draw 0 O; * draw 0 B; * draw 1 O; * draw 1 B; * draw 1 N1; 0 place O e");
    let view = pair.view(Eyes::Seat(ADA));
    let paths = |action: &str| {
        let action = BeaconPatrol::parse(&Loaded::<BeaconPatrol>::standard().data, action).unwrap();
        (BeaconPatrol::touch(&view, action), BeaconPatrol::other_touches(&view, action))
    };
    let path = |keys: &[&str]| keys.iter().map(|&key| key.to_owned()).collect::<Vec<_>>();
    assert_eq!(paths("sail w"), (path(&["cell/0,0"]), vec![path(&["ship/1"])]));
    assert_eq!(paths("sail w B"), (path(&["hand/B", "cell/0,0"]), vec![path(&["hand/B", "ship/1"])]));
    assert_eq!(paths("end"), (path(&["button/end-2"]), vec![]));
    let alone = play(1, "* draw 0 O; * draw 0 O; * draw 0 B").view(Eyes::Seat(ADA));
    let keep = BeaconPatrol::parse(&Loaded::<BeaconPatrol>::standard().data, "end B").unwrap();
    assert_eq!(BeaconPatrol::touch(&alone, keep), path(&["button/keep", "hand/B"]));
    assert_eq!(BeaconPatrol::other_touches(&alone, keep), [path(&["hand/B", "button/keep"])]);
}
