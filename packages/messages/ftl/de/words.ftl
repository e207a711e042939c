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

# Würfel nach ihren Augen. Ein einzelner hat einen Artikel, damit er nicht als Anzahl gelesen wird.
faces =
    { $dice ->
        [one] eine { $dice }
       *[other] { $dice }
    }
# Zu jedem Tisch.

turn-begins = { $seat }, du bist dran.
your-turn = Du bist dran.
dice-none = Auf dem Tisch liegen keine Würfel.
dice-own = Deine Würfel: { $dice }.
seat-name = Platz { $number }
match-over = Die Partie ist vorbei.
match-again = Noch einmal
player-number = Spieler { $number }
seat-you = Du
seat-opponent = Gegner
rules-standard = Standardregeln
rules-here = An diesem Tisch:
rules-page-standard = Der Rest dieser Seite beschreibt die Standardregeln.
match-count =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
