# Solving games and looking up odds: `dicehall solve` and `dicehall odds`.

cli-command-solve = Solve a game: the win probability under best play
cli-command-odds = Say what every legal move is worth at a position

solve-option-seats = for how many seats (2 if not set)
solve-option-at = the two scores at the start of a turn, the player to move first: 1500,2200 (Threes: 12,9@3 is round 3)
solve-option-again = solve anew, even if a solution is kept
solve-option-prove = also look for anything better against the solution, over the whole match (greed for 2 and threes take seconds, ten-thousand a minute, greed for 3 some minutes)
solve-option-no-actions = hidden-pairs: the turn without Hinderance, Dice-Block and Lucky Dice
solve-option-sweeps = hidden-pairs: how many passes over all hands (200 if not set)
solve-progress = Solving { $game }: { $percent } % (Ctrl+C cancels)
solve-large = Solving { $game } with these options takes about { $takes } and { $needed } GB of memory (Ctrl+C cancels).
solve-too-large = Solving { $game } with these options takes about { $needed } GB of memory; there are { $has } GB here.
solve-cancelled = Cancelled. Solutions that were kept before are untouched.
solve-no-solver = There is no exact solution of { $game } for { $seats } seats. There is one of greed, ten-thousand and threes for 2 seats, and of greed for 3. A round of three-dice is solved for any number; of hidden-pairs solve has the turn of 2.
solve-bad-seats = { $given } is not a number of seats here: { $min } to { $max } can be solved for.
solve-bad-position = { $given } is not a position. It is written as two scores, the player to move first: 1500,2200 (Threes: 12,9@3 is round 3).
solve-bad-race-position = Nobody can be at { $given }: scores are multiples of 50 below { $target }, and 0 or at least { $opening }.
solve-bad-threes-position = Nobody can be at { $given }: there are { $rounds } rounds, and a round scores −30 to 29.
solve-position-for-two = --at is for two seats.
solve-no-position = --at is not for { $game }: it is solved round by round, or turn by turn.
solve-turn-for-two = The turn of hidden-pairs is solved for 2 seats, not for { $seats }.
solve-bad-sweeps = { $given } is not a number of passes: 1 to { NUMBER($max) } are allowed.
solve-not-kept = The solution could not be kept in { $folder } ({ $code }). It will be solved anew next time.
solve-file-refused = { $file } is not used and the game is solved anew: { $problem }
solve-file-not-a-solution = it is not a solution.
solve-file-other-version = it was written by another version.
solve-file-cut-short = it is cut short.
solve-file-unreadable = it cannot be read.
solve-file-damaged = it is damaged.
solve-file-other-match = it is of another game, other options or another number of seats.

solve-fact-firstPlayerWins = The first player wins: { $shown }
solve-fact-wins = Shares of the win, seat by seat: { $shown }
solve-fact-roundValue = Sips of the others less one’s own in a round, position by position: { $shown }
solve-fact-bestMeanTurn = Best mean of a turn: { $shown }
solve-fact-turnValue = What each makes of a turn, prices paid: { $shown }
solve-fact-exploitability = Points a turn that a perfect opponent could still gain: { $shown }
solve-fact-exploitabilityShare = The same as a share of the 450 points of a turn: { $shown }
solve-fact-at = The player to move wins there: { $shown }
solve-fact-states = Positions: { $shown }
solve-fact-sweeps = Passes over all hands: { $shown }
solve-fact-seconds = Seconds: { $shown }
solve-fact-residual = Largest error in any equation: { $shown }
solve-fact-gain = The most that anybody gains by playing otherwise: { $shown }

odds-argument-record = a match record; - reads standard input
odds-option-entry = look at the match before this entry of its log (0 is the first)
odds-option-game = the game of a position that --at, --points and --thrown give
odds-option-seats = three-dice, hidden-pairs: how many play (2 if not set)
odds-option-seat = hidden-pairs: whose moves (0 is the first; the first who may choose if not set)
odds-option-at = the two scores at the start of a turn, the player to move first: 1500,2200 (Threes: 12,9@3 is round 3; hidden-pairs: the points of all seats, 700,500@2 is turn 2)
odds-option-points = the points of the turn before the throw
odds-option-thrown = the dice just thrown: 51341
odds-record-or-game = Give either a match record or --game.
odds-bad-entry = { $given } is not a place in this match: it has { $most } entries.
odds-bad-points = { $given } is not the points of a turn: they are a multiple of 50.
odds-bad-throw = { $given } is not a throw of { $game }.
odds-round-from-thrown = In three-dice a position is the first throw of a round: give --thrown alone, or a match record.
odds-turn-from-thrown = In hidden-pairs a position is the throw of a turn: give --thrown with six dice, and --at for the points, or a match record.
odds-bad-turn-position = { $given } is not a position of { $seats } seats: the points of each, multiples of 25, the player to move first, and @2 for the second of at most { $turns } turns: 700,500@2.
odds-seat-of-hidden-pairs = --seat is for hidden-pairs, where several may choose at once. In { $game } it is always one.
odds-bad-seat = { $given } is not a seat of this match: 0 to { $last }.
odds-position-for-two = A position of { $game } without a record is for 2 seats.
odds-seat = Seat { $number } wins with { $shown }.
odds-how-round = Sips of the others less one’s own, to the end of the round:
odds-how-turn = The chance of seat { $number } to win, as far as it may know: against somebody who plays the equilibrium of the turn, the turns after it by their mean and spread. An approximation.
odds-how-weighed = Points of this turn that seat { $number } makes more than the others on average, against ordinary players, own prices paid. With more than two nobody knows the chance to win; this is what the expert goes by.
odds-all-the-same = For the round it makes no difference.
odds-committed = This seat has committed: nothing to choose.
odds-throw = Dice are about to be thrown: nothing to choose.
odds-over = The match is over.
odds-others = and { NUMBER($count) } { $count ->
    [one] other, with { $low }
   *[other] others, from { $low } to { $high }
  }
odds-re-roll = re-roll the { $die }
odds-pairs = { $first } | { $second } | { $third }
odds-hinderance = Hinderance in round { $round }
odds-hinderance-at = Hinderance on seat { $number } in round { $round }
odds-dice-block = Dice-Block in round { $round }
odds-dice-block-at = Dice-Block on seat { $number } in round { $round }
odds-lucky-dice = Lucky Dice in round { $round }
