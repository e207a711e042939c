# Was der Tisch groß zeigt, wenn etwas Folgen hat: eine Überschrift und eine Zeile darunter.
# $you ist yes, wo $seat (oder allein $seats) die einzige Person an diesem Gerät ist.

moment-busted =
    { $you ->
        [yes] Fehlwurf
       *[no] { $seat }: Fehlwurf
    }
    .about =
    { $lost ->
        [0] Der Zug ist vorbei.
       *[other] { $lost } Punkte sind verloren
    }
moment-hot-dice = Alle Würfel zählen!
    .about =
    { $you ->
        [yes] Du darfst alle { $count } noch einmal werfen
       *[no] { $seat } darf alle { $count } noch einmal werfen
    }
moment-took-over =
    { $you ->
        [yes] Du übernimmst { $points }
       *[no] { $seat } übernimmt { $points }
    }
    .about =
    { $count ->
        [one] mit dem einen übrigen Würfel
       *[other] mit den { $count } übrigen Würfeln
    }
moment-banked =
    { $you ->
        [yes] Du sicherst { $banked }
       *[no] { $seat } sichert { $banked }
    }
    .about = Neuer Stand: { $total }
moment-in-game =
    { $you ->
        [yes] Du schaffst den Einstieg!
       *[no] { $seat } schafft den Einstieg!
    }
moment-not-in =
    { $you ->
        [yes] Du bekommst nichts
       *[no] { $seat } bekommt nichts
    }
    .about = { $points } von { $opening } Punkten für den Einstieg
moment-final-round = Schlussrunde!
    .about =
    { $you ->
        [yes] Du hast { $target } erreicht: Alle anderen haben noch einen Zug
       *[no] { $seat } hat { $target } erreicht: Alle anderen haben noch einen Zug
    }
moment-moon =
    { $you ->
        [yes] Du schaffst den Durchmarsch!
       *[no] { $seat } schafft den Durchmarsch!
    }
    .about =
        { $banked ->
            [0] Fünf Sechsen gewinnen die Runde
           *[other] Fünf Sechsen: { $banked } Punkte, { $total } insgesamt
        }
moment-starts =
    { $you ->
        [yes] Du fängst an
       *[no] { $seat } fängt an
    }
    .about = Wer am höchsten würfelt, fängt an
moment-tied = Gleichstand bei { $value }
    .about = Noch einmal: { $seats }
moment-penalty =
    { $you ->
        [yes] Du nimmst { three-dice-amount }
       *[no] { $seat } nimmt { three-dice-amount }
    }
moment-match-over =
    { $you ->
        [yes] { web-you-win }!
       *[no] { web-winners }
    }
    .about =
    { $unit ->
        [points] { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }
        [sips] { $score ->
            [one] 1 Schluck
           *[other] { $score } Schlucke
        }
       *[other] { $score } { $unit }
    }
moment-match-lost = { web-you-lose }
    .about =
    { web-winners } mit { $unit ->
        [points] { $score }
        [sips] { three-dice-score }
       *[other] { $score } { $unit }
    }, du hast { $total }
moment-won-roll-off =
    { $you ->
        [yes] Du gewinnst das Stechen!
       *[no] { $seats } gewinnt das Stechen
    }
    .about = { $score } Punkte
moment-lost-roll-off = { web-you-lose }
    .about = { $seats } gewinnt mit { $score } im Stechen, du hast { $total }
moment-finished = Geschafft
    .about =
    { $score ->
        [one] mit 1 Punkt
       *[other] mit { $score } Punkten
    }

## Dreien

threes-moment-banked =
    { $you ->
        [yes] Du sicherst { $banked }
       *[no] { $seat } sichert { $banked }
    }
    .about = Insgesamt { $total }
threes-moment-cost =
    { $you ->
        [yes] Du sicherst { $points }
       *[no] { $seat } sichert { $points }
    }
threes-moment-round-won =
    { $you ->
        [yes] Du gewinnst die Runde
       *[no] { $seat } gewinnt die Runde
    }
    .about = Alle anderen bekommen { $lost } Punkte
threes-moment-round-lost = Runde verloren: { $lost } Punkte
    .about = { $seat } gewinnt sie mit { $points }
threes-moment-round-tied = Die Runde endet unentschieden: { $points }
    .about = Je 1 Punkt: { $seats }

## Drei Würfel

three-dice-score =
    { $score ->
        [one] 1 Schluck
       *[other] { $score } Schlucken
    }
moment-safe =
    { $you ->
        [yes] {""}
       *[no] { $seat }:{" "}
    }{ $roll ->
        [stairs] Treppe!
        [super-stairs] Supertreppe!
       *[three-of-a-kind] Drilling!
    }
    .about =
    { $you ->
        [yes] Du bist sicher
       *[no] Sicher
    }{ $roll ->
        [three-of-a-kind] : { $amount ->
            [7] Drei Einsen erhöhen
           *[other] Das erhöht
        } die Strafe um { $amount } auf { $penalty }
       *[other] { $you ->
            [yes] {""} und darfst { three-dice-amount } vergeben
           *[no] {""} und darf { three-dice-amount } vergeben
        }
    }
moment-gave =
    Treppe: { $you ->
        [yes] Du gibst { $to } { three-dice-amount }
       *[no] { $toYou ->
            [yes] { $seat } gibt dir { three-dice-amount }
           *[no] { $seat } gibt { $to } { three-dice-amount }
        }
    }
moment-stayed =
    { $you ->
        [yes] Du bleibst bei { $points }
       *[no] { $seat } bleibt bei { $points }
    }
moment-first-roll = Zu viel Glück!
    .about =
    { $you ->
        [yes] Treppe oder Drilling im ersten Wurf der Runde: Das kostet dich { three-dice-amount }. Die Runde beginnt neu.
       *[no] Treppe oder Drilling im ersten Wurf der Runde: Das kostet { $seat } { three-dice-amount }. Die Runde beginnt neu.
    }
moment-shit-stairs = Misttreppe!
    .about =
    { $you ->
        [yes] 2 3 4 und 3 4 5 sind nicht sicher und kosten dich { three-dice-amount }
       *[no] 2 3 4 und 3 4 5 sind nicht sicher und kosten { $seat } { three-dice-amount }
    }
moment-all-safe = Alle sind sicher
    .about = In dieser Runde gibt es keine Strafe
moment-tie = Gleichstand auf dem letzten Platz
    .about = Je { $points } Punkte: { $seats }. Der niedrigste Wurf verliert.
moment-round-lost =
    { $you ->
        [yes] Du verlierst die Runde
       *[no] { $count ->
            [one] { $seats } verliert die Runde
           *[other] Runde verloren: { $seats }
        }
    }
    .about =
    { $you ->
        [yes] Die Strafe für die wenigsten Punkte: { three-dice-amount }
       *[no] { $count ->
            [one] Die Strafe für die wenigsten Punkte: { three-dice-amount }
           *[other] Die Strafe für die wenigsten Punkte: je { three-dice-amount }
        }
    }
moment-round-lost-tie = { moment-round-lost }
    .about = Die Strafe für den niedrigsten Wurf im Stechen: { three-dice-amount }
moment-hand-safe = sicher
moment-hand-points = { $points }
moment-hand-taken = +{ $total }
    .round = +{ $total } in dieser Runde

## Verdeckte Paare

moment-pairs-tie = Gleichstand in Runde { $round }
    .about = Je { $value }: { $seats }. Zwei Würfel entscheiden.
moment-drawn = Gleichstand um den Sieg
    .about = Je { $points } Punkte: { $seats }. Die höchste Summe von sechs Würfeln gewinnt.
