//! `analyse`: what can be learned from a game.

use std::path::Path;
use std::time::Duration;

use bots::analysis::{Analysis, Lesson, Total, analyse, lessons};
use bots::{Budget, Interval, Skilled};
use clap::ArgMatches;
use games::Visitor;
use serde_json::json;
use table::{Journal, Record, Words};

use crate::app::{App, visit};
use crate::arena::chosen_budget;
use crate::output::{Failure, columns, print};
use crate::progress::Progress;
use crate::records::{given, open};
use crate::result::{entry_name, result};

/// What a step is thought about for if nothing else is said.
const USUAL: Budget = Budget::Time(Duration::from_millis(200));
/// How many decisions are spelled out.
const MOST: usize = 10;

pub(crate) fn run(app: &App<'_>, matches: &ArgMatches) -> Result<(), Failure> {
    let (path, record) = given(matches)?;
    let budget = chosen_budget(matches).unwrap_or(USUAL);
    let json = matches.get_flag("json");
    visit(&record.game, Analyse { app, path: &path, record: &record, budget, json })
}

struct Analyse<'a> {
    app: &'a App<'a>,
    path: &'a Path,
    record: &'a Record,
    budget: Budget,
    json: bool,
}

impl Visitor for Analyse<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let journal = open::<G>(self.app, self.path, self.record)?;
        let mut progress: Option<Progress> = None;
        let analysis = analyse(&journal, self.budget, |_, all| {
            progress.get_or_insert_with(|| Progress::new(all as u64)).add(1);
        });
        if let Some(progress) = progress {
            progress.finish();
        }
        let words = self.app.language.with::<G>();
        let names: Vec<String> = self.record.players.iter().map(|player| player.name.clone()).collect();
        if self.json {
            return print(&self.json(&analysis, &lessons(&analysis, &journal, &words, &names)));
        }
        print(&text(&analysis, &journal, &words, &names))
    }
}

impl Analyse<'_> {
    fn json(&self, analysis: &Analysis, lessons: &[Lesson]) -> String {
        let mut all = json!(analysis);
        all["game"] = json!(self.record.game);
        all["budget"] = json!(self.budget.to_string());
        all["lessons"] = json!(lessons);
        serde_json::to_string_pretty(&all).expect("plain data")
    }
}

fn text<G: Skilled>(analysis: &Analysis, journal: &Journal<G>, words: &Words, names: &[String]) -> String {
    let mut parts = vec![result(journal.now(), words, names), totals(analysis, words, names)];
    let lessons = lessons(analysis, journal, words, names);
    let shown = lessons.iter().take(MOST).map(|lesson| spelled_out(lesson, words)).collect::<Vec<_>>();
    parts.push(match shown.len() {
        0 => words.get("analyse-nothing"),
        _ => format!("{}\n\n{}", words.get("analyse-lessons"), shown.join("\n\n")),
    });
    if lessons.len() > MOST {
        parts.push(words.say("analyse-more", &[("count", (lessons.len() - MOST).into())]));
    }
    parts.join("\n\n")
}

/// What luck brought and a decision cost on average, by player; what luck brought to a team is one number.
fn totals(analysis: &Analysis, words: &Words, names: &[String]) -> String {
    let header = ["column-player", "column-luck", "column-cost"].map(|key| words.get(key)).to_vec();
    let mut rows = vec![header];
    if let (true, Some(total)) = (analysis.together, analysis.totals.first()) {
        rows.push(vec![words.get("column-team"), luck(total.luck), String::new()]);
    }
    let row = |(entry, total): (usize, &Total)| {
        let own_luck = if analysis.together { String::new() } else { luck(total.luck) };
        vec![entry_name(entry, words, names), own_luck, format!("{:.2}", total.cost)]
    };
    rows.extend(analysis.totals.iter().enumerate().map(row));
    columns(&rows)
}

fn luck(luck: Interval) -> String {
    format!("{:+.1} ± {:.1}", luck.mean, luck.margin)
}

fn spelled_out(lesson: &Lesson, words: &Words) -> String {
    let (cost, margin) = (format!("{:.1}", lesson.cost), format!("{:.1}", lesson.margin));
    let arguments = [
        ("step", (lesson.step + 1).into()),
        ("played", lesson.played.as_str().into()),
        ("better", lesson.better.as_str().into()),
        ("reason", lesson.reason.as_str().into()),
        ("cost", cost.into()),
        ("margin", margin.into()),
    ];
    words.say("analyse-lesson", &arguments)
}
