# Die Hausregeln der Spiele: wie sie heißen, was sie tun, und wie ihre Möglichkeiten heißen.

allowed-number =
    { $step ->
        [one] { $min } bis { $max }
       *[other] { $min } bis { $max } in Schritten von { $step }
    }
allowed-flag = an oder aus
allowed-text = ein Wort mit { $min } bis { $max } Zeichen
flag-on = An
flag-off = Aus
