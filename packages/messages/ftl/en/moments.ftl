# What the table shows in large letters when something has consequences: a headline, and a line below it.
# $you is yes where $seat (or the only one of $seats) is the only person on this device.

moment-busted =
    { $you ->
        [yes] You bust
       *[no] { $seat } busts
    }
    .about =
    { $lost ->
        [0] No die scores. The turn is over.
       *[other] No die scores: { $lost } points lost
    }
moment-hot-dice = Hot dice!
    .about =
    { $you ->
        [yes] All your dice score: roll all { $count } again
       *[no] All dice score: { $seat } can roll all { $count } again
    }
moment-took-over =
    { $you ->
        [yes] You take over { $points }
       *[no] { $seat } takes over { $points }
    }
    .about =
    { $count ->
        [one] with the one die that is left
       *[other] with the { $count } dice that are left
    }
moment-banked =
    { $you ->
        [yes] You bank { $banked }
       *[no] { $seat } banks { $banked }
    }
    .about = New total: { $total }
moment-in-game =
    { $you ->
        [yes] You are in!
       *[no] { $seat } is in!
    }
moment-not-in =
    { $you ->
        [yes] You bank nothing
       *[no] { $seat } banks nothing
    }
    .about = { $points } of the { $opening } points needed to get in
moment-final-round = Final round!
    .about =
    { $you ->
        [yes] You have reached { $target }: one last turn for everyone else
       *[no] { $seat } has reached { $target }: one last turn for everyone else
    }
moment-moon =
    { $you ->
        [yes] You shoot the moon!
       *[no] { $seat } shoots the moon!
    }
    .about =
        { $banked ->
            [0] Five sixes win the round
           *[other] Five sixes: { $banked } points, { $total } in total
        }
moment-starts =
    { $you ->
        [yes] You start
       *[no] { $seat } starts
    }
    .about = The highest roll goes first
moment-tied = Tie at { $value }
    .about = { $seats } roll again
moment-penalty =
    { $you ->
        [yes] You take { three-dice-amount }
       *[no] { $seat } takes { three-dice-amount }
    }
moment-match-over =
    { $you ->
        [yes] { web-you-win }!
       *[no] { web-winners }
    }
    .about =
    { $unit ->
        [points] { $score ->
            [one] 1 point
           *[other] { $score } points
        }
        [sips] { three-dice-score }
       *[other] { $score } { $unit }
    }
moment-match-lost = { web-you-lose }
    .about =
    { web-winners } with { $unit ->
        [points] { $score }
        [sips] { three-dice-score }
       *[other] { $score } { $unit }
    }, you have { $total }
moment-won-roll-off =
    { $you ->
        [yes] You win the roll-off!
       *[no] { $seats } wins the roll-off
    }
    .about = { $score } points
moment-lost-roll-off = { web-you-lose }
    .about = { $seats } wins with { $score } after a roll-off, you have { $total }
moment-finished = Finished
    .about =
    { $score ->
        [one] with 1 point
       *[other] with { $score } points
    }

## Threes

threes-moment-banked =
    { $you ->
        [yes] You bank { $banked }
       *[no] { $seat } banks { $banked }
    }
    .about = { $total } in total
threes-moment-cost =
    { $you ->
        [yes] You bank { $points }
       *[no] { $seat } banks { $points }
    }
threes-moment-round-won =
    { $you ->
        [yes] You win the round
       *[no] { $seat } wins the round
    }
    .about = Every other player takes { $lost } points
threes-moment-round-lost = You lose the round: { $lost } points
    .about = { $seat } wins it with { $points }
threes-moment-round-tied = The round is tied at { $points }
    .about = { $seats } take 1 point each

## Three Dice

three-dice-score =
    { $score ->
        [one] 1 sip
       *[other] { $score } sips
    }
moment-safe =
    { $you ->
        [yes] {""}
       *[no] { $seat }:{" "}
    }{ $roll ->
        [stairs] Stairs!
        [super-stairs] Super stairs!
       *[three-of-a-kind] Three of a kind!
    }
    .about =
    { $you ->
        [yes] You are safe
       *[no] Safe
    }{ $roll ->
        [three-of-a-kind] : { $amount ->
            [7] three 1s raise the penalty
           *[other] the penalty rises
        } by { $amount } to { $penalty }
       *[other] {""} and can give { three-dice-amount }
    }
moment-gave =
    Stairs: { $you ->
        [yes] You give { three-dice-amount } to { $to }
       *[no] { $toYou ->
            [yes] { $seat } gives you { three-dice-amount }
           *[no] { $seat } gives { three-dice-amount } to { $to }
        }
    }
moment-stayed =
    { $you ->
        [yes] You stay on { $points }
       *[no] { $seat } stays on { $points }
    }
moment-first-roll = Too lucky!
    .about =
    { $you ->
        [yes] Stairs or three of a kind in the first roll of a round cost you { three-dice-amount }. The round restarts.
       *[no] Stairs or three of a kind in the first roll of a round cost { $seat } { three-dice-amount }. The round restarts.
    }
moment-shit-stairs = Shit stairs!
    .about =
    { $you ->
        [yes] 2 3 4 and 3 4 5 are not safe and cost you { three-dice-amount }
       *[no] 2 3 4 and 3 4 5 are not safe and cost { $seat } { three-dice-amount }
    }
moment-all-safe = Everyone is safe
    .about = No one takes the penalty of this round
moment-tie = Tied for last
    .about = { $seats } have { $points } points each. The lowest roll loses.
moment-round-lost =
    { $you ->
        [yes] You lose the round
       *[no] { $count ->
            [one] { $seats } loses the round
           *[other] { $seats } lose the round
        }
    }
    .about =
    { $you ->
        [yes] The lowest roll takes the penalty: { three-dice-amount }
       *[no] { $count ->
            [one] The lowest roll takes the penalty: { three-dice-amount }
           *[other] The lowest rolls take the penalty: { three-dice-amount } each
        }
    }
moment-round-lost-tie = { moment-round-lost }
    .about = The lowest roll of the tie takes the penalty: { three-dice-amount }
moment-hand-safe = safe
moment-hand-points = { $points }
moment-hand-taken = +{ $total }
    .round = +{ $total } this round

## Hidden Pairs

moment-pairs-tie = Tied in round { $round }
    .about = { $seats } have { $value } each and roll two dice to break the tie
moment-drawn = Tied for the win
    .about = { $seats } have { $points } points each and roll all six dice
