//! What teaches the game: words and games in the folder `guide`.

use table::{Guide, Lang};

pub(crate) const GUIDE: Guide = Guide {
    rules: |lang| match lang {
        Lang::En => include_str!("../guide/rules.en.md"),
        Lang::De => include_str!("../guide/rules.de.md"),
    },
    records: &[
        ("tutorial", include_str!("../guide/tutorial.json")),
        ("table-of-four", include_str!("../guide/table-of-four.json")),
        ("first-turn", include_str!("../guide/first-turn.json")),
        ("chain", include_str!("../guide/chain.json")),
        ("card-3b", include_str!("../guide/card-3b.json")),
        ("festival", include_str!("../guide/festival.json")),
    ],
    tutorial: include_str!("../guide/tutorial.toml"),
};
