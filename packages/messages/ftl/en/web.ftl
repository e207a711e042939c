# The table in a browser.

web-back = Back
web-close = Close
web-nav = Main
web-history = History
    .about = The matches on this device. They stay here until you forget them.
web-settings = Settings
web-not-found = Nothing here
    .about = There is no such page. The start screen has all five games.
web-error = Something went wrong
    .about = Reload the page to continue.
    .part = Something went wrong here. Reload the page to continue.
web-error-load = This page could not be loaded
    .about = Dicehall was updated, or you are offline. Reload the page to continue.
    .part = Part of this page could not be loaded. Reload the page to see it.
web-reload = Reload

# Start

web-welcome = Five dice games, one good table
    .about = Play here on one device, with people or bots, or apart over a link. No account needed.
web-play-here = Play here
    .name = Play here: { $game }
web-play-online = Play apart
    .name = Play apart: { $game }
web-rules = Rules
    .name = Rules: { $game }
web-join = Invited?
    .about = Enter the code you were given, or look for an open table.
    .code = Join
web-open-record = Open a match record
web-go-on = Go on with { $game }

# Set-up

web-bot-name = Bot { $number }
web-person-name = Player { $number }
web-who-plays = Who plays
web-seat-name = Name at seat { $number }
web-seat-player = Who plays { $name }
web-seat-remove = Remove { $name }
web-person = Person
web-bot =
    { $strength ->
        [novice] Bot, novice
        [expert] Bot, expert
       *[steady] Bot, steady
    }
web-bot-mark = Bot
web-expert-solving = The expert is solving the game ({ $percent }) and plays steadily until then.
web-expert-solved = The expert has solved the game.
web-expert-failed = This device could not solve the game: the expert plays like the steady bot here.
web-expert-is-steady = This page cannot solve such a table in a moment: the expert plays like the steady bot here.
web-add-person = Add a person
web-add-bot = Add a bot
web-dice = Dice
    .about = With real dice you throw on your own table and tap in what they show.
web-dice-app = Thrown here
web-dice-real = Real dice
web-house-rules = House rules
web-defaults = Back to the defaults
web-bad-table-link = This link leads to no table. Was it cut short?
web-why-nameless = Seat { $number } has no name yet that can be seen.
web-start = Start and roll

# The table

web-scores = Scores
web-story = Story
web-story-empty = Nothing has happened yet.
web-menu = Menu
web-undo = Undo
web-away = away
web-match-over = The match is over
web-number = { $number }
web-of = { $number } of { $of }
web-plus = +{ $points }
web-not-in-yet = not in yet
web-committed = ready
web-choosing = choosing
web-progress-target = To { $target }
web-progress-round = Round { $number } of { $of }
web-progress-turn = Turn { $number } of { $of }
web-your-turn = Your turn.
web-turn-of = { $seat }, your turn.
web-turn-of-many =
    { $count ->
        [one] It is { $seats }’s turn.
       *[other] { $seats } are choosing.
    }
web-turn-line =
    { $step ->
        [over] The match is over
        [throw] { $count ->
            [one] { $seats } throws
           *[other] { $seats } throw
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
web-last-throw = { $seat } threw { $sum }
web-threw = threw { $dice }
web-no-dice = No dice lie on the table.
web-nothing-at-stake = Nothing is at stake.
web-no-worth = no points
web-no-worth-short = –
web-worth = +{ $points }
web-worth-plain = { $points }
web-worth-part = of { $points }
web-die =
    Die { $number }: { $face }, { $worth }{ $state ->
        [chosen] { $marking ->
            [hold] , held
           *[keep] , kept
        }
        [locked] , set aside
       *[open] {""}
    }
web-fact-at-stake = At stake
web-fact-dice-next = Next throw
web-fact-to-go = To go
web-fact-kept-so-far = Kept so far
web-fact-round = Round
web-fact-penalty = Penalty
web-fact-rolls = Rolls
web-fact-now = Now
web-units =
    { $unit ->
        [sips] { $count ->
            [one] 1 sip
           *[other] { $count } sips
        }
       *[other] { $count } { $unit }
    }
web-lie =
    { $kind ->
        [stairs] stairs
        [super-stairs] super stairs
        [shit-stairs] shit stairs, { $points }
        [three-of-a-kind] three of a kind
       *[points] { $points }
    }
web-standing-safe = safe
web-standing-points = { $points }

# What can be done

web-roll =
    { $count ->
        [one] Roll the die
       *[other] Roll { $count } dice
    }
web-roll-on =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
web-roll-plain = Roll
web-bank-plain = Bank
web-bank = Bank { $points } → { $total }
web-stop-for-nothing = Stop with nothing: it takes { $opening }
web-keep-and-roll =
    { $count ->
        [one] Keep { $points }, roll 1 die
       *[other] Keep { $points }, roll { $count }
    }
web-win-exactly = Keep and win with { $total }
web-take-over =
    { $dice ->
        [one] Take over { $points } with 1 die
       *[other] Take over { $points } with { $dice } dice
    }
web-last-die-lies = Keep, the last die lies: +{ $points } → { $total }
web-threes-bank = Bank { $points } → { $total }
web-stay-plain = Stay
web-stay = Stay on { $points }
web-stay-safe =
    { $kind ->
        [stairs] Stay: safe on stairs
        [super-stairs] Stay: safe on super stairs
       *[three-of-a-kind] Stay: safe on three of a kind
    }
web-give =
    Give { $unit ->
        [sips] { $count ->
            [one] 1 sip
           *[other] { $count } sips
        }
       *[other] { $count } { $unit }
    } to { $seat }
web-keep-all-ten-thousand = Keep all that scores
web-keep-all-threes = Keep every three
web-kept-all =
    { $count ->
        [one] 1 die kept.
       *[other] { $count } dice kept.
    }
web-why-roll-first = Roll first
web-why-keep-one = Keep a scoring die first
web-why-keep-scoring = Not every die you keep scores
web-why-keep-one-die = Keep at least one die
web-why-all-kept = All are kept: bank
web-why-keep-all-to-bank =
    { $count ->
        [one] 1 die is undecided
       *[other] { $count } dice are undecided
    }
web-why-all-held = All are held: let one go
web-why-opening = { $total } so far; it takes { $opening }
web-why-gentlemen = Gentlemen’s rule: you could not lose
web-why-nothing-to-undo = There is nothing to undo
web-why-thrown = The dice have fallen; a throw stays
web-note-final-round = Final round: { $seat } reached the target. One last turn each.
web-note-opening-turn = You need { $opening } in one turn to get in.
web-note-opening-total = You need { $opening } before you can bank.
web-note-order = Everybody throws one die. The highest starts.
web-note-starter = Everybody throws one die. The highest starts.
web-note-roll-off = Equal lowest: they throw all three. The lowest loses.
web-note-gentlemen = Gentlemen’s rule: as the last to roll, leave yourself a way to lose.

# Hidden Pairs

web-pairs-step =
    { $stage ->
        [dice] { $left ->
            [0] Your six dice, in secret
            [one] Your six dice, in secret. 1 re-roll left
           *[other] Your six dice, in secret. { $left } re-rolls left
        }
        [pairs] Two dice for each round
       *[actions] Actions, if you like
    }
web-re-roll =
    { $picked ->
        [yes] Re-roll die { $number } for 50
       *[no] Re-roll for 50
    }
web-to-pairs = Make pairs
web-to-actions = On to actions
web-back-to-dice = Dice
web-back-to-pairs = Pairs
web-commit =
    { $price ->
        [0] Commit
       *[other] Commit for { $price }
    }
web-why-pick-die = Pick a die
web-why-place-all = Place all six dice
web-why-no-re-rolls = Both re-rolls are used
web-why-cannot-pay = It costs { $price }; you have { $points }
web-round-worth = Round { $round }: { $points }
web-filling = The next dice go to round { $round }, for { $points } points
web-empty-slot = empty
web-pairs-die =
    Die { $number }: { $face }{ $round ->
        [0] {""}
       *[other] , in round { $round }
    }
web-highest-first = Highest first
web-action-hinderance = Hinderance
    .about = −{ $amount } on one pair: your two lowest dice
web-action-diceBlock = Dice-Block
    .about = −{ $amount } on one pair: your 3rd and 4th highest
web-action-luckyDice = Lucky Dice
    .about = Holds off the largest attack on you
web-action-off = No
web-action-round =
    { $round ->
        [0] No { $action }
       *[other] { $action } in round { $round }
    }
web-action-target = Against whom
web-price = { $price } points
web-points-left =
    { $price ->
        [0] You have { $points } points
       *[other] { $points } − { $price } = { $left } points left
    }
web-reveal = Turn { $turn }, shown
web-reveal-next = Show round { $round }
web-reveal-done = Go on
web-attack =
    { $kind ->
        [hinderance] Hinderance
       *[dice-block] Dice-Block
    } by { $seat }: { $negated ->
        [yes] { $amount }, held off by Lucky Dice
       *[no] −{ $amount }
    }
web-hand-over = Pass it to { $seat }
    .about = Everything is hidden until then.
web-its-me = I am { $seat }

# Real dice

web-real-dice-of =
    { $count ->
        [one] The die that { $seat } threw
       *[other] The { $count } dice that { $seat } threw
    }
web-enter-faces =
    { $lie ->
        [yes] { $count ->
            [one] Tap what the die shows
           *[other] Tap what the { $count } dice show
        }
       *[no] { $count ->
            [one] Throw, then tap what the die shows
           *[other] Throw, then tap what the { $count } dice show
        }
    }
web-entered-all = Right like this?
web-entered = Entered: { $dice }
web-enter = Enter the throw
web-enter-more =
    { $count ->
        [one] 1 die to go
       *[other] { $count } dice to go
    }
web-entered-back = Take one back
web-correct = Correct
    .about = { $seat } threw { $dice }. What was it really?
web-correct-drops =
    { $count ->
        [one] With these faces the last entry no longer fits and would be dropped.
       *[other] With these faces the last { $count } entries no longer fit and would be dropped.
    }
web-correct-anyway = Correct it and drop them

# The end

web-winners =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the win
    }
web-solo-end = Done with { $score }
web-place = { $place }.
web-biggest-gain = The biggest step: { $seat } with +{ $points }.
web-curve = How it went
    .about = A line for each seat, from the first score to the last. The table below has the numbers.
web-curve-table = The numbers
web-curve-change = Change
web-again = Play again
web-replay = Step through
web-save-record = Save the record
web-to-start = To the start screen
web-leave = Leave the table
web-no-match = No such match
    .about = This device has no match of that number. Perhaps it was forgotten, or belongs to another browser.

# History and replay

web-history-empty = No matches yet.
web-over = over
web-running = unfinished
web-continue = Go on
web-forget = Forget
    .name = Forget: { $game }
    .about = { $game }, last played { $when }. It goes from this device for good. To keep it elsewhere, save its record first.
    .sure = Forget it
    .not = Keep it
    .done = { $game } was forgotten.
web-record-file = Match record
    .about = A JSON file, as Dicehall saves it.
web-at-entry = Entry { $number }:
web-entry = Entry
web-entry-of = Entry { $number } of { $of }
web-moved = { $seat } has chosen.
web-before-start = Before the first throw.
web-step-back = Back
web-step-on = On

# Review

web-review = What decided it
    .quick = The game is solved in a moment, then every throw and every choice is held against the best play.
    .slow = This game can be solved here, which takes some ten seconds and much memory. An estimate plays on from each position with steady players.
    .not = There is no exact solution for this table: each position is played on with steady players, so that the values are estimates.
web-review-exact = Solve and review
web-review-estimate = Review by estimate
web-review-working =
    { $stage ->
        [solving] Solving the game …
       *[reviewing] Looking at every position …
    }
web-review-is-exact = Chances of winning are exact, for best play by both. Luck and errors add up to the result to the last digit.
web-review-done = The review is there.
web-review-failed = The review could not be made here: perhaps this device has too little memory for it, or the record cannot be had right now.
web-review-show = Show entry { $number }
web-review-curve-about = A line for each seat: its chance of winning, from the first entry to the last. The table below has the numbers.
web-review-table = Luck and skill by player
web-review-luck = The dice brought { $seat } { $share }.
web-review-best = No better choice.
web-review-cost = That cost { $share }. Better: { $better }.
web-cancel = Cancel
web-share = Copy a link to it
web-no-link = The record cannot be had right now.
web-copy-by-hand = The link, to be copied by hand
web-bad-link =
    { $why ->
        [elsewhere] Only records of this site are opened from an address.
        [not-there] There is no record at that address, or you may not see it.
        [offline] The server cannot be reached. Try again when you are connected.
       *[damaged] This link does not hold a match record. Was it cut short?
    }
web-why-first-entry = This is before the first entry.
web-why-last-entry = This is the last entry.

# Rules, and taking back

web-rules-now = now
web-rules-for-now = Rules for what is on now
web-undo-ask =
    { $what ->
        [throw] { $seats }: do you all agree to take back the throw that was entered for { $seat }?
       *[move] { $seats }: do you all agree to take back the last choice of { $seat }?
    }
web-undo-agreed = We all agree
web-undo-not = No, it stays

# Keys

web-keys = Keys
web-keys-off = Keys are switched off in the settings.
web-keys-change = Change keys
    .about = Go to a field and press the key it should have. 1 to 6 belong to the dice.
web-key-taken = { $key } is taken already.
web-key-roll = Roll
web-key-bank = Bank, stop or stay
web-key-hand = Say the dice
web-key-turn = Say whose turn it is
web-key-scores = Say the scores
web-key-detailed-scores = Say the scores in detail
web-key-stakes = Say what is at stake
web-key-all-scoring = Keep all that scores
web-key-undo = Undo
web-key-rules = Rules
web-key-story = Story
web-key-buffer-before = Buffer before
web-key-buffer-after = Buffer after
web-key-message-before = Older message
web-key-message-after = Newer message
web-key-keys = Keys and menu
web-key-dice =
    { $keeping ->
        [face] Shift with a face keeps a die that shows it; the face alone puts one back
       *[position] Keep a die, or put it back
    }
web-key-no-die =
    { $keeping ->
        [face] No die showing { $number } can be changed.
       *[position] Die { $number } cannot be changed.
    }
web-buffer =
    { $buffer ->
        [story] Story
        [chat] Chat
       *[all] All messages
    }
web-buffer-empty = No messages.

# Settings

web-settings-look = Look and pace
web-settings-sound = Sound and notice
web-settings-reader = Keys and screen reader
web-setting-language = Language
    .auto = Automatic
    .en = English
    .de = Deutsch
web-setting-theme = Theme
    .auto = Automatic
    .dark = Dark felt
    .light = Light linen
    .contrast = High contrast
web-setting-motion = Motion
    .auto = Automatic
    .full = Full
    .reduced = Reduced
web-setting-dice = Throws
    .tumbling = Tumbling, 3D
    .always = 3D, always
    .drawn = Drawn
web-throws-drawn =
    { $why ->
        [slow] This device was too slow for dice in 3D: they are drawn until the page is loaded again. “3D, always” has them all the same.
       *[no-webgl] This browser draws without a graphics card, too slowly for dice in 3D: they are drawn. “3D, always” has them all the same.
    }
web-setting-faces = Faces
    .pips = Pips
    .numerals = Numbers
web-setting-pace = Pace of the bots
    .easy = Easy
    .brisk = Brisk
    .instant = At once
web-setting-volume = Volume
web-setting-vibration = Vibration
web-setting-notifications = Notifications
    .about = Says so when it is your turn at a table that you have out of sight.
web-notifications-blocked = This browser does not let the page show notifications. Its own settings for this site can change that.
web-setting-verbosity = What is announced
    .about = Brief leaves out what others do in the middle of their turns; full adds what is at stake.
    .brief = Brief
    .normal = Normal
    .full = Full
web-setting-keeping = Dice keys
    .about = By place: 1 to 6 keep a die or put it back. By face: Shift with the face keeps, the face alone puts back.
    .position = By place
    .face = By face
web-setting-keys = Keys at the table
    .about = Single keys such as R and B. Switch them off if they get in your way.

# Playing apart

web-table = Table
web-connecting = One moment: asking the server …
web-no-server = The server cannot be reached. Playing here works without it.
web-offline = You are not connected. Try again in a moment.
web-lost = The connection is lost. It comes back by itself, and nothing is missed.
web-try-again = Try again
web-your-name = Your name
    .about = The others at the table see it. No account, no password.
web-go-in = Go in
web-come-in = Come in with a name
web-new-table = A table of { $game }
web-seat = Seat { $number }
web-seats = Seats
web-clock = Time to decide
    .about = When it runs out a bot makes the move; after twice in a row it holds the seat until it is taken back.
    .none = No clock
    .seconds = Seconds
    .days = Days
web-clock-seconds = Seconds for each decision
web-clock-days = Days for each decision
web-clock-left = { $minutes }:{ $seconds } left
web-clock-hours =
    { $hours ->
        [one] 1 hour left
       *[other] { $hours } hours left
    }
web-listed = Show in the lobby
    .about = Otherwise only those with the link or the code find it.
web-watch = Others may watch
web-chat = Chat
web-make-table = Make the table
web-code = Code
web-lobby = Open tables
web-lobby-empty = No open table right now.
web-seats-taken = { $count } of { $of } seats taken
web-invite = Invite others
    .about = Read out the code, send the link, or let them point a phone at the picture.
web-copy-link = Copy the link
web-copied = Copied
web-qr = QR code of the link to this table
web-seat-free = free
web-here = here
web-sit = Sit here
    .name = Sit here, at seat { $number }
web-add = Add: { $what }
web-start-match = Start the match
web-why-seats =
    { $count ->
        [one] 1 seat is still free
       *[other] { $count } seats are still free
    }
web-wait-seat =
    { $free ->
        [0] Every seat is taken. Watch, or wait until somebody leaves.
       *[other] Take a free seat, or watch.
    }
web-wait-host = The host starts the match when everybody is here.
web-mute = { $name }
web-write = Write something
web-send = Send
web-reaction-clap = Bravo
web-reaction-laugh = Haha
web-reaction-wow = Wow
web-reaction-ouch = Ouch
web-reaction-luck = Good luck
web-reaction-thanks = Thanks
web-reaction-hurry = Your turn?
web-reaction-bye = Bye
web-take-seat-back = A bot plays for you. Take your seat back
web-resign = Give up
    .about = A bot plays your seat to the end, and you come in last. There is no way back.
    .sure = Give up for good
    .not = Play on
web-proof = Check every die of this match
web-proof-holds =
    { $count ->
        [one] The one die is as it was promised before the match.
       *[other] All { $count } dice are as they were promised before the match.
    }
web-proof-checking = Checking every die …
web-proof-compare = Compare the promise with the one you saw before the match:
web-proof-same = The promise is the one that this browser saw before the match:
web-proof-fails =
    { $code ->
        [wrong-dice] Entry { $number } does not show what the seeds give: these dice were not thrown as promised.
        [wrong-commitment] The server’s seed is not the one that its promise was made of.
        [other-promise] The promise in the record is another one than this browser saw before the match.
        [entered-by-hand] These dice were real ones, entered by hand: there is nothing to check.
        [no-proof] This record has no proof of its dice.
        [offline] The record cannot be had right now.
       *[bad-proof] The proof in this record cannot be read.
    }
web-menu-hold = Let a bot play for me
web-menu-fair = How the dice are kept fair
web-menu-host = Host: people and chat
web-menu-mine = My tables
web-host = Host
web-host-tools = Host: people and chat
web-host-alone = Nobody else is here yet.
web-host-pass = Make { $name } the host
web-host-mute = Mute { $name } for everybody
web-host-unmute = Let { $name } speak again
web-chat-empty = Nothing has been said.
web-mute-who = Mute on my screen
web-why-no-name = You watch without a name: to write, come in with one.
web-why-chat-off = The host has switched the chat off.
web-why-muted = The host has muted you.
web-just-watch = Just watch
web-you-watch = You are watching.
web-watchers =
    { $count ->
        [one] 1 person watches.
       *[other] { $count } people watch.
    }
web-usual-rules = The usual rules
web-clock-of =
    { $kind ->
        [seconds] { $count ->
            [one] 1 second for each decision
           *[other] { $count } seconds for each decision
        }
        [days] { $count ->
            [one] 1 day for each decision
           *[other] { $count } days for each decision
        }
       *[none] no clock
    }
web-heard-said = { $name }: { $text }
web-heard-clap = { $name }: Bravo
web-heard-laugh = { $name }: Haha
web-heard-wow = { $name }: Wow
web-heard-ouch = { $name }: Ouch
web-heard-luck = { $name }: Good luck
web-heard-thanks = { $name }: Thanks
web-heard-hurry = { $name }: Your turn?
web-heard-bye = { $name }: Bye
web-heard-sat = { $name } sits down.
web-heard-stood = { $name } has left the table.
web-heard-removed = The host has removed { $name }.
web-heard-left = Seat { $number } is free again.
web-heard-held = A bot plays for { $seat } for now.
web-heard-returned = { $seat } is back.
web-heard-resigned = { $seat } gives up. A bot plays on.
web-heard-host = { $name } is the host now.
web-heard-rematch = A rematch is asked for.
web-heard-settings =
    { $chat ->
        [on] The host has changed the table. The chat is on.
       *[off] The host has changed the table. The chat is off.
    }
web-heard-muted =
    { $muted ->
        [yes] The host has muted { $name }.
       *[no] { $name } may speak again.
    }
web-again-with = Join the rematch
web-watch-rematch = Watch the rematch
web-ended-resigned = All others gave up.
web-fair = How the dice are kept fair
    .about = The server has promised its secret seed before the match, as the fingerprint below. Every die comes from that seed and from a part that each seat adds, so nobody alone can steer it. After the match the seed is shown, and this browser recomputes every die.
web-fair-promise = The promise (SHA-256 of the server’s seed)
web-fair-server = The server’s seed, shown now
web-fair-part = { $name } adds
web-fair-own = Your part of the dice
    .about = Drawn for you; put in whatever you like, 1 to 64 plain characters. It is fixed when the match starts.
web-fair-set = Take this
web-fair-fixed = The parts are fixed since the match started.
web-you = You and your tables
web-my-tables = My tables
web-all-tables = All, and you
web-nobody-yet = nobody else yet
web-turn-state =
    { $state ->
        [yours] Your turn
        [open] not started
       *[playing] others are to move
    }
web-no-tables = You have no unfinished table.
web-finished = Finished
web-never-started = closed before it started
web-your-place = You: place { $place } with { $score }
web-look-at = Look at it
web-you-data = Your name and data
web-new-name = At tables where you sit already the old name stays.
web-rename = Take this name
web-export = Download everything of mine
web-delete-me = Delete me
    .about = You leave your unfinished tables, and your name and your words are taken out of every table at this server. That cannot be undone.
    .sure = Delete me for good
    .not = Cancel
web-tokens = Tokens for bots and scripts
    .about = With a token a program plays as you through the API (see docs/api.md). It is shown once.
web-token-label = What it is for
web-token-make = Make a token
web-token-once = Copy it now, it is not shown again:
web-token-revoke = Revoke: { $label }

# Are the dice fair?

web-dice-fair = Are the dice fair?
web-dice-made-here = Here
    .about = On this device every die comes from the browser’s own generator for secrets. One byte makes one die, and bytes that would favour a face are thrown away. Bots and people throw the same dice, and nothing looks at the score.
web-dice-made-online = Apart
    .about = At a server the dice are settled before the first throw, by a secret seed that the server has promised and a part that each seat adds. After the match every die can be recomputed, without the server: open the record of any match.
web-dice-here = Your dice so far
    .about = Every die of the matches kept on this device. Real dice that were entered are not counted.
web-dice-whose = Whose dice
    .all = Everybody’s
    .person = People’s
    .bot = Bots’
web-dice-face = Face
web-dice-times = Times
web-dice-share = Share
web-dice-unreadable = This browser does not let the page read what it has kept, so there is nothing to count.
web-dice-verdict =
    { $kind ->
        [few] { $count ->
            [0] No dice yet.
            [one] 1 die so far.
           *[other] { $count } dice so far.
        } From { $needed } on the numbers start to say something.
        [even] { $count } dice. That is how fair dice fall: { $chance } of the time they are even further from equal shares.
        [seldom] { $count } dice. Fair dice are this uneven { $chance } of the time: not often, but it happens.
       *[uneven] { $count } dice. { $chance ->
            [none] Fair dice are practically never this uneven.
           *[other] Fair dice are this uneven only { $chance } of the time.
        }
    }
web-dice-many = Throw them yourself
    .about = The same dice as at the table, a great many of them. The thin line marks equal shares.
web-dice-throw-many = Throw { $count } dice
web-dice-throwing = Throwing
web-dice-stop = Stop
web-history-unreadable = This browser does not let the page read what it has kept. Perhaps this is a private window: what is played in it is gone with the page.
web-unkept-here = This browser does not keep the match: it is gone when the page is closed or loaded again. Its record can be saved as a file.
web-went-on-elsewhere = The match has gone on in another window of this browser. This is where it stands.
