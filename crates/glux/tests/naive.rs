//! Glux once more, slowly: straight from the rules text, on lists and letters, to agree with the fast one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use glux::{Glux, Setup};
use serde_json::{Value, json};
use table::conformance::{Second, agree, agree_on_perft, check_perft};
use table::setup::Options;

const PERFT: &str = include_str!("glux.perft");

#[test]
fn agrees_with_two_players() {
    agree::<Glux, Naive>(&Setup { players: 2 }, 350_000);
}

#[test]
fn agrees_with_three_players() {
    agree::<Glux, Naive>(&Setup { players: 3 }, 350_000);
}

#[test]
fn agrees_with_four_players() {
    agree::<Glux, Naive>(&Setup { players: 4 }, 350_000);
}

#[test]
fn both_count_the_same() {
    check_perft::<Glux>(PERFT);
    agree_on_perft::<Naive>(PERFT);
}

/// Column and row, both from 0.
type At = (i32, i32);

#[derive(Clone)]
struct Chip {
    owner: usize,
    pips: i32,
}

#[derive(Clone, Copy, PartialEq)]
enum Next {
    DrawForStart(usize),
    ChooseFaces,
    DrawForHand(usize),
    First,
    Place(usize),
    DrawAfterPlacing(usize),
    Over,
}

#[derive(Clone)]
struct Naive {
    players: usize,
    map: Vec<Vec<char>>,
    middle: char,
    starts: Vec<At>,
    stacks: HashMap<At, Vec<Chip>>,
    /// Lower faces of the chips in each bag.
    bags: Vec<Vec<i32>>,
    hands: Vec<Option<i32>>,
    out: Vec<bool>,
    next: Next,
}

fn name((column, row): At) -> String {
    format!("{}{}", char::from_u32('a' as u32 + column as u32).unwrap(), row + 1)
}

fn at(name: &str) -> At {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().unwrap() - 1)
}

impl Naive {
    fn top(&self, square: At) -> Option<&Chip> {
        self.stacks.get(&square).and_then(|stack| stack.last())
    }

    fn height(&self, square: At) -> usize {
        self.stacks.get(&square).map_or(0, Vec::len)
    }

    fn on_board(&self, (column, row): At) -> bool {
        row >= 0 && column >= 0 && (row as usize) < self.map.len() && (column as usize) < self.map[0].len()
    }

    /// Where a seat may place, by GX-7 to GX-11.
    fn destinations(&self, seat: usize) -> BTreeSet<At> {
        let mut found = BTreeSet::new();
        let own =
            self.stacks.keys().filter(|&&square| self.top(square).is_some_and(|chip| chip.owner == seat));
        for &from in own {
            let pips = self.top(from).unwrap().pips;
            for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let along = |count: i32| (from.0 + right * count, from.1 + down * count);
                let way_is_free = (1..pips).all(|count| self.height(along(count)) == 0);
                let to = along(pips);
                let foreign_start = (0..self.players).any(|other| other != seat && self.starts[other] == to);
                if way_is_free && self.on_board(to) && self.height(to) < 2 && !foreign_start {
                    found.insert(to);
                }
            }
        }
        if self.height(self.starts[seat]) == 1 {
            found.insert(self.starts[seat]);
        }
        found
    }

    /// GX-12 and GX-14: the turn comes to this seat, or else to the next who holds a chip and can place it.
    fn turn_comes_to(&mut self, first: usize) {
        for step in 0..self.players {
            let seat = (first + step) % self.players;
            if self.out[seat] || self.hands[seat].is_none() {
                continue;
            }
            if self.destinations(seat).is_empty() {
                self.out[seat] = true;
                continue;
            }
            self.next = Next::Place(seat);
            return;
        }
        self.next = Next::Over;
    }

    /// GX-4: whose start square is still empty.
    fn still_choosing(&self) -> Vec<usize> {
        (0..self.players).filter(|&seat| self.height(self.starts[seat]) == 0).collect()
    }

    fn place(&mut self, seat: usize, step: &str) {
        let (square, pips) = step.split_once('=').unwrap();
        let chip = Chip { owner: seat, pips: pips.parse().unwrap() };
        self.stacks.entry(at(square)).or_default().push(chip);
        self.hands[seat] = None;
        match self.next {
            Next::ChooseFaces if self.still_choosing().is_empty() => self.next = Next::DrawForHand(0),
            Next::ChooseFaces => {}
            _ if self.bags[seat].is_empty() => self.turn_comes_to(seat + 1),
            _ => self.next = Next::DrawAfterPlacing(seat),
        }
    }

    fn draw(&mut self, seat: usize, low: i32) {
        let index = self.bags[seat].iter().position(|&chip| chip == low).unwrap();
        self.bags[seat].remove(index);
        self.hands[seat] = Some(low);
        let is_last = seat == self.players - 1;
        match self.next {
            Next::DrawForStart(_) if is_last => self.next = Next::ChooseFaces,
            Next::DrawForStart(_) => self.next = Next::DrawForStart(seat + 1),
            Next::DrawForHand(_) if is_last => self.next = Next::First,
            Next::DrawForHand(_) => self.next = Next::DrawForHand(seat + 1),
            Next::DrawAfterPlacing(_) => self.turn_comes_to(seat + 1),
            _ => panic!("nobody draws now"),
        }
    }

    /// Pips of every seat in a room.
    fn pips_in(&self, room: char) -> Vec<i32> {
        let mut pips = vec![0; self.players];
        for (&square, stack) in &self.stacks {
            if self.map[square.1 as usize][square.0 as usize] == room {
                let chip = stack.last().unwrap();
                pips[chip.owner] += chip.pips;
            }
        }
        pips
    }
}

/// GX-16 and GX-17.
fn points_for(pips: &[i32]) -> Vec<i32> {
    let place = |own: i32| 1 + pips.iter().filter(|&&other| other > own).count();
    let leaders = pips.iter().filter(|&&own| place(own) == 1).count();
    let points = |&own: &i32| match place(own) {
        _ if own == 0 => 0,
        1 => 4,
        2 if leaders == 1 && pips.len() > 2 => 2,
        _ => 0,
    };
    pips.iter().map(points).collect()
}

impl Second for Naive {
    fn new(setup: &Options) -> Naive {
        let players = setup["players"].as_u64().unwrap() as usize;
        let content: toml::Table = include_str!("../content.toml").parse().unwrap();
        let boards = content["board"].as_array().unwrap();
        let fits = |board: &&toml::Value| {
            board["players"].as_array().unwrap().iter().any(|n| n.as_integer() == Some(players as i64))
        };
        let board = boards.iter().find(fits).unwrap();
        let starts = board["starts"][players.to_string()].as_array().unwrap();
        Naive {
            players,
            map: board["map"].as_str().unwrap().lines().map(|row| row.chars().collect()).collect(),
            middle: board["middle"].as_str().unwrap().chars().next().unwrap(),
            starts: starts.iter().map(|start| at(start.as_str().unwrap())).collect(),
            stacks: HashMap::new(),
            bags: vec![[1, 2, 3].repeat(8); players],
            hands: vec![None; players],
            out: vec![false; players],
            next: Next::DrawForStart(0),
        }
    }

    fn acting(&self) -> Vec<usize> {
        match self.next {
            Next::ChooseFaces => self.still_choosing(),
            Next::Place(seat) => vec![seat],
            _ => vec![],
        }
    }

    fn legal(&self, seat: usize) -> Vec<String> {
        let low = self.hands[seat].unwrap();
        let squares = match self.next {
            Next::ChooseFaces => BTreeSet::from([self.starts[seat]]),
            _ => self.destinations(seat),
        };
        squares
            .into_iter()
            .flat_map(|square| [low, 7 - low].map(|face| format!("{}={face}", name(square))))
            .collect()
    }

    fn odds(&self) -> BTreeMap<String, u32> {
        match self.next {
            Next::First => (0..self.players).map(|seat| (format!("first {seat}"), 1)).collect(),
            Next::DrawForStart(seat) | Next::DrawForHand(seat) | Next::DrawAfterPlacing(seat) => {
                let mut odds = BTreeMap::new();
                for low in &self.bags[seat] {
                    *odds.entry(format!("draw {seat} {low}/{}", 7 - low)).or_insert(0) += 1;
                }
                odds
            }
            _ => BTreeMap::new(),
        }
    }

    fn play(&mut self, by: Option<usize>, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        match words[..] {
            ["first", seat] => self.turn_comes_to(seat.parse().unwrap()),
            ["draw", seat, chip] => self.draw(seat.parse().unwrap(), chip[..1].parse().unwrap()),
            _ => self.place(by.unwrap(), step),
        }
    }

    fn result(&self) -> Value {
        let letters: BTreeSet<char> =
            self.map.iter().flatten().copied().filter(|&letter| letter != '.').collect();
        let mut scores = vec![0; self.players];
        let mut rooms = BTreeMap::new();
        for letter in letters {
            let pips = self.pips_in(letter);
            let points = points_for(&pips);
            for (score, points) in scores.iter_mut().zip(&points) {
                *score += points;
            }
            rooms.insert(letter.to_string(), json!({ "pips": pips, "points": points }));
        }
        let middle = self.pips_in(self.middle);
        let strength = |seat: usize| (scores[seat], middle[seat]);
        let better =
            |seat: usize| (0..self.players).filter(|&other| strength(other) > strength(seat)).count();
        let ranks: Vec<usize> = (0..self.players).map(|seat| 1 + better(seat)).collect();
        json!({ "scores": scores, "ranks": ranks, "detail": { "rooms": rooms } })
    }
}
