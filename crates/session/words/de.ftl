name-open = Platz { $seat }
name-forgotten = Jemand
level-random = zufällig
level-greedy = gierig
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterhaft

news-opened = Der Tisch ist eröffnet.
news-sat = { $self ->
    [you] Du setzt dich.
   *[other] { $who } setzt sich.
 }
news-bot-sat = { $who } spielt mit.
news-left = { $who } ist wieder frei.
news-began = Das Spiel beginnt.
news-took-back = { $self ->
    [you] Du nimmst deine letzte Entscheidung zurück.
   *[other] { $who } nimmt die letzte Entscheidung zurück.
 }
news-undo-asked = { $self ->
    [you] Du möchtest deine letzte Entscheidung zurücknehmen.
   *[other] { $who } möchte die letzte Entscheidung zurücknehmen.
 }
news-undo-agreed = { $self ->
    [you] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
 }
news-undo-dropped = { $self ->
    [you] Du sagst nein: Es bleibt dabei.
   *[other] { $who } sagt nein: Es bleibt dabei.
 }
news-undo-lapsed = Niemand hat geantwortet: Es bleibt dabei.
news-said = { $who }: { $text }
news-paused = { $self ->
    [you] Du unterbrichst das Spiel.
   *[other] { $who } unterbricht das Spiel.
 }
news-resumed = { $self ->
    [you] Du lässt das Spiel weitergehen.
   *[other] { $who } lässt das Spiel weitergehen.
 }
news-sat-in = { $self ->
    [you] Ein Bot ({ $level }) springt für dich ein.
   *[other] Ein Bot ({ $level }) springt für { $who } ein.
 }
news-came-back = { $self ->
    [you] Du bist wieder da.
   *[other] { $who } ist wieder da.
 }
news-flag-fell = { $self ->
    [you] Deine Zeit ist abgelaufen. Ein Bot spielt weiter.
   *[other] Die Zeit von { $who } ist abgelaufen. Ein Bot spielt weiter.
 }
news-rematched = Eine neue Partie ist verabredet.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-one-moment = Einen Moment, bitte.
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-sorry = Entschuldigung!
phrase-thank-you = Danke!
phrase-well-played = Gut gespielt!
phrase-good-game = Das war eine schöne Partie.
phrase-another = Noch eine Runde?
phrase-goodbye = Auf Wiedersehen!

refused-stale = Inzwischen hat sich etwas geändert. Bitte sieh noch einmal hin und wähle neu.
refused-ahead = So weit ist dieser Tisch noch nicht. Bitte versuche es gleich noch einmal.
refused-command-id = Die Kennung eines Befehls hat 1 bis { $most } Bytes.
refused-not-invited = An diesen Tisch kommt man mit einer Einladung. Bitte um den Link.
refused-crowded = Hier schauen schon so viele zu, wie Platz haben. Komm bitte später wieder.
refused-not-seated = Das kann nur, wer am Tisch sitzt. Setz dich zuerst.
refused-no-such-seat = Diesen Platz gibt es nicht. Die Plätze zählen von 0 bis { $last }.
refused-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
refused-foreign-seat = Das ist nicht dein Platz.
refused-one-seat-only = An einem öffentlichen Tisch hat jede Person einen Platz.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
refused-begun = Das Spiel hat schon begonnen.
refused-over = Das Spiel ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-paused = Das Spiel ist unterbrochen. Setze es zuerst fort.
refused-not-paused = Das Spiel ist nicht unterbrochen.
refused-no-pause-here = An einem öffentlichen Tisch mit Uhren gibt es keine Unterbrechung.
refused-not-your-turn = Du bist nicht am Zug.
refused-illegal = Das ist jetzt nicht möglich. Möglich ist zum Beispiel: { $examples }
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-undo-asked = Jemand hat schon gebeten, etwas zurückzunehmen. Warte bitte die Antwort ab.
refused-no-undo-asked = Niemand hat dich gebeten, etwas zurücknehmen zu dürfen.
refused-bot-sits-in = Ein Bot spielt für dich. Übernimm zuerst wieder selbst.
refused-no-bot-sits-in = Für dich spielt kein Bot.
refused-not-away = Ein Bot kann erst einspringen, wenn jemand eine Weile fort ist.
refused-time-is-up = Die Zeit ist abgelaufen. Ein Bot spielt weiter.
refused-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
refused-nonce = Ein Beitrag zu den Würfeln hat 1 bis { $most } Bytes.
refused-text = Ein Text hat 1 bis { $most } sichtbare Zeichen.
refused-no-text-here = Eigene Worte gibt es nur unter Leuten mit derselben Einladung. Wähle stattdessen einen der Sätze.
refused-full = An diesem Tisch ist so viel geschehen, dass nur noch das Spiel selbst weitergeht.
refused-no-pictures = Eine Vorschau ist ein Bild: Schau erst mit Sprache und Rahmen auf den Tisch.
refused-lesson = Das ginge auch, aber lass uns erst etwas anderes ansehen. Was leuchtet, führt weiter.
refused-opening-step = So kann das Spiel nicht beginnen. Schritt { $step }: { $reason }
refused-not-your-eyes = Solange das Spiel läuft, schaut jeder nur mit den eigenen Augen zurück.
refused-no-such-game = Dieses Spiel gibt es nicht. Die Spiele sind: { $games }
refused-setup = Mit diesen Einstellungen gibt es kein Spiel: { $reason }
refused-no-such-content = Dieses Material ist hier nicht bekannt. Lass es weg, um mit dem üblichen zu spielen.
refused-places =
    { $seats ->
        [one] Dieses Spiel hat einen Platz. Nenne ihn oder gar keinen.
       *[other] Dieses Spiel hat { $seats } Plätze. Nenne genauso viele oder gar keinen.
    }
refused-only-bots = Mindestens ein Platz ist für einen Menschen.
refused-clock = Eine Uhr gibt { $least } bis { $most } Sekunden und nach jedem Zug 0 bis { $increment } dazu.
