//! The property that matters most: two tables that differ only in what somebody cannot know send them the same,
//! to the last byte.
//!
//! Random people play random sessions of every game: they act, take back, ask, agree, talk, pause, leave, let bots
//! sit in, and send nonsense. At random moments, for each pair of eyes, a twin of the table is built: its dice
//! have another secret, so the whole future differs; hidden draws of the past differ where the eyes were told the
//! same; and texts that the eyes are not meant to hear differ. Then both tables are asked everything that can
//! be asked: for snapshots, for what was missed, for hints, and to carry out all kinds of commands.

use crate::common::{Room, replay, secret, who};
use bots::{Budget, Skilled};
use games::Visitor;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use session::protocol::{Command, Deed, Phase, Preview};
use session::replay::{Knowledge, Looking, Replay};
use session::{Decision, Entry, Event, Moment, Table, Viewer, Who};
use table::{By, Eyes, Frame, Game, Lang, Loaded, Outcomes, Rng, Seat, Secret, setup};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];
/// Moments of each session at which twins are built.
const MOMENTS: usize = 12;

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
    let mut tally = Tally::default();
    for (seed, terms) in (0..).zip(tables()) {
        let game = terms["game"].as_str().expect("a name").to_owned();
        let mut session = Session::begin(terms, seed);
        while session.moments < MOMENTS && session.room.table.phase() != Phase::Over {
            for _ in 0..session.rng.random_range(1..25) {
                session.something_happens();
            }
            session.moments += 1;
            games::visit(&game, Moments(&mut session, &mut tally)).expect("a game");
        }
    }
    let Tally { pasts, hints, carried_out, refused } = tally;
    let enough = pasts > 200 && hints > 50 && carried_out > 400 && refused > 2000;
    assert!(enough, "the test would prove little: {tally:?}");
}

#[test]
fn who_has_the_same_outlook_is_told_the_same() {
    let mut alike = 0;
    for (seed, terms) in (0..).zip(tables()) {
        let mut session = Session::begin(terms, seed);
        for _ in 0..MOMENTS {
            (0..12).for_each(|_| session.something_happens());
            let (leaver, seat) = (session.anybody(), session.rng.random_range(0..2));
            let _ = session.room.send(&leaver, json!({"leave": {"seat": seat}}));
            let viewers: Vec<Viewer> = (0..12).map(|_| session.any_viewer()).collect();
            let (table, n) = (&session.room.table, session.room.table.n());
            let from = [None, Some(n), Some(n - 1), Some(session.rng.random_range(0..n))];
            let pairs = viewers.iter().flat_map(|one| viewers.iter().map(move |other| (one, other)));
            for (one, other) in pairs {
                if one != other && table.outlook(one) == table.outlook(other) {
                    alike += 1;
                    for from in from {
                        same(&table.state(one, from), &table.state(other, from));
                    }
                }
            }
        }
    }
    assert!(alike > 100, "the test would prove little: {alike}");
}

/// How often the twins had another past, and what they were asked.
#[derive(Default, Debug)]
struct Tally {
    pasts: usize,
    hints: usize,
    carried_out: usize,
    refused: usize,
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
        for (seat, name) in NAMES.iter().enumerate().take(seats) {
            let sit = json!({"sit": {"seats": [seat], "nonce": format!("nonce {seat}")}});
            session.room.send(&who(name), sit).expect("the seat is free");
        }
        session
    }

    fn anybody(&mut self) -> Who {
        who(NAMES.choose(&mut self.rng).expect("there are some"))
    }

    /// Somebody with a seat, somebody without, or nobody in particular.
    fn any_viewer(&mut self) -> Viewer {
        let anybody = self.anybody().person;
        let people = [None, Some(anybody), Some(who("Eve").person), Some(who("Finn").person)];
        Viewer {
            person: people.choose(&mut self.rng).expect("there are some").clone(),
            seat: self.rng.random_ratio(1, 4).then(|| Seat::new(0)),
            lang: self.rng.random_ratio(1, 2).then_some(Lang::De),
            frame: self.rng.random_ratio(1, 2).then_some(Frame::Tall),
            invited: self.rng.random(),
        }
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

/// Compares the table with twins of it, one for each pair of eyes.
struct Moments<'a>(&'a mut Session, &'a mut Tally);

impl Visitor for Moments<'_> {
    type Output = ();

    fn visit<G: Skilled>(self) {
        let Session { room, rng, .. } = self.0;
        let mut viewers = vec![Viewer::default()];
        for (seat, chair) in room.table.chairs().iter() {
            let person = chair.person().cloned();
            viewers.extend(person.map(|person| Viewer {
                person: Some(person),
                seat: Some(seat),
                lang: [None, Some(Lang::En), Some(Lang::De)][rng.random_range(0..3)],
                frame: [None, Some(Frame::Wide), Some(Frame::Tall)][rng.random_range(0..3)],
                invited: rng.random(),
            }));
        }
        for viewer in viewers {
            let eyes = viewer.seat.map_or(Eyes::Spectator, Eyes::Seat);
            let past = (0..20).find_map(|_| other_past::<G>(&room.entries, eyes, rng));
            self.1.pasts += usize::from(past.is_some());
            let mut entries = past.unwrap_or_else(|| room.entries.clone());
            if !viewer.invited {
                entries.iter_mut().for_each(change_text);
            }
            let twin = [(room.entries.clone(), secret()), (entries, Secret::simulated(99, rng.random()))];
            compare(&twin, &viewer, room, rng, self.1);
        }
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
    let content = &Loaded::<G>::standard().data;
    let start = G::new(&setup::from_options::<G>(&opened.terms.setup).ok()?, content).ok()?;
    let mut past = OtherPast { content, eyes, rng, positions: vec![(start.clone(), start)], until: 0 };
    let steps = entries.iter().flat_map(|entry| entry.event.steps());
    let hidden = steps.filter(|step| past.hides(step)).count();
    // Draws of long ago have been played since, mostly.
    past.until = hidden.checked_sub(past.rng.random_range(1..=hidden.clamp(1, 12)))?;
    let mut entries = entries.to_vec();
    for entry in &mut entries {
        if let Event::TookBack { steps, .. } = entry.event {
            past.positions.truncate(steps + 1);
        }
        if let Event::Began { steps } | Event::Stepped { steps } = &mut entry.event {
            for step in steps {
                *step = past.step(step)?;
            }
        }
    }
    Some(entries)
}

/// A past in the making.
struct OtherPast<'a, G: Game> {
    content: &'static G::Content,
    eyes: Eyes,
    rng: &'a mut Rng,
    /// After each step, the true position and the other one.
    positions: Vec<(G, G)>,
    /// How many hidden draws stay as they are; the next one differs.
    until: usize,
}

impl<G: Game> OtherPast<'_, G> {
    fn read(&self, step: &str) -> (By, G::Action) {
        let (by, action) = step.split_once(' ').expect("WHO STEP");
        (By::parse(by).expect("somebody"), G::parse(self.content, action).expect("an action"))
    }

    fn told(&self, action: G::Action) -> String {
        G::print_for(self.content, action, self.eyes)
    }

    fn hides(&self, step: &str) -> bool {
        let (by, action) = self.read(step);
        by == By::Chance && self.told(action) != G::print(self.content, action)
    }

    /// What happens instead of this step.
    fn step(&mut self, step: &str) -> Option<String> {
        let (mut truth, mut other) = self.positions.last().expect("the start").clone();
        let (by, action) = self.read(step);
        let differs = self.hides(step) && self.until == 0;
        if self.hides(step) {
            self.until = self.until.wrapping_sub(1);
        }
        let stays = !differs && other.check(by, action).is_ok();
        let taken = if stays { action } else { self.draw_alike(&other, action, differs)? };
        truth.play(by, action);
        other.play(by, taken);
        let alike = truth.turn() == other.turn();
        self.positions.push((truth, other));
        alike.then(|| format!("{by} {}", G::print(self.content, taken)))
    }

    /// Another draw of which these eyes are told the same as of this one.
    fn draw_alike(&mut self, position: &G, action: G::Action, differs: bool) -> Option<G::Action> {
        let mut outcomes = Outcomes::new();
        position.outcomes(&mut outcomes);
        let told = self.told(action);
        let fits = |outcome: &G::Action| self.told(*outcome) == told && !(differs && *outcome == action);
        let fitting: Vec<G::Action> =
            outcomes.list().iter().map(|&(outcome, _)| outcome).filter(fits).collect();
        fitting.choose(self.rng).copied()
    }
}

/// Asks both tables everything.
fn compare(twin: &[(Vec<Entry>, Secret); 2], viewer: &Viewer, room: &Room, rng: &mut Rng, tally: &mut Tally) {
    let [one, other] = [0, 1].map(|index| replay(&twin[index].0, twin[index].1.clone()));
    if one.phase() == Phase::Over {
        return;
    }
    let n = one.n();
    for from in [None, Some(n), Some(n - 1), Some(rng.random_range(0..n)), Some(n + 1)] {
        same(&one.state(viewer, from), &other.state(viewer, from));
    }
    assert_eq!((one.due(), one.running()), (other.due(), other.running()));
    let [a, b] = [&one, &other].map(|table| looked_back(table, viewer));
    same(&a, &b);
    for offer in viewer.seat.into_iter().flat_map(|seat| room.offers(seat)).take(3) {
        let ask = Preview { n, seat: viewer.seat.expect("it has offers"), action: offer.action };
        let [a, b] = [&one, &other].map(|table| table.preview(viewer, &ask));
        same(&a.map_err(|why| why.code()), &b.map_err(|why| why.code()));
    }
    let person = viewer.person.clone().unwrap_or_else(|| who("Eve").person);
    let sender = Who { person, name: "Eve".to_owned(), invited: viewer.invited, lang: Lang::De };
    let own = |key: &str| viewer.seat.map(|seat| json!({key: {"seat": seat}}));
    let deeds: Vec<Value> =
        own("hint").into_iter().chain(own("undo")).chain((0..8).map(|_| any_deed(rng))).collect();
    for (index, deed) in deeds.into_iter().enumerate() {
        let deed: Deed = serde_json::from_value(deed).expect("a deed");
        let command =
            Command { id: format!("compare {index}"), n: n - u64::from(rng.random_ratio(1, 4)), deed };
        let moment = Moment { now: room.now, away: &room.away };
        match [&one, &other].map(|table| table.decide(&sender, &command, moment)) {
            [Err(a), Err(b)] => {
                tally.refused += 1;
                same(
                    &one.refused(viewer, sender.lang, &command, &a),
                    &other.refused(viewer, sender.lang, &command, &b),
                );
            }
            [Ok(Decision::Think(a)), Ok(Decision::Think(b))] => {
                tally.hints += 1;
                same(&a.think(Budget::Iterations(8)), &b.think(Budget::Iterations(8)));
            }
            [Ok(Decision::Record(a)), Ok(Decision::Record(b))] => {
                tally.carried_out += 1;
                let [one, other] = [(a, &twin[0]), (b, &twin[1])].map(|(more, table)| after(table, &more));
                same(&one.state(viewer, Some(n)), &other.state(viewer, Some(n)));
                same(&one.state(viewer, None), &other.state(viewer, None));
            }
            _ => panic!("{command:?} is decided differently"),
        }
    }
}

/// The whole game so far, as these eyes may look back at it; and that they may not with anybody else's.
fn looked_back(table: &Table, viewer: &Viewer) -> Option<Replay> {
    let so_far = table.so_far(viewer.person.as_ref(), viewer.invited).ok()?;
    assert!(so_far.allow(Knowledge::Everything).is_err(), "the game is not over");
    let knowledge = Knowledge::Of(viewer.seat.map_or(Eyes::Spectator, Eyes::Seat));
    so_far.allow(knowledge).ok()?;
    let looking = Looking { knowledge, lang: Lang::De, frame: Frame::Tall, from: 0, to: usize::MAX };
    Some(session::replay::show(&so_far.record, &looking).expect("it was played"))
}

fn after((entries, secret): &(Vec<Entry>, Secret), more: &[Entry]) -> Table {
    replay(&[entries, more].concat(), secret.clone())
}

fn same<T: serde::Serialize>(one: &T, other: &T) {
    let [one, other] = [one, other].map(|message| serde_json::to_string(message).expect("plain data"));
    assert_eq!(one, other, "the twins can be told apart");
}
