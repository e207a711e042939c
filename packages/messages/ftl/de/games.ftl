# Die Spiele: wie sie heißen, was sie sind, wie lange eine Partie dauert.

game-greed = Gier
    .about = Jeder Wurf zählt, was er kann. Würfle weiter – oder hör auf, bevor eine Niete alles nimmt.
    .time = etwa 10 Minuten

game-ten-thousand = Zehntausend
    .about = Behalte, was zählt, würfle den Rest, triff genau 10.000. Oder übernimm, was vor dir liegen blieb.
    .time = etwa 30 Minuten

game-threes = Dreien
    .about = Wenig gewinnt: Dreien zählen nichts, und fünf Sechsen holen den Mond vom Himmel.
    .time = etwa 15 Minuten

game-three-dice = Drei Würfel
    .about = Ein Partyspiel um drei Würfel und Schlucke von was auch immer: Bring dich in Sicherheit, sonst trifft dich die Strafe.
    .time = etwa 20 Minuten

game-hidden-pairs = Verdeckte Paare
    .about = Würfle im Geheimen, teile sechs Würfel in drei Paare und gib Punkte aus, um die anderen zu stören.
    .time = etwa 15 Minuten

game-players =
    { $max ->
        [one] 1 Person
       *[other] { $min } bis { $max } Personen
    }
