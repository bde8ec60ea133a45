//! Tables in lists.

use maud::{Markup, html};
use serde::Serialize;
use session::protocol::{ClockTerms, Held, Phase, SeatShown};
use session::{TableId, Time};
use table::setup::Options;

use super::{Shell, games, icon};

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Row {
    /// Which.
    pub(crate) table: TableId,
    /// The code by which it can be found, for those who may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) code: Option<String>,
    /// Which game.
    pub(crate) game: String,
    /// How far it is.
    pub(crate) phase: Phase,
    /// Who sits where.
    pub(crate) seats: Vec<SeatShown>,
    /// Every option.
    pub(crate) setup: Options,
    /// What the clocks give.
    pub(crate) clock: Option<ClockTerms>,
    /// When something last happened there.
    pub(crate) updated: Time,
    /// Whether the person who looks has to act.
    pub(crate) turn: bool,
}

/// A list of tables, in the order given.
pub(crate) fn rows(shell: &Shell<'_>, rows: &[Row]) -> Markup {
    html! {
        ul.rows.plain { @for each in rows { li { (row(shell, each)) } } }
    }
}

fn row(shell: &Shell<'_>, row: &Row) -> Markup {
    let game = games(shell.lang).iter().find(|game| game.id == row.game);
    html! {
        a.row.card href={ "/table/" (row.table.0) } data-game=(row.game) data-turn[row.turn] {
            span.row-name { (game.map_or(row.game.as_str(), |game| &game.name)) }
            (phase(shell, row))
            span.row-seats { (seats(shell, &row.seats)) }
            @if let Some(clock) = row.clock {
                span.tag { (icon(shell, "clock")) (clock_words(shell, clock)) }
            }
            (icon(shell, "right"))
        }
    }
}

fn phase(shell: &Shell<'_>, row: &Row) -> Markup {
    let key = match row.phase {
        _ if row.turn => "row-your-turn",
        Phase::Waiting => "row-waiting",
        Phase::Playing => "row-playing",
        Phase::Paused => "row-paused",
        Phase::Over => "row-over",
    };
    html! { span.tag.lit[row.turn] { (shell.words.get(key)) } }
}

/// Everybody at a table, in the language of the page: a list of tables is made for everybody, and names bots in English.
fn seats(shell: &Shell<'_>, seats: &[SeatShown]) -> String {
    let name = |seat: &SeatShown| match (seat.held, seat.bot) {
        (Held::Open, _) => shell.words.get("row-free"),
        (Held::Kept, _) => shell.words.get("row-kept"),
        (Held::Bot, Some(level)) => {
            let level = shell.words.get(&format!("level-{}", level.name()));
            shell.words.say("row-bot", &[("name", seat.name.as_str().into()), ("level", level.into())])
        }
        (Held::Person | Held::Bot, _) => seat.name.clone(),
    };
    seats.iter().map(name).collect::<Vec<_>>().join(" · ")
}

fn clock_words(shell: &Shell<'_>, clock: ClockTerms) -> String {
    let arguments = [("minutes", (clock.total / 60).into()), ("seconds", clock.increment.into())];
    shell.words.say("row-clock", &arguments)
}
