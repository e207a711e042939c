game-greed = Gier
    .about = Jeder Würfel zählt, der zählen kann. Würfle weiter, oder hör auf, bevor ein Fehlwurf den Zug kostet.
    .time = etwa 10 Minuten
option-greed-target = Zielpunktzahl
    .about = Wer zuerst einen Zug mit dieser Punktzahl beendet, eröffnet die Schlussrunde.
option-greed-opening = Punkte zum Einstieg
    .about = Bis du diese Punktzahl in einem einzigen Zug erreichst, wird nichts gesichert.

greed-not-in = { $seat } hört bei { $points } Punkten auf und bekommt nichts: Für den Einstieg braucht es { $opening } in einem Zug.
    .own = Bei { $points } aufgehört: Für den Einstieg braucht es { $opening } in einem Zug.
    .brief = { $seat } bekommt nichts: Für den Einstieg braucht es { $opening } in einem Zug.
greed-goal = Bei { $target } beginnt die Schlussrunde; die höchste Summe gewinnt
greed-control-stop-for-nothing = Ohne Punkte aufhören
greed-warning-opening = { $points } von { $opening } für den Einstieg
greed-race-reached = Mit diesen Punkten sind { $target } erreicht, und die Schlussrunde beginnt
greed-race-final =
    { $mine ->
        [yes] Dein letzter Zug: mehr als die { $best } von { $leader }
       *[no] Letzter Zug von { $seat }: mehr als die { $best } von { $leader }
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

## Züge in wenigen Worten

greed-move-stop = ohne Punkte aufhören

## Ablehnungen

refusal-nothing-to-stop = Erst würfeln: Ein Zug beginnt mit einem Wurf.
