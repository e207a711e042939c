# The browser client

web-back = Back
web-close = Close
web-nav = Main
web-history = History
    .about = Matches on this device stay until you delete them; the server keeps online matches.
web-settings = Settings
web-not-found = Page not found
    .about = There is no page at this address. All games are on the home page.
web-error = Something went wrong
    .about = Reload the page to continue.
    .part = Something went wrong here. Reload the page to continue.
web-error-load = This page could not be loaded
    .about = Dicehall was updated, or you are offline. Reload the page to continue.
    .part = Part of this page could not be loaded. Reload the page to see it.
web-reload = Reload

# Start

web-welcome = Five dice games, one good table
    .about = Play with friends or against bots. No account needed.
web-quick = { $new ->
        [yes] New match: { $game }
       *[no] Play { $game } now
    }
    .guided = Starts with a short lesson.
web-play-here = Play on this device
    .name = Play on this device: { $game }
web-play-online = Play online
    .name = Play online: { $game }
web-rules = Rules
    .name = Rules: { $game }
web-rules-contents = Contents
web-together = Play together
    .about = Join a table by its code, play at a party with a shared screen, or keep score for real dice.
web-join = Join
web-open-record = Open a match record
web-go-on = Continue { $game }
    .others = { $count ->
        [one] 1 more unfinished match
       *[other] { $count } more unfinished matches
    }

# Set-up

web-bot-name = Bot { $number }
web-who-plays = Who plays
web-as-last-time = Same as last time: { $count } players.
    .two = 2 players only
web-seat-name = Name at seat { $number }
web-seat-player = { $player }: change the player at seat { $number }
    .title = Player at seat { $number }
web-seat-remove = Remove { $name }
web-person = Person
    .about = Plays on this device.
web-bot =
    { $strength ->
        [novice] Bot, novice
        [expert] Bot, expert
       *[steady] Bot, steady
    }
web-strength =
    { $strength ->
        [novice] Novice
        [expert] Expert
       *[steady] Steady
    }
web-bot-likes =
    { $strength ->
        [novice] { $temper ->
            [careful] Plays it safe.
            [bold] Likes to take risks.
           *[balanced] Sometimes careful, sometimes bold.
        }
        [expert] { $temper ->
            [careful] Thinks long before each move.
            [bold] Decides in a flash.
           *[balanced] Plays at an even pace.
        }
       *[steady] { $temper ->
            [careful] Takes the safe choice in a close call.
            [bold] Takes the risk in a close call.
           *[balanced] Plays a balanced game.
        }
    }
web-token = Token of { $name }
web-your-token = Your token
    .about = The other players at an online table see it beside your name.
web-token-shapes = Shape
web-token-shape =
    { $shape ->
        [star] Star
        [diamond] Diamond
        [clover] Clover
        [square] Square
        [triangle] Triangle
        [cross] Cross
        [hourglass] Hourglass
        [drop] Drop
        [bolt] Lightning bolt
        [heart] Heart
        [hexagon] Hexagon
        [flag] Flag
        [moon] Moon
        [crown] Crown
        [ring] Ring
       *[disc] Disc
    }
web-token-colours = Colour
web-token-colour =
    { $colour ->
        [yellow] Yellow
        [blue] Blue
        [coral] Coral
        [green] Green
        [violet] Violet
        [orange] Orange
        [pink] Pink
       *[grey] Grey
    }
web-token-done = Done
web-bot-about =
    { $strength ->
        [novice] Still makes mistakes, but never misses a win.
        [expert] Knows the exact odds of the whole match.
       *[steady] Plays for the best turn on average.
    }
web-bot-mark = Bot
web-expert-solving = Expert is warming up ({ $percent }); plays at Steady level until ready.
web-expert-solved = Expert is ready.
web-expert-failed = This device could not solve the game: Expert plays at Steady level.
web-expert-is-steady = Too large to solve here: Expert plays at Steady level.
web-add-person = Add a person
web-add-bot = Add a bot
web-players-of =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    } ({ $min } to { $max })
web-dice = Dice
    .about = With real dice you roll on your own table and enter what they show.
web-dice-app = Digital dice
web-dice-real = Real dice
web-rules-named = Rules
web-rules-source = Source: { $source }
web-rules-changed = Changed rules
web-rules-differ = Like “{ $name }”, except: { $rules }.
web-rules-name = Name for these rules
    .about = They are saved on this device and appear in the list of rules.
web-rules-save = Save rules
web-rules-unnamed = Type a name to save these rules on this device.
web-rules-conflict = These rules do not go together: “{ $option }: { $value }” and “{ $other }: { $otherValue }”. Change one of them.
web-rules-share = Copy link to these rules
web-house-rules = House rules
web-house-rules-more = { $count } more: points, dice and ending
web-defaults = Reset to defaults
web-bad-table-link = This link is incomplete or the table is gone.
web-table-gone = Table not found
web-join-code = Enter a code
web-number-step =
    { $by ->
        [less] Decrease: { $label }
       *[more] Increase: { $label }
    }
web-number-refused = { $given } is not possible here. Allowed: { $allowed }.
web-why-nameless = Enter a name for seat { $number }.
web-start = Start
    .wrong = Correct the field “{ $field }” first.

# The table

web-felt = Table: { $game }
    .about = The keys of the table work here. { $menu } lists them.
web-first-visit = At the table you play with keys: { $roll } rolls, { $bank } banks, { $hand } announces the dice, { $type } opens a line to type moves, { $menu } lists all keys.
web-title-set-up = Play { $game }
web-title-rules = { $game } rules
web-title-replay = { $game } replay
web-title-waiting =
    { $ready ->
        [yes] { $game }: ready to start
       *[no] { $game }: waiting for players
    }
web-scores = Scores
web-log = Game log
    .chat =
        { $unread ->
            [0] Game log and chat
            [one] Game log and chat, 1 new message
           *[other] Game log and chat, { $unread } new messages
        }
web-log-throw-off = Rolls for the first turn: { $rolls }.
    .roll = { $seat } { $dice }
web-log-empty = No moves yet.
web-card = What scores
web-card-now = These dice
web-card-chances = The next roll
web-card-scores = Everything that scores
web-card-rolls = { $count } of { $of } rolls
web-card-none = This game has no scoring card.
web-menu = Menu
web-undo = Undo
    .sure = We all agree
    .not = No, keep the move
web-away = away
web-seat-stand-in =
    { $by ->
        [clock] time’s up, bot moved
       *[bot] bot moved
    }
web-bot-plays = bot plays
web-match-over = The match is over
web-amount =
    { $unit ->
        [points] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
       *[other] { event-amount }
    }
web-end-gap =
    { $result ->
        [lost] { $kind ->
            [race] { web-winners }, you were { web-amount } short
           *[gap] { web-winners }, { web-amount } { $unit ->
                [points] ahead of
               *[other] fewer than
            } you
        }
       *[won] { $kind ->
            [race] { $count ->
                [one] { $seats } was { web-amount } short
               *[other] { $seats } were { web-amount } short
            }
           *[gap] { web-amount } { $unit ->
                [points] ahead of
               *[other] fewer than
            } { $seats }
        }
    }
web-end-roll-off =
    { $result ->
        [lost] { $seats } wins a roll-off after a tie with { $points } points: { $rolls }
       *[won] Roll-off after a tie with { $points } points: { $rolls }
    }
    .roll = { $seat } { $value }
web-setting-bot-lines = Bots comment on their turns
# What a bot says when it loses its points, and when it banks some.
web-bot-line =
    { $event ->
        [banked] { $nth ->
            [0] “I’ll take that.”
            [1] “Safe is safe.”
            [2] “Not bad for a bot.”
            [3] “That’s enough for now.”
            [4] “Every point counts.”
            [5] “Off to the bank.”
           *[other] “Beat that.”
        }
       *[lost] { $nth ->
            [0] “Ouch.”
            [1] “One roll too many.”
            [2] “I saw that coming. Almost.”
            [3] “Well, that’s that.”
            [4] “Next time.”
            [5] “It was worth a try.”
           *[other] “The dice don’t like me today.”
        }
    }
web-skip = Skip to my turn
web-plus = +{ $points }
web-turn-of-many =
    { $count ->
        [one] It is { $seats }’s turn.
       *[other] { $seats } are choosing.
    }
web-turn-line =
    { $step ->
        [over] The match is over
        [throw] { $mine ->
            [yes] Your turn
           *[no] { $count ->
                [one] { $seats } rolls
               *[other] { $seats } roll
            }
        }
       *[choose] { $mine ->
            [yes] Your turn
            [shared] { $seats }’s turn
           *[no] { $count ->
                [one] { $seats }’s turn
               *[other] Waiting for { $seats }
            }
        }
    }
web-tray = Set aside in this turn
web-tray-made =
    { $kind ->
        [hot-dice] Before: { $points }
        [took-over] Taken over: { $points }
       *[kept] { $points }
    }
web-nothing-at-stake = Nothing is at stake.
web-no-worth = no points
web-no-worth-short = –
web-die-marked = Die { $number }: { $face }, { $state }.
web-put-back = put back
web-die =
    Die { $number }: { $face }{ $hasWorth ->
        [yes] , { $worth }
       *[no] {""}
    }{ $state ->
        [chosen] , { $marked }
        [locked] , set aside
       *[open] {""}
    }

# Actions

web-why-not-undo =
    { $code ->
        [hidden] Secret moves cannot be undone online
        [nothing] There is nothing to undo
        [over] A finished match cannot be undone
        [rolled] A roll cannot be undone
        [not-yours] Only your own last move can be undone
       *[revealed] What has been revealed cannot be undone
    }

# Hidden Pairs

web-re-roll =
    { $left ->
        [0] No re-rolls left
       *[other] Re-roll for 50
    }
web-cancelled = Cancelled.
web-press-key =
    { $key ->
        [none] { $label }.
       *[other] { $label }: press { $key }.
    }
web-hand-over = Pass the device to { $seat }
    .about = Everything is hidden until then.
web-why-hand-over = One moment: { $seat } is next
web-hand-over-key =
    { $key ->
        [none] Pass the device to { $seat }. Everything is hidden until then.
       *[other] Pass the device to { $seat }. Everything is hidden until then. { $seat }: press { $key }.
    }
web-its-me = I am { $seat }

# Real dice

web-real-dice-of =
    { $count ->
        [one] The die that { $seat } rolled
       *[other] The { $count } dice that { $seat } rolled
    }
web-enter-faces =
    { $isCorrection ->
        [yes] { $count ->
            [one] Tap what the die shows
           *[other] Tap what the { $count } dice show
        }
       *[no] { $count ->
            [one] Roll, then tap what the die shows
           *[other] Roll, then tap what the { $count } dice show
        }
    }
web-enter-keys = The keys 1 to 6 enter a die, Backspace removes it. The last die completes the roll.
web-entered-die = Die { $number }: { $face }.
web-entered-rest =
    { $count ->
        [one] 1 die to go.
       *[other] { $count } dice to go.
    }
web-entered-removed = Die { $number }, a { $face }, removed.
web-voice =
    { $listens ->
        [yes] Listening… say the faces
       *[no] Dictate the dice
    }
    .about = To recognise the words, your browser may send the recording to its maker. Dicehall does not receive it.
# For each face, the words that name it or sound alike.
web-voice-words = one won, two to too, three, four for, five, six
web-voice-misheard =
    { $count ->
        [one] Heard “{ $text }”. Say one number, such as “five”.
       *[other] Heard “{ $text }”. Say up to { $count } numbers and nothing else, such as “five one”.
    }
web-voice-failed = The browser cannot listen now. Tap the faces or type them.
web-entered-back = Remove last die
web-correct = Correct
    .name = Correct the roll { $dice } of { $seat }
    .about = { $seat } rolled { $dice }. What did the dice really show?
web-corrected-die = Die { $number } is { $face }, not { $was }.
web-correct-drops =
    { $count ->
        [one] After this correction the last move is no longer possible. It will be removed.
       *[other] After this correction the last { $count } moves are no longer possible. They will be removed.
    }
web-correct-reveals = This roll can no longer be corrected, because later rounds have been revealed.
web-correct-anyway = Correct anyway

# The end

web-winners =
    { $count ->
        [one] { $seats } wins
       *[other]
            { $many ->
                [yes] { $count } players share the win
               *[no] { $seats } share the win
            }
    }
web-you-lose = You lose
web-you-win =
    { $count ->
        [one] You win
       *[other] You share the win with { $many ->
            [yes] { $others } others
           *[no] { $seats }
        }
    }
web-winning-dice =
    { $own ->
        [yes] Your winning dice
       *[no] Winning dice of { $seat }
    }
web-solo-end = Finished with { $score }
web-place = { $place }.
web-best-turn = Best turn: { $seats }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-curve = { room-unit } over the match
    .about = A line chart, one line per player. The table below has the same numbers.
    .low = The lower the line, the better.
web-curve-table = Show as a table
web-curve-change = Change
web-install = Install as an app
web-replay = Replay
web-save-record = Download record
web-to-start = Home
web-leave = Leave table
web-no-match = Match not found
    .about = This device has no match with this number. It may have been deleted, or be saved in another browser.
    .hidden = This match has hidden choices. Its replay opens when it is over.

# History and replay

web-history-online = Online
web-resigned = resigned
web-history-result =
    { $place ->
        [1] { $shared ->
            [yes] Shared win
           *[no] Won
        }
       *[other] { $of ->
            [2] Lost
           *[other] Place { $place } of { $of }
        }
    }
web-history-luck = Luck: { $luck }
    .about = Luck is the win chance that the dice gave you (+) or took from you (−), in percentage points.
web-history-game = Game
web-history-all-games = All games
web-history-person = Player
web-history-everyone = Everyone
web-stats = Statistics
    .about = Your finished matches against others.
web-stats-of = Finished matches of { $name } against others.
web-stats-games = By game
web-stats-game = Game
web-stats-wins = Won
web-stats-won = { $won } of { $played } ({ $share })
web-stats-best = Best turn
web-stats-busts = Busts
web-stats-against = By opponent
web-stats-opponents =
    { $opponents ->
        [novice] Novice bots
        [steady] Steady bots
        [expert] Expert bots
       *[people] People
    }
web-stats-luck = Luck over time
    .about = A line chart of luck, added up over the analysed matches, in percentage points of win chance.
web-stats-no-luck = After two analysed matches, luck over time is shown here.
web-stats-match = Match
web-history-older = Show older matches ({ $left } more)
web-history-empty = No matches yet.
web-running = unfinished
web-continue = Continue
web-forget = Delete
    .name = Delete: { $game }
    .done = { $game } was deleted.
web-record-file = Match record
    .about = A JSON file downloaded from Dicehall.
web-at-entry = Move { $number }:
web-entry = Move
web-entry-of =
    { $number ->
        [0] Start, { $of ->
            [one] 1 move
           *[other] { $of } moves
        }
       *[other] Move { $number } of { $of }
    }
web-replay-play = Play
web-replay-pause = Pause
web-replay-pace =
    { $pace ->
        [calm] Calm
        [fast] Fast
        [instant] Very fast
       *[normal] Normal
    }
    .name =
        { $pace ->
            [calm] Speed: calm
            [fast] Speed: fast
            [instant] Speed: very fast
           *[normal] Speed: normal
        }
web-replay-mistake = Next mistake
web-step-back = Back
web-step-on = Next

# Analysis

web-review = Analysis
web-review-start = Analyse
web-review-exact = Exact analysis
    .about = An exact analysis is possible. It takes up to a minute and a lot of memory.
web-review-working = Analysing the match…
web-review-how =
    { $how ->
        [exact] Exact: the win chances are those of perfect play on both sides.
        [equilibrium] Exact if all players play perfectly, each for their own win. With more than two players there can be several solutions; this is one of them.
        [round] Each round is solved exactly. Everyone is assumed to play later rounds optimally. A player’s lead is how many more { unit-word } the other players have at the end, on average.
        [match] Choices are compared with the best strategy for the whole match. Only what the player could see counts. All other win chances are those with everyone’s dice open.
        [turn] An approximation: each choice is compared with the best play of its turn alone.
        [sampled] Estimated: hidden choices are compared over simulated turns with Expert bots, given what the player could know. Luck is estimated from { $rollouts } simulated matches with Steady bots, to ±{ $noise }.
        [duels] Approximation: each choice is rated against each opponent separately. Luck is estimated from { $rollouts } simulated matches with Steady bots, to ±{ $noise }.
       *[rollouts]
            Estimated from { $rollouts ->
                [one] 1 simulated match
               *[other] { $rollouts } simulated matches
            } from every position, played by Steady bots. To compare choices, more matches are simulated.
    }
web-review-method = How this is computed
web-review-margin = A choice counts as a mistake only if it costs more than its margin of error, which is at most ±{ $margin }.
web-review-done = The analysis is ready.
web-review-failed = The analysis failed. This device may not have enough memory, or the record is not available right now.
web-review-show = Show move { $number }
web-review-mistake =
    { $mine ->
        [yes] { $kind ->
            [inaccuracy] Your inaccuracy
            [blunder] Your blunder
           *[mistake] Your mistake
        }
       *[no] { mistake-grade } by { $seat }
    }
web-review-kind =
    { $kind ->
        [reveal] Hidden choices revealed
        [lucky] Lucky for { web-review-whom }
        [unlucky] Unlucky for { web-review-whom }
        [choice] { $mine ->
            [yes] Your choice
           *[no] Choice by { $seat }
        }
       *[mistake] { web-review-mistake }
    }
web-review-whom =
    { $mine ->
        [yes] you
       *[no] { $seat }
    }
web-review-chance =
    { $unit ->
        [behind] { $mine ->
            [yes] You are behind by
           *[no] { $seat } is behind by
        } { $before } → { $after }
        [sips] { $mine ->
            [yes] Your lead: { $before } → { $after }
           *[no] Lead of { $seat }: { $before } → { $after }
        }
       *[win] { $mine ->
            [yes] Your win chance
           *[no] Win chance of { $seat }
        }{ $knows ->
            [own] , as far as { $mine ->
                [yes] you
               *[no] { $seat }
            } could see
            [open] {" "}with everyone’s dice open
            [revealed] {" "}with everyone’s dice open, without and with the hidden choices
           *[all] {""}
        }: { $before } → { $after }
    }
web-review-curve =
    { $unit ->
        [sips] Lead over the match
       *[win] Win chance over the match
    }
    .about =
        { $unit ->
            [sips] A line chart of the leads, one line per player. The table below has the same numbers.
           *[win] A line chart of the win chances, one line per player. The table below has the same numbers.
        }
web-review-curve-swing =
    { $unit ->
        [sips] The higher the line, the further the player is ahead. The largest step is move { $number }: { web-review-goes } from { $before } to { $after }.
       *[win] The higher the line, the more likely the win. { $reveals ->
            [yes] The largest step is the reveal of hidden choices at move { $number }
           *[no] The largest step is move { $number }
        }: { web-review-goes } from { $before } to { $after }.
    }
web-review-goes =
    { $mine ->
        [yes] you go
       *[no] { $seat } goes
    }
web-review-account = How the result came about
    .about =
        { $unit ->
            [sips] The lead over the average of the other players at the start ({ unit-word }), and what raised (+) or lowered (−) it. The rows add up to the final lead.
           *[win] The win chance at the start, and what raised (+) or lowered (−) it, in percentage points (100 of them are one win). The rows add up to the final chance.
        }
    .much = The chance rises and falls many times, so a row can be very large.
web-review-figures = Figures of all players
web-review-row-start = Before the first roll
web-review-row-dice = Good or bad luck with the dice
web-review-row-mistakes = Own mistakes, even small ones
web-review-row-others =
    { $seats ->
        [2] Mistakes of the opponent
       *[more] Choices of the others
    }
web-review-row-met =
    Hidden choices of { $seats ->
        [2] the opponent
       *[more] the others
    }
    .about = You saw the hidden choices only at the reveal: that is neither luck nor a mistake of yours.
web-review-row-left =
    { $unit ->
        [sips] Gains in later rounds
       *[win] { $margin ->
            [hidden] Dice and choices of the others that are still hidden
            [none] Not explained
           *[other] Not explained (estimate, ±{ $margin })
        }
    }
web-review-row-result = After the last move
web-review-best = The best choice.
web-review-as-good =
    { $count ->
        [2] Two choices are equally good here. The other: { $others }.
       *[other] { $count } choices are equally good here. The others: { $others }.
    }
web-review-cost = { web-review-mistake }: { $move }. Better: { $better }.
web-review-in-doubt = Too close to call: the estimate has a margin of ±{ $margin }.
web-cancel = Cancel
web-share = Copy link
web-no-link = The record is not available right now.
web-copy-by-hand = Copy this text yourself
web-bad-link =
    { $why ->
        [elsewhere] Only records of this site can be opened from a link.
        [not-there] There is no record at this address, or you are not allowed to see it.
        [offline] The server cannot be reached. Try again when you are online.
       *[damaged] This link does not contain a match record. It may be incomplete.
    }
web-why-first-entry = This is the start of the match.
web-why-last-entry = This is the last move.

# Rules and undo

web-rules-now = now
web-rules-for-now = Rules for this step
web-undo-answer-key =
    { $key ->
        [none] Do you agree?
       *[other] Do you agree? Press { $key } to answer.
    }
web-undo-withdraw-key = Press { $key } to withdraw your request.
web-undo-ask = { $seats }: do you all agree to undo the last move of { $seat }?

# Keys

web-keys = Keyboard shortcuts
web-keys-reader = For screen readers
web-keys-off = Keyboard shortcuts are turned off in the settings.
web-keys-change = Change shortcuts
    .about = Select a field and press the new key. The digits are reserved for dice and players.
web-key-taken = { $key } is already in use.
web-key-changed = { $action }: { $key }
web-keys-default = All keys are back to their defaults.
web-key-roll = Roll
web-key-bank = Bank, stop or stay
web-key-hand = Announce the dice
web-key-turn = Announce whose turn it is
web-key-time-left = Announce the time left
web-key-scores = Announce the scores
web-key-detailed-scores = Announce the scores in detail
web-key-stakes = Announce what is at stake
web-key-table = Announce the whole table
web-key-last-turn = Announce the last turn
web-key-speak-slower = Longer wait for speech
web-key-speak-faster = Shorter wait for speech
web-key-shift = Shift
web-key-all-scoring = Keep all scoring dice
web-key-undo = Undo
web-key-rules = Rules
web-key-card = What scores
web-key-log = Game log
web-key-type = Type a move
web-key-stand-in = Let a bot play for a player who is away, or take your seat back
web-key-go-on = Continue to the next player’s turn
web-go-on-key =
    { $key ->
        [none] Continue when you are ready.
       *[other] Press { $key } to continue.
    }
web-key-buffer-before = Previous message list
web-key-buffer-after = Next message list
web-key-message-before = Older message
web-key-message-after = Newer message
web-key-message-first = First message
web-key-message-last = Last message
web-key-keys = Menu and keyboard shortcuts
web-key-dice =
    { $keeping ->
        [face] Shift plus a number keeps a die that shows it; the number alone puts one back
       *[position] Keep a die, or put it back
    }
web-key-no-die =
    { $keeping ->
        [face] No die showing { $number } can be changed.
       *[position] Die { $number } cannot be changed.
    }
web-buffer =
    { $buffer ->
        [log] Game log
        [chat] Chat
        [table] People at the table
       *[all] All messages
    }
web-buffer-empty = No messages.
web-message-position = { $position } of { $count }.

# Settings

web-settings-look = Language and appearance
web-settings-motion = Dice, motion and coach
web-settings-sound = Sound and notifications
web-settings-reader = Keyboard and screen reader
web-setting-language = Language
    .auto = Automatic
    .en = English
    .de = Deutsch
web-setting-theme = Theme
    .auto = Automatic
    .dark = Dark felt
    .light = Light linen
    .contrast = High contrast
web-setting-font = Font
    .about = OpenDyslexic can be easier to read with dyslexia. It is loaded when you choose it.
    .standard = Standard
    .dyslexic = OpenDyslexic
web-setting-motion = Motion
    .auto = Automatic
    .full = Full
    .reduced = Reduced
web-setting-dice = Dice animation
    .tumbling = 3D if fast enough
    .always = Always 3D
    .drawn = 2D
web-throws-drawn =
    { $why ->
        [slow] This device is too slow for 3D dice. They are shown in 2D until you reload the page. “Always 3D” overrides this.
       *[no-webgl] This browser has no graphics acceleration, so 3D dice would be too slow. They are shown in 2D. “Always 3D” overrides this.
    }
web-setting-faces = Die faces
    .pips = Pips
    .numerals = Numbers
web-setting-pace = Pace
    .about = How long the table shows what others do and what happened. A tap or any key skips it.
    .calm = Calm
    .normal = Normal
    .fast = Fast
    .instant = No waiting
web-setting-volume = Volume
web-setting-volumes = Volume of each sound
web-setting-volume-of =
    { $group ->
        [dice] Dice
        [outcomes] Bank, bust, win and other outcomes
        [turns] Whose turn it is
       *[clock] Clock
    }
web-sound-test = Test
    .name = Test the sounds: { $group }
web-setting-vibration = Vibration
web-setting-notifications = Notifications
    .about = Notifies you when it is your turn at a table that you are not looking at.
web-notifications-blocked = This browser blocks notifications from this site. You can allow them in the browser’s settings for this site.
web-setting-verbosity = Announcements
    .about = “Brief” announces each turn of another player in one sentence. “Full” adds what is at stake.
    .brief = Brief
    .normal = Normal
    .full = Full
web-setting-turns = After another player’s turn
    .about = “Wait for a key”: the next player’s turn begins only when you press the key for it.
    .on = Continue at once
    .key = Wait for a key
web-setting-speech = Wait for speech
    .about = The next move of another player waits until your screen reader has had time to read. “Automatic” starts to wait when you first use a key that announces something.
    .auto = Automatic
    .always = Always
    .never = Never
web-setting-speech-rate = Words a minute
    .about = How fast your screen reader speaks. The table waits for that long. At the table, the keys − and + also change this.
web-speech-rate = { $rate } words a minute.
web-no-last-turn = No turn has ended yet.
web-setting-keeping = Dice keys
    .about = By position: the keys 1 to 6 keep a die or put it back. By face: Shift plus the number keeps a die, the number alone puts it back.
    .position = By position
    .face = By face
web-setting-typing = Input line for moves
    .about = Under every table and puzzle. Type “keep 1 5 roll”, “bank”, “scores” or “odds”; “help” lists all words.
web-setting-keys = Keyboard shortcuts at the table
    .about = Single keys such as R and B. Turn them off if they conflict with other software.

# The line to type into; every word with its synonyms, the usual one first.

web-typed = Move or question
    .example = keep 1 5 roll, scores, help
web-typed-unknown = “{ $text }” is not understood. Possible now: { $list }. Type “help” for all words.
web-typed-no-dice = There is no { $wanted } among { $dice }.
web-typed-count =
    { $count ->
        [one] 1 die is rolled, not { $given }.
       *[other] { $count } dice are rolled, not { $given }.
    }
web-typed-moves = Possible now: { $list }.
web-typed-nothing = nothing
web-typed-no-odds = Nothing is rolled next.
web-typed-words = Words: { $list }. Numbers stand for die faces.
web-word-roll = roll, throw, r
web-word-keep = keep, hold, mark, place
web-word-bank = bank, stop, stay, finish, commit, b
web-word-all = all, keep all, fill
web-word-dice = dice, hand
web-word-turn = turn, who
web-word-scores = scores, score
web-word-details = details
web-word-stake = stake, stakes, points
web-word-time = time, clock
web-word-table = table
web-word-last = last, last turn
web-word-undo = undo, back
web-word-next = next, go on
web-word-hint = hint, best
web-word-rules = rules
web-word-log = log
web-word-odds = odds, chances
web-word-moves = moves, actions
web-word-help = help, words, ?

# Online

web-table = Table
web-connecting = Connecting…
web-no-server = The server cannot be reached. You can still play on this device.
web-try-again = Try again
web-your-name = Your name
    .about = The other players at the table see it. No account, no password.
web-fill-in = Fill in “{ $label }” first.
web-name-continue = Continue
web-enter-name = Enter a name
web-new-table = New table: { $game }
web-seats = Seats
web-clock = Time limit
    .about = When the time is up, a bot makes the move. After two timeouts in a row the bot keeps the seat until the player takes it back.
    .none = None
    .seconds = Seconds
    .days = Days
web-clock-seconds = Seconds per move
web-clock-days = Days per move
web-clock-none = The table waits as long as it takes. When a player is away, the others can let a bot play for them.
web-clock-next = Next turn: { $time } left
web-clock-minutes = { $minutes } minutes left.
web-clock-seconds-left =
    { $seconds ->
        [one] 1 second left.
       *[other] { $seconds } seconds left.
    }
web-no-clock = No time limit.
web-listed = List in the lobby
    .about = Otherwise people need the link or the code to find it.
web-watch = Allow spectators
web-chat = Chat
web-spectator-chat = Spectators can write
    .about = Otherwise only players can.
web-more-settings = More settings
web-make-table = Create table
web-code = Code
web-code-spelled =
    { $of ->
        [sheet] Code of the sheet: { $code }
       *[table] Code of the table: { $code }
    }
web-seated = You have seat { $number }.
web-seated-as = Another player is already called { $name }, so you play as { $here }.
web-lobby = Open tables
web-lobby-empty = There are no open tables right now.
web-seats-taken = { $count } of { $of } seats taken
web-invited =
    { $known ->
        [yes] { $host } invites you to { $game }
       *[no] You are invited to { $game }
    }
web-invited-time = A match takes { $time }.
web-invited-late =
    { $why ->
        [playing] The match has begun. You can watch it.
        [next] The match has begun. Watch now, and play the next match.
        [bot] The match has begun. Take the seat of a bot now, or watch and play the next match.
        [over] The match is over.
       *[full] All seats are taken. You can watch, or wait for a free seat.
    }
web-invited-join =
    { $way ->
        [join] Join the table
        [full] Wait for a free seat
        [bot] Take a bot’s seat
        [next] Play the next match
        [over] See the result
       *[playing] Watch with this name
    }
web-share-table = Share
web-share-text = Play { $game } with me
web-start-with-bots =
    { $count ->
        [one] Start with 1 steady bot
       *[other] Start with { $count } steady bots
    }
web-invite = Invite others
    .about =
        Share the code or the link{ $qr ->
            [yes] , or let others scan the QR code
           *[no] {""}
        }.
    .full = Let others watch
web-copy-link = Copy link
web-copied = Copied
web-qr = QR code of the link to this table
web-seat-free = free
web-here = online
web-asked = invited
web-sit = Sit here
    .name = Sit here, at seat { $number }
web-add =
    { $strength ->
        [novice] Add a novice bot
        [expert] Add an expert bot
       *[steady] Add a steady bot
    }
web-start-match = Start match
web-start-without = Start without waiting for { $names }
web-starts-with-all = The match starts as soon as everyone invited is here.
web-mute = { $name }
web-write = Write a message
web-send = Send
web-reaction-clap = Bravo
web-reaction-laugh = Haha
web-reaction-wow = Wow
web-reaction-ouch = Ouch
web-reaction-luck = Good luck
web-reaction-thanks = Thanks
web-reaction-hurry = Your turn!
web-reaction-bye = Bye
web-stand-in-key =
    { $key ->
        [none] Possible now: { $offer }.
       *[other] { $offer }: key { $key }.
    }
web-resign = Resign
    .about =
        { $goesOn ->
            [yes] A bot finishes the match for you, and you come last.
           *[no] The match ends at once, and you lose.
        } You cannot undo this.
    .sure = Resign
    .not = Keep playing
web-proof = Verify all dice of this match
web-proof-checking = Verifying the dice…
web-proof-offline = The record is not available right now.
web-menu-hold = Let a bot play for me
web-menu-fair = Are the dice fair?
web-menu-host = Host tools
web-menu-mine = My tables
web-host = Host
web-host-readmit = Undo: let { $name } back in
web-host-tools = Host tools
web-host-alone = No one else is here yet.
web-host-pass = Make { $name } the host
web-host-mute = Mute { $name } for everyone
web-host-unmute = Unmute { $name }
web-chat-empty = No messages yet.
web-mute-who = Mute players on this device
web-why-no-name = You are watching without a name. Enter a name to write messages.
web-why-chat-off = The host turned the chat off.
web-why-muted = The host muted you.
web-why-spectator = Only players can write at this table.
web-just-watch = Just watch
web-again-with =
    { $state ->
        [playing] The rematch has started: take your seat
        [watch] Watch rematch
       *[open] Join rematch
    }
web-fair = Are the dice fair?
    .about = The server and the browser of each player draw a secret seed and commit to it with a SHA-256 hash. When the host starts the match, no commitment can change any more, and the players’ seeds are revealed. Every die follows from all seeds, so no one can choose the dice. After the match the server reveals its seed, and this browser recomputes every die and compares all commitments with those that it saw.
web-fair-promise = Commitment of the server
web-fair-server = Server seed, revealed
web-fair-part = Seed of { $name }
web-fair-what =
    { $what ->
        [bot] Bots contribute nothing.
        [none] Contributes nothing.
        [committed] Committed:
        [withheld] Committed, but not revealed in time:
       *[revealed] Revealed:
    }
web-fair-draw = Draw a new seed in this browser
    .about = If you sat down on another device, only that device can reveal your seed. Draw a new one here to use this browser instead.
web-fair-command = Copy command to verify this match in a terminal
web-you = Your tables and profile
web-my-tables = My tables
web-left-table = Your seat is kept. While you are away, a bot can play for you.
web-no-one-yet = no one else yet
web-turn-state =
    { $state ->
        [yours] Your turn
        [open] Not started
       *[playing] Waiting for others
    }
web-no-tables = You are not playing at any table right now.
web-finished = Finished
web-never-started = closed before the start
web-your-place = You: place { $place } with { $score }
web-look-at = View
web-you-data = Your name and data
web-new-name = Tables where you already sit keep your old name.
web-rename = Change name
web-export = Download my data
web-delete-me = Delete my data
    .about = You leave all tables that are not finished, and your name and your messages are deleted from every table on this server. You cannot undo this.
    .sure = Delete my data
    .not = Cancel
web-tokens = API tokens for bots and scripts
    .about = A program with a token plays as you through the API (see docs/api.md). The token is shown only once.
web-token-label = Name of the token
web-token-make = Create token
web-token-once = Copy it now. It is not shown again:
web-token-revoke = Revoke: { $label }

# Are the dice fair?

web-dice-fair = Are the dice fair?
web-dice-made-here = On this device
    .about = Every die comes from the browser’s cryptographic random number generator. One byte makes one die; bytes that would favour a face are discarded. Bots and people roll the same dice, and the score has no influence on them.
web-dice-made-online = Online
    .about = The dice are fixed before the first roll. They come from secret seeds, one from the server and one from each player’s browser; all are committed in advance. After the match you can recompute every die without the server: open its record.
web-dice-here = Your dice so far
    .about = Every die of the matches played on this device. Real dice entered by hand are not counted.
web-dice-whose = Whose dice
    .all = Everyone’s
    .person = People’s
    .bot = Bots’
web-dice-face = Face
web-dice-times = Count
web-dice-share = Share
web-dice-unreadable = The saved matches cannot be read in this browser, so there is nothing to count.
web-dice-verdict =
    { $kind ->
        [few] { $count ->
            [0] No dice yet.
            [one] 1 die so far.
           *[other] { $count } dice so far.
        } At least { $needed } are needed for a meaningful result.
        [even] { $count } dice. This is consistent with fair dice, which are more uneven than this { $chance } of the time.
        [seldom] { $count } dice. Fair dice are this uneven { $chance } of the time: unusual, but possible.
       *[uneven] { $count } dice. { $chance ->
            [none] Fair dice are practically never this uneven.
           *[other] Fair dice are this uneven only { $chance } of the time.
        }
    }
web-dice-many = Roll them yourself
    .about = The same dice as at the table, in large numbers. The thin line marks equal shares.
web-dice-throw-many = Roll { $count } dice
web-dice-throwing = Rolling
web-dice-stop = Stop
web-history-unreadable = The saved matches cannot be read in this browser. In a private window, matches are lost when you close the page.
web-match-unsaved = This browser cannot save the match. It is lost when you close or reload the page. You can download its record.
web-went-on-elsewhere = The match continued in another window of this browser. This is its current state.
