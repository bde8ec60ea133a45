//! A game looked at again: the same board as at the table, with a slider instead of a turn.

use bots::Skilled;
use games::Visitor;
use maud::{Markup, html};

use super::shell::{document, switches};
use super::{Page, Shell, TablePage, icon};
use ::table::{Lang, Words};

/// The words of its modules: those of the player, and those of the panel of what can be learned.
const SOURCES: [&str; 2] =
    [include_str!("../../words/replay.en.ftl"), include_str!("../../words/analysis.en.ftl")];

/// What its modules say in the same words as others.
const COMMON: [&str; 8] = [
    "close",
    "guest-names",
    "level-easy",
    "level-medium",
    "level-hard",
    "level-expert",
    "level-greedy",
    "level-random",
];

/// The page of a table's game; of a game from a file if there is none.
pub(crate) fn replay(shell: &Shell<'_>, table: Option<&TablePage<'_>>) -> Markup {
    let words = shell.words;
    let name = table.and_then(|table| games::visit(table.game, Name(shell.lang)));
    let title = name.unwrap_or_else(|| words.get("replay-title"));
    let messages: Vec<_> = SOURCES.into_iter().flat_map(super::messages).collect();
    let own = messages.iter().map(|(key, names)| (*key, &names[..]));
    let keys: Vec<(&str, &[&str])> = own.chain(COMMON.iter().map(|&key| (key, &[][..]))).collect();
    let about = Page {
        title: &title,
        class: "at-table at-replay",
        styles: &["table.css", "replay/replay.css", "replay/analysis.css"],
        module: Some("replay/main.js"),
        words: &keys,
    };
    let content = html! {
        main #main.table data-lang=(shell.lang.tag()) data-table=[table.map(|table| table.id)]
            data-game=[table.map(|table| table.game)] hidden[table.is_none()] {
            header.top {
                a.home href="/" aria-label=(words.get("table-home")) { (icon(shell, "lamp")) }
                h1 { (title) }
                (switches(shell))
            }
            ol #seats.seats aria-label=(words.get("table-players")) {}
            p #story.story aria-live="polite" {}
            section #board.board aria-label=(words.get("table-board")) {
                svg #scene xmlns="http://www.w3.org/2000/svg" role="group" aria-label=(words.get("table-board")) {}
            }
            (player(shell))
            (side(shell))
        }
        @if table.is_none() { (from_file(shell)) }
        div #notices.notices {}
        p #announce.unseen aria-live="polite" {}
        noscript { p.notice { (words.get("table-no-script")) } }
    };
    document(shell, &about, &content)
}

/// The slider, and everything that moves it.
fn player(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let press = |id: &str, drawing: &str, key: &str| {
        html! {
            button.square id=(id) type="button" aria-label=(words.get(key)) title=(words.get(key)) {
                (icon(shell, drawing))
            }
        }
    };
    html! {
        section.asked.player aria-label=(words.get("replay-player")) {
            label.unseen for="slider" { (words.get("replay-slider")) }
            input #slider type="range" min="0" max="0" value="0" step="1";
            div.presses {
                (press("first", "first", "replay-first"))
                (press("back", "left", "replay-back"))
                button #play.square.primary type="button" aria-pressed="false" aria-label=(words.get("replay-play")) {
                    (icon(shell, "play")) (icon(shell, "pause"))
                }
                (press("on", "right", "replay-on"))
                (press("last", "last", "replay-last"))
                output #place for="slider" {}
            }
            div.wishes {
                label { span { (words.get("replay-eyes")) } select #eyes {} }
                label {
                    span { (words.get("replay-speed")) }
                    select #speed {
                        option value="slow" { (words.get("replay-slow")) }
                        option value="normal" { (words.get("replay-usual")) }
                        option value="fast" { (words.get("replay-fast")) }
                        option value="once" { (words.get("replay-once")) }
                    }
                }
            }
        }
    }
}

/// Two ways to look back: watching it again, with what happened and what can be done with the game; and what a bot
/// makes of it.
fn side(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        div #side.side {
            div #views.views role="tablist" aria-label=(words.get("replay-views")) {
                (tab(shell, "watch", "eye", "replay-watch", true))
                (tab(shell, "analysis", "bulb", "replay-analysis", false))
            }
            section #watch.watch role="tabpanel" aria-labelledby="tab-watch" {
                ol #log.plain.steps aria-label=(words.get("table-log")) {}
                ul #hands.plain.hands hidden {}
                div #deeds.deeds {}
            }
            section #analysis.analysis role="tabpanel" aria-labelledby="tab-analysis" hidden {}
        }
    }
}

/// What leads to one of the two ways to look back.
fn tab(shell: &Shell<'_>, panel: &str, drawing: &str, key: &str, chosen: bool) -> Markup {
    html! {
        button.quiet id={ "tab-" (panel) } type="button" role="tab" aria-controls=(panel) aria-selected=(chosen)
            tabindex=(if chosen { "0" } else { "-1" }) { (icon(shell, drawing)) span { (shell.words.get(key)) } }
    }
}

/// Where a game is opened that is not at a table of this server.
fn from_file(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        main #file.narrow.file {
            p { a.brand href="/" { (icon(shell, "lamp")) span { "Lamplight" } } }
            h1 { (words.get("replay-title")) }
            p.second { (words.get("replay-file-about")) }
            label.button.primary.pick { (icon(shell, "save")) span { (words.get("replay-file")) }
                input.unseen #pick type="file" accept=".json,application/json"; }
            label for="paste" { (words.get("replay-paste")) }
            textarea #paste rows="6" spellcheck="false" {}
            button #open type="button" { (words.get("replay-open")) }
            p.trouble #trouble role="alert" {}
        }
    }
}

struct Name(Lang);

impl Visitor for Name {
    type Output = String;

    fn visit<G: Skilled>(self) -> String {
        Words::new(self.0, [G::words(self.0)]).get("name")
    }
}

#[cfg(test)]
mod tests {
    const MODULES: [&str; 6] = [
        include_str!("../../../../web/replay/main.js"),
        include_str!("../../../../web/replay/deeds.js"),
        include_str!("../../../../web/replay/source.js"),
        include_str!("../../../../web/replay/analysis.js"),
        include_str!("../../../../web/replay/plot.js"),
        include_str!("replay.rs"),
    ];

    #[test]
    fn modules_say_what_there_is_and_nothing_else() {
        let messages = super::SOURCES.into_iter().flat_map(super::super::messages);
        let keys: Vec<&str> = messages.map(|(key, _)| key).collect();
        for key in &keys {
            assert!(
                MODULES.iter().any(|module| module.contains(&format!("\"{key}\""))),
                "{key} is never said"
            );
        }
        let said = ["replay-", "analysis-"].into_iter().flat_map(|prefix| {
            let mark = format!("say(\"{prefix}");
            let after = |module: &&str| module.split(&mark).skip(1).map(str::to_owned).collect::<Vec<_>>();
            MODULES.iter().flat_map(after).map(move |rest| format!("{prefix}{rest}")).collect::<Vec<_>>()
        });
        for rest in said {
            let key = rest.split('"').next().expect("it ends");
            assert!(keys.contains(&key), "{key} has no words");
        }
    }
}
