//! Where somebody's other device arrives, with a code in the fragment, which no log ever sees.

use maud::{Markup, html};

use super::{Page, Shell, page};

/// The page for the other device.
pub(crate) fn link(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let about = Page {
        title: &words.get("link-title"),
        class: "link",
        styles: &[],
        module: Some("link.js"),
        words: &[("link-none", &[])],
    };
    let body = html! {
        div.narrow.stack {
            h1 { (words.get("link-title")) }
            p { (words.get("link-lead")) }
            p.second { (words.get("link-replaces")) }
            p { button.primary #take type="button" { (words.get("link-take")) } }
            p.trouble #trouble role="alert" {}
        }
    };
    page(shell, &about, &body)
}
