# What is done with a move: in odds, and where a review says what would have been better.

choice-roll = roll
choice-stop = stop
choice-bank = bank
choice-stay = stay
choice-take-over = take over
choice-give = give to { $to }
choice-again = roll { $dice } again
choice-re-roll = re-roll a die
choice-commit = other pairs or actions
choice-roll-keeping = keep { $dice } and roll
choice-bank-keeping = keep { $dice } and bank
