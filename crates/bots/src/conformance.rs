//! What every game's bots have to keep to, checked by one call from the game's tests.

use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use table::{By, Eyes, Game, Lang, Listener, Loaded, Rng, Scratch, Seat, Turn, Words};

use crate::skilled::points;
use crate::{Budget, Level, Skilled, Thinking, choose, hint};

/// How many games are looked at for each setup.
const GAMES: u64 = 3;
/// Few iterations: what is checked is manners, not strength.
const BUDGET: Budget = Budget::Iterations(40);

/// Plays random games of every setup, and now and then, most often near the end where positions are odd, lets
/// every level choose: it must be legal, always the same, and a function of the view alone.
pub fn check<G: Skilled>(setups: &[G::Setup]) {
    for (setup, seed) in setups.iter().zip(0..) {
        for game in 0..GAMES {
            walk::<G>(setup, &mut Rng::seed_from_u64(seed * GAMES + game));
        }
    }
}

fn walk<G: Skilled>(setup: &G::Setup, rng: &mut Rng) {
    let mut position = G::new(setup, &Loaded::<G>::standard().data).expect("a setup of the game");
    let mut scratch = Scratch::default();
    loop {
        let (by, action) = match position.turn() {
            Turn::Over => return check_foresight(&position, rng),
            Turn::Chance => (By::Chance, position.random_outcome(rng, &mut scratch)),
            Turn::Seats(acting) => {
                let seat = acting.iter().nth(rng.random_range(0..acting.len())).expect("in the set");
                if rng.random_ratio(1, 8) || is_nearly_over(&position, rng) {
                    check_at(&position, seat, rng);
                }
                (By::Seat(seat), position.random_action(seat, rng, &mut scratch))
            }
        };
        position.play(by, action);
    }
}

/// Whether a few random steps end the game.
fn is_nearly_over<G: Game>(position: &G, rng: &mut Rng) -> bool {
    let mut ahead = position.clone();
    table::playout::playout(&mut ahead, rng, &mut Scratch::default()).decisions <= 3
}

fn check_at<G: Skilled>(position: &G, seat: Seat, rng: &mut Rng) {
    let view = position.view(Eyes::Seat(seat));
    let seed: u64 = rng.random();
    for level in Level::ALL {
        let once = || choose::<G>(seat, &view, level, BUDGET, Rng::seed_from_u64(seed)).0;
        let choice = once();
        assert_eq!(choice, once(), "{level} changes its mind");
        for rated in choice.all() {
            assert!(position.is_legal(seat, rated.action), "{level} would cheat: {:?}", rated.action);
            assert!(rated.value.is_finite(), "{level} cannot say what {:?} is worth", rated.action);
        }
    }
    check_hint::<G>(position, seat, &view, seed);
    check_compare::<G>(position, seat, &view, seed);
}

/// Where the game is over, there is nothing to foresee but the points.
fn check_foresight<G: Skilled>(position: &G, rng: &mut Rng) {
    let foreseen = G::foresight(position)(position.clone(), rng);
    let off =
        foreseen.iter().zip(points(position)).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
    assert!(off < 1e-4, "{foreseen:?} are not the points");
}

/// A comparison is always the same, and can be relied on as far as it says.
fn check_compare<G: Skilled>(position: &G, seat: Seat, view: &G::View, seed: u64) {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let &[first, .., last] = &actions[..] else { return };
    let compare = |pair| {
        let mut thinking = Thinking::new(BUDGET, Rng::seed_from_u64(seed));
        G::compare(seat, view, pair, &mut thinking)
    };
    let gap = compare([first, last]);
    assert!(gap.mean.is_finite() && gap.margin.is_finite(), "{first:?} against {last:?}: {gap:?}");
    assert_eq!(gap, compare([first, last]), "a comparison changes its mind");
}

fn check_hint<G: Skilled>(position: &G, seat: Seat, view: &G::View, seed: u64) {
    let names: Vec<String> = (0..position.seats()).map(|seat| format!("Seat {seat}")).collect();
    for lang in Lang::ALL {
        let words = Words::new(lang, [G::words(lang)]);
        let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
        let hints = hint::<G>(seat, view, BUDGET, Rng::seed_from_u64(seed), &to);
        assert!((1..=3).contains(&hints.len()), "one to three hints");
        for hint in hints {
            assert!(hint.cost >= 0.0, "nothing is better than the best");
            assert!(!hint.reason.is_empty() && !hint.reason.contains('‹'), "{lang:?}: {:?}", hint.reason);
        }
    }
}

/// Lets an expert think by the clock in the middle of a game: never much longer than it may, and not much less.
pub fn check_time<G: Skilled>(setup: &G::Setup) {
    let mut rng = Rng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    let mut position = G::new(setup, &Loaded::<G>::standard().data).expect("a setup of the game");
    let mut checked = 0;
    while checked < 3 && position.turn() != Turn::Over {
        let (by, action) = match position.turn() {
            Turn::Seats(acting) => {
                let seat = acting.first().expect("never empty");
                checked += usize::from(rng.random_ratio(1, 12) && is_on_time(&position, seat, &mut rng));
                (By::Seat(seat), position.random_action(seat, &mut rng, &mut scratch))
            }
            _ => (By::Chance, position.random_outcome(&mut rng, &mut scratch)),
        };
        position.play(by, action);
    }
    assert!(checked > 0, "no decision was timed");
}

/// Whether there was anything to think about; if so, the time was kept. A machine with other things to do may
/// make a bot late once, but not five times in a row.
fn is_on_time<G: Skilled>(position: &G, seat: Seat, rng: &mut Rng) -> bool {
    const TIME: Duration = Duration::from_millis(200);
    let view = position.view(Eyes::Seat(seat));
    let mut took = Vec::new();
    for _ in 0..5 {
        let begin = Instant::now();
        let (_, thinking) =
            choose::<G>(seat, &view, Level::Expert, Budget::Time(TIME), Rng::seed_from_u64(rng.random()));
        if thinking.iterations() == 0 {
            return false;
        }
        took.push(begin.elapsed());
        if begin.elapsed() <= TIME.mul_f64(1.1) {
            return true;
        }
    }
    panic!("an expert with {TIME:?} took {took:?}");
}
