//! What teaches the game: words and games in the folder `guide`.

use table::{Guide, Lang};

pub(crate) const GUIDE: Guide = Guide {
    rules: |lang| match lang {
        Lang::En => include_str!("../guide/rules.en.md"),
        Lang::De => include_str!("../guide/rules.de.md"),
    },
    records: &[
        ("coop", include_str!("../guide/coop.json")),
        ("dark", include_str!("../guide/dark.json")),
        ("erik", include_str!("../guide/erik.json")),
        ("finish", include_str!("../guide/finish.json")),
        ("fleet", include_str!("../guide/fleet.json")),
        ("group", include_str!("../guide/group.json")),
        ("solo", include_str!("../guide/solo.json")),
        ("storm", include_str!("../guide/storm.json")),
        ("tutorial", include_str!("../guide/tutorial.json")),
    ],
    tutorial: include_str!("../guide/tutorial.toml"),
};
