//! The pages, rendered on the server: pure functions from what is known to markup.
//!
//! A page is complete when it arrives: it can be read before any module runs, and lists are made in one place only.
//! Modules in `web/` bring it to life; they fetch the same page again where something may have changed and take over
//! the parts that differ, so that nothing is drawn twice in two languages of programming.
//!
//! The policy of the server forbids inline scripts and styles. What modules need to know stands in attributes, and
//! their words in a block of JSON, which browsers do not execute.

mod about;
mod cards;
mod catalog;
mod join;
mod link;
mod lobby;
mod me;
mod missing;
mod new;
mod rows;
mod shell;
mod table;

use std::sync::LazyLock;

use ::table::look::Theme;
use ::table::{Lang, Words};

pub(crate) use about::about;
pub(crate) use cards::card;
pub(crate) use catalog::{GameCard, games};
pub(crate) use join::join;
pub(crate) use link::link;
pub(crate) use lobby::{Lobby, lobby};
pub(crate) use me::me;
pub(crate) use missing::missing;
pub(crate) use new::new;
pub(crate) use rows::Row;
pub(crate) use shell::{Page, icon, page};
pub(crate) use table::{TablePage, table};

/// What every page is rendered for.
#[derive(Clone, Copy)]
pub(crate) struct Shell<'a> {
    /// In which language.
    pub(crate) lang: Lang,
    /// In which colours.
    pub(crate) theme: Theme,
    /// Where files of this build are: `/assets/VERSION`.
    pub(crate) assets: &'a str,
    /// What the person is called, if that is known.
    pub(crate) name: Option<&'a str>,
    /// The words of the pages, in that language.
    pub(crate) words: &'a Words,
    /// The path that was asked for.
    pub(crate) path: &'a str,
}

/// The words of all pages.
pub(crate) fn words(lang: Lang) -> &'static Words {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En, sources(Lang::En)));
    static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::De, sources(Lang::De)));
    match lang {
        Lang::En => &ENGLISH,
        Lang::De => &GERMAN,
    }
}

/// Those around the table, and those at it.
fn sources(lang: Lang) -> [&'static str; 2] {
    match lang {
        Lang::En => [include_str!("../../words/en.ftl"), include_str!("../../words/table.en.ftl")],
        Lang::De => [include_str!("../../words/de.ftl"), include_str!("../../words/table.de.ftl")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::table::words::differences;

    #[test]
    fn both_languages_say_the_same() {
        for (english, german) in sources(Lang::En).into_iter().zip(sources(Lang::De)) {
            assert_eq!(differences(english, german), Vec::<String>::new());
        }
    }
}
