# Hidden Pairs: what happens, and what a player can do. "hinderance" is the name in records; texts write Hindrance.

game-hidden-pairs = Hidden Pairs
    .about = Roll in secret, split six dice into three pairs, and spend points to weaken the pairs of the others.
    .time = about 15 minutes
option-hidden-pairs-turns = Turns
    .about = How many turns of three rounds are played.
option-hidden-pairs-luckyDice = Lucky Dice
    .about = Which attacks Lucky Dice block in their round.
    .value-one = The largest attack
    .value-all = Every attack

hidden-pairs-action =
    { $action ->
        [diceBlock] Dice-Block
        [luckyDice] Lucky Dice
       *[hinderance] Hindrance
    }

## What happens

hidden-pairs-rolled =
    { $purpose ->
        [tie] { $seat } rolls { $dice } to break the tie: { $value }.
       *[turn] { $seat } rolls { $dice }.
    }
    .own =
        { $purpose ->
            [tie] You roll { $dice } to break the tie: { $value }.
           *[turn] You roll { $dice }.
        }
hidden-pairs-re-rolled-die = { $seat } re-rolls a { $was } for { $price } points.
    .own = Re-rolled a { $was } for { $price } points.
hidden-pairs-committed = { $seat } has committed.
    .own = You have committed.
hidden-pairs-lucky-dice = { $seat } plays Lucky Dice in round { $round }.
    .you = You play Lucky Dice in round { $round }.
hidden-pairs-attacked =
    { $attack ->
        [dice-block] { $seat } plays Dice-Block on { $on }
       *[hinderance] { $seat } plays Hindrance on { $on }
    }{ hidden-pairs-attack-effect }
    .you =
        { $attack ->
            [dice-block] You play Dice-Block on { $on }
           *[hinderance] You play Hindrance on { $on }
        }{ hidden-pairs-attack-effect }
    .target =
        { $attack ->
            [dice-block] { $seat } plays Dice-Block on you
           *[hinderance] { $seat } plays Hindrance on you
        }{ hidden-pairs-attack-effect }
hidden-pairs-attack-effect =
    { $negated ->
        [yes] , but Lucky Dice block it: the pair stays at { $value }.
       *[no] : the pair loses { $amount } and is now worth { $value }.
    }
hidden-pairs-re-rolled =
    { $count ->
        [one] { $seat } re-rolled once, for { $price } points.
       *[other] { $seat } re-rolled twice, for { $price } points.
    }
    .you =
        { $count ->
            [one] You re-rolled once, for { $price } points.
           *[other] You re-rolled twice, for { $price } points.
        }
hidden-pairs-round-won = { $seat } wins round { $round } and { $points } points.
    .you = You win round { $round } and { $points } points.
hidden-pairs-tie = { $seats } are tied at { $value } in round { $round } and roll two dice each to decide.
hidden-pairs-turn-started = Turn { $turn } of { $turns } begins.
hidden-pairs-drawn = { $seats } are tied with { $points } points and roll all six dice for the win.

## What a player can do

hidden-pairs-goal =
    After { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } the most points win
hidden-pairs-control-commit =
    { $price ->
        [0] Commit
       *[other] Commit for { $price } points ({ $left } left)
    }
hidden-pairs-control-fill = Fill the pairs, highest dice first
hidden-pairs-control-clear = Clear the pairs
hidden-pairs-control-re-roll = Re-roll a die for { $price } points
hidden-pairs-control-re-roll-die = Re-roll die { $number }, a { $face }, for { $price } points
hidden-pairs-control-attack = { hidden-pairs-action } for { $price } points: lower an opponent’s pair by { $amount }
hidden-pairs-control-cancel-attack = Cancel { hidden-pairs-action } against { $seat } in round { $round }
hidden-pairs-control-lucky-dice =
    Lucky Dice for { $price } points: { $rule ->
        [all] block all attacks on one of your pairs
       *[one] block the largest attack on one of your pairs
    }
hidden-pairs-control-cancel-lucky-dice = Cancel Lucky Dice in round { $round }
hidden-pairs-control-against = Against { $seat }
hidden-pairs-control-round = Round { $round }, worth { $points } points
hidden-pairs-control-back = Back
hidden-pairs-why-pairs-first = Put all six dice into pairs first
hidden-pairs-worth-round = round { $round }
hidden-pairs-fact-points = Points left
hidden-pairs-fact-re-rolls = Re-rolls left
hidden-pairs-fact-round = Round { $round } ({ $points })
hidden-pairs-pair =
    { $count ->
        [one] { $dice } and …
       *[other] { $dice }, worth { $value }
    }
hidden-pairs-aim = against { $seat } in round { $round }
hidden-pairs-in-round = in round { $round }
hidden-pairs-note-asking =
    { $asking ->
        [re-roll] Which die do you want to re-roll?
        [target] Which player do you want to attack?
        [lucky-round] Which round do you want to protect?
       *[round] Which round do you want to attack?
    }
hidden-pairs-note-tie = Tie: the highest roll of two dice wins the { $points } points of round { $round }.
hidden-pairs-note-draw = Tie: the highest roll of six dice wins the match.
hidden-pairs-standing-ready = ready
hidden-pairs-standing-choosing = choosing

## The score of a roll

hidden-pairs-roll-score-pair = { $dice }: a pair worth { $value }.
hidden-pairs-roll-score-hand = { $dice }: with these, Hindrance takes off { $hinderance } and Dice-Block { $diceBlock }.

## Moves in a few words

hidden-pairs-move-re-roll = re-roll the { $dice }
hidden-pairs-reason-re-roll =
    { $rolls ->
        [best] A re-roll of the { $dice } shows a higher number { $higher }% of the time: worth its { $price } points.
        [other] { $higher ->
            [0] A { $dice } cannot become higher.
           *[other] A re-roll of the { $dice } shows a higher number only { $higher }% of the time: not worth its { $price } points.
        }
       *[both] A re-roll of the { $dice } shows a higher number { $higher }% of the time, a re-roll of the { $others } { $otherHigher ->
            [0] never
           *[other] only { $otherHigher }%
        }.
    }
# The least face with which a re-roll is better than the best choice; 7 if none is.
hidden-pairs-reason-pays =
    { $least ->
        [7] Even a 6 would not make a re-roll of the { $dice } worth its { $price } points here.
        [6] A re-roll of the { $dice } pays for its { $price } points only with a 6, { $chance }% of the time.
       *[other] A re-roll of the { $dice } pays for its { $price } points only with a { $least } or more, { $chance }% of the time.
    }
# $decides: why the higher chance in round $round counts more than what it costs. A point that is won counts for the lead twice between two players, because the other does not win it.
hidden-pairs-reason-rounds =
    { $decides ->
        [cheap] The other choice wins round { $round } ({ $points } points) { $otherChance }% of the time instead of { $chance }%. Over all rounds it gains only { $total } more points of lead on average: not worth the extra { $price } points.
       *[even] The better choice wins round { $round } ({ $points } points) { $chance }% of the time, the other { $otherChance }%. { $decides ->
            [ahead] On points alone the other choice is at least as good, but with a lead of { $lead } points this round matters more.
            [behind] On points alone the other choice is at least as good, but at { $lead } points behind, this round matters more.
            [level] On points alone the other choice is at least as good, but with equal points this round matters more.
           *[even] Over all rounds it gains { $total } more points of lead on average{ $decides ->
                [dear] : worth the extra { $price } points.
                [cheaper] {" "}and costs { $price } points less.
               *[even] .
            }
        }
    }
# The pairs of the three rounds, then the actions with their round; 0 for an action that is not played. Of two players, none names the target.
hidden-pairs-move-commit =
    { $first } · { $second } · { $third }{ $hinderance ->
        [0] { "" }
       *[other] , Hindrance { $seats ->
            [2] { "" }
           *[other] on { $hindered }{ " " }
        }in round { $hinderance }
    }{ $diceBlock ->
        [0] { "" }
       *[other] , Dice-Block { $seats ->
            [2] { "" }
           *[other] on { $blocked }{ " " }
        }in round { $diceBlock }
    }{ $luckyDice ->
        [0] { "" }
       *[other] , Lucky Dice in round { $luckyDice }
    }

## Refusals

refusal-no-re-rolls-left = No re-rolls left: a turn has { $most }.
refusal-not-enough-points = This costs { $price } points, and only { $points } are left.
refusal-pairs-not-a-split = Each of the six dice has to be in exactly one of the three pairs.
refusal-attack-yourself = { $seat } can attack only another player.

## Fields of positions

position-field-hands = Hand
position-field-shown = Shown rounds
position-field-shown-re-rolls = Re-rolls shown
position-field-turn-number = Turn

## The score sheet for real dice

hidden-pairs-sheet-pair = Round { $round } ({ $points } points)
hidden-pairs-sheet-re-rolls = Re-rolls ({ $price } each)
hidden-pairs-sheet-hindrance = Hindrance ({ $price })
hidden-pairs-sheet-dice-block = Dice-Block ({ $price })
hidden-pairs-sheet-lucky-dice = Lucky Dice ({ $price })
hidden-pairs-sheet-aim = Round { $round }: { $seat }
hidden-pairs-sheet-winner = Who won the roll-off?
hidden-pairs-sheet-tie =
    { $round ->
        [draw] A draw: { $seats } roll all six dice; the highest sum wins
       *[other] Round { $round } is tied: { $seats } roll two dice; the highest sum wins
    }
hidden-pairs-sheet-won =
    { $round ->
        [draw] { $seat } wins the roll-off
       *[other] { $seat } wins the roll-off of round { $round }
    }
hidden-pairs-sheet-pairs =
    { $cost ->
        [0] { $pairs }
       *[other] { $pairs }, paid { NUMBER($cost) }
    }
hidden-pairs-sheet-turn = Turn { $turn } of { $turns }: enter the pairs when they are shown
hidden-pairs-sheet-too-dear = { $seat } has { NUMBER($points) } points and cannot pay { NUMBER($cost) }.

## The boards in the browser

web-pairs-heading =
    { $step ->
        [re-roll] Re-roll which die?
        [complete] Your three pairs
       *[pairs] Make three pairs
    }
web-pairs-step =
    { $left ->
        [0] Your six secret dice
        [one] Your six secret dice. 1 re-roll left
       *[other] Your six secret dice. { $left } re-rolls left
    }
web-pairs-clear = Clear the pairs
hidden-pairs-round = Round { $round }
web-round-worth = Round { $round }: { $points }
web-filling = The next dice go to round { $round }, for { $points } points
web-empty-slot = empty
web-pairs-die =
    Die { $number }: { $face }{ $round ->
        [0] {""}
       *[other] , in round { $round }
    }
web-highest-first = Highest first
web-action-about =
    { $kind ->
        [luckyDice] { $rule ->
            [all] blocks all attacks on one of your pairs
           *[one] blocks the largest attack on one of your pairs
        }
        [hinderance] lowers an opponent’s pair by the sum of your two lowest dice
       *[other] lowers an opponent’s pair by the sum of your two middle dice
    }
web-action-cards = Actions (optional)
web-targets = Other players’ pairs
web-card-price = { $price } points
web-card-lies = on your pair in round { $round }
web-card-lies-on = on { $name }’s pair in round { $round }
web-card-picked =
    { $kind ->
        [luckyDice] Choose your pair to protect
       *[other] Choose the pair to attack
    }
web-why-unanswered = Choose first, or cancel
web-action-round = { $action } in round { $round }
web-action-on = { $action } against { $name } in round { $round }
web-cost-none = You have { $points } points. Actions are optional.
web-cost = { $points } { $items } = { $left } left
web-cost-item = − { $price } { $what }
web-cost-re-rolls =
    − { $price } { $count ->
        [one] re-roll
       *[other] re-rolls
    }
web-reveal-paid =
    −{ $points } for { $items ->
        [actions] actions
        [re-rolls] re-rolls
       *[both] actions and re-rolls
    }
web-reveal-next = Show round { $round }
web-reveal-skip = Skip
web-reveal-tie = Roll for round { $round }
web-reveal-tied = Tied at { $value }: two dice each decide
web-tie-rolls = Rolls for the tie
web-reveal-account = Show the points
web-account-title = Points of this turn
web-account-change = { $from } → { $to }
web-account-re-rolls =
    { $count ->
        [one] { $points } for a re-roll
       *[other] { $points } for { $count } re-rolls
    }
web-account-action = { $points } for { $action } in round { $round }
web-account-round = { $points } for winning round { $round }
web-account-nothing = nothing won, nothing paid
web-account = { $name }: from { $from } to { $to } ({ $items }).
web-reveal-done = Continue
web-attack-by =
    by { $you ->
        [yes] you
       *[no] { $seat }
    }
web-attack =
    { $kind ->
        [hinderance] Hindrance
       *[dice-block] Dice-Block
    } { web-attack-by }: { $negated ->
        [yes] { $amount }, blocked by Lucky Dice
       *[no] −{ $amount }
    }
