# Strategiekarten: Regeln, die man sich merken kann, je ein Satz.

card-dice =
    { $span ->
        [one] wenn noch 1 Würfel übrig ist
        [same] wenn noch { $from } Würfel übrig sind
        [two] wenn noch { $from } oder { $to } Würfel übrig sind
        [all] egal wie viele Würfel übrig sind
       *[range] wenn noch { $from } bis { $to } Würfel übrig sind
    }
card-stop = Sichere ab { $points } Punkten, { card-dice }.
card-add = Erhöhe jede Grenze um { $points } Punkte, wenn du mindestens { $by } Punkte zurückliegst.
card-lead = Hast du das Ziel erreicht, würfle weiter, bis du { $points } Punkte Vorsprung hast.

card-threes-when =
    { $when ->
        [always] {""}
       *[other] , wenn { card-threes-case }
    }
card-threes-case =
    { $when ->
        [behind] du mindestens { $by } Punkte zurückliegst{ card-threes-rounds }
       *[ahead] du mindestens { $by } Punkte Vorsprung hast{ card-threes-rounds }
    }
card-threes-rounds =
    { $rounds ->
        [1] {" "}und die letzte Runde läuft
        [10] {""}
       *[other] {" "}und höchstens noch { $rounds } Runden bleiben
    }
card-threes-dice =
    { $span ->
        [all] die gerade geworfenen Würfel
        [same] { $from } gerade geworfene Würfel
       *[two] { $from } oder { $to } gerade geworfene Würfel
    }
card-threes-count =
    { $span ->
        [same] { $from } Würfeln
       *[two] { $from } oder { $to } Würfeln
    }
card-threes-bank =
    { $when ->
        [always] Sichere, wenn { card-threes-dice } zusammen höchstens { $total } zählen.
       *[other] { $span ->
            [all] Wenn { card-threes-case }: Sichere, wenn die gerade geworfenen Würfel
           *[other] Nach einem Wurf mit { card-threes-count }, wenn { card-threes-case }: Sichere, wenn die Würfel
        } zusammen höchstens { $total } zählen. Sonst würfle weiter.
    }
card-threes-moon =
    { $sixes ->
        [one] Versuche bei einer Sechs im ersten Wurf den Durchmarsch{ card-threes-when }: Behalte nur Sechsen, solange jeder Wurf eine bringt.
       *[other] Versuche bei mindestens { $sixes } Sechsen im ersten Wurf den Durchmarsch{ card-threes-when }: Behalte nur Sechsen, solange jeder Wurf eine bringt.
    }

card-dice-stay = Wenn du die Runde eröffnest, bleib ab { $points } Punkten dabei.
card-dice-hold =
    { $part ->
        [behind] Wenn dein Gegner fertig ist und mindestens so viele Punkte hat wie du, halte
        [safe] Wenn dein Gegner sicher ist, halte
       *[any] Halte
    } { $held ->
        [pair] einen Pasch
        [ones] jede Eins
        [sixes] jede Sechs
       *[steps] zwei verschiedene Zahlen von 1 bis 3
    }.
card-dice-press = Wenn du mit einem Pasch vorn liegst und in jedem Fall vorn bleibst, würfle den dritten Würfel neu.

card-thrown =
    { $span ->
        [all] {""}
        [one] {" "}mit 1 Würfel
        [same] {" "}mit { $from } Würfeln
        [two] {" "}mit { $from } oder { $to } Würfeln
       *[range] {" "}mit { $from } bis { $to } Würfeln
    }
card-need =
    { $near ->
        [yes] {" "}Das gilt nur, wenn dir vor dem Wurf höchstens { $need } Punkte zum Sieg fehlen.
       *[no] {""}
    }
card-put-back = Willst du nach einem Wurf{ card-thrown } weiterwürfeln, behalte, was am meisten bringt. Zähle dabei für jeden Würfel, den du dann wirfst, { $worth } Punkte dazu.{ card-need }{ card-put-back-example }
card-put-back-example =
    { $near ->
        [yes] {""}
       *[no] {" "}Beispiel: Behalte von 1 5 2 3 3 4 nur die 1: 100 + 5 × { $worth } = { $one }. Mit der 5 wären es 150 + 4 × { $worth } = { $two }.
    }

card-pairs-re-roll =
    { $times ->
        [one] Wirf deinen niedrigsten Würfel einmal neu, wenn er { card-pairs-low } zeigt.
       *[other] Wirf deinen niedrigsten Würfel bis zu zweimal neu, solange er { card-pairs-low } zeigt.
    }
card-pairs-low =
    { $most ->
        [1] eine Eins
       *[other] höchstens { $most }
    }
card-pairs-play = Spiel die Würfel { $a } und { $b } in Runde 1, { $c } und { $d } in Runde 2, { $e } und { $f } in Runde 3{ card-pairs-hinderance }{ card-pairs-dice-block }{ card-pairs-lucky-dice }.
card-pairs-hinderance =
    { $hinderance ->
        [0] {""}
       *[other] ; Hindernis in Runde { $hinderance }
    }
card-pairs-dice-block =
    { $diceBlock ->
        [0] {""}
       *[other] ; Blockade in Runde { $diceBlock }
    }
card-pairs-lucky-dice =
    { $luckyDice ->
        [0] {""}
       *[other] ; Glückswürfel in Runde { $luckyDice }
    }
card-pairs-attack =
    { $what ->
        [diceBlock] Bezahle die Blockade nur, wenn sie mindestens { $least } abzieht.
       *[hinderance] Bezahle das Hindernis nur, wenn es mindestens { $least } abzieht.
    }

card-greed-last = In deinem letzten Zug?
    .do = Würfle, bis du vorn liegst oder mit nur noch 1 Würfel gleichauf bist.
card-greed-out = Noch nicht drin?
    .do = Würfle, bis die Punkte für den Einstieg reichen.
card-greed-target = Am Ziel?
    .do = Sichere, wenn keine Regel etwas anderes sagt.
card-greed-else = Sonst?
    .do = Die erste Regel, die zu den übrigen Würfeln passt, sagt, ab wie vielen Punkten du sicherst. Passt keine, würfle weiter.
card-threes-decide = Sichern oder weiterwürfeln?
    .do = Es entscheidet die erste Regel, die greift. Greift keine, würfle weiter.
card-threes-keep = Was behalten?
    .do = Nur die Dreien, oder den niedrigsten Würfel, wenn keine Drei dabei ist. Wirf immer mindestens zwei Würfel, auch wenn du dafür weniger behältst.
card-threes-two = Zwei Würfel geworfen?
    .do = Sichere.
card-threes-last = Letzter Zug der Partie?
    .do = Sichere, sobald du damit gewinnst.
card-three-dice-nice = Ein schöner Wurf?
    .do = Bleib immer dabei.
card-three-dice-ahead = Du würfelst nach deinem Gegner und liegst vorn?
    .do = Bleib dabei, wenn keine Regel für diesen Fall etwas anderes sagt.
card-three-dice-else = Sonst?
    .do = Es entscheidet die erste Regel, die greift. Greift keine, wirf alle drei Würfel.
card-hidden-pairs-number = Welcher Würfel ist welcher?
    .do = Nummeriere sie vom höchsten (1) bis zum niedrigsten (6).
card-hidden-pairs-else = Keine Regel dafür?
    .do = Behalte alle Würfel, spiel sie in dieser Reihenfolge und bezahl keine Aktionen.
card-hidden-pairs-secret = Mehrere Spielweisen?
    .do = Lass einen geheimen Wurf entscheiden.
card-ten-thousand-take = Übernehmen?
    .do = Nur, wenn eine Regel es sagt.
card-ten-thousand-exact = Ziel genau erreichbar?
    .do = Triff es immer.
card-ten-thousand-bank = Sichern?
    .do = Es entscheidet die erste Regel zum Sichern, die greift. Sichere alles, was zählt, wenn keine Regel etwas anderes sagt. Für den Einstieg müssen die Punkte reichen.
card-ten-thousand-roll = Weiterwürfeln?
    .do = Würfle weiter, wenn du nicht sicherst. Behalte alles, was zählt, wenn keine Regel etwas anderes sagt.
card-ten-thousand-equal = Zwei Möglichkeiten gleich gut?
    .do = Nimm die mit den meisten übrigen Würfeln.
card-ten-thousand-count = Wie wird gezählt?
    .do = Zähle Punkte und Würfel so, wie sie nach dem Sichern wären. Zieh die Punkte des Zugs von denen ab, die dir zum Sieg fehlen. Beispiel: Dir fehlen 8.000 und du wirfst 1 1 5 2 3 4. Behalte 1 1 5: Das sind 250 Punkte mit 3 übrigen Würfeln, und dir fehlen dann 7.750.

card-title =
    { $count ->
        [one] { $game }: die beste Karte mit 1 Regel
       *[other] { $game }: die beste Karte mit { $count } Regeln
    }
card-cost =
    { $unit ->
        [win] Sie kostet gegen perfektes Spiel { $loss } Prozentpunkte Gewinnchance.
        [points] Sie kostet gegen die beste Strategie { $loss } Punkte pro Zug.
       *[sips] Sie kostet gegen perfektes Spiel { $loss } Schlucke pro Runde.
    }
card-read = Eine feste Regel lässt sich durchschauen: Ein Gegner, der diese Karte kennt, gewinnt { $points } Punkte pro Zug.
card-mean-score = Ein Zug zählt im Schnitt { $points } Punkte mehr als bei bestem Spiel.
card-for = Für die Standardregeln und zwei Personen.
card-found = Das sind die besten Karten, die eine Suche gefunden hat. Die Kosten sind berechnet, nicht simuliert. Spielt der Gegner andere, gleich gute Züge, kann die zweite Nachkommastelle abweichen.

cli-command-card = Faustregeln und ihre Kosten gegen perfektes Spiel zeigen
card-option-rules = nur die Karte mit so vielen Regeln zeigen
card-none = Für { $game } gibt es keine Strategiekarten.

card-worths = Willst du weiterwürfeln, behalte, was am meisten bringt. Zähle dabei Punkte für die Würfel dazu, die du dann wirfst: { $one } für 1 Würfel, { $two } für 2, { $three } für 3, { $four } für 4, { $five } für 5, { $six } für 6. Beispiel: Behalte von 1 5 2 3 3 4 nur die 1: 100 + { $five } = { $keepOne }. Mit der 5 wären es 150 + { $four } = { $keepTwo }.
card-aim = Fehlen dir vor dem Wurf höchstens { $need } Punkte zum Sieg und du würfelst weiter, behalte so viel, dass noch genau { $first } Punkte fehlen. Geht das nicht, versuch es mit { $second }, dann mit { $third }.
card-table = Die Tabelle zeigt, ab wie vielen Punkten im Zug du sicherst. Nimm die erste Zeile, die zu den Punkten passt, die dir danach zum Sieg fehlen, und die Spalte mit den übrigen Würfeln. Kannst du auf mehrere Arten sichern, nimm die oberste Zeile, lass dann möglichst wenige Würfel übrig und nimm zuletzt die meisten Punkte. Drei weitere Regeln schränken die Zeilen ohne * ein.
card-instead = In Zeilen ohne *: Könntest du auch 4 oder 5 Würfel werfen, sichere nur mit 1 oder 2 übrigen Würfeln, und zwar ab { $four } Punkten (statt 4 Würfel zu werfen) oder ab { $five } (statt 5).
card-instead-six = In Zeilen ohne *: Könntest du auch 6 Würfel werfen, sichere nur mit 1 übrigen Würfel, nur ab { $points } Punkten und nur, wenn dein Gegner den Einstieg geschafft hat und ihm mehr als { $over } Punkte zum Sieg fehlen.
card-out = In Zeilen ohne *: Solange dein Gegner noch nicht drin ist, gelten statt der Tabelle diese Grenzen: { $two } Punkte mit 1 oder 2 übrigen Würfeln, { $three } mit 3, { $four } mit 4.
card-table-need = Nach dem Sichern fehlen
card-table-needs =
    { $form ->
        [one] { $from }
        [more] { $from } oder mehr
        [four] { $from }, { $b }, { $c }, { $d }
       *[range] { $from }–{ $to }
    }{ $mark ->
        [yes] {" "}*
       *[no] {""}
    }
card-table-dice =
    { $span ->
        [one] noch 1 Würfel
        [same] noch { $from } Würfel
        [two] noch { $from } oder { $to } Würfel
        [all] beliebig viele Würfel
       *[range] noch { $from } bis { $to } Würfel
    }
card-table-band =
    { $form ->
        [over] Deinem Gegner fehlen mehr als { $over } Punkte
        [most] Deinem Gegner fehlen höchstens { $most } Punkte
       *[between] Deinem Gegner fehlen mehr als { $over }, aber höchstens { $most } Punkte
    }
card-table-limit =
    { $form ->
        [never] nie
        [any] immer
       *[from] { $points }
    }
card-table-numbers = Die Tabelle hat { $count } Zahlen.

card-take-product = Übernimm, wenn Punkte mal Würfel mindestens { $product } ergeben: bei 4 Würfeln ab { $four } Punkten.
card-land =
    Sichere, sobald dir danach noch { $from } bis { $to } Punkte zum Sieg fehlen{ $dice ->
        [one] {" "}und noch 1 Würfel übrig ist
        [6] {""}
       *[other] {" "}und höchstens noch { $dice } Würfel übrig sind
    }, auch wenn du dafür nicht alles behältst, was zählt. Hast du die Wahl, lass möglichst wenige Würfel übrig und nimm dann die meisten Punkte.
card-room = Sichere nie, wenn dir danach weniger als { $least } Punkte zum Sieg fehlen.

web-cards = Strategiekarten
    .about = Faustregeln und was sie gegen perfektes Spiel kosten. Mit jeder weiteren Regel kosten sie weniger.
web-cards-rules = Anzahl der Regeln
web-cards-print = Karte drucken
web-cards-compare = Was jede Karte kostet
web-cards-read = Wenn der Gegner die Karte kennt
web-cards-cost =
    { $unit ->
        [win] Verlorene Gewinnchance in Prozentpunkten
        [points] Verlorene Punkte pro Zug
       *[sips] Verlorene Schlucke pro Runde
    }
