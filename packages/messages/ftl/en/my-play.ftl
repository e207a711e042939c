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
web-my-play-error = Per choice
web-my-play-units =
    { $unit ->
        [win] The table adds up percentage points of win chance over the matches of a month. “Per choice” is what one choice lost on average, with its standard error.
       *[sips] The table adds up sips over the matches of a month. “Per choice” is what one choice lost on average, with its standard error.
    }
web-my-play-choice =
    { $unit ->
        [win] On average each choice cost you { $lost } percentage points of win chance.
       *[sips] On average each choice cost you { $lost } sips.
    }{ $trend ->
        [better] {" "}In the last month it was less than in the month before.
        [worse] {" "}In the last month it was more than in the month before.
        [even] {" "}The last two months are about the same.
       *[none] {""}
    }
web-my-play-rate = { $mean } ± { $error }
web-my-play-mistakes = Mistakes by theme, the most costly first
web-my-play-no-mistakes = No mistakes so far.
web-my-play-other = Other choices
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
    .about = Only habits that chance hardly explains: each mean is more than twice its standard error, the figure after ±.
web-my-play-habit-early =
    With { $at ->
        [one] 1 die
       *[other] { $at } dice
    } left you stop too early, by { $by } points on average (± { $error }, { $count } stops).
web-my-play-habit-late =
    With { $at ->
        [one] 1 die
       *[other] { $at } dice
    } left you roll on too long, by { $by } points on average (± { $error }, { $count } rolls).
web-my-play-habit-kept =
    Of { $at } dice you keep too { $way }, by { $by } on average (± { $error }, { $count } choices).
web-my-play-habit-stayed =
    With { $at ->
        [one] 1 roll
       *[other] { $at } rolls
    } left you stay too early in { $by } of your stays (± { $error }, { $count } stays).
web-my-play-habit-rolled =
    With { $at ->
        [one] 1 roll
       *[other] { $at } rolls
    } left you roll on, where staying is better, in { $by } of your rolls (± { $error }, { $count } rolls).
web-my-play-csv = Download CSV
web-my-play-json = Download JSON
