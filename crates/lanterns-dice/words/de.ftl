name = Lanterns Dice
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

effect-shown = Male ein Feld in der Farbe eines beliebigen der vier Würfel aus
effect-faced = Male noch ein Feld in der Farbe deines Würfels aus
effect-unshown = Male ein Feld in einer Farbe aus, die kein Würfel zeigt
effect-halved = Male die offene Hälfte eines halb ausgemalten Beckens aus
effect-whole = Male beide Hälften eines noch ganz offenen Beckens aus
effect-launch = Zünde ein Feuerwerk, zusätzlich zu dem deines eigenen Zuges

tell-shapes = Die Feuerwerke dieser Partie: { $shapes }.
tell-sides = Bei den Kaiserkarten liegen diese Seiten oben: { $sides }.
tell-sheets = Die Blätter sind { $others } und { $last }.
tell-roll = Die Würfel zeigen { $colours }.
tell-reroll = { $who } gibt ein Geschenk aus und würfelt neu.
tell-turn =
    { $places ->
        [0] { $who } lässt die Schale, wie sie ist.
        [one] { $who } dreht die Schale um einen Platz.
       *[other] { $who } dreht die Schale um { $places } Plätze.
    }
tell-shade = { $who } malt { $area } aus: { $colour }.
tell-shade-pavilion = { $who } malt { $area } aus, { $colour }, und bekommt am Pavillon ein Geschenk.
tell-shade-pool = { $who } malt { $pool } ganz aus.
tell-shade-pool-pavilion = { $who } malt { $pool } ganz aus und bekommt am Pavillon ein Geschenk.
tell-emperor =
    { $cost ->
        [one] { $who } gibt dem Kaiser ein Geschenk für Karte { $card }.
       *[other] { $who } gibt dem Kaiser { $cost } Geschenke für Karte { $card }.
    }
tell-launch = { $who } zündet { $shape } über { $pools }.
tell-pass = { $who } verzichtet.

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

scene-top = oben
scene-bottom = unten
scene-pavilion = Pavillon
scene-platform = Plattform
scene-boat = Boot
scene-shaded = ausgemalt
scene-open = offen
scene-pool-open = { $pool }, noch ganz offen
scene-pool-complete = { $pool }, fertig
scene-display = { $pool }, unter einem Feuerwerk
scene-lake =
    See von { $who }: { $complete } fertig, { $half } halb ausgemalt, { $covered } unter Feuerwerken; { $gifts ->
        [one] { $gifts } Geschenk
       *[other] { $gifts } Geschenke
    }
scene-sheet = Blatt von { $who }: { $sheet }
scene-faced = { $who } { $colour }
scene-turn =
    { $places ->
        [0] Die Schale lassen, wie sie ist
        [one] Die Schale um einen Platz drehen
       *[other] Die Schale um { $places } Plätze drehen
    }: { $faced }
scene-die = Würfel vor { $who }: { $colour }
scene-die-idle = Würfel vor niemandem: { $colour }
scene-die-loose = Würfel: { $colour }; die Schale ist noch nicht gedreht
scene-stack = Feuerwerk { $shape }: jetzt { $value } Punkte, dann { $next }; { $left } Plättchen
scene-stack-last =
    { $value ->
        [one] Feuerwerk { $shape }: { $value } Punkt, das letzte Plättchen
       *[other] Feuerwerk { $shape }: { $value } Punkte, das letzte Plättchen
    }
scene-stack-empty = Feuerwerk { $shape }: kein Plättchen mehr
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
        [0] Gibt dir einen Würfel in { $colour }
        [one] Gibt dir einen Würfel in { $colour }, der ein Becken fertig machen kann
       *[other] Gibt dir einen Würfel in { $colour }, der eines von { $count } Becken fertig machen kann
    }.
reason-reroll = Hofft auf bessere Würfel.
reason-reroll-nothing = Keiner der Würfel kann ein Becken fertig machen.
reason-boat = Macht { $pool } fertig, das letzte Becken um ein Boot: { $points } Punkte.
reason-platform = Macht das Plattformbecken { $pool } fertig, und du darfst ein Feld daneben ausmalen.
reason-group = Macht { $pool } fertig: Deine zweitgrößte Gruppe hat jetzt { $size } Becken.
reason-fits = Macht { $pool } fertig, sodass { $shape } passt: { $points } Punkte.
reason-completes-gift = Macht { $pool } fertig und bringt ein Geschenk.
reason-completes = Macht { $pool } fertig.
reason-gift = Bringt am Pavillon ein Geschenk.
reason-begins = Beginnt { $pool }.
reason-begins-boat = Beginnt { $pool } neben einem Boot, das umschlossen Punkte bringt.
reason-begins-beside = Beginnt { $pool } neben einem fertigen Becken.
reason-emperor-area =
    { $count ->
        [0] Kauft dir ein weiteres Feld
        [one] Kauft dir ein weiteres Feld, das ein Becken fertig machen kann
       *[other] Kauft dir ein weiteres Feld, das eines von { $count } Becken fertig machen kann
    }.
reason-emperor-pool = Kauft dir ein ganzes Becken.
reason-emperor-launch = Kauft dir in diesem Zug ein weiteres Feuerwerk.
reason-launch =
    { $points ->
        [one] Zündet { $shape } für { $points } Punkt
       *[other] Zündet { $shape } für { $points } Punkte
    }.
reason-pass-emperor =
    { $gifts ->
        [one] Behält dein Geschenk für später
       *[other] Behält deine { $gifts } Geschenke für später
    }.
reason-pass-launch = Hebt die Becken für ein anderes Feuerwerk auf.
reason-pass-boats = Jedes Feld, das bleibt, würde ein Boot verderben.
reason-pass = Lässt den See, wie er ist.

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
explain-pavilion = Ein Pavillon. Malst du die Hälfte aus, in der er steht, bekommst du ein Geschenk, ganz gleich womit.
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
    Ein anderer See, genau wie deiner: was ausgemalt ist, was unter Feuerwerken liegt und welche Boote noch zählen
    können.
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
