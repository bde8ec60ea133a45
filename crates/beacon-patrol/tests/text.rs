//! Beacon Patrol as people read it.

use beacon_patrol::{BeaconPatrol, Setup};
use expect_test::{Expect, expect};
use table::{Eyes, Game, Journal, Lang, Listener, Loaded, Words};

fn check(lang: Lang, setup: Setup, steps: &str, expected: &Expect) {
    let mut journal = Journal::<BeaconPatrol>::new(setup, Loaded::standard()).unwrap();
    let words = Words::new(lang, [BeaconPatrol::words(lang)]);
    let names = ["Ada", "Bo", "Cleo", "Dirk"].map(str::to_owned);
    let to = Listener { words: &words, names: &names, eyes: Eyes::Spectator };
    let mut told = String::new();
    for step in steps.split("; ") {
        let before = journal.now().view(to.eyes);
        journal.play_text(step).unwrap_or_else(|error| panic!("{step}: {error}"));
        let &(by, action) = journal.steps().last().unwrap();
        told = BeaconPatrol::tell(&before, &journal.now().view(to.eyes), by, action, &to);
    }
    let drawn = BeaconPatrol::draw(&journal.now().view(to.eyes), &to);
    assert!(drawn.lines().all(|line| line.chars().count() <= 96), "a line is too long");
    expected.assert_eq(&format!("{drawn}{told}\n"));
}

#[test]
fn a_chart_with_an_explored_windmill() {
    let steps = "* draw 0 M; * draw 0 B; * draw 0 N1; * draw 1 O; * draw 1 O; * draw 1 H2; 0 place M e; \
                 0 place N1 n; 0 sail s; 0 place B s; 0 end; * draw 0 P2; * draw 0 M; * draw 0 B; \
                 1 sail e; 1 place O e; 1 swap H2 0 P2";
    let setup = Setup { players: 2, windmills: true, piers: true };
    check(
        Lang::En,
        setup,
        steps,
        &expect![[r"
                 -1    0    1    2    3

              2

                          ▒▒2▒▒
              1                  +
                          ·   ·
                     ·   ··   ··   b
              0        L   W4         +
                     ·   ··   ··   ·
                          a   ·
             -1             B    +
                          ·   ·

             -2


            L lighthouse, B buoy, W windmill, P pier; behind it the points of an explored tile. ▒ land, a
            digit in it houses. a to d in a corner: the ships. + a tile in hand fits here.

            0 a Ada                         B     H2      M
                                          ·   ·  ▒   ▒  ·   ·
                                            B    ▒   1    W
                                          ·   ·  ▒   ▒  ·   ·
            1 b Bo  ← in turn, 2 tokens     O     P2
                                          ·   ·  ·   ▒
                                                   P ▒
                                          ·   ·  ▒▒▒▒▒

            54 tiles in the pile: 4×O 4×B N2 N3 N4 N5 E1 E2 E3 E4 E5 S1 S2 S3 S4 S5 W1 W2 W3 W4 W5 V1 V2 V3
            H1 H3 NE1 NE2 SE1 SE2 SW1 SW2 NW1 NW2 T1 T2 U1 U2 X1 X2 Y1 Y2 3×M P1 P3 P4
            4 points so far. Rank: Novices
            Bo gives Ada the strait tile (H2) and gets the pier tile (P2).
        "]],
    );
}

#[test]
fn eine_karte_im_ersten_zug() {
    let steps = "* draw 0 W5; * draw 0 N1; * draw 0 V2; 0 place V2 e; 0 sail w; 0 end N1";
    check(
        Lang::De,
        Setup::default(),
        steps,
        &expect![[r"
                 -1    0    1    2

              1

                     a   ·▒▒▒▒▒
              0        L
                     ·   ·▒▒1▒▒

             -1


            L Leuchtturm, B Boje, W Windrad, P Anleger; dahinter die Punkte eines erkundeten Plättchens. ▒
            Land, eine Ziffer darin Häuser. a bis d in der Ecke: die Schiffe. + Hier passt ein Plättchen.

            0 a Ada  ← zieht nach    N1
                                    ▒▒2▒▒

                                    ·   ·

            51 Plättchen im Stapel: 6×O 6×B N2 N3 N4 N5 E1 E2 E3 E4 E5 S1 S2 S3 S4 S5 W1 W2 W3 W4 V1 V3 H1
            H2 H3 NE1 NE2 SE1 SE2 SW1 SW2 NW1 NW2 T1 T2 U1 U2 X1 X2 Y1 Y2
            Bisher 0 Punkte. Rang: Neulinge
            Ada beendet den Zug und behält das Küstenplättchen (N1); 1 Plättchen kommt weg.
        "]],
    );
}
