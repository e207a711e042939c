# Was man tun kann und was vor einem liegt, in jedem Spiel. Was nur ein Spiel hat, steht in dessen Datei.

control-roll =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
control-roll-plain = Würfel werfen
control-bank-plain = Sichern
control-bank =
    { $decides ->
        [win] Sichern und mit { $total } gewinnen
        [lose] { $points } sichern und mit { $total } verlieren
       *[no] { $points } sichern: insgesamt { $total }
    }
control-keep-all-scoring = Alles behalten, was zählt
control-keep-none = Keinen behalten
control-marked =
    Du behältst { faces }: { $points }. { $count ->
        [0] Kein Würfel übrig.
        [one] 1 Würfel übrig.
       *[other] { $count } Würfel übrig.
    }
    .sum =
        { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }. { $count ->
            [0] Kein Würfel übrig.
            [one] 1 Würfel übrig.
           *[other] { $count } Würfel übrig.
        }
number = { $number }
goal-final-round = Schlussrunde: Die höchste Summe gewinnt
progress-target = Bis { $target }
progress-round = Runde { $number } von { $of }
progress-turn = Zug { $number } von { $of }
worth = +{ $points }
worth-plain = { $points }
worth-together = { $count } Würfel: { $points }
standing-points = +{ $points }
standing-not-in = nicht drin
standing-rolled = Wurf: { $dice }
note-order = Alle werfen einen Würfel. Wer am höchsten würfelt, fängt an.
fact-at-stake = Auf dem Spiel
fact-next-roll = Übrig
fact-rolls-left = Würfe übrig
dice-count = { $count } Würfel

## Der Stand des Rennens. $mine ist yes, wenn man selbst gemeint ist.

race-opening =
    { $mine ->
        [yes] Zum Einstieg brauchst du { $opening } Punkte in einem Zug
       *[no] { $seat } braucht zum Einstieg { $opening } Punkte in einem Zug
    }
race-to-go =
    { $mine ->
        [yes] Dir
       *[no] { $seat }
    } fehlen { $stake ->
        [0] {""}
       *[other] nach diesen { $stake }{" "}
    }noch { $toGo } Punkte
race-reached = Mit diesem Zug sind { $target } erreicht
race-lead =
    { $mine ->
        [yes] Du liegst
       *[no] { $seat } liegt
    } { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } vorn
race-level =
    { $mine ->
        [yes] Du liegst gleichauf vorn
       *[no] { $seat } liegt gleichauf vorn
    }
race-behind =
    { $mine ->
        [yes] Du liegst
       *[no] { $seat } liegt
    } { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } hinter { $leaders ->
        [one] { $leader }
       *[other] den Führenden
    }

## Die Wertungskarte

card-same =
    { $count ->
        [one] eine { $face }
        [2] zwei { $face }er
        [3] drei { $face }er
        [4] vier { $face }er
        [5] fünf { $face }er
       *[other] sechs { $face }er
    } = { $points }
card-bust =
    { $count ->
        [one] Fehlwurf mit 1 Würfel
       *[other] Fehlwurf mit { $count } Würfeln
    }

## Würfel markieren

# Was es heißt, einen Würfel zu markieren: ein markierter Würfel, alle markierten, was eine Taste tut, und dass keiner markiert ist.
marking-keep =
    .mark = behalten
    .hand = Behalten: { faces }.
    .key = Würfel behalten oder zurücklegen
    .none = Kein Würfel behalten.
marking-hold =
    .mark = gehalten
    .hand = Gehalten: { faces }.
    .key = Würfel halten oder loslassen
    .none = Kein Würfel gehalten.
marking-place =
    .mark = eingeordnet
    .hand = Eingeordnet: { faces }.
    .key = Würfel einordnen oder zurücknehmen
    .none = Kein Würfel eingeordnet.
marking-choose =
    .key = einen Würfel wählen
