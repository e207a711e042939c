# Die Spiele: wie sie heißen, was sie sind, wie lange eine Partie dauert.

game-players =
    { $max ->
        [one] 1 Spieler
       *[other] { $min } bis { $max } Spieler
    }
