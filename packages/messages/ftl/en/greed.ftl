greed-not-in = { $seat } stops at { $points } points and banks nothing: { $opening } in one turn are needed to get in.
greed-goal = First to { $target } starts the final round; the highest total wins
greed-control-stop-for-nothing = Stop and score nothing: { $points } of the { $opening } you need to get in
greed-note-final-round = Final round: { $seat } has reached the target. One last turn each.
greed-note-opening = { $seat } needs { $opening } points in one turn to get in.

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
