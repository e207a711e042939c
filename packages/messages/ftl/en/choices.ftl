# Moves in a few words, for the explorer and reviews. A game can have its own under <game>-choice-<type>.

choice-roll = roll
choice-stop = stop
choice-bank = bank
choice-stay = stay
choice-take-over = take over
choice-give = give to { $to }
choice-roll-again = roll { $dice } again
choice-re-roll = re-roll { $dice }
# The pairs of the three rounds, then the actions with their round; 0 for an action that is not played.
choice-commit =
    { $first } · { $second } · { $third }{ $hinderance ->
        [0] { "" }
       *[other] , Hindrance in round { $hinderance }
    }{ $diceBlock ->
        [0] { "" }
       *[other] , Dice-Block in round { $diceBlock }
    }{ $luckyDice ->
        [0] { "" }
       *[other] , Lucky Dice in round { $luckyDice }
    }
choice-roll-keeping = keep { $dice } and roll
choice-bank-keeping = keep { $dice } and bank
choice-other = { $type }
