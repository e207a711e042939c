ten-thousand-rolled =
    { $purpose ->
        [order] { $seat } rolls { $dice } to see who starts.
       *[turn] { $seat } rolls { $dice }: up to { $value } points.
    }
    .own =
        { $purpose ->
            [order] You roll { $dice } to see who starts.
           *[turn] { $dice }: up to { $value }.
        }
ten-thousand-goal = First to { $target } wins
ten-thousand-goal-exact = First to land on exactly { $target } wins
ten-thousand-control-keep-and-roll =
    { $count ->
        [one] Keep { $points } and roll 1 die
       *[other] Keep { $points } and roll { $count } dice
    }
ten-thousand-control-win-exact = Keep and win with exactly { $total }
ten-thousand-control-win = Bank and win with { $total }
ten-thousand-control-take-over =
    { $count ->
        [one] Take over { $points } points and roll 1 die
       *[other] Take over { $points } points and roll { $count } dice
    }

## The score of a roll

ten-thousand-roll-score =
    { $score ->
        [0] { $dice }: nothing scores.
       *[other] { $dice }: up to { $score } points, { $keeps ->
                [one] 1 way to keep
               *[other] { $keeps } ways to keep
            }.
    }

## The scoring card

ten-thousand-card-more = each further one of the face adds as much again as its three
ten-thousand-card-whole =
    { $kind ->
        [straight] one of each
       *[pairs] three pairs
    } = { $points }
ten-thousand-card-overshoot =
    { $count ->
        [one] More than { $target } with 1 die
       *[other] More than { $target } with { $count } dice
    }

## Moves in a few words

ten-thousand-move-take-over = take over
