game-threes = Dreien
    .about = Dreien zählen 0: Behalte die niedrigen Würfel jedes Wurfs. Wer die wenigsten Punkte hat, gewinnt.
    .time = etwa 15 Minuten
option-threes-rounds = Runden
    .about = Wie viele Züge jede Person hat.
option-threes-lastDie = Der letzte Würfel
    .about = Was geschieht, wenn nur noch ein Würfel übrig ist.
    .value-lies = Er bleibt, wie er ist
    .value-rolled = Er wird noch einmal gewürfelt
option-threes-moon = Fünf Sechsen
    .about = Was fünf Sechsen zählen. Eine Runde gewinnen sie nur, wenn jede Runde einzeln zählt.
    .value-bonus = −30 Punkte
    .value-wins = Sie gewinnen sofort die Runde
    .value-none = 30 Punkte wie üblich
option-threes-scoring = Wertung
    .about = Ob alle Punkte zusammengezählt werden oder jede Runde einzeln zählt. Spielst du allein, werden sie immer zusammengezählt.
    .value-total = Alle Punkte werden zusammengezählt
    .value-rounds = Jede Runde zählt einzeln
option-threes-stopWhenLost = Verlorene Züge enden sofort
    .about = Ob ein Zug endet, sobald er die Runde nicht mehr gewinnen kann. Gilt nur, wenn jede Runde einzeln zählt.

threes-kept = { $seat } behält { faces }.
    .own = Du behältst { faces }.
    .log = Du behältst { faces }.
threes-banked =
    { $seat } sichert { $dice }: { $banked ->
        [one] 1 Punkt
       *[other] { $banked } Punkte
    }, insgesamt { $total }.
    .own =
        { $dice }: { $banked ->
            [one] 1 Punkt
           *[other] { $banked } Punkte
        }, insgesamt { $total }.
    .log = Du sicherst { threes-banked.own }
threes-turn-cost =
    { $seat } sichert { $dice }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $isBeaten ->
        [yes] zu viel für den Rundensieg
       *[no] bisher am wenigsten in dieser Runde
    }.
    .own =
        { $dice }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }, { $isBeaten ->
            [yes] zu viel für den Rundensieg
           *[no] bisher am wenigsten in dieser Runde
        }.
    .log = Du sicherst { threes-turn-cost.own }
threes-round-won = { $seat } gewinnt die Runde mit { $points }. Alle anderen bekommen { $lost } Punkte.
    .you = Du gewinnst die Runde mit { $points }. Alle anderen bekommen { $lost } Punkte.
threes-round-tied =
    Geteilte Runde mit { $points }: { $seats }, je 1 Punkt.{ $others ->
        [0] {""}
       *[other] {" "}Alle anderen bekommen { $lost } Punkte.
    }
threes-goal-rounds = Gewinne Runden: Wer am Ende die wenigsten Punkte hat, gewinnt
threes-goal = Die niedrigste Summe gewinnt
threes-fact-kept = Behaltene Punkte
threes-fact-to-beat = Zu schlagen
threes-standing-cost =
    { $points ->
        [one] 1 Punkt in dieser Runde
       *[other] { $points } Punkte in dieser Runde
    }
threes-standing-none = noch keine Summe
threes-control-finish-round = { $points } sichern
threes-race-round =
    { $mine ->
        [yes] Für den Rundensieg musst du { $leader } ({ $best }) unterbieten
       *[no] { $seat } muss { $leader } ({ $best }) unterbieten
    }
threes-field-cost = Punkte von { $seat } in dieser Runde
threes-control-finish = { $points } sichern: insgesamt { $total }
threes-control-keep-all = Alle behalten
threes-control-keep-threes = Dreien behalten
threes-why-last-die = Der letzte Würfel zählt, wie er liegt
threes-race-last =
    { $mine ->
        [yes] Dein letzter Zug: { $most } oder weniger schlägt { $leader } ({ $best })
       *[no] Letzter Zug von { $seat }: { $most } oder weniger schlägt { $leader } ({ $best })
    }
threes-race-moon =
    { $mine ->
        [yes] Dein letzter Zug: Nur fünf Sechsen schlagen { $leader } ({ $best })
       *[no] Letzter Zug von { $seat }: Nur fünf Sechsen schlagen { $leader } ({ $best })
    }
threes-race-lost =
    { $mine ->
        [yes] Du kannst { $leader } ({ $best }) nicht mehr schlagen
       *[no] { $seat } kann { $leader } ({ $best }) nicht mehr schlagen
    }

## Wertung eines Wurfs

threes-roll-score =
    { $dice }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.

## Die Wertungskarte

threes-card-moon = fünf 6er, Durchmarsch = { $points }
threes-card-moon-wins = fünf 6er sind ein Durchmarsch und gewinnen die Runde
threes-card-three =
    { $count ->
        [one] Eine 3 mit 1 Würfel
       *[other] Mindestens eine 3 mit { $count } Würfeln
    }

## Die Regeln mit den Optionen eines Tisches

threes-rules-roll = Würfle mit allen fünf Würfeln.
threes-rules-keep = Behalte nach jedem Wurf mindestens einen Würfel. Bis zum nächsten Wurf darfst du es dir anders überlegen; dann sind die behaltenen Würfel für den Rest des Zugs fest.
threes-rules-on =
    { $last ->
        [rolled] Würfle mit den anderen weiter und wiederhole das. Der letzte Würfel wird noch einmal gewürfelt und zählt, wie er fällt; dann endet der Zug.
       *[lies] Würfle mit den anderen weiter und wiederhole das. Ist beim Würfeln nur noch ein Würfel übrig, wird er nicht gewürfelt: Er zählt, wie er liegt, und der Zug endet.
    }
threes-rules-bank = Ist kein Würfel mehr übrig, sicherst du: Der Zug wird gewertet.
threes-rules-no-moon = Fünf Sechsen zählen wie üblich 30 Punkte.
threes-rules-moon-wins = Fünf Sechsen am Ende eines Zugs gewinnen sofort die Runde: Wer danach an der Reihe wäre, hat in dieser Runde keinen Zug.
threes-rules-total =
    Alle haben { $rounds ->
        [one] einen Zug
       *[other] { $rounds } Züge
    }. Die niedrigste Summe gewinnt. Bei gleicher Summe wird der Sieg geteilt.
threes-rules-rounds =
    Es gibt { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }. Der niedrigste Zug gewinnt seine Runde, und alle anderen bekommen { NUMBER($lost) } Punkte; wer sich die Runde teilt, bekommt { NUMBER($tied) }. Am Ende gewinnt, wer die wenigsten Punkte hat; bei Gleichstand wird der Sieg geteilt.
threes-rules-stop = Ein Zug endet sofort, wenn er seine Runde weder gewinnen noch teilen kann.
threes-rules-alone = Wer allein spielt, zählt die Punkte aller Züge zusammen und versucht, eine möglichst niedrige Summe zu erreichen.

## Ablehnungen

refusal-already-kept = Der Würfel an Position { $die } ist schon fest: Nur gerade gewürfelte Würfel lassen sich behalten.
refusal-keep-everything-is-bank = Kein Würfel mehr übrig: Sichere die Punkte.

## Warum ein Zug der beste ist

threes-reason =
    Weniger Punkte sind besser: { $stands ->
        [best] Sichern ergibt { $mean }, „{ $other }“ im Schnitt { NUMBER($otherMean, minimumFractionDigits: 1) }.
        [other] „{ $best }“ ergibt im Schnitt { NUMBER($mean, minimumFractionDigits: 1) }, Sichern { $otherMean }.
       *[none] „{ $best }“ ergibt im Schnitt { NUMBER($mean, minimumFractionDigits: 1) }, „{ $other }“ { NUMBER($otherMean, minimumFractionDigits: 1) }.
    }
threes-reason-risk =
    Sichern ergibt genau { $points }, Weiterwürfeln im Schnitt { NUMBER($mean, minimumFractionDigits: 1) }: { $ahead ->
        [yes] Bei guten Aussichten lohnt sich das Risiko nicht.
       *[no] Bei schlechten Aussichten ist die Chance auf weniger Punkte das Risiko wert.
    }
threes-reason-last =
    Im letzten Zug { $most ->
        [one] ist höchstens 1 Punkt
       *[other] sind höchstens { $most } Punkte
    } ein Sieg, { $tie } ein Gleichstand: { $stands ->
        [best] Sichern ergibt { $points }.
        [other] Sichern ergibt { $points }, mit „{ $best }“ liegt die Gewinnchance bei { $wins } %.
       *[none] Die Gewinnchance liegt mit „{ $best }“ ({ $bestPoints ->
            [one] 1 Punkt
           *[other] { $bestPoints } Punkte
        }, { $bestDice } Würfel übrig) bei { $wins } %, mit „{ $other }“ ({ $otherPoints ->
            [one] 1 Punkt
           *[other] { $otherPoints } Punkte
        }, { $otherDice } Würfel übrig) bei { $otherWins } %.
    }
threes-reason-moon =
    { $only ->
        [yes] Diese Partie retten nur noch fünf Sechsen, die −30 zählen
       *[no] { $behind ->
            [0] Fünf Sechsen zählen −30 und sind den Versuch wert
            [one] Bei 1 Punkt Rückstand helfen am ehesten fünf Sechsen, die −30 zählen
           *[other] Bei { $behind } Punkten Rückstand helfen am ehesten fünf Sechsen, die −30 zählen
        }
    }: Mit „{ $best }“ gelingen sie in { $chance } % der Fälle{ $otherChance ->
        [0] .
       *[other] , mit „{ $other }“ nur in { $otherChance } %.
    }

## Der Punktezettel für echte Würfel

threes-sheet-moon = Durchmarsch { NUMBER($points) }

## Felder von Stellungen

position-field-costs = Züge dieser Runde
