# Das Spiel dieser Person über alle Partien auf diesem Gerät.

web-my-play = Mein Spiel
    .about = Glück und Können in deinen beendeten Partien, auf diesem Gerät und online.
    .counts = Es zählen nur Partien mit exakten Werten: Drei Würfel sowie meist Gier, Zehntausend und Dreien zu zweit.
web-my-play-progress = Deine Partien werden analysiert: { $done } von { $all } fertig.
web-my-play-example = Beispiel: Das siehst du nach 12 Partien
web-my-play-start = Spiel auswählen
web-my-play-skipped =
    { $count ->
        [one] 1 Partie zählt nicht: { $matches }.
       *[other] { $count } Partien zählen nicht: { $matches }.
    }
    .match = { $game } mit { $players } Personen
web-my-play-resigned =
    { $count ->
        [one] 1 Partie endete
       *[other] { $count } Partien endeten
    } durch Aufgabe. Glück und Fehler zählen bis dahin.
web-my-play-months = { $game } nach Monat
web-my-play-month = Monat
web-my-play-matches = Partien
web-my-play-luck = Glück
web-my-play-lost = Eigene Fehler
web-my-play-units =
    { $unit ->
        [win] { $matches ->
            [one] So viele Prozentpunkte Gewinnchance wie in der Analyse haben dir Glück und Entscheidungen gebracht (+) oder genommen (−).
           *[other] So viele Siege in { $matches } Partien haben dir Glück und Entscheidungen gebracht (+) oder genommen (−). Ein Sieg sind 100 Prozentpunkte Gewinnchance in einer Analyse.
        } Die Gewinnchance steigt und fällt oft, deshalb kann eine Summe sehr groß sein.
       *[sips] So viele Schlucke Vorsprung pro Partie haben dir Glück und Entscheidungen gebracht (+) oder genommen (−). Vorsprung heißt: So viele haben die anderen im Schnitt mehr.
    }
web-my-play-trend =
    { $trend ->
        [better] Im letzten Monat, in dem du gespielt hast, haben dich deine Entscheidungen weniger gekostet als im Monat davor.
        [worse] Im letzten Monat, in dem du gespielt hast, haben dich deine Entscheidungen mehr gekostet als im Monat davor.
       *[even] In den letzten beiden Monaten, in denen du gespielt hast, haben dich deine Entscheidungen etwa gleich viel gekostet.
    }
balance-opponent = Die { $who ->
    [opponent] Fehler des Gegners
    [opponents] Fehler der Gegner
   *[others] Entscheidungen der anderen
  } haben dir { $gained ->
    [words] geholfen
   *[some] { $gain }{ balance-per } gebracht
  }.
web-my-play-mistakes = Deine teuersten Fehler
web-my-play-figures = Alle Zahlen
web-my-play-other = Andere Entscheidungen
web-my-play-theme =
    { $theme }: { $loss }{ balance-per } ({ $count ->
        [one] einmal
       *[other] { $count }-mal
    })
web-my-play-small = Kleinere Verluste: { $loss }{ balance-per }
web-practise-theme = Üben: { $theme }
web-my-play-habits = Gewohnheiten
    .about = Nur deutliche Gewohnheiten: Jeder Wert ist mehr als doppelt so groß wie seine Unsicherheit (±).
web-my-play-habit-early =
    Wenn noch { $at ->
        [one] 1 Würfel übrig ist
       *[other] { $at } Würfel übrig sind
    }, sicherst du zu früh: im Schnitt { $by } Punkte zu wenig (± { $error }, { $count } Entscheidungen).
web-my-play-habit-late =
    Wenn noch { $at ->
        [one] 1 Würfel übrig ist
       *[other] { $at } Würfel übrig sind
    }, würfelst du zu lange weiter: im Schnitt { $by } Punkte zu viel (± { $error }, { $count } Entscheidungen).
web-my-play-habit-kept =
    Nach einem Wurf mit { $at } Würfeln behältst du im Schnitt { $by } Würfel zu { $way ->
        [few] wenig
       *[many] viel
    } (± { $error }, { $count } Entscheidungen).
web-my-play-habit-stayed =
    Wenn du noch { $at ->
        [one] 1 Wurf
       *[other] { $at } Würfe
    } hast, hörst du in { $by } der Fälle zu früh auf (± { $error }, { $count } Entscheidungen).
web-my-play-habit-rolled =
    Wenn du noch { $at ->
        [one] 1 Wurf
       *[other] { $at } Würfe
    } hast, würfelst du in { $by } der Fälle zu lange weiter (± { $error }, { $count } Entscheidungen).
web-my-play-csv = CSV herunterladen
web-my-play-json = JSON herunterladen
