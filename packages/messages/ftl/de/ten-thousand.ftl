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
    .value-four-and-two = auch ein Vierling mit einem Paar
option-ten-thousand-threePairsPoints = Punkte für drei Paare
    .about = Was drei Paare zählen. 0: Sie zählen nicht.
option-ten-thousand-dice = Würfel
    .about = Die Zahl der Würfel. Kombinationen aus sechs brauchen sechs Würfel.
option-ten-thousand-one = Eine einzelne 1
    .about = Was eine 1 für sich zählt.
option-ten-thousand-five = Eine einzelne 5
    .about = Was eine 5 für sich zählt.
option-ten-thousand-threeOnes = Drei Einsen
    .about = Was drei Einsen zählen. Drei andere gleiche zählen 100 × Augenzahl.
option-ten-thousand-more = Vierling und mehr
    .about = Was jeder weitere gleiche Würfel einem Drilling hinzufügt.
    .value-add = noch einmal die Punkte des Drillings
    .value-double = verdoppelt die Punkte
    .value-fixed = 1.000, 2.000, 3.000 für vier, fünf, sechs
    .value-thousand = 1.000 mehr
    .value-faces = verdoppelt; sechs zählen 1.000 × Augenzahl
    .value-none = nichts
option-ten-thousand-straight = Straße 1–6
    .about = Was jede Zahl einmal zählt. 0: Sie zählt nicht.
option-ten-thousand-lowStraight = Straße 1–5
    .about = Was 1 2 3 4 5 zählen. 0: Sie zählen nicht.
option-ten-thousand-highStraight = Straße 2–6
    .about = Was 2 3 4 5 6 zählen. 0: Sie zählen nicht.
option-ten-thousand-twoTriplets = Zwei Drillinge
    .about = Was zwei Drillinge zusammen zählen. 0: Jeder zählt für sich.
option-ten-thousand-fullHouse = Full House
    .about = Was ein Drilling mit einem Paar zählt. 0: Sie zählen nicht zusammen.
option-ten-thousand-nothing = Nichts zählt
    .about = Was ein Wurf mit allen Würfeln bringt, in dem nichts zählt; alle dürfen noch einmal geworfen werden. 0: Er geht leer aus.
option-ten-thousand-atLeast = Punkte zum Sichern
    .about = So viele Punkte muss jeder Zug mindestens haben, damit du ihn sichern kannst.
option-ten-thousand-hotDice = Wenn alle Würfel zählen
    .about = Ob du weiterwürfeln musst, wenn alle Würfel behalten sind.
    .value-may = sichern oder weiterwürfeln
    .value-must = weiterwürfeln ist Pflicht
option-ten-thousand-ending = Wenn das Ziel erreicht ist
    .about = Was geschieht, wenn jemand mit dem Sichern das Ziel erreicht. Alles außer dem sofortigen Sieg geht nur ohne genaues Ende.
    .value-first = sofortiger Sieg
    .value-last-turn = alle anderen haben noch einen Zug
    .value-round = die Runde wird zu Ende gespielt
option-ten-thousand-rounds = Runden
    .about = Nach so vielen Runden gewinnt die höchste Summe, die Zielpunktzahl gilt dann nicht. 0: bis zum Ziel. Geht nur ohne genaues Ende.
option-ten-thousand-threeBusts = Dreimal leer in Folge
    .about = Was der dritte leere Wurf in Folge kostet. Eine Summe fällt nie unter 0.

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
ten-thousand-goal-last-turn = Erreiche { $target }; die anderen haben noch einen Zug, und die höchste Summe gewinnt
ten-thousand-goal-round = Erreiche { $target }; nach dieser Runde gewinnt die höchste Summe
ten-thousand-goal-rounds = Die höchste Summe nach { $rounds } Runden gewinnt
ten-thousand-standing-busts = { $count }-mal leer in Folge
ten-thousand-last-round = { $seat } hat { $target } erreicht: Die Runde wird zu Ende gespielt.
    .own = Du hast { $target } erreicht: Die Runde wird zu Ende gespielt.
ten-thousand-three-busts = Zum dritten Mal leer in Folge: { $seat } verliert { $amount } und hat { $total }.
    .own = Zum dritten Mal leer in Folge: Du verlierst { $amount } und hast { $total }.
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

ten-thousand-card-more =
    { $more ->
        [double] jeder weitere derselben Augen verdoppelt die Punkte
        [fixed] jeder Vierling = 1.000, Fünfling = 2.000, Sechsling = 3.000
        [thousand] jeder weitere derselben Augen zählt 1.000 mehr
        [faces] jeder weitere derselben Augen verdoppelt die Punkte; ein Sechsling = 1.000 × Augenzahl
        [none] weitere derselben Augen bringen dem Drilling nichts
       *[add] jeder weitere derselben Augen zählt noch einmal so viel wie der Drilling
    }
ten-thousand-card-whole =
    { $kind ->
        [straight] jede Zahl einmal
        [low-straight] Straße 1 bis 5
        [high-straight] Straße 2 bis 6
        [triplets] zwei Drillinge
        [full-house] Full House
        [nothing] nichts zählt
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
refusal-below-least = Sichern geht noch nicht: { $points } von { $atLeast }, die ein Zug braucht.
refusal-must-roll-hot-dice = Sichern geht jetzt nicht: Alle Würfel sind behalten, du musst weiterwürfeln.
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

## Der Punktezettel für echte Würfel

ten-thousand-sheet-take-over = { NUMBER($points) } übernehmen
ten-thousand-sheet-took = Übernommen
ten-thousand-sheet-took-over-only = Nach dem Übernehmen von { NUMBER($offer) } hat ein Zug mit Punkten mehr als das, nicht { NUMBER($points) }.
ten-thousand-sheet-scored-taking-over = { NUMBER($points) }, übernommen
ten-thousand-sheet-may-take-over = { $seat } darf { NUMBER($points) } übernehmen
ten-thousand-sheet-overshoot = { $seat } hätte { NUMBER($total) }, mehr als { NUMBER($target) }: Der Zug zählt nicht.
ten-thousand-sheet-overshot = Über das Ziel
ten-thousand-sheet-least = { NUMBER($points) } ist zu wenig: Ein Zug schreibt mindestens { NUMBER($atLeast) }.
ten-thousand-sheet-three-busts = Dritte Niete in Folge: minus { NUMBER($amount) }
ten-thousand-sheet-last-round = Letzte Runde
