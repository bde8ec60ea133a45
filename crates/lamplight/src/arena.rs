//! `arena`: bots against each other, until it is clear who is stronger.

use std::ops::Range;

use bots::arena::{Against, Contestant, Figures, Interval, Match, Round, Sprt, Verdict};
use bots::{Budget, Level, Skilled};
use clap::ArgMatches;
use games::Visitor;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use serde_json::json;
use table::{Words, setup};

use crate::app::App;
use crate::options;
use crate::output::{Failure, columns, print};
use crate::progress::Progress;
use crate::simulate::threads;

/// The ladder: each level against the one below, and what the yardsticks say.
const LADDER: [[Level; 2]; 6] = [
    [Level::Greedy, Level::Random],
    [Level::Easy, Level::Random],
    [Level::Medium, Level::Easy],
    [Level::Hard, Level::Medium],
    [Level::Expert, Level::Hard],
    [Level::Expert, Level::Greedy],
];

/// Lets bots play against each other.
pub(crate) struct Arena<'a> {
    pub(crate) app: &'a App<'a>,
    pub(crate) matches: &'a ArgMatches,
}

impl Visitor for Arena<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let matches = self.matches;
        let number = |name| matches.get_one::<u64>(name).copied();
        let setup = options::setup::<G>(matches)?;
        let content = self.app.content::<G>()?;
        let start = G::new(&setup, &content.data).map_err(Failure::input)?;
        let together = start.standing().grade.is_some();
        let run = Run::<G> {
            setup,
            content,
            seats: start.seats(),
            together,
            games: number("games").expect("has a default"),
            seed: number("seed").expect("has a default"),
            until: until(matches, together)?,
            pool: threads(number("threads"))?,
        };
        let words = self.app.language.with::<G>();
        let lineups = lineups(matches, run.seats, together)?;
        let results: Vec<Tally> = lineups.into_iter().map(|lineup| run.play(lineup)).collect();
        if matches.get_flag("json") {
            return print(&run.json(&results));
        }
        let texts = results.iter().map(|result| result.text(&words, together));
        print(&texts.collect::<Vec<_>>().join("\n\n"))
    }
}

/// Who plays whom: the bots given, or every pair of the ladder.
fn lineups(matches: &ArgMatches, seats: usize, together: bool) -> Result<Vec<Vec<Contestant>>, Failure> {
    let budget = budget(matches);
    if matches.get_flag("ladder") {
        let pair = |levels: [Level; 2]| levels.map(|level| Contestant { level, budget }).to_vec();
        return Ok(LADDER.map(pair).to_vec());
    }
    let lineup = contestants(matches)?;
    let most = if together { 8 } else { seats };
    if !together && lineup.len() < 2 || lineup.is_empty() || lineup.len() > most {
        let least = if together { 1 } else { 2 };
        return Err(Failure::input(format!(
            "--bots names {least} to {most} bots, this one {}",
            lineup.len()
        )));
    }
    Ok(vec![lineup])
}

/// How much an expert thinks, by the flags.
fn budget(matches: &ArgMatches) -> Budget {
    chosen_budget(matches).unwrap_or(Budget::EXPERT)
}

/// What the flags say about how much is thought, if they say anything.
pub(crate) fn chosen_budget(matches: &ArgMatches) -> Option<Budget> {
    let iterations = matches.get_one::<u64>("iterations").map(|&count| Budget::Iterations(count));
    iterations.or_else(|| matches.get_one::<Budget>("time").copied())
}

/// The bots that `--bots` names, in order.
pub(crate) fn contestants(matches: &ArgMatches) -> Result<Vec<Contestant>, Failure> {
    let bots = matches.get_many::<String>("bots").into_iter().flatten();
    bots.map(|text| contestant(text, budget(matches))).collect()
}

/// Reads `expert`, `expert@100ms` or `hard@5000`.
fn contestant(text: &str, budget: Budget) -> Result<Contestant, Failure> {
    let (name, own) = text.split_once('@').map_or((text, None), |(name, own)| (name, Some(own)));
    let level = Level::parse(name).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        Failure::input(format!("there is no bot {name:?}; the bots are {names}"))
    })?;
    let budget = match own {
        None => budget,
        Some(own) => Budget::parse(own).ok_or_else(|| {
            Failure::input(format!("{text:?}: after @ stand iterations or a time, like 5000, 100ms or 1s"))
        })?,
    };
    Ok(Contestant { level, budget })
}

/// Reads `--until LOW:HIGH`: claims in Elo, or in points where all play together.
fn until(matches: &ArgMatches, together: bool) -> Result<Option<Sprt>, Failure> {
    let Some(text) = matches.get_one::<String>("until") else { return Ok(None) };
    let claims = text.split_once(':').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match claims.filter(|(low, high): &(f64, f64)| low < high && (high - low).is_finite()) {
        Some((low, high)) => Ok(Some(if together { Sprt::points(low, high) } else { Sprt::elo(low, high) })),
        None => Err(Failure::input(format!("--until {text}: write LOW:HIGH with LOW below HIGH, like 0:30"))),
    }
}

struct Run<G: Skilled> {
    setup: G::Setup,
    content: &'static table::Loaded<G>,
    seats: usize,
    together: bool,
    games: u64,
    seed: u64,
    until: Option<Sprt>,
    pool: ThreadPool,
}

impl<G: Skilled> Run<G> {
    fn play(&self, contestants: Vec<Contestant>) -> Tally {
        let contest =
            Match { setup: self.setup.clone(), content: self.content, contestants, seed: self.seed };
        let games = contest.seatings(self.seats, self.together).len() as u64;
        let rounds = if self.together { self.games } else { self.games.div_ceil(games) };
        let mut progress = Progress::new(rounds * games);
        let mut played: Vec<Round> = Vec::new();
        let mut verdict = None;
        // In batches, so that a test can end early and the number of threads changes nothing.
        let batch = if self.until.is_some() { 8 } else { rounds };
        while (played.len() as u64) < rounds && verdict.is_none() {
            let next = played.len() as u64..(played.len() as u64 + batch).min(rounds);
            played.extend(self.batch(&contest, next, games, &mut progress));
            verdict = self.until.and_then(|sprt| sprt.verdict(&samples(&played, self.together)));
        }
        progress.finish();
        Tally::new(&contest.contestants, &played, verdict)
    }

    fn batch(
        &self,
        contest: &Match<G>,
        rounds: Range<u64>,
        games: u64,
        progress: &mut Progress,
    ) -> Vec<Round> {
        let shared = std::sync::Mutex::new(progress);
        let play = |index| {
            let round = contest.round(index);
            shared.lock().expect("nobody panics with it").add(games);
            round
        };
        self.pool.install(|| rounds.into_par_iter().map(play).collect())
    }

    fn json(&self, results: &[Tally]) -> String {
        let report = json!({
            "game": G::ID,
            "setup": setup::to_options::<G>(&self.setup),
            "content": self.content.id,
            "seed": self.seed,
            "matches": results,
        });
        serde_json::to_string_pretty(&report).expect("plain data")
    }
}

/// What a sequential test looks at: the first contestant's duels, or its points above the second's.
fn samples(rounds: &[Round], together: bool) -> Vec<f64> {
    let sample = |round: &Round| match &round.outcomes[..] {
        [one, other, ..] if together => one.score - other.score,
        [one, ..] if together => one.score,
        outcomes => outcomes[0].duels,
    };
    rounds.iter().map(sample).collect()
}

/// The result of one match.
#[derive(Serialize)]
struct Tally {
    games: u64,
    rounds: usize,
    bots: Vec<Row>,
    verdict: Option<&'static str>,
}

#[derive(Serialize)]
struct Row {
    bot: &'static str,
    budget: String,
    #[serde(flatten)]
    figures: Figures,
}

impl Tally {
    fn new(contestants: &[Contestant], rounds: &[Round], verdict: Option<Verdict>) -> Tally {
        let row = |(index, contestant): (usize, &Contestant)| Row {
            bot: contestant.level.name(),
            budget: contestant.budget.of(contestant.level).to_string(),
            figures: Figures::of(rounds, index),
        };
        Tally {
            games: rounds.iter().map(|round| u64::from(round.games)).sum(),
            rounds: rounds.len(),
            bots: contestants.iter().enumerate().map(row).collect(),
            verdict: verdict.map(|verdict| match verdict {
                Verdict::Low => "low",
                Verdict::High => "high",
            }),
        }
    }

    fn text(&self, words: &Words, together: bool) -> String {
        let rows = if together { self.team_rows(words) } else { self.rows(words) };
        let mut text =
            words.say("arena-played", &[("games", self.games.into()), ("rounds", self.rounds.into())]);
        text += &format!("\n\n{}", columns(&rows));
        if let Some(verdict) = self.verdict {
            text += &format!("\n\n{}", words.get(&format!("arena-verdict-{verdict}")));
        }
        text
    }

    fn rows(&self, words: &Words) -> Vec<Vec<String>> {
        let keys = ["arena-bot", "arena-budget", "column-won", "arena-decided", "column-points", "arena-elo"];
        let mut rows = vec![keys.iter().map(|key| words.get(key)).collect::<Vec<_>>()];
        rows.extend(self.bots.iter().map(|row| {
            let score = number(&row.figures.score, 2);
            let cells = row.figures.against.map_or_else(Vec::new, |Against { won, duels, elo }| {
                vec![percent(&won), percent(&duels), score, number(&elo, 0)]
            });
            [row.bot.to_owned(), row.budget.clone()].into_iter().chain(cells).collect()
        }));
        rows
    }

    fn team_rows(&self, words: &Words) -> Vec<Vec<String>> {
        let mut grades: Vec<&str> = Vec::new();
        for (grade, _) in self.bots.iter().flat_map(|row| &row.figures.grades) {
            if !grades.contains(grade) {
                grades.push(grade);
            }
        }
        let keys = ["arena-bot", "arena-budget", "column-points", "arena-gain"];
        let mut header: Vec<String> = keys.iter().map(|key| words.get(key)).collect();
        header.extend(grades.iter().map(|grade| words.get(&format!("grade-{grade}"))));
        let mut rows = vec![header];
        rows.extend(self.bots.iter().map(|row| {
            let gain = row.figures.gain.as_ref().map_or_else(String::new, |gain| number(gain, 2));
            let share = |grade: &&str| {
                let share = row.figures.grades.iter().find(|(name, _)| name == grade);
                format!("{:.1} %", 100.0 * share.map_or(0.0, |(_, share)| *share))
            };
            let cells = [row.bot.to_owned(), row.budget.clone(), number(&row.figures.score, 2), gain];
            cells.into_iter().chain(grades.iter().map(share)).collect()
        }));
        rows
    }
}

fn percent(interval: &Interval) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * interval.mean, 100.0 * interval.margin)
}

fn number(interval: &Interval, digits: usize) -> String {
    format!("{:.digits$} ± {:.digits$}", interval.mean, interval.margin)
}
