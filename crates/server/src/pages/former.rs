//! A table that was begun under earlier rules.

use maud::{Markup, html};

use super::lobby::scene;
use super::{GameCard, Page, Shell, icon, page};

/// Says why a table of this game is closed, and leads to a new one.
pub(crate) fn former(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let words = shell.words;
    let about = Page {
        title: &words.get("former-title"),
        class: "lobby missing",
        styles: &["lobby.css"],
        module: None,
        words: &[],
    };
    let body = html! {
        section.hero {
            (scene())
            div.hero-words {
                h1 { (words.get("former-title")) }
                p { (words.say("former-lead", &[("changed", game.former_rules.as_str().into())])) }
                p { (words.get("former-kept")) }
                p.line {
                    a.button.primary href={ "/new/" (game.id) } {
                        (icon(shell, "play")) (words.say("new-title", &[("game", game.name.as_str().into())]))
                    }
                    a.button href="/" { (words.get("missing-home")) }
                }
            }
        }
    };
    page(shell, &about, &body)
}
