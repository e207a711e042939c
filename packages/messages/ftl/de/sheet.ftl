# Punktezettel für echte Würfel: was eingetragen wird und warum etwas nicht geht.
sheet-result = Ergebnis
sheet-points = Punkte
sheet-turn = { $seat } ist dran
sheet-question = Der Tisch entscheidet
sheet-dice = { $dice }
sheet-bust = Niete
sheet-nothing = Nichts
sheet-yes = Ja
sheet-scored = { NUMBER($points) }
sheet-adjusted = { $points ->
    [0] 0
   *[other] Extra { NUMBER($points, signDisplay: "always") }
  }
sheet-order = Mitspielende: { $seats }
sheet-next-is = { $seat } ist als Nächstes dran
sheet-does-not-fit = Passt nicht mehr
sheet-final-round = Letzte Runde: { $seats } { $count ->
    [one] ist
   *[other] sind
  } noch einmal dran
sheet-round = Runde { $round } von { $rounds }

sheet-not-in-range = „{ $given }“ geht nicht: Ein Zug hat { NUMBER($min) } bis { NUMBER($max) } Punkte.
sheet-not-a-step = „{ $given }“ geht nicht: Punkte gibt es in Schritten von { $step }.
sheet-not-by-dice = „{ NUMBER($given) }“ geht nicht: Das ergibt kein Wurf.
sheet-missing = „{ $field }“ fehlt.
sheet-bad-value = „{ $given }“ geht nicht bei „{ $field }“.
sheet-unknown-field = „{ $field }“ gibt es in diesem Zug nicht.
sheet-no-question = Es gibt keine offene Frage.
sheet-question-first = Beantworte zuerst die Frage.
sheet-not-playing = { $seat } spielt nicht mehr mit.
sheet-not-your-turn = { $next } ist dran, nicht { $seat }.
sheet-over = Die Partie ist vorbei.
sheet-opening = { $seat } hat { NUMBER($points) } und braucht { NUMBER($opening) } zum Einsteigen; der Zug zählt nicht.
sheet-stale = Ein anderes Handy hat den Zettel geändert.
sheet-bad-change = Das ist keine Änderung an einem Punktezettel.
sheet-bad-rules = Diese Hausregeln passen nicht zum Spiel.
sheet-player-count = Das Spiel hat { $min } bis { $max } Mitspielende.
sheet-full = Der Zettel ist voll: { $max } ist die Grenze.
sheet-nothing-to-undo = Es gibt nichts rückgängig zu machen.
sheet-nothing-to-redo = Es gibt nichts zu wiederholen.
