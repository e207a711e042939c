# Was Seite und Terminal an einem Online-Tisch sagen.

online-notice-said = { $name }: { $text }
online-notice-clap = { $name }: Bravo
online-notice-laugh = { $name }: Haha
online-notice-wow = { $name }: Wow
online-notice-ouch = { $name }: Autsch
online-notice-luck = { $name }: Viel Glück
online-notice-thanks = { $name }: Danke
online-notice-hurry = { $name }: Bist du dran?
online-notice-bye = { $name }: Tschüss
online-notice-sat = { $name } hat sich gesetzt.
online-notice-stood = { $name } hat den Tisch verlassen.
online-notice-removed = Der Host hat { $name } entfernt.
online-notice-left = Platz { $number } ist wieder frei.
online-notice-held = Für { $seat } spielt vorerst ein Bot.
online-notice-stand-in = { $by } lässt einen Bot für { $seat } spielen.
online-notice-returned = { $seat } ist wieder da.
online-notice-resigned = { $seat } hat aufgegeben. Ein Bot spielt weiter.
online-notice-undo-asked = { $seat } möchte den letzten Zug rückgängig machen.
online-notice-undo-answered =
    { $agrees ->
        [yes] { $seat } ist einverstanden, ihn rückgängig zu machen.
       *[no] { $seat } ist nicht einverstanden, ihn rückgängig zu machen.
    }
online-notice-undone = Der letzte Zug von { $seat } wurde rückgängig gemacht.
online-notice-host = { $name } ist jetzt Host.
online-notice-rematch = Eine Revanche ist offen.
online-notice-settings =
    { $chat ->
        [on] Der Host hat die Einstellungen des Tisches geändert. Der Chat ist an.
       *[off] Der Host hat die Einstellungen des Tisches geändert. Der Chat ist aus.
    }
online-notice-muted =
    { $muted ->
        [yes] Der Host hat { $name } stummgeschaltet.
       *[no] Der Host hat die Stummschaltung von { $name } aufgehoben.
    }
