//! Words about tables, and together with them those of each game: read once, then shared by all tables.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use table::{Game, Lang, Words};

/// The words about tables, as they are written.
pub(crate) fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../words/en.ftl"),
        Lang::De => include_str!("../words/de.ftl"),
    }
}

/// The words about tables alone.
pub(crate) fn common(lang: Lang) -> &'static Words {
    kept("", lang, || Words::new(lang, [source(lang)]))
}

/// A game's words, and those about tables.
pub(crate) fn of<G: Game>(lang: Lang) -> &'static Words {
    kept(G::ID, lang, || Words::new(lang, [G::words(lang), source(lang)]))
}

/// Nothing is ever given back: there is one for each game and language.
fn kept(game: &'static str, lang: Lang, read: impl FnOnce() -> Words) -> &'static Words {
    static KEPT: Mutex<BTreeMap<(&str, &str), &'static Words>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.entry((game, lang.tag())).or_insert_with(|| Box::leak(Box::new(read())))
}

#[cfg(test)]
mod tests {
    use bots::Skilled;
    use games::Visitor;
    use table::words::differences;

    use super::*;

    #[test]
    fn the_languages_have_the_same_messages() {
        let [english, german] = Lang::ALL.map(source);
        assert_eq!(differences(english, german), Vec::<String>::new());
    }

    /// A message of a table must not hide one of a game.
    struct Clashes;

    impl Visitor for Clashes {
        type Output = Vec<String>;

        fn visit<G: Skilled>(self) -> Vec<String> {
            let keys = |source: &str| -> Vec<String> {
                let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
                source.lines().filter(|line| !line.starts_with(' ')).filter_map(key).collect()
            };
            let own = keys(source(Lang::En));
            keys(G::words(Lang::En)).into_iter().filter(|key| own.contains(key)).collect()
        }
    }

    #[test]
    fn no_game_has_a_message_of_the_same_name() {
        for id in games::IDS {
            assert_eq!(games::visit(id, Clashes), Some(Vec::new()), "{id}");
        }
    }
}
