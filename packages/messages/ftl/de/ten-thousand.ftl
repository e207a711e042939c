game-ten-thousand = Zehntausend
    .about = Behalte, was zählt, und würfle den Rest, oder sichere, bevor ein Fehlwurf alles kostet.
    .also = Auch mit den Regeln von Farkle, Zilch und mehr.
    .time = etwa 30 Minuten
option-ten-thousand-target = Zielpunktzahl
    .about = Die Summe, die gewinnt. Bei „Genaues Ende“ musst du sie genau treffen: Ein Wurf darüber hinaus bringt keine Punkte.
option-ten-thousand-opening = Punkte zum Einstieg
    .about = Du kannst erst sichern, wenn deine Summe mit diesem Zug mindestens so hoch ist.
option-ten-thousand-takeOver = Übernehmen
    .about = Du darfst mit den gesicherten Punkten und den übrigen Würfeln der Person vor dir weitermachen.
option-ten-thousand-exactFinish = Genaues Ende
    .about = Nur die genaue Summe gewinnt, und ein Wurf darüber hinaus beendet den Zug ohne Punkte. Aus: Es genügt, das Ziel zu erreichen.
option-ten-thousand-threePairs = Drei Paare
    .about = Ob auch ein Vierling mit einem Paar und ein Sechsling als drei Paare gelten.
    .value-any = Beliebige Paare
    .value-distinct = Nur drei verschiedene
    .value-four-and-two = Auch ein Vierling mit einem Paar
option-ten-thousand-threePairsPoints = Punkte für drei Paare
    .about = Die Punkte von drei Paaren. Bei 0 zählen sie nicht.
option-ten-thousand-dice = Würfel
    .about = Die Zahl der Würfel. Für Kombinationen aus sechs Würfeln brauchst du sechs.
option-ten-thousand-one = Eine einzelne 1
    .about = Die Punkte einer einzelnen 1.
option-ten-thousand-five = Eine einzelne 5
    .about = Die Punkte einer einzelnen 5.
option-ten-thousand-threeOnes = Drei Einsen
    .about = Die Punkte von drei Einsen; jeder andere Drilling zählt 100 × Augenzahl.
option-ten-thousand-more = Vierling und mehr
    .about = Wie jeder weitere gleiche Würfel zählt.
    .value-add = Noch einmal die Punkte des Drillings
    .value-double = Doppelte Punkte
    .value-fixed = Insgesamt 1.000, 2.000, 3.000 für vier, fünf, sechs
    .value-thousand = 1.000 Punkte mehr
    .value-faces = Doppelte Punkte, aber 1.000 × Augenzahl für sechs
    .value-none = Keine Punkte
option-ten-thousand-straight = Straße 1–6
    .about = Die Punkte, wenn jede Zahl einmal fällt. Bei 0 gibt es diese Straße nicht.
option-ten-thousand-lowStraight = Straße 1–5
    .about = Die Punkte von 1 2 3 4 5. Bei 0 gibt es diese Straße nicht.
option-ten-thousand-highStraight = Straße 2–6
    .about = Die Punkte von 2 3 4 5 6. Bei 0 gibt es diese Straße nicht.
option-ten-thousand-twoTriplets = Zwei Drillinge
    .about = Die Punkte von zwei Drillingen zusammen. Bei 0 zählt jeder für sich.
option-ten-thousand-fullHouse = Full House
    .about = Die Punkte eines Drillings mit einem Paar. Bei 0 zählen beide einzeln.
option-ten-thousand-nothing = Nichts zählt
    .about = Die Punkte für einen Wurf mit allen Würfeln, in dem nichts zählt. Danach darfst du alle noch einmal werfen. Bei 0 ist er ein Fehlwurf.
option-ten-thousand-atLeast = Punkte zum Sichern
    .about = So viele Punkte brauchst du in jedem Zug mindestens, um zu sichern.
option-ten-thousand-hotDice = Wenn alle Würfel zählen
    .about = Ob du weiterwürfeln musst, wenn du alle Würfel behalten hast.
    .value-may = Sichern oder weiterwürfeln
    .value-must = Weiterwürfeln ist Pflicht
option-ten-thousand-ending = Wenn das Ziel erreicht ist
    .about = Was geschieht, wenn jemand beim Sichern das Ziel erreicht. Mit genauem Ende ist nur der sofortige Sieg möglich.
    .value-first = Sofortiger Sieg
    .value-last-turn = Alle anderen haben noch einen Zug
    .value-round = Die Runde wird zu Ende gespielt
option-ten-thousand-rounds = Runden
    .about = Nach so vielen Runden gewinnt die höchste Summe; die Zielpunktzahl gilt dann nicht. Bei 0 wird bis zum Ziel gespielt. Geht nur ohne genaues Ende.
option-ten-thousand-threeBusts = Drei Fehlwürfe in Folge
    .about = Was der dritte Fehlwurf in Folge kostet.
option-ten-thousand-lowest = Kleinste Summe
    .about = Wie weit drei Fehlwürfe in Folge eine Summe unter 0 bringen können.

preset-ten-thousand-ten-thousand = Standard
    .about = Übernimm, was die Person vor dir übrig ließ, und triff genau 10.000.
    .source = Dicehall.
preset-ten-thousand-farkle = Farkle
    .about = Das Spiel aus der Schachtel: Vierlinge zählen 1.000, Fünflinge 2.000, Sechslinge 3.000. Die anderen haben noch einen Zug.
    .source = mehrere Websites und Programme.
preset-ten-thousand-farkle-double = Farkle mit Verdopplung
    .about = Drei Einsen zählen 1.000, und jeder weitere gleiche Würfel verdoppelt die Punkte.
    .source = mehrere Regeltexte und Programme.
preset-ten-thousand-ten-rounds = Zehn Runden
    .about = Nach zehn Runden gewinnt die höchste Summe. Drei Fehlwürfe in Folge kosten 500.
    .source = zwei Beschreibungen eines Spiels in einem sozialen Netzwerk, die nur bei den Punkten übereinstimmen.
preset-ten-thousand-tavern-dice = Wirtshauswürfel
    .about = Schnell bis 4.000: Straßen mit fünf Würfeln zählen, Paare nicht, und wer das Ziel zuerst erreicht, gewinnt.
    .source = ein Wiki und Anleitungen zu einem Computerspiel, das in Böhmen spielt. Sie nennen verschiedene Ziele.
preset-ten-thousand-zilch = Zilch
    .about = Mit sechs Würfeln gibt es keinen Fehlwurf: Zählt nichts, bringen sie 500. Drei Fehlwürfe in Folge kosten 500.
    .source = die Regelseite eines Onlinespiels, die nicht sagt, wie eine Partie endet.
preset-ten-thousand-macke = Macke
    .about = Berliner Regeln: Sichern ab 350. Zählen alle Würfel, musst du weiterwürfeln. Die Runde wird zu Ende gespielt.
    .source = ein Programm; drei Regeltexte bestätigen 350 zum Sichern und 2.000 für eine Straße.
preset-ten-thousand-zehntausend = Deutsches Zehntausend
    .about = Jeder weitere gleiche Würfel bringt 1.000 mehr. Sichern ab 350. Zählen alle Würfel, musst du weiterwürfeln.
    .source = ein Programm und eine Kopie davon; acht Regeltexte bestätigen 350 zum Sichern.
preset-ten-thousand-dix-mille = Dix mille
    .about = Französische Regeln: Sechslinge zählen 1.000 × Augenzahl. Zählen alle Würfel, musst du weiterwürfeln. Du gewinnst nur mit genau 10.000.
    .source = ein Lexikon und eine App, die bei den Punkten übereinstimmen.
preset-ten-thousand-five-thousand = 5.000
    .about = Fünf Würfel, Ziel 5.000: Straßen mit fünf Würfeln zählen, und mehr als drei Gleiche bringen nichts extra.
    .source = amerikanische Regeltexte, die für den Einstieg verschiedene Punkte nennen.

ten-thousand-rolled =
    { $purpose ->
        [order] { $seat } würfelt um den ersten Zug: { $dice }.
       *[turn] { $seat } würfelt { faces }: bis zu { $value } Punkte.
    }
    .own =
        { $purpose ->
            [order] Du würfelst um den ersten Zug: { $dice }.
           *[turn] { $dice }: bis zu { $value }.
        }
    .log =
        { $purpose ->
            [order] Du würfelst um den ersten Zug: { $dice }.
           *[turn] Du würfelst { faces }: bis zu { $value } Punkte.
        }
event-overshot =
    { $seat } würfelt { faces }: { $value } Punkte, bis { $target } fehlen nur { $room }. { $lost ->
        [0] Der Zug ist vorbei.
       *[other] Die { $lost } Punkte dieses Zugs sind verloren.
    }
    .own =
        { $dice }: { $value }, bis { $target } fehlen nur { $room }. { $lost ->
            [0] Der Zug ist vorbei.
           *[other] Du verlierst { $lost }.
        }
    .log =
        Du würfelst { faces }: { $value } Punkte, bis { $target } fehlen nur { $room }. { $lost ->
            [0] Der Zug ist vorbei.
           *[other] Du verlierst { $lost } Punkte.
        }
    .brief = { $seat } würfelt zu viel und bekommt nichts.
moment-overshot =
    { $you ->
        [yes] Über { $target } hinaus
       *[no] { $seat } ist über { $target } hinaus
    }
    .about =
    Der ganze Wurf zählt: { $value }, aber es fehlten nur { $room }. { $lost ->
        [0] Der Zug ist vorbei.
       *[other] { $lost } Punkte sind verloren.
    }
ten-thousand-goal = Wer zuerst { $target } erreicht, gewinnt
ten-thousand-goal-exact = Genau { $target } gewinnt; ein Wurf darüber bringt nichts
ten-thousand-goal-last-turn = Erreiche { $target }; die anderen haben noch einen Zug, und die höchste Summe gewinnt
ten-thousand-goal-round = Erreiche { $target }; nach dieser Runde gewinnt die höchste Summe
ten-thousand-goal-rounds = Die höchste Summe nach { $rounds } Runden gewinnt
ten-thousand-standing-busts =
    { $count ->
        [one] 1 Fehlwurf
       *[other] { $count } Fehlwürfe
    }
ten-thousand-last-round = { $seat } hat { $target } erreicht: Die Runde wird zu Ende gespielt.
    .you = Du hast { $target } erreicht: Die Runde wird zu Ende gespielt.
ten-thousand-three-busts = Dritter Fehlwurf in Folge: { $seat } verliert { $amount } und hat { $total }.
    .own = Dritter Fehlwurf in Folge: Du verlierst { $amount } und hast { $total }.
ten-thousand-control-keep-and-roll =
    { $count ->
        [one] { $points } behalten und 1 Würfel werfen
       *[other] { $points } behalten und { $count } Würfel werfen
    }
ten-thousand-warning-overshoot =
    { $room ->
        [0] Jeder weitere Wurf kostet den Zug
       *[other] Risiko { $percent } %: Fehlwurf oder über dem Ziel (mehr als { $room })
    }
ten-thousand-control-win-exact = Behalten und mit genau { $total } gewinnen
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
            } zum Behalten.
    }

## Die Wertungskarte

card-more =
    { $more ->
        [double] jeder weitere gleiche Würfel verdoppelt die Punkte
        [fixed] jeder Vierling = 1.000, Fünfling = 2.000, Sechsling = 3.000
        [thousand] jeder weitere gleiche Würfel zählt 1.000 mehr
        [faces] jeder weitere gleiche Würfel verdoppelt die Punkte; ein Sechsling = 1.000 × Augenzahl
        [none] weitere gleiche Würfel bringen nichts extra
       *[add] jeder weitere gleiche Würfel zählt noch einmal so viel wie der Drilling
    }
card-combination =
    { $kind ->
        [straight] jede Zahl einmal
        [low-straight] Straße 1 bis 5
        [high-straight] Straße 2 bis 6
        [triplets] zwei Drillinge
        [full-house] Full House
        [nothing] nichts zählt
        [four-and-two] Vierling mit Paar
       *[pairs] drei Paare
    } = { $points }
ten-thousand-card-at-target = Jeder weitere Wurf kostet den Zug
ten-thousand-card-overshoot =
    { $count ->
        [one] Über { $target } mit 1 Würfel
       *[other] Über { $target } mit { $count } Würfeln
    }

## Züge in wenigen Worten

ten-thousand-move-take-over = übernehmen

## Ablehnungen

refusal-no-such-die = An Position { $die } gibt es keinen Würfel: Möglich sind 0 bis { $last }.
refusal-keep-does-not-score =
    { $needs ->
        [0] { $count ->
            [one] Dieser Würfel zählt nicht: { $dice }.
           *[other] Diese Würfel zählen nicht: { $dice }.
        }
       *[other] { $whole } zählen nur zusammen: Behalte alle { $needs }.
    }
refusal-below-opening = Erst { $total } von { $opening } Punkten für den Einstieg.
refusal-below-least = Dieser Zug hat erst { $points } von mindestens { $atLeast } Punkten.
refusal-must-roll-hot-dice = Du kannst jetzt nicht sichern: Du hast alle Würfel behalten und musst weiterwürfeln.
refusal-no-take-over =
    { $why ->
        [off] In dieser Partie gibt es kein Übernehmen.
        [turn] Übernehmen geht nur am Anfang eines Zugs.
        [opening] Noch nicht drin: Vor dem Übernehmen musst du mindestens { $opening } Punkte sichern.
        [target] Nicht möglich: Mit { $points } Punkten mehr wäre das Ziel von { $target } sofort erreicht.
       *[nothing] Es gibt nichts zu übernehmen: Direkt davor wurde nichts gesichert.
    }

## Warum ein Zug der beste ist

ten-thousand-reason-offer = { $takes ->
    [free] Gewürfelt wird so oder so mit { $dice } Würfeln, und nach dem Übernehmen beginnt der Zug mit { $points } statt 0 Punkten.
   *[other] Wer übernimmt, beginnt mit { $points } Punkten und { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
      } und geht in { $bust } % der Fälle leer aus; wer neu würfelt, beginnt mit 0 Punkten und { $fresh } Würfeln und geht in { $freshBust } % leer aus: { $takes ->
        [more] mehr Punkte und weniger Risiko
        [same] mehr Punkte bei gleichem Risiko
        [yes] Die Punkte sind das Risiko wert
       *[no] Die Punkte sind das Risiko nicht wert
      }.
  }
ten-thousand-reason-more = Sichern beendet den Zug, also zählt jeder Würfel mit Punkten: { $points } statt { $otherPoints } Punkte.
ten-thousand-reason-leave = Sichere und lass nur { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  } übrig: Wer die Punkte damit übernimmt, geht in { $bust } % der Fälle leer aus, mit { $others } Würfeln nur in { $otherBust } %.
ten-thousand-reason-put-back = Sichern bringt { $banked } Punkte; wer weiterwürfelt, gibt davon zuerst { $points } auf; der Wurf bringt in { $bust } % der Fälle nichts und sonst nur etwa { $gain }.
ten-thousand-reason-finish = Nach dem Sichern fehlen { $left } Punkte, und { $over } % der ersten Würfe sind zu hoch; ohne Punkte fehlen { $need }, und nur { $otherOver } % sind zu hoch.
ten-thousand-reason-dice = { $fewer ->
    [both] Das bringt { $points } Punkte mehr, und der nächste Wurf bringt nur in { $bust } statt { $otherBust } % der Fälle nichts.
    [same] Das bringt { $points } Punkte mehr, und in beiden Fällen { $dice ->
        [one] bleibt 1 Würfel
       *[other] bleiben { $dice } Würfel
      } übrig.
    [yes] Mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
      } bringt der Wurf nur in { $bust } % der Fälle nichts, mit { $others } in { $otherBust } %: Das ist mehr wert als { $points } Punkte.
   *[no] Für { $points } Punkte mehr lohnt es sich, nur mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
      } weiterzuwürfeln, obwohl der Wurf in { $bust } % der Fälle nichts bringt, mit { $others } nur in { $otherBust } %.
  }

## Der Punktezettel für echte Würfel

ten-thousand-sheet-take-over = { NUMBER($points) } übernehmen
ten-thousand-sheet-took = Übernommen
ten-thousand-sheet-took-over-only = { NUMBER($points) } kann nicht stimmen: Wer { NUMBER($offer) } übernimmt und Punkte macht, hat danach mehr als { NUMBER($offer) }.
ten-thousand-sheet-scored-taking-over = { NUMBER($points) } nach Übernahme
ten-thousand-sheet-may-take-over = { $seat } darf { NUMBER($points) } übernehmen
ten-thousand-sheet-overshoot = { $seat } hätte { NUMBER($total) }, mehr als { NUMBER($target) }: Der Zug zählt nicht.
ten-thousand-sheet-overshot = Über dem Ziel
ten-thousand-sheet-least = { NUMBER($points) } ist zu wenig: Ein Zug braucht mindestens { NUMBER($atLeast) }.
ten-thousand-sheet-three-busts = Dritter Fehlwurf in Folge: −{ NUMBER($amount) }
ten-thousand-sheet-last-round = Schlussrunde

## Die Regeln mit bestimmten Optionen

ten-thousand-rules-start = Alle würfeln mit einem Würfel; wer am höchsten würfelt, beginnt. Bei Gleichstand an der Spitze wird noch einmal gewürfelt. Danach geht es reihum.
ten-thousand-rules-roll = Würfle mit allen { $count } Würfeln.
ten-thousand-rules-keep = Behalte mindestens einen Würfel. Jeder behaltene Würfel muss zählen.
ten-thousand-rules-on = Würfle mit den übrigen Würfeln weiter, oder sichere die Punkte des Zugs.
ten-thousand-rules-hot =
    { $hot ->
        [must] Hast du alle Würfel behalten, musst du wieder mit allen { $count } würfeln.
       *[may] Hast du alle Würfel behalten, darfst du wieder mit allen { $count } würfeln.
    }
ten-thousand-rules-bust = Zählt in einem Wurf nichts (ein Fehlwurf), endet der Zug, und seine Punkte sind verloren.
ten-thousand-rules-nothing = Ein Wurf mit allen { $count } Würfeln, in dem nichts zählt, bringt { $points }, und alle Würfel gelten als behalten. Mit weniger Würfeln ist er ein Fehlwurf: Der Zug endet, und seine Punkte sind verloren.
ten-thousand-rules-three-busts = Der dritte Fehlwurf in Folge kostet dich { $points }; deine Summe fällt aber nie unter { $lowest }. Nach dem Sichern wird neu gezählt.
ten-thousand-rules-best = Behaltene Würfel zählen so, wie es am meisten bringt. Würfel aus verschiedenen Würfen zählen nie zusammen.
ten-thousand-rules-opening = Zum Einstieg brauchst du mit diesem Zug eine Summe von mindestens { $opening }. Mit weniger musst du weiterwürfeln.
ten-thousand-rules-least = In jedem Zug brauchst du mindestens { $atLeast } Punkte, um zu sichern.
ten-thousand-rules-must = Hast du alle Würfel behalten, kannst du nicht sichern: Würfle weiter.
ten-thousand-rules-any = Du darfst beliebig viele Punkte sichern.
ten-thousand-rules-take-over = Nach dem Sichern darf die nächste Person übernehmen: Sie beginnt mit denselben Punkten und muss mit den übrigen Würfeln würfeln. Zählt der Wurf nicht, verliert sie diese Punkte; wer sie gesichert hat, behält sie.
ten-thousand-rules-take-over-opening = Übernehmen darf nur, wer mindestens { $opening } gesichert hat.
ten-thousand-rules-no-offer =
    { $exact ->
        [yes] Nach einem Fehlwurf, nach einem Wurf über das Ziel und wenn dich die Punkte ans Ziel bringen würden, gibt es nichts zu übernehmen.
       *[no]
            { $target ->
                [yes] Nach einem Fehlwurf und wenn dich die Punkte ans Ziel bringen würden, gibt es nichts zu übernehmen.
               *[no] Nach einem Fehlwurf gibt es nichts zu übernehmen.
            }
    }
ten-thousand-rules-exact = Wenn du genau { $target } erreichst, gewinnst du sofort, egal ob du sichern oder weiterwürfeln wolltest.
ten-thousand-rules-overshoot = Kommst du mit allem, was in einem Wurf zählt, über { $target }, endet der Zug sofort ohne Punkte.
ten-thousand-rules-first = Wer zuerst eine Summe von { $target } oder mehr sichert, gewinnt sofort.
rules-last-turn = Sichert jemand eine Summe von { $target } oder mehr, haben alle anderen noch genau einen Zug.
ten-thousand-rules-round = Sichert jemand eine Summe von { $target } oder mehr, wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben.
ten-thousand-rules-rounds = Die Partie endet nach { $rounds } Runden.
rules-highest = Dann gewinnt die höchste Summe; bei Gleichstand wird der Sieg geteilt.
