# Analysis of a match: `dicehall review`.

cli-command-review = Analyse a match: luck, mistakes and turning points

review-option-quick = estimate by simulated matches from each position, without solving the game
review-option-rollouts = number of simulated matches from each position if values are estimated (default: as many as ten seconds allow)
review-empty = There is nothing to analyse: the match has no moves yet.

review-title = { $game }: analysis
review-unfinished =
    { $resigned ->
        [yes] The match ended by resignation. The result shown is the value of its last position.
       *[no] The match is not over. The result shown is the value of the current position.
    }
review-seat = { $seat }
# What was chosen, where no event says it.
review-played = { $seat } chooses: { $move }.
    .own = You choose: { $move }.
review-player = Player
# The columns of the account: what made the result of each player.
review-start = Start
review-dice = Dice
review-mistakes = Mistakes
review-others = Others
review-met = Hidden
review-left =
    { $unit ->
        [sips] Later
       *[win] Margin
    }
review-result = Result
review-good = Good choices
review-good-of = { $count } of { $choices }
review-exact = Win chances are exact, if both players play perfectly.
review-estimated =
    These figures are estimates from { $rollouts } simulated matches with steady players. Each value has a standard error of { $noise }. { $how ->
        [sampled] Hidden choices are compared in simulated turns with experts. Only what the player could know counts. A choice is a mistake only if it costs more than the margin of the estimate, at most ±{ $choice }.
       *[rollouts] A choice is a mistake only if it costs more than the margin of the estimate, at most ±{ $choice }. Smaller losses are listed under “Margin” (±{ $left }).
    }
review-duels = Approximation: each choice is rated against each opponent separately. Luck is estimated from { $rollouts } simulated matches with steady players, with a standard error of { $noise } for each value.

review-moments = Decisive moments, most important first
review-nothing-turned =
    { $unit ->
        [sips] No single roll or choice changed the result by more than 0.5 { unit-word }.
       *[win] No single roll or choice clearly changed a win chance by more than 5 percentage points.
    }
review-moment = { $where }: { $story } Now { $after } for { $seat }.
review-mistake = { $where }: { $story } It cost { $seat } { $cost }.

review-rank =
    { $side ->
        [best] No possible roll is better; { $share } are worse.
        [worst] No possible roll is worse; { $share } are better.
        [lucky] Better than { $share } of the possible rolls.
       *[unlucky] Worse than { $share } of the possible rolls.
    }
review-better = Better: { $move }.

review-curve = Win chance over the match

# Where in the match something happened: a roll, hot dice, a choice. $left is the win chance before it.
review-roll = The { $roll ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $roll }th
  } roll of { $seat } in turn { $turn } ({ $left } before it)
review-roll-hot = The { $roll ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $roll }th
  } roll of { $seat } in turn { $turn } (hot dice, { $left } before it)
review-choice = The choice of { $seat } in turn { $turn } ({ $left } before it)
review-meeting = The reveal in turn { $turn } ({ $left } for { $seat } before it)
review-met-is = Hidden: what hidden choices changed when they were revealed, which is neither luck nor a mistake.
review-sips = { $sips } { unit-word }
review-curve-sips = Expected lead over the match: how many more { unit-word } the other players have at the end

review-equilibrium = Win chances are exact for one equilibrium: no player can gain by playing differently. There can be others.
review-round = Each round is solved exactly. Everyone is assumed to play later rounds optimally.
review-match = Win chances are those of the best strategy for the whole match (an equilibrium), given what each player could know.
review-turn = An approximation: choices are compared with the equilibrium of one turn, and later turns are approximated.

# What mistakes and dice did to a player.
# Before an estimate, which has no decimals.
about = about { $amount }
# A difference of two win chances, everywhere the same. $percent is a number.
win-chance = { win-points } of win chance
win-points =
    { $isOne ->
        [yes] 1 percentage point
       *[no] { $percent } percentage points
    }

# $loss is win-chance or review-sips, $dice win-points or review-sips.
balance = { $lost ->
        [never] { balance-who } made no mistakes
        [unclear] { balance-who } made no clear mistakes
        [none] { balance-mistakes } cost { balance-whom } next to nothing
        [words] { balance-mistakes } cost { balance-whom } chances to win
       *[some] { balance-mistakes } cost { balance-whom } { $loss }{ balance-per }
    }; { $luck ->
        [bad-none] luck was even.
        [good-none] luck was even.
        [bad-words] luck was against { balance-whom }.
        [good-words] luck favoured { balance-whom }.
        [bad-some] bad luck cost { balance-whom } { $dice }{ balance-dice-per }.
       *[good-some] good luck { balance-gave } { balance-whom } { $dice }{ balance-dice-per }.
    }
# The same for one match, if both dice and mistakes changed the win chance.
balance-compared = { $compared ->
        [bad-more] Bad luck cost { balance-whom } more than mistakes.
        [bad-less] { balance-mistakes } cost { balance-whom } more than bad luck.
        [good-more] Good luck gave { balance-whom } more than mistakes cost.
       *[good-less] { balance-mistakes } cost { balance-whom } more than good luck gave.
    }
balance-who = { $who ->
    [you] You
   *[seat] { $seat }
  }
balance-mistakes = { $who ->
    [you] Your mistakes
   *[seat] Mistakes
  }
balance-whom = { $who ->
    [you] you
   *[seat] { $seat }
  }
balance-per = { $per ->
    [match] {""}
    [win] {" "}in { $matches } matches
   *[sips] {" "}a match
  }
# The same for the dice, unless the sentence has said it already.
balance-dice-per = { $lost ->
    [some] {""}
   *[never] { balance-per }
  }
# Fewer sips are better.
balance-gave = { $unit ->
    [sips] saved
   *[win] gave
  }
balance-wins = { $wins } wins
balance-opponent = The mistakes of { $who ->
    [opponent] your opponent
   *[opponents] your opponents
  } { $gained ->
    [words] helped you
   *[some] { balance-gave } you { $gain }
  }.
