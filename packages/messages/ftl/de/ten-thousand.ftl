game-ten-thousand = Zehntausend
    .about = Behalte, was zählt, würfle den Rest und triff genau 10.000. Oder übernimm, was die Person vor dir übrig ließ.
    .time = etwa 30 Minuten
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

ten-thousand-rolled =
    { $purpose ->
        [order] { $seat } würfelt { $dice } um den Anfang.
       *[turn] { $seat } würfelt { $dice }: bis zu { $value } Punkte.
    }
    .own =
        { $purpose ->
            [order] Du würfelst { $dice } um den Anfang.
           *[turn] { $dice }: bis zu { $value }.
        }
ten-thousand-goal = Wer zuerst { $target } erreicht, gewinnt
ten-thousand-goal-exact = Wer zuerst genau auf { $target } kommt, gewinnt
ten-thousand-control-keep-and-roll =
    { $count ->
        [one] { $points } behalten und 1 Würfel werfen
       *[other] { $points } behalten und { $count } Würfel werfen
    }
ten-thousand-control-win-exact = Behalten und mit genau { $total } gewinnen
ten-thousand-control-win = Sichern und mit { $total } gewinnen
ten-thousand-control-take-over =
    { $count ->
        [one] { $points } Punkte übernehmen und 1 Würfel werfen
       *[other] { $points } Punkte übernehmen und { $count } Würfel werfen
    }

## Wertung eines Wurfs

ten-thousand-roll-score =
    { $score ->
        [0] { $dice }: Nichts zählt.
       *[other] { $dice }: bis zu { $score } Punkte, { $keeps ->
                [one] 1 Möglichkeit
               *[other] { $keeps } Möglichkeiten
            } zu behalten.
    }

## Die Wertungskarte

ten-thousand-card-more = jeder weitere derselben Augen zählt noch einmal so viel wie der Drilling
ten-thousand-card-whole =
    { $kind ->
        [straight] jede Zahl einmal
       *[pairs] drei Paare
    } = { $points }
ten-thousand-card-overshoot =
    { $count ->
        [one] Über { $target } mit 1 Würfel
       *[other] Über { $target } mit { $count } Würfeln
    }

## Züge in wenigen Worten

ten-thousand-move-take-over = übernehmen

## Ablehnungen

refusal-no-such-die = An Position { $die } gibt es keinen Würfel: Die Positionen gehen von 0 bis { $last }.
refusal-keep-does-not-score =
    { $count ->
        [one] Dieser Würfel zählt nicht: { $dice }.
       *[other] Einer dieser Würfel zählt nicht: { $dice }.
    }
refusal-below-opening = Sichern geht noch nicht: { $total } von { $opening } für den Einstieg.
refusal-no-take-over =
    { $why ->
        [off] Hier lässt sich nichts übernehmen: Das Übernehmen ist in dieser Partie ausgeschaltet.
        [turn] Jetzt lässt sich nichts übernehmen: Das geht nur am Anfang eines Zugs.
        [opening] { $seat } kann nicht übernehmen: Dafür braucht es mindestens { $opening } gesicherte Punkte, und es sind { $banked }.
        [target] { $seat } kann nicht übernehmen: Mit { $points } Punkten mehr wäre das Ziel von { $target } sofort erreicht.
       *[nothing] Es gibt nichts zu übernehmen: Das geht nur mit dem, was unmittelbar davor gesichert wurde.
    }

## Warum ein Zug der beste ist

ten-thousand-reason-offer = { $takes ->
    [yes] { $points } Punkte sind es wert, mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
      } zu beginnen: Der Wurf geht in { $bust } % der Fälle leer aus.
   *[no] Der Wurf mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
      } geht in { $bust } % der Fälle leer aus: zu viel für { $points } Punkte.
  }
ten-thousand-reason-dice = { $fewer ->
    [yes] Mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
      } geht der Wurf in { $bust } % der Fälle leer aus, mit { $others } in { $otherBust } %: Das ist mehr wert als { $points } Punkte.
   *[no] { $points } Punkte mehr sind es wert, mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
      } zu würfeln, obwohl das in { $bust } % der Fälle leer ausgeht und mit { $others } in { $otherBust } %.
  }
