# Moves in a few words, for the explorer and reviews.

move-roll = roll
move-bank = bank
move-roll-keeping = keep { faces } and roll
move-bank-keeping = keep { faces } and bank
