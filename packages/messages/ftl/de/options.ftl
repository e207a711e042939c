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
    .about = Wer zuerst einen Zug mit so vielen Punkten beendet, läutet die letzte Runde ein.
option-greed-opening = Punkte zum Einstieg
    .about = Solange du nicht so viele in einem einzigen Zug geschafft hast, wird nichts gesichert.

## Zehntausend

option-ten-thousand-target = Zielpunktzahl
    .about = Wer genau hier landet, gewinnt.
option-ten-thousand-opening = Punkte zum Einstieg
    .about = Sichern kannst du erst, wenn du mit diesem Zug zusammen mindestens so viele hast.
option-ten-thousand-takeOver = Übernehmen
    .about = Du darfst mit den Punkten und Würfeln weitermachen, die vor dir beim Sichern liegen blieben.
option-ten-thousand-exactFinish = Genaues Ende
    .about = Nur genau getroffen ist gewonnen, und ein Wurf darüber hinaus beendet den Zug mit nichts. Aus: Erreichen genügt.
option-ten-thousand-threePairs = Drei Paare
    .about = Ob auch ein Vierling mit einem Paar und ein Sechsling als drei Paare gelten.
    .value-any = beliebige Paare
    .value-distinct = nur drei verschiedene

## Dreien

option-threes-rounds = Runden
    .about = Wie viele Züge alle haben.
option-threes-lastDie = Der letzte Würfel
    .about = Was geschieht, wenn nur noch ein Würfel übrig ist.
    .value-lies = zählt, wie er liegt
    .value-rolled = wird noch einmal geworfen

## Drei Würfel

option-three-dice-rounds = Runden
    .about = So viele Runden werden gespielt; danach gewinnen die wenigsten Schlucke.
option-three-dice-shitStairs = Misttreppen kosten einen Schluck
    .about = Wann 2 3 4 und 3 4 5 ihren Schluck kosten.
    .value-rolled = sobald sie fallen
    .value-kept = nur wenn sie liegen bleiben
option-three-dice-gentlemen = Ehrensache
    .about = Wer in einer Runde zuletzt dran ist, spielt so, dass der nächste Wurf sie noch verlieren kann.
    .value-off = aus
    .value-remind = erinnern
    .value-enforce = erzwingen
option-three-dice-tie = Gleichstand ganz unten
    .about = Wer die Runde verliert, wenn mehrere gleich wenige Punkte haben.
    .value-roll-off = wird ausgewürfelt
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
