greed-not-in = { $seat } stops at { $points } points and banks nothing: { $opening } in one turn are needed to get in.
    .own = Stopped at { $points }: { $opening } in one turn are needed to get in.
    .brief = { $seat } banks nothing: { $opening } in one turn are needed to get in.
greed-goal = First to { $target } starts the final round; highest total wins
greed-control-stop-for-nothing = Stop and score nothing
greed-warning-opening = { $points } of the { $opening } you need to get in
greed-race-reached = These points reach { $target } and start the final round
greed-race-final =
    { $mine ->
        [yes] Your last turn: beat the { $best } of { $leader }
       *[no] The last turn of { $seat }: beat the { $best } of { $leader }
    }

## The score of a roll

greed-roll-score =
    { $dice }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $rest ->
        [0] every die scores
        [one] 1 die does not score
       *[other] { $rest } dice do not score
    }.

## Moves in a few words

greed-move-stop = stop
