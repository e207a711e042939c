# Der Tisch im Browser.

web-back = Zurück
web-close = Schließen
web-nav = Hauptmenü
web-history = Verlauf
    .about = Die Partien auf diesem Gerät. Sie bleiben hier, bis du sie vergisst.
web-settings = Einstellungen
web-not-found = Hier ist nichts
    .about = Diese Seite gibt es nicht. Auf der Startseite sind alle fünf Spiele.
web-error = Etwas ist schiefgelaufen
    .about = Lade die Seite neu, um weiterzumachen.
    .part = Hier ist etwas schiefgelaufen. Lade die Seite neu, um weiterzumachen.
web-error-load = Diese Seite konnte nicht geladen werden
    .about = Dicehall wurde aktualisiert, oder du bist offline. Lade die Seite neu, um weiterzumachen.
    .part = Ein Teil dieser Seite konnte nicht geladen werden. Lade die Seite neu, um ihn zu sehen.
web-reload = Neu laden

# Start

web-welcome = Fünf Würfelspiele, ein guter Tisch
    .about = Spiel hier an einem Gerät, mit Menschen oder Bots, oder getrennt über einen Link. Ohne Konto.
web-play-here = Spielen
    .name = Hier spielen: { $game }
web-play-online = Getrennt
    .name = Getrennt: { $game }
web-rules = Regeln
    .name = Regeln: { $game }
web-join = Eingeladen?
    .about = Gib den Code ein, den du bekommen hast, oder such einen offenen Tisch.
    .code = Dazusetzen
web-open-record = Partie öffnen
web-go-on = { $game }: weiterspielen

# Vorbereitung

web-bot-name = Bot { $number }
web-person-name = Person { $number }
web-who-plays = Wer spielt
web-seat-name = Name an Platz { $number }
web-seat-player = Wer { $name } spielt
web-seat-remove = { $name } entfernen
web-person = Mensch
web-bot =
    { $strength ->
        [novice] Bot, Neuling
        [expert] Bot, Profi
       *[steady] Bot, solide
    }
web-bot-mark = Bot
web-expert-solving = Der Profi löst das Spiel ({ $percent }) und spielt bis dahin solide.
web-expert-solved = Der Profi hat das Spiel gelöst.
web-expert-failed = Dieses Gerät konnte das Spiel nicht lösen: Der Profi spielt hier wie der solide Bot.
web-expert-is-steady = Diesen Tisch kann die Seite nicht schnell genug lösen: Der Profi spielt hier wie der solide Bot.
web-add-person = Mensch dazu
web-add-bot = Bot dazu
web-dice = Würfel
    .about = Mit echten Würfeln würfelst du auf deinem eigenen Tisch und tippst ein, was sie zeigen.
web-dice-app = Hier geworfen
web-dice-real = Echte Würfel
web-house-rules = Hausregeln
web-defaults = Zurück zu den Vorgaben
web-bad-table-link = Dieser Link führt zu keinem Tisch. Wurde er abgeschnitten?
web-why-nameless = Platz { $number } hat noch keinen Namen, der zu sehen ist.
web-start = Los und würfeln

# Der Tisch

web-scores = Punktestände
web-story = Geschichte
web-story-empty = Noch ist nichts geschehen.
web-menu = Menü
web-undo = Rückgängig
web-away = nicht da
web-match-over = Die Partie ist vorbei
web-number = { $number }
web-of = { $number } von { $of }
web-plus = +{ $points }
web-not-in-yet = noch nicht drin
web-committed = bereit
web-choosing = wählt
web-progress-target = Bis { $target }
web-progress-round = Runde { $number } von { $of }
web-progress-turn = Zug { $number } von { $of }
web-your-turn = Du bist dran.
web-turn-of = { $seat }, du bist dran.
web-turn-of-many =
    { $count ->
        [one] { $seats } ist dran.
       *[other] { $seats } wählen gerade.
    }
web-turn-line =
    { $step ->
        [over] Die Partie ist vorbei
        [throw] { $count ->
            [one] { $seats } würfelt
           *[other] { $seats } würfeln
        }
       *[choose] { $mine ->
            [yes] Du bist dran
            [shared] { $seats } ist dran
           *[no] { $count ->
                [one] { $seats } ist dran
               *[other] Warten auf { $seats }
            }
        }
    }
web-last-throw = { $seat } hat { $sum } geworfen
web-threw = warf { $dice }
web-no-dice = Auf dem Tisch liegen keine Würfel.
web-nothing-at-stake = Es geht gerade um nichts.
web-no-worth = keine Punkte
web-no-worth-short = –
web-worth = +{ $points }
web-worth-plain = { $points }
web-worth-part = von { $points }
web-die =
    Würfel { $number }: { $face }, { $worth }{ $state ->
        [chosen] { $marking ->
            [hold] , gehalten
           *[keep] , behalten
        }
        [locked] , beiseite
       *[open] {""}
    }
web-fact-at-stake = Im Spiel
web-fact-dice-next = Nächster Wurf
web-fact-to-go = Noch
web-fact-kept-so-far = Bisher
web-fact-round = Runde
web-fact-penalty = Strafe
web-fact-rolls = Würfe
web-fact-now = Jetzt
web-units =
    { $unit ->
        [sips] { $count ->
            [one] 1 Schluck
           *[other] { $count } Schlucke
        }
       *[other] { $count } { $unit }
    }
web-lie =
    { $kind ->
        [stairs] Treppe
        [super-stairs] Supertreppe
        [shit-stairs] Misttreppe, { $points }
        [three-of-a-kind] Drilling
       *[points] { $points }
    }
web-standing-safe = sicher
web-standing-points = { $points }

# Was zu tun ist

web-roll =
    { $count ->
        [one] Würfel werfen
       *[other] { $count } Würfel werfen
    }
web-roll-on =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
web-roll-plain = Würfeln
web-bank-plain = Sichern
web-bank = { $points } sichern → { $total }
web-stop-for-nothing = Ohne Punkte aufhören: erst ab { $opening }
web-keep-and-roll =
    { $count ->
        [one] { $points } behalten, 1 Würfel werfen
       *[other] { $points } behalten, { $count } werfen
    }
web-win-exactly = Behalten und mit { $total } gewinnen
web-take-over =
    { $dice ->
        [one] { $points } übernehmen, mit 1 Würfel
       *[other] { $points } übernehmen, mit { $dice } Würfeln
    }
web-last-die-lies = Behalten, der letzte zählt: +{ $points } → { $total }
web-threes-bank = { $points } sichern → { $total }
web-stay-plain = Bleiben
web-stay = Bei { $points } bleiben
web-stay-safe =
    { $kind ->
        [stairs] Bleiben: sicher mit Treppe
        [super-stairs] Bleiben: sicher mit Supertreppe
       *[three-of-a-kind] Bleiben: sicher mit Drilling
    }
web-give =
    { $unit ->
        [sips] { $count ->
            [one] 1 Schluck
           *[other] { $count } Schlucke
        }
       *[other] { $count } { $unit }
    } an { $seat }
web-keep-all-ten-thousand = Alles behalten, was zählt
web-keep-all-threes = Alle Dreien behalten
web-kept-all =
    { $count ->
        [one] 1 Würfel behalten.
       *[other] { $count } Würfel behalten.
    }
web-why-roll-first = Erst würfeln
web-why-keep-one = Behalte erst einen Würfel, der zählt
web-why-keep-scoring = Nicht jeder davon zählt
web-why-keep-one-die = Behalte mindestens einen
web-why-all-kept = Alle behalten: sichern
web-why-keep-all-to-bank =
    { $count ->
        [one] 1 Würfel ist offen
       *[other] { $count } Würfel sind offen
    }
web-why-all-held = Alle gehalten: Lass einen los
web-why-opening = Bisher { $total }, nötig sind { $opening }
web-why-gentlemen = Ehrensache: So könntest du nicht verlieren
web-why-nothing-to-undo = Es gibt nichts rückgängig zu machen
web-why-thrown = Die Würfel sind gefallen; ein Wurf bleibt
web-note-final-round = Letzte Runde: { $seat } ist am Ziel. Alle anderen haben noch einen Zug.
web-note-opening-turn = Für den Einstieg brauchst du { $opening } in einem Zug.
web-note-opening-total = Sichern kannst du erst ab { $opening }.
web-note-order = Alle werfen einen Würfel. Wer am höchsten wirft, beginnt.
web-note-starter = Alle werfen einen Würfel. Wer am höchsten wirft, beginnt.
web-note-roll-off = Gleichstand unten: Sie werfen alle drei. Wer am niedrigsten wirft, verliert.
web-note-gentlemen = Ehrensache: Du bist zuletzt dran, lass dir eine Möglichkeit zu verlieren.

# Verdeckte Paare

web-pairs-step =
    { $stage ->
        [dice] { $left ->
            [0] Deine sechs Würfel, geheim
            [one] Deine sechs Würfel, geheim. Noch 1 Neuwurf
           *[other] Deine sechs Würfel, geheim. Noch { $left } Neuwürfe
        }
        [pairs] Zwei Würfel für jede Runde
       *[actions] Aktionen, wenn du magst
    }
web-re-roll =
    { $picked ->
        [yes] Würfel { $number } neu für 50
       *[no] Neuwurf für 50
    }
web-to-pairs = Paare bilden
web-to-actions = Zu den Aktionen
web-back-to-dice = Würfel
web-back-to-pairs = Paare
web-commit =
    { $price ->
        [0] Festlegen
       *[other] Festlegen für { $price }
    }
web-why-pick-die = Wähl einen Würfel
web-why-place-all = Verteil alle sechs Würfel
web-why-no-re-rolls = Beide Neuwürfe sind weg
web-why-cannot-pay = Kostet { $price }; du hast { $points }
web-round-worth = Runde { $round }: { $points }
web-filling = Die nächsten Würfel kommen in Runde { $round }, für { $points } Punkte
web-empty-slot = leer
web-pairs-die =
    Würfel { $number }: { $face }{ $round ->
        [0] {""}
       *[other] , in Runde { $round }
    }
web-highest-first = Die höchsten zuerst
web-action-hinderance = Hindernis
    .about = −{ $amount } auf ein Paar: deine zwei kleinsten
web-action-diceBlock = Würfelblock
    .about = −{ $amount } auf ein Paar: dritt- und vierthöchster
web-action-luckyDice = Glückswürfel
    .about = Hält den größten Angriff auf dich ab
web-action-off = Nein
web-action-round =
    { $round ->
        [0] Kein Einsatz: { $action }
       *[other] { $action } in Runde { $round }
    }
web-action-target = Gegen wen
web-price = { $price } Punkte
web-points-left =
    { $price ->
        [0] Du hast { $points } Punkte
       *[other] { $points } − { $price } = { $left } Punkte übrig
    }
web-reveal = Zug { $turn }, aufgedeckt
web-reveal-next = Runde { $round } zeigen
web-reveal-done = Weiter
web-attack =
    { $kind ->
        [hinderance] Hindernis
       *[dice-block] Würfelblock
    } von { $seat }: { $negated ->
        [yes] { $amount }, von Glückswürfel abgehalten
       *[no] −{ $amount }
    }
web-hand-over = Gib weiter an { $seat }
    .about = Bis dahin ist alles verdeckt.
web-its-me = Ich bin { $seat }

# Echte Würfel

web-real-dice-of =
    { $count ->
        [one] Der Würfel, den { $seat } geworfen hat
       *[other] Die { $count } Würfel, die { $seat } geworfen hat
    }
web-enter-faces =
    { $lie ->
        [yes] { $count ->
            [one] Tipp an, was der Würfel zeigt
           *[other] Tipp an, was die { $count } Würfel zeigen
        }
       *[no] { $count ->
            [one] Wirf, dann tipp an, was der Würfel zeigt
           *[other] Wirf, dann tipp an, was die { $count } Würfel zeigen
        }
    }
web-entered-all = Stimmt es so?
web-entered = Eingegeben: { $dice }
web-enter = Wurf eintragen
web-enter-more =
    { $count ->
        [one] Noch 1 Würfel
       *[other] Noch { $count } Würfel
    }
web-entered-back = Einen zurück
web-correct = Berichtigen
    .about = { $seat } hat { $dice } geworfen. Was war es wirklich?
web-correct-drops =
    { $count ->
        [one] Mit diesen Augen passt der letzte Eintrag nicht mehr und fiele weg.
       *[other] Mit diesen Augen passen die letzten { $count } Einträge nicht mehr und fielen weg.
    }
web-correct-anyway = Berichtigen und weglassen

# Das Ende

web-winners =
    { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    }
web-solo-end = Geschafft mit { $score }
web-place = { $place }.
web-biggest-gain = Der größte Schritt: { $seat } mit +{ $points }.
web-curve = Wie es lief
    .about = Eine Linie für jeden Platz, vom ersten Stand bis zum letzten. Die Zahlen stehen darunter als Tabelle.
web-curve-table = Die Zahlen
web-curve-change = Stand
web-again = Noch einmal
web-replay = Durchgehen
web-save-record = Partie speichern
web-to-start = Zur Startseite
web-leave = Tisch verlassen
web-no-match = Keine solche Partie
    .about = Auf diesem Gerät ist keine Partie mit dieser Nummer. Vielleicht wurde sie vergessen oder gehört einem anderen Browser.

# Verlauf und Wiedergabe

web-history-empty = Noch keine Partien.
web-over = vorbei
web-running = offen
web-continue = Weiter
web-forget = Vergessen
    .name = Vergessen: { $game }
    .about = { $game }, zuletzt gespielt am { $when }. Die Partie verschwindet endgültig von diesem Gerät. Wer sie behalten will, speichert sie vorher als Datei.
    .sure = Ja, vergessen
    .not = Behalten
    .done = { $game } ist vergessen.
web-record-file = Aufgezeichnete Partie
    .about = Eine JSON-Datei, wie Dicehall sie speichert.
web-at-entry = Eintrag { $number }:
web-entry = Eintrag
web-entry-of = Eintrag { $number } von { $of }
web-moved = { $seat } hat gewählt.
web-before-start = Vor dem ersten Wurf.
web-step-back = Zurück
web-step-on = Weiter

# Rückblick

web-review = Was es entschieden hat
    .quick = Das Spiel wird in einem Moment gelöst, dann wird jeder Wurf und jede Wahl am besten Spiel gemessen.
    .slow = Dieses Spiel lässt sich hier lösen, das dauert gut zehn Sekunden und braucht viel Speicher. Geschätzt wird, indem von jeder Stellung aus weitergespielt wird.
    .not = Für diesen Tisch gibt es keine genaue Lösung: Von jeder Stellung aus wird weitergespielt, die Werte sind also Schätzungen.
web-review-exact = Lösen und auswerten
web-review-estimate = Mit Schätzung auswerten
web-review-working =
    { $stage ->
        [solving] Das Spiel wird gelöst …
       *[reviewing] Jede Stellung wird angesehen …
    }
web-review-is-exact = Die Gewinnchancen sind genau, für bestes Spiel auf beiden Seiten. Glück und Fehler ergeben zusammen bis auf die letzte Stelle das Ergebnis.
web-review-done = Die Auswertung ist da.
web-review-failed = Die Auswertung ging hier nicht: Vielleicht hat dieses Gerät zu wenig Speicher dafür, oder die Partie ist gerade nicht zu haben.
web-review-show = Eintrag { $number } zeigen
web-review-curve-about = Eine Linie für jeden Platz: die Gewinnchance vom ersten Eintrag bis zum letzten. Die Zahlen stehen darunter als Tabelle.
web-review-table = Glück und Können nach Personen
web-review-luck = Die Würfel brachten { $seat } { $share }.
web-review-best = Besser ging es nicht.
web-review-cost = Das kostete { $share }. Besser: { $better }.
web-cancel = Abbrechen
web-share = Link dazu kopieren
web-no-link = Die Partie ist gerade nicht zu haben.
web-copy-by-hand = Der Link, zum Kopieren von Hand
web-bad-link =
    { $why ->
        [elsewhere] Von einer Adresse werden nur Partien dieser Seite geöffnet.
        [not-there] An dieser Adresse ist keine Partie, oder du darfst sie nicht sehen.
        [offline] Der Server ist nicht zu erreichen. Versuch es, wenn du verbunden bist.
       *[damaged] Dieser Link enthält keine Partie. Ist er abgeschnitten?
    }
web-why-first-entry = Das ist vor dem ersten Eintrag.
web-why-last-entry = Das ist der letzte Eintrag.

# Regeln, und Zurücknehmen

web-rules-now = jetzt
web-rules-for-now = Regeln zu dem, was gerade ist
web-undo-ask =
    { $what ->
        [throw] { $seats }: Sind alle einverstanden, den eingegebenen Wurf von { $seat } zurückzunehmen?
       *[move] { $seats }: Sind alle einverstanden, die letzte Wahl von { $seat } zurückzunehmen?
    }
web-undo-agreed = Alle einverstanden
web-undo-not = Nein, es bleibt

# Tasten

web-keys = Tasten
web-keys-off = Die Tasten sind in den Einstellungen abgeschaltet.
web-keys-change = Tasten ändern
    .about = Geh in ein Feld und drück die Taste, die es haben soll. 1 bis 6 gehören den Würfeln.
web-key-taken = { $key } ist schon vergeben.
web-key-roll = Würfeln
web-key-bank = Sichern, aufhören oder bleiben
web-key-hand = Die Würfel ansagen
web-key-turn = Ansagen, wer dran ist
web-key-scores = Die Stände ansagen
web-key-detailed-scores = Die Stände genau ansagen
web-key-stakes = Ansagen, worum es geht
web-key-all-scoring = Alles behalten, was zählt
web-key-undo = Rückgängig
web-key-rules = Regeln
web-key-story = Geschichte
web-key-buffer-before = Puffer davor
web-key-buffer-after = Puffer danach
web-key-message-before = Ältere Nachricht
web-key-message-after = Neuere Nachricht
web-key-keys = Tasten und Menü
web-key-dice =
    { $keeping ->
        [face] Umschalt mit der Augenzahl behält so einen Würfel; die Zahl allein legt ihn zurück
       *[position] Einen Würfel behalten oder zurücklegen
    }
web-key-no-die =
    { $keeping ->
        [face] Kein Würfel mit { $number } lässt sich ändern.
       *[position] Würfel { $number } lässt sich nicht ändern.
    }
web-buffer =
    { $buffer ->
        [story] Geschichte
        [chat] Chat
       *[all] Alle Nachrichten
    }
web-buffer-empty = Keine Nachrichten.

# Einstellungen

web-settings-look = Aussehen und Tempo
web-settings-sound = Ton und Hinweise
web-settings-reader = Tasten und Vorlesen
web-setting-language = Sprache
    .auto = Automatisch
    .en = English
    .de = Deutsch
web-setting-theme = Aussehen
    .auto = Automatisch
    .dark = Dunkler Filz
    .light = Helles Leinen
    .contrast = Hoher Kontrast
web-setting-motion = Bewegung
    .auto = Automatisch
    .full = Voll
    .reduced = Wenig
web-setting-dice = Würfe
    .tumbling = Rollend, 3D
    .always = 3D, immer
    .drawn = Gezeichnet
web-throws-drawn =
    { $why ->
        [slow] Dieses Gerät war zu langsam für Würfel in 3D: Sie werden gezeichnet, bis die Seite neu geladen wird. „3D, immer“ zeigt sie trotzdem.
       *[no-webgl] Dieser Browser zeichnet ohne Grafikkarte, zu langsam für Würfel in 3D: Sie werden gezeichnet. „3D, immer“ zeigt sie trotzdem.
    }
web-setting-faces = Augen
    .pips = Punkte
    .numerals = Zahlen
web-setting-pace = Tempo der Bots
    .easy = Gemütlich
    .brisk = Flott
    .instant = Sofort
web-setting-volume = Lautstärke
web-setting-vibration = Vibration
web-setting-notifications = Benachrichtigungen
    .about = Sagt Bescheid, wenn du an einem Tisch dran bist, den du gerade nicht siehst.
web-notifications-blocked = Dieser Browser lässt die Seite keine Benachrichtigungen zeigen. Seine eigenen Einstellungen für diese Seite können das ändern.
web-setting-verbosity = Was angesagt wird
    .about = Kurz lässt weg, was andere mitten in ihren Zügen tun; ausführlich sagt auch, worum es geht.
    .brief = Kurz
    .normal = Normal
    .full = Ausführlich
web-setting-keeping = Würfeltasten
    .about = Nach Platz: 1 bis 6 behalten einen Würfel oder legen ihn zurück. Nach Augen: Umschalt mit der Zahl behält, die Zahl allein legt zurück.
    .position = Nach Platz
    .face = Nach Augen
web-setting-keys = Tasten am Tisch
    .about = Einzelne Tasten wie R und B. Schalt sie ab, wenn sie dir in die Quere kommen.

# Getrennt spielen

web-table = Tisch
web-connecting = Einen Moment, der Server wird gefragt …
web-no-server = Der Server ist nicht zu erreichen. Hier spielen geht auch ohne ihn.
web-offline = Du bist nicht verbunden. Versuch es gleich noch einmal.
web-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und nichts geht verloren.
web-try-again = Noch einmal versuchen
web-your-name = Dein Name
    .about = Die anderen am Tisch sehen ihn. Kein Konto, kein Passwort.
web-go-in = Hinein
web-come-in = Mit einem Namen hereinkommen
web-new-table = Ein Tisch: { $game }
web-seat = Platz { $number }
web-seats = Plätze
web-clock = Zeit zum Entscheiden
    .about = Wenn sie abläuft, zieht ein Bot; nach zweimal hintereinander hält er den Platz, bis du ihn zurücknimmst.
    .none = Keine Uhr
    .seconds = Sekunden
    .days = Tage
web-clock-seconds = Sekunden für jede Entscheidung
web-clock-days = Tage für jede Entscheidung
web-clock-left = noch { $minutes }:{ $seconds }
web-clock-hours =
    { $hours ->
        [one] noch 1 Stunde
       *[other] noch { $hours } Stunden
    }
web-listed = In der Lobby zeigen
    .about = Sonst finden ihn nur die mit dem Link oder dem Code.
web-watch = Andere dürfen zuschauen
web-chat = Chat
web-make-table = Tisch aufmachen
web-code = Code
web-lobby = Offene Tische
web-lobby-empty = Gerade ist kein Tisch offen.
web-seats-taken = { $count } von { $of } Plätzen besetzt
web-invite = Lad andere ein
    .about = Lies den Code vor, schick den Link oder lass ein Telefon auf das Bild schauen.
web-copy-link = Link kopieren
web-copied = Kopiert
web-qr = QR-Code des Links zu diesem Tisch
web-seat-free = frei
web-here = da
web-sit = Hier setzen
    .name = Hier setzen, an Platz { $number }
web-add = Dazu: { $what }
web-start-match = Partie beginnen
web-why-seats =
    { $count ->
        [one] 1 Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
web-wait-seat =
    { $free ->
        [0] Alle Plätze sind besetzt. Schau zu oder warte, bis einer frei wird.
       *[other] Nimm einen freien Platz oder schau zu.
    }
web-wait-host = Es geht los, sobald alle da sind.
web-mute = { $name }
web-write = Etwas schreiben
web-send = Senden
web-reaction-clap = Bravo
web-reaction-laugh = Haha
web-reaction-wow = Wow
web-reaction-ouch = Autsch
web-reaction-luck = Viel Glück
web-reaction-thanks = Danke
web-reaction-hurry = Du bist dran?
web-reaction-bye = Tschüss
web-take-seat-back = Ein Bot spielt für dich. Platz zurücknehmen
web-resign = Aufgeben
    .about = Ein Bot spielt deinen Platz zu Ende, und du landest auf dem letzten Platz. Einen Weg zurück gibt es nicht.
    .sure = Endgültig aufgeben
    .not = Weiterspielen
web-proof = Jeden Würfel dieser Partie prüfen
web-proof-holds =
    { $count ->
        [one] Der eine Würfel ist so, wie er vor der Partie versprochen war.
       *[other] Alle { $count } Würfel sind so, wie sie vor der Partie versprochen waren.
    }
web-proof-checking = Jeder Würfel wird geprüft …
web-proof-compare = Vergleich das Versprechen mit dem, das du vor der Partie gesehen hast:
web-proof-same = Das Versprechen ist das, das dieser Browser vor der Partie gesehen hat:
web-proof-fails =
    { $code ->
        [wrong-dice] Eintrag { $number } zeigt nicht, was die Saaten ergeben: Diese Würfel fielen nicht wie versprochen.
        [wrong-commitment] Die Saat des Servers ist nicht die, aus der das Versprechen gemacht wurde.
        [other-promise] Das Versprechen in der Aufzeichnung ist ein anderes als das, das dieser Browser vor der Partie sah.
        [entered-by-hand] Das waren echte Würfel, von Hand eingegeben: Da gibt es nichts zu prüfen.
        [no-proof] Diese Aufzeichnung hat keinen Beweis ihrer Würfel.
        [offline] Die Partie ist gerade nicht zu haben.
       *[bad-proof] Der Beweis in dieser Aufzeichnung ist nicht zu lesen.
    }
web-menu-hold = Einen Bot für mich spielen lassen
web-menu-fair = Wie die Würfel ehrlich bleiben
web-menu-host = Gastgeber: Leute und Chat
web-menu-mine = Meine Tische
web-host = Gastgeber
web-host-tools = Gastgeber: Leute und Chat
web-host-alone = Noch ist sonst niemand da.
web-host-pass = { $name } zum Gastgeber machen
web-host-mute = { $name } für alle stummschalten
web-host-unmute = { $name } wieder reden lassen
web-chat-empty = Noch hat niemand etwas gesagt.
web-mute-who = Nur bei mir stummschalten
web-why-no-name = Du schaust ohne Namen zu: Zum Schreiben komm mit einem herein.
web-why-chat-off = Der Chat ist abgeschaltet.
web-why-muted = Du wurdest stummgeschaltet.
web-just-watch = Nur zuschauen
web-you-watch = Du schaust zu.
web-watchers =
    { $count ->
        [one] 1 Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
web-usual-rules = Die üblichen Regeln
web-clock-of =
    { $kind ->
        [seconds] { $count ->
            [one] 1 Sekunde für jede Entscheidung
           *[other] { $count } Sekunden für jede Entscheidung
        }
        [days] { $count ->
            [one] 1 Tag für jede Entscheidung
           *[other] { $count } Tage für jede Entscheidung
        }
       *[none] keine Uhr
    }
web-heard-said = { $name }: { $text }
web-heard-clap = { $name }: Bravo
web-heard-laugh = { $name }: Haha
web-heard-wow = { $name }: Wow
web-heard-ouch = { $name }: Autsch
web-heard-luck = { $name }: Viel Glück
web-heard-thanks = { $name }: Danke
web-heard-hurry = { $name }: Du bist dran?
web-heard-bye = { $name }: Tschüss
web-heard-sat = { $name } setzt sich dazu.
web-heard-stood = { $name } hat den Tisch verlassen.
web-heard-removed = { $name } wurde vom Tisch genommen.
web-heard-left = Platz { $number } ist wieder frei.
web-heard-held = Für { $seat } spielt erst einmal ein Bot.
web-heard-returned = { $seat } ist wieder da.
web-heard-resigned = { $seat } gibt auf. Ein Bot spielt weiter.
web-heard-host = { $name } führt jetzt den Tisch.
web-heard-rematch = Es gibt eine Revanche.
web-heard-settings =
    { $chat ->
        [on] Am Tisch wurde etwas geändert. Der Chat ist an.
       *[off] Am Tisch wurde etwas geändert. Der Chat ist aus.
    }
web-heard-muted =
    { $muted ->
        [yes] { $name } wurde stummgeschaltet.
       *[no] { $name } darf wieder reden.
    }
web-again-with = Zur Revanche
web-watch-rematch = Bei der Revanche zuschauen
web-ended-resigned = Alle anderen haben aufgegeben.
web-fair = Wie die Würfel ehrlich bleiben
    .about = Der Server hat seine geheime Saat vor der Partie versprochen, mit dem Fingerabdruck hier unten. Jeder Würfel kommt aus dieser Saat und einem Teil von jedem Platz; niemand kann ihn allein lenken. Nach der Partie wird die Saat gezeigt, und dieser Browser rechnet jeden Würfel nach.
web-fair-promise = Das Versprechen (SHA-256 der Saat)
web-fair-server = Die Saat des Servers, jetzt offen
web-fair-part = Von { $name }
web-fair-own = Dein Teil der Würfel
    .about = Für dich gezogen; nimm, was du magst, 1 bis 64 einfache Zeichen. Mit Beginn der Partie steht er fest.
web-fair-set = Den nehmen
web-fair-fixed = Die Teile stehen seit Beginn der Partie fest.
web-you = Du und deine Tische
web-my-tables = Meine Tische
web-all-tables = Alle, und du
web-nobody-yet = noch niemand sonst
web-turn-state =
    { $state ->
        [yours] Du bist dran
        [open] noch nicht begonnen
       *[playing] andere sind dran
    }
web-no-tables = Du hast keinen offenen Tisch.
web-finished = Zu Ende gespielt
web-never-started = geschlossen, ehe es losging
web-your-place = Du: Platz { $place } mit { $score }
web-look-at = Ansehen
web-you-data = Dein Name und deine Daten
web-new-name = An Tischen, an denen du schon sitzt, bleibt der alte.
web-rename = Diesen Namen nehmen
web-export = Alles von mir herunterladen
web-delete-me = Mich löschen
    .about = Du verlässt deine offenen Tische, und dein Name und deine Worte verschwinden von jedem Tisch dieses Servers. Das lässt sich nicht zurücknehmen.
    .sure = Mich endgültig löschen
    .not = Abbrechen
web-tokens = Schlüssel für Bots und Skripte
    .about = Mit einem Schlüssel spielt ein Programm als du über die Schnittstelle (siehe docs/api.md). Er wird einmal gezeigt.
web-token-label = Wofür er ist
web-token-make = Schlüssel machen
web-token-once = Kopier ihn jetzt, er wird nicht noch einmal gezeigt:
web-token-revoke = Zurückziehen: { $label }

# Sind die Würfel fair?

web-dice-fair = Sind die Würfel fair?
web-dice-made-here = Hier
    .about = Auf diesem Gerät kommt jeder Würfel aus dem Generator, mit dem der Browser Geheimnisse macht. Ein Byte ergibt einen Würfel, und Bytes, die eine Zahl bevorzugen würden, fallen weg. Bots und Menschen werfen dieselben Würfel, und nichts davon schaut auf den Punktestand.
web-dice-made-online = Getrennt
    .about = An einem Server stehen die Würfel vor dem ersten Wurf fest: durch einen geheimen Startwert, den der Server versprochen hat, und einen Teil von jedem Platz. Nach der Partie lässt sich jeder Würfel ohne den Server nachrechnen: Öffne die Aufzeichnung irgendeiner Partie.
web-dice-here = Deine Würfel bisher
    .about = Jeder Würfel der Partien auf diesem Gerät. Echte Würfel, die eingegeben wurden, zählen nicht mit.
web-dice-whose = Wessen Würfel
    .all = Alle
    .person = Die der Menschen
    .bot = Die der Bots
web-dice-face = Zahl
web-dice-times = Wie oft
web-dice-share = Anteil
web-dice-unreadable = Dieser Browser lässt die Seite nicht lesen, was sie aufgehoben hat, deshalb gibt es nichts zu zählen.
web-dice-verdict =
    { $kind ->
        [few] { $count ->
            [0] Noch keine Würfel.
            [one] Bisher 1 Würfel.
           *[other] Bisher { $count } Würfel.
        } Ab { $needed } fangen die Zahlen an, etwas zu sagen.
        [even] { $count } Würfel. So fallen faire Würfel: In { $chance } der Fälle liegen sie noch weiter von gleichen Anteilen weg.
        [seldom] { $count } Würfel. So ungleich fallen faire Würfel in { $chance } der Fälle: nicht oft, aber es kommt vor.
       *[uneven] { $count } Würfel. { $chance ->
            [none] So ungleich fallen faire Würfel so gut wie nie.
           *[other] So ungleich fallen faire Würfel nur in { $chance } der Fälle.
        }
    }
web-dice-many = Wirf selbst
    .about = Dieselben Würfel wie am Tisch, sehr viele davon. Die dünne Linie zeigt gleiche Anteile.
web-dice-throw-many = { $count } Würfel werfen
web-dice-throwing = Es wird geworfen
web-dice-stop = Anhalten
web-history-unreadable = Dieser Browser lässt die Seite nicht lesen, was sie aufgehoben hat. Vielleicht ist das ein privates Fenster: Was darin gespielt wird, ist mit der Seite weg.
web-unkept-here = Dieser Browser behält die Partie nicht: Sie ist weg, wenn die Seite geschlossen oder neu geladen wird. Sie kann als Datei gespeichert werden.
web-went-on-elsewhere = Die Partie ist in einem anderen Fenster dieses Browsers weitergegangen. So steht sie jetzt.
