# What the page and the terminal say at an online table.

online-notice-said = { $name }: { $text }
online-notice-clap = { $name }: Bravo
online-notice-laugh = { $name }: Haha
online-notice-wow = { $name }: Wow
online-notice-ouch = { $name }: Ouch
online-notice-luck = { $name }: Good luck
online-notice-thanks = { $name }: Thanks
online-notice-hurry = { $name }: Your turn?
online-notice-bye = { $name }: Bye
online-notice-sat = { $name } sat down.
online-notice-stood = { $name } left the table.
online-notice-removed = The host removed { $name }.
online-notice-left = Seat { $number } is free again.
online-notice-held = A bot is playing for { $seat } for now.
online-notice-stand-in = { $by } lets a bot play for { $seat }.
online-notice-returned = { $seat } is back.
online-notice-resigned = { $seat } resigned. A bot plays on.
online-notice-undo-asked = { $seat } asks to undo the last move.
online-notice-undo-answered =
    { $agrees ->
        [yes] { $seat } agrees to the undo.
       *[no] { $seat } does not agree to the undo.
    }
online-notice-undone = The last move of { $seat } was undone.
online-notice-host = { $name } is the host now.
online-notice-rematch = A rematch is open.
online-notice-settings =
    { $chat ->
        [on] The host changed the table settings. Chat is on.
       *[off] The host changed the table settings. Chat is off.
    }
online-notice-muted =
    { $muted ->
        [yes] The host muted { $name }.
       *[no] The host unmuted { $name }.
    }
