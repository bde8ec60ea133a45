//! The server's words, read once.

use std::sync::LazyLock;

use table::{Lang, Words};

/// The server's words in a language.
pub(crate) fn of(lang: Lang) -> &'static Words {
    static WORDS: LazyLock<[Words; 2]> =
        LazyLock::new(|| Lang::ALL.map(|lang| Words::new(lang, sources(lang))));
    &WORDS[usize::from(lang == Lang::De)]
}

/// As they are written.
pub(crate) fn sources(lang: Lang) -> [&'static str; 1] {
    match lang {
        Lang::En => [include_str!("../words/failed.en.ftl")],
        Lang::De => [include_str!("../words/failed.de.ftl")],
    }
}

#[cfg(test)]
mod tests {
    use table::words::differences;

    use super::*;

    #[test]
    fn the_languages_have_the_same_messages() {
        for (english, german) in sources(Lang::En).into_iter().zip(sources(Lang::De)) {
            assert_eq!(differences(english, german), Vec::<String>::new());
        }
    }
}
