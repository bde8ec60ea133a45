//! Where nothing is, or nothing any more.

use maud::{Markup, html};

use super::lobby::scene;
use super::{GameCard, Page, Shell, icon, page};

/// The page for an address that leads nowhere.
pub(crate) fn missing(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let said = html! {
        p { (words.get("missing-lead")) }
        p.line {
            a.button.primary href="/" { (words.get("missing-home")) }
            a.button href="/join" { (words.get("shell-join")) }
        }
    };
    open_water(shell, &words.get("missing-title"), &said)
}

/// The page of a table that was begun under earlier rules of this game: what changed, and the way to a new one.
pub(crate) fn former(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let words = shell.words;
    let said = html! {
        p { (words.say("former-lead", &[("changed", game.former_rules.as_str().into())])) }
        p { (words.get("former-kept")) }
        p.line {
            a.button.primary href={ "/new/" (game.id) } {
                (icon(shell, "play")) (words.say("new-title", &[("game", game.name.as_str().into())]))
            }
            a.button href="/" { (words.get("missing-home")) }
        }
    };
    open_water(shell, &words.get("former-title"), &said)
}

/// A few words over the sea.
fn open_water(shell: &Shell<'_>, title: &str, said: &Markup) -> Markup {
    let about = Page { title, class: "lobby missing", styles: &["lobby.css"], module: None, words: &[] };
    let body = html! {
        section.hero {
            (scene())
            div.hero-words {
                h1 { (title) }
                (said)
            }
        }
    };
    page(shell, &about, &body)
}
