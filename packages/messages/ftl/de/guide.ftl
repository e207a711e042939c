# Die geführten Partien: Jeder Schritt verlangt eine Handlung und sagt, warum. Die Würfel sind die des Drehbuchs.

guide = Geführte Partie
guide-step = Geführte Partie, Schritt { $number } von { $of }
guide-start = In 2 Minuten lernen
guide-offer = { $game } noch nie gespielt? Probier die geführte Partie.
guide-decline = Nein, danke
guide-skip = Überspringen
guide-next = Weiter
guide-play = Eine Partie spielen
guide-back = Zurück zur Einladung
guide-read-first = Lies diesen Schritt und drücke dann Weiter.
guide-first = Wähle erst „{ $label }“.
guide-first-dice = { $count ->
    [1] Wähle erst nur die { $dice }.
   *[other] Wähle erst nur diese Würfel: { $dice }.
  }
guide-reveal = Jetzt wird aufgedeckt. Sieh es dir in Ruhe an.
guide-bot = Der Bot ist dran.

## Gier

guide-greed-start = Wer die meisten Punkte hat, gewinnt. Bis du sicherst, kannst du die Punkte des Zugs wieder verlieren. Beginne deinen Zug: Wirf fünf Würfel.
guide-greed-go-on = Jede 1 zählt 100, jede 5 zählt 50: Du hast 250. Für den Einstieg brauchst du 300 in einem Zug. Wirf die anderen zwei Würfel.
guide-greed-bank = 300 Punkte reichen für den Einstieg. Der letzte Würfel zählt nur bei 1 oder 5; alles andere kostet dich die 300. Hör auf und sichere.
guide-greed-bust = Der Bot hat keine 1, keine 5 und keinen Drilling. Das ist ein Fehlwurf: Sein Zug ist ohne Punkte vorbei.
guide-greed-second-turn = Du bist wieder dran. Deine 300 Punkte sind jetzt sicher. Würfle.
guide-greed-hot-dice = Ein Drilling zählt seine Augen mal 100, drei Einsen aber 1.000: Die Vieren sind 400 wert. Alle fünf zählen, also darfst du alle noch einmal werfen, und mit fünf geht selten etwas schief. Wirf sie.
guide-greed-final-round = 650 in diesem Zug und 300 vorher sind mehr als das Ziel von 900. Sichere: Damit beginnt die Schlussrunde.
guide-greed-end = Der letzte Zug des Bots war ein Fehlwurf, du gewinnst. In einer richtigen Partie liegt das Ziel bei 3.000. Jetzt kennst du Gier.

## Zehntausend

guide-ten-thousand-start = Alle haben mit einem Würfel um den ersten Zug gewürfelt, deiner war höher. Du gewinnst, wenn du genau auf das Ziel kommst, hier 2.000. Wirf sechs Würfel.
guide-ten-thousand-keep = Ein Drilling zählt seine Augen mal 100. Behalte die drei Zweien: { $by ->
    [touch] Tippe sie an
    [mouse] Klicke sie an
   *[keys] Klicke sie an oder drücke 1, 2 und 3
  }.
guide-ten-thousand-roll-on = Das sind 200. Für den Einstieg brauchst du 300 in einem Zug. Wirf die anderen drei Würfel.
guide-ten-thousand-ones = Jede 1 zählt 100, jede 5 zählt 50. Behalte beide Einsen.
guide-ten-thousand-bank = 400 Punkte reichen für den Einstieg. Ein Fehlwurf, also ein Wurf ohne Punkte, würde sie alle kosten. Sichere sie.
guide-ten-thousand-take-over = Der Bot hat 1.000 gesichert und drei Würfel übrig gelassen. Du darfst seine Punkte übernehmen und diese Würfel werfen. Zählt der Wurf, gehören die Punkte auch dir. Übernimm.
guide-ten-thousand-five = Eine 5 zählt. Behalte sie.
guide-ten-thousand-bank-again = 1.050 Punkte dieses Zugs stehen auf dem Spiel, und zwei Würfel sind übrig. Du hast viel zu verlieren. Sichere.
guide-ten-thousand-exactly = Der Bot hatte einen Fehlwurf. Du hast 1.450, genau 550 fehlen. Ein Wurf, der dich über 2.000 bringen könnte, beendet den Zug. Würfle.
guide-ten-thousand-fives = Drei Fünfen sind 500. Behalte alle drei.
guide-ten-thousand-last = Jetzt fehlen 50: Eine einzige 5 gewinnt. Wirf die anderen drei Würfel.
guide-ten-thousand-last-five = Da ist sie. Behalte die 5.
guide-ten-thousand-win = 1.450 und 550 sind genau 2.000. Behalte die 5 und gewinne.
guide-ten-thousand-end = Du gewinnst. In einer richtigen Partie ist das Ziel 10.000, und für den Einstieg brauchst du 1.000 in einem Zug. Jetzt kennst du Zehntausend.

## Dreien

guide-threes-start = Hier gewinnt die niedrigste Summe. Beginne deinen Zug: Wirf fünf Würfel.
guide-threes-keep = Dreien zählen nichts, alle anderen Würfel ihre Augen. Behalte beide Dreien: { $by ->
    [touch] Tippe sie an
    [mouse] Klicke sie an
   *[keys] Klicke sie an oder drücke 1 und 2
  }.
guide-threes-roll-on = Nach jedem Wurf behältst du mindestens einen Würfel. Wirf die anderen drei.
guide-threes-one = Diesmal keine 3. Am wenigsten kostet die 1: Behalte sie.
guide-threes-roll-two = Wirf die letzten zwei Würfel.
guide-threes-last = Noch eine 3. Behalte sie.
guide-threes-finish = Der letzte Würfel zählt, wie er liegt: eine 5. Zusammen sind das 6. Sichere sie.
guide-threes-end = Der Bot hat 23, deine 6 gewinnt. Noch etwas: Fünf Sechsen sind ein Durchmarsch und zählen −30. Jetzt kennst du Dreien.

## Drei Würfel

guide-three-dice-start = Wer in einer Runde den niedrigsten Wurf hat, verliert und nimmt einen Schluck von einem Getränk deiner Wahl. Du fängst an. Wirf alle drei Würfel.
guide-three-dice-hold = Halte die 1, sie zählt am meisten: { $by ->
    [touch] Tippe sie an
    [mouse] Klicke sie an
   *[keys] Klicke sie an oder drücke 1
  }.
guide-three-dice-roll-two = Du hast bis zu drei Würfe. Die anderen bekommen nur so viele, wie du brauchst. Wirf die anderen zwei Würfel.
guide-three-dice-stay = 1, 6 und 3 sind 163, das ist schwer zu schlagen. Der Bot hat jetzt nur zwei Würfe. Bleib dabei.
guide-three-dice-stairs = Der Bot hat 10 Punkte und noch einen Wurf. Ein Drilling oder die Treppe 1 2 3 würde ihn sicher machen, egal was du hast.
guide-three-dice-end = 69 ist weniger als 163: Der Bot verliert die Runde und nimmt den Schluck. Nach zehn Runden gewinnt, wer die wenigsten Schlucke hat. Jetzt kennst du Drei Würfel.

## Verdeckte Paare

guide-hidden-pairs-start = Alle werfen verdeckt sechs Würfel und bilden daraus drei Paare. Die Runden bringen 200, 150 und 100 Punkte.
guide-hidden-pairs-commit = Dein höchstes Paar soll die wertvollste Runde gewinnen: 6 6 in Runde 1, 5 4 in Runde 2, 3 1 in Runde 3. Wähle „Höchste zuerst“, dann „Festlegen“.
    .first = Wähle „Höchste zuerst“, bevor du dich festlegst.
guide-hidden-pairs-revealed = Du hast die Runden 1 und 3 gewonnen, der Bot Runde 2. Die höhere Summe gewinnt die Punkte der Runde.
guide-hidden-pairs-hindrance = Lege wieder die höchsten zuerst: 6 5, 5 4, 2 1. Spiel dann Hindernis in Runde 1 für 50 Punkte: Es schwächt das Paar des Bots um die Summe deiner zwei niedrigsten Würfel, also um 3. Leg dich dann fest.
    .first = Spiel erst Hindernis in Runde 1.
guide-hidden-pairs-end = Hindernis hat aus der 12 des Bots eine 9 gemacht. So hat deine 11 gewonnen: 200 Punkte für nur 50. Eine richtige Partie hat drei Züge. Wer dann die meisten Punkte hat, gewinnt. Jetzt kennst du Verdeckte Paare.
