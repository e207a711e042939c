# Punktezettel für echte Würfel: was eingetragen wird und warum etwas nicht geht.
sheet-result = Ergebnis
sheet-points = Punkte
sheet-turn = { $seat } ist dran
sheet-question = Der Tisch entscheidet
sheet-dice = { $dice }
sheet-bust = Fehlwurf
sheet-nothing = Nichts
sheet-yes = Ja
sheet-scored = { NUMBER($points) }
sheet-adjusted = { $points ->
    [0] 0
   *[other] { $sign ->
        [penalty] Strafe −{ NUMBER($points) }
       *[bonus] Bonus +{ NUMBER($points) }
    }
  }
sheet-order = Mitspieler: { $seats }
sheet-next-is = { $seat } ist als Nächstes dran
sheet-does-not-fit = Passt nicht mehr
sheet-final-round = Schlussrunde: { $seats } { $count ->
    [one] ist
   *[other] sind
  } noch einmal dran
sheet-round = Runde { $round } von { $rounds }

sheet-not-in-range = „{ $given }“ geht nicht: Ein Zug hat { NUMBER($min) } bis { NUMBER($max) } Punkte.
sheet-not-a-step = „{ $given }“ geht nicht: Punkte gibt es in Schritten von { $step }.
sheet-not-by-dice = „{ NUMBER($given) }“ geht nicht: Das ergibt kein Wurf.
sheet-missing = „{ $field }“ fehlt.
sheet-bad-value = Bei „{ $field }“ ist „{ $given }“ nicht möglich.
sheet-unknown-field = „{ $field }“ gibt es in diesem Zug nicht.
sheet-no-question = Es ist keine Frage offen.
sheet-question-first = Beantworte zuerst die Frage.
sheet-not-playing = { $seat } spielt nicht mehr mit.
sheet-not-your-turn = { $next } ist dran, nicht { $seat }.
sheet-over = Die Partie ist vorbei.
sheet-opening = { $seat } hat { NUMBER($points) } und braucht { NUMBER($opening) } für den Einstieg; der Zug zählt nicht.
sheet-stale = Ein anderes Handy hat den Zettel geändert.
sheet-bad-change = Das ist keine Änderung an einem Punktezettel.
sheet-bad-rules = Diese Hausregeln passen nicht zum Spiel.
sheet-player-count = Das Spiel hat { $min } bis { $max } Spieler.
sheet-full = Der Zettel ist voll: Höchstens { $max } sind möglich.
sheet-nothing-to-undo = Es gibt nichts rückgängig zu machen.
sheet-nothing-to-redo = Es gibt nichts zu wiederholen.

## Die Seite eines Punktezettels

web-sheet = Punktezettel
    .about = Für Partien mit echten Würfeln: Tippe die Punkte jedes Zugs an. Der Zettel rechnet zusammen, zeigt, wer dran ist, und warnt, wenn ein Eintrag gegen die Regeln ist.
web-sheet-title = Punktezettel: { $game }
web-sheet-name = { $seat }
web-sheet-player = Spieler
web-sheet-entry = Eintrag
web-sheet-total = Summe
web-sheet-row = Zeile
web-sheet-common = Punkte
web-sheet-add = Hinzufügen
web-sheet-add-one = { $what } hinzufügen: { NUMBER($points) }
web-sheet-back = Letzte Ziffer oder letzten Würfel löschen
web-sheet-enter = Eintragen
web-sheet-enter-total = { NUMBER($points) } eintragen → { NUMBER($total) }
web-sheet-counts = Trotzdem zählen
web-sheet-unusual = gegen die Regeln
web-sheet-line = Zeile { $number }
web-sheet-remove = Diese Zeile löschen
web-sheet-players = Mitspieler
web-sheet-up = { $name } nach oben
web-sheet-next = Ist dran
web-sheet-next-player = { $name } ist als Nächstes dran
web-sheet-return = Spielt wieder mit
web-sheet-new-player = Neu dabei
web-sheet-join = Hinzufügen
web-sheet-extra = Strafe oder Bonus
web-sheet-other = Andere Punkte
web-sheet-no-number = „{ $given }“ ist keine ganze Zahl von −100.000 bis 100.000.
web-sheet-below-zero = Summen dürfen unter null fallen
web-sheet-save = Speichern
web-sheet-share = Teilen
    .about = Dann können auch andere Handys auf diesen Zettel schreiben. Sie brauchen kein Konto, nur den Code oder den Link.
web-sheet-share-now = Mit anderen Handys teilen
web-sheet-qr = QR-Code mit dem Link zu diesem Zettel
web-sheet-csv = CSV herunterladen
web-sheet-print = Drucken
web-sheet-open-players = Mitspieler
web-sheet-open-extra = Strafe
web-sheet-open-rules = Hausregeln
web-sheet-open-share = Teilen
web-sheet-end = Partie beenden
web-sheet-reopen = Partie fortsetzen
web-sheet-undo = Rückgängig
web-sheet-redo = Wiederholen
web-sheet-tools = Punktezettel
web-sheet-all = Alle Punktezettel
web-sheet-again = Neuer Zettel mit denselben Namen
web-sheet-offline = Keine Verbindung. Deine Einträge sind gespeichert und werden später gesendet.
web-sheet-conflict = Ein anderes Handy war schneller, deshalb wurde dein Eintrag nicht übernommen.
    .mine = Meinen nehmen
    .theirs = Den anderen behalten
web-sheet-place = Platz { $place }
web-sheet-has = { $seat } hat { NUMBER($total) }.
web-sheet-wins = { $seats } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
  }.
web-sheet-unreadable = Dieser Punktezettel lässt sich nicht lesen.
web-sheet-new = Neuer Punktezettel
web-sheet-start = Starten
web-sheet-code = Code eines geteilten Zettels
web-sheet-open = Öffnen
web-sheet-earlier = Frühere Zettel
web-sheet-delete = Zettel von { $game } löschen
web-sheet-instead = Oder nur Punkte aufschreiben, ohne Würfel einzutippen
