game-threes = Threes
    .about = Threes count 0: keep the low dice of every roll. The fewest points win.
    .time = about 15 minutes
option-threes-rounds = Rounds
    .about = How many turns each player has.
option-threes-lastDie = The last die
    .about = What happens when only one die is left to roll.
    .value-lies = It stays as it is
    .value-rolled = It is rolled once more
option-threes-moon = Five 6s
    .about = What five 6s score. They can win a round only if each round has a winner.
    .value-bonus = −30 points
    .value-wins = They win the round at once
    .value-none = 30 points as usual
option-threes-scoring = Scoring
    .about = Whether all points are added up, or each round has a winner. A player alone always adds them up.
    .value-total = All points are added up
    .value-rounds = Each round has a winner
option-threes-stopWhenLost = Lost turns end at once
    .about = Whether a turn ends as soon as it can no longer win its round. Applies only if each round has a winner.

threes-kept = { $seat } keeps { faces }.
    .own = Kept { faces }.
    .log = You keep { faces }.
threes-banked =
    { $seat } banks { $dice }: { $banked ->
        [one] 1 point
       *[other] { $banked } points
    }, { $total } in total.
    .own =
        { $dice }: { $banked ->
            [one] 1 point
           *[other] { $banked } points
        }, { $total } in total.
    .log = You bank { threes-banked.own }
threes-turn-cost =
    { $seat } banks { $dice }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $isBeaten ->
        [yes] too many to win the round
       *[no] the lowest of the round so far
    }.
    .own =
        { $dice }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }, { $isBeaten ->
            [yes] too many to win the round
           *[no] the lowest of the round so far
        }.
    .log = You bank { threes-turn-cost.own }
threes-round-won = { $seat } wins the round with { points }. Every other player takes { $lost } points.
    .you = You win the round with { points }. Every other player takes { $lost } points.
threes-round-tied =
    { $seats } tie for the round with { points } and take 1 point each.{ $others ->
        [0] {""}
       *[other] {" "}Every other player takes { $lost } points.
    }
threes-goal-rounds = Win rounds: the fewest points at the end win
threes-goal = Lowest total wins
threes-fact-kept = Points kept
threes-fact-to-beat = To beat
threes-standing-cost =
    { $points ->
        [one] 1 point this round
       *[other] { $points } points this round
    }
threes-standing-none = no total yet
threes-control-finish-round = Bank { $points }
threes-race-round =
    { $mine ->
        [yes] Beat { $leader }’s { $best } to win the round
       *[no] { $seat } has to beat { $leader }’s { $best }
    }
threes-field-cost = { $seat }’s points this round
threes-control-finish = Bank { $points }: { $total } in total
threes-control-keep-all = Keep all
threes-control-keep-threes = Keep all 3s
threes-why-last-die = The last die counts as it is
threes-race-last =
    { $mine ->
        [yes] Your last turn: { $most } or less beats { $leader }’s { $best }
       *[no] { $seat }’s last turn: { $most } or less beats { $leader }’s { $best }
    }
threes-race-moon =
    { $mine ->
        [yes] Your last turn: only five sixes beat { $leader }’s { $best }
       *[no] { $seat }’s last turn: only five sixes beat { $leader }’s { $best }
    }
threes-race-lost =
    { $mine ->
        [yes] You can no longer beat { $leader }’s { $best }
       *[no] { $seat } can no longer beat { $leader }’s { $best }
    }

## The score of a roll

threes-roll-score =
    { $dice }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }.

## The scoring card

threes-card-moon = five 6s shoot the moon = { $points }
threes-card-moon-wins = five 6s shoot the moon and win the round
threes-card-three =
    { $count ->
        [one] A 3 with 1 die
       *[other] At least one 3 with { $count } dice
    }

## The rules under the options of a table

threes-rules-roll = Roll all five dice.
threes-rules-keep = After each roll keep at least one die. You may change your mind until you roll again; then the kept dice are locked for the rest of the turn.
threes-rules-on =
    { $last ->
        [rolled] Roll the others, and repeat. The last die is rolled once more and counts as it falls; then the turn ends.
       *[lies] Roll the others, and repeat. If only one die is left when you roll, it is not rolled: it counts as it is, and the turn ends.
    }
threes-rules-bank = When every die is kept or locked, bank: the turn is scored.
threes-rules-no-moon = Five 6s count 30 points as usual.
threes-rules-moon-wins = Five 6s at the end of a turn win the round at once: the players after it have no turn in this round.
threes-rules-total =
    Every player has { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }. The lowest total wins. Equal totals share the win.
threes-rules-rounds =
    There { $rounds ->
        [one] is 1 round
       *[other] are { $rounds } rounds
    }. The lowest turn wins its round, and every other player takes { NUMBER($lost) } points; players who tie for it take { NUMBER($tied) } each. The fewest points win, and equal points share the win.
threes-rules-stop = A turn ends at once when it can no longer win or tie the round.
threes-rules-alone = In a solo match, the points of all turns are added up, and you play for a low total.

## Refusals

refusal-already-kept = The die at position { $die } is locked already: only dice just rolled can be kept.
refusal-keep-everything-is-bank = No dice are left to roll: bank instead.

## Why a move is best

threes-reason =
    Fewer points are better: { $stands ->
        [best] banking scores { $mean }, “{ $other }” { NUMBER($otherMean, minimumFractionDigits: 1) } on average.
        [other] “{ $best }” scores { NUMBER($mean, minimumFractionDigits: 1) } on average, banking { $otherMean }.
       *[none] “{ $best }” scores { NUMBER($mean, minimumFractionDigits: 1) } on average, “{ $other }” { NUMBER($otherMean, minimumFractionDigits: 1) }.
    }
threes-reason-risk =
    Banking scores { $points } for sure, rolling on scores { NUMBER($mean, minimumFractionDigits: 1) } on average: { $ahead ->
        [yes] with good prospects, the risk is not worth it.
       *[no] with poor prospects, the chance of a lower score is worth the risk.
    }
threes-reason-last =
    In the last turn, { $most ->
        [one] at most 1 point wins
       *[other] at most { $most } points win
    } and { $tie } is a tie: { $stands ->
        [best] banking scores { $points }.
        [other] banking scores { $points }, and “{ $best }” has a win chance of { $wins }%.
       *[none] the win chance is { $wins }% with “{ $best }” ({ $bestPoints ->
            [one] 1 point
           *[other] { $bestPoints } points
        }, { $bestDice ->
            [one] 1 die
           *[other] { $bestDice } dice
        } to roll) and { $otherWins }% with “{ $other }” ({ $otherPoints ->
            [one] 1 point
           *[other] { $otherPoints } points
        }, { $otherDice ->
            [one] 1 die
           *[other] { $otherDice } dice
        } to roll).
    }
threes-reason-moon =
    { $only ->
        [yes] Only five 6s, which count −30, can still save this match
       *[no] { $behind ->
            [0] Five 6s count −30, which makes them worth a try
            [one] With 1 point to make up, the best hope is five 6s, which count −30
           *[other] With { $behind } points to make up, the best hope is five 6s, which count −30
        }
    }: “{ $best }” gets them { $chance }% of the time{ $otherChance ->
        [0] .
       *[other] , “{ $other }” only { $otherChance }%.
    }

## The score sheet for real dice

threes-sheet-moon = Moon { NUMBER($points) }

## Fields of positions

position-field-costs = Turns of this round
