game-threes = Dreien
    .about = Die niedrigste Summe gewinnt: Dreien zählen 0, und fünf Sechsen schießen den Mond ab.
    .time = etwa 15 Minuten
option-threes-rounds = Runden
    .about = Wie viele Züge alle haben.
option-threes-lastDie = Der letzte Würfel
    .about = Was geschieht, wenn nur noch ein Würfel übrig ist.
    .value-lies = bleibt, wie er ist
    .value-rolled = wird noch einmal gewürfelt

threes-kept = { $seat } behält { $dice }.
    .own = { $dice } behalten.
threes-banked =
    { $seat } endet mit { $dice }: { $banked ->
        [one] 1 Punkt
       *[other] { $banked } Punkte
    }, insgesamt { $total }.
    .own =
        { $dice }: { $banked ->
            [one] 1 Punkt
           *[other] { $banked } Punkte
        }, insgesamt { $total }.
threes-goal = Die niedrigste Summe gewinnt
threes-fact-kept = Bisher behalten
threes-control-finish = Mit { $points } beenden: insgesamt { $total }
threes-control-keep-all-and-finish = Alle behalten und mit { $points } beenden: insgesamt { $total }
threes-control-keep-all = Alle behalten
threes-control-keep-none = Keinen behalten
threes-control-keep-threes = Jede 3 behalten
threes-why-last-die = Der letzte Würfel zählt, wie er liegt
threes-race-last =
    { $mine ->
        [yes] Dein letzter Zug: höchstens { $most } schlägt die { $best } von { $leader }
       *[no] Letzter Zug von { $seat }: höchstens { $most } schlägt die { $best } von { $leader }
    }
threes-race-moon =
    { $mine ->
        [yes] Dein letzter Zug: Nur fünf Sechsen schlagen die { $best } von { $leader }
       *[no] Letzter Zug von { $seat }: Nur fünf Sechsen schlagen die { $best } von { $leader }
    }
threes-race-lost =
    { $mine ->
        [yes] Die { $best } von { $leader } sind nicht mehr zu schlagen
       *[no] { $seat } kann die { $best } von { $leader } nicht mehr schlagen
    }

## Wertung eines Wurfs

threes-roll-score =
    { $dice }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.

## Die Wertungskarte

threes-card-moon = fünf 6er schießen den Mond ab = { $points }
threes-card-three =
    { $count ->
        [one] Eine 3 mit 1 Würfel
       *[other] Mindestens eine 3 mit { $count } Würfeln
    }

## Ablehnungen

refusal-already-kept = Der Würfel an Position { $die } ist schon fest: Nur gerade gewürfelte Würfel lassen sich behalten.
refusal-keep-everything-is-bank = Es ist kein Würfel mehr übrig: Sichere stattdessen.

## Warum ein Zug der beste ist

threes-reason = „{ $best }“ beendet den Zug im Mittel bei { $mean } Punkten, „{ $other }“ bei { $otherMean }.

## Der Punktezettel für echte Würfel

threes-sheet-moon = Mond { NUMBER($points) }
