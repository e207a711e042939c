# The play of this person over all matches of this device.

web-my-play = My play
    .about = Luck and skill apart, over your finished matches, also those online. Every number is exact and stays here.
web-my-play-progress = Analysing your matches: { $done } of { $all } done.
web-my-play-empty = No finished match can be analysed yet. Play a match of Greed, Ten Thousand, Threes or Three Dice against one opponent, then come back.
web-my-play-start = Choose a game
web-my-play-skipped =
    { $count ->
        [one] 1 match is left out: there are no exact values for it.
       *[other] { $count } matches are left out: there are no exact values for them.
    }
web-my-play-months = { $game } by month
web-my-play-month = Month
web-my-play-matches = Matches
web-my-play-luck = Luck
web-my-play-lost = Mistakes
web-my-play-error = Error rate
web-my-play-units =
    { $unit ->
        [win] Luck and mistakes in percentage points of win chance. The error rate is the win chance lost per choice × 1000, with its standard error.
       *[sips] Luck and mistakes in sips. The error rate is the sips lost per choice × 1000, with its standard error.
    }
web-my-play-rate = { $mean } ± { $error }
web-my-play-mistakes = Mistakes by theme
web-my-play-no-mistakes = No mistakes so far.
web-my-play-other = Everything else
web-my-play-theme =
    { $theme }: { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }, { $loss } { $unit ->
        [win] percentage points
       *[sips] sips
    } lost
web-my-play-practise = Practise
    .name = Practise: { $theme }
web-my-play-habits = Habits
web-my-play-habit-early =
    With { $at ->
        [one] 1 die
       *[other] { $at } dice
    } left you stop too early by { $by } ± { $error } points on average ({ $count } stops).
web-my-play-habit-late =
    With { $at ->
        [one] 1 die
       *[other] { $at } dice
    } left you roll on too long by { $by } ± { $error } points on average ({ $count } rolls).
web-my-play-habit-kept =
    Of { $at } dice you keep { $by } ± { $error } too { $way } on average ({ $count } choices).
web-my-play-habit-stayed =
    With { $at ->
        [one] 1 roll
       *[other] { $at } rolls
    } left you stay too early in { $by } ± { $error } of your stays ({ $count }).
web-my-play-habit-rolled =
    With { $at ->
        [one] 1 roll
       *[other] { $at } rolls
    } left you roll on, where staying is better, in { $by } ± { $error } of your rolls ({ $count }).
web-my-play-csv = Download CSV
web-my-play-json = Download JSON
