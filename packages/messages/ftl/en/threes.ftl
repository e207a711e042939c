game-threes = Threes
    .about = The lowest total wins: threes count 0, and five sixes shoot the moon.
    .time = about 15 minutes
option-threes-rounds = Rounds
    .about = How many turns each player has.
option-threes-lastDie = The last die
    .about = What happens when only one die is left to roll.
    .value-lies = is kept as it is
    .value-rolled = is rolled once more

threes-kept = { $seat } keeps { $dice }.
    .own = Kept { $dice }.
threes-banked =
    { $seat } ends with { $dice }: { $banked ->
        [one] 1 point
       *[other] { $banked } points
    }, { $total } in total.
    .own =
        { $dice }: { $banked ->
            [one] 1 point
           *[other] { $banked } points
        }, { $total } in total.
threes-goal = Lowest total wins
threes-fact-kept = Kept so far
threes-control-finish = Finish with { $points }: { $total } in total
threes-control-keep-all-and-finish = Keep all and finish with { $points }: { $total } in total
threes-control-keep-all = Keep all
threes-control-keep-none = Keep none
threes-control-keep-threes = Keep every 3
threes-why-last-die = The last die counts as it is
threes-race-last =
    { $mine ->
        [yes] Your last turn: { $most } or less beats the { $best } of { $leader }
       *[no] The last turn of { $seat }: { $most } or less beats the { $best } of { $leader }
    }
threes-race-moon =
    { $mine ->
        [yes] Your last turn: only five sixes beat the { $best } of { $leader }
       *[no] The last turn of { $seat }: only five sixes beat the { $best } of { $leader }
    }
threes-race-lost =
    { $mine ->
        [yes] You can no longer beat the { $best } of { $leader }
       *[no] { $seat } can no longer beat the { $best } of { $leader }
    }

## The score of a roll

threes-roll-score =
    { $dice }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }.

## The scoring card

threes-card-moon = five 6s shoot the moon = { $points }
threes-card-three =
    { $count ->
        [one] A 3 with 1 die
       *[other] At least one 3 with { $count } dice
    }

## Refusals

refusal-already-kept = The die at position { $die } is locked already: only dice just rolled can be kept.
refusal-keep-everything-is-bank = No dice are left to roll: bank instead.

## Why a move is best

threes-reason = “{ $best }” ends the turn at { $mean } points on average, “{ $other }” at { $otherMean }.

## The score sheet for real dice

threes-sheet-moon = Moon { NUMBER($points) }
