# The `dicehall` command: help, questions, the table in the terminal, and the output of its commands.

## Help

cli-about = Dice games in your terminal: play them, score rolls, replay matches, and simulate bots.
cli-command-play = Play a game with others at this keyboard or against bots
cli-command-resume = Continue an unfinished match
cli-command-party = Open a party: a screen for the room, and a phone for each player
cli-command-history = List finished matches and show their game logs
cli-command-games = List the games
cli-command-rules = Show the rules, keys and options of a game
cli-command-score = Score rolls of a game
cli-command-replay = Check match records and show their results
cli-command-simulate = Simulate many matches between bots and compare them
cli-command-completion = Print a completion script for your shell
cli-command-man = Print a manual page for man
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-examples = Examples:
cli-man-exit = Exit status
    .ok = Success.
    .failed = A record, a roll or other input was refused; the others were processed. Also: the disk is full, the reader of a pipe is gone, or the server refuses or cannot be reached.
    .usage = Wrong usage: a wrong command, option, value or number of seats, or no terminal where one is needed.
    .interrupted = Interrupted with Ctrl+C, at a question or in a simulation, whose results are partial.
    .ended = Ended by the signal SIGTERM. SIGHUP, from a closed terminal, gives 129.
cli-man-environment = Environment
    .dicehall-home = The folder for saved matches, solutions and online tables.
    .dicehall-server = The server of online tables, if neither a link nor --server names one.
    .xdg-data-home = The folder that contains the data folder dicehall, if DICEHALL_HOME is not set.
    .lang = The language, if --lang does not name one; LC_ALL and LC_MESSAGES come first.
    .no-color = If set to anything: no colours.
    .force-color = If set to anything but 0: colours also in a pipe.
    .term = If set to dumb: no colours and no full screen.
cli-man-files = Files
    .folder = The data folder; DICEHALL_HOME or XDG_DATA_HOME change it.
    .matches = Saved matches, one file each, readable only by their owner.
    .solutions = Solutions of games that were solved on this computer. They may be deleted.
    .online = For each server: your name, your access token and the data that you need to verify the dice.
cli-help-more = Start here: dicehall play. Help for a command: dicehall play --help

cli-option-help = show this help
cli-option-version = show the version
cli-option-lang = language: en or de (default: the language of your terminal)
cli-option-json = print JSON, one object per line
cli-option-keeps = list every set of dice that can be kept, with its score (ten-thousand)
cli-option-after-stairs = the previous player finished on stairs (three-dice)
cli-option-option = set an option of the game, or name a preset such as farkle; repeatable (see: dicehall games --json)
cli-option-view = print what a seat (0, 1, …) or the table can see, as JSON
cli-option-story = print the game log
cli-option-seats = players, separated by commas: names, and novice, steady or expert for bots
cli-option-bots = bots, separated by commas: novice, steady, expert
cli-option-seed = the same seed rolls the same dice (for testing)
cli-option-simulation-seed = the same seed plays the same matches
cli-option-matches = number of matches
cli-option-real-dice = roll real dice and type what they show; bots use digital dice
cli-option-coach = use a coach: press I for the best move and why (not in games with hidden choices)
cli-option-keeping = keys that mark dice: position (1–6 are positions) or value (Shift+N marks a die that shows N, N unmarks it)
cli-option-pace = milliseconds to wait after a bot’s move; any key skips the wait
cli-option-plain = plain lines, for screen readers and scripts
cli-option-list = only list the matches that can be resumed
cli-option-delete = delete an unfinished match, by its number in the list
cli-option-record = print the match record
cli-argument-game = the game: { $games }
cli-argument-dice = the dice, such as 5 1 3 4 1 or 51341; without dice, one roll per line is read from standard input
cli-argument-files = files with match records, or - for standard input
cli-argument-shell = bash, zsh or fish
cli-argument-open = number of the match in the list
cli-argument-show = show: print the game log of one match
cli-argument-number = number of the match in the list; 1 is the latest

## Wrong usage

cli-unknown-option =
    There is no option { $given }. { $hint ->
        [none] See: { $help }
       *[other] Did you mean { $near }?
    }
cli-unknown-command =
    There is no command “{ $given }”. { $hint ->
        [none] See: { $help }
       *[other] Did you mean “{ $near }”?
    }
cli-missing-argument = The argument “{ $given }” is missing. See: { $help }
cli-missing-option = A required option is missing. See: { $help }
cli-option-missing-argument = { $given } needs a value. See: { $help }
cli-excess-arguments = Unexpected argument “{ $given }”. See: { $help }
cli-wrong-usage = Wrong usage. See: { $help }
cli-no-such-language = The language “{ $given }” is not available. The languages are { $allowed }.
cli-no-such-game =
    There is no game “{ $given }”. { $hint ->
        [none] The games are { $allowed }.
       *[other] Did you mean “{ $near }”? The games are { $allowed }.
    }
cli-no-such-option =
    This game has no option “{ $given }”. { $hint ->
        [none] Its options are { $allowed }.
       *[other] Did you mean “{ $near }”? Its options are { $allowed }.
    }
cli-no-such-preset =
    “{ $given }” is neither name=value nor a preset. { $hint ->
        [none] The presets are { $allowed }.
       *[other] Did you mean “{ $near }”? The presets are { $allowed }.
    }
cli-option-form = “{ $given }” is not an option of a game. Write name=value, for example target=5000.
cli-no-such-strength =
    There is no bot “{ $given }”. { $hint ->
        [none] The strengths are { $allowed }.
       *[other] Did you mean “{ $near }”? The strengths are { $allowed }.
    }
cli-almost-strength = Did you mean “{ $near }”? “{ $given }” is almost the name of a bot. For a person with this name, write person:{ $given }.
cli-name-twice = The name “{ $given }” is given twice. Each player needs a different name.
cli-no-such-keeping =
    --keeping cannot be “{ $given }”. { $hint ->
        [none] Use { $allowed }.
       *[other] Did you mean “{ $near }”?
    }
cli-no-such-shell =
    There is no completion for “{ $given }”. { $hint ->
        [none] The shells are { $allowed }.
       *[other] Did you mean “{ $near }”?
    }
cli-seed-or-real = Use either --seed or --real-dice: real dice have no seed.
cli-bad-number = { $option }: “{ $given }” is not a whole number from { $least } to { $most }.
cli-bad-viewer = “{ $given }” is not a valid view. Use table, or the number of a seat, from 0.
cli-system-error = Cannot read or write { $path } ({ $code }). To use another folder, set DICEHALL_HOME.
cli-disk-full = The disk is full: free some space and try again.
cli-closed-pipe = The output was closed before everything was written.
cli-history-what =
    history has no “{ $given }”. { $hint ->
        [none] Use dicehall history, or dicehall history show 1.
       *[other] Did you mean “{ $near }”?
    }
cli-no-such-match =
    { $most ->
        [0] There is no match { $given }: there are none yet.
        [one] There is no match { $given }: there is only 1.
       *[other] There is no match { $given }. Matches are numbered 1 to { $most }.
    }
cli-score-no-dice = Which dice? Add them after the game, for example: dicehall score greed 5 1 3 4 1
cli-replay-no-file = Which record? Name a file, or send records to standard input.

## Scores

cli-not-a-face = “{ $given }” is not a face of a die. Faces are 1 to 6.
cli-dice-count =
    { $given ->
        [0] There are no dice.
       *[other] A roll has { $kind ->
            [exact] { $max }
           *[range] { $min } to { $max }
        } dice, not { $given }.
    }
cli-score-idle-flag = { $flag } has no effect in { $game }. It is for { $only }.
cli-score-count =
    { $given ->
        [one] 1 die has no score in { $game }
       *[other] { $given } dice have no score in { $game }
    }: use { $kind ->
        [one] { $most } dice
        [either] { $least } or { $most } dice
       *[range] { $least } to { $most } dice
    }.
cli-score-none = Single rolls of { $game } have no score.
cli-score-keep = keep { faces }: { $score }
cli-line = line { $line }

## Records

cli-record-at = { $file }, line { NUMBER($line, useGrouping: "false") }
cli-entry-at = move { NUMBER($number, useGrouping: "false") }
cli-empty-input = There is no match record in { $file }.
cli-cannot-read =
    { $code ->
        [EISDIR] { $file } is a folder, not a file.
        [EACCES] There is no permission to read { $file }.
       *[other] Cannot read { $file } ({ $code }).
    }
cli-no-such-file = There is no file { $file }.
cli-no-such-seat = There is no seat { $given } in this match.
cli-score-of-seat = { $seat } { $score }
cli-standing-placed = { $seat } { $score } ({ place })
cli-awaiting-move = Waiting for { $seats } to move.
cli-awaiting-dice =
    { $count ->
        [one] Waiting for { $seats } to roll 1 die.
       *[other] Waiting for { $seats } to roll { $count } dice.
    }

## History

cli-no-history = There are no finished matches yet. Play one: dicehall play
cli-unreadable-match = Cannot read the match { $file }.
cli-nothing-to-resume = There is no match to resume. Start one: dicehall play
cli-deleted = Deleted: { $match }
cli-match-in-use = This match is open in another terminal.
cli-open-match =
    { $entries ->
        [one] { $game } with { $seats }, started { $begun }, 1 move
       *[other] { $game } with { $seats }, started { $begun }, { $entries } moves
    }

## Simulations

cli-progress =
    { $percent }%{ $unit ->
        [none] { "" }
        [minutes] , about { $count } minutes left
       *[seconds] , { $count ->
            [one] 1 second
           *[other] { $count } seconds
        } left
    }: { $what }
cli-simulate-progress = { $done } of { $of } matches (Ctrl+C shows the result so far)
cli-option-quiet = print results only, no progress
cli-simulate-matches =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }. Intervals contain the true value in 95 of 100 cases; a shared win counts as a fraction.
cli-simulate-partial = Interrupted: these are the results of { $played } of { $matches } matches.
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-wins-interval = 95% interval
cli-simulate-score = Mean score
cli-simulate-score-interval = 95% interval

## Setting up a match

cli-games-more = Rules of a game: dicehall rules greed. Play it: dicehall play greed
cli-no-terminal =
    The table needs a terminal. You can use:
      dicehall play                      in a terminal: the table, played with single keys
      dicehall play greed --seats Ada,steady --plain
                                         plain lines, also in a script or a pipe
      dicehall --help                    all other commands
cli-no-terminal-resume = To continue one of them: dicehall resume in a terminal, or dicehall resume 1 --plain
cli-needs-terminal = The interactive table needs a terminal. In a script or a pipe, add --plain.
cli-seat-count =
    { $given ->
        [one] { $game } is for { $min } to { $max } players, not for 1.
       *[other] { $game } is for { $min } to { $max } players, not for { $given }.
    }
cli-default-name = Ada
cli-bot-novice = Novice
cli-bot-steady = Steady
cli-bot-expert = Expert
cli-ask-game = Which game?
cli-ask-company = Who plays?
cli-company-steady = Me against a steady bot
    .hint = plays soundly
cli-company-novice = Me against a novice bot
    .hint = goes easy on you
cli-company-expert = Me against an expert bot
    .hint = as strong as the game allows
cli-company-people = Several people
    .hint = at this keyboard, with bots if you like
cli-company-alone = Just me
    .hint = play for a low total
cli-ask-name = What is your name?
cli-ask-names = Who plays? Separate names by commas; novice, steady or expert adds a bot.
cli-ask-rules = Which rules?
cli-rules-change = Your own rules
cli-ask-basis = Start from which rules?
cli-ask-change = What do you want to change?
cli-rules-play = Play with these rules
cli-usual = standard
cli-ask-number = Type a number from 1 to { $most }.
cli-ask-match = Which match?

## Rules and keys

cli-rules-keys = Keys
cli-keys-everywhere =
    H your dice, S scores, T whose turn, ? this page, Q or Ctrl+C leave (the match is saved)
    With --coach: I the best move, and why
    With --plain, type the same letters or words and press Enter. You can type several at once: 1 3 r

## The table

cli-strip-bot = { $seat } (bot) { $score }
cli-plays = { $seat } plays…
cli-pass-to = Pass to { $seat }. { $seat }, press Enter when you are ready.
cli-type-dice =
    { $dice ->
        [one] { $seat }, roll 1 die, type what it shows and press Enter: { $typed }
       *[other] { $seat }, roll { $dice } dice, type what they show and press Enter: { $typed }
    }
cli-over-go-on = The match is over. Press Enter to leave.
cli-news = What happened
cli-reading-more = Space: more · Q: back
cli-reading-end = Q: back
cli-leave-question = Leave the table? The match is saved: dicehall resume continues it.
cli-leave-yes = leave
cli-leave-no = stay
cli-left = The match is saved. Continue it: dicehall resume
cli-saved-in-history = To read the game log, run: dicehall history show 1
cli-result = { place } { $seat }: { $score }
cli-last-roll = { $seat } rolled { $dice }

cli-why-none-to-keep = No unmarked die shows { $face }.
cli-why-none-to-put-back = No marked die shows { $face }.

cli-aid-keep-value = keep a die that shows the number
cli-aid-back-value = put a die back
cli-aid-h = dice
cli-aid-s = scores
cli-aid-t = turn
cli-aid-help = rules
cli-aid-q = leave

cli-die-locked = locked
cli-die-spent = not in play

cli-hand-locked = Locked: { faces }.
cli-score-of = { $seat }: { $score }.
cli-turn-of = It is { $seat }’s turn.
cli-still-choosing = Still choosing: { $seats }.
cli-coach-says = { $text }
cli-note-unknown-key = { $key } has no function here. Press ? for the keys.
cli-note-leave-keys = Press Y to leave or N to stay.
cli-note-dice-full =
    { $dice ->
        [one] 1 die is enough: press Enter.
       *[other] { $dice } dice are enough: press Enter.
    }
cli-note-dice-missing = { $given } of { $dice } dice entered. Faces are 1 to 6.

## Plain lines

# Words that can be typed instead of keys: word=key.
cli-plain-words = roll=r bank=b stop=b stay=b commit=b hand=h dice=h scores=s score=s turn=t help=? rules=? quit=q leave=q yes=y no=n all=a best=a take=o back=x enter=enter
cli-plain-rules = All rules: dicehall rules { $game }
cli-plain-dice = Dice:
cli-plain-curtain = The previous player’s screen is scrolled away. Please do not scroll back.
cli-not-now = not possible now

## Analysis of a match: `dicehall review`

cli-command-review = Analyse a match: luck, mistakes and turning points
review-option-quick = estimate by simulated matches from each position, without solving the game
review-option-rollouts = number of simulated matches from each position if values are estimated (default: as many as ten seconds allow, at least 160)
review-empty = There is nothing to analyse: the match has no moves yet.
review-title = { $game }: analysis
review-seat = { $seat }
review-player = Player
# The columns of the account: what made the result of each player.
review-start = Start
review-dice = Dice
review-mistakes = Mistakes
review-others = Others
review-met = Hidden
review-left =
    { $unit ->
        [sips] Later
       *[win] Margin
    }
review-result = Result
review-exact = Win chances are exact, if both players play perfectly.
review-estimated =
    These figures are estimates from { $rollouts } simulated matches with steady players. Each value has a standard error of { $noise }. { $how ->
        [sampled] Hidden choices are compared in simulated turns with experts. Only what the player could know counts. A choice is a mistake only if it costs more than the margin of the estimate, at most ±{ $choice }.
       *[rollouts] A choice is a mistake only if it costs more than the margin of the estimate, at most ±{ $choice }. Smaller losses are listed under “Margin” (±{ $left }).
    }
review-duels = Approximation: each choice is rated against each opponent separately. Luck is estimated from { $rollouts } simulated matches with steady players, with a standard error of { $noise } for each value.
review-moment = { $where }: { $story } Now { $after } for { $seat }.
review-mistake = { $where }: { $story } { mistake-grade }: it cost { $seat } { $cost }, leaving { $after }.
review-curve = Win chance over the match
# Where in the match something happened: a roll, hot dice, a choice. $left is the win chance before it.
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
review-choice = { $seat } in turn { $turn } ({ $left } before the choice)
review-meeting = The reveal in turn { $turn } ({ $left } for { $seat } before it)
review-met-is = Hidden: what hidden choices changed when they were revealed, which is neither luck nor a mistake.
review-curve-sips = Expected lead over the match: how many more { unit-word } the other players have at the end
review-equilibrium = Win chances are exact if all players play perfectly, each for their own win (an equilibrium; with more than two players there can be several).
review-round = Each round is solved exactly. Everyone is assumed to play later rounds optimally.
review-match = Win chances are those of the best strategy for the whole match, given what each player could know.
review-turn = An approximation: choices are compared with the best strategy for one turn, and later turns are approximated.
