threes-kept = { $seat } behält { $dice }.
threes-banked =
    { $seat } endet mit { $dice }: { $banked ->
        [one] 1 Punkt
       *[other] { $banked } Punkte
    }, insgesamt { $total }.
threes-goal = Die niedrigste Summe gewinnt
threes-fact-kept = Bisher behalten
threes-control-finish = Behalten und mit { $points } beenden: insgesamt { $total }
threes-control-keep-all = Alle behalten
threes-control-keep-none = Keinen behalten
threes-control-keep-threes = Jede 3 behalten
threes-why-undecided =
    { $count ->
        [one] Erst den anderen Würfel behalten oder werfen
        [5] Erst alle 5 Würfel behalten
       *[other] Erst die anderen { $count } behalten oder werfen
    }

## Wertung eines Wurfs

threes-roll-score =
    { $dice }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
