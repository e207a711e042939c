# Die Hausregeln der Spiele: wie sie heißen, was sie tun, und wie ihre Möglichkeiten heißen.

allowed-number =
    { $step ->
        [one] { $min } bis { $max }
       *[other] { $min } bis { $max } in Schritten von { $step }
    }
allowed-flag = an oder aus
allowed-text = ein Wort mit { $min } bis { $max } Zeichen
flag-on = an
flag-off = aus

## Gier

option-greed-target = Zielpunktzahl
    .about = Wer zuerst einen Zug mit dieser Punktzahl beendet, eröffnet die Schlussrunde.
option-greed-opening = Punkte zum Einstieg
    .about = Bis du diese Punktzahl in einem einzigen Zug erreichst, wird nichts gesichert.

## Zehntausend

option-ten-thousand-target = Zielpunktzahl
    .about = Wer diese Summe zuerst erreicht, gewinnt.
option-ten-thousand-opening = Punkte zum Einstieg
    .about = Du kannst erst sichern, wenn deine Summe mit diesem Zug mindestens so hoch ist.
option-ten-thousand-takeOver = Übernehmen
    .about = Du darfst mit den Punkten und Würfeln weitermachen, die die Person vor dir beim Sichern übrig ließ.
option-ten-thousand-exactFinish = Genaues Ende
    .about = Nur die genaue Summe gewinnt, und ein Wurf darüber hinaus beendet den Zug ohne Punkte. Aus: Erreichen genügt.
option-ten-thousand-threePairs = Drei Paare
    .about = Ob auch ein Vierling mit einem Paar und ein Sechsling als drei Paare gelten.
    .value-any = beliebige Paare
    .value-distinct = nur drei verschiedene

## Dreien

option-threes-rounds = Runden
    .about = Wie viele Züge alle haben.
option-threes-lastDie = Der letzte Würfel
    .about = Was geschieht, wenn nur noch ein Würfel übrig ist.
    .value-lies = bleibt, wie er ist
    .value-rolled = wird noch einmal gewürfelt

## Drei Würfel

option-three-dice-rounds = Runden
    .about = Wie viele Runden gespielt werden; danach gewinnen die wenigsten Schlucke.
option-three-dice-shitStairs = Misttreppen kosten einen Schluck
    .about = Wann 2 3 4 und 3 4 5 ihren Schluck kosten.
    .value-rolled = immer wenn sie gewürfelt werden
    .value-kept = nur wenn sie behalten werden
option-three-dice-gentlemen = Ehrensache
    .about = Wer in einer Runde zuletzt dran ist, spielt so, dass der nächste Wurf die Runde noch verlieren kann.
    .value-off = aus
    .value-remind = erinnern
    .value-enforce = erzwingen
option-three-dice-tie = Gleichstand ganz unten
    .about = Wer die Runde verliert, wenn mehrere gleich wenige Punkte haben.
    .value-roll-off = sie würfeln darum
    .value-share = alle gemeinsam
option-three-dice-unit = Was gezählt wird
    .about = Schlucke von was auch immer, oder etwas ganz anderes: Chips, Liegestütze, Streichhölzer.
    .value-sips = Schlucke

## Verdeckte Paare

option-hidden-pairs-turns = Züge
    .about = Wie viele Züge zu je drei Runden gespielt werden.
option-hidden-pairs-luckyDice = Glückswürfel
    .about = Was Glückswürfel in ihrer Runde aufhalten.
    .value-one = den größten Angriff
    .value-all = alle Angriffe
