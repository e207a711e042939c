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
   *[other] { $sign ->
        [penalty] Penalty −{ NUMBER($points) }
       *[bonus] Bonus +{ NUMBER($points) }
    }
  }
sheet-order = Players: { $seats }
sheet-next-is = { $seat } is next
sheet-does-not-fit = No longer fits
sheet-final-round = Final round: { $seats } { $count ->
    [one] has
   *[other] have
  } one more turn
sheet-round = Round { $round } of { $rounds }

sheet-not-in-range = “{ $given }” is not possible: a turn has { NUMBER($min) } to { NUMBER($max) } points.
sheet-not-a-step = “{ $given }” is not possible: points come in steps of { $step }.
sheet-not-by-dice = “{ NUMBER($given) }” is not possible: no dice can score it.
sheet-missing = “{ $field }” is missing.
sheet-bad-value = “{ $given }” is not possible for “{ $field }”.
sheet-unknown-field = This turn has no “{ $field }”.
sheet-no-question = There is no open question.
sheet-question-first = Answer the question first.
sheet-not-playing = { $seat } is no longer playing.
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

## The page of a score sheet

web-sheet = Score sheet
    .about = Keep score for real dice: tap the points of each turn. The sheet adds them up, shows whose turn it is, and warns you when the rules do not allow an entry.
web-sheet-title = Score sheet: { $game }
web-sheet-name = { $seat }
web-sheet-player = Player
web-sheet-entry = Entry
web-sheet-total = Total
web-sheet-row = Row
web-sheet-common = Points
web-sheet-add = Add
web-sheet-add-one = Add { $what }: { NUMBER($points) }
web-sheet-back = Delete the last digit or die
web-sheet-enter = Enter
web-sheet-enter-total = Enter { NUMBER($points) } → { NUMBER($total) }
web-sheet-counts = Count it anyway
web-sheet-unusual = against the rules
web-sheet-line = Line { $number }
web-sheet-remove = Delete this line
web-sheet-players = Players
web-sheet-up = Move { $name } up
web-sheet-next = Next
web-sheet-next-player = { $name } is next
web-sheet-return = Plays again
web-sheet-new-player = New player
web-sheet-join = Add
web-sheet-extra = Penalty or bonus
web-sheet-other = Other points
web-sheet-no-number = “{ $given }” is not a whole number from −100,000 to 100,000.
web-sheet-below-zero = Totals can go below zero
web-sheet-save = Save
web-sheet-share = Share
    .about = Other phones can then write on this sheet too. They need no account, only the code or the link.
web-sheet-share-now = Share with other phones
web-sheet-qr = QR code of the link to this sheet
web-sheet-csv = Download CSV
web-sheet-print = Print
web-sheet-open-players = Players
web-sheet-open-extra = Penalty
web-sheet-open-rules = House rules
web-sheet-open-share = Share
web-sheet-end = End match
web-sheet-reopen = Continue match
web-sheet-undo = Undo
web-sheet-redo = Redo
web-sheet-tools = Score sheet
web-sheet-all = All score sheets
web-sheet-again = New sheet with these players
web-sheet-offline = No connection. Your entries are saved and are sent later.
web-sheet-conflict = Another phone saved an entry first, so yours was not saved.
    .mine = Use mine
    .theirs = Keep theirs
web-sheet-place = Place { $place }
web-sheet-has = { $seat } has { NUMBER($total) }.
web-sheet-wins = { $seats } { $count ->
    [one] wins
   *[other] share the win
  }.
web-sheet-unreadable = This score sheet cannot be read.
web-sheet-new = New score sheet
web-sheet-start = Start
web-sheet-code = Code of a shared sheet
web-sheet-open = Open
web-sheet-earlier = Earlier sheets
web-sheet-delete = Delete the sheet of { $game }
web-sheet-instead = Or just keep score, without typing dice
