# Solving games and exploring positions: `dicehall solve` and `dicehall explore`.

cli-command-solve = Solve a game: win chance under perfect play
cli-command-explore = Show what every legal move at a position is worth, and what the next roll brings

cli-command-train = Practise with puzzles for a game
cli-command-puzzles = Find puzzles for a game: positions with one best move that bots miss

solve-option-seats = number of seats (default: 2)
solve-option-at = a position to evaluate: both scores at the start of a turn, the player to move first, such as 1500,2200 (Threes: 12,9@3 is round 3), or a position as in docs/positions.md
solve-option-again = solve again, even if there is a saved solution
solve-option-prove = also search for better play against the solution, over the whole match (for 2 seats, seconds in greed and threes, a minute in ten-thousand; for 3 seats, some minutes)
solve-option-no-actions = hidden-pairs: the turn without Hindrance, Dice-Block and Lucky Dice
solve-option-sweeps = hidden-pairs: number of passes over all hands (default: 200)
solve-progress = Solving { $game } (Ctrl+C cancels)
review-progress = Analysing the match (Ctrl+C cancels)
solve-large = Solving { $game } with these options takes about { $takes } and { $needed } GB of memory (Ctrl+C cancels).
solve-too-large = Solving { $game } with these options takes about { $needed } GB of memory; available: { $has } GB.
solve-cancelled = Cancelled. Saved solutions are unchanged.
solve-no-solver = There is no exact solution of { $game } for { $seats } seats with these options. These can be solved: greed and threes for 2 or 3 seats; ten-thousand for 2 seats without a fixed number of rounds (and with a penalty for three busts only if there is no opening and the first to reach the target wins); a round of three-dice; a turn of hidden-pairs for 2 seats.
solve-no-proof = There is no proof for these options. Leave out --prove.
solve-position-for-two = --at with two scores is for two seats. For more seats, give a complete position.
solve-no-position = --at is not available for { $game }, which is solved one round or one turn at a time.
solve-other-position = { $given } is not a position of this game with these options and seats.
solve-turn-for-two = The turn of hidden-pairs can be solved for 2 seats, not for { $seats }.
solve-not-saved = Cannot save the solution in { $folder } ({ $code }). The game will be solved again next time.
solve-file-refused = { $file } is not used, and the game is solved again: { $problem }
solve-file-not-a-solution = it is not a solution.
solve-file-other-version = it was written by another version.
solve-file-cut-short = it is incomplete.
solve-file-unreadable = it cannot be read.
solve-file-damaged = it is damaged.
solve-file-other-match = it belongs to another game, other options or another number of seats.

solve-fact-firstPlayerWins = First player wins: { $shown }
solve-fact-wins = Share of the win by seat: { $shown }
solve-fact-roundValue = Mean sips of the other players minus the player’s own in a round, by position: { $shown }
solve-fact-bestMeanTurn = Best mean turn: { $shown }
solve-fact-turnValue = Value of a turn for each player, after prices: { $shown }
solve-fact-exploitability = Exploitability in points per turn: { $shown }
solve-fact-exploitabilityShare = Exploitability as a share of the 450 points of a turn: { $shown }
solve-fact-at = Win chance of the player to move: { $shown }
solve-fact-states = Positions: { $shown }
solve-fact-sweeps = Passes: { $shown }
solve-fact-seconds = Seconds: { $shown }
solve-fact-residual = Largest error in any equation: { $shown }
solve-fact-gain = Largest gain from playing differently: { $shown }

explore-argument-position = a position as in docs/positions.md, in quotes, or a game
explore-option-record = the match record to take the position from; - is standard input
explore-option-entry = with --record: use the position before this move (1 is the first)
explore-option-game = the game of the position given with --at, --points and --thrown
explore-option-seats = three-dice, hidden-pairs: number of players (default: 2)
explore-option-seat = hidden-pairs: the seat whose moves are shown (default: the first one that can choose)
explore-option-at = the scores at the start of a turn, beginning with the player whose turn it is: 1500,2200; threes with the round: 12,9@3; hidden-pairs for all seats with the turn: 700,500@2
explore-option-points = the points of the turn before the roll
explore-option-thrown = the dice just rolled: 51341
explore-option-chart = charts instead of moves: the win chance by both scores, and when to bank
explore-no-chart = There are no charts of this position. They need two players, an exact solution, and scores that alone decide the match.
explore-chart-map = Win chance ({ $own }) at the start of a turn, in percent, by score: { $own } across, { $other } down:
explore-chart-stop = When to bank at these scores ({ $stop } bank, { $roll } roll), by the points of the turn (across) and the dice of the next roll (down):
explore-one-source = Give exactly one of these: a position in quotes, --record or --game.
explore-not-of-game = { $flag } does not apply to { $game }. Use a position or a match record.
explore-use-position = --at, --points and --thrown do not work for { $game }. Use a position or a match record.
explore-seat-not-needed = --seat is for games in which several players choose at the same time. In { $game } only one player chooses.
explore-seat = Win chance ({ $seat }): { $shown }
explore-how-round = Lead at the end of the match, on average: how many more { unit-word } the other players have. Everyone is assumed to play later rounds optimally:
explore-how-match = Win chance ({ $seat }), given what this player can know, against the best strategy for the whole match.
explore-how-turn = Win chance ({ $seat }), given what this player can know, against the best strategy for the turn. Later turns are approximated by their mean and standard deviation.
explore-how-sampled = Win chance ({ $seat }), given what this player can know, from sampled turns of experts. Only moves that may be the best are listed; ± is the margin of each value with 95% confidence.
explore-how-duels = Approximation: each move is rated against each opponent separately. Win chances are estimated with steady players at all seats; ± is their margin with 95% confidence.
explore-several-best = Several moves are equally good for this seat, but the values of the other seats depend on which of them is played.
explore-committed = This seat has already committed. There is nothing left to choose.
explore-throw = A roll comes next. Rolls with the same value share a row:
explore-over = The match is over.
explore-option-move = step forward: the number of a move in the table; can be given several times
explore-option-roll = step forward with these dice as the next roll, such as 51341; can be given several times
explore-awaits-throw = A roll comes next. Give its dice with --roll.
explore-awaits-choose = A choice comes next. Give the number of a move with --move.
explore-bad-move = { $given } is not a move of this position. Use 1 to { $most }, the numbers of the table.
explore-bad-roll = { $given } is not the next roll. { $reason }
explore-how-rollouts = Estimated with steady players at all seats; ± is the margin of each value with 95% confidence.
explore-column-number = #
explore-column-move = Move
explore-column-value = { $unit ->
    [sips] Lead ({ unit-word })
   *[win] Win chance
  }
explore-column-loss = { $unit ->
    [sips] Loss ({ unit-word })
   *[win] Loss
  }
explore-column-bust = No points
explore-column-typical = { $unit ->
    [sips] Typical next roll ({ unit-word })
   *[win] Typical next roll
  }
explore-column-best = { $unit ->
    [sips] Best next roll ({ unit-word })
   *[win] Best next roll
  }
explore-column-roll = Roll
explore-column-chance = Chance
explore-outcome = { $of ->
    [bust] no points: { $value }
   *[dice] { $dice }: { $value }
  }
explore-rolled = { $of ->
    [bust] no points, such as { $dice }
   *[dice] { $dice }
  }
explore-others = and { NUMBER($count) } { $count ->
    [one] other, with { $low }
   *[other] others, from { $low } to { $high }
  }

puzzles-option-count = how many puzzles (default: 1000)
puzzles-option-seed = seed of the matches they come from (default: 1)
puzzles-option-write = save them to a file
puzzles-progress = Looking for puzzles for { $game } (Ctrl+C cancels)
puzzles-none = There are no puzzles for { $game }: its best moves depend on the hidden dice of the others, so no single move is best.
puzzles-found = { NUMBER($count) } { $count ->
    [one] puzzle
   *[other] puzzles
  } of { $game }, rated { $easiest } to { $hardest }
puzzles-of-theme = { $theme }: { NUMBER($count) }
puzzles-not-written = Cannot save the puzzles in { $file } ({ $code }).

train-option-theme = only puzzles about this: { $themes }
train-option-answer = with --json: answer the puzzle; the number of a move in its list
train-no-such-theme = There is no theme “{ $given }”.{ $hint ->
    [none] {" "}The themes are { $allowed }.
   *[other] {" "}Did you mean “{ $near }”?
  }
train-next = Enter: next puzzle. Q: leave.
train-practice-refused = { $file } cannot be read, and the rating starts again: { $problem ->
    [other-version] it was written by another version.
   *[damaged] it is damaged.
  }
train-not-saved = Cannot save the rating in { $file } ({ $code }).
train-puzzles-refused = { $file } cannot be used: { $problem ->
    [other-version] it was written by another version.
    [not-puzzles] it has no puzzles.
   *[damaged] it is damaged.
  }
