//! The rules, read aloud: one player after the other, one decision after the other.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use serde_json::{Value, json};
use table::conformance::Second;
use table::setup::Options;

/// Column and row, both from 0.
type Pool = (i32, i32);

/// What is printed on the sheets and cards.
struct Print {
    /// By row and column: top colour, bottom colour, feature.
    lake: Vec<Vec<[char; 3]>>,
    first_gifts: u32,
    turns: usize,
    /// By the letter of a sheet, the colours of its bonuses.
    bonuses: BTreeMap<char, Vec<char>>,
    /// In the order of the file.
    shapes: Vec<Shape>,
    /// By card: cost, and the text of both sides.
    cards: Vec<(u32, [String; 2])>,
    /// What a roll may be.
    rolls: BTreeMap<String, u32>,
}

/// Name, size, values, and the pools of every possible display.
type Shape = (String, String, Vec<u32>, BTreeSet<Vec<Pool>>);

/// What a player has still to decide this turn, next one first.
#[derive(Clone, PartialEq, Debug)]
enum Decision {
    Die,
    Bonus,
    Emperor,
    Effect(usize),
    Platform(Pool),
    Launch,
}

#[derive(Clone)]
struct Player {
    /// By row and column: top, bottom.
    shaded: Vec<Vec<[bool; 2]>>,
    covered: BTreeSet<Pool>,
    gifts: u32,
    points: u32,
    todo: Vec<Decision>,
}

#[derive(Clone, Copy, PartialEq)]
enum Next {
    Shapes,
    Sides,
    Sheets,
    Roll,
    Tray,
    Steps,
    LastLaunch(usize),
    Over,
}

#[derive(Clone)]
pub(crate) struct Naive {
    print: Rc<Print>,
    players: Vec<Player>,
    /// Numbers of the shapes in play, with the tiles that are left.
    stacks: Vec<(usize, Vec<u32>)>,
    sides: Vec<usize>,
    /// By seat, the letters of the sheets.
    sheets: Vec<char>,
    dice: Vec<char>,
    turned: usize,
    turn: usize,
    next: Next,
}

fn name((column, row): Pool) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn pool(name: &str) -> Pool {
    (i32::from(name.as_bytes()[0] - b'a'), i32::from(name.as_bytes()[1] - b'1'))
}

fn beside((column, row): Pool) -> Vec<Pool> {
    let all = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)];
    all.into_iter().filter(|&pool| in_lake(pool)).collect()
}

fn in_lake((column, row): Pool) -> bool {
    (0..9).contains(&column) && (0..6).contains(&row)
}

fn every_pool() -> impl Iterator<Item = Pool> {
    (0..6).flat_map(|row| (0..9).map(move |column| (column, row)))
}

/// Every set of pools that a tile can lie on, turned and mirrored at will; pools in order of row, then column.
fn displays(cells: &[Pool]) -> BTreeSet<Vec<Pool>> {
    let mut found = BTreeSet::new();
    for turn in 0..8 {
        for (right, down) in (-10..=10).flat_map(|right| (-10..=10).map(move |down| (right, down))) {
            let mut pools: Vec<Pool> = Vec::new();
            for &(mut x, mut y) in cells {
                if turn >= 4 {
                    x = -x;
                }
                for _ in 0..turn % 4 {
                    (x, y) = (-y, x);
                }
                pools.push((x + right, y + down));
            }
            pools.sort_by_key(|&(column, row)| (row, column));
            if pools.iter().all(|&pool| in_lake(pool)) {
                found.insert(pools);
            }
        }
    }
    found
}

impl Print {
    fn read(text: &str, players: usize) -> Print {
        let file: toml::Table = text.parse().unwrap();
        let word = |value: &toml::Value| value.as_str().unwrap().to_owned();
        let number = |value: &toml::Value| value.as_integer().unwrap() as u32;
        let lake = file["lake"].as_str().unwrap().lines().map(|line| {
            line.split(' ').map(|pool| pool.chars().collect::<Vec<_>>().try_into().unwrap()).collect()
        });
        let bonuses = "ABCD".chars().map(|sheet| {
            let bonus = &file["bonus"][sheet.to_string()];
            let more = match players {
                2 => word(&bonus["two"]),
                3 => word(&bonus["three"]),
                _ => String::new(),
            };
            (sheet, (word(&bonus["all"]) + &more).chars().collect())
        });
        let shapes = file["shape"].as_array().unwrap().iter().map(|shape| {
            let mut cells = Vec::new();
            for (row, line) in shape["cells"].as_array().unwrap().iter().enumerate() {
                for (column, letter) in line.as_str().unwrap().chars().enumerate() {
                    if letter == '#' {
                        cells.push((column as i32, row as i32));
                    }
                }
            }
            let size = word(&shape["size"]);
            let values = file["values"][&size].as_array().unwrap().iter().map(number).collect();
            (word(&shape["id"]), size, values, displays(&cells))
        });
        let cards = (1..=3).map(|card| {
            let cards = file["emperor"].as_array().unwrap();
            let entry = cards.iter().find(|entry| number(&entry["card"]) == card).unwrap();
            (number(&entry["cost"]), [word(&entry["A"]), word(&entry["B"])])
        });
        let mut rolls = vec!["roll ".to_owned()];
        for _ in 0..4 {
            rolls = rolls
                .iter()
                .flat_map(|roll| "ROGBPW".chars().map(move |face| format!("{roll}{face}")))
                .collect();
        }
        Print {
            lake: lake.collect(),
            first_gifts: number(&file["first_gifts"]),
            turns: number(&file["turns"][players.to_string()]) as usize,
            bonuses: bonuses.collect(),
            shapes: shapes.collect(),
            cards: cards.collect(),
            rolls: rolls.into_iter().map(|roll| (roll, 1)).collect(),
        }
    }

    /// What was read once is not read again for the next game.
    fn kept(text: &str, players: usize) -> Rc<Print> {
        thread_local! {
            static KEPT: RefCell<HashMap<(String, usize), Rc<Print>>> = RefCell::default();
        }
        let read = || Rc::new(Print::read(text, players));
        KEPT.with_borrow_mut(|kept| Rc::clone(kept.entry((text.to_owned(), players)).or_insert_with(read)))
    }

    fn at(&self, (column, row): Pool) -> [char; 3] {
        self.lake[row as usize][column as usize]
    }
}

impl Player {
    fn is_shaded(&self, (column, row): Pool, half: usize) -> bool {
        self.shaded[row as usize][column as usize][half]
    }

    fn shaded_areas(&self, pool: Pool) -> usize {
        (0..2).filter(|&half| self.is_shaded(pool, half)).count()
    }

    fn is_complete(&self, pool: Pool) -> bool {
        self.shaded_areas(pool) == 2
    }

    /// LD-9 to LD-11.
    fn shade(&mut self, print: &Print, pool: Pool, half: usize) {
        self.shaded[pool.1 as usize][pool.0 as usize][half] = true;
        match (print.at(pool)[2], half) {
            ('u', 0) | ('d', 1) => self.gifts += 1,
            ('p', _) if self.is_complete(pool) => self.todo.insert(0, Decision::Platform(pool)),
            _ => {}
        }
    }

    /// LD-18: sizes of the groups of complete pools, largest first.
    fn groups(&self) -> Vec<usize> {
        let mut left: BTreeSet<Pool> = every_pool().filter(|&pool| self.is_complete(pool)).collect();
        let mut sizes = Vec::new();
        while let Some(start) = left.pop_first() {
            let (mut size, mut queue) = (0, vec![start]);
            while let Some(pool) = queue.pop() {
                size += 1;
                queue.extend(beside(pool).into_iter().filter(|neighbour| left.remove(neighbour)));
            }
            sizes.push(size);
        }
        sizes.sort_unstable();
        sizes.reverse();
        sizes
    }

    fn surrounded_boats(&self, print: &Print) -> usize {
        let counts = |&pool: &Pool| {
            let around = beside(pool).into_iter().filter(|&neighbour| self.is_complete(neighbour)).count();
            print.at(pool)[2] == 'b' && self.shaded_areas(pool) == 0 && around == 4
        };
        every_pool().filter(counts).count()
    }
}

impl Naive {
    /// As `new`, on the content of this text.
    pub(crate) fn on(text: &str, setup: &Options) -> Naive {
        let seats = setup["players"].as_u64().unwrap() as usize;
        let print = Print::kept(text, seats);
        let player = Player {
            shaded: vec![vec![[false; 2]; 9]; 6],
            covered: BTreeSet::new(),
            gifts: print.first_gifts,
            points: 0,
            todo: Vec::new(),
        };
        // What is left to chance is not there yet.
        let option = |name: &str, first: &str| match setup[name].as_str().unwrap() {
            "first" => first.to_owned(),
            "random" => String::new(),
            chosen => chosen.to_owned(),
        };
        let mut naive = Naive {
            print,
            players: vec![player; seats],
            stacks: Vec::new(),
            sides: Vec::new(),
            sheets: option("sheets", &"ABCD"[..seats]).chars().collect(),
            dice: Vec::new(),
            turned: 0,
            turn: 0,
            next: Next::Shapes,
        };
        naive.choose_sides(&option("emperor", "AAA"));
        naive.choose_shapes(&option("shapes", "L3,O4,T4,U5"));
        naive
    }

    /// LD-1: what is left to chance comes before the first roll, shapes first, then emperor, then sheets.
    fn lay(&mut self) {
        self.next = if self.stacks.is_empty() {
            Next::Shapes
        } else if self.sides.is_empty() {
            Next::Sides
        } else if self.sheets.is_empty() {
            Next::Sheets
        } else {
            Next::Roll
        };
    }

    fn choose_sides(&mut self, letters: &str) {
        self.sides = letters.chars().map(|letter| usize::from(letter == 'B')).collect();
        self.lay();
    }

    fn choose_shapes(&mut self, list: &str) {
        for id in list.split(',').filter(|id| !id.is_empty()) {
            let shape = self.print.shapes.iter().position(|shape| shape.0 == id).unwrap();
            self.stacks.push((shape, self.print.shapes[shape].2.clone()));
        }
        self.lay();
    }

    fn active(&self) -> usize {
        self.turn % self.players.len()
    }

    /// The colour of the die that a seat faces (LD-7).
    fn faced(&self, seat: usize) -> char {
        let place = if self.players.len() == 2 { [0, 2][seat] } else { seat };
        self.dice[(place + self.turned) % 4]
    }

    fn effect(&self, card: usize) -> &str {
        &self.print.cards[card].1[self.sides[card]]
    }

    fn somebody_may_launch_by_card(&self) -> bool {
        (0..3).any(|card| self.effect(card).starts_with("launch"))
    }

    fn shades(&self, seat: usize, fits: impl Fn(Pool, char) -> bool) -> Vec<String> {
        let mut found = Vec::new();
        for pool in every_pool() {
            for half in 0..2 {
                if !self.players[seat].is_shaded(pool, half) && fits(pool, self.print.at(pool)[half]) {
                    found.push(format!("shade {}{}", name(pool), ["t", "b"][half]));
                }
            }
        }
        found
    }

    /// LD-14.
    fn launches(&self, seat: usize) -> Vec<String> {
        let player = &self.players[seat];
        let free: BTreeSet<Pool> =
            every_pool().filter(|pool| player.is_complete(*pool) && !player.covered.contains(pool)).collect();
        let mut found = Vec::new();
        for (shape, tiles) in &self.stacks {
            let (id, _, _, displays) = &self.print.shapes[*shape];
            for display in displays {
                if !tiles.is_empty() && display.iter().all(|pool| free.contains(pool)) {
                    let pools: Vec<String> = display.iter().map(|&pool| name(pool)).collect();
                    found.push(format!("launch {id} {}", pools.join(",")));
                }
            }
        }
        found
    }

    /// LD-12: everything that an effect lets one choose from.
    fn effect_choices(&self, seat: usize, card: usize) -> Vec<String> {
        let player = &self.players[seat];
        match self.effect(card) {
            "shade one area of a colour shown on any of the four dice" => {
                self.shades(seat, |_, colour| self.dice.contains(&colour))
            }
            "shade one more area of the colour of the die you face" => {
                self.shades(seat, |_, colour| self.faced(seat) == colour)
            }
            "shade one area of a colour not shown on the dice" => {
                self.shades(seat, |_, colour| !self.dice.contains(&colour))
            }
            "shade one area of any colour in a pool with exactly one shaded area" => {
                self.shades(seat, |pool, _| player.shaded_areas(pool) == 1)
            }
            "shade both areas of one wholly unshaded pool" => every_pool()
                .filter(|&pool| player.shaded_areas(pool) == 0)
                .map(|pool| format!("shade {}", name(pool)))
                .collect(),
            "launch one fireworks display, besides step 4" => self.launches(seat),
            other => panic!("{other}"),
        }
    }

    /// What a decision lets one choose from, `pass` aside.
    fn choices(&self, seat: usize, decision: &Decision) -> Vec<String> {
        match decision {
            Decision::Die => self.shades(seat, |_, colour| colour == self.faced(seat)),
            Decision::Bonus => {
                let bonus = self.print.bonuses[&self.sheets[seat]][self.turn / self.players.len()];
                self.shades(seat, |_, colour| colour == bonus)
            }
            Decision::Platform(platform) => {
                let near = beside(*platform);
                self.shades(seat, |pool, _| near.contains(&pool))
            }
            Decision::Emperor => {
                let payable = |card: &usize| self.print.cards[*card].0 <= self.players[seat].gifts;
                (0..3)
                    .filter(payable)
                    .filter(|&card| !self.effect_choices(seat, card).is_empty())
                    .map(|card| format!("emperor {}", card + 1))
                    .collect()
            }
            Decision::Effect(card) => self.effect_choices(seat, *card),
            Decision::Launch => self.launches(seat),
        }
    }

    /// LD-15: whether a seat may not yet go on to its next decision.
    fn waits(&self, seat: usize) -> bool {
        let seats = self.players.len();
        let steps_1_to_3_finished = |other: &usize| {
            let todo = &self.players[*other].todo;
            todo.is_empty() || todo[..] == [Decision::Launch]
        };
        let order: Vec<usize> = (0..seats).map(|step| (self.active() + step) % seats).collect();
        let before = order.iter().position(|&other| other == seat).unwrap();
        match self.players[seat].todo.first() {
            _ if !self.somebody_may_launch_by_card() => false,
            Some(Decision::Emperor) => !order[..before].iter().all(steps_1_to_3_finished),
            Some(Decision::Launch) => !order.iter().all(steps_1_to_3_finished),
            _ => false,
        }
    }

    /// LD-8, LD-16, LD-17: drops decisions that offer only to pass, until nothing changes; then ends what is over.
    fn skip(&mut self) {
        let mut changed = true;
        while changed && self.next == Next::Steps {
            changed = false;
            for seat in 0..self.players.len() {
                let Some(first) = self.players[seat].todo.first().cloned() else { continue };
                if !self.waits(seat) && self.choices(seat, &first).is_empty() {
                    self.players[seat].todo.remove(0);
                    changed = true;
                }
            }
        }
        if self.next == Next::Steps && self.players.iter().all(|player| player.todo.is_empty()) {
            self.turn += 1;
            let over = self.turn == self.players.len() * self.print.turns;
            self.next = if over { Next::LastLaunch(0) } else { Next::Roll };
        }
        while let Next::LastLaunch(seat) = self.next {
            if seat == self.players.len() {
                self.next = Next::Over;
            } else if self.launches(seat).is_empty() {
                self.next = Next::LastLaunch(seat + 1);
            } else {
                break;
            }
        }
    }

    fn launch(&mut self, seat: usize, id: &str, pools: &str) {
        let shape = self.print.shapes.iter().position(|shape| shape.0 == id).unwrap();
        let stack = self.stacks.iter_mut().find(|stack| stack.0 == shape).unwrap();
        self.players[seat].points += stack.1.remove(0);
        self.players[seat].covered.extend(pools.split(',').map(pool));
    }

    /// A step of a seat's own; the decision is no longer to be taken.
    fn decide(&mut self, seat: usize, words: &[&str]) {
        if let Next::LastLaunch(_) = self.next {
            self.next = Next::LastLaunch(seat + 1);
        } else {
            self.players[seat].todo.remove(0);
        }
        let print = Rc::clone(&self.print);
        let player = &mut self.players[seat];
        match *words {
            ["pass"] => {}
            ["launch", id, pools] => self.launch(seat, id, pools),
            ["emperor", card] => {
                let card = card.parse::<usize>().unwrap() - 1;
                player.gifts -= print.cards[card].0;
                player.todo.insert(0, Decision::Effect(card));
            }
            ["shade", area] if area.ends_with('t') => player.shade(&print, pool(area), 0),
            ["shade", area] if area.ends_with('b') => player.shade(&print, pool(area), 1),
            ["shade", whole] => {
                player.shade(&print, pool(whole), 0);
                player.shade(&print, pool(whole), 1);
            }
            _ => panic!("{words:?}"),
        }
    }
}

impl Second for Naive {
    fn new(setup: &Options) -> Naive {
        Naive::on(include_str!("../../content.toml"), setup)
    }

    fn acting(&self) -> Vec<usize> {
        match self.next {
            Next::Tray => vec![self.active()],
            Next::Steps => (0..self.players.len())
                .filter(|&seat| !self.players[seat].todo.is_empty() && !self.waits(seat))
                .collect(),
            Next::LastLaunch(seat) => vec![seat],
            Next::Shapes | Next::Sides | Next::Sheets | Next::Roll | Next::Over => vec![],
        }
    }

    fn legal(&self, seat: usize) -> Vec<String> {
        let mut legal: Vec<String> = Vec::new();
        match self.next {
            Next::Tray => {
                legal.extend((0..4).map(|places| format!("turn {places}")));
                if self.players[seat].gifts > 0 {
                    legal.push("reroll".to_owned());
                }
            }
            Next::LastLaunch(_) => {
                legal = self.launches(seat);
                legal.push("pass".to_owned());
            }
            _ => {
                let decision = &self.players[seat].todo[0];
                legal = self.choices(seat, decision);
                if !matches!(decision, Decision::Effect(_)) {
                    legal.push("pass".to_owned());
                }
            }
        }
        legal
    }

    fn odds(&self) -> BTreeMap<String, u32> {
        let mut odds = BTreeMap::new();
        match self.next {
            Next::Roll => return self.print.rolls.clone(),
            Next::Sides => {
                for sides in ["AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB"] {
                    odds.insert(format!("emperor {sides}"), 1);
                }
            }
            // LD-2: different letters, the earliest of them first.
            Next::Sheets => {
                let mut hands = vec![String::new()];
                for _ in &self.players {
                    let longer =
                        |hand: &String| "ABCD".chars().map(|sheet| format!("{hand}{sheet}")).collect();
                    hands = hands.iter().flat_map::<Vec<String>, _>(longer).collect();
                }
                for hand in hands {
                    let letters: BTreeSet<char> = hand.chars().collect();
                    if letters.len() == hand.len() && letters.first() == hand.chars().next().as_ref() {
                        odds.insert(format!("sheets {hand}"), 1);
                    }
                }
            }
            Next::Shapes => {
                let shapes = &self.print.shapes;
                for chosen in 0..1 << shapes.len() {
                    let chosen: Vec<_> = (0..shapes.len()).filter(|shape| chosen >> shape & 1 == 1).collect();
                    let of = |size: &str| chosen.iter().filter(|&&shape| shapes[shape].1 == size).count();
                    if chosen.len() == 4 && of("small") == 1 && of("medium") == 2 && of("large") == 1 {
                        let ids: Vec<&str> = chosen.iter().map(|&shape| shapes[shape].0.as_str()).collect();
                        odds.insert(format!("shapes {}", ids.join(",")), 1);
                    }
                }
            }
            Next::Tray | Next::Steps | Next::LastLaunch(_) | Next::Over => {}
        }
        odds
    }

    fn play(&mut self, by: Option<usize>, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        match words[..] {
            ["shapes", list] => self.choose_shapes(list),
            ["emperor", sides] if by.is_none() => self.choose_sides(sides),
            ["sheets", letters] => {
                self.sheets = letters.chars().collect();
                self.lay();
            }
            ["roll", faces] => {
                self.dice = faces.chars().collect();
                self.next = Next::Tray;
            }
            ["reroll"] => {
                let active = self.active();
                self.players[active].gifts -= 1;
                self.next = Next::Roll;
            }
            ["turn", places] => {
                self.turned = places.parse().unwrap();
                self.next = Next::Steps;
                let active = self.active();
                for (seat, player) in self.players.iter_mut().enumerate() {
                    player.todo = if seat == active {
                        vec![Decision::Die, Decision::Bonus, Decision::Emperor, Decision::Launch]
                    } else {
                        vec![Decision::Die, Decision::Emperor]
                    };
                }
            }
            _ => self.decide(by.unwrap(), &words),
        }
        self.skip();
    }

    fn result(&self) -> Value {
        let seats = 0..self.players.len();
        let displays: Vec<usize> = self.players.iter().map(|player| player.points as usize).collect();
        let group: Vec<usize> =
            self.players.iter().map(|player| player.groups().get(1).copied().unwrap_or(0)).collect();
        let boats: Vec<usize> =
            self.players.iter().map(|player| 4 * player.surrounded_boats(&self.print)).collect();
        let scores: Vec<usize> =
            seats.clone().map(|seat| displays[seat] + group[seat] + boats[seat]).collect();
        let strength = |seat: usize| (scores[seat], displays[seat]);
        let better = |seat: usize| seats.clone().filter(|&other| strength(other) > strength(seat)).count();
        let ranks: Vec<usize> = seats.clone().map(|seat| 1 + better(seat)).collect();
        let detail = json!({ "displays": displays, "group": group, "boats": boats });
        json!({ "scores": scores, "ranks": ranks, "detail": detail })
    }
}
