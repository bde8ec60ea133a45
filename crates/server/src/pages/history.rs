//! What was played: each game with how it ended, and all of them in a few figures.

use std::fmt::Write;

use maud::{Markup, html};
use session::Time;

use super::{GameCard, Page, Shell, games, icon, page};
use crate::history::{Ending, Figures, Finished, History, Player, Wish};

/// The page of somebody's games.
pub(crate) fn history(shell: &Shell<'_>, wish: &Wish, history: &History) -> Markup {
    let words = shell.words;
    let about = Page {
        title: &words.get("history-title"),
        class: "history",
        styles: &["history.css"],
        module: Some("history.js"),
        words: &[],
    };
    let body = html! {
        div.stack {
            h1 { (words.get("history-title")) }
            @if history.figures.is_empty() {
                p.second { (words.get("history-none")) }
                p { a.button.primary href="/" { (words.get("history-go")) } }
            } @else {
                (all_figures(shell, &history.figures))
                (list(shell, wish, history))
            }
        }
    };
    page(shell, &about, &body)
}

fn card_of<'a>(shell: &Shell<'a>, id: &str) -> Option<&'a GameCard> {
    games(shell.lang).iter().find(|game| game.id == id)
}

fn name_of<'a>(shell: &Shell<'a>, id: &'a str) -> &'a str {
    card_of(shell, id).map_or(id, |game| &game.name)
}

fn all_figures(shell: &Shell<'_>, all: &[Figures]) -> Markup {
    html! {
        section aria-labelledby="figures-title" {
            h2 #figures-title.unseen { (shell.words.get("history-figures")) }
            div.figures { @for figures in all { (figures_of(shell, figures)) } }
        }
    }
}

fn figures_of(shell: &Shell<'_>, figures: &Figures) -> Markup {
    let together = !figures.grades.is_empty();
    html! {
        article.panel data-figures=(figures.game) {
            h3 { (name_of(shell, &figures.game)) }
            dl {
                (figure(shell, "history-played", &figures.played.to_string()))
                @if !together { (figure(shell, "history-won", &won(shell, figures))) }
                (figure(shell, "history-mean", &decimal(shell, figures.mean)))
                (figure(shell, "history-best", &figures.best.to_string()))
            }
            @if together { (ladder(shell, figures)) }
        }
    }
}

fn figure(shell: &Shell<'_>, key: &str, value: &str) -> Markup {
    html! { div { dt { (shell.words.get(key)) } dd { (value) } } }
}

/// How many were won, and of how many the victory was shared.
fn won(shell: &Shell<'_>, figures: &Figures) -> String {
    let (won, shared) = (figures.won, figures.shared);
    if shared == 0 {
        return won.to_string();
    }
    shell.words.say("history-won-shared", &[("won", won.into()), ("shared", shared.into())])
}

/// A number with one decimal, as the language writes it.
fn decimal(shell: &Shell<'_>, number: f64) -> String {
    format!("{number:.1}").replace('.', &shell.words.get("decimal-sign"))
}

/// How often each title was earned, the highest first; those above the best are left to be reached.
fn ladder(shell: &Shell<'_>, figures: &Figures) -> Markup {
    let times =
        |grade: &str| figures.grades.iter().find(|(name, _)| name == grade).map_or(0, |(_, count)| *count);
    let grades = card_of(shell, &figures.game).map(|game| &game.grades[..]).unwrap_or_default();
    html! {
        h4 { (shell.words.get("history-grades")) }
        ol.ladder.plain {
            @for (grade, name) in grades.iter().rev() {
                li.reached[times(grade) > 0] {
                    span { (name) }
                    span { (shell.words.say("history-times", &[("count", times(grade).into())])) }
                }
            }
        }
    }
}

fn list(shell: &Shell<'_>, wish: &Wish, history: &History) -> Markup {
    html! {
        section.stack aria-labelledby="list-title" {
            h2 #list-title { (shell.words.get("history-list")) }
            (filters(shell, wish, history))
            p.third #count { (shell.words.say("history-count", &[("count", history.count.into())])) }
            ul.past.plain { @for game in &history.games { li { (row(shell, game)) } } }
            @if history.pages > 1 { (pager(shell, wish, history)) }
            p.trouble #trouble role="alert" {}
        }
    }
}

/// Where the same list is, with another wish.
fn address(game: Option<&str>, result: Option<Ending>, page: usize) -> String {
    let mut address = "/history".to_owned();
    let parts = [
        game.map(|game| format!("game={game}")),
        result.map(|result| format!("result={}", result.word())),
        (page > 1).then(|| format!("page={page}")),
    ];
    for (place, part) in parts.into_iter().flatten().enumerate() {
        write!(address, "{}{part}", if place == 0 { '?' } else { '&' }).expect("a string");
    }
    address
}

fn filters(shell: &Shell<'_>, wish: &Wish, history: &History) -> Markup {
    let words = shell.words;
    let game = wish.game.as_deref();
    html! {
        div.filters {
            nav.chips aria-label=(words.get("history-by-game")) {
                (chip(&words.get("history-all-games"), game.is_none(), &address(None, wish.result, 1)))
                @for figures in &history.figures {
                    @let id = figures.game.as_str();
                    (chip(name_of(shell, id), game == Some(id), &address(Some(id), wish.result, 1)))
                }
            }
            nav.chips aria-label=(words.get("history-by-result")) {
                (chip(&words.get("history-all-results"), wish.result.is_none(), &address(game, None, 1)))
                @for ending in Ending::ALL {
                    @let name = words.get(&format!("history-{}", ending.word()));
                    (chip(&name, wish.result == Some(ending), &address(game, Some(ending), 1)))
                }
            }
        }
    }
}

fn chip(name: &str, current: bool, address: &str) -> Markup {
    html! { a.chip href=(address) aria-current=[current.then_some("true")] { (name) } }
}

fn row(shell: &Shell<'_>, game: &Finished) -> Markup {
    let name = name_of(shell, &game.game);
    let table = &game.table.0;
    html! {
        article.panel.played data-ending=(game.ending.word()) {
            header {
                h3 { (name) }
                (tag(shell, game))
                time.third datetime=(date(game.at)) data-at=(game.at.0) { (date(game.at)) }
            }
            ol.plain.scores { @for (entry, player) in game.players.iter().enumerate() { (score(shell, game, entry, player)) } }
            div.line {
                a.button href={ "/replay/" (table) } { (icon(shell, "play")) span { (shell.words.get("history-replay")) } (of(name)) }
                button type="button" data-rematch=(table) {
                    (icon(shell, "again")) span { (shell.words.get("history-again")) } (of(name))
                }
                a.button.quiet href={ "/new/" (game.game) } { (icon(shell, "plus")) span { (shell.words.get("history-new")) } (of(name)) }
            }
        }
    }
}

/// For those who hear a button without what stands around it.
fn of(name: &str) -> Markup {
    html! { span.unseen { ": " (name) } }
}

fn tag(shell: &Shell<'_>, game: &Finished) -> Markup {
    let title = game.grade.as_ref().map(|grade| {
        let known =
            card_of(shell, &game.game).and_then(|card| card.grades.iter().find(|(id, _)| id == grade));
        known.map_or_else(|| grade.clone(), |(_, name)| name.clone())
    });
    let first = matches!(game.ending, Ending::Won | Ending::Shared);
    html! {
        span.tag.lit[first] { (title.unwrap_or_else(|| shell.words.get(&format!("history-{}", game.ending.word())))) }
    }
}

/// Somebody with their points; where all play together, the points are everybody's.
fn score(shell: &Shell<'_>, game: &Finished, entry: usize, player: &Player) -> Markup {
    let together = game.ending == Ending::Together;
    html! {
        li.first[!together && player.rank == 1] {
            span.name { (player_name(shell, game, entry, player)) @if player.me { " " span.third { (shell.words.get("history-me")) } } }
            @if !together || entry == 0 { span.points { (player.points) } }
        }
    }
}

fn player_name(shell: &Shell<'_>, game: &Finished, entry: usize, player: &Player) -> String {
    if let Some(level) = player.bot {
        let level = shell.words.get(&format!("level-{}", level.name()));
        let name = player.name.clone().unwrap_or_default();
        return shell.words.say("row-bot", &[("name", name.into()), ("level", level.into())]);
    }
    let without_seat = || {
        let seats = game.players.iter().filter(|player| player.name.is_some()).count();
        card_of(shell, &game.game)
            .and_then(|card| card.others.get(entry - seats).cloned())
            .unwrap_or_default()
    };
    player.name.clone().unwrap_or_else(without_seat)
}

fn pager(shell: &Shell<'_>, wish: &Wish, history: &History) -> Markup {
    let words = shell.words;
    let to = |page| address(wish.game.as_deref(), wish.result, page);
    let (page, pages) = (history.page, history.pages);
    html! {
        nav.line.pager aria-label=(words.get("history-pages")) {
            @if page > 1 { a.button href=(to(page - 1)) rel="prev" { (words.get("history-newer")) } }
            span.second { (words.say("history-page", &[("page", page.into()), ("pages", pages.into())])) }
            @if page < pages { a.button href=(to(page + 1)) rel="next" { (words.get("history-older")) } }
        }
    }
}

/// The day, as it was in Greenwich; the page's module says it as it was here.
fn date(Time(at): Time) -> String {
    // Days are counted from a first of March, so that the odd day of a leap year is the last of its year.
    let day = at / 86_400_000 + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (number, day) = ((month + 2) % 12 + 1, of_year - (153 * month + 2) / 5 + 1);
    format!("{:04}-{number:02}-{day:02}", era * 400 + year + u64::from(number <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        let days = [(0, "1970-01-01"), (951_782_400_000, "2000-02-29"), (1_709_164_800_000, "2024-02-29")];
        for (at, expected) in
            days.into_iter().chain([(1_798_761_599_999, "2026-12-31"), (1_798_761_600_000, "2027-01-01")])
        {
            assert_eq!(date(Time(at)), expected);
        }
    }

    #[test]
    fn an_address_keeps_the_wish() {
        assert_eq!(address(None, None, 1), "/history");
        assert_eq!(address(Some("glux"), Some(Ending::Won), 2), "/history?game=glux&result=won&page=2");
    }
}
