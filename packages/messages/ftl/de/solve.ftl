# Spiele lösen und Aussichten nachsehen: `dicehall solve` und `dicehall odds`.

cli-command-solve = Ein Spiel lösen: die Gewinnaussicht bei bestem Spiel
cli-command-odds = Sagen, was jeder erlaubte Zug in einer Stellung wert ist

solve-option-seats = für wie viele Plätze (2, wenn nichts angegeben ist)
solve-option-at = die zwei Punktestände zu Beginn eines Zugs, wer dran ist zuerst: 1500,2200 (Threes: 12,9@3 ist Runde 3)
solve-option-again = neu lösen, auch wenn eine Lösung aufbewahrt ist
solve-option-prove = auch nach allem suchen, was gegen die Lösung besser wäre, über die ganze Partie (greed zu zweit und threes brauchen Sekunden, ten-thousand eine Minute, greed zu dritt einige Minuten)
solve-option-no-actions = hidden-pairs: der Zug ohne Hinderance, Dice-Block und Lucky Dice
solve-option-sweeps = hidden-pairs: wie viele Durchgänge durch alle Würfe (200, wenn nichts angegeben ist)
solve-progress = { $game } wird gelöst: { $percent } % (Strg+C bricht ab)
solve-large = { $game } mit diesen Optionen zu lösen braucht etwa { $takes } und { $needed } GB Speicher (Strg+C bricht ab).
solve-too-large = { $game } mit diesen Optionen zu lösen braucht etwa { $needed } GB Speicher; hier sind { $has } GB.
solve-cancelled = Abgebrochen. Lösungen von früher sind unberührt.
solve-no-solver = Für { $game } mit { $seats } Plätzen gibt es keine exakte Lösung. Es gibt sie für greed, ten-thousand und threes mit 2 Plätzen und für greed mit 3. Eine Runde three-dice wird für jede Zahl gelöst; von hidden-pairs löst solve den Zug zu zweit.
solve-bad-seats = { $given } ist hier keine Zahl von Plätzen: Gelöst wird für { $min } bis { $max }.
solve-bad-position = { $given } ist keine Stellung. Man schreibt zwei Punktestände, wer dran ist zuerst: 1500,2200 (Threes: 12,9@3 ist Runde 3).
solve-bad-race-position = Bei { $given } kann niemand stehen: Punktestände sind Vielfache von 50 unter { $target }, und 0 oder mindestens { $opening }.
solve-bad-threes-position = Bei { $given } kann niemand stehen: Es gibt { $rounds } Runden, und eine Runde bringt −30 bis 29.
solve-position-for-two = --at gilt für zwei Plätze.
solve-no-position = --at gilt nicht für { $game }: Gelöst wird dort eine Runde oder ein Zug.
solve-turn-for-two = Der Zug von hidden-pairs wird für 2 Plätze gelöst, nicht für { $seats }.
solve-bad-sweeps = { $given } ist keine Zahl von Durchgängen: Erlaubt sind 1 bis { NUMBER($max) }.
solve-not-kept = Die Lösung konnte nicht in { $folder } aufbewahrt werden ({ $code }). Beim nächsten Mal wird neu gelöst.
solve-file-refused = { $file } wird nicht benutzt und das Spiel neu gelöst: { $problem }
solve-file-not-a-solution = Das ist keine Lösung.
solve-file-other-version = Sie stammt von einer anderen Version.
solve-file-cut-short = Sie ist abgeschnitten.
solve-file-unreadable = Sie lässt sich nicht lesen.
solve-file-damaged = Sie ist beschädigt.
solve-file-other-match = Sie gehört zu einem anderen Spiel, anderen Hausregeln oder einer anderen Zahl von Plätzen.

solve-fact-firstPlayerWins = Wer anfängt, gewinnt mit: { $shown }
solve-fact-wins = Anteile am Sieg, Platz für Platz: { $shown }
solve-fact-roundValue = Schlucke der anderen weniger die eigenen in einer Runde, Platz für Platz: { $shown }
solve-fact-bestMeanTurn = Bestes Mittel eines Zugs: { $shown }
solve-fact-turnValue = Was jeder aus einem Zug macht, Preise bezahlt: { $shown }
solve-fact-exploitability = Punkte je Zug, die ein vollkommener Gegner noch gewinnen könnte: { $shown }
solve-fact-exploitabilityShare = Dasselbe als Anteil an den 450 Punkten eines Zugs: { $shown }
solve-fact-at = Wer dort dran ist, gewinnt mit: { $shown }
solve-fact-states = Stellungen: { $shown }
solve-fact-sweeps = Durchgänge durch alle Würfe: { $shown }
solve-fact-seconds = Sekunden: { $shown }
solve-fact-residual = Größter Fehler in einer Gleichung: { $shown }
solve-fact-gain = Das meiste, was jemand durch anderes Spiel gewinnt: { $shown }

odds-argument-record = eine Mitschrift; - liest die Standardeingabe
odds-option-entry = die Partie vor diesem Eintrag ansehen (0 ist der erste)
odds-option-game = das Spiel einer Stellung, die --at, --points und --thrown angeben
odds-option-seats = three-dice, hidden-pairs: wie viele spielen (2, wenn nicht angegeben)
odds-option-seat = hidden-pairs: wessen Züge (0 ist der erste Platz; sonst der erste, der wählen darf)
odds-option-at = die beiden Punktestände zu Beginn eines Zuges, wer am Zug ist zuerst: 1500,2200 (Threes: 12,9@3 ist Runde 3; hidden-pairs: die Punkte aller Plätze, 700,500@2 ist Zug 2)
odds-option-points = die Punkte des Zugs vor dem Wurf
odds-option-thrown = die eben geworfenen Würfel: 51341
odds-record-or-game = Gib entweder eine Mitschrift an oder --game.
odds-bad-entry = { $given } ist keine Stelle in dieser Partie: Sie hat { $most } Einträge.
odds-bad-points = { $given } sind keine Punkte eines Zugs: Es muss ein Vielfaches von 50 sein.
odds-bad-throw = { $given } ist kein Wurf von { $game }.
odds-round-from-thrown = In three-dice ist eine Stellung der erste Wurf einer Runde: Gib nur --thrown an oder eine Mitschrift.
odds-turn-from-thrown = In hidden-pairs ist eine Stellung der Wurf eines Zuges: Gib --thrown mit sechs Würfeln an, mit --at die Punkte, oder eine Mitschrift.
odds-bad-turn-position = { $given } ist keine Stellung von { $seats } Plätzen: die Punkte eines jeden, Vielfache von 25, wer am Zug ist zuerst, und @2 für den zweiten von höchstens { $turns } Zügen: 700,500@2.
odds-seat-of-hidden-pairs = --seat ist für hidden-pairs, wo mehrere zugleich wählen können. In { $game } ist es immer einer.
odds-bad-seat = { $given } ist kein Platz dieser Partie: 0 bis { $last }.
odds-position-for-two = Eine Stellung von { $game } ohne Mitschrift ist für 2 Plätze.
odds-seat = Platz { $number } gewinnt mit { $shown }.
odds-how-round = Schlucke der anderen weniger die eigenen, bis zum Ende der Runde:
odds-how-turn = Die Gewinnaussicht von Platz { $number }, soweit er es wissen kann: gegen jemanden, der das Gleichgewicht des Zuges spielt, die Züge danach nach Mittel und Streuung. Eine Näherung.
odds-how-weighed = Punkte dieses Zuges, die Platz { $number } mehr macht als die anderen im Mittel, gegen gewöhnliche Spieler, eigene Preise bezahlt. Bei mehr als zweien kennt niemand die Gewinnaussicht; hiernach richtet sich der Experte.
odds-all-the-same = Für die Runde macht es keinen Unterschied.
odds-committed = Dieser Platz hat sich festgelegt: Es gibt nichts zu wählen.
odds-throw = Gleich wird geworfen: Es gibt nichts zu wählen.
odds-over = Die Partie ist vorbei.
odds-others = und { NUMBER($count) } { $count ->
    [one] weiterer, mit { $low }
   *[other] weitere, von { $low } bis { $high }
  }
odds-re-roll = die { $die } noch einmal würfeln
odds-pairs = { $first } | { $second } | { $third }
odds-hinderance = Hinderance in Runde { $round }
odds-hinderance-at = Hinderance gegen Platz { $number } in Runde { $round }
odds-dice-block = Dice-Block in Runde { $round }
odds-dice-block-at = Dice-Block gegen Platz { $number } in Runde { $round }
odds-lucky-dice = Lucky Dice in Runde { $round }
