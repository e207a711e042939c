threes-kept = { $seat } keeps { $dice }.
threes-banked =
    { $seat } ends with { $dice }: { $banked ->
        [one] 1 point
       *[other] { $banked } points
    }, { $total } in total.
threes-goal = Lowest total wins
threes-fact-kept = Kept so far
threes-control-finish = Keep and finish with { $points }: { $total } in total
threes-control-keep-all = Keep all
threes-control-keep-none = Keep none
threes-control-keep-threes = Keep every 3
threes-why-undecided =
    { $count ->
        [one] Keep or roll the other die first
        [5] Keep all 5 dice first
       *[other] Keep or roll the other { $count } first
    }

## The score of a roll

threes-roll-score =
    { $dice }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
