# Was in einer Partie geschieht, in Sätzen.

## Jedes Spiel

match-won =
    { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    } mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }.
throw-again = Gleichstand: { $seats } würfeln noch einmal.

## Verdeckte Paare

hidden-pairs-turn = Zug { $turn } von { $turns } beginnt.
# Nur für die eigenen Augen.
hidden-pairs-threw = { $seat } würfelt { $dice }.
hidden-pairs-re-roll = { $seat } würfelt die { $was } neu: { $now }.
# Für alle.
hidden-pairs-ready = { $seat } ist so weit.
hidden-pairs-shown = Runde { $round }: { $seat } zeigt { $dice }, das macht { $value }.
hidden-pairs-lucky-dice = { $seat } hat Glückswürfel für Runde { $round } gespielt.
hidden-pairs-hinderance = { $seat } spielt Hindernis gegen { $to }: { $amount } weniger, es bleiben { $value }.
hidden-pairs-dice-block = { $seat } spielt Würfelblock gegen { $to }: { $amount } weniger, es bleiben { $value }.
hidden-pairs-hinderance-negated = { $seat } spielt Hindernis gegen { $to }, doch Glückswürfel halten die { $amount } ab, es bleiben { $value }.
hidden-pairs-dice-block-negated = { $seat } spielt Würfelblock gegen { $to }, doch Glückswürfel halten die { $amount } ab, es bleiben { $value }.
hidden-pairs-re-rolled =
    { $count ->
        [one] { $seat } hat einmal neu gewürfelt, für { $price } Punkte.
        [2] { $seat } hat zweimal neu gewürfelt, für { $price } Punkte.
       *[other] { $seat } hat { $count }-mal neu gewürfelt, für { $price } Punkte.
    }
hidden-pairs-won-round = { $seat } gewinnt Runde { $round } und damit { $points } Punkte.
hidden-pairs-tied = Gleichstand mit { $value } in Runde { $round }: { $seats } würfeln mit zwei Würfeln darum.
hidden-pairs-drawn = Gleichstand: { $seats } haben je { $points } Punkte und würfeln mit allen sechs Würfeln um den Sieg.
threw-sum = { $seat } würfelt { $dice }: { $sum }.
