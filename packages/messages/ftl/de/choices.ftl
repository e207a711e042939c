# Züge in wenigen Worten, für Stellungen und Auswertungen. Ein Spiel kann eigene haben: <spiel>-choice-<art>.

choice-roll = würfeln
choice-stop = aufhören
choice-bank = sichern
choice-stay = stehen bleiben
choice-take-over = übernehmen
choice-give = an { $to } verteilen
choice-roll-again = { $dice } noch einmal würfeln
choice-re-roll = { $dice } noch einmal würfeln
# Die Paare der drei Runden, dann die Aktionen mit ihrer Runde; 0 für eine Aktion, die nicht gespielt wird.
choice-commit =
    { $first } · { $second } · { $third }{ $hinderance ->
        [0] { "" }
       *[other] , Hindernis in Runde { $hinderance }
    }{ $diceBlock ->
        [0] { "" }
       *[other] , Würfelblock in Runde { $diceBlock }
    }{ $luckyDice ->
        [0] { "" }
       *[other] , Glückswürfel in Runde { $luckyDice }
    }
choice-roll-keeping = { $dice } behalten und würfeln
choice-bank-keeping = { $dice } behalten und sichern
choice-other = { $type }
