# What happens in a match, in any game. A game has its own text for an event under `<game>-<kind>` where this one does not fit.
# An empty text is not shown.

event-rolled =
    { $purpose ->
        [order] { $seat } rolls { faces } for the first turn.
        [tie] { $seat } rolls { faces } to break the tie.
       *[turn] { $seat } rolls { faces }.
    }
    .own =
        { $purpose ->
            [order] You roll { faces } for the first turn.
            [tie] You roll { faces } to break the tie.
           *[turn] { $dice }.
        }
    .log =
        { $purpose ->
            [order] You roll { faces } for the first turn.
            [tie] You roll { faces } to break the tie.
           *[turn] You roll { faces }.
        }
event-scored =
    { $seat } rolls { faces }: { $score } points{ $before ->
        [0] { "" }
       *[other] . { $points } in this turn
    }{ $diceLeft ->
        [0] .
        [one] , 1 die left.
       *[other] , { $diceLeft } dice left.
    }
    .own =
        { $dice }: { $score }{ $before ->
            [0] { "" }
           *[other] . { $points } in this turn
        }{ $diceLeft ->
            [0] .
            [one] , 1 die left.
           *[other] , { $diceLeft } dice left.
        }
    .log =
        You roll { faces }: { $score } points{ $before ->
            [0] { "" }
           *[other] . { $points } in this turn
        }{ $diceLeft ->
            [0] .
            [one] , 1 die left.
           *[other] , { $diceLeft } dice left.
        }
event-hot-dice = Hot dice: all { $count } dice can be rolled again.
    .own = Hot dice: you can roll all { $count } again.
event-kept =
    { $seat } keeps { faces }: { $score } points.{ $before ->
        [0] { "" }
       *[other] { "" } { $points } in this turn.
    }
    .own = Kept { faces }: { $points }.
    .log =
        You keep { faces }: { $score } points.{ $before ->
            [0] { "" }
           *[other] { "" } { $points } in this turn.
        }
event-busted =
    { $seat } rolls { faces } and busts. { $lost ->
        [0] The turn is over.
       *[other] The { $lost } points of this turn are lost.
    }
    .own =
        { $dice }: bust. { $lost ->
            [0] The turn is over.
           *[other] You lose { $lost }.
        }
    .log =
        You roll { faces } and bust. { $lost ->
            [0] The turn is over.
           *[other] You lose { $lost } points.
        }
    .brief = { $seat } busts.
event-banked = { $seat } banks { $banked }: { $total } in total.
    .own = Banked { $banked }: { $total } in total.
    .log = You bank { $banked }: { $total } in total.
event-took-over =
    { $seat } takes over { $points } points and rolls { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
    .own =
        { $count ->
            [one] Took over { $points }, with 1 die.
           *[other] Took over { $points }, with { $count } dice.
        }
event-final-round = { $seat } has reached { $target }. Every other player has one more turn.
    .you = You have reached { $target }. Every other player has one more turn.
event-moon = { $seat } shoots the moon with { $dice }: { $banked } points, { $total } in total.
    .own = You shoot the moon with { $dice }: { $banked } points, { $total } in total.
event-starts = { $seat } starts.
    .you = You start.
event-tied = { $seats } are tied at { $value } and roll again.
event-amount =
    { $unit ->
        [sips]
            { $amount ->
                [one] 1 sip
               *[other] { $amount } sips
            }
       *[other] { $amount } { $unit }
    }
event-round-lost =
    { $count ->
        [one] { $seats } loses the round and takes
       *[other] { $seats } lose the round and each take
    } { event-amount }.
    .you = You lose the round and take { event-amount }.
event-penalty = { $seat } takes { event-amount }.
event-revealed = Round { $round }: { $seat } shows { $dice }, worth { $value }.
    .you = Round { $round }: you show { $dice }, worth { $value }.
event-turn-ended = { "" }
event-match-over =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the win
    } with { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
    .you =
        You win with { $score ->
            [one] 1 point
           *[other] { $score } points
        }.

## Who decided for a person

# Who acts in a seat while a bot plays for its player.
stand-in-name = Bot for { $name }
stand-in-moved =
    { $by ->
        [clock] Time ran out; a bot moved for { $seat }.
       *[bot] A bot is playing for { $seat }.
    }
    .own =
        { $by ->
            [clock] Time ran out; a bot moved for you.
           *[bot] A bot is playing for you.
        }
