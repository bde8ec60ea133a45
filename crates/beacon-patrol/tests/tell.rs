//! What captains are told of steps, advised to do, and how far their patrol is.

use beacon_patrol::{BeaconPatrol, Setup};
use expect_test::{Expect, expect};
use table::{Eyes, Game, Journal, Lang, Listener, Loaded, Seat, Words};

const ADA: Eyes = Eyes::Seat(Seat::new(0));
const BO: Eyes = Eyes::Seat(Seat::new(1));
const PAIR: Setup = Setup { players: 2, windmills: true, piers: true };

/// Everything that these eyes are told of a game, a line for each step; headlines stand behind.
fn told(setup: Setup, steps: &str, eyes: Eyes, lang: Lang) -> String {
    let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).unwrap();
    let words = Words::new(lang, [BeaconPatrol::words(lang)]);
    let names = ["Ada", "Bo", "Cleo", "Dirk"].map(str::to_owned);
    let to = Listener { words: &words, names: &names, eyes };
    let mut lines = String::new();
    for step in steps.split("; ") {
        let before = journal.now().view(eyes);
        journal.play_text(step).unwrap_or_else(|error| panic!("{step}: {error}"));
        let after = journal.now().view(eyes);
        let &(by, action) = journal.steps().last().unwrap();
        lines += &BeaconPatrol::tell(&before, &after, by, action, &to);
        if let Some(moment) = BeaconPatrol::moment(&before, &after, &to) {
            lines += &format!(" [{moment}]");
        }
        lines.push('\n');
    }
    lines
}

/// A windmill in the east of HQ is surrounded by the last tile but one.
const WINDMILL: &str = "* draw 0 M; * draw 0 B; * draw 0 N3; * draw 1 O; * draw 1 O; * draw 1 H2; 0 place M e; \
                        0 place N3 n; 0 sail s; 0 place B s; 0 end; * draw 0 P2; * draw 0 M; * draw 0 B; \
                        1 sail e; 1 place O e; 1 swap H2 0 P2; 1 sail w O; 1 end";

#[test]
fn a_game_in_company_is_told() {
    check(
        &told(PAIR, WINDMILL, ADA, Lang::En),
        &expect![[r"
        You draw a windmill tile (M).
        You draw a buoy tile (B).
        You draw a buoy tile (N3).
        Bo draws an open-water tile (O).
        Bo draws an open-water tile (O).
        Bo draws a strait tile (H2).
        You lay the windmill tile (M) to the east.
        You lay the buoy tile with land in the north (N3) to the north.
        You sail south to the windmill tile (M).
        You lay the buoy tile (B) to the south.
        You end the turn.
        You draw a pier tile (P2).
        You draw a windmill tile (M).
        You draw a buoy tile (B).
        Bo sails east to the windmill tile (M).
        Bo lays the open-water tile (O) to the east: a windmill is explored, 4 points.
        Bo gives you the strait tile (H2) and takes the pier tile (P2).
        Bo discards the open-water tile (O) and sails west to the windmill tile (M).
        Bo ends the turn and throws 1 tile away.
    "]],
    );
    check(
        &told(PAIR, WINDMILL, BO, Lang::De),
        &expect![[r"
        Ada zieht ein Windradplättchen (M).
        Ada zieht ein Bojenplättchen (B).
        Ada zieht ein Bojenplättchen (N3).
        Du ziehst ein Meeresplättchen (O).
        Du ziehst ein Meeresplättchen (O).
        Du ziehst ein Meerengenplättchen (H2).
        Ada legt das Windradplättchen (M) nach Osten.
        Ada legt das Bojenplättchen mit Land im Norden (N3) nach Norden.
        Ada fährt nach Süden zum Windradplättchen (M).
        Ada legt das Bojenplättchen (B) nach Süden.
        Ada beendet den Zug.
        Ada zieht ein Anlegerplättchen (P2).
        Ada zieht ein Windradplättchen (M).
        Ada zieht ein Bojenplättchen (B).
        Du fährst nach Osten zum Windradplättchen (M).
        Du legst das Meeresplättchen (O) nach Osten: Ein Windrad ist erkundet, 4 Punkte.
        Du gibst Ada das Meerengenplättchen (H2) und bekommst das Anlegerplättchen (P2).
        Du wirfst das Meeresplättchen (O) ab und fährst nach Westen zum Windradplättchen (M).
        Du beendest den Zug und wirfst 1 Plättchen weg.
    "]],
    );
}

fn check(told: &str, expected: &Expect) {
    expected.assert_eq(told);
}

/// The tutorial's game: a lone captain explores HQ, and later a buoy that a kept lighthouse completes.
const ALONE: &str = "* draw 0 W4; * draw 0 H3; * draw 0 E2; 0 place H3 n; 0 sail s; 0 place E2 e; 0 place W4 n; \
                     0 end; * draw 0 B; * draw 0 NW2; * draw 0 E1; 0 sail s; 0 sail w; 0 place B w; 0 sail e; \
                     0 place E1 s; 0 end NW2; * draw 0 U1; * draw 0 E3; 0 sail n; 0 sail w; 0 place E3 n; \
                     0 sail s; 0 sail e; 0 sail n U1; 0 place NW2 n; 0 end";

#[test]
fn a_game_alone_is_told() {
    let of_seats = |told: String| -> String {
        told.lines()
            .filter(|line| !line.contains("draw") && !line.contains("zieh"))
            .fold(String::new(), |all, line| all + line + "\n")
    };
    check(
        &of_seats(told(Setup::default(), ALONE, ADA, Lang::En)),
        &expect![[r"
        You lay the buoy tile with land in the east and west (H3) to the north.
        You sail south to HQ.
        You lay the coast tile (E2) to the east.
        You lay the buoy tile (W4) to the north.
        You end the turn.
        You sail south to the coast tile (E2).
        You sail west to HQ.
        You lay the buoy tile (B) to the west.
        You sail east to HQ.
        You lay the coast tile (E1) to the south: HQ is explored, 3 points.
        You end the turn and keep the lighthouse tile (NW2).
        You sail north to HQ.
        You sail west to the buoy tile (B).
        You lay the buoy tile (E3) to the north.
        You sail south to the buoy tile (B).
        You sail east to HQ.
        You discard the bay tile (U1) and sail north to the buoy tile (H3).
        You lay the lighthouse tile (NW2) to the north: a buoy is explored, 2 points.
        You end the turn.
    "]],
    );
    check(
        &of_seats(told(Setup::default(), ALONE, ADA, Lang::De)),
        &expect![[r"
        Du legst das Bojenplättchen mit Land im Osten und im Westen (H3) nach Norden.
        Du fährst nach Süden zum Hauptquartier.
        Du legst das Küstenplättchen (E2) nach Osten.
        Du legst das Bojenplättchen (W4) nach Norden.
        Du beendest den Zug.
        Du fährst nach Süden zum Küstenplättchen (E2).
        Du fährst nach Westen zum Hauptquartier.
        Du legst das Bojenplättchen (B) nach Westen.
        Du fährst nach Osten zum Hauptquartier.
        Du legst das Küstenplättchen (E1) nach Süden: Das Hauptquartier ist erkundet, 3 Punkte.
        Du beendest den Zug und behältst das Leuchtturmplättchen (NW2).
        Du fährst nach Norden zum Hauptquartier.
        Du fährst nach Westen zum Bojenplättchen (B).
        Du legst das Bojenplättchen (E3) nach Norden.
        Du fährst nach Süden zum Bojenplättchen (B).
        Du fährst nach Osten zum Hauptquartier.
        Du wirfst das Buchtplättchen (U1) ab und fährst nach Norden zum Bojenplättchen (H3).
        Du legst das Leuchtturmplättchen (NW2) nach Norden: Eine Boje ist erkundet, 2 Punkte.
        Du beendest den Zug.
    "]],
    );
}

/// What the acting seat is advised of all that it may do, and how far it is told the game is.
fn proposed(setup: Setup, steps: &str, lang: Lang) -> String {
    let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).unwrap();
    for step in steps.split("; ") {
        journal.play_text(step).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
    let seat = journal.now().turn().acting().first().unwrap();
    let words = Words::new(lang, [BeaconPatrol::words(lang)]);
    let names = ["Ada", "Bo"].map(str::to_owned);
    let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
    let view = journal.now().view(to.eyes);
    let mut actions = Vec::new();
    journal.now().legal(seat, &mut actions);
    let mut lines: Vec<String> =
        actions.into_iter().map(|action| BeaconPatrol::propose(&view, action, &to)).collect();
    lines.push(BeaconPatrol::progress(&view, &to));
    lines.join("\n") + "\n"
}

#[test]
fn actions_are_advised() {
    let alone = "* draw 0 N3; * draw 0 W3; * draw 0 O; 0 place O e";
    check(
        &proposed(Setup::default(), alone, Lang::En),
        &expect![[r"
        Lay the buoy tile with land in the north (N3) to the north.
        Lay the buoy tile with land in the west (W3) to the north.
        Lay the buoy tile with land in the north (N3) to the east.
        Lay the buoy tile with land in the west (W3) to the south.
        Sail west to HQ.
        Discard the buoy tile with land in the north (N3) and sail west to HQ.
        Discard the buoy tile with land in the west (W3) and sail west to HQ.
        End your turn: 2 tiles are thrown away.
        End your turn and keep the buoy tile with land in the north (N3): 1 tile is thrown away.
        End your turn and keep the buoy tile with land in the west (W3): 1 tile is thrown away.
        Tiles left: 51 · your turn: 4 tokens, 2 tiles
    "]],
    );
    check(
        &proposed(Setup::default(), alone, Lang::De),
        &expect![[r"
        Leg das Bojenplättchen mit Land im Norden (N3) nach Norden.
        Leg das Bojenplättchen mit Land im Westen (W3) nach Norden.
        Leg das Bojenplättchen mit Land im Norden (N3) nach Osten.
        Leg das Bojenplättchen mit Land im Westen (W3) nach Süden.
        Fahr nach Westen zum Hauptquartier.
        Wirf das Bojenplättchen mit Land im Norden (N3) ab und fahr nach Westen zum Hauptquartier.
        Wirf das Bojenplättchen mit Land im Westen (W3) ab und fahr nach Westen zum Hauptquartier.
        Beende den Zug: 2 Plättchen kommen weg.
        Beende den Zug und behalte das Bojenplättchen mit Land im Norden (N3): 1 Plättchen kommt weg.
        Beende den Zug und behalte das Bojenplättchen mit Land im Westen (W3): 1 Plättchen kommt weg.
        Noch 51 Plättchen im Stapel · dein Zug: 4 Marker, 2 Plättchen
    "]],
    );
    let pair = "* draw 0 V1; * draw 0 W3; * draw 0 O; * draw 1 O; * draw 1 B; * draw 1 U1; \
                0 place V1 e; 0 place O e";
    check(
        &proposed(PAIR, pair, Lang::En),
        &expect![[r"
        Lay the buoy tile (W3) to the north.
        Lay the buoy tile (W3) to the south.
        Sail west to the strait tile (V1).
        Discard the buoy tile (W3) and sail west to the strait tile (V1).
        Give Bo the buoy tile (W3) for the open-water tile (O).
        Give Bo the buoy tile (W3) for the buoy tile (B).
        Give Bo the buoy tile (W3) for the bay tile (U1).
        End your turn: 1 tile is thrown away.
        Tiles left: 57 · your turn: 3 tokens, 1 tile
    "]],
    );
}

/// A box with two kinds of tiles, so small that it is soon used up.
#[test]
fn the_last_tiles_are_moments() {
    let hq = "[hq]\nid = \"HQ\"\nedges = \"wwww\"\nfeature = \"lighthouse\"\n";
    let tile = "[[tile]]\nid = \"F\"\nedges = \"wwww\"\nfeature = \"buoy\"\ncount = 6\n";
    let content = Loaded::read("small", &format!("{hq}{tile}")).unwrap();
    let setup = Setup { players: 2, ..Setup::default() };
    let mut journal = Journal::<BeaconPatrol>::new(setup, content).unwrap();
    let words = Words::new(Lang::En, [BeaconPatrol::words(Lang::En)]);
    let names = ["Ada", "Bo"].map(str::to_owned);
    let mut moments = Vec::new();
    let steps =
        ["* draw 0 F"; 3].into_iter().chain(["* draw 1 F"; 3]).chain(["0 place F e", "0 end", "1 end"]);
    for step in steps {
        let before = journal.now().view(BO);
        journal.play_text(step).unwrap();
        let to = Listener { words: &words, names: &names, eyes: BO };
        let after = journal.now().view(BO);
        moments.extend(BeaconPatrol::moment(&before, &after, &to));
        if step == "0 end" {
            assert_eq!(BeaconPatrol::progress(&after, &to), "Pile empty · your turn: 3 tokens, 3 tiles");
            let to = Listener { eyes: ADA, ..to };
            assert_eq!(BeaconPatrol::progress(&after, &to), "Pile empty · 3 tiles in hand");
        }
    }
    assert_eq!(moments, ["The pile is empty: these are the last tiles", "Your turn is the last"]);
    let to = Listener { words: &words, names: &names, eyes: ADA };
    assert_eq!(BeaconPatrol::progress(&journal.now().view(ADA), &to), "All tiles are used up");
}
