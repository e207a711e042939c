# Stellungen untersuchen, auf der Seite.

field-score = Punkte von { $seat }
field-seat = Am Zug
field-points-before = Punkte des Zugs vor dem Wurf
field-dice = Würfel auf dem Tisch
field-dice-other = Würfel, auf denen die andere Person geblieben ist
field-round = Runde
field-turn = Zug
field-limit = Erlaubte Würfe in dieser Runde
field-roll = Nummer dieses Wurfs
field-re-rolls = Benutzte Nachwürfe
