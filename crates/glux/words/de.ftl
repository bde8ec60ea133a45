name = Glux
tagline = Wirf dein Licht von Raum zu Raum und führe dort, wo es zählt.
option-players = Wie viele spielen: zwei auf dem kleinen Grundriss, drei oder vier auf dem großen
reconstructed =
    Der Grundriss für zwei ist wahrscheinlich: Er stammt aus einer sorgfältigen Kopie, nicht aus der Spielregel. Auf
    dem für drei und vier sind die Formen der zehn äußeren Räume nachgebaut, und bei dreien die Seite, auf der die
    dritte Person beginnt.

tell-first = { $who } beginnt.
tell-draw = { $who } zieht { $chip }.
tell-draw-hidden = { $who } zieht einen Chip.
tell-place = { $who } legt eine { $face } auf { $square }.

ask-start = Soll dein erster Chip { $low } oder { $high } zeigen?
ask-place =
    { $squares ->
        [one] Lege deinen { $chip } auf das einzige offene Feld und wähle die Seite.
       *[other] Lege deinen { $chip } auf eines von { $squares } Feldern und wähle die Seite.
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
scene-start = Startfeld von { $who }
scene-empty = leer
scene-chip = { $face } von { $who }
scene-closed = { $face } von { $who }, geschlossen
scene-hand = Dein Chip mit der { $face } nach oben
scene-tally = Raum { $room }: { $places }
scene-place =
    { $who } { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }, { $points ->
        [0] keine Punkte
       *[other] { $points } Punkte
    }

reason-start =
    Zeigt eine { $face }: Von deinem Startfeld aus reicht dein Licht { $face ->
        [one] ein Feld weit
       *[other] { $face } Felder weit
    }.
reason-first =
    Bringt das erste Licht in Raum { $room }: { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    }.
reason-lead =
    Übernimmt die Führung in Raum { $room }, { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival }.
reason-level =
    Zieht in Raum { $room } gleich, mit je { $own ->
        [one] einem Auge
       *[other] { $own } Augen
    }: Der erste Platz zählt für alle, die ihn teilen.
reason-second =
    Holt den zweiten Platz in Raum { $room } mit { $own ->
        [one] einem Auge
       *[other] { $own } Augen
    }.
reason-cover =
    Deckt in Raum { $room } die { $face } von { $who } für immer zu: { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival }.
reason-close = Legt in Raum { $room } einen zweiten eigenen Chip auf ein Feld: Niemand kann ihn mehr verdecken.
reason-widen =
    Baut die Führung in Raum { $room } aus, auf { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival }.
reason-closer =
    Holt in Raum { $room } auf, { $own ->
        [one] { $own } Auge
       *[other] { $own } Augen
    } gegen { $rival }.
reason-reach =
    Führt von einem Gang weiter in { $count ->
        [one] Raum { $rooms }
       *[other] die Räume { $rooms }
    }.
reason-path = Bleibt in einem Gang und lässt die Räume, wie sie sind.

rules =
    Alle haben einen Beutel mit 24 Lichtchips: je acht mit 1/6, 2/5 und 3/4. Du ziehst deinen ersten Chip, und alle
    wählen gleichzeitig, welche Seite ihrer auf dem eigenen Startfeld zeigt. Dann ziehen alle einen Chip verdeckt auf
    die Hand, und der Zufall bestimmt, wer beginnt.

    Dein Zug: Lege deinen Chip, eine der beiden Seiten nach oben, und ziehe einen neuen.
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
explain-tally-1 =
    Nur eine Person hat Licht in diesem Raum. Bleibt es so, genügt ein einziges Auge für die 4 Punkte.
    .rule = GX-16
