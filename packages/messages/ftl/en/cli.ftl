# The `dicehall` command: help, questions, the table at the terminal, and what its commands answer.

## Help

cli-about = Five dice games at your terminal: play them, score throws, replay matches, let bots play thousands.
cli-command-play = Play a game here, with others at this keyboard or against bots
cli-command-resume = Go on with a match that was left
cli-command-history = List finished matches and retell them
cli-command-games = List the games
cli-command-rules = Explain a game: rules, keys, house rules
cli-command-score = Score throws of a game
cli-command-replay = Check match records and say how they ended
cli-command-simulate = Let bots play many matches and compare them
cli-command-completion = Print a completion script for your shell
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-examples = Examples:
cli-help-more = Start with: dicehall play. More about a command: dicehall play --help

cli-option-help = show this help
cli-option-version = show the version
cli-option-lang = language: en or de (usually the one of your terminal)
cli-option-json = answer in JSON, one object a line
cli-option-keeps = list everything that can be kept, and what it is worth (ten-thousand)
cli-option-after-stairs = the player just before finished on stairs (three-dice)
cli-option-option = set a house rule; can be given several times (see: dicehall rules GAME)
cli-option-view = print what a seat (0, 1, …) or the table may see, as JSON
cli-option-story = retell the match in words
cli-option-seats = who plays, separated by commas: names, and novice, steady or expert for a bot
cli-option-strengths = the bots, separated by commas: novice, steady, expert
cli-option-seed = the same seed throws the same dice (for trying things out)
cli-option-simulation-seed = the same seed plays the same matches
cli-option-matches = how many matches
cli-option-real-dice = throw real dice on your table and type what they show; bots’ dice are thrown here
cli-option-keeping = how dice are kept in Threes: position (1–5 are places) or value (Shift+N keeps an N, N puts one back)
cli-option-pace = how long to wait after a bot’s move, in milliseconds; any key skips it
cli-option-plain = lines only, for screen readers and scripts
cli-option-list = only list the matches that can be resumed
cli-option-record = print the match record itself
cli-argument-game = the game: greed, ten-thousand, threes, three-dice or hidden-pairs
cli-argument-dice = what the dice show, as 5 1 3 4 1 or 51341; without any, one throw a line is read from standard input
cli-argument-files = files with match records, or - for standard input
cli-argument-shell = bash, zsh or fish
cli-argument-open = the number of the match in the list
cli-argument-show = show: retell one match
cli-argument-number = its number in the list; 1 is the latest

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
cli-missing-argument = “{ $given }” is missing. See: { $help }
cli-missing-option = An option is missing. See: { $help }
cli-option-missing-argument = { $given } needs a value. See: { $help }
cli-excess-arguments = “{ $given }” is one word too many. See: { $help }
cli-wrong-usage = This cannot be understood. See: { $help }
cli-no-such-language = There are no texts in “{ $given }”: the languages are { $allowed }.
cli-no-such-game =
    There is no game “{ $given }”. { $hint ->
        [none] The games are { $allowed }.
       *[other] Did you mean “{ $near }”? The games are { $allowed }.
    }
cli-no-such-option =
    There is no house rule “{ $given }”. { $hint ->
        [none] The house rules of this game are { $allowed }.
       *[other] Did you mean “{ $near }”? The house rules of this game are { $allowed }.
    }
cli-option-form = “{ $given }” is no house rule: write name=value, for example target=5000.
cli-no-such-strength =
    There is no bot “{ $given }”. { $hint ->
        [none] The strengths are { $allowed }.
       *[other] Did you mean “{ $near }”? The strengths are { $allowed }.
    }
cli-no-such-keeping =
    There is no way of keeping dice called “{ $given }”. { $hint ->
        [none] There are { $allowed }.
       *[other] Did you mean “{ $near }”?
    }
cli-no-such-shell =
    There is no completion for “{ $given }”. { $hint ->
        [none] The shells are { $allowed }.
       *[other] Did you mean “{ $near }”?
    }
cli-seed-or-real = Either --seed or --real-dice: real dice have no seed.
cli-bad-pace = “{ $given }” is no pace: it is 0 to { $most } milliseconds.
cli-bad-matches = “{ $given }” is no number of matches: it is 1 to { $most }.
cli-bad-viewer = “{ $given }” is nobody who can look: it is table, or the number of a seat, from 0.
cli-system-error = { $path } cannot be read or written ({ $code }). Another folder: set DICEHALL_HOME
cli-history-what =
    “{ $given }” is nothing that history does. { $hint ->
        [none] Write: dicehall history, or: dicehall history show 1
       *[other] Did you mean “{ $near }”?
    }
cli-no-such-match =
    { $most ->
        [0] There is no match { $given }: there are none yet.
        [one] There is no match { $given }: there is only 1.
       *[other] There is no match { $given }: they are numbered 1 to { $most }.
    }
cli-score-no-dice = Which dice? Write them behind the game, for example: dicehall score greed 5 1 3 4 1
cli-replay-no-file = Which record? Name a file, or send records to standard input.

## Scores

cli-not-a-face = “{ $given }” is no face of a die: faces are 1 to 6.
cli-dice-count =
    { $given ->
        [0] There are no dice here.
       *[other] That is { $given } dice: a throw has { $min } to { $max }.
    }
cli-score-idle-flag = { $flag } makes no difference in { $game }: it is for { $only }.
cli-score-count =
    { $given ->
        [one] 1 die cannot be scored in { $game }: it takes { $many ->
                [one] { $most } dice
                [2] { $least } dice (a pair) or { $most } (a hand)
               *[other] { $least } to { $most } dice
            }.
       *[other] { $given } dice cannot be scored in { $game }: it takes { $many ->
                [one] { $most } dice
                [2] { $least } dice (a pair) or { $most } (a hand)
               *[other] { $least } to { $most } dice
            }.
    }
cli-score-greed =
    { $dice }: { points-score }, { $rest ->
        [0] every die scores
        [one] 1 die does not score
       *[other] { $rest } dice do not score
    }.
points-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
cli-score-ten-thousand =
    { $score ->
        [0] { $dice }: nothing scores.
       *[other] { $dice }: up to { $score } points, { $keeps ->
                [one] 1 way to keep
               *[other] { $keeps } ways to keep
            }.
    }
cli-score-keep = keep { $dice }: { $score }
cli-score-threes = { $dice }: { points-score }.
cli-score-three-dice =
    { $kind ->
        [three-of-a-kind] { $dice }: three of a kind, { $points } points.
        [stairs] { $dice }: stairs, { $points } points.
        [super-stairs] { $dice }: super stairs, { $points } points.
        [shit-stairs] { $dice }: shit stairs, { $points } points.
       *[points] { $dice }: { $points } points.
    }
cli-score-pair = { $dice }: a pair worth { $value }.
cli-score-hand = { $dice }: with these, Hinderance takes off { $hinderance } and Dice-Block { $diceBlock }.
cli-line = line { $line }

## Records

cli-record-at = { $file }, line { NUMBER($line, useGrouping: "false") }
cli-entry-at = entry { NUMBER($entry, useGrouping: "false") }
cli-empty-input = There is no match record in { $file }.
cli-cannot-read = { $file } cannot be read ({ $code }).
cli-no-such-seat = There is no seat { $given } in this match.
cli-standing = { $seat } { $score }
cli-standing-placed = { $seat } { $score } ({ place })
cli-awaiting-move = Waiting for { $seats } to move.
cli-awaiting-dice =
    { $count ->
        [one] Waiting for { $seats } to throw 1 die.
       *[other] Waiting for { $seats } to throw { $count } dice.
    }

## History

cli-no-history = No match has been finished yet. Play one: dicehall play
cli-unreadable-match = The match { $file } cannot be read.
cli-nothing-to-resume = There is no match to resume. Start one: dicehall play
cli-match-in-use = This match is being played in another terminal.
cli-open-match =
    { $entries ->
        [one] { $game } with { $seats }, begun { $begun } UTC, 1 entry
       *[other] { $game } with { $seats }, begun { $begun } UTC, { $entries } entries
    }

## Simulations

cli-progress =
    { $left ->
        [one] { $done } of { $of } matches, 1 second left, Ctrl+C for the result so far
       *[other] { $done } of { $of } matches, { $left } seconds left, Ctrl+C for the result so far
    }
cli-simulate-matches =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }. Intervals hold the true figure 95 times of 100; a shared win counts for its part.
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-wins-interval = 95 % interval
cli-simulate-score = Mean score
cli-simulate-score-interval = 95 % interval

## Setting up a match

cli-games-more = The rules of a game: dicehall rules greed. Play it: dicehall play greed
cli-no-terminal =
    A match needs a terminal to play at. Three ways on:
      dicehall play                      in a terminal: the table, one key a move
      dicehall play greed --seats Ada,steady --plain
                                         lines only, also from a script or a pipe
      dicehall --help                    everything else that dicehall does
    From this workspace: npm start, or npx dicehall.
cli-no-terminal-resume = To go on with one of them: dicehall resume in a terminal, or dicehall resume 1 --plain
cli-seat-count =
    { $given ->
        [one] { $game } is for { $min } to { $max } players, not for 1.
       *[other] { $game } is for { $min } to { $max } players, not for { $given }.
    }
cli-somebody = Ada
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
cli-company-people = Several of us
    .hint = at this keyboard, bots may join
cli-company-alone = Just me
    .hint = for a low total
cli-ask-name = Your name?
cli-ask-names = Names, separated by commas (novice, steady or expert adds a bot)?
cli-ask-rules = House rules?
cli-rules-usual = The usual ones
cli-rules-change = Change some
cli-usual = usual
cli-ask-number = Type a number from 1 to { $most }.
cli-ask-match = Which match?

## Rules of the games, keys

cli-rules-keys = Keys
cli-keys-everywhere =
    H your dice, S scores, T whose turn, ? this page, Q or Ctrl+C leave (the match is kept)
    With --plain type the same letters or words and press Enter; several at once are fine: 1 3 r

## The table

cli-strip = { $seat } { $score }
cli-strip-bot = { $seat } (bot) { $score }
cli-title-target = to { $target }, in with { $opening }
cli-title-exactly = exactly { $target }, in with { $opening }
cli-title-round-few = round { $round } of { $rounds }, few points win
cli-title-round-sips =
    round { $round } of { $rounds }, few { $unit ->
        [sips] sips
       *[other] { $unit }
    } win
cli-title-turn = turn { $turn } of { $turns }
cli-your-turn = { $seat }, your turn.
cli-plays = { $seat } plays …
cli-pass-to = Pass to { $seat }. Press Enter when it is you.
cli-type-dice =
    { $dice ->
        [one] { $seat }, throw 1 die and type what it shows, then Enter: { $typed }
       *[other] { $seat }, throw { $dice } dice and type what they show, then Enter: { $typed }
    }
cli-over = The match is over.
cli-over-go-on = The match is over. Press Enter to leave the table.
cli-news = What happened
cli-reading-more = ↓ more · Enter goes on
cli-reading-end = Enter goes on
cli-leave-question = Leave the table? The match is saved; dicehall resume goes on with it.
cli-leave-yes = leave
cli-leave-no = stay
cli-left = The match is saved. Go on with it: dicehall resume
cli-kept-in-history = Read it again: dicehall history show 1
cli-result = { place } { $seat }: { $score }
cli-fallen = { $seat } threw { $dice }
cli-order = Everybody throws one die: the highest starts.
cli-roll-off = The tied players throw for it.

cli-act-roll = Roll
cli-act-roll-again =
    { $count ->
        [0] Roll again
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
cli-act-keep-and-roll =
    { $count ->
        [0] Roll
       *[other] Keep and roll
    }
cli-act-bank =
    { $points ->
        [0] Bank
       *[other] Bank { $points }
    }
cli-act-stop-for-nothing = Stop with nothing: { $points } of the { $opening } it takes to get in
cli-act-take-over =
    { $dice ->
        [one] Take over { $points } points and roll 1 die
       *[other] Take over { $points } points and roll { $dice } dice
    }
cli-act-keep-best = Keep the best: { $dice }
cli-act-keep = Keep a { $face }
cli-act-put-back = Put a { $face } back
cli-act-keep-all = Keep all
cli-act-put-all-back = Put all back
cli-act-hold = Hold the { $face }
cli-act-let-go = Let the { $face } go
cli-act-stay =
    { $kind ->
        [three-of-a-kind] Stay: three of a kind
        [stairs] Stay: stairs
        [super-stairs] Stay: super stairs
       *[other] Stay on { $points } points
    }
cli-act-give = Give { sips } to { $seat }
cli-act-commit =
    { $price ->
        [0] Commit
       *[other] Commit for { $price }: { $points } → { $left }
    }
cli-act-fill-pairs = Fill the pairs, highest dice first
cli-act-clear-pairs = Clear the pairs
cli-act-place = Put the { $face } into the next pair
cli-act-take-back = Take the { $face } back
cli-act-re-roll = Roll one die again for { $price }
cli-act-re-roll-die = Roll the { $face } again
cli-act-hinderance = Hinderance for { $price }
cli-act-no-hinderance = Take Hinderance back
cli-act-diceBlock = Dice-Block for { $price }
cli-act-no-diceBlock = Take Dice-Block back
cli-act-luckyDice = Lucky Dice for { $price }
cli-act-no-luckyDice = Take Lucky Dice back
cli-act-against = Against { $seat }
cli-act-in-round = Round { $round }, worth { $points }
cli-act-back = Back
cli-effect-score = → { $to }
cli-effect-sips = → { $to } in all
cli-effect-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
cli-frowned-on = no gentleman would: you could not lose any more
cli-why-keep-all-first = keep every die first (A keeps all)
cli-why-pairs-first = put all six dice into pairs first (A fills them)
cli-why-none-to-keep = there is no { $face } to keep
cli-why-none-to-put-back = no { $face } is kept that could be put back

cli-aid-keep = keep or put back
cli-aid-keep-value = keep one showing that
cli-aid-back-value = put one back
cli-aid-hold = hold or let go
cli-aid-place = put into a pair or take back
cli-aid-re-roll = roll that die again
cli-aid-h = dice
cli-aid-s = scores
cli-aid-t = turn
cli-aid-help = rules
cli-aid-q = leave

cli-worth = { $score }
cli-worth-group = { $count }={ $score }
cli-worth-round = round { $round }
cli-die-kept = kept
cli-die-locked = locked
cli-stake =
    { $points ->
        [0] Nothing at stake yet.
       *[other] At stake: { $points } points.
    }
cli-kept = Kept of this roll: { $dice } for { $score }.
cli-kept-nothing = { $dice } together do not score.
cli-offer =
    { $dice ->
        [one] To take over: { $points } points with 1 die.
       *[other] To take over: { $points } points with { $dice } dice.
    }
cli-opening-needed = Banking takes a total of { $opening }.
cli-greed-not-in-yet = { $seat } is not in yet: it takes { $opening } in one turn.
cli-final-round = Final round: { $best } is to be beaten.
cli-threes-kept =
    { $left ->
        [0] Every die is kept: { points-score }.
       *[other] { $count ->
            [0] Keep at least one die.
           *[other] Kept so far: { points-score }.
        }
    }
cli-three-dice-penalty = The round costs { $unit ->
        [sips] { $penalty ->
            [one] 1 sip
           *[other] { $penalty } sips
        }
       *[other] { $penalty } { $unit }
    }.
cli-three-dice-rolls = Roll { $rolls } of { $limit }.
cli-three-dice-lie =
    { $kind ->
        [three-of-a-kind] Three of a kind!
        [stairs] Stairs!
        [super-stairs] Super stairs!
        [shit-stairs] Shit stairs: { $points } points.
       *[points] { $points } points.
    }
cli-three-dice-finished-safe = { $seat } is safe.
cli-three-dice-finished-points = { $seat } has { $points } points.
cli-pair = Round { $round }, worth { $points }: { $dice } makes { $value }
cli-pair-half = Round { $round }, worth { $points }: { $dice } and …
cli-pair-empty = Round { $round }, worth { $points }: …
cli-plan-hinderance = Hinderance against { $seat } in round { $round }
cli-plan-diceBlock = Dice-Block against { $seat } in round { $round }
cli-plan-luckyDice = Lucky Dice in round { $round }
cli-asking-re-roll = Which die? 1–6, X back.
cli-asking-whom = Against whom?
cli-asking-round = In which round?
cli-asking-lucky-round = In which round?

cli-no-hand = No dice have fallen yet.
cli-hand = Your dice: { $dice }.
cli-hand-kept = Kept: { $dice }.
cli-hand-locked = Locked: { $dice }.
cli-score-of = { $seat } { $score }.
cli-turn-of = It is { $seat }’s turn.
cli-still-choosing = Still to choose: { $seats }.
cli-note-unknown-key = { $key } does nothing here; ? shows the keys.
cli-note-leave-keys = Y leaves, N stays.
cli-note-dice-full =
    { $dice ->
        [one] 1 die is enough: Enter takes it.
       *[other] { $dice } dice are enough: Enter takes them.
    }
cli-note-dice-missing = { $given } of { $dice } dice are typed; faces are 1 to 6.

## Lines only

# Words that may be typed instead of keys: word=key.
cli-plain-words = roll=r bank=b stop=b stay=b commit=b hand=h dice=h scores=s score=s turn=t help=? rules=? quit=q leave=q yes=y no=n all=a best=a take=o back=x re-roll=r hinderance=n dice-block=d lucky=l enter=enter
cli-plain-rules = The rules in full: dicehall rules { $game }
cli-plain-dice = Dice:
cli-plain-curtain = What was shown before has been pushed up; do not scroll back.
cli-not-now = not now
