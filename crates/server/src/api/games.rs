//! The games, for whoever wants to set one up.

use axum::Json;
use axum::http::HeaderMap;
use bots::{Level, Skilled};
use games::{IDS, Visitor};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Lang, OptionKind, Words};

use crate::identity::language;

/// A game, and what can be chosen.
#[derive(Serialize)]
pub(crate) struct GameInfo {
    pub(crate) id: &'static str,
    pub(crate) name: String,
    pub(crate) tagline: String,
    pub(crate) options: Vec<OptionInfo>,
    pub(crate) levels: Vec<String>,
}

/// An option of a game.
#[derive(Serialize)]
pub(crate) struct OptionInfo {
    pub(crate) name: &'static str,
    pub(crate) say: String,
    pub(crate) kind: Value,
    pub(crate) usual: Value,
}

/// All games.
pub(crate) async fn all(headers: HeaderMap) -> Json<Vec<GameInfo>> {
    let lang = language(&headers, None);
    Json(IDS.iter().filter_map(|id| games::visit(id, Info(lang))).collect())
}

/// What there is to know of a game.
pub(crate) struct Info(pub(crate) Lang);

impl Visitor for Info {
    type Output = GameInfo;

    fn visit<G: Skilled>(self) -> GameInfo {
        let words = Words::new(self.0, [G::words(self.0)]);
        let usual = table::setup::to_options::<G>(&G::Setup::default());
        let option = |option: &table::setup::SetupOption| OptionInfo {
            name: option.name,
            say: words.get(&format!("option-{}", option.name)),
            kind: kind(option.kind),
            usual: usual.get(option.name).cloned().unwrap_or(Value::Null),
        };
        GameInfo {
            id: G::ID,
            name: words.get("name"),
            tagline: words.get("tagline"),
            options: G::OPTIONS.iter().map(option).collect(),
            levels: Level::ALL.iter().map(ToString::to_string).collect(),
        }
    }
}

/// What an option may be.
fn kind(kind: OptionKind) -> Value {
    match kind {
        OptionKind::Number(low, high) => json!({ "number": [low, high] }),
        OptionKind::Flag => json!("flag"),
        OptionKind::Choice(words) => json!({ "choice": words }),
        OptionKind::Text(examples) => json!({ "text": examples }),
        OptionKind::Order(words, items) => json!({ "order": { "words": words, "items": items } }),
    }
}
