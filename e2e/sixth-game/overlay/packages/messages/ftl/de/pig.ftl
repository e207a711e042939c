game-pig = Schwein
    .about = Ein Würfel: So oft würfeln, wie du magst, aber eine 1 kostet den Zug
    .time = etwa 10 Minuten
option-pig-target = Ziel
    .about = Die Summe, mit der man gewinnt.
pig-goal = Wer zuerst { $target } hat, gewinnt
