//! Bots keep their manners, are right where right can be told, and say why.

use std::collections::HashMap;

use beacon_patrol::{Action, BeaconPatrol, Setup};
use bots::arena::{Contestant, play};
use bots::{Budget, Level, Skilled, choose, conformance};
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

/// The best score that a lone captain can still get when the pile is empty, found by trying everything.
fn best_score(position: &BeaconPatrol, known: &mut HashMap<BeaconPatrol, i32>) -> i32 {
    if position.turn() == Turn::Over {
        return position.standing().scores[0];
    }
    if let Some(&score) = known.get(position) {
        return score;
    }
    let best = legal(position).into_iter().map(|action| best_score(&after(position, action), known)).max();
    let best = best.expect("a turn can always end");
    known.insert(*position, best);
    best
}

fn legal(position: &BeaconPatrol) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal(Seat::new(0), &mut actions);
    actions
}

fn after(position: &BeaconPatrol, action: Action) -> BeaconPatrol {
    let mut after = *position;
    after.play(By::Seat(Seat::new(0)), action);
    after
}

/// The choices of a lone captain to the end, the pile being empty.
fn play_on(mut position: BeaconPatrol, level: Level) -> (Vec<Action>, i32) {
    let mut actions = Vec::new();
    while position.turn() != Turn::Over {
        let view = position.view(Eyes::Seat(Seat::new(0)));
        let (choice, _) =
            choose::<BeaconPatrol>(Seat::new(0), &view, level, Budget::Iterations(20), Rng::seed_from_u64(1));
        actions.push(choice.action());
        position = after(&position, choice.action());
    }
    (actions, position.standing().scores[0])
}

/// The first position of a game between medium bots at which the pile is empty.
fn last_hand(game: u64) -> BeaconPatrol {
    const TILES: usize = 54;
    let (mut rng, mut drawn) = (Rng::seed_from_u64(game), 0);
    let mut position = BeaconPatrol::new(&ALONE, &Loaded::<BeaconPatrol>::standard().data).unwrap();
    while drawn < TILES || position.turn() == Turn::Chance {
        if position.turn() == Turn::Chance {
            let outcome = position.random_outcome(&mut rng, &mut Scratch::default());
            position.play(By::Chance, outcome);
            drawn += 1;
        } else {
            let view = position.view(Eyes::Seat(Seat::new(0)));
            let budget = Budget::Iterations(1);
            let (choice, _) = choose::<BeaconPatrol>(Seat::new(0), &view, Level::Medium, budget, rng.clone());
            position = after(&position, choice.action());
        }
    }
    position
}

/// With an empty pile chance decides nothing more, and with a single tile every way can be tried: bots get all that can
/// be got, also where the tile has to be carried over several turns, and do not carry it about for nothing.
#[test]
fn a_last_tile_is_carried_to_where_it_brings_most() {
    let (mut carried, mut hopeless) = (0, 0);
    for position in (0..12).map(last_hand) {
        let now = position.standing().scores[0];
        let keeps = legal(&position).into_iter().filter(|action| matches!(action, Action::Keep(_)));
        for kept in keeps.map(|keep| after(&position, keep)) {
            let best = best_score(&kept, &mut HashMap::new());
            for level in [Level::Medium, Level::Expert] {
                let (actions, score) = play_on(kept, level);
                assert_eq!(score, best, "{level:?}: {actions:?}");
                if best == now {
                    assert_eq!(actions, [Action::End], "{level:?}");
                    hopeless += 1;
                }
                carried += usize::from(actions.iter().any(|action| matches!(action, Action::Keep(_))));
            }
            let (_, of_all) = play_on(position, Level::Expert);
            assert!(of_all >= best, "three tiles bring {of_all}, one of them {best}");
        }
    }
    assert!(carried >= 10 && hopeless >= 4, "{carried} carried, {hopeless} hopeless");
}

/// The rule of thumb does not carry tiles about, either.
#[test]
fn nobody_wanders_with_an_empty_pile() {
    for position in (0..6).map(last_hand) {
        for level in [Level::Greedy, Level::Easy, Level::Medium, Level::Hard] {
            let (actions, _) = play_on(position, level);
            assert!(actions.len() < 40, "{level:?}: {actions:?}");
        }
    }
}

/// Points that a seat leaves when it throws these tiles away: the most that any of them brings at once, laid within reach
/// of its tokens.
fn thrown_away(position: &BeaconPatrol, seat: Seat, tiles: &[Action]) -> i32 {
    let now = position.standing().scores[0];
    let mut sailed = vec![*position];
    let (mut next, mut best) = (0, 0);
    while let Some(from) = sailed.get(next).copied() {
        next += 1;
        let mut actions = Vec::new();
        from.legal(seat, &mut actions);
        for action in actions {
            let mut after = from;
            after.play(By::Seat(seat), action);
            match action {
                Action::Place(tile, _) if tiles.contains(&Action::Keep(tile)) => {
                    best = best.max(after.standing().scores[0] - now);
                }
                // As many positions as there are tiles within four tokens, at most.
                Action::Sail(_) if !sailed.contains(&after) && sailed.len() < 200 => sailed.push(after),
                _ => {}
            }
        }
    }
    best
}

/// What a beginner would laugh at in a game of bots of this level: a line for each.
fn follies(level: Level, setup: &Setup, game: u64, iterations: u64) -> Vec<String> {
    let bot = Contestant { level, budget: Budget::Iterations(iterations) };
    let secret = Secret::simulated(11, game);
    let played = play::<BeaconPatrol>(setup, Loaded::standard(), &secret, &[bot; 4][..setup.players]);
    let (mut follies, mut since_laid) = (Vec::new(), Vec::new());
    for (number, (position, by, action)) in played.journal.walk().enumerate() {
        let By::Seat(seat) = by else { continue };
        let mut folly = |what: &str| follies.push(format!("game {game}, step {number}: {what} ({action:?})"));
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        let has_token = legal.iter().any(|other| matches!(other, Action::Sail(_)));
        let mut hand = tiles_of(&legal);
        match action {
            Action::Sail(side) | Action::SailFor(side, _) => {
                if since_laid.last() == Some(&side.opposite()) {
                    folly("sails back");
                }
                since_laid.push(side);
                if has_token && matches!(action, Action::SailFor(..)) {
                    folly("discards a tile although there is a token");
                }
            }
            Action::Place(..) => since_laid.clear(),
            Action::End | Action::Keep(_) => {
                since_laid.clear();
                hand.retain(|&tile| tile != action);
                let points = thrown_away(&position, seat, &hand);
                if points > 0 {
                    folly(&format!("throws away a tile worth {points}"));
                }
            }
            Action::Swap(..) | Action::Draw(..) => {}
        }
    }
    follies
}

/// The tiles in the hand of whoever may do this, each as the action that keeps it.
fn tiles_of(legal: &[Action]) -> Vec<Action> {
    let tile = |action: &Action| match *action {
        Action::Place(tile, _) | Action::SailFor(_, tile) => Some(Action::Keep(tile)),
        _ => None,
    };
    legal.iter().filter_map(tile).collect()
}

/// Medium bots do nothing of the kind. Those that try turns out change their mind now and then, the more so the less they
/// may think, but seldom.
#[test]
fn nobody_laughs() {
    let count = |level, games: u64| {
        let all = [1, 2, 3, 4].into_iter().flat_map(|players| {
            (0..games).flat_map(move |game| follies(level, &setup(players, false, false), game, 40))
        });
        all.collect::<Vec<String>>()
    };
    let medium = count(Level::Medium, 8);
    assert!(medium.is_empty(), "{medium:#?}");
    for level in [Level::Hard, Level::Expert] {
        let follies = count(level, 3);
        assert!(follies.len() <= 12, "{level}: {follies:#?}");
    }
}

/// Why seat 0 or 1 would take the last of these steps, in English and in German.
fn check_reason(players: usize, steps: &str, english: &str, german: &str) {
    check_reason_on(Loaded::standard(), players, steps, english, german);
}

fn check_reason_on(
    tiles: &'static Loaded<BeaconPatrol>,
    players: usize,
    steps: &str,
    english: &str,
    german: &str,
) {
    let mut patrol = Journal::<BeaconPatrol>::new(setup(players, false, false), tiles).unwrap();
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
        "3 sides stay open there to sail on.",
        "Dort bleiben 3 Seiten zum Weiterfahren offen.",
    );
    check_reason(
        1,
        &format!("{AROUND_HQ}; 0 sail n; place B w"),
        "That explores HQ in the east: 3 points.",
        "Das erkundet das Hauptquartier im Osten: 3 Punkte.",
    );
}

#[test]
fn sailing_is_explained() {
    check_reason(
        1,
        &format!("{AROUND_HQ}; sail n"),
        "From there you can lay the buoy tile (B) to the west.",
        "Von dort kannst du das Bojenplättchen (B) nach Westen legen.",
    );
    check_reason(
        1,
        "* draw 0 Y1; * draw 0 Y2; * draw 0 T1; 0 place T1 n; sail s",
        "From there you can lay the bay tile (Y1) to the south.",
        "Von dort kannst du das Buchtplättchen (Y1) nach Süden legen.",
    );
}

#[test]
fn swaps_are_explained() {
    check_reason(
        2,
        "* draw 0 T1; * draw 0 T2; * draw 0 O; * draw 1 B; * draw 1 N1; * draw 1 N2; swap O 1 B",
        "You can lay the buoy tile (B) in this turn.",
        "Du kannst das Bojenplättchen (B) noch in diesem Zug legen.",
    );
}

#[test]
fn ends_are_explained() {
    check_reason(
        1,
        "* draw 0 O; * draw 0 O; * draw 0 B; end O",
        "It fits into 4 gaps of the chart.",
        "Es passt in 4 Lücken der Karte.",
    );
    check_reason(
        1,
        "* draw 0 O; * draw 0 O; * draw 0 B; 0 place O n; 0 place O n; 0 place B n; end",
        "All your tiles are used.",
        "Deine Plättchen sind alle verbraucht.",
    );
    check_reason(
        1,
        "* draw 0 O; * draw 0 O; * draw 0 B; end",
        "What you could still lay would cost more than it brings.",
        "Was du noch legen könntest, würde mehr kosten, als es bringt.",
    );
}

/// A lone captain's last hand of twelve tiles of open sea, seven tokens north of HQ. In the south of HQ is a gap.
const FAR_NORTH: &str = "* draw 0 F; * draw 0 F; * draw 0 F; 0 place F e; 0 sail w; 0 place F w; 0 sail e; 0 place F n; 0 end; \
                         * draw 0 F; * draw 0 F; * draw 0 F; 0 place F n; 0 place F n; 0 place F n; 0 end; \
                         * draw 0 F; * draw 0 F; * draw 0 F; 0 place F n; 0 place F n; 0 place F n; 0 end; \
                         * draw 0 F; * draw 0 F; * draw 0 F";

fn check_last(steps: &str, english: &str, german: &str) {
    let hq = "[hq]\nid = \"HQ\"\nedges = \"wwww\"\nfeature = \"lighthouse\"\n";
    let tile = "[[tile]]\nid = \"F\"\nedges = \"wwww\"\nfeature = \"none\"\ncount = 12\n";
    let tiles = Loaded::read("far", &format!("{hq}{tile}")).unwrap();
    check_reason_on(tiles, 1, &format!("{FAR_NORTH}; {steps}"), english, german);
}

#[test]
fn carrying_is_explained() {
    check_last(
        "sail s",
        "That brings you nearer to the place where the open-water tile (F) is worth 3 points.",
        "So kommst du dem Platz näher, an dem das Meeresplättchen (F) 3 Punkte bringt.",
    );
    check_last(
        "end F",
        "2 more turns of sailing bring it to its place, for 3 points.",
        "Noch 2 Züge auf See bringen es an seinen Platz, für 3 Punkte.",
    );
    check_last(
        "0 sail s; 0 sail s; 0 sail s; 0 sail s; end F",
        "One more turn of sailing brings it to its place, for 3 points.",
        "Noch ein Zug auf See bringt es an seinen Platz, für 3 Punkte.",
    );
    check_last(
        "0 sail s; 0 sail s; 0 sail s; 0 sail s; 0 end F; 0 sail s; 0 sail s; 0 sail s; place F s",
        "That explores HQ in the north: 3 points.",
        "Das erkundet das Hauptquartier im Norden: 3 Punkte.",
    );
}

#[test]
fn hopeless_ends_are_explained() {
    let hq = "[hq]\nid = \"HQ\"\nedges = \"wwww\"\nfeature = \"lighthouse\"\n";
    let tile = "[[tile]]\nid = \"F\"\nedges = \"wwww\"\nfeature = \"none\"\ncount = 3\n";
    let tiles = Loaded::read("few", &format!("{hq}{tile}")).unwrap();
    let deal = "* draw 0 F; * draw 0 F; * draw 0 F";
    check_reason_on(
        tiles,
        1,
        &format!("{deal}; end"),
        "None of your tiles can explore anything more.",
        "Keines deiner Plättchen kann noch etwas erkunden.",
    );
    check_reason_on(
        tiles,
        1,
        &format!("{deal}; end F"),
        "It explores nothing more, wherever you lay it.",
        "Es erkundet nichts mehr, wohin du es auch legst.",
    );
}
