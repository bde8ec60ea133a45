//! Bots keep their manners, are right where right can be told, and say why.

use beacon_patrol::{BeaconPatrol, Setup};
use bots::arena::{Contestant, play};
use bots::{Budget, Level, Skilled, choose, conformance, exact};
use rand::SeedableRng;
use table::{By, Eyes, Game, Journal, Lang, Listener, Loaded, Rng, Scratch, Seat, Secret, Turn, Words};

const fn setup(players: usize, windmills: bool, piers: bool) -> Setup {
    Setup { players, windmills, piers }
}

const ALONE: Setup = setup(1, false, false);

#[test]
fn manners() {
    conformance::check::<BeaconPatrol>(&[
        ALONE,
        setup(1, true, true),
        setup(2, true, false),
        setup(3, false, true),
        setup(4, true, true),
    ]);
}

#[test]
fn experts_keep_the_time() {
    conformance::check_time::<BeaconPatrol>(&ALONE);
    conformance::check_time::<BeaconPatrol>(&setup(4, true, true));
}

fn mean(level: Level, setup: &Setup, games: u64) -> f64 {
    let bot = Contestant { level, budget: Budget::Iterations(100) };
    let score = |game| {
        let secret = Secret::simulated(7, game);
        let played = play::<BeaconPatrol>(setup, Loaded::standard(), &secret, &[bot; 4][..setup.players]);
        f64::from(played.journal.now().standing().scores[0])
    };
    (0..games).map(score).sum::<f64>() / games as f64
}

/// Far below what the arena measures, so that it fails only if something is broken.
#[test]
fn every_level_is_better_than_the_one_below() {
    let means =
        [Level::Random, Level::Greedy, Level::Easy, Level::Medium].map(|level| mean(level, &ALONE, 12));
    assert!(means.windows(2).all(|pair| pair[0] + 2.0 < pair[1]), "{means:?}");
    assert!(means[3] > 48.0, "{means:?}");
    assert!(mean(Level::Hard, &ALONE, 2) > 50.0);
}

#[test]
fn a_team_plays_well_too() {
    for (players, least) in [(2, 42.0), (3, 45.0), (4, 43.0)] {
        let mean = mean(Level::Medium, &setup(players, false, false), 6);
        assert!(mean > least, "{players} players: {mean}");
    }
    assert!(mean(Level::Medium, &setup(1, true, true), 6) > 58.0);
}

/// With an empty pile chance decides nothing more, and where little can be done every way can be tried.
#[test]
fn the_end_is_played_exactly() {
    const TILES: usize = 54;
    const FEW: usize = 9;
    let (seat, mut compared) = (Seat::new(0), 0);
    for game in 0..10 {
        let mut rng = Rng::seed_from_u64(game);
        let mut position = BeaconPatrol::new(&ALONE, &Loaded::<BeaconPatrol>::standard().data).unwrap();
        let (mut drawn, mut actions) = (0, Vec::new());
        while position.turn() != Turn::Over {
            if position.turn() == Turn::Chance {
                let outcome = position.random_outcome(&mut rng, &mut Scratch::default());
                position.play(By::Chance, outcome);
                drawn += 1;
                continue;
            }
            actions.clear();
            position.legal(seat, &mut actions);
            let is_small = drawn == TILES && actions.len() <= FEW;
            let level = if is_small { Level::Expert } else { Level::Medium };
            let view = position.view(Eyes::Seat(seat));
            let (choice, _) =
                choose::<BeaconPatrol>(seat, &view, level, Budget::Iterations(200), rng.clone());
            if is_small {
                let values = exact::actions(&position, seat);
                let best = values.iter().map(|&(_, value)| value).fold(f64::MIN, f64::max);
                let chosen = values.iter().find(|&&(action, _)| action == choice.action()).unwrap();
                assert!((chosen.1 - best).abs() < 1e-9, "game {game}: {:?} of {values:?}", choice.action());
                compared += 1;
            }
            position.play(By::Seat(seat), choice.action());
        }
    }
    assert!(compared > 10, "{compared} positions");
}

/// Why seat 0 or 1 would take the last of these steps, in English and in German.
fn check_reason(players: usize, steps: &str, english: &str, german: &str) {
    let mut patrol = Journal::<BeaconPatrol>::new(setup(players, false, false), Loaded::standard()).unwrap();
    let (before, last) = steps.rsplit_once("; ").unwrap_or(("", steps));
    for step in before.split("; ").filter(|step| !step.is_empty()) {
        patrol.play_text(step).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
    let seat = patrol.now().turn().acting().first().unwrap();
    let action = BeaconPatrol::parse(&patrol.content().data, last).unwrap();
    assert!(patrol.now().is_legal(seat, action), "{last}");
    let names = ["Ann".to_owned(), "Bo".to_owned()];
    for (lang, expected) in [(Lang::En, english), (Lang::De, german)] {
        let words = Words::new(lang, [BeaconPatrol::words(lang)]);
        let to = Listener { words: &words, names: &names[..players], eyes: Eyes::Spectator };
        let said = BeaconPatrol::reason(seat, &patrol.now().view(Eyes::Seat(seat)), action, &to);
        assert_eq!(said, expected, "{last}");
    }
}

/// Three tiles of the four around HQ, the ship in the south of it, and a new hand: B, N1 and T2.
const AROUND_HQ: &str = "* draw 0 O; * draw 0 O; * draw 0 B; 0 place O n; 0 sail s; 0 place O e; 0 sail w; \
                         0 place B s; 0 end; * draw 0 B; * draw 0 N1; * draw 0 T2";

#[test]
fn laying_is_explained() {
    check_reason(
        1,
        "* draw 0 O; * draw 0 O; * draw 0 B; place O n",
        "Lays O at 0,1, where 3 sides stay open to sail on.",
        "Legt O auf 0,1, wo 3 Seiten zum Weiterfahren offen bleiben.",
    );
    check_reason(
        1,
        &format!("{AROUND_HQ}; 0 sail n; place B w"),
        "Explores the lighthouse at 0,0: 3 points.",
        "Erkundet den Leuchtturm auf 0,0: 3 Punkte.",
    );
}

#[test]
fn sailing_is_explained() {
    check_reason(
        1,
        &format!("{AROUND_HQ}; sail n"),
        "From there B can be laid at -1,0.",
        "Von dort lässt sich B auf -1,0 legen.",
    );
    check_reason(
        1,
        "* draw 0 Y1; * draw 0 Y2; * draw 0 T1; 0 place T1 n; sail s",
        "From there Y1 can be laid at 0,-1.",
        "Von dort lässt sich Y1 auf 0,-1 legen.",
    );
}

#[test]
fn swaps_are_explained() {
    check_reason(
        2,
        "* draw 0 T1; * draw 0 T2; * draw 0 O; * draw 1 B; * draw 1 N1; * draw 1 N2; swap O 1 B",
        "Gets B, which can be laid at 0,1 in this turn.",
        "Bekommt B und kann es noch in diesem Zug auf 0,1 legen.",
    );
}

#[test]
fn ends_are_explained() {
    check_reason(
        1,
        "* draw 0 O; * draw 0 O; * draw 0 B; end O",
        "Keeps O: it fits into 4 gaps of the chart.",
        "Behält O: Es passt in 4 Lücken der Karte.",
    );
    check_reason(
        1,
        "* draw 0 O; * draw 0 O; * draw 0 B; 0 place O n; 0 place O n; 0 place B n; end",
        "All tiles are used.",
        "Alle Plättchen sind verbraucht.",
    );
    check_reason(
        1,
        "* draw 0 O; * draw 0 O; * draw 0 B; end",
        "What could still be laid would cost more than it brings.",
        "Was sich noch legen ließe, würde mehr kosten, als es bringt.",
    );
}
