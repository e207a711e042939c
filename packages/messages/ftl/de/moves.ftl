# Züge in wenigen Worten, für Stellungen und Auswertungen.

move-roll = würfeln
move-bank = sichern
move-roll-keeping = { faces } behalten und würfeln
move-bank-keeping = { faces } behalten und sichern
