# What happens in a match, told in sentences.

## Any game

match-won =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the win
    } with { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
throw-again = { $seats } are tied and throw again.

## Hidden Pairs

hidden-pairs-turn = Turn { $turn } of { $turns } begins.
# To the player alone.
hidden-pairs-threw = { $seat } rolls { $dice }.
hidden-pairs-re-roll = { $seat } rolls the { $was } again: { $now }.
# To everybody.
hidden-pairs-ready = { $seat } is ready.
hidden-pairs-shown = Round { $round }: { $seat } shows { $dice }, that is { $value }.
hidden-pairs-lucky-dice = { $seat } played Lucky Dice for round { $round }.
hidden-pairs-hinderance = { $seat } hinders { $to }: { $amount } off, which leaves { $value }.
hidden-pairs-dice-block = { $seat } dice-blocks { $to }: { $amount } off, which leaves { $value }.
hidden-pairs-hinderance-negated = { $seat } hinders { $to }, but Lucky Dice stop the { $amount }, which leaves { $value }.
hidden-pairs-dice-block-negated = { $seat } dice-blocks { $to }, but Lucky Dice stop the { $amount }, which leaves { $value }.
hidden-pairs-re-rolled =
    { $count ->
        [one] { $seat } re-rolled once, for { $price } points.
        [2] { $seat } re-rolled twice, for { $price } points.
       *[other] { $seat } re-rolled { $count } times, for { $price } points.
    }
hidden-pairs-won-round = { $seat } takes round { $round } and its { $points } points.
hidden-pairs-tied = { $seats } are tied at { $value } in round { $round } and throw two dice for it.
hidden-pairs-drawn = { $seats } have { $points } points each and throw all six dice for the win.
threw-sum = { $seat } throws { $dice }: { $sum }.
