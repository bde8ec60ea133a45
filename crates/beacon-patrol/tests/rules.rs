//! Every rule by its number, and the worked examples of the rules.

use beacon_patrol::{Action, BeaconPatrol, Rank, Setup};
use table::journal::StepError;
use table::{Game, Journal, Loaded, Seat, Turn, setup, trace};

type Tiles = &'static Loaded<BeaconPatrol>;
type Patrol = Journal<BeaconPatrol>;

/// A box of tiles: id, edges, feature, count and perhaps houses by side, `;` between them. HQ is added.
fn tiles(list: &str) -> Tiles {
    let hq = "[hq]\nid = \"HQ\"\nedges = \"wwww\"\nfeature = \"lighthouse\"\n".to_owned();
    let toml = hq + &list.split(';').map(tile).collect::<String>();
    Loaded::read("test", &toml).unwrap_or_else(|error| panic!("{error}\n{toml}"))
}

fn tile(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [id, edges, feature, count, houses @ ..] = &words[..] else { panic!("{line}") };
    let set = match *feature {
        "windmill" | "pier" => format!("set = \"{feature}s\""),
        _ => String::new(),
    };
    let houses = houses.join(", ");
    format!(
        "[[tile]]\nid = \"{id}\"\nedges = \"{edges}\"\nfeature = \"{feature}\"\ncount = {count}\n\
         houses = {{ {houses} }}\n{set}\n"
    )
}

fn start(tiles: Tiles, players: usize) -> Patrol {
    let expansions = [beacon_patrol::Expansion::Windmills, beacon_patrol::Expansion::Piers];
    let [windmills, piers] = expansions.map(|expansion| tiles.data.has(expansion));
    Journal::new(Setup { players, windmills, piers }, tiles).unwrap()
}

/// Takes steps as a record writes them, `;` between them.
fn go(patrol: &mut Patrol, steps: &str) {
    for step in steps.split(';').map(str::trim) {
        patrol.play_text(step).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
}

fn played(tiles: Tiles, players: usize, steps: &str) -> Patrol {
    let mut patrol = start(tiles, players);
    go(&mut patrol, steps);
    patrol
}

/// A lone player's turns, each a list of `TILE SIDE` to lay and `SIDE` to sail, `,` between them. Draws what a
/// turn needs and fills up with `F`. The last turn is not ended.
fn alone(tiles: Tiles, turns: &[&str]) -> Patrol {
    let mut patrol = start(tiles, 1);
    for (n, turn) in turns.iter().enumerate() {
        if n > 0 {
            go(&mut patrol, "0 end");
        }
        let items: Vec<Vec<&str>> = turn.split(',').map(|item| item.split_whitespace().collect()).collect();
        let mut needed = items.iter().filter(|item| item.len() == 2).map(|item| item[0]);
        while patrol.now().turn() == Turn::Chance {
            go(&mut patrol, &format!("* draw 0 {}", needed.next().unwrap_or("F")));
        }
        for item in items {
            match item[..] {
                [tile, side] => go(&mut patrol, &format!("0 place {tile} {side}")),
                [side] => go(&mut patrol, &format!("0 sail {side}")),
                _ => panic!("{turn}"),
            }
        }
    }
    patrol
}

fn legal(patrol: &Patrol) -> String {
    let seat = patrol.now().turn().acting().first().expect("a seat acts");
    trace::legal(patrol.now(), seat, &patrol.content().data).join(", ")
}

fn acting(patrol: &Patrol) -> Option<usize> {
    patrol.now().turn().acting().first().map(Seat::index)
}

fn odds(patrol: &Patrol) -> String {
    trace::odds(patrol.now(), &patrol.content().data).to_string()
}

fn is_over(patrol: &Patrol) -> bool {
    patrol.now().turn() == Turn::Over
}

fn refused(patrol: &mut Patrol, step: &str) {
    let error = patrol.play_text(step).expect_err(step);
    assert!(matches!(error, StepError::Refused { .. }), "{step}: {error}");
}

/// Explored tiles with their points: `HQ 0,0 3; …`.
fn explored(patrol: &Patrol) -> String {
    let detail = patrol.now().detail();
    let tile = |tile: &serde_json::Value| {
        format!("{} {} {}", tile["tile"].as_str().unwrap(), tile["cell"].as_str().unwrap(), tile["points"])
    };
    detail["tiles"].as_array().unwrap().iter().map(tile).collect::<Vec<_>>().join("; ")
}

fn score(patrol: &Patrol) -> i32 {
    patrol.now().standing().scores[0]
}

fn count(patrol: &Patrol) -> u64 {
    let mut outcomes = table::Outcomes::new();
    patrol.now().outcomes(&mut outcomes);
    outcomes.total()
}

#[test]
fn bp_01_options_add_their_tiles_to_the_pile() {
    for (windmills, piers, size) in
        [(false, false, 54), (true, false, 59), (false, true, 58), (true, true, 63)]
    {
        for players in 1..=4 {
            let patrol = Journal::new(Setup { players, windmills, piers }, Loaded::standard()).unwrap();
            assert_eq!(count(&patrol), size);
            let drawn = odds(&patrol);
            assert_eq!(drawn.contains("\"draw 0 M\":5"), windmills);
            assert_eq!(drawn.contains("\"draw 0 P1\":1"), piers);
        }
    }
    let default = setup::to_options::<BeaconPatrol>(&Setup::default());
    assert_eq!(
        serde_json::to_value(default).unwrap(),
        serde_json::json!({"players": 1, "windmills": false, "piers": false})
    );
    for players in [0, 5] {
        let setup = Setup { players, ..Setup::default() };
        let error = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).unwrap_err();
        assert_eq!(error.to_string(), format!("players is {players}, but Beacon Patrol is for 1 to 4"));
    }
}

#[test]
fn bp_01_an_expansion_needs_tiles() {
    let setup = Setup { players: 1, windmills: true, piers: false };
    let error = Journal::<BeaconPatrol>::new(setup, tiles("F wwww none 9")).unwrap_err();
    assert_eq!(error.to_string(), "windmills is true, but the content has no tiles of that set");
}

#[test]
fn bp_02_ships_start_on_hq_and_never_block() {
    let box_of = tiles("F wwww none 20");
    let mut patrol = start(box_of, 2);
    go(&mut patrol, "* draw 0 F; * draw 0 F; * draw 0 F; * draw 1 F; * draw 1 F; * draw 1 F");
    assert_eq!(legal(&patrol), "end, place F e, place F n, place F s, place F w");
    go(&mut patrol, "0 place F e; 0 end; * draw 0 F; * draw 0 F; * draw 0 F");
    // The other ship still lies on HQ, and may go where the first one is, and back.
    go(&mut patrol, "1 sail e; 1 sail w; 1 sail e");
    assert_eq!(legal(&patrol), "end, place F e, place F n, place F s, sail w F");
}

#[test]
fn bp_03_tiles_and_tokens_by_players() {
    for (players, hand, tokens) in [(1, 3, 4), (2, 3, 3), (3, 3, 3), (4, 2, 2)] {
        let mut patrol = start(tiles("F wwww none 40"), players);
        for seat in 0..players {
            for _ in 0..hand {
                assert!(acting(&patrol).is_none());
                go(&mut patrol, &format!("* draw {seat} F"));
            }
        }
        assert_eq!(acting(&patrol), Some(0));
        go(&mut patrol, "0 place F e");
        for token in 0..tokens {
            go(&mut patrol, if token % 2 == 0 { "0 sail w" } else { "0 sail e" });
        }
        refused(&mut patrol, "0 sail w");
        refused(&mut patrol, "0 sail e");
    }
}

#[test]
fn bp_04_a_draw_is_uniform_over_the_tiles_of_the_pile() {
    let mut patrol = start(tiles("A wwww none 1; B wwww buoy 3; C wwww none 2; D wwww none 1"), 2);
    assert_eq!(odds(&patrol), r#"{"draw 0 A":1,"draw 0 B":3,"draw 0 C":2,"draw 0 D":1}"#);
    go(&mut patrol, "* draw 0 A; * draw 0 B");
    assert_eq!(odds(&patrol), r#"{"draw 0 B":2,"draw 0 C":2,"draw 0 D":1}"#);
    refused(&mut patrol, "* draw 0 A");
    refused(&mut patrol, "* draw 1 B");
    go(&mut patrol, "* draw 0 C");
    assert_eq!(odds(&patrol), r#"{"draw 1 B":2,"draw 1 C":1,"draw 1 D":1}"#);
    go(&mut patrol, "* draw 1 B; * draw 1 B; * draw 1 D");
    assert_eq!(acting(&patrol), Some(0));
    // Hands are open, and equal tiles offer each action once.
    assert!(legal(&patrol).contains("swap A 1 B, swap A 1 D, swap B 1 D, swap C 1 B, swap C 1 D"));
}

#[test]
fn bp_05_a_tile_goes_beside_the_ship_and_is_never_turned() {
    let patrol = alone(tiles("N lwww none 1; F wwww none 9"), &["N n, s"]);
    // North of HQ a tile lies; a second step away and diagonally nothing can be laid.
    assert_eq!(legal(&patrol), "end, end F, place F e, place F s, place F w, sail n, sail n F");
    let patrol =
        played(tiles("N lwww none 1; E wlww none 1; W wwwl none 1"), 1, "* draw 0 N; * draw 0 E; * draw 0 W");
    // Turned, N could lie in the south, E in the west and W in the east.
    assert_eq!(
        legal(&patrol),
        "end, end E, end N, end W, place E e, place E n, place E s, place N e, place N n, place N w, \
         place W n, place W s, place W w"
    );
}

#[test]
fn bp_06_every_edge_matches() {
    let box_of = tiles("F wwww none 20; S wwlw none 1; N lwww none 1; E wlww none 1");
    let mut patrol = alone(box_of, &["F n, S e, w, s"]);
    go(&mut patrol, "0 end; * draw 0 N; * draw 0 F; * draw 0 E");
    // The cell in the east lies below S, whose southern edge is land: only N fits there.
    assert_eq!(
        legal(&patrol),
        "end, end E, end F, end N, place E s, place F s, place F w, place N e, place N w, \
         sail n, sail n E, sail n F, sail n N"
    );
    refused(&mut patrol, "0 place F e");
    go(&mut patrol, "0 place N e");
}

#[test]
fn bp_07_the_ship_meets_the_new_tile_at_water_and_sails_onto_it() {
    let box_of = tiles("N lwww none 2; S wwlw none 3; F wwww none 9");
    let mut patrol = played(box_of, 1, "* draw 0 N; * draw 0 S; * draw 0 S; 0 place N e");
    // S would match in the north, land to land. But a ship cannot go there.
    assert_eq!(legal(&patrol), "end, end S, place S e, place S s, sail w, sail w S");
    // The ship is on the new tile already, for no token: four are left.
    go(&mut patrol, "0 sail w; 0 sail e; 0 sail w; 0 sail e");
    refused(&mut patrol, "0 sail w");
}

#[test]
fn bp_08_a_token_moves_the_ship_by_water_only() {
    let box_of = tiles("N lwww none 2; S wwlw none 3; F wwww none 9");
    let mut patrol = alone(box_of, &["N e, w, F n, S e"]);
    // N lies right below, behind land: one token cannot do it, three can.
    assert_eq!(legal(&patrol), "end, sail w");
    go(&mut patrol, "0 sail w; 0 sail s; 0 sail e");
    assert_eq!(legal(&patrol), "end");
    // Nor the other way round.
    let mut patrol = alone(box_of, &["N e, w, F n, S e", "w, s, e"]);
    refused(&mut patrol, "0 sail n");
    refused(&mut patrol, "0 sail n F");
}

#[test]
fn bp_09_a_discarded_tile_moves_the_ship_too() {
    let mut patrol = alone(tiles("A wwww none 3; F wwww none 9"), &["F e, w, e, w, e"]);
    assert_eq!(legal(&patrol), "end, end F, place F e, place F n, place F s, sail w F");
    go(&mut patrol, "0 sail w F; 0 sail e F");
    assert_eq!(legal(&patrol), "end");
    // The discarded tiles are out of the game: twelve in all, three drawn first, three now.
    go(&mut patrol, "0 end; * draw 0 A; * draw 0 A; * draw 0 A");
    assert_eq!(legal(&patrol), "end, end A, place A e, place A n, place A s, sail w, sail w A");
    go(&mut patrol, "0 end");
    assert_eq!(odds(&patrol), r#"{"draw 0 F":6}"#);
}

const FOUR_KINDS: &str = "A wwww none 4; B wwww buoy 4; C lwww none 4; F wwww none 20";

#[test]
fn bp_10_a_swap_once_a_turn() {
    let deal = "* draw 0 A; * draw 0 A; * draw 0 B; * draw 1 A; * draw 1 C; * draw 1 F";
    let mut patrol = played(tiles(FOUR_KINDS), 2, deal);
    let swaps = |patrol: &Patrol| {
        legal(patrol).split(", ").filter(|action| action.starts_with("swap")).collect::<Vec<_>>().join(", ")
    };
    // Equal tiles are not offered, and nobody swaps with nobody.
    assert_eq!(swaps(&patrol), "swap A 1 C, swap A 1 F, swap B 1 A, swap B 1 C, swap B 1 F");
    refused(&mut patrol, "0 swap A 1 A");
    refused(&mut patrol, "0 swap A 0 B");
    refused(&mut patrol, "0 swap A 2 C");
    go(&mut patrol, "0 swap A 1 C");
    assert_eq!(swaps(&patrol), "");
    // What was got can be used at once.
    go(&mut patrol, "0 place C n; 0 end; * draw 0 F; * draw 0 F; * draw 0 F");
    // The partner has what was given, beside the other two, and a swap of its own.
    assert_eq!(swaps(&patrol), "swap A 0 F");
    assert!(legal(&patrol).contains("place A e") && legal(&patrol).contains("place F e"));
    assert!(!legal(&patrol).contains("place C"));
}

#[test]
fn bp_10_what_was_got_is_discarded_if_unused() {
    let deal = "* draw 0 A; * draw 0 A; * draw 0 B; * draw 1 A; * draw 1 C; * draw 1 F";
    let mut patrol = played(tiles(FOUR_KINDS), 2, deal);
    go(&mut patrol, "0 swap B 1 C; 0 end");
    // Nothing goes back to the pile, and no C is in the hand that follows.
    assert_eq!(odds(&patrol), r#"{"draw 0 A":1,"draw 0 B":3,"draw 0 C":3,"draw 0 F":19}"#);
    go(&mut patrol, "* draw 0 F; * draw 0 F; * draw 0 F; 1 end; * draw 1 F; * draw 1 F; * draw 1 F");
    assert!(legal(&patrol).starts_with("end, place F e, place F n"));
}

#[test]
fn bp_10_nobody_swaps_alone() {
    let patrol = played(tiles(FOUR_KINDS), 1, "* draw 0 A; * draw 0 B; * draw 0 C");
    assert!(!legal(&patrol).contains("swap"));
}

#[test]
fn bp_10_any_partner_with_tiles() {
    let deal =
        "* draw 0 A; * draw 0 A; * draw 1 B; * draw 1 B; * draw 2 A; * draw 2 A; * draw 3 C; * draw 3 F";
    let patrol = played(tiles(FOUR_KINDS), 4, deal);
    assert!(legal(&patrol).ends_with("swap A 1 B, swap A 3 C, swap A 3 F"));
}

#[test]
fn bp_11_a_dead_end_is_legal() {
    let patrol = alone(tiles("D llwl none 3; F wwww none 9"), &["D n"]);
    // Land on three sides: there is only the way back.
    assert_eq!(legal(&patrol), "end, end F, sail s, sail s F");
    let mut stuck = alone(tiles("D llwl none 3; F wwww none 9"), &["D n, s, n, s, n", "s, n, s, n"]);
    go(&mut stuck, "0 sail s F; 0 sail n F");
    assert_eq!(legal(&stuck), "end, end F, sail s F");
}

#[test]
fn bp_12_the_turn_ends_when_it_is_said() {
    let mut patrol = alone(tiles("F wwww none 30"), &["F e, F e, F e, w, w, w, e"]);
    // Nothing else can be done, and still the end is a step.
    assert_eq!(legal(&patrol), "end");
    go(&mut patrol, "0 end");
    assert_eq!(odds(&patrol), r#"{"draw 0 F":27}"#);
    go(&mut patrol, "* draw 0 F; * draw 0 F; * draw 0 F");
    // Tokens came back; unplayed tiles go out of the game.
    go(&mut patrol, "0 sail e; 0 end");
    assert_eq!(odds(&patrol), r#"{"draw 0 F":24}"#);
    go(&mut patrol, "* draw 0 F; * draw 0 F; * draw 0 F; 0 end");
    assert_eq!(odds(&patrol), r#"{"draw 0 F":21}"#);
}

#[test]
fn bp_13_alone_a_tile_may_be_kept() {
    let mut patrol = played(tiles(FOUR_KINDS), 1, "* draw 0 A; * draw 0 A; * draw 0 C");
    assert_eq!(ends(&patrol), "end, end A, end C");
    // Nothing was laid: with a pile that does not matter. Two more are drawn.
    go(&mut patrol, "0 end C; * draw 0 B; * draw 0 B");
    assert_eq!(ends(&patrol), "end, end B, end C");
    let company = played(
        tiles(FOUR_KINDS),
        2,
        "* draw 0 A; * draw 0 A; * draw 0 C; * draw 1 A; * draw 1 A; * draw 1 B",
    );
    assert_eq!(ends(&company), "end");
}

#[test]
fn bp_13_keeping_draws_what_the_pile_has() {
    let mut patrol =
        played(tiles("F wwww none 4; G wwww none 1"), 1, "* draw 0 F; * draw 0 F; * draw 0 F; 0 end F");
    go(&mut patrol, "* draw 0 G");
    assert_eq!(acting(&patrol), None);
    go(&mut patrol, "* draw 0 F");
    let mut patrol =
        played(tiles("F wwww none 3; G wwww none 1"), 1, "* draw 0 F; * draw 0 F; * draw 0 F; 0 end F");
    go(&mut patrol, "* draw 0 G");
    assert_eq!(
        legal(&patrol),
        "end, end F, end G, place F e, place F n, place F s, place F w, place G e, place G n, place G s, place G w"
    );
}

/// What ends the turn, of all that is legal.
fn ends(patrol: &Patrol) -> String {
    legal(patrol).split(", ").filter(|action| action.starts_with("end")).collect::<Vec<_>>().join(", ")
}

/// Takes idle turns, each of them a token there and a token back, that keep this tile.
fn idle(patrol: &mut Patrol, turns: usize, tile: &str) {
    for _ in 0..turns {
        go(patrol, &format!("0 sail s; 0 sail n; 0 end {tile}"));
    }
}

/// A lone captain north of HQ with `F` and `G` in hand, the pile empty, and one tile laid in this turn.
fn last_tiles() -> Patrol {
    played(tiles("F wwww none 2; G wwww none 1"), 1, "* draw 0 F; * draw 0 F; * draw 0 G; 0 place F n")
}

#[test]
fn bp_13_a_last_tile_is_carried_over_several_turns() {
    // A line of eight tiles to the north of HQ, and the gap in the south of it is eight tokens away.
    let box_of = tiles("F wwww none 11");
    let mut patrol = alone(box_of, &["F n, F n, F n", "F n, F n, F n", "F n, F n"]);
    go(&mut patrol, "0 end F; * draw 0 F; * draw 0 F");
    // The pile is empty now. One tile is kept, the others are discarded, and nothing is drawn.
    go(&mut patrol, "0 sail s; 0 sail s; 0 sail s; 0 sail s; 0 end F");
    assert_eq!(acting(&patrol), Some(0));
    assert_eq!(legal(&patrol), "end, end F, place F e, place F w, sail n, sail n F, sail s, sail s F");
    go(&mut patrol, "0 sail s; 0 sail s; 0 sail s; 0 sail s; 0 end F; 0 place F s");
    assert!(is_over(&patrol));
}

#[test]
fn bp_13_of_several_last_tiles_one_is_kept() {
    let mut patrol = played(tiles("F wwww none 2; G wwww none 1"), 1, "* draw 0 F; * draw 0 F; * draw 0 G");
    assert_eq!(ends(&patrol), "end, end F, end G");
    go(&mut patrol, "0 end G");
    assert_eq!(legal(&patrol), "end, end G, place G e, place G n, place G s, place G w");
    // Keeping is a choice: without it the last tile is discarded, and nothing is left.
    go(&mut patrol, "0 end");
    assert!(is_over(&patrol));
}

#[test]
fn bp_13_after_fifteen_idle_turns_keeping_takes_a_tile_laid() {
    // Nothing was laid in the very first turn: with an empty pile it is idle too.
    let mut patrol = played(tiles("F wwww none 3"), 1, "* draw 0 F; * draw 0 F; * draw 0 F");
    for turn in 1..=15 {
        assert_eq!(ends(&patrol), "end, end F", "idle turn {turn}");
        go(&mut patrol, "0 end F");
    }
    assert_eq!(legal(&patrol), "end, place F e, place F n, place F s, place F w");
    refused(&mut patrol, "0 end F");
    let mut discarded = patrol.clone();
    go(&mut discarded, "0 end");
    assert!(is_over(&discarded));
    go(&mut patrol, "0 place F n");
    assert!(is_over(&patrol));
}

#[test]
fn bp_13_a_turn_with_a_tile_laid_is_not_idle() {
    let mut patrol = last_tiles();
    assert_eq!(ends(&patrol), "end, end F, end G");
    go(&mut patrol, "0 end G");
    // Fifteen idle turns may follow it; the sixteenth cannot keep.
    idle(&mut patrol, 15, "G");
    assert_eq!(legal(&patrol), "end, place G e, place G n, place G w, sail s, sail s G");
    go(&mut patrol, "0 sail s; 0 sail n");
    refused(&mut patrol, "0 end G");
    go(&mut patrol, "0 sail s; 0 place G s");
    assert!(is_over(&patrol));
}

#[test]
fn bp_13_a_turn_that_ends_with_a_pile_is_not_idle() {
    // Four turns without a tile laid, while there is a pile; then it is empty, and fifteen may follow.
    let mut patrol = played(tiles("F wwww none 11"), 1, "* draw 0 F; * draw 0 F; * draw 0 F; 0 end F");
    for _ in 0..3 {
        go(&mut patrol, "* draw 0 F; * draw 0 F; 0 end F");
    }
    // The fourth of them had a pile of two when it ended: that is before it drew.
    go(&mut patrol, "* draw 0 F; * draw 0 F");
    for _ in 0..15 {
        go(&mut patrol, "0 end F");
    }
    refused(&mut patrol, "0 end F");
}

#[test]
fn bp_13_a_tile_spent_on_sailing_was_not_laid() {
    let mut laid = played(
        tiles("F wwww none 3; G wwww none 3"),
        1,
        "* draw 0 F; * draw 0 F; * draw 0 F; 0 place F n; 0 end; * draw 0 G; * draw 0 G; * draw 0 G",
    );
    let mut spent = laid.clone();
    go(&mut laid, "0 place G n; 0 sail s; 0 end G");
    go(&mut spent, "0 sail s G; 0 sail n; 0 end G");
    idle(&mut laid, 14, "G");
    idle(&mut spent, 14, "G");
    // One of the two turns was idle, the other was not.
    assert_eq!(ends(&laid), "end, end G");
    assert_eq!(ends(&spent), "end");
}

#[test]
fn bp_13_in_company_nobody_keeps_a_last_tile() {
    let deal = "* draw 0 F; * draw 0 F; * draw 0 F; * draw 1 F; * draw 1 F; * draw 1 F";
    let mut patrol = played(tiles("F wwww none 6"), 2, deal);
    assert_eq!(ends(&patrol), "end");
    go(&mut patrol, "0 place F n");
    assert_eq!(ends(&patrol), "end");
    go(&mut patrol, "0 end; 1 place F s");
    refused(&mut patrol, "1 end F");
}

#[test]
fn bp_13_idle_turns_are_counted_as_long_as_they_matter() {
    let mut patrol = last_tiles();
    go(&mut patrol, "0 end G");
    let mut later = patrol.clone();
    idle(&mut later, 5, "G");
    // The same table, but keeping comes to its end five turns earlier.
    assert_ne!(patrol.now(), later.now());
    go(&mut patrol, "0 place G e");
    go(&mut later, "0 place G e");
    // It is over: how long the tile was carried is forgotten.
    assert_eq!(patrol.now(), later.now());
}

#[test]
fn bp_14_next_is_the_next_seat_with_tiles() {
    // Seven tiles among three: the pile is empty before seat 2 has a full hand.
    let deal = "* draw 0 F; * draw 0 F; * draw 0 F; * draw 1 F; * draw 1 F; * draw 1 F; * draw 2 F";
    let mut patrol = played(tiles("F wwww none 7"), 3, deal);
    assert_eq!(acting(&patrol), Some(0));
    // Nothing is left to draw: seat 0 has done its part.
    go(&mut patrol, "0 end; 1 place F n; 1 end; 2 sail n");
    assert_eq!(acting(&patrol), Some(2));
    go(&mut patrol, "2 end");
    assert!(is_over(&patrol));
    // Four tiles among two: seat 1 gets one.
    let mut patrol = played(
        tiles("F wwww none 4"),
        2,
        "* draw 0 F; * draw 0 F; * draw 0 F; * draw 1 F; 0 place F n; 0 end; 1 place F s",
    );
    assert!(is_over(&patrol));
    refused(&mut patrol, "1 end");
    // Two tiles among four: seats 1 to 3 never act.
    let patrol = played(tiles("F wwww none 2"), 4, "* draw 0 F; * draw 0 F; 0 place F n; 0 place F n");
    assert!(is_over(&patrol));
}

#[test]
fn bp_14_a_short_last_hand_and_a_seat_without_tiles() {
    // Seat 0 gets the last tile of the pile, seat 1 none; so seat 0 acts again.
    let mut patrol = played(
        tiles("F wwww none 7"),
        2,
        "* draw 0 F; * draw 0 F; * draw 0 F; * draw 1 F; * draw 1 F; * draw 1 F; 0 end; * draw 0 F",
    );
    assert_eq!(acting(&patrol), Some(1));
    go(&mut patrol, "1 end");
    assert_eq!(acting(&patrol), Some(0));
    // The last tile of all lies with seat 0: after it nothing follows.
    go(&mut patrol, "0 place F w");
    assert!(is_over(&patrol));
}

#[test]
fn bp_14_the_last_tile_ends_the_game_at_once() {
    let deal = "* draw 0 F; * draw 0 F; * draw 0 F; 0 place F n; 0 place F n";
    let mut laid = played(tiles("F wwww none 3"), 1, deal);
    let mut spent = laid.clone();
    go(&mut laid, "0 place F n");
    assert!(is_over(&laid));
    go(&mut spent, "0 sail s F");
    assert!(is_over(&spent));
    refused(&mut spent, "0 end");
    // Not while the pile or a hand has one.
    let mut patrol = played(tiles("F wwww none 4"), 1, deal);
    go(&mut patrol, "0 place F n");
    assert_eq!(legal(&patrol), "end, sail s");
    let mut patrol = played(
        tiles("F wwww none 4"),
        2,
        "* draw 0 F; * draw 0 F; * draw 0 F; * draw 1 F; 0 place F n; 0 place F n; 0 place F n",
    );
    assert_eq!(legal(&patrol), "end, sail s");
    go(&mut patrol, "0 end; 1 end");
    assert!(is_over(&patrol));
}

#[test]
fn bp_15_explored_means_tiles_on_all_four_sides() {
    let box_of = tiles("F wwww none 30");
    let mut patrol = alone(box_of, &["F n, s, F e, w, F s, n"]);
    assert_eq!(explored(&patrol), "");
    go(&mut patrol, "0 end; * draw 0 F; * draw 0 F; * draw 0 F; 0 place F w");
    // Only the tile in the middle, none of those around it.
    assert_eq!(explored(&patrol), "HQ 0,0 3");
    assert_eq!(score(&patrol), 3);
    // Corners do not count.
    let patrol = alone(box_of, &["F n, F e, F s", "F s, F w, F w"]);
    assert_eq!(explored(&patrol), "");
}

/// A finished map: two lighthouses, a buoy and three others are explored.
const FINISHED: [&str; 5] =
    ["F e, B e, F e", "F n, F w, L w", "F w, F w, F s", "e, F s, F e, F e", "n, n, F n, F w, F w"];

#[test]
fn bp_16_three_for_a_lighthouse_two_for_a_buoy_one_for_others() {
    let patrol = alone(tiles("F wwww none 13; B wwww buoy 1; L wwww lighthouse 1"), &FINISHED);
    assert!(is_over(&patrol));
    // From north to south, in a row from west to east.
    assert_eq!(explored(&patrol), "F 0,1 1; L 1,1 3; F 2,1 1; HQ 0,0 3; F 1,0 1; B 2,0 2");
    assert_eq!(score(&patrol), 11);
    assert_eq!(patrol.now().detail()["rank"], "Novices");
}

#[test]
fn bp_17_a_windmill_counts_open_ocean_beside_it() {
    let box_of = tiles("M wwww windmill 5; S wwlw none 2; B wwww buoy 2; F wwww none 20");
    // HQ, F and F are open ocean, S is not.
    let patrol = alone(box_of, &["M e, F n, s, F e, w", "S s"]);
    assert_eq!(explored(&patrol), "M 1,0 4");
    // Buoys, windmills and HQ are open ocean too.
    let patrol = alone(box_of, &["M e, M n, s, B e, w", "F s"]);
    assert_eq!(explored(&patrol), "M 1,0 5");
    // Not explored, it brings nothing.
    let patrol = alone(box_of, &["M e, F n, s, F e, w"]);
    assert_eq!(score(&patrol), 0);
}

const PIERS: &str = "P llww pier 1; Q wllw pier 1; R lwww pier 1; F wwww none 30; \
    S wwlw none 2 south=2; W wwwl none 2 west=2; N lwww none 1 north=1; \
    V lwlw none 1 north=1 south=1; T wlll none 1 east=1 west=1";

#[test]
fn bp_18_a_pier_counts_the_houses_of_its_landmass() {
    // Two houses in the north, two in the east, on tiles that are not explored.
    let patrol = alone(tiles(PIERS), &["P e, F s, F e", "W n, s, w, n, w", "F n, S e"]);
    assert_eq!(explored(&patrol), "P 1,0 5");
    // Not explored, it brings nothing.
    let patrol = alone(tiles(PIERS), &["P e, F s, F e", "W n"]);
    assert_eq!(score(&patrol), 0);
}

#[test]
fn bp_18_opposite_lands_are_apart() {
    // In the north V: its southern land belongs to the pier, its northern one with the houses of S does not.
    let patrol = alone(tiles(PIERS), &["P e, F s, F e", "W n, s, w, n, w", "F n, V e, w", "F n, S e, w"]);
    assert_eq!(explored(&patrol), "P 1,0 4");
}

#[test]
fn bp_18_other_land_hangs_together() {
    // T has land in the east, the south and the west: its houses count on either side.
    let patrol = alone(tiles(PIERS), &["P e, F s, F e", "W n, F e, F n", "F n, F w, F w", "T s"]);
    assert_eq!(explored(&patrol), "P 1,0 5");
}

#[test]
fn bp_18_two_piers_on_one_landmass_both_count_its_houses() {
    let patrol = alone(tiles(PIERS), &["P e, F s, F e", "W n, W n, F n", "F w, F w, F s", "Q e"]);
    assert_eq!(explored(&patrol), "Q 1,1 5; P 1,0 5");
}

#[test]
fn bp_18_corners_do_not_join() {
    // North of the pier R and of N beside it lies an S each. The two lands meet at a corner only.
    let patrol = alone(tiles(PIERS), &["R e, N e, F s", "F w, n, w, F n, S e", "S e"]);
    assert_eq!(explored(&patrol), "R 1,0 3");
}

#[test]
fn bp_19_ranks_by_the_common_score() {
    let bars = [
        (Rank::Novices, [(0, 25), (0, 35), (0, 45)]),
        (Rank::Sailors, [(26, 35), (36, 45), (46, 55)]),
        (Rank::Captains, [(36, 45), (46, 55), (56, 65)]),
        (Rank::Navigators, [(46, 55), (56, 65), (66, 75)]),
        (Rank::Cartographers, [(56, 300), (66, 300), (76, 300)]),
    ];
    for (rank, by_expansions) in bars {
        for ((low, high), expansions) in by_expansions.into_iter().zip(0..) {
            assert!((low..=high).all(|score| Rank::of(score, expansions) == rank), "{rank:?}, {expansions}");
        }
    }
}

#[test]
fn bp_19_everybody_shares_score_and_rank() {
    for players in 1..=4 {
        for (windmills, piers) in [(false, false), (true, false), (false, true), (true, true)] {
            let patrol =
                Journal::<BeaconPatrol>::new(Setup { players, windmills, piers }, Loaded::standard())
                    .unwrap();
            let standing = patrol.now().standing();
            assert_eq!((standing.scores.len(), standing.ranks.len()), (players, players));
            assert_eq!(standing.grade, Some("Novices"));
            assert_eq!(patrol.now().detail().to_string(), r#"{"rank":"Novices","tiles":[]}"#);
        }
    }
}

/// Two ways to the same table are one position, in whatever order tiles were drawn, laid and sailed to.
#[test]
fn the_order_of_steps_leaves_no_trace() {
    let box_of = tiles("A wwww none 3; B wwww none 2; F wwww none 9");
    let deals = ["* draw 0 A; * draw 0 B; * draw 0 F", "* draw 0 F; * draw 0 B; * draw 0 A"];
    let ways =
        ["0 place A e; 0 sail w; 0 place B w; 0 sail e", "0 place B w; 0 sail e; 0 place A e; 0 sail w"];
    let [one, other] = [0, 1].map(|n| played(box_of, 1, &format!("{}; {}", deals[n], ways[n])));
    assert_eq!(one.now(), other.now());
}

/// Whether a swap was made is forgotten as soon as there is nothing left to swap, and not before.
#[test]
fn a_swap_is_forgotten_with_the_last_tile() {
    let box_of = tiles("A wwww none 3; B wwww none 2; F wwww none 9");
    let mut plain =
        played(box_of, 2, "* draw 0 A; * draw 0 B; * draw 0 F; * draw 1 A; * draw 1 A; * draw 1 B");
    let mut swapped =
        played(box_of, 2, "* draw 0 A; * draw 0 A; * draw 0 F; * draw 1 A; * draw 1 B; * draw 1 B");
    go(&mut swapped, "0 swap A 1 B");
    for step in ["0 place A n", "0 place B n"] {
        assert_ne!(plain.now(), swapped.now());
        go(&mut plain, step);
        go(&mut swapped, step);
    }
    assert_ne!(plain.now(), swapped.now());
    go(&mut plain, "0 place F n");
    go(&mut swapped, "0 place F n");
    assert_eq!(plain.now(), swapped.now());
}

/// The longest game there is: every token is spent, every tile is used by a step, one is kept in every turn, and
/// carried about as long as that is legal. It has no `end` in its last turn, hence one step less than promised.
#[test]
fn no_game_is_longer_than_promised() {
    let mut patrol =
        Journal::<BeaconPatrol>::new(Setup { players: 1, windmills: true, piers: true }, Loaded::standard())
            .unwrap();
    let dice = table::Dice::new(&table::Secret::simulated(1, 1), []);
    patrol.roll(&dice);
    while patrol.now().turn() != Turn::Over {
        let step = slowest(&patrol);
        go(&mut patrol, &format!("0 {step}"));
        patrol.roll(&dice);
    }
    assert_eq!(patrol.steps().len(), BeaconPatrol::MAX_STEPS - 1);
}

/// What makes a lone captain's game long.
fn slowest(patrol: &Patrol) -> String {
    let actions = legal(patrol);
    let find = |verb: &str, words: usize| {
        let is_like = |action: &&str| action.starts_with(verb) && action.split(' ').count() == words;
        actions.split(", ").find(is_like).map(str::to_owned)
    };
    let count = |is: fn(&Action) -> bool| patrol.steps().iter().filter(|(_, action)| is(action)).count();
    let laid = count(|action| matches!(action, Action::Place(..)));
    let drawn = count(|action| matches!(action, Action::Draw(..)));
    let (lay, sail, pay, keep) = (find("place", 3), find("sail", 2), find("sail", 3), find("end", 2));
    let slow = match hand(patrol) {
        _ if laid == 0 => lay,
        3 if drawn == 63 => sail.or(lay),
        2 | 3 => sail.or(pay),
        _ => sail.or(keep).or(pay),
    };
    slow.unwrap_or("end".to_owned())
}

/// How many tiles a lone captain holds.
fn hand(patrol: &Patrol) -> usize {
    patrol.steps().iter().fold(0, |hand, (_, action)| match action {
        Action::Draw(..) => hand + 1,
        Action::Place(..) | Action::SailFor(..) => hand - 1,
        Action::Keep(_) => 1,
        Action::End => 0,
        Action::Sail(_) | Action::Swap(..) => hand,
    })
}
