# Spiele lösen und Stellungen untersuchen: `dicehall solve` und `dicehall explore`.

cli-command-solve = Ein Spiel lösen: Gewinnchance bei perfektem Spiel
cli-command-explore = Zeigen, was jeder erlaubte Zug in einer Stellung wert ist und was der nächste Wurf bringt

cli-command-train = Mit Aufgaben zu einem Spiel üben
cli-command-puzzles = Aufgaben zu einem Spiel suchen: Stellungen mit einem besten Zug, den Bots übersehen

solve-option-seats = Anzahl der Plätze (Standard: 2)
solve-option-at = eine Stellung zum Bewerten: beide Punktestände zu Beginn eines Zugs, der eigene zuerst, etwa 1500,2200 (threes: 12,9@3 ist Runde 3), oder eine Stellung wie in docs/positions.md
solve-option-again = neu lösen, auch wenn eine Lösung gespeichert ist
solve-option-prove = auch prüfen, ob sich die Lösung über die ganze Partie schlagen lässt (greed und threes zu zweit: Sekunden; ten-thousand: eine Minute; zu dritt: einige Minuten)
solve-option-no-actions = hidden-pairs: der Zug ohne Hindernis, Blockade und Glückswürfel
solve-option-sweeps = hidden-pairs: Anzahl der Durchläufe über alle Würfe (Standard: 200)
solve-progress = { $game } wird gelöst (Strg+C bricht ab)
review-progress = Die Partie wird analysiert (Strg+C bricht ab)
solve-large = Um { $game } mit diesen Optionen zu lösen, sind etwa { $takes } und { $needed } GB Speicher nötig (Strg+C bricht ab).
solve-too-large = Um { $game } mit diesen Optionen zu lösen, sind etwa { $needed } GB Speicher nötig; verfügbar sind { $has } GB.
solve-cancelled = Abgebrochen. Gespeicherte Lösungen sind unverändert.
solve-no-solver = Für { $game } mit { $seats } Plätzen und diesen Optionen gibt es keine exakte Lösung. Lösbar sind greed und threes mit 2 oder 3 Plätzen; ten-thousand mit 2 Plätzen und ohne feste Rundenzahl (mit Strafe für drei Fehlwürfe nur, wenn das Ziel sofort gewinnt und der Einstieg keine Punkte braucht); eine Runde von three-dice; ein Zug von hidden-pairs mit 2 Plätzen.
solve-no-proof = Für diese Optionen gibt es keinen Beweis. Lass --prove weg.
solve-position-for-two = --at mit zwei Punkteständen gilt nur für zwei Plätze. Gib für mehr Plätze eine vollständige Stellung an.
solve-no-position = Für { $game } gibt es --at nicht: Dort wird nur eine Runde oder ein Zug gelöst.
solve-other-position = { $given } ist keine Stellung dieses Spiels mit diesen Optionen und Plätzen.
solve-turn-for-two = Der Zug von hidden-pairs kann für 2 Plätze gelöst werden, nicht für { $seats }.
solve-not-saved = Die Lösung kann nicht in { $folder } gespeichert werden ({ $code }). Das Spiel wird beim nächsten Mal neu gelöst.
solve-file-refused = { $file } wird nicht verwendet, und das Spiel wird neu gelöst: { $problem }
solve-file-not-a-solution = Die Datei ist keine Lösung.
solve-file-other-version = Die Datei stammt von einer anderen Version.
solve-file-cut-short = Die Datei ist unvollständig.
solve-file-unreadable = Die Datei kann nicht gelesen werden.
solve-file-damaged = Die Datei ist beschädigt.
solve-file-other-match = Die Datei gehört zu einem anderen Spiel, anderen Optionen oder einer anderen Anzahl von Plätzen.

solve-fact-firstPlayerWins = Gewinnchance, wenn du anfängst: { $shown }
solve-fact-wins = Gewinnchance je Platz: { $shown }
solve-fact-roundValue = Schlucke, die die anderen im Schnitt pro Runde mehr nehmen, nach Position: { $shown }
solve-fact-bestMeanTurn = Bester Durchschnitt pro Zug: { $shown }
solve-fact-turnValue = Wert eines Zugs pro Person, nach Abzug der Kosten: { $shown }
solve-fact-exploitability = Ausnutzbarkeit in Punkten pro Zug: { $shown }
solve-fact-exploitabilityShare = Ausnutzbarkeit als Anteil an den 450 Punkten eines Zugs: { $shown }
solve-fact-at = Gewinnchance der Person am Zug: { $shown }
solve-fact-states = Stellungen: { $shown }
solve-fact-sweeps = Durchläufe: { $shown }
solve-fact-seconds = Sekunden: { $shown }
solve-fact-residual = Größter Fehler in einer Gleichung: { $shown }
solve-fact-gain = Größter Gewinn durch eine andere Spielweise: { $shown }

explore-argument-position = eine Stellung wie in docs/positions.md, in Anführungszeichen, oder ein Spiel
explore-option-record = eine Stellung aus einer Aufzeichnung; - ist die Standardeingabe
explore-option-entry = die Stellung vor diesem Schritt der Aufzeichnung (1 ist der erste)
explore-option-game = das Spiel der Stellung, die --at, --points und --thrown beschreiben
explore-option-seats = three-dice, hidden-pairs: Anzahl der Spieler (Standard: 2)
explore-option-seat = hidden-pairs: der Platz, dessen Züge gezeigt werden (Standard: der erste, der wählen kann)
explore-option-at = die Punktestände zu Beginn eines Zugs, zuerst der Platz am Zug: 1500,2200; threes mit der Runde: 12,9@3; hidden-pairs für alle Plätze mit dem Zug: 700,500@2
explore-option-points = die Punkte des Zugs vor dem Wurf
explore-option-thrown = die gerade gewürfelten Würfel: 51341
explore-option-chart = Diagramme statt Züge zeigen: die Gewinnchance nach beiden Punkteständen, und wann man sichern sollte
explore-no-chart = Zu dieser Stellung gibt es keine Diagramme. Nötig sind zwei Plätze, eine exakte Lösung und Punktestände, die allein die Partie entscheiden.
explore-chart-map = Gewinnchance ({ $own }) zu Beginn eines Zugs in Prozent, nach Punktestand: { $own } waagerecht, { $other } senkrecht:
explore-chart-stop = Wann man bei diesem Punktestand sichern ({ $stop }) oder weiterwürfeln ({ $roll }) sollte (waagerecht die Punkte des Zugs, senkrecht die Würfel des nächsten Wurfs):
explore-one-source = Gib genau eins davon an: eine Stellung in Anführungszeichen, --record oder --game.
explore-not-of-game = { $flag } gibt es bei { $game } nicht. Gib eine Stellung oder eine Aufzeichnung an.
explore-use-position = --at, --points und --thrown gibt es bei { $game } nicht. Gib eine Stellung oder eine Aufzeichnung an.
explore-seat-not-needed = --seat gilt nur für Spiele, in denen mehrere gleichzeitig wählen. In { $game } wählt immer nur eine Person.
explore-seat = Gewinnchance ({ $seat }): { $shown }
explore-how-round = Vorsprung am Ende der Partie, im Schnitt: wie viele { unit-word } die anderen Spieler mehr haben. Für spätere Runden wird angenommen, dass alle optimal spielen:
explore-how-match = Gewinnchance ({ $seat }) gegen die beste Strategie für die ganze Partie. Es zählt nur, was dieser Spieler wissen kann.
explore-how-turn = Gewinnchance ({ $seat }) gegen die beste Strategie für den Zug. Es zählt nur, was dieser Spieler wissen kann. Spätere Züge sind durch Mittelwert und Standardabweichung angenähert.
explore-how-sampled = Gewinnchance ({ $seat }), geschätzt aus simulierten Zügen von Profis. Es zählt nur, was dieser Spieler wissen kann. Aufgeführt sind nur Züge, die am besten sein könnten. In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne ±.
explore-how-duels = Näherung: Jeder Zug wird gegen jeden Gegner einzeln bewertet. Für die Gewinnchancen spielen auf allen Plätzen Könner-Bots. In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne ±.
explore-several-best = Mehrere Züge sind für diesen Platz gleich gut. Die Werte der anderen Plätze hängen davon ab, welcher gespielt wird.
explore-committed = Dieser Platz hat sich schon festgelegt. Es gibt nichts mehr zu wählen.
explore-throw = Als Nächstes wird gewürfelt. Würfe mit demselben Wert stehen in einer Zeile:
explore-over = Die Partie ist vorbei.
explore-option-move = einen Schritt weiter: die Nummer eines Zugs in der Tabelle; mehrmals möglich
explore-option-roll = einen Schritt weiter mit diesen Würfeln als nächstem Wurf, etwa 51341; mehrmals möglich
explore-awaits-throw = Als Nächstes wird gewürfelt. Gib die Würfel mit --roll an.
explore-awaits-choose = Als Nächstes wird gewählt. Gib die Nummer eines Zugs mit --move an.
explore-bad-move = { $given } ist kein Zug dieser Stellung. Erlaubt sind 1 bis { $most }, die Nummern der Tabelle.
explore-bad-roll = { $given } ist nicht der nächste Wurf. { $reason }
explore-how-rollouts = Geschätzt aus Partien mit Könner-Bots auf allen Plätzen. In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne ±.
explore-column-number = Nr.
explore-column-move = Zug
explore-column-value = { $unit ->
    [sips] Vorsprung ({ unit-word })
   *[win] Gewinnchance
  }
explore-column-loss = { $unit ->
    [sips] Verlust ({ unit-word })
   *[win] Verlust
  }
explore-column-bust = Ohne Punkte
explore-column-typical = { $unit ->
    [sips] Typischer nächster Wurf ({ unit-word })
   *[win] Typischer nächster Wurf
  }
explore-column-best = { $unit ->
    [sips] Bester nächster Wurf ({ unit-word })
   *[win] Bester nächster Wurf
  }
explore-column-roll = Wurf
explore-column-chance = Chance
explore-outcome = { $of ->
    [bust] ohne Punkte: { $value }
   *[dice] { $dice }: { $value }
  }
explore-rolled = { $of ->
    [bust] ohne Punkte, etwa { $dice }
   *[dice] { $dice }
  }
explore-others = und { NUMBER($count) } { $count ->
    [one] weiterer, mit { $low }
   *[other] weitere, von { $low } bis { $high }
  }

puzzles-option-count = wie viele Aufgaben (Standard: 1000)
puzzles-option-seed = Startwert der Partien, aus denen die Aufgaben stammen (Standard: 1)
puzzles-option-write = in einer Datei speichern
puzzles-progress = Aufgaben zu { $game } werden gesucht (Strg+C bricht ab)
puzzles-none = Zu { $game } gibt es keine Aufgaben: Der beste Zug hängt von den verdeckten Würfeln der anderen ab, deshalb ist kein Zug eindeutig der beste.
puzzles-found = { NUMBER($count) } { $count ->
    [one] Aufgabe
   *[other] Aufgaben
  } zu { $game }, Wertung { $easiest } bis { $hardest }
puzzles-of-theme = { $theme }: { NUMBER($count) }
puzzles-not-written = Die Aufgaben können nicht in { $file } gespeichert werden ({ $code }).

train-option-theme = nur Aufgaben zu diesem Thema: { $themes }
train-option-answer = mit --json: die Aufgabe beantworten; die Nummer eines Zugs aus ihrer Liste
train-no-such-theme = Das Thema „{ $given }“ gibt es nicht.{ $hint ->
    [none] {" "}Die Themen sind { $allowed }.
   *[other] {" "}Meinst du „{ $near }“?
  }
train-next = Enter: nächste Aufgabe. Q: verlassen.
train-practice-refused = { $file } kann nicht gelesen werden, und die Wertung beginnt neu: { $problem ->
    [other-version] Die Datei stammt von einer anderen Version.
   *[damaged] Die Datei ist beschädigt.
  }
train-not-saved = Die Wertung kann nicht in { $file } gespeichert werden ({ $code }).
train-puzzles-refused = { $file } kann nicht verwendet werden: { $problem ->
    [other-version] Die Datei stammt von einer anderen Version.
    [not-puzzles] Die Datei enthält keine Aufgaben.
   *[damaged] Die Datei ist beschädigt.
  }
