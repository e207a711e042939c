game-pig = Schwein
    .about = Ein Würfel: So oft würfeln, wie du magst, aber eine 1 kostet den Zug
    .time = 5 bis 10 Min.
option-pig-target = Ziel
    .about = Die Summe, mit der man gewinnt.
pig-goal = Wer zuerst { $target } hat, gewinnt
