//! A test for every rule of `docs/rules/glux.md`, named by its number.

use glux::{Glux, RoomScore, Setup};
use table::trace::{legal, odds};
use table::{Eyes, Game, Journal, Loaded, Seat, Turn, setup};

/// Plays steps as a record writes them, separated by semicolons.
fn play(players: usize, steps: &str) -> Journal<Glux> {
    let mut journal = Journal::new(Setup { players }, Loaded::standard()).unwrap();
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    journal
}

/// Squares that the acting seat may place on, in the order of the trace.
fn squares(journal: &Journal<Glux>) -> String {
    squares_of(journal, journal.now().turn().acting().first().expect("a seat acts"))
}

/// Squares that this seat may place on.
fn squares_of(journal: &Journal<Glux>, seat: Seat) -> String {
    let actions = legal(journal.now(), seat, &journal.content().data);
    let mut squares: Vec<&str> = actions.iter().map(|action| action.split('=').next().unwrap()).collect();
    squares.dedup();
    squares.join(" ")
}

/// The seats that may act.
fn acting(journal: &Journal<Glux>) -> Vec<usize> {
    journal.now().turn().acting().iter().map(Seat::index).collect()
}

fn refused(journal: &Journal<Glux>, step: &str) -> String {
    let mut tried = journal.clone();
    let why = tried.play_text(step).expect_err("the step is refused").to_string();
    assert_eq!(tried.now(), journal.now(), "a refused step changes nothing");
    why
}

/// Two players, seat 0 to move: its start chip on a9 and seat 1's on m1 show these faces, both hold a 1/6.
fn opening(own: u8, other: u8) -> String {
    opening_with(own, other, ["1/6", "1/6"])
}

/// The same with these chips in hand.
fn opening_with(own: u8, other: u8, [held, other_held]: [&str; 2]) -> String {
    let chip = |face: u8| format!("{}/{}", face.min(7 - face), face.max(7 - face));
    format!(
        "* draw 0 {}; * draw 1 {}; 0 a9={own}; 1 m1={other}; * draw 0 {held}; * draw 1 {other_held}; * first 0;",
        chip(own),
        chip(other)
    )
}

#[test]
fn gx_01_two_to_four_players_on_two_boards() {
    let boards = &Loaded::<Glux>::standard().data;
    let size = |players| boards.layout(players).map(|layout| layout.size);
    assert_eq!([1, 2, 3, 4, 5].map(size), [None, Some((13, 9)), Some((15, 15)), Some((15, 15)), None]);
    for players in [0, 1, 5] {
        let error = Glux::new(&Setup { players }, boards).unwrap_err().to_string();
        assert_eq!(error, format!("players is {players}, but Glux is for 2, 3 or 4"));
    }
    let error = setup::with::<Glux>([("players", 7.into())]).unwrap_err().to_string();
    assert_eq!(error, "players is 7, but it is a number from 2 to 4");
}

#[test]
fn gx_02_a_bag_holds_eight_of_each() {
    let journal = play(2, "");
    assert_eq!(
        odds(journal.now(), &journal.content().data).to_string(),
        r#"{"draw 0 1/6":8,"draw 0 2/5":8,"draw 0 3/4":8}"#
    );
    let journal = play(2, &opening(1, 1));
    let last = play(2, &(opening(1, 1) + "0 a9=6"));
    assert_eq!(
        odds(last.now(), &journal.content().data).to_string(),
        r#"{"draw 0 1/6":6,"draw 0 2/5":8,"draw 0 3/4":8}"#
    );
}

#[test]
fn gx_03_seats_own_the_start_squares_in_order() {
    let starts = |players: usize| {
        let draws: String = (0..players).map(|seat| format!("* draw {seat} 1/6;")).collect();
        let journal = play(players, &draws);
        Seat::all(players).map(|seat| squares_of(&journal, seat)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([2, 3, 4].map(starts), ["a9 m1", "a1 o8 a15", "a1 o1 o15 a15"]);
}

/// Three players have drawn their first chips.
const DRAWN: &str = "* draw 0 2/5; * draw 1 3/4; * draw 2 1/6;";

#[test]
fn gx_04_each_seat_draws_a_first_chip_in_order() {
    let journal = play(3, "* draw 0 2/5");
    assert_eq!(
        refused(&journal, "* draw 2 1/6"),
        "chance cannot bring this here; possible: * draw 1 1/6, * draw 1 2/5, * draw 1 3/4"
    );
    assert_eq!(refused(&journal, "0 a1=5").split(';').next(), Some("chance is next: the step starts with *"));
}

#[test]
fn gx_04_all_choose_their_face_at_the_same_time() {
    let journal = play(3, DRAWN);
    assert_eq!(acting(&journal), [0, 1, 2]);
    let faces = |journal: &Journal<Glux>, seat| {
        legal(journal.now(), Seat::new(seat), &journal.content().data).join(" ")
    };
    assert_eq!([0, 1, 2].map(|seat| faces(&journal, seat)), ["a1=2 a1=5", "o8=3 o8=4", "a15=1 a15=6"]);
    // Whoever has chosen acts no more; what the others may do stays the same.
    let journal = play(3, &format!("{DRAWN} 1 o8=3"));
    assert_eq!(acting(&journal), [0, 2]);
    assert_eq!([0, 1, 2].map(|seat| faces(&journal, seat)), ["a1=2 a1=5", "", "a15=1 a15=6"]);
    assert!(refused(&journal, "1 o8=4").starts_with("seat 0 is next"));
    assert!(refused(&journal, "2 a1=5").starts_with("not a legal action here"));
    assert!(refused(&journal, "* draw 0 1/6").starts_with("seat 0 is next"));
}

#[test]
fn gx_04_the_order_of_choosing_leaves_no_trace() {
    let faces = ["0 a1=2", "1 o8=3", "2 a15=6"];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let after = orders.map(|order| *play(3, &format!("{DRAWN} {}", order.map(|i| faces[i]).join(";"))).now());
    assert!(after.iter().all(|position| *position == after[0]));
}

#[test]
fn gx_04_then_hands_and_last_who_begins() {
    let placed = format!("{DRAWN} 2 a15=6; 0 a1=2; 1 o8=3;");
    let journal = play(3, &placed);
    assert_eq!(
        refused(&journal, "* first 0"),
        "chance cannot bring this here; possible: * draw 0 1/6, * draw 0 2/5, * draw 0 3/4"
    );
    let held = format!("{placed} * draw 0 1/6; * draw 1 1/6; * draw 2 1/6");
    let journal = play(3, &held);
    assert_eq!(odds(journal.now(), &journal.content().data), "uniform");
    assert_eq!(
        refused(&journal, "* draw 0 1/6"),
        "chance cannot bring this here; possible: * first 0, * first 1, * first 2"
    );
    for first in 0..3 {
        assert_eq!(acting(&play(3, &format!("{held}; * first {first}"))), [first]);
    }
    // Clockwise from there.
    assert_eq!(acting(&play(3, &format!("{held}; * first 2; 2 a9=1; * draw 2 1/6"))), [0]);
}

#[test]
fn gx_05_a_drawn_chip_is_its_owners_secret() {
    let content = &Loaded::<Glux>::standard().data;
    let draw = Glux::parse(content, "draw 0 2/5").unwrap();
    let told = |eyes| Glux::print_for(content, draw, eyes);
    assert_eq!(told(Eyes::Seat(Seat::new(0))), "draw 0 2/5");
    assert_eq!(told(Eyes::Seat(Seat::new(1))), "draw 0 ?");
    assert_eq!(told(Eyes::Spectator), "draw 0 ?");
    // Whether seat 0, seat 1 and spectators can tell that seat 0 drew another chip.
    let differs = |after: [&str; 2]| {
        let journals = after.map(|steps| play(2, steps));
        [Eyes::Seat(Seat::new(0)), Eyes::Seat(Seat::new(1)), Eyes::Spectator]
            .map(|eyes| journals[0].now().view(eyes) != journals[1].now().view(eyes))
    };
    assert_eq!(differs(["* draw 0 1/6", "* draw 0 2/5"]), [true, false, false]);
    // Also when seat 1 has chosen its face and seat 0 has not.
    let waiting = ["* draw 0 1/6; * draw 1 3/4; 1 m1=4", "* draw 0 2/5; * draw 1 3/4; 1 m1=4"];
    assert_eq!(differs(waiting), [true, false, false]);
    // A first chip on the board is seen by all.
    let placed = ["* draw 0 1/6; * draw 1 3/4; 0 a9=6", "* draw 0 2/5; * draw 1 3/4; 0 a9=5"];
    assert_eq!(differs(placed), [true, true, true]);
}

#[test]
fn gx_06_either_face_may_lie_up() {
    let journal = play(2, &opening(1, 1));
    let actions = legal(journal.now(), Seat::new(0), &journal.content().data);
    assert_eq!(actions.join(" "), "a8=1 a8=6 a9=1 a9=6 b9=1 b9=6");
    let mut told = refused(&journal, "0 a8=3");
    told.truncate(23);
    assert_eq!(told, "not a legal action here");
}

#[test]
fn gx_07_count_exactly_the_pips_in_a_straight_line() {
    for (face, reached) in [(1, "a8 a9 b9"), (2, "a7 a9 c9"), (5, "a4 a9 f9"), (6, "a3 a9 g9")] {
        assert_eq!(squares(&play(2, &opening(face, 1))), reached, "from a {face}");
    }
    // From c9, a 6 runs off the left edge and the bottom, and from any own chip one may count.
    let journal = play(2, &(opening(2, 1) + "0 c9=6; * draw 0 1/6; 1 l1=6; * draw 1 1/6"));
    assert_eq!(squares(&journal), "a7 a9 c3 c9 i9");
}

#[test]
fn gx_08_the_way_must_be_free() {
    // a9 shows 6 and would reach g9 over c9, where an own chip now lies.
    let way = "0 a9=2; * draw 0 1/6; 1 l1=6; * draw 1 1/6; 0 c9=6; * draw 0 1/6; 1 f1=6; * draw 1 1/6;";
    let journal = play(2, &(opening_with(6, 1, ["2/5", "1/6"]) + way));
    assert_eq!(squares(&journal), "a7 c3 c9 i9");
    let further = play(
        2,
        &(opening(2, 1)
            + "0 c9=1; * draw 0 1/6; 1 l1=6; * draw 1 1/6; 0 d9=6; * draw 0 1/6;\
        1 f1=6; * draw 1 1/6"),
    );
    // c9's 1 reaches b9, c8 and covers d9; a9's 2 covers c9; d9's 6 goes right and up.
    assert_eq!(squares(&further), "a7 a9 b9 c8 c9 d3 d9 j9");
}

#[test]
fn gx_08_other_players_chips_block_too() {
    // Seat 0 counts 6 from g9 up to g3; seat 1's 6 from m1 reaches g1 and its 3 from there g4, in the way.
    let moves = "0 g9=6; * draw 0 1/6; 1 g1=1; * draw 1 3/4; 0 a3=6; * draw 0 1/6; 1 g2=3; * draw 1 1/6;\
        0 a3=1; * draw 0 1/6; 1 g5=1; * draw 1 1/6";
    let journal = play(2, &(opening(6, 6) + moves));
    assert_eq!(squares(&journal), "a2 a4 a9 b3 g9 m9");
}

#[test]
fn gx_09_a_single_chip_may_be_covered_and_two_close_a_square() {
    // Seat 0 covers its own c9, then it is closed to both.
    let moves = "0 c9=6; * draw 0 1/6; 1 l1=6; * draw 1 1/6; 0 c9=1; * draw 0 1/6; 1 f1=6; * draw 1 1/6";
    let journal = play(2, &(opening(2, 1) + moves));
    assert_eq!(squares(&journal), "a7 a9 b9 c8 d9");
    // Only the upper chip counts: the covered 6 no longer reaches i9.
    assert_eq!(&refused(&journal, "0 i9=1")[..23], "not a legal action here");
    // Another's chip is covered the same way, and then counts for whoever lies on top.
    let meeting = "0 g9=6; * draw 0 1/6; 1 g1=2; * draw 1 1/6; 0 g3=1; * draw 0 1/6; 1 g3=6; * draw 1 1/6";
    let steps = opening_with(6, 6, ["1/6", "2/5"]) + meeting;
    let journal = play(2, &steps);
    assert_eq!(squares(&journal), "a3 a9 g9 m9", "g3 is closed to seat 0, and its 1 there is gone");
    let journal = play(2, &(steps + "; 0 a3=1; * draw 0 1/6"));
    assert_eq!(squares(&journal), "a3 e1 g1 g9 i1 m1 m3 m7", "seat 1 counts its 6 from g3");
}

#[test]
fn gx_10_nobody_places_on_anothers_start() {
    // a9 and m9: a 6 and then a 6 along the bottom row would end on m9; along the top, on seat 1's m1.
    let moves = "0 a3=2; * draw 0 1/6; 1 m7=1; * draw 1 1/6; 0 a1=6; * draw 0 1/6; 1 l7=1; * draw 1 1/6;\
        0 g1=6; * draw 0 1/6; 1 k7=1; * draw 1 1/6";
    let steps = opening_with(6, 6, ["2/5", "1/6"]) + moves;
    let journal = play(2, &steps);
    assert!(!squares(&journal).split(' ').any(|square| square == "m1"), "{}", squares(&journal));
    assert!(squares(&journal).split(' ').any(|square| square == "g7"));
    // With three players o1 and o15 belong to nobody: from o8 a 6 and a 1 lead to o1.
    let three = "* draw 0 1/6; * draw 1 1/6; * draw 2 1/6; 1 o8=6; 2 a15=1; 0 a1=1;\
        * draw 0 1/6; * draw 1 1/6; * draw 2 1/6; * first 1;\
        1 o2=1; * draw 1 1/6; 2 a14=1; * draw 2 1/6; 0 a2=1; * draw 0 1/6";
    assert_eq!(squares(&play(3, three)), "i8 n2 o14 o1 o2 o3 o8");
}

#[test]
fn gx_11_the_own_start_takes_a_second_chip_without_counting() {
    let journal = play(2, &opening(6, 1));
    assert!(squares(&journal).contains("a9"), "nothing counts to a9, but it is legal");
    let journal = play(2, &(opening(6, 1) + "0 a9=1; * draw 0 1/6; 1 m2=1; * draw 1 1/6"));
    assert_eq!(squares(&journal), "a8 b9", "the start is closed once it holds two");
}

/// A game in which seat 1 finds no square left: all that its chips reach is closed or behind others.
const SHUT_OUT: &str = "* draw 0 3/4; * draw 1 2/5; 1 m1=2; 0 a9=4; * draw 0 2/5; * draw 1 3/4; * first 1; \
    1 m1=4; * draw 1 3/4; 0 a5=5; * draw 0 1/6; 1 m5=4; * draw 1 1/6; 0 a9=1; * draw 0 1/6; 1 i5=6; \
    * draw 1 1/6; 0 f5=1; * draw 0 3/4; 1 m5=6; * draw 1 1/6; 0 f5=4; * draw 0 1/6; 1 i1=6; * draw 1 2/5; \
    0 f1=1; * draw 0 2/5; 1 i1=5; * draw 1 3/4; 0 b9=5; * draw 0 1/6";

#[test]
fn gx_12_who_cannot_place_is_out() {
    let journal = play(2, SHUT_OUT);
    // Seat 1 drew a chip although nothing was left for it; then its turn came and was skipped.
    assert_eq!(acting(&journal), [0]);
    assert!(refused(&journal, "1 i1=3").starts_with("seat 0 is next"));
    // For good: the next turn after seat 0's is seat 0's again, and seat 1 draws no more.
    let journal = play(2, &format!("{SHUT_OUT}; 0 f2=1; * draw 0 3/4"));
    assert_eq!(acting(&journal), [0]);
    // Its chips still score: i1 lies in room B, as f1 does.
    assert_eq!(journal.now().detail()["rooms"]["B"]["pips"].to_string(), "[1,5]");
}

#[test]
fn gx_13_a_chip_is_drawn_after_each_placement_while_there_is_one() {
    let golden = include_str!("golden/4-players.jsonl");
    for seat in 0..4 {
        let count = |what: &str| golden.lines().filter(|line| line.contains(what)).count();
        let drawn = count(&format!("\"did\":\"draw {seat} "));
        let placed = count(&format!("\"by\":{seat},"));
        assert_eq!((drawn, placed), (24, 24), "seat {seat} plays its last chip too");
    }
    let journal = play(2, &(opening(1, 1) + "0 a8=1"));
    assert_eq!(journal.now().turn(), Turn::Chance);
}

#[test]
fn gx_14_over_when_nobody_who_is_in_holds_a_chip() {
    let rest = "0 f2=1; * draw 0 3/4; 0 b4=3; * draw 0 1/6; 0 b1=6; * draw 0 3/4; 0 a8=3; * draw 0 2/5; 0 b4=5;\
        * draw 0 3/4; 0 a5=4; * draw 0 2/5; 0 f2=5; * draw 0 1/6; 0 k2=1; * draw 0 3/4; 0 k2=4; * draw 0 3/4; 0 b5=3;\
        * draw 0 3/4; 0 f9=4; * draw 0 2/5; 0 g2=2; * draw 0 2/5; 0 a1=2; * draw 0 1/6; 0 a1=1; * draw 0 2/5; 0 b9=2;\
        * draw 0 2/5; 0 g4=5; * draw 0 1/6";
    let journal = play(2, &format!("{SHUT_OUT}; {rest}"));
    assert_eq!(acting(&journal), [0], "with an empty bag the last chip is still played");
    let journal = play(2, &format!("{SHUT_OUT}; {rest}; 0 b1=6"));
    assert_eq!(journal.now().turn(), Turn::Over, "seat 1 holds a chip, but is out");
    assert_eq!(refused(&journal, "0 a1=1"), "the game is over");
}

#[test]
fn gx_15_pips_on_top_count_in_their_room() {
    // a9 lies in room G and counts with it; g9 lies in H; a3 on a path.
    let journal = play(2, &(opening(6, 1) + "0 g9=6; * draw 0 1/6; 1 m2=6; * draw 1 1/6; 0 a3=1"));
    let rooms = &journal.now().detail()["rooms"];
    assert_eq!(rooms["G"]["pips"].to_string(), "[6,0]");
    assert_eq!(rooms["H"]["pips"].to_string(), "[6,0]");
    assert_eq!(rooms["C"]["pips"].to_string(), "[0,7]", "m1 and m2 are both in C");
    assert_eq!(rooms["D"], serde_json::json!({ "pips": [0, 0], "points": [0, 0] }), "no pips, no place");
}

#[test]
fn gx_16_places_bring_four_and_two() {
    for (pips, points) in [
        ([10, 9, 4], [4, 2, 0]),
        ([12, 5, 4], [4, 2, 0]),
        ([10, 10, 6], [4, 4, 0]),
        ([9, 4, 4], [4, 2, 2]),
        ([5, 5, 5], [4, 4, 4]),
        ([0, 3, 0], [0, 4, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ] {
        for players in [3, 4] {
            let [a, b, c] = pips;
            assert_eq!(RoomScore::new([a, b, c, 0], players).points[..3], points, "{pips:?}");
        }
    }
}

#[test]
fn gx_17_two_players_score_the_first_place_only() {
    for (pips, points) in [([7, 3], [4, 0]), ([5, 5], [4, 4]), ([0, 1], [0, 4]), ([0, 0], [0, 0])] {
        assert_eq!(RoomScore::new([pips[0], pips[1], 0, 0], 2).points[..2], points, "{pips:?}");
    }
}

#[test]
fn gx_18_ranks_follow_points() {
    let journal = play(2, &(opening(6, 1) + "0 g9=6"));
    let standing = journal.now().standing();
    assert_eq!((&standing.scores[..], &standing.ranks[..]), (&[8, 4][..], &[1, 2][..]));
    // Equal points and nothing in the middle: the rank is shared. With it: see the tests of the score.
    let standing = play(2, &opening(6, 1)).now().standing();
    assert_eq!((&standing.scores[..], &standing.ranks[..]), (&[4, 4][..], &[1, 1][..]));
}
