//! What is told of steps, how they are proposed, how far the game is, and why something cannot be done.

use std::collections::BTreeSet;

use expect_test::{Expect, expect};
use lighthouse_run::{Action, LighthouseRun, Setup, Variant};
use rand::SeedableRng;
use table::{By, Eyes, Frame, Game, Journal, Lang, Listener, Loaded, Rng, Scratch, Seat, Turn, Words};

const TOWERS: &str = "purple,green,red,blue,yellow,orange";

fn names() -> Vec<String> {
    ["Ada", "Mira", "Jonas", "Wilma"].map(str::to_owned).to_vec()
}

fn seat(seat: usize) -> Eyes {
    Eyes::Seat(Seat::new(seat))
}

/// A game of these options, after these steps.
fn after(players: u8, variant: Variant, steps: &str) -> Journal<LighthouseRun> {
    let setup = Setup { players, variant, towers: TOWERS.to_owned(), ..Setup::default() };
    let mut journal = Journal::new(setup, Loaded::standard()).unwrap();
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        journal.play_text(step).unwrap_or_else(|why| panic!("{step}: {why}"));
    }
    journal
}

/// What these eyes are told of the steps from `skip` on, a line each, with a star before a moment.
fn told(journal: &Journal<LighthouseRun>, skip: usize, eyes: Eyes, lang: Lang) -> String {
    let words = Words::new(lang, [LighthouseRun::words(lang)]);
    let names = names();
    let to = Listener { words: &words, names: &names, eyes };
    let tell = |(position, by, action): (LighthouseRun, By, Action)| {
        let mut next = position;
        next.play(by, action);
        let [before, after] = [position, next].map(|position| position.view(eyes));
        let moment = LighthouseRun::moment(&before, &after, &to);
        let moment = moment.map_or_else(String::new, |moment| format!("* {moment}\n"));
        format!("{}\n{moment}", LighthouseRun::tell(&before, &after, by, action, &to))
    };
    journal.walk().skip(skip).map(tell).collect()
}

/// A first hand that goes back, a turn with every kind of card, and a round that ends.
const ROUND: &str = "* first 0; * draw 0 group2-any; * draw 0 group3-any; * draw 0 solo2-red; * draw 0 coop3-any; \
     * draw 0 solo3-green; * draw 0 solo2-red; * draw 1 coop1-any; * draw 1 group2-any; * draw 1 solo4-orange; \
     0 play coop3-any; 0 light yellow>green; 0 sail 0; 0 bonus; * draw 0 group2-any; \
     1 play solo4-orange; 1 light red>orange; 1 sail 0; * draw 1 solo2-yellow; \
     1 play group2-any; 1 light -; 1 sail 3; * draw 1 coop2-any; 0 play solo2-red; 0 light purple>red; 0 sail 0; \
     * draw 0 coop1-any";

fn check_told(journal: &Journal<LighthouseRun>, skip: usize, eyes: Eyes, lang: Lang, expected: &Expect) {
    expected.assert_eq(&told(journal, skip, eyes, lang));
}

#[test]
fn steps_are_told_by_what_came_of_them() {
    let journal = after(2, Variant::Base, ROUND);
    check_told(
        &journal,
        0,
        seat(0),
        Lang::En,
        &expect![[r"
        You get the storm card and begin.
        You draw a group 2.
        You draw a group 3.
        You draw a solo 2 with red.
        You held both group cards, so your hand goes back: three new cards. You draw a co-op 3.
        You draw a solo 3 with green.
        You draw a solo 2 with red.
        Mira draws a card.
        Mira draws a card.
        Mira draws a card.
        You play a co-op 3.
        You bring the beacon from yellow to green: spaces 3 to 5 light up.
        You sail 3 spaces from the start to space 3 and take Mira’s ship along.
        You take the bonus: 3 spaces to space 6.
        You draw a group 2.
        Mira plays a solo 4 with orange.
        Mira brings the beacon from red to orange: spaces 15 to 18 light up.
        Mira sails 4 spaces from the start to space 4.
        Mira draws a card. Round 2: Mira begins. The storm moves on and is 6 stops from the river.
        Mira plays a group 2.
        Mira leaves the lights as they are.
        Mira sails 2 spaces to space 5.
        Mira draws a card.
        You play a solo 2 with red.
        You bring the beacon from purple to red: spaces 6 to 8 light up.
        You cannot sail from the start: it is dark ahead.
        You draw a co-op 1. Round 3: you begin. The storm moves on and is 5 stops from the river.
    "]],
    );
    check_told(
        &journal,
        0,
        seat(1),
        Lang::De,
        &expect![[r"
        Ada bekommt die Unwetterkarte und beginnt.
        Ada zieht eine Karte.
        Ada zieht eine Karte.
        Ada zieht eine Karte.
        Ada hatte beide Gruppenkarten und legt die Hand zurück: drei neue Karten.
        Ada zieht eine Karte.
        Ada zieht eine Karte.
        Du ziehst eine Koop 1.
        Du ziehst eine Gruppe 2.
        Du ziehst eine Solo 4 mit Orange.
        Ada spielt eine Koop 3.
        Ada bringt das Leuchtfeuer von Gelb zu Grün: Die Felder 3 bis 5 werden hell.
        Ada fährt 3 Felder weit vom Start bis Feld 3 und nimmt dein Schiff mit.
        Ada nimmt den Bonus: 3 Felder weit bis Feld 6.
        Ada zieht eine Karte.
        Du spielst eine Solo 4 mit Orange.
        Du bringst das Leuchtfeuer von Rot zu Orange: Die Felder 15 bis 18 werden hell.
        Du fährst 4 Felder weit vom Start bis Feld 4.
        Du ziehst eine Solo 2 mit Gelb. Runde 2: Du beginnst. Das Unwetter zieht weiter und ist 6 Halte vom Fluss entfernt.
        Du spielst eine Gruppe 2.
        Du lässt die Lichter, wie sie sind.
        Du fährst 2 Felder weit bis Feld 5.
        Du ziehst eine Koop 2.
        Ada spielt eine Solo 2 mit Rot.
        Ada bringt das Leuchtfeuer von Lila zu Rot: Die Felder 6 bis 8 werden hell.
        Ada kommt vom Start nicht weg: Davor ist es dunkel.
        Ada zieht eine Karte. Runde 3: Ada beginnt. Das Unwetter zieht weiter und ist 5 Halte vom Fluss entfernt.
    "]],
    );
}

#[test]
fn erik_is_told_like_everybody() {
    let steps = "* first 0; * draw 0 coop3-any; * draw 0 solo3-green; * draw 0 solo2-red; * draw 1 coop1-any; \
        * draw 1 group2-any; * draw 1 solo4-purple; 0 play solo2-red; 0 sail 0; * draw 0 coop1-any; \
        1 play solo4-purple; 1 sail 0; * draw 1 coop1-any; * erik coop3-any; \
        1 play coop1-any; 1 light -; 1 sail 2; * draw 1 coop2-any; \
        0 play coop1-any; 0 light -; 0 sail 3; * draw 0 coop2-any; * erik solo2-red";
    let journal = after(2, Variant::Erik, steps);
    check_told(
        &journal,
        7,
        seat(0),
        Lang::En,
        &expect![[r"
        You play a solo 2 with red.
        You sail 2 spaces from the start to space 2.
        You draw a co-op 1.
        Mira plays a solo 4 with purple.
        Mira sails 2 of 4 spaces from the start to space 2. There the light ends.
        Mira draws a card.
        Erik turns over a co-op 3, sails 3 spaces from the start to space 3 and takes your ship and Mira’s ship along. With the bonus he sails on to space 6. Round 2: Mira begins. The storm moves on and is 6 stops from the river.
        Mira plays a co-op 1.
        Mira leaves the lights as they are.
        Mira cannot sail from space 2: it is dark ahead.
        Mira draws a card.
        You play a co-op 1.
        You leave the lights as they are.
        You cannot sail from space 3: it is dark ahead.
        You draw a co-op 2.
        Erik turns over a solo 2 with red and sails 2 spaces from the start to space 2. Round 3: you begin. The storm moves on and is 5 stops from the river.
    "]],
    );
    check_told(
        &journal,
        7,
        seat(0),
        Lang::De,
        &expect![[r"
        Du spielst eine Solo 2 mit Rot.
        Du fährst 2 Felder weit vom Start bis Feld 2.
        Du ziehst eine Koop 1.
        Mira spielt eine Solo 4 mit Lila.
        Mira fährt 2 von 4 Feldern vom Start bis Feld 2. Dort endet das Licht.
        Mira zieht eine Karte.
        Erik deckt eine Koop 3 auf, fährt 3 Felder weit vom Start bis Feld 3 und nimmt dein Schiff und ein Schiff von Mira mit. Mit dem Bonus fährt er weiter bis Feld 6. Runde 2: Mira beginnt. Das Unwetter zieht weiter und ist 6 Halte vom Fluss entfernt.
        Mira spielt eine Koop 1.
        Mira lässt die Lichter, wie sie sind.
        Mira kommt von Feld 2 nicht weg: Davor ist es dunkel.
        Mira zieht eine Karte.
        Du spielst eine Koop 1.
        Du lässt die Lichter, wie sie sind.
        Du kommst von Feld 3 nicht weg: Davor ist es dunkel.
        Du ziehst eine Koop 2.
        Erik deckt eine Solo 2 mit Rot auf und fährt 2 Felder weit vom Start bis Feld 2. Runde 3: Du beginnst. Das Unwetter zieht weiter und ist 5 Halte vom Fluss entfernt.
    "]],
    );
}

#[test]
fn the_great_fleet_names_colours() {
    let steps = "* first 0; * draw 0 red:coop2-any; * draw 0 red:solo2-red; * draw 0 red:solo3-blue; \
        * draw 0 green:group2-any; * draw 0 green:solo2-red; * draw 0 green:coop1-any; \
        * draw 1 yellow:coop2-any; * draw 1 yellow:solo2-red; * draw 1 yellow:solo3-blue; \
        * draw 1 blue:coop2-any; * draw 1 blue:solo2-red; * draw 1 blue:solo3-blue; \
        0 play red:coop2-any; 0 light -; 0 sail 0; 1 play yellow:coop2-any; 1 light red>green; 1 sail 2; 1 stay; \
        0 play green:group2-any; 0 light -; 0 sail 4";
    let journal = after(2, Variant::Fleet, steps);
    check_told(
        &journal,
        12,
        seat(0),
        Lang::En,
        &expect![[r"
            Mira draws a card for blue.
            You play a co-op 2 for red.
            You leave the lights as they are.
            You sail a red ship 2 spaces from the start to space 2 and take Mira’s yellow ship, your green ship and Mira’s blue ship along.
            Mira plays a co-op 2 for yellow.
            Mira brings the beacon from red to green: spaces 3 to 5 light up.
            Mira sails a yellow ship 2 spaces to space 4 and takes your red ship, your green ship and a blue ship along.
            Mira does without the bonus and stays on space 4.
            You play a group 2 for green.
            You leave the lights as they are.
            You sail a green ship 1 of 2 spaces to space 5. There the light ends.
        "]],
    );
    check_told(
        &journal,
        12,
        seat(1),
        Lang::De,
        &expect![[r"
            Du ziehst eine Solo 3 mit Blau für Blau.
            Ada spielt eine Koop 2 für Rot.
            Ada lässt die Lichter, wie sie sind.
            Ada fährt mit einem Schiff von Rot 2 Felder weit vom Start bis Feld 2 und nimmt dein gelbes Schiff, ein grünes Schiff und dein blaues Schiff mit.
            Du spielst eine Koop 2 für Gelb.
            Du bringst das Leuchtfeuer von Rot zu Grün: Die Felder 3 bis 5 werden hell.
            Du fährst mit einem Schiff von Gelb 2 Felder weit bis Feld 4 und nimmst ein rotes Schiff von Ada, ein grünes Schiff von Ada und dein blaues Schiff mit.
            Du verzichtest auf den Bonus und bleibst auf Feld 4.
            Ada spielt eine Gruppe 2 für Grün.
            Ada lässt die Lichter, wie sie sind.
            Ada fährt mit einem Schiff von Grün 1 von 2 Feldern bis Feld 5. Dort endet das Licht.
        "]],
    );
}

/// A random game to its end.
fn random_game(players: u8, variant: Variant, seed: u64) -> Journal<LighthouseRun> {
    let mut journal = after(players, variant, "");
    let (mut rng, mut scratch) = (Rng::seed_from_u64(seed), Scratch::default());
    loop {
        let (by, action) = match journal.now().turn() {
            Turn::Over => return journal,
            Turn::Chance => (By::Chance, journal.now().random_outcome(&mut rng, &mut scratch)),
            Turn::Seats(acting) => {
                let seat = acting.first().expect("never empty");
                (By::Seat(seat), journal.now().random_action(seat, &mut rng, &mut scratch))
            }
        };
        journal.play(by, action).expect("legal");
    }
}

#[test]
fn rounds_tell_of_the_storm_and_moments_are_rare() {
    let journal = random_game(3, Variant::Base, 3);
    let rounds = |lang| {
        let told = told(&journal, 0, seat(0), lang);
        let lines: Vec<&str> = told.lines().filter(|line| line.contains([':', '*'])).collect();
        let round = |line: &&str| {
            ["Round ", "Runde ", "last round", "letzte Runde", "* "].iter().any(|part| line.contains(part))
        };
        lines.into_iter().filter(round).map(|line| format!("{line}\n")).collect::<String>()
    };
    expect![[r"
        Jonas draws a card. Round 2: Mira begins. The storm moves on and is 6 stops from the river.
        You draw a solo 2 with red. Round 3: Jonas begins. The storm moves on and is 5 stops from the river.
        Mira draws a card. Round 4: you begin. The storm moves on and is 4 stops from the river.
        Jonas draws a card. Round 5: Mira begins. The storm moves on and is 3 stops from the river.
        You draw a solo 3 with blue. Round 6: Jonas begins. The storm moves on and is 2 stops from the river.
        Mira draws a card. Round 7: you begin. The storm moves on; the next stop is on the river.
        Jonas draws a card. Round 8: Mira begins. The storm moves to space 2 and catches 4 of your ships, 4 of Mira’s ships and 3 of Jonas’s ships.
        * The storm is on the river!
        You draw a solo 4 with orange. Round 9: Jonas begins. The storm moves to space 5.
        Mira draws a card. Round 10: you begin. The storm moves to space 8 and catches one of Jonas’s ships.
        Jonas draws a card. Round 11: Mira begins. The storm moves to space 12 and catches one of Mira’s ships and one of Jonas’s ships.
        You draw a co-op 2. Round 12: Jonas begins. The storm moves to space 16.
        * The last round!
        Mira has no ship that this card could move: its steps are lost. That was the last round: the ships are counted.
    "]].assert_eq(&rounds(Lang::En));
    expect![[r"
        Jonas zieht eine Karte. Runde 2: Mira beginnt. Das Unwetter zieht weiter und ist 6 Halte vom Fluss entfernt.
        Du ziehst eine Solo 2 mit Rot. Runde 3: Jonas beginnt. Das Unwetter zieht weiter und ist 5 Halte vom Fluss entfernt.
        Mira zieht eine Karte. Runde 4: Du beginnst. Das Unwetter zieht weiter und ist 4 Halte vom Fluss entfernt.
        Jonas zieht eine Karte. Runde 5: Mira beginnt. Das Unwetter zieht weiter und ist 3 Halte vom Fluss entfernt.
        Du ziehst eine Solo 3 mit Blau. Runde 6: Jonas beginnt. Das Unwetter zieht weiter und ist 2 Halte vom Fluss entfernt.
        Mira zieht eine Karte. Runde 7: Du beginnst. Das Unwetter zieht weiter; sein nächster Halt ist auf dem Fluss.
        Jonas zieht eine Karte. Runde 8: Mira beginnt. Das Unwetter zieht auf Feld 2 und holt 4 deiner Schiffe, 4 Schiffe von Mira und 3 Schiffe von Jonas ein.
        * Das Unwetter ist auf dem Fluss!
        Du ziehst eine Solo 4 mit Orange. Runde 9: Jonas beginnt. Das Unwetter zieht auf Feld 5.
        Mira zieht eine Karte. Runde 10: Du beginnst. Das Unwetter zieht auf Feld 8 und holt ein Schiff von Jonas ein.
        Jonas zieht eine Karte. Runde 11: Mira beginnt. Das Unwetter zieht auf Feld 12 und holt ein Schiff von Mira und ein Schiff von Jonas ein.
        Du ziehst eine Koop 2. Runde 12: Jonas beginnt. Das Unwetter zieht auf Feld 16.
        * Die letzte Runde!
        Mira hat kein Schiff, das mit dieser Karte fahren kann: Ihre Schritte verfallen. Das war die letzte Runde: Die Schiffe werden gezählt.
    "]].assert_eq(&rounds(Lang::De));
}

#[test]
fn progress_says_how_far_the_game_and_the_storm_are() {
    let journal = random_game(2, Variant::Base, 1);
    for (lang, expected) in [
        (
            Lang::En,
            expect![[r"
                Getting ready
                Round 1 of 12 · storm in 7 rounds
                Round 2 of 12 · storm in 6 rounds
                Round 3 of 12 · storm in 5 rounds
                Round 4 of 12 · storm in 4 rounds
                Round 5 of 12 · storm in 3 rounds
                Round 6 of 12 · storm in 2 rounds
                Round 7 of 12 · storm next on the river
                Round 8 of 12 · storm next at space 5
                Round 9 of 12 · storm next at space 8
                Round 10 of 12 · storm next at space 12
                Round 11 of 12 · storm next at space 16
                Round 12 of 12 · the last one
                All 12 rounds played
            "]],
        ),
        (
            Lang::De,
            expect![[r"
                Gleich geht es los
                Runde 1 von 12 · Unwetter in 7 Runden
                Runde 2 von 12 · Unwetter in 6 Runden
                Runde 3 von 12 · Unwetter in 5 Runden
                Runde 4 von 12 · Unwetter in 4 Runden
                Runde 5 von 12 · Unwetter in 3 Runden
                Runde 6 von 12 · Unwetter in 2 Runden
                Runde 7 von 12 · Unwetter bald auf dem Fluss
                Runde 8 von 12 · Unwetter dann auf Feld 5
                Runde 9 von 12 · Unwetter dann auf Feld 8
                Runde 10 von 12 · Unwetter dann auf Feld 12
                Runde 11 von 12 · Unwetter dann auf Feld 16
                Runde 12 von 12 · die letzte
                Alle 12 Runden gespielt
            "]],
        ),
    ] {
        let words = Words::new(lang, [LighthouseRun::words(lang)]);
        let to = Listener { words: &words, names: &names(), eyes: Eyes::Spectator };
        let mut lines: Vec<String> = journal
            .positions()
            .map(|position| LighthouseRun::progress(&position.view(Eyes::Spectator), &to))
            .collect();
        lines.dedup();
        expected.assert_eq(&(lines.join("\n") + "\n"));
    }
}

/// Everything that may be done now, as advice.
fn proposed(journal: &Journal<LighthouseRun>, lang: Lang) -> String {
    let Turn::Seats(acting) = journal.now().turn() else { panic!("a seat acts") };
    let seat = acting.first().expect("never empty");
    let words = Words::new(lang, [LighthouseRun::words(lang)]);
    let to = Listener { words: &words, names: &names(), eyes: Eyes::Seat(seat) };
    let mut actions = Vec::new();
    journal.now().legal(seat, &mut actions);
    let view = journal.now().view(Eyes::Seat(seat));
    actions.iter().map(|&action| LighthouseRun::propose(&view, action, &to) + "\n").collect()
}

/// Both have sailed; seat 1 begins the second round. Red is on 6, yellow on 5; purple, green and orange are lit.
const SECOND: &str = "* first 0; * draw 0 coop3-any; * draw 0 solo3-green; * draw 0 solo2-red; * draw 1 coop1-any; \
     * draw 1 group2-any; * draw 1 solo4-orange; 0 play coop3-any; 0 light yellow>green; 0 sail 0; 0 bonus; \
     * draw 0 group2-any; 1 play solo4-orange; 1 light red>orange; 1 sail 3; * draw 1 solo2-yellow;";

fn second(steps: &str) -> Journal<LighthouseRun> {
    after(2, Variant::Base, &format!("{SECOND} {steps}"))
}

#[test]
fn advice_is_in_the_imperative() {
    let one_light = second("1 play solo2-yellow");
    let coop = second("1 play coop1-any; 1 light green>blue");
    let check = |journal: &Journal<LighthouseRun>, lang, expected: Expect| {
        expected.assert_eq(&proposed(journal, lang));
    };
    check(
        &second(""),
        Lang::En,
        expect![[r"
        Play the solo 2 with yellow.
        Play the co-op 1.
        Play the group 2.
    "]],
    );
    check(
        &second(""),
        Lang::De,
        expect![[r"
        Spiel die Solo 2 mit Gelb.
        Spiel die Koop 1.
        Spiel die Gruppe 2.
    "]],
    );
    check(
        &one_light,
        Lang::En,
        expect![[r"
        Move the beacon from purple to yellow.
        Move the beacon from green to yellow.
        Move the beacon from orange to yellow.
    "]],
    );
    check(
        &one_light,
        Lang::De,
        expect![[r"
        Bring das Leuchtfeuer von Lila zu Gelb.
        Bring das Leuchtfeuer von Grün zu Gelb.
        Bring das Leuchtfeuer von Orange zu Gelb.
    "]],
    );
    check(
        &coop,
        Lang::En,
        expect![[r"
            Sail from the start to space 1 and take Ada’s ship along.
            Let the steps go (from space 5).
            Let the steps go (from space 6).
        "]],
    );
    check(
        &coop,
        Lang::De,
        expect![[r"
            Fahr vom Start bis Feld 1 und nimm ein Schiff von Ada mit.
            Lass die Schritte verfallen (von Feld 5).
            Lass die Schritte verfallen (von Feld 6).
        "]],
    );
    let solo = second("1 play solo2-yellow; 1 light purple>yellow");
    check(
        &solo,
        Lang::En,
        expect![[r"
            Let the steps go (from the start).
            Let the steps go (from space 5).
        "]],
    );
    check(
        &solo,
        Lang::De,
        expect![[r"
            Lass die Schritte verfallen (vom Start).
            Lass die Schritte verfallen (von Feld 5).
        "]],
    );
    let bonus = after(
        2,
        Variant::Base,
        "* first 0; * draw 0 coop2-any; * draw 0 solo3-green; * draw 0 solo2-red; * draw 1 coop1-any; \
         * draw 1 group2-any; * draw 1 solo4-orange; 0 play coop2-any; 0 light red>green; 0 sail 0",
    );
    check(
        &bonus,
        Lang::En,
        expect![[r"
        Sail on to space 4.
        Stay on space 2.
    "]],
    );
    check(
        &bonus,
        Lang::De,
        expect![[r"
        Fahr weiter bis Feld 4.
        Bleib auf Feld 2.
    "]],
    );
}

/// Why touching these keys leads to nothing for whoever acts, in English and German.
fn why(journal: &Journal<LighthouseRun>, touched: &[&str]) -> [Option<String>; 2] {
    let Turn::Seats(acting) = journal.now().turn() else { panic!("a seat acts") };
    let eyes = Eyes::Seat(acting.first().expect("never empty"));
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, [LighthouseRun::words(lang)]);
        let to = Listener { words: &words, names: &names(), eyes };
        LighthouseRun::why_not(&journal.now().view(eyes), touched, &to)
    })
}

#[track_caller]
fn check_why(journal: &Journal<LighthouseRun>, touched: &[&str], [english, german]: [&str; 2]) {
    assert_eq!(why(journal, touched), [english, german].map(|reason| Some(reason.to_owned())));
}

#[test]
fn why_not_before_a_card_is_chosen() {
    let journal = second("");
    check_why(
        &journal,
        &["space/3"],
        [
            "Choose a card first: it says which ships sail.",
            "Wähle zuerst eine Karte: Sie sagt, welche Schiffe fahren.",
        ],
    );
    check_why(
        &journal,
        &["lighthouse/red"],
        [
            "Choose a card first: it says which beacon may move.",
            "Wähle zuerst eine Karte: Sie sagt, welches Leuchtfeuer du versetzen darfst.",
        ],
    );
    check_why(
        &journal,
        &["deck/red"],
        [
            "Cards are drawn when a turn is over, all by themselves.",
            "Gezogen wird von selbst, wenn ein Zug zu Ende ist.",
        ],
    );
    check_why(
        &journal,
        &["cloud"],
        [
            "The storm moves by itself when the round is over.",
            "Das Unwetter zieht von selbst weiter, wenn die Runde zu Ende ist.",
        ],
    );
    assert_eq!(why(&journal, &["card/coop1-any"]), [None, None]);
    assert_eq!(why(&journal, &["harbor"]), [None, None], "it is nothing of this game");
}

#[test]
fn why_not_this_beacon() {
    // Purple, green and orange are lit.
    let single = second("1 play solo2-yellow");
    check_why(
        &single,
        &["lighthouse/red"],
        [
            "The red lighthouse is dark: it has no beacon to give.",
            "Rot ist dunkel und hat kein Leuchtfeuer abzugeben.",
        ],
    );
    check_why(
        &single,
        &["lighthouse/green", "lighthouse/red"],
        [
            "Your card shows the yellow lighthouse: that is where the beacon goes.",
            "Deine Karte zeigt Gelb: Dorthin kommt das Leuchtfeuer.",
        ],
    );
    check_why(
        &single,
        &["lighthouse/green", "lighthouse/purple"],
        [
            "The purple lighthouse is lit already: each holds one beacon at most.",
            "Lila ist schon hell: Jeder Leuchtturm trägt höchstens ein Leuchtfeuer.",
        ],
    );
    check_why(
        &single,
        &["lighthouse/yellow", "lighthouse/red"],
        [
            "The red lighthouse is dark: it has no beacon to give.",
            "Rot ist dunkel und hat kein Leuchtfeuer abzugeben.",
        ],
    );
    check_why(
        &single,
        &["space/3"],
        ["First the beacon, then the ships.", "Zuerst das Leuchtfeuer, dann die Schiffe."],
    );
    check_why(
        &single,
        &["card/coop1-any"],
        ["You have played your card for this turn.", "Deine Karte für diesen Zug ist schon gespielt."],
    );
    let any = second("1 play coop1-any");
    check_why(
        &any,
        &["lighthouse/red"],
        [
            "The red lighthouse is dark: it has no beacon to give.",
            "Rot ist dunkel und hat kein Leuchtfeuer abzugeben.",
        ],
    );
    for legal in
        [&["lighthouse/green"][..], &["lighthouse/yellow"], &["lighthouse/yellow", "lighthouse/green"]]
    {
        assert_eq!(why(&single, legal), [None, None]);
    }
}

#[test]
fn why_not_this_ship_or_space() {
    // Yellow is on 0 and 5, red on 0 and 6; purple, green and yellow are lit.
    let solo = second("1 play solo2-yellow; 1 light orange>yellow");
    check_why(&solo, &["space/6"], ["That ship is not yours.", "Das Schiff gehört dir nicht."]);
    check_why(&solo, &["ship/red/1"], ["That ship is not yours.", "Das Schiff gehört dir nicht."]);
    check_why(&solo, &["space/7"], ["It is dark beyond space 5.", "Hinter Feld 5 ist es dunkel."]);
    check_why(
        &solo,
        &["space/9"],
        [
            "This card moves 2 spaces; from space 5 it would be 4.",
            "Diese Karte bringt 2 Felder weit; von Feld 5 wären es 4.",
        ],
    );
    check_why(
        &solo,
        &["space/1"],
        [
            "No ship stops early; from the start it sails on to space 2.",
            "Kein Schiff hält früher an; vom Start fährt es weiter bis Feld 2.",
        ],
    );
    check_why(
        &solo,
        &["lighthouse/red"],
        [
            "The lights are settled for this turn: now ships sail.",
            "Die Lichter stehen für diesen Zug fest: Jetzt fahren Schiffe.",
        ],
    );
    assert_eq!(why(&solo, &["space/2"]), [None, None], "a ship arrives there");
    assert_eq!(why(&solo, &["ship/yellow/1"]), [None, None], "its space can be touched");
    let group = second("1 play group2-any; 1 light purple>red");
    check_why(
        &group,
        &["space/0"],
        ["Group cards bring nobody out of the starting area.", "Gruppenkarten holen niemanden vom Start."],
    );
    check_why(
        &group,
        &["space/3"],
        [
            "Ships sail forward only, and none that could sail is behind that space.",
            "Schiffe fahren nur vorwärts, und dahinter ist keines, das fahren könnte.",
        ],
    );
    let dark = second("1 play coop1-any; 1 light purple>red");
    check_why(
        &dark,
        &["space/1"],
        ["It is dark right outside the starting area.", "Gleich vor dem Start ist es dunkel."],
    );
}

#[test]
fn why_not_in_the_bonus_and_without_ships() {
    let bonus = after(
        2,
        Variant::Base,
        "* first 0; * draw 0 coop2-any; * draw 0 solo3-green; * draw 0 group2-any; * draw 1 coop1-any; \
         * draw 1 group2-any; * draw 1 solo4-orange; 0 play coop2-any; 0 light red>green; 0 sail 0",
    );
    check_why(
        &bonus,
        &["space/3"],
        [
            "Your ship is on space 2: it sails on to space 4 or stays.",
            "Dein Schiff ist auf Feld 2: Es fährt weiter bis Feld 4 oder bleibt.",
        ],
    );
    for legal in ["space/2", "space/4", "button/bonus", "button/stay"] {
        assert_eq!(why(&bonus, &[legal]), [None, None]);
    }
    let none = after(
        2,
        Variant::Base,
        "* first 0; * draw 0 coop2-any; * draw 0 solo3-green; * draw 0 group2-any; * draw 1 coop1-any; \
         * draw 1 group2-any; * draw 1 solo4-orange; 0 play group2-any; 0 light -",
    );
    check_why(
        &none,
        &["space/4"],
        ["No ship can sail with this card.", "Mit dieser Karte kann kein Schiff fahren."],
    );
}

#[test]
fn why_not_under_the_storm_and_why_not_that_colour() {
    let told = |journal: &Journal<LighthouseRun>, wanted: &str| {
        let mut reasons = BTreeSet::new();
        let mut past = after(2, journal.setup().variant, "");
        for &(by, action) in journal.steps() {
            if let Turn::Seats(_) = past.now().turn() {
                for key in touchable(&past) {
                    reasons.extend(why(&past, &[&key])[0].clone());
                }
            }
            past.play(by, action).expect("legal");
        }
        reasons.into_iter().any(|reason| reason == wanted)
    };
    let base = random_game(2, Variant::Base, 1);
    assert!(told(&base, "Anchored under the storm: nothing sails from there any more."));
    let fleet = random_game(2, Variant::Fleet, 1);
    assert!(told(&fleet, "You have played red in this round: now it is your other colour’s turn."));
    assert!(told(&fleet, "This card moves green, and no green ship is there."));
}

/// Whatever has a name in the picture of whoever acts.
fn touchable(journal: &Journal<LighthouseRun>) -> Vec<String> {
    let Turn::Seats(acting) = journal.now().turn() else { panic!("a seat acts") };
    let eyes = Eyes::Seat(acting.first().expect("never empty"));
    let words = Words::new(Lang::En, [LighthouseRun::words(Lang::En)]);
    let to = Listener { words: &words, names: &names(), eyes };
    let scene = LighthouseRun::scene(&journal.now().view(eyes), Frame::Wide, &to);
    scene.sprites.into_iter().filter(|sprite| sprite.label.is_some()).map(|sprite| sprite.key).collect()
}

/// All ways to touch what may be done now.
fn paths(journal: &Journal<LighthouseRun>) -> Vec<Vec<String>> {
    let Turn::Seats(acting) = journal.now().turn() else { panic!("a seat acts") };
    let seat = acting.first().expect("never empty");
    let view = journal.now().view(Eyes::Seat(seat));
    let mut actions = Vec::new();
    journal.now().legal(seat, &mut actions);
    let ways = |&action: &Action| {
        let mut ways = LighthouseRun::other_touches(&view, action);
        ways.push(LighthouseRun::touch(&view, action));
        ways
    };
    actions.iter().flat_map(ways).collect()
}

/// Nothing that leads somewhere has a reason why not; everything else on the board has one.
#[test]
fn reasons_are_for_exactly_what_leads_nowhere() {
    for (players, variant) in
        [(2, Variant::Base), (4, Variant::Base), (2, Variant::Erik), (2, Variant::Fleet)]
    {
        let game = random_game(players, variant, 5);
        let mut journal = after(players, variant, "");
        for &(by, action) in game.steps() {
            if matches!(journal.now().turn(), Turn::Seats(_)) {
                check_reasons(&journal);
            }
            journal.play(by, action).expect("legal");
        }
    }
}

fn check_reasons(journal: &Journal<LighthouseRun>) {
    let (paths, keys) = (paths(journal), touchable(journal));
    let firsts: BTreeSet<&String> = paths.iter().filter(|path| path.len() > 1).map(|path| &path[0]).collect();
    let begun: Vec<Vec<&str>> = firsts.iter().map(|first| vec![first.as_str()]).collect();
    for before in [vec![]].iter().chain(&begun) {
        for key in keys.iter().filter(|key| before.last() != Some(&key.as_str())) {
            let touched = [&before[..], &[key.as_str()]].concat();
            let leads = paths.iter().any(|path| {
                path.len() >= touched.len() && path.iter().zip(&touched).all(|(one, other)| one == other)
            });
            let reasons = why(journal, &touched);
            let said = reasons.iter().all(Option::is_some);
            assert_eq!(said, !leads, "{touched:?}: {reasons:?}");
            assert!(reasons.iter().flatten().all(|reason| !reason.contains('‹')), "{reasons:?}");
        }
    }
}

#[test]
fn a_destination_can_be_touched_instead_of_a_ship() {
    let touches = |journal: &Journal<LighthouseRun>, action: &str| {
        let Turn::Seats(acting) = journal.now().turn() else { panic!("a seat acts") };
        let view = journal.now().view(Eyes::Seat(acting.first().expect("never empty")));
        let action = LighthouseRun::parse(&journal.content().data, action).expect("an action");
        LighthouseRun::other_touches(&view, action)
    };
    let solo = second("1 play solo2-yellow; 1 light orange>yellow");
    assert_eq!(touches(&solo, "sail 0"), [["space/2"]]);
    assert!(touches(&solo, "sail 5").is_empty(), "it is dark ahead");
    let single = second("1 play solo2-yellow");
    assert_eq!(
        touches(&single, "light green>yellow"),
        [["lighthouse/yellow", "lighthouse/green"]],
        "the lighthouse of the card may come first"
    );
    let hand = after(
        2,
        Variant::Base,
        "* first 0; * draw 0 coop2-any; * draw 0 coop2-any; * draw 0 solo2-red; * draw 1 coop1-any; \
         * draw 1 group2-any; * draw 1 solo4-orange",
    );
    assert_eq!(touches(&hand, "play coop2-any"), [["card/coop2-any/2"]]);
    let bonus = second("1 play coop1-any; 1 light -; 1 sail 0");
    assert_eq!(touches(&bonus, "bonus"), [["space/2"]]);
    assert_eq!(touches(&bonus, "stay"), [["space/1"]]);
}

#[test]
fn points_are_counted_at_the_ships_that_brought_them() {
    let words = Words::new(Lang::En, [LighthouseRun::words(Lang::En)]);
    let to = Listener { words: &words, names: &names(), eyes: Eyes::Spectator };
    for (players, variant) in [(4, Variant::Base), (2, Variant::Erik), (2, Variant::Fleet)] {
        let game = random_game(players, variant, 9);
        let view = game.now().view(Eyes::Spectator);
        let scene = LighthouseRun::scene(&view, Frame::Wide, &to);
        let keys: BTreeSet<&str> = scene.sprites.iter().map(|sprite| sprite.key.as_str()).collect();
        let account = LighthouseRun::account(&view, &to);
        let mut counted = BTreeSet::new();
        for cell in account.rows.iter().flat_map(|row| &row.cells) {
            assert_eq!(cell.points > 0, !cell.at.is_empty(), "{cell:?}");
            assert!(
                cell.at.is_empty() || cell.points % cell.at.len() as i32 == 0,
                "as much for each: {cell:?}"
            );
            for key in &cell.at {
                assert!(keys.contains(key.as_str()), "{key} is not in the picture");
                assert!(counted.insert(key), "{key} is counted twice");
            }
        }
    }
}
