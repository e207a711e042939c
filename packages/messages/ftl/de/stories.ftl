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
threw-for-start = { $seat } würfelt um den Anfang: { $dice }.
throw-again = Gleichstand: { $seats } würfeln noch einmal.
starts = { $seat } fängt an.

## Drei Würfel

three-dice-threw =
    { $seat } würfelt { $dice }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
three-dice-limit =
    { $rolls ->
        [one] { $seat } hat 1 Wurf gebraucht: Mehr hat in dieser Runde niemand.
       *[other] { $seat } hat { $rolls } Würfe gebraucht: Mehr hat in dieser Runde niemand.
    }
three-dice-stayed =
    { $seat } bleibt bei { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
three-dice-triple =
    { $seat } ist mit einem Drilling sicher: Die Strafe wächst um { $added } auf { $unit ->
        [sips] { $penalty } Schlucke
       *[other] { $penalty } { $unit }
    }.
three-dice-stairs = { $seat } ist mit einer Treppe sicher und darf { sips } vergeben.
three-dice-super-stairs = { $seat } ist mit einer Supertreppe sicher und darf { sips } vergeben!
three-dice-gave = { $to } bekommt { sips } von { $seat }.
three-dice-shit-stairs = Misttreppe! { $seat } nimmt { sips } und gibt sich zum Spaß einen Klaps auf die Stirn.
three-dice-restart = Zu schön für einen ersten Wurf: { $seat } nimmt { sips }, und die Runde beginnt von vorn.
three-dice-all-safe = Alle sind in Sicherheit: Niemand nimmt etwas, und wer angefangen hat, fängt wieder an.
three-dice-tied =
    Gleichstand bei { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: { $seats } würfeln es aus, der niedrigste Wurf verliert.
three-dice-lost =
    { $count ->
        [one] { $seats } verliert die Runde und nimmt { sips }.
       *[other] { $seats } verlieren die Runde und nehmen je { sips }.
    }
three-dice-reminder = Ehrensache: { $seat } ist zuletzt dran und sollte noch riskieren, die Runde zu verlieren.
three-dice-won =
    { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    } mit { $unit ->
        [sips]
            { $score ->
                [one] 1 Schluck
               *[other] { $score } Schlucken
            }
       *[other] { $score } { $unit }
    }.

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
