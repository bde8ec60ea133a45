name = Lanterns Dice
# What chance does, for pages to choose their words by: dice, or draws.
chance = dice
about-minutes = 40
about-demand = 3
tagline = Erleuchte den See Becken um Becken, erfreue den Kaiser und zünde dein Feuerwerk.
option-players = Wie viele spielen: zwei bis vier, jede Person mit eigenem Blatt
option-shapes = Welche Feuerwerke: first, random oder vier Namen wie L3,O4,T4,U5
option-emperor = Welche Seiten der Kaiserkarten: first, random oder drei Buchstaben wie ABA
option-sheets = Welche Blätter: first, random oder für jeden Platz ein Buchstabe wie BDC, der früheste zuerst
choice-shapes = Welche Feuerwerke
choice-shapes-first = Die für das erste Spiel
choice-shapes-random = Zufällige
choice-emperor = Welche Seiten der Kaiserkarten
choice-emperor-first = Die für das erste Spiel
choice-emperor-random = Zufällige
choice-sheets = Welche Blätter (der früheste Buchstabe beginnt)
choice-sheets-first = A, B, C und D nach Plätzen
choice-sheets-random = Zufällige
reconstructed =
    Bekannt sind die Größe des Sees, die Zahl der Züge, die Formen, ihre höchsten Werte, die Kosten der Karten und die
    Karte 2A. Wahrscheinlich sind die sechs Farben. Nachgebaut ist, wo Farben, Pavillons, Plattformen und Boote liegen,
    dazu die Bonusfarben, die niedrigeren Werte der Plättchen und die anderen fünf Wirkungen der Karten.

colour-red = Rot
colour-orange = Orange
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-white = Weiß

half-red = die rote Hälfte von { $pool }
half-orange = die orangefarbene Hälfte von { $pool }
half-green = die grüne Hälfte von { $pool }
half-blue = die blaue Hälfte von { $pool }
half-purple = die lila Hälfte von { $pool }
half-white = die weiße Hälfte von { $pool }

shape-I3 = die Reihe (I3)
    .title = Reihe (I3)
shape-L3 = den Winkel (L3)
    .title = Winkel (L3)
shape-O4 = das Quadrat (O4)
    .title = Quadrat (O4)
shape-T4 = das T (T4)
    .title = T (T4)
shape-L4 = den Haken (L4)
    .title = Haken (L4)
shape-S4 = die Stufe (S4)
    .title = Stufe (S4)
shape-X5 = das Kreuz (X5)
    .title = Kreuz (X5)
shape-U5 = den Bogen (U5)
    .title = Bogen (U5)

list = { $others } und { $last }
faced =
    { $self ->
        [you] { $colour } für dich
       *[other] { $colour } für { $who }
    }

effect-shown = Male ein Feld in der Farbe eines beliebigen der vier Würfel aus
effect-faced = Male noch ein Feld in der Farbe deines Würfels aus
effect-unshown = Male ein Feld in einer Farbe aus, die kein Würfel zeigt
effect-halved = Male die offene Hälfte eines halb ausgemalten Beckens aus
effect-whole = Male beide Hälften eines noch ganz offenen Beckens aus
effect-launch = Zünde ein Feuerwerk, zusätzlich zu dem deines eigenen Zuges

tell-shapes = Die Feuerwerke dieser Partie: { $shapes }.
tell-sides = Die Kaiserkarten dieser Partie: { $cards }.
tell-sheets = Die Blätter sind { $letters }.
tell-roll = Die Würfel zeigen { $colours }.
tell-reroll =
    { $self ->
        [you] Du gibst ein Geschenk aus und würfelst neu.
       *[other] { $who } gibt ein Geschenk aus und würfelt neu.
    }
tell-turn =
    { $self ->
        [you] { $places ->
            [0] Du lässt die Schale, wie sie ist
           *[other] Du drehst die Schale
        }
       *[other] { $places ->
            [0] { $who } lässt die Schale, wie sie ist
           *[other] { $who } dreht die Schale
        }
    }: { $faced }.
tell-shade =
    { $self ->
        [you] Du malst { $half } aus
       *[other] { $who } malt { $half } aus
    }{ $leave }{ $gains }.
tell-shade-complete =
    { $self ->
        [you] Du malst { $half } aus{ $leave } und machst das Becken fertig
       *[other] { $who } malt { $half } aus{ $leave } und macht das Becken fertig
    }{ $gains }.
tell-shade-pool =
    { $self ->
        [you] Du malst { $pool } ganz aus
       *[other] { $who } malt { $pool } ganz aus
    }{ $leave }{ $gains }.
leave-bonus = {" "}(Bonus)
leave-platform = {" "}(Plattform { $pool })
leave-card = {" "}(Karte { $card })
gain-gift = ein Geschenk am Pavillon
gain-platform = noch ein Feld neben der Plattform
gain-boats = { $points } Punkte für ein umschlossenes Boot
gain-no-boat = das Boot dort ist verloren
tell-emperor =
    { $self ->
        [you] { $cost ->
            [one] Du gibst dem Kaiser ein Geschenk für Karte { $card }.
           *[other] Du gibst dem Kaiser { $cost } Geschenke für Karte { $card }.
        }
       *[other] { $cost ->
            [one] { $who } gibt dem Kaiser ein Geschenk für Karte { $card }.
           *[other] { $who } gibt dem Kaiser { $cost } Geschenke für Karte { $card }.
        }
    }
tell-launch =
    { $self ->
        [you] Du zündest { $shape }
       *[other] { $who } zündet { $shape }
    } über { $pools }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
tell-pass-shade =
    { $self ->
        [you] Du malst nichts aus.
       *[other] { $who } malt nichts aus.
    }
tell-pass-emperor =
    { $self ->
        [you] Du bittest den Kaiser um nichts.
       *[other] { $who } bittet den Kaiser um nichts.
    }
tell-pass-launch =
    { $self ->
        [you] Du zündest nichts.
       *[other] { $who } zündet nichts.
    }

propose-reroll = Gib ein Geschenk aus und würfle neu.
propose-turn =
    { $places ->
        [0] Lass die Schale, wie sie ist: { $colour } liegt vor dir{ $others }.
       *[other] Dreh die Schale so, dass { $colour } vor dir liegt{ $others }.
    }
propose-shade = Male { $half } aus.
propose-shade-pool = Male { $pool } ganz aus.
propose-emperor =
    { $cost ->
        [one] Bezahle Karte { $card } mit einem Geschenk.
       *[other] Bezahle Karte { $card } mit { $cost } Geschenken.
    }
propose-launch = Zünde { $shape } über { $pools }.
propose-pass-shade = Male nichts aus.
propose-pass-emperor =
    { $gifts ->
        [one] Behalte dein Geschenk.
       *[other] Behalte deine { $gifts } Geschenke.
    }
propose-pass-launch = Zünde nichts.

progress-round = Runde { $round } von { $rounds }
progress-last = Noch ein letztes Feuerwerk für alle
progress-over = Das Fest ist vorbei
moment-last-round = Die letzte Runde beginnt!
moment-last-displays = Die Züge sind vorbei: noch ein letztes Feuerwerk für alle!

why-tray-first = Dreh erst die Schale: Der Würfel vor dir sagt, was du ausmalen darfst.
why-turned = Die Schale ist schon gedreht; die Würfel bleiben, wie sie liegen.
why-dice-over = Die Würfel ruhen: Es kommt kein Zug mehr.
why-shaded = Du hast { $half } schon ausgemalt.
why-complete = { $pool } ist schon fertig.
why-die = Diese Hälfte ist { $is }, dein Würfel zeigt { $colour }.
why-bonus = Diese Hälfte ist { $is }, dein Bonus ist { $colour }.
why-not-beside = Jetzt geht nur ein Becken gleich neben der Plattform { $pool }.
why-not-shown = Diese Hälfte ist { $is }, und kein Würfel zeigt { $colour }.
why-shown = Diese Hälfte ist { $is }, und ein Würfel zeigt { $colour }. Die Karte gilt für die anderen Farben.
why-not-halved = { $pool } ist nicht halb ausgemalt. Die Karte füllt die offene Hälfte eines Beckens, das es ist.
why-touched = { $pool } ist nicht mehr ganz offen. Die Karte gilt für Becken, in denen noch nichts ausgemalt ist.
why-card-first = Wähle erst eine Karte des Kaisers, oder verzichte.
why-card-later = Der Kaiser ist dran, wenn du ausgemalt oder verzichtet hast.
why-platform-first = Erst kommt das Feld neben der Plattform, oder du verzichtest darauf.
why-card-paid = Eine Karte pro Zug, und deine ist bezahlt: Nutze sie.
why-card-over = Der Kaiser ist für diesen Zug nicht mehr dran.
why-dear =
    { $cost ->
        [one] Karte { $card } kostet { $cost } Geschenk
       *[other] Karte { $card } kostet { $cost } Geschenke
    }, und du hast { $gifts }.
why-idle-colour = Karte { $card } brächte nichts: Kein Feld in ihren Farben ist offen.
why-idle-halved = Karte { $card } brächte nichts: Keines deiner Becken ist halb ausgemalt.
why-idle-whole = Karte { $card } brächte nichts: Keines deiner Becken ist noch ganz offen.
why-idle-launch = Karte { $card } brächte nichts: Kein Feuerwerk passt auf deine fertigen Becken.
why-launch-later = Gezündet wird am Ende deines Zuges.
why-launch-own-turn = Du zündest am Ende deines eigenen Zuges.
why-stack-first = Wähle erst das Feuerwerk, dann die Becken.
why-stack-empty = { $shape }: Kein Plättchen ist mehr da.
why-no-fit = { $shape }: Deine fertigen Becken ohne Feuerwerk haben diese Form nicht.
why-no-fit-here = { $shape } passt nicht über { $pool }: Alle Becken darunter müssen fertig und ohne Feuerwerk sein.
why-no-fit-with = { $shape } passt nicht über { $pool } und die Becken, die du schon gewählt hast.
why-covered = { $pool } liegt schon unter einem Feuerwerk.
why-not-complete = { $pool } ist nicht fertig: Beide Hälften müssen ausgemalt sein.

ask-tray = Dreh die Schale: Welcher Würfel soll vor dir liegen?
ask-tray-gift = Dreh die Schale, oder gib ein Geschenk für einen neuen Wurf aus.
ask-die = Male ein Feld in { $colour } aus, wie dein Würfel zeigt, oder verzichte.
ask-bonus = Male als Bonus ein Feld in { $colour } aus oder verzichte.
ask-platform = Male ein Feld neben der Plattform { $pool } aus oder verzichte.
ask-emperor =
    { $gifts ->
        [one] Gib dem Kaiser dein Geschenk für eine Karte oder behalte es.
       *[other] Gib dem Kaiser Geschenke für eine Karte oder behalte deine { $gifts }.
    }
ask-effect-shown = Male ein Feld in der Farbe eines beliebigen der vier Würfel aus.
ask-effect-faced = Male noch ein Feld in { $colour } aus, wie dein Würfel zeigt.
ask-effect-unshown = Male ein Feld in einer Farbe aus, die kein Würfel zeigt.
ask-effect-halved = Male die offene Hälfte eines halb ausgemalten Beckens aus.
ask-effect-whole = Male beide Hälften eines noch ganz offenen Beckens aus.
ask-effect-launch = Zünde das Feuerwerk, das der Kaiser dir gewährt.
ask-launch = Zünde ein Feuerwerk oder verzichte.
ask-launch-last = Zünde ein letztes Feuerwerk oder verzichte.

account-displays = Feuerwerke
account-group = Zweitgrößte Gruppe
account-boats = Boote
account-note-displays = auf { $count } Becken
account-note-group = größte: { $count }
account-note-boats =
    { $count ->
        [one] { $count } Boot
       *[other] { $count } Boote
    }

tie-displays =
    { $outcome ->
        [level] Je { $points } Punkte, und gleich viele aus Feuerwerken: { $list }.
       *[decides] Je { $points } Punkte: Die Punkte der Feuerwerke entscheiden. { $list }.
    }
    .label = Punkte der Feuerwerke
tie-shared = Je { $points } Punkte, und sonst entscheidet nichts: { $list } teilen sich den Platz.

text-before = Der Tisch wird gedeckt.
text-turn = Zug { $turn } von { $turns }: { $who } ist am Zug, Bonusfarbe { $colour }.
text-last = Die Züge sind vorbei: ein letztes Feuerwerk für alle.
text-over = Das Fest ist vorbei.
text-dice = Würfel: { $dice }
text-bonuses = Boni auf Blatt { $sheet }: { $bonuses }
text-sheet = Blatt { $sheet }
text-stacks = Feuerwerke, nächster Wert zuerst:
text-legend = ▒ ausgemalt   █ unter einem Feuerwerk   ⌂ Pavillon   ■ Plattform   ▲ Boot
text-card =
    { $cost ->
        [one] Karte { $card }, { $cost } Geschenk:  { $effect }
       *[other] Karte { $card }, { $cost } Geschenke: { $effect }
    }
text-seat =
    { $gifts ->
        [one] { $gifts } Geschenk, { " " }
       *[other] { $gifts } Geschenke,
    } { $points ->
        [one] { $points } Punkt { " " }
       *[other] { $points } Punkte
    } ({ $displays } + { $group } + { $boats })  { $state }
text-do-tray = ← dreht die Schale
text-do-die = ← malt nach dem Würfel: { $colour }
text-do-bonus = ← malt den Bonus: { $colour }
text-do-platform = ← malt neben der Plattform { $pool }
text-do-emperor = ← darf den Kaiser bitten
text-do-effect = ← nutzt Karte { $card }
text-do-launch = ← darf ein Feuerwerk zünden
text-waits = wartet auf die anderen
text-done = fertig

scene-top = {" "}oben
scene-bottom = {" "}unten
scene-pavilion = Pavillon
scene-platform = Plattform
scene-boat = Boot
scene-shaded = ausgemalt
scene-open = offen
scene-pool-open = { $pool }, noch ganz offen
scene-pool-complete = { $pool }, fertig
scene-display = { $pool }, unter einem Feuerwerk
scene-lake =
    See von { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $complete } fertig, { $half } halb ausgemalt, { $covered } unter Feuerwerken; { $gifts ->
        [one] { $gifts } Geschenk
       *[other] { $gifts } Geschenke
    }
scene-points =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } = { $displays } Feuerwerke + { $group } Gruppe + { $boats } Boote
scene-sheet = Blatt von { $who }: { $sheet }
scene-turn =
    { $places ->
        [0] Die Schale lassen, wie sie ist
       *[other] Die Schale drehen
    }: { $faced }
scene-die =
    { $self ->
        [you] Dein Würfel: { $colour }
       *[other] Der Würfel vor { $who }: { $colour }
    }
scene-die-idle = Ein Würfel vor niemandem: { $colour }
scene-die-loose = Ein Würfel: { $colour }; die Schale ist noch nicht gedreht
scene-stack = { $shape }: jetzt { $value } Punkte, dann { $next }; { $left } Plättchen
scene-stack-last =
    { $value ->
        [one] { $shape }: { $value } Punkt, das letzte Plättchen
       *[other] { $shape }: { $value } Punkte, das letzte Plättchen
    }
scene-stack-empty = { $shape }: kein Plättchen mehr
scene-card =
    { $cost ->
        [one] Karte { $card } für { $cost } Geschenk: { $effect }
       *[other] Karte { $card } für { $cost } Geschenke: { $effect }
    }
scene-bonus = Bonus des eigenen Zuges { $turn }: { $colour }
scene-bonus-gone = Bonus des eigenen Zuges { $turn }: { $colour }, vorbei
scene-gifts =
    { $gifts ->
        [one] { $gifts } Geschenk
       *[other] { $gifts } Geschenke
    }
scene-displays =
    { $points ->
        [one] Feuerwerke: { $points } Punkt
       *[other] Feuerwerke: { $points } Punkte
    }
scene-group =
    { $points ->
        [one] Zweitgrößte Gruppe: { $points } Punkt
       *[other] Zweitgrößte Gruppe: { $points } Punkte
    }
scene-boats =
    { $points ->
        [one] Boote: { $points } Punkt
       *[other] Boote: { $points } Punkte
    }

reason-turn =
    { $count ->
        [one] Damit kannst du ein Becken fertig machen
       *[other] Damit kannst du eines von { $count } Becken fertig machen
    }.
reason-turn-gift = Damit kannst du an einem Pavillon ein Geschenk bekommen.
reason-turn-begins = Damit kannst du ein neues Becken beginnen.
reason-reroll = Vielleicht kommen bessere Würfel.
reason-reroll-nothing = Keiner dieser Würfel macht ein Becken fertig.
reason-boat = So ist das letzte Becken um ein Boot fertig: { $points } Punkte.
reason-platform = So wird das Becken fertig, und die Plattform schenkt dir ein Feld daneben.
reason-group =
    { $size ->
        [one] So wird das Becken fertig, und deine zweitgrößte Gruppe zählt { $size } Punkt
       *[other] So wird das Becken fertig, und deine zweitgrößte Gruppe zählt { $size } Punkte
    }.
reason-fits = So wird das Becken fertig, und ein Feuerwerk hat Platz: { $shape }, { $points } Punkte.
reason-completes-gift = So wird das Becken fertig, und du bekommst ein Geschenk.
reason-completes = So wird das Becken fertig.
reason-gift = Am Pavillon bekommst du ein Geschenk.
reason-begins = Damit beginnst du ein neues Becken.
reason-begins-boat = Damit beginnst du ein Becken neben einem Boot, das Punkte bringt, wenn es umschlossen ist.
reason-begins-beside = Damit beginnst du ein Becken neben einem fertigen.
reason-emperor-area =
    { $count ->
        [0] Das ist ein Feld mehr
        [one] Das ist ein Feld mehr und kann ein Becken fertig machen
       *[other] Das ist ein Feld mehr und kann eines von { $count } Becken fertig machen
    }.
reason-emperor-pool = Das ist ein ganzes Becken auf einmal.
reason-emperor-launch = Das ist ein Feuerwerk mehr in diesem Zug.
reason-launch =
    { $points ->
        [one] Das bringt { $points } Punkt
       *[other] Das bringt { $points } Punkte
    }.
reason-launch-falls =
    { $points ->
        [one] Das bringt { $points } Punkt, das nächste in dieser Form nur noch { $next }
       *[other] Das bringt { $points } Punkte, das nächste in dieser Form nur noch { $next }
    }.
reason-pass-emperor =
    { $gifts ->
        [one] Später bringt es vielleicht mehr
       *[other] Später bringen sie vielleicht mehr
    }.
reason-pass-launch = Die Becken tragen später vielleicht ein besseres Feuerwerk.
reason-pass-boats = Jedes Feld, das bleibt, würde dich ein Boot kosten.
reason-pass = Dein See bleibt, wie er ist.

rules =
    Alle haben ein Blatt mit demselben See: 9 mal 6 Becken, jedes aus zwei Feldern in zwei Farben. Du malst Felder aus;
    sind beide Felder eines Beckens ausgemalt, ist es fertig, und fertige Becken tragen deine Feuerwerke. Du beginnst
    mit einem Geschenk. Die Blätter A bis D unterscheiden sich in den Boni deiner Züge, und wer den frühesten Buchstaben
    hat, beginnt.

    Ein Zug: Wer am Zug ist, würfelt mit vier Würfeln, darf für je ein Geschenk alle noch einmal werfen und dreht dann
    die Schale. Jetzt liegt vor jeder Person ein Würfel, und alle gehen zugleich ihre eigenen Schritte. Auf jeden
    darfst du verzichten.
    1. Male ein Feld in der Farbe des Würfels aus, der vor dir liegt.
    2. Nur am Zug: Male ein Feld in der Bonusfarbe dieses Zuges aus.
    3. Bezahle mit Geschenken eine der drei Kaiserkarten und nutze ihre Wirkung.
    4. Nur am Zug: Zünde ein Feuerwerk.

    - Pavillon: Wer sein Feld ausmalt, bekommt ein Geschenk und darf es noch im selben Zug in einem späteren Schritt
      ausgeben.
    - Plattform: Wird ihr Becken fertig, darfst du sofort ein beliebiges Feld in einem Becken daneben ausmalen. So kann
      gleich die nächste Plattform fertig werden.
    - Zünden: Wähle einen Stapel und lege sein oberstes Plättchen, beliebig gedreht und gewendet, auf fertige Becken,
      die noch kein Feuerwerk bedeckt. Sein Wert gehört dir.
    - Lässt eine Karte auch andere zünden, geht der Kaiserschritt in Zugreihenfolge reihum, und Schritt 4 kommt zuletzt.

    Zu zweit hat jede Person 10 Züge, zu dritt 8, zu viert 6. Nach dem letzten Zug dürfen alle in Zugreihenfolge noch
    ein Feuerwerk zünden. Dann zählen: die Werte deiner Feuerwerke; ein Punkt für jedes Becken deiner zweitgrößten Gruppe
    fertiger Becken, die sich an den Seiten berühren; 4 für jedes Boot, dessen Becken ganz offen ist und neben dem alle
    vier Becken fertig sind. Becken unter Feuerwerken gelten als fertig. Geschenke zählen nichts. Die meisten Punkte
    gewinnen; bei Gleichstand entscheiden die Feuerwerke.

    Ein Feld ist ein Becken mit t für oben oder b für unten: shade c4t. Die anderen Züge: turn 2, reroll, emperor 1,
    shade c4 (ein ganzes Becken), launch L3 b2,b3,c3, pass.

explain-pale-red =
    Schräge Linien heißen Rot. Dieses Feld ist noch offen: Ein Würfel oder Bonus in Rot, eine Plattform oder eine
    Karte malt es aus.
    .rule = LD-9
explain-pale-orange =
    Punkte heißen Orange. Dieses Feld ist noch offen: Ein Würfel oder Bonus in Orange, eine Plattform oder eine
    Karte malt es aus.
    .rule = LD-9
explain-pale-green =
    Winkel ineinander heißen Grün. Dieses Feld ist noch offen: Ein Würfel oder Bonus in Grün, eine Plattform oder
    eine Karte malt es aus.
    .rule = LD-9
explain-pale-blue =
    Wellen heißen Blau. Dieses Feld ist noch offen: Ein Würfel oder Bonus in Blau, eine Plattform oder eine Karte
    malt es aus.
    .rule = LD-9
explain-pale-purple =
    Ein Gitter heißt Lila. Dieses Feld ist noch offen: Ein Würfel oder Bonus in Lila, eine Plattform oder eine Karte
    malt es aus.
    .rule = LD-9
explain-pale-white =
    Sterne heißen Weiß. Dieses Feld ist noch offen: Ein Würfel oder Bonus in Weiß, eine Plattform oder eine Karte
    malt es aus.
    .rule = LD-9
explain-lit-red = Ein rotes Feld, das du ausgemalt hast. Ist auch die andere Hälfte ausgemalt, ist das Becken fertig.
    .rule = LD-14
explain-lit-orange =
    Ein orangefarbenes Feld, das du ausgemalt hast. Ist auch die andere Hälfte ausgemalt, ist das Becken fertig.
    .rule = LD-14
explain-lit-green = Ein grünes Feld, das du ausgemalt hast. Ist auch die andere Hälfte ausgemalt, ist das Becken fertig.
    .rule = LD-14
explain-lit-blue = Ein blaues Feld, das du ausgemalt hast. Ist auch die andere Hälfte ausgemalt, ist das Becken fertig.
    .rule = LD-14
explain-lit-purple =
    Ein Feld in Lila, das du ausgemalt hast. Ist auch die andere Hälfte ausgemalt, ist das Becken fertig.
    .rule = LD-14
explain-lit-white = Ein weißes Feld, das du ausgemalt hast. Ist auch die andere Hälfte ausgemalt, ist das Becken fertig.
    .rule = LD-14
explain-pavilion = Ein Pavillon. Malst du die Hälfte aus, in der er steht, bekommst du ein Geschenk.
    .rule = LD-10
explain-pavilion-lit = Ein Pavillon, der dir sein Geschenk gegeben hat. Mehr als eines gibt er nicht.
    .rule = LD-10
explain-platform =
    Eine Plattform. Sind beide Hälften ihres Beckens ausgemalt, darfst du sofort ein beliebiges Feld in einem Becken
    daneben ausmalen.
    .rule = LD-11
explain-platform-lit = Eine Plattform, deren Becken fertig ist. Ihr Feld hat sie dir geschenkt.
    .rule = LD-11
explain-boat =
    Ein Boot. Lass sein Becken ganz offen und mach die vier Becken daneben fertig: am Ende 4 Punkte. Ein verblasstes
    bringt nichts mehr.
    .rule = LD-18
explain-boat-lit =
    Boote mit brennender Lampe bringen je 4 Punkte: Ihr Becken ist ganz offen, die vier daneben sind fertig.
    .rule = LD-18
explain-pool-open = Ein Becken, das noch ganz offen ist. Die bezahlte Karte malt beide Hälften auf einmal aus.
    .rule = LD-12
explain-pool-complete =
    Beide Hälften sind ausgemalt, also ist dieses Becken fertig. Es kann ein Feuerwerk tragen und zählt für Gruppen
    und Boote.
    .rule = LD-14
explain-display =
    Eines deiner Feuerwerke. Sein Becken zählt bei Gruppen und Booten weiter als fertig, trägt aber kein zweites.
    .rule = LD-14
explain-lake =
    Ein anderer See, genau wie deiner. Zeig darauf oder tipp ihn an, dann öffnet er sich groß, mit seinen Punkten.
    .rule = LD-2
explain-sheet =
    Der Buchstabe eines Blattes. Alle Blätter zeigen denselben See; verschieden sind nur die Boni ihrer Züge. Wer den
    frühesten Buchstaben hat, beginnt.
    .rule = LD-2
explain-slot =
    Ein Würfel in der Schale. Wähle ihn, und die Schale dreht sich, bis er vor dir liegt; die anderen bekommen, was
    dann vor ihnen liegt.
    .rule = LD-7
explain-die =
    Ein Würfel zeigt eine von sechs Farben. Wer ihn vor sich hat, darf ein Feld in dieser Farbe ausmalen; Karten
    sehen auf alle vier.
    .rule = LD-7
explain-shape =
    Ein Stapel Feuerwerke. In deinem Zug legst du das oberste Plättchen auf fertige Becken in dieser Form, beliebig
    gedreht und gewendet; das nächste ist nie mehr wert.
    .rule = LD-14
explain-stack-0 = Dieser Stapel ist aufgebraucht: Diese Form kann niemand mehr zünden.
    .rule = LD-14
explain-card =
    Eine Karte des Kaisers. In jedem Zug, ganz gleich wessen, darfst du eine Karte mit Geschenken bezahlen und
    nutzen.
    .rule = LD-12
explain-bonus =
    Die Boni deiner eigenen Züge, der Reihe nach. In deinem Zug darfst du nach dem Feld des Würfels auch eines in
    dieser Farbe ausmalen.
    .rule = LD-8
explain-gift =
    Mit Geschenken bezahlst du die Karten des Kaisers oder einen neuen Wurf in deinem Zug. Am Ende sind sie nichts
    wert.
    .rule = LD-13
explain-sparkle =
    Deine Feuerwerke: was deine gezündeten Plättchen zusammen wert sind. Bei Gleichstand entscheidet diese Zahl.
    .rule = LD-18
explain-group =
    Ein Punkt für jedes Becken deiner zweitgrößten Gruppe fertiger Becken. Zusammen gehören Becken, die sich an den
    Seiten berühren.
    .rule = LD-18
button-pass = Verzichten
button-reroll = Für ein Geschenk neu würfeln
