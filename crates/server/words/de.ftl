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
lobby-lead = Vier Brettspiele rund ums Licht. Spiel gleich los oder schick jemandem einen Link: ohne Konto, ohne Installation.
lobby-games = Die Spiele
lobby-players =
    { $low ->
        [1] Allein oder gemeinsam, bis zu { $high }
       *[other] { $low } bis { $high } Personen
    }
lobby-play = Spielen
lobby-alone = Allein spielen
lobby-invite = Jemanden einladen
lobby-options = Alle Optionen
lobby-mine = Weiterspielen
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Eröffne selbst einen Tisch: Unter „Alle Optionen“ machst du ihn öffentlich.
lobby-join = Du hast einen Code?

row-your-turn = Du bist dran
row-waiting = Es fehlen noch Leute
row-playing = Im Gang
row-paused = Unterbrochen
row-over = Beendet
row-free = freier Platz
row-kept = reservierter Platz
row-bot = Bot, { $level }
row-clock = { $minutes } min + { $seconds } s

## Einen Code eingeben
join-title = An einen Tisch kommen
join-lead = Wer den Tisch eröffnet hat, sieht dort einen Code aus sechs Zeichen. Mit ihm findet ihr zueinander.
join-code = Code des Tisches
join-go = Hin da
join-empty = Bitte tippe den Code ein: sechs Buchstaben und Ziffern, wie K7PW3F.

## Einen Tisch einrichten
new-title = Neuer Tisch: { $game }
new-seats = Wer spielt?
new-players = Wie viele
new-seat = Platz { $seat }
new-seat-me = Hier sitze ich
new-seat-screen = Jemand neben mir, an diesem Bildschirm
new-seat-open = Frei, für wen auch immer
new-options = Wie spielt ihr?
new-own = Selbst gewählt
new-own-words = Geschrieben wie im Beispiel
new-own-missing = Bitte schreib deine Wahl auf wie im Beispiel, oder wähle etwas anderes.
new-own-wrong = Das passt nicht. Schreib es so: { $example }
new-clash = Das passt nicht zu dem, was du sonst gewählt hast. Bitte wähle hier etwas anderes.
new-nobody = Jemand muss spielen: Lass mindestens einen Platz für dich oder einen Menschen deiner Wahl.
new-company = Rund um den Tisch
new-who = Wer kommen darf
new-invited = Wen ich einlade
new-public = Alle
new-clock = Bedenkzeit für jede Person
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
me-device = Ein anderes Gerät
me-device-lead = Nimm deine Plätze, deine Spiele, deinen Namen und deine Einstellungen mit: Öffne diesen Link auf deinem Telefon oder Rechner. Er gilt einmal und nur für kurze Zeit.
me-device-make = Link machen
me-device-link = Link für dein anderes Gerät
me-device-qr = QR-Code des Links
me-link-until = Der Link gilt bis { $time }.
me-forget = Vergesst mich
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
link-none = Dieser Link ist nicht vollständig. Bitte mach auf deinem anderen Gerät unter „Du“ einen neuen.

## Da ist nichts
former-title = Dieser Tisch ist geschlossen
former-lead = Er wurde nach früheren Regeln begonnen und kann nicht weitergespielt werden: { $changed }
former-kept = Was dort gewonnen und verloren wurde, steht weiter unter „Deine Spiele“. Ein neuer Tisch folgt den Regeln, wie sie jetzt sind.
missing-title = Nichts als offenes Wasser
missing-lead = Diese Seite gibt es nicht, oder der Tisch ist fort. Vielleicht wurde der Link nicht ganz kopiert.
missing-home = Zu den Spielen

## Über die Spiele
about-title = Über die Spiele
about-what = Lamplight kennt die Regeln von vier Brettspielen rund ums Licht, mit allen Varianten, und hält sich daran. Du kannst allein spielen, rund um einen Bildschirm, gegen Bots oder mit Freunden, wo immer sie sind.
about-fair = Der Zufall ist fair, und du kannst ihn prüfen: Bevor sich jemand setzt, legt ein Geheimnis die Würfel fest, dessen Fingerabdruck alle sehen. Nach dem Spiel wird das Geheimnis gelüftet, und jeder Wurf und jedes Ziehen lässt sich nachrechnen. Was vor dir verborgen ist, ist es auch vor den Bots.
about-makers = Wem die Spiele gehören
about-not-connected = Die Spiele gehören denen, die sie gemacht haben. Lamplight ist mit keinem von ihnen verbunden, benutzt keine ihrer Texte und Bilder und möchte dir Lust auf die Schachteln machen.
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
## Finished games
shell-history = Deine Spiele
decimal-sign = ,
history-title = Deine Spiele
history-none = Was du zu Ende gespielt hast, findest du hier: wie es ausging, und einen Weg zurück dorthin.
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
        [0] So ein Spiel gibt es nicht.
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
me-notify = Sag Bescheid, wenn die Seite verdeckt ist
me-notify-hint = Dein Browser meldet, wenn du dran bist, sich jemand setzt oder ein Spiel endet. Das geht, solange eine unserer Seiten offen ist.
me-notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. In den Einstellungen des Browsers zu dieser Seite lässt sich das ändern.
notify-turn = Du bist dran.
