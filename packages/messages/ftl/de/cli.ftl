# Der Befehl `dicehall`: Hilfe, Fragen, der Tisch im Terminal, und was die Befehle antworten.

## Hilfe

cli-about = Fünf Würfelspiele in deinem Terminal: spielen, Würfe werten, Partien nachspielen, Bots tausende Male antreten lassen.
cli-command-play = Ein Spiel spielen, mit anderen an dieser Tastatur oder gegen Bots
cli-command-resume = Eine verlassene Partie fortsetzen
cli-command-history = Beendete Partien auflisten und nacherzählen
cli-command-games = Die Spiele auflisten
cli-command-rules = Ein Spiel erklären: Regeln, Tasten, Hausregeln
cli-command-score = Würfe eines Spiels werten
cli-command-replay = Mitschriften prüfen und sagen, wie sie ausgingen
cli-command-simulate = Bots viele Partien spielen lassen und vergleichen
cli-command-completion = Ein Skript zur Vervollständigung in deiner Shell ausgeben
cli-help-usage = Aufruf:
cli-help-arguments = Angaben:
cli-help-options = Optionen:
cli-help-commands = Befehle:
cli-help-examples = Beispiele:
cli-help-more = Zum Anfangen: dicehall play. Mehr zu einem Befehl: dicehall play --help

cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen
cli-option-lang = Sprache: en oder de (sonst die deines Terminals)
cli-option-json = in JSON antworten, ein Objekt je Zeile
cli-option-keeps = alles auflisten, was behalten werden kann, und was es wert ist (ten-thousand)
cli-option-after-stairs = die Person davor endete auf einer Treppe (three-dice)
cli-option-option = eine Hausregel setzen; mehrmals möglich (siehe: dicehall rules SPIEL)
cli-option-view = ausgeben, was ein Platz (0, 1, …) oder der Tisch (table) sehen darf, als JSON
cli-option-story = die Partie in Worten nacherzählen
cli-option-seats = wer spielt, durch Kommas getrennt: Namen, und novice, steady oder expert für einen Bot
cli-option-strengths = die Bots, durch Kommas getrennt: novice, steady, expert
cli-option-seed = derselbe Startwert wirft dieselben Würfel (zum Ausprobieren)
cli-option-simulation-seed = derselbe Startwert spielt dieselben Partien
cli-option-matches = wie viele Partien
cli-option-real-dice = mit echten Würfeln auf deinem Tisch werfen und eintippen, was sie zeigen; für Bots wird hier geworfen
cli-option-keeping = wie bei den Dreien behalten wird: position (1–5 sind Plätze) oder value (Umschalt+N behält eine N, N legt eine zurück)
cli-option-pace = wie lange nach dem Zug eines Bots gewartet wird, in Millisekunden; jede Taste kürzt ab
cli-option-plain = nur Zeilen, für Bildschirmleser und Skripte
cli-option-list = nur auflisten, was fortgesetzt werden kann
cli-option-record = die Mitschrift selbst ausgeben
cli-argument-game = das Spiel: greed, ten-thousand, threes, three-dice oder hidden-pairs
cli-argument-dice = was die Würfel zeigen, als 5 1 3 4 1 oder 51341; ohne Angabe wird ein Wurf je Zeile von der Standardeingabe gelesen
cli-argument-files = Dateien mit Mitschriften, oder - für die Standardeingabe
cli-argument-shell = bash, zsh oder fish
cli-argument-open = die Nummer der Partie in der Liste
cli-argument-show = show: eine Partie nacherzählen
cli-argument-number = ihre Nummer in der Liste; 1 ist die letzte

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
cli-missing-argument = „{ $given }“ fehlt. Siehe: { $help }
cli-missing-option = Eine Option fehlt. Siehe: { $help }
cli-option-missing-argument = { $given } braucht einen Wert. Siehe: { $help }
cli-excess-arguments = „{ $given }“ ist ein Wort zu viel. Siehe: { $help }
cli-wrong-usage = Das ist nicht zu verstehen. Siehe: { $help }
cli-no-such-language = In „{ $given }“ gibt es keine Texte: Die Sprachen sind { $allowed }.
cli-no-such-game =
    Es gibt kein Spiel „{ $given }“. { $hint ->
        [none] Die Spiele sind { $allowed }.
       *[other] Meinst du „{ $near }“? Die Spiele sind { $allowed }.
    }
cli-no-such-option =
    Es gibt keine Hausregel „{ $given }“. { $hint ->
        [none] Die Hausregeln dieses Spiels sind { $allowed }.
       *[other] Meinst du „{ $near }“? Die Hausregeln dieses Spiels sind { $allowed }.
    }
cli-option-form = „{ $given }“ ist keine Hausregel: Schreib name=wert, zum Beispiel target=5000.
cli-no-such-strength =
    Es gibt keinen Bot „{ $given }“. { $hint ->
        [none] Die Stärken sind { $allowed }.
       *[other] Meinst du „{ $near }“? Die Stärken sind { $allowed }.
    }
cli-no-such-keeping =
    Würfel lassen sich nicht nach „{ $given }“ behalten. { $hint ->
        [none] Es gibt { $allowed }.
       *[other] Meinst du „{ $near }“?
    }
cli-no-such-shell =
    Für „{ $given }“ gibt es keine Vervollständigung. { $hint ->
        [none] Die Shells sind { $allowed }.
       *[other] Meinst du „{ $near }“?
    }
cli-seed-or-real = Entweder --seed oder --real-dice: Echte Würfel haben keinen Startwert.
cli-bad-pace = „{ $given }“ ist kein Tempo: Es geht von 0 bis { $most } Millisekunden.
cli-bad-matches = „{ $given }“ ist keine Anzahl von Partien: Es geht von 1 bis { $most }.
cli-bad-viewer = „{ $given }“ kann nicht zusehen: Möglich sind table oder die Nummer eines Platzes, ab 0.
cli-system-error = { $path } lässt sich nicht lesen oder schreiben ({ $code }). Ein anderer Ordner: setz DICEHALL_HOME
cli-history-what =
    „{ $given }“ kann history nicht. { $hint ->
        [none] Schreib: dicehall history, oder: dicehall history show 1
       *[other] Meinst du „{ $near }“?
    }
cli-no-such-match =
    { $most ->
        [0] Es gibt keine Partie { $given }: Noch gibt es gar keine.
        [one] Es gibt keine Partie { $given }: Es gibt nur 1.
       *[other] Es gibt keine Partie { $given }: Sie sind von 1 bis { $most } nummeriert.
    }
cli-score-no-dice = Welche Würfel? Schreib sie hinter das Spiel, zum Beispiel: dicehall score greed 5 1 3 4 1
cli-replay-no-file = Welche Mitschrift? Nenne eine Datei, oder schick Mitschriften an die Standardeingabe.

## Wertungen

cli-not-a-face = „{ $given }“ ist keine Seite eines Würfels: Es gibt 1 bis 6.
cli-dice-count =
    { $given ->
        [0] Hier sind keine Würfel.
       *[other] Das sind { $given } Würfel: Ein Wurf hat { $min } bis { $max }.
    }
cli-score-idle-flag = { $flag } ändert nichts bei { $game }: Es ist für { $only }.
cli-score-count =
    { $given } Würfel lassen sich bei { $game } nicht werten: Es braucht { $many ->
        [one] { $most } Würfel
        [2] { $least } Würfel (ein Paar) oder { $most } (eine Hand)
       *[other] { $least } bis { $most } Würfel
    }.
cli-score-greed =
    { $dice }: { points-score }, { $rest ->
        [0] jeder Würfel zählt
        [one] 1 Würfel zählt nicht
       *[other] { $rest } Würfel zählen nicht
    }.
points-score =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
cli-score-ten-thousand =
    { $score ->
        [0] { $dice }: Nichts zählt.
       *[other] { $dice }: bis zu { $score } Punkte, { $keeps ->
                [one] 1 Möglichkeit
               *[other] { $keeps } Möglichkeiten
            } zu behalten.
    }
cli-score-keep = { $dice } behalten: { $score }
cli-score-threes = { $dice }: { points-score }.
cli-score-three-dice =
    { $kind ->
        [three-of-a-kind] { $dice }: Drilling, { $points } Punkte.
        [stairs] { $dice }: Treppe, { $points } Punkte.
        [super-stairs] { $dice }: Supertreppe, { $points } Punkte.
        [shit-stairs] { $dice }: Misttreppe, { $points } Punkte.
       *[points] { $dice }: { $points } Punkte.
    }
cli-score-pair = { $dice }: ein Paar im Wert von { $value }.
cli-score-hand = { $dice }: Damit nimmt Hindernis { $hinderance } weg und Würfelblock { $diceBlock }.
cli-line = Zeile { $line }

## Mitschriften

cli-record-at = { $file }, Zeile { NUMBER($line, useGrouping: "false") }
cli-entry-at = Eintrag { NUMBER($entry, useGrouping: "false") }
cli-empty-input = In { $file } ist keine Mitschrift.
cli-cannot-read = { $file } lässt sich nicht lesen ({ $code }).
cli-no-such-seat = In dieser Partie gibt es keinen Platz { $given }.
cli-standing = { $seat } { $score }
cli-standing-placed = { $seat } { $score } ({ place })
cli-awaiting-move = Es fehlt ein Zug von { $seats }.
cli-awaiting-dice =
    { $count ->
        [one] Es fehlt ein Wurf von { $seats } mit 1 Würfel.
       *[other] Es fehlt ein Wurf von { $seats } mit { $count } Würfeln.
    }

## Verlauf

cli-no-history = Noch ist keine Partie zu Ende gespielt. Spiel eine: dicehall play
cli-unreadable-match = Die Partie { $file } lässt sich nicht lesen.
cli-nothing-to-resume = Es gibt keine Partie zum Fortsetzen. Fang eine an: dicehall play
cli-match-in-use = Diese Partie wird gerade in einem anderen Terminal gespielt.
cli-open-match =
    { $entries ->
        [one] { $game } mit { $seats }, begonnen { $begun } UTC, 1 Eintrag
       *[other] { $game } mit { $seats }, begonnen { $begun } UTC, { $entries } Einträge
    }

## Simulationen

cli-progress =
    { $left ->
        [one] { $done } von { $of } Partien, noch 1 Sekunde, Strg+C zeigt den Stand
       *[other] { $done } von { $of } Partien, noch { $left } Sekunden, Strg+C zeigt den Stand
    }
cli-simulate-matches =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }. Die Bereiche enthalten den wahren Wert in 95 von 100 Fällen; ein geteilter Sieg zählt anteilig.
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-wins-interval = 95-%-Bereich
cli-simulate-score = Mittlere Punkte
cli-simulate-score-interval = 95-%-Bereich

## Eine Partie einrichten

cli-games-more = Die Regeln eines Spiels: dicehall rules greed. Spielen: dicehall play greed
cli-no-terminal =
    Zum Spielen braucht es ein Terminal. So geht es weiter:
      dicehall play                      im Terminal: der Tisch, eine Taste je Zug
      dicehall play greed --seats Ada,steady --plain
                                         nur Zeilen, auch aus einem Skript
      dicehall --help                    alles andere, was dicehall kann
    Aus diesem Verzeichnis: npm start oder npx dicehall.
cli-no-terminal-resume = So geht eine davon weiter: dicehall resume im Terminal, oder dicehall resume 1 --plain
cli-seat-count = { $game } ist für { $min } bis { $max } Personen, nicht für { $given }.
cli-somebody = Ada
cli-bot-novice = Neuling
cli-bot-steady = Solide
cli-bot-expert = Profi
cli-ask-game = Welches Spiel?
cli-ask-company = Wer spielt?
cli-company-steady = Ich gegen einen soliden Bot
    .hint = spielt vernünftig
cli-company-novice = Ich gegen einen Neuling
    .hint = macht es dir leicht
cli-company-expert = Ich gegen einen Experten
    .hint = so stark, wie das Spiel es zulässt
cli-company-people = Mehrere von uns
    .hint = an dieser Tastatur, auch mit Bots
cli-company-alone = Ich allein
    .hint = um wenige Punkte
cli-ask-name = Dein Name?
cli-ask-names = Namen, durch Kommas getrennt (novice, steady oder expert setzt einen Bot dazu)?
cli-ask-rules = Hausregeln?
cli-rules-usual = Die üblichen
cli-rules-change = Einige ändern
cli-usual = üblich
cli-ask-number = Tippe eine Zahl von 1 bis { $most }.
cli-ask-match = Welche Partie?

## Regeln der Spiele, Tasten

cli-rules-keys = Tasten
cli-keys-everywhere =
    H deine Würfel, S Punkte, T wer dran ist, ? diese Seite, Q oder Strg+C verlassen (die Partie bleibt erhalten)
    Mit --plain tippst du dieselben Buchstaben oder Wörter und Enter; auch mehrere auf einmal: 1 3 r

## Der Tisch

cli-strip = { $seat } { $score }
cli-strip-bot = { $seat } (Bot) { $score }
cli-title-target = bis { $target }, Einstieg { $opening }
cli-title-exactly = genau { $target }, Einstieg { $opening }
cli-title-round-few = Runde { $round } von { $rounds }, wenig gewinnt
cli-title-round-sips =
    Runde { $round } von { $rounds }, wenige { $unit ->
        [sips] Schlucke
       *[other] { $unit }
    } gewinnen
cli-title-turn = Zug { $turn } von { $turns }
cli-your-turn = { $seat }, du bist dran.
cli-plays = { $seat } spielt …
cli-pass-to = Weiter an { $seat }. Drück Enter, wenn du es bist.
cli-type-dice =
    { $dice ->
        [one] { $seat }, wirf 1 Würfel und tippe, was er zeigt, dann Enter: { $typed }
       *[other] { $seat }, wirf { $dice } Würfel und tippe, was sie zeigen, dann Enter: { $typed }
    }
cli-over = Die Partie ist vorbei.
cli-over-go-on = Die Partie ist vorbei. Enter verlässt den Tisch.
cli-news = Was geschah
cli-reading-more = ↓ mehr · Enter geht weiter
cli-reading-end = Enter geht weiter
cli-leave-question = Den Tisch verlassen? Die Partie ist gesichert; dicehall resume setzt sie fort.
cli-leave-yes = verlassen
cli-leave-no = bleiben
cli-left = Die Partie ist gesichert. So geht sie weiter: dicehall resume
cli-kept-in-history = Zum Nachlesen: dicehall history show 1
cli-result = { place } { $seat }: { $score }
cli-fallen = { $seat } warf { $dice }
cli-order = Alle werfen einen Würfel: Der höchste fängt an.
cli-roll-off = Wer gleichauf liegt, würfelt es aus.

cli-act-roll = Würfeln
cli-act-roll-again =
    { $count ->
        [0] Noch einmal würfeln
       *[other] { $count } Würfel noch einmal werfen
    }
cli-act-keep-and-roll =
    { $count ->
        [0] Würfeln
       *[other] Behalten und würfeln
    }
cli-act-bank =
    { $points ->
        [0] Sichern
       *[other] { $points } sichern
    }
cli-act-stop-for-nothing = Ohne Punkte aufhören: { $points } von { $opening } für den Einstieg
cli-act-take-over =
    { $dice ->
        [one] { $points } Punkte übernehmen und 1 Würfel werfen
       *[other] { $points } Punkte übernehmen und { $dice } Würfel werfen
    }
cli-act-keep-best = Das Beste behalten: { $dice }
cli-act-keep = Eine { $face } behalten
cli-act-put-back = Eine { $face } zurücklegen
cli-act-keep-all = Alle behalten
cli-act-put-all-back = Alle zurücklegen
cli-act-hold = Die { $face } halten
cli-act-let-go = Die { $face } loslassen
cli-act-stay =
    { $kind ->
        [three-of-a-kind] Bleiben: Drilling
        [stairs] Bleiben: Treppe
        [super-stairs] Bleiben: Supertreppe
       *[other] Bei { $points } Punkten bleiben
    }
cli-act-give = { sips } an { $seat } vergeben
cli-act-commit =
    { $price ->
        [0] Festlegen
       *[other] Für { $price } festlegen: { $points } → { $left }
    }
cli-act-fill-pairs = Die Paare füllen, hohe Würfel zuerst
cli-act-clear-pairs = Die Paare leeren
cli-act-place = Die { $face } ins nächste Paar legen
cli-act-take-back = Die { $face } zurücknehmen
cli-act-re-roll = Einen Würfel noch einmal werfen für { $price }
cli-act-re-roll-die = Die { $face } noch einmal werfen
cli-act-hinderance = Hindernis für { $price }
cli-act-no-hinderance = Hindernis zurücknehmen
cli-act-diceBlock = Würfelblock für { $price }
cli-act-no-diceBlock = Würfelblock zurücknehmen
cli-act-luckyDice = Glückswürfel für { $price }
cli-act-no-luckyDice = Glückswürfel zurücknehmen
cli-act-against = Gegen { $seat }
cli-act-in-round = Runde { $round }, { $points } Punkte
cli-act-back = Zurück
cli-effect-score = → { $to }
cli-effect-sips = → { $to } insgesamt
cli-effect-dice =
    { $dice ->
        [one] (1 Würfel)
       *[other] ({ $dice } Würfel)
    }
cli-frowned-on = gegen die Ehre: So kannst du nicht mehr verlieren
cli-why-keep-all-first = behalte erst jeden Würfel (A behält alle)
cli-why-pairs-first = leg erst alle sechs Würfel in Paare (A füllt sie)
cli-why-none-to-keep = es gibt keine { $face } zu behalten
cli-why-none-to-put-back = keine { $face } ist behalten, die zurück könnte

cli-aid-keep = behalten oder zurück
cli-aid-keep-value = eine davon behalten
cli-aid-back-value = eine zurücklegen
cli-aid-hold = halten oder loslassen
cli-aid-place = ins Paar oder zurück
cli-aid-re-roll = diesen noch einmal werfen
cli-aid-h = Würfel
cli-aid-s = Punkte
cli-aid-t = wer ist dran
cli-aid-help = Regeln
cli-aid-q = verlassen

cli-worth = { $score }
cli-worth-group = { $count }={ $score }
cli-worth-round = Runde { $round }
cli-die-kept = behalten
cli-die-locked = fest
cli-stake =
    { $points ->
        [0] Noch steht nichts auf dem Spiel.
       *[other] Auf dem Spiel: { $points } Punkte.
    }
cli-kept = Aus diesem Wurf behalten: { $dice } für { $score }.
cli-kept-nothing = { $dice } zusammen zählen nicht.
cli-offer =
    { $dice ->
        [one] Zu übernehmen: { $points } Punkte mit 1 Würfel.
       *[other] Zu übernehmen: { $points } Punkte mit { $dice } Würfeln.
    }
cli-opening-needed = Zum Sichern braucht es insgesamt { $opening }.
cli-greed-not-in-yet = { $seat } ist noch nicht im Spiel: Es braucht { $opening } in einem Zug.
cli-final-round = Letzte Runde: { $best } sind zu schlagen.
cli-threes-kept =
    { $left ->
        [0] Jeder Würfel ist behalten: { points-score }.
       *[other] { $count ->
            [0] Behalte mindestens einen Würfel.
           *[other] Bisher behalten: { points-score }.
        }
    }
cli-three-dice-penalty = Die Runde kostet { $unit ->
        [sips] { $penalty ->
            [one] 1 Schluck
           *[other] { $penalty } Schlucke
        }
       *[other] { $penalty } { $unit }
    }.
cli-three-dice-rolls = Wurf { $rolls } von { $limit }.
cli-three-dice-lie =
    { $kind ->
        [three-of-a-kind] Drilling!
        [stairs] Treppe!
        [super-stairs] Supertreppe!
        [shit-stairs] Misttreppe: { $points } Punkte.
       *[points] { $points } Punkte.
    }
cli-three-dice-finished-safe = { $seat } ist sicher.
cli-three-dice-finished-points = { $seat } hat { $points } Punkte.
cli-pair = Runde { $round }, { $points } Punkte: { $dice } macht { $value }
cli-pair-half = Runde { $round }, { $points } Punkte: { $dice } und …
cli-pair-empty = Runde { $round }, { $points } Punkte: …
cli-plan-hinderance = Hindernis gegen { $seat } in Runde { $round }
cli-plan-diceBlock = Würfelblock gegen { $seat } in Runde { $round }
cli-plan-luckyDice = Glückswürfel in Runde { $round }
cli-asking-re-roll = Welcher Würfel? 1–6, X zurück.
cli-asking-whom = Gegen wen?
cli-asking-round = In welcher Runde?
cli-asking-lucky-round = In welcher Runde?

cli-no-hand = Noch sind keine Würfel gefallen.
cli-hand = Deine Würfel: { $dice }.
cli-hand-kept = Behalten: { $dice }.
cli-hand-locked = Fest: { $dice }.
cli-score-of = { $seat } { $score }.
cli-turn-of = { $seat } ist dran.
cli-still-choosing = Noch zu wählen haben: { $seats }.
cli-note-unknown-key = { $key } tut hier nichts; ? zeigt die Tasten.
cli-note-leave-keys = Y oder J verlässt, N bleibt.
cli-note-dice-full =
    { $dice ->
        [one] 1 Würfel genügt: Enter übernimmt ihn.
       *[other] { $dice } Würfel genügen: Enter übernimmt sie.
    }
cli-note-dice-missing = { $given } von { $dice } Würfeln sind getippt; es gibt 1 bis 6.

## Nur Zeilen

# Wörter, die statt der Tasten getippt werden können: wort=taste.
cli-plain-words = würfeln=r sichern=b aufhören=b bleiben=b festlegen=b hand=h würfel=h punkte=s dran=t hilfe=? regeln=? verlassen=q ende=q ja=y nein=n alle=a beste=a übernehmen=o zurück=x hindernis=n würfelblock=d glückswürfel=l enter=enter roll=r bank=b stop=b stay=b commit=b dice=h scores=s turn=t help=? rules=? quit=q leave=q yes=y no=n all=a best=a take=o back=x
cli-plain-rules = Die Regeln im Ganzen: dicehall rules { $game }
cli-plain-dice = Würfel:
cli-plain-curtain = Was vorher zu sehen war, ist nach oben geschoben; bitte nicht zurückblättern.
cli-not-now = jetzt nicht
