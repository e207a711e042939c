greed-not-in = { $seat } hört bei { $points } Punkten auf und bekommt nichts: Für den Einstieg braucht es { $opening } in einem Zug.
greed-goal = Wer { $target } erreicht, eröffnet die Schlussrunde; die höchste Summe gewinnt
greed-control-stop-for-nothing = Aufhören ohne Punkte: { $points } von { $opening } für den Einstieg
greed-note-final-round = Schlussrunde: { $seat } hat das Ziel erreicht. Alle anderen haben noch einen Zug.
greed-note-opening = { $seat } braucht { $opening } Punkte in einem Zug für den Einstieg.

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
