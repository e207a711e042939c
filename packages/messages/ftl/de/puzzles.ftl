# Aufgaben: Stellungen mit einer besten Entscheidung.

puzzle-theme = { $theme ->
    [stop-or-roll] Aufhören oder weiterwürfeln
    [which-dice] Welche Würfel behalten
    [opening] Einstieg
    [take-over] Übernahme
    [lead] In Führung
    [chase] Im Rückstand
    [exact-finish] Genaues Ende
    [final-round] Schlussrunde
    [safety] In Sicherheit kommen
    [moon] Durchmarsch
   *[any] Alle Themen
  }

web-train = Training
    .about = Lerne, was jede Entscheidung wert ist. Alles wird auf diesem Gerät berechnet, ohne Konto.
    .start = Aufgaben, genaue Chancen und Faustregeln.
web-puzzles = Aufgaben
    .about = Stellungen mit genau einer besten Entscheidung, passend zu deiner Wertung. Sie beginnt bei 1.200, und von Aufgaben mit derselben Wertung löst du etwa die Hälfte.
web-puzzles-none = Für { $game } gibt es keine Aufgaben.
web-puzzles-why-none = Für { $game } gibt es keine Aufgaben: Bei verdeckten Entscheidungen gibt es selten eine einzige beste Wahl.
web-puzzles-loading = Die Aufgaben werden geladen …
web-puzzles-problem = { $problem ->
    [not-loaded] Die Aufgaben konnten nicht geladen werden. Nach dem ersten Laden funktionieren sie auch offline.
    [other-version] Die Aufgaben stammen von einer anderen Version. Lade die Seite neu.
   *[damaged] Die Aufgaben sind beschädigt. Lade die Seite neu.
  }
web-puzzles-of-theme-none = Zu diesem Thema gibt es keine Aufgabe.
web-practice = Wertung { $rating }. { $right } von { $count } gelöst, längste Serie: { $best }.
web-practice-none = Noch nicht versucht.
web-practice-problem = { $problem ->
    [other-version] Deine Wertung stammt von einer anderen Version und kann nicht gelesen werden. Sie beginnt neu.
   *[damaged] Deine gespeicherte Wertung ist beschädigt und kann nicht gelesen werden. Sie beginnt neu.
  }
web-practise = Üben
    .name = { $game } üben
web-puzzle-theme = Thema
web-puzzle-verdict = { $right ->
    [yes] Richtig
   *[no] Nicht die beste Wahl
  }
web-puzzle-reason = Deine Wahl
web-puzzle-own = deine Wahl
web-puzzle-more = { $count ->
    [one] 1 weitere Entscheidung ist weniger wert.
   *[other] { $count } weitere Entscheidungen sind weniger wert.
  }
web-puzzle-next = Nächste Aufgabe
web-daily = Aufgaben des Tages
    .about = Jeden Tag drei Aufgaben und eine Partie, für alle dieselben. Dein Ergebnis kannst du teilen, ohne etwas zu verraten.
web-daily-left = noch { $count }
web-daily-done = Heute { $done } von { $all } Aufgaben bearbeitet
web-daily-puzzles = Drei Aufgaben
    .about = { $game }: { $count } Aufgaben, jeden Tag neue, für alle dieselben.
web-daily-solve = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
  } lösen
web-title-daily = { $game }, { $date }
web-daily-number = Aufgabe { $number } von { $count }.
web-daily-show = Ergebnis zeigen
web-daily-result = Dicehall { $date }, { $game }: { $right } von { $count } ✔{ $missed ->
    [0] { "" }
   *[other] , durch Fehler verloren: { $error }
  }
web-daily-copy = Ergebnis kopieren
web-daily-match = Partie des Tages
    .about = { $game } gegen den Bot { $bot }, mit denselben Würfen für alle. Es gibt einen Versuch am Tag.
web-daily-match-start = Spielen
web-daily-match-go-on = Partie fortsetzen
web-daily-match-result = Dicehall { $date }, Partie des Tages, { $game }: { $result ->
    [won] gewonnen
    [shared] geteilt
   *[lost] verloren
  }, { NUMBER($own) } zu { NUMBER($other) }{ $lost ->
    [none] { "" }
   *[other] , durch Fehler verloren: { $lost }
  }
web-daily-match-gone = Du hast die heutige Partie gelöscht. Jede Partie des Tages lässt sich nur einmal spielen.
web-daily-tomorrow = Neue Aufgaben gibt es um { $time } Uhr.

web-mistakes = Meine Fehler
web-mistakes-found = { $state ->
    [looking] Fehler in deinen Partien werden gesucht …
    [failed] Deine Partien konnten auf diesem Gerät nicht analysiert werden.
   *[done] In deinen beendeten Partien zu zweit gibt es keine Fehler.
  }
# Punkte auf dem Spiel, die nicht von den gezeigten Würfeln stammen.
earlier-points = { $points } aus früheren Würfen
left-points = { $seat } hat { NUMBER($points) } Punkte gesichert und { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  } liegen lassen.
puzzle-question = Was ist am besten?
puzzle-notice = { $back ->
    [yes] Noch einmal: Diese Aufgabe hast du noch nicht gelöst.
    [own] Aus einer deiner Partien.
   *[no] Deine Wertung: { $rating }.
  }{ $streak ->
    [0] {""}
   *[other] {" "}In Folge gelöst: { $streak }.
  }
puzzle-rated = Wertung der Aufgabe: { $puzzle }. Deine Wertung: { $rating } ({ $change }).{ $streak ->
    [0] {""}
   *[other] {" "}In Folge gelöst: { $streak }.
  }
puzzle-repeated = { $own ->
    [yes] Deine eigenen Fehler ändern die Wertung nicht.
   *[no] Eine wiederholte Aufgabe ändert die Wertung nicht.
  }{ $streak ->
    [0] {""}
   *[other] {" "}In Folge gelöst: { $streak }.
  }
