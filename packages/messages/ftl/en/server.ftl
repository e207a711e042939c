# What the server says when it refuses something, and what its settings are for.

server-bad-request = That cannot be understood, at { $place }: { $problem }
server-not-json = The body is not JSON.
server-not-http = This is no request that can be read.
server-no-host = This request does not say which host it is for: HTTP/1.1 asks for a Host header.
server-unmet-expectation = Nothing can be expected of this server but 100-continue.
server-too-slow = The request took too long to arrive.
server-head-too-large = The headers of this request are too long.
server-who-are-you = Say who you are first: become a guest, or send a token.
server-bad-token = This token is not known here, or it was revoked.
server-cross-site = This came from another site’s page and was not done.
server-not-your-seat = You have no seat at this table.
server-not-the-host = Only the host of this table may do that.
server-no-watching = This table does not let anybody watch.
server-chat-off = The chat is switched off at this table.
server-you-are-muted = The host has muted you at this table.
server-no-such-page = There is nothing at this address.
server-no-such-table = There is no such table.
server-no-such-code = No open table has this code.
server-no-such-token = You have no such token.
server-no-such-person = Nobody of that id sits at this table.
server-stale = Something happened that you had not seen yet; here is how things stand now.
server-match-running = The match is already running.
server-match-not-started = The match has not started yet.
server-match-over = The match is over.
server-match-not-over = The match is not over yet.
server-seat-taken = This seat is taken.
server-already-seated = You already have a seat at this table.
server-table-full = Every seat at this table is taken.
server-seats-missing = There are still empty seats: wait for somebody, or add bots.
server-seat-held = A bot is playing for you: take your seat back first.
server-seat-not-held = No bot is playing for you: the seat is yours.
server-seat-resigned = This seat has resigned.
server-too-many-tables = You have too many unfinished tables; finish some first.
server-too-many-tokens = You have too many tokens; revoke one first.
server-too-large = That is too long.
server-json-only = Send JSON, with content type application/json.
server-bad-setup = A table cannot be set up like this.
server-illegal-move = That move is not allowed.
server-no-such-seat = There is no such seat, or nobody there to do that to.
server-key-reused = This Idempotency-Key was used for something else.
server-upgrade-required = Open a WebSocket here: this address answers nothing else.
server-too-many-requests = Too many requests; try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
server-too-many-streams = You have too many streams open.
server-server-error = Something went wrong here; it is our fault, and it is noted.
server-try-again = The server cannot reach its storage right now; try again in a moment.

setting-host = The address to listen at
setting-port = The port to listen at; 0 takes any that is free
setting-data = The folder of the embedded database
setting-databaseUrl = A PostgreSQL 14 or newer instead of the folder: postgres://…
setting-connections = How many connections to PostgreSQL
setting-migrate = Bring the database to this version at the start
setting-natsUrl = A NATS server that lets several nodes share tables: nats://…
setting-secret = Signs the cookies; at least 32 characters, the same on every node. Kept in the database if not set
setting-metricsToken = Lets whoever shows it read /metrics; at least 16 characters. Without it only the machine itself may
setting-publicUrl = Where people find this server; https makes cookies secure
setting-trustProxy = How many proxies in front say who asks
setting-think = How long bots seem to think, in milliseconds
setting-limits = Limit how much one person or address may ask for
setting-log = How much is logged: debug, info, warn, error, silent
setting-web = The folder of the web client; the built one if not set

setting-needs-whole = { $called } takes a whole number from { $min } to { $max }.
setting-needs-choice = { $called } takes one of: { $of }.
setting-needs-text = { $called } must not be empty.
setting-needs-long = { $called } needs at least { $min } characters.
setting-needs-address = { $called } takes an address that starts with one of: { $schemes }.
setting-needs-page = { $called } takes a folder with an index.html in it.

cli-command-serve = Run a server for people far apart
cli-command-verify = Recompute every die of a record from its seeds
serve-listening = Dicehall listens at { $address }
serve-failed = The server does not start: { $why }
serve-port-in-use = Port { $port } at { $host } is in use already; choose another with --port, or 0 for any that is free.
serve-port-forbidden = Port { $port } at { $host } is not for this user; choose one from 1024 on with --port.
serve-no-such-host = This machine has no address { $host } to listen at; choose another with --host.
serve-folder-in-use = { $folder } is in use by another Dicehall server (process { $process }); stop that one first.
serve-folder-unusable = { $folder } is no folder that can be written to ({ $code }); choose another with --data.
serve-folder-damaged = The database in { $folder } cannot be opened: it is damaged or of another version. Put a backup in its place, or move it away to begin anew. ({ $why })
serve-database-away = PostgreSQL does not answer at DATABASE_URL: { $why }
serve-database-refuses = PostgreSQL refuses what the server needs: { $why }
serve-variables = Environment variables (an option goes before its variable):

verify-good = All { $dice } dice in { $throws ->
        [one] 1 throw
       *[other] { $throws } throws
    } are what the seeds give. Compare the commitment with the one you saw before the match: { $commitment }
verify-no-record = This is not a match record.
verify-entered-by-hand = The dice of this match were entered by hand: nobody can check them.
verify-no-proof = This record has no proof of its dice.
verify-bad-proof = The proof of this record cannot be read, or does not fit its seats.
verify-wrong-commitment = The server seed is not the one that was committed to.
verify-wrong-dice = Entry { $entry } does not show what the seeds give: it should be { $expected }.
