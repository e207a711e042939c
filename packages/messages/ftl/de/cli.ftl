# Der Befehl `dicehall`: Hilfe, Fragen, der Tisch im Terminal und die Ausgabe der Befehle.

## Hilfe

cli-about = Würfelspiele in deinem Terminal: spielen, Würfe werten, Partien nachspielen und Bots simulieren.
cli-command-play = Ein Spiel mit anderen an dieser Tastatur oder gegen Bots spielen
cli-command-resume = Eine angefangene Partie fortsetzen
cli-command-party = Eine Party eröffnen: ein Bildschirm für alle und ein Handy pro Person
cli-command-history = Beendete Partien auflisten und ihren Spielverlauf zeigen
cli-command-games = Die Spiele auflisten
cli-command-rules = Regeln, Tasten und Optionen eines Spiels zeigen
cli-command-score = Würfe eines Spiels werten
cli-command-replay = Aufzeichnungen prüfen und ihre Ergebnisse zeigen
cli-command-simulate = Viele Partien zwischen Bots simulieren und vergleichen
cli-command-completion = Ein Skript zur Autovervollständigung für deine Shell ausgeben
cli-command-man = Eine Handbuchseite für man ausgeben
cli-help-usage = Aufruf:
cli-help-arguments = Argumente:
cli-help-options = Optionen:
cli-help-commands = Befehle:
cli-help-examples = Beispiele:
cli-man-exit = Rückgabewert
    .ok = Erfolg.
    .failed = Eine Aufzeichnung, ein Wurf oder eine andere Eingabe wurde abgelehnt; die übrigen sind verarbeitet. Auch: Der Datenträger ist voll, die Pipe wurde geschlossen, oder der Server lehnt ab oder ist nicht erreichbar.
    .usage = Falscher Aufruf: ein falscher Befehl, eine falsche Option, ein falscher Wert oder eine falsche Anzahl von Plätzen. Auch: Es fehlt ein Terminal.
    .interrupted = Mit Strg+C abgebrochen, bei einer Frage oder in einer Simulation, deren Ergebnisse dann unvollständig sind.
    .ended = Durch das Signal SIGTERM beendet. SIGHUP, von einem geschlossenen Terminal, ergibt 129.
cli-man-environment = Umgebung
    .dicehall-home = Der Ordner für gespeicherte Partien, Lösungen und Online-Tische.
    .dicehall-server = Der Server für Online-Tische, wenn weder ein Link noch --server einen nennt.
    .xdg-data-home = Der Ordner, in dem der Datenordner dicehall liegt, wenn DICEHALL_HOME fehlt.
    .lang = Die Sprache, wenn --lang keine nennt; LC_ALL und LC_MESSAGES haben Vorrang.
    .no-color = Wenn gesetzt: keine Farben.
    .force-color = Jeder Wert außer 0: Farben auch in einer Pipe.
    .term = dumb: keine Farben und kein Vollbild.
cli-man-files = Dateien
    .folder = Der Datenordner; DICEHALL_HOME oder XDG_DATA_HOME ändern ihn.
    .matches = Gespeicherte Partien, jede in einer Datei, die nur ihr Besitzer lesen kann.
    .solutions = Lösungen von Spielen, die auf diesem Rechner gelöst wurden. Sie dürfen gelöscht werden.
    .online = Je Server: dein Name, dein Zugangstoken und die Daten, mit denen sich die Würfel nachprüfen lassen.
cli-help-more = So fängst du an: dicehall play. Hilfe zu einem Befehl: dicehall play --help

cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen
cli-option-lang = Sprache: en oder de (Standard: die Sprache deines Terminals)
cli-option-json = JSON ausgeben, ein Objekt pro Zeile
cli-option-keeps = alle Kombinationen von Würfeln auflisten, die du behalten kannst, mit ihren Punkten (ten-thousand)
cli-option-after-stairs = die Person davor hat ihren Zug mit einer Treppe beendet (three-dice)
cli-option-option = eine Option des Spiels setzen oder Regeln beim Namen nennen, etwa farkle; mehrmals möglich (siehe: dicehall games --json)
cli-option-view = ausgeben, was ein Platz (0, 1, …) oder der Tisch (table) sehen kann, als JSON
cli-option-story = den Spielverlauf ausgeben
cli-option-seats = wer spielt, durch Kommas getrennt: Namen, und novice, steady oder expert für Bots
cli-option-bots = Bots, durch Kommas getrennt: novice, steady, expert
cli-option-seed = Startwert der Würfel: derselbe Wert ergibt dieselben Würfe (zum Testen)
cli-option-simulation-seed = Startwert: derselbe Wert ergibt dieselben Partien
cli-option-matches = Anzahl der Partien
cli-option-real-dice = mit echten Würfeln würfeln und eintippen, was sie zeigen; Bots nutzen digitale Würfel
cli-option-coach = Trainer nutzen: Taste I zeigt die beste Entscheidung mit Begründung (nicht in Spielen mit verdeckten Entscheidungen)
cli-option-keeping = Tasten zum Markieren: position (1–6 sind Positionen) oder value (Umschalt+N markiert einen Würfel, der N zeigt, N hebt die Markierung auf)
cli-option-pace = Wartezeit nach dem Zug eines Bots in Millisekunden; jede Taste kürzt sie ab
cli-option-plain = nur Textzeilen, für Screenreader und Skripte
cli-option-list = nur die Partien auflisten, die fortgesetzt werden können
cli-option-delete = eine nicht beendete Partie löschen (Nummer aus der Liste)
cli-option-record = die Aufzeichnung ausgeben
cli-argument-game = das Spiel: { $games }
cli-argument-dice = die Würfel, etwa 5 1 3 4 1 oder 51341; ohne Würfel wird ein Wurf pro Zeile von der Standardeingabe gelesen
cli-argument-files = Dateien mit Aufzeichnungen, oder - für die Standardeingabe
cli-argument-shell = bash, zsh oder fish
cli-argument-open = Nummer der Partie in der Liste
cli-argument-show = show: den Spielverlauf einer Partie ausgeben
cli-argument-number = Nummer der Partie in der Liste; 1 ist die neueste

## Falscher Aufruf

cli-unknown-option =
    Es gibt keine Option { $given }. { $hint ->
        [none] Siehe: { $help }
       *[other] Meinst du { $near }?
    }
cli-unknown-command =
    Es gibt keinen Befehl „{ $given }“. { $hint ->
        [none] Siehe: { $help }
       *[other] Meinst du „{ $near }“?
    }
cli-missing-argument = Das Argument „{ $given }“ fehlt. Siehe: { $help }
cli-missing-option = Eine notwendige Option fehlt. Siehe: { $help }
cli-option-missing-argument = { $given } braucht einen Wert. Siehe: { $help }
cli-excess-arguments = Unerwartetes Argument „{ $given }“. Siehe: { $help }
cli-wrong-usage = Falscher Aufruf. Siehe: { $help }
cli-no-such-language = Die Sprache „{ $given }“ ist nicht verfügbar. Die Sprachen sind { $allowed }.
cli-no-such-game =
    Es gibt kein Spiel „{ $given }“. { $hint ->
        [none] Die Spiele sind { $allowed }.
       *[other] Meinst du „{ $near }“? Die Spiele sind { $allowed }.
    }
cli-no-such-option =
    Dieses Spiel hat keine Option „{ $given }“. { $hint ->
        [none] Seine Optionen sind { $allowed }.
       *[other] Meinst du „{ $near }“? Seine Optionen sind { $allowed }.
    }
cli-no-such-preset =
    „{ $given }“ ist weder name=wert noch der Name von Regeln. { $hint ->
        [none] Die Namen sind { $allowed }.
       *[other] Meinst du „{ $near }“? Die Namen sind { $allowed }.
    }
cli-option-form = „{ $given }“ ist keine Option eines Spiels. Schreib name=wert, zum Beispiel target=5000.
cli-no-such-strength =
    Es gibt keinen Bot „{ $given }“. { $hint ->
        [none] Die Stärken sind { $allowed }.
       *[other] Meinst du „{ $near }“? Die Stärken sind { $allowed }.
    }
cli-almost-strength = Meinst du „{ $near }“? „{ $given }“ ist fast der Name eines Bots. Für eine Person mit diesem Namen schreibe person:{ $given }.
cli-name-twice = Den Namen „{ $given }“ gibt es zweimal. Jeder Spieler braucht einen eigenen Namen.
cli-no-such-keeping =
    --keeping kann nicht „{ $given }“ sein. { $hint ->
        [none] Erlaubt sind { $allowed }.
       *[other] Meinst du „{ $near }“?
    }
cli-no-such-shell =
    Für „{ $given }“ gibt es keine Vervollständigung. { $hint ->
        [none] Die Shells sind { $allowed }.
       *[other] Meinst du „{ $near }“?
    }
cli-seed-or-real = Verwende entweder --seed oder --real-dice: Echte Würfel haben keinen Startwert.
cli-bad-number = { $option }: „{ $given }“ ist keine ganze Zahl von { $least } bis { $most }.
cli-bad-viewer = „{ $given }“ ist keine gültige Ansicht. Erlaubt sind table oder die Nummer eines Platzes, ab 0.
cli-system-error = { $path } kann nicht gelesen oder geschrieben werden ({ $code }). Einen anderen Ordner legst du mit DICEHALL_HOME fest.
cli-disk-full = Der Datenträger ist voll: Schaffe Platz und versuche es noch einmal.
cli-closed-pipe = Die Ausgabe wurde geschlossen, bevor alles geschrieben war.
cli-history-what =
    history kennt „{ $given }“ nicht. { $hint ->
        [none] Möglich sind dicehall history und dicehall history show 1.
       *[other] Meinst du „{ $near }“?
    }
cli-no-such-match =
    { $most ->
        [0] Es gibt keine Partie { $given }: Noch ist keine gespeichert.
        [one] Es gibt keine Partie { $given }: Es gibt nur Partie 1.
       *[other] Es gibt keine Partie { $given }. Die Partien sind von 1 bis { $most } nummeriert.
    }
cli-score-no-dice = Welche Würfel? Schreib sie hinter das Spiel, zum Beispiel: dicehall score greed 5 1 3 4 1
cli-replay-no-file = Welche Aufzeichnung? Nenne eine Datei, oder sende Aufzeichnungen an die Standardeingabe.

## Wertungen

cli-not-a-face = „{ $given }“ ist keine Augenzahl. Augenzahlen sind 1 bis 6.
cli-dice-count =
    { $given ->
        [0] Es sind keine Würfel angegeben.
       *[other] Ein Wurf hat { $kind ->
            [exact] { $max }
           *[range] { $min } bis { $max }
        } Würfel, nicht { $given }.
    }
cli-score-idle-flag = { $flag } hat bei { $game } keine Wirkung, nur bei { $only }.
cli-score-count =
    { $given ->
        [one] 1 Würfel lässt
       *[other] { $given } Würfel lassen
    } sich bei { $game } nicht werten. Nötig: { $kind ->
        [one] { $most } Würfel
        [either] { $least } oder { $most } Würfel
       *[range] { $least } bis { $most } Würfel
    }.
cli-score-none = Bei { $game } lassen sich einzelne Würfe nicht werten.
cli-score-keep = { faces } behalten: { $score }
cli-line = Zeile { $line }

## Aufzeichnungen

cli-record-at = { $file }, Zeile { NUMBER($line, useGrouping: "false") }
cli-entry-at = Schritt { NUMBER($number, useGrouping: "false") }
cli-empty-input = In { $file } ist keine Aufzeichnung.
cli-cannot-read =
    { $code ->
        [EISDIR] { $file } ist ein Ordner, keine Datei.
        [EACCES] Dir fehlt die Berechtigung, { $file } zu lesen.
       *[other] { $file } kann nicht gelesen werden ({ $code }).
    }
cli-no-such-file = Es gibt keine Datei { $file }.
cli-no-such-seat = In dieser Partie gibt es keinen Platz { $given }.
cli-score-of-seat = { $seat } { $score }
cli-standing-placed = { $seat } { $score } ({ place })
cli-awaiting-move = Warten auf den Zug von { $seats }.
cli-awaiting-dice =
    { $count ->
        [one] Warten auf den Wurf von { $seats } mit 1 Würfel.
       *[other] Warten auf den Wurf von { $seats } mit { $count } Würfeln.
    }

## Verlauf

cli-no-history = Es gibt noch keine beendete Partie. Spiel eine: dicehall play
cli-unreadable-match = Die Partie { $file } kann nicht gelesen werden.
cli-nothing-to-resume = Es gibt keine Partie zum Fortsetzen. Fang eine an: dicehall play
cli-deleted = Gelöscht: { $match }
cli-match-in-use = Diese Partie ist in einem anderen Terminal offen.
cli-open-match =
    { $entries ->
        [one] { $game } mit { $seats }, gestartet { $begun }, 1 Schritt
       *[other] { $game } mit { $seats }, gestartet { $begun }, { $entries } Schritte
    }

## Simulationen

cli-progress =
    { $percent } %{ $unit ->
        [none] { "" }
        [minutes] , noch etwa { $count } Minuten
       *[seconds] , noch { $count ->
            [one] 1 Sekunde
           *[other] { $count } Sekunden
        }
    }: { $what }
cli-simulate-progress = { $done } von { $of } Partien (Strg+C zeigt das bisherige Ergebnis)
cli-option-quiet = nur Ergebnisse ausgeben, keinen Fortschritt
cli-simulate-matches =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }. Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen; ein geteilter Sieg zählt anteilig.
cli-simulate-partial = Abgebrochen: Das sind die Ergebnisse von { $played } von { $matches } Partien.
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-wins-interval = 95-%-Intervall
cli-simulate-score = Punkte im Schnitt
cli-simulate-score-interval = 95-%-Intervall

## Eine Partie einrichten

cli-games-more = Regeln eines Spiels: dicehall rules greed. Spielen: dicehall play greed
cli-no-terminal =
    Der Tisch braucht ein Terminal. Möglich sind:
      dicehall play                      im Terminal: der Tisch, gespielt mit einzelnen Tasten
      dicehall play greed --seats Ada,steady --plain
                                         nur Textzeilen, auch in einem Skript
      dicehall --help                    alle anderen Befehle
cli-no-terminal-resume = So setzt du eine davon fort: dicehall resume im Terminal, oder dicehall resume 1 --plain
cli-needs-terminal = Der Tisch braucht ein Terminal. Gib in einem Skript oder einer Pipe --plain an.
cli-seat-count = { $game } ist für { $min } bis { $max } Personen, nicht für { $given }.
cli-default-name = Ada
cli-bot-novice = Neuling
cli-bot-steady = Könner
cli-bot-expert = Profi
cli-ask-game = Welches Spiel?
cli-ask-company = Wer spielt?
cli-company-steady = Ich gegen einen Bot (Könner)
    .hint = spielt vernünftig
cli-company-novice = Ich gegen einen Bot (Neuling)
    .hint = macht es dir leicht
cli-company-expert = Ich gegen einen Bot (Profi)
    .hint = so stark, wie das Spiel es zulässt
cli-company-people = Mehrere Personen
    .hint = an dieser Tastatur, auch mit Bots
cli-company-alone = Ich allein
    .hint = mit möglichst wenigen Punkten
cli-ask-name = Wie heißt du?
cli-ask-names = Wer spielt? Trenne Namen durch Kommas; novice, steady oder expert fügt einen Bot hinzu.
cli-ask-rules = Welche Regeln?
cli-rules-change = Eigene Regeln
cli-ask-basis = Von welchen Regeln möchtest du ausgehen?
cli-ask-change = Was möchtest du ändern?
cli-rules-play = Mit diesen Regeln spielen
cli-usual = Standard
cli-ask-number = Tippe eine Zahl von 1 bis { $most }.
cli-ask-match = Welche Partie?

## Regeln und Tasten

cli-rules-keys = Tasten
cli-keys-everywhere =
    H deine Würfel, S Punkte, T wer dran ist, ? diese Seite, Q oder Strg+C verlassen (die Partie wird gespeichert)
    Mit --coach: I die beste Entscheidung mit Begründung
    Mit --plain tippst du dieselben Buchstaben oder Wörter und drückst Enter. Du kannst auch mehrere auf einmal tippen: 1 3 r

## Der Tisch

cli-strip-bot = { $seat } (Bot) { $score }
cli-plays = { $seat } spielt …
cli-pass-to = Weiter an { $seat }. { $seat }, drücke Enter, wenn du bereit bist.
cli-type-dice =
    { $dice ->
        [one] { $seat }, wirf 1 Würfel, tippe, was er zeigt, und drücke Enter: { $typed }
       *[other] { $seat }, wirf { $dice } Würfel, tippe, was sie zeigen, und drücke Enter: { $typed }
    }
cli-over-go-on = Die Partie ist vorbei. Drücke Enter zum Verlassen.
cli-news = Was passiert ist
cli-reading-more = Leertaste: mehr · Q: zurück
cli-reading-end = Q: zurück
cli-leave-question = Den Tisch verlassen? Die Partie ist gespeichert: dicehall resume setzt sie fort.
cli-leave-yes = verlassen
cli-leave-no = bleiben
cli-left = Die Partie ist gespeichert. Fortsetzen: dicehall resume
cli-saved-in-history = Den Spielverlauf zeigt: dicehall history show 1
cli-result = { place } { $seat }: { $score }
cli-last-roll = { $seat } hat { $dice } gewürfelt

cli-why-none-to-keep = Kein unmarkierter Würfel zeigt { $face }.
cli-why-none-to-put-back = Kein markierter Würfel zeigt { $face }.

cli-aid-keep-value = Würfel mit dieser Zahl behalten
cli-aid-back-value = Würfel zurücklegen
cli-aid-h = Würfel
cli-aid-s = Punkte
cli-aid-t = wer ist dran
cli-aid-help = Regeln
cli-aid-q = verlassen

cli-die-locked = fest
cli-die-spent = nicht im Spiel

cli-hand-locked = Fest: { faces }.
cli-score-of = { $seat }: { $score }.
cli-turn-of = { $seat } ist dran.
cli-still-choosing = Es wählen noch: { $seats }.
cli-coach-says = { $text }
cli-note-unknown-key = { $key } hat hier keine Funktion. Drücke ? für die Tasten.
cli-note-leave-keys = Drücke J oder Y zum Verlassen, N zum Bleiben.
cli-note-dice-full =
    { $dice ->
        [one] 1 Würfel genügt: Drücke Enter.
       *[other] { $dice } Würfel genügen: Drücke Enter.
    }
cli-note-dice-missing = { $given } von { $dice } Würfeln eingegeben. Augenzahlen sind 1 bis 6.

## Textzeilen

# Wörter, die statt der Tasten getippt werden können: wort=taste.
cli-plain-words = würfeln=r sichern=b aufhören=b bleiben=b festlegen=b hand=h würfel=h punkte=s dran=t hilfe=? regeln=? verlassen=q ende=q ja=y nein=n alle=a beste=a übernehmen=o zurück=x enter=enter roll=r bank=b stop=b stay=b commit=b dice=h scores=s turn=t help=? rules=? quit=q leave=q yes=y no=n all=a best=a take=o back=x
cli-plain-rules = Alle Regeln: dicehall rules { $game }
cli-plain-dice = Würfel:
cli-plain-curtain = Der Bildschirm der vorigen Person wurde weggescrollt. Bitte nicht zurückscrollen.
cli-not-now = jetzt nicht möglich

## Analyse einer Partie: `dicehall review`

cli-command-review = Eine Partie analysieren: Glück, Fehler und Wendepunkte
review-option-quick = durch simulierte Partien ab jeder Stellung schätzen, ohne das Spiel zu lösen
review-option-rollouts = simulierte Partien pro geschätzter Stellung (Standard: so viele, wie in zehn Sekunden möglich sind, mindestens 160)
review-empty = Es gibt nichts zu analysieren: Die Partie hat noch keine Züge.
review-title = { $game }: Analyse
review-seat = { $seat }
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
review-exact = Die Gewinnchancen sind exakt, wenn beide perfekt spielen.
review-estimated =
    Diese Zahlen sind Schätzungen: { $rollouts } simulierte Partien mit Könner-Bots. Jeder Wert hat einen Standardfehler von { $noise }. { $how ->
        [sampled] Verdeckte Entscheidungen werden mit simulierten Zügen von Profis verglichen. Berücksichtigt wird nur, was alle jeweils wissen konnten. Als Fehler zählt eine Entscheidung nur, wenn sie mehr kostet als die Unsicherheit der Schätzung (höchstens ±{ $choice }).
       *[rollouts] Als Fehler zählt eine Entscheidung nur, wenn sie mehr kostet als die Unsicherheit der Schätzung (höchstens ±{ $choice }); alles Kleinere steht unter „Unsicher“ (±{ $left }).
    }
review-duels = Näherung: Jede Entscheidung wird gegen jeden Gegner einzeln bewertet. Das Glück wird aus { $rollouts } simulierten Partien mit Könner-Bots geschätzt, mit einem Standardfehler von { $noise } je Wert.
review-moment = { $where }: { $story } Jetzt { $after } für { $seat }.
review-mistake = { $where }: { $story } { mistake-grade }: Das hat { $seat } { $cost } gekostet; danach { $after }.
review-curve = Gewinnchance im Lauf der Partie
# Wo in der Partie etwas passiert ist: ein Wurf, alle Würfel noch einmal, eine Entscheidung. $left ist die Gewinnchance davor.
review-roll = Der { $roll }. Wurf von { $seat } im { $turn }. Zug (davor { $left })
review-roll-hot = Der { $roll }. Wurf von { $seat } im { $turn }. Zug (alle Würfel noch einmal, davor { $left })
review-choice = { $seat } im { $turn }. Zug (vor der Entscheidung { $left })
review-meeting = Das Aufdecken im { $turn }. Zug (davor { $left } für { $seat })
review-met-is = Verdeckt: was verdeckte Entscheidungen beim Aufdecken verändert haben. Das ist weder Glück noch ein Fehler.
review-curve-sips = Erwarteter Vorsprung im Lauf der Partie: wie viele { unit-word } die anderen Spieler am Ende mehr haben
review-equilibrium = Die Gewinnchancen sind exakt, wenn alle perfekt spielen, jeder für den eigenen Sieg (ein Gleichgewicht; bei mehr als zwei Spielern kann es mehrere geben).
review-round = Jede Runde ist exakt gelöst. Für spätere Runden wird angenommen, dass alle optimal spielen.
review-match = Die Gewinnchancen sind die der besten Strategie für die ganze Partie. Berücksichtigt wird nur, was alle jeweils wissen konnten.
review-turn = Eine Näherung: Entscheidungen werden mit der besten Strategie für einen einzelnen Zug verglichen; spätere Züge sind angenähert.
