# Solving games and looking up odds: `dicehall solve` and `dicehall odds`.

cli-command-solve = Solve a game: the win probability under best play
cli-command-odds = Say what every legal move is worth at a position

solve-option-seats = for how many seats (2 if not set)
solve-option-at = the two scores at the start of a turn, the player to move first: 1500,2200 (Threes: 12,9@3 is round 3)
solve-option-again = solve anew, even if a solution is kept
solve-progress = Solving { $game }: { $percent } % (Ctrl+C cancels)
solve-cancelled = Cancelled. Solutions that were kept before are untouched.
solve-no-solver = There is no exact solution of { $game } for { $seats } seats. There is one of greed, ten-thousand and threes for 2 seats; greed also has 3, and three-dice (solve only) has any.
solve-bad-seats = { $given } is not a number of seats here: { $min } to { $max } can be solved for.
solve-bad-position = { $given } is not a position. It is written as two scores, the player to move first: 1500,2200 (Threes: 12,9@3 is round 3).
solve-bad-race-position = Nobody can be at { $given }: scores are multiples of 50 below { $target }, and 0 or at least { $opening }.
solve-bad-threes-position = Nobody can be at { $given }: there are { $rounds } rounds, and a round scores −30 to 29.
solve-position-for-two = --at is for two seats.
solve-not-kept = The solution could not be kept in { $folder } ({ $code }). It will be solved anew next time.
solve-file-refused = { $file } is not used and the game is solved anew: { $problem }
solve-file-not-a-solution = it is not a solution.
solve-file-other-version = it was written by another version.
solve-file-cut-short = it is cut short.
solve-file-damaged = it is damaged.
solve-file-other-match = it is of another game, other options or another number of seats.

solve-fact-firstPlayerWins = The first player wins: { $shown }
solve-fact-wins = Shares of the win, seat by seat: { $shown }
solve-fact-roundValue = Sips of the others less one’s own in a round, position by position: { $shown }
solve-fact-bestMeanTurn = Best mean of a turn: { $shown }
solve-fact-at = The player to move wins there: { $shown }
solve-fact-states = Positions: { $shown }
solve-fact-seconds = Seconds: { $shown }
solve-fact-residual = Largest error in any equation: { $shown }

odds-argument-record = a match record; - reads standard input
odds-option-entry = look at the match before this entry of its log (0 is the first)
odds-option-game = the game of a position that --at, --points and --thrown give
odds-option-points = the points of the turn before the throw
odds-option-thrown = the dice just thrown: 51341
odds-record-or-game = Give either a match record or --game.
odds-bad-entry = { $given } is not a place in this match: it has { $most } entries.
odds-bad-points = { $given } is not the points of a turn: they are a multiple of 50.
odds-bad-throw = { $given } is not a throw of { $game }.
odds-seat = Seat { $number } wins with { $shown }.
odds-throw = Dice are about to be thrown: nothing to choose.
odds-over = The match is over.
odds-move-roll = roll
odds-move-stop = stop
odds-move-bank = bank
odds-move-take-over = take over
odds-move-roll-keeping = keep { $dice } and roll
odds-move-bank-keeping = keep { $dice } and bank
