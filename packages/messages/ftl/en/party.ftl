# A party: one screen for the room, a phone for each player, and an evening of several matches.

party = Party
    .about = A television or laptop shows the table to the whole room. Everyone joins with their own phone and needs no account. The first to join is the host.
party-open = Open the room screen
party-online = No large screen? Play online
party-screen-name = Room screen
party-game = Game
party-sit = Take a seat
party-late = People who arrive during a match
    .next = play the next match
    .bot-seat = may also take a bot’s seat
    .closed = cannot join
party-locked = Lock the party
    .about = New people cannot join. Everyone who has joined before can come back.
party-points = Points for a match
    .wins = 1 for each win
    .places = by place
    .list = custom
party-point-list = Points by place
    .about = The winner first, for example 5, 3, 2, 1. Places without a number get no points.
party-teams = Teams
    .none = none
party-team = Team { $number }
party-late-choice =
    { $state ->
        [over] You can play in the next match.
       *[running] Watch now, and play the next match.
    }
party-waiting = You play in the next match. Until then you can watch.
party-wait = Play the next match
party-take-bot = Take a bot’s seat
party-evening = Overall standings
party-wins =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
party-keep = Save as picture
party-picture = Save the picture, or press and hold it to share it.
party-end-match = End this match
    .about = No one gets points for it. The next match begins with the same people, and you can change its rules first.
    .sure = End the match
