# Die Spiele: wie sie heißen, was sie sind, wie lange eine Partie dauert.

game-greed = Gier
    .about = Jeder Würfel zählt, der zählen kann. Würfle weiter, oder hör auf, bevor ein Fehlwurf den Zug kostet.
    .time = etwa 10 Minuten

game-ten-thousand = Zehntausend
    .about = Behalte, was zählt, würfle den Rest und triff genau 10.000. Oder übernimm, was die Person vor dir übrig ließ.
    .time = etwa 30 Minuten

game-threes = Dreien
    .about = Die niedrigste Summe gewinnt: Dreien zählen 0, und fünf Sechsen schießen den Mond ab.
    .time = etwa 15 Minuten

game-three-dice = Drei Würfel
    .about = Ein Partyspiel mit drei Würfeln und Schlucken deines Lieblingsgetränks: Bring dich in Sicherheit, oder nimm die Strafe.
    .time = etwa 20 Minuten

game-hidden-pairs = Verdeckte Paare
    .about = Würfle im Geheimen, teile sechs Würfel in drei Paare und gib Punkte aus, um die anderen zu stören.
    .time = etwa 15 Minuten

game-players =
    { $max ->
        [one] 1 Person
       *[other] { $min } bis { $max } Personen
    }
