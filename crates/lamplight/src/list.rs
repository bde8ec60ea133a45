//! `games` and `rules`: what there is to play.

use bots::Skilled;
use games::{IDS, Visitor};
use serde_json::{Value, json};
use table::{Loaded, OptionKind, SetupOption, setup};

use crate::app::{App, visit};
use crate::options::{plain, players};
use crate::output::{Failure, print};

/// Lists all games with their options.
pub(crate) fn games(app: &App<'_>, as_json: bool) -> Result<(), Failure> {
    let entries: Vec<Entry> = IDS.iter().map(|id| visit(id, Describe { app })).collect::<Result<_, _>>()?;
    if as_json {
        let list: Vec<&Value> = entries.iter().map(|entry| &entry.json).collect();
        return print(&serde_json::to_string_pretty(&list).expect("plain data"));
    }
    print(&entries.into_iter().map(|entry| entry.text).collect::<Vec<_>>().join("\n"))
}

struct Entry {
    text: String,
    json: Value,
}

struct Describe<'a> {
    app: &'a App<'a>,
}

impl Visitor for Describe<'_> {
    type Output = Result<Entry, Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let words = self.app.language.with::<G>();
        let defaults = setup::to_options::<G>(&G::Setup::default());
        let mut text = format!("{}  ({})\n    {}\n", words.get("name"), G::ID, words.get("tagline"));
        for option in G::OPTIONS {
            let meaning = words.get(&format!("option-{}", option.name));
            text += &format!("    {}\n        {meaning}\n", flag(*option, &plain(&defaults[option.name])));
        }
        let options: Vec<Value> =
            G::OPTIONS.iter().map(|&option| describe(option, &defaults[option.name])).collect();
        let json = json!({
            "game": G::ID,
            "name": words.get("name"),
            "players": players::<G>().collect::<Vec<_>>(),
            "options": options,
            "content": self.app.content::<G>()?.id,
            "standard": Loaded::<G>::standard().id.hash,
        });
        Ok(Entry { text, json })
    }
}

fn flag(option: SetupOption, default: &str) -> String {
    let name = option.name;
    match option.kind {
        OptionKind::Number(low, high) => format!("--{name} {low}..{high}  [{default}]"),
        OptionKind::Flag => format!("--{name}"),
        OptionKind::Choice(words) => format!("--{name} {}  [{default}]", words.join("|")),
        OptionKind::Text(examples) => format!("--{name} {}  [{default}]", examples.join("|")),
        OptionKind::Order(words, items) => {
            format!("--{name} {}|{}  [{default}]", words.join("|"), items.join(","))
        }
    }
}

fn describe(option: SetupOption, default: &Value) -> Value {
    let (kind, values) = match option.kind {
        OptionKind::Number(low, high) => ("number", json!((low..=high).collect::<Vec<_>>())),
        OptionKind::Flag => ("flag", json!([false, true])),
        OptionKind::Choice(words) => ("choice", json!(words)),
        OptionKind::Text(examples) => ("text", json!(examples)),
        OptionKind::Order(words, items) => ("order", json!({ "words": words, "items": items })),
    };
    json!({ "name": option.name, "kind": kind, "values": values, "default": default })
}

/// Prints a game's rules.
pub(crate) struct Rules<'a> {
    pub(crate) app: &'a App<'a>,
}

impl Visitor for Rules<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Skilled>(self) -> Self::Output {
        let words = self.app.language.with::<G>();
        let name = words.get("name");
        let line = "=".repeat(name.chars().count());
        let reconstructed = words.get("reconstructed");
        print(&format!(
            "{name}\n{line}\n\n{}\n\n{}\n{reconstructed}",
            words.get("rules"),
            words.get("rules-reconstructed")
        ))
    }
}
