# The games: their names, what they are in one line, how long a match takes.

game-greed = Greed
    .about = Every die that can score does. Roll again for more, or stop before a bust costs you the turn.
    .time = about 10 minutes

game-ten-thousand = Ten Thousand
    .about = Keep what scores, roll the rest, land on 10,000 exactly. Or take over what the player before you left.
    .time = about 30 minutes

game-threes = Threes
    .about = The lowest total wins: threes count 0, and five sixes shoot the moon.
    .time = about 15 minutes

game-three-dice = Three Dice
    .about = A party game with three dice and sips of a drink you like: get safe, or take the penalty.
    .time = about 20 minutes

game-hidden-pairs = Hidden Pairs
    .about = Roll in secret, split six dice into three pairs, and spend points to spoil the others’.
    .time = about 15 minutes

game-players =
    { $max ->
        [one] 1 player
       *[other] { $min } to { $max } players
    }
