# Refusals and settings of the server.

server-bad-request = This request is invalid at { $place }.
server-form-visible = { $place } must have 1 to { $max } characters, at least one of them visible.
server-form-characters = { $place } must not contain control characters, line breaks, changes of direction or lone surrogates.
server-form-spaces = { $place } must not start or end with a space.
server-form-any = { $place } needs at least one of { $allowed }.
server-form-at-least =
    { $origin ->
        [string] { $place } must have at least { $limit ->
            [one] one character
           *[other] { $limit } characters
        }.
        [array] { $place } must have at least { $limit ->
            [one] one element
           *[other] { $limit } elements
        }.
       *[number] { $place } must be at least { $limit }.
    }
server-form-at-most =
    { $origin ->
        [string] { $place } must have at most { $limit ->
            [one] one character
           *[other] { $limit } characters
        }.
        [array] { $place } must have at most { $limit ->
            [one] one element
           *[other] { $limit } elements
        }.
       *[number] { $place } must be at most { $limit }.
    }
server-form-invalid = { $place } has an invalid form.
server-not-json = The body is not valid JSON.
server-not-http = Malformed HTTP request.
server-no-host = This request has no Host header. HTTP/1.1 requires one.
server-several-hosts = This request has more than one Host header.
server-unmet-expectation = The only supported value of the Expect header is 100-continue.
server-wrong-host = This server does not answer to the name “{ $given }”. Its operator can allow it with DICEHALL_PUBLIC_URL or DICEHALL_HOSTS.
server-too-slow = The request took too long to arrive.
server-head-too-large = The headers of this request are too long.
server-authentication-required = Join as a guest or send a token first.
server-metrics-token = Send DICEHALL_METRICS_TOKEN as the bearer token. If it is not set, /metrics is closed.
server-bad-token = This token is unknown or was revoked.
server-cross-site = This request came from a page of another site and was refused.
server-not-your-seat = You have no seat at this table.
server-not-the-host = Only the host of this table can do that.
server-no-watching = This table does not allow spectators.
server-chat-off = Chat is off at this table.
server-you-are-muted = The host has muted you at this table.
server-seat-to-chat = Only players can write at this table. The host can open the chat to spectators.
server-removed-from-table = The host removed you from this table, so you cannot sit down here again.
server-locked = The host has locked this table: ask the host to let you in.
server-late-closed = This table does not accept new players during a match.
server-no-such-page = Page not found.
server-no-such-table = There is no such table.
server-no-such-code = No open table has this code. A code has five letters and digits, such as 1EHGQ.
server-no-such-sheet = There is no such score sheet. Sheets are deleted after half a year without use.
server-sheet-changed = The sheet has changed since you entered this.
server-bad-sheet = This is not possible: { $why }
server-no-such-token = You have no such token.
server-no-such-person = No player at this table has this id.
server-stale = The table has changed since you chose. Here is its current state.
server-match-running = The match has already started.
server-match-not-started = The match has not started yet.
server-match-over = The match is over.
server-match-not-over = The match is not over yet.
server-seat-taken = This seat is taken.
server-already-seated = You already have a seat at this table.
server-commitment-taken = Another player has sent this commitment: draw a seed of your own.
server-name-taken = Your name looks like the name of another player at this table: choose a different one.
server-name-invisible = This name contains invisible characters or too many accents on one letter: type it again without them.
server-name-mixed = The name “{ $given }” mixes letters of different scripts, such as Latin and Cyrillic: use letters of one script.
server-name-reserved = The name “{ $given }” looks like the name of a bot or of a deleted person: choose a different one.
server-table-full = This table is full.
server-seats-missing = Some seats are empty: wait for players or add bots.
server-players-missing = { $missing ->
        [one] This game needs { $min } players: 1 is missing. Wait for another, or add a bot.
       *[other] This game needs { $min } players: { $missing } are missing. Wait for others, or add bots.
    }
server-too-many-people = This game has at most { $max } seats, but there are { $people } people. Choose another game, or let some wait for the next match.
server-not-waiting = You are not waiting at this table.
server-no-evening = This table is not part of a party.
server-seat-held = A bot is playing for you: take your seat back first.
server-seat-not-held = No bot is playing for you: the seat is yours.
server-seat-resigned = The player at this seat has resigned.
server-not-revealing = A client can reveal a seed only if it has committed to it, and only between the start of the match and the first roll.
server-already-revealed = Your seed has already been revealed.
server-log-full = This table has reached its maximum number of events.
server-not-away = This player is here, or has not been away long enough.
server-cannot-undo = You can undo only your own last move, and only before anyone rolls or moves. Secret moves cannot be undone.
server-undo-asked = You have asked the others to undo this move already.
server-no-undo-asked = There is no undo request for you to answer.
server-too-many-undos = You have asked to undo a move ten times in this match. That is the limit.
server-too-many-mutes = You have muted 1,000 people at this table: unmute some first, or close the chat to spectators.
server-too-many-open-seats = You are already waiting at { $count } tables for a match to start: leave one first.
server-no-coach = There is no coach in games with hidden choices.
server-too-many-tables = You have too many unfinished matches: finish some first.
server-too-many-tokens = You have too many tokens: revoke one first.
server-too-large = The request is too long.
server-json-only = Send JSON with the content type application/json.
server-bad-position = { $problem }
server-no-values = There are no exact values for this position: the game is not solved for these house rules and this number of players.
server-bad-setup = These settings are not valid for a table.
server-illegal-move = This move is not allowed.
server-no-such-seat = There is no such seat, or this action is not possible for it.
server-key-reused = This Idempotency-Key was already used for a different request.
server-wrong-seed = This seed does not match your commitment.
server-upgrade-required = This address accepts only WebSocket connections.
server-too-many-requests = Too many requests; try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
server-too-many-streams = You have too many open streams.
server-server-error = Something went wrong on the server. The error was logged.
server-disk-full = The server’s disk is full. Its operator has to free space.
server-try-again = The server cannot reach its database. Try again in a moment.

server-preview-title = { $name } invites you to { $game }
server-preview-about = { $time } · { $taken } of { $seats } seats taken
server-preview-match =
    { $status ->
        [playing]
            { $count ->
                [one] A match of 1 player under way
               *[other] A match of { $count } players under way
            }
       *[over]
            { $count ->
                [one] A finished match of 1 player, roll by roll
               *[other] A finished match of { $count } players, roll by roll
            }
    }
server-preview-code-title = Join with the code { $code }
server-preview-code = Open the link, enter your name and play
server-preview-site = Five dice games: at a party, online or alone
server-preview-replay = A dice match, roll by roll

setting-host = Address to listen on
setting-port = Port to listen on; 0 for any free port
setting-data = Folder of the embedded database
setting-databaseUrl = PostgreSQL 14 or newer instead of the folder: postgres://…
setting-connections = Number of PostgreSQL connections
setting-migrate = Migrate the database to this version at startup
setting-natsUrl = NATS server through which several nodes share tables: nats://…
setting-secret = Signs the cookies; at least 32 characters, the same on every node. By default a random one, saved in the database
setting-metricsToken = Bearer token for /metrics; at least 16 characters. Without it, /metrics is closed
setting-publicUrl = Public address of the server; with https, cookies are marked Secure
setting-hosts = More host names at which people reach the server, separated by commas; * for any. IP addresses and names of the local network always work
setting-trustProxy = Number of proxies in front of the server whose X-Forwarded-For is trusted
setting-think = How long bots pause before a move, in milliseconds
setting-keepOpen = Days without events until a table whose match never started is deleted; 0 keeps it
setting-keepUnfinished = Days without moves until an unfinished match is deleted; 0 keeps it
setting-keepGuests = Days without a visit after which guests who never sat at a table are deleted; 0 keeps them
setting-keepPeople = Days without a visit after which people with matches are deleted; their matches stay, without the name; 0 keeps them
setting-keepChat = Days until the text of chat messages is deleted; 0 keeps it
setting-keepNetworks = Days until hashes of addresses, which keep removed players away from a table, are deleted; 0 keeps them
setting-limits = Limit the requests of each person and address
setting-log = Log level: debug, info, warn, error, silent
setting-web = Folder of the web client (default: the built client)

setting-needs-whole = { $called } must be a whole number from { $min } to { $max }, not “{ $given }”.
setting-needs-choice = { $called } must be one of { $of }, not “{ $given }”.
setting-needs-text = { $called } must not be empty.
setting-needs-long = { $called } must have at least { $min } characters.
setting-needs-address = { $called } must be an address that starts with one of: { $schemes }.
setting-needs-page = { $called } must be a folder that contains an index.html. “{ $given }” contains none.

cli-command-serve = Run a server for online tables
cli-command-verify = Check every die of a record against its seeds
serve-listening = Dicehall is listening on { $address }
serve-only-here = Only this computer can open it. To let others in, add --host 0.0.0.0, or start “dicehall party” instead.
serve-failed = The server cannot start: { $why }
serve-port-in-use = Port { $port } on { $host } is already in use. Choose another with --port, or 0 for any free port.
serve-port-forbidden = This user may not use port { $port } on { $host }. Choose one from 1024 on with --port.
serve-no-such-host = This machine has no address { $host } to listen on. Choose another with --host.
serve-folder-in-use = { $folder } is in use by another Dicehall server (process { $process }). Stop it first.
serve-folder-unusable = { $folder } is not a writable folder ({ $code }). Choose another with --data.
serve-folder-missing = There is no database in { $folder }. Name the data folder of a server with --data.
serve-folder-foreign = This user may not read and write { $file }, which belongs to the database in { $folder }. Start the server as the user who owns it, or give the files to this user (chown -R).
serve-folder-full = The disk of { $folder } is full. Free at least 64 MB, then start again. The matches are not lost: do not move the folder.
serve-folder-damaged = The database in { $folder } cannot be opened: it is damaged or from another version. Restore a backup, or move the folder away to start with an empty database. ({ $why })
serve-schema-newer = A newer version of Dicehall has migrated this database ({ $migration }). Start that version again. To go back to this one, start it with DICEHALL_MIGRATE=off, or restore a backup from before.
serve-schema-older = The database lacks the migration { $migration } of this version. Start once without DICEHALL_MIGRATE=off, as a role that may change tables.
serve-database-away = PostgreSQL does not answer at DATABASE_URL: { $why }
serve-database-refuses = PostgreSQL refused a statement that the server needs: { $why }
serve-unknown-variable = dicehall: There is no setting { $name }. { $hint ->
        [none] It was ignored.
       *[other] Did you mean { $near }?
    }
serve-variables = Environment variables (an option takes precedence over its variable):

verify-option-table = the table’s id that you saw before the match
verify-option-commitments = the commitments that you saw before the match: the server’s, then one for each seat, separated by commas; - for a seat without one
verify-option-own-seed = the seed that your client revealed; needs --own-seat
verify-option-own-seat = your seat at the table, counted from 1
verify-bad-commitments = “{ $given }” is not a list of commitments. Separate them by commas: 64 hexadecimal digits each, or - for a seat without one.
verify-bad-seed = “{ $given }” is not a seed. A seed has 64 hexadecimal digits.
verify-seed-and-seat = --own-seed and --own-seat belong together: a seed counts only at your own seat.

cli-command-data = Back up, restore or move the database of a server
data-what = what to do: backup, restore, move or expired
data-file = the file of the backup
data-unknown = data has no “{ $given }”. It has backup, restore, move and expired.{ $hint ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
data-needs-file = data { $what } needs the name of a file.
data-takes-no-file = data { $what } takes no file, but “{ $given }” was given.
data-needs-database = data move copies the data folder into the PostgreSQL database of DATABASE_URL. Set that variable.
data-backed-up = { $file } is a complete backup (tables: { $tables }, events: { $events }, people: { $people }). It contains the seeds of running matches: keep it secret.
data-restored = Restored. Tables: { $tables }, events: { $events }, people: { $people }.
data-moved = Copied. Tables: { $tables }, events: { $events }, people: { $people }. Start the server with the same DATABASE_URL; the folder stays as it is.
data-expired = { $kind ->
        [open] Open tables at which no match began: { $count }
        [unfinished] Unfinished matches: { $count }
        [guests] Guests who never sat at a table: { $count }
        [people] People with matches or tokens: { $count }
        [chat] Chat messages whose text is deleted: { $count }
       *[networks] Hashes of addresses: { $count }
    }
data-nothing-expires = The settings keep everything for ever.
data-not-writable = { $given } cannot be written: { $why }
data-backup-unreadable = { $given } is not a backup of Dicehall.
data-backup-cut = { $given } is incomplete: it was cut off. Nothing was restored.
data-backup-newer = { $given } was written by a newer version of Dicehall. Use that version.
data-not-empty = The target already contains people, tables or score sheets. Only an empty database or folder can be filled. Nothing was changed.

cli-command-page = Export the page to a folder for any web host
page-folder = the folder; an earlier page in it is replaced
page-base = where the folder is on the host, such as /dice/
page-server = a server for online play, such as https://dice.example; without it, the page has no online play
page-written = { $folder } contains the page. Any web host can serve it at { $base }.
page-bad-base = “{ $base }” is not a path on a host. Write it with a slash at each end, such as /dice/.
page-not-built = The page is missing from this installation. Install Dicehall again. In a copy of the source: npm run build
page-not-empty = { $folder } contains other files. Choose an empty folder or one with an earlier page.
