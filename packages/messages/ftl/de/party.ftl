# Eine Party: ein Bildschirm für den Raum, ein Handy für jeden Spieler und ein Abend mit mehreren Partien.

party = Party
    .about = Ein Fernseher oder Laptop zeigt den Tisch für den ganzen Raum. Alle spielen mit dem eigenen Handy, ohne Konto. Wer zuerst dabei ist, ist Host.
party-open = Bildschirm für alle öffnen
party-online = Kein großer Bildschirm? Online spielen
party-screen-name = Bildschirm für alle
party-game = Spiel
party-sit = Mitspielen
party-late = Wer während einer Partie dazukommt
    .next = spielt die nächste Partie mit
    .bot-seat = darf auch den Platz eines Bots übernehmen
    .closed = kann nicht mitspielen
party-locked = Party sperren
    .about = Neue Leute können nicht mehr dazukommen. Wer schon dabei war, kann zurückkommen.
party-points = Punkte pro Partie
    .wins = 1 für jeden Sieg
    .places = nach Platz
    .list = selbst festgelegt
party-point-list = Punkte nach Platz
    .about = Zuerst die Punkte für den Sieg, zum Beispiel 5, 3, 2, 1. Plätze ohne Zahl bekommen keine Punkte.
party-teams = Teams
    .none = keine
party-team = Team { $number }
party-late-choice =
    { $state ->
        [over] Du kannst in der nächsten Partie mitspielen.
       *[running] Schau zu und spiel die nächste Partie mit.
    }
party-waiting = Du spielst die nächste Partie mit. Bis dahin kannst du zuschauen.
party-wait = Nächste Partie mitspielen
party-take-bot = Platz eines Bots übernehmen
party-evening = Gesamtstand
party-wins =
    { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
party-keep = Als Bild speichern
party-picture = Bild speichern oder zum Teilen gedrückt halten.
party-end-match = Diese Partie beenden
    .about = Niemand bekommt Punkte dafür. Danach kannst du die Regeln ändern und mit denselben Leuten neu starten.
    .sure = Partie beenden
