# Online tables in the terminal

cli-command-host = Create an online table and play there
cli-command-join = Take a seat at an online table, or come back to it
cli-command-watch = Watch an online table
cli-argument-code = the code of the table, or its link
cli-option-history-server = list your finished matches on this server instead
cli-no-one-online = You have not played on { $server } from this terminal. Join a table first: dicehall join CODE --server { $server }
cli-no-history-online = You have no finished matches on { $server } yet.
cli-option-server = the server, such as https://dice.example (default: DICEHALL_SERVER, else http://127.0.0.1:8080)
cli-option-name = your name on this server; asked the first time, then saved
cli-option-online-seats = the number of seats
cli-option-clock = time for each move: seconds such as 60, days such as 3d, or none
cli-option-listed = list the table in the lobby
cli-option-no-watch = do not allow spectators
cli-option-no-chat = turn the chat off
cli-option-coach-online = use the coach if the table allows it: press I for the best move and why; with `host`, allow it for all players
cli-bad-server = “{ $given }” is not the address of a server. Write it as https://dice.example or localhost:8080.
cli-bad-code = “{ $given }” is not a table. Give a code of five letters and digits such as 1EHGQ, or the link of the table.
online-bad-name = “{ $given }” cannot be a name. A name has 1 to 40 visible characters.
online-bad-clock = “{ $given }” is not a time limit. Allowed: none, 5 to 600 seconds such as 60, or 1 to 14 days such as 3d.
online-too-many-bots = At a table with { $seats } seats there is room for { $most } { $most ->
        [one] bot
       *[other] bots
    } and you.
online-no-server = There is no Dicehall server at { $server }. Check the address, or start a server: dicehall serve
online-watch-instead = You can watch it: dicehall watch { $code }
online-removed = The host removed you from this table.
online-left = Your seat is kept. Come back: dicehall join { $code } --server { $server }
online-left-watching = You are no longer watching.
online-leave-question = Leave the table? Your seat is kept, and its clock runs on. dicehall join takes you back.
online-answer = { $why }
online-move-pending = Your last move is still being sent.
online-not-your-turn = It is not your turn.

## The waiting room

online-code = Table { $code }
online-progress = { $progress } · Table { $code }
online-seat-free = { $number }. free
online-seat-bot =
    { $number }. { $name } ({ $strength ->
        [novice] novice bot
        [expert] expert bot
       *[steady] steady bot
    })
online-seat-person =
    { $number }. { $name }{ $role ->
        [host] , host
       *[player] { "" }
    }{ $here ->
        [yes] { "" }
       *[no] , away
    }
online-starting = The match starts.
online-do-sit = Take a seat
online-do-stand = Leave your seat
online-do-start = Start the match
online-do-steady = Add a steady bot
online-do-novice = Add a novice bot
online-do-expert = Add an expert bot
online-do-remove = Remove the last bot
online-do-undo = Undo your last move
online-why-full = all seats are taken
online-why-free = some seats are still free
online-no-one-to-remove = There is no bot to remove. To remove a player, write /remove and the name.

## At the table

online-late = 10 seconds left.
online-typing = Message, or /command:
online-aid-chat = chat
online-aid-command = command
online-aid-send = send
online-aid-cancel = cancel
online-no-such-command =
    There is no command { $given }.{ $hint ->
        [near] {" "}Did you mean { $near }?
       *[none] { "" }
    } The commands are { $allowed }.
online-bad-word =
    “{ $given }” is not possible.{ $hint ->
        [near] {" "}Did you mean “{ $near }”?
       *[none] { "" }
    } Allowed: { $allowed }.
online-name-missing = Add a name: /{ $word } Bo
online-no-such-person = There is no player called “{ $given }” at this table.
online-seed-drawn = You have a new seed. Its commitment at this table: { $commitment }
online-set =
    { $what ->
        [chat] Chat is { $on ->
            [yes] on
           *[no] off
        }
        [spectator-chat] Spectator chat is { $on ->
            [yes] on
           *[no] off
        }
        [watch] Spectators are { $on ->
            [yes] allowed
           *[no] not allowed
        }
       *[listed] This table is { $on ->
            [yes] now
           *[no] no longer
        } listed in the lobby
    }.
online-no-seed = This computer cannot draw a seed, or has nowhere to save it.
online-help-chat = C key: write a message. / key: enter a command. With --plain, write the command on a line of its own.
online-help-sit = /sit: take a free seat
online-help-stand = /stand: leave your seat before the match
online-help-start = /start: start the match (host)
online-help-bot = /bot steady: add a novice, steady or expert bot (host)
online-help-remove = /remove Bo: remove a player; without a name, the last bot (host)
online-help-host = /host Bo: make a player the host (host)
online-help-mute = /mute Bo: hide a person’s messages from the table (host)
online-help-unmute = /unmute Bo: show a person’s messages again (host)
online-help-set = /set chat off: turn chat, spectator-chat, watch or listed on or off (host)
online-help-seed = /seed: draw a new seed for the dice before the match
online-help-hold = /hold: let a bot play for you
online-help-return = /return: take your seat back from the bot
online-help-undo = /undo: ask to undo your last move
online-help-agree = /agree: agree to undo another player’s move
online-help-refuse = /refuse: do not agree to undo another player’s move
online-help-withdraw = /withdraw: withdraw your own request to undo a move
online-help-stand-in = /stand-in: let a bot play for a player who is away
online-help-resign = /resign: give up; a bot finishes the match, and you come last
online-help-rematch = /rematch: play again when the match is over
online-help-react = /react clap: clap, laugh, wow, ouch, luck, thanks, hurry or bye
online-help-say = /say Hello: write a message
online-help-help = /help: this list

## A party

party-phones = Phones on this network join at { $address }
party-or = If that does not open, try:
party-no-network = This computer is not connected to a network. Phones can join once it is.
party-code = Code: { $code }
party-room = The screen for the room: { $address }
party-stop = Ctrl+C ends the party. Its matches are saved.
party-no-open = do not open the screen for the room in the browser
