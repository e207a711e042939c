# Der Trainer am Tisch: ein Zeichen nach einer Entscheidung und auf Wunsch der beste Zug mit seinem Grund.

coach-best = Am besten: { $move }.
coach-only = Einzige Möglichkeit: { $move }.
coach-all-same = Hier sind alle Entscheidungen gleich gut.
coach-values = Gewinnchance { $worth }, mit „{ $other }“ { $otherWorth }.
# Ab hier sind $worth und $otherWorth ein Prozentsatz oder coach-sips.
coach-sips =
    { $shown } { unit-word } { $sign ->
        [less] weniger
       *[more] mehr
    }
coach-reason-values =
    { $unit ->
        [win] Die Gewinnchance ist { $worth } mit „{ $move }“ und { $otherWorth } mit „{ $other }“.
       *[sips] Mit „{ $move }“ hast du am Ende im Schnitt { $worth } als die anderen, mit „{ $other }“ { $otherWorth }.
    }
coach-reason-busts =
    { $rolls ->
        [best] Mit „{ $move }“ kommt in { $bust } der Fälle ein Fehlwurf, und trotzdem gewinnst du in { $worth }, mit „{ $other }“ nur in { $otherWorth }.
       *[other] Mit „{ $other }“ kommt in { $bust } der Fälle ein Fehlwurf, und du gewinnst nur in { $otherWorth }, mit „{ $move }“ in { $worth }.
    }
# Einer der beiden Züge würfelt. $lost und $scored sind die Gewinnchancen nach einem Fehlwurf und im Schnitt nach jedem anderen Wurf.
coach-reason-stakes =
    { $kind ->
        [free] Mit dem Wurf riskierst du nichts: Selbst nach einem Fehlwurf gewinnst du in { $lost } der Fälle, mit „{ $other }“ in { $otherWorth }.
        [worth] Der Wurf ist das Risiko wert: Mit „{ $other }“ gewinnst du in { $otherWorth } der Fälle, nach einem Fehlwurf (Chance { $bust }) in { $lost }, nach jedem anderen Wurf in { $scored }.
        [no-gain] Der Wurf bringt nichts: Selbst nach einem Wurf mit Punkten gewinnst du nur in { $scored } der Fälle, mit „{ $move }“ in { $worth }.
       *[not-worth] Der Wurf ist das Risiko nicht wert: Mit „{ $move }“ gewinnst du in { $worth } der Fälle, nach einem Fehlwurf (Chance { $bust }) in { $lost }, nach jedem anderen Wurf nur in { $scored }.
    }
coach-reason-wins = Mit „{ $move }“ gewinnst du die Partie.
coach-equal = Beides ist gleich gut: „{ $move }“ und „{ $other }“ { $unit ->
        [win] haben dieselbe Gewinnchance, { $worth }
       *[sips] bringen dir am Ende der Partie im Schnitt { $worth } als den anderen
    }.
coach-not-worth-risk = Noch ein Wurf mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } ist in { $bust } % der Fälle ein Fehlwurf und bringt sonst etwa { $gain } Punkte: Dafür lohnt es sich nicht, { $points } zu riskieren.
coach-worth-risk = Noch ein Wurf mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } ist in { $bust } % der Fälle ein Fehlwurf und bringt sonst etwa { $gain } Punkte: Dafür lohnt es sich, { $points } zu riskieren.
coach-estimated = Das sind Schätzungen; sie sind auf ±{ $margin } genau.

coach-mark =
    { $mark ->
        [best] Beste Wahl.
        [fine] Gute Wahl.
       *[mistake] Fehler: Das kostet { $loss }. Besser: { $better }.
    }
coach-mark-of = { $seat } – { $mark }

# Am Tisch im Browser.

web-coach = Trainer
web-coach-turn =
    { $to ->
        [on] Trainer einschalten
       *[off] Trainer ausschalten
    }
web-coach-solving = Der Trainer berechnet das Spiel ({ $percent }).
web-coach-ready =
    { $how ->
        [estimated] Der Trainer schätzt hier: Er nennt nur deutliche Fehler.
       *[solved] Der Trainer bewertet deine Entscheidungen.
    }
web-coach-failed = Der Trainer funktioniert auf diesem Gerät nicht: Vielleicht hat es zu wenig Speicher.
web-coach-off = Der Trainer ist aus. Du kannst ihn im Menü oder in den Einstellungen einschalten.
coach-hidden = In Spielen mit verdeckten Entscheidungen gibt es keinen Trainer.
web-coach-none = An diesem Tisch gibt es keinen Trainer.
web-coach-allow = Trainer erlauben
    .about = Alle Spieler können dann die beste Entscheidung mit Begründung abrufen. Alle am Tisch sehen, dass er erlaubt ist.
coach-allowed = Trainer erlaubt
web-hint = Tipp
web-key-hint = Tipp: die beste Entscheidung, wenn der Trainer an ist
web-setting-coach = Trainer am Tisch
    .about = Bewertet deine Entscheidungen und zeigt auf Wunsch die beste mit Begründung. Nicht an Online-Tischen und nicht in Spielen mit verdeckten Entscheidungen.
