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
mod history;
mod join;
mod link;
mod lobby;
mod me;
mod missing;
mod new;
mod replay;
mod rows;
mod rules;
mod shell;
mod table;

use std::sync::LazyLock;

use ::table::look::Theme;
use ::table::{Lang, Words};

use crate::settings::Kept;

pub(crate) use about::about;
pub(crate) use cards::card;
pub(crate) use catalog::{GameCard, games};
pub(crate) use history::history;
pub(crate) use join::join;
pub(crate) use link::link;
pub(crate) use lobby::{Lobby, lobby};
pub(crate) use me::me;
pub(crate) use missing::{former, missing};
pub(crate) use new::new;
pub(crate) use replay::replay;
pub(crate) use rows::Row;
pub(crate) use rules::rules;
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
    /// What the person prefers, if there is one.
    pub(crate) kept: Option<Kept>,
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

/// Those around the table, those at it, and those of looking back.
fn sources(lang: Lang) -> [&'static str; 4] {
    match lang {
        Lang::En => [
            include_str!("../../words/en.ftl"),
            include_str!("../../words/table.en.ftl"),
            include_str!("../../words/replay.en.ftl"),
            include_str!("../../words/analysis.en.ftl"),
        ],
        Lang::De => [
            include_str!("../../words/de.ftl"),
            include_str!("../../words/table.de.ftl"),
            include_str!("../../words/replay.de.ftl"),
            include_str!("../../words/analysis.de.ftl"),
        ],
    }
}

/// Every message of a file with the names of its arguments: for modules that say them all.
fn messages(source: &'static str) -> Vec<(&'static str, Vec<&'static str>)> {
    let names =
        |text: &'static str| text.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).collect();
    source.lines().filter_map(|line| line.split_once(" = ")).map(|(key, text)| (key, names(text))).collect()
}

#[cfg(test)]
mod tests {
    use ::table::Seat;
    use ::table::words::differences;
    use session::protocol::{ClockTerms, Held, Phase, SeatShown};
    use session::{TableId, Time};

    use crate::history::tests::game;
    use crate::history::{History, Wish};

    use super::*;

    const ICONS: &str = include_str!("../../../../web/icons.svg");

    fn row(table: &str, turn: bool, updated: u64) -> Row {
        let seat = |seat, held, bot| SeatShown {
            seat: Seat::new(seat),
            name: "Ada".to_owned(),
            face: None,
            held,
            bot,
            left: None,
            running: false,
        };
        Row {
            table: TableId(table.to_owned()),
            code: None,
            game: "glux".to_owned(),
            phase: Phase::Playing,
            seats: vec![seat(0, Held::Person, None), seat(1, Held::Bot, Some(bots::Level::Hard))],
            setup: ::table::setup::Options::new(),
            clock: Some(ClockTerms { total: 600, increment: 10 }),
            updated: Time(updated),
            turn,
        }
    }

    fn every_page(lang: Lang) -> Vec<String> {
        let (theme, assets) = (Theme::Day, "/assets/0");
        let kept = Some(Kept::default());
        let shell =
            &Shell { lang, theme, kept, assets, name: Some("<Ada>"), words: words(lang), path: "/me" };
        let mine = vec![row("late", false, 9), row("mine", true, 1), row("early", false, 2)];
        let tables = Lobby { mine, open: Vec::new(), games: games(lang) };
        let around =
            [lobby(shell, &tables), join(shell), me(shell), link(shell), about(shell), missing(shell)];
        let games_played = [game(1, [3, 9], [2, 1], None), game(2, [50, 50], [1, 1], Some("Captains"))];
        let past = |games| History::of(games, &Wish::default());
        let histories =
            [past(Vec::new()), past(games_played.to_vec()), past(vec![games_played[0].clone(); 50])];
        let looked_back = histories.map(|past| history(shell, &Wish::default(), &past));
        let set_up = games(lang).iter().map(|game| new(shell, game));
        around.into_iter().chain(looked_back).chain(set_up).map(maud::Markup::into_string).collect()
    }

    #[test]
    fn both_languages_say_the_same() {
        for (english, german) in sources(Lang::En).into_iter().zip(sources(Lang::De)) {
            assert_eq!(differences(english, german), Vec::<String>::new());
        }
    }

    #[test]
    fn pages_have_all_their_words_and_nothing_that_the_policy_forbids() {
        for page in Lang::ALL.into_iter().flat_map(every_page) {
            assert!(!page.contains('‹'), "a word is missing: {page}");
            assert!(!page.contains(" style=") && !page.contains("<style"), "{page}");
            assert!(!page.contains("<Ada>"), "a name is no markup");
            for script in page.split("<script").skip(1) {
                assert!(script.contains("</script>") && !script.starts_with('>'), "{script}");
            }
        }
    }

    #[test]
    fn every_drawing_is_there() {
        for page in every_page(Lang::En) {
            for drawing in page.split("/icons.svg#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(ICONS.contains(&format!("id=\"{drawing}\"")), "{drawing}");
            }
        }
    }

    #[test]
    fn tables_that_wait_for_me_come_first() {
        let lobby = every_page(Lang::En).swap_remove(0);
        let place = |table: &str| lobby.find(&format!("/table/{table}")).expect("listed");
        assert!(place("mine") < place("late") && place("late") < place("early"));
    }
}
