# Moves in a few words, for odds and reviews. A game can have its own under <game>-choice-<type>.

choice-roll = roll
choice-stop = stop
choice-bank = bank
choice-stay = stay
choice-take-over = take over
choice-give = give to { $to }
choice-roll-again = roll { $dice } again
choice-re-roll = re-roll a die
choice-commit = other pairs or actions
choice-roll-keeping = keep { $dice } and roll
choice-bank-keeping = keep { $dice } and bank
choice-other = { $type }
