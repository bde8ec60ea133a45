name = Beacon Patrol
# What chance does, for pages to choose their words by: dice, or draws.
chance = draws
about-minutes = 30
about-demand = 2
tagline = Erkundet gemeinsam die Nordsee, Plättchen um Plättchen, und lasst keine Lücke.
option-players = Wie viele in See stechen: eine Person bis vier
option-windmills = Mit den Windrädern: Sie mögen offenes Wasser um sich herum
option-piers = Mit den Anlegern: Sie zählen die Häuser auf ihrem Land
reconstructed =
    Wie viele Plättchen es gibt und von welcher Art, ist bekannt; ebenso Ränder und Zeichen, nur sind sie bei elf Plättchen
    bloß wahrscheinlich, denn sie stammen aus einer zweiten Quelle. Auf dreizehn Plättchen sind die Häuser nachgebaut; sie
    zählen nur bei den Anlegern.

grade-Novices = Neulinge
grade-Sailors = Matrosen
grade-Captains = Kapitäne
grade-Navigators = Navigatoren
grade-Cartographers = Kartographen

list-and = { $first } und { $last }
tile-noun =
    { $shows ->
        [lighthouse] Leuchtturmplättchen
        [buoy] Bojenplättchen
        [windmill] Windradplättchen
        [pier] Anlegerplättchen
        [open] Meeresplättchen
        [coast] Küstenplättchen
        [strait] Meerengenplättchen
       *[bay] Buchtplättchen
    }{ $land ->
        [no] { "" }
        [none] { " " }ohne Land
       *[some] { " " }mit Land { $sides }
    } ({ $id })
tile-the =
    { $shows ->
        [hq] das Hauptquartier
       *[tile] das { tile-noun }
    }
tile-a =
    { $shows ->
       *[tile] ein { tile-noun }
    }
tile-to =
    { $shows ->
        [hq] zum Hauptquartier
       *[tile] zum { tile-noun }
    }

tell-draw =
    { $self ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $tile }.
tell-place =
    { $self ->
        [you] Du legst
       *[other] { $who } legt
    } { $tile } nach { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }{ $gain }.
tell-gain =
    { $explored ->
        [0] { $points ->
            [0] { "" }
            [one] : 1 Punkt mehr
           *[other] : { $points } Punkte mehr
        }
        [one] : { $what ->
            [hq] Das Hauptquartier
            [lighthouse] Ein Leuchtturm
            [buoy] Eine Boje
            [windmill] Ein Windrad
            [pier] Ein Anleger
           *[tile] Ein Plättchen
        } ist erkundet, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
       *[other] : { $explored } Plättchen sind erkundet, { $points } Punkte
    }
tell-sail =
    { $self ->
        [you] Du fährst
       *[other] { $who } fährt
    } nach { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } { $there }.
tell-sail-for =
    { $self ->
        [you] Du wirfst { $tile } ab und fährst
       *[other] { $who } wirft { $tile } ab und fährt
    } nach { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } { $there }.
tell-swap =
    { $self ->
        [you] Du gibst { $partner } { $tile } und bekommst { $other }.
       *[other] { $whose ->
            [you] { $who } gibt dir { $tile } und nimmt { $other }.
           *[other] { $who } gibt { $partner } { $tile } und bekommt { $other }.
        }
    }
tell-end =
    { $self ->
        [you] Du beendest den Zug{ $lost ->
            [0] .
            [one] { " " }und wirfst 1 Plättchen weg.
           *[other] { " " }und wirfst { $lost } Plättchen weg.
        }
       *[other] { $who } beendet den Zug{ $lost ->
            [0] .
            [one] { " " }und wirft 1 Plättchen weg.
           *[other] { " " }und wirft { $lost } Plättchen weg.
        }
    }
tell-keep =
    { $self ->
        [you] Du beendest den Zug und behältst { $tile }
       *[other] { $who } beendet den Zug und behält { $tile }
    }{ $lost ->
        [0] .
        [one] ; 1 Plättchen kommt weg.
       *[other] ; { $lost } Plättchen kommen weg.
    }

propose-place = Leg { $tile } nach { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }.
propose-sail = Fahr nach { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } { $there }.
propose-sail-for = Wirf { $tile } ab und fahr nach { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } { $there }.
propose-swap = Gib { $partner } { $tile } für { $other }.
propose-end =
    { $lost ->
        [0] Beende den Zug.
        [one] Beende den Zug: 1 Plättchen kommt weg.
       *[other] Beende den Zug: { $lost } Plättchen kommen weg.
    }
propose-keep =
    { $lost ->
        [0] Beende den Zug und behalte { $tile }.
        [one] Beende den Zug und behalte { $tile }: 1 Plättchen kommt weg.
       *[other] Beende den Zug und behalte { $tile }: { $lost } Plättchen kommen weg.
    }

progress =
    { $pile ->
        [0] Stapel leer · { $tiles ->
            [one] 1 Plättchen auf der Hand
           *[other] { $tiles } Plättchen auf der Hand
        }
       *[other] Noch { $pile } Plättchen im Stapel
    }
progress-own =
    { $pile ->
        [0] Stapel leer
       *[other] Noch { $pile } Plättchen im Stapel
    } · dein Zug: { $tokens ->
        [one] 1 Marker
       *[other] { $tokens } Marker
    }, { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
progress-over = Alle Plättchen sind verbraucht
moment-pile = Der Stapel ist leer: Das sind die letzten Plättchen
moment-last-turn =
    { $self ->
        [you] Dein Zug ist der letzte
       *[other] Der letzte Zug: { $who }
    }
moment-rank = { $points } Punkte: { $grade }!

why-clash = Land trifft auf Wasser { $sides }.
why-landing = Dein Schiff kommt übers Wasser, aber dieses Plättchen hat im { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } Land.
why-shore = Dein Schiff kommt nicht über das Land im { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }.
why-far-cell = Dieses Feld liegt nicht neben deinem Schiff.
why-far-pay = Ein Plättchen zahlt für einen Schritt, und das ist weiter.
why-here = Da liegt dein Schiff schon.
why-no-tiles = Du hast kein Plättchen mehr zu legen.
why-none-fits = Keines deiner Plättchen passt dorthin.
why-tokens =
    { $tokens ->
        [0] Kein Marker mehr, um zu fahren.
       *[other] { $land ->
            [none] Das ist { $far } Marker weit, und du hast { $tokens }.
            [n] Im Norden ist Land dazwischen: Übers Wasser sind es { $far } Marker, und du hast { $tokens }.
            [e] Im Osten ist Land dazwischen: Übers Wasser sind es { $far } Marker, und du hast { $tokens }.
            [s] Im Süden ist Land dazwischen: Übers Wasser sind es { $far } Marker, und du hast { $tokens }.
           *[w] Im Westen ist Land dazwischen: Übers Wasser sind es { $far } Marker, und du hast { $tokens }.
        }
    }
why-swapped = Du tauschst einmal im Zug, und das hast du schon.
why-swap-same = Diese beiden Plättchen sind gleich.
why-swap-empty = Du hast kein Plättchen zu geben.
why-pile = Du ziehst nach, wenn dein Zug endet.

ask-lay =
    { $also ->
        [swap] Lege ein Plättchen oder tausche eines.
       *[no] Lege ein Plättchen.
    }
ask-lay-sail =
    { $also ->
        [swap] Lege ein Plättchen, fahre weiter oder tausche eines.
       *[no] Lege ein Plättchen oder fahre weiter.
    }
ask-lay-pay =
    { $also ->
        [swap] Lege ein Plättchen, wirf eines ab und fahre dafür weiter, oder tausche eines.
       *[no] Lege ein Plättchen, oder wirf eines ab und fahre dafür weiter.
    }
ask-sail =
    { $also ->
        [swap] Hier passt kein Plättchen: Fahre weiter, tausche eines oder beende den Zug.
        [keep] Hier passt kein Plättchen: Fahre weiter, oder beende den Zug und behalte eines.
       *[no] Hier passt kein Plättchen: Fahre weiter oder beende den Zug.
    }
ask-pay =
    { $also ->
        [swap] Ohne Marker kostet die Fahrt ein Plättchen: Fahre, tausche oder beende den Zug.
        [keep] Ohne Marker kostet die Fahrt ein Plättchen: Fahre, oder beende den Zug und behalte eines.
       *[no] Ohne Marker kostet die Fahrt ein Plättchen: Fahre weiter oder beende den Zug.
    }
ask-stuck =
    { $also ->
        [swap] Hier passt kein Plättchen: Tausche eines oder beende den Zug.
        [keep] Hier passt kein Plättchen: Beende den Zug, und behalte eines, wenn du magst.
       *[no] Hier passt kein Plättchen: Beende den Zug.
    }
ask-used-sail = Deine Plättchen sind verbraucht: Fahre weiter oder beende den Zug.
ask-used = Deine Plättchen sind verbraucht: Beende den Zug.
ask-last =
    { $keeps ->
        [0] Lege dein letztes Plättchen in diesem Zug: Behalten darfst du es nicht mehr.
        [one] Bring dein letztes Plättchen an seinen Platz: Behalten darfst du es noch einmal.
       *[other] Bring dein letztes Plättchen an seinen Platz: Behalten darfst du es noch { $keeps } Mal.
    }

account-lighthouses = Leuchttürme
account-buoys = Bojen
account-windmills = Windräder
account-piers = Anleger
account-others = Andere Plättchen
account-explored = { $explored } von { $laid } erkundet
account-rank = Rang: { $grade }
account-next =
    { $points ->
        [one] { $points } Punkt fehlt zu „{ $grade }“
       *[other] { $points } Punkte fehlen zu „{ $grade }“
    }
account-highest = der höchste, den es gibt

text-legend =
    L Leuchtturm, B Boje, W Windrad, P Anleger; dahinter die Punkte eines erkundeten Plättchens. ▒ Land, eine
    Ziffer darin Häuser. a bis d in der Ecke: die Schiffe. + Hier passt ein Plättchen.
text-score =
    Bisher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Rang: { $grade }
text-score-end =
    Die Fahrt ist zu Ende, mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Rang: { $grade }
text-pile =
    { $tiles ->
        [0] Der Stapel ist leer.
        [one] Ein Plättchen im Stapel:
       *[other] { $tiles } Plättchen im Stapel:
    }
text-next =
    ← am Zug, { $tokens ->
        [one] { $tokens } Marker
       *[other] { $tokens } Marker
    }{ $swap ->
        [yes] , ein Tausch
       *[no] { "" }
    }
text-draws = ← zieht nach
text-no-tiles = keine Plättchen

scene-side =
    { $side ->
        [n] im Norden
        [e] im Osten
        [s] im Süden
       *[w] im Westen
    }
scene-land = Land { $sides }
scene-open-sea = offenes Meer
scene-feature =
    { $feature ->
        [hq] Hauptquartier
        [lighthouse] Leuchtturm
        [buoy] Boje
        [windmill] Windrad
       *[pier] Anleger
    }
scene-houses =
    { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    }
scene-explored =
    erkundet, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scene-missing =
    { $sides ->
        [one] { $sides } Seite offen
       *[other] { $sides } Seiten offen
    }
scene-free =
    { $cell }: frei, hier { $count ->
        [one] passt
       *[other] passen
    } { $tiles }
scene-ship = Schiff von { $who }
scene-ship-at = Schiff von { $who } auf { $cell }
scene-hand =
    Dein Plättchen { $tile }{ $copies ->
        [one] { "" }
       *[other] { " " }({ $copies }-mal)
    }: { $shows }
scene-hand-of =
    Plättchen { $tile } von { $who }{ $copies ->
        [one] { "" }
       *[other] { " " }({ $copies }-mal)
    }: { $shows }
scene-tokens = { $who }: noch { $left } von { $all } Bewegungsmarkern
scene-pile =
    { $tiles ->
        [0] Der Stapel ist leer
        [one] { $tiles } Plättchen im Stapel
       *[other] { $tiles } Plättchen im Stapel
    }
scene-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $rank }
scene-next-rank = { $rank } ab { $points }

reason-explore-one =
    { $side ->
        [n] Das erkundet { reason-what } im Norden
        [e] Das erkundet { reason-what } im Osten
        [s] Das erkundet { reason-what } im Süden
        [w] Das erkundet { reason-what } im Westen
       *[here] Es ist sofort erkundet
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
reason-what =
    { $feature ->
        [hq] das Hauptquartier
        [lighthouse] den Leuchtturm
        [buoy] die Boje
        [windmill] das Windrad
        [pier] den Anleger
       *[tile] das Plättchen
    }
reason-explore = Das erkundet { $tiles } Plättchen auf einmal: { $points } Punkte.
reason-fill = Es füllt eine Lücke zwischen { $tiles } Plättchen.
reason-extend =
    { $open ->
        [one] Dort bleibt eine Seite zum Weiterfahren offen.
       *[other] Dort bleiben { $open } Seiten zum Weiterfahren offen.
    }
reason-dead-end = Das ist besser, als es wegzuwerfen.
reason-sail-lay = Von dort kannst du { $tile } nach { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } legen.
reason-sail-nearer = So kommst du einer Lücke für { $tile } näher.
reason-sail-carry = So kommst du dem Platz näher, an dem { $tile } { $points ->
        [one] { $points } Punkt bringt.
       *[other] { $points } Punkte bringt.
    }
reason-sail-next = Von dort beginnt dein nächster Zug besser.
reason-sail-last = Damit ist dein letztes Plättchen verbraucht.
reason-swap-lay = Du kannst { $tile } noch in diesem Zug legen{ $points ->
        [0] .
        [one] , für { $points } Punkt.
       *[other] , für { $points } Punkte.
    }
reason-swap = { $partner } kann deines vielleicht besser brauchen.
reason-keep = Es passt in { $gaps ->
        [one] eine Lücke
       *[other] { $gaps } Lücken
    } der Karte.
reason-keep-none = Noch ist nichts dafür offen, aber das kann sich ändern.
reason-carry = { $turns ->
        [one] Noch ein Zug auf See bringt
       *[other] Noch { $turns } Züge auf See bringen
    } es an seinen Platz, für { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
reason-carry-none = Es erkundet nichts mehr, wohin du es auch legst.
reason-end-done = Deine Plättchen sind alle verbraucht.
reason-end-stuck = Keines deiner Plättchen lässt sich in Reichweite legen.
reason-end-last = Keines deiner Plättchen kann noch etwas erkunden.
reason-end = Was du noch legen könntest, würde mehr kosten, als es bringt.

rules =
    Ihr gehört zur selben Küstenwache und habt eine gemeinsame Wertung. In der Mitte liegt das Hauptquartier, alle
    Schiffe darauf. Vor dir liegen offene Plättchen: je drei, zu viert je zwei. Dazu hast du ebenso viele
    Bewegungsmarker (allein vier). Plättchen werden nie gedreht: Auf allen ist Norden oben.

    In deinem Zug tust du davon, was du willst, in beliebiger Reihenfolge und so oft es geht:
    - Lege ein Plättchen auf ein freies Feld neben deinem Schiff. Jeder Rand muss zum Nachbarn passen, Land an Land
      und Wasser an Wasser, und der Rand zwischen deinem Schiff und dem Plättchen muss Wasser sein. Dein Schiff
      fährt sofort und ohne Kosten hinüber.
    - Fahre auf ein benachbartes Plättchen, nur über Wasser. Das kostet einen Marker oder eines deiner Plättchen;
      das Plättchen ist aus dem Spiel.
    - In Gesellschaft, einmal im Zug: Tausche eines deiner Plättchen gegen ein offenes von jemand anderem. Was du
      bekommst, musst du nutzen, sonst ist es am Ende deines Zuges weg; was du gibst, liegt drüben für den
      nächsten Zug bereit.
    Dann beendest du den Zug. Was übrig ist, ist aus dem Spiel; zieh nach, bis deine Hand voll ist, und nimm deine
    Marker zurück. Allein darfst du ein Plättchen behalten und ziehst dann zwei. Auch bei leerem Stapel darfst du eines
    behalten und es über mehrere Züge an seinen Platz bringen; erst nach fünfzehn Zügen in Folge, in denen du keines
    gelegt hast, geht das nur noch, wenn du eines legst.
    Der erste Platz am Tisch beginnt, dann geht es im Uhrzeigersinn. Das Spiel endet, wenn alle Plättchen verbraucht sind.

    Ein Plättchen ist erkundet, wenn an allen vier Seiten Plättchen liegen, und nur erkundete zählen. Ein Leuchtturm
    und das Hauptquartier bringen 3 Punkte, eine Boje 2, jedes andere Plättchen 1. Ein erkundetes Windrad bringt 1
    und dazu 1 für jeden seiner vier Nachbarn, auf dem kein Land ist. Ein erkundeter Anleger bringt 1 und dazu 1
    für jedes Haus auf seiner Landmasse, erkundet oder nicht. Land hängt über Ränder zusammen, nie über Ecken; Land
    an zwei gegenüberliegenden Rändern eines Plättchens ist zweierlei Land.

    Euer Rang: Neulinge, ab 26 Punkten Matrosen, ab 36 Kapitäne, ab 46 Navigatoren, ab 56 Kartographen. Jede
    Erweiterung legt jede Latte um 10 höher.

    Schreibe: place N1 e (legen), sail e (fahren), sail e N1 (mit N1 bezahlt), swap N1 2 S3 (tauschen), end (Ende),
    end N1 (N1 behalten).

explain-cell =
    Ein Plättchen der Karte, noch nicht erkundet: Dazu müssen an allen vier Seiten Plättchen liegen. Die hellen
    Teile seines Rings zeigen, wo schon welche sind.
    .rule = BP-15
explain-cell-lit =
    Ein erkundetes Plättchen: An allen vier Seiten liegen Plättchen, also zählt es. Die Zahl in der Ecke sagt, was
    es bringt.
    .rule = BP-15
explain-cell-free =
    Ein freies Feld neben dem Schiff am Zug, auf das ein Plättchen der Hand passt. Lege es hierher, und das Schiff
    fährt ohne Kosten hinüber.
    .rule = BP-5
explain-ship =
    Ein Schiff. Es fährt von Plättchen zu Plättchen übers Wasser, nie über Land, und neben ihm werden neue
    angelegt. Schiffe versperren einander nie den Weg.
    .rule = BP-8
explain-captain =
    Das Schiff und die Bewegungsmarker für einen Zug. Ein Marker bringt das Schiff ein Plättchen weiter; endet der
    Zug, kommen alle zurück.
    .rule = BP-8
explain-mount =
    Ein offenes Plättchen. Es wird neben dem eigenen Schiff angelegt und nie gedreht. Du kannst es auch abwerfen, um
    ein Plättchen weit zu fahren.
    .rule = BP-5
explain-mount-small =
    Ein offenes Plättchen von jemand anderem. Einmal in deinem Zug darfst du eines von deinen gegen so eines tauschen.
    .rule = BP-10
explain-pile =
    Der Stapel, verdeckt. Wer seinen Zug beendet, zieht von hier, bis die Hand voll ist.
    .rule = BP-12
explain-pile-empty =
    Der Stapel ist verbraucht. Das Spiel endet, wenn auch das letzte Plättchen der Hände verbraucht ist. Allein darfst du
    eines behalten und es über mehrere Züge an seinen Platz bringen.
    .rule = BP-14
explain-gauge =
    Der Pegel. Das Wasser steht so hoch wie eure gemeinsame Wertung, und jede Linie, die es erreicht, ist ein Rang.
    .rule = BP-19
explain-points =
    Was dieses Plättchen bringt, seit es erkundet ist. Vorher steht hier ein Ring: Seine hellen Teile sind die
    Seiten, an denen Plättchen liegen.
    .rule = BP-16
explain-lighthouse =
    Ein Leuchtturm. Sein Plättchen bringt 3 Punkte, wenn es erkundet ist.
    .rule = BP-16
explain-quarters =
    Das Hauptquartier, wo alle Schiffe beginnen. Es hat einen Leuchtturm und bringt 3 Punkte, wenn es erkundet ist.
    .rule = BP-2
explain-buoy =
    Eine Boje. Ihr Plättchen bringt 2 Punkte, wenn es erkundet ist.
    .rule = BP-16
explain-windmill =
    Ein Windrad. Erkundet bringt es 1 Punkt und 1 mehr für jedes Plättchen daneben, auf dem kein Land ist.
    .rule = BP-17
explain-pier =
    Ein Anleger. Erkundet bringt er 1 Punkt und 1 mehr für jedes Haus auf dem Land, zu dem er gehört.
    .rule = BP-18
explain-house =
    Ein Haus. Jeder erkundete Anleger an demselben Land zählt es mit.
    .rule = BP-18
explain-token =
    Ein Bewegungsmarker. Gib ihn aus, um über Wasser auf das nächste Plättchen zu fahren.
    .rule = BP-8
explain-token-spent =
    Ein Bewegungsmarker, ausgegeben. Er kommt zurück, wenn der Zug endet.
    .rule = BP-12
button-end = Zug beenden
button-end-1 = Zug beenden: 1 Plättchen kommt weg
button-end-2 = Zug beenden: 2 Plättchen kommen weg
button-end-3 = Zug beenden: 3 Plättchen kommen weg
button-keep = Beenden und ein Plättchen behalten
ask-button-keep = Welches Plättchen behältst du?
