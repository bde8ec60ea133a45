//! Beacon Patrol a second time: slow, obvious, straight from the rules text, in strings.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use serde_json::{Value, json};
use table::conformance::Second;
use table::setup::Options;

type Cell = (i32, i32);

/// Letter, step on the map, place in `edges`, place in the neighbour's `edges`, name in `houses`.
const WAYS: [(&str, Cell, usize, usize, &str); 4] = [
    ("n", (0, 1), 0, 2, "north"),
    ("e", (1, 0), 1, 3, "east"),
    ("s", (0, -1), 2, 0, "south"),
    ("w", (-1, 0), 3, 1, "west"),
];

#[derive(Clone, Debug)]
struct Tile {
    edges: Vec<char>,
    feature: String,
    houses: HashMap<String, i32>,
}

#[derive(Clone, Debug, PartialEq)]
enum State {
    FirstHands(usize),
    Refill(usize),
    Turn(usize),
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    tiles: Rc<HashMap<String, Tile>>,
    players: usize,
    expansions: i32,
    pile: Vec<String>,
    hands: Vec<Vec<String>>,
    ships: Vec<Cell>,
    map: HashMap<Cell, String>,
    state: State,
    tokens: i32,
    swapped: bool,
    placed: bool,
    /// Idle turns in a row.
    idle: u32,
}

impl Second for Naive {
    fn new(setup: &Options) -> Naive {
        let players = setup["players"].as_u64().unwrap() as usize;
        let [windmills, piers] = ["windmills", "piers"].map(|name| setup[name].as_bool().unwrap());
        Naive::of(include_str!("../../content.toml"), players, windmills, piers)
    }

    fn acting(&self) -> Vec<usize> {
        match self.state {
            State::Turn(seat) => vec![seat],
            _ => vec![],
        }
    }

    fn legal(&self, seat: usize) -> Vec<String> {
        self.actions(seat).into_iter().collect()
    }

    fn odds(&self) -> BTreeMap<String, u32> {
        let mut odds = BTreeMap::new();
        if let State::FirstHands(seat) | State::Refill(seat) = self.state {
            for tile in &self.pile {
                *odds.entry(format!("draw {seat} {tile}")).or_insert(0) += 1;
            }
        }
        odds
    }

    fn play(&mut self, by: Option<usize>, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        match (by, &words[..]) {
            (None, ["draw", seat, tile]) => {
                remove(&mut self.pile, tile);
                self.hands[seat.parse::<usize>().unwrap()].push((*tile).to_owned());
                self.go_on_drawing();
            }
            (Some(seat), words) => self.act(seat, words),
            _ => panic!("{step}"),
        }
    }

    fn result(&self) -> Value {
        let scores = vec![self.score(); self.players];
        let ranks = vec![1; self.players];
        json!({ "scores": scores, "ranks": ranks, "detail": self.detail() })
    }
}

impl Naive {
    pub(crate) fn of(content: &str, players: usize, windmills: bool, piers: bool) -> Naive {
        let file: toml::Table = content.parse().unwrap();
        let mut tiles = HashMap::new();
        let mut pile = Vec::new();
        for tile in file["tile"].as_array().unwrap() {
            let id = tile["id"].as_str().unwrap().to_owned();
            let wanted = match tile.get("set").map(|set| set.as_str().unwrap()) {
                None => true,
                Some("windmills") => windmills,
                Some("piers") => piers,
                Some(other) => panic!("{other}"),
            };
            let count = tile.get("count").map_or(1, |count| count.as_integer().unwrap());
            for _ in 0..if wanted { count } else { 0 } {
                pile.push(id.clone());
            }
            tiles.insert(id, read_tile(tile));
        }
        let hq = file["hq"]["id"].as_str().unwrap().to_owned();
        tiles.insert(hq.clone(), read_tile(&file["hq"]));
        Naive {
            tiles: Rc::new(tiles),
            players,
            expansions: i32::from(windmills) + i32::from(piers),
            pile,
            hands: vec![Vec::new(); players],
            ships: vec![(0, 0); players],
            map: HashMap::from([((0, 0), hq)]),
            state: State::FirstHands(0),
            tokens: 0,
            swapped: false,
            placed: false,
            idle: 0,
        }
    }

    /// Tiles in hand and movement tokens.
    fn sizes(&self) -> (usize, i32) {
        match self.players {
            1 => (3, 4),
            2 | 3 => (3, 3),
            4 => (2, 2),
            _ => panic!(),
        }
    }

    pub(crate) fn is_pile_empty(&self) -> bool {
        self.pile.is_empty()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state == State::Over
    }

    /// What the acting seat may do, in notation.
    fn actions(&self, seat: usize) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        let hand = &self.hands[seat];
        legal.insert("end".to_owned());
        for (letter, step, edge, _, _) in WAYS {
            if self.edge(self.ships[seat], edge) != 'w' {
                continue;
            }
            let to = add(self.ships[seat], step);
            if self.map.contains_key(&to) {
                if self.tokens > 0 {
                    legal.insert(format!("sail {letter}"));
                }
                legal.extend(hand.iter().map(|tile| format!("sail {letter} {tile}")));
            } else {
                let fitting = hand.iter().filter(|tile| self.matches(tile, to));
                legal.extend(fitting.map(|tile| format!("place {tile} {letter}")));
            }
        }
        if self.players > 1 && !self.swapped {
            for partner in (0..self.players).filter(|&partner| partner != seat) {
                for own in hand {
                    for other in self.hands[partner].iter().filter(|other| *other != own) {
                        legal.insert(format!("swap {own} {partner} {other}"));
                    }
                }
            }
        }
        if self.players == 1 && (!self.pile.is_empty() || self.placed || self.idle < 15) {
            legal.extend(hand.iter().map(|tile| format!("end {tile}")));
        }
        legal
    }

    fn edge(&self, cell: Cell, edge: usize) -> char {
        self.tiles[&self.map[&cell]].edges[edge]
    }

    fn matches(&self, tile: &str, to: Cell) -> bool {
        WAYS.iter().all(|&(_, step, edge, facing, _)| {
            let beside = add(to, step);
            !self.map.contains_key(&beside) || self.edge(beside, facing) == self.tiles[tile].edges[edge]
        })
    }

    fn act(&mut self, seat: usize, words: &[&str]) {
        match *words {
            ["place", tile, letter] => {
                remove(&mut self.hands[seat], tile);
                self.sail(seat, letter);
                self.map.insert(self.ships[seat], tile.to_owned());
                self.placed = true;
            }
            ["sail", letter] => {
                self.tokens -= 1;
                self.sail(seat, letter);
            }
            ["sail", letter, tile] => {
                remove(&mut self.hands[seat], tile);
                self.sail(seat, letter);
            }
            ["swap", own, partner, other] => {
                let partner: usize = partner.parse().unwrap();
                remove(&mut self.hands[seat], own);
                remove(&mut self.hands[partner], other);
                self.hands[seat].push(other.to_owned());
                self.hands[partner].push(own.to_owned());
                self.swapped = true;
            }
            ["end"] => return self.end(seat, vec![]),
            ["end", tile] => return self.end(seat, vec![tile.to_owned()]),
            _ => panic!("{words:?}"),
        }
        if self.no_tiles_left() {
            self.state = State::Over;
        }
    }

    fn sail(&mut self, seat: usize, letter: &str) {
        let (_, step, ..) = WAYS.into_iter().find(|way| way.0 == letter).unwrap();
        self.ships[seat] = add(self.ships[seat], step);
    }

    fn no_tiles_left(&self) -> bool {
        self.pile.is_empty() && self.hands.iter().all(Vec::is_empty)
    }

    fn end(&mut self, seat: usize, kept: Vec<String>) {
        let is_idle = self.pile.is_empty() && !self.placed;
        self.idle = if is_idle { self.idle + 1 } else { 0 };
        self.hands[seat] = kept;
        self.state = State::Refill(seat);
        if self.pile.is_empty() {
            self.go_on_drawing();
        }
    }

    fn go_on_drawing(&mut self) {
        let (size, _) = self.sizes();
        match self.state {
            State::FirstHands(seat) | State::Refill(seat)
                if !self.pile.is_empty() && self.hands[seat].len() < size => {}
            State::FirstHands(seat) if !self.pile.is_empty() && seat + 1 < self.players => {
                self.state = State::FirstHands(seat + 1);
            }
            State::FirstHands(_) => self.begin(0),
            State::Refill(seat) => {
                let later = (1..=self.players).map(|n| (seat + n) % self.players);
                match later.into_iter().find(|&seat| !self.hands[seat].is_empty()) {
                    Some(next) => self.begin(next),
                    None => self.state = State::Over,
                }
            }
            _ => panic!("nobody draws"),
        }
    }

    fn begin(&mut self, seat: usize) {
        self.state = State::Turn(seat);
        self.tokens = self.sizes().1;
        self.swapped = false;
        self.placed = false;
    }

    /// Every explored tile with its points, from north to south and from west to east.
    pub(crate) fn explored(&self) -> Vec<(String, Cell, i32)> {
        let mut cells: Vec<Cell> = self.map.keys().copied().collect();
        cells.sort_by_key(|&(x, y)| (-y, x));
        cells.retain(|&cell| WAYS.iter().all(|way| self.map.contains_key(&add(cell, way.1))));
        cells.into_iter().map(|cell| (self.map[&cell].clone(), cell, self.points(cell))).collect()
    }

    fn points(&self, cell: Cell) -> i32 {
        match self.tiles[&self.map[&cell]].feature.as_str() {
            "lighthouse" => 3,
            "buoy" => 2,
            "windmill" => {
                let ocean = |way: &&(_, Cell, _, _, _)| {
                    self.tiles[&self.map[&add(cell, way.1)]].edges.iter().all(|&edge| edge == 'w')
                };
                1 + WAYS.iter().filter(ocean).count() as i32
            }
            "pier" => 1 + self.houses(cell),
            _ => 1,
        }
    }

    /// The houses on the landmass of a pier. A piece of land is a cell and one of its land edges.
    fn houses(&self, pier: Cell) -> i32 {
        let mut landmass: BTreeSet<(Cell, usize)> = BTreeSet::new();
        landmass.extend((0..4).filter(|&edge| self.edge(pier, edge) == 'l').map(|edge| (pier, edge)));
        loop {
            let mut more = landmass.clone();
            for &(cell, edge) in &landmass {
                let (_, step, _, facing, _) = WAYS[edge];
                let beside = add(cell, step);
                if self.map.contains_key(&beside) {
                    more.insert((beside, facing));
                }
                let land: Vec<usize> = (0..4).filter(|&edge| self.edge(cell, edge) == 'l').collect();
                if land != [0, 2] && land != [1, 3] {
                    more.extend(land.into_iter().map(|edge| (cell, edge)));
                }
            }
            if more == landmass {
                break;
            }
            landmass = more;
        }
        let at = |&(cell, edge): &(Cell, usize)| self.tiles[&self.map[&cell]].houses.get(WAYS[edge].4);
        landmass.iter().filter_map(at).sum()
    }

    /// Whether a tile shows this feature.
    pub(crate) fn shows(&self, tile: &str, feature: &str) -> bool {
        self.tiles[tile].feature == feature
    }

    /// How many tiles lie around a seat's ship.
    pub(crate) fn neighbours(&self, seat: usize) -> i32 {
        WAYS.iter().filter(|way| self.map.contains_key(&add(self.ships[seat], way.1))).count() as i32
    }

    pub(crate) fn score(&self) -> i32 {
        self.explored().iter().map(|(_, _, points)| points).sum()
    }

    pub(crate) fn rank(&self) -> &'static str {
        match self.score() - 10 * self.expansions {
            ..=25 => "Novices",
            26..=35 => "Sailors",
            36..=45 => "Captains",
            46..=55 => "Navigators",
            56.. => "Cartographers",
        }
    }

    fn detail(&self) -> Value {
        let tile = |(id, (x, y), points): (String, Cell, i32)| json!({"tile": id, "cell": format!("{x},{y}"), "points": points});
        let tiles: Vec<Value> = self.explored().into_iter().map(tile).collect();
        json!({ "tiles": tiles, "rank": self.rank() })
    }
}

fn read_tile(tile: &toml::Value) -> Tile {
    let houses = tile.get("houses").and_then(|houses| houses.as_table()).cloned().unwrap_or_default();
    Tile {
        edges: tile["edges"].as_str().unwrap().chars().collect(),
        feature: tile["feature"].as_str().unwrap().to_owned(),
        houses: houses.into_iter().map(|(side, n)| (side, n.as_integer().unwrap() as i32)).collect(),
    }
}

fn add((x, y): Cell, (east, north): Cell) -> Cell {
    (x + east, y + north)
}

fn remove(tiles: &mut Vec<String>, tile: &str) {
    let index = tiles.iter().position(|other| other == tile).expect("the tile is there");
    tiles.remove(index);
}
