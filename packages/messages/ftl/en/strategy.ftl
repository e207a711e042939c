# The review of a match.

review-unfinished =
    { $resigned ->
        [yes] The match ended by resignation. The result shown is the value of its last position.
       *[no] The match is not over. The result shown is the value of the current position.
    }
# What was chosen, where no event says it.
review-played = { $seat }’s choice: { $move }.
    .own = Your choice: { $move }.
review-good = Good choices
review-good-of = { $count } of { $choices }

# How bad a choice was.
mistake-grade = { $kind ->
    [inaccuracy] Inaccuracy
    [blunder] Blunder
   *[mistake] Mistake
  }
mistake-grades = Inaccuracies: { $inaccuracy }, mistakes: { $mistake }, blunders: { $blunder }.
    .about = A mistake costs at least { $mistake }, a blunder at least { $blunder }; a smaller loss is an inaccuracy.

review-moments = Decisive moments, most important first
review-listed = The sums count every roll and every choice; only the largest changes are listed.
    .luck = Luck with the dice { $all }: { $here } by the rolls listed, { $rest } by all others.
    .mistakes = Own mistakes { $all }: { $here } by the choices listed, { $rest } by all others.
review-nothing-turned =
    { $unit ->
        [sips] No single roll or choice changed a lead by more than 0.5 { unit-word }.
       *[win] No single roll or choice clearly changed a win chance by more than 5 percentage points.
    }

review-rank =
    { $side ->
        [best] No possible roll is better; { $share } are worse.
        [worst] No possible roll is worse; { $share } are better.
        [lucky] Better than { $share } of the possible rolls.
       *[unlucky] Worse than { $share } of the possible rolls.
    }
review-better = Better: { $move }.

review-sips = { $sips } { unit-word }

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

# A difference of two leads.
sips-lead = { review-sips } of lead

# $loss is win-chance or sips-lead, $dice win-points or sips-lead.
balance = { $lost ->
        [never] { balance-who } made no mistakes
        [unclear] { balance-who } made no clear mistakes
        [none] { balance-mistakes } cost { balance-whom } little
        [words] { balance-mistakes } cost { balance-whom } chances to win
       *[some] { balance-mistakes } cost { balance-whom } { $loss }{ balance-per }
    }; { $luck ->
        [bad-none] luck was even.
        [good-none] luck was even.
        [bad-words] { balance-had } bad luck.
        [good-words] { balance-had } good luck.
        [bad-some] bad luck cost { balance-whom } { $dice }{ balance-dice-per }.
       *[good-some] good luck gave { balance-to-whom } { $dice }{ balance-dice-per }.
    }
# The same for one match, if both dice and mistakes changed the win chance.
balance-compared = { $compared ->
        [bad-more] Bad luck cost { balance-whom } more than mistakes.
        [bad-less] { balance-mistakes } cost { balance-whom } more than bad luck.
        [bad-same] Bad luck cost { balance-whom } as much as mistakes.
        [good-more] Good luck gave { balance-to-whom } more than mistakes cost.
        [good-same] Good luck gave { balance-to-whom } as much as mistakes cost.
       *[good-less] { balance-mistakes } cost { balance-whom } more than good luck gave.
    }
# A part of one match that changed it more than the player's own mistakes and luck.
balance-largest = { balance-part } { $effect ->
        [bad] cost { balance-whom } the most.
       *[good] gave { balance-to-whom } the most.
    }
balance-part = { $part ->
        [met] Hidden choices of { $seats ->
            [2] the opponent
           *[more] the others
        }
       *[others] { $seats ->
            [2] Mistakes of the opponent
           *[more] Choices of others
        }
    }
balance-to-whom = { $who ->
    [you] you
   *[seat] { $seat }
  }
balance-who = { $who ->
    [you] You
   *[seat] { $seat }
  }
balance-had = { $who ->
    [you] you had
   *[seat] { $seat } had
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
balance-wins = { $wins } wins
