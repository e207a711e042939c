# What a player can do and what is in front of them, in any game. A game's own are in its own file.

control-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
control-roll-plain = Roll
control-bank-plain = Bank
control-bank =
    { $decides ->
        [win] Bank and win with { $total }
        [lose] Bank { $points } and lose with { $total }
       *[no] Bank { $points }: { $total } in total
    }
control-keep-all-scoring = Keep all that scores
control-keep-none = Keep none
control-marked =
    Kept { faces }: { $points }. { $count ->
        [0] No dice left.
        [one] 1 die left.
       *[other] { $count } dice left.
    }
    .sum =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }. { $count ->
            [0] No dice left.
            [one] 1 die left.
           *[other] { $count } dice left.
        }
number = { $number }
goal-final-round = Final round: the highest total wins
progress-target = To { $target }
progress-round = Round { $number } of { $of }
progress-turn = Turn { $number } of { $of }
worth = +{ $points }
worth-plain = { $points }
worth-together = { $count } dice: { $points }
standing-points = +{ $points }
standing-not-in = not in yet
standing-rolled = rolled { $dice }
note-order = Each player rolls one die. The highest roll starts.
fact-at-stake = At stake
fact-next-roll = Next roll
fact-rolls-left = Rolls left
dice-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }

## The state of the race. $mine is yes where the viewer is the player.

race-opening =
    { $mine ->
        [yes] You need { $opening } points in one turn to get in
       *[no] { $seat } needs { $opening } points in one turn to get in
    }
race-to-go =
    { $mine ->
        [yes] You need { $toGo } more
       *[no] { $seat } needs { $toGo } more
    }{ $stake ->
        [0] {""}
       *[other] {" "}after these { $stake }
    }
race-reached = This turn reaches { $target }
race-lead =
    { $mine ->
        [yes] You lead by { $by }
       *[no] { $seat } leads by { $by }
    }
race-level =
    { $mine ->
        [yes] You share the lead
       *[no] { $seat } shares the lead
    }
race-behind =
    { $mine ->
        [yes] You are { $by } behind { $leaders ->
            [one] { $leader }
           *[other] the leaders
        }
       *[no] { $seat } is { $by } behind { $leaders ->
            [one] { $leader }
           *[other] the leaders
        }
    }

## The scoring card

card-same =
    { $count ->
        [one] one { $face }
        [2] two { $face }s
        [3] three { $face }s
        [4] four { $face }s
        [5] five { $face }s
       *[other] six { $face }s
    } = { $points }
card-bust =
    { $count ->
        [one] Bust with 1 die
       *[other] Bust with { $count } dice
    }

## Marking dice

# What marking a die means: the state of a marked die, the marked dice, what a key does, and that no die is marked.
marking-keep =
    .mark = kept
    .hand = Kept: { faces }.
    .key = keep or put back a die
    .none = No dice kept.
marking-hold =
    .mark = held
    .hand = Held: { faces }.
    .key = hold or release a die
    .none = No dice held.
marking-place =
    .mark = placed
    .hand = Placed: { faces }.
    .key = place or take back a die
    .none = No dice placed.
marking-choose =
    .key = choose a die
