# Words used everywhere.

seat-number = seat { $number }

points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

dice-count =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
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

# A place at the end of a match.
place =
    { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

# What a player can do.
move-roll = Roll
move-stop = Stop
move-bank = Bank
move-stay = Stay
move-give = Give
move-take-over = Take over
move-re-roll = Re-roll
move-commit = Commit

# The actions of Hidden Pairs.
action-hinderance = Hinderance
action-dice-block = Dice-Block
action-lucky-dice = Lucky Dice
