name = Lighthouse Run
tagline = Von Licht zu Licht nach Hause, und hinter dir das Unwetter.
option-players = Wie viele spielen: zwei bis vier
option-variant = Wie zwei spielen: base (einfach so), erik (er segelt nach Regeln mit) oder fleet (je zwei Farben)
option-towers = Die Reihenfolge der Leuchttürme vom Start zum Hafen: random (zufällig) oder sechs Farben mit Kommas
option-first = Wer beginnt: random (zufällig) oder ein Platz, von 0 an gezählt
choice-variant = Wie zwei spielen (zu dritt und zu viert immer einfach so)
choice-variant-base = Einfach so
choice-variant-erik = Mit Erik, der nach Regeln eine dritte Farbe segelt
choice-variant-fleet = Große Flotte: je zwei Farben
choice-towers = Die Reihenfolge der Leuchttürme, vom Start zum Hafen
choice-towers-random = Zufällig
choice-first = Wer beginnt
choice-first-random = Zufällig
choice-first-0 = Platz 1
choice-first-1 = Platz 2
choice-first-2 = Platz 3 (zu dritt oder zu viert)
choice-first-3 = Platz 4 (zu viert)
reconstructed =
    Bekannt sind die 21 Felder mit den dreien des Hafens, sechs Leuchttürme, die je zwei bis vier Felder beleuchten,
    der erste zwei, fünf Schiffe und 14 Karten je Farbe, darunter zwei Gruppenkarten, einige Karten mit Namen, und
    dass das Unwetter nach Runde 7 den Fluss und nach Runde 9 das Symbol 3 erreicht und schneller wird.
    Wahrscheinlich sind die Zahlen auf den Symbolen. Nachgebaut sind die Orte der Symbole, die Längen der übrigen
    Abschnitte, die Halte des Unwetters und der Rest der Karten.
entry-2 = Erik

word-purple = Lila
word-green = Grün
word-red = Rot
word-blue = Blau
word-yellow = Gelb
word-orange = Orange
word-crab = Krabbe
word-seahorse = Seepferdchen
word-turtle = Schildkröte
word-whale = Wal
kind-solo = Solo
kind-group = Gruppe
kind-coop = Koop
light-any = alle

tell-towers = Die Leuchttürme vom Start zum Hafen: { $order }.
tell-first = { $who } beginnt.
tell-draw = { $who } zieht { $card }.
tell-draw-of = { $who } zieht { $card } für { $color }.
tell-draw-hidden = { $who } zieht eine Karte.
tell-draw-hidden-of = { $who } zieht eine Karte für { $color }.
tell-erik = Erik deckt { $card } auf und segelt.
tell-play = { $who } spielt { $card }.
tell-play-of = { $who } spielt { $card } für { $color }.
tell-light = { $who } versetzt ein Leuchtfeuer von { $from } nach { $to }.
tell-light-none = { $who } versetzt kein Leuchtfeuer.
tell-sail = { $who } segelt von Feld { $space } los.
tell-sail-start = { $who } segelt vom Start los.
tell-sail-none = { $who } hat kein Schiff, das segeln könnte.
tell-bonus = { $who } nimmt den Bonus.
tell-stay = { $who } verzichtet auf den Bonus.

ask-card = Wähle eine Karte.
ask-card-either = Wähle eine Karte aus einer deiner Farben.
ask-card-of = Wähle eine Karte für { $color }.
ask-light = Welcher Leuchtturm gibt sein Leuchtfeuer an { $to } ab?
ask-light-any = Versetze ein Leuchtfeuer an einen dunklen Turm oder lass die Lichter, wie sie sind.
ask-solo =
    { $steps ->
        [one] Welches Schiff soll ein Feld weit fahren?
       *[other] Welches Schiff soll { $steps } Felder weit fahren?
    }
ask-solo-of =
    { $steps ->
        [one] Welches Schiff von { $color } soll ein Feld weit fahren?
       *[other] Welches Schiff von { $color } soll { $steps } Felder weit fahren?
    }
ask-group =
    { $steps ->
        [one] Von wo sollen alle deine Schiffe ein Feld weit fahren?
       *[other] Von wo sollen alle deine Schiffe { $steps } Felder weit fahren?
    }
ask-group-of =
    { $steps ->
        [one] Von wo sollen alle Schiffe von { $color } ein Feld weit fahren?
       *[other] Von wo sollen alle Schiffe von { $color } { $steps } Felder weit fahren?
    }
ask-coop =
    { $steps ->
        [one] Von wo soll je ein Schiff jeder Farbe ein Feld weit fahren?
       *[other] Von wo soll je ein Schiff jeder Farbe { $steps } Felder weit fahren?
    }
ask-no-ship = Mit dieser Karte kann kein Schiff fahren: Lass ihre Schritte verfallen.
ask-bonus = Soll dein Schiff von Feld { $from } bis Feld { $at } weiterfahren oder bleiben?
ask-bonus-of = Soll { $color } von Feld { $from } bis Feld { $at } weiterfahren oder bleiben?

account-worth =
    { $points ->
        [0] Ohne Punkte
        [one] Je { $points } Punkt
       *[other] Je { $points } Punkte
    }
account-ships =
    { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }

tie-cards =
    { $outcome ->
        [level] Je { $points } Punkte, und gleich viele Schritte auf den übrigen Karten: { $list }.
       *[decides] Je { $points } Punkte: Die Schritte auf den übrigen Karten entscheiden. { $list }.
    }
    .label = Schritte auf übrigen Karten
tie-difference =
    { $outcome ->
        [level] Je { $points } Punkte, und der gleiche Unterschied zwischen den eigenen beiden Farben: { $list }.
       *[decides] Je { $points } Punkte: Der kleinere Unterschied zwischen den eigenen beiden Farben entscheidet. { $list }.
    }
    .label = Unterschied der Farben
tie-shared = Je { $points } Punkte, und sonst entscheidet nichts: { $list } teilen sich den Platz.
former-rules =
    der Fluss von Lighthouse Run ist ein anderer geworden: Die Leuchttürme beleuchten zwei bis vier Felder, Symbole und Sturm stehen anderswo (LR-2).

text-hand = Auf der Hand: { $cards }
text-setup = Das Spiel wird vorbereitet.
text-round = Runde { $round } von { $rounds }.
text-storm-card = { $who } hat die Unwetterkarte und beginnt diese Runde.
text-over = Das Spiel ist aus.
text-storm-at-sea = Das Unwetter erreicht den Fluss nach Runde { $round }.
text-storm-next = Nach dieser Runde holt das Unwetter alles bis Feld { $space } ein.
text-spaces = Feld
text-lights = Licht
text-symbols = Punkte
text-harbor = Hafen
text-legend = ● hell   ○ dunkel   ≈ vom Unwetter eingeholt   Punkte zählen auf dem Symbol und weiter vorn.
text-seat =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $held } auf der Hand, { $deck } im Stapel
text-to-play = ← spielt eine Karte
text-to-light = ← { $card }: welches Leuchtfeuer?
text-to-sail = ← { $card }: von wo?
text-to-decide = ← { $card }: Bonus von Feld { $space }?
text-unseen = Ungesehen

scene-start = Start
scene-space = Feld { $space }
scene-lit = hell durch { $light }
scene-dark = dunkel, im Abschnitt von { $light }
scene-harbor = Hafen, immer hell
scene-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scene-caught = vom Unwetter eingeholt
scene-empty = kein Schiff
scene-ships =
    { $ships ->
        [one] { $ships } Schiff von { $color }
       *[other] { $ships } Schiffe von { $color }
    }
scene-end = von hier bis Feld { $space }
scene-end-dark = von hier bis Feld { $space }, wo das Licht endet
scene-end-here = von hier geht es im Dunkeln nicht weiter
scene-tower-lit = Leuchtturm { $light }, leuchtet auf die Felder { $first } bis { $last }
scene-tower-dark = Leuchtturm { $light }, dunkel, für die Felder { $first } bis { $last }
scene-storm-sea = Das Unwetter, auf dem Meer; nach Runde { $round } erreicht es den Fluss
scene-storm-river = Das Unwetter, auf dem Fluss bis Feld { $space }
scene-storm-card = Unwetterkarte: { $who } beginnt diese Runde
scene-card = Deine Karte: { $card }
scene-card-of = Deine Karte für { $color }: { $card }
scene-cards = { $who }, { $color }: { $left } im Stapel, { $held } auf der Hand
scene-played = zuletzt gespielt: { $card }

reason-card-points =
    Damit können deine Schiffe { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } weit kommen, { $points ->
        [one] das ist { $points } Punkt
       *[other] das sind { $points } Punkte
    } mehr.
reason-card =
    Damit können deine Schiffe { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } weit kommen.
reason-card-kept = Deine anderen Karten bleiben dir für einen besseren Moment.
reason-lights =
    { $ships ->
        [one] Eines deiner Schiffe kann
       *[other] { $ships } deiner Schiffe können
    } im jetzigen Licht weiterfahren.
reason-lights-none = Die Lichter bleiben, wie sie sind.
reason-light-now =
    { $to } leuchtet: { $ships ->
        [one] Eines deiner Schiffe kommt
       *[other] { $ships } deiner Schiffe kommen
    } mit dieser Karte weiter.
reason-light-dark =
    { $from } wird dunkel, genau vor { $ships ->
        [one] einem fremden Schiff.
       *[other] { $ships } fremden Schiffen.
    }
reason-light-next =
    { $to } leuchtet, genau vor { $ships ->
        [one] einem deiner Schiffe.
       *[other] { $ships } deiner Schiffe.
    }
reason-light-unused = { $from } gibt sein Licht her, das keines deiner Schiffe mehr braucht.
reason-light = { $to } bekommt Licht.
reason-sail-bonus = Dein Schiff fährt in Gesellschaft bis Feld { $space } und darf noch einmal ziehen.
reason-sail-storm =
    { $ships ->
        [one] Rettet ein Schiff vor dem Unwetter: Es kommt bis Feld { $space }.
       *[other] Rettet { $ships } Schiffe vor dem Unwetter: Sie kommen bis Feld { $space }.
    }
reason-sail-points =
    { $ships ->
        [one] Dein Schiff kommt bis Feld { $space }:
       *[other] { $ships } deiner Schiffe kommen bis Feld { $space }:
    } { $points ->
        [one] { $points } Punkt mehr.
       *[other] { $points } Punkte mehr.
    }
reason-sail =
    { $ships ->
        [one] Dein Schiff kommt bis Feld { $space }.
       *[other] { $ships } deiner Schiffe kommen bis Feld { $space }.
    }
reason-idle = Keines deiner Schiffe bewegt sich.
reason-stay =
    Dein Schiff bleibt auf Feld { $space } in Gesellschaft { $ships ->
        [one] eines anderen.
       *[other] von { $ships } anderen.
    }

rules =
    Alle haben fünf Schiffe und einen Stapel aus 14 Karten. Bringe deine Schiffe den Fluss hinab, bevor das Unwetter
    sie einholt: Ein Schiff zählt die höchste Zahl, die es erreicht oder passiert hat. Gespielt werden 12 Runden. In
    jeder spielst du eine deiner drei Karten, tust, was sie sagt, und ziehst eine nach. Sind unter deinen ersten drei
    Karten beide Gruppenkarten, ziehst du drei neue.

    Eine Karte bewirkt zweierlei, in dieser Reihenfolge.
    - Leuchtfeuer: Drei der sechs Leuchttürme tragen eines. Zeigt die Karte einen einzelnen Turm, der dunkel ist,
      musst du ihm ein Leuchtfeuer von einem anderen bringen; ist er hell, geschieht nichts. Zeigt sie alle, darfst
      du eines auf einen dunklen Turm versetzen. Mit einem Leuchtfeuer beleuchtet ein Turm die zwei bis vier Felder
      seines Abschnitts.
    - Schiffe: Sie fahren so viele Felder vor, wie die Karte sagt, aber nur auf helle Felder; das erste dunkle
      beendet die Fahrt, der Rest verfällt. Das Feld, das sie verlassen, darf dunkel sein. Im Hafen ist immer Licht.
      Solo: eines deiner Schiffe. Gruppe: alle deine auf einem Feld des Flusses, nicht vom Start.
      Koop: von einem Feld deiner Wahl, auch vom Start, ein Schiff jeder Farbe, die dort steht. Fuhr eines von dir
      zusammen mit einem fremden, darfst du deines noch einmal so weit ziehen.

    Nach jeder Runde zieht das Unwetter weiter, und die Unwetterkarte geht nach links: Wer sie hat, beginnt die Runde.
    Am Ende von Runde 7 erreicht es den Fluss: Schiffe auf seinem Feld, dahinter oder noch am Start fahren nie wieder.

    Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die höhere Summe auf den zwei übrigen Karten.

    Mit Erik: Er segelt die dritte Farbe. Habt ihr beide gespielt, deckt er eine Karte auf und zieht sein hinterstes
    Schiff, das nicht eingeholt ist, bei einer Koop-Karte mit einem jeder Farbe von dort, und danach seines noch einmal, wenn er jemanden
    mitgenommen hat. Dunkelheit kümmert ihn nicht. Er kann gewinnen.

    Die große Flotte: Jede Person segelt zwei Farben, je mit Stapel und drei Karten. Ihr spielt abwechselnd, zwei
    Karten je Runde, die zweite von der anderen Farbe, und zieht am Ende der Runde für beide nach. Eine Karte bewegt
    ihre Farbe. Für den Bonus braucht es ein Schiff der anderen Person. Bei Gleichstand zählt der kleinere Abstand
    zwischen den eigenen Farben, danach die übrigen Karten.

    Ein Zug wird so geschrieben: play coop3-any, light red>green oder light -, sail 4, und bonus oder stay. Feld 0
    ist der Start. In der großen Flotte hat eine Karte ihre Farbe: play red:coop3-any.

explain-space =
    Ein Feld des Flusses. Schiffe fahren nur darauf, solange es hell ist. Ein weißer Wimpel daneben sagt, wie viele
    Punkte ein Schiff bringt, das so weit oder weiter gekommen ist.
    .rule = LR-15
explain-bay-wide =
    Der Start. Von hier fahren Schiffe mit Solo- und Koop-Karten los, mit Gruppenkarten nicht. Ist das Unwetter auf
    dem Fluss, bleibt hier, wer noch hier ist.
    .rule = LR-4
explain-bay-tall =
    Der Start. Von hier fahren Schiffe mit Solo- und Koop-Karten los, mit Gruppenkarten nicht. Ist das Unwetter auf
    dem Fluss, bleibt hier, wer noch hier ist.
    .rule = LR-4
explain-lighthouse =
    Mit einem Leuchtfeuer beleuchtet er die Felder seines Abschnitts, und Schiffe können darauf fahren. Drei der
    sechs tragen immer eines.
    .rule = LR-3
explain-cloud =
    Nach jeder Runde zieht es zur nächsten kleinen Wolke. Schiffe auf seinem Feld des Flusses oder dahinter holt es
    ein, und sie fahren nie wieder.
    .rule = LR-18
explain-storm-card =
    Die Unwetterkarte liegt bei der Person, die die Runde beginnt. Nach der Runde geht sie nach links weiter.
    .rule = LR-20
explain-deck =
    Die Karten einer Flotte, die noch kommen, verdeckt. Was gespielt ist, liegt offen: So lässt sich ausrechnen, was
    noch fehlt.
    .rule = LR-5
explain-card =
    Zuerst die obere Hälfte: ein Leuchtfeuer. Dann die untere: welche Schiffe fahren und wie weit.
    .rule = LR-8
explain-card-solo =
    Eine Solo-Karte: Eines deiner Schiffe fährt, von irgendeinem Feld oder vom Start. Vorher entscheidet die obere
    Hälfte über ein Leuchtfeuer.
    .rule = LR-11
explain-card-group =
    Eine Gruppenkarte: Alle deine Schiffe auf einem Feld des Flusses fahren zusammen, aber nicht vom Start. Vorher
    entscheidet die obere Hälfte über ein Leuchtfeuer.
    .rule = LR-12
explain-card-coop =
    Eine Koop-Karte: Von einem Feld fährt je ein Schiff jeder Farbe. Vorher entscheidet die obere Hälfte über ein
    Leuchtfeuer.
    .rule = LR-13
explain-card-solo4-purple =
    Ist Lila dunkel, musst du ihm ein Leuchtfeuer bringen. Dann fährt eines deiner Schiffe vier Felder, so weit das
    Licht reicht.
    .rule = LR-11
explain-card-solo4-orange =
    Ist Orange dunkel, musst du ihm ein Leuchtfeuer bringen. Dann fährt eines deiner Schiffe vier Felder, so weit das
    Licht reicht.
    .rule = LR-11
explain-card-solo3-green =
    Ist Grün dunkel, musst du ihm ein Leuchtfeuer bringen. Dann fährt eines deiner Schiffe drei Felder, so weit das
    Licht reicht.
    .rule = LR-11
explain-card-solo3-blue =
    Ist Blau dunkel, musst du ihm ein Leuchtfeuer bringen. Dann fährt eines deiner Schiffe drei Felder, so weit das
    Licht reicht.
    .rule = LR-11
explain-card-solo2-red =
    Ist Rot dunkel, musst du ihm ein Leuchtfeuer bringen. Dann fährt eines deiner Schiffe zwei Felder, so weit das
    Licht reicht.
    .rule = LR-11
explain-card-solo2-yellow =
    Ist Gelb dunkel, musst du ihm ein Leuchtfeuer bringen. Dann fährt eines deiner Schiffe zwei Felder, so weit das
    Licht reicht.
    .rule = LR-11
explain-card-coop1-any =
    Du darfst ein Leuchtfeuer versetzen. Dann fährt von einem Feld je ein Schiff jeder Farbe ein Feld weit. Hat deines
    ein anderes mitgenommen, darf es noch eines weiter.
    .rule = LR-13
explain-card-coop2-any =
    Du darfst ein Leuchtfeuer versetzen. Dann fährt von einem Feld je ein Schiff jeder Farbe zwei Felder weit. Hat
    deines ein anderes mitgenommen, darf es noch zwei weiter.
    .rule = LR-13
explain-card-coop3-any =
    Du darfst ein Leuchtfeuer versetzen. Dann fährt von einem Feld je ein Schiff jeder Farbe drei Felder weit. Hat
    deines ein anderes mitgenommen, darf es noch drei weiter.
    .rule = LR-13
explain-card-group2-any =
    Du darfst ein Leuchtfeuer versetzen. Dann fahren alle deine Schiffe von einem Feld des Flusses zwei Felder weit,
    so weit das Licht reicht.
    .rule = LR-12
explain-card-group3-any =
    Du darfst ein Leuchtfeuer versetzen. Dann fahren alle deine Schiffe von einem Feld des Flusses drei Felder weit,
    so weit das Licht reicht.
    .rule = LR-12
button-none = Lichter lassen
button-let-go = Schritte verfallen lassen
button-bonus = Weitersegeln
button-stay = Bleiben
