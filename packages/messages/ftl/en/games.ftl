# The games: their names, what they are in one line, how long a match takes.

game-players =
    { $max ->
        [one] 1 player
       *[other] { $min } to { $max } players
    }
