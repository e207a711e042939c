# What the page and the terminal say at an online table.

# What an online table tells as long as it is so.

online-lost = Connection lost. Reconnecting… No moves are lost.
online-found = Connected again.
online-offline = The server cannot be reached. Try again in a moment.
online-unreadable = The server sent an answer that this version of Dicehall cannot read. Update Dicehall here or on the server; in a browser, reload the page.
online-move-offline = No connection. Your move will be sent as soon as you are back online.
online-waiting =
    { $who ->
        [host] Give others the code. Start the match when all seats are taken.
        [player] The host starts the match when everyone is here.
        [ready] All seats are taken. The host starts the match.
        [late] All seats are taken. Watch, or wait for a free seat.
        [removed] The host removed you from this table. You can only watch now.
       *[watcher] Take a free seat, or watch.
    }
online-seeds-awaited = The dice are being prepared. The match starts in at most 10 seconds.
online-held = A bot is playing for you.
online-paused = The match is paused: no player is active. It continues when a player comes back.
online-away =
    { $minutes ->
        [0] { $seconds ->
            [0] { $seat } is away.
            [one] { $seat } is away. You can let a bot play in 1 second.
           *[other] { $seat } is away. You can let a bot play in { $seconds } seconds.
        }
       *[other] { $seat } is away. You can let a bot play in { $minutes } minutes.
    }
online-slow = { $seat } has not moved for five minutes.
online-stand-in-waiting = { $seat } is away. You asked to let a bot play. Waiting for { $seats } to agree.
online-stand-in-none = A bot can only play when the match waits for a player who has been away for some time.
clock-left = { $time } left
clock-hours-left =
    { $hours ->
        [one] 1 hour left
       *[other] { $hours } hours left
    }
clock-setting =
    { $kind ->
        [seconds] { $count ->
            [one] 1 second per move, then a bot moves
           *[other] { $count } seconds per move, then a bot moves
        }
        [days] { $count ->
            [one] 1 day per move, then a bot moves
           *[other] { $count } days per move, then a bot moves
        }
       *[none] no time limit
    }
online-undo-question = { $seat } asks to undo the last move. Do you agree?
online-undo-waiting = You asked to undo your last move. Waiting for { $seats }.
online-seed-missing = Your seed arrived too late. The dice of this match were computed without it.
online-ended-resigned =
    { $count ->
        [0] The match has reached its maximum length.
       *[other] { $seats } resigned.
    }
    .own = You resigned.
online-watching = You are watching.
online-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }

# What a player can do about it.

online-do-return = Take your seat back from the bot
online-do-resume = Continue
online-do-stand-in = Let a bot play for { $seat }
online-do-agree-undo = Agree to the undo
online-do-refuse-undo = Do not agree
online-do-withdraw-undo = Withdraw the request

# What happened at an online table besides moves.

online-notice-said = { $name }: { $text }
online-notice-clap = { $name }: Bravo
online-notice-laugh = { $name }: Haha
online-notice-wow = { $name }: Wow
online-notice-ouch = { $name }: Ouch
online-notice-luck = { $name }: Good luck
online-notice-thanks = { $name }: Thanks
online-notice-hurry = { $name }: Your turn!
online-notice-bye = { $name }: Bye
online-notice-sat = { $name } joined the table.
online-notice-came = { $seat } is here.
online-notice-stood = { $name } left the table.
online-notice-removed = The host removed { $name }.
online-notice-readmitted = The host let { $name } back in.
online-notice-left = Seat { $number } is free again.
online-notice-held = A bot is playing for { $seat } for now.
    .own = A bot is playing for you for now.
online-notice-stand-in = { $by } lets a bot play for { $seat }.
    .own = { $by } lets a bot play for you.
online-notice-returned = { $seat } is back.
    .own = You have your seat back.
online-notice-resigned = { $seat } resigned. A bot takes over.
    .own = You resigned. A bot takes over for you.
online-notice-undo-asked = { $seat } asks to undo the last move.
    .own = You ask to undo your last move.
online-notice-undo-withdrawn = { $seat } withdrew the undo request.
    .own = You withdrew your undo request.
online-notice-undo-answered =
    { $agrees ->
        [yes] { $seat } agrees to the undo.
       *[no] { $seat } does not agree to the undo.
    }
online-notice-undone = The last move of { $seat } was undone.
    .own = Your last move was undone.
online-notice-resumed = { $seat } is back. The match continues.
    .own = The match continues.
online-notice-stand-in-agreed = { $by } wants a bot to play for { $seat }.
online-notice-waiting = { $name } will join at the next match.
online-notice-game = The host has set up { $game }.
online-notice-host = { $name } is the host now.
online-notice-rematch = A rematch is open.
    .by = { $seat } wants a rematch.
online-notice-stopped = The host ended the match. It does not count.
online-notice-settings =
    { $chat ->
        [on] The host turned the chat on.
        [off] The host turned the chat off.
       *[same] The host changed the table settings.
    }
online-notice-muted =
    { $muted ->
        [yes] The host muted { $name }.
       *[no] The host unmuted { $name }.
    }
