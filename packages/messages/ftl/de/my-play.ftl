# Das Spiel dieser Person über alle Partien auf diesem Gerät.

web-my-play = Mein Spiel
    .about = Glück und Können getrennt, über deine beendeten Partien, auch die online. Jede Zahl ist exakt und bleibt hier.
web-my-play-progress = Deine Partien werden analysiert: { $done } von { $all } fertig.
web-my-play-empty = Noch lässt sich keine beendete Partie analysieren. Spiel eine Partie Gier, Zehntausend, Dreien oder Drei Würfel gegen eine andere Person oder einen Bot und komm dann zurück.
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
web-my-play-error = Je Entscheidung
web-my-play-units =
    { $unit ->
        [win] Die Tabelle zählt Prozentpunkte der Gewinnchance über die Partien eines Monats zusammen. „Je Entscheidung“ ist der mittlere Verlust einer Entscheidung mit seinem Standardfehler.
       *[sips] Die Tabelle zählt Schlucke über die Partien eines Monats zusammen. „Je Entscheidung“ ist der mittlere Verlust einer Entscheidung mit seinem Standardfehler.
    }
web-my-play-choice =
    { $unit ->
        [win] Im Mittel kostet dich jede Entscheidung { $lost } Prozentpunkte der Gewinnchance.
       *[sips] Im Mittel kostet dich jede Entscheidung { $lost } Schlucke.
    }{ $trend ->
        [better] {" "}Im letzten Monat ist es weniger als im Monat davor.
        [worse] {" "}Im letzten Monat ist es mehr als im Monat davor.
        [even] {" "}Die letzten beiden Monate sind etwa gleich.
       *[none] {""}
    }
web-my-play-rate = { $mean } ± { $error }
web-my-play-mistakes = Fehler nach Thema, die teuersten zuerst
web-my-play-no-mistakes = Bisher keine Fehler.
web-my-play-other = Andere Entscheidungen
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
web-my-play-habits = Gewohnheiten
    .about = Nur was der Zufall kaum erklärt: Jedes Mittel ist mehr als doppelt so groß wie sein Standardfehler, der nach ± steht.
web-my-play-habit-early =
    Mit noch { $at ->
        [one] 1 Würfel
       *[other] { $at } Würfeln
    } hörst du zu früh auf, im Mittel { $by } Punkte (± { $error }, { $count } Entscheidungen).
web-my-play-habit-late =
    Mit noch { $at ->
        [one] 1 Würfel
       *[other] { $at } Würfeln
    } würfelst du zu lange weiter, im Mittel { $by } Punkte (± { $error }, { $count } Entscheidungen).
web-my-play-habit-kept =
    Von { $at } Würfeln behältst du zu { $way ->
        [few] wenige
       *[many] viele
    }, im Mittel um { $by } (± { $error }, { $count } Entscheidungen).
web-my-play-habit-stayed =
    Mit noch { $at ->
        [one] 1 Wurf
       *[other] { $at } Würfen
    } bleibst du in { $by } der Fälle zu früh stehen (± { $error }, { $count } Entscheidungen).
web-my-play-habit-rolled =
    Mit noch { $at ->
        [one] 1 Wurf
       *[other] { $at } Würfen
    } würfelst du in { $by } der Fälle weiter, obwohl Stehenbleiben besser ist (± { $error }, { $count } Entscheidungen).
web-my-play-csv = CSV herunterladen
web-my-play-json = JSON herunterladen
