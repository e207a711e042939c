# The house rules of each game: what they are called, what they do, and what their choices are called.

allowed-number =
    { $step ->
        [one] { $min } to { $max }
       *[other] { $min } to { $max } in steps of { $step }
    }
allowed-flag = on or off
allowed-text = a word of { $min } to { $max } characters
flag-on = on
flag-off = off

## Greed

option-greed-target = Points to reach
    .about = The first player to end a turn with this many points starts the final round.
option-greed-opening = Points to get in
    .about = Until you have scored this many in a single turn, nothing is banked.

## Ten Thousand

option-ten-thousand-target = Points to reach
    .about = The first player to reach this total wins.
option-ten-thousand-opening = Points to get in
    .about = You cannot bank until your total, this turn included, is at least this.
option-ten-thousand-takeOver = Taking over
    .about = You may carry on with the points and the dice that the player before you left when banking.
option-ten-thousand-exactFinish = Exact finish
    .about = Only the exact total wins, and a roll that goes past it ends the turn with nothing. Off: reaching it is enough.
option-ten-thousand-threePairs = Three pairs
    .about = Whether four of a kind with a pair, or six of a kind, count as three pairs too.
    .value-any = any pairs
    .value-distinct = three different pairs only

## Threes

option-threes-rounds = Rounds
    .about = How many turns each player has.
option-threes-lastDie = The last die
    .about = What happens when only one die is left to roll.
    .value-lies = is kept as it is
    .value-rolled = is rolled once more

## Three Dice

option-three-dice-rounds = Rounds
    .about = How many rounds are played; then the fewest sips win.
option-three-dice-shitStairs = Shit stairs cost a sip
    .about = When 2 3 4 and 3 4 5 cost their sip.
    .value-rolled = whenever they are rolled
    .value-kept = only when they are kept
option-three-dice-gentlemen = Gentlemen’s rule
    .about = The last player of a round plays so that the next roll can still lose it.
    .value-off = off
    .value-remind = remind
    .value-enforce = enforce
option-three-dice-tie = Tied for last
    .about = Who loses a round when the lowest points are equal.
    .value-roll-off = they roll for it
    .value-share = all of them
option-three-dice-unit = What is counted
    .about = Sips of whatever you like, or something else altogether: crisps, push-ups, matches.
    .value-sips = sips

## Hidden Pairs

option-hidden-pairs-turns = Turns
    .about = How many turns of three rounds are played.
option-hidden-pairs-luckyDice = Lucky Dice
    .about = What Lucky Dice stop in their round.
    .value-one = the largest attack
    .value-all = every attack
