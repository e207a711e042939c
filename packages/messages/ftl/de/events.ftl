# Was in einer Partie geschieht, in jedem Spiel. Wo dieser Text nicht passt, hat ein Spiel einen eigenen unter `<Spiel>-<Art>`.
# Ein leerer Text wird nicht angezeigt.

event-rolled =
    { $purpose ->
        [order] { $seat } würfelt { $dice } um den Anfang.
        [tie] { $seat } würfelt { $dice } im Stechen.
       *[turn] { $seat } würfelt { $dice }.
    }
event-scored =
    { $seat } würfelt { $dice }: { $score } Punkte. Zug { $points }{ $diceLeft ->
        [0] .
        [one] , noch 1 Würfel.
       *[other] , noch { $diceLeft } Würfel.
    }
event-hot-dice = Alle Würfel zählen: Alle { $count } dürfen noch einmal geworfen werden.
event-kept = { $seat } behält { $dice }: { $score } Punkte. Zug { $points }.
event-busted =
    { $seat } würfelt { $dice }: Nichts zählt. { $lost ->
        [0] Der Zug ist vorbei.
       *[other] Die { $lost } Punkte dieses Zugs sind verloren.
    }
event-overshot =
    { $seat } würfelt { $dice }: { $total } wären mehr als { $target }. { $lost ->
        [0] Der Zug ist vorbei.
       *[other] Die { $lost } Punkte dieses Zugs sind verloren.
    }
event-banked = { $seat } sichert { $banked }: { $total }.
event-took-over =
    { $seat } übernimmt { $points } Punkte und würfelt mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    }.
event-final-round = { $seat } hat { $target } erreicht. Alle anderen haben noch einen Zug.
event-moon = { $seat } schießt mit { $dice } den Mond ab: { $banked } Punkte, insgesamt { $total }.
event-starts = { $seat } fängt an.
event-tied = Gleichstand: { $seats } würfeln noch einmal.
event-round-lost =
    { $count ->
        [one] { $seats } verliert die Runde und nimmt
       *[other] { $seats } verlieren die Runde und nehmen je
    } { $unit ->
        [sips]
            { $amount ->
                [one] 1 Schluck
               *[other] { $amount } Schlucke
            }
       *[other] { $amount } { $unit }
    }.
event-penalty =
    { $seat } nimmt { $unit ->
        [sips]
            { $amount ->
                [one] 1 Schluck
               *[other] { $amount } Schlucke
            }
       *[other] { $amount } { $unit }
    }.
event-revealed = Runde { $round }: { $seat } zeigt { $dice }, Wert { $value }.
event-turn-ended = { "" }
event-match-over =
    { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    } mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }.
