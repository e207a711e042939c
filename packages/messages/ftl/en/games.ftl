# The games: their names, what they are in one line, how long a match takes.

game-greed = Greed
    .about = Every throw scores all it can. Roll on for more, or stop before a blank throw takes it all.
    .time = about 10 minutes

game-ten-thousand = Ten Thousand
    .about = Keep what scores, roll the rest, land on 10,000 exactly. Take over what the player before you left.
    .time = about 30 minutes

game-threes = Threes
    .about = Few points win: threes count nothing, and five sixes shoot the moon.
    .time = about 15 minutes

game-three-dice = Three Dice
    .about = A party game of three dice and sips of whatever you like: get to safety, or take the penalty.
    .time = about 20 minutes

game-hidden-pairs = Hidden Pairs
    .about = Roll in secret, split six dice into three pairs, and spend points to spoil the others’.
    .time = about 15 minutes

game-players =
    { $max ->
        [one] 1 player
       *[other] { $min } to { $max } players
    }
