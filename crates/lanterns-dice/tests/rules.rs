//! A test for every rule of `docs/rules/lanterns-dice.md`, named by its number, and the worked examples.

use lanterns_dice::{LanternsDice, Setup};
use table::conformance::accounted;
use table::playout::RandomGame;
use table::trace;
use table::{By, Game, Journal, Lang, Loaded, Outcomes, Seat, Secret, Turn, setup};

type Content = &'static Loaded<LanternsDice>;

fn setup(players: usize, shapes: &str, emperor: &str) -> Setup {
    Setup { players, shapes: shapes.to_owned(), emperor: emperor.to_owned(), ..Setup::default() }
}

fn sheets(players: usize, letters: &str) -> Setup {
    Setup { players, sheets: letters.to_owned(), ..Setup::default() }
}

fn first(players: usize) -> Setup {
    setup(players, "first", "first")
}

/// The standard sheets, but everybody starts with twenty gifts.
fn rich() -> Content {
    let text = LanternsDice::CONTENT.replace("first_gifts = 1", "first_gifts = 20");
    Loaded::read("rich", &text).unwrap()
}

fn lavish_text() -> String {
    let text = LanternsDice::CONTENT.replace("first_gifts = 1", "first_gifts = 20");
    text.replace("cost = 2", "cost = 1").replace("cost = 3", "cost = 1")
}

/// As [`rich`], and every card costs one gift: with card 3A a sheet can be filled pool by pool.
fn lavish() -> Content {
    Loaded::read("lavish", &lavish_text()).unwrap()
}

/// Plays steps as a record writes them, separated by semicolons.
fn play_on(content: Content, setup: Setup, steps: &str) -> Journal<LanternsDice> {
    let mut journal = Journal::new(setup, content).unwrap();
    add(&mut journal, steps);
    journal
}

fn play(setup: Setup, steps: &str) -> Journal<LanternsDice> {
    play_on(Loaded::standard(), setup, steps)
}

fn add(journal: &mut Journal<LanternsDice>, steps: &str) {
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
}

/// The legal actions of a seat, in the order of the trace.
fn legal(journal: &Journal<LanternsDice>, seat: usize) -> String {
    trace::legal(journal.now(), Seat::new(seat), &journal.content().data).join("; ")
}

/// The areas that a seat may shade, without the word.
fn areas(journal: &Journal<LanternsDice>, seat: usize) -> String {
    legal(journal, seat).replace("shade ", "").replace(';', "")
}

/// The areas of a colour, as a list of legal actions names them.
fn areas_of(colour: char) -> String {
    let map = LanternsDice::CONTENT.split("\"\"\"").nth(1).unwrap().trim();
    let mut areas = Vec::new();
    for (row, line) in map.lines().enumerate() {
        for (column, pool) in line.split(' ').enumerate() {
            for (half, letter) in pool.chars().take(2).enumerate() {
                if letter == colour {
                    areas.push(format!("{}{}{}", char::from(b'a' + column as u8), row + 1, ["t", "b"][half]));
                }
            }
        }
    }
    areas.sort_unstable();
    areas.join(" ")
}

fn acting(journal: &Journal<LanternsDice>) -> Vec<usize> {
    journal.now().turn().acting().iter().map(Seat::index).collect()
}

fn gifts(journal: &Journal<LanternsDice>) -> Vec<u8> {
    Seat::all(journal.now().seats()).map(|seat| journal.now().gifts(seat)).collect()
}

fn refused(journal: &Journal<LanternsDice>, step: &str) -> String {
    let mut tried = journal.clone();
    let why = tried.play_text(step).expect_err("the step is refused").to_string();
    assert_eq!(tried.now(), journal.now(), "a refused step changes nothing");
    why.split(';').next().unwrap().to_owned()
}

fn outcomes(journal: &Journal<LanternsDice>) -> Vec<String> {
    let mut outcomes = Outcomes::new();
    journal.now().outcomes(&mut outcomes);
    assert!(outcomes.is_even(), "all outcomes are alike");
    let print = |&(outcome, _): &(_, u32)| LanternsDice::print(&journal.content().data, outcome);
    outcomes.list().iter().map(print).collect()
}

/// Plays so many turns, or to the end: the dice show red or what the active seat's list says, nobody turns the
/// tray, and every seat does the first thing on its list that it may, once, and else passes.
fn play_turns(journal: &mut Journal<LanternsDice>, turns: usize, plans: &mut [Vec<&str>]) {
    let end = turns_taken(journal) + turns;
    loop {
        let step = match journal.now().turn() {
            Turn::Over => return,
            Turn::Chance if turns_taken(journal) == end => return,
            Turn::Chance => {
                let plan = &mut plans[turns_taken(journal) % journal.now().seats()];
                let roll = plan.iter().position(|step| step.starts_with("roll "));
                format!("* {}", roll.map_or("roll RRRR", |index| plan.remove(index)))
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = trace::legal(journal.now(), seat, &journal.content().data);
                let plan = &mut plans[seat.index()];
                let wanted = plan.iter().position(|action| legal.iter().any(|other| other == action));
                let action = match wanted {
                    Some(index) => plan.remove(index),
                    None if legal.iter().any(|action| action == "turn 0") => "turn 0",
                    None => "pass",
                };
                format!("{seat} {action}")
            }
        };
        add(journal, &step);
    }
}

fn play_out(journal: &mut Journal<LanternsDice>, mut plans: Vec<Vec<&str>>) {
    play_turns(journal, usize::MAX / 2, &mut plans);
}

fn turns_taken(journal: &Journal<LanternsDice>) -> usize {
    journal.steps().iter().filter(|&&step| journal.print(step).contains(" turn ")).count()
}

/// A list for [`play_turns`]: these pools, each by a card, and whatever else.
fn fill<'a>(card: &'a str, pools: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    let cards = pools.iter().map(|_| card);
    more.iter().copied().chain(pools.iter().copied()).chain(cards).collect()
}

fn detail(journal: &Journal<LanternsDice>) -> String {
    let standing = journal.now().standing();
    format!("{:?} {:?} {}", standing.scores.to_vec(), standing.ranks.to_vec(), journal.now().detail())
}

#[test]
fn ld_01_what_is_chosen_asks_no_step() {
    let chosen = [
        first(2),
        setup(2, "L3,O4,T4,U5", "AAA"),
        setup(4, "U5,I3,S4,X5", "ABA"),
        sheets(3, "BDC"),
        sheets(4, "ADCB"),
    ];
    for setup in chosen {
        assert_eq!(outcomes(&play(setup, "")).len(), 1296, "a roll is first");
    }
    let same = [("first", "first"), ("U5,T4,O4,L3", "AAA"), ("L3,O4,T4,U5", "first")];
    let start = |&(shapes, emperor): &(&str, &str)| *play(setup(3, shapes, emperor), "").now();
    assert!(same.iter().all(|other| start(other) == start(&same[0])), "the order of names does not matter");
    for (players, letters) in [(2, "AB"), (3, "ABC"), (4, "ABCD")] {
        assert_eq!(play(sheets(players, letters), "").now(), play(first(players), "").now());
    }
}

#[test]
fn ld_01_chance_picks_shapes_first_then_sides_then_sheets() {
    let all = || Setup { sheets: "random".to_owned(), ..setup(2, "random", "random") };
    let journal = play(all(), "");
    let shapes = outcomes(&journal);
    assert_eq!(shapes.len(), 2 * 6 * 2, "a small one, two medium ones, a large one");
    assert_eq!([&shapes[0], &shapes[23]], ["shapes I3,O4,T4,X5", "shapes L3,L4,S4,U5"]);
    assert_eq!(refused(&journal, "* shapes I3,L3,O4,X5"), "chance cannot bring this here");
    assert_eq!(refused(&journal, "* emperor ABA"), "chance cannot bring this here");
    assert_eq!(refused(&journal, "* sheets BD"), "chance cannot bring this here");
    let journal = play(all(), "* shapes I3,L4,S4,X5");
    assert_eq!(refused(&journal, "* sheets BD"), "chance cannot bring this here");
    let sides: Vec<String> = outcomes(&journal).iter().map(|sides| sides.replace("emperor ", "")).collect();
    assert_eq!(sides.join(" "), "AAA AAB ABA ABB BAA BAB BBA BBB");
    let journal = play(all(), "* shapes I3,L4,S4,X5; * emperor ABA; * sheets BD");
    let chosen = Setup { sheets: "BD".to_owned(), ..setup(2, "S4,X5,I3,L4", "ABA") };
    assert_eq!(journal.now(), play(chosen, "").now());
    assert_eq!(outcomes(&journal).len(), 1296, "then the first roll");
}

#[test]
fn ld_01_chance_picks_only_what_is_left_to_it() {
    assert_eq!(outcomes(&play(setup(2, "random", "BBB"), "* shapes I3,L4,S4,X5")).len(), 1296);
    assert_eq!(outcomes(&play(setup(2, "first", "random"), "")).len(), 8);
    assert_eq!(outcomes(&play(setup(2, "first", "random"), "* emperor BBB")).len(), 1296);
    let with_sheets = |setup: Setup| Setup { sheets: "random".to_owned(), ..setup };
    let journal = play(with_sheets(setup(2, "random", "BBB")), "* shapes I3,L4,S4,X5");
    assert_eq!(outcomes(&journal)[0], "sheets AB", "the sides are chosen");
    let journal = play(with_sheets(setup(2, "first", "random")), "* emperor BBB");
    assert_eq!(outcomes(&journal)[0], "sheets AB", "the shapes are chosen");
    assert_eq!(outcomes(&play(with_sheets(first(2)), ""))[0], "sheets AB");
    assert_eq!(outcomes(&play(with_sheets(first(2)), "* sheets CD")).len(), 1296);
}

#[test]
fn ld_01_what_makes_no_game_is_refused() {
    let refusal = |setup: Setup| {
        LanternsDice::new(&setup, &Loaded::<LanternsDice>::standard().data).unwrap_err().to_string()
    };
    let shapes = "but it is first, random, or four different ones of I3,L3,O4,T4,L4,S4,X5,U5";
    for wrong in ["", "L3", "L3,O4,T4", "L3,O4,T4,T4", "L3,O4,T4,U5,X5", "l3,o4,t4,u5", "L3, O4, T4, U5"] {
        assert_eq!(refusal(setup(2, wrong, "first")), format!("shapes is {wrong:?}, {shapes}"));
    }
    for wrong in ["", "AB", "ABAB", "aba", "ABC", "Random"] {
        let right = "but it is first, random, or three letters A or B, like ABA";
        assert_eq!(refusal(setup(2, "first", wrong)), format!("emperor is {wrong:?}, {right}"));
    }
    for (players, example, wrong) in
        [(2, "BD", "A AA BA ABC AE ab"), (3, "BDC", "BD BDA CBD BCC"), (4, "ADBC", "ABC BACD ABCC")]
    {
        let right = format!(
            "but with {players} players it is first, random, or so many different letters of A, B, C and D by seat, \
             the earliest of them first, like {example}"
        );
        for wrong in wrong.split(' ').chain(["", "Random", "A,B", "AB "]) {
            assert_eq!(refusal(sheets(players, wrong)), format!("sheets is {wrong:?}, {right}"));
        }
        assert_eq!(outcomes(&play(sheets(players, example), "")).len(), 1296, "the example is right");
    }
    assert_eq!(refusal(first(5)), "players is 5, but Lanterns Dice is for 2, 3 or 4");
    let error = setup::with::<LanternsDice>([("emperor", 3.into())]).unwrap_err().to_string();
    assert_eq!(error, "emperor is 3, but it is written like first or random or ABA");
}

/// By seat, the colours of the bonuses that a whole game offers; seat 0 begins.
fn bonuses(journal: &mut Journal<LanternsDice>) -> Vec<String> {
    let seats = journal.now().seats();
    let mut bonuses = vec![String::new(); seats];
    for seat in (0..seats).cycle() {
        if journal.now().turn() == Turn::Over {
            break;
        }
        add(journal, "* roll PPPP");
        assert_eq!(acting(journal), [seat]);
        add(journal, &format!("{seat} turn 0; {seat} pass"));
        let bonus =
            "ROGBPW".chars().find(|&colour| areas(journal, seat) == format!("pass {}", areas_of(colour)));
        bonuses[seat].push(bonus.expect("the areas of one colour"));
        add(journal, &format!("{seat} pass; {seat} pass"));
        for other in acting(journal) {
            add(journal, &format!("{other} pass; {other} pass"));
        }
    }
    bonuses
}

#[test]
fn ld_02_bonuses_follow_the_sheet_and_seat_0_begins() {
    for (players, letters, expected) in [
        (2, "first", &["RBOWPGWRGB", "GPWRBOBOPG"][..]),
        (3, "first", &["RBOWPGOP", "GPWRBORW", "OWBGRPGB"]),
        (4, "first", &["RBOWPG", "GPWRBO", "OWBGRP", "BRPOGW"]),
        (2, "CD", &["OWBGRPPWRO", "BRPOGWOPBR"]),
        (3, "BDC", &["GPWRBORW", "BRPOGWWG", "OWBGRPGB"]),
        (4, "ADBC", &["RBOWPG", "BRPOGW", "GPWRBO", "OWBGRP"]),
    ] {
        assert_eq!(bonuses(&mut play(sheets(players, letters), "")), expected, "{letters}");
        if letters != "first" {
            let mut drawn = play(sheets(players, "random"), &format!("* sheets {letters}"));
            assert_eq!(bonuses(&mut drawn), expected, "{letters}, by chance");
        }
    }
}

#[test]
fn ld_02_random_sheets_are_even_and_the_earliest_is_first() {
    for (players, ways) in [
        (2, "AB AC AD BC BD CD"),
        (3, "ABC ABD ACB ACD ADB ADC BCD BDC"),
        (4, "ABCD ABDC ACBD ACDB ADBC ADCB"),
    ] {
        let journal = play(sheets(players, "random"), "");
        assert_eq!(outcomes(&journal).join(" ").replace("sheets ", ""), ways);
        let first = ways.split(' ').next().unwrap();
        let traced = trace::trace(&play(sheets(players, "random"), &format!("* sheets {first}")));
        let step = format!(r#"{{"n":1,"by":"*","did":"sheets {first}","odds":"uniform"}}"#);
        assert_eq!(traced.lines().nth(1), Some(step.as_str()));
    }
    let journal = play(sheets(3, "random"), "");
    assert_eq!(refused(&journal, "* sheets BD"), "chance cannot bring this here", "three play");
    for wrong in
        ["sheets DBC", "sheets BBC", "sheets A", "sheets bdc", "sheets B,D,C", "sheets", "sheets ABCDE"]
    {
        assert!(refused(&journal, &format!("* {wrong}")).contains("is not an action"), "{wrong}");
    }
}

#[test]
fn ld_03_every_area_has_a_pool_a_half_and_a_colour() {
    let journal = play(first(2), "* roll RRRR; 0 turn 0");
    let reds = "a3t a4t b2t b6b c4t c5t d1b d2b e5t e6t f3b f4b g1t g6b h3t h5b i1b i2t";
    assert_eq!(areas(&journal, 0), format!("pass {reds}"));
    assert_eq!("ROGBPW".chars().map(|colour| areas_of(colour).split(' ').count()).sum::<usize>(), 108);
    for wrong in ["shade j1t", "shade a7t", "shade a0t", "shade a1", "shade a1x", "shade A1t"] {
        let error = refused(&journal, &format!("0 {wrong}"));
        let readable = wrong == "shade a1";
        assert_eq!(error.contains("is not an action"), !readable, "{error}");
    }
}

#[test]
fn ld_04_everybody_starts_with_one_gift() {
    let journal = play(first(2), "* roll RRRR");
    assert_eq!(legal(&journal, 0), "reroll; turn 0; turn 1; turn 2; turn 3");
    let journal = play(first(2), "* roll RRRR; 0 reroll; * roll OOOO");
    assert_eq!(legal(&journal, 0), "turn 0; turn 1; turn 2; turn 3");
    let journal = play(first(2), "* roll RRRR; 0 reroll; * roll OOOO; 0 turn 0; 1 pass");
    assert_eq!(legal(&journal, 1), "emperor 1; pass", "seat 1 still has its gift");
}

#[test]
fn ld_04_a_stack_has_six_tiles_highest_on_top() {
    // Seat 0 fills one L3 after the other and launches each on its own turn; six are all there are.
    let mut journal = play_on(lavish(), first(2), "");
    let pools = ["a1,b1,a2", "c1,d1,d2", "e1,f1,f2", "g1,h1,h2", "a3,a4,b4", "b3,c3,c4", "d3,d4,e3"];
    let mut plan: Vec<String> = Vec::new();
    for display in pools {
        plan.extend(display.split(',').map(|pool| format!("shade {pool}")));
        plan.push(format!("launch L3 {display}"));
    }
    let plan: Vec<&str> = plan.iter().map(String::as_str).collect();
    let plan = fill("emperor 3", &plan, &[]);
    play_out(&mut journal, vec![plan, vec![]]);
    let launched = journal.steps().iter().filter(|&&step| journal.print(step).contains("launch")).count();
    assert_eq!((launched, journal.now().detail()["displays"][0].as_u64()), (6, Some(4 + 3 + 3 + 2 + 2 + 1)));
}

#[test]
fn ld_05_ten_eight_or_six_own_turns() {
    for (players, turns) in [(2, 10), (3, 8), (4, 6)] {
        for game in 0..20 {
            let secret = Secret::simulated(5, game);
            let game = RandomGame::<LanternsDice>::play(&first(players), Loaded::standard(), secret).unwrap();
            let mut taken = vec![0; players];
            for &(by, action) in game.journal.steps() {
                if let (By::Seat(seat), true) = (by, game.journal.print((by, action)).contains(" turn ")) {
                    taken[seat.index()] += 1;
                }
            }
            assert_eq!(taken, vec![turns; players]);
        }
    }
}

#[test]
fn ld_06_four_dice_of_six_colours() {
    let rolls = outcomes(&play(first(2), ""));
    assert_eq!(rolls.len(), 6 * 6 * 6 * 6);
    assert_eq!(rolls[..3], ["roll RRRR", "roll RRRO", "roll RRRG"]);
    assert_eq!(rolls[6..8], ["roll RROR", "roll RROO"]);
    assert_eq!(rolls[1295], "roll WWWW");
    for wrong in ["* roll RGB", "* roll RGBWP", "* roll RGBY", "* roll rgbw"] {
        assert!(refused(&play(first(2), ""), wrong).contains("is not an action"));
    }
}

#[test]
fn ld_07_place_p_faces_the_die_at_p_plus_k() {
    let faced = |players: usize, places: usize| -> String {
        let journal = play(first(players), &format!("* roll RGBW; 0 turn {places}"));
        let face =
            |seat| "RGBW".chars().find(|&die| areas(&journal, seat) == format!("pass {}", areas_of(die)));
        (0..players).map(|seat| face(seat).unwrap()).collect()
    };
    assert_eq!([0, 1, 2, 3].map(|places| faced(4, places)), ["RGBW", "GBWR", "BWRG", "WRGB"]);
    assert_eq!([0, 1, 2, 3].map(|places| faced(3, places)), ["RGB", "GBW", "BWR", "WRG"]);
    assert_eq!([0, 1, 2, 3].map(|places| faced(2, places)), ["RB", "GW", "BR", "WG"]);
}

#[test]
fn ld_07_gifts_roll_again_as_often_as_they_last() {
    let mut journal = play_on(rich(), first(2), "");
    for _ in 0..20 {
        add(&mut journal, "* roll RGBW; 0 reroll");
    }
    add(&mut journal, "* roll OOOO");
    assert_eq!(legal(&journal, 0), "turn 0; turn 1; turn 2; turn 3");
    assert_eq!(refused(&journal, "0 reroll"), "not a legal action here");
    assert_eq!(refused(&journal, "0 pass"), "not a legal action here");
    assert_eq!(refused(&journal, "1 turn 0"), "seat 0 is next");
    assert!(refused(&journal, "0 turn 4").contains("is not an action"));
}

#[test]
fn ld_08_all_walk_through_their_own_steps() {
    let mut journal = play(first(3), "* roll RGBW; 0 turn 0");
    assert_eq!(acting(&journal), [0, 1, 2]);
    // Seat 2 goes first and is done; it faces blue and has no bonus.
    add(&mut journal, "2 shade a5b; 2 pass");
    assert_eq!(acting(&journal), [0, 1]);
    // Die, bonus, emperor; nothing can be launched, so that step is not asked.
    add(&mut journal, "0 shade a3t");
    assert_eq!(areas(&journal, 0), format!("pass {}", areas_of('R').replace("a3t ", "")), "the bonus is red");
    add(&mut journal, "0 pass");
    assert_eq!(legal(&journal, 0), "emperor 1; pass");
    add(&mut journal, "0 emperor 1; 0 shade b4t");
    assert_eq!(acting(&journal), [1]);
    add(&mut journal, "1 pass; 1 emperor 1; 1 shade a2b");
    assert_eq!(journal.now().turn(), Turn::Chance, "the turn is over");
}

#[test]
fn ld_08_what_offers_only_to_pass_is_skipped() {
    // Without gifts no emperor step, without complete pools no launch.
    let spent = "* roll PPPP; 0 reroll; * roll PPPP; 0 turn 0; 0 pass; 0 pass";
    let journal = play(first(2), spent);
    assert_eq!(acting(&journal), [1]);
    // With every red area shaded, a red die asks nothing: seat 0 is at its next step at once.
    let mut journal = play_on(lavish(), first(2), "");
    for (turn, red) in areas_of('R').split(' ').enumerate() {
        let active = turn % 2;
        add(&mut journal, &format!("* roll RRRR; {active} turn 0; 0 shade {red}"));
        while journal.now().turn() != Turn::Chance {
            let seat = acting(&journal)[0];
            add(&mut journal, &format!("{seat} pass"));
        }
    }
    add(&mut journal, "* roll RRRR; 0 turn 0");
    assert_eq!(
        areas(&journal, 0).split(' ').count(),
        1 + areas_of('G').split(' ').count(),
        "bonus 9 is green"
    );
}

#[test]
fn ld_09_an_unshaded_area_of_the_colour_boats_too() {
    let mut journal = play(first(2), "* roll WWWW; 0 turn 0");
    assert_eq!(refused(&journal, "0 shade a1t"), "not a legal action here", "a1t is orange");
    add(&mut journal, "0 shade c2t; 1 shade c2t");
    assert_eq!(refused(&journal, "0 shade c2t"), "not a legal action here", "the bonus is red");
    add(&mut journal, "0 pass; 0 pass; 1 pass; * roll WWWW; 1 turn 0");
    assert_eq!(refused(&journal, "0 shade c2t"), "not a legal action here", "it is shaded");
    assert_eq!(areas(&journal, 0), format!("pass {}", areas_of('W').replace("c2t ", "")));
}

#[test]
fn ld_10_a_blue_area_with_a_pavilion_gives_a_gift() {
    let mut journal = play(first(2), "* roll BBBB; 0 turn 0; 0 shade e1b");
    assert_eq!(gifts(&journal), [2, 1]);
    add(&mut journal, "1 shade a6t");
    assert_eq!(gifts(&journal), [2, 1], "there is no pavilion at a6");
    let journal = play(first(2), "* roll PPPP; 0 turn 0; 0 shade e1t");
    assert_eq!(gifts(&journal), [1, 1], "the pavilion is in the other half");
}

#[test]
fn ld_10_whatever_caused_the_shading() {
    for (cause, steps, gifts_after) in [
        ("the bonus", "0 pass; 0 shade i1b", 21),
        ("a card", "0 pass; 0 pass; 0 emperor 1; 0 shade e1b", 20),
        ("a platform", "0 pass; 0 pass; 0 emperor 3; 0 shade c4; 0 shade c3t", 18),
        ("a whole pool", "0 pass; 0 pass; 0 emperor 3; 0 shade d2", 18),
    ] {
        let journal = play_on(rich(), first(2), &format!("* roll BBBB; 0 turn 0; {steps}"));
        assert_eq!(gifts(&journal), [gifts_after, 20], "{cause}");
    }
}

#[test]
fn ld_11_a_platform_with_open_neighbours_offers_eight_areas() {
    let mut journal = play(first(2), "* roll RRRR; 0 turn 0; 0 shade c4t; 0 pass; 0 pass; 1 pass; 1 pass");
    add(&mut journal, "* roll BBBB; 1 turn 0; 0 shade c4b");
    assert_eq!(areas(&journal, 0), "pass b4b b4t c3b c3t c5b c5t d4b d4t");
    assert_eq!(refused(&journal, "0 emperor 1"), "not a legal action here", "the platform comes first");
    let mut declined = journal.clone();
    add(&mut declined, "0 pass");
    assert_eq!(legal(&declined, 0), "emperor 1; pass");
    add(&mut journal, "1 pass; 0 shade c3b");
    assert_eq!(legal(&journal, 0), "emperor 1; pass", "others may act in between");
}

#[test]
fn ld_11_one_platform_completes_the_next_and_a_pavilion_pays_the_card() {
    // d4 is half shaded, c4 too; seat 0 has spent its gift.
    let before = "* roll RRRR; 0 reroll; * roll RRRR; 0 turn 0; 0 shade c4t; 0 pass; 1 pass; 1 pass;
        * roll OOOO; 1 turn 0; 0 shade d4t; 1 pass; 1 pass; 1 pass";
    let mut journal = play(first(2), before);
    add(&mut journal, "* roll BBBB; 0 turn 0; 0 shade c4b");
    assert_eq!(areas(&journal, 0), "pass b4b b4t c3b c3t c5b c5t d4b");
    add(&mut journal, "0 shade d4b");
    assert_eq!(areas(&journal, 0), "pass d3b d3t d5b d5t e4b e4t", "c4, beside it, is complete");
    add(&mut journal, "0 shade d3t");
    let blue = areas_of('B').replace("c4b ", "").replace("d3t ", "");
    assert_eq!(
        areas(&journal, 0),
        format!("pass {blue}").replace(areas_of('B').as_str(), ""),
        "now the bonus"
    );
    // The gift of the pavilion at c3 would have paid card 1 in this very turn.
    let mut other = play(first(2), before);
    add(&mut other, "* roll BBBB; 0 turn 0; 0 shade c4b; 0 shade c3t; 0 pass");
    assert_eq!(legal(&other, 0), "emperor 1; pass");
}

#[test]
fn ld_11_a_platform_without_open_neighbours_asks_nothing() {
    // b1's neighbours a1, c1, b2 are complete before b1 is.
    let mut journal = play_on(lavish(), first(2), "");
    let plan = fill("emperor 3", &["shade a1", "shade c1", "shade b2"], &[]);
    play_turns(&mut journal, 3, &mut [plan, vec![]]);
    add(&mut journal, "* roll RRRR; 1 turn 0; 0 pass; 0 emperor 3; 0 shade b1; 1 pass");
    assert_eq!(acting(&journal), [1], "seat 0 is done: nothing is open beside b1");
}

/// Seat 1's choices after it paid for a card; it faces red, the dice show red, green and blue.
fn effect(emperor: &str, card: u8) -> String {
    let steps = format!("* roll GRRB; 0 turn 0; 1 shade c5t; 1 emperor {card}");
    areas(&play_on(rich(), setup(4, "first", emperor), &steps), 1)
}

fn areas_of_all(colours: &str) -> String {
    let mut all: Vec<String> = colours
        .chars()
        .flat_map(|colour| areas_of(colour).split(' ').map(str::to_owned).collect::<Vec<_>>())
        .collect();
    all.sort_unstable();
    all.join(" ").replace("c5t ", "")
}

#[test]
fn ld_12_six_effects_without_leave_to_pass() {
    assert_eq!(effect("AAA", 1), areas_of_all("RGB"));
    assert_eq!(effect("AAA", 2), areas_of_all("OPW"));
    let pools = (1..=6).flat_map(|row| "abcdefghi".chars().map(move |column| format!("{column}{row}")));
    let mut pools: Vec<String> = pools.filter(|pool| pool != "c5").collect();
    pools.sort_unstable();
    assert_eq!(effect("AAA", 3), pools.join(" "));
    // The tray was turned by three: place 1 faces the green die of tray place 0.
    let steps = "* roll GRRB; 0 turn 3; 1 pass; 1 emperor 1";
    let faced = play_on(rich(), setup(4, "first", "BBA"), steps);
    assert_eq!(areas(&faced, 1), areas_of('G'), "1B needs no step 1");
}

#[test]
fn ld_12_only_what_can_be_paid_and_has_an_effect_is_offered() {
    // No pool is half shaded, and nothing can be launched.
    let journal = play_on(rich(), setup(2, "first", "BBA"), "* roll RRRR; 0 turn 0; 1 pass");
    assert_eq!(legal(&journal, 1), "emperor 1; emperor 3; pass");
    let journal = play_on(rich(), setup(2, "first", "BBA"), "* roll RRRR; 0 turn 0; 1 shade c5t");
    assert_eq!(legal(&journal, 1), "emperor 1; emperor 2; emperor 3; pass");
    let mut halved = journal.clone();
    add(&mut halved, "1 emperor 2");
    assert_eq!(areas(&halved, 1), "c5b");
    // One gift buys card 1 only; and one action is all.
    let mut journal = play(first(2), "* roll RRRR; 0 turn 0; 1 pass");
    assert_eq!(legal(&journal, 1), "emperor 1; pass");
    add(&mut journal, "1 emperor 1; 1 shade a3t");
    assert_eq!(acting(&journal), [0]);
    let mut journal = play_on(rich(), first(2), "* roll RRRR; 0 turn 0; 1 pass; 1 emperor 2");
    assert_eq!(gifts(&journal), [20, 18], "paid at once");
    assert_eq!(refused(&journal, "1 pass"), "not a legal action here");
    add(&mut journal, "1 shade a1t");
    assert_eq!(acting(&journal), [0], "one action per turn, however many gifts are left");
}

#[test]
fn ld_12_a_platform_that_a_card_completes_may_be_declined() {
    let mut journal = play_on(rich(), first(2), "* roll RRRR; 0 turn 0; 1 pass; 1 emperor 3; 1 shade c4");
    assert_eq!(areas(&journal, 1), "pass b4b b4t c3b c3t c5b c5t d4b d4t");
    add(&mut journal, "1 pass");
    assert_eq!(acting(&journal), [0]);
}

#[test]
fn ld_13_a_gift_of_step_1_pays_step_3() {
    let spend = "* roll BBBB; 0 reroll; * roll BBBB; 0 turn 0; 1 pass; 1 pass;";
    let poor = play(first(2), &format!("{spend} 0 shade a6t; 0 pass"));
    assert_eq!(poor.now().turn(), Turn::Chance, "no gift, no emperor");
    let mut journal = play(first(2), &format!("{spend} 0 shade e1b; 0 pass"));
    assert_eq!(legal(&journal, 0), "emperor 1; pass");
    add(&mut journal, "0 emperor 1; 0 shade e6b");
    assert_eq!(gifts(&journal), [0, 1]);
    // Gifts are worth nothing: everybody passes, somebody keeps more.
    let mut journal = play(first(2), "* roll BBBB; 0 turn 0; 0 shade e1b");
    play_out(&mut journal, vec![vec![], vec![]]);
    assert_eq!(gifts(&journal), [2, 1]);
    assert_eq!(journal.now().standing().ranks[..], [1, 1]);
}

#[test]
fn ld_14_complete_pools_not_covered_turned_and_mirrored() {
    let mut journal = play_on(lavish(), first(2), "");
    let plan = fill("emperor 3", &["shade h4", "shade h6", "shade f4", "shade e5"], &[]);
    play_turns(&mut journal, 4, &mut [plan, vec![]]);
    add(&mut journal, "* roll PPPP; 0 turn 0; 0 shade e1t; 0 pass; 0 emperor 3; 0 shade e6");
    assert_eq!(acting(&journal), [1], "e5, e6, f4, h4, h6 hold no shape");
    add(
        &mut journal,
        "1 pass; 1 pass; * roll RRRR; 1 turn 0; 0 pass; 0 emperor 3; 0 shade f5; 1 pass; 1 pass; 1 pass",
    );
    add(&mut journal, "* roll RRRR; 0 turn 0; 0 pass; 0 pass; 0 pass");
    assert_eq!(legal(&journal, 0), "launch L3 e5,f5,e6; launch L3 f4,e5,f5; pass");
    for wrong in ["launch L3 e5,e6,f5", "launch L3 e5,f5", "launch O4 e5,f5,e6", "launch L3 e5 f5 e6"] {
        assert!(refused(&journal, &format!("0 {wrong}")).contains("is not an action"), "{wrong}");
    }
    assert_eq!(refused(&journal, "0 launch I3 h4,h5,h6"), "not a legal action here", "I3 is not in play");
    assert_eq!(refused(&journal, "0 launch L3 e4,f4,e5"), "not a legal action here", "e4 is open");
    add(&mut journal, "0 launch L3 f4,e5,f5; 1 pass; 1 pass");
    assert_eq!(journal.now().detail()["displays"][0], 4);
    add(&mut journal, "* roll RRRR; 1 turn 0; 0 pass; 0 emperor 3; 0 shade f6; 1 pass; 1 pass; 1 pass");
    add(&mut journal, "* roll RRRR; 0 turn 0; 0 pass; 0 pass; 0 pass");
    assert_eq!(acting(&journal), [1], "e6 and f6 are free, e5 and f5 are covered");
}

/// Card 1A fills a pool, card 3B launches, both for one gift.
fn feast() -> Content {
    let whole = "shade both areas of one wholly unshaded pool";
    let text = lavish_text().replace("shade one area of a colour shown on any of the four dice", whole);
    Loaded::read("feast", &text).unwrap()
}

#[test]
fn ld_15_with_3b_emperor_steps_go_in_turn_order() {
    // Seat 1 is active: the order is 1, 2, 0.
    let mut journal = play_on(feast(), setup(3, "first", "AAB"), "");
    play_turns(&mut journal, 1, &mut [vec![], vec![], vec![]]);
    add(&mut journal, "* roll RRRR; 1 turn 0");
    assert_eq!(acting(&journal), [0, 1, 2], "step 1 never waits");
    add(&mut journal, "0 shade a3t");
    assert_eq!(acting(&journal), [1, 2], "seat 0 waits");
    assert_eq!(refused(&journal, "0 emperor 1"), "seat 1 is next");
    add(&mut journal, "1 shade a3t; 1 pass");
    assert_eq!(legal(&journal, 1), "emperor 1; emperor 2; pass", "the active player waits for nobody");
    add(&mut journal, "2 pass");
    assert_eq!(acting(&journal), [1], "seats 2 and 0 wait");
    add(&mut journal, "1 emperor 1");
    assert_eq!(acting(&journal), [1], "until its effect is taken");
    add(&mut journal, "1 shade c4");
    assert_eq!(acting(&journal), [1], "and until the platform's bonus is");
    add(&mut journal, "1 shade c3t");
    assert_eq!(acting(&journal), [2]);
    add(&mut journal, "2 pass");
    assert_eq!(acting(&journal), [0]);
    add(&mut journal, "0 pass");
    assert_eq!(journal.now().turn(), Turn::Chance);
}

#[test]
fn ld_15_a_seat_that_is_still_at_step_1_holds_up_those_behind_it() {
    let mut journal =
        play_on(feast(), setup(3, "first", "AAB"), "* roll RRRR; 0 turn 0; 2 pass; 0 pass; 0 pass; 0 pass");
    assert_eq!(acting(&journal), [1], "seat 2 waits for seat 1's steps, step 4 of seat 0 for all");
    add(&mut journal, "1 pass");
    assert_eq!(acting(&journal), [1]);
    add(&mut journal, "1 pass");
    assert_eq!(acting(&journal), [2]);
}

#[test]
fn ld_15_cards_launch_before_step_4() {
    let mut journal = play_on(feast(), setup(2, "first", "AAB"), "");
    let plan = || fill("emperor 1", &["shade a1", "shade b1", "shade b2"], &[]);
    play_turns(&mut journal, 3, &mut [plan(), plan()]);
    add(&mut journal, "* roll WWWW; 1 turn 0; 1 pass; 1 pass; 0 pass");
    assert_eq!(legal(&journal, 1), "emperor 1; emperor 2; emperor 3; pass");
    add(&mut journal, "1 pass");
    assert_eq!(acting(&journal), [0], "seat 1 is active, but its launch waits for seat 0's card");
    add(&mut journal, "0 emperor 3");
    assert_eq!(legal(&journal, 0), "launch L3 a1,b1,b2");
    add(&mut journal, "0 launch L3 a1,b1,b2");
    assert_eq!(legal(&journal, 1), "launch L3 a1,b1,b2; pass");
    add(&mut journal, "1 launch L3 a1,b1,b2");
    assert_eq!(journal.now().detail()["displays"].to_string(), "[4,3]");
}

#[test]
fn ld_15_without_a_card_that_launches_nobody_waits() {
    let mut journal = play_on(lavish(), first(2), "");
    let plan = fill("emperor 3", &["shade a1", "shade b1", "shade b2"], &[]);
    play_turns(&mut journal, 4, &mut [plan, vec![]]);
    add(&mut journal, "* roll RRRR; 0 turn 0; 0 pass; 0 pass; 0 pass");
    assert_eq!(acting(&journal), [0, 1]);
    add(&mut journal, "0 launch L3 a1,b1,b2");
    assert_eq!(acting(&journal), [1], "seat 1 has not even shaded");
}

#[test]
fn ld_16_then_the_next_seat_is_active() {
    let mut journal = play(first(3), "");
    for turn in 0..7 {
        add(&mut journal, "* roll RRRR");
        assert_eq!(acting(&journal), [turn % 3]);
        add(&mut journal, &format!("{} turn 0", turn % 3));
        while journal.now().turn() != Turn::Chance {
            let seat = *acting(&journal).last().unwrap();
            add(&mut journal, &format!("{seat} pass"));
        }
    }
}

#[test]
fn ld_17_one_last_display_in_turn_order_from_seat_0() {
    let pools = ["shade a1", "shade b1", "shade b2", "shade g1", "shade f1", "shade f2"];
    let mut journal = play_on(lavish(), first(3), "");
    let plan = || fill("emperor 3", &pools, &[]);
    play_turns(&mut journal, 23, &mut [plan(), vec![], plan()]);
    add(&mut journal, "* roll RRRR; 2 turn 0; 1 pass; 0 pass; 0 pass; 2 pass; 2 pass; 2 pass; 2 pass");
    assert_eq!(acting(&journal), [1], "the turn is not over before seat 1 is done");
    add(&mut journal, "1 pass");
    assert_eq!(legal(&journal, 0), "launch L3 a1,b1,b2; launch L3 f1,g1,f2; pass");
    assert_eq!(acting(&journal), [0]);
    add(&mut journal, "0 launch L3 a1,b1,b2");
    assert_eq!(acting(&journal), [2], "one each; seat 1 has nothing to launch");
    let mut declined = journal.clone();
    add(&mut declined, "2 pass");
    add(&mut journal, "2 launch L3 f1,g1,f2");
    assert_eq!([journal.now().turn(), declined.now().turn()], [Turn::Over; 2]);
    assert_eq!(journal.now().detail()["displays"].to_string(), "[4,0,3]");
}

/// 12 pools around the boat at g2, 10 around the boat at b5, four displays.
#[test]
fn ld_18_the_scoring_example_counts_33() {
    let mut journal = play_on(lavish(), first(2), "");
    let shaded = [
        "shade h2", "shade i2", "shade h3", "shade i3", "shade c5", "shade d5", "shade c6", "shade d6",
        "shade e1", "shade f1", "shade f2", "shade a4", "shade b4", "shade a5", "shade g1", "shade h1",
        "shade i1", "shade f3", "shade g3", "shade c4",
    ];
    let more = [
        "launch O4 h2,i2,h3,i3",
        "launch O4 c5,d5,c6,d6",
        "launch L3 e1,f1,f2",
        "launch L3 a4,b4,a5",
        "roll BBBB",
        "roll OOOO",
        "roll RRRR",
        "roll PPPP",
        "shade a6t",
        "shade a6b",
        "shade b6t",
        "shade b6b",
    ];
    let other = fill("emperor 3", &["shade c1", "shade d1", "shade d2"], &["launch L3 c1,d1,d2"]);
    play_out(&mut journal, vec![fill("emperor 3", &shaded, &more), other]);
    let expected = r#"[33, 4] [1, 2] {"boats":[8,0],"displays":[15,4],"group":[10,0]}"#;
    assert_eq!(detail(&journal), expected);
    let account = "Displays | 15 (on 14 pools) | 4 (on 3 pools)\n\
                   Second-largest group | 10 (largest: 12) | 0 (largest: 3)\n\
                   Boats | 8 (2 boats) | 0\n";
    assert_eq!(accounted(journal.now(), Lang::En), account);
}

#[test]
fn ld_18_of_two_equal_groups_one_counts_and_one_alone_does_not() {
    let mut journal = play_on(lavish(), first(2), "");
    let twice = fill("emperor 3", &["shade a1", "shade b1", "shade e6", "shade f6"], &[]);
    let once = fill("emperor 3", &["shade a1", "shade b1", "shade c1", "shade d1"], &[]);
    play_out(&mut journal, vec![twice, once]);
    assert_eq!(detail(&journal), r#"[2, 0] [1, 2] {"boats":[0,0],"displays":[0,0],"group":[2,0]}"#);
}

#[test]
fn ld_18_a_boat_counts_only_if_wholly_unshaded_and_surrounded() {
    // Four pools that touch nowhere: the second-largest group has one.
    let around = ["shade g1", "shade f2", "shade h2", "shade g3"];
    let mut journal = play_on(lavish(), first(3), "");
    let plans = vec![
        fill("emperor 3", &around, &[]),
        fill("emperor 3", &around, &["roll GGGG", "shade g2t"]),
        fill("emperor 3", &around[..3], &[]),
    ];
    play_out(&mut journal, plans);
    assert_eq!(
        detail(&journal),
        r#"[5, 1, 1] [1, 2, 2] {"boats":[4,0,0],"displays":[0,0,0],"group":[1,1,1]}"#
    );
}

#[test]
fn ld_19_a_tie_goes_to_the_displays_then_it_is_shared() {
    let mut journal = play_on(lavish(), first(4), "");
    let groups =
        ["shade a1", "shade a2", "shade b2", "shade a3", "shade i6", "shade i5", "shade h6", "shade g6"];
    let display = fill("emperor 3", &["shade a1", "shade b1", "shade b2"], &["launch L3 a1,b1,b2"]);
    let plans = vec![fill("emperor 3", &groups, &[]), fill("emperor 3", &groups, &[]), display, vec![]];
    play_out(&mut journal, plans);
    let expected = r#"[4, 4, 4, 0] [2, 2, 1, 4] {"boats":[0,0,0,0],"displays":[0,0,4,0],"group":[4,4,0,0]}"#;
    assert_eq!(detail(&journal), expected);
}
