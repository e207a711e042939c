# The play of this person over all matches of this device.

web-my-play = My play
    .about = Luck and skill apart, over your finished matches, also those online. Every number is exact and stays here.
web-my-play-progress = Analysing your matches: { $done } of { $all } done.
web-my-play-empty = No finished match can be analysed yet. Play a match of Greed, Ten Thousand or Threes against one opponent, then come back.
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
web-my-play-banking = When you stop
web-my-play-early =
    { $dice ->
        [one] With 1 die left you stop too early by { $points } points on average.
       *[other] With { $dice } dice left you stop too early by { $points } points on average.
    }
web-my-play-late =
    { $dice ->
        [one] With 1 die left you roll on too long by { $points } points on average.
       *[other] With { $dice } dice left you roll on too long by { $points } points on average.
    }
web-my-play-csv = Download CSV
web-my-play-json = Download JSON
