# Was eine Partie entschieden hat: `dicehall review`.

cli-command-review = Sagen, was Glück und was Können in einer Partie ausgemacht haben

review-option-quick = schätzen, indem von jeder Stellung aus weitergespielt wird, statt das Spiel erst zu lösen
review-option-playouts = Partien, die von jeder Stellung aus weitergespielt werden, wo geschätzt wird
review-bad-playouts = { $given } ist keine Zahl von Partien zum Weiterspielen: 10 bis 100000.
review-empty = Es gibt nichts zu besprechen: Die Partie hat noch keine Einträge.

review-title = { $game }: was entschieden hat
review-unfinished = Die Partie ist nicht zu Ende: Als Ergebnis gilt hier, was die Stellung wert ist.
review-seat = { $seat }
review-went-on = { $seat } machte weiter.
review-player = Wer
review-luck = Glück
review-errors = Verschenkt
review-best = Beste Wahl
review-adjusted = Ohne Glück
review-best-of = { $best } von { $choices }
review-exact = Die Gewinnchancen sind genau, wenn beide bestmöglich spielen. Glück und Fehler ergeben zusammen das Ergebnis, auf { $residual }.
review-estimated = Die Gewinnchancen sind geschätzt: { $playouts } Mal wurde mit soliden Spielern weitergespielt, jede liegt um etwa { $noise } daneben. Glück und Fehler verfehlen das Ergebnis um { $residual }.

review-turning-points = Wendepunkte
review-decided = { $story } Das hat entschieden: von { $before } auf { $after } für { $seat }.
review-swung = { $story } Von { $before } auf { $after } für { $seat }.
review-nothing-turned = Nichts in dieser Partie hat mehr als 5 von 100 ausgemacht.

review-dearest = Teuerste Entscheidungen
review-no-errors = Keine Entscheidung hätte besser sein können.
review-missed = { $story } { $better } Das hat { $seat } { $cost } gekostet.

review-rank = Von 100 Würfen sind { $percentile } schlechter.
review-better = Besser: { $move }.

review-curve = Gewinnchancen, vom ersten Eintrag bis zum letzten

# Wo in der Partie etwas geschah: ein Wurf, ein Wurf mit allen Würfeln noch einmal, eine Entscheidung.
review-roll = Der { $roll }. Wurf von { $seat } im { $turn }. Zug (davor { $left })
review-roll-hot = Der { $roll }. Wurf von { $seat } im { $turn }. Zug (alle Würfel noch einmal, davor { $left })
review-choice = Die Wahl von { $seat } im { $turn }. Zug (davor { $left })
review-meeting = Wie im { $turn }. Zug die verdeckten Entscheidungen aufeinandertrafen (davor { $left } für { $seat })
review-decided-at = { $where } hat entschieden: { $story } Jetzt { $after } für { $seat }.
review-turned-at = { $where } hat gewendet: { $story } Jetzt { $after } für { $seat }.
review-met = Verdeckte Entscheidungen, die aufeinandertrafen, brachten { $seat } { $met }: weder Würfelglück noch Fehler.
review-sips = { $sips } Schlucke
review-curve-sips = Schlucke, die die anderen im Mittel mehr trinken, vom ersten Eintrag bis zum letzten
review-nothing-turned-sips = Nichts in dieser Partie hat mehr als einen halben Schluck ausgemacht.

review-equilibrium = Die Gewinnchancen sind die eines Gleichgewichts zu dritt, in dem jeder für seinen eigenen Anteil spielt; es kann weitere geben. Glück und Fehler verfehlen das Ergebnis um { $residual }.
review-round = Eine Näherung: Schlucke sind nach der genauen Lösung jeder Runde gerechnet, spätere Runden nur mit ihrem Mittel. Glück und Fehler verfehlen das Ergebnis um { $residual }.
review-turn = Eine Näherung: Blätter sind nach dem Gleichgewicht eines Zugs gewogen, und aus Punkten werden Gewinnchancen, als streuten spätere Züge normal. Glück, Fehler und aufeinandergetroffene Entscheidungen verfehlen das Ergebnis um { $residual }.
