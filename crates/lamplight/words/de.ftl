about = Lamplight: vier Brettspiele über das Licht, für Menschen und Programme.
examples =
    Beispiele:
      lamplight play glux --players 3 --people 2 --names Ada,Ben
      lamplight simulate glux --players 4 --games 10000 --seed 7
      lamplight verify partie.json

heading-usage = Aufruf:
heading-commands = Befehle
heading-options = Optionen
heading-arguments = Argumente
heading-games = Spiele
heading-setup = Aufbau
value-command = BEFEHL

serve-about = Den Server starten: im Browser spielen, mit Menschen und Bots
serve-examples =
    Beispiele:
      lamplight serve                                      für diesen Rechner, auf Port 8080
      lamplight serve --port 9000
      lamplight serve --address 0.0.0.0                    für alle im Haus
      lamplight serve --database postgres://lamplight@db/lamplight --public-url https://play.example
      lamplight serve --limit spectators=20 --limit bot_ms=500

    Einstellungen können auch in einer TOML-Datei stehen (--config), mit denselben Namen und Grenzen unter [limits]:
      port = 9000
      { "[" }limits]
      spectators = 20
    Die Befehlszeile geht vor der Umgebung, die Umgebung vor der Datei.
games-about = Die Spiele auflisten: wie viele spielen können, und die Optionen
games-examples =
    Beispiele:
      lamplight games
      lamplight games --json
rules-about = Die Regeln eines Spiels ausgeben, in Kürze
rules-examples =
    Beispiele:
      lamplight rules glux
      lamplight rules glux --lang de
play-about = Im Terminal spielen oder eine gespeicherte Partie fortsetzen
play-examples =
    Beispiele:
      lamplight play glux                          du gegen einen Bot
      lamplight play glux --against expert         der stärkste, den es gibt
      lamplight play glux --players 4 --people 4   vier Leute an einer Tastatur
      lamplight play partie.json                   eine gespeicherte Partie fortsetzen

    Im Spiel: eine Nummer oder ein Zug in Notation, hint, undo, list, log, rules, save DATEI, quit.
simulate-about = Viele Partien spielen, zufällig oder durch Bots: Punkte, Siege, Länge und Auswahl
simulate-examples =
    Beispiele:
      lamplight simulate glux --players 4 --games 100000 --threads 2
      lamplight simulate glux --games 10 --records partien
      lamplight simulate glux --games 100 --bots hard,easy
      lamplight simulate glux --games 1 --seed 3 --trace -

    Derselbe Startwert gibt dieselben Partien, mit beliebig vielen Threads.
arena-about = Bots gegeneinander spielen lassen und sagen, wer stärker ist und wie sicher das ist
arena-examples =
    Beispiele:
      lamplight arena glux --bots expert,greedy --games 400 --time 100ms
      lamplight arena glux --players 4 --bots expert,greedy     ein Experte gegen drei
      lamplight arena glux --bots expert@2000,expert@500 --until 0:40
      lamplight arena glux --ladder --iterations 2000           jede Stufe gegen die darunter

    Dieselben Würfel werden in jeder Sitzordnung gespielt. Wo alle zusammen spielen, spielt sie jeder Bot für sich.
train-about = Die Bots eines Spiels aus Partien mit sich selbst lernen lassen und ausgeben, was sie gelernt haben
train-examples =
    Beispiel:
      lamplight train beacon-patrol --games 40000 --seed 1 > crates/beacon-patrol/src/bot/weights.txt

    Derselbe Startwert ergibt denselben Text. Er wirkt, wenn das Programm damit gebaut wird.
trace-about = Eine Aufzeichnung Schritt für Schritt ausschreiben, als JSON Lines
trace-examples =
    Beispiel:
      lamplight trace partie.json
verify-about = Aufzeichnungen prüfen: jeden Schritt, jede Ziehung, Startwert und Ergebnis
verify-examples =
    Beispiele:
      lamplight verify partie.json
      lamplight verify partien/*.json --json

    Rückgabewert 1, wenn eine Aufzeichnung durchfällt, 2, wenn eine Datei keine ist.
analyse-about = Auf eine Partie zurückblicken: was jede Entscheidung kostete, was besser war, und was Glück war
analyse-examples =
    Beispiele:
      lamplight analyse partie.json                     200 ms für jeden Schritt
      lamplight analyse partie.json --iterations 5000   auf jeder Maschine gleich
      lamplight analyse partie.json --json              alle Zahlen

    Glück ist, was Würfel und Ziehungen brachten, in erwarteten Punkten, gegenüber dem, was sie im Mittel bringen;
    Kosten sind, was ein Experte mit denselben Augen mehr gehabt hätte. Die Intervalle gelten zu 95 %.
replay-about = Eine Stellung einer Aufzeichnung als Text zeigen
replay-examples =
    Beispiele:
      lamplight replay partie.json             das Ende
      lamplight replay partie.json --step 17   die Stellung nach Schritt 17
      lamplight replay partie.json --seat 1    mit dem Wissen von Platz 1
render-about = Eine Stellung einer Aufzeichnung als Bild zeichnen
render-examples =
    Beispiele:
      lamplight render partie.json -o ende.png                     das Ende
      lamplight render partie.json --step 17 -o plan.svg           die Stellung nach Schritt 17
      lamplight render partie.json --seat 1 --frame tall -o a.png  hochkant, mit dem Wissen von Platz 1
bench-about = Zufälliges Spiel und Suche auf einem Kern messen
bench-examples =
    Beispiele:
      lamplight bench
      lamplight bench glux --json

arg-help = Diese Hilfe ausgeben
arg-version = Die Version ausgeben
arg-lang = Die Sprache; sonst LAMPLIGHT_LANG oder die des Systems
arg-content = Ein Spiel mit einer eigenen Inhaltsdatei spielen
arg-json = JSON ausgeben, für Programme
arg-game = Der Name des Spiels, wie in lamplight games
arg-record = Eine Aufzeichnung: eine JSON-Datei
arg-step = Die Stellung nach diesem Schritt zeigen; 0 ist der Anfang
arg-seat = Nur zeigen, was dieser Platz wusste
arg-output = Das Bild, das geschrieben wird; sein Name endet auf .svg oder .png
arg-frame = Die Form des Bildes: wide für einen breiten Bildschirm, tall für einen hohen
arg-theme = Die Farben: night für die Nacht, day für den Tag
arg-address = Die Adresse, auf der gelauscht wird; sonst 127.0.0.1, die nur dieser Rechner erreicht
arg-port = Der Port; sonst 8080
arg-database = sqlite:PFAD oder postgres://NUTZER@HOST/NAME; sonst eine Datei im Datenordner
arg-public-url = Die Adresse, die man eintippt, wenn es eine andere ist: https://play.example
arg-behind-proxy = Der Kopfzeile X-Forwarded-For glauben: nur mit einem Proxy vor dem Server
arg-limit = Eine Grenze ändern; docs/server.md nennt alle
arg-log = Wie viel ins Protokoll kommt: error, warn, info, debug
arg-log-format = Wie es geschrieben wird
arg-config = Eine TOML-Datei mit Einstellungen
arg-games = Wie viele Partien gespielt werden
arg-seed = Eine Zahl, aus der aller Zufall folgt
arg-threads = Wie viele Threads arbeiten; sonst so viele, wie es Kerne gibt
arg-records = Jede Partie als Aufzeichnung in diesen Ordner schreiben, der neu oder leer ist
arg-trace = Die Spuren aller Partien in diese Datei schreiben; mit - in die Standardausgabe, und sonst nichts
arg-bots = Bots beim Namen: random, greedy, easy, medium, hard, expert; mit eigenem Budget wie in hard@100ms oder hard@5000
arg-ladder = Jede Stufe gegen die darunter spielen lassen
arg-time = Wie lange ein Experte über eine Entscheidung nachdenkt; andere Stufen nehmen ihren Anteil
arg-iterations = Wie viele Durchläufe ein Experte stattdessen sucht; auf jeder Maschine gleich
arg-until = Aufhören, sobald ein sequenzieller Test zwischen zwei Behauptungen über den ersten Bot entscheidet: Elo über den anderen, oder Punkte über dem zweiten, wo alle zusammen spielen
arg-tutorial = Das Spiel lernen: das Tutorial spielen, das sagt, was zu tun ist
arg-walk = Schritt für Schritt durch die Partie gehen; so auch im Terminal, wenn kein Schritt genannt ist
arg-people = Wie viele Menschen an dieser Tastatur sitzen; die anderen Plätze nehmen Bots
arg-against = Wie stark die Bots auf den anderen Plätzen sind: easy, medium, hard oder expert; auch random oder greedy
arg-names = Namen, nach Platz

rules-reconstructed = Was nachgebaut ist:

seat = Platz { $seat }
level-random = Zufall
level-greedy = Gierig
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
simulated =
    { $games ->
        [one] Eine Partie.
       *[other] { $games } Partien.
    }
column-seat = Platz
column-team = Team
column-player = Name
column-place = Rang
column-points = Punkte
column-mean = Mittel
column-spread = Streuung
column-range = Spanne
column-won = gewonnen
column-shared = geteilt
column-grade = Rang
column-share = Anteil
column-length = Länge
column-luck = Glück
column-cost = Kosten je Entscheidung
row-score = Punkte
row-steps = Schritte
row-decisions = Entscheidungen
row-branching = Aktionen zur Auswahl

serve-ready =
    Lamplight leuchtet: { $url }
    Strg-C löscht das Licht. lamplight --help sagt, was es sonst noch gibt.
serve-house =
    Für alle in diesem Haus, im selben WLAN:
    { $addresses }
    Oder halte die Kamera eines Telefons hierhin:
serve-stopping = Das Licht geht aus. Alle Partien sind gespeichert.
serve-port-in-use = Port { $port } ist belegt, vielleicht von einem anderen Lamplight. Nimm einen anderen: lamplight serve --port { $other }

bench-game = Spiel
bench-players = Personen
bench-games = Partien/s
bench-decisions = Entscheidungen/s
bench-ns = ns/Entscheidung
bench-bytes = Bytes/Stellung
bench-searches = Suchläufe/s

verified = gut: { $steps } Schritte, { $game }, { $dice }
verified-over = Partie beendet, Ergebnis richtig
verified-running = Partie läuft noch
verified-dice = jede Ziehung folgt aus dem vorab festgelegten Startwert
verified-no-dice = Ziehungen ungeprüft (kein Startwert)

render-written = { $file } ist gezeichnet.
analyse-lessons = Was zu lernen ist, die teuersten Entscheidungen zuerst:
analyse-lesson =
    Schritt { $step }: { $played } Das kostete { $cost } Punkte (± { $margin }).
      Besser: { $better } { $reason }
analyse-nothing = Keine Entscheidung kostete mehr als das Rauschen: Ein Experte hätte ganz ähnlich gespielt.
analyse-more =
    { $count ->
        [one] Eine weitere Entscheidung kostete etwas; --json hat sie.
       *[other] { $count } weitere Entscheidungen kosteten etwas; --json hat sie.
    }
replay-step = Schritt { $step } von { $steps }.
replay-prompt = Enter: weiter · b: zurück · eine Zahl: zu diesem Schritt · q: genug >

play-welcome = { $game }. Mit help siehst du, was du tun kannst.
play-prompt = { $who }, dein Zug:
play-prompt-many = { $who }, dein Zug ({ $actions } möglich, list zeigt sie):
play-help =
    Eine Nummer     die Aktion mit dieser Nummer
    h8=6            eine Aktion in der Notation des Spiels
    list            alles, was jetzt möglich ist
    undo            die letzte Entscheidung an dieser Tastatur zurücknehmen
    hint            was ein Experte täte, und warum
    log             was bisher geschah
    rules           die Regeln in Kürze
    save DATEI      die Partie speichern; weiter geht es mit: lamplight play DATEI
    quit            aufhören
play-lesson = Das ginge auch, aber lass uns erst etwas anderes ansehen.
play-hint-best = { $action }: { $reason }
play-hint-other = { $action } ({ $cost } Punkte weniger): { $reason }
play-hand-over = Gib die Tastatur an { $who } weiter und drücke dann Enter.
play-refused = „{ $text }“ ist jetzt nicht möglich. list zeigt, was geht, help hilft.
play-refused-near = „{ $text }“ ist jetzt nicht möglich. Möglich: { $near }. list zeigt alles, help hilft.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-save-how = Sag, wohin: save DATEI
play-save-exists = { $file } gibt es schon; wähle einen anderen Namen.
play-saved = Gespeichert in { $file }.
play-save-prompt = Partie speichern als (Enter: nicht):
play-quit = Gute Nacht.

result-team =
    Gemeinsam: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Ihr seid { $title }.

arena-played =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } in { $rounds ->
        [one] einer Runde.
       *[other] { $rounds } Runden.
    }
arena-bot = Bot
arena-budget = Budget
arena-decided = entschiedene Duelle
arena-elo = Elo
arena-gain = über dem davor
train-last = In den letzten { $games } Partien: im Mittel { $points } Punkte.
arena-verdict-low = Der Test sagt: die niedrigere Behauptung.
arena-verdict-high = Der Test sagt: die höhere Behauptung.
