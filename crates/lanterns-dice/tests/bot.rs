//! Bots keep their manners, search finds what is exactly right, habits are good ones, and reasons are true.

use bots::{Budget, Level, Skilled, choose, conformance, exact};
use lanterns_dice::{LanternsDice, Setup};
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
    let mut rng = Rng::seed_from_u64(seed);
    let mut position = start(setup);
    loop {
        let (by, action) = match position.turn() {
            Turn::Over => return position,
            Turn::Chance => (By::Chance, position.random_outcome(&mut rng, &mut Scratch::default())),
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap();
                before(&position, seat);
                let view = position.view(Eyes::Seat(seat));
                let rng = Rng::seed_from_u64(seed);
                (
                    By::Seat(seat),
                    choose::<LanternsDice>(seat, &view, level, Budget::Iterations(1), rng).0.action(),
                )
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
        ("* roll RGBW", "turn 0", "Gives you a red die.", "Gibt dir einen Würfel in Rot."),
        (
            "* roll RGBW",
            "reroll",
            "None of the dice can complete a pool.",
            "Keiner der Würfel kann ein Becken fertig machen.",
        ),
        (
            "* roll BRRR; 0 turn 0",
            "shade e1b",
            "Earns a gift at the pavilion.",
            "Bringt am Pavillon ein Geschenk.",
        ),
        (
            "* roll BRRR; 0 turn 0",
            "shade d2t",
            "Begins d2, beside a boat that scores once it is surrounded.",
            "Beginnt d2 neben einem Boot, das umschlossen Punkte bringt.",
        ),
        ("* roll BRRR; 0 turn 0", "shade g2b", "Begins g2.", "Beginnt g2."),
        (
            "* roll BRRR; 0 turn 0; 0 shade d2t",
            "shade d2b",
            "Completes d2 and earns a gift.",
            "Macht d2 fertig und bringt ein Geschenk.",
        ),
        (
            "* roll WRRR; 0 turn 0; 0 shade a3b",
            "shade a3t",
            "Completes the platform pool a3, so that you may shade an area beside it.",
            "Macht das Plattformbecken a3 fertig, und du darfst ein Feld daneben ausmalen.",
        ),
        (
            "* roll WRRR; 0 turn 0; 0 shade a3b; 0 pass",
            "emperor 1",
            "Buys you another area, which can complete a pool.",
            "Kauft dir ein weiteres Feld, das ein Becken fertig machen kann.",
        ),
        (
            "* roll WRRR; 0 turn 0; 0 shade a3b; 0 pass",
            "pass",
            "Keeps your gift for later.",
            "Behält dein Geschenk für später.",
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
        (&["c1", "b2", "d2"][..], "shade c3", "Completes c3, the last pool around a boat: 4 points."),
        (&["d5"], "shade d6", "Completes d6 and earns a gift."),
        (&["d5"], "shade c5", "Completes c5."),
        (&["d5"], "shade f1", "Completes f1: your second-largest group has 1 pool now."),
        (&["d5", "d6"], "shade e5", "Completes e5, so that L3 fits: 4 points."),
        (&["d5", "d6", "e5"], "shade e6", "Completes e6, so that O4 fits: 5 points."),
    ] {
        let steps: String = pools.iter().map(|&pool| turn(pool)).chain([choose.to_owned()]).collect();
        let told = reason(lavish(), setup(2, "first", "first"), &steps, 0, action);
        assert_eq!(told[0], english, "{pools:?}, {action}");
    }
}
