# Analyse einer Partie: `dicehall review`.

cli-command-review = Eine Partie analysieren: Glück, Fehler und Wendepunkte

review-option-quick = durch simulierte Partien ab jeder Stellung schätzen, ohne das Spiel zu lösen
review-option-rollouts = simulierte Partien pro geschätzter Stellung (Standard: so viele, wie in zehn Sekunden möglich sind)
review-empty = Es gibt nichts zu analysieren: Die Partie hat noch keine Züge.

review-title = { $game }: Analyse
review-unfinished =
    { $resigned ->
        [yes] Die Partie endete durch Aufgabe. Als Ergebnis gilt der Wert der letzten Stellung.
       *[no] Die Partie ist nicht zu Ende. Als Ergebnis gilt der Wert der aktuellen Stellung.
    }
review-seat = { $seat }
# What was chosen, where no event says it.
review-played = { $seat } wählt: { $move }.
    .own = Du wählst: { $move }.
review-player = Spieler
# Die Spalten der Rechnung: was das Ergebnis jeder Person ausmacht.
review-start = Anfang
review-dice = Würfel
review-mistakes = Fehler
review-others = Andere
review-met = Verdeckt
review-left =
    { $unit ->
        [sips] Später
       *[win] Unsicher
    }
review-result = Ergebnis
review-good = Gut gewählt
review-good-of = { $count } von { $choices }
review-exact = Die Gewinnchancen sind exakt, wenn beide perfekt spielen.
review-estimated =
    Diese Zahlen sind Schätzungen: { $rollouts } simulierte Partien mit soliden Bots. Jeder Wert hat einen Standardfehler von { $noise }. { $how ->
        [sampled] Verdeckte Entscheidungen werden mit simulierten Zügen von Profis verglichen. Berücksichtigt wird nur, was alle jeweils wissen konnten. Als Fehler zählt eine Entscheidung nur, wenn sie mehr kostet als die Unsicherheit der Schätzung (höchstens ±{ $choice }).
       *[rollouts] Als Fehler zählt eine Entscheidung nur, wenn sie mehr kostet als die Unsicherheit der Schätzung (höchstens ±{ $choice }); alles Kleinere steht unter „Unsicher“ (±{ $left }).
    }
review-duels = Näherung: Jede Entscheidung wird gegen jeden Gegner einzeln bewertet. Das Glück wird aus { $rollouts } simulierten Partien mit soliden Bots geschätzt, mit einem Standardfehler von { $noise } je Wert.

review-moments = Was die Partie entschieden hat, das Wichtigste zuerst
review-nothing-turned =
    { $unit ->
        [sips] Kein einzelner Wurf und keine Entscheidung hat das Ergebnis um mehr als 0,5 { unit-word } verändert.
       *[win] Kein einzelner Wurf und keine Entscheidung hat eine Gewinnchance eindeutig um mehr als 5 Prozentpunkte verändert.
    }
review-moment = { $where }: { $story } Jetzt { $after } für { $seat }.
review-mistake = { $where }: { $story } Das hat { $seat } { $cost } gekostet.

review-rank =
    { $side ->
        [best] Kein möglicher Wurf ist besser, { $share } sind schlechter.
        [worst] Kein möglicher Wurf ist schlechter, { $share } sind besser.
        [lucky] Besser als { $share } der möglichen Würfe.
       *[unlucky] Schlechter als { $share } der möglichen Würfe.
    }
review-better = Besser: { $move }.

review-curve = Gewinnchance im Lauf der Partie

# Wo in der Partie etwas passiert ist: ein Wurf, alle Würfel noch einmal, eine Entscheidung. $left ist die Gewinnchance davor.
review-roll = Der { $roll }. Wurf von { $seat } im { $turn }. Zug (davor { $left })
review-roll-hot = Der { $roll }. Wurf von { $seat } im { $turn }. Zug (alle Würfel noch einmal, davor { $left })
review-choice = Die Entscheidung von { $seat } im { $turn }. Zug (davor { $left })
review-meeting = Das Aufdecken im { $turn }. Zug (davor { $left } für { $seat })
review-met-is = Verdeckt: was verdeckte Entscheidungen beim Aufdecken verändert haben. Das ist weder Glück noch ein Fehler.
review-sips = { $sips } { unit-word }
review-curve-sips = Erwarteter Vorsprung im Lauf der Partie: wie viele { unit-word } die anderen Spieler am Ende mehr haben

review-equilibrium = Die Gewinnchancen sind exakt für ein Gleichgewicht: Niemand kann sich allein durch eine andere Spielweise verbessern. Es kann weitere Gleichgewichte geben.
review-round = Jede Runde ist exakt gelöst. Für spätere Runden wird angenommen, dass alle optimal spielen.
review-match = Die Gewinnchancen sind die der besten Strategie für die ganze Partie (ein Gleichgewicht). Berücksichtigt wird nur, was alle jeweils wissen konnten.
review-turn = Eine Näherung: Entscheidungen werden mit dem Gleichgewicht eines einzelnen Zugs verglichen; spätere Züge sind angenähert.

# Was Fehler und Würfel einer Person gebracht haben.
# Vor einer Schätzung, die keine Dezimalen hat.
about = etwa { $amount }
# Ein Unterschied zweier Gewinnchancen, überall gleich. $percent ist eine Zahl.
win-chance = { win-points } Gewinnchance
win-points =
    { $isOne ->
        [yes] 1 Prozentpunkt
       *[no] { $percent } Prozentpunkte
    }

# $loss ist win-chance oder review-sips, $dice win-points oder review-sips.
balance = { $lost ->
        [never] { balance-who } keine Fehler gemacht
        [unclear] { balance-who } keine eindeutigen Fehler gemacht
        [none] { balance-mistakes } haben { balance-whom } fast nichts gekostet
        [words] { balance-mistakes } haben { balance-whom } Gewinnchancen gekostet
       *[some] { balance-mistakes } haben { balance-whom } { $loss }{ balance-per } gekostet
    }; { $luck ->
        [bad-none] Glück und Pech haben sich ausgeglichen.
        [good-none] Glück und Pech haben sich ausgeglichen.
        [bad-words] dazu kam Pech.
        [good-words] dazu kam Glück.
        [bad-some] Pech hat { balance-whom } { $dice }{ balance-dice-per } gekostet.
       *[good-some] Glück hat { $who ->
            [you] dir
           *[seat] { $seat }
        } { $dice }{ balance-dice-per } { balance-gave }.
    }
# Dasselbe für eine Partie, wenn Würfel und Fehler die Gewinnchance geändert haben.
balance-compared = { $compared ->
        [bad-more] Pech hat { balance-whom } mehr gekostet als eigene Fehler.
        [bad-less] { balance-mistakes } haben { balance-whom } mehr gekostet als Pech.
        [good-more] Glück hat { $who ->
            [you] dir
           *[seat] { $seat }
        } mehr gebracht, als eigene Fehler gekostet haben.
       *[good-less] { balance-mistakes } haben { balance-whom } mehr gekostet, als Glück gebracht hat.
    }
balance-who = { $who ->
    [you] Du hast
   *[seat] { $seat } hat
  }
balance-mistakes = { $who ->
    [you] Deine Fehler
   *[seat] Fehler
  }
balance-whom = { $who ->
    [you] dich
   *[seat] { $seat }
  }
balance-per = { $per ->
    [match] {""}
    [win] {" "}in { $matches } Partien
   *[sips] {" "}pro Partie
  }
# Dasselbe für die Würfel, außer wenn der Satz es schon gesagt hat.
balance-dice-per = { $lost ->
    [some] {""}
   *[never] { balance-per }
  }
# Weniger Schlucke sind besser.
balance-gave = { $unit ->
    [sips] erspart
   *[win] gebracht
  }
balance-wins = { $wins } Siege
balance-opponent = Die Fehler { $who ->
    [opponent] des Gegners
   *[opponents] der Gegner
  } haben dir { $gained ->
    [words] geholfen
   *[some] { $gain } { balance-gave }
  }.
