//! Where nothing is.

use maud::{Markup, html};

use super::lobby::scene;
use super::{Page, Shell, page};

/// The page for an address that leads nowhere.
pub(crate) fn missing(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let about = Page {
        title: &words.get("missing-title"),
        class: "lobby missing",
        styles: &["lobby.css"],
        module: None,
        words: &[],
    };
    let body = html! {
        section.hero {
            (scene())
            div.hero-words {
                h1 { (words.get("missing-title")) }
                p { (words.get("missing-lead")) }
                p.line {
                    a.button.primary href="/" { (words.get("missing-home")) }
                    a.button href="/join" { (words.get("shell-join")) }
                }
            }
        }
    };
    page(shell, &about, &body)
}
