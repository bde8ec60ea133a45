name = Lighthouse Run
# What chance does, for pages to choose their words by: dice, or draws.
chance = draws
about-minutes = 25
about-demand = 1
tagline = Von Licht zu Licht nach Hause, und hinter dir das Unwetter.
option-players = Wie viele spielen: zwei bis vier
option-variant = Variante zu zweit: base (Grundspiel), erik (er führt nach festen Regeln eine dritte Farbe) oder fleet (je zwei Farben)
option-towers = Die Reihenfolge der Leuchttürme vom Start zum Hafen: random (zufällig) oder sechs Farben mit Kommas
option-first = Wer beginnt: random (zufällig) oder ein Platz, von 0 an gezählt
choice-variant = Variante zu zweit (zu dritt und zu viert immer das Grundspiel)
choice-variant-base = Grundspiel
choice-variant-erik = Mit Erik, der nach festen Regeln eine dritte Farbe führt
choice-variant-fleet = Große Flotte: je zwei Farben
choice-towers = Reihenfolge der Leuchttürme, vom Start zum Hafen
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

card-single = { $kind } mit { $light }
card-all = { $kind }
hue-red = rotes
hue-yellow = gelbes
hue-green = grünes
hue-blue = blaues
list = { $first } und { $last }

place-space = bis Feld { $space }
place-harbor =
    in den Hafen bis Feld { $space } ({ $ships ->
        [one] {""}
       *[other] {"je "}
    }{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
place-quay =
    bis Feld { $space } ({ $ships ->
        [one] {""}
       *[other] {"je "}
    }{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
origin-space = von Feld { $space }
origin-start = vom Start
way =
    { $distance ->
        [one] ein Feld weit
       *[other] { $distance } Felder weit
    }
way-part = { $distance } von { $steps } Feldern
fleet =
    { $ships ->
        [one] mit einem Schiff
       *[other] mit { $ships } Schiffen
    }
fleet-of =
    { $ships ->
        [one] mit einem Schiff von { $color }
       *[other] mit { $ships } Schiffen von { $color }
    }
ship =
    { $self ->
        [you] dein Schiff
       *[other] ein Schiff von { $who }
    }
ship-same = ein { $hue } Schiff
ship-of =
    { $self ->
        [you] dein { $hue } Schiff
       *[other] ein { $hue } Schiff von { $who }
    }
caught =
    { $self ->
        [you] { $ships ->
            [one] eines deiner Schiffe
           *[other] { $ships } deiner Schiffe
        }
       *[other] { $ships ->
            [one] ein Schiff von { $who }
           *[other] { $ships } Schiffe von { $who }
        }
    }

tell-towers = Die Leuchttürme vom Start zum Hafen: { $order }.
tell-first =
    { $self ->
        [you] Du bekommst die Unwetterkarte und beginnst.
       *[other] { $who } bekommt die Unwetterkarte und beginnt.
    }
tell-draw = Du ziehst eine { $card }.
tell-draw-of = Du ziehst eine { $card } für { $color }.
tell-draw-hidden = { $who } zieht eine Karte.
tell-draw-hidden-of = { $who } zieht eine Karte für { $color }.
tell-redraw =
    Du hattest beide Gruppenkarten, also geht deine Hand zurück: drei neue Karten. Du ziehst eine { $card }.
tell-redraw-of =
    Du hattest beide Gruppenkarten von { $color }, also gehen diese drei zurück: drei neue Karten. Du ziehst eine { $card }.
tell-redraw-hidden = { $who } hatte beide Gruppenkarten und legt die Hand zurück: drei neue Karten.
tell-redraw-hidden-of = { $who } hatte beide Gruppenkarten von { $color } und legt diese drei zurück: drei neue Karten.
tell-erik = { $who } deckt eine { $card } auf und fährt { $way }.
tell-erik-tow = { $who } deckt eine { $card } auf, fährt { $way } und nimmt { $ships } mit.
tell-erik-bonus = Mit dem Bonus fährt er weiter { $place }.
tell-erik-caught = { $who } deckt eine { $card } auf, aber alle seine Schiffe sind eingeholt.
tell-erik-home = { $who } deckt eine { $card } auf, aber die Schiffe, die ihm bleiben, sind am Ziel.
tell-play =
    { $self ->
        [you] Du spielst
       *[other] { $who } spielt
    } eine { $card }.
tell-play-of =
    { $self ->
        [you] Du spielst
       *[other] { $who } spielt
    } eine { $card } für { $color }.
tell-light =
    { $self ->
        [you] Du bringst
       *[other] { $who } bringt
    } das Leuchtfeuer von { $from } zu { $to }: Die Felder { $first } bis { $last } werden hell.
tell-light-none =
    { $self ->
        [you] Du lässt
       *[other] { $who } lässt
    } die Lichter, wie sie sind.
tell-sail =
    { $self ->
        [you] Du fährst
       *[other] { $who } fährt
    } { $way }.
tell-tow =
    { $self ->
        [you] Du fährst { $way } und nimmst { $ships } mit.
       *[other] { $who } fährt { $way } und nimmt { $ships } mit.
    }
tell-send =
    { $self ->
        [you] Du schickst
       *[other] { $who } schickt
    } { $ships } { $way }.
tell-dark = Dort endet das Licht.
tell-sail-dark =
    { $self ->
        [you] Du kommst
       *[other] { $who } kommt
    } von Feld { $space } nicht weg: Davor ist es dunkel.
tell-sail-dark-start =
    { $self ->
        [you] Du kommst
       *[other] { $who } kommt
    } vom Start nicht weg: Davor ist es dunkel.
tell-sail-home =
    { $self ->
        [you] Du wählst
       *[other] { $who } wählt
    } Feld { $space }, wo die Schiffe schon am Ziel sind: Nichts bewegt sich.
tell-sail-none =
    { $self ->
        [you] Du hast
       *[other] { $who } hat
    } kein Schiff, das mit dieser Karte fahren kann: Ihre Schritte verfallen.
tell-bonus =
    { $self ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Bonus: { $way }.
tell-stay =
    { $self ->
        [you] Du verzichtest auf den Bonus und bleibst
       *[other] { $who } verzichtet auf den Bonus und bleibt
    } auf Feld { $space }.
tell-round =
    { $self ->
        [you] Runde { $round }: Du beginnst.
       *[other] Runde { $round }: { $who } beginnt.
    }
tell-storm-sea =
    { $left ->
        [one] Das Unwetter zieht weiter; sein nächster Halt ist auf dem Fluss.
       *[other] Das Unwetter zieht weiter und ist { $left } Halte vom Fluss entfernt.
    }
tell-storm-river = Das Unwetter zieht auf Feld { $space }.
tell-storm-catches = Das Unwetter zieht auf Feld { $space } und holt { $ships } ein.
tell-over = Das war die letzte Runde: Die Schiffe werden gezählt.

moment-storm = Das Unwetter ist auf dem Fluss!
moment-last-round = Die letzte Runde!
moment-home =
    { $self ->
        [you] Dein Schiff ist als erstes im Hafen!
       *[other] Ein Schiff von { $who } ist als erstes im Hafen!
    }
moment-home-together = Die ersten Schiffe sind im Hafen!

progress-setup = Gleich geht es los
progress-round = Runde { $round } von { $rounds }
progress-sea = Unwetter in { $left } Runden
progress-coming = Unwetter bald auf dem Fluss
progress-river = Unwetter dann auf Feld { $space }
progress-last = die letzte
progress-over = Alle { $rounds } Runden gespielt

propose-play = Spiel die { $card }.
propose-play-of = Spiel die { $card } für { $color }.
propose-light = Bring das Leuchtfeuer von { $from } zu { $to }.
propose-light-none = Lass die Lichter, wie sie sind.
propose-sail = Fahr { $origin } { $place }.
propose-foremost = Fahr mit deinem vordersten Schiff { $place }.
propose-group = Fahr mit { $ships } Schiffen { $origin } { $place }.
propose-tow = Fahr { $origin } { $place } und nimm { $ships } mit.
propose-send = Schick { $ships } { $origin } { $place }.
propose-idle = Lass die Schritte verfallen ({ $origin }).
propose-let-go = Lass die Schritte verfallen.
propose-bonus = Fahr weiter { $place }.
propose-stay = Bleib auf Feld { $space }.

why-card-ships = Wähle zuerst eine Karte: Sie sagt, welche Schiffe fahren.
why-card-light = Wähle zuerst eine Karte: Sie sagt, welches Leuchtfeuer du versetzen darfst.
why-card-played = Diese Karte ist schon gespielt.
why-color-played = { $color } hast du in dieser Runde schon gespielt: Jetzt ist deine andere Farbe dran.
why-played = Deine Karte für diesen Zug ist schon gespielt.
why-light-first = Zuerst das Leuchtfeuer, dann die Schiffe.
why-no-beacon = { $light } ist dunkel und hat kein Leuchtfeuer abzugeben.
why-one-beacon = { $light } ist schon hell: Jeder Leuchtturm trägt höchstens ein Leuchtfeuer.
why-other-light = Deine Karte zeigt { $light }: Dorthin kommt das Leuchtfeuer.
why-lights-settled = Die Lichter stehen für diesen Zug fest: Jetzt fahren Schiffe.
why-caught = Vor Anker unter dem Unwetter: Von dort fährt nichts mehr.
why-group-start = Gruppenkarten holen niemanden vom Start.
why-not-yours =
    { $ships ->
        [one] Das Schiff gehört dir nicht.
       *[other] Die Schiffe dort gehören dir nicht.
    }
why-not-color = Diese Karte bewegt { $color }, und von { $color } ist dort kein Schiff.
why-no-ship = Mit dieser Karte kann kein Schiff fahren.
why-forward = Schiffe fahren nur vorwärts, und dahinter ist keines, das fahren könnte.
why-several = Dort kämen Schiffe { $origins } an: Tippe auf das Feld, von dem sie kommen sollen.
why-too-far =
    Diese Karte bringt { $steps ->
        [one] ein Feld weit
       *[other] { $steps } Felder weit
    }; { $origin } wären es { $away }.
why-dark = Hinter Feld { $space } ist es dunkel.
why-dark-start = Gleich vor dem Start ist es dunkel.
why-no-stop = Kein Schiff hält früher an; { $origin } fährt es weiter bis Feld { $space }.
why-bonus = Dein Schiff ist auf Feld { $from }: Es fährt weiter bis Feld { $at } oder bleibt.
why-deck = Gezogen wird von selbst, wenn ein Zug zu Ende ist.
why-deck-of = Gezogen wird von selbst, wenn die Runde zu Ende ist.
why-cloud = Das Unwetter zieht von selbst weiter, wenn die Runde zu Ende ist.
why-storm-card = Die Unwetterkarte wandert von selbst weiter, wenn die Runde zu Ende ist.

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
text-storm-card =
    { $self ->
        [you] Du hast die Unwetterkarte und beginnst diese Runde.
       *[other] { $who } hat die Unwetterkarte und beginnt diese Runde.
    }
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
scene-storm-card =
    { $self ->
        [you] Unwetterkarte: Du beginnst diese Runde
       *[other] Unwetterkarte: { $who } beginnt diese Runde
    }
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
        [one] Eines deiner Schiffe hat
       *[other] { $ships } deiner Schiffe haben
    } gleich vor sich Licht.
reason-lights-dark =
    { $ships ->
        [one] Ein fremdes Schiff steht
       *[other] { $ships } fremde Schiffe stehen
    } vor der Dunkelheit.
reason-lights-none = Mit einem anderen Licht ist jetzt nichts zu gewinnen.
reason-light-now =
    { $ships ->
        [one] Eines deiner Schiffe kommt
       *[other] { $ships } deiner Schiffe kommen
    } mit dieser Karte weiter.
reason-light-dark =
    Dann { $ships ->
        [one] steht ein fremdes Schiff
       *[other] stehen { $ships } fremde Schiffe
    } vor der Dunkelheit.
reason-light-next =
    Dann { $ships ->
        [one] hat eines deiner Schiffe
       *[other] haben { $ships } deiner Schiffe
    } gleich vor sich Licht.
reason-light-unused = Wo es jetzt leuchtet, braucht es keines deiner Schiffe mehr.
reason-light-loss =
    Allerdings { $ships ->
        [one] steht dann eines deiner Schiffe
       *[other] stehen dann { $ships } deiner Schiffe
    } vor der Dunkelheit.
reason-light = Gleich vor deinen Schiffen ändert sich nichts.
reason-sail-bonus = In Gesellschaft darf dein Schiff dann noch einmal fahren.
reason-sail-storm =
    { $ships ->
        [one] So entkommt es
       *[other] So entkommen sie
    } dem Unwetter dieser Runde.
reason-sail-points =
    { $points ->
        [one] Das ist { $points } Punkt
       *[other] Das sind { $points } Punkte
    } mehr.
reason-sail =
    Das bringt dich dem Hafen { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } näher.
reason-idle = Keines deiner Schiffe bewegt sich.
reason-stay =
    Dort kann { $ships ->
        [one] ein anderes Schiff
       *[other] eines von { $ships } anderen
    } es mitnehmen.

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
      zusammen mit einem fremden, darf deines noch einmal so weit fahren.

    Nach jeder Runde zieht das Unwetter weiter, und die Unwetterkarte geht nach links: Wer sie hat, beginnt die Runde.
    Am Ende von Runde 7 erreicht es den Fluss: Schiffe auf seinem Feld, dahinter oder noch am Start fahren nie wieder.

    Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die höhere Summe auf den zwei übrigen Karten.

    Mit Erik: Er führt die dritte Farbe. Habt ihr beide gespielt, deckt er eine Karte auf und fährt mit seinem hintersten
    Schiff, das nicht eingeholt ist; eine Koop-Karte nimmt von dort ein Schiff jeder Farbe mit, und hat er jemanden
    mitgenommen, fährt seines noch einmal. Dunkelheit kümmert ihn nicht. Er kann gewinnen.

    Die große Flotte: Beide führen zwei Farben, jede mit Stapel und drei Karten. Ihr spielt abwechselnd, zwei
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
button-none = Lichter so lassen
button-let-go = Schritte verfallen lassen
button-bonus = Weiterfahren
button-stay = Bleiben
