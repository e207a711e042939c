# The position explorer of the page.

field-score = Score: { $seat }
field-seat = To move
field-points-before = Points from earlier rolls
field-dice = Dice on the table
field-dice-other = Dice the other player stayed on
field-round = Round
field-turn = Turn
field-limit = Rolls allowed this round
field-roll = Roll number in this turn
field-re-rolls = Re-rolls used

web-explore = Position explorer
    .about = Set up any position and see what every move is worth. Then step forward by a move or a roll.
web-explore-here = Explore this position
web-explore-here-name = Explore this position, move { $number }
web-explore-open = Position explorer
web-explore-game = Game
web-explore-position = Position
web-explore-moves = Moves
web-explore-change-die =
    { $by ->
        [touch] Tap a die to change its number.
       *[keys] Click a die to change its number, or press 1 to 6 on it.
    }
web-explore-dice-about = { $count ->
    [0] No dice are on the table.
   *[other] { $locks ->
        [yes] { web-explore-change-die } Mark dice from earlier rolls as “Kept”.
       *[no] { web-explore-change-die }
    }
}
web-explore-die = Die { $number }: { $face }
web-explore-lock = Kept
    .name = Kept earlier: die { $number }, { $face }
web-explore-fewer = One die fewer
web-explore-more = One die more
web-explore-roll-dice = Put { $count } dice on the table
web-explore-no-dice = Take all dice off the table
explore-position = { $code ->
    [unknown-game] There is no game “{ $given }”. The games are { $allowed }.
    [missing-field] This position is incomplete. Missing: { $field }.
    [extra-field] Remove “{ $given }”: the position already has all its fields.
    [not-canonical] Write this position as { $allowed }
   *[other] { $field }: “{ $given }” is not possible here. Allowed: { $allowed }.
}
web-explore-solving = Solving the game for exact values
web-explore-failed = These values could not be computed on this device.
web-explore-turn = { $kind ->
    [roll] Next roll: { $seat }
   *[choose] To move: { $seat }
}
web-explore-summary = { $unit ->
    [sips] Best move: { $move }. On average { $value } than the other players.
   *[win] Best move: { $move }. Win chance: { $value }.
}
web-explore-rows =
    Each row shows the chance of a roll, and { $unit ->
        [win] the win chance
       *[sips] the result
    } after it.
web-explore-next-roll = { $count ->
    [one] The next roll is one die.
   *[other] The next roll is { $count } dice.
}
web-explore-nothing = { $kind ->
    [over] The match is over
   *[other] There is no choice here.
}
web-explore-how = { $how ->
    [exact] Exact win chances, if both players play perfectly.
    [equilibrium] Exact win chances if all players play perfectly, each for their own win. With more than two players there can be several solutions; this is one of them.
    [round] How many { unit-word } fewer or more than the other players at the end of the match, on average: fewer is better. Everyone is assumed to play later rounds optimally.
    [match] Win chances given what this player knows, against the best strategy for the whole match.
    [turn] Win chances given what this player knows, against the best strategy for this turn. Later turns are approximated.
    [sampled] Win chances given what this player knows, from simulated turns with experts. Only moves that may be the best are listed.
    [duels] Approximation: each move is rated against each opponent separately. The win chances come from { $rollouts } simulated matches with steady players.
   *[rollouts] Estimated from { $rollouts } simulated matches with steady players. The true value is within the margin (±) in 95 of 100 cases.
}
web-explore-best = Best move
web-explore-costs = costs { $amount }
    .unit = Costs are in { $unit ->
        [sips] { unit-word }, compared with the other players
       *[win] percentage points
    }.
web-explore-busts = scores nothing { $share }
web-explore-typical = after a typical roll: { $outcome }
web-explore-best-roll = after the best roll: { $outcome }
web-explore-outcome = { $value } ({ $of ->
    [bust] no points
   *[dice] { $dice }
})
web-explore-bust = No points
web-explore-bust-chance = { $share } of the rolls score nothing.
web-explore-typical-is = Typical: { $outcome }.
web-explore-all-moves = Show all { $count } moves
web-explore-all-rolls = Show all { $count } outcomes
web-explore-enter = Enter another roll
web-explore-others = Thousands of other moves are worth less, down to { $least }.
web-explore-other-value = with the other rules: { $value }
web-explore-back = Step back
    .none = This is the first position.
web-explore-went-back = One step back.
web-explore-map = Win chances by score
    .about = The win chance in percent of the player to move, at the start of a turn. Gold: 50 and more. { $by ->
        [touch] Tap a cell to set these scores.
       *[keys] Click a cell, or go there with the arrow keys and press Enter, to set these scores.
    }
web-explore-map-axes = → Points: { $own }, ↓ Points: { $other }
web-explore-map-cell = { $own } { $ownScore }, { $other } { $otherScore }: { $shown }%, exactly { $value }
web-explore-map-none = { $own } { $ownScore }, { $other } { $otherScore }: not possible
web-explore-map-empty = not possible
web-explore-map-short = { $shown }%
web-explore-map-sum = The closest cell is the start of a turn with { $ownScore } against { $otherScore }: the win chance is { $here }.
web-explore-stops = When to bank
    .about = Whether to bank (gold, ■) or roll again (·) at these scores, by the points of the turn and the dice that would be rolled next. { $by ->
        [touch] Tap a cell to set this position.
       *[keys] Click a cell, or press Enter on it, to set this position.
    }
web-explore-stops-axes = → Points of the turn, ↓ Dice
web-explore-stops-cell = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $points } points: { $best ->
    [stop] bank, { $stop }. Rolling: { $roll }.
    [none] roll, { $roll }. Banking is not possible.
    [less] roll, { $roll }. Banking is worth less.
   *[roll] roll, { $roll }. Banking: { $stop }.
}
web-explore-stops-short = { $best ->
    [stop] bank
   *[roll] roll
}
# $to: whether the range from $points ends with the chart, at $points, or at $most.
web-explore-stops-from = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} { $to ->
    [all] from { $points } points
    [same] at { $points } points
   *[most] at { $points } to { $most } points
}
web-explore-stops-sum = Bank with { $limits }.
web-explore-stops-never = Rolling is better in every cell.
web-explore-rules = House rules
web-explore-compare = Compare with other house rules
    .about = The same position under these rules. Each move then shows both values.
    .same = These are the same rules.
    .stop = Stop comparing
web-explore-notation = Notation and link
web-explore-line = Position in one line
    .about = Paste a position or a link to one.
web-explore-show = Show

## Fields of positions

position-field-busts = Busts in a row
position-field-dice = Dice
position-field-end = End
position-field-final = Seat that started the final round
position-field-game = Game
position-field-in-game = In the game
position-field-last = Last roll
position-field-locked = Kept dice
position-field-options = House rules
position-field-phase = Next step
position-field-points = Points
position-field-position = Position
position-field-rolling = Dice to roll
position-field-rolls = Number of rolls
position-field-round = Round
position-field-scores = Score
position-field-seat = Seat to move
position-field-seats = Seats that roll
position-field-starter = Starting seat
position-field-thrown = Rolls so far
position-field-turn = Next step
position-field-winner = Winner

## What a field may be

allowed-least = at least { $min }
allowed-zero-or-least = 0, or at least { $min }
allowed-count = { $count } entries
allowed-digits = { $count ->
    [one] 1 digit from { $first } to { $last }
   *[other] { $count } digits from { $first } to { $last }
}
allowed-fitting = a value that fits “{ $field }”
allowed-scoring = a roll that scores
allowed-no-overshoot = a roll that does not overshoot the target
allowed-no-restart = a roll that does not restart the round
allowed-kept = { $count } kept dice
allowed-sum = { $count ->
    [one] 1 turn of { $costs }
   *[other] the sum of { $count } turns of { $costs } each
}
allowed-actions = each action at most once a turn, in the order of the seats
