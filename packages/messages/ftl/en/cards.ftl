# Strategy cards: rules that a person can remember, one sentence each.

card-dice =
    { $span ->
        [one] with 1 die left
        [same] with { $from } dice left
        [two] with { $from } or { $to } dice left
        [all] with any number of dice left
       *[range] with { $from } to { $to } dice left
    }
card-when =
    { $when ->
        [behind] {" "}if you are at least { $by } points behind
        [ahead] {" "}if you are at least { $by } points ahead
        [other-near] {" "}if the other player needs at most { $by } points to win
        [other-out] {" "}while the other player is not in
        [own-near] {" "}if you need at most { $by } points to win
       *[always] {""}
    }
card-stop =
    { $verb ->
        [bank] Bank
       *[stop] Stop
    } at { $points } points { card-dice }{ card-when }.
card-roll-to-target = Roll until you reach the target { card-dice }{ card-when }.
card-add = Add { $points } points to every limit{ card-when }.
card-subtract = Subtract { $points } points from every limit{ card-when }.
card-lead = At the target, roll on until you lead by { $points } points.

card-threes-when =
    { $when ->
        [behind] {" "}if you are at least { $by } points behind{ card-threes-rounds }
        [ahead] {" "}if you are at least { $by } points ahead{ card-threes-rounds }
       *[always] {""}
    }
card-threes-rounds =
    { $rounds ->
        [1] {" "}in the last round
        [10] {""}
       *[other] {" "}with at most { $rounds } rounds left
    }
card-threes-dice =
    { $span ->
        [same] { $from } dice that you have just rolled
        [two] { $from } or { $to } dice that you have just rolled
       *[all] the dice that you have just rolled
    }
card-threes-keep =
    Of { card-threes-dice }, keep { $most ->
        [0] only 3s
        [1] 3s and 1s
        [2] 3s, 1s and 2s
        [4] all but 5s and 6s
       *[5] all but 6s
    }{ card-threes-when }.
card-threes-bank = Bank if { card-threes-dice } total { $total } or less{ card-threes-when }.
card-threes-moon =
    { $sixes ->
        [one] With a 6 in the first roll, shoot the moon: keep only 6s{ card-threes-when }.
       *[other] With at least { $sixes } 6s in the first roll, shoot the moon: keep only 6s{ card-threes-when }.
    }

card-dice-stay =
    When you start the round, stay with { $points } points or more{ $roll ->
        [1] {" "}after the first roll
        [2] {" "}after the second roll
       *[0] {""}
    }.
card-dice-hold =
    { $part ->
        [starter] When you start the round, hold
        [behind] When you roll second and are not ahead, hold
        [safe] When the other player is safe, hold
       *[any] Hold
    } { $held ->
        [pair] a pair
        [ones] every 1
        [two-ones] two 1s
        [sixes] every 6
       *[steps] two different dice of 1, 2 and 3
    }.
card-dice-level = When you roll second, stay when level.
card-dice-press = When you are ahead, roll the third die beside a pair that keeps you ahead.

card-thrown =
    { $span ->
        [all] {""}
        [one] {" "}of 1 die
        [same] {" "}of { $from } dice
        [two] {" "}of { $from } or { $to } dice
       *[range] {" "}of { $from } to { $to } dice
    }
card-put-back =
    { $what ->
        [fives] To roll on after a roll{ card-thrown }, keep no single 5 unless it is all that scores.
       *[most] To roll on after a roll{ card-thrown }, keep as few dice as possible.
    }
card-take = Take over { $points } points or more { card-dice }.

card-besides-greed = The first rule that applies decides. Where none does, roll. Stop when you reach the target. In your last turn roll until you are ahead, or level with 1 die left.
card-besides-threes = The first rule that applies decides. Where none does, keep only 3s, or the lowest die if there are none, and roll at least two dice. In the last turn of the match, bank as soon as that wins.
card-besides-three-dice = The first rule that applies decides. Where none does, roll all three dice. Stay on a nice roll and, when you roll second, when you are ahead.

card-title =
    { $count ->
        [one] { $game }: the best card of 1 rule
       *[other] { $game }: the best card of { $count } rules
    }
card-cost =
    { $unit ->
        [win] It costs { $loss } percentage points of win chance against a perfect opponent.
       *[sips] It costs { $loss } sips a round against a perfect opponent.
    }
card-mean-score = A turn scores { $points } points more on average than the lowest possible mean.
card-found = The best of the cards that a search tried, with default options and two players. The cost is exact: it is computed, not simulated.

cli-command-card = Show rules to play by, and what they cost against perfect play
card-option-rules = only the card of this many rules; with --search, the most rules
card-option-search = search again and print each best card as JSON; takes minutes to hours
card-none = There are no strategy cards for { $game }.
card-bad-rules = “{ $given }” is not a number of rules. Use 1 to { $most }.

card-take-sum = Take over if the points and { $die } for each die come to { $sum } or more.
card-land = Bank with any dice if you then need { $from } to { $to } points.
card-room = Never bank if you then need fewer than { $least } points.
card-besides-ten-thousand = The first rule that applies decides. Where none does, roll, keep all that scores, and take nothing over. Always take an exact finish.

web-cards = Strategy cards
    .about = Rules that you can remember, and exactly what playing by them costs against perfect play. More rules cost less.
web-cards-rules = Number of rules
web-cards-print = Print the card
web-cards-compare = What each card costs
web-cards-cost =
    { $unit ->
        [win] Win chance lost, percentage points
       *[sips] Sips lost a round
    }
