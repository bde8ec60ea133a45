//! A test for every rule of `docs/rules/lighthouse-run.md`, named by its number, and its worked examples.

use std::collections::BTreeSet;

use lighthouse_run::{LighthouseRun, Setup, Variant};
use rand::SeedableRng;
use table::trace::{legal, odds};
use table::{By, Eyes, Game, Journal, Lang, Listener, Loaded, Outcomes, Rng, Seat, Turn, Words, setup};

/// Sections from the start to the harbor. Purple, red and yellow begin with a beacon.
const TOWERS: &str = "purple,green,red,blue,yellow,orange";

/// A game that is played by text.
#[derive(Clone)]
struct Run(Journal<LighthouseRun>);

impl Run {
    fn new(players: u8, variant: Variant, towers: &str) -> Run {
        Run::of(Setup { players, variant, towers: towers.to_owned(), ..Setup::default() })
    }

    fn of(setup: Setup) -> Run {
        Run(Journal::new(setup, Loaded::standard()).unwrap())
    }

    /// A game in which the hands were dealt from seat `first` on.
    fn dealt(players: u8, variant: Variant, first: u8, hands: &[&str]) -> Run {
        let run = Run::new(players, variant, TOWERS).play(&format!("* first {first}"));
        let seat = |index: usize| match variant {
            Variant::Fleet => (usize::from(first) + index / 2) % 2,
            _ => (usize::from(first) + index) % usize::from(players),
        };
        let hands = hands.iter().enumerate();
        let draws = hands.flat_map(|(index, hand)| {
            hand.split(' ').map(move |card| format!("* draw {} {card}", seat(index)))
        });
        run.play(&draws.collect::<Vec<_>>().join(";"))
    }

    /// Plays steps separated by semicolons; a bare `*` is the first thing that chance may bring.
    fn play(mut self, steps: &str) -> Run {
        for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            if step == "*" {
                let mut outcomes = Outcomes::new();
                self.0.now().outcomes(&mut outcomes);
                self.0.play(By::Chance, outcomes.list()[0].0).unwrap();
            } else {
                self.0.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
            }
        }
        self
    }

    /// Plays on until `round` begins, always with the foremost ships.
    fn idle_to(mut self, round: usize) -> Run {
        let fleet = self.0.setup().variant == Variant::Fleet;
        let turns = if fleet { 4 } else { usize::from(self.0.setup().players) };
        let begins = |run: &Run| run.acting().is_some() && run.legal()[0].starts_with("play ");
        let played = |run: &Run| run.steps().iter().filter(|step| step.contains(" play ")).count();
        while played(&self) < (round - 1) * turns || !begins(&self) {
            self = if self.acting().is_some() { self.idle_turn() } else { self.play("*") };
        }
        self
    }

    /// Where the acting seat may sail from with a card that is not a group's.
    fn sails(&self) -> Vec<String> {
        let seat = self.acting().expect("a seat acts");
        let card =
            self.legal().into_iter().find(|card| !card.contains("group")).expect("one of three is another");
        let run = self.clone().play(&format!("{seat} {card}"));
        match &run.legal()[0] {
            light if light.starts_with("light") => run.play(&format!("{seat} {light}")).legal(),
            _ => run.legal(),
        }
    }

    /// Plays one turn, until somebody else or chance is next.
    fn idle_turn(mut self) -> Run {
        let seat = self.acting().expect("a seat acts");
        while self.acting() == Some(seat) {
            let step = format!("{seat} {}", idle(&self.legal()));
            self = self.play(&step);
        }
        self
    }

    fn steps(&self) -> Vec<String> {
        self.0.steps().iter().map(|&step| self.0.print(step)).collect()
    }

    fn acting(&self) -> Option<usize> {
        self.0.now().turn().acting().first().map(Seat::index)
    }

    /// What the acting seat may do, in the order of a trace.
    fn legal(&self) -> Vec<String> {
        let seat = self.0.now().turn().acting().first().expect("a seat acts");
        legal(self.0.now(), seat, &self.0.content().data)
    }

    fn odds(&self) -> String {
        odds(self.0.now(), &self.0.content().data).to_string()
    }

    /// Where the ships of a colour are.
    fn ships(&self, color: &str) -> String {
        self.0.now().detail()[color]["spaces"].to_string()
    }

    fn refused(&self, step: &str) -> String {
        let mut tried = self.0.clone();
        let why = tried.play_text(step).expect_err("the step is refused").to_string();
        assert_eq!(tried.now(), self.0.now(), "a refused step changes nothing");
        why
    }
}

/// A step for those who wait: no co-op card while there is another, no beacon, the foremost ship, no bonus.
fn idle(legal: &[String]) -> String {
    let space = |step: &String| step.strip_prefix("sail ").and_then(|space| space.parse::<u8>().ok());
    let quiet = |step: &&String| ["light -", "stay"].contains(&step.as_str());
    let step = legal
        .iter()
        .find(quiet)
        .or_else(|| legal.iter().max_by_key(|step| (space(step), !step.contains("coop"))));
    step.unwrap().clone()
}

/// The cards that a seat holds, in words.
fn hand(position: &LighthouseRun, seat: usize) -> String {
    let words = Words::new(Lang::En, [LighthouseRun::words(Lang::En)]);
    let eyes = Eyes::Seat(Seat::new(seat));
    LighthouseRun::hand(&position.view(eyes), &Listener { words: &words, names: &[], eyes })
        .unwrap_or_default()
}

fn list(words: &str) -> Vec<String> {
    words.split(", ").map(str::to_owned).collect()
}

const PLAIN: &str = "solo2-red solo2-yellow coop1-any";

/// Why there is no such game.
fn refused_setup(setup: &Setup) -> String {
    LighthouseRun::new(setup, &Loaded::<LighthouseRun>::standard().data).unwrap_err().to_string()
}

#[test]
fn lr_01_two_to_four_players_and_variants_for_two() {
    let refused = |players, variant, towers: &str| {
        refused_setup(&Setup { players, variant, towers: towers.to_owned(), ..Setup::default() })
    };
    for players in [0, 1, 5] {
        assert_eq!(
            refused(players, Variant::Base, "random"),
            format!("players is {players}, but Lighthouse Run is for 2, 3 or 4")
        );
    }
    assert_eq!(refused(3, Variant::Erik, "random"), "variant is erik, but that is for 2 players, not 3");
    assert_eq!(refused(4, Variant::Fleet, "random"), "variant is fleet, but that is for 2 players, not 4");
    for towers in ["", "purple", "purple,green,red,blue,yellow,yellow", "purple,green,red,blue,yellow,pink"] {
        assert_eq!(
            refused(2, Variant::Base, towers),
            format!(
                "towers is {towers:?}, but it is random, or each of purple, green, red, blue, yellow, orange once, \
                 joined by commas"
            )
        );
    }
    let error = setup::with::<LighthouseRun>([("variant", "solo".into())]).unwrap_err().to_string();
    assert_eq!(error, "variant is \"solo\", but it is one of base, erik, fleet");
    let options = serde_json::to_string(&setup::to_options::<LighthouseRun>(&Setup::default())).unwrap();
    assert_eq!(options, r#"{"first":"random","players":2,"towers":"random","variant":"base"}"#);
}

#[test]
fn lr_01_chosen_towers_need_no_step() {
    assert_eq!(Run::new(3, Variant::Base, TOWERS).odds(), r#""uniform""#);
    assert_eq!(
        Run::new(3, Variant::Base, TOWERS).refused("* towers purple,green,red,blue,yellow,orange"),
        "chance cannot bring this here; possible: * first 0, * first 1, * first 2"
    );
}

#[test]
fn lr_01_a_chosen_starting_player_needs_no_step() {
    let setup = |players, variant, towers: &str, first: &str| Setup {
        players,
        variant,
        towers: towers.to_owned(),
        first: first.to_owned(),
    };
    // With chosen towers the first hand is dealt at once, else after the towers.
    let run = Run::of(setup(3, Variant::Base, TOWERS, "2"));
    assert!(run.odds().starts_with(r#"{"draw 2 "#), "{}", run.odds());
    assert!(run.refused("* first 2").starts_with("chance cannot bring this here; possible: * draw 2 "));
    let run = Run::of(setup(2, Variant::Erik, "random", "1")).play(&format!("* towers {TOWERS}"));
    assert!(run.odds().starts_with(r#"{"draw 1 "#), "{}", run.odds());
    let run = Run::of(setup(2, Variant::Fleet, TOWERS, "1"));
    assert!(run.odds().starts_with(r#"{"draw 1 yellow:"#), "{}", run.odds());
    // The role passes on from there.
    let run = Run::of(setup(4, Variant::Base, TOWERS, "3")).idle_to(2);
    let turns =
        run.steps().into_iter().filter(|step| step.contains(" play ")).map(|step| step[..1].to_owned());
    assert_eq!((turns.collect::<String>(), run.acting()), ("3012".to_owned(), Some(0)));
}

#[test]
fn lr_01_the_starting_player_has_a_seat() {
    let refused =
        |players, first: &str| refused_setup(&Setup { players, first: first.to_owned(), ..Setup::default() });
    assert_eq!(refused(2, "3"), r#"first is "3", but with 2 players it is random, 0 or 1"#);
    assert_eq!(refused(3, "3"), r#"first is "3", but with 3 players it is random, 0, 1 or 2"#);
    // Erik sails, but has no seat.
    let erik = Setup { variant: Variant::Erik, first: "2".to_owned(), ..Setup::default() };
    assert_eq!(refused_setup(&erik), r#"first is "2", but with 2 players it is random, 0 or 1"#);
    for (players, first) in [(4, "4"), (4, "00"), (4, ""), (4, "red"), (4, "-1")] {
        let expected = format!("first is {first:?}, but with 4 players it is random, 0, 1, 2 or 3");
        assert_eq!(refused(players, first), expected);
    }
    let error = setup::with::<LighthouseRun>([("first", "7".into())]).unwrap_err().to_string();
    assert_eq!(error, "first is \"7\", but it is one of random, 0, 1, 2, 3");
}

/// A game after six rounds in which red has one ship on 20.
fn harbor() -> Run {
    let hands = ["coop3-any coop3-any coop2-any", "coop1-any coop1-any coop2-any"];
    let run = Run::dealt(2, Variant::Base, 0, &hands);
    let run = run.play("0 play coop3-any; 0 light red>green; 0 sail 0; 0 bonus; * draw 0 solo4-orange");
    let run = run.play("1 play coop1-any; 1 light purple>red; 1 sail 0; * draw 1 coop2-any");
    let run = run.play("1 play coop1-any; 1 light -; 1 sail 0; * draw 1 solo2-red");
    let run = run.play("0 play coop3-any; 0 light green>blue; 0 sail 5; * draw 0 solo3-blue");
    let run = run.play("0 play solo4-orange; 0 light red>orange; 0 sail 8; * draw 0 group2-any");
    let run = run.play("1 play coop2-any; 1 light -; 1 sail 0; * draw 1 solo2-yellow");
    let run = run.play("1 play coop2-any; 1 light -; 1 sail 0; * draw 1 group3-any");
    let run = run.play("0 play solo3-blue; 0 sail 12; * draw 0 group3-any");
    let run = run.play("0 play group3-any; 0 light -; 0 sail 15; * draw 0 solo2-red");
    assert_eq!(run.ships("red"), "[0,0,0,0,18]");
    // Orange goes dark, but the harbor needs no lighthouse.
    let run =
        run.play("1 play group3-any; 1 light orange>purple; 1 sail 3; *; 1 play solo2-yellow; 1 sail 0; *");
    run.play("0 play group2-any; 0 light -; 0 sail 18; * draw 0 coop1-any")
}

#[test]
fn lr_02_sections_of_two_to_four_spaces_and_a_harbor_that_is_always_lit() {
    let content = &Loaded::<LighthouseRun>::standard().data;
    assert_eq!(content.sections, [0b11 << 1, 0b111 << 3, 0b111 << 6, 0b111 << 9, 0b111 << 12, 0b1111 << 15]);
    assert_eq!((content.harbor.index(), content.always_lit), (21, 0b111 << 19));
    assert_eq!(harbor().ships("red"), "[0,0,0,0,20]");
}

#[test]
fn lr_03_beacons_start_on_slots_one_three_and_five() {
    let start = Run::new(2, Variant::Base, "random");
    let mut outcomes = Outcomes::new();
    start.0.now().outcomes(&mut outcomes);
    assert_eq!((outcomes.list().len(), start.odds().as_str()), (720, r#""uniform""#));
    let run = start
        .play("* towers orange,blue,purple,yellow,green,red; * first 0; * draw 0 coop1-any; *; *; *; *; *");
    let lights = run.play("0 play coop1-any").legal();
    let from: BTreeSet<&str> =
        lights.iter().filter_map(|step| step.split_once('>')).map(|(from, _)| from).collect();
    assert_eq!(from.into_iter().collect::<Vec<_>>(), ["light green", "light orange", "light purple"]);
}

#[test]
fn lr_04_five_ships_and_fourteen_cards() {
    let run = Run::new(3, Variant::Base, TOWERS).play("* first 0");
    let odds: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&run.odds()).unwrap();
    assert_eq!(odds.values().map(|weight| weight.as_u64().unwrap()).sum::<u64>(), 14);
    assert_eq!((odds["draw 0 coop2-any"].as_u64(), odds["draw 0 group2-any"].as_u64()), (Some(2), Some(1)));
    let colors = run.0.now().detail();
    assert_eq!(colors.as_object().unwrap().keys().collect::<Vec<_>>(), ["green", "red", "yellow"]);
    assert_eq!(["green", "red", "yellow"].map(|color| run.ships(color)), ["[0,0,0,0,0]"; 3]);
}

#[test]
fn lr_05_hands_are_drawn_from_the_first_seat_on() {
    let mut run = Run::new(3, Variant::Base, TOWERS).play("* first 2");
    for seat in [2, 2, 2, 0, 0, 0, 1, 1, 1] {
        assert!(
            run.odds().starts_with(&format!("{{\"draw {seat} ")),
            "seat {seat} draws, not {}",
            run.odds()
        );
        run = run.play("*");
    }
    assert_eq!(run.acting(), Some(2));
}

#[test]
fn lr_05_a_hand_is_seen_by_its_owner_only() {
    let content = &Loaded::<LighthouseRun>::standard().data;
    let draw = LighthouseRun::parse(content, "draw 0 coop1-any").unwrap();
    let told = |eyes| LighthouseRun::print_for(content, draw, eyes);
    assert_eq!(told(Eyes::Seat(Seat::new(0))), "draw 0 coop1-any");
    assert_eq!([Eyes::Seat(Seat::new(1)), Eyes::Spectator].map(told), ["draw 0 ?", "draw 0 ?"]);
    let [one, other] = ["coop1-any", "group2-any"].map(|card| {
        let run = Run::new(2, Variant::Base, TOWERS).play(&format!("* first 0; * draw 0 {card}"));
        [Eyes::Seat(Seat::new(0)), Eyes::Seat(Seat::new(1)), Eyes::Spectator]
            .map(|eyes| run.0.now().view(eyes))
    });
    assert_eq!([0, 1, 2].map(|eyes: usize| one[eyes] == other[eyes]), [false, true, true]);
}

#[test]
fn lr_06_a_first_hand_with_both_group_cards_goes_back() {
    let run = Run::new(2, Variant::Base, TOWERS).play("* first 0");
    let whole = run.odds();
    // It is looked at after its third card, not before.
    let run = run.play("* draw 0 group2-any; * draw 0 group3-any");
    assert!(run.odds().starts_with(r#"{"draw 0 coop1-any":2"#) && run.odds() != whole, "{}", run.odds());
    let run = run.play("* draw 0 solo3-blue");
    assert_eq!(run.odds(), whole, "three new cards come from all 14");
    // As often as it takes, and the last hand is no different.
    let run = run.play("* draw 0 group3-any; * draw 0 coop1-any; * draw 0 group2-any");
    assert_eq!(run.odds(), whole);
    let run = run.play("* draw 0 group3-any; * draw 0 coop1-any; * draw 0 coop1-any");
    let run = run.play("* draw 1 solo2-red; * draw 1 group2-any; * draw 1 group3-any");
    assert_eq!(run.odds(), whole.replace("draw 0", "draw 1"));
    let run = run.play("* draw 1 group2-any; * draw 1 coop1-any; * draw 1 coop3-any");
    assert_eq!(run.legal(), list("play coop1-any, play group3-any"));
    // Later both may be held.
    let run = run.play("0 play coop1-any; 0 light -; 0 sail 0; 0 stay; * draw 0 group2-any");
    assert_eq!(hand(run.0.now(), 0), "In hand: co-op 1 (any), group 2 (any), group 3 (any)");
}

#[test]
fn lr_06_everybody_knows_that_no_first_hand_held_both() {
    let mut rng = Rng::seed_from_u64(6);
    let mut both = |run: &Run| {
        let view = run.0.now().view(Eyes::Seat(Seat::new(1)));
        let mut holds = || hand(&LighthouseRun::guess(&view, &mut rng), 0).matches("group").count() == 2;
        (0..2_000).filter(|_| holds()).count()
    };
    let dealt = "* first 0; * draw 0 solo3-blue; * draw 0 solo3-green; * draw 0 solo2-red";
    let run = Run::new(2, Variant::Base, TOWERS).play(dealt);
    let seen = both(&run);
    assert!((30..110).contains(&seen), "{seen} of 2000, but 12 in 364 as long as nobody has looked");
    assert_eq!(both(&run.play("* draw 1 solo3-blue")), 0);
}

#[test]
fn lr_07_twelve_rounds_and_two_cards_left() {
    let golden = include_str!("golden/4-players.jsonl");
    for seat in 0..4 {
        let count = |by: &str, did: &str| {
            golden.lines().filter(|line| line.contains(by) && line.contains(did)).count()
        };
        let drawn = count("\"by\":\"*\"", &format!("\"did\":\"draw {seat} "));
        let played = count(&format!("\"by\":{seat},"), "\"did\":\"play ");
        assert_eq!((drawn, played), (14, 12), "seat {seat}");
    }
    let run = Run::dealt(2, Variant::Base, 0, &[PLAIN, PLAIN]).idle_to(12).idle_turn();
    assert_eq!(run.acting(), Some(0), "nobody draws after the last card");
    assert_eq!(hand(run.0.now(), 1).matches('(').count(), 2);
    assert_eq!(run.idle_turn().0.now().turn(), Turn::Over);
}

#[test]
fn lr_08_a_card_then_its_beacon_then_its_ships() {
    let run = Run::dealt(2, Variant::Base, 0, &["solo3-green coop2-any coop2-any", PLAIN]);
    assert_eq!(run.legal(), list("play coop2-any, play solo3-green"), "cards of a kind are one action");
    let run = run.play("0 play solo3-green");
    assert!(run.refused("0 sail 0").starts_with("not a legal action here; possible: 0 light purple>green"));
    let run = run.play("0 light red>green");
    assert_eq!(run.legal(), ["sail 0"]);
    assert_eq!(run.refused("1 play coop1-any"), "seat 0 is next; possible: 0 sail 0");
    assert_eq!(run.play("0 sail 0").0.now().turn(), Turn::Chance, "then a card is drawn");
}

#[test]
fn lr_09_a_dark_lighthouse_must_get_a_beacon() {
    let run = Run::dealt(2, Variant::Base, 0, &["solo3-green solo2-red coop1-any", PLAIN])
        .play("0 play solo3-green");
    assert_eq!(run.legal(), list("light purple>green, light red>green, light yellow>green"));
    assert!(run.refused("0 light -").starts_with("not a legal action here"));
    assert!(run.refused("0 light red>blue").starts_with("not a legal action here"));
}

#[test]
fn lr_09_lit_already_asks_nothing() {
    let run =
        Run::dealt(2, Variant::Base, 0, &["solo3-green solo2-red coop1-any", PLAIN]).play("0 play solo2-red");
    assert_eq!(run.legal(), ["sail 0"]);
}

#[test]
fn lr_10_a_card_with_all_six_may_move_any_beacon_or_none() {
    let run = Run::dealt(2, Variant::Base, 0, &[PLAIN, PLAIN]).play("0 play coop1-any");
    let moves = "light -, light purple>blue, light purple>green, light purple>orange, light red>blue, light red>green, \
        light red>orange, light yellow>blue, light yellow>green, light yellow>orange";
    assert_eq!(run.legal(), list(moves));
    // The beacon is gone where it was: purple is dark now, so nobody leaves the starting area.
    assert_eq!(run.play("0 light purple>green; 0 sail 0").ships("red"), "[0,0,0,0,0]");
}

/// Both have one ship on 11, the others wait, and round 4 begins with seat 1.
fn spread() -> Run {
    let run = Run::dealt(
        2,
        Variant::Base,
        0,
        &["coop3-any coop3-any coop2-any", "solo3-green solo3-blue group2-any"],
    );
    let run = run.play("0 play coop3-any; 0 light red>green; 0 sail 0; 0 bonus; * draw 0 solo4-orange");
    let run = run.play("1 play solo3-blue; 1 light yellow>blue; 1 sail 3; * draw 1 solo4-purple");
    let run = run.play("1 play group2-any; 1 light green>red; 1 sail 5; * draw 1 coop1-any");
    assert_eq!((run.ships("red"), run.ships("yellow")), ("[0,0,0,0,5]".to_owned(), "[0,0,0,0,7]".to_owned()));
    let run = run.play("0 play coop3-any; 0 light -; 0 sail 5; * draw 0 solo3-blue");
    let run = run.play("0 play solo3-blue; 0 sail 8; * draw 0 solo3-green");
    let run = run.play("1 play solo4-purple; 1 sail 7; * draw 1 coop1-any");
    assert_eq!(
        (run.ships("red"), run.ships("yellow")),
        ("[0,0,0,0,11]".to_owned(), "[0,0,0,0,11]".to_owned())
    );
    run
}

#[test]
fn lr_11_solo_moves_one_own_ship_from_any_space() {
    // Four ships wait, one stands far out, and one that another player's card brought along.
    let run = spread().play("1 play coop1-any; 1 light purple>yellow; 1 sail 11; 1 stay; * draw 1 coop2-any");
    let run = run.play("0 play solo4-orange; 0 light red>orange");
    assert_eq!(run.legal(), list("sail 0, sail 12"));
    let run = run.play("0 sail 12; * draw 0 group2-any");
    assert_eq!(run.ships("red"), "[0,0,0,0,16]");
    let run = run.play("0 play group2-any; 0 light -; 0 sail 16; * draw 0 solo4-purple");
    let run = run.play("1 play coop1-any; 1 light -; 1 sail 12; * draw 1 coop2-any; 1 play coop2-any; 1 light -; 1 sail 13; *");
    let run = run.play("0 play solo4-purple; 0 light blue>purple; 0 sail 18; * draw 0 solo2-red");
    let run = run.play("0 play solo2-red; 0 light orange>red");
    // 21 is a space like any other, though nothing moves from there.
    assert_eq!(run.legal(), list("sail 0, sail 21"));
    assert_eq!(run.play("0 sail 21").ships("red"), "[0,0,0,0,21]");
}

#[test]
fn lr_12_group_moves_all_own_ships_of_a_river_space() {
    let run = Run::dealt(
        2,
        Variant::Base,
        0,
        &["solo2-red solo2-yellow group3-any", "solo3-green coop1-any coop2-any"],
    );
    let run =
        run.play("0 play solo2-red; 0 sail 0; *; 1 play coop2-any; 1 light red>green; 1 sail 0; 1 stay; *");
    // Seat 1 towed a second red ship to 2.
    let run = run.play("1 play coop1-any; 1 light -; 1 sail 2; 1 stay; *");
    assert_eq!((run.ships("red"), run.ships("yellow")), ("[0,0,0,2,3]".to_owned(), "[0,0,0,0,3]".to_owned()));
    let run = run.play("0 play solo2-yellow; 0 sail 0; *; 0 play group3-any; 0 light -");
    assert_eq!(run.legal(), list("sail 2, sail 3"), "not from the starting area");
    assert_eq!(run.play("0 sail 2").ships("red"), "[0,0,3,5,5]");
}

#[test]
fn lr_13_coop_moves_one_ship_of_every_colour_present() {
    let hands = [
        "coop2-any solo2-red solo2-yellow",
        "coop1-any solo3-green solo3-blue",
        "coop1-any coop1-any coop3-any",
    ];
    let run = Run::dealt(3, Variant::Base, 0, &hands);
    let run = run.play("0 play coop2-any; 0 light red>green; 0 sail 0; 0 bonus; *");
    let ships = |run: &Run| ["red", "yellow", "green"].map(|color| run.ships(color));
    assert_eq!(ships(&run), ["[0,0,0,0,4]", "[0,0,0,0,2]", "[0,0,0,0,2]"]);
    let run = run.play("1 play coop1-any; 1 light -");
    assert_eq!(run.legal(), list("sail 0, sail 2, sail 4"), "any space with any ship");
    // A space without an own ship may be chosen: then there is no bonus.
    let run = run.play("1 sail 4");
    assert_eq!(ships(&run), ["[0,0,0,0,5]", "[0,0,0,0,2]", "[0,0,0,0,2]"]);
    assert_eq!(run.0.now().turn(), Turn::Chance);
}

#[test]
fn lr_13_space_21_may_be_chosen() {
    let run = harbor()
        .play("0 play coop2-any; 0 light -; 0 sail 20; *")
        .idle_turn()
        .play("*")
        .idle_turn()
        .play("*");
    let run = run.play("0 play coop1-any; 0 light -");
    assert!(run.legal().contains(&"sail 21".to_owned()));
    let run = run.play("0 sail 21");
    assert_eq!((run.ships("red"), run.0.now().turn()), ("[0,0,0,0,21]".to_owned(), Turn::Chance));
}

#[test]
fn lr_14_without_a_ship_to_move_the_card_still_counts() {
    let run = Run::dealt(2, Variant::Base, 0, &["group2-any solo2-red coop1-any", PLAIN]);
    let run = run.play("0 play group2-any; 0 light purple>green");
    assert_eq!(run.legal(), ["sail -"]);
    let run = run.play("0 sail -; *; 1 play solo2-red");
    assert_eq!(run.legal(), ["sail 0"], "red is lit already");
    assert_eq!(run.play("1 sail 0").ships("yellow"), "[0,0,0,0,0]", "the beacon has left purple");
}

#[test]
fn lr_14_nothing_but_caught_ships() {
    let run = Run::dealt(2, Variant::Base, 0, &[PLAIN, PLAIN]).idle_to(12);
    assert_eq!(
        ["red", "yellow"].map(|color| run.ships(color)),
        ["[0,0,0,0,11]"; 2],
        "the storm has come to 16"
    );
    assert_eq!(run.sails(), ["sail -"]);
}

#[test]
fn lr_15_the_first_dark_space_ends_a_move() {
    let run = Run::dealt(2, Variant::Base, 0, &["solo4-purple solo2-red solo3-green", PLAIN]);
    let run = run.play("0 play solo4-purple; 0 sail 0; *");
    assert_eq!(run.ships("red"), "[0,0,0,0,2]", "3 is dark, the rest is lost");
    // The space left need not be lit, and a ship that cannot move may be chosen.
    let run = run.play("1 play coop1-any; 1 light purple>green; 1 sail 0; *; 1 play solo2-red");
    assert_eq!(run.legal(), ["sail 0"]);
    let run = run.play("1 sail 0; *; 0 play solo2-red; 0 sail 2; *");
    assert_eq!((run.ships("red"), run.ships("yellow")), ("[0,0,0,0,4]".to_owned(), "[0,0,0,0,0]".to_owned()));
}

#[test]
fn lr_15_a_ship_stops_on_21() {
    let run = harbor().play("0 play coop2-any; 0 light -; 0 sail 20");
    assert_eq!(run.ships("red"), "[0,0,0,0,21]");
}

#[test]
fn lr_16_the_bonus_moves_the_own_ship_alone() {
    let run = Run::dealt(2, Variant::Base, 0, &["coop2-any solo2-red solo2-yellow", PLAIN]);
    let run = run.play("0 play coop2-any; 0 light red>green; 0 sail 0");
    assert_eq!(run.legal(), ["bonus", "stay"]);
    let ships = |run: &Run| ["red", "yellow"].map(|color| run.ships(color));
    assert_eq!(ships(&run.clone().play("0 stay")), ["[0,0,0,0,2]", "[0,0,0,0,2]"]);
    let run = run.play("0 bonus; *");
    assert_eq!(ships(&run), ["[0,0,0,0,4]", "[0,0,0,0,2]"]);
    // Alone on its space a ship earns nothing.
    let run = run.play("1 play coop1-any; 1 light -; 1 sail 2");
    assert_eq!(run.0.now().turn(), Turn::Chance);
}

#[test]
fn lr_16_no_bonus_is_asked_where_the_ship_cannot_move() {
    // It went as far as the light goes.
    let run = Run::dealt(2, Variant::Base, 0, &["coop3-any solo2-red solo2-yellow", PLAIN]);
    let run = run.play("0 play coop3-any; 0 light -; 0 sail 0");
    assert_eq!((run.ships("red"), run.0.now().turn()), ("[0,0,0,0,2]".to_owned(), Turn::Chance));
}

#[test]
fn lr_16_eriks_ships_count_as_anothers() {
    let run = Run::dealt(
        2,
        Variant::Erik,
        0,
        &["coop1-any solo3-green solo2-yellow", "coop2-any solo4-purple solo3-blue"],
    );
    // Erik's ship goes to 4, where seat 1's is.
    let run =
        run.play("0 play solo3-green; 0 light red>green; 0 sail 0; *; 1 play solo4-purple; 1 sail 0; *");
    let run = run.play("* erik solo4-orange");
    assert_eq!(
        ["red", "yellow", "green"].map(|color| run.ships(color)),
        ["[0,0,0,0,3]", "[0,0,0,0,4]", "[0,0,0,0,4]"]
    );
    let run = run.play("1 play coop2-any; 1 light yellow>red; 1 sail 4");
    assert_eq!(run.legal(), ["bonus", "stay"]);
    let run = run.play("1 bonus");
    assert_eq!(
        ["red", "yellow", "green"].map(|color| run.ships(color)),
        ["[0,0,0,0,3]", "[0,0,0,0,8]", "[0,0,0,0,6]"]
    );
}

#[test]
fn lr_17_any_number_of_ships_share_a_space() {
    let hands = [
        PLAIN,
        "coop1-any coop1-any solo2-red",
        "coop1-any coop1-any solo2-red",
        "coop1-any coop1-any solo2-red",
    ];
    let mut run = Run::dealt(4, Variant::Base, 0, &hands);
    for seat in 0..4 {
        run = run.play(&format!("{seat} play coop1-any; {seat} light -; {seat} sail 0; {seat} stay; *"));
    }
    assert_eq!(["red", "yellow", "green", "blue"].map(|color| run.ships(color)), ["[0,1,1,1,1]"; 4]);
}

#[test]
fn lr_18_the_storm_reaches_the_river_after_round_7() {
    let run = Run::dealt(2, Variant::Base, 0, &[PLAIN, PLAIN]);
    for round in 1..=7 {
        assert!(run.clone().idle_to(round).sails().contains(&"sail 0".to_owned()), "round {round}");
    }
    assert!(!run.idle_to(8).sails().contains(&"sail 0".to_owned()));
    let cloud = &Loaded::<LighthouseRun>::standard().data.cloud;
    assert_eq!(cloud[..], [0, 0, 0, 0, 0, 0, 0, 2, 5, 8, 12, 16, 21]);
}

#[test]
fn lr_19_caught_ships_never_move_again() {
    let run = storm();
    assert_eq!(["red", "yellow"].map(|color| run.ships(color)), ["[0,0,0,2,7]", "[0,0,0,0,12]"]);
    // A co-op card may start from any space with a ship, but not from 0 or 2, where the storm is.
    let card = run.legal().into_iter().find(|card| card.contains("coop")).unwrap();
    let seat = run.acting().unwrap();
    assert_eq!(run.play(&format!("{seat} {card}; {seat} light -")).legal(), list("sail 12, sail 7"));
}

#[test]
fn lr_19_erik_leaves_caught_ships() {
    let mut run = Run::dealt(2, Variant::Erik, 0, &[PLAIN, PLAIN]);
    let cards = "coop1-any solo2-red solo2-yellow solo4-purple solo4-orange solo3-green solo3-blue";
    for card in cards.split(' ') {
        run = run.idle_turn().play("*").idle_turn().play(&format!("*; * erik {card}"));
    }
    assert_eq!(run.ships("green"), "[2,4,4,5,5]");
    // His hindmost ship is caught on 2, so the next one sails.
    let run = run.idle_turn().play("*").idle_turn().play("*; * erik coop1-any");
    assert_eq!(run.ships("green"), "[2,4,5,5,5]");
}

#[test]
fn lr_20_the_starting_player_changes_to_the_left() {
    let run = Run::dealt(3, Variant::Base, 1, &[PLAIN, PLAIN, PLAIN]);
    let first = |round| run.clone().idle_to(round).acting();
    assert_eq!([1, 2, 3, 4].map(first), [Some(1), Some(2), Some(0), Some(1)]);
}

#[test]
fn lr_21_a_ship_scores_the_highest_symbol_it_has_reached() {
    let points = Loaded::<LighthouseRun>::standard().data.points;
    assert_eq!(points[..22], [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 6, 6, 6, 6, 9, 10, 11, 12]);
    // Red on 2 and 7, yellow on 12.
    let run = storm();
    assert_eq!(run.0.now().detail()["red"]["points"].to_string(), "[0,0,0,1,2]");
    assert_eq!(run.0.now().standing().scores[..], [3, 4]);
}

#[test]
fn lr_22_a_tie_goes_to_the_cards_left() {
    let run = Run::dealt(
        3,
        Variant::Base,
        0,
        &["solo4-purple coop1-any coop1-any", PLAIN, "coop2-any coop1-any coop3-any"],
    );
    let standing = run.0.now().standing();
    assert_eq!((&standing.scores[..], &standing.ranks[..]), (&[0, 0, 0][..], &[1, 3, 1][..]));
    assert_eq!(run.0.now().detail()["green"]["cards"], 6);
}

#[test]
fn lr_23_erik_has_no_group_cards() {
    let run = Run::dealt(2, Variant::Erik, 0, &[PLAIN, PLAIN]).idle_turn().play("*").idle_turn().play("*");
    let odds = r#"{"erik coop1-any":2,"erik coop2-any":2,"erik coop3-any":2,"erik solo2-red":1,"erik solo2-yellow":1,"#;
    assert!(run.odds().starts_with(odds) && !run.odds().contains("group"), "{}", run.odds());
    assert_eq!(run.ships("green"), "[0,0,0,0,0]");
}

#[test]
fn lr_24_erik_turns_a_card_after_both_have_drawn() {
    let golden = include_str!("golden/erik.jsonl");
    let erik: Vec<&str> = golden.lines().filter(|line| line.contains("\"did\":\"erik ")).collect();
    assert_eq!(erik.len(), 12, "one after every round, also when nothing is left to move");
    let run = Run::dealt(2, Variant::Erik, 0, &[PLAIN, PLAIN]).idle_turn().play("*").idle_turn();
    assert!(run.odds().starts_with(r#"{"draw 1"#));
    // He has no beacon action: green is dark before and after.
    let run = run.play("*; * erik solo3-green; 1 play coop1-any");
    assert!(run.legal().contains(&"light red>green".to_owned()));
}

#[test]
fn lr_25_erik_moves_his_hindmost_ship_and_ignores_the_dark() {
    let start = || {
        Run::dealt(2, Variant::Erik, 0, &[PLAIN, PLAIN])
            .play("0 play solo2-red; 0 sail 0; *; 1 play solo2-red; 1 sail 0; *")
    };
    let ships = |run: &Run| ["red", "yellow", "green"].map(|color| run.ships(color));
    assert_eq!(ships(&start().play("* erik solo4-purple")), ["[0,0,0,0,2]", "[0,0,0,0,2]", "[0,0,0,0,4]"]);
    // A co-op card takes one of every colour along, into the dark too, and then his own once more.
    let run = start().play("* erik coop3-any");
    assert_eq!(ships(&run), ["[0,0,0,2,3]", "[0,0,0,2,3]", "[0,0,0,0,6]"]);
    // Next time another of his ships is the hindmost.
    let run =
        run.play("1 play solo2-yellow; 1 sail 0; *; 0 play solo2-yellow; 0 sail 0; *; * erik coop2-any");
    assert_eq!(ships(&run), ["[0,2,2,2,3]", "[0,2,2,2,3]", "[0,0,0,4,6]"]);
}

#[test]
fn lr_25_with_nothing_left_to_move_nothing_happens() {
    let run = Run::dealt(2, Variant::Erik, 0, &[PLAIN, PLAIN]).idle_to(12).idle_turn().idle_turn();
    let before = run.0.now().detail();
    assert!(before["green"]["spaces"].as_array().unwrap().iter().all(|space| space.as_u64().unwrap() <= 16));
    let run = run.play("*");
    assert_eq!((run.0.now().turn(), run.0.now().detail()), (Turn::Over, before));
}

#[test]
fn lr_26_erik_is_the_third_entry() {
    let run = Run::dealt(2, Variant::Erik, 0, &[PLAIN, "coop1-any coop1-any solo2-red"]);
    let standing = run.0.now().standing();
    assert_eq!((&standing.scores[..], &standing.ranks[..]), (&[0, 0, 0][..], &[1, 2, 3][..]));
    assert_eq!(run.0.now().detail()["green"]["cards"], 0);
    // He may win.
    let run = run.play(
        "0 play coop1-any; 0 light purple>green; 0 sail 0; *; 1 play coop1-any; 1 light -; 1 sail 0; *",
    );
    let run = run.play("* erik coop3-any");
    let standing = run.0.now().standing();
    assert_eq!((&standing.scores[..], &standing.ranks[..]), (&[1, 1, 2][..], &[2, 3, 1][..]));
}

const FLEET: [&str; 4] = [
    "red:solo2-red red:coop1-any red:coop2-any",
    "green:solo2-red green:coop1-any green:coop2-any",
    "yellow:solo2-red yellow:coop1-any yellow:solo2-yellow",
    "blue:solo2-red blue:coop1-any blue:solo2-yellow",
];

#[test]
fn lr_27_two_colours_with_a_hand_each() {
    let mut run = Run::new(2, Variant::Fleet, TOWERS).play("* first 1");
    for color in ["1 yellow", "1 blue", "0 red", "0 green"] {
        for _ in 0..3 {
            assert!(run.odds().starts_with(&format!("{{\"draw {color}:")), "{color}: {}", run.odds());
            run = run.play("*");
        }
    }
    let back = Run::new(2, Variant::Fleet, TOWERS).play("* first 0; *; *; *; * draw 0 green:group2-any; *");
    let back = back.play("* draw 0 green:group3-any");
    assert!(back.odds().starts_with(r#"{"draw 0 green:coop1-any":2"#), "each colour's cards for themselves");
    let run = Run::dealt(2, Variant::Fleet, 0, &FLEET);
    assert_eq!(
        run.legal(),
        list(
            "play green:coop1-any, play green:coop2-any, play green:solo2-red, play red:coop1-any, play red:coop2-any, play red:solo2-red"
        )
    );
    let content = &run.0.content().data;
    let draw = LighthouseRun::parse(content, "draw 0 red:coop1-any").unwrap();
    assert_eq!(LighthouseRun::print_for(content, draw, Eyes::Spectator), "draw 0 red:?");
    assert!(run.refused("0 play solo2-red").starts_with("not a legal action here"), "a card has its colour");
}

#[test]
fn lr_28_four_plays_and_the_second_card_is_of_the_other_colour() {
    let run = Run::dealt(2, Variant::Fleet, 0, &FLEET).play("0 play green:solo2-red; 0 sail 0");
    assert_eq!(run.acting(), Some(1), "nobody draws yet");
    let run = run.play("1 play yellow:solo2-red; 1 sail 0");
    assert_eq!(run.legal(), list("play red:coop1-any, play red:coop2-any, play red:solo2-red"));
    let run = run.play("0 play red:solo2-red; 0 sail 0");
    assert_eq!(run.legal(), list("play blue:coop1-any, play blue:solo2-red, play blue:solo2-yellow"));
    let mut run = run.play("1 play blue:solo2-red; 1 sail 0");
    for color in ["0 red", "0 green", "1 yellow", "1 blue"] {
        assert!(run.odds().starts_with(&format!("{{\"draw {color}:")), "{color}: {}", run.odds());
        run = run.play("*");
    }
    assert_eq!(run.acting(), Some(1), "the role has passed");
    let golden = include_str!("golden/fleet.jsonl");
    assert_eq!(golden.lines().filter(|line| line.contains("\"did\":\"play ")).count(), 48);
}

#[test]
fn lr_29_the_card_moves_its_own_colour() {
    let run = Run::dealt(2, Variant::Fleet, 0, &FLEET).play("0 play red:coop1-any; 0 light -; 0 sail 0");
    assert_eq!(run.legal(), ["bonus", "stay"], "the opponent's ships came along");
    let run = run.play("0 bonus; 1 play yellow:solo2-red; 1 sail 0; 0 play green:solo2-red");
    let ships = |run: &Run| ["red", "yellow", "green", "blue"].map(|color| run.ships(color));
    assert_eq!(ships(&run), ["[0,0,0,0,2]", "[0,0,0,1,2]", "[0,0,0,0,1]", "[0,0,0,0,1]"]);
    assert_eq!(run.legal(), list("sail 0, sail 1"), "not from 2, where only red is of the same player");
}

#[test]
fn lr_29_the_own_second_colour_is_not_enough() {
    // Red and green come to 3, one after the other, and nobody else does.
    let run = Run::dealt(2, Variant::Fleet, 0, &FLEET).play("0 play red:solo2-red; 0 sail 0");
    let run = run.play("1 play yellow:coop1-any; 1 light yellow>green; 1 sail 2");
    let run =
        run.play("0 play green:solo2-red; 0 sail 0; 1 play blue:coop1-any; 1 light -; 1 sail 2; *; *; *; *");
    let run = run.play("1 play yellow:solo2-red; 1 sail 0; 0 play red:coop1-any; 0 light -; 0 sail 3");
    assert_eq!(["red", "green"].map(|color| run.ships(color)), ["[0,0,0,0,4]"; 2]);
    assert_eq!(run.acting(), Some(1), "red and green moved together, and no bonus is asked");
}

#[test]
fn lr_30_points_then_difference_then_cards() {
    // The order of the tie-breaks is tested in score.rs, where positions can be set up freely.
    let run = Run::dealt(2, Variant::Fleet, 0, &FLEET);
    let standing = run.0.now().standing();
    assert_eq!(
        (&standing.scores[..], &standing.ranks[..]),
        (&[0, 0][..], &[1, 1][..]),
        "10 steps against 10"
    );
}

/// Round 8 begins, and the storm has just come to 2: red there and on 7, yellow on 12.
fn storm() -> Run {
    let run = Run::dealt(
        2,
        Variant::Base,
        0,
        &["solo4-purple coop1-any coop2-any", "solo2-red coop3-any coop2-any"],
    );
    let run = run
        .play("0 play solo4-purple; 0 sail 0; *; 1 play coop3-any; 1 light red>green; 1 sail 0; 1 stay; *");
    run.idle_to(8)
}

#[test]
fn example_1_solo_4_with_the_purple_lighthouse() {
    let run = Run::new(2, Variant::Base, "green,purple,red,blue,yellow,orange")
        .play("* first 0; * draw 0 solo4-purple; *; *; *; *; *");
    let run = run.play("0 play solo4-purple");
    assert_eq!(run.legal(), list("light green>purple, light red>purple, light yellow>purple"));
    for from in ["red", "yellow"] {
        let run = run.clone().play(&format!("0 light {from}>purple; 0 sail 0"));
        assert_eq!(run.ships("red"), "[0,0,0,0,4]");
    }
}

#[test]
fn example_2_group_3_moves_both_ships() {
    let run = Run::dealt(
        2,
        Variant::Base,
        0,
        &["solo2-red solo2-yellow group3-any", "solo3-green coop1-any coop2-any"],
    );
    let run = run.play("0 play solo2-red; 0 sail 0; *; 1 play solo3-green; 1 light red>green; 1 sail 0; *");
    let run = run.play("1 play coop1-any; 1 light -; 1 sail 3; *; 0 play solo2-yellow; 0 sail 0; *");
    assert_eq!(run.ships("red"), "[0,0,0,2,2]");
    let run = run.play("0 play group3-any; 0 light -; 0 sail 2");
    assert_eq!(run.ships("red"), "[0,0,0,5,5]");
}

#[test]
fn example_3_coop_1_takes_one_of_each_and_the_bonus() {
    let hands = [
        "solo2-red solo2-yellow coop3-any",
        "solo3-green solo4-purple coop3-any",
        "group2-any solo4-purple coop3-any",
        "group2-any solo2-red coop1-any",
    ];
    let run = Run::dealt(4, Variant::Base, 3, &hands);
    let run = run.play("3 play solo2-red; 3 sail 0; *; 0 play solo3-green; 0 light red>green; 0 sail 0; *");
    let run = run.play("1 play group2-any; 1 light -; 1 sail -; * draw 1 group3-any; 2 play group2-any; 2 light -; 2 sail -; *");
    let run = run.play("0 play solo4-purple; 0 sail 0; *; 1 play group3-any; 1 light -; 1 sail -; *");
    let run = run.play("2 play solo2-red; 2 light yellow>red; 2 sail 0; *; 3 play solo2-yellow; 3 light red>yellow; 3 sail 0; *");
    let run = run.play("1 play solo4-purple; 1 sail 0; *");
    let ships = |run: &Run| ["green", "blue"].map(|color| run.ships(color));
    assert_eq!(ships(&run), ["[0,0,0,0,2]", "[0,0,0,2,2]"]);
    let run = run.play("2 play coop1-any; 2 light -; 2 sail 2");
    assert_eq!(ships(&run), ["[0,0,0,0,3]", "[0,0,0,2,3]"]);
    assert_eq!(ships(&run.play("2 bonus")), ["[0,0,0,0,4]", "[0,0,0,2,3]"]);
}

#[test]
fn example_4_the_bonus_loses_what_lies_in_the_dark() {
    // Green stands on slot 3, and gets its beacon when both wait on space 3; slot 2, red, is lit, and slot 4 dark.
    let run = Run::new(2, Variant::Base, "purple,red,green,blue,yellow,orange").play("* first 0");
    let run = run.play("* draw 0 coop3-any; *; *; * draw 1 coop3-any; *; *");
    let run = run.play("0 play coop3-any; 0 light green>red; 0 sail 0; 0 stay; *");
    let ships = |run: &Run| ["red", "yellow"].map(|color| run.ships(color));
    assert_eq!(ships(&run), ["[0,0,0,0,3]"; 2]);
    let run = run.play("1 play coop3-any; 1 light purple>green; 1 sail 3");
    assert_eq!(ships(&run), ["[0,0,0,0,6]"; 2]);
    assert_eq!(ships(&run.play("1 bonus")), ["[0,0,0,0,6]", "[0,0,0,0,8]"]);
}

#[test]
fn example_5_after_round_9_the_cloud_is_on_the_symbol_3() {
    let content = &Loaded::<LighthouseRun>::standard().data;
    assert_eq!((content.cloud[9], content.symbols[8]), (8, 3));
    // A red ship on the symbol, a yellow one behind it, and one of each beyond it.
    let run =
        Run::dealt(2, Variant::Base, 0, &["coop3-any coop3-any coop2-any", "coop3-any coop3-any coop2-any"]);
    let run = run.play("0 play coop3-any; 0 light yellow>green; 0 sail 0; 0 bonus; * draw 0 coop1-any");
    let run = run.play("1 play coop3-any; 1 light -; 1 sail 3; * draw 1 solo3-blue");
    let run = run.play("1 play coop3-any; 1 light -; 1 sail 6; *");
    let run = run.play("0 play coop3-any; 0 light -; 0 sail 0; 0 bonus; * draw 0 solo3-blue");
    let run = run.play("0 play coop2-any; 0 light -; 0 sail 6; *; 1 play coop2-any; 1 light -; 1 sail 3; *");
    let run = run.play(
        "1 play solo3-blue; 1 light purple>blue; 1 sail 8; *; 0 play coop1-any; 0 light -; 0 sail 8; *",
    );
    let run = run.play("0 play solo3-blue; 0 sail 9; *");
    assert_eq!(["red", "yellow"].map(|color| run.ships(color)), ["[0,0,0,8,11]", "[0,0,0,5,11]"]);
    let run = run.idle_to(10);
    assert_eq!(["red", "yellow"].map(|color| run.ships(color)), ["[0,0,0,8,14]", "[0,0,0,5,13]"]);
    let points = ["red", "yellow"].map(|color| run.0.now().detail()[color]["points"].to_string());
    assert_eq!(points, ["[0,0,0,3,6]", "[0,0,0,2,4]"]);
    assert!(
        run.sails().iter().all(|step| ["sail 13", "sail 14"].contains(&step.as_str())),
        "{:?}",
        run.sails()
    );
}
