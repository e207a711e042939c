# What a player can do and what is in front of them, in any game. A game's own are in its own file.

control-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
control-roll-plain = Roll
control-bank-plain = Bank
control-bank = Bank { $points }: { $total } in total
control-keep-all-scoring = Keep all that scores
number = { $number }
progress-target = To { $target }
progress-round = Round { $number } of { $of }
progress-turn = Turn { $number } of { $of }
worth = +{ $points }
worth-plain = { $points }
worth-together = { $count } for { $points }
standing-points = +{ $points }
standing-not-in = not in yet
standing-rolled = rolled { $dice }
note-order = Each player rolls one die. The highest starts.
fact-at-stake = At stake
fact-next-roll = Next roll
fact-to-go = To go
fact-rolls = Rolls
number-of = { $number } of { $of }
