//! `bench`: how fast random play and search are, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::tree::{Playouts, search};
use bots::{Budget, Skilled, Thinking};
use clap::ArgMatches;
use games::{IDS, Visitor};
use rand::SeedableRng;
use serde::Serialize;
use serde_json::Value;
use table::playout::playout;
use table::{By, Eyes, Game, Rng, Scratch, Turn, setup};

use crate::app::{App, visit};
use crate::options;
use crate::output::{Failure, columns, print};
use crate::progress::Progress;

/// The median of so many runs counts.
const RUNS: usize = 7;
/// How long a run takes.
const RUN: Duration = Duration::from_millis(300);

#[derive(Serialize)]
struct Measured {
    game: &'static str,
    players: usize,
    games_per_s: f64,
    decisions_per_s: f64,
    ns_per_decision: f64,
    position_bytes: usize,
    searches_per_s: f64,
}

pub(crate) fn run(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").map(String::as_str);
    let games: Vec<&str> = game.map_or_else(|| IDS.to_vec(), |game| vec![game]);
    let mut measured = Vec::new();
    for game in games {
        measured.extend(visit(game, Bench { app })?);
    }
    if matches.get_flag("json") {
        return print(&serde_json::to_string_pretty(&measured).expect("plain data"));
    }
    let keys = [
        "bench-game",
        "bench-players",
        "bench-games",
        "bench-decisions",
        "bench-ns",
        "bench-bytes",
        "bench-searches",
    ];
    let mut rows = vec![keys.iter().map(|key| app.language.get(key)).collect::<Vec<_>>()];
    rows.extend(measured.iter().map(|line| {
        vec![
            line.game.to_owned(),
            line.players.to_string(),
            format!("{:.0}", line.games_per_s),
            format!("{:.0}", line.decisions_per_s),
            format!("{:.1}", line.ns_per_decision),
            line.position_bytes.to_string(),
            format!("{:.0}", line.searches_per_s),
        ]
    }));
    print(&columns(&rows))
}

struct Bench<'a> {
    app: &'a App<'a>,
}

impl Visitor for Bench<'_> {
    type Output = Result<Vec<Measured>, Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let content = self.app.content::<G>()?;
        let players = options::players::<G>();
        let mut progress = Progress::new(players.len() as u64 * RUNS as u64);
        let measure = |players: u8| {
            let setup = setup::with::<G>([("players", Value::from(players))]).map_err(Failure::input)?;
            let start = G::new(&setup, &content.data).map_err(Failure::input)?;
            Ok(measure(&start, &mut progress))
        };
        let measured = players.map(measure).collect();
        progress.finish();
        measured
    }
}

fn measure<G: Game>(start: &G, progress: &mut Progress) -> Measured {
    let mut runs: Vec<(f64, f64)> = Vec::new();
    for seed in 0..RUNS {
        runs.push(time(start, seed as u64));
        progress.add(1);
    }
    runs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (games_per_s, decisions_per_s) = runs[RUNS / 2];
    Measured {
        game: G::ID,
        players: start.seats(),
        games_per_s: games_per_s.round(),
        decisions_per_s: decisions_per_s.round(),
        ns_per_decision: (1e10 / decisions_per_s).round() / 10.0,
        position_bytes: size_of::<G>(),
        searches_per_s: search_speed(start).round(),
    }
}

/// Games and decisions per second of one run; the standing at the end belongs to a game.
fn time<G: Game>(start: &G, seed: u64) -> (f64, f64) {
    let mut rng = Rng::seed_from_u64(seed);
    let mut scratch = Scratch::default();
    let (mut games, mut decisions) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < RUN {
        for _ in 0..64 {
            let mut position = start.clone();
            decisions += u64::from(playout(&mut position, &mut rng, &mut scratch).decisions);
            black_box(position.standing());
            games += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    (games as f64 / seconds, decisions as f64 / seconds)
}

/// Iterations per second of a tree search with random play to the end, from the first decision on.
fn search_speed<G: Game>(start: &G) -> f64 {
    let mut rng = Rng::seed_from_u64(1);
    let mut position = start.clone();
    while position.turn() == Turn::Chance {
        let outcome = position.random_outcome(&mut rng, &mut Scratch::default());
        position.play(By::Chance, outcome);
    }
    let seat = position.turn().acting().first().expect("a game begins with somebody's decision");
    let mut thinking = Thinking::new(Budget::Time(RUN), rng);
    let begin = Instant::now();
    black_box(search::<G>(seat, &position.view(Eyes::Seat(seat)), &mut Playouts, &mut thinking));
    thinking.iterations() as f64 / begin.elapsed().as_secs_f64()
}
