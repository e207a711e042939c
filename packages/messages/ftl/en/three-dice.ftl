# Three Dice: what happens, and what a player can do. Every $amount is counted in sips, or in the unit that the players chose.

game-three-dice = Three Dice
    .about = A party game with three dice and sips of a drink you like: get safe, or take the penalty.
    .time = about 20 minutes
option-three-dice-rounds = Rounds
    .about = How many rounds are played; then the fewest sips win.
option-three-dice-shitStairs = Shit stairs cost a sip
    .about = When 2 3 4 and 3 4 5 cost a sip. They look like stairs, but are not safe.
    .value-rolled = Whenever they are rolled
    .value-kept = Only when the turn ends on them
option-three-dice-gentlemen = Gentlemen’s rule
    .about = The last player of a round should keep a chance of losing it.
    .value-off = Off
    .value-remind = Remind
    .value-enforce = Enforce
option-three-dice-tie = Tied for last
    .about = Who loses a round when the lowest points are equal.
    .value-roll-off = They roll for it
    .value-share = All of them
    .value-last = The last of them to roll
option-three-dice-unit = What is counted
    .about = Sips of whatever you like, or something else altogether: crisps, push-ups, matches.
    .value-sips = sips
option-three-dice-payBelow = Low points pay too
    .about = Everyone who is not safe and has fewer points than this takes the penalty too. 0: only the loser.

three-dice-amount = { event-amount }

## What happens

three-dice-rolled =
    { $purpose ->
        [order] { $seat } rolls { faces } for the first turn.
        [tie] { $seat } rolls { $dice } to break the tie: { $value } points.
       *[turn] { $seat } rolls { $dice }: { $value } points.
    }
    .own =
        { $purpose ->
            [order] You roll { faces } for the first turn.
            [tie] You roll { $dice } to break the tie: { $value } points.
           *[turn] { $dice }: { $value ->
                [one] 1 point
               *[other] { $value } points
            }.
        }
    .log =
        { $purpose ->
            [order] You roll { faces } for the first turn.
            [tie] You roll { $dice } to break the tie: { $value } points.
           *[turn] You roll { $dice }: { $value ->
                [one] 1 point
               *[other] { $value } points
            }.
        }
three-dice-limit-set =
    Everyone gets at most { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } this round.
three-dice-stayed =
    { $seat } stays on { $points } points.
    .own = Stayed on { $points }.
    .log = You stay on { $points } points.
three-dice-safe =
    { $roll ->
        [stairs] { $seat } is safe with stairs and can give { three-dice-amount } to another player.
        [super-stairs] { $seat } is safe with super stairs and can give { three-dice-amount } to another player!
       *[three-of-a-kind] { $seat } is safe with three of a kind. The penalty rises by { $amount } to { $unit ->
            [sips] { $penalty } sips
           *[other] { $penalty } { $unit }
        }.
    }
    .you =
        { $roll ->
            [stairs] You are safe with stairs and can give { three-dice-amount } to another player.
            [super-stairs] You are safe with super stairs and can give { three-dice-amount } to another player!
           *[three-of-a-kind] You are safe with three of a kind. The penalty rises by { $amount } to { $unit ->
                [sips] { $penalty } sips
               *[other] { $penalty } { $unit }
            }.
        }
    .brief =
        { $roll ->
            [stairs] { $seat } is safe with stairs.
            [super-stairs] { $seat } is safe with super stairs!
           *[three-of-a-kind] { $seat } is safe with three of a kind: the penalty is { $unit ->
                [sips] { $penalty } sips
               *[other] { $penalty } { $unit }
            }.
        }
three-dice-gave = { $seat } gives { three-dice-amount } to { $to }.
    .you = You give { three-dice-amount } to { $to }.
    .target = { $seat } gives you { three-dice-amount }.
three-dice-penalty =
    { $reason ->
        [shit-stairs] Shit stairs! { $seat } takes { three-dice-amount } and gets a playful slap on the forehead.
        [too-low] Too low: { $seat } takes { three-dice-amount } too.
       *[first-roll] Too lucky: { $seat } takes a first-roll penalty of { three-dice-amount }.
    }
    .you =
        { $reason ->
            [shit-stairs] Shit stairs! You take { three-dice-amount } and get a playful slap on the forehead.
            [too-low] Too low: you take { three-dice-amount } too.
           *[first-roll] Too lucky: you take a first-roll penalty of { three-dice-amount }.
        }
three-dice-round-restarted = The round restarts. { $seat } rolls first again.
    .you = The round restarts. You roll first again.
three-dice-all-safe = All players are safe. There is no penalty, and the same player starts the next round.
three-dice-tie =
    { $seats } are tied for last with { $points } points and roll again. The lowest roll loses the round.
three-dice-reminded = Gentlemen’s rule: { $seat } rolls last and should keep a chance of losing the round.
    .you = Gentlemen’s rule: you roll last and should keep a chance of losing the round.
three-dice-match-over =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the win
    } with { three-dice-final-score }.
    .you = You win with { three-dice-final-score }.
three-dice-final-score =
    { $unit ->
        [sips]
            { $score ->
                [one] 1 sip
               *[other] { $score } sips
            }
       *[other] { $score } { $unit }
    }

## What a player can do

three-dice-goal =
    After { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } the fewest { $unit } win
three-dice-control-stay = Stay on { $points }
three-dice-control-stay-safe =
    { $kind ->
        [stairs] Stay: safe with stairs, give { three-dice-amount }
        [super-stairs] Stay: safe with super stairs, give { three-dice-amount }
       *[three-of-a-kind] Stay: safe with three of a kind, penalty +{ $amount }
    }
three-dice-marked =
    { $count ->
        [0] Held { faces }. No die to roll.
        [one] Held { faces }. 1 die to roll.
       *[other] Held { faces }. { $count } dice to roll.
    }
    .sum =
        { $count ->
            [0] No die to roll.
            [one] 1 die to roll.
           *[other] { $count } dice to roll.
        }
three-dice-control-give = Give { three-dice-amount } to { $seat }
three-dice-warning-gentlemen = Against the gentlemen’s rule
three-dice-warning-low = Fewer than { $points }: you take the penalty
three-dice-race-first =
    { $mine ->
        [yes] You go first and set how many rolls this round has
       *[no] The first player sets the number of rolls
    }
three-dice-race-beat =
    { $points ->
        [0] No points to beat yet
       *[other] Beat { $points } ({ $seats })
    }{ $safeCount ->
        [0] {""}
        [one] ; { $safe } is safe
       *[other] ; { $safe } are safe
    }
three-dice-race-safe =
    { $mine ->
        [yes] You are safe this round
       *[no] { $seat } is safe this round
    }
three-dice-race-lowest =
    { $mine ->
        [yes] You have the lowest roll so far
       *[no] { $seat } has the lowest roll so far
    }
three-dice-race-alone =
    { $mine ->
        [yes] Now the others must beat your { $points }
       *[no] Now the others must beat the { $points } of { $seat }
    }
three-dice-race-ahead =
    { $count ->
        [one] { $seats } would lose this round now
       *[other] { $seats } are tied for last now
    }
three-dice-fact-penalty = Loser takes
three-dice-fact-now = This roll
three-dice-now =
    { $kind ->
        [stairs] stairs
        [super-stairs] super stairs
        [shit-stairs] shit stairs, { $points }
        [three-of-a-kind] three of a kind
       *[points] { $points }
    }
three-dice-note-tie = Tied for last: each of these players rolls all three dice. The lowest roll loses.
three-dice-note-gentlemen =
    Gentlemen’s rule: the last player { $gentlemen ->
        [enforce] must still be able to lose the round.
       *[remind] should still be able to lose the round. You may ignore it.
    }
three-dice-note-keep =
    { $kind ->
        [three-of-a-kind] Three of a kind adds its face to the penalty, three 1s add 7.
       *[points] A 1 counts 100, a 6 counts 60, other dice their face.
    } Choose the dice to hold before you roll again.
three-dice-standing-safe = safe
three-dice-standing-points =
    { $points } points

## The score of a roll

three-dice-roll-score =
    { $kind ->
        [three-of-a-kind] { $dice }: three of a kind, { $points } points.
        [stairs] { $dice }: stairs, { $points } points.
        [super-stairs] { $dice }: super stairs, { $points } points.
        [shit-stairs] { $dice }: shit stairs, { $points } points.
       *[points] { $dice }: { $points } points.
    }

## The rules under the options of a table

three-dice-rules-starter = Every player has one turn. The loser of the previous round starts. Before the first round every player rolls one die: the highest starts, and ties roll again.
three-dice-rules-rolls = The starter rolls all three dice up to three times. The number of rolls that they use is the limit for every other player in this round. Before each further roll, choose which dice to roll, or stay. A turn ends by itself after its last roll.
three-dice-rules-penalty = In every round the penalty starts at { three-dice-amount }.
three-dice-rules-order = The order of the dice never matters.
three-dice-rules-nice = Three of a kind, stairs and super stairs are nice rolls. If you stay on one, or your last roll is one, you are safe. Three of a kind adds its face to the penalty, three 1s add 7.
three-dice-rules-give =
    With stairs you give { $unit ->
        [sips] sips
       *[other] { $unit }
    } to another player: as many as your position in the round, and twice as many with super stairs. 4 5 6 is super stairs only if the player directly before you, in this round, finished on stairs.
three-dice-rules-shit =
    { $when ->
        [kept] Shit stairs cost { three-dice-amount } if your turn ends on them. You are not safe: their points count.
       *[rolled] Shit stairs cost { three-dice-amount } whenever they are rolled. You are not safe: their points count.
    }
three-dice-rules-first = If the starter’s first roll of a round is nice, they take what it would have added or given, and the round starts again.
three-dice-rules-lose = The player with the lowest points who is not safe loses, takes the penalty and starts the next round.
three-dice-rules-tie =
    { $tie ->
        [share] If several have the lowest points, all of them take the penalty, and the last of them to roll starts the next round.
        [last] If several have the lowest points, the last of them to roll loses.
       *[roll-off] If several have the lowest points, they roll all three dice: the lowest loses, and ties roll again. In these rolls only points count.
    }
three-dice-rules-below = Every other player who is not safe and has fewer than { $points } points takes the penalty too.
three-dice-rules-all-safe = If all players are safe, no player takes the penalty, the same player starts again, and the round counts.
three-dice-rules-gentlemen =
    { $gentlemen ->
        [enforce] Gentlemen’s rule: without a nice roll, the last player of a round must leave a chance that the next roll loses or ties for last. Other moves are refused.
       *[remind] Gentlemen’s rule: without a nice roll, the last player of a round should leave a chance that the next roll loses or ties for last. You are reminded of it.
    }
three-dice-rules-end =
    After { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } the player with the fewest { $unit ->
        [sips] sips
       *[other] { $unit }
    } wins. Ties share the win.

## The scoring card

three-dice-card-roll =
    { $kind ->
        [three-of-a-kind] three of a kind: safe, and the penalty rises
        [stairs] stairs: safe, and the player gives
        [super-stairs] right after stairs: super stairs, safe, and the player gives twice as much
        [shit-stairs] shit stairs: { $points }, and the player takes { three-dice-amount }{ $when ->
                [kept] {" "}if the turn ends on them
               *[rolled] {""}
            }
       *[points] { $points } points
    }
three-dice-card-pips = 2 to 5: their pips
three-dice-card-safe =
    { $count ->
        [one] Safe after rolling 1 die
       *[other] Safe after rolling { $count } dice
    }
three-dice-card-beat =
    { $count ->
        [one] Safe or more than { $points } after rolling 1 die
       *[other] Safe or more than { $points } after rolling { $count } dice
    }

## Moves in a few words

three-dice-move-stay = stay
three-dice-move-give = give to { $to }
three-dice-move-roll-again =
    { $only ->
        [yes] roll the { $dice } again
       *[no] roll { faces } again
    }
# Followed by what both moves are worth. $unit is sips or another unit.
three-dice-reason =
    { $why ->
        [only] Only a nice roll can still help: “{ $best }” gets one more often
        [nice] A nice roll is safe: “{ $best }” gets one more often
        [points] With “{ $best }” the round is lost less often
        [limit] Staying leaves the others only { $rolls ->
            [one] 1 roll
           *[other] { $rolls } rolls
        }
        [triple] Three of a kind is safe and raises the penalty of the others
        [stairs] Stairs are safe
        [shit] With “{ $other }” shit stairs come more often, which cost extra
        [adds] With “{ $best }” three of a kind comes more often, which raises the penalty
        [gives] With “{ $best }” stairs come more often, which give { $unit ->
            [sips] sips
           *[other] { $unit }
        } away
       *[none] With “{ $best }” the others take more
    }{ $more ->
        [yes] {";"} that outweighs losing the round more often.
       *[no] .
    }

## Refusals

refusal-roll-all-first = The first roll of a turn is made with all three dice.
refusal-no-dice-chosen = Leave at least one die to roll, or stay.
refusal-gentlemens-rule = Gentlemen’s rule: { $seat } rolls last and has to keep a chance of losing the round.
refusal-give-awaited = { $seat } has to give to another player first.
refusal-nothing-to-give = { $seat } has nothing to give: only stairs and super stairs give.
refusal-give-to-yourself = { $seat } can give only to another player.

## Fields of positions

position-field-finished = Turns of this round
position-field-limit = Rolls allowed
position-field-penalty = Penalty

## The score sheet for real dice

three-dice-sheet-result =
    { $value ->
       *[points] Points
        [triple] Three of a kind
        [stairs] Stairs 1 2 3
        [super-stairs] Super stairs 4 5 6
        [lucky-triple] First roll: three of a kind
        [lucky-stairs] First roll: stairs
    }
three-dice-sheet-face = Three of
three-dice-sheet-to = Given to
three-dice-sheet-sips =
    { $unit ->
        [sips] Sips for shit stairs
       *[other] { $unit } for shit stairs
    }
three-dice-sheet-tie = Tied for last: { $seats } roll for it
three-dice-sheet-loser = Who loses the roll-off?
three-dice-sheet-lost = { $seat } loses the roll-off: { three-dice-amount }
three-dice-sheet-penalty = Penalty: { three-dice-amount }
three-dice-sheet-plus =
    { $sips ->
        [0] { "" }
       *[other] , { $unit ->
            [sips] { $sips ->
                [one] 1 sip
               *[other] { $sips } sips
            }
           *[other] { $sips } { $unit }
        }
    }
three-dice-sheet-points = { NUMBER($points) }{ three-dice-sheet-plus }
three-dice-sheet-triple = Three { $face }s, penalty { $penalty }{ three-dice-sheet-plus }
three-dice-sheet-lucky = Too lucky: { three-dice-amount }, round restarts
three-dice-sheet-gave =
    { $roll ->
        [super-stairs] Super stairs
       *[stairs] Stairs
    }: { three-dice-amount } for { $to }{ three-dice-sheet-plus }
three-dice-sheet-no-shit-stairs = { NUMBER($points) } points are not shit stairs, so nothing is due.
