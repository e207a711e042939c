# The coach at the table: a mark after a choice, and on request the best move with its reason.

coach-best = Best: { $move }.
coach-only = Only one move is possible: { $move }.
coach-all-same = All moves are worth the same here.
coach-values = Win chance { $worth }, compared with { $otherWorth } for “{ $other }”.
# Below, $worth and $otherWorth are a percentage or coach-sips.
coach-sips =
    { $shown } { unit-word } { $sign ->
        [less] fewer
       *[more] more
    }
coach-reason-values =
    { $unit ->
        [win] The win chance is { $worth } with “{ $move }” and { $otherWorth } with “{ $other }”.
       *[sips] By the end of the match, “{ $move }” means { $worth } than the other players on average, “{ $other }” { $otherWorth }.
    }
coach-reason-busts =
    { $rolls ->
        [best] With “{ $move }” the win chance is { $worth }, although { $bust } of the rolls score nothing; with “{ $other }” it is only { $otherWorth }.
       *[other] With “{ $other }” { $bust } of the rolls score nothing, and the win chance is only { $otherWorth }; with “{ $move }” it is { $worth }.
    }
# One of the two moves rolls. $lost and $scored are the win chances after a roll that scores nothing and on average after any other roll.
coach-reason-stakes =
    { $kind ->
        [free] Rolling risks nothing: even after a roll that scores nothing the win chance is { $lost }; with “{ $other }” it is { $otherWorth }.
        [same] Rolling risks nothing: after a roll that scores nothing the win chance is { $lost }, as with “{ $other }”.
        [worth] Rolling is worth the risk: a roll that scores nothing (chance { $bust }) lowers the win chance from { $otherWorth } with “{ $other }” to { $lost }, and any other roll raises it to { $scored } on average.
        [no-gain] Rolling gains nothing: even after a scoring roll the win chance is only { $scored }; with “{ $move }” it is { $worth }.
       *[not-worth] Rolling is not worth the risk: a roll that scores nothing (chance { $bust }) lowers the win chance from { $worth } with “{ $move }” to { $lost }, and any other roll raises it to only { $scored } on average.
    }
coach-reason-wins = With “{ $move }” the match is won.
coach-equal = Both are equally good: “{ $move }” and “{ $other }” { $unit ->
        [win] have the same win chance, { $worth }
       *[sips] have the same average at the end of the match, { $worth } than the other players
    }.
coach-not-worth-risk = Banking scores { $points } points, while another roll of { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } adds about { $gain } with a chance of { $scores }% and otherwise loses the { $points } points: rolling is not worth the risk.
coach-worth-risk = Banking scores { $points } points, while another roll of { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } adds about { $gain } with a chance of { $scores }% and otherwise loses the { $points } points: rolling is worth the risk.
# The totals decide between banking and rolling. $lead: before banking; $by: after it.
coach-reason-totals =
    { $decides ->
        [leading] Rolling risks the { $points } points that banking would keep, and a lead of { $lead } allows that
        [trailing] { coach-after-banking }, and the other player needs only { $left } points, so the risk is worth it
       *[banked] { coach-after-banking }, and a roll that scores nothing would cost more than any other gains
    }; with equal totals before the turn, { $decides ->
        [banked] rolling
       *[other] banking
    } would be better.
coach-after-banking =
    Banking { $points } { $standing ->
        [behind] still means trailing by { $by }
        [level] makes the totals equal
       *[ahead] gives a lead of { $by }
    }
coach-estimated = These are estimates; the margin is ±{ $margin }.

coach-mark =
    { $kind ->
        [best] Right choice.
        [fine] Fine choice.
       *[mistake] { mistake-grade }: it costs { $loss }. Better: { $better }.
    }
coach-mark-of = { $seat } – { $mark }

# At a table in the browser.

web-coach = Coach
web-coach-turn =
    { $to ->
        [on] Turn on the coach
       *[off] Turn off the coach
    }
web-coach-solving = The coach is solving the game ({ $percent }).
web-coach-ready =
    { $how ->
        [estimated] The coach estimates here: it marks only clear mistakes.
       *[solved] The coach marks your choices.
    }
web-coach-failed = The coach does not work on this device: it may not have enough memory.
web-coach-off = The coach is off. Turn it on in the menu or in the settings.
coach-hidden = There is no coach in games with hidden choices.
web-coach-none = There is no coach at this table.
web-coach-allow = Allow the coach
    .about = Every player can then get the best move with its reason. Everyone at the table sees that it is allowed.
coach-allowed = Coach allowed
web-hint = Hint
web-key-hint = Hint: the best move, with the coach on
web-setting-coach = Coach at the table
    .about = Marks your choices and, on request, says which move is best and why. Not at online tables, and not in games with hidden choices.
