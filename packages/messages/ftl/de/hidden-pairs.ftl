# Verdeckte Paare: was geschieht und was man tun kann.

game-hidden-pairs = Verdeckte Paare
    .about = Teile sechs verdeckte Würfel in drei Paare und schwäche die Paare der anderen.
    .time = etwa 15 Minuten
option-hidden-pairs-turns = Züge
    .about = Wie viele Züge gespielt werden. Jeder Zug hat drei Runden.
option-hidden-pairs-luckyDice = Glückswürfel
    .about = Welche Angriffe sie in ihrer Runde abwehren.
    .value-one = Den größten Angriff
    .value-all = Alle Angriffe

hidden-pairs-action =
    { $action ->
        [diceBlock] Blockade
        [luckyDice] Glückswürfel
       *[hinderance] Hindernis
    }

## Was geschieht

hidden-pairs-rolled =
    { $purpose ->
        [tie] { $seat } würfelt { $dice } im Stechen: { $value }.
       *[turn] { $seat } würfelt { $dice }.
    }
    .own =
        { $purpose ->
            [tie] Du würfelst { $dice } im Stechen: { $value }.
           *[turn] Du würfelst { $dice }.
        }
hidden-pairs-re-rolled-die = { $seat } würfelt eine { $was } für { $price } Punkte neu.
    .own = Eine { $was } für { $price } Punkte neu gewürfelt.
hidden-pairs-committed = { $seat } hat sich festgelegt.
    .own = Du hast dich festgelegt.
hidden-pairs-lucky-dice = { $seat } spielt Glückswürfel in Runde { $round }.
    .you = Du spielst Glückswürfel in Runde { $round }.
hidden-pairs-attacked =
    { $attack ->
        [dice-block] { $seat } spielt Blockade gegen { $on }
       *[hinderance] { $seat } spielt Hindernis gegen { $on }
    }{ hidden-pairs-attack-effect }
    .you =
        { $attack ->
            [dice-block] Du spielst Blockade gegen { $on }
           *[hinderance] Du spielst Hindernis gegen { $on }
        }{ hidden-pairs-attack-effect }
    .target =
        { $attack ->
            [dice-block] { $seat } spielt Blockade gegen dich
           *[hinderance] { $seat } spielt Hindernis gegen dich
        }{ hidden-pairs-attack-effect }
hidden-pairs-attack-effect =
    { $negated ->
        [yes] , aber Glückswürfel wehren das ab: Das Paar bleibt bei { $value }.
       *[no] : Das Paar verliert { $amount } und ist noch { $value } wert.
    }
hidden-pairs-re-rolled =
    { $count ->
        [one] { $seat } hat für { $price } Punkte einmal neu gewürfelt.
       *[other] { $seat } hat für { $price } Punkte zweimal neu gewürfelt.
    }
    .you =
        { $count ->
            [one] Du hast für { $price } Punkte einmal neu gewürfelt.
           *[other] Du hast für { $price } Punkte zweimal neu gewürfelt.
        }
hidden-pairs-round-won = { $seat } gewinnt Runde { $round } und { $points } Punkte.
    .you = Du gewinnst Runde { $round } und { $points } Punkte.
hidden-pairs-tie = Gleichstand mit { $value } in Runde { $round }: { $seats }. Je zwei Würfel entscheiden.
hidden-pairs-turn-started = Zug { $turn } von { $turns } beginnt.
hidden-pairs-drawn = Gleichstand mit { $points } Punkten: { $seats }. Alle sechs Würfel entscheiden.

## Was man tun kann

hidden-pairs-goal =
    Nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } gewinnt, wer die meisten Punkte hat
hidden-pairs-control-commit =
    { $price ->
        [0] Festlegen
       *[other] Für { $price } festlegen ({ $left } übrig)
    }
hidden-pairs-control-fill = Paare füllen, hohe Würfel zuerst
hidden-pairs-control-clear = Paare auflösen
hidden-pairs-control-re-roll = Einen Würfel für { $price } Punkte neu würfeln
hidden-pairs-control-re-roll-die = Würfel { $number }, eine { $face }, für { $price } Punkte neu würfeln
hidden-pairs-control-attack = { hidden-pairs-action } für { $price } Punkte: ein gegnerisches Paar um { $amount } schwächen
hidden-pairs-control-cancel-attack = { hidden-pairs-action } gegen { $seat } in Runde { $round } zurücknehmen
hidden-pairs-control-lucky-dice =
    Glückswürfel für { $price } Punkte: { $rule ->
        [all] alle Angriffe auf eins deiner Paare abwehren
       *[one] den größten Angriff auf eins deiner Paare abwehren
    }
hidden-pairs-control-cancel-lucky-dice = Glückswürfel in Runde { $round } zurücknehmen
hidden-pairs-control-against = Gegen { $seat }
hidden-pairs-control-round = Runde { $round }, { $points } Punkte
hidden-pairs-control-back = Zurück
hidden-pairs-why-pairs-first = Bilde erst drei Paare
hidden-pairs-worth-round = Runde { $round }
hidden-pairs-fact-points = Punkte übrig
hidden-pairs-fact-re-rolls = Neuwürfe übrig
hidden-pairs-fact-round = Runde { $round } ({ $points })
hidden-pairs-pair =
    { $count ->
        [one] { $dice } und …
       *[other] { $dice }, Wert { $value }
    }
hidden-pairs-aim = gegen { $seat } in Runde { $round }
hidden-pairs-in-round = in Runde { $round }
hidden-pairs-note-asking =
    { $asking ->
        [re-roll] Welchen Würfel willst du neu würfeln?
        [target] Wen willst du angreifen?
        [lucky-round] Welche Runde willst du schützen?
       *[round] Welche Runde willst du angreifen?
    }
hidden-pairs-note-tie = Stechen: Der höchste Wurf gewinnt Runde { $round } und { $points } Punkte.
hidden-pairs-note-draw = Stechen: Der höchste Wurf gewinnt die Partie.
hidden-pairs-standing-ready = bereit
hidden-pairs-standing-choosing = wählt

## Wertung eines Wurfs

hidden-pairs-roll-score-pair = { $dice }: ein Paar im Wert von { $value }.
hidden-pairs-roll-score-hand = { $dice }: Hindernis zieht damit { $hinderance } ab, Blockade { $diceBlock }.

## Züge in wenigen Worten

hidden-pairs-move-re-roll = die { $dice } neu würfeln
hidden-pairs-reason-re-roll =
    { $rolls ->
        [best] Wer die { $dice } neu würfelt, bekommt in { $higher } % der Fälle eine höhere Zahl: Das ist die { $price } Punkte wert.
        [other] { $higher ->
            [0] Eine { $dice } kann nicht höher werden.
           *[other] Wer die { $dice } neu würfelt, bekommt nur in { $higher } % der Fälle eine höhere Zahl: Das ist die { $price } Punkte nicht wert.
        }
       *[both] Beim Neuwürfeln wird die { $dice } in { $higher } % der Fälle höher, die { $others } { $otherHigher ->
            [0] nie
           *[other] nur in { $otherHigher } %
        }.
    }
# Die kleinste Zahl, mit der ein neuer Wurf besser ist als die beste Wahl; 7, wenn keine reicht.
hidden-pairs-reason-pays =
    { $least ->
        [7] Die { $dice } neu zu würfeln lohnt sich für { $price } Punkte selbst mit einer 6 nicht.
        [6] Die { $dice } neu zu würfeln lohnt sich für { $price } Punkte nur mit einer 6 ({ $chance } %).
       *[other] Die { $dice } neu zu würfeln lohnt sich für { $price } Punkte nur ab einer { $least } ({ $chance } %).
    }
# $decides: warum die höhere Chance in Runde $round mehr wiegt als das, was sie kostet.
hidden-pairs-reason-rounds =
    { $decides ->
        [cheap] Die andere Wahl gewinnt Runde { $round } ({ $points } Punkte) in { $otherChance } statt { $chance } % der Fälle. Über alle Runden bringt sie im Schnitt nur { $total } Punkte mehr Vorsprung: Das ist den Aufpreis von { $price } Punkten nicht wert.
       *[even] Die bessere Wahl gewinnt Runde { $round } ({ $points } Punkte) in { $chance } % der Fälle, die andere in { $otherChance } %. { $decides ->
            [ahead] Nach Punkten ist die andere Wahl mindestens so gut, aber bei { $lead } Punkten Vorsprung zählt diese Runde mehr.
            [behind] Nach Punkten ist die andere Wahl mindestens so gut, aber bei { $lead } Punkten Rückstand zählt diese Runde mehr.
            [level] Nach Punkten ist die andere Wahl mindestens so gut, aber bei Gleichstand zählt diese Runde mehr.
           *[even] Über alle Runden bringt die bessere Wahl im Schnitt { $total } Punkte mehr Vorsprung{ $decides ->
                [dear] : Das ist den Aufpreis von { $price } Punkten wert.
                [cheaper] {" "}und kostet { $price } Punkte weniger.
               *[even] .
            }
        }
    }
# Die Paare der drei Runden, dann die Aktionen mit ihrer Runde; 0 für eine Aktion, die nicht gespielt wird. Zu zweit ist das Ziel klar.
hidden-pairs-move-commit =
    { $first } · { $second } · { $third }{ $hinderance ->
        [0] { "" }
       *[other] , Hindernis { $seats ->
            [2] { "" }
           *[other] gegen { $hindered }{ " " }
        }in Runde { $hinderance }
    }{ $diceBlock ->
        [0] { "" }
       *[other] , Blockade { $seats ->
            [2] { "" }
           *[other] gegen { $blocked }{ " " }
        }in Runde { $diceBlock }
    }{ $luckyDice ->
        [0] { "" }
       *[other] , Glückswürfel in Runde { $luckyDice }
    }

## Ablehnungen

refusal-no-re-rolls-left = Keine Neuwürfe mehr: Pro Zug sind { $most } erlaubt.
refusal-not-enough-points = Das kostet { $price } Punkte, aber nur { $points } sind übrig.
refusal-pairs-not-a-split = Jeder Würfel gehört in genau ein Paar.
refusal-attack-yourself = { $seat } kann nur andere angreifen.

## Felder von Stellungen

position-field-hands = Hand
position-field-shown = Gezeigte Runden
position-field-shown-re-rolls = Gezeigte Neuwürfe
position-field-turn-number = Zug

## Der Punktezettel für echte Würfel

hidden-pairs-sheet-pair = Runde { $round } ({ $points } Punkte)
hidden-pairs-sheet-re-rolls = Neu gewürfelt (je { $price })
hidden-pairs-sheet-hindrance = Hindernis ({ $price })
hidden-pairs-sheet-dice-block = Blockade ({ $price })
hidden-pairs-sheet-lucky-dice = Glückswürfel ({ $price })
hidden-pairs-sheet-aim = Runde { $round }: { $seat }
hidden-pairs-sheet-winner = Wer hat das Stechen gewonnen?
hidden-pairs-sheet-tie =
    { $round ->
        [draw] Gleichstand: { $seats } würfeln mit allen sechs Würfeln; die höchste Summe gewinnt
       *[other] Gleichstand in Runde { $round }: { $seats } würfeln mit zwei Würfeln; die höchste Summe gewinnt
    }
hidden-pairs-sheet-won =
    { $round ->
        [draw] { $seat } gewinnt das Stechen
       *[other] { $seat } gewinnt das Stechen um Runde { $round }
    }
hidden-pairs-sheet-pairs =
    { $cost ->
        [0] { $pairs }
       *[other] { $pairs }, { NUMBER($cost) } bezahlt
    }
hidden-pairs-sheet-turn = Zug { $turn } von { $turns }: Tragt die Paare ein, sobald sie offenliegen
hidden-pairs-sheet-too-dear = Das kostet { NUMBER($cost) } Punkte, aber { $seat } hat nur { NUMBER($points) }.

## Die Ansichten im Browser

web-pairs-heading =
    { $step ->
        [re-roll] Welchen neu würfeln?
        [complete] Deine drei Paare
       *[pairs] Bilde drei Paare
    }
web-pairs-step =
    { $left ->
        [0] Deine sechs geheimen Würfel
        [one] Deine sechs geheimen Würfel. Noch 1 Neuwurf
       *[other] Deine sechs geheimen Würfel. Noch { $left } Neuwürfe
    }
web-pairs-clear = Paare auflösen
hidden-pairs-round = Runde { $round }
web-round-worth = Runde { $round }: { $points }
web-filling = Die nächsten Würfel kommen in Runde { $round }, für { $points } Punkte
web-empty-slot = leer
web-pairs-die =
    Würfel { $number }: { $face }{ $round ->
        [0] {""}
       *[other] , in Runde { $round }
    }
web-highest-first = Höchste zuerst
web-action-about =
    { $kind ->
        [luckyDice] { $rule ->
            [all] wehren alle Angriffe auf eins deiner Paare ab
           *[one] wehren den größten Angriff auf eins deiner Paare ab
        }
        [hinderance] schwächt ein Paar um deine zwei niedrigsten Würfel
       *[other] schwächt ein Paar um deine zwei mittleren Würfel
    }
web-action-cards = Aktionen (freiwillig)
web-targets = Paare der anderen
web-card-price = { $price } Punkte
web-card-lies = für dein Paar in Runde { $round }
web-card-lies-on = gegen { $name } in Runde { $round }
web-card-picked =
    { $kind ->
        [luckyDice] Wähle das Paar, das du schützt
       *[other] Wähle das Paar, das du angreifst
    }
web-why-unanswered = Wähle erst oder brich ab
web-action-round = { $action } in Runde { $round }
web-action-on = { $action } gegen { $name } in Runde { $round }
web-cost-none = Du hast { $points } Punkte. Aktionen sind freiwillig.
web-cost = { $points } { $items } = { $left } übrig
web-cost-item = − { $price } { $what }
web-cost-re-rolls =
    − { $price } { $count ->
        [one] Neuwurf
       *[other] Neuwürfe
    }
web-reveal-paid =
    −{ $points } für { $items ->
        [actions] Aktionen
        [re-rolls] Neuwürfe
       *[both] Aktionen und Neuwürfe
    }
web-reveal-next = Runde { $round } zeigen
web-reveal-skip = Überspringen
web-reveal-tie = Stechen um Runde { $round }
web-reveal-tied = Gleichstand bei { $value }: Je zwei Würfel entscheiden
web-tie-rolls = Stechen
web-reveal-account = Punkte zeigen
web-account-title = Punkte dieses Zugs
web-account-change = { $from } → { $to }
web-account-re-rolls =
    { $count ->
        [one] { $points } für einen Neuwurf
       *[other] { $points } für { $count } Neuwürfe
    }
web-account-action = { $points } für { $action } in Runde { $round }
web-account-round = { $points } für den Sieg in Runde { $round }
web-account-nothing = nichts gewonnen, nichts bezahlt
web-account = { $name }: von { $from } auf { $to } ({ $items }).
web-reveal-done = Weiter
web-attack-by =
    von { $you ->
        [yes] dir
       *[no] { $seat }
    }
web-attack =
    { $kind ->
        [hinderance] Hindernis
       *[dice-block] Blockade
    } { web-attack-by }: { $negated ->
        [yes] { $amount }, durch Glückswürfel abgewehrt
       *[no] −{ $amount }
    }
