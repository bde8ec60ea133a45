//! Where a code leads to a table.

use maud::{Markup, html};

use super::{Page, Shell, page};

/// The page for a code.
pub(crate) fn join(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let about = Page {
        title: &words.get("join-title"),
        class: "join",
        styles: &[],
        module: Some("join.js"),
        words: &[("join-empty", &[])],
    };
    let body = html! {
        div.narrow.stack {
            h1 { (words.get("join-title")) }
            p.second { (words.get("join-lead")) }
            div.panel { (form(shell)) }
        }
    };
    page(shell, &about, &body)
}

/// The field and its button, as the lobby shows them too.
pub(super) fn form(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        form.field data-join novalidate {
            label for="code" { (words.get("join-code")) }
            div.copy {
                input.code #code name="code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"
                    maxlength="12" placeholder="K7PW3FT" aria-describedby="code-trouble" required;
                button.primary type="submit" { (words.get("join-go")) }
            }
            p.trouble #code-trouble role="alert" {}
        }
    }
}
