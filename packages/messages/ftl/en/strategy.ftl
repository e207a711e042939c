# What decided a match: `dicehall review`.

cli-command-review = Say what luck and what skill did in a match

review-option-quick = estimate by playing on from each position, instead of solving the game first
review-option-playouts = matches played on from each position where values are estimated
review-bad-playouts = { $given } is not a number of matches to play on: 10 to 100000.
review-empty = There is nothing to review: the match has no entries yet.

review-title = { $game }: what decided it
review-unfinished = The match is not over: its result here is what the position is worth.
review-seat = { $seat }
review-went-on = { $seat } went on.
review-player = Player
review-luck = Luck
review-errors = Lost by choices
review-best = Best choices
review-adjusted = Without luck
review-best-of = { $best } of { $choices }
review-exact = Win probabilities are exact, for best play by both. Luck and errors add up to the result, to { $residual }.
review-estimated = Win probabilities are estimates, made by playing on with steady players { $playouts } times: each is off by about { $noise }. Luck and errors miss the result by { $residual }.

review-turning-points = Turning points
review-decided = { $story } That decided it: from { $before } to { $after } for { $seat }.
review-swung = { $story } From { $before } to { $after } for { $seat }.
review-nothing-turned = Nothing in this match swung it by more than 5 in 100.

review-dearest = Dearest choices
review-no-errors = No choice could have been better.
review-missed = { $story } { $better } It cost { $seat } { $cost }.

review-rank = Of 100 throws, { $percentile } are worse.
review-better = Better: { $move }.

review-curve = Chances of winning, from the first entry to the last

# Where in the match something happened: a throw, a throw of all dice again, a choice. What is left is the chance before it.
review-roll = The { $roll ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $roll }th
  } roll of { $seat } in turn { $turn } ({ $left } before it)
review-roll-hot = The { $roll ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $roll }th
  } roll of { $seat } in turn { $turn } (hot dice, { $left } before it)
review-choice = What { $seat } chose in turn { $turn } ({ $left } before it)
review-meeting = How the hidden choices of turn { $turn } met ({ $left } for { $seat } before it)
review-decided-at = { $where } decided it: { $story } Now { $after } for { $seat }.
review-turned-at = { $where } turned it: { $story } Now { $after } for { $seat }.
review-met = Hidden choices that met brought { $seat } { $met }: neither luck of the dice nor errors.
review-sips = { $sips } sips
review-curve-sips = Sips the others drink more in the mean, from the first entry to the last
review-nothing-turned-sips = Nothing in this match swung it by more than half a sip.

review-equilibrium = Win probabilities are those of one equilibrium of three, in which each plays for its own share; there may be others. Luck and errors miss the result by { $residual }.
review-round = An approximation: sips are reckoned by the exact solution of each round, what later rounds bring by the mean of a whole round alone. Luck and errors miss the result by { $residual }.
review-turn = An approximation: hands are weighed by the equilibrium of one turn, and points become chances to win as if later turns were spread normally. Luck, errors and hidden choices that met miss the result by { $residual }.
