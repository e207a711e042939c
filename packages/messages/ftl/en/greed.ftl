game-greed = Greed
    .about = Scoring dice are set aside for you. Roll the rest, or stop before a bust costs you the turn.
    .time = about 10 minutes
option-greed-target = Target score
    .about = The first player to end a turn with this many points starts the final round.
option-greed-opening = Points to get in
    .about = You bank nothing until you score this many points in one turn.
option-greed-threeOnes = Three 1s
    .about = The points of three 1s; three of any other face score a hundred times the face.
option-greed-more = Four and five of a kind
    .about = How a fourth and a fifth die of the same face count.
    .value-add = The points of three of a kind again
    .value-double = Double points
    .value-fixed = 1,000 in total for four, 2,000 for five
    .value-thousand = 1,000 points more
    .value-none = No points
option-greed-straight = Straight
    .about = The points of 1 2 3 4 5 and of 2 3 4 5 6. 0: there are no straights.
option-greed-fullHouse = Full house
    .about = The points of three of a kind with a pair. 0: each counts on its own.

greed-not-in = { $seat } stops at { $points } points and banks nothing: less than the { $opening } needed to get in.
    .own = Stopped at { $points }: you need { $opening } in one turn to get in.
    .log = You stop at { $points } points and bank nothing: you need { $opening } in one turn to get in.
    .brief = { $seat } banks nothing: less than the { $opening } needed to get in.
greed-progress-final = Final round
greed-goal = First to { $target } starts the final round; highest total wins
greed-control-stop-for-nothing = Stop and score nothing
greed-warning-opening = { $points } of the { $opening } you need to get in
greed-race-final =
    { $mine ->
        [yes] Your last turn: beat { $best } ({ $leader })
       *[no] { $seat }’s last turn: beat { $best } ({ $leader })
    }
greed-reason-final =
    Banking starts the final round: to win, { $seats ->
        [2] the other player
       *[more] another player
    } then needs more than { $by } points in one turn.
greed-reason-early = Banking starts the final round with a lead of only { $by } points.
greed-reason-lost =
    { $missing ->
        [0] Banking now is only a tie, and another roll takes the lead { $scores }% of the time.
       *[other] Banking now loses the match: a tie needs { $missing } more points.
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

## The rules under the options of a table

greed-rules-roll = Roll all five dice.
greed-rules-aside = The game sets the scoring dice aside and adds up their points.
greed-rules-on = Roll the dice that did not score, or stop and bank the points of the turn.
greed-rules-hot = If every die of a roll scored (hot dice), the next roll is all five again.
greed-rules-bust = If a roll scores nothing (a bust), the turn ends and its points are lost.
greed-rules-best = Every roll counts in the way that scores most. Only dice of the same roll count together.
greed-rules-opening = Your first banked turn must be worth at least { $opening }. If you stop with less before you are in, you bank nothing.
greed-rules-any = You may bank any number of points.

## Moves in a few words

greed-move-stop = stop and score nothing

## Refusals

refusal-nothing-to-stop = Roll first: a turn starts with a roll.
