//! Bots keep their manners, search finds what is exactly right, habits are good ones, and reasons are true.

use bots::{Budget, Level, Skilled, choose, conformance, exact};
use lanterns_dice::{Action, LanternsDice, Setup};
use rand::SeedableRng;
use table::{By, Eyes, Game, Journal, Lang, Listener, Loaded, Rng, Scratch, Seat, SeatSet, Turn, Words};

fn setup(players: usize, shapes: &str, emperor: &str) -> Setup {
    Setup { players, shapes: shapes.to_owned(), emperor: emperor.to_owned(), ..Setup::default() }
}

fn with_sheets(sheets: &str, setup: Setup) -> Setup {
    Setup { sheets: sheets.to_owned(), ..setup }
}

#[test]
fn manners() {
    conformance::check::<LanternsDice>(&[
        setup(2, "first", "first"),
        setup(2, "X5,I3,S4,L4", "BBB"),
        with_sheets("random", setup(3, "random", "random")),
        with_sheets("ADCB", setup(4, "random", "AAB")),
    ]);
}

#[test]
fn an_expert_is_punctual() {
    conformance::check_time::<LanternsDice>(&setup(2, "first", "first"));
}

fn start(setup: &Setup) -> LanternsDice {
    LanternsDice::new(setup, &Loaded::<LanternsDice>::standard().data).unwrap()
}

/// Plays by one level for all, and calls `before` with every decision.
fn play_all(
    setup: &Setup,
    level: Level,
    seed: u64,
    mut before: impl FnMut(&LanternsDice, Seat),
) -> LanternsDice {
    play_all_with(setup, level, seed, Budget::Iterations(1), |position, seat, _| before(position, seat))
}

/// The same with a budget, and with what is decided.
fn play_all_with(
    setup: &Setup,
    level: Level,
    seed: u64,
    budget: Budget,
    mut decided: impl FnMut(&LanternsDice, Seat, Action),
) -> LanternsDice {
    let mut rng = Rng::seed_from_u64(seed);
    let mut position = start(setup);
    loop {
        let (by, action) = match position.turn() {
            Turn::Over => return position,
            Turn::Chance => (By::Chance, position.random_outcome(&mut rng, &mut Scratch::default())),
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap();
                let view = position.view(Eyes::Seat(seat));
                let rng = Rng::seed_from_u64(seed);
                let action = choose::<LanternsDice>(seat, &view, level, budget, rng).0.action();
                decided(&position, seat, action);
                (By::Seat(seat), action)
            }
        };
        position.play(by, action);
    }
}

/// Whether `seat` alone decides the rest, in three steps at most. (Of what is alike to a rival, exact values
/// take the last and search the first; that must not matter.)
fn is_nearly_over(position: &LanternsDice, seat: Seat) -> bool {
    (0..8).all(|seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut ahead = *position;
        for _ in 0..3 {
            match ahead.turn() {
                Turn::Over => return true,
                Turn::Seats(acting) if acting == SeatSet::only(seat) => {
                    let action = ahead.random_action(seat, &mut rng, &mut Scratch::default());
                    ahead.play(By::Seat(seat), action);
                }
                _ => return false,
            }
        }
        ahead.turn() == Turn::Over
    })
}

#[test]
fn search_finds_what_is_exactly_best_at_the_end() {
    let mut checked = 0;
    for seed in 0..20 {
        let setup = setup(2, "random", if seed % 2 == 0 { "AAA" } else { "BBB" });
        play_all(&setup, Level::Medium, seed, |position, seat| {
            if !is_nearly_over(position, seat) {
                return;
            }
            let exact = exact::actions(position, seat);
            let best = exact.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
            let budget = Budget::Iterations(40_000);
            let view = position.view(Eyes::Seat(seat));
            let (choice, _) =
                choose::<LanternsDice>(seat, &view, Level::Expert, budget, Rng::seed_from_u64(seed));
            let chosen = exact.iter().find(|&&(action, _)| action == choice.action()).unwrap().1;
            assert!((chosen - best).abs() < 1e-9, "game {seed}: {chosen} is chosen, {best} can be had");
            checked += usize::from(exact.iter().any(|&(_, value)| value < best));
        });
    }
    assert!(checked > 20, "only {checked} decisions mattered");
}

/// What a level scores on average, alone among its like.
fn mean_score(setup: &Setup, level: Level, games: u64) -> f64 {
    let scores =
        (0..games).flat_map(|seed| play_all(setup, level, seed, |_, _| ()).standing().scores.to_vec());
    f64::from(scores.sum::<i32>()) / (games as usize * setup.players) as f64
}

#[test]
fn habit_is_good_with_every_number_of_players_and_every_card() {
    for (players, shapes, emperor, least) in [
        (2, "first", "first", 28.0),
        (2, "X5,I3,S4,L4", "BBB", 24.0),
        (3, "first", "BAB", 20.0),
        (4, "first", "first", 15.0),
    ] {
        let mean = mean_score(&setup(players, shapes, emperor), Level::Medium, 60);
        assert!(mean > least, "{players} players, {shapes}, {emperor}: {mean}");
    }
}

/// The reason for an action, in both languages, as its seat hears it. Steps are written as in records.
fn reason(
    content: &'static Loaded<LanternsDice>,
    setup: Setup,
    steps: &str,
    seat: usize,
    action: &str,
) -> [String; 2] {
    let mut journal = Journal::new(setup, content).unwrap();
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    let action = LanternsDice::parse(&content.data, action).unwrap();
    let seat = Seat::new(seat);
    assert!(journal.now().is_legal(seat, action), "a reason is asked of what can be done");
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, [LanternsDice::words(lang)]);
        let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
        LanternsDice::reason(seat, &journal.now().view(Eyes::Seat(seat)), action, &to)
    })
}

/// Twenty gifts for everybody, and every card costs one: a sheet is filled quickly.
fn lavish() -> &'static Loaded<LanternsDice> {
    let text = LanternsDice::CONTENT.replace("first_gifts = 1", "first_gifts = 20");
    let text = text.replace("cost = 2", "cost = 1").replace("cost = 3", "cost = 1");
    Loaded::read("lavish", &text).unwrap()
}

#[test]
fn reasons_are_what_an_action_brings() {
    let standard = Loaded::standard();
    for (steps, action, english, german) in [
        (
            "* roll OGRW",
            "turn 0",
            "It can light a pavilion, for a gift.",
            "Damit kannst du an einem Pavillon ein Geschenk bekommen.",
        ),
        (
            "* roll RGBW",
            "reroll",
            "None of these dice completes a pool.",
            "Keiner dieser Würfel macht ein Becken fertig.",
        ),
        (
            "* roll BRRR; 0 turn 0",
            "shade e1b",
            "It earns you a gift at the pavilion.",
            "Am Pavillon bekommst du ein Geschenk.",
        ),
        (
            "* roll BRRR; 0 turn 0",
            "shade d2t",
            "It begins a pool beside a boat, which scores once it is surrounded.",
            "Damit beginnst du ein Becken neben einem Boot, das Punkte bringt, wenn es umschlossen ist.",
        ),
        (
            "* roll BRRR; 0 turn 0",
            "shade g2b",
            "It begins a new pool.",
            "Damit beginnst du ein neues Becken.",
        ),
        (
            "* roll BRRR; 0 turn 0; 0 shade d2t",
            "shade d2b",
            "It completes the pool and earns a gift.",
            "So wird das Becken fertig, und du bekommst ein Geschenk.",
        ),
        (
            "* roll WRRR; 0 turn 0; 0 shade a3b",
            "shade a3t",
            "It completes the pool, and the platform grants you an area beside it.",
            "So wird das Becken fertig, und die Plattform schenkt dir ein Feld daneben.",
        ),
        (
            "* roll WRRR; 0 turn 0; 0 shade a3b; 0 pass",
            "emperor 1",
            "That is one more area, and it can complete a pool.",
            "Das ist ein Feld mehr und kann ein Becken fertig machen.",
        ),
        (
            "* roll WRRR; 0 turn 0; 0 shade a3b; 0 pass",
            "pass",
            "It may buy you more later.",
            "Später bringt es vielleicht mehr.",
        ),
    ] {
        let told = reason(standard, setup(2, "first", "first"), steps, 0, action);
        assert_eq!(told, [english, german], "{steps}; 0 {action}");
    }
}

#[test]
fn reasons_name_displays_groups_and_boats() {
    // With card 3A one pool a turn: here c1, b2 and d2, and in the end c3, around the boat at c2.
    let turn = |pool: &str| {
        let launch = if pool == "e5" { "0 pass;" } else { "" };
        format!(
            "* roll OOOO; 0 turn 0; 0 pass; 0 pass; 0 emperor 3; 0 shade {pool}; {launch} 1 pass; 1 pass; \
             * roll OOOO; 1 turn 0; 0 pass; 0 pass; 1 pass; 1 pass; 1 pass;"
        )
    };
    let choose = "* roll OOOO; 0 turn 0; 0 pass; 0 pass; 0 emperor 3";
    for (pools, action, english) in [
        (&["c1", "b2", "d2"][..], "shade c3", "It completes the last pool around a boat: 4 points."),
        (&["d5"], "shade d6", "It completes the pool and earns a gift."),
        (&["d5"], "shade c5", "It completes the pool."),
        (&["d5"], "shade f1", "It completes the pool, and your second-largest group counts 1 point."),
        (
            &["d5", "d6"],
            "shade e5",
            "It completes the pool, and there is room for a display: Corner (L3), 4 points.",
        ),
        (
            &["d5", "d6", "e5"],
            "shade e6",
            "It completes the pool, and there is room for a display: Square (O4), 5 points.",
        ),
    ] {
        let steps: String = pools.iter().map(|&pool| turn(pool)).chain([choose.to_owned()]).collect();
        let told = reason(lavish(), setup(2, "first", "first"), &steps, 0, action);
        assert_eq!(told[0], english, "{pools:?}, {action}");
    }
}

/// A beginner laughs at so many points thrown away at once.
const LAUGHABLE: i32 = 3;

/// What a beginner would laugh at, where passing was possible: points thrown away, a boat spoiled before the end is near,
/// a last display that is not launched.
fn blunder(position: &LanternsDice, seat: Seat, action: Action) -> Option<String> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    if !actions.contains(&Action::Pass) {
        return None;
    }
    let mut after = *position;
    after.play(By::Seat(seat), action);
    let words = Words::new(Lang::En, [LanternsDice::words(Lang::En)]);
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
    let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
    let told = LanternsDice::tell(position, &after, By::Seat(seat), action, &to);
    let ask = LanternsDice::ask(position, &to).unwrap();
    let points = |position: &LanternsDice| position.standing().scores[seat.index()];
    let lost = points(position) - points(&after);
    let early = ["Round 1 ", "Round 2 ", "Round 3 ", "Round 4 "]
        .iter()
        .any(|round| LanternsDice::progress(position, &to).starts_with(round));
    let foolish = lost >= LAUGHABLE
        || early && told.contains("boat there is lost")
        || action == Action::Pass && ask.contains("last display");
    foolish.then(|| format!("{told} That costs {lost} points."))
}

#[test]
fn nobody_laughs_at_a_good_bot() {
    for (level, games) in [(Level::Medium, 60), (Level::Hard, 6)] {
        for seed in 0..games {
            let kind = seed as usize % 3;
            let setup = setup(2 + kind, "random", ["AAA", "BBB", "ABA"][kind]);
            play_all_with(&setup, level, seed, Budget::Iterations(400), |position, seat, action| {
                let blunder = blunder(position, seat, action);
                assert_eq!(blunder, None, "{level:?} in game {seed}");
            });
        }
    }
}
