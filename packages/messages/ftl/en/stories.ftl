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
threw-for-start = { $seat } throws { $dice } for the start.
throw-again = { $seats } are tied and throw again.
starts = { $seat } starts.

## Three Dice

three-dice-threw =
    { $seat } rolls { $dice }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
three-dice-limit =
    { $rolls ->
        [one] { $seat } used 1 roll: nobody has more this round.
       *[other] { $seat } used { $rolls } rolls: nobody has more this round.
    }
three-dice-stayed =
    { $seat } ends on { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
three-dice-triple =
    { $seat } is safe with three of a kind: the penalty grows by { $added } to { $unit ->
        [sips] { $penalty } sips
       *[other] { $penalty } { $unit }
    }.
three-dice-stairs = { $seat } is safe with stairs and has { sips } to give.
three-dice-super-stairs = { $seat } is safe with super stairs and has { sips } to give!
three-dice-gave = { $seat } gives { sips } to { $to }.
three-dice-shit-stairs = Shit stairs! { $seat } takes { sips } and a slap on the forehead, in jest.
three-dice-restart = Too nice for a first roll: { $seat } takes { sips } and the round starts over.
three-dice-all-safe = Everybody is safe: nobody takes anything, and the same player starts again.
three-dice-tied =
    { $seats } are tied at { $points ->
        [one] 1 point
       *[other] { $points } points
    } and throw for it: the lowest loses.
three-dice-lost =
    { $count ->
        [one] { $seats } loses the round and takes { sips }.
       *[other] { $seats } lose the round and take { sips } each.
    }
three-dice-reminder = Gentlemen’s rule: { $seat } plays last and should still risk losing the round.
three-dice-won =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the win
    } with { $unit ->
        [sips]
            { $score ->
                [one] 1 sip
               *[other] { $score } sips
            }
       *[other] { $score } { $unit }
    }.

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
