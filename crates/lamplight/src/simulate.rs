//! `simulate`: games in bulk, at random or by bots.
//!
//! Game i follows from the seed and i alone, and results are added up in order, so the number of threads changes
//! nothing but the time it takes.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use bots::Skilled;
use bots::arena::{self, Contestant};
use clap::ArgMatches;
use games::Visitor;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::{Value, json};
use table::playout::RandomGame;
use table::trace::trace;
use table::{Game, Journal, Loaded, Secret, Words, setup};

use crate::app::App;
use crate::arena::contestants;
use crate::options;
use crate::output::{Failure, columns, print, say};
use crate::progress::Progress;
use crate::result::entry_name;

/// How many games are played between two writings.
const BATCH: u64 = 512;

/// Plays many random games.
pub(crate) struct Simulate<'a> {
    pub(crate) app: &'a App<'a>,
    pub(crate) matches: &'a ArgMatches,
}

impl Visitor for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let matches = self.matches;
        let number = |name| matches.get_one::<u64>(name).copied();
        let content = self.app.content::<G>()?;
        let setup = options::setup::<G>(matches)?;
        let start = G::new(&setup, &content.data).map_err(Failure::input)?;
        let run = Run::<G> {
            bots: seat_bots(contestants(matches)?, start.seats())?,
            setup,
            content,
            games: number("games").expect("has a default"),
            seed: number("seed").expect("has a default"),
            records: matches.get_one::<PathBuf>("records").cloned(),
        };
        let pool = threads(number("threads"))?;
        let path = matches.get_one::<PathBuf>("trace");
        let mut traces = path.map(|path| open(path)).transpose()?;
        run.prepare_records()?;
        let totals = run.play(&pool, traces.as_mut())?;
        let words = self.app.language.with::<G>();
        let report =
            if matches.get_flag("json") { totals.json(&run) } else { totals.text(&words, start.seats()) };
        if path.is_some_and(|path| path.as_os_str() == "-") {
            say(&report);
            return Ok(());
        }
        print(&report)
    }
}

/// One bot for each seat: the last one named takes all that are left. Nobody, if none was named.
fn seat_bots(mut bots: Vec<Contestant>, seats: usize) -> Result<Vec<Contestant>, Failure> {
    if bots.len() > seats {
        return Err(Failure::input(format!("--bots names {} bots: the game has {seats} seats", bots.len())));
    }
    if let Some(&last) = bots.last() {
        bots.resize(seats, last);
    }
    Ok(bots)
}

/// Threads for a bulk of games.
pub(crate) fn threads(count: Option<u64>) -> Result<ThreadPool, Failure> {
    // Without a number, rayon takes as many as there are cores.
    ThreadPoolBuilder::new().num_threads(count.unwrap_or(0) as usize).build().map_err(Failure::input)
}

fn open(path: &Path) -> Result<Box<dyn Write>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufWriter::new(io::stdout())));
    }
    let file = File::create(path).map_err(|error| Failure::file(path, &error))?;
    Ok(Box::new(BufWriter::new(file)))
}

struct Run<G: Game> {
    /// Who sits where; nobody where all play at random.
    bots: Vec<Contestant>,
    setup: G::Setup,
    content: &'static Loaded<G>,
    games: u64,
    seed: u64,
    records: Option<PathBuf>,
}

impl<G: Skilled> Run<G> {
    /// The folder for records is new or empty, so that nothing is overwritten and nothing mixed up.
    fn prepare_records(&self) -> Result<(), Failure> {
        let Some(dir) = &self.records else { return Ok(()) };
        fs::create_dir_all(dir).map_err(|error| Failure::file(dir, &error))?;
        let mut entries = fs::read_dir(dir).map_err(|error| Failure::file(dir, &error))?;
        match entries.next() {
            None => Ok(()),
            Some(_) => Err(Failure::input(format!(
                "{}: not empty; name a new folder for the records",
                dir.display()
            ))),
        }
    }

    fn play(&self, pool: &ThreadPool, mut traces: Option<&mut Box<dyn Write>>) -> Result<Totals, Failure> {
        let mut totals = Totals::default();
        let traced = traces.is_some();
        let mut progress = Progress::new(self.games);
        for first in (0..self.games).step_by(BATCH as usize) {
            let batch = first..(first + BATCH).min(self.games);
            let size = batch.end - batch.start;
            let played: Vec<Played> =
                pool.install(|| batch.into_par_iter().map(|index| self.play_one(index, traced)).collect());
            for (game, index) in played.into_iter().zip(first..) {
                totals.add(&game);
                if let (Some(out), Some(trace)) = (&mut traces, game.trace) {
                    out.write_all(trace.as_bytes())?;
                }
                if let (Some(dir), Some(record)) = (&self.records, game.record) {
                    let path = dir.join(format!("{}-{}-{index:06}.json", G::ID, self.seed));
                    fs::write(&path, record).map_err(|error| Failure::file(&path, &error))?;
                }
            }
            progress.add(size);
        }
        progress.finish();
        if let Some(out) = traces {
            out.flush()?;
        }
        Ok(totals)
    }

    fn play_one(&self, index: u64, traced: bool) -> Played {
        let secret = Secret::simulated(self.seed, index);
        let recorded = self.records.is_some();
        if self.bots.is_empty() {
            let game = RandomGame::play(&self.setup, self.content, secret).expect("the setup was tried");
            let record = recorded.then(|| game.record().to_json());
            return Played::new(&game.journal, game.decisions, game.choices, traced, record);
        }
        let game = arena::play(&self.setup, self.content, &secret, &self.bots);
        let record = recorded.then(|| game.record().to_json());
        let decisions = game.thought.iter().map(|thought| thought.decisions).sum();
        let choices = game.thought.iter().map(|thought| thought.choices).sum();
        Played::new(&game.journal, decisions, choices, traced, record)
    }
}

/// One game's contribution.
struct Played {
    scores: Vec<i32>,
    winners: Vec<usize>,
    grade: Option<&'static str>,
    steps: i64,
    decisions: i64,
    choices: u64,
    trace: Option<String>,
    record: Option<String>,
}

impl Played {
    fn new<G: Game>(
        journal: &Journal<G>,
        decisions: u32,
        choices: u64,
        traced: bool,
        record: Option<String>,
    ) -> Played {
        let standing = journal.now().standing();
        Played {
            scores: standing.scores.to_vec(),
            winners: standing.winners().collect(),
            grade: standing.grade,
            steps: journal.steps().len() as i64,
            decisions: decisions.into(),
            choices,
            trace: traced.then(|| trace(journal)),
            record,
        }
    }
}

/// Sums in whole numbers: their order cannot matter.
#[derive(Default)]
struct Totals {
    games: u64,
    scores: Vec<Spread>,
    /// By entry: won alone, and shared.
    wins: Vec<(u64, u64)>,
    grades: Vec<(&'static str, u64)>,
    steps: Spread,
    decisions: Spread,
    choices: u64,
}

impl Totals {
    fn add(&mut self, game: &Played) {
        self.games += 1;
        self.scores.resize_with(game.scores.len(), Spread::default);
        self.wins.resize(game.scores.len(), (0, 0));
        for (spread, &score) in self.scores.iter_mut().zip(&game.scores) {
            spread.add(score.into());
        }
        for &winner in &game.winners {
            let (alone, shared) = &mut self.wins[winner];
            *(if game.winners.len() == 1 { alone } else { shared }) += 1;
        }
        if let Some(grade) = game.grade {
            match self.grades.iter_mut().find(|(name, _)| *name == grade) {
                Some((_, count)) => *count += 1,
                None => self.grades.push((grade, 1)),
            }
        }
        self.steps.add(game.steps);
        self.decisions.add(game.decisions);
        self.choices += game.choices;
    }

    /// How many actions there were to choose from, on average over all decisions.
    fn branching(&self) -> f64 {
        self.choices as f64 / (self.decisions.sum.max(1)) as f64
    }

    fn json<G: Game>(&self, run: &Run<G>) -> String {
        let mut report = json!({
            "game": G::ID,
            "setup": setup::to_options::<G>(&run.setup),
            "content": run.content.id,
            "games": self.games,
            "seed": run.seed,
            "scores": self.scores.iter().map(Spread::json).collect::<Vec<_>>(),
            "steps": self.steps.json(),
            "decisions": self.decisions.json(),
            "branching": self.branching(),
        });
        if self.grades.is_empty() {
            report["wins"] = self.wins.iter().map(|wins| wins.0).collect();
            report["shared"] = self.wins.iter().map(|wins| wins.1).collect();
        } else {
            report["grades"] = self.grades.iter().map(|&(grade, count)| (grade, json!(count))).collect();
        }
        serde_json::to_string_pretty(&report).expect("plain data")
    }

    fn text(&self, words: &Words, seats: usize) -> String {
        let names: Vec<String> = (0..seats).map(|seat| words.say("seat", &[("seat", seat.into())])).collect();
        let share = |count: u64| format!("{:.1} %", 100.0 * count as f64 / self.games as f64);
        let header = |keys: &[&str]| keys.iter().map(|key| words.get(key)).collect::<Vec<_>>();
        let mut rows = Vec::new();
        if self.grades.is_empty() {
            rows.push(header(&[
                "column-seat",
                "column-mean",
                "column-spread",
                "column-range",
                "column-won",
                "column-shared",
            ]));
            for (entry, (spread, wins)) in self.scores.iter().zip(&self.wins).enumerate() {
                let mut row = vec![entry_name(entry, words, &names)];
                row.extend(spread.cells());
                row.extend([share(wins.0), share(wins.1)]);
                rows.push(row);
            }
        } else {
            rows.push(header(&["column-team", "column-mean", "column-spread", "column-range"]));
            let mut row = vec![words.get("row-score")];
            row.extend(self.scores[0].cells());
            rows.push(row);
            rows.push(vec![]);
            rows.push(header(&["column-grade", "column-share"]));
            for &(grade, count) in &self.grades {
                rows.push(vec![words.get(&format!("grade-{grade}")), share(count)]);
            }
        }
        rows.push(vec![]);
        rows.push(header(&["column-length", "column-mean", "column-spread", "column-range"]));
        for (key, spread) in [("row-steps", &self.steps), ("row-decisions", &self.decisions)] {
            let mut row = vec![words.get(key)];
            row.extend(spread.cells());
            rows.push(row);
        }
        rows.push(vec![words.get("row-branching"), format!("{:.2}", self.branching())]);
        format!("{}\n\n{}", words.say("simulated", &[("games", self.games.into())]), columns(&rows))
    }
}

/// Mean and spread of a series.
#[derive(Default)]
struct Spread {
    count: i64,
    sum: i64,
    squares: i64,
    least: Option<i64>,
    most: Option<i64>,
}

impl Spread {
    fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
        self.least = Some(self.least.map_or(value, |least| least.min(value)));
        self.most = Some(self.most.map_or(value, |most| most.max(value)));
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation.
    fn deviation(&self) -> f64 {
        (self.squares as f64 / self.count.max(1) as f64 - self.mean().powi(2)).max(0.0).sqrt()
    }

    fn cells(&self) -> [String; 3] {
        let range = format!("{}–{}", self.least.unwrap_or(0), self.most.unwrap_or(0));
        [format!("{:.2}", self.mean()), format!("± {:.2}", self.deviation()), range]
    }

    fn json(&self) -> Value {
        json!({ "mean": self.mean(), "deviation": self.deviation(), "min": self.least, "max": self.most })
    }
}
