# Züge in wenigen Worten, für Stellungen und Auswertungen.

move-roll = würfeln
move-bank = sichern
move-roll-keeping = { $dice } behalten und würfeln
move-bank-keeping = { $dice } behalten und sichern
