ten-thousand-rolled =
    { $purpose ->
        [order] { $seat } würfelt { $dice } um den Anfang.
       *[turn] { $seat } würfelt { $dice }: bis zu { $value } Punkte.
    }
    .own =
        { $purpose ->
            [order] Du würfelst { $dice } um den Anfang.
           *[turn] { $dice }: bis zu { $value }.
        }
ten-thousand-goal = Wer zuerst { $target } erreicht, gewinnt
ten-thousand-goal-exact = Wer zuerst genau auf { $target } kommt, gewinnt
ten-thousand-control-keep-and-roll =
    { $count ->
        [one] { $points } behalten und 1 Würfel werfen
       *[other] { $points } behalten und { $count } Würfel werfen
    }
ten-thousand-control-win-exact = Behalten und mit genau { $total } gewinnen
ten-thousand-control-win = Sichern und mit { $total } gewinnen
ten-thousand-control-take-over =
    { $count ->
        [one] { $points } Punkte übernehmen und 1 Würfel werfen
       *[other] { $points } Punkte übernehmen und { $count } Würfel werfen
    }

## Wertung eines Wurfs

ten-thousand-roll-score =
    { $score ->
        [0] { $dice }: Nichts zählt.
       *[other] { $dice }: bis zu { $score } Punkte, { $keeps ->
                [one] 1 Möglichkeit
               *[other] { $keeps } Möglichkeiten
            } zu behalten.
    }

## Die Wertungskarte

ten-thousand-card-more = jeder weitere derselben Augen zählt noch einmal so viel wie der Drilling
ten-thousand-card-whole =
    { $kind ->
        [straight] jede Zahl einmal
       *[pairs] drei Paare
    } = { $points }
ten-thousand-card-overshoot =
    { $count ->
        [one] Über { $target } mit 1 Würfel
       *[other] Über { $target } mit { $count } Würfeln
    }

## Züge in wenigen Worten

ten-thousand-move-take-over = übernehmen
