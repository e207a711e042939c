# Spiele lösen und Aussichten nachsehen: `dicehall solve` und `dicehall odds`.

cli-command-solve = Ein Spiel lösen: die Gewinnaussicht bei bestem Spiel
cli-command-odds = Sagen, was jeder erlaubte Zug in einer Stellung wert ist

solve-option-seats = für wie viele Plätze (2, wenn nichts angegeben ist)
solve-option-at = die zwei Punktestände zu Beginn eines Zugs, wer dran ist zuerst: 1500,2200 (Threes: 12,9@3 ist Runde 3)
solve-option-again = neu lösen, auch wenn eine Lösung aufbewahrt ist
solve-progress = { $game } wird gelöst: { $percent } % (Strg+C bricht ab)
solve-cancelled = Abgebrochen. Lösungen von früher sind unberührt.
solve-no-solver = Für { $game } mit { $seats } Plätzen gibt es keine exakte Lösung. Es gibt sie für greed, ten-thousand und threes mit 2 Plätzen; greed hat sie auch für 3, und three-dice (nur solve) für jede Zahl.
solve-bad-seats = { $given } ist hier keine Zahl von Plätzen: Gelöst wird für { $min } bis { $max }.
solve-bad-position = { $given } ist keine Stellung. Man schreibt zwei Punktestände, wer dran ist zuerst: 1500,2200 (Threes: 12,9@3 ist Runde 3).
solve-bad-race-position = Bei { $given } kann niemand stehen: Punktestände sind Vielfache von 50 unter { $target }, und 0 oder mindestens { $opening }.
solve-bad-threes-position = Bei { $given } kann niemand stehen: Es gibt { $rounds } Runden, und eine Runde bringt −30 bis 29.
solve-position-for-two = --at gilt für zwei Plätze.
solve-not-kept = Die Lösung konnte nicht in { $folder } aufbewahrt werden ({ $code }). Beim nächsten Mal wird neu gelöst.
solve-file-refused = { $file } wird nicht benutzt und das Spiel neu gelöst: { $problem }
solve-file-not-a-solution = Das ist keine Lösung.
solve-file-other-version = Sie stammt von einer anderen Version.
solve-file-cut-short = Sie ist abgeschnitten.
solve-file-damaged = Sie ist beschädigt.
solve-file-other-match = Sie gehört zu einem anderen Spiel, anderen Hausregeln oder einer anderen Zahl von Plätzen.

solve-fact-firstPlayerWins = Wer anfängt, gewinnt mit: { $shown }
solve-fact-wins = Anteile am Sieg, Platz für Platz: { $shown }
solve-fact-roundValue = Schlucke der anderen weniger die eigenen in einer Runde, Platz für Platz: { $shown }
solve-fact-bestMeanTurn = Bestes Mittel eines Zugs: { $shown }
solve-fact-at = Wer dort dran ist, gewinnt mit: { $shown }
solve-fact-states = Stellungen: { $shown }
solve-fact-seconds = Sekunden: { $shown }
solve-fact-residual = Größter Fehler in einer Gleichung: { $shown }

odds-argument-record = eine Mitschrift; - liest die Standardeingabe
odds-option-entry = die Partie vor diesem Eintrag ansehen (0 ist der erste)
odds-option-game = das Spiel einer Stellung, die --at, --points und --thrown angeben
odds-option-points = die Punkte des Zugs vor dem Wurf
odds-option-thrown = die eben geworfenen Würfel: 51341
odds-record-or-game = Gib entweder eine Mitschrift an oder --game.
odds-bad-entry = { $given } ist keine Stelle in dieser Partie: Sie hat { $most } Einträge.
odds-bad-points = { $given } sind keine Punkte eines Zugs: Es muss ein Vielfaches von 50 sein.
odds-bad-throw = { $given } ist kein Wurf von { $game }.
odds-seat = Platz { $number } gewinnt mit { $shown }.
odds-throw = Gleich wird geworfen: Es gibt nichts zu wählen.
odds-over = Die Partie ist vorbei.
odds-move-roll = würfeln
odds-move-stop = aufhören
odds-move-bank = sichern
odds-move-take-over = übernehmen
odds-move-roll-keeping = { $dice } behalten und würfeln
odds-move-bank-keeping = { $dice } behalten und sichern
