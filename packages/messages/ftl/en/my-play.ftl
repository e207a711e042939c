# The play of this person over all matches of this device.

web-my-play = My play
    .about = Luck and skill in your finished matches, on this device and online.
    .counts = Only matches with exact values count: Three Dice, and mostly Greed, Ten Thousand and Threes with two players.
web-my-play-progress = Analysing your matches: { $done } of { $all } done.
web-my-play-example = Example: this is what you see after 12 matches
web-my-play-start = Choose a game
web-my-play-skipped =
    { $count ->
        [one] 1 match does not count: { $matches }.
       *[other] { $count } matches do not count: { $matches }.
    }
    .match = { $game } with { $players } players
web-my-play-resigned =
    { $count ->
        [one] 1 match ended
       *[other] { $count } matches ended
    } when a player resigned. Luck and mistakes count up to that point.
web-my-play-months = { $game } by month
web-my-play-month = Month
web-my-play-matches = Matches
web-my-play-luck = Luck
web-my-play-lost = Your mistakes
web-my-play-units =
    { $unit ->
        [win] { $matches ->
            [one] Percentage points of win chance that luck and choices gave you (+) or cost you (−), as in the analysis.
           *[other] Wins in { $matches } matches that luck and choices gave you (+) or cost you (−). One win is 100 percentage points of win chance in an analysis.
        } A win chance rises and falls many times in a match, so a sum can be very large.
       *[sips] Sips of lead a match that luck and choices gave you (+) or cost you (−). Your lead is how many more sips the others have, on average.
    }
web-my-play-trend =
    { $trend ->
        [better] In the last month in which you played, your choices cost you less than in the month before.
        [worse] In the last month in which you played, your choices cost you more than in the month before.
       *[even] In the last two months in which you played, your choices cost you about the same.
    }
balance-opponent = The { $who ->
    [opponent] mistakes of your opponent
    [opponents] mistakes of your opponents
   *[others] choices of the others
  } { $gained ->
    [words] helped you
   *[some] gave you { $gain }{ balance-per }
  }.
web-my-play-mistakes = Your most costly mistakes
web-my-play-figures = All figures
web-my-play-other = Other choices
web-my-play-theme =
    { $theme }: { $loss }{ balance-per } ({ $count ->
        [one] once
       *[other] { $count } times
    })
web-my-play-small = Smaller losses: { $loss }{ balance-per }
web-practise-theme = Practise: { $theme }
web-my-play-habits = Habits
    .about = Only clear habits are listed: each figure is more than twice its uncertainty, which follows ±.
web-my-play-habit-early =
    With { $at ->
        [one] 1 die
       *[other] { $at } dice
    } left you bank too early, by { $by } points on average (± { $error }, { $count } choices).
web-my-play-habit-late =
    With { $at ->
        [one] 1 die
       *[other] { $at } dice
    } left you roll on too long, by { $by } points on average (± { $error }, { $count } choices).
web-my-play-habit-kept =
    After a roll of { $at } dice you keep too { $way }, by { $by } dice on average (± { $error }, { $count } choices).
web-my-play-habit-stayed =
    With { $at ->
        [one] 1 roll
       *[other] { $at } rolls
    } left, you stay too early { $by } of the time (± { $error }, { $count } choices).
web-my-play-habit-rolled =
    With { $at ->
        [one] 1 roll
       *[other] { $at } rolls
    } left, you roll on too long { $by } of the time (± { $error }, { $count } choices).
web-my-play-csv = Download CSV
web-my-play-json = Download JSON
