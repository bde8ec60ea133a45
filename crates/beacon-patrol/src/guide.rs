//! What teaches the game: words and games in the folder `guide`.

use table::{Guide, Lang};

pub(crate) const GUIDE: Guide = Guide {
    rules: |lang| match lang {
        Lang::En => include_str!("../guide/rules.en.md"),
        Lang::De => include_str!("../guide/rules.de.md"),
    },
    records: &[
        ("coast", include_str!("../guide/coast.json")),
        ("eleven", include_str!("../guide/eleven.json")),
        ("explored", include_str!("../guide/explored.json")),
        ("pier", include_str!("../guide/pier.json")),
        ("swap", include_str!("../guide/swap.json")),
        ("tutorial", include_str!("../guide/tutorial.json")),
        ("two-lands", include_str!("../guide/two-lands.json")),
        ("two-piers", include_str!("../guide/two-piers.json")),
        ("windmill", include_str!("../guide/windmill.json")),
    ],
    tutorial: include_str!("../guide/tutorial.toml"),
};
