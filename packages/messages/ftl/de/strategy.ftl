# Die Analyse einer Partie.

review-unfinished =
    { $resigned ->
        [yes] Die Partie endete durch Aufgabe. Als Ergebnis gilt der Wert der letzten Stellung.
       *[no] Die Partie ist nicht zu Ende. Als Ergebnis gilt der Wert der aktuellen Stellung.
    }
# Was gewählt wurde, wenn es kein Ereignis sagt.
review-played = Wahl von { $seat }: { $move }.
    .own = Deine Wahl: { $move }.
review-good = Gut gewählt
review-good-of = { $count } von { $choices }

# Wie schlimm eine Entscheidung war.
mistake-grade = { $kind ->
    [inaccuracy] Ungenauigkeit
    [blunder] Patzer
   *[mistake] Fehler
  }
mistake-grades = Ungenauigkeiten: { $inaccuracy }, Fehler: { $mistake }, Patzer: { $blunder }.
    .about = Ein Fehler kostet mindestens { $mistake }, ein Patzer mindestens { $blunder }; was weniger kostet, ist eine Ungenauigkeit.

review-moments = Was die Partie entschieden hat, das Wichtigste zuerst
review-listed = Die Summen zählen jeden Wurf und jede Entscheidung; einzeln stehen hier nur die größten Änderungen.
    .luck = Glück oder Pech beim Würfeln { $all }: { $here } durch die Würfe in der Liste, { $rest } durch alle anderen.
    .mistakes = Eigene Fehler { $all }: { $here } durch die Entscheidungen in der Liste, { $rest } durch alle anderen.
review-nothing-turned =
    { $unit ->
        [sips] Kein einzelner Wurf und keine Entscheidung hat einen Vorsprung um mehr als 0,5 { unit-word } verändert.
       *[win] Kein einzelner Wurf und keine Entscheidung hat eine Gewinnchance eindeutig um mehr als 5 Prozentpunkte verändert.
    }

review-rank =
    { $side ->
        [best] Kein möglicher Wurf ist besser, { $share } sind schlechter.
        [worst] Kein möglicher Wurf ist schlechter, { $share } sind besser.
        [lucky] Besser als { $share } der möglichen Würfe.
       *[unlucky] Schlechter als { $share } der möglichen Würfe.
    }
review-better = Besser: { $move }.

review-sips = { $sips } { unit-word }

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

# Ein Unterschied zweier Vorsprünge.
sips-lead = { review-sips } Vorsprung

# $loss ist win-chance oder sips-lead, $dice win-points oder sips-lead.
balance = { $lost ->
        [never] { balance-who } keine Fehler gemacht
        [unclear] { balance-who } keine eindeutigen Fehler gemacht
        [none] { balance-mistakes } haben { balance-whom } wenig gekostet
        [words] { balance-mistakes } haben { balance-whom } Gewinnchancen gekostet
       *[some] { balance-mistakes } haben { balance-whom } { $loss }{ balance-per } gekostet
    }; { $luck ->
        [bad-none] Glück und Pech haben sich ausgeglichen.
        [good-none] Glück und Pech haben sich ausgeglichen.
        [bad-words] { balance-had } Pech.
        [good-words] { balance-had } Glück.
        [bad-some] Pech hat { balance-whom } { $dice }{ balance-dice-per } gekostet.
       *[good-some] Glück hat { balance-to-whom } { $dice }{ balance-dice-per } gebracht.
    }
# Dasselbe für eine Partie, wenn Würfel und Fehler die Gewinnchance geändert haben.
balance-compared = { $compared ->
        [bad-more] Pech hat { balance-whom } mehr gekostet als eigene Fehler.
        [bad-less] { balance-mistakes } haben { balance-whom } mehr gekostet als Pech.
        [bad-same] Pech hat { balance-whom } so viel gekostet wie eigene Fehler.
        [good-more] Glück hat { balance-to-whom } mehr gebracht, als eigene Fehler gekostet haben.
        [good-same] Glück hat { balance-to-whom } so viel gebracht, wie eigene Fehler gekostet haben.
       *[good-less] { balance-mistakes } haben { balance-whom } mehr gekostet, als das Glück eingebracht hat.
    }
# Ein Teil einer Partie, der mehr geändert hat als eigene Fehler und Glück.
balance-largest = Am meisten haben { $effect ->
        [bad] { balance-whom } { balance-part } gekostet.
       *[good] { balance-to-whom } { balance-part } gebracht.
    }
balance-part = { $part ->
        [met] die verdeckten Entscheidungen { $seats ->
            [2] des Gegners
           *[more] der anderen
        }
       *[others] { $seats ->
            [2] die Fehler des Gegners
           *[more] die Entscheidungen der anderen
        }
    }
balance-to-whom = { $who ->
    [you] dir
   *[seat] { $seat }
  }
balance-who = { $who ->
    [you] Du hast
   *[seat] { $seat } hat
  }
balance-had = { $who ->
    [you] du hattest
   *[seat] { $seat } hatte
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
balance-wins = { $wins } Siege
