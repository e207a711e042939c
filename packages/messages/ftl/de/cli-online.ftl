# Online-Tische im Terminal

cli-command-host = Einen Online-Tisch eröffnen und dort spielen
cli-command-join = An einem Online-Tisch Platz nehmen oder dorthin zurückkehren
cli-command-watch = An einem Online-Tisch zuschauen
cli-argument-code = der Code des Tisches oder sein Link
cli-option-history-server = stattdessen deine beendeten Partien auf diesem Server auflisten
cli-no-one-online = Auf { $server } hast du von diesem Terminal aus noch nicht gespielt. Nimm zuerst an einem Tisch Platz: dicehall join CODE --server { $server }
cli-no-history-online = Du hast auf { $server } noch keine beendeten Partien.
cli-option-server = der Server, etwa https://dice.example (Standard: DICEHALL_SERVER, sonst http://127.0.0.1:8080)
cli-option-name = dein Name auf diesem Server; wird beim ersten Mal erfragt und dann gespeichert
cli-option-online-seats = die Anzahl der Plätze
cli-option-clock = Zeit für jede Entscheidung: Sekunden wie 60, Tage wie 3d oder none
cli-option-listed = den Tisch in der Lobby anzeigen
cli-option-no-watch = keine Zuschauer zulassen
cli-option-no-chat = den Chat ausschalten
cli-option-coach-online = Trainer nutzen, falls am Tisch erlaubt: Taste I zeigt die beste Entscheidung mit Begründung; mit `host` dürfen ihn alle nutzen
cli-bad-server = „{ $given }“ ist keine Adresse eines Servers. Schreib sie wie https://dice.example oder localhost:8080.
cli-bad-code = „{ $given }“ ist kein Tisch. Gib einen Code aus fünf Buchstaben und Ziffern wie 1EHGQ an oder den Link des Tisches.
online-bad-name = „{ $given }“ ist kein gültiger Name. Ein Name hat 1 bis 40 sichtbare Zeichen.
online-bad-clock = „{ $given }“ ist kein Zeitlimit. Möglich sind: none, 5 bis 600 Sekunden wie 60, oder 1 bis 14 Tage wie 3d.
online-too-many-bots = An einem Tisch mit { $seats } Plätzen ist Platz für { $most } { $most ->
        [one] Bot
       *[other] Bots
    } und dich.
online-no-server = Unter { $server } gibt es keinen Dicehall-Server. Prüfe die Adresse, oder starte einen Server: dicehall serve
online-watch-instead = Du kannst zuschauen: dicehall watch { $code }
online-removed = Der Host hat dich von diesem Tisch entfernt.
online-left = Dein Platz bleibt reserviert. Zurück kommst du mit: dicehall join { $code } --server { $server }
online-left-watching = Du schaust nicht mehr zu.
online-leave-question = Den Tisch verlassen? Dein Platz bleibt reserviert, und das Zeitlimit gilt weiter. dicehall join bringt dich zurück.
online-answer = { $why }
online-move-pending = Dein letzter Zug wird noch gesendet.
online-not-your-turn = Du bist nicht dran.

## Vor der Partie

online-code = Tisch { $code }
online-progress = { $progress } · Tisch { $code }
online-seat-free = { $number }. frei
online-seat-bot =
    { $number }. { $name } ({ $strength ->
        [novice] Bot, Neuling
        [expert] Bot, Profi
       *[steady] Bot, Könner
    })
online-seat-person =
    { $number }. { $name }{ $role ->
        [host] , Host
       *[player] { "" }
    }{ $here ->
        [yes] { "" }
       *[no] , nicht da
    }
online-starting = Die Partie beginnt.
online-do-sit = Platz nehmen
online-do-stand = Platz verlassen
online-do-start = Partie starten
online-do-steady = Könner-Bot hinzufügen
online-do-novice = Neulings-Bot hinzufügen
online-do-expert = Profi-Bot hinzufügen
online-do-remove = Letzten Bot entfernen
online-do-undo = Deinen letzten Zug rückgängig machen
online-why-full = alle Plätze sind besetzt
online-why-free = einige Plätze sind noch frei
online-no-one-to-remove = Es ist kein Bot da, den du entfernen kannst. Um jemanden zu entfernen, schreib /remove und den Namen.

## Am Tisch

online-late = Noch 10 Sekunden.
online-typing = Nachricht oder /Befehl:
online-aid-chat = Chat
online-aid-command = Befehl
online-aid-send = senden
online-aid-cancel = abbrechen
online-no-such-command =
    Den Befehl { $given } gibt es nicht.{ $hint ->
        [near] {" "}Meinst du { $near }?
       *[none] { "" }
    } Die Befehle sind { $allowed }.
online-bad-word =
    „{ $given }“ geht nicht.{ $hint ->
        [near] {" "}Meinst du „{ $near }“?
       *[none] { "" }
    } Möglich: { $allowed }.
online-name-missing = Der Name fehlt: /{ $word } Bo
online-no-such-person = An diesem Tisch ist niemand mit dem Namen „{ $given }“.
online-seed-drawn = Du hast einen neuen Seed. Sein Commitment an diesem Tisch: { $commitment }
online-set =
    { $what ->
        [chat] Der Chat ist { $on ->
            [yes] an
           *[no] aus
        }
        [spectator-chat] Der Chat für Zuschauer ist { $on ->
            [yes] an
           *[no] aus
        }
        [watch] Zuschauer sind { $on ->
            [yes] erlaubt
           *[no] nicht erlaubt
        }
       *[listed] Dieser Tisch steht { $on ->
            [yes] jetzt
           *[no] nicht mehr
        } in der Lobby
    }.
online-no-seed = Dieser Computer kann keinen Seed erzeugen oder speichern.
online-help-chat = Taste C: Nachricht schreiben. Taste /: Befehl eingeben. Mit --plain steht der Befehl in einer eigenen Zeile.
online-help-sit = /sit: einen freien Platz nehmen
online-help-stand = /stand: den Platz vor der Partie verlassen
online-help-start = /start: die Partie starten (Host)
online-help-bot = /bot steady: einen Bot hinzufügen, novice, steady oder expert (Host)
online-help-remove = /remove Bo: jemanden entfernen, ohne Namen den letzten Bot (Host)
online-help-host = /host Bo: jemanden zum Host machen (Host)
online-help-mute = /mute Bo: jemanden für den ganzen Tisch stummschalten (Host)
online-help-unmute = /unmute Bo: die Stummschaltung aufheben (Host)
online-help-set = /set chat off: chat, spectator-chat, watch oder listed einschalten (on) oder ausschalten (off) (Host)
online-help-seed = /seed: vor der Partie einen neuen Seed für die Würfel erzeugen
online-help-hold = /hold: einen Bot für dich spielen lassen
online-help-return = /return: wieder selbst statt des Bots spielen
online-help-undo = /undo: darum bitten, deinen letzten Zug rückgängig zu machen
online-help-agree = /agree: zustimmen, dass jemand einen Zug rückgängig macht
online-help-refuse = /refuse: ablehnen, dass jemand einen Zug rückgängig macht
online-help-withdraw = /withdraw: deine eigene Anfrage zurückziehen
online-help-stand-in = /stand-in: einen Bot für jemanden spielen lassen, der nicht da ist
online-help-resign = /resign: aufgeben; ein Bot spielt zu Ende, und du belegst den letzten Platz
online-help-rematch = /rematch: noch einmal spielen, wenn die Partie vorbei ist
online-help-react = /react clap: clap, laugh, wow, ouch, luck, thanks, hurry oder bye
online-help-say = /say Hallo: eine Nachricht schreiben
online-help-help = /help: diese Liste

## Eine Party

party-phones = Handys in diesem Netzwerk spielen hier mit: { $address }
party-or = Falls sich die Seite nicht öffnet, versuche:
party-no-network = Dieser Computer ist mit keinem Netzwerk verbunden. Sobald er es ist, können Handys mitspielen.
party-code = Code: { $code }
party-room = Der Bildschirm für alle: { $address }
party-stop = Strg+C beendet die Party. Alle Partien sind gespeichert.
party-no-open = den Bildschirm für alle nicht im Browser öffnen
