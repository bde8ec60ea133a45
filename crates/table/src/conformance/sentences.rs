//! Sentences: whoever may act is asked, nobody else is, every point is accounted for, and every tie explained.

use std::cmp::Ordering;

use crate::account::{Account, AccountRow, Cell};
use crate::playout::RandomGame;
use crate::tie::ties;
use crate::{Eyes, Game, Lang, Listener, Seat, Tie, Words};

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
    for game in games {
        for words in &words {
            check_ties(game.journal.now(), words, &names);
        }
    }
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

/// Entries of equal score have different ranks if, and only if, a tie-break differs, and the first that does has the last
/// word; what is said of it names both, and what is shared is said to be.
fn check_ties<G: Game>(position: &G, words: &Words, names: &[String]) {
    let (standing, breaks) = (position.standing(), position.tie_breaks());
    if standing.grade.is_some() {
        assert!(breaks.is_empty(), "nobody is told apart where all play together");
        return;
    }
    let ties = ties(position, &Listener { words, names, eyes: Eyes::Spectator });
    for tie in &ties {
        check_words(&tie.told);
    }
    let entries = 0..standing.scores.len();
    for (one, other) in entries.clone().flat_map(|one| entries.clone().map(move |other| (one, other))) {
        if one == other || standing.scores[one] != standing.scores[other] {
            continue;
        }
        let compared = |tie: &Tie| Some((tie.row.as_ref()?.values[one]?, tie.row.as_ref()?.values[other]?));
        let told_apart = ties.iter().filter_map(compared).any(|(one, other)| one != other);
        let first = breaks.iter().find(|tie_break| tie_break.values[one] != tie_break.values[other]);
        let right = first.map_or(Ordering::Equal, |tie_break| {
            let order = tie_break.values[other].cmp(&tie_break.values[one]);
            if tie_break.least_wins { order.reverse() } else { order }
        });
        assert_eq!(standing.ranks[one].cmp(&standing.ranks[other]), right, "{standing:?} by {breaks:?}");
        assert_eq!(told_apart, right != Ordering::Equal, "{ties:?} explain {standing:?}");
        assert!(
            told_apart || ties.iter().any(|tie| tie.row.is_none()),
            "a shared place is said to be shared"
        );
    }
}

/// One line that says something, with no message missing.
fn check_words(words: &str) {
    assert!(!words.trim().is_empty() && !words.contains(['‹', '\n']), "{words:?} is said");
}
