name = Glux
# What chance does, for pages to choose their words by: dice, or draws.
chance = draws
about-minutes = 30
about-demand = 2
tagline = Wirf dein Licht von Raum zu Raum und führe dort, wo es zählt.
option-players = Wie viele spielen: zwei auf dem kleinen Grundriss, drei oder vier auf dem großen
reconstructed =
    Der Grundriss für zwei ist wahrscheinlich: Er stammt aus einer sorgfältigen Kopie, nicht aus der Spielregel. Auf
    dem für drei und vier sind die Formen der zehn äußeren Räume nachgebaut, und bei dreien die Seite, auf der die
    dritte Person beginnt.

tell-first =
    { $self ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }
tell-draw =
    { $self ->
        [you] Du ziehst { $chip }.
       *[other] { $who } zieht { $chip }.
    }
tell-draw-hidden = { $who } zieht einen Chip.
tell-start =
    { $self ->
        [you] Du zeigst
       *[other] { $who } zeigt
    } auf { $square } eine { $face }.
tell-place =
    { $self ->
        [you] Du legst
       *[other] { $who } legt
    } eine { $face } auf { $square }{ $room ->
        [none] , in einen Gang
       *[other] { " " }in Raum { $room }
    }.
tell-cover =
    { $self ->
        [you] Du verdeckst
       *[other] { $who } verdeckt
    } { $whose ->
        [you] deine { $under }
       *[other] die { $under } von { $owner }
    } auf { $square }{ $room ->
        [none] { "" }
       *[other] { " " }in Raum { $room }
    } mit einer { $face }.
tell-close =
    { $self ->
        [you] Du schließt
       *[other] { $who } schließt
    } { $square }{ $room ->
        [none] { "" }
       *[other] { " " }in Raum { $room }
    }: eine { $face } auf { $self ->
        [you] deine
       *[other] die eigene
    } { $under }.
tell-out =
    { $self ->
        [you] Du findest kein Feld mehr und bist ausgeschieden.
       *[other] { $who } findet kein Feld mehr und ist ausgeschieden.
    }

propose-start = Lass auf deinem Startfeld { $square } die { $face } oben liegen.
propose-place =
    Leg die { $face } auf { $square }, { $room ->
        [none] in einen Gang
       *[other] in Raum { $room }
    }.
propose-cover =
    Verdecke die { $under } von { $owner } auf { $square } mit der { $face }, { $room ->
        [none] in einem Gang
       *[other] in Raum { $room }
    }.
propose-close =
    Leg die { $face } auf deine { $under } auf { $square }, { $room ->
        [none] in einem Gang
       *[other] in Raum { $room }
    }.

progress = Chips übrig: { $list }
progress-seat =
    { $self ->
        [you] du
       *[other] { $who }
    } { $chips }
progress-over = Der letzte Chip liegt.
moment-out =
    { $self ->
        [you] Du findest kein Feld mehr: Du bist ausgeschieden.
       *[other] { $who } findet kein Feld mehr und ist ausgeschieden.
    }
moment-last-chip =
    { $self ->
        [you] Dein Beutel ist leer: Das ist dein letzter Chip.
       *[other] Der Beutel von { $who } ist leer: noch ein Chip.
    }
moment-last-round = Die letzte Runde: noch ein Chip für alle.

why-start = Dein erster Chip kommt auf dein Startfeld { $square }.
why-closed = Auf { $square } liegen zwei Chips: Das Feld ist für immer geschlossen.
why-rival-start = { $square } ist das Startfeld von { $who }: Dort darf sonst niemand legen.
why-blocked =
    Deine { $face } auf { $chip } würde bis { $square } reichen, aber auf { $at } liegt { $whose ->
        [you] deine { $under }
       *[other] die { $under } von { $owner }
    } dazwischen.
why-distance =
    { $square } liegt { $distance ->
        [one] ein Feld
       *[other] { $distance } Felder
    } von deiner { $face } auf { $chip } entfernt, und die reicht genau { $face ->
        [one] ein Feld
       *[other] { $face } Felder
    } weit.
why-no-line = Keiner deiner Chips liegt in einer Linie mit { $square }: Gezählt wird gerade, waagerecht oder senkrecht.

ask-start = Welche Seite deines ersten Chips soll oben liegen: { $low } oder { $high }?
ask-place =
    { $squares ->
        [one] Leg deinen { $chip } auf das einzige offene Feld und wähle die Seite.
       *[other] Leg deinen { $chip } auf eines von { $squares } Feldern und wähle die Seite.
    }

account-room = Raum { $room }
account-middle = Raum { $room }, die Mitte
account-pips =
    { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }

tie-middle =
    { $outcome ->
        [level] Je { $points } Punkte, und auch im mittleren Raum gleich viel: { $list }.
       *[decides] Je { $points } Punkte: Die Augen im mittleren Raum entscheiden. { $list }.
    }
    .label = Augen in der Mitte
tie-shared = Je { $points } Punkte, und sonst entscheidet nichts: { $list } teilen sich den Platz.
former-rules =
    in Glux wurde früher zuerst ausgelost, wer beginnt; jetzt werden zuerst die Startchips gezogen und gezeigt (GX-4).

text-hand = Auf der Hand: { $chip }
text-seat =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $chips ->
        [one] { $chips } Chip ungesehen
       *[other] { $chips } Chips ungesehen
    } { $state }
text-next = ← am Zug
text-out = (ausgeschieden)
text-waiting = { "" }
text-rooms = Augen je Raum:

scene-path = { $square }, Gang
scene-room = { $square }, Raum { $room }
scene-start =
    { $self ->
        [you] dein Startfeld
       *[other] Startfeld von { $who }
    }
scene-empty = leer
scene-chip =
    { $self ->
        [you] deine { $face }
       *[other] die { $face } von { $who }
    }
scene-closed =
    { $self ->
        [you] deine { $face }
       *[other] die { $face } von { $who }
    }, geschlossen
scene-hand = Dein Chip mit der { $face } nach oben
scene-tally = Raum { $room }: { $places }
scene-dark = Raum { $room }: noch dunkel
scene-place =
    { $self ->
        [you] du
       *[other] { $who }
    } { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }, { $points ->
        [0] keine Punkte
       *[other] { $points } Punkte
    }

reason-start =
    Von dort aus reicht dein Licht { $face ->
        [one] ein Feld
       *[other] { $face } Felder
    } weit.
reason-first = Es ist dort das erste Licht.
reason-lead =
    Damit führst du dort, { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival }.
reason-level =
    Damit ziehst du dort gleich, mit je { $own ->
        [one] einem Auge
       *[other] { $own } Augen
    }: Wer den ersten Platz teilt, bekommt die vollen Punkte.
reason-second =
    Damit holst du dort den zweiten Platz, mit { $own ->
        [one] einem Auge
       *[other] { $own } Augen
    }.
reason-cover =
    Sie bleibt für immer verdeckt: { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival } dort.
reason-close = Dann kann dich dort niemand mehr verdecken.
reason-widen =
    Damit baust du dort deine Führung aus, auf { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival }.
reason-closer =
    Damit holst du dort auf, { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival }.
reason-reach =
    Von dort reicht dein Licht bis in { $count ->
        [one] Raum { $rooms }
       *[other] die Räume { $rooms }
    }.
reason-path = Das lässt alle Räume, wie sie sind.

rules =
    Alle haben einen Beutel mit 24 Lichtchips: je acht mit 1/6, 2/5 und 3/4. Du ziehst deinen ersten Chip, und alle
    wählen gleichzeitig, welche Seite ihrer auf dem eigenen Startfeld zeigt. Dann ziehen alle einen Chip verdeckt auf
    die Hand, und der Zufall bestimmt, wer beginnt.

    Dein Zug: Leg deinen Chip, eine der beiden Seiten nach oben, und ziehe einen neuen.
    - Wohin: Beginne bei einem deiner Chips, die oben liegen, und zähle so viele Felder, wie er Augen zeigt, in
      gerader Linie waagerecht oder senkrecht. Wo du ankommst, liegt der neue Chip.
    - Die Felder dazwischen müssen frei von Chips sein. Das letzte darf leer sein oder einen einzelnen Chip tragen,
      gleich von wem: Er wird verdeckt. Zwei Chips schließen ein Feld für immer; nur der obere zählt.
    - Nie auf ein fremdes Startfeld. Auf das eigene darfst du jederzeit einen zweiten Chip legen, ohne zu zählen.
    - Passen gibt es nicht. Wer am Zug nirgends legen kann, ist ausgeschieden; seine Chips bleiben und zählen.

    Das Spiel endet, wenn niemand mehr, der noch dabei ist, einen Chip hat. Dann zählt jeder Raum für sich, nach den
    Augen, die oben liegen: am meisten 4 Punkte, am zweitmeisten 2. Gleichstand vorn: alle 4 und nichts für den
    zweiten Platz. Gleichstand dahinter: alle 2. Zu zweit zählt nur der erste Platz. Die meisten Punkte gewinnen;
    bei Gleichstand entscheiden die Augen im mittleren Raum.

    Ein Zug wird als Feld und Augenzahl geschrieben: h8=6.

explain-path =
    Ein Gang. Hier bringt Licht keine Punkte, aber es führt weiter: Von deinem Chip aus zählst du zum nächsten Feld,
    und so von Raum zu Raum.
    .rule = GX-7
explain-square =
    Ein Feld in einem Raum: Die meisten Augen in einem Raum bringen 4 Punkte. Ein einzelner Chip kann verdeckt
    werden; zwei schließen das Feld, und nur der obere zählt.
    .rule = GX-15
explain-hand =
    Eine Seite des Chips in deiner Hand, den nur du siehst. Ihre Augen zählen in einem Raum, und sie sagen, wie viele
    Felder du später von ihr aus zählst.
    .rule = GX-6
explain-tally =
    So steht es in diesem Raum: die Augen, die oben liegen, die meisten zuerst. Am Ende bringt der erste Platz
    4 Punkte; der zweite bringt 2, wenn drei oder vier spielen.
    .rule = GX-16
explain-tally-0 =
    Ein Raum, der noch dunkel ist. Wer hier am Ende die meisten Augen hat, bekommt 4 Punkte.
    .rule = GX-15
explain-tally-1 =
    Nur eine Person hat Licht in diesem Raum. Bleibt es so, genügt ein einziges Auge für die 4 Punkte.
    .rule = GX-16
