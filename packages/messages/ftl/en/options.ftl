# The house rules of each game: what they are called, what they do, and what their choices are called.

allowed-number =
    { $step ->
        [one] { $min } to { $max }
       *[other] { $min } to { $max } in steps of { $step }
    }
allowed-flag = on or off
allowed-text = a word of { $min } to { $max } characters
flag-on = On
flag-off = Off
