# Score sheets for real dice: what is entered, and why it is refused. Names of games stand in their own files.
sheet-result = Result
sheet-points = Points
sheet-turn = { $seat }’s turn
sheet-question = The table decides
sheet-dice = { $dice }
sheet-bust = Bust
sheet-nothing = Nothing
sheet-yes = Yes
sheet-scored = { NUMBER($points) }
sheet-adjusted = { $points ->
    [0] 0
   *[other] Extra { NUMBER($points, signDisplay: "always") }
  }
sheet-order = Players: { $seats }
sheet-next-is = { $seat } is next
sheet-does-not-fit = Does not fit any more
sheet-final-round = Final round: { $seats } { $count ->
    [one] has
   *[other] have
  } one more turn
sheet-round = Round { $round } of { $rounds }

sheet-not-in-range = “{ $given }” is not possible: a turn has { NUMBER($min) } to { NUMBER($max) } points.
sheet-not-a-step = “{ $given }” is not possible: points come in steps of { $step }.
sheet-not-by-dice = “{ NUMBER($given) }” is not possible: no dice make it.
sheet-missing = “{ $field }” is missing.
sheet-bad-value = “{ $given }” is not possible for “{ $field }”.
sheet-unknown-field = This turn has no “{ $field }”.
sheet-no-question = There is no open question.
sheet-question-first = Answer the question first.
sheet-not-playing = { $seat } does not play any more.
sheet-not-your-turn = It is { $next }’s turn, not { $seat }’s.
sheet-over = The match is over.
sheet-opening = { $seat } has { NUMBER($points) } and needs { NUMBER($opening) } to get in, so nothing counts.
sheet-stale = Another phone has changed the sheet.
sheet-bad-change = This is not a change of a score sheet.
sheet-bad-rules = These house rules do not fit the game.
sheet-player-count = The game has { $min } to { $max } players.
sheet-full = The sheet is full: { $max } is the limit.
sheet-nothing-to-undo = There is nothing to undo.
sheet-nothing-to-redo = There is nothing to redo.
