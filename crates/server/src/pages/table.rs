//! The table, where people play: the places that the modules in `web/table/` fill.
//!
//! Everything that changes while a game goes on is the modules' work, because it comes over the socket. What is here
//! is what stays: which parts there are, in which order, and what each is called.

use ::table::{Lang, Words};
use bots::Skilled;
use games::Visitor;
use maud::{Markup, html};

use super::shell::document;
use super::{Page, Shell, icon};

/// A table, as far as its page has to know it.
pub(crate) struct TablePage<'a> {
    /// Which.
    pub(crate) id: &'a str,
    /// Which game.
    pub(crate) game: &'a str,
}

/// The modules, for the browser to fetch at once instead of one after the other.
const MODULES: &str = "
    api notice prefs words table/aside table/ask table/bell table/dialog table/dom table/fresh table/handover
    table/invite table/keys table/log table/marks table/motion table/offers table/pane table/preview
    table/reframe table/result table/ring table/route table/say table/scene table/seats table/sit table/socket
    table/state table/talk table/touch table/why table/zoom
";

/// The page of a table.
pub(crate) fn table(shell: &Shell<'_>, table: &TablePage<'_>) -> Markup {
    let names = games::visit(table.game, Names(shell.lang));
    let (name, others, chance) = names.unwrap_or_else(|| (table.game.to_owned(), Vec::new(), String::new()));
    let messages = super::messages(include_str!("../../words/table.en.ftl"));
    let words: Vec<(&str, &[&str])> = messages.iter().map(|(key, names)| (*key, &names[..])).collect();
    let title = shell.words.say("table-title", &[("game", name.as_str().into())]);
    let page = Page {
        title: &title,
        class: "at-table",
        styles: &["table.css"],
        module: Some("table/main.js"),
        words: &words,
    };
    let content = html! {
        @for module in MODULES.split_whitespace() { link rel="modulepreload" href={ (shell.assets) "/" (module) ".js" }; }
        main #main.table data-table=(table.id) data-game=(table.game) data-lang=(shell.lang.tag())
            data-chance=(chance) {
            (top(shell, &name))
            ol #seats.seats aria-label=(shell.words.get("table-players")) data-others=(others.join("\n")) {}
            p #story.story {}
            (board(shell))
            (asked(shell))
            (side(shell))
        }
        (cover(shell))
        div #notices.notices {}
        p #connection.connection role="alert" hidden { (shell.words.get("table-lost")) }
        p #announce.unseen aria-live="polite" {}
        noscript { p.notice { (shell.words.get("table-no-script")) } }
    };
    document(shell, &page, &content)
}

/// The way home, and what concerns the whole table.
fn top(shell: &Shell<'_>, name: &str) -> Markup {
    html! {
        header.top {
            a.home href="/" aria-label=(shell.words.get("table-home")) { (icon(shell, "lamp")) }
            h1 { (name) }
            p #progress.progress {}
            (tool(shell, "closer", "plus", "table-closer"))
            (tool(shell, "farther", "minus", "table-farther"))
            (tool(shell, "menu", "gear", "table-menu"))
        }
    }
}

/// A button that shows nothing but a drawing.
fn tool(shell: &Shell<'_>, id: &str, drawing: &str, key: &str) -> Markup {
    html! {
        button.quiet.square id=(id) type="button" aria-label=(shell.words.get(key)) title=(shell.words.get(key)) {
            (icon(shell, drawing))
        }
    }
}

/// The picture, and over it, as long as seats are free, who plays.
fn board(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section #board.board aria-label=(words.get("table-board")) {
            svg #scene xmlns="http://www.w3.org/2000/svg" role="group" aria-label=(words.get("table-board")) {}
            div #waiting.waiting hidden {
                h2 { (words.get("waiting-title")) }
                p.second { (words.get("waiting-lead")) }
                ul #waiting-seats.plain {}
                div #waiting-invite {}
            }
        }
    }
}

/// What is asked, and what can be pressed.
fn asked(shell: &Shell<'_>) -> Markup {
    html! {
        section.asked {
            div #lesson.lesson aria-live="polite" hidden {}
            p #ask.ask {}
            div #choices.choices {}
            div.tools {
                (labelled(shell, "undo", "undo", "table-undo"))
                (labelled(shell, "hint", "bulb", "table-hint"))
                button #more type="button" aria-expanded="false" aria-controls="side" {
                    (icon(shell, "list")) span { (shell.words.get("table-more")) }
                }
            }
        }
    }
}

/// A button with words, as long as nobody knows what it is good for.
fn labelled(shell: &Shell<'_>, id: &str, drawing: &str, key: &str) -> Markup {
    html! {
        button id=(id) type="button" disabled { (icon(shell, drawing)) span { (shell.words.get(key)) } }
    }
}

/// What happened, and a way to say something about it.
fn side(shell: &Shell<'_>) -> Markup {
    html! {
        div #side.side {
            header {
                h2 #log-title { (shell.words.get("table-log")) }
                (tool(shell, "since", "again", "table-since"))
                (tool(shell, "talk", "speech", "table-talk"))
            }
            div.log tabindex="0" role="region" aria-labelledby="log-title" { ol #log.plain {} }
        }
    }
}

/// What hides the table while the screen is passed on.
fn cover(shell: &Shell<'_>) -> Markup {
    html! {
        section #cover.cover hidden aria-labelledby="cover-title" {
            (icon(shell, "lamp"))
            h2 #cover-title {}
            p #cover-lead.second {}
            button #cover-open.primary type="button" {}
        }
    }
}

/// What a game is called, who plays in it without a seat, and whether chance rolls dice or draws.
struct Names(Lang);

impl Visitor for Names {
    type Output = (String, Vec<String>, String);

    fn visit<G: Skilled>(self) -> Self::Output {
        let words = Words::new(self.0, [G::words(self.0)]);
        let keys = (0..=::table::limits::SEATS).map(|entry| format!("entry-{entry}"));
        let others = keys.filter(|key| words.has(key)).map(|key| words.get(&key)).collect();
        (words.get("name"), others, words.get("chance"))
    }
}

#[cfg(test)]
mod tests {
    use ::table::look::Theme;

    use super::*;

    /// Those that come when they are needed, and weigh nothing before.
    const LATE: [&str; 15] = [
        "table/drag",
        "table/ending",
        "table/explain",
        "table/help",
        "table/learned",
        "table/lesson",
        "table/seat",
        "table/settings",
        "table/share",
        "table/since",
        "table/sound",
        "table/style",
        "table/tally",
        "table/verdict",
        "table/waiting",
    ];

    fn rendered(lang: Lang) -> String {
        let shell = Shell {
            lang,
            theme: Theme::Night,
            kept: None,
            assets: "/assets/0",
            name: None,
            words: super::super::words(lang),
            path: "/table/abc",
        };
        table(&shell, &TablePage { id: "abc", game: "lighthouse-run" }).into_string()
    }

    #[test]
    fn every_word_is_there_in_every_language() {
        for lang in Lang::ALL {
            let page = rendered(lang);
            assert!(!page.contains('‹'), "{page}");
            assert!(page.contains(r#""ask-one":"{who} "#), "arguments are left to the modules");
            assert!(page.contains(r#"data-others="Erik""#));
        }
    }

    #[test]
    fn all_modules_are_named() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/table");
        let files =
            std::fs::read_dir(folder).expect("web/table").map(|file| file.expect("a file").file_name());
        let names = files.filter_map(|name| name.into_string().ok());
        for name in names.filter_map(|name| name.strip_suffix(".js").map(str::to_owned)) {
            let module = format!("table/{name}");
            let known = MODULES.split_whitespace().chain(LATE).any(|known| known == module);
            assert!(known || ["main", "types"].contains(&name.as_str()), "{module} is fetched late");
        }
    }
}
