# Strategy cards: rules that a person can remember, one sentence each.

card-dice =
    { $span ->
        [one] with 1 die left
        [same] with { $from } dice left
        [two] with { $from } or { $to } dice left
        [all] with any number of dice left
       *[range] with { $from } to { $to } dice left
    }
card-stop = Bank { $points } points or more { card-dice }.
card-add = Add { $points } points to every limit if you are at least { $by } points behind.
card-lead = Once you reach the target, roll on until you lead by { $points } points.

card-threes-when =
    { $when ->
        [always] {""}
       *[other] {" "}if { card-threes-case }
    }
card-threes-case =
    { $when ->
        [behind] you are at least { $by } points behind{ card-threes-rounds }
       *[ahead] you are at least { $by } points ahead{ card-threes-rounds }
    }
card-threes-rounds =
    { $rounds ->
        [1] {" "}in the last round
        [10] {""}
       *[other] {" "}with at most { $rounds } rounds left
    }
card-threes-dice =
    { $span ->
        [all] the dice that you have just rolled
       *[other] the { card-threes-count } that you have just rolled
    }
card-threes-count =
    { $span ->
        [same] { $from } dice
       *[two] { $from } or { $to } dice
    }
card-threes-bank =
    { $when ->
        [always] Bank if { card-threes-dice } total { $total } or less.
       *[other] If { card-threes-case }, bank only if { card-threes-dice } total { $total } or less. Otherwise, roll on.
    }
card-threes-moon =
    { $sixes ->
        [one] With a 6 in the first roll, shoot the moon{ card-threes-when }: keep only 6s, as long as each roll has one.
       *[other] With at least { $sixes } sixes in the first roll, shoot the moon{ card-threes-when }: keep only 6s, as long as each roll has one.
    }

card-dice-stay = When you start the round, stay with { $points } points or more.
card-dice-hold =
    { $part ->
        [behind] When the other player has stayed with as many points as you or more, hold
        [safe] When the other player is safe, hold
       *[any] Hold
    } { $held ->
        [pair] a pair
        [ones] every 1
        [sixes] every 6
       *[steps] two different numbers from 1 to 3
    }.
card-dice-press = When you are ahead with a pair, roll the third die if you stay ahead whatever it shows.

card-thrown =
    { $span ->
        [all] {""}
        [one] {" "}of 1 die
        [same] {" "}of { $from } dice
        [two] {" "}of { $from } or { $to } dice
       *[range] {" "}of { $from } to { $to } dice
    }
card-need =
    { $near ->
        [yes] {" "}Use this rule only if you need at most { $need } points to win before the roll.
       *[no] {""}
    }
card-put-back = To roll on after a roll{ card-thrown }, keep what scores most, counting { $worth } extra points for each die that you roll next.{ card-need }{ card-put-back-example }
card-put-back-example =
    { $near ->
        [yes] {""}
       *[no] {" "}Example: from 1 5 2 3 3 4, keep only the 1: 100 + 5 × { $worth } = { $one }. With the 5 it would be 150 + 4 × { $worth } = { $two }.
    }

card-pairs-re-roll =
    { $times ->
        [one] Re-roll your lowest die once if it shows { card-pairs-low }.
       *[other] Re-roll your lowest die, up to twice, as long as it shows { card-pairs-low }.
    }
card-pairs-low =
    { $most ->
        [1] a 1
       *[other] { $most } or less
    }
card-pairs-play = Play dice { $a } and { $b } in round 1, { $c } and { $d } in round 2, { $e } and { $f } in round 3{ card-pairs-hinderance }{ card-pairs-dice-block }{ card-pairs-lucky-dice }.
card-pairs-hinderance =
    { $hinderance ->
        [0] {""}
       *[other] ; Hindrance in round { $hinderance }
    }
card-pairs-dice-block =
    { $diceBlock ->
        [0] {""}
       *[other] ; Dice-Block in round { $diceBlock }
    }
card-pairs-lucky-dice =
    { $luckyDice ->
        [0] {""}
       *[other] ; Lucky Dice in round { $luckyDice }
    }
card-pairs-attack =
    { $what ->
        [diceBlock] Pay for Dice-Block only if it takes off at least { $least }.
       *[hinderance] Pay for Hindrance only if it takes off at least { $least }.
    }

card-greed-last = In your last turn?
    .do = Roll until you are ahead, or until you are tied with 1 die left.
card-greed-out = Not in yet?
    .do = First roll until you have the points to get in.
card-greed-target = At the target?
    .do = Bank, unless a rule says otherwise.
card-greed-else = Otherwise?
    .do = The first rule for the number of dice left sets the limit. Bank if you have that many points or more. Without a limit, roll.
card-threes-decide = Bank or roll on?
    .do = The first rule that applies decides. If none applies, roll on.
card-threes-keep = Which dice to keep?
    .do = Keep only 3s, or the lowest die if there are none. Always roll at least two dice, even if you keep fewer 3s.
card-threes-two = Rolled two dice?
    .do = Bank.
card-threes-last = Last turn of the match?
    .do = Bank as soon as banking wins.
card-three-dice-nice = A nice roll?
    .do = Always stay.
card-three-dice-ahead = Rolling second, and ahead?
    .do = Stay, unless a rule for when you are ahead says otherwise.
card-three-dice-else = Otherwise?
    .do = The first rule that applies decides. If none applies, roll all three dice.
card-hidden-pairs-number = Which die is which?
    .do = Number them from the highest (1) to the lowest (6).
card-hidden-pairs-else = No rule applies?
    .do = Keep all dice, play them in this order, and pay for no actions.
card-hidden-pairs-secret = Several ways to play?
    .do = Roll a die in secret to choose one.
card-ten-thousand-take = Take over?
    .do = Only if a rule says so.
card-ten-thousand-exact = Exact finish?
    .do = Always take it.
card-ten-thousand-bank = Bank?
    .do = The first banking rule that applies decides. Bank all that scores, unless a rule says otherwise. The points must be enough to get in.
card-ten-thousand-roll = Roll on?
    .do = Roll on if you do not bank. Keep all that scores, unless a rule says otherwise.
card-ten-thousand-equal = Equal choices?
    .do = Choose the one that leaves the most dice.
card-ten-thousand-count = How to count?
    .do = Count points and dice left as they are after banking. Subtract the points of the turn from the points that you need. Example: you need 8,000 and roll 1 1 5 2 3 4. Keep 1 1 5: that is 250 points with 3 dice left, and you then need 7,750.

card-title =
    { $count ->
        [one] { $game }: the best card with 1 rule
       *[other] { $game }: the best card with { $count } rules
    }
card-cost =
    { $unit ->
        [win] It costs { $loss } percentage points of win chance against a perfect opponent.
        [points] It costs { $loss } points a turn against the best strategy.
       *[sips] It costs { $loss } sips a round against a perfect opponent.
    }
card-read = A fixed rule is predictable: an opponent who knows this card gains { $points } points a turn.
card-mean-score = A turn scores { $points } points more on average than with the best play.
card-for = For the standard rules and two players.
card-found = This is the best of the cards that a search tried. The costs are computed, not simulated. If the opponent chooses other, equally good moves, the second decimal can differ.

cli-command-card = Show rules to play by, and what they cost against perfect play
card-option-rules = show only the card with this many rules
card-none = There are no strategy cards for { $game }.

card-worths = To roll on, keep the set with the most points. Count extra points for the dice that you roll next: { $one } for 1 die, { $two } for 2, { $three } for 3, { $four } for 4, { $five } for 5, { $six } for 6. Example: from 1 5 2 3 3 4, keep only the 1: 100 + { $five } = { $keepOne }. With the 5 it would be 150 + { $four } = { $keepTwo }.
card-aim = If you need at most { $need } points to win before the roll and you roll on, keep what leaves exactly { $first } points to go. If you cannot, aim for { $second }, then for { $third }.
card-table = The table shows how many points in the turn are enough to bank. Find the first row with the points that you would then need to win, and the column with the dice left. If you may bank several sets, choose the upper row, then the fewest dice left, then the most points. Three more rules limit the rows without *.
card-instead = In rows without *: if you could also roll 4 or 5 dice, bank only with 1 or 2 dice left, and only with at least { $four } points (instead of rolling 4 dice) or { $five } points (instead of rolling 5).
card-instead-six = In rows without *: if you could also roll 6 dice, bank only with 1 die left and at least { $points } points, and only if the other player is in and needs more than { $over } points to win.
card-out = In rows without *: while the other player is not in, these limits replace the table: { $two } points with 1 or 2 dice left, { $three } with 3, { $four } with 4.
card-table-need = Still to go after banking
card-table-needs =
    { $form ->
        [one] { $from }
        [more] { $from } or more
        [four] { $from }, { $b }, { $c }, { $d }
       *[range] { $from }–{ $to }
    }{ $mark ->
        [yes] {" "}*
       *[no] {""}
    }
card-table-dice =
    { $span ->
        [one] 1 die left
        [same] { $from } dice left
        [two] { $from } or { $to } dice left
        [all] Any dice left
       *[range] { $from } to { $to } dice left
    }
card-table-band =
    { $form ->
        [over] The other player needs more than { $over } points
        [most] The other player needs at most { $most } points
       *[between] The other player needs more than { $over } but at most { $most } points
    }
card-table-limit =
    { $form ->
        [never] never
        [any] always
       *[from] { $points }
    }
card-table-numbers = The table has { $count } numbers.

card-take-product = Take over if the points times the dice come to { $product } or more: with 4 dice, from { $four } points.
card-land =
    Bank as soon as you would then need { $from } to { $to } points to win{ $dice ->
        [one] {" "}and have 1 die left
        [6] {""}
       *[other] {" "}and have at most { $dice } dice left
    }, even if you keep less than all that scores. If several sets of dice do this, choose the fewest dice left, then the most points.
card-room = Never bank if you would then need fewer than { $least } points to win.

web-cards = Strategy cards
    .about = Rules that you can remember, and what playing by them costs against perfect play. Each additional rule lowers the cost.
web-cards-rules = Number of rules
web-cards-print = Print the card
web-cards-compare = What each card costs
web-cards-read = If the opponent knows the card
web-cards-cost =
    { $unit ->
        [win] Win chance lost, in percentage points
        [points] Points lost a turn
       *[sips] Sips lost a round
    }
