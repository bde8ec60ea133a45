//! Lighthouse Run once more, slowly: straight from the rules text, on lists and words, to agree with the fast one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use lighthouse_run::{LighthouseRun, Setup, Variant};
use serde_json::{Value, json};
use table::conformance::{Second, agree, agree_on_perft, check_perft};
use table::setup::Options;

const PERFT: &str = include_str!("lighthouse-run.perft");
const CHOSEN: &str = "red,yellow,orange,green,purple,blue";

fn setup(players: u8, variant: Variant, towers: &str) -> Setup {
    Setup { players, variant, towers: towers.to_owned(), ..Setup::default() }
}

/// The same, where this seat begins.
fn begun_by(first: &str, setup: Setup) -> Setup {
    Setup { first: first.to_owned(), ..setup }
}

#[test]
fn agrees_with_two_players() {
    agree::<LighthouseRun, Naive>(&setup(2, Variant::Base, "random"), 150_000);
    agree::<LighthouseRun, Naive>(&setup(2, Variant::Base, CHOSEN), 50_000);
}

#[test]
fn agrees_where_somebody_was_chosen_to_begin() {
    agree::<LighthouseRun, Naive>(&begun_by("2", setup(3, Variant::Base, CHOSEN)), 40_000);
    agree::<LighthouseRun, Naive>(&begun_by("3", setup(4, Variant::Base, "random")), 40_000);
    agree::<LighthouseRun, Naive>(&begun_by("1", setup(2, Variant::Erik, "random")), 40_000);
    agree::<LighthouseRun, Naive>(&begun_by("1", setup(2, Variant::Fleet, CHOSEN)), 40_000);
}

#[test]
fn agrees_with_three_players() {
    agree::<LighthouseRun, Naive>(&setup(3, Variant::Base, "random"), 200_000);
}

#[test]
fn agrees_with_four_players() {
    agree::<LighthouseRun, Naive>(&setup(4, Variant::Base, "random"), 200_000);
}

#[test]
fn agrees_with_erik() {
    agree::<LighthouseRun, Naive>(&setup(2, Variant::Erik, "random"), 250_000);
}

#[test]
fn agrees_on_the_great_fleet() {
    agree::<LighthouseRun, Naive>(&setup(2, Variant::Fleet, "random"), 250_000);
}

#[test]
fn both_count_the_same() {
    check_perft::<LighthouseRun>(PERFT);
    agree_on_perft::<Naive>(PERFT);
}

/// The content file, as its own reader sees it.
struct Facts {
    sections: Vec<Vec<i64>>,
    always_lit: Vec<i64>,
    last: i64,
    first_beacons: Vec<i64>,
    cloud: BTreeMap<i64, i64>,
    symbols: BTreeMap<i64, i64>,
    rounds: i64,
    ships: i64,
    hand: usize,
    lighthouses: Vec<String>,
    fleets: Vec<String>,
    deck: Vec<String>,
}

static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    let file: toml::Table = include_str!("../content.toml").parse().unwrap();
    let number = |key: &str| file[key].as_integer().unwrap();
    let list = |value: &toml::Value| -> Vec<i64> {
        value.as_array().unwrap().iter().map(|item| item.as_integer().unwrap()).collect()
    };
    let by_number = |key: &str| -> BTreeMap<i64, i64> {
        let table = file[key].as_table().unwrap();
        table.iter().map(|(key, value)| (key.parse().unwrap(), value.as_integer().unwrap())).collect()
    };
    let words = |key: &str, field: &str| -> Vec<String> {
        file[key].as_array().unwrap().iter().map(|entry| entry[field].as_str().unwrap().to_owned()).collect()
    };
    let mut deck = Vec::new();
    for card in file["card"].as_array().unwrap() {
        for _ in 0..card["count"].as_integer().unwrap() {
            deck.push(card["id"].as_str().unwrap().to_owned());
        }
    }
    Facts {
        sections: file["sections"].as_array().unwrap().iter().map(list).collect(),
        always_lit: list(&file["always_lit"]),
        last: number("spaces"),
        first_beacons: list(&file["first_beacons"]),
        cloud: by_number("cloud_after_round"),
        symbols: by_number("symbols"),
        rounds: number("rounds"),
        ships: number("ships"),
        hand: number("hand") as usize,
        lighthouses: words("lighthouse", "color"),
        fleets: words("fleet", "color"),
        deck,
    }
});

fn is_group(card: &str) -> bool {
    card.starts_with("group")
}

fn steps_of(card: &str) -> i64 {
    card.chars().find(char::is_ascii_digit).unwrap().to_digit(10).unwrap().into()
}

fn lighthouse_of(card: &str) -> &str {
    card.split_once('-').unwrap().1
}

#[derive(Clone)]
struct Ship {
    color: String,
    space: i64,
}

/// A card that is being played.
#[derive(Clone)]
struct Playing {
    seat: usize,
    color: String,
    card: String,
}

#[derive(Clone)]
enum Next {
    Towers,
    First,
    FirstHand,
    Card(usize),
    Beacon(Playing),
    Ships(Playing),
    Bonus(Playing, i64),
    Draw,
    Erik,
    Over,
}

#[derive(Clone)]
struct Naive {
    players: usize,
    variant: String,
    /// The seat that was chosen to begin.
    chosen: Option<usize>,
    /// The lighthouses on slots 1 to 6.
    slots: Vec<String>,
    lit: BTreeSet<String>,
    ships: Vec<Ship>,
    decks: BTreeMap<String, Vec<String>>,
    hands: BTreeMap<String, Vec<String>>,
    first: usize,
    round: i64,
    /// Colours played in this round.
    played: Vec<String>,
    /// Who draws next, in order.
    to_draw: Vec<(usize, String)>,
    cloud: i64,
    next: Next,
}

fn orders(colors: &[String]) -> Vec<Vec<String>> {
    if colors.is_empty() {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for (index, color) in colors.iter().enumerate() {
        let mut rest = colors.to_vec();
        rest.remove(index);
        for mut order in orders(&rest) {
            order.insert(0, color.clone());
            all.push(order);
        }
    }
    all
}

static ORDERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    orders(&FACTS.lighthouses).iter().map(|order| format!("towers {}", order.join(","))).collect()
});

impl Naive {
    fn colors_of(&self, seat: usize) -> Vec<String> {
        let mut colors = vec![FACTS.fleets[seat].clone()];
        if self.variant == "fleet" {
            colors.push(FACTS.fleets[seat + 2].clone());
        }
        colors
    }

    fn erik(&self) -> Option<String> {
        (self.variant == "erik").then(|| FACTS.fleets[2].clone())
    }

    fn clockwise(&self) -> Vec<usize> {
        (0..self.players).map(|step| (self.first + step) % self.players).collect()
    }

    fn named(&self, color: &str, card: &str) -> String {
        if self.variant == "fleet" { format!("{color}:{card}") } else { card.to_owned() }
    }

    fn build(&mut self, order: &str) {
        self.slots = order.split(',').map(str::to_owned).collect();
        self.lit = FACTS.first_beacons.iter().map(|&slot| self.slots[slot as usize - 1].clone()).collect();
        match self.chosen {
            Some(seat) => self.begin(seat),
            None => self.next = Next::First,
        }
    }

    fn begin(&mut self, seat: usize) {
        self.first = seat;
        self.to_draw = self.all_draw();
        self.next = Next::FirstHand;
    }

    fn is_lit(&self, space: i64) -> bool {
        let section = FACTS.sections.iter().position(|section| section.contains(&space));
        FACTS.always_lit.contains(&space) || section.is_some_and(|slot| self.lit.contains(&self.slots[slot]))
    }

    fn is_caught(&self, space: i64) -> bool {
        self.cloud > 0 && space <= self.cloud
    }

    /// LR-15; Erik does not ask for light.
    fn end_of_move(&self, from: i64, steps: i64, needs_light: bool) -> i64 {
        let mut space = from;
        for _ in 0..steps {
            if space == FACTS.last || (needs_light && !self.is_lit(space + 1)) {
                break;
            }
            space += 1;
        }
        space
    }

    fn own_on(&self, color: &str, space: i64) -> usize {
        self.ships.iter().filter(|ship| ship.color == color && ship.space == space).count()
    }

    fn move_one(&mut self, color: &str, from: i64, to: i64) {
        self.ships.iter_mut().find(|ship| ship.color == color && ship.space == from).unwrap().space = to;
    }

    /// LR-11 to LR-13.
    fn spaces_for(&self, playing: &Playing) -> Vec<i64> {
        let fits = |space: &i64| {
            let own = self.own_on(&playing.color, *space) > 0;
            match &playing.card[..2] {
                "so" => own,
                "gr" => own && *space != 0,
                _ => self.ships.iter().any(|ship| ship.space == *space),
            }
        };
        (0..=FACTS.last).filter(|&space| !self.is_caught(space)).filter(fits).collect()
    }

    fn start_card(&mut self, seat: usize, color: &str, card: &str) {
        let hand = self.hands.get_mut(color).unwrap();
        hand.remove(hand.iter().position(|held| held == card).unwrap());
        self.played.push(color.to_owned());
        let playing = Playing { seat, color: color.to_owned(), card: card.to_owned() };
        let lit_already = self.lit.contains(lighthouse_of(card));
        self.next = if lit_already { Next::Ships(playing) } else { Next::Beacon(playing) };
    }

    fn move_ships(&mut self, playing: &Playing, from: i64) {
        let Playing { color, card, .. } = playing;
        let to = self.end_of_move(from, steps_of(card), true);
        if card.starts_with("solo") {
            self.move_one(color, from, to);
        } else if is_group(card) {
            for _ in 0..self.own_on(color, from) {
                self.move_one(color, from, to);
            }
        } else {
            let present: BTreeSet<String> =
                self.ships.iter().filter(|ship| ship.space == from).map(|ship| ship.color.clone()).collect();
            for color in &present {
                self.move_one(color, from, to);
            }
            let own = self.colors_of(playing.seat);
            let helped = present.iter().any(|color| !own.contains(color));
            let could_move = self.end_of_move(to, 1, true) > to;
            if present.contains(color) && helped && could_move {
                self.next = Next::Bonus(playing.clone(), to);
                return;
            }
        }
        self.finish_card(playing);
    }

    fn finish_card(&mut self, playing: &Playing) {
        if self.variant != "fleet" {
            self.to_draw = vec![(playing.seat, playing.color.clone())];
        }
        self.go_on();
    }

    /// Draws what is to be drawn, then the next card, then the end of the round.
    fn go_on(&mut self) {
        self.to_draw.retain(|(_, color)| !self.decks[color].is_empty());
        let cards_a_round = if self.variant == "fleet" { 4 } else { self.players };
        if !self.to_draw.is_empty() {
            self.next = Next::Draw;
        } else if self.played.len() < cards_a_round {
            self.next = Next::Card((self.first + self.played.len()) % self.players);
        } else if self.erik().is_some() {
            self.next = Next::Erik;
        } else {
            self.end_round();
        }
    }

    fn all_draw(&self) -> Vec<(usize, String)> {
        let of = |seat| self.colors_of(seat).into_iter().map(move |color| (seat, color));
        self.clockwise().into_iter().flat_map(of).collect()
    }

    /// LR-25.
    fn erik_sails(&mut self, card: &str) {
        let erik = self.erik().unwrap();
        let own = self.ships.iter().filter(|ship| ship.color == erik && !self.is_caught(ship.space));
        let Some(from) = own.map(|ship| ship.space).min() else { return };
        let to = self.end_of_move(from, steps_of(card), false);
        if card.starts_with("solo") {
            self.move_one(&erik, from, to);
            return;
        }
        let others: Vec<String> =
            FACTS.fleets[..2].iter().filter(|color| self.own_on(color, from) > 0).cloned().collect();
        for color in &others {
            self.move_one(color, from, to);
        }
        let bonus = if others.is_empty() { to } else { self.end_of_move(to, steps_of(card), false) };
        self.move_one(&erik, from, bonus);
    }

    /// LR-18 to LR-20.
    fn end_round(&mut self) {
        self.cloud = FACTS.cloud.get(&self.round).copied().unwrap_or(0);
        self.first = (self.first + 1) % self.players;
        self.played.clear();
        self.round += 1;
        self.next = if self.round > FACTS.rounds { Next::Over } else { Next::Card(self.first) };
    }

    fn draw(&mut self, color: &str, card: &str) {
        let deck = self.decks.get_mut(color).unwrap();
        deck.remove(deck.iter().position(|other| other == card).unwrap());
        self.hands.get_mut(color).unwrap().push(card.to_owned());
        if let Next::FirstHand = self.next {
            let hand = self.hands.get_mut(color).unwrap();
            if hand.len() < FACTS.hand {
                return;
            }
            if hand.iter().filter(|card| is_group(card)).count() == 2 {
                hand.clear();
                self.decks.insert(color.to_owned(), FACTS.deck.clone());
                return;
            }
            self.to_draw.remove(0);
            if self.to_draw.is_empty() {
                self.next = Next::Card(self.first);
            }
            return;
        }
        self.to_draw.remove(0);
        if self.to_draw.is_empty() && self.variant == "fleet" {
            self.end_round();
        } else {
            self.go_on();
        }
    }

    /// LR-21.
    fn points_of(space: i64) -> i64 {
        FACTS
            .symbols
            .iter()
            .filter(|&(&symbol, _)| symbol <= space)
            .map(|(_, &points)| points)
            .max()
            .unwrap_or(0)
    }

    fn spaces_of(&self, color: &str) -> Vec<i64> {
        let mut spaces: Vec<i64> =
            self.ships.iter().filter(|ship| ship.color == color).map(|ship| ship.space).collect();
        spaces.sort_unstable();
        spaces
    }

    fn score_of(&self, color: &str) -> i64 {
        self.spaces_of(color).into_iter().map(Naive::points_of).sum()
    }

    fn cards_of(&self, color: &str) -> i64 {
        self.hands[color].iter().map(|card| steps_of(card)).sum()
    }

    /// What decides, in order: points, the difference of two colours, cards.
    fn strengths(&self) -> Vec<[i64; 3]> {
        let mut all: Vec<[i64; 3]> = Vec::new();
        for seat in 0..self.players {
            let colors = self.colors_of(seat);
            let scores: Vec<i64> = colors.iter().map(|color| self.score_of(color)).collect();
            let difference = scores.iter().max().unwrap() - scores.iter().min().unwrap();
            let difference = if scores.len() == 2 { difference } else { 0 };
            all.push([
                scores.iter().sum(),
                -difference,
                colors.iter().map(|color| self.cards_of(color)).sum(),
            ]);
        }
        all.extend(self.erik().map(|erik| [self.score_of(&erik), 0, 0]));
        all
    }
}

impl Second for Naive {
    fn new(setup: &Options) -> Naive {
        let mut naive = Naive {
            players: setup["players"].as_u64().unwrap() as usize,
            variant: setup["variant"].as_str().unwrap().to_owned(),
            chosen: setup["first"].as_str().unwrap().parse().ok(),
            slots: vec![],
            lit: BTreeSet::new(),
            ships: vec![],
            decks: BTreeMap::new(),
            hands: BTreeMap::new(),
            first: 0,
            round: 1,
            played: vec![],
            to_draw: vec![],
            cloud: 0,
            next: Next::Towers,
        };
        let mut colors: Vec<String> = (0..naive.players).flat_map(|seat| naive.colors_of(seat)).collect();
        colors.extend(naive.erik());
        for color in colors {
            let mut deck = FACTS.deck.clone();
            if naive.erik().as_ref() == Some(&color) {
                deck.retain(|card| !is_group(card));
            }
            naive.decks.insert(color.clone(), deck);
            naive.hands.insert(color.clone(), vec![]);
            naive.ships.extend((0..FACTS.ships).map(|_| Ship { color: color.clone(), space: 0 }));
        }
        let towers = setup["towers"].as_str().unwrap();
        if towers != "random" {
            naive.build(towers);
        }
        naive
    }

    fn acting(&self) -> Vec<usize> {
        match &self.next {
            Next::Card(seat) => vec![*seat],
            Next::Beacon(playing) | Next::Ships(playing) | Next::Bonus(playing, _) => vec![playing.seat],
            _ => vec![],
        }
    }

    fn legal(&self, seat: usize) -> Vec<String> {
        match &self.next {
            Next::Card(_) => {
                let mut cards = BTreeSet::new();
                for color in self.colors_of(seat).iter().filter(|color| !self.played.contains(color)) {
                    cards.extend(
                        self.hands[color].iter().map(|card| format!("play {}", self.named(color, card))),
                    );
                }
                cards.into_iter().collect()
            }
            Next::Beacon(playing) => {
                let any = lighthouse_of(&playing.card) == "any";
                let dark = FACTS.lighthouses.iter().filter(|lighthouse| !self.lit.contains(*lighthouse));
                let goals: Vec<&String> =
                    dark.filter(|goal| any || *goal == lighthouse_of(&playing.card)).collect();
                let mut moves: Vec<String> = Vec::new();
                for from in &self.lit {
                    moves.extend(goals.iter().map(|goal| format!("light {from}>{goal}")));
                }
                moves.extend(any.then(|| "light -".to_owned()));
                moves
            }
            Next::Ships(playing) => {
                let spaces = self.spaces_for(playing);
                if spaces.is_empty() {
                    return vec!["sail -".to_owned()];
                }
                spaces.iter().map(|space| format!("sail {space}")).collect()
            }
            Next::Bonus(..) => vec!["bonus".to_owned(), "stay".to_owned()],
            _ => panic!("nobody acts"),
        }
    }

    fn odds(&self) -> BTreeMap<String, u32> {
        let mut odds = BTreeMap::new();
        match &self.next {
            Next::Towers => odds.extend(ORDERS.iter().map(|order| (order.clone(), 1))),
            Next::First => odds.extend((0..self.players).map(|seat| (format!("first {seat}"), 1))),
            Next::FirstHand | Next::Draw => {
                let (seat, color) = &self.to_draw[0];
                for card in &self.decks[color] {
                    *odds.entry(format!("draw {seat} {}", self.named(color, card))).or_insert(0) += 1;
                }
            }
            Next::Erik => {
                for card in &self.decks[&self.erik().unwrap()] {
                    *odds.entry(format!("erik {card}")).or_insert(0) += 1;
                }
            }
            _ => {}
        }
        odds
    }

    fn play(&mut self, by: Option<usize>, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        match (words[..].to_vec().as_slice(), self.next.clone()) {
            (["towers", order], _) => self.build(order),
            (["first", seat], _) => self.begin(seat.parse().unwrap()),
            (["draw", seat, card], _) => {
                let own = FACTS.fleets[seat.parse::<usize>().unwrap()].clone();
                let (color, card) = card.split_once(':').unwrap_or((&own, card));
                self.draw(color, card);
            }
            (["erik", card], _) => {
                let deck = self.decks.get_mut(&FACTS.fleets[2]).unwrap();
                deck.remove(deck.iter().position(|other| other == card).unwrap());
                self.erik_sails(card);
                self.end_round();
            }
            (["play", card], Next::Card(seat)) => {
                assert_eq!(by, Some(seat));
                let own = FACTS.fleets[seat].clone();
                let (color, card) = card.split_once(':').unwrap_or((&own, card));
                self.start_card(seat, color, card);
                if self.variant == "fleet" && self.played.len() == 4 {
                    self.to_draw = self.all_draw();
                }
            }
            (["light", beacon], Next::Beacon(playing)) => {
                if let Some((from, goal)) = beacon.split_once('>') {
                    self.lit.remove(from);
                    self.lit.insert(goal.to_owned());
                }
                self.next = Next::Ships(playing);
            }
            (["sail", "-"], Next::Ships(playing)) | (["stay"], Next::Bonus(playing, _)) => {
                self.finish_card(&playing);
            }
            (["sail", space], Next::Ships(playing)) => self.move_ships(&playing, space.parse().unwrap()),
            (["bonus"], Next::Bonus(playing, space)) => {
                let to = self.end_of_move(space, steps_of(&playing.card), true);
                self.move_one(&playing.color, space, to);
                self.finish_card(&playing);
            }
            _ => panic!("{step} does not fit here"),
        }
    }

    fn result(&self) -> Value {
        let strengths = self.strengths();
        let scores: Vec<i64> = strengths.iter().map(|strength| strength[0]).collect();
        let better = |own: &[i64; 3]| strengths.iter().filter(|&other| other > own).count();
        let ranks: Vec<usize> = strengths.iter().map(|own| 1 + better(own)).collect();
        let mut detail = BTreeMap::new();
        for color in self.decks.keys() {
            let spaces = self.spaces_of(color);
            let points: Vec<i64> = spaces.iter().map(|&space| Naive::points_of(space)).collect();
            detail
                .insert(color, json!({ "spaces": spaces, "points": points, "cards": self.cards_of(color) }));
        }
        json!({ "scores": scores, "ranks": ranks, "detail": detail })
    }
}
