game-pig = Pig
    .about = One die: roll as often as you like, but a 1 loses the turn
    .time = about 10 minutes
option-pig-target = Target
    .about = The total that wins.
pig-goal = First to { $target } wins
