# Was in einer Partie geschieht, in jedem Spiel. Wo dieser Text nicht passt, hat ein Spiel einen eigenen unter `<Spiel>-<Art>`.
# Ein leerer Text wird nicht angezeigt.

event-rolled =
    { $purpose ->
        [order] { $seat } würfelt um den ersten Zug: { $dice }.
        [tie] { $seat } würfelt { faces } im Stechen.
       *[turn] { $seat } würfelt { faces }.
    }
    .own =
        { $purpose ->
            [order] Du würfelst um den ersten Zug: { $dice }.
            [tie] Du würfelst { faces } im Stechen.
           *[turn] { $dice }.
        }
    .log =
        { $purpose ->
            [order] Du würfelst um den ersten Zug: { $dice }.
            [tie] Du würfelst { faces } im Stechen.
           *[turn] Du würfelst { faces }.
        }
event-scored =
    { $seat } würfelt { faces }: { $score } Punkte{ $before ->
        [0] { "" }
       *[other] . { $points } in diesem Zug
    }{ $diceLeft ->
        [0] .
        [one] , noch 1 Würfel.
       *[other] , noch { $diceLeft } Würfel.
    }
    .own =
        { $dice }: { $score }{ $before ->
            [0] { "" }
           *[other] . { $points } in diesem Zug
        }{ $diceLeft ->
            [0] .
            [one] , noch 1 Würfel.
           *[other] , noch { $diceLeft } Würfel.
        }
    .log =
        Du würfelst { faces }: { $score } Punkte{ $before ->
            [0] { "" }
           *[other] . { $points } in diesem Zug
        }{ $diceLeft ->
            [0] .
            [one] , noch 1 Würfel.
           *[other] , noch { $diceLeft } Würfel.
        }
event-hot-dice = Alle Würfel zählen: Weiter geht es mit allen { $count }.
    .own = Alle Würfel zählen: Du darfst wieder mit allen { $count } würfeln.
event-kept =
    { $seat } behält { faces }: { $score } Punkte.{ $before ->
        [0] { "" }
       *[other] { "" } { $points } in diesem Zug.
    }
    .own = Du behältst { faces }: { $points }.
    .log =
        Du behältst { faces }: { $score } Punkte.{ $before ->
            [0] { "" }
           *[other] { "" } { $points } in diesem Zug.
        }
event-busted =
    { $seat } würfelt { faces }: Fehlwurf. { $lost ->
        [0] Der Zug ist vorbei.
       *[other] Die { $lost } Punkte dieses Zugs sind verloren.
    }
    .own =
        { $dice }: Fehlwurf. { $lost ->
            [0] Der Zug ist vorbei.
           *[other] Du verlierst { $lost }.
        }
    .log =
        Du würfelst { faces }: Fehlwurf. { $lost ->
            [0] Der Zug ist vorbei.
           *[other] Du verlierst { $lost } Punkte.
        }
    .brief = { $seat } hat einen Fehlwurf.
event-banked = { $seat } sichert { $banked }: insgesamt { $total }.
    .own = { $banked } gesichert: insgesamt { $total }.
    .log = Du sicherst { $banked }: insgesamt { $total }.
event-took-over =
    { $seat } übernimmt { $points } Punkte und würfelt mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    }.
    .own =
        { $count ->
            [one] { $points } übernommen, mit 1 Würfel.
           *[other] { $points } übernommen, mit { $count } Würfeln.
        }
event-final-round = { $seat } hat { $target } erreicht. Alle anderen haben noch einen Zug.
    .you = Du hast { $target } erreicht. Alle anderen haben noch einen Zug.
event-moon = { $seat } schafft mit { $dice } den Durchmarsch: { $banked } Punkte, insgesamt { $total }.
    .own = Durchmarsch mit { $dice }: { $banked } Punkte, insgesamt { $total }.
event-starts = { $seat } fängt an.
    .you = Du fängst an.
event-tied = Gleichstand bei { $value }: { $seats }. Es wird noch einmal gewürfelt.
event-amount =
    { $unit ->
        [sips]
            { $amount ->
                [one] 1 Schluck
               *[other] { $amount } Schlucke
            }
       *[other] { $amount } { $unit }
    }
event-round-lost =
    { $count ->
        [one] { $seats } verliert die Runde und nimmt
       *[other] Runde verloren: { $seats }, je
    } { event-amount }.
    .you = Du verlierst die Runde und nimmst { event-amount }.
event-penalty = { $seat } nimmt { event-amount }.
event-revealed = Runde { $round }: { $seat } zeigt { $dice }, Wert { $value }.
    .you = Runde { $round }: Du zeigst { $dice }, Wert { $value }.
event-turn-ended = { "" }
event-match-over =
    { $count ->
        [one] { $seats } gewinnt
       *[other] Geteilter Sieg: { $seats }
    } mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }.
    .you =
        Du gewinnst mit { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkten
        }.

## Wer für eine Person gezogen hat

# Who acts in a seat while a bot plays for its player.
stand-in-name = Bot für { $name }
stand-in-moved =
    { $by ->
        [clock] Die Zeit von { $seat } ist um: Ein Bot hat gezogen.
       *[bot] Ein Bot spielt für { $seat }.
    }
    .own =
        { $by ->
            [clock] Die Zeit ist um: Ein Bot hat für dich gezogen.
           *[bot] Ein Bot spielt für dich.
        }
