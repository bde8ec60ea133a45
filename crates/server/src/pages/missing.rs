//! Where nothing is.

use maud::{Markup, html};

use super::{Page, Shell, icon, page};

/// The page for an address that leads nowhere.
pub(crate) fn missing(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let about =
        Page { title: &words.get("missing-title"), class: "missing", styles: &[], module: None, words: &[] };
    let body = html! {
        div.narrow.stack {
            h1 { (words.get("missing-title")) }
            p { (words.get("missing-lead")) }
            p.line {
                a.button.primary href="/" { (icon(shell, "lamp")) (words.get("missing-home")) }
                a.button href="/join" { (words.get("shell-join")) }
            }
        }
    };
    page(shell, &about, &body)
}
