# Was Seite und Terminal an einem Online-Tisch sagen.

# Was ein Online-Tisch sagt, solange es so ist.

online-lost = Verbindung verloren. Sie wird wiederhergestellt … Kein Zug geht verloren.
online-found = Wieder verbunden.
online-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
online-unreadable = Die Antwort des Servers ist nicht lesbar. Lade die Seite neu, oder aktualisiere Dicehall, hier oder auf dem Server.
online-move-offline = Keine Verbindung. Dein Zug wird gesendet, sobald du wieder online bist.
online-waiting =
    { $who ->
        [host] Gib den Code weiter. Starte, wenn alle Plätze besetzt sind.
        [player] Der Host startet die Partie, sobald alle da sind.
        [ready] Alle Plätze sind besetzt. Der Host startet die Partie.
        [late] Alle Plätze sind besetzt. Schau zu, oder warte auf einen freien Platz.
        [removed] Der Host hat dich von diesem Tisch entfernt. Du kannst nur noch zuschauen.
       *[watcher] Nimm einen freien Platz oder schau zu.
    }
online-seeds-awaited = Die Würfel werden vorbereitet. Die Partie beginnt in höchstens 10 Sekunden.
online-held = Ein Bot spielt für dich.
online-paused = Die Partie pausiert: Niemand ist aktiv. Sie geht weiter, sobald jemand zurückkommt.
online-away =
    { $minutes ->
        [0] { $seconds ->
            [0] { $seat } ist nicht da.
            [one] { $seat } ist nicht da. Du kannst in 1 Sekunde einen Bot spielen lassen.
           *[other] { $seat } ist nicht da. Du kannst in { $seconds } Sekunden einen Bot spielen lassen.
        }
       *[other] { $seat } ist nicht da. Du kannst in { $minutes } Minuten einen Bot spielen lassen.
    }
online-slow = { $seat } hat seit fünf Minuten nicht gezogen.
online-stand-in-waiting = { $seat } ist nicht da. Du möchtest einen Bot spielen lassen. Noch keine Antwort von { $seats }.
online-stand-in-none = Ein Bot kann nur einspringen, wenn die Partie auf jemanden wartet, der schon länger weg ist.
clock-left = noch { $time }
clock-hours-left =
    { $hours ->
        [one] noch 1 Stunde
       *[other] noch { $hours } Stunden
    }
clock-setting =
    { $kind ->
        [seconds] { $count ->
            [one] 1 Sekunde pro Entscheidung, dann spielt ein Bot
           *[other] { $count } Sekunden pro Entscheidung, dann spielt ein Bot
        }
        [days] { $count ->
            [one] 1 Tag pro Entscheidung, dann spielt ein Bot
           *[other] { $count } Tage pro Entscheidung, dann spielt ein Bot
        }
       *[none] kein Zeitlimit
    }
online-undo-question = { $seat } möchte den letzten Zug rückgängig machen. Bist du einverstanden?
online-undo-waiting = Du möchtest deinen letzten Zug rückgängig machen. Noch keine Antwort von { $seats }.
online-seed-missing = Dein Seed kam zu spät an. Die Würfel dieser Partie wurden ohne ihn berechnet.
online-ended-resigned =
    { $count ->
        [0] Die Partie hat ihre maximale Länge erreicht.
        [one] { $seats } hat aufgegeben.
       *[other] { $seats } haben aufgegeben.
    }
    .own = Du hast aufgegeben.
online-watching = Du schaust zu.
online-watchers =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }

# Was eine Person deshalb tun kann.

online-do-return = Wieder selbst spielen
online-do-resume = Weiterspielen
online-do-stand-in = Einen Bot für { $seat } spielen lassen
online-do-agree-undo = Einverstanden
online-do-refuse-undo = Nicht einverstanden
online-do-withdraw-undo = Anfrage zurückziehen

# Was am Tisch außer Zügen geschehen ist.

online-notice-said = { $name }: { $text }
online-notice-clap = { $name }: Bravo
online-notice-laugh = { $name }: Haha
online-notice-wow = { $name }: Wow
online-notice-ouch = { $name }: Autsch
online-notice-luck = { $name }: Viel Glück
online-notice-thanks = { $name }: Danke
online-notice-hurry = { $name }: Du bist dran!
online-notice-bye = { $name }: Tschüss
online-notice-sat = { $name } sitzt jetzt am Tisch.
online-notice-came = { $seat } ist da.
online-notice-stood = { $name } hat den Tisch verlassen.
online-notice-removed = Der Host hat { $name } entfernt.
online-notice-readmitted = Der Host hat { $name } wieder hereingelassen.
online-notice-left = Platz { $number } ist wieder frei.
online-notice-held = Für { $seat } spielt vorerst ein Bot.
    .own = Für dich spielt vorerst ein Bot.
online-notice-stand-in = { $by } lässt einen Bot für { $seat } spielen.
    .own = { $by } lässt einen Bot für dich spielen.
online-notice-returned = { $seat } ist wieder da.
    .own = Du spielst wieder selbst.
online-notice-resigned = { $seat } hat aufgegeben. Ein Bot übernimmt.
    .own = Du hast aufgegeben. Ein Bot übernimmt für dich.
online-notice-undo-asked = { $seat } möchte den letzten Zug rückgängig machen.
    .own = Du möchtest deinen letzten Zug rückgängig machen.
online-notice-undo-withdrawn = { $seat } möchte den letzten Zug doch nicht rückgängig machen.
    .own = Du hast deine Anfrage zurückgezogen.
online-notice-undo-answered =
    { $agrees ->
        [yes] { $seat } ist damit einverstanden, den Zug rückgängig zu machen.
       *[no] { $seat } ist nicht damit einverstanden, den Zug rückgängig zu machen.
    }
online-notice-undone = Der letzte Zug von { $seat } wurde rückgängig gemacht.
    .own = Dein letzter Zug wurde rückgängig gemacht.
online-notice-resumed = { $seat } ist zurück. Die Partie geht weiter.
    .own = Die Partie geht weiter.
online-notice-stand-in-agreed = { $by } möchte einen Bot für { $seat } spielen lassen.
online-notice-waiting = { $name } spielt ab der nächsten Partie mit.
online-notice-game = Der Host hat { $game } ausgewählt.
online-notice-host = { $name } ist jetzt Host.
online-notice-rematch = Eine Revanche wurde eröffnet.
    .by = { $seat } möchte eine Revanche.
online-notice-stopped = Der Host hat die Partie beendet. Sie zählt nicht.
online-notice-settings =
    { $chat ->
        [on] Der Host hat den Chat eingeschaltet.
        [off] Der Host hat den Chat ausgeschaltet.
       *[same] Der Host hat die Einstellungen des Tisches geändert.
    }
online-notice-muted =
    { $muted ->
        [yes] Der Host hat { $name } stummgeschaltet.
       *[no] Der Host hat die Stummschaltung von { $name } aufgehoben.
    }
