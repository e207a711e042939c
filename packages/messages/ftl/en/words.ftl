# Words used everywhere.

seat-number = seat { $number }

points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

# What is counted in Three Dice: sips, unless the players chose a word of their own.
sips =
    { $unit ->
        [sips]
            { $sips ->
                [one] 1 sip
               *[other] { $sips } sips
            }
       *[other] { $sips } { $unit }
    }

# What is counted, without a number.
unit-word =
    { $word ->
        [sips] sips
       *[other] { $word }
    }

# A place at the end of a match.
place =
    { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

# Dice by their faces. A single one has an article, so that it is not taken for a number of dice.
faces =
    { $dice ->
        [one] a { $dice }
       *[other] { $dice }
    }
# About every table.

turn-begins = { $seat }, your turn.
your-turn = Your turn.
dice-none = There are no dice on the table.
dice-own = Your dice: { $dice }.
seat-name = Seat { $number }
match-over = The match is over.
match-again = Play again
player-number = Player { $number }
seat-you = You
seat-opponent = Opponent
rules-standard = Standard rules
rules-here = At this table:
rules-page-standard = The rest of this page describes the standard rules.
match-count =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
