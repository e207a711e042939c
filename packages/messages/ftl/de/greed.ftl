game-greed = Gier
    .about = Was Punkte bringt, zählt automatisch. Würfle weiter, oder hör auf, bevor dich ein Fehlwurf den Zug kostet.
    .time = etwa 10 Minuten
option-greed-target = Zielpunktzahl
    .about = Wer zuerst einen Zug mit dieser Punktzahl beendet, eröffnet die Schlussrunde.
option-greed-opening = Punkte zum Einstieg
    .about = Bis du diese Punktzahl in einem einzigen Zug erreichst, bekommst du keine Punkte.
option-greed-threeOnes = Drei Einsen
    .about = Die Punkte von drei Einsen; jeder andere Drilling zählt das Hundertfache seiner Augen.
option-greed-more = Vierling und Fünfling
    .about = Wie ein vierter und ein fünfter gleicher Würfel zählen.
    .value-add = Noch einmal die Punkte des Drillings
    .value-double = Doppelte Punkte
    .value-fixed = Insgesamt 1.000 für vier, 2.000 für fünf
    .value-thousand = 1.000 Punkte mehr
    .value-none = Keine Punkte
option-greed-straight = Straße
    .about = Die Punkte von 1 2 3 4 5 und von 2 3 4 5 6. Bei 0 gibt es keine Straßen.
option-greed-fullHouse = Full House
    .about = Die Punkte eines Drillings mit einem Paar. Bei 0 zählen beide einzeln.

greed-not-in = { $seat } hört bei { $points } Punkten auf und bekommt nichts: Zum Einstieg sind { $opening } in einem Zug nötig.
    .own = Bei { $points } aufgehört: Zum Einstieg sind { $opening } in einem Zug nötig.
    .log = Du hörst bei { $points } Punkten auf und bekommst nichts: Zum Einstieg sind { $opening } in einem Zug nötig.
    .brief = { $seat } bekommt nichts: Zum Einstieg sind { $opening } in einem Zug nötig.
greed-progress-final = Schlussrunde
greed-goal = Schlussrunde ab { $target }; die höchste Summe gewinnt
greed-control-stop-for-nothing = Ohne Punkte aufhören
greed-warning-opening = { $points } von { $opening } für den Einstieg
greed-race-final =
    { $mine ->
        [yes] Dein letzter Zug: Mehr als { $best } schlägt { $leader }
       *[no] Letzter Zug von { $seat }: Mehr als { $best } schlägt { $leader }
    }
greed-reason-final =
    Sichern eröffnet die Schlussrunde: Um noch zu gewinnen, braucht { $seats ->
        [2] die andere Person
       *[more] eine andere Person
    } mehr als { $by } Punkte in einem Zug.
greed-reason-early = Sichern eröffnet die Schlussrunde mit nur { $by } Punkten Vorsprung.
greed-reason-lost =
    { $missing ->
        [0] Sichern ergibt nur einen Gleichstand, ein weiterer Wurf bringt in { $scores } % der Fälle die Führung.
       *[other] Wer jetzt sichert, hat verloren: Zum Gleichstand fehlen noch { $missing } Punkte.
    }

## Wertung eines Wurfs

greed-roll-score =
    { $dice }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $rest ->
        [0] jeder Würfel zählt
        [one] 1 Würfel zählt nicht
       *[other] { $rest } Würfel zählen nicht
    }.

## Die Regeln mit den Optionen eines Tisches

greed-rules-roll = Würfle mit allen fünf Würfeln.
greed-rules-aside = Das Spiel legt die Würfel, die zählen, beiseite und zählt ihre Punkte zusammen.
greed-rules-on = Würfle mit den Würfeln weiter, die nicht gezählt haben, oder hör auf und sichere die Punkte des Zugs.
greed-rules-hot = Haben alle Würfel eines Wurfs gezählt, würfelst du wieder mit allen fünf.
greed-rules-bust = Zählt in einem Wurf nichts (ein Fehlwurf), endet der Zug, und seine Punkte sind verloren.
greed-rules-best = Jeder Wurf zählt so viel wie möglich. Nur Würfel desselben Wurfs zählen zusammen.
greed-rules-opening = Dein erster gesicherter Zug muss mindestens { $opening } Punkte bringen. Hörst du vorher mit weniger auf, bekommst du nichts.
greed-rules-any = Du darfst mit beliebig vielen Punkten sichern.

## Züge in wenigen Worten

greed-move-stop = ohne Punkte aufhören

## Ablehnungen

refusal-nothing-to-stop = Würfle zuerst: Ein Zug beginnt mit einem Wurf.
