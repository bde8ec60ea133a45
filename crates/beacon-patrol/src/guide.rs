//! What teaches the game: words and games in the folder `guide`.

use table::{Guide, Lang};

pub(crate) const GUIDE: Guide = Guide {
    rules: |lang| match lang {
        Lang::En => include_str!("../guide/rules.en.md"),
        Lang::De => include_str!("../guide/rules.de.md"),
    },
    records: &[("tutorial", include_str!("../guide/tutorial.json"))],
    tutorial: include_str!("../guide/tutorial.toml"),
};
