# Der Browser-Client

web-back = Zurück
web-close = Schließen
web-nav = Hauptmenü
web-history = Verlauf
    .about = Partien auf diesem Gerät bleiben, bis du sie löschst; Online-Partien speichert der Server.
web-settings = Einstellungen
web-not-found = Seite nicht gefunden
    .about = Unter dieser Adresse gibt es keine Seite. Alle Spiele findest du auf der Startseite.
web-error = Etwas ist schiefgelaufen
    .about = Lade die Seite neu.
    .part = Hier ist etwas schiefgelaufen. Lade die Seite neu.
web-error-load = Diese Seite konnte nicht geladen werden
    .about = Dicehall wurde aktualisiert, oder du bist offline. Lade die Seite neu.
    .part = Ein Teil dieser Seite konnte nicht geladen werden. Lade sie neu.
web-reload = Neu laden

# Start

web-welcome = Fünf Würfelspiele an einem Tisch
    .about = Spiel mit Freunden oder gegen Bots. Ohne Konto.
web-quick = { $new ->
        [yes] Neue Partie: { $game }
       *[no] Jetzt { $game } spielen
    }
    .guided = Mit kurzer Einführung.
web-play-here = Auf diesem Gerät spielen
    .name = Auf diesem Gerät spielen: { $game }
web-play-online = Online spielen
    .name = Online spielen: { $game }
web-rules = Regeln
    .name = Regeln: { $game }
web-rules-contents = Inhalt
web-together = Gemeinsam spielen
    .about = Tritt einem Tisch per Code bei, spiel auf einer Party mit einem Bildschirm für alle oder notiere die Punkte von echten Würfeln.
web-join = Beitreten
web-open-record = Gespeicherte Partie öffnen
web-go-on = { $game } fortsetzen
    .others = { $count ->
        [one] 1 weitere offene Partie
       *[other] { $count } weitere offene Partien
    }

# Neue Partie

web-bot-name = Bot { $number }
web-who-plays = Wer spielt
web-as-last-time = Wie beim letzten Mal: { $count } Spieler.
    .two = Nur 2 Spieler
web-seat-name = Name auf Platz { $number }
web-seat-player = { $player }: Platz { $number } anders besetzen
    .title = Platz { $number } besetzen
web-seat-remove = { $name } entfernen
web-person = Person
    .about = Spielt auf diesem Gerät.
web-bot =
    { $strength ->
        [novice] Bot, Neuling
        [expert] Bot, Profi
       *[steady] Bot, Könner
    }
web-strength =
    { $strength ->
        [novice] Neuling
        [expert] Profi
       *[steady] Könner
    }
web-bot-likes =
    { $strength ->
        [novice] { $temper ->
            [careful] Geht auf Nummer sicher.
            [bold] Geht gern Risiken ein.
           *[balanced] Mal vorsichtig, mal mutig.
        }
        [expert] { $temper ->
            [careful] Denkt lange nach.
            [bold] Spielt blitzschnell.
           *[balanced] Spielt in ruhigem Tempo.
        }
       *[steady] { $temper ->
            [careful] Spielt im Zweifel auf Sicherheit.
            [bold] Geht im Zweifel das Risiko ein.
           *[balanced] Spielt ausgewogen.
        }
    }
web-token = Symbol von { $name }
web-your-token = Dein Symbol
    .about = An Online-Tischen sehen es die anderen neben deinem Namen.
web-token-shapes = Form
web-token-shape =
    { $shape ->
        [star] Stern
        [diamond] Raute
        [clover] Kleeblatt
        [square] Quadrat
        [triangle] Dreieck
        [cross] Kreuz
        [hourglass] Sanduhr
        [drop] Tropfen
        [bolt] Blitz
        [heart] Herz
        [hexagon] Sechseck
        [flag] Fahne
        [moon] Mond
        [crown] Krone
        [ring] Ring
       *[disc] Scheibe
    }
web-token-colours = Farbe
web-token-colour =
    { $colour ->
        [yellow] Gelb
        [blue] Blau
        [coral] Koralle
        [green] Grün
        [violet] Violett
        [orange] Orange
        [pink] Pink
       *[grey] Grau
    }
web-token-done = Fertig
web-bot-about =
    { $strength ->
        [novice] Macht noch Fehler, verpasst aber keinen Sieg.
        [expert] Kennt die exakten Chancen der ganzen Partie.
       *[steady] Trifft die im Schnitt beste Entscheidung.
    }
web-bot-mark = Bot
web-expert-solving = Der Profi wärmt sich auf ({ $percent }); bis dahin spielt er wie ein Könner.
web-expert-solved = Der Profi ist bereit.
web-expert-failed = Dieses Gerät konnte das Spiel nicht lösen: Der Profi spielt wie ein Könner.
web-expert-is-steady = Das Spiel ist zu groß, um es hier zu lösen: Der Profi spielt wie ein Könner.
web-add-person = Person hinzufügen
web-add-bot = Bot hinzufügen
web-players-of = { $count } Spieler ({ $min } bis { $max })
web-dice = Würfel
    .about = Mit echten Würfeln würfelst du auf deinem eigenen Tisch und gibst ein, was sie zeigen.
web-dice-app = Digitale Würfel
web-dice-real = Echte Würfel
web-rules-named = Regeln
web-rules-source = Quelle: { $source }
web-rules-changed = Geänderte Regeln
web-rules-differ = Wie „{ $name }“, außer: { $rules }.
web-rules-name = Name für diese Regeln
    .about = Sie werden auf diesem Gerät gespeichert und stehen in der Liste der Regeln.
web-rules-save = Regeln speichern
web-rules-unnamed = Gib einen Namen ein.
web-rules-conflict = Diese Regeln passen nicht zusammen: „{ $option }: { $value }“ und „{ $other }: { $otherValue }“. Ändere eine davon.
web-rules-share = Link zu diesen Regeln kopieren
web-house-rules = Hausregeln
web-house-rules-more = { $count } weitere: Punkte, Würfel und Ende
web-defaults = Auf Standard zurücksetzen
web-bad-table-link = Dieser Link ist unvollständig, oder den Tisch gibt es nicht mehr.
web-table-gone = Tisch nicht gefunden
web-join-code = Code eingeben
web-number-step =
    { $by ->
        [less] Verringern: { $label }
       *[more] Erhöhen: { $label }
    }
web-number-refused = { $given } geht hier nicht. Möglich: { $allowed }.
web-why-nameless = Gib für Platz { $number } einen Namen ein.
web-start = Starten
    .wrong = Korrigiere zuerst das Feld „{ $field }“.

# Der Tisch

web-felt = Tisch: { $game }
    .about = Hier gelten die Tasten des Tisches. { $menu } listet sie auf.
web-first-visit = Am Tisch spielst du mit Tasten: { $roll } würfelt, { $bank } sichert, { $hand } sagt die Würfel an, { $type } öffnet eine Zeile zum Eintippen, { $menu } listet alle Tasten auf.
web-title-set-up = { $game } spielen
web-title-rules = Regeln für { $game }
web-title-replay = Wiedergabe: { $game }
web-title-waiting =
    { $ready ->
        [yes] { $game }: bereit zum Start
       *[no] { $game }: Warten auf Mitspieler
    }
web-scores = Punktestände
web-log = Spielverlauf
    .chat =
        { $unread ->
            [0] Spielverlauf und Chat
            [one] Spielverlauf und Chat, 1 neue Nachricht
           *[other] Spielverlauf und Chat, { $unread } neue Nachrichten
        }
web-log-throw-off = Wurf um den ersten Zug: { $rolls }.
    .roll = { $seat } { $dice }
web-log-empty = Noch keine Züge.
web-card = Was zählt
web-card-now = Diese Würfel
web-card-chances = Der nächste Wurf
web-card-scores = Alles, was zählt
web-card-rolls = { $count } von { $of } Würfen
web-card-none = Dieses Spiel hat keine Wertungskarte.
web-menu = Menü
web-undo = Rückgängig
    .sure = Alle einverstanden
    .not = Nein, Zug behalten
web-away = abwesend
web-seat-stand-in =
    { $by ->
        [clock] Zeit um, Bot hat gezogen
       *[bot] Bot hat gezogen
    }
web-bot-plays = Bot spielt
web-match-over = Die Partie ist vorbei
web-amount =
    { $unit ->
        [points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
       *[other] { event-amount }
    }
web-end-gap =
    { $result ->
        [lost] { $kind ->
            [race] { web-winners }, dir { $amount ->
                [one] fehlte
               *[other] fehlten
            } { web-amount }
           *[gap] { web-winners } mit { $unit ->
                [points] { $amount ->
                    [one] 1 Punkt
                   *[other] { $amount } Punkten
                }
                [sips] { $amount ->
                    [one] 1 Schluck
                   *[other] { $amount } Schlucken
                }
               *[other] { $amount } { $unit }
            } { $unit ->
                [points] Vorsprung vor dir
               *[other] weniger als du
            }
        }
       *[won] { $kind ->
            [race] { $seats } { $amount ->
                [one] fehlte
               *[other] fehlten
            } { web-amount }
           *[gap] { web-amount } { $unit ->
                [points] vor
               *[other] weniger als
            } { $seats }
        }
    }
web-end-roll-off =
    { $result ->
        [lost] { $seats } gewinnt das Stechen nach Gleichstand mit { $points } Punkten: { $rolls }
       *[won] Stechen nach Gleichstand mit { $points } Punkten: { $rolls }
    }
    .roll = { $seat } { $value }
web-setting-bot-lines = Bots kommentieren ihre Züge
# Was ein Bot sagt, wenn er seine Punkte verliert, und wenn er welche sichert.
web-bot-line =
    { $event ->
        [banked] { $nth ->
            [0] „Das nehme ich.“
            [1] „Sicher ist sicher.“
            [2] „Nicht schlecht für einen Bot.“
            [3] „Das reicht fürs Erste.“
            [4] „Jeder Punkt zählt.“
            [5] „Ab auf die Bank.“
           *[other] „Mach das mal nach.“
        }
       *[lost] { $nth ->
            [0] „Autsch.“
            [1] „Ein Wurf zu viel.“
            [2] „Das hab ich geahnt.“
            [3] „Das war’s dann wohl.“
            [4] „Beim nächsten Mal.“
            [5] „Einen Versuch war’s wert.“
           *[other] „Die Würfel mögen mich nicht.“
        }
    }
web-skip = Zu meinem Zug
web-plus = +{ $points }
web-turn-of-many =
    { $count ->
        [one] { $seats } ist dran.
       *[other] { $seats } wählen gerade.
    }
web-turn-line =
    { $step ->
        [over] Die Partie ist vorbei
        [throw] { $mine ->
            [yes] Du bist dran
           *[no] { $count ->
                [one] { $seats } würfelt
               *[other] { $seats } würfeln
            }
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
web-tray = In diesem Zug beiseitegelegt
web-tray-made =
    { $kind ->
        [hot-dice] Vorher: { $points }
        [took-over] Übernommen: { $points }
       *[kept] { $points }
    }
web-nothing-at-stake = Gerade steht nichts auf dem Spiel.
web-no-worth = keine Punkte
web-no-worth-short = –
web-die-marked = Würfel { $number }: { $face }, { $state }.
web-put-back = zurückgelegt
web-die =
    Würfel { $number }: { $face }{ $hasWorth ->
        [yes] , { $worth }
       *[no] {""}
    }{ $state ->
        [chosen] , { $marked }
        [locked] , beiseite
       *[open] {""}
    }

# Aktionen

web-why-not-undo =
    { $code ->
        [hidden] Geheime Züge lassen sich online nicht rückgängig machen
        [nothing] Es gibt nichts rückgängig zu machen
        [over] Eine beendete Partie lässt sich nicht rückgängig machen
        [rolled] Ein Wurf lässt sich nicht rückgängig machen
        [not-yours] Nur der eigene letzte Zug lässt sich rückgängig machen
       *[revealed] Was aufgedeckt ist, lässt sich nicht rückgängig machen
    }

# Verdeckte Paare

web-re-roll =
    { $left ->
        [0] Kein Neuwurf mehr
       *[other] Neu würfeln für 50
    }
web-cancelled = Abgebrochen.
web-press-key =
    { $key ->
        [none] { $label }.
       *[other] { $label }: Taste { $key }.
    }
web-hand-over = Gib das Gerät an { $seat } weiter
    .about = Bis dahin ist alles verdeckt.
web-why-hand-over = Einen Moment: { $seat } ist dran
web-hand-over-key =
    { $key ->
        [none] Gib das Gerät an { $seat }. Bis dahin ist alles verdeckt.
       *[other] Gib das Gerät an { $seat }. Bis dahin ist alles verdeckt. { $seat }: Drücke { $key }.
    }
web-its-me = Ich bin { $seat }

# Echte Würfel

web-real-dice-of =
    { $count ->
        [one] Der Würfel, den { $seat } gewürfelt hat
       *[other] Die { $count } Würfel, die { $seat } gewürfelt hat
    }
web-enter-faces =
    { $isCorrection ->
        [yes] { $count ->
            [one] Tippe an, was der Würfel zeigt
           *[other] Tippe an, was die { $count } Würfel zeigen
        }
       *[no] { $count ->
            [one] Würfle und tippe das Ergebnis an
           *[other] Würfle und tippe die { $count } Würfel an
        }
    }
web-enter-keys = Die Tasten 1 bis 6 tragen einen Würfel ein, Rücktaste entfernt ihn. Der letzte Würfel schließt den Wurf ab.
web-entered-die = Würfel { $number }: { $face }.
web-entered-rest =
    { $count ->
        [one] Noch 1 Würfel.
       *[other] Noch { $count } Würfel.
    }
web-entered-removed = Würfel { $number }, eine { $face }, entfernt.
web-voice =
    { $listens ->
        [yes] Ich höre zu … Sag die Zahlen
       *[no] Würfel diktieren
    }
    .about = Um die Wörter zu erkennen, sendet dein Browser die Aufnahme vielleicht an seinen Hersteller. Dicehall bekommt sie nicht.
# Je Augenzahl die Wörter, die sie nennen oder ähnlich klingen.
web-voice-words = eins ein eine, zwei zwo, drei, vier, fünf, sechs
web-voice-misheard =
    { $count ->
        [one] Gehört: „{ $text }“. Sag eine Zahl, etwa „fünf“.
       *[other] Gehört: „{ $text }“. Sag bis zu { $count } Zahlen und sonst nichts, etwa „fünf eins“.
    }
web-voice-failed = Der Browser kann gerade nicht zuhören. Gib die Zahlen ein.
web-entered-back = Letzten entfernen
web-correct = Korrigieren
    .name = Korrigieren: Wurf { $dice } von { $seat }
    .about = { $seat } hat { $dice } gewürfelt. Was haben die Würfel wirklich gezeigt?
web-corrected-die = Würfel { $number } ist eine { $face }, keine { $was }.
web-correct-drops =
    { $count ->
        [one] Nach dieser Korrektur ist der letzte Zug nicht mehr möglich. Er wird entfernt.
       *[other] Nach dieser Korrektur sind die letzten { $count } Züge nicht mehr möglich. Sie werden entfernt.
    }
web-correct-reveals = Dieser Wurf lässt sich nicht mehr korrigieren, weil spätere Runden schon aufgedeckt sind.
web-correct-anyway = Trotzdem korrigieren

# Das Ende

web-winners =
    { $count ->
        [one] { $seats } gewinnt
       *[other]
            { $many ->
                [yes] { $count } Spieler teilen sich den Sieg
               *[no] { $seats } teilen sich den Sieg
            }
    }
web-you-lose = Du verlierst
web-you-win =
    { $count ->
        [one] Du gewinnst
       *[other] Du teilst dir den Sieg mit { $many ->
            [yes] { $others } anderen
           *[no] { $seats }
        }
    }
web-winning-dice =
    { $own ->
        [yes] Deine Siegwürfel
       *[no] Siegwürfel von { $seat }
    }
web-solo-end = Beendet mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }
web-place = { $place }.
web-best-turn = Bester Zug: { $seats }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-curve = { room-unit } im Lauf der Partie
    .about = Liniendiagramm, eine Linie je Person, mit denselben Zahlen wie die Tabelle.
    .low = Je tiefer die Linie, desto besser.
web-curve-table = Als Tabelle zeigen
web-curve-change = Stand
web-install = Als App installieren
web-replay = Wiedergabe
web-save-record = Partie herunterladen
web-to-start = Startseite
web-leave = Tisch verlassen
web-no-match = Partie nicht gefunden
    .about = Auf diesem Gerät gibt es keine Partie mit dieser Nummer. Vielleicht wurde sie gelöscht.
    .hidden = Diese Partie enthält verdeckte Entscheidungen. Du kannst sie ansehen, sobald sie beendet ist.

# Verlauf und Wiedergabe

web-history-online = Online
web-resigned = aufgegeben
web-history-result =
    { $place ->
        [1] { $shared ->
            [yes] Geteilter Sieg
           *[no] Gewonnen
        }
       *[other] { $of ->
            [2] Verloren
           *[other] Platz { $place } von { $of }
        }
    }
web-history-luck = Glück: { $luck }
    .about = Glück ist die Gewinnchance, die dir die Würfel gebracht (+) oder genommen (−) haben, in Prozentpunkten.
web-history-game = Spiel
web-history-all-games = Alle Spiele
web-history-person = Spieler
web-history-everyone = Alle
web-stats = Statistik
    .about = Deine beendeten Partien gegen andere.
web-stats-of = Beendete Partien von { $name } gegen andere.
web-stats-games = Nach Spiel
web-stats-game = Spiel
web-stats-wins = Gewonnen
web-stats-won = { $won } von { $played } ({ $share })
web-stats-best = Bester Zug
web-stats-busts = Fehlwürfe
web-stats-against = Nach Gegner
web-stats-opponents =
    { $opponents ->
        [novice] Neulings-Bots
        [steady] Könner-Bots
        [expert] Profi-Bots
       *[people] Menschen
    }
web-stats-luck = Glück im Lauf der Zeit
    .about = Ein Liniendiagramm: was die Würfel in den analysierten Partien insgesamt gebracht haben, in Prozentpunkten Gewinnchance.
web-stats-no-luck = Nach zwei analysierten Partien steht hier das Glück im Lauf der Zeit.
web-stats-match = Partie
web-history-older = Ältere Partien zeigen (noch { $left })
web-history-empty = Noch keine Partien.
web-running = läuft noch
web-continue = Fortsetzen
web-forget = Löschen
    .name = Löschen: { $game }
    .done = { $game } wurde gelöscht.
web-record-file = Partie als Datei
    .about = Eine JSON-Datei, die du von Dicehall heruntergeladen hast.
web-at-entry = Schritt { $number }:
web-entry = Schritt
web-entry-of =
    { $number ->
        [0] Anfang, { $of ->
            [one] 1 Schritt
           *[other] { $of } Schritte
        }
       *[other] Schritt { $number } von { $of }
    }
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-pace =
    { $pace ->
        [calm] Gemütlich
        [fast] Schnell
        [instant] Sehr schnell
       *[normal] Normal
    }
    .name =
        { $pace ->
            [calm] Tempo: gemütlich
            [fast] Tempo: schnell
            [instant] Tempo: sehr schnell
           *[normal] Tempo: normal
        }
web-replay-mistake = Nächster Fehler
web-step-back = Zurück
web-step-on = Weiter

# Analyse

web-review = Analyse
web-review-start = Analysieren
web-review-exact = Exakte Analyse
    .about = Die exakte Analyse braucht bis zu einer Minute und viel Speicher.
web-review-working = Die Partie wird analysiert …
web-review-how =
    { $how ->
        [exact] Exakt: Die Gewinnchancen gelten, wenn beide perfekt spielen.
        [equilibrium] Exakt, wenn alle perfekt spielen, jeder für den eigenen Sieg. Bei mehr als zwei Spielern kann es mehrere Lösungen geben; dies ist eine davon.
        [round] Exakt, wenn in späteren Runden alle optimal spielen. Vorsprung heißt: So viele { unit-word } haben die anderen am Ende im Schnitt mehr.
        [match] Bei Entscheidungen zählt nur, was man selbst sehen konnte. Sonst gelten die Gewinnchancen bei offenen Würfeln.
        [turn] Näherung: Entscheidungen werden nur innerhalb des Zugs verglichen.
        [sampled] Geschätzt aus { $rollouts } simulierten Partien mit Könner-Bots, auf ±{ $noise } genau. Bei Entscheidungen zählt nur, was man selbst sehen konnte.
        [duels] Geschätzt aus { $rollouts } simulierten Partien mit Könner-Bots, auf ±{ $noise } genau. Jede Entscheidung wird gegen jeden Gegner einzeln bewertet.
       *[rollouts]
            Geschätzt aus { $rollouts ->
                [one] einer simulierten Partie
               *[other] { $rollouts } simulierten Partien
            } mit Könner-Bots ab jeder Stellung.
    }
web-review-method = So wird das berechnet
web-review-margin = Als Fehler zählt nur, was mehr kostet, als die Schätzung danebenliegen kann (höchstens ±{ $margin }).
web-review-done = Die Analyse ist fertig.
web-review-failed = Die Analyse ist fehlgeschlagen. Vielleicht fehlt Speicher, oder die Partie ist gerade nicht verfügbar.
web-review-show = Zu Schritt { $number }
web-review-mistake =
    { $mine ->
        [yes] { $kind ->
            [inaccuracy] Deine Ungenauigkeit
            [blunder] Dein Patzer
           *[mistake] Dein Fehler
        }
       *[no] { mistake-grade } von { $seat }
    }
web-review-kind =
    { $kind ->
        [reveal] Verdeckte Entscheidungen aufgedeckt
        [lucky] Glück für { web-review-whom }
        [unlucky] Pech für { web-review-whom }
        [choice] { $mine ->
            [yes] Deine Wahl
           *[no] Wahl von { $seat }
        }
       *[mistake] { web-review-mistake }
    }
web-review-whom =
    { $mine ->
        [yes] dich
       *[no] { $seat }
    }
web-review-chance =
    { $unit ->
        [behind] { $mine ->
            [yes] Dein Rückstand: { $before } → { $after }
           *[no] Rückstand von { $seat }: { $before } → { $after }
        }
        [sips] { $mine ->
            [yes] Dein Vorsprung: { $before } → { $after }
           *[no] Vorsprung von { $seat }: { $before } → { $after }
        }
       *[win] { $mine ->
            [yes] Deine Gewinnchance
           *[no] Gewinnchance von { $seat }
        }{ $knows ->
            [own] {" "}nach dem, was { $mine ->
                [yes] du sehen konntest
               *[no] { $seat } sehen konnte
            }
            [open] {" "}bei offenen Würfeln
            [revealed] {" "}bei offenen Würfeln, ohne und mit den verdeckten Entscheidungen
           *[all] {""}
        }: { $before } → { $after }
    }
web-review-curve =
    { $unit ->
        [sips] Vorsprung im Lauf der Partie
       *[win] Gewinnchance im Lauf der Partie
    }
    .about =
        { $unit ->
            [sips] Liniendiagramm des Vorsprungs, eine Linie je Person, mit denselben Zahlen wie die Tabelle.
           *[win] Liniendiagramm der Gewinnchancen, eine Linie je Person, mit denselben Zahlen wie die Tabelle.
        }
web-review-curve-swing =
    { $unit ->
        [sips] Je höher die Linie, desto größer der Vorsprung. Der größte Sprung liegt bei Schritt { $number }: { web-review-goes } von { $before } auf { $after }.
       *[win] Je höher die Linie, desto sicherer der Sieg. { $reveals ->
            [yes] Der größte Sprung ist das Aufdecken der verdeckten Entscheidungen in Schritt { $number }
           *[no] Der größte Sprung liegt bei Schritt { $number }
        }: { web-review-goes } von { $before } auf { $after }.
    }
web-review-goes =
    { $mine ->
        [yes] Du kommst
       *[no] { $seat } kommt
    }
web-review-account = Wie das Ergebnis zustande kam
    .about =
        { $unit ->
            [sips] Der Vorsprung vor dem Schnitt der anderen am Anfang ({ unit-word }), und was ihn erhöht (+) oder gesenkt (−) hat. Zusammen ergibt das den Vorsprung am Ende.
           *[win] Die Gewinnchance am Anfang, und was sie erhöht (+) oder gesenkt (−) hat, in Prozentpunkten (100 davon sind ein Sieg). Zusammen ergibt das die Chance am Ende.
        }
    .much = Die Chance steigt und fällt oft, deshalb kann eine Zeile sehr groß sein.
web-review-figures = Zahlen aller Spieler
web-review-row-start = Vor dem ersten Wurf
web-review-row-dice = Glück oder Pech beim Würfeln
web-review-row-mistakes = Eigene Fehler, auch kleine
web-review-row-others =
    { $seats ->
        [2] Fehler des Gegners
       *[more] Entscheidungen der anderen
    }
web-review-row-met =
    Verdeckte Entscheidungen { $seats ->
        [2] des Gegners
       *[more] der anderen
    }
    .about = Verdeckte Entscheidungen waren erst beim Aufdecken zu sehen: Das ist weder Glück noch ein Fehler von dir.
web-review-row-left =
    { $unit ->
        [sips] Gewinn in späteren Runden
       *[win] { $margin ->
            [hidden] Noch verdeckte Würfel und Entscheidungen der anderen
            [none] Nicht erklärt
           *[other] Nicht erklärt (Schätzung, ±{ $margin })
        }
    }
web-review-row-result = Nach dem letzten Zug
web-review-best = Die beste Wahl.
web-review-as-good =
    { $count ->
        [2] Zwei Möglichkeiten sind hier gleich gut. Die andere: { $others }.
       *[other] { $count } Möglichkeiten sind hier gleich gut. Die anderen: { $others }.
    }
web-review-cost = { web-review-mistake }: { $move }. Besser: { $better }.
web-review-in-doubt = Zu knapp für ein Urteil: Die Schätzung ist nur auf ±{ $margin } genau.
web-cancel = Abbrechen
web-share = Link kopieren
web-no-link = Die Partie ist gerade nicht verfügbar.
web-copy-by-hand = Diesen Text selbst kopieren
web-bad-link =
    { $why ->
        [elsewhere] Mit einem Link lassen sich nur Partien dieser Website öffnen.
        [not-there] Unter dieser Adresse gibt es keine Partie, oder du darfst sie nicht sehen.
        [offline] Der Server ist nicht erreichbar. Versuch es noch einmal, wenn du online bist.
       *[damaged] Dieser Link enthält keine Partie. Vielleicht ist er unvollständig.
    }
web-why-first-entry = Das ist der Anfang der Partie.
web-why-last-entry = Das ist der letzte Schritt.

# Regeln und Rückgängig

web-rules-now = jetzt
web-rules-for-now = Regeln für diesen Schritt
web-undo-answer-key =
    { $key ->
        [none] Bist du einverstanden?
       *[other] Bist du einverstanden? Drücke { $key }, um zu antworten.
    }
web-undo-withdraw-key = Zurückziehen mit { $key }.
web-undo-ask = { $seats }: Sind alle einverstanden, den letzten Zug von { $seat } rückgängig zu machen?

# Tasten

web-keys = Tastenkürzel
web-keys-reader = Für Screenreader
web-keys-off = Die Tastenkürzel sind in den Einstellungen ausgeschaltet.
web-keys-change = Tastenkürzel ändern
    .about = Wähle ein Feld und drücke die neue Taste. Die Ziffern sind für Würfel und Spieler reserviert.
web-key-taken = { $key } ist schon vergeben.
web-key-changed = { $action }: { $key }
web-keys-default = Alle Tasten sind auf Standard zurückgesetzt.
web-key-roll = Würfel werfen
web-key-bank = Sichern, aufhören oder bleiben
web-key-hand = Würfel ansagen
web-key-turn = Ansagen, wer dran ist
web-key-time-left = Restzeit ansagen
web-key-scores = Punktestände ansagen
web-key-detailed-scores = Punktestände ausführlich ansagen
web-key-stakes = Ansagen, was auf dem Spiel steht
web-key-table = Den ganzen Tisch ansagen
web-key-last-turn = Den letzten Zug ansagen
web-key-speak-slower = Länger auf die Sprachausgabe warten
web-key-speak-faster = Kürzer auf die Sprachausgabe warten
web-key-shift = Umschalt
web-key-all-scoring = Alle Würfel behalten, die zählen
web-key-undo = Rückgängig
web-key-rules = Regeln
web-key-card = Was zählt
web-key-log = Spielverlauf
web-key-type = Einen Zug eintippen
web-key-stand-in = Einen Bot für jemanden spielen lassen, der weg ist, oder wieder selbst spielen
web-key-go-on = Weiter zum nächsten Zug
web-go-on-key =
    { $key ->
        [none] Weiter, wenn du so weit bist.
       *[other] Weiter mit { $key }.
    }
web-key-buffer-before = Vorherige Nachrichtenliste
web-key-buffer-after = Nächste Nachrichtenliste
web-key-message-before = Ältere Nachricht
web-key-message-after = Neuere Nachricht
web-key-message-first = Erste Nachricht
web-key-message-last = Letzte Nachricht
web-key-keys = Menü und Tastenkürzel
web-key-dice =
    { $keeping ->
        [face] Umschalt + Zahl: Würfel mit dieser Augenzahl behalten; Zahl allein: zurücklegen
       *[position] Einen Würfel behalten oder zurücklegen
    }
web-key-no-die =
    { $keeping ->
        [face] Kein Würfel mit { $number } lässt sich ändern.
       *[position] Würfel { $number } lässt sich nicht ändern.
    }
web-buffer =
    { $buffer ->
        [log] Spielverlauf
        [chat] Chat
        [table] Leute am Tisch
       *[all] Alle Nachrichten
    }
web-buffer-empty = Keine Nachrichten.
web-message-position = { $position } von { $count }.

# Einstellungen

web-settings-look = Sprache und Aussehen
web-settings-motion = Würfel, Bewegung und Trainer
web-settings-sound = Ton und Benachrichtigungen
web-settings-reader = Tastatur und Screenreader
web-setting-language = Sprache
    .auto = Automatisch
    .en = English
    .de = Deutsch
web-setting-theme = Farbschema
    .auto = Automatisch
    .dark = Dunkler Filz
    .light = Helles Leinen
    .contrast = Hoher Kontrast
web-setting-font = Schrift
    .about = OpenDyslexic kann bei Legasthenie leichter lesbar sein. Die Schrift wird geladen, wenn du sie wählst.
    .standard = Standard
    .dyslexic = OpenDyslexic
web-setting-motion = Bewegung
    .auto = Automatisch
    .full = Voll
    .reduced = Reduziert
web-setting-dice = Würfelanimation
    .tumbling = 3D, wenn schnell genug
    .always = Immer 3D
    .drawn = 2D
web-throws-drawn =
    { $why ->
        [slow] Dieses Gerät ist zu langsam für 3D-Würfel. Sie erscheinen in 2D, bis du die Seite neu lädst. „Immer 3D“ erzwingt 3D.
       *[no-webgl] Dieser Browser hat keine Grafikbeschleunigung, 3D-Würfel wären zu langsam. Sie erscheinen in 2D. „Immer 3D“ erzwingt 3D.
    }
web-setting-faces = Würfelseiten
    .pips = Augen
    .numerals = Zahlen
web-setting-pace = Tempo
    .about = So lange zeigt der Tisch die Züge der anderen und besondere Ereignisse. Tippe oder drücke eine Taste, um sie zu überspringen.
    .calm = Gemütlich
    .normal = Normal
    .fast = Schnell
    .instant = Ohne Warten
web-setting-volume = Lautstärke
web-setting-volumes = Lautstärke der einzelnen Klänge
web-setting-volume-of =
    { $group ->
        [dice] Würfel
        [outcomes] Sichern, Fehlwurf, Sieg und anderes
        [turns] Wer dran ist
       *[clock] Uhr
    }
web-sound-test = Anhören
    .name = Klänge anhören: { $group }
web-setting-vibration = Vibration
web-setting-notifications = Benachrichtigungen
    .about = Benachrichtigt dich, wenn du an einem Tisch dran bist, den du gerade nicht siehst.
web-notifications-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in den Browser-Einstellungen für diese Seite erlauben.
web-setting-verbosity = Ansagen
    .about = „Kurz“ fasst jeden Zug der anderen in einem Satz zusammen. „Ausführlich“ sagt auch, was auf dem Spiel steht.
    .brief = Kurz
    .normal = Normal
    .full = Ausführlich
web-setting-turns = Nach dem Zug der anderen
    .about = „Auf Tastendruck warten“: Der nächste Zug beginnt erst, wenn du die Taste dafür drückst.
    .on = Sofort weiter
    .key = Auf Tastendruck warten
web-setting-speech = Auf die Sprachausgabe warten
    .about = Der nächste Zug der anderen beginnt erst, wenn die Sprachausgabe Zeit zum Vorlesen hatte. „Automatisch“ wartet, sobald du eine Taste zum Ansagen benutzt.
    .auto = Automatisch
    .always = Immer
    .never = Nie
web-setting-speech-rate = Wörter pro Minute
    .about = Wie schnell deine Sprachausgabe spricht. Der Tisch wartet so lange, wie sie braucht. Am Tisch kannst du das auch mit den Tasten − und + ändern.
web-speech-rate = { $rate } Wörter pro Minute.
web-no-last-turn = Noch ist kein Zug zu Ende.
web-setting-keeping = Würfeltasten
    .about = Nach Position: Die Tasten 1 bis 6 behalten einen Würfel oder legen ihn zurück. Nach Augenzahl: Umschalt + Zahl behält einen Würfel mit dieser Augenzahl, die Zahl allein legt ihn zurück.
    .position = Nach Position
    .face = Nach Augenzahl
web-setting-typing = Eingabezeile für Züge
    .about = Unter jedem Tisch und jeder Aufgabe. Tippe „behalte 1 5 würfle“, „sichern“, „stand“ oder „chancen“; „hilfe“ nennt alle Wörter.
web-setting-keys = Tastenkürzel am Tisch
    .about = Einzelne Tasten wie R und B. Schalte sie aus, wenn sie mit anderer Software in Konflikt geraten.

# Die Zeile zum Eintippen; jedes Wort mit seinen Synonymen, das übliche zuerst.

web-typed = Zug oder Frage
    .example = behalte 1 5 würfle, stand, hilfe
web-typed-unknown = „{ $text }“ ist nicht bekannt. Jetzt möglich: { $list }. „hilfe“ nennt alle Wörter.
web-typed-no-dice = Unter { $dice } ist { $wanted } nicht dabei.
web-typed-count =
    { $count ->
        [one] Jetzt wird 1 Würfel geworfen, nicht { $given }.
       *[other] Jetzt werden { $count } Würfel geworfen, nicht { $given }.
    }
web-typed-moves = Jetzt möglich: { $list }.
web-typed-nothing = nichts
web-typed-no-odds = Als Nächstes wird nicht gewürfelt.
web-typed-words = Wörter: { $list }. Zahlen stehen für Augenzahlen.
web-word-roll = würfle, würfeln, wirf, w
web-word-keep = behalte, behalten, halte, lege
web-word-bank = sichern, sichere, aufhören, stopp, bleiben, festlegen, s
web-word-all = alles, alles behalten, füllen
web-word-dice = würfel, hand
web-word-turn = dran, wer
web-word-scores = stand, punktestand
web-word-details = genauer
web-word-stake = einsatz, punkte
web-word-time = zeit, uhr
web-word-table = tisch
web-word-last = zuletzt, letzter zug
web-word-undo = zurück, rückgängig
web-word-next = weiter
web-word-hint = tipp, bester
web-word-rules = regeln
web-word-log = verlauf
web-word-odds = chancen
web-word-moves = züge, was geht
web-word-help = hilfe, wörter, ?

# Online spielen

web-table = Tisch
web-connecting = Verbindung wird hergestellt …
web-no-server = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.
web-try-again = Erneut versuchen
web-your-name = Dein Name
    .about = Die anderen am Tisch sehen ihn. Kein Konto, kein Passwort.
web-fill-in = Fülle zuerst „{ $label }“ aus.
web-name-continue = Weiter
web-enter-name = Namen eingeben
web-new-table = Neuer Tisch: { $game }
web-seats = Plätze
web-clock = Zeitlimit
    .about = Wenn die Zeit abläuft, entscheidet ein Bot. Läuft sie zweimal hintereinander ab, spielt der Bot weiter, bis du wieder selbst spielst.
    .none = Keins
    .seconds = Sekunden
    .days = Tage
web-clock-seconds = Sekunden pro Entscheidung
web-clock-days = Tage pro Entscheidung
web-clock-none = Der Tisch wartet, solange es dauert. Für Abwesende können die anderen einen Bot spielen lassen.
web-clock-next = Nächster Zug: noch { $time }
web-clock-minutes = Noch { $minutes } Minuten.
web-clock-seconds-left =
    { $seconds ->
        [one] Noch 1 Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
web-no-clock = Kein Zeitlimit.
web-listed = In der Lobby anzeigen
    .about = Sonst ist der Tisch nur mit Link oder Code zu finden.
web-watch = Zuschauen erlauben
web-chat = Chat
web-spectator-chat = Zuschauer können schreiben
    .about = Sonst können es nur die Mitspieler.
web-more-settings = Weitere Einstellungen
web-make-table = Tisch erstellen
web-code = Code
web-code-spelled =
    { $of ->
        [sheet] Code des Zettels: { $code }
       *[table] Code des Tisches: { $code }
    }
web-seated = Du sitzt auf Platz { $number }.
web-seated-as = Den Namen { $name } hat hier schon jemand. Du spielst als { $here }.
web-lobby = Offene Tische
web-lobby-empty = Gerade gibt es keine offenen Tische.
web-seats-taken = { $count } von { $of } Plätzen besetzt
web-invited =
    { $known ->
        [yes] { $host } lädt dich zu einer Partie { $game } ein
       *[no] Du bist zu einer Partie { $game } eingeladen
    }
web-invited-time = Eine Partie dauert { $time }.
web-invited-late =
    { $why ->
        [playing] Die Partie hat begonnen. Du kannst zuschauen.
        [next] Die Partie hat begonnen. Schau jetzt zu und spiel die nächste Partie mit.
        [bot] Die Partie hat begonnen. Übernimm jetzt den Platz eines Bots, oder schau zu und spiel die nächste Partie mit.
        [over] Die Partie ist vorbei.
       *[full] Alle Plätze sind besetzt. Du kannst zuschauen oder auf einen freien Platz warten.
    }
web-invited-join =
    { $way ->
        [join] Mitspielen
        [full] Auf einen freien Platz warten
        [bot] Platz eines Bots übernehmen
        [next] Nächste Partie mitspielen
        [over] Ergebnis ansehen
       *[playing] Mit diesem Namen zuschauen
    }
web-share-table = Teilen
web-share-text = Spiel mit mir { $game }
web-start-with-bots =
    { $count ->
        [one] Mit 1 Könner-Bot starten
       *[other] Mit { $count } Könner-Bots starten
    }
web-invite = Andere einladen
    .about =
        Teile den Code oder den Link{ $qr ->
            [yes] , oder lass andere den QR-Code scannen
           *[no] {""}
        }.
    .full = Zuschauer einladen
web-copy-link = Link kopieren
web-copied = Kopiert
web-qr = QR-Code des Links zu diesem Tisch
web-seat-free = frei
web-here = online
web-asked = eingeladen
web-sit = Platz nehmen
    .name = Platz nehmen: Platz { $number }
web-add =
    { $strength ->
        [novice] Neulings-Bot hinzufügen
        [expert] Profi-Bot hinzufügen
       *[steady] Könner-Bot hinzufügen
    }
web-start-match = Partie starten
web-start-without = Starten, ohne auf { $names } zu warten
web-starts-with-all = Die Partie beginnt, sobald alle Eingeladenen da sind.
web-mute = { $name }
web-write = Nachricht schreiben
web-send = Senden
web-reaction-clap = Bravo
web-reaction-laugh = Haha
web-reaction-wow = Wow
web-reaction-ouch = Autsch
web-reaction-luck = Viel Glück
web-reaction-thanks = Danke
web-reaction-hurry = Du bist dran!
web-reaction-bye = Tschüss
web-stand-in-key =
    { $key ->
        [none] Jetzt möglich: { $offer }.
       *[other] { $offer }: Taste { $key }.
    }
web-resign = Aufgeben
    .about =
        { $goesOn ->
            [yes] Ein Bot spielt die Partie für dich zu Ende, und du belegst den letzten Platz.
           *[no] Die Partie endet sofort, und du verlierst.
        } Das lässt sich nicht rückgängig machen.
    .sure = Aufgeben
    .not = Weiterspielen
web-proof = Alle Würfel dieser Partie prüfen
web-proof-checking = Die Würfel werden geprüft …
web-proof-offline = Die Partie ist gerade nicht verfügbar.
web-menu-hold = Bot für mich spielen lassen
web-menu-fair = Sind die Würfel fair?
web-menu-host = Host-Funktionen
web-menu-mine = Meine Tische
web-host = Host
web-host-readmit = Rückgängig: { $name } wieder hereinlassen
web-host-tools = Host-Funktionen
web-host-alone = Außer dir ist noch niemand da.
web-host-pass = { $name } zum Host machen
web-host-mute = { $name } für alle stummschalten
web-host-unmute = Stummschaltung von { $name } aufheben
web-chat-empty = Noch keine Nachrichten.
web-mute-who = Auf diesem Gerät stummschalten
web-why-no-name = Du schaust ohne Namen zu. Gib einen Namen ein, um zu schreiben.
web-why-chat-off = Der Host hat den Chat ausgeschaltet.
web-why-muted = Der Host hat dich stummgeschaltet.
web-why-spectator = An diesem Tisch können nur Mitspieler schreiben.
web-just-watch = Nur zuschauen
web-again-with =
    { $state ->
        [playing] Die Revanche läuft: Platz nehmen
        [watch] Revanche ansehen
       *[open] Revanche annehmen
    }
web-fair = Sind die Würfel fair?
    .about = Der Server und der Browser jedes Spielers erzeugen je einen geheimen Seed und legen sich mit einem SHA-256-Hash darauf fest. Sobald der Host die Partie startet, kann sich kein Commitment mehr ändern, und die Seeds der Spieler werden offengelegt. Jeder Würfel ergibt sich aus allen Seeds; niemand kann die Würfel wählen. Nach der Partie legt der Server seinen Seed offen, und dieser Browser rechnet jeden Würfel nach und vergleicht alle Commitments mit denen, die er gesehen hat.
web-fair-promise = Commitment des Servers
web-fair-server = Server-Seed, offengelegt
web-fair-part = Seed von { $name }
web-fair-what =
    { $what ->
        [bot] Bots tragen nichts bei.
        [none] Trägt nichts bei.
        [committed] Festgelegt:
        [withheld] Festgelegt, aber nicht rechtzeitig offengelegt:
       *[revealed] Offengelegt:
    }
web-fair-draw = Einen neuen Seed in diesem Browser erzeugen
    .about = Wenn du auf einem anderen Gerät Platz genommen hast, kann nur dieses Gerät deinen Seed offenlegen. Erzeuge hier einen neuen, um stattdessen diesen Browser zu verwenden.
web-fair-command = Befehl zum Prüfen dieser Partie im Terminal kopieren
web-you = Deine Tische und dein Profil
web-my-tables = Meine Tische
web-left-table = Dein Platz bleibt reserviert. Solange du weg bist, kann ein Bot für dich spielen.
web-no-one-yet = noch niemand sonst
web-turn-state =
    { $state ->
        [yours] Du bist dran
        [open] Nicht gestartet
       *[playing] Warten auf andere
    }
web-no-tables = Du spielst gerade an keinem Tisch.
web-finished = Beendet
web-never-started = vor dem Start geschlossen
web-your-place = Du: Platz { $place } mit { $score }
web-look-at = Ansehen
web-you-data = Dein Name und deine Daten
web-new-name = An Tischen, an denen du schon sitzt, bleibt dein alter Name.
web-rename = Namen ändern
web-export = Meine Daten herunterladen
web-delete-me = Meine Daten löschen
    .about = Du verlässt alle Tische, die noch nicht beendet sind, und dein Name und deine Nachrichten werden von allen Tischen dieses Servers gelöscht. Das lässt sich nicht rückgängig machen.
    .sure = Meine Daten löschen
    .not = Abbrechen
web-tokens = API-Token für Bots und Skripte
    .about = Mit einem Token spielt ein Programm in deinem Namen über die API (siehe docs/api.md). Das Token wird nur einmal angezeigt.
web-token-label = Name des Tokens
web-token-make = Token erstellen
web-token-once = Kopiere es jetzt. Es wird nicht noch einmal angezeigt:
web-token-revoke = Widerrufen: { $label }

# Sind die Würfel fair?

web-dice-fair = Sind die Würfel fair?
web-dice-made-here = Auf diesem Gerät
    .about = Jeder Würfel kommt aus dem kryptografischen Zufallsgenerator des Browsers. Ein Byte ergibt einen Würfel; Bytes, die eine Zahl bevorzugen würden, werden verworfen. Bots und Menschen würfeln mit denselben Würfeln, und der Punktestand hat keinen Einfluss darauf.
web-dice-made-online = Online
    .about = Die Würfel stehen vor dem ersten Wurf fest: Der Server und der Browser jedes Spielers legen sich vorher auf je einen geheimen Seed fest. Nach der Partie lässt sich jeder Würfel ohne den Server nachrechnen: Öffne dazu die gespeicherte Partie.
web-dice-here = Deine Würfel bisher
    .about = Alle Würfel der Partien, die auf diesem Gerät gespielt wurden. Von Hand eingegebene echte Würfel zählen nicht mit.
web-dice-whose = Wessen Würfel
    .all = Alle
    .person = Die der Menschen
    .bot = Die der Bots
web-dice-face = Augenzahl
web-dice-times = Anzahl
web-dice-share = Anteil
web-dice-unreadable = Die gespeicherten Partien sind in diesem Browser nicht lesbar, deshalb gibt es nichts zu zählen.
web-dice-verdict =
    { $kind ->
        [few] { $count ->
            [0] Noch keine Würfel.
            [one] Bisher 1 Würfel.
           *[other] Bisher { $count } Würfel.
        } Für ein aussagekräftiges Ergebnis sind mindestens { $needed } nötig.
        [even] { $count } Würfel. Das passt zu fairen Würfeln: In { $chance } der Fälle fallen sie noch ungleichmäßiger.
        [seldom] { $count } Würfel. Faire Würfel fallen in { $chance } der Fälle so ungleichmäßig: ungewöhnlich, aber möglich.
       *[uneven] { $count } Würfel. { $chance ->
            [none] Faire Würfel fallen praktisch nie so ungleichmäßig.
           *[other] Faire Würfel fallen nur in { $chance } der Fälle so ungleichmäßig.
        }
    }
web-dice-many = Würfle selbst
    .about = Dieselben Würfel wie am Tisch, in großer Zahl. Die dünne Linie zeigt gleiche Anteile.
web-dice-throw-many = { $count } Würfel werfen
web-dice-throwing = Es wird gewürfelt
web-dice-stop = Anhalten
web-history-unreadable = Die gespeicherten Partien sind in diesem Browser nicht lesbar. In einem privaten Fenster gehen Partien verloren, wenn du die Seite schließt.
web-match-unsaved = Dieser Browser kann die Partie nicht speichern. Lade sie herunter, bevor du die Seite schließt.
web-went-on-elsewhere = Die Partie wurde in einem anderen Fenster dieses Browsers fortgesetzt. Das ist ihr aktueller Stand.
