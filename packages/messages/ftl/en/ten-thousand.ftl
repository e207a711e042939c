game-ten-thousand = Ten Thousand
    .about = Keep what scores, roll the rest, land on 10,000 exactly. Or take over what the player before you left.
    .time = about 30 minutes
option-ten-thousand-target = Points to reach
    .about = The first player to reach this total wins.
option-ten-thousand-opening = Points to get in
    .about = You cannot bank until your total, this turn included, is at least this.
option-ten-thousand-takeOver = Taking over
    .about = You may carry on with the points and the dice that the player before you left when banking.
option-ten-thousand-exactFinish = Exact finish
    .about = Only the exact total wins, and a roll that goes past it ends the turn with nothing. Off: reaching it is enough.
option-ten-thousand-threePairs = Three pairs
    .about = Whether four of a kind with a pair, or six of a kind, count as three pairs too.
    .value-any = any pairs
    .value-distinct = three different pairs only

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

## Refusals

refusal-no-such-die = There is no die at position { $die }: the positions are 0 to { $last }.
refusal-keep-does-not-score =
    { $count ->
        [one] This die doesn't score: { $dice }.
       *[other] One of these dice doesn't score: { $dice }.
    }
refusal-below-opening = You cannot bank yet: { $total } of the { $opening } you need to get in.
refusal-no-take-over =
    { $why ->
        [off] Nothing can be taken over: taking over is off in this match.
        [turn] Nothing can be taken over now: that is possible only at the start of a turn.
        [opening] { $seat } cannot take over: that needs at least { $opening } banked points, and there are { $banked }.
        [target] { $seat } cannot take over: with { $points } more points the target of { $target } would be reached at once.
       *[nothing] There is nothing to take over: only what was banked just before can be.
    }

## Why a move is best

ten-thousand-reason-offer = { $takes ->
    [yes] { $points } points are worth starting with { $dice ->
        [one] 1 die, which busts
       *[other] { $dice } dice, which bust
      } { $bust }% of the time.
   *[no] Starting with { $dice ->
        [one] 1 die busts
       *[other] { $dice } dice busts
      } { $bust }% of the time: too much for { $points } points.
  }
ten-thousand-reason-dice = { $fewer ->
    [yes] Rolling { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      } busts { $bust }% of the time, rolling { $others } { $otherBust }%: that is worth more than { $points } points.
   *[no] { $points } points more are worth rolling { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      }, though that busts { $bust }% of the time and rolling { $others } { $otherBust }%.
  }
