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
    let alone = game.usual_players == 1;
    let play = if alone { "lobby-alone" } else { "lobby-play" };
    html! {
        article.game.card data-game=(game.id) {
            @if game.drawn {
                img.picture data-themed alt="" width="640" height="400" decoding="async"
                    src={ (shell.assets) "/card/" (game.id) "." (theme_name(shell.theme)) ".svg" };
            }
            div.game-words {
                h3 { (game.name) }
                p.second.tagline { (game.tagline) }
                (facts(shell, game))
            }
            (start(shell, game, "play", play, &game.against_bots()))
            div.game-more {
                (start(shell, game, "friend", "lobby-invite", &game.with_friend()))
                (start(shell, game, "learn", "lobby-learn", &game.tutorial()))
                (link(shell, game, "options", "lobby-options", "/new/"))
                (link(shell, game, "book", "lobby-rules", "/rules/"))
            }
        }
    }
}

/// How long it takes, how many can play, how demanding it is.
fn facts(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let words = shell.words;
    let (low, high) = game.players;
    html! {
        ul.plain.facts aria-label=(words.get("lobby-facts")) {
            li { (icon(shell, "clock")) (words.say("lobby-minutes", &[("minutes", game.minutes.into())])) }
            li { (icon(shell, "people")) (words.say("lobby-players", &[("low", low.into()), ("high", high.into())])) }
            li { (lamps(game.demand)) (words.get(&format!("lobby-demand-{}", game.demand))) }
        }
    }
}

/// Three lamps, as many of them lit as a game is demanding.
fn lamps(lit: u8) -> Markup {
    html! {
        svg.lamps viewBox="0 0 38 12" aria-hidden="true" {
            @for lamp in 0..3 { circle.lit[lamp < lit] cx=(6 + 13 * lamp) cy="6" r="4.5" {} }
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

/// A button that opens a table and leads there. Playing at once is what most came for.
fn start(shell: &Shell<'_>, game: &GameCard, drawing: &str, key: &str, terms: &Terms) -> Markup {
    let terms = serde_json::to_string(terms).expect("plain data");
    let look = if drawing == "play" { "primary" } else { "quiet" };
    html! {
        button class=(look) type="button" data-start=(terms) {
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
