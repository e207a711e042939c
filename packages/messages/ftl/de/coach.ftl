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
        [win] Mit „{ $move }“ liegt die Gewinnchance bei { $worth }, mit „{ $other }“ bei { $otherWorth }.
       *[sips] Am Ende bedeutet „{ $move }“ im Schnitt { $worth } als die anderen, „{ $other }“ { $otherWorth }.
    }
coach-reason-busts =
    { $rolls ->
        [best] Mit „{ $move }“ gibt es zwar in { $bust } der Fälle keine Punkte, aber die Gewinnchance liegt bei { $worth }, mit „{ $other }“ nur bei { $otherWorth }.
       *[other] Mit „{ $other }“ gibt es in { $bust } der Fälle keine Punkte, und die Gewinnchance liegt nur bei { $otherWorth }, mit „{ $move }“ bei { $worth }.
    }
# Einer der beiden Züge würfelt. $lost und $scored sind die Gewinnchancen nach einem Wurf ohne Punkte und im Schnitt nach jedem anderen Wurf.
coach-reason-stakes =
    { $kind ->
        [free] Der Wurf ist ohne Risiko: Selbst nach einem Wurf ohne Punkte liegt die Gewinnchance bei { $lost }, mit „{ $other }“ bei { $otherWorth }.
        [same] Der Wurf ist ohne Risiko: Nach einem Wurf ohne Punkte liegt die Gewinnchance bei { $lost }, genau wie mit „{ $other }“.
        [worth] Der Wurf ist das Risiko wert: Ein Wurf ohne Punkte (Chance { $bust }) senkt die Gewinnchance von { $otherWorth } mit „{ $other }“ auf { $lost }, jeder andere Wurf hebt sie im Schnitt auf { $scored }.
        [no-gain] Der Wurf bringt nichts: Selbst nach einem Wurf mit Punkten liegt die Gewinnchance nur bei { $scored }, mit „{ $move }“ bei { $worth }.
       *[not-worth] Der Wurf ist das Risiko nicht wert: Ein Wurf ohne Punkte (Chance { $bust }) senkt die Gewinnchance von { $worth } mit „{ $move }“ auf { $lost }, jeder andere Wurf hebt sie im Schnitt nur auf { $scored }.
    }
coach-reason-wins = Mit „{ $move }“ ist die Partie gewonnen.
coach-equal = Beides ist gleich gut: „{ $move }“ und „{ $other }“ { $unit ->
        [win] ergeben eine Gewinnchance von { $worth }
       *[sips] bedeuten am Ende im Schnitt { $worth } als die anderen
    }.
coach-not-worth-risk = Sichern bringt { $points } Punkte, noch ein Wurf mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } bringt in { $scores } % der Fälle etwa { $gain } dazu, sonst sind die { $points } Punkte verloren: Würfeln lohnt sich nicht.
coach-worth-risk = Sichern bringt { $points } Punkte, noch ein Wurf mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } bringt in { $scores } % der Fälle etwa { $gain } dazu, sonst sind die { $points } Punkte verloren: Würfeln lohnt sich.
# Der Punktestand entscheidet zwischen Sichern und Würfeln. $lead: vor dem Sichern; $by: danach.
coach-reason-totals =
    { $decides ->
        [leading] Würfeln riskiert die { $points } Punkte, die Sichern bringt, und ein Vorsprung von { $lead } erlaubt das
        [trailing] { coach-after-banking }, und dem Gegner fehlen nur noch { $left }, also lohnt sich das Risiko
       *[banked] { coach-after-banking }, und ein Wurf ohne Punkte kostet mehr, als die anderen bringen
    }; bei Gleichstand vor dem Zug wäre { $decides ->
        [banked] Würfeln
       *[other] Sichern
    } besser.
coach-after-banking =
    Mit { $points } gesicherten Punkten { $standing ->
        [behind] bleibt ein Rückstand von { $by }
        [level] herrscht Gleichstand
       *[ahead] beträgt der Vorsprung { $by }
    }
coach-estimated = Das ist geschätzt, auf ±{ $margin } genau.

coach-mark =
    { $kind ->
        [best] Richtig entschieden.
        [fine] Gute Wahl.
       *[mistake] { mistake-grade }: Das kostet { $loss }. Besser: { $better }.
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
web-coach-failed = Der Trainer funktioniert auf diesem Gerät nicht. Vielleicht reicht der Speicher nicht.
web-coach-off = Der Trainer ist aus. Einschalten kannst du ihn im Menü.
coach-hidden = In Spielen mit verdeckten Entscheidungen gibt es keinen Trainer.
web-coach-none = An diesem Tisch gibt es keinen Trainer.
web-coach-allow = Trainer erlauben
    .about = Alle Spieler können dann die beste Entscheidung mit Begründung abrufen. Alle am Tisch sehen, dass er erlaubt ist.
coach-allowed = Trainer erlaubt
web-hint = Tipp
web-key-hint = Tipp: die beste Entscheidung, wenn der Trainer an ist
web-setting-coach = Trainer am Tisch
    .about = Bewertet deine Entscheidungen und zeigt auf Wunsch die beste mit Begründung. Nicht online und nicht in Spielen mit verdeckten Entscheidungen.
