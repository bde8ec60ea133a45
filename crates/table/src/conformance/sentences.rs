//! Sentences: whoever may act is asked, nobody else is, and every point is accounted for.

use crate::account::{Account, AccountRow, Cell};
use crate::playout::RandomGame;
use crate::{Eyes, Game, Lang, Listener, Seat, Words};

/// An account differs little from the one before, so every so many positions will do.
const STRIDE: usize = 5;
/// A question is one line, on a telephone too.
const ASK_CHARS: usize = 90;

/// What a seat is asked, for tests of a game's own sentences.
pub fn asked<G: Game>(position: &G, seat: Seat, lang: Lang) -> Option<String> {
    let (words, eyes) = (Words::new(lang, [G::words(lang)]), Eyes::Seat(seat));
    G::ask(&position.view(eyes), &Listener { words: &words, names: &names(), eyes })
}

/// The account as a spectator reads it, for tests of a game's own: a line for each row, `Room A | 4 (11 pips) | 0`.
pub fn accounted<G: Game>(position: &G, lang: Lang) -> String {
    let (words, eyes) = (Words::new(lang, [G::words(lang)]), Eyes::Spectator);
    let account = G::account(&position.view(eyes), &Listener { words: &words, names: &names(), eyes });
    let cell = |cell: &Cell| match &cell.note {
        Some(note) => format!(" | {} ({note})", cell.points),
        None => format!(" | {}", cell.points),
    };
    let line = |row: &AccountRow| row.label.clone() + &row.cells.iter().map(cell).collect::<String>() + "\n";
    account.rows.iter().map(line).collect()
}

fn names() -> Vec<String> {
    (0..crate::limits::SEATS).map(|seat| format!("Seat {seat}")).collect()
}

pub(super) fn check<G: Game>(games: &[RandomGame<G>]) {
    let words = Lang::ALL.map(|lang| Words::new(lang, [G::words(lang)]));
    let names = names();
    for (game, words) in games.iter().zip(words.iter().cycle()) {
        let positions = game.journal.walk().map(|(position, _, _)| position);
        for (n, position) in positions.enumerate() {
            check_position(&position, words, &names, n % STRIDE == 0);
        }
        check_position(game.journal.now(), words, &names, true);
    }
}

fn check_position<G: Game>(position: &G, words: &Words, names: &[String], accounts: bool) {
    for eyes in Eyes::all(position.seats()) {
        let (view, to) = (position.view(eyes), Listener { words, names, eyes });
        check_ask(position, G::ask(&view, &to), eyes);
        if accounts {
            check_account(position, &G::account(&view, &to));
        }
    }
}

fn check_ask<G: Game>(position: &G, ask: Option<String>, eyes: Eyes) {
    let acts = matches!(eyes, Eyes::Seat(seat) if position.turn().acting().contains(seat));
    assert_eq!(acts, ask.is_some(), "{eyes:?} may act: {acts}, and is asked {ask:?}");
    if let Some(ask) = ask {
        check_words(&ask);
        assert!(ask.ends_with(['.', '?']), "{ask:?} is no sentence");
        assert!(ask.chars().count() <= ASK_CHARS, "{ask:?} is too long");
    }
}

/// Where all play together everybody has the same score, and there is one column for it.
fn check_account<G: Game>(position: &G, account: &Account) {
    let standing = position.standing();
    let columns = if standing.grade.is_some() { 1 } else { standing.scores.len() };
    for row in &account.rows {
        check_words(&row.label);
        assert_eq!(row.cells.len(), columns, "{:?} has a cell for each column", row.label);
        row.cells.iter().filter_map(|cell| cell.note.as_deref()).for_each(check_words);
    }
    let sums: Vec<i32> = (0..columns).map(|column| account.sum(column)).collect();
    assert_eq!(sums, standing.scores[..columns], "{account:?} does not add up to the scores");
}

/// One line that says something, with no message missing.
fn check_words(words: &str) {
    assert!(!words.trim().is_empty() && !words.contains(['‹', '\n']), "{words:?} is said");
}
