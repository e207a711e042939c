# Züge in wenigen Worten, für odds und Auswertungen. Ein Spiel kann eigene haben: <spiel>-choice-<art>.

choice-roll = würfeln
choice-stop = aufhören
choice-bank = sichern
choice-stay = stehen bleiben
choice-take-over = übernehmen
choice-give = an { $to } verteilen
choice-roll-again = { $dice } noch einmal würfeln
choice-re-roll = einen Würfel noch einmal würfeln
choice-commit = andere Paare oder Aktionen
choice-roll-keeping = { $dice } behalten und würfeln
choice-bank-keeping = { $dice } behalten und sichern
choice-other = { $type }
