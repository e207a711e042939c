game-ten-thousand = Ten Thousand
    .about = Keep what scores and roll the rest, or bank before a bust takes it all.
    .also = Also with the rules of Farkle, Zilch and more.
    .time = about 30 minutes
option-ten-thousand-target = Target score
    .about = The total that wins. With “Exact finish”, you must land on it exactly: a roll that goes past it scores nothing.
option-ten-thousand-opening = Points to get in
    .about = You cannot bank until your total, including this turn, is at least this.
option-ten-thousand-takeOver = Taking over
    .about = You may start with the points that the player before you banked and the dice they left.
option-ten-thousand-exactFinish = Exact finish
    .about = Only the exact total wins, and a roll that goes past it ends the turn with nothing. Off: reaching the target is enough.
option-ten-thousand-threePairs = Three pairs
    .about = Whether four of a kind with a pair, or six of a kind, count as three pairs too.
    .value-any = Any pairs
    .value-distinct = Three different pairs only
    .value-four-and-two = Also four of a kind with a pair
option-ten-thousand-threePairsPoints = Points for three pairs
    .about = What three pairs are worth. 0: they do not count.
option-ten-thousand-dice = Dice
    .about = The number of dice. Combinations of six need six dice.
option-ten-thousand-one = A single 1
    .about = What a 1 is worth on its own.
option-ten-thousand-five = A single 5
    .about = What a 5 is worth on its own.
option-ten-thousand-threeOnes = Three 1s
    .about = What three 1s are worth. Three of any other face are worth 100 × the face.
option-ten-thousand-more = Four of a kind and more
    .about = How each further die of the same face counts.
    .value-add = The points of three of a kind again
    .value-double = Double points
    .value-fixed = 1,000, 2,000, 3,000 in total for four, five, six
    .value-thousand = 1,000 points more
    .value-faces = Double points, but 1,000 × the face for six
    .value-none = No points
option-ten-thousand-straight = Straight 1–6
    .about = What one of each face is worth. 0: it does not count.
option-ten-thousand-lowStraight = Straight 1–5
    .about = What 1 2 3 4 5 are worth. 0: they do not count.
option-ten-thousand-highStraight = Straight 2–6
    .about = What 2 3 4 5 6 are worth. 0: they do not count.
option-ten-thousand-twoTriplets = Two triplets
    .about = What two triplets are worth together. 0: each triplet counts on its own.
option-ten-thousand-fullHouse = Full house
    .about = What three of a kind with a pair are worth. 0: each counts on its own.
option-ten-thousand-nothing = Nothing scores
    .about = What a roll of all dice is worth if no die scores. All dice can then be rolled again. 0: it is a bust.
option-ten-thousand-atLeast = Points to bank
    .about = Every turn needs at least this many points to be banked.
option-ten-thousand-hotDice = After hot dice
    .about = Whether you have to roll on when all dice are kept.
    .value-may = Bank or roll on
    .value-must = Must roll on
option-ten-thousand-ending = When the target is reached
    .about = What happens when a player banks enough to reach the target. With the exact finish, only an immediate win is possible.
    .value-first = They win at once
    .value-last-turn = Every other player has one more turn
    .value-round = The round is played to its end
option-ten-thousand-rounds = Rounds
    .about = The highest total after this many rounds wins, whatever the target score. 0: play to the target. Works only with the exact finish off.
option-ten-thousand-threeBusts = Three busts in a row
    .about = What the third bust in a row costs.
option-ten-thousand-lowest = Lowest total
    .about = How far below 0 three busts in a row can take a total.

preset-ten-thousand-ten-thousand = Standard
    .about = Take over what the player before you left, and land on exactly 10,000.
    .source = Dicehall.
preset-ten-thousand-farkle = Farkle
    .about = The boxed game: any four of a kind score 1,000, five 2,000, six 3,000. The others have one more turn.
    .source = several websites and programs.
preset-ten-thousand-farkle-double = Farkle with doubling
    .about = Three 1s score 1,000; each further die of the same face doubles the points.
    .source = several rule texts and programs.
preset-ten-thousand-ten-rounds = Ten rounds
    .about = The highest total after ten rounds wins. Three busts in a row cost 500.
    .source = two descriptions of a game on a social network, which agree only on the scores.
preset-ten-thousand-tavern-dice = Tavern dice
    .about = Quick, to 4,000: straights of five count, pairs do not, and the first to get there wins.
    .source = a wiki and guides for a computer game set in Bohemia, which name different targets.
preset-ten-thousand-zilch = Zilch
    .about = Six dice never bust: if nothing scores they are worth 500. Three busts in a row cost 500.
    .source = the rules page of an online game, which does not say how a match ends.
preset-ten-thousand-macke = Macke
    .about = Berlin rules: 350 to bank, roll on after hot dice, and the round is played to its end.
    .source = a program; three rule texts confirm 350 to bank and 2,000 for a straight.
preset-ten-thousand-zehntausend = German Zehntausend
    .about = Each further die of a face adds 1,000. 350 to bank, and roll on after hot dice.
    .source = a program and a copy of it; eight rule texts confirm 350 to bank.
preset-ten-thousand-dix-mille = Dix mille
    .about = French rules: six of a kind are 1,000 × the face, roll on after hot dice, land on exactly 10,000.
    .source = an encyclopedia and an app, which agree on the scores.
preset-ten-thousand-five-thousand = 5,000
    .about = Five dice to 5,000: straights of five, and nothing for more than three of a kind.
    .source = American rule texts, which name different points to get in.

ten-thousand-rolled =
    { $purpose ->
        [order] { $seat } rolls { faces } for the first turn.
       *[turn] { $seat } rolls { faces }: up to { $value } points.
    }
    .own =
        { $purpose ->
            [order] You roll { faces } for the first turn.
           *[turn] { $dice }: up to { $value }.
        }
    .log =
        { $purpose ->
            [order] You roll { faces } for the first turn.
           *[turn] You roll { faces }: up to { $value } points.
        }
event-overshot =
    { $seat } rolls { faces }: { $value } points, more than the { $room } left to { $target }. { $lost ->
        [0] The turn is over.
       *[other] The { $lost } points of this turn are lost.
    }
    .own =
        { $dice }: { $value }, more than the { $room } left to { $target }. { $lost ->
            [0] The turn is over.
           *[other] You lose { $lost }.
        }
    .log =
        You roll { faces }: { $value } points, more than the { $room } left to { $target }. { $lost ->
            [0] The turn is over.
           *[other] You lose { $lost } points.
        }
    .brief = { $seat } overshoots and scores nothing.
moment-overshot =
    { $you ->
        [yes] You overshoot { $target }
       *[no] { $seat } overshoots { $target }
    }
    .about =
    The whole roll counts: { $value }, but only { $room } were left. { $lost ->
        [0] The turn is over.
       *[other] { $lost } points are lost.
    }
ten-thousand-goal = First to { $target } wins
ten-thousand-goal-exact = Exactly { $target } wins; a roll past it scores nothing
ten-thousand-goal-last-turn = Reach { $target }; the others have one more turn, and the highest total wins
ten-thousand-goal-round = Reach { $target }; after that round the highest total wins
ten-thousand-goal-rounds = Highest total after { $rounds } rounds wins
ten-thousand-standing-busts =
    { $count ->
        [one] 1 bust
       *[other] { $count } busts
    }
ten-thousand-last-round = { $seat } has reached { $target }: the round is played to its end.
    .you = You have reached { $target }: the round is played to its end.
ten-thousand-three-busts = Third bust in a row: { $seat } loses { $amount } and has { $total }.
    .own = Third bust in a row: you lose { $amount } and have { $total }.
ten-thousand-control-keep-and-roll =
    { $count ->
        [one] Keep { $points } and roll 1 die
       *[other] Keep { $points } and roll { $count } dice
    }
ten-thousand-warning-overshoot =
    { $room ->
        [0] Another roll ends the turn without points
       *[other] Risk { $percent }%: a bust, or over the target (more than { $room })
    }
ten-thousand-control-win-exact = Keep and win with exactly { $total }
ten-thousand-control-take-over =
    { $count ->
        [one] Take over { $points } points and roll 1 die
       *[other] Take over { $points } points and roll { $count } dice
    }

## The score of a roll

ten-thousand-roll-score =
    { $score ->
        [0] { $dice }: nothing scores.
       *[other] { $dice }: up to { $score } points, { $keeps ->
                [one] 1 way to keep
               *[other] { $keeps } ways to keep
            }.
    }

## The scoring card

card-more =
    { $more ->
        [double] each further die of the same face doubles the points
        [fixed] any four of a kind = 1,000, five = 2,000, six = 3,000
        [thousand] each further die of the same face adds 1,000
        [faces] each further die of the same face doubles the points; six of a kind = 1,000 × the face
        [none] further dice of the same face add nothing to three of a kind
       *[add] each further die of the same face adds the points of three of a kind again
    }
card-combination =
    { $kind ->
        [straight] one of each
        [low-straight] straight 1 to 5
        [high-straight] straight 2 to 6
        [triplets] two triplets
        [full-house] full house
        [nothing] nothing scores
        [four-and-two] four of a kind and a pair
       *[pairs] three pairs
    } = { $points }
ten-thousand-card-at-target = Another roll ends the turn without points
ten-thousand-card-overshoot =
    { $count ->
        [one] More than { $target } with 1 die
       *[other] More than { $target } with { $count } dice
    }

## Moves in a few words

ten-thousand-move-take-over = take over

## Refusals

refusal-no-such-die = There is no die at position { $die }: the positions are 0 to { $last }.
refusal-keep-does-not-score =
    { $needs ->
        [0] { $count ->
            [one] This die doesn’t score: { $dice }.
           *[other] These dice don’t score: { $dice }.
        }
       *[other] { $whole } score only together: keep all { $needs }.
    }
refusal-below-opening = You cannot bank yet: { $total } of the { $opening } you need to get in.
refusal-below-least = You cannot bank yet: { $points } of the { $atLeast } that a turn needs.
refusal-must-roll-hot-dice = You cannot bank now: all dice are kept, so you must roll on.
refusal-no-take-over =
    { $why ->
        [off] Taking over is off in this match.
        [turn] Taking over is possible only at the start of a turn.
        [opening] Not in yet: bank at least { $opening } points before you take over.
        [target] Not possible: { $points } more points would reach the target of { $target } at once.
       *[nothing] There is nothing to take over: the player before must have banked.
    }

## Why a move is best

ten-thousand-reason-offer = { $takes ->
    [free] The roll has { $dice } dice either way, and taking over starts the turn with { $points } points instead of 0.
   *[other] Taking over starts with { $points } points and { $dice ->
        [one] 1 die, which scores
       *[other] { $dice } dice, which score
      } nothing { $bust }% of the time; a new roll starts with 0 points and { $fresh } dice, which score nothing { $freshBust }%: { $takes ->
        [more] more points and less risk
        [same] more points at the same risk
        [yes] the points are worth the risk
       *[no] the points are not worth the risk
      }.
  }
ten-thousand-reason-more = Banking ends the turn, so every scoring die counts: { $points } points instead of { $otherPoints }.
ten-thousand-reason-leave = Bank and leave the next player only { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }: a take-over with { $dice ->
    [one] it
   *[other] them
  } scores nothing { $bust }% of the time, with { $others } dice only { $otherBust }%.
ten-thousand-reason-put-back = Banking scores { $banked } points; rolling gives up { $points } of them first, scores nothing { $bust }% of the time and otherwise adds only about { $gain }.
ten-thousand-reason-finish = Banking leaves { $left } points to go, and { $over }% of first rolls overshoot; scoring nothing leaves { $need }, and only { $otherOver }% do.
ten-thousand-reason-dice = { $fewer ->
    [both] The best choice scores { $points } points more, and the next roll scores nothing only { $bust }% of the time, not { $otherBust }%.
    [same] The best choice scores { $points } points more, and both choices leave { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      } to roll.
    [yes] Rolling { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      } scores nothing only { $bust }% of the time instead of { $otherBust }% with { $others }: that is worth more than { $points } points.
   *[no] { $points } more points are worth rolling only { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      }, which scores nothing { $bust }% of the time instead of { $otherBust }% with { $others }.
  }

## The score sheet for real dice

ten-thousand-sheet-take-over = Take over { NUMBER($points) }
ten-thousand-sheet-took = Taken over
ten-thousand-sheet-took-over-only = { NUMBER($points) } cannot be right: after taking over { NUMBER($offer) }, a turn that scores has more than { NUMBER($offer) }.
ten-thousand-sheet-scored-taking-over = { NUMBER($points) } after taking over
ten-thousand-sheet-may-take-over = { $seat } may take over { NUMBER($points) }
ten-thousand-sheet-overshoot = { $seat } would have { NUMBER($total) }, past { NUMBER($target) }: the turn scores nothing.
ten-thousand-sheet-overshot = Past the target
ten-thousand-sheet-least = { NUMBER($points) } is too few: a turn banks at least { NUMBER($atLeast) }.
ten-thousand-sheet-three-busts = Third bust in a row: −{ NUMBER($amount) }
ten-thousand-sheet-last-round = Last round

## The rules under some options

ten-thousand-rules-start = Every player rolls one die; the highest starts. Players who tie for the highest roll again. Play continues in seating order.
ten-thousand-rules-roll = Roll all { $count } dice.
ten-thousand-rules-keep = Keep at least one die. Every die you keep has to score.
ten-thousand-rules-on = Roll the dice you did not keep, or bank the points of the turn.
ten-thousand-rules-hot =
    { $hot ->
        [must] When all dice are kept (hot dice), you must roll all { $count } again.
       *[may] When all dice are kept (hot dice), you may roll all { $count } again.
    }
ten-thousand-rules-bust = If a roll scores nothing (a bust), the turn ends and its points are lost.
ten-thousand-rules-nothing = A roll of all { $count } dice in which nothing scores is worth { $points }, and all of them are kept. With fewer dice it is a bust: the turn ends and its points are lost.
ten-thousand-rules-three-busts = The third bust in a row costs { $points } of your total, which never falls below { $lowest }. Banking starts the count again.
ten-thousand-rules-best = The dice that you keep count in the way that scores most. Dice from different rolls never count together.
ten-thousand-rules-opening = To get in, you need a total of at least { $opening }, including this turn. With less you must roll on.
ten-thousand-rules-least = Every turn needs at least { $atLeast } points to be banked.
ten-thousand-rules-must = With all dice kept you cannot bank: roll on.
ten-thousand-rules-any = You may bank any number of points.
ten-thousand-rules-take-over = After a player banks, the next player may take over: they start with the same points and must roll the dice that were left. If the roll scores nothing, they lose these points; the player who banked them keeps theirs.
ten-thousand-rules-take-over-opening = Only players who have banked at least { $opening } may take over.
ten-thousand-rules-no-offer =
    { $exact ->
        [yes] There is nothing to take over after a bust or an overshoot, or if the points would bring you to the target.
       *[no]
            { $target ->
                [yes] There is nothing to take over after a bust, or if the points would bring you to the target.
               *[no] There is nothing to take over after a bust.
            }
    }
ten-thousand-rules-exact = If you reach exactly { $target }, you win at once, whether you chose to bank or to roll on.
ten-thousand-rules-overshoot = If the most that a roll can score would take you past { $target } (an overshoot), the turn ends at once with nothing.
ten-thousand-rules-first = The first player to bank a total of { $target } or more wins at once.
rules-last-turn = When a player banks a total of { $target } or more, every other player has exactly one more turn.
ten-thousand-rules-round = When a player banks a total of { $target } or more, the round is played to its end, so that all have the same number of turns.
ten-thousand-rules-rounds = The match ends after { $rounds } rounds.
rules-highest = Then the highest total wins; equal totals share the win.
