# Drei Würfel: was geschieht und was man tun kann. Jedes $amount zählt Schlucke oder die Einheit, die die Runde gewählt hat.

game-three-dice = Drei Würfel
    .about = Ein Partyspiel um Schlucke deines Lieblingsgetränks: Bring dich in Sicherheit, sonst droht die Strafe.
    .time = etwa 20 Minuten
option-three-dice-rounds = Runden
    .about = Wie viele Runden gespielt werden; danach gewinnt, wer die wenigsten Schlucke hat.
option-three-dice-shitStairs = Misttreppen kosten einen Schluck
    .about = Wann 2 3 4 und 3 4 5 einen Schluck kosten. Sie sehen wie Treppen aus, sind aber nicht sicher.
    .value-rolled = Bei jedem Wurf
    .value-kept = Nur am Ende des Zugs
option-three-dice-gentlemen = Ehrensache
    .about = Wer in einer Runde zuletzt dran ist, soll sie mit dem nächsten Wurf noch verlieren können.
    .value-off = Aus
    .value-remind = Erinnern
    .value-enforce = Erzwingen
option-three-dice-tie = Gleichstand auf dem letzten Platz
    .about = Wer die Runde verliert, wenn mehrere gleich wenige Punkte haben.
    .value-roll-off = Sie würfeln darum
    .value-share = Alle gemeinsam
    .value-last = Wer von ihnen zuletzt gewürfelt hat
option-three-dice-unit = Was gezählt wird
    .about = Schlucke eines beliebigen Getränks, oder etwas ganz anderes: Chips, Liegestütze, Streichhölzer.
    .value-sips = Schlucke
option-three-dice-payBelow = Auch wenige Punkte kosten
    .about = Wer nicht sicher ist und weniger Punkte hat, bekommt die Strafe auch. Bei 0 bekommt sie nur, wer verliert.

three-dice-amount = { event-amount }

## Was geschieht

three-dice-rolled =
    { $purpose ->
        [order] { $seat } würfelt um den ersten Zug: { $dice }.
        [tie] { $seat } würfelt { $dice } im Stechen: { $value } Punkte.
       *[turn] { $seat } würfelt { $dice }: { $value } Punkte.
    }
    .own =
        { $purpose ->
            [order] Du würfelst um den ersten Zug: { $dice }.
            [tie] Du würfelst { $dice } im Stechen: { $value } Punkte.
           *[turn] { $dice }: { $value ->
                [one] 1 Punkt
               *[other] { $value } Punkte
            }.
        }
    .log =
        { $purpose ->
            [order] Du würfelst um den ersten Zug: { $dice }.
            [tie] Du würfelst { $dice } im Stechen: { $value } Punkte.
           *[turn] Du würfelst { $dice }: { $value ->
                [one] 1 Punkt
               *[other] { $value } Punkte
            }.
        }
three-dice-limit-set =
    Alle haben in dieser Runde höchstens { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfe
    }.
three-dice-stayed =
    { $seat } bleibt bei { $points } Punkten.
    .own = Bei { $points } geblieben.
    .log = Du bleibst bei { $points } Punkten.
three-dice-safe =
    { $roll ->
        [stairs] { $seat } ist mit einer Treppe sicher und darf { three-dice-amount } vergeben.
        [super-stairs] { $seat } ist mit einer Supertreppe sicher und darf { three-dice-amount } vergeben!
       *[three-of-a-kind] { $seat } ist mit einem Drilling sicher. Die Strafe steigt um { $amount } auf { $unit ->
            [sips] { $penalty } Schlucke
           *[other] { $penalty } { $unit }
        }.
    }
    .you =
        { $roll ->
            [stairs] Du bist mit einer Treppe sicher und darfst { three-dice-amount } vergeben.
            [super-stairs] Du bist mit einer Supertreppe sicher und darfst { three-dice-amount } vergeben!
           *[three-of-a-kind] Du bist mit einem Drilling sicher. Die Strafe steigt um { $amount } auf { $unit ->
                [sips] { $penalty } Schlucke
               *[other] { $penalty } { $unit }
            }.
        }
    .brief =
        { $roll ->
            [stairs] { $seat } ist mit einer Treppe sicher.
            [super-stairs] { $seat } ist mit einer Supertreppe sicher!
           *[three-of-a-kind] { $seat } ist mit einem Drilling sicher: Die Strafe beträgt { $unit ->
                [sips] { $penalty } Schlucke
               *[other] { $penalty } { $unit }
            }.
        }
three-dice-gave = { $seat } vergibt { three-dice-amount } an { $to }.
    .you = Du vergibst { three-dice-amount } an { $to }.
    .target = { $seat } gibt dir { three-dice-amount }.
three-dice-penalty =
    { $reason ->
        [shit-stairs] Misttreppe! { $seat } nimmt { three-dice-amount } und bekommt zum Spaß einen Klaps auf die Stirn.
        [too-low] Zu wenig: Auch { $seat } nimmt { three-dice-amount }.
       *[first-roll] Zu viel Glück: { $seat } nimmt { three-dice-amount } als Strafe für den ersten Wurf.
    }
    .you =
        { $reason ->
            [shit-stairs] Misttreppe! Du nimmst { three-dice-amount } und bekommst zum Spaß einen Klaps auf die Stirn.
            [too-low] Zu wenig: Auch du nimmst { three-dice-amount }.
           *[first-roll] Zu viel Glück: Du nimmst { three-dice-amount } als Strafe für den ersten Wurf.
        }
three-dice-round-restarted = Die Runde beginnt neu. { $seat } würfelt wieder zuerst.
    .you = Die Runde beginnt neu. Du würfelst wieder zuerst.
three-dice-all-safe = Alle sind sicher. Es gibt keine Strafe, und dieselbe Person beginnt die nächste Runde.
three-dice-tie =
    Gleichstand auf dem letzten Platz mit { $points } Punkten: { $seats }. Der niedrigste Wurf im Stechen verliert die Runde.
three-dice-reminded = Ehrensache: { $seat } würfelt zuletzt und sollte die Runde noch verlieren können.
    .you = Ehrensache: Du würfelst zuletzt und solltest die Runde noch verlieren können.
three-dice-match-over =
    { $count ->
        [one] { $seats } gewinnt
       *[other] Geteilter Sieg: { $seats }
    } mit { three-dice-final-score }.
    .you = Du gewinnst mit { three-dice-final-score }.
three-dice-final-score =
    { $unit ->
        [sips]
            { $score ->
                [one] 1 Schluck
               *[other] { $score } Schlucken
            }
       *[other] { $score } { $unit }
    }

## Was man tun kann

three-dice-goal =
    Nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } gewinnt, wer die wenigsten { $unit ->
        [sips] Schlucke
       *[other] { $unit }
    } hat
three-dice-control-stay = Bei { $points } bleiben
three-dice-control-stay-safe =
    { $kind ->
        [stairs] Bleiben: sicher mit Treppe, { three-dice-amount } vergeben
        [super-stairs] Bleiben: sicher mit Supertreppe, { three-dice-amount } vergeben
       *[three-of-a-kind] Bleiben: sicher mit Drilling, Strafe +{ $amount }
    }
three-dice-marked =
    { $count ->
        [0] Du hältst { faces }. Kein Würfel übrig.
        [one] Du hältst { faces }. 1 Würfel übrig.
       *[other] Du hältst { faces }. { $count } Würfel übrig.
    }
    .sum =
        { $count ->
            [0] Kein Würfel übrig.
            [one] 1 Würfel übrig.
           *[other] { $count } Würfel übrig.
        }
three-dice-control-give = { three-dice-amount } an { $seat }
three-dice-warning-gentlemen = Gegen die Ehrensache
three-dice-warning-low = Weniger als { $points }: Du bekommst die Strafe
three-dice-race-first =
    { $mine ->
        [yes] Du fängst an und bestimmst die Anzahl der Würfe
       *[no] Wer anfängt, bestimmt die Anzahl der Würfe
    }
three-dice-race-beat =
    { $points ->
        [0] Noch keine Punkte zu schlagen
       *[other] Zu schlagen: { $points } ({ $seats })
    }{ $safeCount ->
        [0] {""}
        [one] ; { $safe } ist sicher
       *[other] ; { $safe } sind sicher
    }
three-dice-race-safe =
    { $mine ->
        [yes] Du bist in dieser Runde sicher
       *[no] { $seat } ist in dieser Runde sicher
    }
three-dice-race-lowest =
    { $mine ->
        [yes] Du hast bisher den niedrigsten Wurf
       *[no] { $seat } hat bisher den niedrigsten Wurf
    }
three-dice-race-alone =
    { $mine ->
        [yes] Die anderen müssen jetzt deine { $points } schlagen
       *[no] Die anderen müssen jetzt die { $points } von { $seat } schlagen
    }
three-dice-race-ahead =
    { $count ->
        [one] { $seats } würde die Runde jetzt verlieren
       *[other] { $seats } sind jetzt gemeinsam Letzte
    }
three-dice-fact-penalty = Strafe
three-dice-fact-now = Dieser Wurf
three-dice-now =
    { $kind ->
        [stairs] Treppe
        [super-stairs] Supertreppe
        [shit-stairs] Misttreppe, { $points }
        [three-of-a-kind] Drilling
       *[points] { $points }
    }
three-dice-note-tie = Gleichstand auf dem letzten Platz: Diese Spieler werfen alle drei Würfel. Der niedrigste Wurf verliert.
three-dice-note-gentlemen =
    Ehrensache: Wer zuletzt würfelt, { $gentlemen ->
        [enforce] muss die Runde noch verlieren können.
       *[remind] soll die Runde noch verlieren können. Du musst dich nicht daran halten.
    }
three-dice-note-keep =
    { $kind ->
        [three-of-a-kind] Drei Gleiche erhöhen die Strafe um ihre Augen, drei Einsen um 7.
       *[points] Eine 1 zählt 100, eine 6 zählt 60, andere Würfel ihre Augen.
    } Wähle vor dem nächsten Wurf aus, welche Würfel du hältst.
three-dice-standing-safe = sicher
three-dice-standing-points =
    { $points } Punkte

## Wertung eines Wurfs

three-dice-roll-score =
    { $kind ->
        [three-of-a-kind] { $dice }: Drilling, { $points } Punkte.
        [stairs] { $dice }: Treppe, { $points } Punkte.
        [super-stairs] { $dice }: Supertreppe, { $points } Punkte.
        [shit-stairs] { $dice }: Misttreppe, { $points } Punkte.
       *[points] { $dice }: { $points } Punkte.
    }

## Die Regeln mit den Optionen eines Tisches

three-dice-rules-starter = In jeder Runde sind alle einmal dran. Wer die vorige Runde verloren hat, fängt an. Vor der ersten Runde würfeln alle mit einem Würfel: Wer am höchsten würfelt, fängt an; bei Gleichstand wird noch einmal gewürfelt.
three-dice-rules-rolls = Wer anfängt, würfelt mit allen drei Würfeln, bis zu dreimal. Alle anderen haben in dieser Runde höchstens so viele Würfe, wie diese Person gebraucht hat. Vor jedem weiteren Wurf wählst du, welche Würfel du neu würfelst, oder du bleibst dabei. Nach dem letzten Wurf endet der Zug von selbst.
three-dice-rules-penalty = Zu Beginn jeder Runde beträgt die Strafe { three-dice-amount }.
three-dice-rules-order = Die Reihenfolge der Würfel ist egal.
three-dice-rules-nice = Schöne Würfe sind Drilling, Treppe und Supertreppe. Du bist sicher, wenn du bei einem bleibst oder dein letzter Wurf einer ist. Drei Gleiche erhöhen die Strafe um ihre Augen, drei Einsen um 7.
three-dice-rules-give =
    Mit einer Treppe vergibst du { $unit ->
        [sips] Schlucke
       *[other] { $unit }
    } an eine andere Person: Die erste Person der Runde vergibt 1, die zweite 2 und so weiter, mit einer Supertreppe doppelt so viele. 4 5 6 ist nur dann eine Supertreppe, wenn die Person direkt vor dir in dieser Runde mit einer Treppe geendet hat.
three-dice-rules-shit =
    { $when ->
        [kept] Misttreppen kosten { three-dice-amount }, wenn dein Zug damit endet. Du bist nicht sicher: Ihre Punkte zählen.
       *[rolled] Misttreppen kosten jedes Mal { three-dice-amount }, wenn sie fallen. Du bist nicht sicher: Ihre Punkte zählen.
    }
three-dice-rules-first = Ist schon der allererste Wurf einer Runde ein schöner Wurf, bekommt die Person selbst, was sonst zur Strafe dazugekommen oder an andere gegangen wäre. Dann beginnt die Runde neu.
three-dice-rules-lose = Wer nicht sicher ist und die wenigsten Punkte hat, verliert, bekommt die Strafe und fängt die nächste Runde an.
three-dice-rules-tie =
    { $tie ->
        [share] Haben mehrere die wenigsten Punkte, bekommen sie alle die Strafe. Wer von ihnen zuletzt gewürfelt hat, fängt die nächste Runde an.
        [last] Haben mehrere die wenigsten Punkte, verliert, wer von ihnen zuletzt gewürfelt hat.
       *[roll-off] Haben mehrere die wenigsten Punkte, würfeln sie mit allen drei Würfeln: Der niedrigste Wurf verliert, bei Gleichstand wird noch einmal gewürfelt. Dabei zählen nur Punkte.
    }
three-dice-rules-below = Alle anderen, die nicht sicher sind und weniger als { $points } Punkte haben, bekommen die Strafe ebenfalls.
three-dice-rules-all-safe = Sind alle sicher, bekommt niemand die Strafe. Dieselbe Person fängt wieder an, und die Runde zählt.
three-dice-rules-gentlemen =
    { $gentlemen ->
        [enforce] Ehrensache: Wer in einer Runde zuletzt dran ist und keinen schönen Wurf hat, muss mit dem nächsten Wurf noch verlieren oder gleichziehen können. Andere Züge werden abgelehnt.
       *[remind] Ehrensache: Wer in einer Runde zuletzt dran ist und keinen schönen Wurf hat, sollte mit dem nächsten Wurf noch verlieren oder gleichziehen können. Du wirst daran erinnert.
    }
three-dice-rules-end =
    Nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } gewinnt, wer die wenigsten { $unit ->
        [sips] Schlucke
       *[other] { $unit }
    } hat. Bei Gleichstand wird der Sieg geteilt.

## Die Wertungskarte

three-dice-card-roll =
    { $kind ->
        [three-of-a-kind] Drilling: sicher, und die Strafe steigt
        [stairs] Treppe: sicher, und du darfst vergeben
        [super-stairs] gleich nach einer Treppe: Supertreppe, sicher, und du darfst doppelt vergeben
        [shit-stairs] Misttreppe: { $points }, und du nimmst { three-dice-amount }{ $when ->
                [kept] , wenn du damit endest
               *[rolled] {""}
            }
       *[points] { $points } Punkte
    }
three-dice-card-pips = 2 bis 5: ihre Augen
three-dice-card-safe =
    { $count ->
        [one] Sicher mit 1 Würfel
       *[other] Sicher mit { $count } Würfeln
    }
three-dice-card-beat =
    { $count ->
        [one] Sicher oder über { $points } mit 1 Würfel
       *[other] Sicher oder über { $points } mit { $count } Würfeln
    }

## Züge in wenigen Worten

three-dice-move-stay = bleiben
three-dice-move-give = an { $to } vergeben
three-dice-move-roll-again =
    { $only ->
        [yes] die { $dice } neu würfeln
       *[no] { faces } neu würfeln
    }
# Danach steht, was beide Züge wert sind. $unit: Schlucke oder eine andere Einheit.
three-dice-reason =
    { $why ->
        [only] Nur ein schöner Wurf hilft noch: „{ $best }“ bringt öfter einen
        [nice] Ein schöner Wurf ist sicher: „{ $best }“ bringt öfter einen
        [points] Mit „{ $best }“ geht die Runde seltener verloren
        [limit] Wer bleibt, lässt den anderen nur { $rolls ->
            [one] 1 Wurf
           *[other] { $rolls } Würfe
        }
        [triple] Ein Drilling ist sicher und erhöht die Strafe der anderen
        [stairs] Eine Treppe ist sicher
        [shit] Mit „{ $other }“ kommt öfter eine Misttreppe, die extra kostet
        [adds] Mit „{ $best }“ kommt öfter ein Drilling, der die Strafe erhöht
        [gives] Mit „{ $best }“ kommt öfter eine Treppe, die den anderen { $unit ->
            [sips] Schlucke
           *[other] { $unit }
        } gibt
       *[none] Mit „{ $best }“ bekommen die anderen mehr
    }{ $more ->
        [yes] {";"} das wiegt auf, dass die Runde öfter verloren geht.
       *[no] .
    }

## Ablehnungen

refusal-roll-all-first = Beim ersten Wurf eines Zugs wirfst du immer alle drei Würfel.
refusal-no-dice-chosen = Lass mindestens einen Würfel zum Würfeln übrig, oder bleib dabei.
refusal-gentlemens-rule = Ehrensache: { $seat } würfelt zuletzt und muss die Runde noch verlieren können.
refusal-give-awaited = { $seat } muss erst etwas an eine andere Person vergeben.
refusal-nothing-to-give = { $seat } hat nichts zu vergeben: Das geht nur nach einer Treppe oder Supertreppe.
refusal-give-to-yourself = { $seat } kann nur an andere vergeben.

## Felder von Stellungen

position-field-finished = Züge dieser Runde
position-field-limit = Erlaubte Würfe
position-field-penalty = Strafe

## Der Punktezettel für echte Würfel

three-dice-sheet-result =
    { $value ->
       *[points] Punkte
        [triple] Drilling
        [stairs] Treppe 1 2 3
        [super-stairs] Supertreppe 4 5 6
        [lucky-triple] Erster Wurf: Drilling
        [lucky-stairs] Erster Wurf: Treppe
    }
three-dice-sheet-face = Augenzahl
three-dice-sheet-to = Vergeben an
three-dice-sheet-sips =
    { $unit ->
        [sips] Schlucke für Misttreppen
       *[other] { $unit } für Misttreppen
    }
three-dice-sheet-tie = Gleichstand auf dem letzten Platz: { $seats } würfeln darum
three-dice-sheet-loser = Wer verliert das Stechen?
three-dice-sheet-lost = { $seat } verliert das Stechen: { three-dice-amount }
three-dice-sheet-penalty = Strafe: { three-dice-amount }
three-dice-sheet-plus =
    { $sips ->
        [0] { "" }
       *[other] , { $unit ->
            [sips] { $sips ->
                [one] 1 Schluck
               *[other] { $sips } Schlucke
            }
           *[other] { $sips } { $unit }
        }
    }
three-dice-sheet-points = { NUMBER($points) }{ three-dice-sheet-plus }
three-dice-sheet-triple = Drei { $face }er, Strafe { $penalty }{ three-dice-sheet-plus }
three-dice-sheet-lucky = Zu viel Glück: { three-dice-amount }, Runde beginnt neu
three-dice-sheet-gave =
    { $roll ->
        [super-stairs] Supertreppe
       *[stairs] Treppe
    }: { three-dice-amount } für { $to }{ three-dice-sheet-plus }
three-dice-sheet-no-shit-stairs = { NUMBER($points) } Punkte sind keine Misttreppe und kosten nichts.
