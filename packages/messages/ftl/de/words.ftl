# Wörter, die überall vorkommen.

seat-number = Platz { $number }

points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
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

# Was gezählt wird, ohne Zahl.
unit-word =
    { $word ->
        [sips] Schlucke
       *[other] { $word }
    }

# Ein Platz am Ende einer Partie.
place = { $place }.
