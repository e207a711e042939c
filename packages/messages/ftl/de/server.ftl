# Ablehnungen und Einstellungen des Servers.

server-bad-request = Diese Anfrage ist ungültig. Fehlerhaft: { $place }.
server-form-visible = { $place } muss 1 bis { $max } Zeichen haben, davon mindestens ein sichtbares.
server-form-characters = { $place } darf keine Steuerzeichen, Zeilenumbrüche, Richtungswechsel oder einzelne Surrogate enthalten.
server-form-spaces = { $place } darf nicht mit einem Leerzeichen beginnen oder enden.
server-form-any = { $place } braucht mindestens eins davon: { $allowed }.
server-form-at-least =
    { $origin ->
        [string] { $place } muss mindestens { $limit ->
            [one] ein Zeichen
           *[other] { $limit } Zeichen
        } haben.
        [array] { $place } muss mindestens { $limit ->
            [one] ein Element
           *[other] { $limit } Elemente
        } haben.
       *[number] { $place } muss mindestens { $limit } sein.
    }
server-form-at-most =
    { $origin ->
        [string] { $place } darf höchstens { $limit ->
            [one] ein Zeichen
           *[other] { $limit } Zeichen
        } haben.
        [array] { $place } darf höchstens { $limit ->
            [one] ein Element
           *[other] { $limit } Elemente
        } haben.
       *[number] { $place } darf höchstens { $limit } sein.
    }
server-form-invalid = { $place } hat keine gültige Form.
server-not-json = Der Inhalt ist kein gültiges JSON.
server-not-http = Fehlerhafte HTTP-Anfrage.
server-no-host = Dieser Anfrage fehlt der Host-Header. HTTP/1.1 verlangt ihn.
server-several-hosts = Diese Anfrage hat mehr als einen Host-Header.
server-unmet-expectation = Der Expect-Header darf nur 100-continue enthalten.
server-wrong-host = Dieser Server antwortet nicht unter dem Namen „{ $given }“. Wer ihn betreibt, kann ihn mit DICEHALL_PUBLIC_URL oder DICEHALL_HOSTS erlauben.
server-too-slow = Die Anfrage hat zu lange gebraucht.
server-head-too-large = Die Header dieser Anfrage sind zu lang.
server-authentication-required = Nimm zuerst als Gast teil oder schicke ein Token mit.
server-metrics-token = Schicke DICEHALL_METRICS_TOKEN als Bearer-Token mit. Ohne diese Einstellung zeigt der Server niemandem seine Metriken.
server-bad-token = Dieses Token ist unbekannt oder wurde widerrufen.
server-cross-site = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
server-not-your-seat = Du hast keinen Platz an diesem Tisch.
server-not-the-host = Das kann nur der Host dieses Tisches.
server-no-watching = An diesem Tisch ist Zuschauen nicht erlaubt.
server-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
server-you-are-muted = Der Host hat dich an diesem Tisch stummgeschaltet.
server-seat-to-chat = An diesem Tisch können nur Mitspieler schreiben. Der Host kann den Chat für Zuschauer öffnen.
server-removed-from-table = Der Host hat dich von diesem Tisch entfernt. Du kannst dich hier nicht wieder hinsetzen.
server-locked = Der Host hat diesen Tisch gesperrt: Bitte ihn, dich hereinzulassen.
server-late-closed = An diesem Tisch kann während einer Partie niemand dazukommen.
server-no-such-page = Seite nicht gefunden.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-code = Kein offener Tisch hat diesen Code. Ein Code hat fünf Buchstaben und Ziffern, etwa 1EHGQ.
server-no-such-sheet = Diesen Punktezettel gibt es nicht, oder er wurde ein halbes Jahr nicht benutzt.
server-sheet-changed = Der Zettel hat sich seit deiner Eingabe geändert.
server-bad-sheet = Das geht nicht: { $why }
server-no-such-token = Du hast kein solches Token.
server-no-such-person = Niemand an diesem Tisch hat diese ID.
server-stale = Der Tisch hat sich seit deiner Wahl geändert. Hier ist der aktuelle Stand.
server-match-running = Die Partie hat schon begonnen.
server-match-not-started = Die Partie hat noch nicht begonnen.
server-match-over = Die Partie ist zu Ende.
server-match-not-over = Die Partie ist noch nicht zu Ende.
server-seat-taken = Dieser Platz ist besetzt.
server-already-seated = Du hast schon einen Platz an diesem Tisch.
server-commitment-taken = Dieses Commitment hat schon jemand anderes geschickt: Erzeuge einen eigenen Seed.
server-name-taken = Dein Name sieht aus wie der eines anderen Spielers an diesem Tisch: Wähle einen anderen.
server-name-invisible = Dieser Name enthält unsichtbare Zeichen oder zu viele Akzente auf einem Buchstaben: Gib ihn noch einmal ohne sie ein.
server-name-mixed = Der Name „{ $given }“ mischt Buchstaben verschiedener Schriften, etwa lateinische und kyrillische: Verwende Buchstaben einer Schrift.
server-name-reserved = Der Name „{ $given }“ sieht aus wie der eines Bots oder einer gelöschten Person: Wähle einen anderen.
server-table-full = Dieser Tisch ist voll.
server-seats-missing = Einige Plätze sind leer: Warte auf Mitspieler oder füge Bots hinzu.
server-players-missing = { $missing ->
        [one] Dieses Spiel braucht { $min } Spieler: Eine Person fehlt. Warte auf sie oder füge einen Bot hinzu.
       *[other] Dieses Spiel braucht { $min } Spieler: { $missing } fehlen. Warte auf sie oder füge Bots hinzu.
    }
server-too-many-people = Dieses Spiel hat höchstens { $max } Plätze, und ihr seid { $people }. Wähle ein anderes Spiel, oder lass einige auf die nächste Partie warten.
server-not-waiting = Du wartest nicht an diesem Tisch.
server-no-evening = Dieser Tisch gehört zu keiner Party.
server-seat-held = Ein Bot spielt für dich: Übernimm zuerst wieder selbst.
server-seat-not-held = Kein Bot spielt für dich: Der Platz gehört dir.
server-seat-resigned = Die Person auf diesem Platz hat aufgegeben.
server-not-revealing = Ein Client kann einen Seed nur offenlegen, wenn er sich mit einem Commitment darauf festgelegt hat, und nur zwischen dem Start der Partie und dem ersten Wurf.
server-already-revealed = Dein Seed wurde schon offengelegt.
server-log-full = Dieser Tisch hat die Höchstzahl an Ereignissen erreicht.
server-not-away = Diese Person ist da oder noch nicht lange genug weg.
server-cannot-undo = Du kannst nur deinen letzten Zug rückgängig machen, solange danach niemand gewürfelt oder gezogen hat. Bei geheimen Zügen geht es nie.
server-undo-asked = Du hast die anderen schon gebeten, diesen Zug rückgängig zu machen.
server-no-undo-asked = Niemand bittet dich gerade, einen Zug rückgängig zu machen.
server-too-many-undos = Du hast in dieser Partie schon zehnmal darum gebeten, einen Zug rückgängig zu machen. Mehr ist nicht möglich.
server-too-many-mutes = Du hast an diesem Tisch schon 1.000 Personen stummgeschaltet: Hebe zuerst einige Stummschaltungen auf, oder schließe den Chat für Zuschauer.
server-too-many-open-seats = Du wartest schon an { $count } Tischen auf den Beginn einer Partie: Verlass zuerst einen davon.
server-no-coach = In Spielen mit verdeckten Entscheidungen gibt es keinen Trainer.
server-too-many-tables = Du hast zu viele laufende Partien: Spiel zuerst einige zu Ende.
server-too-many-tokens = Du hast zu viele Token: Widerrufe zuerst eines.
server-too-large = Die Anfrage ist zu lang.
server-json-only = Schicke JSON mit dem Inhaltstyp application/json.
server-bad-position = { $problem }
server-no-values = Zu dieser Stellung gibt es hier keine exakten Werte: Das Spiel ist für diese Hausregeln und so viele Spieler nicht gelöst.
server-bad-setup = Mit diesen Einstellungen lässt sich kein Tisch anlegen.
server-illegal-move = Dieser Zug ist nicht erlaubt.
server-no-such-seat = Diesen Platz gibt es nicht, oder das ist bei ihm nicht möglich.
server-key-reused = Dieser Idempotency-Key wurde schon für eine andere Anfrage benutzt.
server-wrong-seed = Dieser Seed passt nicht zu deinem Commitment.
server-upgrade-required = Diese Adresse nimmt nur WebSocket-Verbindungen an.
server-too-many-requests = Zu viele Anfragen; versuch es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-too-many-streams = Du hast zu viele offene Verbindungen.
server-server-error = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
server-disk-full = Der Datenträger des Servers ist voll. Der Betreiber muss Platz schaffen.
server-try-again = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.

server-preview-title = { $name } lädt dich zu einer Partie { $game } ein
server-preview-about = { $time } · { $taken } von { $seats } Plätzen besetzt
server-preview-match =
    { $status ->
        [playing]
            { $count ->
                [one] Eine laufende Partie mit 1 Person
               *[other] Eine laufende Partie mit { $count } Personen
            }
       *[over]
            { $count ->
                [one] Eine beendete Partie mit 1 Person, Wurf für Wurf
               *[other] Eine beendete Partie mit { $count } Personen, Wurf für Wurf
            }
    }
server-preview-code-title = Mach mit: Code { $code }
server-preview-code = Link öffnen, Namen eingeben und mitspielen
server-preview-site = Fünf Würfelspiele: auf einer Party, online oder allein
server-preview-replay = Eine Würfelpartie, Wurf für Wurf

setting-host = Adresse, auf der der Server lauscht
setting-port = Port, auf dem der Server lauscht; 0 für einen beliebigen freien
setting-data = Ordner der eingebauten Datenbank
setting-databaseUrl = PostgreSQL ab Version 14 statt des Ordners: postgres://…
setting-connections = Anzahl der Verbindungen zu PostgreSQL
setting-migrate = Die Datenbank beim Start auf diese Version migrieren
setting-natsUrl = NATS-Server, über den mehrere Knoten Tische teilen: nats://…
setting-secret = Geheimnis, das die Cookies signiert; mindestens 32 Zeichen, auf jedem Knoten dasselbe. Standard: ein zufälliges, das in der Datenbank gespeichert wird
setting-metricsToken = Bearer-Token für /metrics; mindestens 16 Zeichen. Ohne Token ist /metrics gesperrt
setting-publicUrl = Öffentliche Adresse des Servers; mit https sind die Cookies als „Secure“ markiert
setting-hosts = Weitere Namen, unter denen der Server erreichbar ist, mit Kommas getrennt; * für alle. IP-Adressen und Namen des lokalen Netzes sind immer erlaubt
setting-trustProxy = Anzahl der Proxys vor dem Server, deren X-Forwarded-For vertraut wird
setting-think = Wie lange Bots vor einem Zug warten, in Millisekunden
setting-keepOpen = Tage ohne Ereignisse, bis ein Tisch gelöscht wird, an dem keine Partie begonnen hat; 0: nie
setting-keepUnfinished = Tage ohne Zug, bis eine nicht beendete Partie gelöscht wird; 0: nie
setting-keepGuests = Tage ohne Besuch, bis Gäste gelöscht werden, die nie an einem Tisch saßen; 0: nie
setting-keepPeople = Tage ohne Besuch, bis Personen mit Partien gelöscht werden (ihre Partien bleiben ohne Namen); 0: nie
setting-keepChat = Tage, bis der Text von Chatnachrichten gelöscht wird; 0: nie
setting-keepNetworks = Tage, bis die Adress-Hashes gelöscht werden, die entfernte Spieler von einem Tisch fernhalten; 0: nie
setting-limits = Anfragen pro Person und pro Adresse begrenzen
setting-log = Protokollstufe: debug, info, warn, error, silent
setting-web = Ordner der Web-Oberfläche (Standard: die mitgelieferte)

setting-needs-whole = { $called } muss eine ganze Zahl von { $min } bis { $max } sein, nicht „{ $given }“.
setting-needs-choice = { $called } muss einer dieser Werte sein: { $of }. „{ $given }“ gehört nicht dazu.
setting-needs-text = { $called } darf nicht leer sein.
setting-needs-long = { $called } muss mindestens { $min } Zeichen haben.
setting-needs-address = { $called } muss eine Adresse sein, die mit einem davon beginnt: { $schemes }.
setting-needs-page = { $called } muss ein Ordner sein, der eine index.html enthält. In „{ $given }“ ist keine.

cli-command-serve = Einen Server für Online-Tische starten
cli-command-verify = Jeden Würfel einer Aufzeichnung mit ihren Seeds prüfen
serve-listening = Dicehall läuft unter { $address }
serve-only-here = Nur dieser Computer kann das öffnen. Damit andere mitspielen können, starte mit --host 0.0.0.0 oder stattdessen „dicehall party“.
serve-failed = Der Server kann nicht starten: { $why }
serve-port-in-use = Port { $port } auf { $host } ist schon belegt. Wähle mit --port einen anderen oder mit --port 0 einen beliebigen freien.
serve-port-forbidden = Dieser Benutzer darf Port { $port } auf { $host } nicht verwenden. Wähle mit --port einen ab 1024.
serve-no-such-host = Dieser Rechner hat keine Adresse { $host }. Wähle mit --host eine andere.
serve-folder-in-use = { $folder } wird von einem anderen Dicehall-Server benutzt (Prozess { $process }). Beende ihn zuerst.
serve-folder-unusable = { $folder } ist kein beschreibbarer Ordner ({ $code }). Wähle mit --data einen anderen.
serve-folder-missing = In { $folder } ist keine Datenbank. Nenne mit --data den Datenordner eines Servers.
serve-folder-foreign = Dieser Benutzer darf { $file } aus der Datenbank in { $folder } nicht lesen und schreiben. Starte den Server mit dem Benutzer, dem die Datenbank gehört, oder mach diesen Benutzer zum Besitzer der Dateien (chown -R).
serve-folder-full = Der Datenträger von { $folder } ist voll. Schaffe mindestens 64 MB Platz und starte dann erneut. Die Partien sind nicht verloren: Verschiebe den Ordner nicht.
serve-folder-damaged = Die Datenbank in { $folder } lässt sich nicht öffnen: Sie ist beschädigt oder aus einer anderen Version. Stelle eine Sicherung wieder her, oder verschiebe den Ordner, um mit einer leeren Datenbank zu beginnen. ({ $why })
serve-schema-newer = Eine neuere Version von Dicehall hat diese Datenbank migriert ({ $migration }). Starte wieder die neuere Version. Um bei dieser älteren Version zu bleiben, starte sie mit DICEHALL_MIGRATE=off oder stelle eine Sicherung aus der Zeit vor der Migration wieder her.
serve-schema-older = Der Datenbank fehlt die Migration { $migration } dieser Version. Starte einmal ohne DICEHALL_MIGRATE=off, mit einer Rolle, die Tabellen ändern darf.
serve-database-away = PostgreSQL antwortet unter DATABASE_URL nicht: { $why }
serve-database-refuses = PostgreSQL hat einen Befehl abgelehnt, den der Server braucht: { $why }
serve-unknown-variable = dicehall: Es gibt keine Einstellung { $name }. { $hint ->
        [none] Sie wurde nicht beachtet.
       *[other] Meinst du { $near }?
    }
serve-variables = Umgebungsvariablen (eine Option hat Vorrang vor ihrer Variable):

verify-option-table = die ID des Tisches, die du vor der Partie gesehen hast
verify-option-commitments = die Commitments, die du vor der Partie gesehen hast: das des Servers, dann eines je Platz, mit Kommas getrennt; - für einen Platz ohne Commitment
verify-option-own-seed = der Seed, den dein Client offengelegt hat; zusammen mit --own-seat
verify-option-own-seat = dein Platz am Tisch, ab 1 gezählt
verify-bad-commitments = „{ $given }“ ist keine Liste von Commitments. Trenne sie mit Kommas: je 64 hexadezimale Ziffern, oder - für einen Platz ohne Commitment.
verify-bad-seed = „{ $given }“ ist kein Seed. Ein Seed hat 64 hexadezimale Ziffern.
verify-seed-and-seat = --own-seed und --own-seat gehören zusammen: Ein Seed zählt nur an deinem eigenen Platz.

cli-command-data = Die Datenbank eines Servers sichern, wiederherstellen oder umziehen
data-what = was zu tun ist: backup, restore, move oder expired
data-file = die Datei der Sicherung
data-unknown = data kennt „{ $given }“ nicht. Möglich sind backup, restore, move und expired.{ $hint ->
        [none] {""}
       *[other] {" "}Meinst du { $near }?
    }
data-needs-file = data { $what } braucht den Namen einer Datei.
data-takes-no-file = data { $what } braucht keine Datei, angegeben ist aber „{ $given }“.
data-needs-database = data move kopiert den Datenordner in die PostgreSQL-Datenbank aus DATABASE_URL. Setze diese Variable.
data-backed-up = { $file } ist eine vollständige Sicherung (Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }). Sie enthält die Seeds laufender Partien: Halte sie geheim.
data-restored = Wiederhergestellt. Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }.
data-moved = Kopiert. Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }. Starte den Server mit derselben DATABASE_URL; der Ordner bleibt, wie er ist.
data-expired = { $kind ->
        [open] Offene Tische, an denen keine Partie begann: { $count }
        [unfinished] Nicht beendete Partien: { $count }
        [guests] Gäste, die nie an einem Tisch saßen: { $count }
        [people] Personen mit Partien oder Token: { $count }
        [chat] Chatnachrichten, deren Text gelöscht wird: { $count }
       *[networks] Hashes von Adressen: { $count }
    }
data-nothing-expires = Laut Einstellungen wird nie etwas gelöscht.
data-not-writable = { $given } lässt sich nicht schreiben: { $why }
data-backup-unreadable = { $given } ist keine Sicherung von Dicehall.
data-backup-cut = { $given } ist unvollständig: Das Ende fehlt. Es wurde nichts wiederhergestellt.
data-backup-newer = { $given } stammt von einer neueren Version von Dicehall. Verwende die neuere Version.
data-not-empty = Das Ziel enthält schon Personen, Tische oder Punktezettel. Nur eine leere Datenbank oder ein leerer Ordner lässt sich füllen. Es wurde nichts geändert.

cli-command-page = Die Web-Oberfläche für einen beliebigen Webspace exportieren
page-folder = der Ordner; eine frühere Oberfläche darin wird ersetzt
page-base = wo der Ordner auf dem Webspace liegt, etwa /dice/
page-server = ein Server für Online-Spiele, etwa https://dice.example; ohne ihn bietet die Oberfläche keine an
page-written = { $folder } enthält die Web-Oberfläche. Jeder Webspace kann sie unter { $base } ausliefern.
page-bad-base = „{ $base }“ ist kein Pfad auf einem Webspace. Er braucht am Anfang und am Ende einen Schrägstrich, etwa /dice/.
page-not-built = Die Web-Oberfläche fehlt in dieser Installation. Installiere Dicehall neu. Im Quelltext: npm run build
page-not-empty = { $folder } enthält andere Dateien. Wähle einen leeren Ordner oder einen mit einer früheren Oberfläche.
