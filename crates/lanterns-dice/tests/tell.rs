//! What people are told: what came of a step, what to do, how far the game is, and why something does not work.

use lanterns_dice::{Action, LanternsDice, Setup};
use table::playout::RandomGame;
use table::{By, Eyes, Game, Journal, Lang, Listener, Loaded, Seat, Secret, Turn, Words};

/// Everybody has twenty gifts, and every card costs one.
fn lavish() -> &'static Loaded<LanternsDice> {
    let text = LanternsDice::CONTENT.replace("first_gifts = 1", "first_gifts = 20");
    let text = text.replace("cost = 2", "cost = 1").replace("cost = 3", "cost = 1");
    Loaded::read("lavish", &text).unwrap()
}

fn standard() -> &'static Loaded<LanternsDice> {
    Loaded::standard()
}

fn play(content: &'static Loaded<LanternsDice>, setup: Setup, steps: &str) -> Journal<LanternsDice> {
    let mut journal = Journal::new(setup, content).unwrap();
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    journal
}

fn emperor(sides: &str) -> Setup {
    Setup { emperor: sides.to_owned(), ..Setup::default() }
}

/// Calls `say` with a listener of each language, who has the eyes of seat 0.
fn listen<T>(say: impl Fn(&Listener<'_>) -> T) -> [T; 2] {
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, [LanternsDice::words(lang)]);
        say(&Listener { words: &words, names: &names, eyes: Eyes::Seat(Seat::new(0)) })
    })
}

/// What seat 0 is told of the last of these steps.
fn told(journal: &Journal<LanternsDice>) -> [String; 2] {
    let (before, by, action) = journal.walk().last().expect("a step");
    listen(|to| LanternsDice::tell(&before, journal.now(), by, action, to))
}

fn check_told(steps: &str, expected: [&str; 2]) {
    assert_eq!(told(&play(lavish(), emperor("AAA"), steps)), expected, "{steps}");
}

#[test]
fn a_turned_tray_says_what_faces_whom() {
    check_told(
        "* roll RGBW",
        ["The dice show red, green, blue and white.", "Die Würfel zeigen Rot, Grün, Blau und Weiß."],
    );
    check_told(
        "* roll RGBW; 0 reroll",
        ["You spend a gift and roll again.", "Du gibst ein Geschenk aus und würfelst neu."],
    );
    check_told(
        "* roll RGBW; 0 turn 1",
        [
            "You turn the tray: green for you and white for Ben.",
            "Du drehst die Schale: Grün für dich und Weiß für Ben.",
        ],
    );
    check_told(
        "* roll RGBW; 0 turn 0; 0 pass; 0 pass; 0 pass; 1 pass; 1 pass; * roll RGBW; 1 turn 0",
        [
            "Ben leaves the tray as it is: blue for Ben and red for you.",
            "Ben lässt die Schale, wie sie ist: Blau für Ben und Rot für dich.",
        ],
    );
}

#[test]
fn a_shaded_area_says_what_it_brought() {
    check_told(
        "* roll GRBW; 0 turn 0; 0 shade b1t",
        ["You shade the green half of b1.", "Du malst die grüne Hälfte von b1 aus."],
    );
    check_told(
        "* roll GRBW; 0 turn 0; 1 shade e1b",
        [
            "Ben shades the blue half of e1: a gift at the pavilion.",
            "Ben malt die blaue Hälfte von e1 aus: ein Geschenk am Pavillon.",
        ],
    );
    check_told(
        "* roll WRRR; 0 turn 0; 0 shade a3b; 0 shade a3t",
        [
            "You shade the red half of a3 (bonus) and complete the pool: one more area beside the platform.",
            "Du malst die rote Hälfte von a3 aus (Bonus) und machst das Becken fertig: \
             noch ein Feld neben der Plattform.",
        ],
    );
    check_told(
        "* roll WRRR; 0 turn 0; 0 shade a3b; 0 shade a3t; 0 shade b3t",
        [
            "You shade the purple half of b3 (platform a3).",
            "Du malst die lila Hälfte von b3 aus (Plattform a3).",
        ],
    );
    check_told(
        "* roll GRBW; 0 turn 0; 0 pass; 0 pass; 0 emperor 3; 0 shade b2",
        ["You shade all of b2 (card 3A).", "Du malst b2 ganz aus (Karte 3A)."],
    );
    check_told(
        "* roll WRRR; 0 turn 0; 0 shade c2t",
        [
            "You shade the white half of c2: the boat there is lost.",
            "Du malst die weiße Hälfte von c2 aus: das Boot dort ist verloren.",
        ],
    );
}

/// A turn of seat 0 with one pool of card 3, and a turn of seat 1 with nothing.
fn round(pool: &str) -> String {
    format!(
        "* roll OOOO; 0 turn 0; 0 pass; 0 pass; 0 emperor 3; 0 shade {pool}; 1 pass; 1 pass; \
         * roll OOOO; 1 turn 0; 0 pass; 0 pass; 1 pass; 1 pass; 1 pass; "
    )
}

fn begun(pool: &str) -> String {
    format!("* roll OOOO; 0 turn 0; 0 pass; 0 pass; 0 emperor 3; 0 shade {pool}")
}

#[test]
fn boats_and_displays_say_their_points() {
    check_told(
        &(["c1", "b2", "d2"].map(round).concat() + &begun("c3")),
        [
            "You shade all of c3 (card 3A): a gift at the pavilion and 4 points for a surrounded boat.",
            "Du malst c3 ganz aus (Karte 3A): ein Geschenk am Pavillon und 4 Punkte für ein umschlossenes Boot.",
        ],
    );
    let ready = ["a5", "b5"].map(round).concat() + &begun("b6");
    let ready = ready.replace("0 shade b5;", "0 shade a6;");
    check_told(
        &(ready.clone() + "; 0 launch L3 a5,a6,b6"),
        [
            "You launch the corner (L3) over a5, a6 and b6: 4 points.",
            "Du zündest den Winkel (L3) über a5, a6 und b6: 4 Punkte.",
        ],
    );
    check_told(&(ready + "; 0 pass"), ["You launch nothing.", "Du zündest nichts."]);
}

#[test]
fn gifts_for_the_emperor_and_what_is_declined() {
    check_told("* roll GRBW; 0 turn 0; 0 pass", ["You shade nothing.", "Du malst nichts aus."]);
    check_told(
        "* roll GRBW; 0 turn 0; 1 pass; 1 emperor 2",
        ["Ben gives the emperor a gift for card 2A.", "Ben gibt dem Kaiser ein Geschenk für Karte 2A."],
    );
    check_told(
        "* roll GRBW; 0 turn 0; 1 pass; 1 pass",
        ["Ben asks the emperor for nothing.", "Ben bittet den Kaiser um nichts."],
    );
}

fn check_proposed(steps: &str, action: &str, expected: [&str; 2]) {
    let journal = play(lavish(), emperor("AAA"), steps);
    let action = LanternsDice::parse(&journal.content().data, action).unwrap();
    assert_eq!(listen(|to| LanternsDice::propose(journal.now(), action, to)), expected);
}

#[test]
fn advice_is_in_the_imperative() {
    check_proposed(
        "* roll RGBW",
        "turn 1",
        ["Turn the tray so that green faces you.", "Dreh die Schale so, dass Grün vor dir liegt."],
    );
    check_proposed(
        "* roll RGBR",
        "turn 0",
        [
            "Leave the tray as it is: red faces you (blue for Ben).",
            "Lass die Schale, wie sie ist: Rot liegt vor dir (Blau für Ben).",
        ],
    );
    let shading = "* roll RGBW; 0 turn 0";
    check_proposed(shading, "shade c4t", ["Shade the red half of c4.", "Male die rote Hälfte von c4 aus."]);
    let asking = "* roll RGBW; 0 turn 0; 0 pass; 0 pass";
    check_proposed(asking, "pass", ["Keep your 20 gifts.", "Behalte deine 20 Geschenke."]);
    check_proposed(asking, "emperor 2", ["Pay a gift for card 2A.", "Bezahle Karte 2A mit einem Geschenk."]);
}

/// In German no word for people has the letters of notation; nor have advice and log in English.
#[test]
fn nobody_reads_notation() {
    let game = RandomGame::play(&emperor("first"), standard(), Secret::simulated(7, 0)).unwrap();
    let now = *game.journal.now();
    for (before, by, action) in game.journal.walk() {
        let mut after = before;
        after.play(by, action);
        for sentence in listen(|to| LanternsDice::tell(&before, &after, by, action, to)) {
            let is_area = |word: &str| {
                let word = word.trim_matches(|c: char| !c.is_alphanumeric()).as_bytes();
                matches!(word, [b'a'..=b'i', b'1'..=b'6', b't' | b'b'])
            };
            assert!(!sentence.split_whitespace().any(is_area), "{sentence}");
        }
    }
    assert_eq!(now.turn(), Turn::Over);
}

#[test]
fn how_far_the_game_is() {
    let progress = |position: &LanternsDice| listen(|to| LanternsDice::progress(position, to));
    assert_eq!(progress(play(standard(), Setup::default(), "").now()), ["Round 1 of 10", "Runde 1 von 10"]);
    let mut seen = [0, 0];
    for index in 0..20 {
        let game = RandomGame::play(&Setup::default(), standard(), Secret::simulated(4, index)).unwrap();
        assert_eq!(progress(game.journal.now()), ["The festival is over", "Das Fest ist vorbei"]);
        let moments = moments(&game);
        assert_eq!(moments[0], "The last round begins!");
        assert!(moments[1..].iter().all(|last| last == "The turns are over: one last display each!"));
        seen[moments.len() - 1] += 1;
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

/// The moments of a game, one after the other.
fn moments(game: &RandomGame<LanternsDice>) -> Vec<String> {
    let moment = |(before, by, action): (LanternsDice, By, Action)| {
        let mut after = before;
        after.play(by, action);
        let [english, _] = listen(|to| LanternsDice::moment(&before, &after, to));
        english
    };
    game.journal.walk().filter_map(moment).collect()
}

fn check_why(sides: &str, steps: &str, touched: &[&str], expected: [&str; 2]) {
    let journal = play(lavish(), emperor(sides), steps);
    let why = listen(|to| LanternsDice::why_not(journal.now(), touched, to));
    assert_eq!(why.each_ref().map(Option::as_deref), expected.map(Some), "{steps}: {touched:?}");
}

/// LD-7, LD-8: one thing after the other.
#[test]
fn what_comes_later_says_so() {
    let rolled = "* roll RGBW";
    check_why(
        "AAA",
        rolled,
        &["area/c4t"],
        [
            "First turn the tray: the die that faces you says what you may shade.",
            "Dreh erst die Schale: Der Würfel vor dir sagt, was du ausmalen darfst.",
        ],
    );
    let later = [
        "The emperor comes after you have shaded, or passed.",
        "Der Kaiser ist dran, wenn du ausgemalt oder verzichtet hast.",
    ];
    check_why("AAA", rolled, &["card/1"], later);
    check_why("AAA", "* roll RGBW; 0 turn 0", &["card/1/gift/1"], later);
    let at_the_end = ["You launch at the end of your turn.", "Gezündet wird am Ende deines Zuges."];
    check_why("AAA", rolled, &["shape/L3"], at_the_end);
    check_why(
        "AAA",
        "* roll RGBW; 0 turn 0",
        &["die/red/1"],
        [
            "The tray has been turned; the dice stay as they lie.",
            "Die Schale ist schon gedreht; die Würfel bleiben, wie sie liegen.",
        ],
    );
    check_why(
        "AAA",
        "* roll RGBW; 0 turn 0; 0 pass; 0 pass; 0 pass; 1 pass; 1 pass; * roll RGBW; 1 turn 0",
        &["shape/L3"],
        ["You launch at the end of your own turn.", "Du zündest am Ende deines eigenen Zuges."],
    );
}

/// LD-8, LD-9, LD-11, LD-12: which areas may be shaded.
#[test]
fn areas_say_why_they_cannot_be_shaded() {
    check_why(
        "AAA",
        "* roll RGBW; 0 turn 0",
        &["area/c4b"],
        ["That half is blue; your die shows red.", "Diese Hälfte ist blau, dein Würfel zeigt Rot."],
    );
    check_why(
        "AAA",
        "* roll WGBW; 0 turn 0; 0 pass",
        &["area/c4b"],
        ["That half is blue; your bonus is red.", "Diese Hälfte ist blau, dein Bonus ist Rot."],
    );
    check_why(
        "AAA",
        "* roll RGBW; 0 turn 0; 0 shade c4t",
        &["area/c4t"],
        ["You have already shaded the red half of c4.", "Du hast die rote Hälfte von c4 schon ausgemalt."],
    );
    let platform = "* roll WRRR; 0 turn 0; 0 shade a3b; 0 shade a3t";
    check_why(
        "AAA",
        platform,
        &["area/c3t"],
        [
            "Only the pools right beside the platform a3 count now.",
            "Jetzt geht nur ein Becken gleich neben der Plattform a3.",
        ],
    );
    check_why(
        "AAA",
        platform,
        &["card/1"],
        [
            "First the area beside the platform, or pass.",
            "Erst kommt das Feld neben der Plattform, oder du verzichtest darauf.",
        ],
    );
    check_why("AAA", platform, &["pool/a3"], ["a3 is already complete.", "a3 ist schon fertig."]);
    let paid = |card: u8| format!("* roll RGRG; 0 turn 0; 0 pass; 0 pass; 0 emperor {card}");
    check_why(
        "AAA",
        &paid(1),
        &["area/c4b"],
        ["That half is blue, and no die shows blue.", "Diese Hälfte ist blau, und kein Würfel zeigt Blau."],
    );
    check_why(
        "AAA",
        &paid(2),
        &["area/c4t"],
        [
            "That half is red, and a die shows red. The card is for the other colours.",
            "Diese Hälfte ist rot, und ein Würfel zeigt Rot. Die Karte gilt für die anderen Farben.",
        ],
    );
    check_why(
        "AAA",
        &paid(2),
        &["card/1"],
        [
            "One card a turn, and you have paid for yours: use it.",
            "Eine Karte pro Zug, und deine ist bezahlt: Nutze sie.",
        ],
    );
    check_why(
        "ABA",
        "* roll RGRG; 0 turn 0; 0 shade c4t; 0 pass; 0 emperor 2",
        &["area/d4t"],
        [
            "d4 is not half shaded. The card fills the open half of a pool that is.",
            "d4 ist nicht halb ausgemalt. Die Karte füllt die offene Hälfte eines Beckens, das es ist.",
        ],
    );
    check_why(
        "AAA",
        "* roll RGRG; 0 turn 0; 0 shade c4t; 0 pass; 0 emperor 3",
        &["area/c4b"],
        [
            "c4 is shaded already. The card is for pools that are not shaded at all.",
            "c4 ist nicht mehr ganz offen. Die Karte gilt für Becken, in denen noch nichts ausgemalt ist.",
        ],
    );
}

/// LD-12: cards that cannot be paid, or do nothing.
#[test]
fn cards_say_why_they_cannot_be_taken() {
    let steps = "* roll RGBW; 0 turn 0; 0 pass; 0 pass";
    let journal = play(standard(), emperor("AAA"), steps);
    let why = listen(|to| LanternsDice::why_not(journal.now(), &["card/3"], to).unwrap());
    assert_eq!(
        why,
        ["Card 3A costs 3 gifts, and you have 1.", "Karte 3A kostet 3 Geschenke, und du hast 1."]
    );
    check_why(
        "ABB",
        steps,
        &["card/2"],
        [
            "Card 2B would do nothing: none of your pools is half shaded.",
            "Karte 2B brächte nichts: Keines deiner Becken ist halb ausgemalt.",
        ],
    );
    check_why(
        "ABB",
        steps,
        &["card/3"],
        [
            "Card 3B would do nothing: no display fits on your complete pools.",
            "Karte 3B brächte nichts: Kein Feuerwerk passt auf deine fertigen Becken.",
        ],
    );
    check_why(
        "AAA",
        steps,
        &["area/c4t"],
        [
            "First choose one of the emperor's cards, or pass.",
            "Wähle erst eine Karte des Kaisers, oder verzichte.",
        ],
    );
}

/// LD-14: what carries no display.
#[test]
fn stacks_and_pools_say_why_nothing_can_be_launched() {
    let ready = ["a5", "a6"].map(round).concat() + &begun("b6");
    check_why(
        "AAA",
        &ready,
        &["shape/O4"],
        [
            "Square (O4): your complete pools without a display do not have this shape.",
            "Quadrat (O4): Deine fertigen Becken ohne Feuerwerk haben diese Form nicht.",
        ],
    );
    check_why(
        "AAA",
        &ready,
        &["pool/a5"],
        ["First choose the fireworks, then the pools.", "Wähle erst das Feuerwerk, dann die Becken."],
    );
    check_why(
        "AAA",
        &ready,
        &["shape/L3", "area/b5t"],
        [
            "b5 is not complete: both its halves must be shaded.",
            "b5 ist nicht fertig: Beide Hälften müssen ausgemalt sein.",
        ],
    );
    check_why(
        "AAA",
        &ready,
        &["card/1"],
        ["The emperor's step is over for this turn.", "Der Kaiser ist für diesen Zug nicht mehr dran."],
    );
    let alone = ["a5", "a6", "f1"].map(round).concat() + &begun("b6");
    check_why(
        "AAA",
        &alone,
        &["shape/L3", "pool/f1"],
        [
            "Corner (L3) does not fit over f1: its pools must all be complete and without a display.",
            "Winkel (L3) passt nicht über f1: Alle Becken darunter müssen fertig und ohne Feuerwerk sein.",
        ],
    );
    check_why(
        "AAA",
        &alone,
        &["shape/L3", "pool/a5", "pool/f1"],
        [
            "Corner (L3) does not fit over f1 and the pools you have chosen.",
            "Winkel (L3) passt nicht über f1 und die Becken, die du schon gewählt hast.",
        ],
    );
    let nothing = "; 1 pass; 1 pass; * roll OOOO; 1 turn 0; 0 pass; 0 pass; 1 pass; 1 pass; 1 pass; ";
    let launched = ready + "; 0 launch L3 a5,a6,b6" + nothing + &["c5", "c6"].map(round).concat();
    check_why(
        "AAA",
        &(launched + &begun("d6")),
        &["shape/L3", "display/a5"],
        ["a5 already lies under a display.", "a5 liegt schon unter einem Feuerwerk."],
    );
}

/// Wherever somebody acts, every area, stack and card leads on or says why not, and never both.
#[test]
fn what_leads_nowhere_always_has_a_reason() {
    let areas: Vec<String> = ('a'..='i')
        .flat_map(|column| (1..=6).map(move |row| format!("{column}{row}")))
        .flat_map(|pool| [format!("area/{pool}t"), format!("area/{pool}b")])
        .collect();
    for (index, sides) in ["AAA", "BBB", "ABA", "BAB"].into_iter().enumerate() {
        let setup = Setup { players: 2 + index % 3, ..emperor(sides) };
        let game = RandomGame::play(&setup, standard(), Secret::simulated(11, index as u64)).unwrap();
        for (position, _, _) in game.journal.walk().step_by(3) {
            let Turn::Seats(acting) = position.turn() else { continue };
            acting.iter().for_each(|seat| check_reasons(&position, seat, &areas));
        }
    }
}

fn check_reasons(position: &LanternsDice, seat: Seat, areas: &[String]) {
    let words = Words::new(Lang::En, [LanternsDice::words(Lang::En)]);
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
    let to = Listener { words: &words, names: &names, eyes: Eyes::Seat(seat) };
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let paths: Vec<Vec<String>> =
        actions.iter().map(|&action| LanternsDice::touch(position, action)).collect();
    let leads = |key: &str| {
        // Where whole pools are asked for, their halves lie under them.
        let pool = format!("pool/{}", key.trim_start_matches("area/").get(..2).unwrap_or(""));
        paths.iter().any(|path| path[0] == key || path[0] == pool)
    };
    let others = ["card/1", "card/2", "card/3", "shape/L3", "shape/O4", "shape/T4", "shape/U5"];
    for key in areas.iter().map(String::as_str).chain(others) {
        let why = LanternsDice::why_not(position, &[key], &to);
        assert_eq!(why.is_none(), leads(key), "{key}: {why:?}\n{}", LanternsDice::draw(position, &to));
        assert!(why.is_none_or(|why| !why.contains('‹') && why.ends_with('.')));
    }
}
