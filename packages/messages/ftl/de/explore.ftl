# Stellungen untersuchen, auf der Seite.

field-score = Punkte: { $seat }
field-seat = Am Zug
field-points-before = Punkte aus früheren Würfen
field-dice = Würfel auf dem Tisch
field-dice-other = Letzter Wurf des Gegners
field-round = Runde
field-turn = Zug
field-limit = Erlaubte Würfe in dieser Runde
field-roll = Nummer dieses Wurfs
field-re-rolls = Bisherige Neuwürfe

web-explore = Stellungen untersuchen
    .about = Baue eine beliebige Stellung auf und sieh, was jede Entscheidung wert ist. Von dort kannst du Schritt für Schritt weitergehen.
web-explore-here = Stellung untersuchen
web-explore-here-name = Stellung untersuchen, Schritt { $number }
web-explore-open = Stellungen untersuchen
web-explore-game = Spiel
web-explore-position = Stellung
web-explore-moves = Entscheidungen
web-explore-change-die =
    { $by ->
        [touch] Tippe auf einen Würfel, um seine Augenzahl zu ändern.
       *[keys] Klicke auf einen Würfel, um seine Augenzahl zu ändern, oder drücke dort 1 bis 6.
    }
web-explore-dice-about = { $count ->
    [0] Es liegen keine Würfel auf dem Tisch.
   *[other] { $locks ->
        [yes] { web-explore-change-die } Markiere Würfel aus früheren Würfen mit „Behalten“.
       *[no] { web-explore-change-die }
    }
}
web-explore-die = Würfel { $number }: { $face }
web-explore-lock = Behalten
    .name = Aus einem früheren Wurf behalten: Würfel { $number }, { $face }
web-explore-fewer = Ein Würfel weniger
web-explore-more = Ein Würfel mehr
web-explore-roll-dice = { $count } Würfel auf den Tisch legen
web-explore-no-dice = Alle Würfel vom Tisch nehmen
explore-position = { $code ->
    [unknown-game] Das Spiel „{ $given }“ gibt es nicht. Die Spiele sind { $allowed }.
    [missing-field] Diese Stellung ist unvollständig. Es fehlt: { $field }.
    [extra-field] „{ $given }“ steht hinter dem letzten Feld der Stellung.
    [not-canonical] Die richtige Schreibweise dieser Stellung: { $allowed }
   *[other] { $field }: „{ $given }“ ist hier nicht möglich. Erlaubt: { $allowed }.
}
web-explore-solving = Die exakten Werte werden berechnet
web-explore-failed = Diese Werte lassen sich auf diesem Gerät nicht berechnen.
web-explore-turn = { $kind ->
    [roll] Nächster Wurf: { $seat }
   *[choose] Am Zug: { $seat }
}
web-explore-summary = { $unit ->
    [sips] Beste Wahl: { $move }. Im Schnitt { $value } als die anderen Spieler.
   *[win] Beste Wahl: { $move }. Gewinnchance: { $value }.
}
web-explore-rows =
    Jede Zeile zeigt die Wahrscheinlichkeit eines Wurfs und { $unit ->
        [win] die Gewinnchance
       *[sips] das Ergebnis
    } danach.
web-explore-next-roll = { $count ->
    [one] Als Nächstes wird 1 Würfel geworfen.
   *[other] Als Nächstes werden { $count } Würfel geworfen.
}
web-explore-nothing = { $kind ->
    [over] Die Partie ist vorbei
   *[other] Hier gibt es keine Wahl.
}
web-explore-how = { $how ->
    [exact] Exakte Gewinnchancen, wenn beide perfekt spielen.
    [equilibrium] Exakte Gewinnchancen, wenn alle perfekt spielen, jeder für den eigenen Sieg. Bei mehr als zwei Spielern kann es mehrere Lösungen geben; dies ist eine davon.
    [round] Im Schnitt am Ende der Partie: wie viele { unit-word } weniger oder mehr als die anderen Spieler; weniger ist besser. Für spätere Runden wird angenommen, dass alle optimal spielen.
    [match] Gewinnchancen gegen die beste Strategie für die ganze Partie. Es zählt nur, was dieser Spieler wissen kann.
    [turn] Gewinnchancen gegen die beste Strategie für diesen Zug. Es zählt nur, was dieser Spieler wissen kann. Spätere Züge sind angenähert.
    [sampled] Gewinnchancen, geschätzt aus simulierten Zügen von Profis. Es zählt nur, was dieser Spieler wissen kann. Aufgeführt sind nur Entscheidungen, die am besten sein könnten.
    [duels] Näherung: Jede Entscheidung wird gegen jeden Gegner einzeln bewertet. Die Gewinnchancen stammen aus { $rollouts } simulierten Partien mit Könner-Bots.
   *[rollouts] Geschätzt aus { $rollouts } simulierten Partien mit Könner-Bots. In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne ±.
}
web-explore-best = Beste Wahl
web-explore-costs = kostet { $amount }
    .unit = { $unit ->
        [sips] Kosten: { unit-word } im Vergleich zu den anderen.
       *[win] Kosten in Prozentpunkten.
    }
web-explore-busts = ohne Punkte { $share }
web-explore-typical = nach einem typischen Wurf { $outcome }
web-explore-best-roll = nach dem besten Wurf { $outcome }
web-explore-outcome = { $value } ({ $of ->
    [bust] ohne Punkte
   *[dice] { $dice }
})
web-explore-bust = Ohne Punkte
web-explore-bust-chance = In { $share } der Fälle zählt nichts.
web-explore-typical-is = Typisch: { $outcome }.
web-explore-all-moves = Alle { $count } Entscheidungen zeigen
web-explore-all-rolls = Alle { $count } Ergebnisse zeigen
web-explore-enter = Anderen Wurf eingeben
web-explore-others = Tausende weitere Entscheidungen sind weniger wert, bis hinunter zu { $least }.
web-explore-other-value = mit den anderen Regeln { $value }
web-explore-back = Schritt zurück
    .none = Das ist die erste Stellung.
web-explore-went-back = Einen Schritt zurück.
web-explore-map = Gewinnchancen nach Punktestand
    .about = Gewinnchance der Person am Zug in Prozent, am Anfang eines Zugs. Gold: ab 50. { $by ->
        [touch] Tippe auf ein Feld, um diesen Punktestand zu übernehmen.
       *[keys] Klicke auf ein Feld, oder wähle es mit den Pfeiltasten und drücke Enter, um diesen Punktestand zu übernehmen.
    }
web-explore-map-axes = → Punkte: { $own }, ↓ Punkte: { $other }
web-explore-map-cell = { $own } { $ownScore }, { $other } { $otherScore }: { $shown } %, exakt { $value }
web-explore-map-none = { $own } { $ownScore }, { $other } { $otherScore }: nicht möglich
web-explore-map-empty = nicht möglich
web-explore-map-short = { $shown } %
web-explore-map-sum = Im nächstgelegenen Feld beginnt ein Zug bei { $ownScore } zu { $otherScore }: Die Gewinnchance ist { $here }.
web-explore-stops = Wann sichern
    .about = Ob man bei diesem Punktestand sichern (gold, ■) oder weiterwürfeln (·) sollte, je nach den Punkten des Zugs und den Würfeln des nächsten Wurfs. { $by ->
        [touch] Tippe auf ein Feld, um diese Stellung zu übernehmen.
       *[keys] Klicke auf ein Feld oder drücke dort Enter, um diese Stellung zu übernehmen.
    }
web-explore-stops-axes = → Punkte des Zugs, ↓ Würfel
web-explore-stops-cell = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }, { $points } Punkte: { $best ->
    [stop] sichern, { $stop }. Würfeln: { $roll }.
    [none] würfeln, { $roll }. Sichern ist nicht möglich.
    [less] würfeln, { $roll }. Sichern ist weniger wert.
   *[roll] würfeln, { $roll }. Sichern: { $stop }.
}
web-explore-stops-short = { $best ->
    [stop] sichern
   *[roll] würfeln
}
web-explore-stops-from = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} { $to ->
    [all] ab { $points } Punkten
    [same] bei { $points } Punkten
   *[most] bei { $points } bis { $most } Punkten
}
web-explore-stops-sum = Sichere mit { $limits }.
web-explore-stops-never = Bei jeder dieser Punktzahlen ist Würfeln besser.
web-explore-rules = Hausregeln
web-explore-compare = Mit anderen Hausregeln vergleichen
    .about = Dieselbe Stellung mit diesen Regeln. Jede Entscheidung zeigt dann beide Werte.
    .same = Das sind dieselben Regeln.
    .stop = Nicht mehr vergleichen
web-explore-notation = Notation und Link
web-explore-line = Stellung in einer Zeile
    .about = Füge eine Stellung oder einen Link dazu ein.
web-explore-show = Zeigen

## Felder von Stellungen

position-field-busts = Fehlwürfe in Folge
position-field-dice = Würfel
position-field-end = Ende
position-field-final = Platz, der die Schlussrunde begonnen hat
position-field-game = Spiel
position-field-in-game = Einstieg geschafft
position-field-last = Letzter Wurf
position-field-locked = Behaltene Würfel
position-field-options = Hausregeln
position-field-phase = Nächster Schritt
position-field-points = Punkte
position-field-position = Stellung
position-field-rolling = Würfel, die geworfen werden
position-field-rolls = Anzahl der Würfe
position-field-round = Runde
position-field-scores = Punktestand
position-field-seat = Platz am Zug
position-field-seats = Plätze, die würfeln
position-field-starter = Platz, der beginnt
position-field-thrown = Bisherige Würfe
position-field-turn = Nächster Schritt
position-field-winner = Wer gewonnen hat

## Was in einem Feld stehen darf

allowed-least = mindestens { $min }
allowed-zero-or-least = 0 oder mindestens { $min }
allowed-count = { $count } Einträge
allowed-digits = { $count ->
    [one] 1 Ziffer von { $first } bis { $last }
   *[other] { $count } Ziffern von { $first } bis { $last }
}
allowed-fitting = ein Wert, der zu „{ $field }“ passt
allowed-scoring = ein Wurf, der Punkte bringt
allowed-no-overshoot = ein Wurf, der nicht über das Ziel hinausgeht
allowed-no-restart = ein Wurf, mit dem die Runde nicht neu beginnt
allowed-kept = { $count } behaltene Würfel
allowed-sum = { $count ->
    [one] 1 Zug mit { $costs }
   *[other] die Summe aus { $count } Zügen mit je { $costs }
}
allowed-actions = jede Aktion höchstens einmal pro Zug, in der Reihenfolge der Plätze
