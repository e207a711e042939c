# Wörter, die überall vorkommen.

seat-number = Platz { $number }

points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

dice-count =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }

# Was bei „Drei Würfel“ gezählt wird: Schlucke, wenn die Runde kein eigenes Wort gewählt hat.
sips =
    { $unit ->
        [sips]
            { $sips ->
                [one] 1 Schluck
               *[other] { $sips } Schlucke
            }
       *[other] { $sips } { $unit }
    }

# Ein Platz am Ende einer Partie.
place = { $place }.

# Was jemand tun kann.
move-roll = Würfeln
move-stop = Aufhören
move-bank = Sichern
move-stay = Stehen bleiben
move-give = Vergeben
move-take-over = Übernehmen
move-re-roll = Neu würfeln
move-commit = Festlegen

# Die Aktionen bei „Verdeckte Paare“.
action-hinderance = Hindernis
action-dice-block = Würfelblock
action-lucky-dice = Glückswürfel
