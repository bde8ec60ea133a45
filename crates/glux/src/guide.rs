//! What teaches the game: words and games in the folder `guide`.

use table::{Guide, Lang};

pub(crate) const GUIDE: Guide = Guide {
    rules: |lang| match lang {
        Lang::En => include_str!("../guide/rules.en.md"),
        Lang::De => include_str!("../guide/rules.de.md"),
    },
    records: &[
        ("tutorial", include_str!("../guide/tutorial.json")),
        ("first-rooms", include_str!("../guide/first-rooms.json")),
        ("three-starts", include_str!("../guide/three-starts.json")),
        ("shut-out", include_str!("../guide/shut-out.json")),
        ("last-chips", include_str!("../guide/last-chips.json")),
        ("shared-places", include_str!("../guide/shared-places.json")),
        ("middle-decides", include_str!("../guide/middle-decides.json")),
    ],
    tutorial: include_str!("../guide/tutorial.toml"),
};
