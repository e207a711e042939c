# Das Spiel dieser Person über alle Partien auf diesem Gerät.

web-my-play = Mein Spiel
    .about = Glück und Können getrennt, über deine beendeten Partien, auch die online. Jede Zahl ist exakt und bleibt hier.
web-my-play-progress = Deine Partien werden analysiert: { $done } von { $all } fertig.
web-my-play-empty = Noch lässt sich keine beendete Partie analysieren. Spiel eine Partie Gier, Zehntausend oder Dreien gegen eine andere Person oder einen Bot und komm dann zurück.
web-my-play-start = Spiel auswählen
web-my-play-skipped =
    { $count ->
        [one] 1 Partie fehlt: Für sie gibt es keine exakten Werte.
       *[other] { $count } Partien fehlen: Für sie gibt es keine exakten Werte.
    }
web-my-play-months = { $game } nach Monat
web-my-play-month = Monat
web-my-play-matches = Partien
web-my-play-luck = Glück
web-my-play-lost = Fehler
web-my-play-error = Fehlerrate
web-my-play-units =
    { $unit ->
        [win] Glück und Fehler in Prozentpunkten der Gewinnchance. Die Fehlerrate ist die verlorene Gewinnchance je Entscheidung × 1000, mit ihrem Standardfehler.
       *[sips] Glück und Fehler in Schlucken. Die Fehlerrate sind die verlorenen Schlucke je Entscheidung × 1000, mit ihrem Standardfehler.
    }
web-my-play-rate = { $mean } ± { $error }
web-my-play-mistakes = Fehler nach Thema
web-my-play-no-mistakes = Bisher keine Fehler.
web-my-play-other = Alles andere
web-my-play-theme =
    { $theme }: { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }, { $loss } { $unit ->
        [win] Prozentpunkte
       *[sips] Schlucke
    } verloren
web-my-play-practise = Üben
    .name = Üben: { $theme }
web-my-play-banking = Wann du aufhörst
web-my-play-early =
    { $dice ->
        [one] Mit noch 1 Würfel hörst du im Mittel { $points } Punkte zu früh auf.
       *[other] Mit noch { $dice } Würfeln hörst du im Mittel { $points } Punkte zu früh auf.
    }
web-my-play-late =
    { $dice ->
        [one] Mit noch 1 Würfel würfelst du im Mittel { $points } Punkte zu lange weiter.
       *[other] Mit noch { $dice } Würfeln würfelst du im Mittel { $points } Punkte zu lange weiter.
    }
web-my-play-csv = CSV herunterladen
web-my-play-json = JSON herunterladen
