# Warum etwas abgelehnt wird: ein Satz, der sagt, was falsch war und was erlaubt ist.

## Eine Regel wurde gebrochen

refusal-match-over = Die Partie ist vorbei.
refusal-not-your-turn =
    { $count ->
        [one] { $who } kann nicht ziehen: { $turn } ist dran.
       *[other] { $who } kann nicht ziehen: { $turn } sind dran.
    }
refusal-dice-awaited =
    { $count ->
        [one] Jetzt ist kein Zug möglich: { $seat } muss zuerst 1 Würfel werfen.
       *[other] Jetzt ist kein Zug möglich: { $seat } muss zuerst { $count } Würfel werfen.
    }
refusal-move-awaited =
    { $count ->
        [one] Jetzt ist kein Wurf möglich: { $seats } muss zuerst einen Zug wählen.
       *[other] Jetzt ist kein Wurf möglich: { $seats } müssen zuerst ihre Züge wählen.
    }
refusal-not-your-throw = { $who } kann nicht würfeln: Jetzt würfelt { $seat }.
refusal-wrong-dice-count =
    { $count ->
        [one] { $seat } wirft jetzt 1 Würfel, nicht { $given }.
       *[other] { $seat } wirft jetzt { $count } Würfel, nicht { $given }.
    }
refusal-must-roll-first = { $seat } muss erst würfeln.
refusal-keep-missing = Behalte zuerst mindestens einen Würfel.
refusal-keep-not-allowed = Auf dem Tisch liegt noch kein Würfel.
refusal-no-such-seat = Platz { $number } gibt es nicht: Möglich sind 0 bis { $last }.

## Etwas hat die falsche Form

refusal-not-json = Eine Dicehall-Aufzeichnung ist ein JSON-Objekt.
refusal-bad-record = Das ist keine Dicehall-Aufzeichnung (eine JSON-Datei):
refusal-unknown-format = Unbekanntes Format: Es muss { $allowed } sein.
refusal-unknown-game = Das Spiel „{ $given }“ gibt es nicht: Möglich sind { $allowed }.
refusal-bad-option = Eine Hausregel hat einen unerlaubten Wert.
refusal-unknown-option = Die Hausregel „{ $option }“ gibt es bei { $game } nicht: Möglich sind { $allowed }.
refusal-bad-seats = Das sind keine gültigen Plätze.
refusal-bad-entry = Das ist kein Eintrag eines Spielverlaufs.
refusal-bad-move = Das ist kein Zug dieses Spiels.
refusal-bad-dice = Ein Würfel zeigt 1 bis 6.

## Was an der Form falsch ist, und wo

whole-bad-record = Die Aufzeichnung
whole-bad-entry = Der Eintrag
problem-missing = { $place } fehlt.
problem-wrong-type =
    { $place } muss { $expected ->
        [string] Text
        [boolean] true oder false
        [number] eine Zahl
        [array] eine Liste
        [object] ein Objekt
       *[other] vom Typ { $expected }
    } sein.
problem-not-allowed = { $place } muss einer dieser Werte sein: { $allowed }.
problem-unknown-key = { $place } hat einen unbekannten Schlüssel: { $key }.
problem-number-range =
    { $step ->
        [one] { $place } muss eine ganze Zahl von { $min } bis { $max } sein.
       *[other] { $place } muss eine Zahl von { $min } bis { $max } in Schritten von { $step } sein.
    }
problem-too-small = { $place } muss eine ganze Zahl und mindestens { $min } sein.
problem-text-length = { $place } muss ein Text mit { $min } bis { $max } Zeichen sein.
problem-list-length = { $place } muss { $min } bis { $max } Elemente haben, nicht { $given }.
problem-exact-length = { $place } muss genau { $length } Elemente haben.
problem-twice = { $place } darf keinen Würfel zweimal nennen.
problem-conflict = { $place } kann nicht { $value } sein, solange { $other } { $otherValue } ist.
problem-move-or-dice = Ein Eintrag hat entweder einen Zug (move) oder Würfel (dice).
