//! Whose games these are, and what we had to rebuild.

use maud::{Markup, html};

use super::{GameCard, Page, Shell, games, page};

/// The page about the games and their makers.
pub(crate) fn about(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let about =
        Page { title: &words.get("about-title"), class: "about", styles: &[], module: None, words: &[] };
    let body = html! {
        div.narrow.stack {
            h1 { (words.get("about-title")) }
            p { (words.get("about-what")) }
            p { (words.get("about-fair")) }
            h2 { (words.get("about-makers")) }
            p { (words.get("about-not-connected")) }
            ul { @for game in games(shell.lang) { li { (makers(shell, game)) } } }
            h2 { (words.get("about-rebuilt")) }
            p { (words.get("about-rebuilt-lead")) }
            @for game in games(shell.lang) {
                h3 { (game.name) }
                @for paragraph in game.reconstructed.split("\n\n") { p.second { (paragraph) } }
            }
            h2 { (words.get("about-kept")) }
            p { (words.get("about-kept-lead")) " " a href="/me" { (words.get("about-kept-me")) } }
        }
    };
    page(shell, &about, &body)
}

fn makers(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let key = format!("makers-{}", game.id);
    html! {
        strong { (game.name) }
        @if shell.words.has(&key) { " " (shell.words.get(&key)) }
    }
}
