## Auf jeder Seite
shell-skip = Zum Inhalt
shell-description = Vier Brettspiele rund ums Licht, genau nach den Regeln: allein, gegen Bots oder mit Freunden, wo immer sie sind.
shell-nav = Hauptmenü
shell-join = Code eingeben
shell-me = Du
shell-theme = Zwischen Nacht und Tag wechseln
shell-foot = Lamplight hat mit den Autoren und Verlagen der Spiele nichts zu tun.
shell-replay = Gespeicherte Partie öffnen
shell-about = Über die Spiele
copy = Kopieren
copied = Kopiert

error-network = Der Server ist nicht zu erreichen. Bitte prüfe deine Verbindung und versuche es noch einmal.
error-server = Bei uns ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.

# Wer spielt, ohne einen Namen gesagt zu haben, heißt wie eins von diesen.
guest-names = Otter, Reiher, Möwe, Robbe, Seeschwalbe, Kranich, Strandläufer, Seepferdchen

level-random = zufällig
level-greedy = gierig
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterhaft

## Die Eingangshalle
lobby-title = Spielen bei Lampenlicht
lobby-lead = Vier Brettspiele rund ums Licht, allein oder mit anderen. Ohne Konto, ohne Installation.
lobby-games = Die Spiele
lobby-facts = Über dieses Spiel
lobby-players = { $low }–{ $high } Personen
lobby-minutes = { $minutes } Min.
lobby-demand-1 = schnell gelernt
lobby-demand-2 = etwas zum Tüfteln
lobby-demand-3 = viel zum Tüfteln
lobby-play = Spielen
lobby-alone = Allein spielen
lobby-invite = Einladen
lobby-learn = Lernen
lobby-options = Optionen
lobby-mine = Weiterspielen
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Eröffne selbst einen Tisch: Unter „Optionen“ kannst du ihn für alle öffnen.
lobby-join = Du hast einen Code?

row-your-turn = Du bist dran
row-waiting = Es fehlen noch Leute
row-playing = Läuft
row-paused = Unterbrochen
row-over = Beendet
row-free = freier Platz
row-kept = reservierter Platz
row-bot = { $name } ({ $level })
row-clock = { $minutes } min + { $seconds } s

## Einen Code eingeben
join-title = An einen Tisch kommen
join-lead = Wer den Tisch eröffnet hat, sieht dort einen Code aus sieben Zeichen. Gib ihn ein, und ihr sitzt am selben Tisch.
join-code = Code des Tisches
join-go = Zum Tisch
join-empty = Bitte tippe den Code ein: sieben Buchstaben und Ziffern, wie K7PW3FT.

## Einen Tisch einrichten
new-title = Neuer Tisch: { $game }
new-seats = Wer spielt?
new-players = Wie viele ihr seid
new-seat = Platz { $seat }
new-bot = Bot, { $level }
new-seat-me = Hier sitze ich
new-seat-screen = Jemand neben mir, am selben Bildschirm
new-seat-open = Frei für alle, die kommen
new-options = Wie spielt ihr?
new-own = Selbst gewählt
order-own = Meine eigene Reihenfolge
order-how = Zieh sie an ihren Platz oder nimm die Pfeile.
order-earlier = { $item }: einen Platz nach oben
order-later = { $item }: einen Platz nach unten
order-moved = { $item } steht jetzt an { $place } Stelle.
order-places = erster, zweiter, dritter, vierter, fünfter, sechster, siebter, achter
new-own-words = Geschrieben wie im Beispiel
new-own-missing = Bitte schreib deine Wahl auf wie im Beispiel, oder wähle etwas anderes.
new-own-wrong = Das passt nicht. Schreib es so: { $example }
new-clash = Das passt nicht zu dem, was du sonst gewählt hast. Bitte wähle hier etwas anderes.
new-count =
    { $count ->
        [1] einer Person
       *[other] { $count } Personen
    }
new-not-with = nicht mit { $choice }
new-instead = „{ $former }“: { $why }. Jetzt ist es „{ $now }“.
new-nobody = Jemand muss spielen: Lass mindestens einen Platz für dich oder jemand anderen frei.
new-company = Gesellschaft und Uhren
new-who = Wer mitspielen darf
new-invited = Nur wen ich einlade
new-public = Frei für alle
new-clock = Bedenkzeit pro Person
new-clock-none = Keine Eile
new-clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
new-increment = Nach jedem Zug dazu
new-clock-seconds =
    { $seconds ->
        [0] nichts
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
new-clock-hint = Ist deine Zeit um, spielt ein Bot für dich weiter.
new-open = Tisch eröffnen

## Über dich
me-title = Du
me-name = Dein Name
me-name-hint = Die anderen am Tisch sehen ihn.
me-save = Speichern
me-saved = Gespeichert. Hallo, { $name }!
me-settings = Einstellungen
me-lang = Sprache
me-theme = Farben
me-theme-night = Nacht
me-theme-day = Tag
me-table = Am Tisch
me-motion = Bewegung
me-motion-hint = Figuren gleiten, Licht blendet über, Würfel rollen. Ohne Bewegung ist alles sofort da.
me-forced = Den einzig möglichen Zug für mich machen
me-forced-hint = Wo es nichts zu wählen gibt, geht das Spiel von selbst weiter.
me-confirm = Vor dem Senden eines Zugs nachfragen
me-confirm-hint = Du siehst, wohin er führt, und bestätigst ihn mit einem Knopf.
me-twice = Zweimal tippen
me-twice-hint = Auf dem Touchscreen zeigt das erste Tippen, wohin ein Zug führt; das zweite auf dieselbe Stelle macht ihn.
me-device = Ein anderes Gerät
me-device-lead = Nimm deine Plätze, deine Spiele, deinen Namen und deine Einstellungen mit: Öffne diesen Link auf deinem Telefon oder Rechner. Er gilt einmal und nur für kurze Zeit.
me-device-make = Link erstellen
me-device-link = Link für dein anderes Gerät
me-device-qr = QR-Code des Links
me-link-until = Der Link gilt bis { $time }.
me-forget = Mich vergessen
me-forget-lead = Wir wissen von dir nur eine Zufallszahl in einem Cookie, deinen Namen, deine Einstellungen und die Spiele, die du gespielt hast. Das kannst du löschen lassen.
me-forget-ask = Vergesst mich …
me-forget-sure = Dein Name verschwindet von allen Tischen und mit ihm, was du dort geschrieben hast: Die anderen sehen stattdessen „Jemand“. Deine Plätze, deine Einstellungen und deine bisherigen Spiele sind für immer fort. Das lässt sich nicht rückgängig machen.
me-forget-yes = Ja, vergesst mich
me-forget-no = Nein, ich bleibe
me-forgotten = Vergessen. Leb wohl und gute Reise!

## Ein anderes Gerät
link-title = Auf diesem Gerät weiterspielen
link-lead = Übernimm deinen Namen, deine Plätze und deine Spiele von deinem anderen Gerät.
link-replaces = Falls du auf diesem Gerät schon unter einem anderen Namen gespielt hast, bleiben jene Plätze zurück.
link-take = Übernehmen
link-none = Dieser Link ist nicht vollständig. Bitte erstelle auf deinem anderen Gerät unter „Du“ einen neuen.

## Da ist nichts
former-title = Dieser Tisch ist geschlossen
former-lead = Er wurde nach früheren Regeln begonnen und kann nicht weitergespielt werden: { $changed }
former-kept = Was dort gewonnen und verloren wurde, steht weiter unter „Deine Spiele“. Ein neuer Tisch folgt den Regeln, wie sie jetzt sind.
missing-title = Nichts als offenes Wasser
missing-lead = Diese Seite gibt es nicht, oder der Tisch ist fort. Vielleicht fehlt ein Stück vom Link.
missing-home = Zu den Spielen

## Über die Spiele
about-title = Über die Spiele
about-what = Lamplight kennt die Regeln von vier Brettspielen rund ums Licht, mit allen Varianten, und hält sich daran. Du kannst allein spielen, rund um einen Bildschirm, gegen Bots oder mit Freunden, wo immer sie sind.
about-fair = Der Zufall ist ehrlich, und du kannst ihn prüfen: Bevor sich jemand setzt, legt ein Geheimnis fest, was die Würfel und Stapel bringen; seinen Fingerabdruck sehen alle. Nach dem Spiel wird das Geheimnis gelüftet, und jeder Wurf und jede gezogene Karte lässt sich nachrechnen. Was vor dir verborgen ist, ist es auch vor den Bots.
about-makers = Wem die Spiele gehören
about-not-connected = Die Spiele gehören denen, die sie gemacht haben. Lamplight ist mit keinem von ihnen verbunden, verwendet weder ihre Texte noch ihre Bilder und möchte dir Lust auf die Schachteln machen.
makers-glux = von Jakob Andrusch, erschienen bei Queen Games.
makers-lighthouse-run = von Jim Harmon, illustriert von Christian Fiore, erschienen bei AMIGO.
makers-beacon-patrol = von Torben Ratzlaff, erschienen bei Pandasaurus Games.
makers-lanterns-dice = von Chris Bryan, illustriert von Beth Sobel, nach „Lanterns“ von Christopher Chung, erschienen bei Foxtrot Games.
about-rebuilt = Was wir nachbauen mussten
about-rebuilt-lead = Wir kennen die Regeln, aber nicht jedes Bild der Anleitungen. Wo ein Plan, eine Karte oder ein Plättchen nicht zu haben war, haben wir sie so nachgebaut, dass alles stimmt, was bekannt ist.
about-kept = Was wir speichern
about-kept-lead = Ein Cookie mit einer Zufallszahl, damit deine Plätze deine bleiben; den Namen, den du wählst; und die Partien. Kein Tracking, und nichts von fremden Servern.
about-kept-me = Deine Einstellungen, und wie du vergessen wirst

lobby-tutorial = Spielend lernen
lobby-rules = Regeln
rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-play = Gegen Bots spielen
walk-step = Schritt { $step } von { $of }
walk-back = Zurück
walk-on = Weiter
## Beendete Spiele
shell-history = Deine Spiele
decimal-sign = ,
history-title = Deine Spiele
history-none = Hier findest du, was du zu Ende gespielt hast: wie es ausging, und einen Weg, darauf zurückzublicken.
history-go = Ein Spiel aussuchen
history-figures = In Zahlen
history-played = Gespielt
history-won = Gewonnen
history-won-shared = { $won } und { $shared } geteilt
history-mean = Im Schnitt
history-best = Rekord
history-grades = Erreichte Ränge
history-times =
    { $count ->
        [0] noch nicht
        [one] einmal
       *[other] { $count }-mal
    }
history-list = Eins nach dem anderen
history-by-game = Nach Spiel
history-by-result = Nach Ergebnis
history-all-games = Alle Spiele
history-all-results = Alle Ergebnisse
history-shared = Geteilt
history-lost = Verloren
history-together = Gemeinsam
history-count =
    { $count ->
        [0] Dazu passt kein Spiel.
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
history-me = du
history-replay = Zurückblicken
history-again = Noch einmal
history-new = Neues Spiel
history-pages = Seiten
history-newer = Neuere
history-older = Ältere
history-page = Seite { $page } von { $pages }
me-history = Ansehen
me-history-lead = Was du gespielt hast, wie es ausging und wie du dich schlägst.
me-sound = Klänge
me-sound-hint = Eine Glocke, wenn du dran bist, Holz und Wasser, wenn Figuren ziehen. Ganz leise.
me-notify = Sag auch Bescheid, wenn die Seite verdeckt ist
me-notify-hint = Dein Browser meldet, wenn du dran bist, sich jemand setzt oder ein Spiel endet. Das geht, solange eine unserer Seiten offen ist.
me-notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. In den Einstellungen des Browsers zu dieser Seite lässt sich das ändern.
notify-turn = Du bist dran.

keepsake-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
keepsake-together =
    { $grade } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
