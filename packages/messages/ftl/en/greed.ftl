game-greed = Greed
    .about = Every die that can score does. Roll again for more, or stop before a bust costs you the turn.
    .time = about 10 minutes
option-greed-target = Points to reach
    .about = The first player to end a turn with this many points starts the final round.
option-greed-opening = Points to get in
    .about = Until you have scored this many in a single turn, nothing is banked.

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

greed-move-stop = stop and score nothing

## Refusals

refusal-nothing-to-stop = Roll first: a turn starts with a roll.
