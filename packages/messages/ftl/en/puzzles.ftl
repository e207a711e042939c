# Puzzles: positions with one best move.

puzzle-theme = { $theme ->
    [stop-or-roll] Stop or roll on
    [which-dice] Which dice to keep
    [opening] Getting in
    [take-over] Taking over
    [lead] Protecting a lead
    [chase] Catching up
    [exact-finish] Exact finish
    [final-round] Final round
    [safety] Getting safe
    [moon] Shooting the moon
   *[any] Any theme
  }

web-train = Training
    .about = Learn what each move is worth. Everything is computed on this device, without an account.
    .start = Puzzles, exact odds and rules of thumb.
web-puzzles = Puzzles
    .about = Positions with one best move, chosen to suit your rating. It starts at 1,200; you solve about half of the puzzles that have the same rating as you.
web-puzzles-none = There are no puzzles for { $game }.
web-puzzles-why-none = There are no puzzles for { $game }: where choices are hidden, there is rarely one best move.
web-puzzles-loading = Loading the puzzles…
web-puzzles-problem = { $problem ->
    [not-loaded] The puzzles could not be loaded. They work offline once they have been opened.
    [other-version] The puzzles are from another version. Reload the page.
   *[damaged] The puzzles are damaged. Reload the page.
  }
web-puzzles-of-theme-none = There is no puzzle with this theme.
web-practice = Rating { $rating }. { $right } of { $count } solved, longest streak: { $best }.
web-practice-none = Not tried yet.
web-practice-problem = { $problem ->
    [other-version] Your rating was saved by another version and cannot be read. It starts again.
   *[damaged] Your saved rating is damaged and cannot be read. It starts again.
  }
web-practise = Practise
    .name = Practise { $game }
web-puzzle-theme = Theme
web-puzzle-verdict = { $right ->
    [yes] Right
   *[no] Not the best move
  }
web-puzzle-reason = Your choice
web-puzzle-own = your choice
web-puzzle-more = { $count ->
    [one] 1 other move is worth less.
   *[other] { $count } other moves are worth less.
  }
web-puzzle-next = Next puzzle
web-daily = Daily challenge
    .about = Three puzzles and a match a day, the same for everyone. You can share your result without giving away the answers.
web-daily-left = { $count } left
web-daily-done = { $done } of { $all } puzzles done today
web-daily-puzzles = Puzzles of the day
    .about = { $count } puzzles for { $game }, once a day, the same for everyone.
web-daily-solve = Solve { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  }
web-title-daily = { $game }, { $date }
web-daily-number = Puzzle { $number } of { $count }.
web-daily-show = Show the result
web-daily-result = Dicehall { $date }, { $game }: { $right } of { $count } ✔{ $missed ->
    [0] { "" }
   *[other] , mistakes cost { $error }
  }
web-daily-copy = Copy the result
web-daily-match = Match of the day
    .about = { $game } against the bot { $bot }, with the same dice for everyone. You have one attempt a day.
web-daily-match-start = Play
web-daily-match-go-on = Continue the match
web-daily-match-result = Dicehall { $date }, match of the day, { $game }: { $result ->
    [won] won
    [shared] shared
   *[lost] lost
  }, { NUMBER($own) } to { NUMBER($other) }{ $lost ->
    [none] { "" }
   *[other] , mistakes cost { $lost }
  }
web-daily-match-gone = You deleted today’s match. Each match of the day can be played only once.
web-daily-tomorrow = The next daily challenge starts at { $time }.

web-mistakes = My mistakes
web-mistakes-found = { $state ->
    [looking] Looking for mistakes in your matches…
    [failed] Your matches could not be analysed on this device.
   *[done] There are no mistakes in your finished two-player matches.
  }
# Points at stake that the dice shown did not score.
earlier-points = { $points } from earlier rolls
left-points = { $seat } banked { NUMBER($points) } points and left { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
puzzle-question = What is best?
puzzle-notice = { $back ->
    [yes] Once more: you have not solved this puzzle yet.
    [own] From one of your matches.
   *[no] Your rating: { $rating }.
  }{ $streak ->
    [0] {""}
   *[other] {" "}Solved in a row: { $streak }.
  }
puzzle-rated = Puzzle rating: { $puzzle }. Your rating: { $rating } ({ $change }).{ $streak ->
    [0] {""}
   *[other] {" "}Solved in a row: { $streak }.
  }
puzzle-repeated = { $own ->
    [yes] Your own mistakes do not change the rating.
   *[no] A repeated puzzle does not change the rating.
  }{ $streak ->
    [0] {""}
   *[other] {" "}Solved in a row: { $streak }.
  }
