//! A person's finished games: how each ended for them, and all of them in a few figures.
//!
//! Everything comes from what lists keep of a table, so no game is played again for it; and no more than
//! [`HISTORY`] games are looked at, the latest, so that no request takes long.

use bots::Level;
use serde::{Deserialize, Serialize};
use session::protocol::{Held, Outcome, SeatShown};
use session::{TableId, Time};
use store::{Cursor, Error, Listed, PersonId, Store};
use table::setup::Options;

use crate::limits::{HISTORY, HISTORY_PAGE};

/// A finished game, as the person sees it who played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Finished {
    /// Where.
    pub(crate) table: TableId,
    /// Which game.
    pub(crate) game: String,
    /// When it ended.
    pub(crate) at: Time,
    /// Everybody, by seat, and then whoever played without one.
    pub(crate) players: Vec<Player>,
    /// How it ended for the person.
    pub(crate) ending: Ending,
    /// Their points.
    pub(crate) points: i32,
    /// What the common score is called, where all played together; a word of the game's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) grade: Option<String>,
    /// Every option.
    #[serde(skip)]
    pub(crate) setup: Options,
    /// Whether it did not begin as the rules say.
    #[serde(skip)]
    pub(crate) practice: bool,
}

/// Somebody in a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Player {
    /// Their name; nothing for whoever plays without a seat, whom the game names.
    pub(crate) name: Option<String>,
    /// Whether it is the person whose history this is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) me: bool,
    /// The level of a bot that has the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<Level>,
    /// Their points.
    pub(crate) points: i32,
    /// Their place.
    pub(crate) rank: u8,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Ending {
    /// First, alone.
    Won,
    /// First, with others.
    Shared,
    /// Not first.
    Lost,
    /// All played together.
    Together,
}

impl Ending {
    pub(crate) const ALL: [Ending; 4] = [Ending::Won, Ending::Shared, Ending::Lost, Ending::Together];

    /// The word in addresses and messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Shared => "shared",
            Ending::Lost => "lost",
            Ending::Together => "together",
        }
    }
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    /// Of this game only.
    #[serde(default)]
    pub(crate) game: Option<String>,
    /// With this ending only.
    #[serde(default)]
    pub(crate) result: Option<Ending>,
    /// Which page, from 1.
    #[serde(default)]
    pub(crate) page: Option<usize>,
}

/// A page of history, with the figures of all of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub(crate) struct History {
    /// The games of this page, newest first.
    pub(crate) games: Vec<Finished>,
    /// Which page this is, from 1.
    pub(crate) page: usize,
    /// How many pages there are.
    pub(crate) pages: usize,
    /// How many games fit what was asked for.
    pub(crate) count: usize,
    /// By game, whatever was asked for.
    pub(crate) figures: Vec<Figures>,
}

/// All games of one kind in a few figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Figures {
    /// Which game.
    pub(crate) game: String,
    /// How many were played.
    pub(crate) played: usize,
    /// How many of them were won alone.
    pub(crate) won: usize,
    /// How many of them were won with others.
    pub(crate) shared: usize,
    /// Points on average.
    pub(crate) mean: f64,
    /// The most points.
    pub(crate) best: i32,
    /// Where all play together: how often each title was earned.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) grades: Vec<(String, usize)>,
}

impl History {
    /// What somebody asks for of these games.
    pub(crate) fn of(mut all: Vec<Finished>, wish: &Wish) -> History {
        all.sort_by_key(|game| std::cmp::Reverse(game.at));
        let figures = figures(&all);
        all.retain(|game| wish.game.as_ref().is_none_or(|wanted| *wanted == game.game));
        all.retain(|game| wish.result.is_none_or(|wanted| wanted == game.ending));
        let (count, pages) = (all.len(), all.len().div_ceil(HISTORY_PAGE).max(1));
        let page = wish.page.unwrap_or(1).clamp(1, pages);
        let games = all.into_iter().skip((page - 1) * HISTORY_PAGE).take(HISTORY_PAGE).collect();
        History { games, page, pages, count, figures }
    }
}

/// The latest games that somebody has finished.
pub(crate) async fn finished(store: &dyn Store, person: PersonId) -> Result<Vec<Finished>, Error> {
    let (mut all, mut seen, mut after) = (Vec::new(), 0, Cursor::START);
    while seen < HISTORY {
        let listed = store.finished(person, after).await?;
        let Some(last) = listed.last() else { break };
        after = last.cursor();
        seen += listed.len();
        all.extend(listed.into_iter().filter_map(|listed| seen_by(listed, person)));
    }
    Ok(all)
}

/// The parts of a [`session::protocol::Listing`] that history needs.
#[derive(Deserialize)]
struct Entry {
    #[serde(default)]
    setup: Options,
    #[serde(default)]
    practice: bool,
    seats: Vec<SeatShown>,
    holders: Vec<Option<usize>>,
    outcome: Outcome,
}

/// A finished table with somebody's eyes. Who has several seats, because others sit at the same screen, counts with
/// the first. Nothing if the list knows too little of it.
fn seen_by(listed: Listed, person: PersonId) -> Option<Finished> {
    let Entry { setup, practice, seats, holders, outcome } =
        serde_json::from_str(&listed.summary.entry).ok()?;
    let place = listed.summary.people.iter().position(|other| *other == person)?;
    let me = holders.iter().position(|holder| *holder == Some(place))?;
    let player = |(entry, (&points, &rank)): (usize, (&i32, &u8))| {
        let seat = seats.get(entry);
        Player {
            name: seat.map(|seat| seat.name.clone()),
            me: entry == me,
            bot: seat.filter(|seat| seat.held != Held::Person).and_then(|seat| seat.bot),
            points,
            rank,
        }
    };
    Some(Finished {
        table: TableId(listed.id.to_string()),
        game: listed.summary.game,
        at: outcome.at,
        ending: ending(&outcome, me)?,
        points: *outcome.scores.get(me)?,
        players: outcome.scores.iter().zip(&outcome.ranks).enumerate().map(player).collect(),
        grade: outcome.grade,
        setup,
        practice,
    })
}

/// The most points that somebody had in their other games like that of a table: the same game, with the same options,
/// so that points mean the same. Nothing if there was none.
pub(crate) fn best_before(all: &[Finished], table: &str) -> Option<i32> {
    let this = all.iter().find(|game| game.table.0 == table)?;
    let is_like = |game: &&Finished| {
        game.table != this.table && game.game == this.game && game.setup == this.setup && !game.practice
    };
    all.iter().filter(is_like).map(|game| game.points).max()
}

fn ending(outcome: &Outcome, me: usize) -> Option<Ending> {
    let first = outcome.ranks.iter().filter(|rank| **rank == 1).count();
    Some(match outcome.ranks.get(me)? {
        _ if outcome.grade.is_some() => Ending::Together,
        1 if first == 1 => Ending::Won,
        1 => Ending::Shared,
        _ => Ending::Lost,
    })
}

/// By game, in the order in which they were last played.
fn figures(all: &[Finished]) -> Vec<Figures> {
    let mut games: Vec<&str> = Vec::new();
    for game in all {
        if !games.contains(&game.game.as_str()) {
            games.push(&game.game);
        }
    }
    games
        .into_iter()
        .map(|id| figures_of(id, &all.iter().filter(|game| game.game == id).collect::<Vec<_>>()))
        .collect()
}

fn figures_of(id: &str, games: &[&Finished]) -> Figures {
    let with = |ending| games.iter().filter(|game| game.ending == ending).count();
    let sum: i64 = games.iter().map(|game| i64::from(game.points)).sum();
    let mut grades: Vec<(String, usize)> = Vec::new();
    for grade in games.iter().filter_map(|game| game.grade.as_ref()) {
        match grades.iter_mut().find(|(known, _)| known == grade) {
            Some((_, count)) => *count += 1,
            None => grades.push((grade.clone(), 1)),
        }
    }
    Figures {
        game: id.to_owned(),
        played: games.len(),
        won: with(Ending::Won),
        shared: with(Ending::Shared),
        mean: (sum as f64 / games.len() as f64 * 10.0).round() / 10.0,
        best: games.iter().map(|game| game.points).max().unwrap_or_default(),
        grades,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;
    use store::{State, Summary};

    use super::*;

    const ME: PersonId = PersonId::from_bytes([1; 16]);
    const BEN: PersonId = PersonId::from_bytes([2; 16]);

    /// A game of mine against Ben, with these points and places.
    pub(crate) fn game(at: u64, scores: [i32; 2], ranks: [u8; 2], grade: Option<&str>) -> Finished {
        let seat = |seat: u8, name: &str| json!({ "seat": seat, "name": name, "held": "person" });
        let entry = json!({
            "seats": [seat(0, "Ben"), seat(1, "Ada")],
            "holders": [1, 0],
            "outcome": { "at": at, "scores": scores, "ranks": ranks, "grade": grade },
        });
        let game = if grade.is_some() { "beacon-patrol" } else { "glux" };
        let summary = Summary {
            game: game.to_owned(),
            state: State::Finished,
            public: false,
            people: vec![ME, BEN],
            acting: Vec::new(),
            updated: store::Time(0),
            entry: entry.to_string(),
        };
        let id = store::TableId::new(store::Time(at as i64), [0; 10]);
        let listed = Listed { id, code: String::new(), length: 1, created: store::Time(0), summary };
        seen_by(listed, ME).expect("a game of mine")
    }

    #[test]
    fn an_ending_is_that_of_my_own_seat() {
        let endings = [
            (game(1, [3, 9], [2, 1], None), Ending::Won, 9),
            (game(1, [9, 9], [1, 1], None), Ending::Shared, 9),
            (game(1, [9, 3], [1, 2], None), Ending::Lost, 3),
            (game(1, [40, 40], [1, 1], Some("Sailors")), Ending::Together, 40),
        ];
        for (game, ending, points) in endings {
            assert_eq!((game.ending, game.points), (ending, points));
            assert_eq!(game.players.iter().map(|player| player.me).collect::<Vec<_>>(), [false, true]);
        }
    }

    #[test]
    fn figures_do_not_depend_on_what_is_shown() {
        let all = vec![
            game(1, [3, 9], [2, 1], None),
            game(2, [9, 4], [1, 2], None),
            game(3, [40, 40], [1, 1], Some("Sailors")),
            game(4, [44, 44], [1, 1], Some("Sailors")),
        ];
        let wish = Wish { game: Some("glux".to_owned()), result: Some(Ending::Lost), page: None };
        let history = History::of(all, &wish);
        assert_eq!((history.count, history.games[0].points), (1, 4));
        let [beacon, glux] = &history.figures[..] else { panic!("two games") };
        assert_eq!((beacon.played, beacon.best, beacon.mean), (2, 44, 42.0));
        assert_eq!(beacon.grades, [("Sailors".to_owned(), 2)]);
        assert_eq!((glux.played, glux.won, glux.mean, glux.best), (2, 1, 6.5, 9));
    }

    #[test]
    fn the_best_is_of_other_games_with_the_same_options() {
        let numbered = |at: u64, points: i32| game(at, [0, points], [2, 1], None);
        let mut all =
            vec![numbered(1, 30), numbered(2, 52), numbered(3, 70), numbered(4, 80), numbered(5, 47)];
        all[2].setup.insert("players".to_owned(), 4.into());
        all[3].practice = true;
        let last = all[4].table.0.clone();
        assert_eq!(best_before(&all, &last), Some(52));
        assert_eq!(best_before(&all, &all[1].table.0), Some(47));
        assert_eq!(best_before(&all, &all[2].table.0), None, "with four it is another matter");
        assert_eq!(best_before(&all, "elsewhere"), None);
    }

    #[test]
    fn pages_begin_with_the_newest_and_end() {
        let all: Vec<Finished> = (0..45).map(|at| game(at, [1, 0], [1, 2], None)).collect();
        let page = |page| History::of(all.clone(), &Wish { page, ..Wish::default() });
        assert_eq!((page(None).games.len(), page(None).pages, page(None).games[0].at), (20, 3, Time(44)));
        assert_eq!((page(Some(3)).games.len(), page(Some(3)).games[4].at), (5, Time(0)));
        assert_eq!(page(Some(99)).page, 3);
        assert_eq!(History::of(Vec::new(), &Wish::default()).pages, 1);
    }
}
