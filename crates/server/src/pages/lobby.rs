//! The lobby: four games to play at once, and the tables that wait.

use maud::{Markup, PreEscaped, html};
use session::protocol::{Phase, Terms};

use super::rows::rows;
use super::shell::theme_name;
use super::{GameCard, Page, Row, Shell, icon, page};

/// Everything that the lobby shows.
pub(crate) struct Lobby<'a> {
    /// The person's own tables.
    pub(crate) mine: Vec<Row>,
    /// Tables where anybody may sit down.
    pub(crate) open: Vec<Row>,
    /// The games.
    pub(crate) games: &'a [GameCard],
}

/// A headland at night, and somebody has lit the lamp. It takes its colours from the page.
pub(super) fn scene() -> Markup {
    PreEscaped(include_str!("../../../../web/lobby.svg").to_owned())
}

/// The lobby.
pub(crate) fn lobby(shell: &Shell<'_>, lobby: &Lobby<'_>) -> Markup {
    let words = shell.words;
    let about = Page {
        title: &words.get("lobby-title"),
        class: "lobby",
        styles: &["lobby.css"],
        module: Some("lobby.js"),
        words: &[("join-empty", &[]), ("guest-names", &[])],
    };
    let body = html! {
        section.hero {
            (scene())
            div.hero-words {
                h1 { (words.get("lobby-title")) }
                p { (words.get("lobby-lead")) }
            }
        }
        p.trouble #trouble role="alert" {}
        div #mine { (mine(shell, &lobby.mine)) }
        section aria-labelledby="games" {
            h2.unseen #games { (words.get("lobby-games")) }
            div.games { @for game in lobby.games { (card(shell, game)) } }
        }
        div.columns {
            div #open { (open(shell, &lobby.open)) }
            (enter(shell))
        }
    };
    page(shell, &about, &body)
}

fn card(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let words = shell.words;
    let (low, high) = game.players;
    let alone = game.usual_players == 1;
    html! {
        article.game.card data-game=(game.id) {
            @if game.drawn {
                img.picture data-themed alt="" width="640" height="400" loading="lazy"
                    src={ (shell.assets) "/card/" (game.id) "." (theme_name(shell.theme)) ".svg" };
            }
            div.game-words {
                h3 { (game.name) }
                p.second { (game.tagline) }
                p.third { (words.say("lobby-players", &[("low", low.into()), ("high", high.into())])) }
            }
            div.game-buttons {
                (start(shell, game, "play", if alone { "lobby-alone" } else { "lobby-play" }, &game.against_bots()))
                (start(shell, game, "friend", "lobby-invite", &game.with_friend()))
                (start(shell, game, "learn", "lobby-tutorial", &game.tutorial()))
                (link(shell, game, "options", "lobby-options", "/new/"))
                (link(shell, game, "book", "lobby-rules", "/rules/"))
            }
        }
    }
}

/// A way to a page about a game.
fn link(shell: &Shell<'_>, game: &GameCard, drawing: &str, key: &str, path: &str) -> Markup {
    html! {
        a.button.quiet href={ (path) (game.id) } {
            (icon(shell, drawing)) span { (shell.words.get(key)) } span.unseen { ": " (game.name) }
        }
    }
}

/// A button that opens a table and leads there.
fn start(shell: &Shell<'_>, game: &GameCard, drawing: &str, key: &str, terms: &Terms) -> Markup {
    let terms = serde_json::to_string(terms).expect("plain data");
    html! {
        button.primary[drawing == "play"] type="button" data-start=(terms) {
            (icon(shell, drawing)) span { (shell.words.get(key)) } span.unseen { ": " (game.name) }
        }
    }
}

/// Tables to continue, those that wait for the person first.
fn mine(shell: &Shell<'_>, mine: &[Row]) -> Markup {
    let mut going: Vec<Row> = mine.iter().filter(|row| row.phase != Phase::Over).cloned().collect();
    going.sort_by_key(|row| (!row.turn, std::cmp::Reverse(row.updated.0)));
    html! {
        @if !going.is_empty() {
            section.mine aria-labelledby="mine-title" {
                h2 #mine-title { (shell.words.get("lobby-mine")) }
                (rows(shell, &going))
            }
        }
    }
}

fn open(shell: &Shell<'_>, open: &[Row]) -> Markup {
    html! {
        section aria-labelledby="open-title" {
            h2 #open-title { (shell.words.get("lobby-open")) }
            @if open.is_empty() {
                p.second { (shell.words.get("lobby-open-none")) }
            } @else {
                (rows(shell, open))
            }
        }
    }
}

fn enter(shell: &Shell<'_>) -> Markup {
    html! {
        section aria-labelledby="join-title" {
            h2 #join-title { (shell.words.get("lobby-join")) }
            (super::join::form(shell))
        }
    }
}
