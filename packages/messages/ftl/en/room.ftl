# The screen of a room: a television or a projector that shows a table to everyone.

room-title = Room { $code }
room-open = Open the room screen
    .about = A television, a projector or another laptop shows the table to the whole room. The phones are the controllers.
room-join = Scan to join
room-address = or open { $address } and type this code:
room-own-address = Phones cannot join yet. To let them in, stop Dicehall on this computer and start it with “npx dicehall party”. The computer and the phones must use the same Wi-Fi.
room-nobody = No one has joined yet.
room-how = Scan the code with your phone, type a name, and play.
room-host-starts =
    { $known ->
        [yes] { $name } starts the match.
       *[no] The host starts the match.
    }
room-play-here = No phone? Play here
    .about = You play with the keyboard of this computer, or by tapping the screen. Everyone sees your dice.
room-plays-here = Remove { $name } from this screen
room-needs-phone =
    { $count ->
        [one] This game has secrets, so { $names } needs a phone. On another phone, choose “Add a player on this phone”.
       *[other] This game has secrets, so { $names } need a phone. On another phone, choose “Add a player on this phone”.
    }
room-starting = The match is starting…
room-reconnecting = Reconnecting…
room-sound-off = Tap for sound · F: full screen
room-chosen = { $count } of { $of } have chosen
room-has-chosen = ready
room-seconds = { $seconds } s
room-next =
    { $known ->
        [yes] { $name } opens the next match.
       *[no] The host opens the next match.
    }
room-unit =
    { $unit ->
        [points] Points
        [sips] Sips
       *[other] { $unit }
    }
room-scores =
    { room-unit }{ $low ->
        [yes] : the fewest win
       *[no] {""}
    }
room-evening = Standings after { $count } matches
room-waits-away = Waiting for { $seats } (away)
room-waits = Waiting for { $seats }
