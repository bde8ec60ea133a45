//! The property that matters most: two tables that differ only in what somebody cannot know send them the same,
//! to the last byte.
//!
//! Random people play random sessions of every game: they act, take back, ask, agree, talk, pause, leave, let bots
//! sit in, and send nonsense. At random moments, for each pair of eyes, a twin of the table is built: its dice
//! have another secret, so the whole future differs; hidden draws of the past differ where the eyes were told the
//! same; and texts that the eyes are not meant to hear differ. Then both tables are asked everything that can
//! be asked: for snapshots, for what was missed, for hints, and to carry out all kinds of commands.

mod common;

use bots::{Budget, Skilled};
use common::{Room, replay, secret, who};
use games::Visitor;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use session::protocol::{Command, Deed, Phase};
use session::{Decision, Entry, Event, Moment, Table, Viewer, Who};
use table::{By, Eyes, Game, Lang, Loaded, Outcomes, Rng, Seat, Secret, setup};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];
/// Moments of each session at which twins are built.
const MOMENTS: usize = 5;

/// Every game, with every way to hide something.
fn tables() -> Vec<Value> {
    let mut tables: Vec<Value> = Vec::new();
    for players in 2..=4 {
        for game in ["glux", "lighthouse-run"] {
            tables.push(json!({"game": game, "setup": {"players": players}}));
        }
    }
    for variant in ["erik", "fleet"] {
        tables.push(json!({"game": "lighthouse-run", "setup": {"variant": variant}}));
    }
    let clock = json!({"total": 600, "increment": 3});
    tables.push(json!({"game": "beacon-patrol", "setup": {"players": 3, "piers": true}, "public": true}));
    tables
        .push(json!({"game": "lanterns-dice", "setup": {"players": 3, "shapes": "random"}, "clock": clock}));
    tables
}

#[test]
fn nobody_is_told_what_they_cannot_know() {
    let mut hidden = 0;
    for (seed, terms) in (0..).zip(tables()) {
        let game = terms["game"].as_str().expect("a name").to_owned();
        let mut session = Session::begin(terms, seed);
        while session.moments < MOMENTS && session.room.table.phase() != Phase::Over {
            for _ in 0..session.rng.random_range(1..25) {
                session.something_happens();
            }
            session.moments += 1;
            hidden += games::visit(&game, Moments(&mut session)).expect("a game");
        }
    }
    assert!(hidden > 100, "only {hidden} twins had another past: the test would prove little");
}

/// People at a table, who do anything.
struct Session {
    room: Room,
    rng: Rng,
    moments: usize,
}

impl Session {
    fn begin(terms: Value, seed: u64) -> Session {
        let mut session = Session { room: Room::open(terms), rng: Rng::seed_from_u64(seed), moments: 0 };
        let seats = session.room.table.chairs().iter().count();
        for seat in 0..seats {
            let sit = json!({"sit": {"seats": [seat], "nonce": format!("nonce {seat}")}});
            session.room.send(&who(NAMES[seat]), sit).expect("the seat is free");
        }
        session
    }

    fn anybody(&mut self) -> Who {
        who(NAMES.choose(&mut self.rng).expect("there are some"))
    }

    /// Mostly the game goes on; else somebody does something, sensible or not.
    fn something_happens(&mut self) {
        self.room.now = self.room.now.after(self.rng.random_range(0..3000));
        self.room.run_bots(Budget::Iterations(1));
        let acting: Vec<Seat> = self.room.table.acting().iter().collect();
        match acting.choose(&mut self.rng) {
            Some(&seat) if self.rng.random_ratio(4, 5) && self.room.table.phase() == Phase::Playing => {
                self.act(seat);
            }
            _ => {
                let who = self.anybody();
                let deed = any_deed(&mut self.rng);
                let _ = self.room.send(&who, deed);
            }
        }
    }

    fn act(&mut self, seat: Seat) {
        let person = self.room.table.chairs().get(seat).and_then(|chair| chair.person()).cloned();
        let Some(person) = person else { return };
        let offers = self.room.offers(seat);
        let action = &offers.choose(&mut self.rng).expect("an acting seat has offers").action;
        let deed = json!({"act": {"seat": seat, "action": action}});
        let _ = self.room.send(&Who { person, ..who("") }, deed);
    }
}

fn any_deed(rng: &mut Rng) -> Value {
    let seat = rng.random_range(0..5);
    let deeds = [
        json!({"undo": {"seat": seat}}),
        json!("agree_undo"),
        json!("agree_undo"),
        json!("drop_undo"),
        json!({"hint": {"seat": seat}}),
        json!({"say": {"phrase": "oops"}}),
        json!({"write": {"text": "Psst!"}}),
        json!("pause"),
        json!("resume"),
        json!("resume"),
        json!({"sit_in": {"seat": seat, "level": "random"}}),
        json!({"come_back": {"seat": seat}}),
        json!({"come_back": {"seat": seat}}),
        json!({"sit": {"seats": [seat]}}),
        json!({"act": {"seat": seat, "action": "nonsense"}}),
    ];
    deeds.choose(rng).expect("there are some").clone()
}

/// Compares the table with twins of it, one for each pair of eyes. Says how many had another past.
struct Moments<'a>(&'a mut Session);

impl Visitor for Moments<'_> {
    type Output = usize;

    fn visit<G: Skilled>(self) -> usize {
        let Session { room, rng, .. } = self.0;
        let seats: Vec<Seat> = room.table.chairs().iter().map(|(seat, _)| seat).collect();
        let mut hidden = 0;
        for seat in seats.into_iter().map(Some).chain([None]) {
            let eyes = seat.map_or(Eyes::Spectator, Eyes::Seat);
            let invited = rng.random();
            let person = seat.and_then(|seat| room.table.chairs().get(seat)?.person().cloned());
            let seat = seat.filter(|_| person.is_some());
            let eyes = if seat.is_some() { eyes } else { Eyes::Spectator };
            let lang = [None, Some(Lang::En), Some(Lang::De)][rng.random_range(0..3)];
            let viewer = Viewer { person, seat, lang, invited };
            let past = (0..20).find_map(|_| other_past::<G>(&room.entries, eyes, rng));
            hidden += usize::from(past.is_some());
            let mut entries = past.unwrap_or_else(|| room.entries.clone());
            if !invited {
                entries.iter_mut().for_each(change_text);
            }
            let twin = [(room.entries.clone(), secret()), (entries, Secret::simulated(99, rng.random()))];
            compare(&twin, &viewer, room, rng);
        }
        hidden
    }
}

fn change_text(entry: &mut Entry) {
    if let Event::Wrote { text, .. } = &mut entry.event {
        "Something else".clone_into(text);
    }
}

/// The same entries with other hidden draws, of which these eyes were told the same; if there is a way.
///
/// One hidden draw is made to differ, and later ones where they have to; everything else stays as it was.
fn other_past<G: Game>(entries: &[Entry], eyes: Eyes, rng: &mut Rng) -> Option<Vec<Entry>> {
    let Event::Opened(opened) = &entries[0].event else { panic!("a table is opened first") };
    let content = Loaded::<G>::standard();
    let read = |step: &str| {
        let (by, action) = step.split_once(' ').expect("WHO STEP");
        (By::parse(by).expect("somebody"), G::parse(&content.data, action).expect("an action"))
    };
    let told = |action: G::Action| G::print_for(&content.data, action, eyes);
    let hides = |step: &String| {
        let (by, action) = read(step);
        by == By::Chance && told(action) != G::print(&content.data, action)
    };
    let hidden = entries.iter().flat_map(|entry| entry.event.steps()).filter(|step| hides(step)).count();
    // Draws of long ago have been played since, mostly.
    let mut countdown = hidden.checked_sub(rng.random_range(1..=hidden.clamp(1, 12)))?;

    let start = G::new(&setup::from_options::<G>(&opened.terms.setup).ok()?, &content.data).ok()?;
    let mut positions = vec![(start.clone(), start)];
    let mut entries = entries.to_vec();
    for entry in &mut entries {
        if let Event::TookBack { steps, .. } = entry.event {
            positions.truncate(steps + 1);
        }
        let (Event::Began { steps } | Event::Stepped { steps }) = &mut entry.event else { continue };
        for step in steps {
            let (mut truth, mut other) = positions.last().expect("the start").clone();
            let (by, action) = read(step);
            let changes = hides(step) && countdown == 0;
            if hides(step) {
                countdown = countdown.wrapping_sub(1);
            }
            let taken = if other.check(by, action).is_ok() && !changes {
                action
            } else {
                let mut outcomes = Outcomes::new();
                other.outcomes(&mut outcomes);
                let alike = |&(outcome, _): &(G::Action, u32)| {
                    (told(outcome) == told(action) && !(changes && outcome == action)).then_some(outcome)
                };
                let alike: Vec<G::Action> = outcomes.list().iter().filter_map(alike).collect();
                *alike.choose(rng)?
            };
            truth.play(by, action);
            other.play(by, taken);
            if truth.turn() != other.turn() {
                return None;
            }
            *step = format!("{by} {}", G::print(&content.data, taken));
            positions.push((truth, other));
        }
    }
    Some(entries)
}

/// Asks both tables everything.
fn compare(twin: &[(Vec<Entry>, Secret); 2], viewer: &Viewer, room: &Room, rng: &mut Rng) {
    let [one, other] = [0, 1].map(|index| replay(&twin[index].0, twin[index].1.clone()));
    if one.phase() == Phase::Over {
        return;
    }
    let n = one.n();
    for from in [None, Some(n), Some(n - 1), Some(rng.random_range(0..n)), Some(n + 1)] {
        same(&one.state(viewer, from), &other.state(viewer, from));
    }
    assert_eq!((one.due(), one.running()), (other.due(), other.running()));
    let person = viewer.person.clone().unwrap_or_else(|| who("Eve").person);
    let sender = Who { person, name: "Eve".to_owned(), invited: viewer.invited, lang: Lang::De };
    for index in 0..8 {
        let deed: Deed = serde_json::from_value(any_deed(rng)).expect("a deed");
        let command = Command { id: format!("compare {index}"), n: rng.random_range(n - 1..=n), deed };
        let moment = Moment { now: room.now, away: &room.away };
        let answers = [&one, &other].map(|table| table.decide(&sender, &command, moment));
        match answers {
            [Err(a), Err(b)] => {
                same(&one.refused(viewer, &command, &a), &other.refused(viewer, &command, &b));
            }
            [Ok(Decision::Think(a)), Ok(Decision::Think(b))] => {
                let budget = Budget::Iterations(8);
                same(&a.think(budget), &b.think(budget));
            }
            [Ok(Decision::Record(a)), Ok(Decision::Record(b))] => {
                let [one, other] = [(a, &twin[0]), (b, &twin[1])]
                    .map(|(more, (entries, secret))| after(entries, more, secret));
                same(&one.state(viewer, Some(n)), &other.state(viewer, Some(n)));
                same(&one.state(viewer, None), &other.state(viewer, None));
            }
            _ => panic!("{command:?} is decided differently"),
        }
    }
}

fn after(entries: &[Entry], more: Vec<Entry>, secret: &Secret) -> Table {
    replay(&[entries, &more].concat(), secret.clone())
}

fn same<T: serde::Serialize>(one: &T, other: &T) {
    let [one, other] = [one, other].map(|message| serde_json::to_string(message).expect("plain data"));
    assert_eq!(one, other, "the twins can be told apart");
}
