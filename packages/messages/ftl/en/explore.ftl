# The position explorer of the page.

field-score = Score of { $seat }
field-seat = To move
field-points-before = Points of the turn before the roll
field-dice = Dice on the table
field-dice-other = Dice the other player stayed on
field-round = Round
field-turn = Turn
field-limit = Rolls allowed this round
field-roll = This is roll number
field-re-rolls = Re-rolls used
