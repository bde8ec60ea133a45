//! Bots keep their manners, search finds what is exactly right, and reasons are true.

use std::collections::BTreeMap;

use bots::{Budget, Level, Skilled, arena, choose, conformance, exact};
use glux::{Action, Glux, Setup, Square};
use rand::SeedableRng;
use table::{By, Eyes, Game, Journal, Lang, Listener, Loaded, Rng, Scratch, Seat, Secret, Turn, Words};

const SETUPS: [Setup; 3] = [Setup { players: 2 }, Setup { players: 3 }, Setup { players: 4 }];

#[test]
fn manners() {
    conformance::check::<Glux>(&SETUPS);
}

#[test]
fn an_expert_is_punctual() {
    conformance::check_time::<Glux>(&SETUPS[0]);
}

/// All choose at the same time: whoever is asked answers for itself, whether or not others have chosen.
#[test]
fn gx_04_every_seat_finds_a_face_of_its_own() {
    let mut journal = Journal::<Glux>::new(Setup { players: 4 }, Loaded::standard()).unwrap();
    for step in ["* draw 0 1/6", "* draw 1 2/5", "* draw 2 3/4", "* draw 3 2/5", "2 o15=4"] {
        journal.play_text(step).unwrap();
    }
    let position = journal.now();
    for (seat, faces) in [(0, ["a1=1", "a1=6"]), (1, ["o1=2", "o1=5"]), (3, ["a15=2", "a15=5"])] {
        let (seat, faces) = (Seat::new(seat), faces.map(|face| Glux::parse(&journal.content().data, face)));
        let view = position.view(Eyes::Seat(seat));
        for level in Level::ALL {
            let budget = Budget::Iterations(100);
            let (choice, _) = choose::<Glux>(seat, &view, level, budget, Rng::seed_from_u64(1));
            let rated = choice.all().iter().map(|rated| rated.action);
            assert!(rated.clone().all(|action| faces.contains(&Ok(action))), "{level} would cheat");
            assert!(level == Level::Random || rated.count() == 2, "{level} looks at both faces");
        }
    }
}

/// A random game of two, up to where each holds its last chip: then both know what the other holds.
fn last_chips(seed: u64) -> (Glux, Seat) {
    let mut rng = Rng::seed_from_u64(seed);
    let mut scratch = Scratch::default();
    let mut position = Glux::new(&SETUPS[0], &Loaded::<Glux>::standard().data).unwrap();
    let mut draws = 0;
    loop {
        let (by, action) = match position.turn() {
            Turn::Over => return last_chips(seed + 1000),
            Turn::Chance => {
                draws += 1;
                (By::Chance, position.random_outcome(&mut rng, &mut scratch))
            }
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap();
                if draws == 2 * 24 + 1 {
                    return (position, seat);
                }
                (By::Seat(seat), position.random_action(seat, &mut rng, &mut scratch))
            }
        };
        position.play(by, action);
    }
}

#[test]
fn search_finds_the_exact_best_of_the_last_chips() {
    for seed in 0..12 {
        let (position, seat) = last_chips(seed);
        let view = position.view(Eyes::Seat(seat));
        let budget = Budget::Iterations(20_000);
        let (choice, _) = choose::<Glux>(seat, &view, Level::Expert, budget, Rng::seed_from_u64(seed));
        let exact = exact::actions(&position, seat);
        let best = exact.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
        let chosen = exact.iter().find(|&&(action, _)| action == choice.action()).unwrap().1;
        assert!((chosen - best).abs() < 1e-9, "game {seed}: {chosen} is chosen, {best} can be had");
        let valued = choice.all()[0].value;
        assert!((valued - best).abs() < 0.5, "game {seed}: worth {best}, not {valued}");
    }
}

/// The reason for the last step, in both languages, as its own seat hears it.
fn reasons(players: usize, steps: &str) -> [String; 2] {
    let (before, last) = steps.rsplit_once("; ").unwrap();
    let mut journal = Journal::<Glux>::new(Setup { players }, Loaded::standard()).unwrap();
    for step in before.split("; ") {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    let (seat, action) = last.split_once(' ').unwrap();
    let seat = Seat::parse(seat).unwrap();
    let action = Glux::parse(&journal.content().data, action).unwrap();
    assert!(journal.now().is_legal(seat, action), "{last}");
    let names = ["Ann", "Bob", "Cleo"].map(str::to_owned);
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, [Glux::words(lang)]);
        let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
        Glux::reason(seat, &journal.now().view(Eyes::Seat(seat)), action, &to)
    })
}

#[test]
fn a_reason_names_the_most_important_change() {
    let two = "* draw 0 1/6; * draw 1 2/5; 1 m1=5; 0 a9=6; * draw 0 1/6; * draw 1 1/6; * first 1; 1 h1=6; \
        * draw 1 3/4; 0 a3=1; * draw 0 3/4; 1 b1=3; * draw 1 2/5";
    let three = "* draw 0 1/6; * draw 1 3/4; * draw 2 1/6; 2 a15=6; 0 a1=6; 1 o8=3; * draw 0 1/6; \
        * draw 1 1/6; * draw 2 1/6; * first 2; 2 a9=1; * draw 2 2/5; 0 a7=1; * draw 0 3/4; 1 o8=6; \
        * draw 1 1/6; 2 a10=2; * draw 2 3/4; 0 b7=4; * draw 0 1/6; 1 i8=1; * draw 1 1/6";
    let cover = "* draw 0 2/5; * draw 1 1/6; 0 a9=5; 1 m1=6; * draw 0 3/4; * draw 1 2/5; * first 0; 0 a4=3; \
        * draw 0 1/6; 1 m7=5; * draw 1 1/6; 0 a1=6; * draw 0 2/5; 1 m7=6; * draw 1 1/6; 0 a4=2; * draw 0 1/6; \
        1 g1=1; * draw 1 3/4; 0 a2=1; * draw 0 2/5; 1 g2=3; * draw 1 1/6";
    let behind = "* draw 0 2/5; * draw 1 2/5; 0 a9=2; 1 m1=5; * draw 0 3/4; * draw 1 1/6; * first 0; 0 a7=4; \
        * draw 0 2/5; 1 h1=6; * draw 1 1/6; 0 e7=5; * draw 0 3/4; 1 m1=1; * draw 1 2/5";
    let opening = "* draw 0 1/6; * draw 1 2/5; 0 a9=1; 1 m1=2; * draw 0 3/4; * draw 1 3/4; * first 0";
    let cases = [
        (2, "* draw 0 3/4", "* draw 1 1/6; 0 a9=3", "From there your light reaches 3 squares far."),
        (2, "* draw 0 1/6", "* draw 1 1/6; 0 a9=1", "From there your light reaches one square far."),
        (2, opening, "0 b9=3", "That widens your lead there, to 4 pips against 0."),
        (2, opening, "0 a9=4", "Then nobody can cover you there any more."),
        (2, two, "0 a2=4", "That gives you the lead there, 4 pips to 3."),
        (
            2,
            two,
            "0 a2=3",
            "That draws level there, 3 pips each: whoever shares first place gets all of its points.",
        ),
        (2, two, "0 b3=4", "It leaves all rooms as they are."),
        (2, two, "0 b3=3", "From there your light reaches room D."),
        (2, behind, "0 e2=3", "That brings you closer there, 3 pips to 6."),
        (2, cover, "0 g1=2", "It stays covered for good: 2 pips to 3 there."),
        (3, three, "2 b9=3", "That gives you second place there, with 3 pips."),
    ];
    for (players, before, last, sentence) in cases {
        assert_eq!(reasons(players, &format!("{before}; {last}"))[0], sentence, "{last}");
    }
    let german = reasons(2, &format!("{two}; 0 a2=4"));
    assert_eq!(german[1], "Damit führst du dort, 4 Augen gegen 3.");
}

#[test]
fn even_a_hurried_expert_beats_greed() {
    let contestant = |level, iterations| arena::Contestant { level, budget: Budget::Iterations(iterations) };
    let bots = [contestant(Level::Expert, 200), contestant(Level::Greedy, 1)];
    for game in 0..4 {
        let secret = Secret::simulated(1, game);
        let played = arena::play::<Glux>(&SETUPS[0], Loaded::standard(), &secret, &bots);
        assert_eq!(played.journal.now().standing().ranks[0], 1, "game {game}");
    }
}

/// A beginner would laugh: an own chip is covered by the same number, although nobody could have covered it; or, by somebody
/// who does not look ahead, so that points are given away.
fn is_laughable(before: &Glux, level: Level, seat: Seat, action: Action) -> bool {
    let Action::Place(square, face) = action else { return false };
    let board = Board::of(before);
    let Some(&(owner, under)) = board.0.get(&square.to_string()) else { return false };
    if owner != seat.index() {
        return false;
    }
    let mut after = *before;
    after.play(By::Seat(seat), action);
    let points = |position: &Glux| position.standing().scores[seat.index()];
    let gives_away = level == Level::Medium && points(&after) < points(before);
    gives_away || face.pips() == under && !board.can_cover(square, owner)
}

/// Who has which face on top of a square, read from the board of text.
struct Board(BTreeMap<String, (usize, u8)>);

impl Board {
    fn of(position: &Glux) -> Board {
        let (words, eyes) = (Words::new(Lang::En, [Glux::words(Lang::En)]), Eyes::Spectator);
        let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned);
        let drawn = Glux::draw(&position.view(eyes), &Listener { words: &words, names: &names, eyes });
        let mut chips = BTreeMap::new();
        for (row, line) in drawn.lines().skip(1).take_while(|line| !line.is_empty()).enumerate() {
            let cells: Vec<char> = line.chars().skip(3).collect();
            for (column, cell) in cells.chunks(4).enumerate() {
                let owner = cell.first().and_then(|rim| "([<{".find(*rim));
                if let (Some(owner), Some(pips)) = (owner, cell.get(1).and_then(|pips| pips.to_digit(10))) {
                    chips.insert(name(column, row), (owner, pips as u8));
                }
            }
        }
        Board(chips)
    }

    /// Whether somebody other than `owner` counts to this square.
    fn can_cover(&self, square: Square, owner: usize) -> bool {
        let ways = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        ways.into_iter().any(|(right, down)| {
            let at = |steps: isize| {
                let column = square.column().checked_add_signed(right * steps)?;
                Some(name(column, square.row().checked_add_signed(down * steps)?))
            };
            let chips = (1..=6).filter_map(|steps| Some((steps, *self.0.get(&at(steps)?)?)));
            chips.take(1).any(|(steps, (rival, pips))| rival != owner && isize::from(pips as i8) == steps)
        })
    }
}

fn name(column: usize, row: usize) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// From `medium` on, bots throw no chip away while they have anything else to do.
#[test]
fn nobody_throws_a_chip_away() {
    let teams = [(Level::Medium, 1, 30), (Level::Hard, 300, 6), (Level::Expert, 60, 6)];
    for (level, iterations, games) in teams {
        let bots = [arena::Contestant { level, budget: Budget::Iterations(iterations) }; 4];
        for game in 0..games {
            let setup = &SETUPS[game as usize % SETUPS.len()];
            let secret = Secret::simulated(7, game);
            let played = arena::play::<Glux>(setup, Loaded::standard(), &secret, &bots[..setup.players]);
            for (position, by, action) in played.journal.walk() {
                let Some(seat) = by.seat() else { continue };
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                let laughable = |action: &Action| is_laughable(&position, level, seat, *action);
                assert!(
                    !laughable(&action) || actions.iter().all(laughable),
                    "{level} in game {game}: {seat} {action}"
                );
            }
        }
    }
}
